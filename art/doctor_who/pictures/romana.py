"""Romana: a boater with a ribbon, a white collar, and the tracer that finds the Key."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, sweep


@picture("timeless", "romana", nebulae.galaxy((-0.30, 0.65), 0.8, -25, 0.5))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("pearl", "flesh", "long", "gold", collar="round"), (0.08, 0.36), 0.41, -5, wide=0.85, stern=-0.2
    )
    n.being(
        b.put(both((0, 1.30), (0.62, 1.28, 0), (0.70, 0.72, 0), (0, 0.66)) + dot(0, 0.72, 1.24, 0.20)),
        "bone",
        soft=0.06,
        halo=0.4,
        stars=0,
    )
    n.being(
        b.put(sweep([(-0.68, 0.86), (0, 0.80), (0.68, 0.86)], [0.10, 0.11, 0.10])), "blood", soft=0.03, halo=0, stars=0
    )
    n.being(sweep([(-0.40, -1.1), (-0.56, -0.46)], [0.040, 0.030]), "silver", soft=0.03, halo=0.4, stars=0)
    n.lit(sweep([(-0.56, -0.46), (-0.64, -0.12)], [0.022, 0.012]), n.sky.accent, 1.6, 0.08)
    n.star(-0.65, -0.08, 0.26, 1.5)
