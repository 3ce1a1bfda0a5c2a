"""George Stephenson: a tall hat and side whiskers, and an engine on rails of stars."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import land, machine
from art.kit.shapes import dot, place, sweep


@picture("past", "george-stephenson", nebulae.planet((-0.2, -2.5), 1.7, 0.4, sun=(-0.6, 0.9)))
def paint(n: Night) -> None:
    n.being(place(machine.engine(1.25), (0.10, -1.22)), "ember", soft=0.06, halo=0.7)
    land.smoke(n, [(0.55, -0.2), (0.35, 0.2), (-0.2, 0.5), (-0.9, 0.6)], [0.10, 0.2, 0.26, 0.3], "#d8f4d0", 0.5)
    n.lit(sweep([(-1.1, -1.24), (1.1, -1.24)], [0.010, 0.010]), n.sky.star, 0.7, 0.03)
    n.lit(dot(0.75, -0.7, 0.05), "#ffe090", 1.5, 0.1)
    portrait(
        n,
        Look("soot", "flesh", "sides", "silver", "topper", "soot", "wing", "pearl", "whiskers"),
        (-0.30, 0.34),
        0.34,
        4,
        wide=0.7,
        stern=0.1,
        fade=0.6,
    )
