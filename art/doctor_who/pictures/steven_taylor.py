"""Steven Taylor: a space pilot in a high collar, a toy panda under his arm."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot


@picture("future", "steven-taylor", nebulae.planet((0.6, -1.9), 1.5, 0.4))
def paint(n: Night) -> None:
    portrait(n, Look("ice", "flesh", "parted", "bronze", collar="high"), (0.12, 0.42), 0.40, -3, stern=0.2)
    n.being(dot(-0.52, -0.86, 0.30, 0.34), "pearl", soft=0.14, halo=0.5, stars=0)
    n.being(dot(-0.52, -0.42, 0.25, 0.22), "pearl", soft=0.12, halo=0.6, stars=0, bright=0.05)
    n.being(
        dot(-0.72, -0.24, 0.09)
        + dot(-0.32, -0.24, 0.09)
        + dot(-0.78, -0.92, 0.12, 0.2, -20)
        + dot(-0.26, -0.92, 0.12, 0.2, 20),
        "soot",
        soft=0.04,
        halo=0,
        stars=0,
    )
    n.dark(
        dot(-0.62, -0.40, 0.055, 0.07, -20) + dot(-0.42, -0.40, 0.055, 0.07, 20) + dot(-0.52, -0.50, 0.035, 0.026),
        0.92,
        0.008,
    )
    n.star(-0.61, -0.39, 0.05, 0.8)
    n.star(-0.43, -0.39, 0.05, 0.8)
