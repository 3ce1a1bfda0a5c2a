"""Cloak of Shadows: a cloak on a hook, night in its folds."""

from art.kit.shapes import blob, both, box, dot
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "cloak-of-shadows", grounds.courses((0.0, 0.8), 0.30, 0.52))
def paint(w: Window) -> None:
    w.pane(box(-0.06, 1.02, 0.06, 1.5), w.p.dark, 0.9)
    w.tiles(
        blob(
            (0.0, 1.10),
            (0.20, 0.96),
            (0.26, 0.70),
            (0.56, 0.10),
            (0.72, -0.92, 0),
            (0.40, -0.80),
            (0.0, -0.98),
            (-0.40, -0.80),
            (-0.72, -0.92, 0),
            (-0.56, 0.10),
            (-0.26, 0.70),
            (-0.20, 0.96),
        ),
        strokes.columns(-0.3, -1, 0.3, 1.1, 7, (w.p.dark, w.p.deep, glass("#2a2140")), 1.4),
        1.4,
    )
    w.pane(both((0.0, 0.96), (0.13, 0.86), (0.14, 0.66), (0.0, 0.56)), glass("#0d0a14"), 1.0)
    rng = w.rng(3)
    for n in range(10):
        x, y = float(rng.uniform(-0.4, 0.4)), float(rng.uniform(-0.7, 0.3))
        w.pane(strokes.starry(x, y, 0.035 + 0.02 * (n % 3), 4, 0.35), w.p.light, 0.5)
    w.pane(dot(0, 0.50, 0.06, n=20), w.p.accent, 0.8)
