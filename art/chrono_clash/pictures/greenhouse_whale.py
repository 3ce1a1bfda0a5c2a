"""Greenhouse Whale: a whale of glass panes and iron ribs floats over the fields; palms grow inside, a tiny gardener
on a ladder.
"""

import numpy as np

from art.chrono_clash.noon import BLOSSOM, JADE, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, dot, hoop, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("greenhouse-whale", disc=(-0.30, 0.48, 0.50), clouds="billows", cover=0.6, horizon=-0.6, light=JADE)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.80, 0.05, 3), 0.5, 0.4, 0.4)
    land.layer(c, land.forest(c, -0.96, 0.14, 4, "round", 30), 0.25, 0.3, 0.3)
    outline = [(0.90, 0.02), (0.82, 0.24), (0.58, 0.38), (0.22, 0.42), (-0.18, 0.34), (-0.52, 0.18), (-0.74, 0.16),
        (-0.92, 0.34, 0), (-0.98, 0.52), (-0.84, 0.50), (-0.72, 0.36), (-0.62, 0.50), (-0.46, 0.54, 0), (-0.56, 0.30),
            (-0.50, 0.06), (-0.20, -0.22), (0.20, -0.34), (0.60, -0.30), (0.84, -0.16)]
    body = blob(*outline)
    fin = blob((0.34, -0.22), (0.20, -0.42), (-0.02, -0.60, 0), (0.04, -0.36), (0.16, -0.20))
    c.flat(body, "#e8f6c8", 0.34)
    # The garden within.
    palms: Shape = []
    for x, h in ((0.62, 0.34), (0.36, 0.46), (0.06, 0.40), (-0.22, 0.28)):
        base = -0.26 + 0.10 * abs(x - 0.3)
        top = (x + 0.05, base + h)
        palms += sweep([(x, base), (x - 0.02, base + h * 0.5), top], [0.022, 0.014, 0.012])
        for a in (10, 50, 90, 130, 170, 205, -25):
            tip = polar(top, a, 0.17)
            palms += sweep([top, polar(top, a + 8, 0.10), (tip[0], tip[1] - 0.05)], [0.010, 0.022, 0.003], 5)
    for x in np.linspace(-0.40, 0.76, 15):
        palms += blob((x - 0.07, -0.30), (x - 0.04, -0.12 - 0.08 * abs(x - 0.2)), (x + 0.02, -0.20), (x + 0.06,
            -0.10 - 0.08 * abs(x - 0.2)), (x + 0.09, -0.30))
    inside = c.mask(body)
    c.detail(palms, c.palette.dark, 0.92, inside, 0.002)
    c.detail([q for x, y in ((0.30, -0.12), (0.52, -0.16), (0.02, -0.12), (0.70, -0.14), (-0.20,
        -0.06)) for q in props.flower(x, y, 0.035)], BLOSSOM, 0.9, inside, 0.002)
    ribs: Shape = []
    for i in range(12):
        x = 0.80 - 0.115 * i
        top, low = 0.44 - 0.55 * (x - 0.25) ** 2, -0.36 + 0.62 * (x - 0.3) ** 2
        ribs += sweep([(x + 0.02, top), (x + 0.055, (top + low) / 2), (x, low)], [0.008, 0.009, 0.008])
    for v in (-0.22, -0.10, 0.02, 0.14, 0.26):
        ribs += sweep([(0.9, 0.02 + v * 0.5), (0.4, 0.06 + v * 1.15), (0.0, 0.06 + v * 1.1), (-0.45, 0.14 + v * 0.5),
            (-0.76, 0.26 + v * 0.15)], [0.006, 0.007, 0.006])
    c.detail(ribs, c.palette.dark, 0.9, inside, 0.002)
    glints: Shape = []
    rng = c.rng(5)
    for _ in range(16):
        x, y = rng.uniform(-0.3, 0.8), rng.uniform(0.05, 0.34)
        glints += poly((x, y), (x + 0.05, y + 0.01), (x + 0.04, y + 0.06), (x - 0.01, y + 0.05))
    c.detail(glints, "#ffffff", 0.55, inside, 0.002)
    rim = [np.concatenate([p, p[:1]]) for p in body]
    c.paint(sweep([tuple(p) for p in rim[0][::4]] + [tuple(rim[0][0])], [0.020, 0.020], 2), soft=0.02, edge=0.007,
        rim=1.5)
    c.paint(fin, soft=0.05, rim=1.3)
    c.paint(blob((0.92, 0.0), (0.84, -0.17), (0.60, -0.31), (0.20, -0.355), (-0.18, -0.235), (-0.46, 0.02), (-0.14,
        -0.14), (0.22, -0.24), (0.58, -0.20), (0.80, -0.08)), soft=0.05)
    c.shine(dot(0.70, -0.02, 0.026), heat=1.1, halo=0.035)
    c.flat(hoop(0.70, -0.02, 0.05, 0.010), c.palette.dark, 0.95)
    c.paint(props.ladder((0.30, -0.92), (0.22, 0.43), 0.07, 20), soft=0.02, edge=0.006)
    man = Figure((0.26, -0.52), 0.32, "man", near_arm=(60, 80), far_arm=(40, 70), near_leg=(300, 262), far_leg=(280,
        258))
    c.paint(man.body() + man.on_head(dress.STRAW), soft=0.02, edge=0.005)
    c.paint(place(props.jug(0.14), man.hand_n, 1, -30), soft=0.02)
    spout = sweep([(0.40, 0.42), (0.42, 0.60), (0.34, 0.76), (0.22, 0.80)], [0.014, 0.020, 0.014,
        0.003]) + sweep([(0.40, 0.42), (0.44, 0.62), (0.56, 0.74), (0.66, 0.74)], [0.014, 0.018, 0.014, 0.003])
    c.flat(spout, "#f4fbe0", 0.75, soft=0.006)
    sky.birds(c, 6, (0.5, 0.85), 0.3, 0.035)
    sky.motes(c, 36)
