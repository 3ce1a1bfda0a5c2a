"""Minor Water Elemental: a small wave with a face."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("water", "minor-water-elemental", grounds.scales((0.0, 0.4), 0.22))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.56), 0.84):
        elementals.water(w, 1)
