"""Ebb: a boat left on the sand as the water goes."""

from art.kit.shapes import blob
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("water", "ebb", grounds.bands((0.0, 0.95), 0.22, 0.04, 1.8))
def paint(w: Window) -> None:
    sand = glass("#d9b77c")
    lands.hill(w, [(-0.9, 0.20), (0.0, 0.26), (0.9, 0.16)], sand, 6)
    for n in range(4):
        y = 0.30 - n * 0.02
        w.lead(
            [(-1.1, y - n * 0.13), (-0.3, y - n * 0.15 + 0.04), (0.5, y - n * 0.13 - 0.03), (1.1, y - n * 0.15)],
            0.6,
            True,
        )
    with w.placed((0.05, -0.16), 0.92, 12):
        w.pane(strokes.stripe([(0, 0), (0, 0.9)], [0.03, 0.02]), w.p.deep, 0.9)
        w.tiles(
            blob((-0.66, 0.12, 0), (0.70, 0.14, 0), (0.46, -0.26), (-0.44, -0.26)),
            strokes.rows(-1, -0.3, 1, 0.2, 3, (w.p.deep, w.p.main, w.p.accent)),
            1.3,
        )
    for x, y in ((-0.55, -0.66), (0.52, -0.60), (0.0, -0.84)):
        w.pane(strokes.starry(x, y, 0.10, 5, 0.45), w.p.accent, 0.8)
