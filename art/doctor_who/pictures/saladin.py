"""Saladin: a turban with a jewel, one hand out, the other upon a curved sword."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, sweep


@picture("past", "saladin", nebulae.moon(0.5, (0.0, 0.62), 1.0, 0.35))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("sea", "bronze", "bald", "soot", "turban", "pearl", "high", "gold", "king"),
        (0.0, 0.36),
        0.38,
        0,
        stern=0.3,
    )
    n.lit(b.put(dot(0, 0.92, 0.11, 0.15)), "#ff5040", 1.3, 0.06)
    n.being(
        b.put(sweep([(0, 1.0), (0.06, 1.6), (-0.06, 2.0)], [0.04, 0.10, 0.01])), "pearl", soft=0.04, halo=0.4, stars=0
    )
    n.being(
        sweep([(0.42, -1.30), (0.66, -0.86), (0.72, -0.40), (0.58, 0.06)], [0.03, 0.05, 0.055, 0.005]),
        "silver",
        soft=0.03,
        halo=0.9,
        stars=0,
        rim=1.3,
    )
    n.being(box(0.28, -1.26, 0.60, -1.20), "gold", soft=0.02, halo=0.3, stars=0)
    n.star(0.58, 0.04, 0.16, 1.0)
