"""Mountain That Walks: a mountain with legs, birds about its peak."""

from art.kit.shapes import poly
from art.towers_in_time import elementals, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "mountain-that-walks", grounds.rays((0.0, 0.95), 20, (0.42, 0.8, 1.2, 1.6), 0))
def paint(w: Window) -> None:
    for x, foot in ((-0.42, -0.50), (0.40, -0.30)):
        w.tiles(
            poly((x - 0.22, 0.0), (x + 0.22, 0.0), (x + 0.30, -1.4 + (foot + 0.5) * 0.5), (x - 0.26, -1.4)),
            strokes.rows(-1, -1.5, 1, 0.1, 5, (w.p.deep, w.p.main)),
            1.2,
        )
    lands.mountain(w, (0.0, 1.02), 1.5, w.p.main, w.p.light, -0.42)
    for side in (-1, 1):
        strokes.banded(
            w,
            [(side * 0.50, 0.26), (side * 0.84, 0.10), (side * 0.86, -0.34)],
            [0.12, 0.11, 0.15],
            (w.p.main, w.p.deep),
            4,
        )
    elementals.eyes(w, -0.02, 0.28, 0.14, 0.075)
    w.lead([(-0.26, 0.02), (-0.12, -0.02), (0.0, 0.03), (0.14, -0.03), (0.26, 0.02)], 1.2)
    for x in (-0.56, 0.06, 0.52):
        lands.tree(w, x, -0.44, 0.24, w.p.ground[2], kind="pine")
