"""White Guardian: in a cane chair on a lawn that is nowhere, a glass poured; of six lights one is still missing."""

from art.doctor_who import nebulae
from art.doctor_who.acting import act, posed
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, poly, sweep


@picture("timeless", "white-guardian", nebulae.rays((0.1, 0.7), 1.0, 1.2, heart=0.5))
def paint(n: Night) -> None:
    n.lamp_at = (0.1, 1.0)
    n.being(dot(0.0, -1.42, 1.15, 0.52), "pearl", soft=0.12, halo=0.7, stars=0.2, rim=1.2, bright=-0.04)
    n.glint([(-0.9, -1.0), (0.0, -0.93), (0.9, -1.0)], 0.01, "pearl", 0.6)
    who = posed("sit", (-0.10, -1.00), 1.75, 1, "stout")
    hx, hy = who.hip
    chair = blob(
        (hx - 0.20, -0.98),
        (hx - 0.34, -0.3),
        (hx - 0.52, 0.42),
        (hx - 0.40, 0.84),
        (hx - 0.12, 0.90),
        (hx - 0.02, 0.6),
        (hx - 0.06, hy - 0.1),
        (hx + 0.34, hy - 0.14),
        (hx + 0.30, -0.98),
    )
    n.being(chair, "bone", soft=0.06, halo=0.7, rim=1.4, stars=0)
    for k in range(8):
        y = -0.2 + 0.13 * k
        n.ink([(hx - 0.46, y), (hx - 0.26, y + 0.04), (hx - 0.06, y)], 0.014, 0.6, "bone")
    for k in range(5):
        n.ink([(hx - 0.18 + 0.10 * k, -0.95), (hx - 0.16 + 0.10 * k, hy - 0.2)], 0.012, 0.5, "bone")
    look = Look("pearl", "flesh", "sides", "pearl", "panama", "pearl", "wing", "pearl", "full")
    who = act(n, look, "sit", (-0.10, -1.00), 1.75, 1, "suit", "stout", bones=0.6, rim=1.4, halo=0.8)
    n.being(box(0.46, -0.44, 0.94, -0.39) + box(0.67, -0.98, 0.73, -0.44), "bone", soft=0.03, halo=0.5, stars=0)
    n.being(
        poly((0.60, -0.39), (0.58, -0.14), (0.78, -0.14), (0.76, -0.39)),
        "ice",
        solid=0.4,
        soft=0.02,
        halo=0.8,
        rim=1.6,
        stars=0,
    )
    n.lit(poly((0.60, -0.38), (0.59, -0.26), (0.77, -0.26), (0.76, -0.38)), "#80ffb0", 0.7, 0.04)
    x, y = who.hand_n
    n.star(x + 0.06, y + 0.12, 0.20, 1.2)
    points = [(-0.62, 1.10), (-0.24, 1.26), (0.20, 1.28), (0.58, 1.12), (0.82, 0.82)]
    for k, at in enumerate(points):
        n.being(
            poly((at[0], at[1] + 0.10), (at[0] + 0.07, at[1]), (at[0], at[1] - 0.10), (at[0] - 0.07, at[1])),
            "ice",
            solid=0.7,
            soft=0.03,
            halo=1.0,
            rim=1.8,
            stars=0,
            bright=0.05 * (k % 2),
        )
        n.star(*at, 0.16, 1.0)
    n.joined([*points, (0.88, 0.46)], r=0.04, heat=0.9)
    n.lit(hoop(0.88, 0.46, 0.09, 0.006), "#ffffff", 0.8, 0.02)
    n.being(
        sweep([(0.20, 0.62), (0.30, 0.70), (0.40, 0.62), (0.50, 0.70), (0.60, 0.62)], [0.004, 0.02, 0.03, 0.02, 0.004]),
        "pearl",
        soft=0.02,
        halo=0.8,
        stars=0,
    )
