"""Sylph: a girl with dragonfly wings, a finger at her lips."""

from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "sylph", grounds.arches((0.0, 0.4), 1.30, 0.86))
def paint(w: Window) -> None:
    for side in (-1, 1):
        for tip, wide in (((side * 0.86, 0.98), 0.15), ((side * 0.80, 0.28), 0.13)):
            strokes.banded(
                w,
                [(side * 0.06, 0.42), (side * 0.44, (tip[1] + 0.42) / 2 + 0.06), tip],
                [0.03, wide, 0.03],
                (w.p.ground[1], w.p.light, w.p.ground[2]),
                5,
            )
    person(
        w,
        (0, -1.15),
        2.05,
        Look(robe=w.p.pale, head="long", hair=w.p.accent, trim=w.p.deep, build=0.86),
        (0.03, 0.80),
        (-0.26, 0.52),
    )
