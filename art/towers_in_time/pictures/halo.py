"""Halo: a ring of light over a bowed head."""

from art.kit.shapes import both, dot
from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture


@picture("white", "halo", grounds.rays((0.0, 0.72), 26, (0.5, 0.85, 1.3, 1.8), 3, sun=False))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.72, 0.50, n=56), w.p.ground[1], 1.2)
    for n in range(18):
        w.pane([things.wedge(0, 0.72, 0.48, n * 20, 20, 0.34)], w.near((w.p.accent, w.p.ground[2])[n % 2], 0.06), 0.8)
    w.pane(dot(0, 0.72, 0.34, n=44), w.p.light, 1.0)
    w.lamp(0, 0.72, 0.5, 0.4)
    w.pane(both((0.16, 0.30), (0.50, 0.02), (0.66, -0.6), (0.70, -1.5, 0), (0.0, -1.5)), w.p.deep, 1.2)
    w.pane(dot(0.0, 0.46, 0.27, 0.33, n=40), w.p.ground[4], 1.2)
    w.pane(both((0.0, 0.40), (0.20, 0.34), (0.17, 0.14), (0.0, 0.06)), w.p.skin, 0.9)
    for side in (-1, 1):
        w.trace([(side * 0.05, 0.24), (side * 0.09, 0.22), (side * 0.14, 0.24)], 0.6)
    w.trace([(-0.04, 0.13), (0.04, 0.13)], 0.5)
