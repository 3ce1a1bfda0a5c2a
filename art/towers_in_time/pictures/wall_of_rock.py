"""Wall of Rock: a wall of boulders, one upon the other."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("earth", "wall-of-rock", grounds.bands((0.0, 1.0), 0.30, 0.06, 1.5))
def paint(w: Window) -> None:
    spots = [
        (x + (0.0 if row % 2 else 0.26), 0.34 - row * 0.36, 0.29)
        for row in range(5)
        for x in (-1.04, -0.52, 0.0, 0.52, 1.04)
    ]
    lands.rocks(w, [(-0.30, 0.62, 0.22), (0.30, 0.60, 0.24), *spots], w.p.metal, 6)
    for x, y in ((-0.62, 0.50), (0.05, 0.74), (0.66, 0.46)):
        lands.tree(w, x, y, 0.26, w.p.ground[2])
