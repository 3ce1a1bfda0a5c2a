"""Furnace Priest: a priest before the door of a furnace."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("fire", "furnace-priest", grounds.courses((0.0, 0.5), 0.22, 0.40, shift=0.3))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.36, 0.74, n=56), w.p.dark, 1.4)
    for n in range(16):
        w.pane([things.wedge(0, 0.36, 0.66, n * 22.5, 22.5)], w.near(w.p.ground[n % 2], 0.10), 0.7)
    person(
        w,
        (0, -1.35),
        2.15,
        Look(robe=w.p.main, cloak=w.p.deep, head="mitre", hair=w.p.dark, beard=0.10, trim=w.p.accent),
        (0.26, 0.94),
        (-0.26, 0.94),
        (lambda w: things.flame(w, 0, 0, 0.8, 0.28), 0, 0.22),
        (lambda w: things.flame(w, 0, 0, 0.8, 0.28), 0, 0.22),
    )
