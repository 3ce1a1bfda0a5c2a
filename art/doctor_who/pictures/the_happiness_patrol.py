"""The Happiness Patrol: a pink wig, a painted smile with no joy in it, a gun with a bow."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, place, poly, sweep


@picture("purple", "the-happiness-patrol", nebulae.rays((0.0, 0.3), 2.0, 1.4))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("candy", "pearl", "curls", "candy", "", "", "lapels", "violet"),
        (0.0, 0.38),
        0.42,
        3,
        wide=0.9,
        stern=-0.2,
    )
    n.being(b.put(heads.HAIR["curls"][0]), "candy", soft=0.07, halo=0.3, stars=0.2)
    n.being(
        b.put(sweep([(-0.36, -0.42), (0, -0.62), (0.36, -0.42)], [0.03, 0.08, 0.03])),
        "blood",
        soft=0.02,
        halo=0.2,
        stars=0,
    )
    for x in (-1, 1):
        n.lit(b.put(dot(0.46 * x, -0.20, 0.12)), "#ff60a0", 0.5, 0.05)
        n.lit(b.put(sweep([(0.29 * x, -0.02), (0.31 * x, -0.32)], [0.03, 0.012])), "#80d8ff", 1.0, 0.03)
    n.being(poly((-0.72, -1.15), (0.62, -0.70), (0.66, -0.82), (-0.66, -1.28)), "pearl", soft=0.04, halo=0.5, stars=0)
    n.being(place(heads.bow_tie(1.0), (-0.05, -0.50), 0.34, 18), "candy", soft=0.03, halo=0.4, stars=0)
    n.star(0.64, -0.76, 0.2, 1.2)
