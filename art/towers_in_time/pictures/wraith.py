"""Wraith: a cloak with nothing in it, over a moor."""

from art.kit.shapes import blob, both
from art.towers_in_time import elementals, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("black", "wraith", grounds.bands((0.0, 0.8), 0.24, 0.06, 1.2))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.8, -0.66), (0.0, -0.60), (0.8, -0.70)], w.p.dark, 5)
    cloak = blob(
        (0.0, 1.05),
        (0.24, 0.90),
        (0.26, 0.62),
        (0.60, 0.34),
        (0.92, 0.46, 0),
        (0.66, 0.06),
        (0.46, -0.20),
        (0.52, -0.72, 0),
        (0.26, -0.40),
        (0.10, -0.86, 0),
        (-0.08, -0.40),
        (-0.30, -0.80, 0),
        (-0.34, -0.30),
        (-0.56, 0.0),
        (-0.92, 0.30, 0),
        (-0.56, 0.34),
        (-0.26, 0.62),
        (-0.24, 0.90),
    )
    w.tiles(cloak, strokes.columns(-1.0, -1, 1.0, 1.1, 9, (w.p.metal, w.p.light, w.p.pale), 0.2), 1.4)
    w.pane(both((0.0, 0.92), (0.14, 0.82), (0.15, 0.62), (0.0, 0.48)), w.p.dark, 1.0)
    elementals.eyes(w, 0.0, 0.72, 0.06, 0.035)
