"""Irongron: a robber captain in his iron hat, an axe in his fist, and his stolen castle behind him."""

from art.doctor_who import hands, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, box, sweep


@picture("past", "irongron", nebulae.clouds((0.5, 0.5), 0.8, 2.2, lamp=(0.9, 0.9)))
def paint(n: Night) -> None:
    for x, top in ((0.62, 0.30), (0.92, 0.66)):
        n.being(box(x - 0.17, -1.0, x + 0.17, top) + [p for k in range(3) for p in box(x - 0.17 + 0.13 * k, top,
            x - 0.09 + 0.13 * k, top + 0.10)],
                "dusk", soft=0.06, halo=0.4, stars=0.1, bright=-0.04)  # fmt: skip
        n.lit(box(x - 0.03, top - 0.30, x + 0.03, top - 0.14), "#ff9040", 1.0, 0.05)
    look = Look("soot", "flesh", "mane", "ember", "norman", "silver", "", beard="full")
    b = profile(n, look, (-0.30, 0.40), 0.40, 1, -6, stern=1.0, wide=1.15, lamp=(0.9, 0.9))
    n.being(b.put(blob((-1.3, -1.0), (-0.5, -0.84), (0.3, -1.0), (0.9, -1.5), (0.5, -1.9), (-0.5, -1.7), (-1.5,
        -1.9))), "bronze", soft=0.10, halo=0.4,
            stars=0.3)  # fmt: skip
    for k in range(9):
        n.ink(
            [b.spot(-1.4 + 0.26 * k, -1.3), b.spot(-1.36 + 0.26 * k, -1.5), b.spot(-1.44 + 0.27 * k, -1.75)],
            0.02,
            0.5,
            "bronze",
        )
    for y in (0.36, 0.52):
        n.glint([b.spot(-0.9, y), b.spot(0, y + 0.06), b.spot(0.88, y)], 0.012, "pearl", 0.5)
    n.being(sweep([(0.34, -1.5), (0.56, 0.30)], [0.036, 0.034]), "bronze", soft=0.03, halo=0.4, stars=0)
    blade = blob(
        (0.48, 0.30, 0), (0.62, 0.22), (0.94, 0.40, 0), (0.98, 0.10), (0.86, -0.22, 0), (0.58, -0.06), (0.44, -0.02, 0)
    )
    n.being(blade, "silver", soft=0.07, halo=1.0, stars=0, rim=1.4)
    n.glint([(0.93, 0.36), (0.965, 0.10), (0.87, -0.18)], 0.014, "pearl", 0.9)
    hands.fist(n, (0.43, -0.66), (-0.20, -1.7), 0.32, "flesh", "silver", "bronze", -1)
    n.star(0.96, 0.12, 0.36, 1.3)
