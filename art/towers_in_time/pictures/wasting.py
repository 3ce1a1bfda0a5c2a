"""Wasting: a man thin as a rake with an hourglass for a body."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "wasting", grounds.arches((0.0, 0.4), 1.30, 0.86, 4))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.2),
        2.0,
        Look(dress="tunic", head="bald", robe=w.p.metal, skin=w.p.ground[0], hair=w.p.dark, build=0.62, trim=w.p.deep),
        (0.16, 0.44),
        (-0.16, 0.44),
        stance=0.05,
    )
    for n in range(4):
        y = 0.34 - n * 0.09
        w.trace([(-0.10, y), (0.0, y - 0.03), (0.10, y)], 0.5)
    with w.placed((0.0, -0.30), 0.50):
        things.hourglass(w)
    for x, _flip in ((-0.62, False), (0.62, True)):
        lands.tree(w, x, -1.3, 1.2, w.p.main, w.p.dark, bare=True)
