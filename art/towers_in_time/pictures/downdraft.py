"""Downdraft: birds pressed down by a falling wind."""

from art.kit.shapes import poly
from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture


@picture("air", "downdraft", grounds.fan((0.0, 1.6), 13, 150, (0.8, 1.4, 2.0), flip=True))
def paint(w: Window) -> None:
    for x in (-0.56, 0.0, 0.56):
        w.pane(
            poly(
                (x - 0.09, 1.25),
                (x + 0.09, 1.25),
                (x + 0.07, 0.42),
                (x + 0.19, 0.42),
                (x, 0.12),
                (x - 0.19, 0.42),
                (x - 0.07, 0.42),
            ),
            w.p.light,
            1.1,
        )
    for x, y, k, turn in ((-0.46, -0.10, 0.62, -38), (0.46, -0.22, 0.66, -46), (0.0, -0.56, 0.60, -30)):
        with w.placed((x, y), k, turn):
            beasts.bird(w, w.p.deep, (w.p.ground[4], w.p.ground[3], w.p.deep), near=(-0.30, 0.70), far=(0.06, 0.76))
