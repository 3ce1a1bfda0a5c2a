"""Sinkhole: a hole that swallows a fountain."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import between, glass


@picture("earth", "sinkhole", grounds.quarries((0.0, 0.7), 0.28, 1.0))
def paint(w: Window) -> None:
    for n in range(5):
        k = 1 - n * 0.18
        w.pane(
            dot(0, -0.18 - n * 0.06, 0.92 * k, 0.60 * k, n=52),
            (w.p.pale, w.p.main, w.p.deep, between(w.p.deep, w.p.dark, 0.6), w.p.dark)[n],
            1.3,
        )
    with w.placed((0.05, -0.06), 0.62, 24):
        w.pane(
            blob(
                (-0.5, 0.2, 0),
                (0.5, 0.2, 0),
                (0.34, -0.1),
                (0.12, -0.2),
                (0.12, -0.5, 0),
                (-0.12, -0.5, 0),
                (-0.12, -0.2),
                (-0.34, -0.1),
            ),
            w.p.metal,
            1.2,
        )
        w.pane(
            strokes.stripe([(0, 0.2), (0.0, 0.6), (0.24, 0.7), (0.34, 0.3)], [0.05, 0.06, 0.05, 0.02]),
            glass("#4aa7bd"),
            0.9,
        )
        w.pane(
            strokes.stripe([(0, 0.2), (0.0, 0.6), (-0.24, 0.7), (-0.34, 0.3)], [0.05, 0.06, 0.05, 0.02]),
            glass("#4aa7bd"),
            0.9,
        )
    lands.rocks(w, [(-0.52, 0.24, 0.10), (0.60, 0.08, 0.09), (-0.22, 0.62, 0.08)], w.p.metal)
