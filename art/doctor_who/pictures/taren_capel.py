"""Taren Capel: in the robots' colours and half their face, he bends to wake the first of them with a probe."""

from art.doctor_who import creatures, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import dot, poly, sweep


@picture("future", "taren-capel", nebulae.rays((0.10, 0.26), 1.0, 0.8, heart=0.1))
def paint(n: Night) -> None:
    creatures.voc(n, (0.62, 0.36), 0.34, "sea", "#ff5040", -8)
    look = Look("lime", "bone", "short", "jade", collar="high", eyes="#ffffff")
    b = profile(n, look, (-0.50, 0.40), 0.36, 1, -8, stern=0.7, lamp=(0.20, 0.30))
    for points in (
        ((0.10, 0.70), (0.34, 0.46), (0.28, 0.10), (0.40, -0.30), (0.30, -0.72)),
        ((0.60, 0.62), (0.66, 0.40), (0.76, 0.30)),
    ):
        n.being(b.put(sweep(points, [0.06] * len(points))), "jade", soft=0.02, halo=0.2, stars=0, bright=0.05)
    n.being(b.put(poly((0.40, 0.0), (0.60, -0.10), (0.66, -0.36), (0.46, -0.40))), "jade", soft=0.03, halo=0.1, stars=0)
    n.being(
        sweep([(-0.50, -1.5), (-0.30, -0.90), (-0.02, -0.28)], [0.20, 0.17, 0.10]),
        "lime",
        soft=0.08,
        halo=0.4,
        stars=0.3,
    )
    n.being(dot(0.02, -0.20, 0.10, 0.09, 40), "bone", soft=0.05, halo=0.3, stars=0)
    for k in range(3):
        n.being(sweep([(0.00 + 0.05 * k, -0.26 + 0.04 * k), (0.10 + 0.03 * k, -0.22 + 0.06 * k), (0.06 + 0.03 * k,
            -0.12 + 0.05 * k)], [0.036, 0.036, 0.026]),
                "bone", soft=0.02, halo=0.1, stars=0)  # fmt: skip
    n.being(
        sweep([(-0.02, -0.30), (0.14, 0.02), (0.24, 0.24)], [0.030, 0.024, 0.010]),
        "silver",
        soft=0.02,
        halo=0.6,
        stars=0,
    )
    n.lit(sweep([(0.17, 0.10), (0.26, 0.28)], [0.012, 0.010]), "#ff4030", 1.8, 0.10, 0.8)
    n.star(0.27, 0.30, 0.52, 1.5, "#ff8060")
    n.joined([(0.27, 0.30), (0.40, 0.52), (0.62, 0.62), (0.82, 0.50)], r=0.06, colour="#ff9070")
