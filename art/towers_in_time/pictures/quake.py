"""Quake: ground that breaks under a leaning tower."""

from art.kit.shapes import poly
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "quake", grounds.cells((0.0, 0.8), 36))
def paint(w: Window) -> None:
    for x, h in ((-0.74, 0.50), (0.80, 0.40)):
        lands.tower(w, x, -0.30, 0.26, h, w.p.pale, w.p.accent, 1)
    with w.placed((0.08, -0.40), 1.0, -17):
        lands.tower(w, 0, -0.3, 0.50, 1.50, w.p.metal, courses=8)
    for n, (x, y) in enumerate(((-1.2, -0.20), (-0.66, -0.34), (-0.12, -0.58), (0.40, -0.36), (0.84, -0.20))):
        w.pane(
            poly((x, y), (x + 0.50, y + 0.14 * (-1) ** n), (x + 0.62, -1.6), (x + 0.06, -1.6)),
            (w.p.ground[3], w.p.main)[n % 2],
            1.4,
        )
    for line in (
        [(-0.68, -0.26), (-0.58, -0.60), (-0.72, -0.90), (-0.60, -1.5)],
        [(0.38, -0.36), (0.46, -0.70), (0.32, -0.95), (0.44, -1.5)],
    ):
        w.pane(strokes.stripe(line, [0.03, 0.07, 0.08, 0.12]), w.p.dark, 1.0)
