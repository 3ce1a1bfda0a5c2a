"""Median Earth Elemental: a heap of stone that lifts its fist."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("earth", "median-earth-elemental", grounds.slants((0.2, 0.6), 0.34, 64))
def paint(w: Window) -> None:
    with w.placed((-0.04, -0.72), 0.94):
        elementals.earth(w, 2)
