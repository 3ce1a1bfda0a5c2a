"""Mestor: it rears over the steps of its throne, and who kneels there thinks now what it thinks."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, sweep


@picture("future", "mestor", nebulae.clouds((-0.3, 0.5), 0.7, 2.2))
def paint(n: Night) -> None:
    scenery.columns(n, "gold", -0.9, 1.3, (-0.96,), 0.13)
    n.lamp_at = (-0.6, 0.7)
    n.being(
        blob((0.46, 1.34), (0.80, 1.28), (1.05, 1.0), (1.10, -0.9, 0), (0.26, -0.9, 0), (0.30, 0.9)),
        "gold",
        soft=0.10,
        halo=0.4,
        rim=1.2,
        bright=-0.10,
    )
    for k in range(4):
        n.being(
            box(-0.18 - 0.18 * k, -0.90 - 0.15 * k, 1.2, -0.76 - 0.15 * k),
            "gold",
            soft=0.05,
            halo=0.2,
            stars=0.1,
            bright=-0.08,
        )
    n.lamp_at = (-0.5, 0.9)
    body = blob(
        (1.2, -1.2, 0),
        (1.2, -0.2),
        (0.98, 0.34),
        (0.74, 0.78),
        (0.42, 0.98),
        (0.10, 0.88),
        (-0.04, 0.62),
        (0.06, 0.40),
        (0.26, 0.28),
        (0.24, -0.10),
        (0.04, -0.46),
        (-0.08, -0.80),
        (-0.14, -1.02),
        (0.2, -1.16),
    )
    n.being(body, "moss", soft=0.20, halo=0.9, rim=1.3)
    for k in range(8):
        y = 0.22 - 0.16 * k
        x = 0.26 - 0.045 * max(0, k - 1)
        n.ink([(x, y), (x + 0.26, y - 0.07), (x + 0.52, y - 0.01), (x + 0.80, y + 0.12)], 0.022, 0.55, "moss")
    rng = n.rng(4)
    for u, v, w in rng.random((22, 3)):
        n.being(dot(0.45 + 0.6 * u, -0.7 + 1.3 * v - 0.5 * u, 0.014 + 0.026 * w), "lime", soft=0.012, halo=0.1, stars=0)
    for x in (0.02, 0.24):
        n.being(
            sweep([(x + 0.10, -0.05), (x - 0.22, -0.20), (x - 0.34, -0.06)], [0.06, 0.05, 0.02]),
            "moss",
            soft=0.03,
            halo=0.4,
            stars=0,
        )
    n.dark(blob((0.00, 0.54), (0.16, 0.50), (0.34, 0.56), (0.16, 0.46)), 0.9, 0.012)
    for (x, y), (tx, ty) in (((0.20, 0.88), (0.02, 1.18)), ((0.44, 0.95), (0.40, 1.28))):
        n.being(
            sweep([(x, y), ((x + tx) / 2 - 0.03, (y + ty) / 2), (tx, ty)], [0.06, 0.045, 0.035]),
            "moss",
            soft=0.03,
            halo=0.4,
        )
        n.lit(dot(tx, ty, 0.05), "#ffb040", 1.6, 0.09)
    for x, y in ((0.10, 0.72), (0.30, 0.74)):
        n.dark(dot(x, y, 0.075, 0.055), 0.85, 0.012)
        n.lit(dot(x - 0.02, y, 0.030), "#ffe060", 1.4, 0.04)
    look = Look("ember", "flesh", "mane", "silver", collar="", eyes="#d0a0ff")
    who = act(n, look, "kneel", (-0.66, -1.30), 1.10, 1, "robe", "slim", bones=0.5, rim=1.5, wide=0.20)
    hx, hy = who.head
    for j, r in enumerate((0.16, 0.22, 0.28)):
        n.lit(
            sweep(
                [(0.02, 0.62 - 0.02 * j), (-0.30 + 0.05 * j, 0.30 - 0.05 * j), (hx + 0.06, hy + r * 0.9)],
                [0.006, 0.012, 0.004],
            ),
            "#c090ff",
            1.0,
            0.05,
        )
    n.star(hx, hy + 0.10, 0.22, 1.1, "#c090ff")
