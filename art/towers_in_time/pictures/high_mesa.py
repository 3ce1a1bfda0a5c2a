"""High Mesa: a tableland above the clouds, the wind going over it."""

from art.kit.shapes import poly
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("air", "high-mesa", grounds.bands((0.2, 0.75), 0.30, 0.06, 1.4))
def paint(w: Window) -> None:
    lands.sun(w, 0.42, 0.86, 0.19, 18)
    lands.cloud(w, -0.62, 0.30, 0.42, w.p.light)
    side = poly(
        (-0.62, 0.50),
        (0.58, 0.50),
        (0.66, 0.10),
        (0.80, -0.20),
        (0.92, -1.5),
        (-0.98, -1.5),
        (-0.80, -0.30),
        (-0.72, 0.10),
    )
    w.tiles(side, strokes.rows(-1.2, -1.5, 1.2, 0.6, 9, (w.p.deep, w.p.metal, w.p.ground[4]), 0.03), 1.4)
    w.pane(poly((-0.66, 0.52), (0.62, 0.52), (0.56, 0.38), (-0.60, 0.38)), w.p.accent, 1.0)
    lands.gust(w, [(-1.0, 0.74), (-0.5, 0.84), (0.0, 0.70), (0.5, 0.66), (0.96, 0.80)], 0.045, w.p.light)
    lands.cloud(w, 0.66, -0.62, 0.44, w.p.light, w.p.pale)
    lands.cloud(w, -0.66, -0.80, 0.40, w.p.light, w.p.pale)
