"""Deep Quarry: terraces cut down into the ground, a crane at the edge."""

from art.kit.shapes import box, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "deep-quarry", grounds.courses((0.1, 0.9), 0.24, 0.5))
def paint(w: Window) -> None:
    for n in range(5):
        k = 1.0 - n * 0.17
        y = 0.42 - n * 0.24
        w.pane(
            poly(
                (-1.2, y),
                (-k * 0.92, y),
                (-k * 0.80, y - 0.24),
                (k * 0.80, y - 0.24),
                (k * 0.92, y),
                (1.2, y),
                (1.2, -1.6),
                (-1.2, -1.6),
            ),
            (w.p.pale, w.p.main, w.p.metal, w.p.deep, w.p.dark)[n],
            1.2,
        )
    w.pane(strokes.stripe([(-0.66, 0.40), (-0.66, 1.05)], [0.045, 0.035]), w.p.deep, 1.0)
    w.pane(strokes.stripe([(-0.90, 0.92), (0.30, 1.12)], [0.035, 0.025]), w.p.deep, 1.0)
    w.lead([(0.26, 1.10), (0.26, 0.10)], 0.6)
    w.pane(box(0.12, -0.18, 0.40, 0.10), w.p.light, 1.1)
