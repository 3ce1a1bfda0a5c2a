"""Major Air Elemental: a storm that stands on the sea, black cloud for hair."""

from art.towers_in_time import elementals, grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("air", "major-air-elemental", grounds.slants((0.0, 0.7), 0.34, 62, shift=0.42))
def paint(w: Window) -> None:
    lands.cloud(w, 0.0, 1.08, 1.05, w.p.dark, w.p.ground[5])
    with w.placed((0.0, -0.84), 0.98):
        elementals.air(w, 3)
    lands.sea(w, -0.72, w.p.ground[3:6], 3, 0.06, 0.5)
    for x in (-0.72, 0.74):
        things.bolt(w, [(x, 0.80), (x * 0.86, 0.40), (x * 1.02, 0.36), (x * 0.84, -0.40)], 0.05)
