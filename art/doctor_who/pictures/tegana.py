"""Tegana: a warlord with drooping moustaches, and a knife held low."""

from art.doctor_who import nebulae, things
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("past", "tegana", nebulae.rays((0.6, -0.6), 1.0, 1.0))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("blood", "flesh", "bald", "soot", "norman", "silver", "high", "soot", "fu"),
        (-0.10, 0.42),
        0.40,
        6,
        wide=1.05,
        stern=1.0,
    )
    n.being(
        b.put(sweep([(-0.9, 0.44), (0, 0.56), (0.9, 0.44)], [0.12, 0.15, 0.12])), "bronze", soft=0.05, halo=0.2, stars=0
    )
    things.sword(n, (0.40, -1.14), 0.95, -22, "silver", is_knife=True)
    n.being(dot(0.42, -1.12, 0.13, 0.10), "flesh", soft=0.05, halo=0.2, stars=0)
