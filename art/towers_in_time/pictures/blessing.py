"""Blessing: a hand that blesses, two fingers raised."""

from art.kit.shapes import blob, box, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("white", "blessing", grounds.rays((0.0, 0.30), 28, (0.46, 0.8, 1.2, 1.7), 0))
def paint(w: Window) -> None:
    with w.placed((0.02, -0.42), 1.12):
        w.pane(poly((-0.24, -1.0), (0.24, -1.0), (0.20, -0.02), (-0.20, -0.02)), w.p.accent, 1.1)
        w.pane(box(-0.25, -0.10, 0.25, 0.02), w.p.light, 0.9)
        for x, top in ((-0.11, 1.06), (0.05, 1.08)):
            w.pane(
                strokes.stripe([(x * 0.9, 0.40), (x * 1.1, top)], [0.072, 0.052]) + dot(x * 1.1, top, 0.052, n=16),
                w.near(w.p.skin, 0.04),
                0.9,
            )
        w.pane(
            blob(
                (-0.18, 0.0), (-0.25, 0.26), (-0.22, 0.50), (0.0, 0.56), (0.24, 0.48), (0.24, 0.22), (0.18, 0.0), per=5
            ),
            w.p.skin,
            1.0,
        )
        for x, y in ((0.15, 0.42), (0.20, 0.28)):
            w.pane(
                strokes.stripe([(x + 0.08, y + 0.04), (x - 0.06, y), (x - 0.07, y - 0.08)], [0.06, 0.055, 0.04]),
                w.near(w.p.skin, 0.08),
                0.8,
            )
        w.pane(
            strokes.stripe([(-0.22, 0.14), (-0.14, 0.34), (0.06, 0.34)], [0.08, 0.07, 0.05]),
            w.near(w.p.skin, 0.05),
            0.9,
        )
