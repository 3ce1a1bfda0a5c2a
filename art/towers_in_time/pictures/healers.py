"""Healers: two who bend over a third."""

from art.kit.shapes import box
from art.towers_in_time import grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "healers", grounds.arches((0.0, 0.5), 1.30, 0.94, 3))
def paint(w: Window) -> None:
    for side in (-1, 1):
        person(
            w,
            (side * 0.46, -0.92),
            1.75,
            Look(robe=w.p.main, head="veil", cloak=w.p.accent, hair=w.p.deep, trim=w.p.light),
            (0.14, 0.46),
            (-0.24, 0.44),
            angle=12 * side,
            flip=side < 0,
        )
    with w.placed((-0.62, -0.62), 1.25, -86):
        person(
            w,
            (0, 0),
            1.0,
            Look(dress="tunic", head="hair", robe=w.p.metal, hair=w.p.dark),
            (0.14, 0.50),
            (-0.14, 0.50),
            stance=0.02,
        )
    w.pane(box(-0.9, -0.86, 0.9, -0.76), w.p.deep, 1.0)
