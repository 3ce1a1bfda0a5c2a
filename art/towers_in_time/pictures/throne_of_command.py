"""Throne of Command: an empty throne on steps, banners beside it."""

from art.kit.shapes import box, dot, poly
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("neutral", "throne-of-command", grounds.arches((0.0, 0.7), 1.34, 0.96, 3))
def paint(w: Window) -> None:
    for side in (-1, 1):
        w.tiles(
            poly(
                (side * 0.62, 1.02),
                (side * 0.94, 1.02),
                (side * 0.94, -0.20),
                (side * 0.78, -0.36),
                (side * 0.62, -0.20),
            ),
            strokes.rows(-1, -0.4, 1, 1.1, 5, (w.p.main, w.p.deep)),
            1.1,
        )
    gold = w.p.accent
    w.pane(
        poly((-0.38, -0.50), (-0.42, 0.84), (-0.22, 1.02), (0.0, 1.20), (0.22, 1.02), (0.42, 0.84), (0.38, -0.50)),
        gold,
        1.4,
    )
    w.pane(poly((-0.28, -0.30), (-0.30, 0.72), (0.0, 0.98), (0.30, 0.72), (0.28, -0.30)), w.p.main, 1.0)
    for side in (-1, 1):
        w.pane(box(min(side * 0.36, side * 0.50), -0.52, max(side * 0.36, side * 0.50), 0.02), gold, 1.0)
        w.pane(dot(side * 0.43, 0.06, 0.09, n=24), w.p.light, 0.8)
    w.pane(box(-0.40, -0.30, 0.40, -0.12), w.p.deep, 1.1)
    for n in range(3):
        w.pane(
            box(-0.56 - n * 0.20, -0.74 - n * 0.24, 0.56 + n * 0.20, -0.50 - n * 0.24),
            (w.p.pale, w.p.metal, w.p.pale)[n],
            1.1,
        )
    with w.placed((0.0, 0.56), 0.26):
        things.crown(w, w.p.light)
