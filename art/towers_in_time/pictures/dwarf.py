"""Dwarf: a dwarf with an axe and a round shield."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "dwarf", grounds.quarries((0.0, 0.5), 0.42, 1.1))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.12),
        2.0,
        Look(dress="armour", head="horned", beard=0.20, build=1.9, robe=w.p.deep, hair=w.p.accent, trim=w.p.pale),
        (0.30, 0.66),
        (-0.30, 0.58),
        (arms.axe, -6, 0.46),
        (arms.round_shield, 0, 0.42),
    )
