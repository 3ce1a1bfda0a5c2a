"""Thunderhead Ridge: an anvil of cloud over a bare ridge, lightning between."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("air", "thunderhead-ridge", grounds.slants((0.0, 0.2), 0.34, 70, shift=0.30))
def paint(w: Window) -> None:
    lands.cloud(w, 0.0, 0.92, 1.1, w.p.deep, w.p.ground[5])
    lands.cloud(w, -0.25, 0.62, 0.75, w.p.ground[4], w.p.ground[5])
    things.bolt(
        w, [(0.22, 0.62), (0.06, 0.30), (0.20, 0.26), (-0.06, -0.14), (0.08, -0.16), (-0.14, -0.55)], 0.085, w.p.accent
    )
    w.lamp(0.05, 0.2, 0.5, 0.7)
    lands.hill(w, [(-0.8, -0.30), (-0.3, -0.46), (-0.1, -0.40), (0.4, -0.20), (0.8, -0.44)], w.p.dark, 5)
    lands.rocks(w, [(-0.62, -0.30, 0.16), (0.52, -0.22, 0.20)], w.p.metal)
