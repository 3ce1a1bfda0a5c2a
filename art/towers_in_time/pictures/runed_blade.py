"""Runed Blade: a blade with signs cut into it, stuck in a stone."""

from art.kit.shapes import box, poly
from art.towers_in_time import grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("neutral", "runed-blade", grounds.arches((0.0, 0.5), 1.32, 0.84, 4))
def paint(w: Window) -> None:
    lands.rocks(w, [(0.0, -0.84, 0.56), (-0.42, -1.06, 0.36), (0.44, -1.06, 0.36)], w.p.metal)
    w.tiles(
        poly((-0.10, 0.62), (0.10, 0.62), (0.10, -0.56), (-0.10, -0.56)),
        strokes.columns(-0.1, -0.6, 0.1, 0.7, 2, (w.p.light, w.p.pale)),
        1.2,
        0.4,
    )
    for n in range(5):
        y = 0.42 - n * 0.20
        w.trace([(-0.05, y + 0.06), (0.0, y), (0.05, y + 0.06)], 0.6, False) if n % 2 else w.trace(
            [(0.0, y + 0.07), (0.0, y - 0.05), (0.05, y)], 0.6, False
        )
    w.pane(poly((-0.36, 0.60), (0.36, 0.60), (0.32, 0.71), (-0.32, 0.71)), w.p.accent, 1.0)
    w.pane(box(-0.05, 0.71, 0.05, 1.02), w.p.main, 1.0)
    things.gem(w, (0.0, 1.10), 0.11, w.p.main)
