"""Gate of Cinders: a gate of black stone with fire in it."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "gate-of-cinders", grounds.scales((0.0, 0.4), 0.24, shift=0.35))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.4, 0.46, 0.86, (w.p.dark, w.p.deep), w.p.ground[1], 2)
    lands.blaze(w, -1.2, 1.75, 5, 0.36, 0.0)
    with w.placed((0.0, 1.02), 0.30):
        things.skull(w, w.p.ground[0])
