"""Healers: one who holds a cup to a wounded man."""

from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "healers", grounds.arches((0.0, 0.5), 1.30, 0.94, 3))
def paint(w: Window) -> None:
    person(
        w,
        (-0.36, -1.15),
        1.95,
        Look(robe=w.p.main, head="veil", cloak=w.p.accent, hair=w.p.deep, trim=w.p.ground[3], halo=w.p.ground[2]),
        (0.30, 0.54),
        (-0.16, 0.50),
        (things.cup, -20, 0.20),
        angle=-6,
    )
    person(
        w,
        (0.46, -1.30),
        1.55,
        Look(dress="tunic", head="hair", robe=w.p.metal, hair=w.p.dark, trim=w.p.deep),
        (0.20, 0.46),
        (-0.12, 0.50),
        angle=10,
    )
    w.pane(strokes.stripe([(0.10, 0.16), (0.32, 0.22)], [0.035, 0.035]), w.p.light, 0.8)
