"""Silted Delta: a river that parts into seven before the sea."""

from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("earth", "silted-delta", grounds.bands((0.0, 0.9), 0.22, 0.03, 2.2, 0.05))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.8, 0.46), (0.0, 0.40), (0.8, 0.50)], w.p.ground[2], 7)
    blue = glass("#3f9fb5")
    for n in range(7):
        t = (n - 3) / 3
        w.pane(
            strokes.stripe(
                [(0.04, 0.46), (0.06 + t * 0.16, 0.10), (t * 0.55, -0.36), (t * 1.10, -1.5)], [0.06, 0.05, 0.055, 0.10]
            ),
            w.near(blue, 0.12),
            1.0,
        )
    lands.sun(w, -0.40, 0.86, 0.16, 14)
    for x, y in ((-0.62, 0.12), (0.66, 0.16), (-0.28, -0.08), (0.34, -0.12)):
        lands.tree(w, x, y, 0.30, w.p.ground[3])
