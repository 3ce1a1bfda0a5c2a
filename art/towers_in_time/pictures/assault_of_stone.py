"""Assault of Stone: boulders fall on a wall, and the wall breaks."""

import numpy as np

from art.kit.shapes import poly
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import between

FLIES = np.array((-0.62, 0.78))  # where a boulder comes from
CUT = ((0.92, 20), (1.0, 62), (0.86, 118), (1.04, 160), (0.90, 208), (1.02, 262), (0.88, 318))  # its corners


def boulder(w: Window, x: float, y: float, r: float, turn: float = 0.0) -> None:
    """Three faces: to the light, to the eye, and to the dark."""
    ring = [(x + r * k * np.cos(np.radians(a + turn)), y + r * k * np.sin(np.radians(a + turn))) for k, a in CUT]
    heart, ridge = (x - 0.12 * r, y + 0.16 * r), (x + 0.20 * r, y - 0.14 * r)
    faces = [
        ([ring[1], ring[2], ring[3], heart], w.p.light),
        ([ring[3], ring[4], heart], between(w.p.light, w.p.main, 0.6)),
        ([ring[0], ring[1], heart, ridge], w.p.main),
        ([heart, ring[4], ring[5], ridge], between(w.p.main, w.p.dark, 0.35)),
        ([ring[5], ring[6], ring[0], ridge], between(w.p.main, w.p.dark, 0.6)),
    ]
    w.tiles(poly(*ring), faces, 1.4, 0.75)


def trail(w: Window, x: float, y: float, r: float, long: float) -> None:
    """The way on which it came."""
    end = np.array((x, y)) + FLIES * long
    w.pane(strokes.stripe([(x, y), tuple(end)], [r * 0.8, r * 0.16]), w.p.pale, 0.9)


@picture("earth", "assault-of-stone", grounds.slants((-0.6, 1.0), 0.30, 44))
def paint(w: Window) -> None:
    lands.rampart(w, -0.46, (w.p.metal, w.p.pale), 6, 4, 5)
    breach = [(-0.3, -0.3), (-0.16, -0.66), (-0.22, -0.92), (0.10, -1.10), (0.34, -0.90), (0.30, -0.62), (0.5, -0.3)]
    w.pane(poly(*breach), w.p.dark, 1.3)
    w.pane(strokes.starry(0.10, -0.42, 0.54, 11, 0.5, 8), w.p.light, 1.2)
    w.lamp(0.1, -0.4, 0.4, 0.6)
    for x, y, r, long in ((-0.46, 0.74, 0.24, 0.7), (0.44, 0.62, 0.28, 0.9), (0.08, -0.32, 0.32, 1.0)):
        trail(w, x, y, r, long)
        boulder(w, x, y, r, 40 * x)
    for x, y, r in ((-0.56, -0.30, 0.11), (0.68, -0.26, 0.12), (-0.36, 0.02, 0.085), (0.56, 0.04, 0.075)):
        boulder(w, x, y, r, 90 * y)
