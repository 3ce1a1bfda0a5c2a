"""Major Air Elemental: a storm that fills the window."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("air", "major-air-elemental", grounds.rays((0.0, 0.75), 20, (0.30, 0.7, 1.2), twist=-45))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.86), 1.0):
        elementals.air(w, 3)
