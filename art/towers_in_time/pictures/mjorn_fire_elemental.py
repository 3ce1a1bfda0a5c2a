"""Mjorn Fire Elemental: a crowned fire that fills the window."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("fire", "mjorn-fire-elemental", grounds.cells((0.0, 0.5), 44, shift=0.45))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.86), 0.94):
        elementals.fire(w, 3)
