"""Gate of Four Winds: a round gate through which four winds blow."""

import numpy as np

from art.kit.shapes import dot
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("air", "gate-of-four-winds", grounds.cells((0.0, 0.35), 40))
def paint(w: Window) -> None:
    for n in range(4):
        a = n * np.pi / 2 + np.pi / 4
        lands.swirl(w, 0.66 * np.cos(a), 0.35 + 0.66 * np.sin(a), 0.34, w.p.light, 1.5, 0.15, n * 90 + 225)
    lands.portal(w, 0.0, -1.0, 0.34, 0.86, (w.p.metal, w.p.pale, w.p.accent), w.p.light, 2, True)
    for n, tone in enumerate((w.p.ground[1], w.p.ground[3], w.p.accent, w.p.pale)):
        w.pane([things.wedge(0.0, 0.45, 0.26, n * 90 + 45, 90)], tone, 0.9)
    w.pane(dot(0.0, 0.45, 0.08), w.p.deep, 0.9)
