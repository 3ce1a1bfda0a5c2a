"""Dwarf Veterans: two grey dwarves back to back."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "dwarf-veterans", grounds.rays((0.0, 0.3), 14, (0.45, 0.9, 1.3), 6))
def paint(w: Window) -> None:
    for side in (-1, 1):
        person(
            w,
            (side * 0.36, -1.1),
            1.86,
            Look(dress="armour", head="helm", beard=0.24, build=1.7, robe=w.p.deep, hair=w.p.light),
            (0.26, 0.70),
            (-0.20, 0.44),
            (lambda w: arms.axe(w, True), -16, 0.44),
            angle=-6 * side,
            flip=side < 0,
        )
