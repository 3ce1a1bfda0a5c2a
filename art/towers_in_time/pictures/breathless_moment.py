"""Breathless Moment: a man stopped in a ball of still air."""

import numpy as np

from art.kit.shapes import dot
from art.towers_in_time import grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "breathless-moment", grounds.rays((0.0, 0.25), 24, (0.78, 1.1, 1.5), 0, sun=False))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.25, 0.80, n=64), w.p.ground[1], 1.6)
    w.pane(dot(0, 0.25, 0.70, n=64), w.p.ground[0], 0.8)
    person(
        w,
        (0.0, -0.38),
        1.22,
        Look(dress="tunic", head="hair", robe=w.p.deep, hair=w.p.dark),
        (0.20, 0.96),
        (-0.34, 0.80),
        angle=-10,
        stance=0.20,
    )
    for n in range(7):
        a = 2 * np.pi * n / 7 + 0.3
        w.pane(dot(0.52 * np.cos(a), 0.25 + 0.52 * np.sin(a), 0.045, n=18), w.p.accent, 0.7)
    w.pane(dot(-0.36, 0.66, 0.13, 0.07, 40), w.p.light, 0.5)
