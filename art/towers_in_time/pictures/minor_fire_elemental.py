"""Minor Fire Elemental: a tongue of fire with eyes."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("fire", "minor-fire-elemental", grounds.quarries((0.0, 0.4), 0.34, shift=0.25))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.52), 0.86):
        elementals.fire(w, 1)
