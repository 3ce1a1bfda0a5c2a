"""Dispel: a circle of signs that breaks apart."""

import numpy as np

from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("neutral", "dispel", grounds.cells((0.0, 0.3), 46))
def paint(w: Window) -> None:
    for n in range(10):
        t = n * 36 + (10 if n in (1, 2, 7) else 0)
        far = 0.0 if n not in (1, 2, 7) else 0.14
        a = np.radians(t + 18)
        w.pane(
            [things.wedge(far * np.cos(a), 0.26 + far * np.sin(a), 0.72, t, 32, 0.52)], (w.p.main, w.p.deep)[n % 2], 1.1
        )
        x, y = (0.62 + far) * np.cos(a), 0.26 + (0.62 + far) * np.sin(a)
        w.pane(strokes.starry(x, y, 0.07, (4, 3, 5)[n % 3], 0.4), w.p.accent, 0.6)
    things.bolt(
        w, [(0.40, 1.3), (0.06, 0.66), (0.24, 0.52), (-0.10, 0.06), (0.08, -0.04), (-0.26, -0.8)], 0.10, w.p.light
    )
