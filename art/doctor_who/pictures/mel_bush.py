"""Mel Bush: a fire of red curls, and a tall glass of carrot juice."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, poly, sweep


@picture("present", "mel-bush", nebulae.rays((0.0, 0.4), 1.7, 1.2))
def paint(n: Night) -> None:
    portrait(n, Look("candy", "flesh", "mane", "ember", collar="round"), (-0.10, 0.42), 0.40, 5, wide=0.85, stern=-1.0)
    n.being(
        poly((0.42, -0.30), (0.86, -0.30), (0.80, -1.06), (0.48, -1.06)),
        "ice",
        solid=0.5,
        soft=0.05,
        halo=0.4,
        stars=0,
        rim=1.4,
    )
    n.lit(poly((0.455, -0.46), (0.825, -0.46), (0.775, -1.02), (0.505, -1.02)), "#ff8a20", 0.9, 0.05)
    n.being(sweep([(0.66, -0.9), (0.80, -0.02)], [0.022, 0.022]), "rose", soft=0.01, halo=0.2, stars=0)
    n.being(dot(0.46, -0.28, 0.10, 0.10), "ember", soft=0.03, halo=0.2, stars=0)
