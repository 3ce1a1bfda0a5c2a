"""Weakness: a sword that hangs like a wet cloth."""

from art.kit.shapes import box, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("black", "weakness", grounds.scales((0.0, 0.5), 0.24, upward=False))
def paint(w: Window) -> None:
    w.pane(box(-0.70, 0.60, 0.70, 0.68), w.p.deep, 1.0)
    w.tiles(
        strokes.stripe(
            [(-0.52, -0.62), (-0.50, 0.20), (-0.30, 0.72), (0.06, 0.74), (0.26, 0.36), (0.28, -0.22)],
            [0.02, 0.085, 0.10, 0.10, 0.10, 0.10],
        ),
        strokes.rows(-1, -1, 1, 1.2, 9, (w.p.light, w.p.metal)),
        1.3,
        0.5,
    )
    w.pane(poly((0.04, -0.20), (0.52, -0.20), (0.50, -0.30), (0.06, -0.30)), w.p.accent, 1.0)
    w.pane(box(0.24, -0.56, 0.33, -0.30), w.p.deep, 0.9)
    w.pane(dot(0.285, -0.62, 0.07, n=20), w.p.accent, 0.9)
