"""Ogron: an ape of a guard in a leather coat, a gun across his chest."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, poly, sweep


@picture("future", "ogron", nebulae.clouds((0.3, 0.5), 0.8))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("bronze", "bronze", "sides", "soot", collar="high", face="broad", eyes="#ffc050"),
        (0.0, 0.32),
        0.46,
        0,
        wide=1.25,
        stern=1.0,
    )
    n.being(
        b.put(both((0, 0.62), (0.5, 0.56), (0.86, 0.30), (0.4, 0.22), (0, 0.28))),
        "bronze",
        soft=0.06,
        halo=0,
        stars=0,
        bright=0.05,
    )
    n.being(
        b.put(both((0, -0.24), (0.4, -0.30), (0.50, -0.62), (0, -0.92))),
        "bronze",
        soft=0.12,
        halo=0,
        stars=0,
        bright=0.03,
    )
    n.dark(b.put(sweep([(-0.36, -0.56), (0, -0.50), (0.36, -0.56)], [0.01, 0.05, 0.01])), 0.9, 0.01)
    n.being(
        poly((-0.66, -1.16), (0.72, -0.56), (0.78, -0.66), (-0.58, -1.30))
        + poly((-0.2, -1.0), (0.1, -0.86), (0.06, -1.12), (-0.14, -1.20)),
        "silver",
        soft=0.04,
        halo=0.6,
        stars=0,
    )
