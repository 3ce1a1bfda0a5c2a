"""Well of Hours: a well with a clock's face for water."""

import numpy as np

from art.kit.shapes import blob, box, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "well-of-hours", grounds.cells((0.0, 0.7), 38))
def paint(w: Window) -> None:
    for x in (-0.58, 0.58):
        w.pane(box(x - 0.05, -0.30, x + 0.05, 0.78), glass("#7a5232"), 1.0)
    w.pane(poly((-0.86, 0.70), (0.0, 1.20), (0.86, 0.70), (0.76, 0.60), (-0.76, 0.60)), w.p.main, 1.2)
    w.pane(strokes.stripe([(-0.56, 0.42), (0.56, 0.42)], [0.04, 0.04]), glass("#7a5232"), 0.9)
    w.lead([(0.10, 0.42), (0.10, 0.10)], 0.7)
    w.pane(poly((0.0, 0.12), (0.20, 0.12), (0.17, -0.06), (0.03, -0.06)), w.p.metal, 0.9)
    w.tiles(
        blob((-0.72, -0.30, 0), (-0.66, -1.1, 0), (0.0, -1.24), (0.66, -1.1, 0), (0.72, -0.30, 0)),
        strokes.bricks(-0.8, -1.3, 0.8, -0.2, 6, 5, (w.p.metal, w.p.pale), w),
        1.2,
    )
    w.pane(dot(0, -0.32, 0.74, 0.26, n=52), w.p.metal, 1.2)
    w.pane(dot(0, -0.32, 0.62, 0.20, n=48), w.p.light, 1.0)
    for n in range(12):
        t = n * np.pi / 6
        w.ink(dot(0.52 * np.cos(t), -0.32 + 0.165 * np.sin(t), 0.024, 0.014, n=10))
    w.lead([(0.30, -0.28), (0.0, -0.32), (-0.12, -0.20)], 0.8)
