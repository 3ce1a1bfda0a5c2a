"""Median Air Elemental: a whirlwind that sparks."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("air", "median-air-elemental", grounds.slants((0.2, 0.6), 0.32, 50))
def paint(w: Window) -> None:
    with w.placed((-0.06, -0.62), 0.88, -5):
        elementals.air(w, 2)
