"""Vicki: flat on the sand with her chin on her hands, nose to nose with the spiny thing that she has named."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, box, dot, hoop, polar, poly, sweep


@picture("future", "vicki", nebulae.rings((0.42, 0.90), 0.28))
def paint(n: Night) -> None:
    n.being(blob((-1.2, -0.10, 0), (-0.9, 0.34), (-0.50, 0.50), (-0.06, 0.40), (0.2, 0.10), (0.26, -0.40, 0), (-1.2,
        -0.4, 0)), "silver", soft=0.12, halo=0.4,
            stars=0.1, bright=-0.10)  # fmt: skip
    n.lit(box(-0.62, -0.02, -0.36, 0.14), "#ffb060", 0.8, 0.05)
    n.being(sweep([(-0.50, 0.48), (-0.30, 0.86)], [0.03, 0.01]), "silver", soft=0.02, halo=0.3, stars=0)
    n.star(-0.30, 0.88, 0.16, 1.1, "#ff6040")
    scenery.dunes(n, -0.22, "navy", 6, 1)
    n.lamp_at = (0.5, 0.6)
    # The spiny one, with lamps for eyes.
    body = blob((0.22, -1.08), (0.24, -0.60), (0.42, -0.34), (0.72, -0.36), (0.98, -0.60), (1.06, -1.08))
    rng = n.rng(4)
    for k in range(15):
        a = 168 - 11 * k
        root = polar((0.64, -0.86), a, 0.44)
        n.being(
            poly(polar(root, a + 90, 0.05), polar(root, a, 0.16 + 0.10 * rng.random()), polar(root, a - 90, 0.05)),
            "lime",
            soft=0.02,
            halo=0.4,
            stars=0,
        )
    n.being(body, "moss", soft=0.12, halo=0.6, stars=0.2)
    for x, y in ((0.36, -0.64), (0.60, -0.58)):
        n.lit(dot(x, y, 0.065), "#ffb040", 1.5, 0.14, 0.8)
        n.dark(dot(x - 0.015, y, 0.022), 0.9, 0.004)
    n.dark(sweep([(0.30, -0.86), (0.46, -0.93), (0.62, -0.86)], [0.01, 0.03, 0.01]), 0.8, 0.006)
    look = Look("violet", "flesh", "long", "gold", collar="round", shirt="pearl")
    profile(n, look, (-0.46, -0.26), 0.34, 1, -10, stern=-1.0, lamp=(0.5, 0.1))
    for k, (x, y) in enumerate(((-0.24, -0.72), (-0.34, -0.74))):
        n.being(
            sweep([(x - 0.30 + 0.1 * k, -1.30), (x - 0.02, y - 0.30), (x + 0.04, y + 0.06)], [0.13, 0.11, 0.07]),
            "violet",
            soft=0.05,
            halo=0.3,
        )
        n.being(dot(x + 0.05, y + 0.08, 0.065, 0.085), "flesh", soft=0.03, halo=0.2, stars=0)
    n.being(
        blob((-1.2, -1.6, 0), (-1.2, -1.12), (-0.2, -1.18), (0.5, -1.10), (1.2, -1.16), (1.2, -1.6, 0)),
        "navy",
        soft=0.06,
        halo=0.3,
        rim=1.4,
    )
    n.lit(hoop(0.05, -0.42, 0.05, 0.006), "#ffffff", 0.5, 0.02)
    n.star(0.05, -0.42, 0.14, 0.9)
