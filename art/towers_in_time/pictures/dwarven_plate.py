"""Dwarven Plate: a breastplate with a hammer on it."""

from art.kit.shapes import both, dot
from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("neutral", "dwarven-plate", grounds.quarries((0.0, 0.4), 0.40, 1.05))
def paint(w: Window) -> None:
    plate = both(
        (0.16, 0.98, 0),
        (0.36, 1.04),
        (0.66, 0.80),
        (0.52, 0.46),
        (0.60, 0.10),
        (0.46, -0.34),
        (0.36, -0.64, 0),
        (0.0, -0.72),
    )
    w.tiles(plate, strokes.rows(-1, -0.8, 1, 1.1, 6, (w.p.metal, w.p.pale, w.p.metal)), 1.5, 0.8)
    for side in (-1, 1):
        w.pane(dot(side * 0.64, 0.74, 0.24, 0.20, n=36), w.p.accent, 1.2)
        w.pane(dot(side * 0.64, 0.74, 0.14, 0.11, n=28), w.p.metal, 0.8)
    with w.placed((0.0, 0.02), 0.72):
        arms.hammer(w)
    for n in range(5):
        w.pane(dot(-0.34 + n * 0.17, -0.52, 0.035, n=14), w.p.accent, 0.6)
