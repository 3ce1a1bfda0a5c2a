"""Major Water Elemental: the sea itself, horned and standing."""

from art.towers_in_time import elementals, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("water", "major-water-elemental", grounds.slants((0.0, 0.8), 0.30, 76))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.80), 0.98):
        elementals.water(w, 3)
    lands.sea(w, -0.72, w.p.ground[2:5], 3, 0.06, 0.6)
