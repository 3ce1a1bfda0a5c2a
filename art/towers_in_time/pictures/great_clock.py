"""Great Clock: a clock with towers for hours."""

import numpy as np

from art.kit.shapes import dot, poly
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("neutral", "great-clock", grounds.rays((0.0, 0.22), 12, (0.86, 1.2, 1.6), 15, sun=False))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.22, 0.88, n=72), w.p.metal, 1.6)
    for n in range(12):
        w.pane([things.wedge(0, 0.22, 0.80, n * 30 + 75, 30, 0.54)], w.near((w.p.light, w.p.pale)[n % 2], 0.05), 0.9)
        t = np.radians(n * 30 + 90)
        with w.placed((0.67 * np.cos(t), 0.22 + 0.67 * np.sin(t)), 0.20, n * 30):
            w.pane(lands.battlement(0, -0.5, 0.5, 1.0), w.p.main if n % 3 == 0 else w.p.deep, 0.8)
    w.pane(dot(0, 0.22, 0.52, n=56), w.p.accent, 1.1)
    with w.placed((0.0, 0.22), 0.72):
        things.gear(w, 0.5, 12)
    for turn, long in ((-34, 0.70), (52, 0.46)):
        with w.placed((0, 0.22), 1.0, turn):
            w.pane(poly((-0.035, -0.10), (0.035, -0.10), (0.0, long)), w.p.dark, 0.8)
    w.pane(dot(0, 0.22, 0.06, n=20), w.p.main, 0.8)
