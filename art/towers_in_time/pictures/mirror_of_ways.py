"""Mirror of Ways: a tall mirror with a road in it."""

import numpy as np

from art.kit.shapes import dot
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "mirror-of-ways", grounds.quarries((0.0, 0.4), 0.36))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.26, 0.62, 0.92, n=64), w.p.accent, 1.5)
    for n in range(16):
        a = n * np.pi / 8
        w.pane(dot(0.56 * np.cos(a), 0.26 + 0.85 * np.sin(a), 0.045, n=14), w.p.main, 0.6)
    sky, field = glass("#9fd0e8"), glass("#8aa860")
    oval = dot(0, 0.26, 0.50, 0.78, n=60)
    w.tiles(
        oval, strokes.rows(-1, -0.6, 1, 1.1, 5, (field, glass("#a8bc70"), glass("#c8d8a0"), sky, w.p.light)), 1.1, 0.5
    )
    w.tiles(oval, [(((-0.24, -0.6), (0.34, -0.6), (0.06, 0.36), (0.0, 0.36)), w.p.pale)], 0.0, 0.8)
    lands.tower(w, 0.04, 0.34, 0.12, 0.36, w.p.metal, w.p.main, 1)
    for side in (-1, 1):
        w.pane(strokes.stripe([(side * 0.10, -0.66), (side * 0.46, -1.10)], [0.08, 0.05]), w.p.accent, 1.0)
