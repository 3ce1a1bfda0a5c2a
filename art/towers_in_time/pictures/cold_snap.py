"""Cold Snap: a rose in a block of ice."""

import numpy as np

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("water", "cold-snap", grounds.quarries((0.0, 0.3), 0.24, 1.0))
def paint(w: Window) -> None:
    w.pane(
        poly((-0.60, -0.86), (-0.66, 0.74), (-0.20, 1.08), (0.58, 0.96), (0.68, -0.72), (0.20, -1.02)), w.p.light, 1.4
    )
    w.pane(poly((-0.20, 1.08), (0.58, 0.96), (0.52, 0.70), (-0.14, 0.78)), w.p.pale, 0.9)
    w.pane(poly((0.58, 0.96), (0.68, -0.72), (0.60, -0.60), (0.52, 0.70)), w.p.ground[1], 0.9)
    w.pane(strokes.stripe([(0.0, -0.74), (-0.06, -0.3), (0.0, 0.2)], [0.03, 0.03, 0.03]), glass("#3c8a4a"), 0.9)
    for x, turn in ((-0.06, 60), (0.0, -60)):
        with w.placed((x, -0.36 + 0.1 * (turn > 0)), 0.30, turn):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), glass("#3c8a4a"), 0.8)
    red = glass("#c8344e")
    for r, many, turn in ((0.30, 6, 0), (0.20, 5, 30), (0.11, 4, 10)):
        for n in range(many):
            a = np.radians(turn + 360 * n / many)
            w.pane(
                dot(r * 0.6 * np.cos(a), 0.34 + r * 0.6 * np.sin(a), r * 0.62, r * 0.5, float(np.degrees(a)), 24),
                w.near(red, 0.14),
                0.8,
            )
    w.lead([(-0.50, 0.60), (-0.30, 0.10), (-0.44, -0.3)], 0.6)
