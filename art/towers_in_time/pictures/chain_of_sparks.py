"""Chain of Sparks: one spark that leaps to the next, and the next."""

from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("air", "chain-of-sparks", grounds.cells((0.3, 0.6), 40, shift=0.40))
def paint(w: Window) -> None:
    spots = [
        (-0.72, 0.95),
        (-0.10, 0.62),
        (0.52, 0.86),
        (0.64, 0.20),
        (-0.06, 0.02),
        (-0.62, -0.24),
        (0.10, -0.56),
        (0.66, -0.74),
    ]
    for n in range(len(spots) - 1):
        a, b = spots[n], spots[n + 1]
        middle = ((a[0] + b[0]) / 2 + 0.07, (a[1] + b[1]) / 2 + 0.05)
        things.bolt(w, [a, (middle[0] - 0.05, middle[1] - 0.09), middle, b], 0.055)
    for n, (x, y) in enumerate(spots):
        w.pane(strokes.starry(x, y, 0.17 - 0.008 * n, 8, 0.45), w.p.light, 1.0)
        w.lamp(x, y, 0.18, 0.3)
