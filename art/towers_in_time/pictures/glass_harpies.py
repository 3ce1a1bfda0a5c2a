"""Glass Harpies: a woman's head on a bird of clear glass."""

from art.towers_in_time import beasts, grounds, people
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "glass-harpies", grounds.cells((0.0, 0.4), 54, shift=0.15))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.18), 1.02):
        beasts.raptor(w, w.p.ground[1], (w.p.light, w.p.ground[1], w.p.pale), 1.0)
    people.head(w, (0.0, 0.56), Look(head="long", hair=w.p.deep), 1.9)
