"""Wings of the Roc: a pair of mighty wings, and a harness between them."""

from art.kit.shapes import both, dot
from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture


@picture("air", "wings-of-the-roc", grounds.arches((0.0, 0.5), 1.32, 0.92, 3))
def paint(w: Window) -> None:
    for side in (-1, 1):
        beasts.plume(
            w,
            (side * 0.10, 0.26),
            (side * 0.90, 1.02),
            0.95,
            10,
            (w.p.deep, w.p.ground[3], w.p.light),
            58,
            side=-side,
            rows_of=3,
        )
    w.pane(both((0.0, 0.46), (0.16, 0.34), (0.12, -0.02), (0.0, -0.10)), w.p.accent, 1.1)
    w.pane(dot(0, 0.20, 0.08, n=24), w.p.main, 0.9)
