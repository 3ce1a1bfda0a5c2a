"""Badger: a badger at the door of its sett."""

from art.kit.shapes import blob, both, dot
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "badger", grounds.cells((0.0, 0.3), 44, shift=0.35))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.05, 0.78, 0.66, n=48), w.p.dark, 1.5)
    with w.placed((0.0, -0.06), 1.0):
        w.pane(
            both((0.0, 0.46), (0.28, 0.42), (0.42, 0.16), (0.30, -0.24), (0.10, -0.46), (0.0, -0.48)), w.p.light, 1.2
        )
        for side in (-1, 1):
            w.pane(dot(side * 0.32, 0.40, 0.11, n=24), w.p.dark, 0.9)
            w.pane(
                blob(
                    (side * 0.10, 0.44),
                    (side * 0.30, 0.38),
                    (side * 0.28, 0.0),
                    (side * 0.12, -0.34),
                    (side * 0.07, -0.10),
                ),
                w.p.dark,
                1.0,
            )
            w.pane(dot(side * 0.185, 0.06, 0.045, n=18), w.p.accent, 0.7)
            w.ink(dot(side * 0.185, 0.06, 0.02, n=12))
        w.pane(dot(0, -0.43, 0.09, 0.065, n=24), w.p.dark, 0.8)
    for x in (-0.42, -0.30, 0.30, 0.42):
        w.pane(strokes.stripe([(x, -0.52), (x, -0.72)], [0.06, 0.012]), w.p.pale, 0.9)
    lands.hill(w, [(-0.8, -0.68), (0.0, -0.74), (0.8, -0.66)], w.p.ground[3])
