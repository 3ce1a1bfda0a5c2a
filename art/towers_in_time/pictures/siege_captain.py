"""Siege Captain: a dwarf captain with a banner before a battered tower."""

from art.towers_in_time import grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "siege-captain", grounds.slants((0.4, 0.7), 0.34, 58))
def paint(w: Window) -> None:
    lands.tower(w, 0.56, -0.6, 0.52, 1.45, w.p.metal, courses=8)
    person(
        w,
        (-0.24, -1.15),
        2.0,
        Look(
            dress="armour", head="horned", beard=0.22, build=1.75, robe=w.p.deep, hair=w.p.accent, cloak=w.p.ground[4]
        ),
        (0.28, 0.86),
        (-0.26, 0.66),
        None,
        (lambda w: things.banner(w, w.p.accent, strokes.starry(0, 0, 1, 4, 0.4)), 6, 0.42),
    )
