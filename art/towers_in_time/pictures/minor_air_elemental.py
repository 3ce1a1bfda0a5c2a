"""Minor Air Elemental: a small whirlwind that plays with leaves on a hill."""

import numpy as np

from art.kit.shapes import blob
from art.towers_in_time import elementals, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("air", "minor-air-elemental", grounds.bands((0.3, 0.8), 0.30, 0.06, 1.3))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.8, -0.30), (0.0, -0.14), (0.8, -0.40)], w.p.deep, 5)
    lands.tower(w, 0.66, -0.30, 0.20, 0.62, w.p.metal, w.p.accent, 1)
    with w.placed((-0.20, -0.20), 0.70, 8):
        elementals.air(w, 1)
    for n in range(7):
        a = n * 0.9
        with w.placed((-0.16 + (0.34 + 0.05 * n) * np.cos(a), 0.30 + 0.42 * np.sin(a)), 0.14, n * 50):
            w.pane(blob((0, 0, 0), (-0.35, 0.4), (0, 1, 0), (0.35, 0.4)), w.p.accent, 0.7)
