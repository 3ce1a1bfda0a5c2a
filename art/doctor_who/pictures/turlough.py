"""Turlough: a school blazer, red hair, and in his hand the crystal that gives him orders."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, poly, sweep


@picture("timeless", "turlough", nebulae.deep((0.4, -0.3), 0.6, 0.40))
def paint(n: Night) -> None:
    b = portrait(n, Look("dusk", "bone", "parted", "ember"), (-0.10, 0.46), 0.40, -4, stern=0.8)
    n.being(
        b.put(poly((-0.12, -1.16), (0.12, -1.16), (0.20, -2.7), (0, -3.0), (-0.20, -2.7))),
        "soot",
        soft=0.03,
        halo=0,
        stars=0,
    )
    n.lamp_at = (0.5, -0.3)
    n.being(
        both((0, 0.02), (0.15, -0.14), (0.18, -0.36), (0.10, -0.56), (0, -0.64), x=0.52),
        "violet",
        soft=0.07,
        halo=1.4,
        stars=0.2,
        rim=1.4,
    )
    n.lit(both((0, -0.10), (0.07, -0.22), (0.06, -0.40), (0, -0.5), x=0.52), n.sky.accent, 1.5, 0.14)
    n.being(
        sweep([(0.28, -0.80), (0.50, -0.66), (0.76, -0.72)], [0.10, 0.13, 0.08]), "bone", soft=0.06, halo=0.2, stars=0
    )
    n.star(0.52, -0.28, 0.40, 1.0, n.sky.accent)
