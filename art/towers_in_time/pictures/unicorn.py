"""Unicorn: a unicorn in a garden of roses."""

import numpy as np

from art.kit.shapes import dot
from art.towers_in_time import beasts, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("white", "unicorn", grounds.cells((-0.3, 0.6), 44))
def paint(w: Window) -> None:
    for _n, (x, y) in enumerate(((-0.80, 0.7), (-0.60, 0.96), (0.74, 0.98), (0.86, 0.62), (-0.86, 0.36))):
        for k in range(5):
            a = k * 2 * np.pi / 5
            w.pane(dot(x + 0.06 * np.cos(a), y + 0.06 * np.sin(a), 0.055, n=18), w.p.accent, 0.7)
        w.pane(dot(x, y, 0.04, n=14), w.p.ground[1], 0.6)
    body = beasts.beast(
        w, (-0.06, -0.10), 0.78, "horse", "walk", 4, coat=w.p.main, mane=w.p.ground[3], neck=(66,), head=(-30,)
    )
    x, y = body.poll
    strokes.banded(
        w,
        [(x + 0.06, y + 0.08), (x + 0.26, y + 0.36), (x + 0.40, y + 0.58)],
        [0.045, 0.03, 0.004],
        (w.p.accent, w.p.light),
        7,
    )
    lands.hill(w, [(-0.8, -0.80), (0.0, -0.88), (0.8, -0.80)], glass("#9fae6a"), 5)
