"""The Orchard That Walked: Five trees stride arm in arm on their roots, fruit baskets swinging."""

import numpy as np

from art.chrono_clash.noon import PALE, fruits, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, dot, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("orchard-that-walked", disc=(0.0, 0.34, 0.66), clouds="bands", cover=0.3, horizon=-0.5, light=PALE)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.54, 0.08, 2), 0.6, 0.5, 0.4)
    land.ground(c, -0.82, 0.03)
    rng = c.rng(3)
    xs = (-0.80, -0.42, 0.0, 0.40, 0.78)
    order = (0, 4, 1, 3, 2)
    for i in order:
        x, k = xs[i], (0.92, 1.04, 1.20, 1.02, 0.94)[i]
        base = -0.80 + 0.02 * abs(i - 2)
        hip = (x, base + 0.34 * k)
        stride = 1 if i % 2 else -1
        legs: Shape = []
        for side in (-1, 1):
            knee = (x + side * 0.07 * k + 0.05, base + 0.18 * k)
            foot = (x + side * 0.15 * k + 0.03 * stride, base + (0.05 if side == stride else 0.0))
            legs += sweep([hip, knee, foot], [0.060 * k, 0.038 * k, 0.022 * k])
            for toe in (-0.09, 0.0, 0.10):
                legs += sweep([foot, (foot[0] + toe * 0.6, foot[1] - 0.005), (foot[0] + toe, foot[1] - 0.03)],
                    [0.018 * k, 0.012 * k, 0.003], 4)
        fork = (x + 0.02, base + 0.66 * k)
        trunk = sweep([hip, (x - 0.01, base + 0.5 * k), fork], [0.066 * k, 0.055 * k, 0.050 * k])
        arms: Shape = []
        for side in (-1, 1):
            elbow_at = (x + side * 0.15, base + 0.50 * k)
            arms += sweep([(x, base + 0.60 * k), elbow_at, (x + side * 0.22, base + 0.60 * k)], [0.028 * k, 0.022 * k,
                0.014 * k])
        crown: Shape = []
        for _ in range(30):
            a, r = rng.uniform(0, 6.28), np.sqrt(rng.random())
            crown.append(land.leafy(x + 0.235 * k * r * np.cos(a), base + 0.86 * k + 0.17 * k * r * np.sin(a),
                0.085 * k, rng))
        far = 0.10 if i in (0, 4) else 0.05 if i in (1, 3) else 0.0
        c.paint(legs + trunk + arms, far=far, soft=0.05, shade=0.2, edge=0.008)
        c.paint(crown, far=far, soft=0.08, form=0.9)
        fy = base + 0.56 * k
        c.shine(dot(x - 0.026, fy, 0.012) + dot(x + 0.030, fy, 0.012), heat=0.8, halo=0.015)
        c.flat(sweep([(x - 0.03, fy - 0.05), (x, fy - 0.065), (x + 0.03, fy - 0.05)], [0.004, 0.007, 0.004]),
            c.palette.accent, 0.7)
        fruits(c, [(x + 0.2 * k * float(u), base + 0.86 * k + 0.14 * k * float(v)) for u, v in rng.uniform(-0.8, 0.8,
            (6, 2))], 0.026, ("#e0402a", "#f0a020", "#e0402a", "#c8d030", "#e0402a")[i])
    for x, tilt in ((-0.60, 14), (-0.20, -16), (0.21, 12), (0.60, -12)):
        c.paint(place(props.basket(0.17), (x, -0.22), 1, tilt), soft=0.03, shade=0.2, colour="#8a6a20", edge=0.007)
        fruits(c, [(x + 0.05 * float(u) + tilt * 0.005, -0.305) for u in (-0.8, 0.0, 0.8)], 0.026)
    land.grass(c, -1.0, 0.14, 90)
    sky.leaves(c, 22, "#d8e880", 0.028)
