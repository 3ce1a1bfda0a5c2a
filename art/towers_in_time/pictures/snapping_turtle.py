"""Snapping Turtle: a turtle from above, its shell in thirteen plates."""

import numpy as np

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "snapping-turtle", grounds.scales((0.0, 0.3), 0.26, upward=False))
def paint(w: Window) -> None:
    hide = w.p.deep
    for x, y, turn in ((-0.56, 0.56, 130), (0.56, 0.56, 50), (-0.56, -0.30, 220), (0.56, -0.30, 320)):
        with w.placed((x * 0.86, y * 0.9 + 0.02), 0.30, turn):
            w.pane(blob((-0.4, 0.4), (0.5, 0.4), (0.9, 0.0), (0.5, -0.4), (-0.4, -0.4)), hide, 1.1)
    w.pane(blob((-0.16, 0.66), (-0.20, 0.96), (0.0, 1.20, 0), (0.20, 0.96), (0.16, 0.66)), hide, 1.1)
    for x in (-0.10, 0.10):
        w.pane(dot(x, 0.96, 0.045, n=16), w.p.accent, 0.6)
    w.pane(poly((-0.06, -0.5), (0.06, -0.5), (0.0, -0.86)), hide, 1.0)
    shell = dot(0, 0.14, 0.62, 0.68, n=56)
    w.pane(shell, w.p.dark, 1.4)
    for x, y in ((0.0, 0.58), (0.0, 0.14), (0.0, -0.30), (-0.30, 0.36), (0.30, 0.36), (-0.30, -0.08), (0.30, -0.08)):
        hexagon = [
            (x + 0.21 * np.cos(k * np.pi / 3 + 0.52), y + 0.235 * np.sin(k * np.pi / 3 + 0.52)) for k in range(6)
        ]
        w.tiles(poly(*hexagon), strokes.rows(-1, y - 0.3, 1, y + 0.3, 3, (w.p.ground[3], w.p.main, w.p.pale)), 1.0, 0.5)
