"""Curfew Bell: a great bell swings over the street; the windows go dark one by one while people hurry home."""

import numpy as np

from art.chrono_clash.blue_hour import LAMPLIGHT, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, between, both, box, dot, hoop, limb, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("curfew-bell", disc=(0.16, 0.50, 0.56), kind="moon", clouds="bands", cover=0.5, horizon=-0.35)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.42, 0.26, 2, 20), 0.60, 0.5, 0.4)
    vanish = (0.10, -0.40)
    lit: Shape = []
    glow: Shape = []
    for side in (-1, 1):
        wall = poly((side * 1.2, 0.36), (side * 0.74, 0.16), (side * 0.34 + 0.06, -0.14), (side * 0.22 + 0.07, -0.56),
            (side * 1.2,
            -1.3))
        gables: Shape = []
        tops = ([0.40, 0.74, 1.2], [-0.14, 0.16, 0.36])
        for x0, x1 in ((1.20, 0.98), (0.98, 0.79), (0.79, 0.63), (0.63, 0.50), (0.50, 0.40)):
            y0, y1 = float(np.interp(x0, *tops)), float(np.interp(x1, *tops))
            gables += poly((side * x0, y0 - 0.06), (side * x0, y0), (side * (x0 + x1) / 2,
                (y0 + y1) / 2 + (x0 - x1) * 0.75),
                (side * x1, y1), (side * x1, y1 - 0.06))
        c.paint(wall + gables, soft=0.08, rim=1.2, far=0.03)
        for row in range(3):
            for k in range(6):
                t0, t1 = k / 6 + 0.035, k / 6 + 0.105
                pts = []
                for t, up in ((t0, 0), (t1, 0), (t1, 1), (t0, 1)):
                    near, far = (side * 1.06, 0.16 - 0.30 * row + 0.15 * up), (side * 0.30 + 0.065,
                        -0.24 - 0.115 * row + 0.06 * up)
                    u = 1 - (1 - t) ** 1.6
                    pts.append(between(near, far, u))
                order = k + 6 * (1 if side > 0 else 0)
                if order + row < 5:
                    lit += poly(*pts)
                elif order + row == 5:
                    glow += poly(*pts)
                else:
                    c.flat(poly(*pts), c.palette.form, 0.45)
    c.shine(lit, LAMPLIGHT, 0.75, 0.02)
    c.flat(glow, "#8a6a48", 0.9)
    floor = poly((-1.2, -1.5), (-1.2, -0.90), vanish, (0.13, -0.42), (1.2, -0.90), (1.2, -1.5))
    c.paint(floor, far=0.10, soft=0.05, rim=0.3)
    c.flat(poly((0.08, -0.44), (0.14, -0.44), (0.42, -0.86), (-0.10, -0.86)), c.palette.halo, 0.30, soft=0.03)
    crowd: Shape = []
    for i, (x, y, h) in enumerate(((-0.40, -0.80, 0.24), (-0.14, -0.70, 0.17), (0.12, -0.62, 0.12), (0.34, -0.76,
        0.21), (0.02,
        -0.84, 0.25), (0.60, -0.84, 0.25), (0.20, -0.55, 0.08))):
        crowd += props.runner(x, y, h, -1 if i % 3 == 0 else 1, i)
    c.cast(crowd, -0.72, 0.4)
    c.paint(crowd, soft=0.02, edge=0.006, rim=1.4)
    # The beam, the bell and its swing.
    c.paint(poly((-1.2, 1.06), (1.2, 1.20), (1.2, 1.34), (-1.2, 1.20)), soft=0.05, rim=0.8)
    pivot, lean = (0.0, 1.10), 26
    c.paint(place(props.wheel(0.26, 8, 0.10, 0.2, 0.05), (-0.30, 1.16)), soft=0.02, far=0.04, edge=0.006)
    c.flat(sweep([(-0.55, 1.12), (-0.62, 0.70), (-0.58, 0.20), (-0.66, -0.2)], [0.007, 0.007]), c.palette.dark, 0.95)
    high = 0.98
    body = both((0.0, 0.02), (0.15, -0.04), (0.25, -0.24), (0.29, -0.56), (0.40, -0.80), (0.47, -0.90, 0), (0.0, -0.93))
    shape = place(body + box(-0.12, -0.03, 0.12, 0.10) + hoop(0, 0.10, 0.07, 0.028), pivot, high, lean)
    clapper = place(limb((0, -0.85), (-0.11, -1.02), 0.022) + dot(-0.125, -1.05, 0.075), pivot, high, lean)
    c.paint(clapper, soft=0.03)
    mask = c.paint(shape, soft=0.12, rim=1.5, colour="#a87838", wrap=0.5, shade=0.3)
    lines = sweep([(-0.285, -0.52), (0, -0.56), (0.285, -0.52)], [0.010, 0.012, 0.010]) + sweep([(-0.36, -0.72), (0,
        -0.77),
        (0.36, -0.72)], [0.007, 0.008, 0.007]) + sweep([(-0.20, -0.14), (0, -0.17), (0.20, -0.14)], [0.007, 0.008,
            0.007])
    c.detail(place(lines, pivot, high, lean), "#ffdca0", 0.45, mask, 0.003)
    c.detail(place(place(props.numeral("IX", 0.16), (0.0, -0.36)), pivot, high, lean), "#ffdca0", 0.40, mask, 0.003)
    c.flat(place(dot(0, -0.905, 0.46, 0.055), pivot, high, lean), c.palette.dark, 0.75)
    centre = place(dot(0, -0.9, 0.01), pivot, high, lean)[0].mean(0)
    waves: Shape = []
    for i in range(3):
        waves += hoop(centre[0], centre[1], 0.58 + 0.12 * i, 0.008, lean - 10, lean + 28) + hoop(centre[0], centre[1],
            0.58 + 0.12 * i,
            0.008, 152 + lean, 192 + lean)
    c.flat(waves, c.palette.rim, 0.55, soft=0.005)
    sky.birds(c, 7, (-0.55, 0.72), 0.22, 0.05)
