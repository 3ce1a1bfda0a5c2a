"""Wights: a crowned dead king who points."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "wights", grounds.courses((0.0, 0.5), 0.26, 0.5))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.4, 0.54, 0.98, (w.p.metal, w.p.main), w.p.ground[0], 1, True)
    person(
        w,
        (0, -1.25),
        2.1,
        Look(robe=w.p.deep, cloak=w.p.main, head="skull", trim=w.p.accent, skin=w.p.light),
        (0.40, 0.74),
        (-0.20, 0.46),
    )
    with w.placed((0.0, 0.74), 0.17):
        things.crown(w, w.p.accent)
