"""Bailiff Bats: Bats with sealed writs form a hand that grasps at a running debtor."""

import numpy as np

from art.chrono_clash.midnight import PAPER, PLUM, WAX, compose, picture
from art.kit import figure as dress
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.creature import bat
from art.kit.figure import Figure
from art.kit.shapes import Shape, curve, dot, limb, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("bailiff-bats", disc=(0.0, 0.26, 0.80), kind="moon", clouds="storm", cover=0.35, horizon=-0.5, light=PLUM)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.82, 0.18, 3, 18), 0.6, 0.5, 0.3)
    floor = -0.74
    land.ground(c, floor, 0.008)
    rows = [
        [(-0.95, 1.30), (-0.62, 1.02), (-0.34, 0.80), (-0.10, 0.60)],
        [(-0.60, 1.32), (-0.36, 1.06), (-0.08, 0.86), (0.12, 0.66)],
        [(-0.34, 0.62), (-0.10, 0.50), (0.14, 0.46), (0.30, 0.56)],
        [(-0.30, 0.62), (-0.58, 0.42), (-0.66, 0.12), (-0.50, -0.20)],
        [(-0.16, 0.46), (-0.32, 0.20), (-0.36, -0.08), (-0.22, -0.38)],
        [(0.06, 0.42), (0.10, 0.14), (0.12, -0.12), (0.05, -0.40)],
        [(0.26, 0.50), (0.44, 0.26), (0.48, -0.02), (0.34, -0.30)],
        [(0.26, 0.74), (0.56, 0.72), (0.76, 0.50), (0.72, 0.20)],
    ]
    shadow: Shape = []
    for i, row in enumerate(rows):
        thick = (0.10, 0.10, 0.15, 0.062, 0.066, 0.066, 0.062, 0.062)[i]
        shadow += sweep(row, [thick, thick * 0.9, thick * 0.75, thick * 0.35] if i > 2 else [thick, thick])
    c.flat(shadow, c.palette.dark)
    rng = c.rng(3)
    dark: Shape = []
    writs: Shape = []
    seals: Shape = []
    eyes: Shape = []
    lines: Shape = []
    for i, row in enumerate(rows):
        line = curve(row, False, 10)
        run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        for at in np.arange(0.03, run[-1], 0.105):
            jitter = 0.055 if i < 3 else 0.022
            x, y = (float(np.interp(at, run, line[:, k]) + rng.normal(0, jitter)) for k in (0, 1))
            s = rng.uniform(0.19, 0.25) * (1.12 if i < 3 else 0.98)
            tilt = rng.uniform(-28, 28)
            dark += place(bat(s, rng.uniform(-0.1, 0.45)), (x, y), 1, tilt)
            eyes += place(dot(-0.008, 0.016, 0.0042, n=8) + dot(0.008, 0.016, 0.0042, n=8), (x, y), 1, tilt)
            if rng.random() < 0.42:
                w = 0.030
                sheet = poly((-w, -0.05), (w, -0.055), (w, -0.135), (-w * 0.9, -0.13))
                writs += place(sheet, (x, y), 1, tilt * 0.4)
                lines += place(limb((-w * 0.6, -0.072), (w * 0.6, -0.074), 0.003) + limb((-w * 0.6, -0.088), (w * 0.4,
                    -0.09), 0.003), (x, y), 1, tilt * 0.4)
                seals += place(dot(w * 0.3, -0.118, 0.011, n=12), (x, y), 1, tilt * 0.4)
    c.paint(dark, soft=0.02, edge=0.005, rim=0.8)
    c.flat(writs, PAPER, 0.96)
    c.flat(lines, "#6a4a80", 0.8)
    c.flat(seals, WAX)
    c.shine(eyes, "#ffb648", 0.8, 0.008)
    man = Figure((0.08, floor + 0.22), 0.48, "stout", spine=68, head=74, near_arm=(60, 92), far_arm=(120, 95),
        near_leg=(338, 255), far_leg=(218, 168))
    c.cast(man.body(), floor, 0.6)
    man.paint(c)
    c.paint(place(dress.TOPHAT, (man.head[0] - 0.34, man.head[1] + 0.0), 0.050, 38), edge=0.005)
    compose(c, 0.14, True)
