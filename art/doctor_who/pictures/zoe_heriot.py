"""Zoe Heriot: a suit that glitters, and sums that turn about her like planets."""

from math import cos, pi, sin

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop


@picture("future", "zoe-heriot", nebulae.deep((0.0, 0.4), 0.8, 0.42))
def paint(n: Night) -> None:
    f = standing(
        n,
        Look("silver", "flesh", "bob", "soot", collar=""),
        (0.0, -0.30),
        2.1,
        (310, 70),
        (235, 250),
        garb="suit",
        build="lady",
        bones=0.5,
        fade=0.15,
    )
    n.strewn(f.trunk() + f.leg(True) + f.leg(False), 70, 0.03, n.sky.star)
    for r, ry, a0 in ((0.62, 0.20, 0), (0.82, 0.30, 40), (1.02, 0.40, 90)):
        n.lit(hoop(0, 0.05, r, 0.004, -172, -8, ry=ry), "#8ad8ff", 0.6, 0.02, 0.3)
        for k in range(4):
            a = (200 + a0 + k * 41) % 160 + 190
            x, y = r * cos(a * pi / 180), 0.05 + ry * sin(a * pi / 180)
            n.lit(dot(x, y, 0.030), n.sky.accent if k % 2 else "#8ad8ff", 1.2, 0.05)
