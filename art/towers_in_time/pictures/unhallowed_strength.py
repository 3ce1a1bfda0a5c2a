"""Unhallowed Strength: an arm in chains that breaks them."""

import numpy as np

from art.kit.shapes import blob
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("black", "unhallowed-strength", grounds.rays((0.0, 0.4), 14, (0.4, 0.85, 1.3), 8))
def paint(w: Window) -> None:
    w.pane(strokes.stripe([(-0.62, -1.5), (-0.44, -0.50), (-0.30, 0.02)], [0.30, 0.30, 0.24]), w.p.skin, 1.3)
    w.pane(strokes.stripe([(-0.36, -0.06), (0.0, 0.16), (0.28, 0.60)], [0.24, 0.25, 0.15]), w.p.skin, 1.2)
    w.pane(
        blob((0.16, 0.58), (0.12, 0.86), (0.34, 1.04), (0.58, 0.92), (0.56, 0.66), (0.38, 0.52)),
        w.near(w.p.skin, 0.06),
        1.2,
    )
    for n in range(4):
        w.trace([(0.18 + n * 0.10, 0.96 - n * 0.02), (0.20 + n * 0.10, 0.78)], 0.7)
    w.trace([(-0.40, 0.0), (-0.16, -0.06), (-0.10, 0.08)], 0.9)
    w.pane(strokes.stripe([(0.04, 0.40), (0.34, 0.26)], [0.10, 0.10]), w.p.metal, 1.1)
    things.chain(w, [(0.30, 0.24), (0.56, 0.10), (0.62, -0.20)], 0.12)
    things.chain(w, [(0.74, -0.50), (0.66, -0.84), (0.80, -1.2)], 0.12)
    for a in (20, 70, 130, 200):
        t = np.radians(a)
        w.pane(strokes.starry(0.68 + 0.16 * np.cos(t), -0.36 + 0.16 * np.sin(t), 0.06, 4, 0.35), w.p.accent, 0.7)
