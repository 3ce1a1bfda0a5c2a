"""Bastion Heart: a crystal heart within a ring of walls."""

import numpy as np

from art.kit.shapes import dot
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("neutral", "bastion-heart", grounds.quarries((0.0, 0.3), 0.30, 1.0))
def paint(w: Window) -> None:
    for n in range(8):
        t = n * np.pi / 4 + np.pi / 8
        with w.placed((0.66 * np.cos(t), 0.22 + 0.66 * np.sin(t)), 0.44, n * 45 - 67):
            w.pane(lands.battlement(0, -0.4, 0.62, 0.9), w.near(w.p.metal, 0.10), 1.0)
    for n in range(16):
        w.pane([things.wedge(0, 0.22, 0.60, n * 22.5, 22.5, 0.46)], w.near((w.p.pale, w.p.metal)[n % 2], 0.06), 0.9)
    w.pane(dot(0, 0.22, 0.46, n=48), w.p.light, 1.1)
    with w.placed((0.0, 0.22), 0.72):
        things.heart(w, w.p.main)
    w.lamp(0, 0.22, 0.5, 0.6)
