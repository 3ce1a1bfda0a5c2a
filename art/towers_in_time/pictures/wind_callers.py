"""Wind Callers: two who raise their arms, and what comes of it."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "wind-callers", grounds.fan((0.0, -1.3), 15, 170, (0.9, 1.5, 2.1)))
def paint(w: Window) -> None:
    for x, y, flip in ((-0.50, 0.74, False), (0.50, 0.74, True)):
        lands.swirl(w, x, y, 0.34, w.p.light, 1.8, 0.14, 250, flip)
    for x, tone in ((-0.42, w.p.deep), (0.42, w.p.ground[4])):
        person(
            w,
            (x, -1.35),
            1.62,
            Look(robe=tone, head="turban", hair=w.p.dark, trim=w.p.accent, beard=0.05),
            (0.25, 1.0),
            (-0.25, 1.0),
        )
