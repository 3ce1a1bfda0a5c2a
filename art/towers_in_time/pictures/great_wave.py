"""Great Wave: a wave as high as the sky over small towers."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("water", "great-wave", grounds.bands((0.6, 0.9), 0.30, 0.04, 1.6))
def paint(w: Window) -> None:
    for x, h in ((0.40, 0.30), (0.58, 0.44), (0.78, 0.32)):
        lands.tower(w, x, -0.72, 0.14, h, w.p.accent, w.p.deep, 1)
    lands.curl(w, -0.10, 0.12, 1.15, (w.p.ground[4], w.p.ground[3], w.p.ground[2], w.p.ground[1]))
    lands.sea(w, -0.66, w.p.ground[2:5], 4, 0.07, 0.6)
