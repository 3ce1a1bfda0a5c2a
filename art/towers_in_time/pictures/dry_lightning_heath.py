"""Dry Lightning Heath: a thorn tree struck by lightning on a dry heath."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "dry-lightning-heath", grounds.cells((0.1, 0.4), 38))
def paint(w: Window) -> None:
    lands.cloud(w, 0.30, 1.06, 0.66, w.p.metal, w.p.deep)
    lands.tree(w, -0.10, -0.70, 1.35, w.p.main, w.p.dark, bare=True)
    things.bolt(
        w, [(0.34, 0.94), (0.12, 0.66), (0.28, 0.60), (0.0, 0.30), (0.14, 0.26), (-0.10, -0.10)], 0.085, w.p.light
    )
    for x, y, h in ((-0.46, 0.20, 0.30), (0.20, 0.50, 0.30), (-0.24, 0.46, 0.34)):
        things.flame(w, x, y, h, h * 0.32)
    lands.hill(w, [(-0.8, -0.58), (0.0, -0.68), (0.8, -0.54)], w.p.deep, 5)
    for n in range(7):
        x = -0.84 + n * 0.28
        w.lead([(x - 0.05, -0.60), (x - 0.10, -0.42)], 0.7)
        w.lead([(x, -0.62), (x + 0.02, -0.40)], 0.7)
