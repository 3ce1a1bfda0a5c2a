"""Skeleton Levy: skeletons with rusty spears."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import bones


@picture("black", "skeleton-levy", grounds.fan((0.0, -1.3), 13, 170, (0.9, 1.5, 2.1)))
def paint(w: Window) -> None:
    for x in (-0.56, 0.56, 0.0):
        bones(w, (x, -1.2 + (0.06 if x else 0.0)), 1.75 if x else 1.95, (arms.spear, 0, 0.62))
