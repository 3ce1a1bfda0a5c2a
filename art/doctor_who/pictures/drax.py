"""Drax: a cap, overalls, and a spanner as long as his arm."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, pair, poly, sweep


@picture("timeless", "drax", nebulae.galaxy((-0.3, 0.8), 0.7, 20, 0.5))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("bronze", "flesh", "short", "soot", "cap", "moss", "", "silver"), (-0.08, 0.42), 0.40, 8, stern=-1.0
    )
    n.being(
        b.put(sweep([(-0.2, 0.56), (0.5, 0.50), (1.15, 0.44)], [0.10, 0.11, 0.06])),
        "moss",
        soft=0.03,
        halo=0.1,
        stars=0,
    )
    n.being(
        b.put(pair(poly((0.36, -1.05), (0.62, -1.1), (0.56, -2.4), (0.34, -2.4)))) + b.put(box(-0.7, -4.6, 0.7, -2.3)),
        "navy",
        soft=0.05,
        halo=0.2,
        stars=0.2,
    )
    n.being(sweep([(0.44, -1.26), (0.72, -0.34)], [0.055, 0.055]), "silver", soft=0.03, halo=0.7, stars=0)
    n.being(hoop(0.76, -0.18, 0.13, 0.05, -30, 170) + dot(0.43, -1.28, 0.10), "silver", soft=0.03, halo=0.5, stars=0)
    n.star(0.66, -0.5, 0.16, 1.0)
