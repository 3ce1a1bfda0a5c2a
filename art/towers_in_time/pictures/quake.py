"""Quake: ground that breaks under a leaning tower."""

from art.kit.shapes import poly
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "quake", grounds.bands((0.0, 0.8), 0.30, 0.10, 0.6))
def paint(w: Window) -> None:
    with w.placed((0.22, -0.34), 1.0, -16):
        lands.tower(w, 0, -0.3, 0.46, 1.40, w.p.metal, courses=8)
    for n, (x, y) in enumerate(((-1.2, -0.30), (-0.62, -0.12), (-0.20, -0.52), (0.30, -0.34), (0.78, -0.60))):
        w.pane(
            poly((x, y), (x + 0.48, y + 0.12 * (-1) ** n), (x + 0.60, -1.6), (x + 0.08, -1.6)),
            (w.p.ground[3], w.p.main)[n % 2],
            1.4,
        )
    for line in (
        [(-0.70, -0.16), (-0.60, -0.50), (-0.72, -0.80), (-0.60, -1.5)],
        [(0.28, -0.36), (0.36, -0.70), (0.22, -0.95), (0.34, -1.5)],
    ):
        w.pane(strokes.stripe(line, [0.03, 0.07, 0.08, 0.12]), w.p.dark, 1.0)
