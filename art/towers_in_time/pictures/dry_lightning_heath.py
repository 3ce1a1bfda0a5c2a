"""Dry Lightning Heath: a thorn tree struck by lightning on a dry heath."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "dry-lightning-heath", grounds.cells((0.3, 0.8), 38, shift=0.2))
def paint(w: Window) -> None:
    lands.cloud(w, 0.30, 1.06, 0.62, w.p.deep, w.p.dark)
    lands.tree(w, -0.22, -0.60, 1.25, w.p.main, w.p.dark, bare=True)
    things.bolt(
        w, [(0.34, 0.86), (0.10, 0.66), (0.24, 0.60), (-0.04, 0.38), (0.10, 0.34), (-0.20, 0.04)], 0.07, w.p.light
    )
    for x, y, h in ((-0.30, 0.16, 0.30), (-0.06, 0.26, 0.34), (-0.50, 0.10, 0.24)):
        things.flame(w, x, y, h, h * 0.32)
    lands.hill(w, [(-0.8, -0.54), (0.0, -0.62), (0.8, -0.50)], w.p.deep, 5)
    for n in range(7):
        x = -0.84 + n * 0.28
        w.lead([(x - 0.05, -0.56), (x - 0.10, -0.40)], 0.7)
        w.lead([(x, -0.58), (x + 0.02, -0.38)], 0.7)
