"""Blood Rush: a heart that burns."""

import numpy as np

from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "blood-rush", grounds.cells((0.0, 0.3), 40, shift=0.25))
def paint(w: Window) -> None:
    for n in range(9):
        a = np.pi * (0.06 + 0.88 * n / 8)
        with w.placed((0.36 * np.cos(a), 0.34 + 0.30 * np.sin(a)), 1.0, np.degrees(a) - 90):
            things.flame(w, 0, -0.10, 0.62 + 0.1 * (n % 2), 0.14)
    with w.placed((0.0, 0.18), 1.0):
        things.heart(w, w.p.main)
    w.pane(strokes.stripe([(-0.10, 0.52), (-0.16, 0.86)], [0.06, 0.045]), w.p.deep, 0.9)
    w.pane(strokes.stripe([(0.12, 0.52), (0.22, 0.80), (0.40, 0.84)], [0.06, 0.05, 0.04]), w.p.deep, 0.9)
