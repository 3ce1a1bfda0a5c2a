"""Night Without Stars: a dark round where the moon should be."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("black", "night-without-stars", grounds.rays((0.0, 0.5), 24, (0.46, 0.9, 1.3, 1.7), 4, sun=False))
def paint(w: Window) -> None:
    for n in range(20):
        w.pane([things.wedge(0.0, 0.50, 0.60, n * 18, 18, 0.44)], w.p.accent if n % 2 else w.p.ground[0], 0.8)
    w.pane(dot(0.0, 0.50, 0.45, n=56), w.p.dark, 1.4)
    w.lamp(0.0, 0.5, 0.6, 0.3)
    lands.hill(w, [(-0.8, -0.50), (-0.2, -0.42), (0.4, -0.56), (0.8, -0.46)], w.p.dark, 5)
    for x, h in ((-0.56, 0.50), (0.10, 0.34), (0.58, 0.62)):
        lands.tower(w, x, -0.72, 0.18, h, w.p.deep, windows=0)
