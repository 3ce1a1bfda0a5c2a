"""Boots of Haste: a pair of boots with wings."""

from art.kit.shapes import blob, box, poly
from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "boots-of-haste", grounds.bands((0.2, 0.5), 0.26, 0.06, 0.9, -0.2))
def paint(w: Window) -> None:
    hide = glass("#8a4a30")
    for x, y, k in ((-0.36, 0.16, 0.95), (0.34, -0.16, 1.1)):
        with w.placed((x, y), k, -6):
            w.pane(
                blob(
                    (-0.22, 0.62, 0),
                    (0.18, 0.62, 0),
                    (0.14, 0.10),
                    (0.36, -0.12),
                    (0.54, -0.30),
                    (0.50, -0.46, 0),
                    (-0.24, -0.46, 0),
                    (-0.22, 0.0),
                ),
                hide,
                1.3,
            )
            w.pane(box(-0.24, 0.50, 0.20, 0.66), w.p.accent, 1.0)
            w.pane(poly((-0.26, -0.46), (0.52, -0.46), (0.52, -0.56), (-0.26, -0.56)), w.p.dark, 0.9)
            beasts.plume(w, (-0.16, -0.10), (-0.66, 0.40), 0.30, 6, (w.p.light, w.p.metal, w.p.accent), 60, side=1)
