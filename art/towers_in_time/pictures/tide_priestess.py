"""Tide Priestess: a priestess who lifts the tide with her hands."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "tide-priestess", grounds.rays((0.0, 0.95), 16, (0.26, 0.6, 1.0, 1.5), 4))
def paint(w: Window) -> None:
    for side in (-1, 1):
        lands.curl(w, side * 0.62, -0.36, 0.68, (w.p.ground[3], w.p.ground[2], w.p.pale, w.p.ground[1]), flip=side > 0)
    person(
        w,
        (0, -1.2),
        2.0,
        Look(robe=w.p.light, cloak=w.p.ground[4], head="long", hair=w.p.dark, trim=w.p.accent),
        (0.30, 0.92),
        (-0.30, 0.92),
    )
    w.pane(things.crescent(0.0, 0.98, 0.13, 90), w.p.accent, 0.9)
