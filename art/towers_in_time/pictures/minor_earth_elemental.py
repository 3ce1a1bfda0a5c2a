"""Minor Earth Elemental: a small heap of stones with crystals in it."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("earth", "minor-earth-elemental", grounds.quarries((0.0, 0.4), 0.36))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.62), 0.92):
        elementals.earth(w, 1)
