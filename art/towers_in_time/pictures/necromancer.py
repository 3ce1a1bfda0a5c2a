"""Necromancer: a wizard who calls hands out of the ground."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "necromancer", grounds.fan((0.0, -0.9), 15, 180, (0.6, 1.1, 1.7)))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.0),
        1.9,
        Look(robe=w.p.main, cloak=w.p.deep, head="hat", hair=w.p.light, beard=0.14, trim=w.p.accent),
        (0.32, 0.86),
        (-0.32, 0.86),
        (lambda w: things.flame(w, 0, 0, 0.9, 0.3, 0, (w.p.ground[3], w.p.accent, w.p.light)), 0, 0.18),
        (lambda w: things.flame(w, 0, 0, 0.9, 0.3, 0, (w.p.ground[3], w.p.accent, w.p.light)), 0, 0.18),
    )
    lands.hill(w, [(-0.8, -0.64), (0.0, -0.58), (0.8, -0.66)], w.p.dark, 5)
    for x, turn in ((-0.66, 10), (-0.26, -6), (0.24, 8), (0.64, -12)):
        with w.placed((x, -0.66), 0.42, turn):
            things.hand(w, glass("#9fb07a"), w.p.deep)
