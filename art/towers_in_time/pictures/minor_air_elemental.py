"""Minor Air Elemental: a small whirlwind with eyes."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("air", "minor-air-elemental", grounds.quarries((0.0, 0.4), 0.34))
def paint(w: Window) -> None:
    with w.placed((0.05, -0.50), 0.78, 6):
        elementals.air(w, 1)
