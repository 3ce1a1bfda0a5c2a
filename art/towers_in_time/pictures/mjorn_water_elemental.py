"""Mjorn Water Elemental: a wave frozen as it rose."""

from art.towers_in_time import elementals, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("water", "mjorn-water-elemental", grounds.quarries((0.0, 0.5), 0.30, 1.5))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.66), 0.90, 0, True):
        elementals.water(w, 2, True)
    for x, h in ((-0.80, 0.9), (0.80, 0.7), (0.62, 0.5), (-0.62, 0.6)):
        lands.crystal(w, x, -1.3, h + 0.5, 0.13, w.p.pale, x * 0.1)
