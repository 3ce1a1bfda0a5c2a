"""Seraph: a face with six wings."""

from art.kit.shapes import dot
from art.towers_in_time import beasts, grounds, people
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("white", "seraph", grounds.rays((0.0, 0.42), 24, (0.3, 0.6, 0.95, 1.4), 0))
def paint(w: Window) -> None:
    for side in (-1, 1):
        beasts.plume(
            w,
            (side * 0.14, 0.24),
            (side * 0.44, -0.86),
            0.44,
            7,
            (w.p.ground[4], w.p.accent, w.p.ground[2]),
            50,
            side=side,
        )
        beasts.plume(
            w,
            (side * 0.16, 0.52),
            (side * 0.40, 1.22),
            0.40,
            7,
            (w.p.ground[4], w.p.accent, w.p.ground[2]),
            60,
            side=-side,
        )
        beasts.plume(
            w, (side * 0.14, 0.42), (side * 0.96, 0.52), 0.56, 9, (w.p.pale, w.p.light, w.p.accent), 74, side=-side
        )
    w.pane(dot(0, 0.44, 0.30, n=44), w.p.ground[1], 1.1)
    people.head(w, (0.0, 0.44), Look(head="laurel", hair=w.p.ground[4]), 3.0)
