"""Fire Ball: a ball of fire on its way."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("fire", "fire-ball", grounds.slants((0.4, -0.1), 0.28, 38, shift=0.25))
def paint(w: Window) -> None:
    for n, (dx, dy, r) in enumerate(((-0.86, 0.92, 0.10), (-0.66, 0.72, 0.16), (-0.42, 0.48, 0.24))):
        for k in (-1, 1):
            w.pane(
                strokes.stripe(
                    [(dx - 0.16 * k, dy + 0.16 * k), (dx * 0.3 + 0.2 - 0.26 * k, dy * 0.3 + 0.26 * k)], [0.02, r * 0.5]
                ),
                w.p.ground[n],
                0.9,
            )
    w.pane(strokes.stripe([(-0.92, 1.06), (-0.2, 0.36), (0.2, 0.0)], [0.02, 0.34, 0.50]), w.p.ground[2], 1.1)
    w.pane(strokes.starry(0.22, -0.02, 0.62, 14, 0.78), w.p.main, 1.2)
    w.pane(strokes.starry(0.22, -0.02, 0.46, 12, 0.78), w.p.ground[1], 0.9)
    w.pane(dot(0.24, -0.04, 0.24, n=40), w.p.light, 0.8)
    w.lamp(0.22, 0.0, 0.5, 0.7)
