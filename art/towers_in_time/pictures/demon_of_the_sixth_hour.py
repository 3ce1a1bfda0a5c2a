"""Demon of the Sixth Hour: a demon before a clock that shows six."""

import numpy as np

from art.kit.shapes import box, dot
from art.towers_in_time import beasts, grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "demon-of-the-sixth-hour", grounds.cells((0.0, 0.4), 44, shift=0.3))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.42, 0.84, n=64), w.p.accent, 1.4)
    for n in range(12):
        w.pane([things.wedge(0, 0.42, 0.80, n * 30 + 75, 30, 0.58)], w.near(w.p.ground[1 + n % 2], 0.06), 0.9)
        a = np.radians(n * 30 + 90)
        w.pane(
            strokes.stripe(
                [(0.62 * np.cos(a), 0.42 + 0.62 * np.sin(a)), (0.76 * np.cos(a), 0.42 + 0.76 * np.sin(a))], [0.02, 0.03]
            ),
            w.p.light,
            0.6,
        )
    w.pane(box(-0.03, 0.42, 0.03, 1.10), w.p.dark, 0.9)
    red, blood = glass("#c23a4a"), glass("#7c1f38")
    for side in (-1, 1):
        beasts.bat_wing(w, (side * 0.16, 0.06), (side * 0.97, 0.66), 4, (w.p.main, w.p.deep), 0.8)
    person(
        w,
        (0, -1.45),
        2.12,
        Look(
            dress="tunic",
            head="bald",
            robe=blood,
            skin=red,
            hair=w.p.dark,
            build=1.6,
            beard=0.04,
            ears=0.06,
            trim=w.p.metal,
        ),
        (0.30, 0.70),
        (-0.30, 0.70),
        (lambda w: things.flame(w, 0, 0.1, 0.9, 0.3), 0, 0.24),
    )
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.08, 0.54), (side * 0.26, 0.66), (side * 0.24, 0.92)], [0.055, 0.05, 0.006]),
            w.p.light,
            0.9,
        )
