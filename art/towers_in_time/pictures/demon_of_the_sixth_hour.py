"""Demon of the Sixth Hour: a demon before a clock that shows six."""

import numpy as np

from art.kit.shapes import box, dot
from art.towers_in_time import beasts, grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "demon-of-the-sixth-hour", grounds.cells((0.0, 0.4), 44, shift=0.3))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.42, 0.82, n=64), w.p.accent, 1.4)
    for n in range(12):
        w.pane([things.wedge(0, 0.42, 0.80, n * 30 + 75, 30, 0.58)], w.near(w.p.ground[2 + n % 2], 0.06), 0.9)
        a = np.radians(n * 30 + 90)
        w.pane(
            strokes.stripe(
                [(0.62 * np.cos(a), 0.42 + 0.62 * np.sin(a)), (0.76 * np.cos(a), 0.42 + 0.76 * np.sin(a))], [0.02, 0.03]
            ),
            w.p.light,
            0.6,
        )
    w.pane(box(-0.03, -0.10, 0.03, 0.42) + box(-0.025, 0.42, 0.025, 1.10), w.p.dark, 0.9)
    for side in (-1, 1):
        beasts.bat_wing(w, (side * 0.14, 0.10), (side * 0.95, 0.80), 4, (w.p.deep, w.p.dark), 0.9)
    red = glass("#a3283a")
    person(
        w,
        (0, -1.45),
        2.15,
        Look(
            dress="tunic",
            head="bald",
            robe=w.p.dark,
            skin=red,
            hair=w.p.dark,
            build=1.7,
            beard=0.04,
            ears=0.06,
            trim=w.p.accent,
        ),
        (0.30, 0.74),
        (-0.30, 0.74),
        (lambda w: things.flame(w, 0, 0, 0.9, 0.3), 0, 0.22),
        None,
    )
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.08, 0.58), (side * 0.26, 0.70), (side * 0.24, 0.96)], [0.055, 0.05, 0.006]),
            w.p.light,
            0.9,
        )
