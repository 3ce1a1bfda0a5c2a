"""Wall of Fire: flames from side to side before a tower."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("fire", "wall-of-fire", grounds.courses((0.0, 1.0), 0.26, 0.5, shift=0.3))
def paint(w: Window) -> None:
    lands.tower(w, 0.0, -0.7, 0.56, 1.65, w.p.deep, courses=9)
    lands.blaze(w, -1.15, 1.5, 9, 1.15)
