"""Mjorn Fire Elemental: a crowned fire that fills the window."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("fire", "mjorn-fire-elemental", grounds.rays((0.0, 0.66), 16, (0.5, 0.9, 1.4), 9, sun=False, shift=0.2))
def paint(w: Window) -> None:
    with w.placed((0.0, -1.15), 1.16):
        elementals.fire(w, 3)
