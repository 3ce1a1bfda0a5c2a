"""Water Elemental: a wave that lifts its arm."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("water", "water-elemental", grounds.rays((0.0, 0.3), 18, (0.34, 0.8, 1.3), 0, 30))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.66), 0.88):
        elementals.water(w, 2)
