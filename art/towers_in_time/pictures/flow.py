"""Flow: a spring that falls from step to step."""

from art.kit.shapes import box, dot
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "flow", grounds.cells((0.0, 0.8), 40))
def paint(w: Window) -> None:
    for n in range(5):
        y, half = 0.62 - n * 0.40, 0.34 + 0.13 * n
        w.pane(box(-half - 0.12, y - 0.44, half + 0.12, y), (w.p.metal, w.p.ground[4])[n % 2], 1.1)
        w.pane(dot(0, y, half, 0.075, n=40), w.p.light, 0.9)
        for k in range(3):
            x = (k - 1) * half * 0.5
            w.pane(
                strokes.stripe([(x, y), (x * 1.1, y - 0.40)], [half * 0.20, half * 0.24]),
                w.p.ground[1 + (k + n) % 3],
                0.8,
            )
    w.pane(strokes.stripe([(0, 1.45), (0, 0.62)], [0.09, 0.16]), w.p.pale, 1.0)
