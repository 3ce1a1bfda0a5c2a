"""Weakness: a sword that hangs its head like a wilted flower."""

import numpy as np

from art.kit.shapes import Point, box, dot, poly
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture

STEM = [(-0.26, -0.42), (-0.30, 0.10), (-0.24, 0.56), (0.02, 0.86), (0.32, 0.70), (0.42, 0.30), (0.40, -0.02)]
WIDE = [0.125, 0.13, 0.135, 0.14, 0.135, 0.115, 0.012]


def half(side: int) -> list[Point]:
    """One side of the blade: from its middle line to its edge."""
    left, right = strokes.ribbon(STEM, WIDE)
    edge, middle = (left if side < 0 else right), (np.asarray(left) + np.asarray(right)) / 2
    return [*map(tuple, edge), *map(tuple, middle[::-1])]


@picture("black", "weakness", grounds.rays((0.1, 0.5), 15, (0.62, 1.05, 1.5), 4, 0, sun=True))
def paint(w: Window) -> None:
    w.tiles(strokes.stripe(STEM, WIDE), [(half(-1), w.p.light), (half(1), w.p.metal)], 1.4, 0.6)
    w.pane(poly((-0.62, -0.36), (0.1, -0.36), (0.16, -0.44), (0.10, -0.52), (-0.62, -0.52), (-0.68, -0.44)), w.p.accent)
    w.pane(box(-0.335, -0.98, -0.185, -0.52), w.p.deep, 1.1)
    for y in (-0.66, -0.78, -0.90):
        w.lead([(-0.335, y - 0.05), (-0.185, y + 0.03)], 0.7)
    w.pane(dot(-0.26, -1.06, 0.115, n=28), w.p.accent, 1.1)
    for x, y, r in ((0.40, -0.26, 0.075), (0.33, -0.56, 0.065), (0.45, -0.84, 0.055)):
        things.drop(w, x, y, r, w.p.pale)
    w.lamp(0.1, 0.45, 0.5, 0.35)
