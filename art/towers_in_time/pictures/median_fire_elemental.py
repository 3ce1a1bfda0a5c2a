"""Median Fire Elemental: a fire with two arms."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("fire", "median-fire-elemental", grounds.courses((0.0, 0.4), 0.26, 0.46, shift=0.3))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.70), 0.92):
        elementals.fire(w, 2)
