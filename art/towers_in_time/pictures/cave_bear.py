"""Cave Bear: a bear on its hind legs in the mouth of a cave."""

from art.kit.shapes import both, dot
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "cave-bear", grounds.courses((0.0, 0.3), 0.30, 0.5, shift=0.3))
def paint(w: Window) -> None:
    w.pane(both((0.0, 1.15), (0.60, 0.86), (0.84, 0.0), (0.90, -1.5, 0), (0.0, -1.5)), w.p.dark, 1.4)
    w.pane(both((0.0, 0.30), (0.34, 0.20), (0.50, -0.30), (0.44, -0.9), (0.36, -1.5, 0), (0.0, -1.5)), w.p.main, 1.2)
    w.pane(both((0.0, 0.04), (0.20, -0.06), (0.24, -0.60), (0.0, -0.9)), w.p.pale, 0.9)
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.36, 0.06), (side * 0.66, 0.14), (side * 0.62, 0.56)], [0.15, 0.14, 0.12]),
            w.p.main,
            1.1,
        )
        for n in range(3):
            w.pane(
                strokes.stripe([(side * (0.54 + n * 0.075), 0.62), (side * (0.53 + n * 0.085), 0.78)], [0.03, 0.006]),
                w.p.light,
                0.6,
            )
        w.pane(dot(side * 0.24, 0.78, 0.10, n=24), w.p.deep, 0.9)
    w.pane(both((0.0, 0.84), (0.26, 0.72), (0.30, 0.48), (0.16, 0.22), (0.0, 0.18)), w.p.main, 1.1)
    w.pane(dot(0, 0.40, 0.16, 0.15, n=28), w.p.pale, 0.9)
    w.pane(dot(0, 0.47, 0.06, 0.045, n=18), w.p.dark, 0.6)
    w.pane(both((0.0, 0.36), (0.09, 0.34), (0.06, 0.27), (0.0, 0.26)), w.p.accent, 0.7)
    for side in (-1, 1):
        w.pane(dot(side * 0.13, 0.58, 0.035, n=14), w.p.accent, 0.5)
