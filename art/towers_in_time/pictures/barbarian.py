"""Barbarian: a big man with a two-headed axe and furs."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "barbarian", grounds.cells((0.0, 0.6), 38))
def paint(w: Window) -> None:
    fur = glass("#7a5a3a")
    person(
        w,
        (0, -1.3),
        2.2,
        Look(
            dress="tunic", head="long", robe=fur, hair=w.p.accent, beard=0.08, build=1.45, trim=w.p.dark, cloak=w.p.main
        ),
        (0.27, 0.66),
        (-0.28, 0.56),
        (lambda w: arms.axe(w, True), 4, 0.44),
    )
