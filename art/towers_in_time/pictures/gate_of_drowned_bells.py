"""Gate of Drowned Bells: a gate under the sea, bells hung in it."""

from art.kit.shapes import dot
from art.towers_in_time import beasts, grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("water", "gate-of-drowned-bells", grounds.bands((0.0, 0.8), 0.24, 0.07, 0.8, shift=0.1))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.3, 0.56, 0.94, (w.p.metal, w.p.pale, w.p.ground[2]), w.p.ground[5], 1, True)
    for x, y, k in ((-0.28, 0.52, 0.46), (0.28, 0.52, 0.46), (0.0, 0.36, 0.62)):
        w.lead([(x, y), (x, 1.0)], 0.8)
        with w.placed((x, y), k):
            things.bell(w)
    with w.placed((0.10, -0.70), 0.46, 10):
        beasts.fish(w, w.p.ground[2], w.p.light)
    for x, y, r in ((-0.76, 0.3, 0.06), (-0.70, 0.5, 0.045), (0.78, 0.1, 0.06), (0.74, 0.34, 0.04)):
        w.pane(dot(x, y, r, n=18), w.p.light, 0.7)
