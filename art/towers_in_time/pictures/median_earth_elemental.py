"""Median Earth Elemental: a heap of stone that lifts its fist over a wall."""

from art.towers_in_time import elementals, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("earth", "median-earth-elemental", grounds.rays((0.4, 0.8), 14, (0.4, 0.8, 1.3), 8))
def paint(w: Window) -> None:
    with w.placed((-0.04, -0.66), 0.98):
        elementals.earth(w, 2)
    lands.rampart(w, -0.66, (w.p.metal, w.p.pale), 6, 4, 5)
