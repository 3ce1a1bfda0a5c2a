"""Johnny Ringo: a pale hat pulled low, a scarf, and a pistol that is already out."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, poly


@picture("past", "johnny-ringo", nebulae.clouds((0.5, -0.2), 0.7, 2.4))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("dusk", "flesh", "long", "soot", "cowboy", "bone", "", "blood", "goatee"),
        (-0.14, 0.40),
        0.40,
        -12,
        stern=1.0,
    )
    n.being(b.put(poly((-0.6, -1.0), (0.6, -1.0), (0.0, -1.9))), "blood", soft=0.08, halo=0.2, stars=0)
    n.being(
        poly((0.30, -0.60), (0.86, -0.42), (0.84, -0.34), (0.28, -0.50))
        + dot(0.42, -0.52, 0.10)
        + poly((0.28, -0.56), (0.40, -0.58), (0.36, -0.90), (0.22, -0.88)),
        "silver",
        soft=0.04,
        halo=0.7,
        stars=0,
    )
    n.lit(dot(0.88, -0.38, 0.05), n.sky.accent, 2.0, 0.12, 1.0)
    n.star(0.90, -0.37, 0.5, 1.5, n.sky.accent)
    n.being(dot(0.28, -0.76, 0.12, 0.13), "flesh", soft=0.05, halo=0.1, stars=0)
