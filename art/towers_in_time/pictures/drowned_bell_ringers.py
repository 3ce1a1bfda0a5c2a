"""Drowned Bell Ringers: pale men who ring a bell under water."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "drowned-bell-ringers", grounds.scales((0.0, 0.6), 0.20))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.98), 0.80):
        things.bell(w)
    for side in (-1, 1):
        w.lead([(side * 0.34, 0.98), (side * 0.52, 0.26)], 1.0)
        person(
            w,
            (side * 0.54, -1.2),
            1.6,
            Look(robe=w.p.pale, cloak=w.p.deep, head="hood", skin=w.p.light, hair=w.p.deep, trim=w.p.accent),
            (0.05, 0.94),
            (-0.05, 0.86),
        )
    for n in range(8):
        w.pane(dot(-0.9 + n * 0.26, -0.9 + 0.42 * (n % 4), 0.035 + 0.008 * (n % 3), n=16), w.p.light, 0.6)
