"""Heatwave Stag: a rearing stag whose antlers are ripples of heat that bend the sun's rim."""

import numpy as np

from art.chrono_clash.noon import CORN, picture
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.shapes import Shape, blob, dot, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("heatwave-stag", disc=(0.06, 0.44, 0.58), clouds="none", horizon=-0.3, light=CORN, gloom=0.1)
def paint(c: Canvas) -> None:
    # The air boils: rows of the sky slip sideways.
    rows = np.arange(c.height)
    y = (c.height / 2 - rows) * 2 / c.width
    slip = np.sin(y * 46 + 2.2 * np.sin(y * 9)) * 0.026 * np.exp(-(((y - 0.72) / 0.42) ** 2))
    for row, far in zip(rows, np.round(slip * c.width / 2).astype(int), strict=True):
        if far:
            c.light[row] = np.roll(c.light[row], far, 0)
    land.layer(c, land.hills(c, -0.50, 0.06, 3), 0.6, 0.5, 0.4)
    land.wheat(c, -0.92, 0.24, 70, 2, far=0.3)
    land.ground(c, -0.88, 0.03)
    beast = Beast((-0.12, -0.18), 0.62, "stag", "rear", 40, neck=(70,), head=(-10,), nf=(338, 268, 236), ff=(356, 290,
        250), nh=(288, 232, 262), fh=(272, 226, 250))
    c.cast(beast.body(), -0.86)
    waves: Shape = []
    for side, lean in ((-1, 0.0), (1, 0.16)):
        root = polar(beast.poll, 90, 0.05)
        path = [(root[0] + side * (0.03 + 0.34 * t**0.8) + lean * t + 0.045 * np.sin(t * 13 + side),
            root[1] + 0.62 * t) for t in np.linspace(0, 1, 10)]
        waves += sweep(path, [0.030, 0.028, 0.022, 0.015, 0.004])
        for k, t in enumerate((2, 4, 6, 7)):
            x, yy = path[t]
            out = [(x, yy), (x + side * 0.07 + 0.02, yy + 0.05), (x + side * 0.10 - 0.02, yy + 0.12),
                (x + side * 0.17 + 0.02, yy + 0.19), (x + side * 0.17, yy + 0.26 - 0.02 * k)]
            waves += sweep(out, [0.022, 0.018, 0.014, 0.003], 6)
    c.paint(waves, soft=0.03, rim=1.6, edge=0.008)
    beast.paint(c)
    c.paint(beast.local(blob((0.10, -0.05), (0.30, -0.22), (0.16, -0.50), (0.02, -0.30)), beast.neck_root, 70, 0.62),
        soft=0.04)
    c.shine(beast.on_head(dot(0.36, 0.06, 0.05)), heat=1.1, halo=0.03)
    rising: Shape = []
    for i in range(7):
        x = -0.9 + 0.3 * i
        rising += sweep([(x, -0.5), (x + 0.05, -0.3), (x - 0.05, -0.1), (x + 0.05, 0.1), (x - 0.03, 0.3)], [0.003,
            0.010, 0.012, 0.009, 0.002])
    c.flat(rising, c.palette.rim, 0.16, soft=0.010)
    land.grass(c, -1.0, 0.16, 80)
