"""Sylph: a girl with dragonfly wings, a finger at her lips."""

from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "sylph", grounds.arches((0.0, 0.4), 1.30, 0.86))
def paint(w: Window) -> None:
    for side in (-1, 1):
        for tip, wide in (((side * 0.90, 1.02), 0.20), ((side * 0.86, 0.30), 0.17)):
            middle = (side * 0.50, (tip[1] + 0.40) / 2 + 0.05)
            strokes.banded(
                w,
                [(side * 0.08, 0.40), middle, tip],
                [0.05, wide, wide * 0.9, 0.02],
                (w.p.ground[2], w.p.ground[3], w.p.accent),
                6,
            )
    person(
        w,
        (0, -1.15),
        2.05,
        Look(robe=w.p.deep, head="long", hair=w.p.accent, trim=w.p.light, build=0.86),
        (0.03, 0.80),
        (-0.26, 0.52),
    )
