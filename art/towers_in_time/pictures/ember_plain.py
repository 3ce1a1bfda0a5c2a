"""Ember Plain: a burnt plain that glows in its cracks."""

import numpy as np

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "ember-plain", grounds.bands((0.0, 0.55), 0.20, 0.04, 1.8))
def paint(w: Window) -> None:
    lands.sun(w, 0.0, 0.52, 0.30, 20)
    lands.hill(w, [(-0.8, 0.14), (0.0, 0.18), (0.8, 0.10)], w.p.main, 5)
    for shape, (x, y) in grounds.broken(w.rng(7), 44):
        if shape[:, 1].max() < 0.22:
            w.pane(
                [shape * 0.90 + np.array((x, y), np.float32) * 0.10],
                w.near(w.p.deep if y > -0.6 else w.p.dark, 0.08),
                0.4,
            )
    for n, (x, y) in enumerate(
        ((-0.62, -0.06), (-0.2, -0.32), (0.34, -0.12), (0.66, -0.46), (-0.44, -0.62), (0.12, -0.72))
    ):
        things.flame(w, x, y, 0.22 + 0.02 * n, 0.08)
