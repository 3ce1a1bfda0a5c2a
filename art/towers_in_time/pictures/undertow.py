"""Undertow: a man pulled down by a hand of water."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "undertow", grounds.rays((0.0, -0.9), 18, (0.4, 0.9, 1.4, 1.9), 0, 40, sun=False))
def paint(w: Window) -> None:
    person(
        w,
        (0.05, -0.50),
        1.35,
        Look(dress="tunic", head="hair", robe=w.p.accent, hair=w.p.dark),
        (0.26, 1.06),
        (-0.30, 0.98),
        angle=-10,
        stance=0.10,
    )
    with w.placed((0.0, -1.25), 1.05):
        things.hand(w, w.p.ground[2], w.p.ground[4])
    lands.sea(w, -1.1, w.p.ground[3:5], 2, 0.05, 0.6)
