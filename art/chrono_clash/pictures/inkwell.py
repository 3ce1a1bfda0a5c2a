"""Inkwell: a black cat sits on an overturned ink bottle; its tail runs off into drops and handwriting."""

import numpy as np

from art.chrono_clash.blue_hour import VIOLET, picture
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("inkwell", disc=(0.14, 0.40, 0.72), kind="moon", clouds="none", stars=1.0, horizon=-0.7, gloom=0.25,
    light=VIOLET)
def paint(c: Canvas) -> None:
    c.paint(box(-1.2, -1.5, 1.2, -0.66), soft=0.10, rim=0.9)
    c.flat(limb((-1.1, -0.664), (1.1, -0.664), 0.004), c.palette.rim, 0.6)
    bottle = blob((-0.60, -0.66), (-0.64, -0.48), (-0.60, -0.30), (-0.50, -0.26), (0.14, -0.26), (0.23, -0.32), (0.27,
        -0.40), (0.40, -0.40, 0), (0.40, -0.57, 0), (0.27, -0.57), (0.23, -0.65), (0.14, -0.68), (-0.50, -0.68))
    lip = blob((0.39, -0.35, 0), (0.47, -0.35, 0), (0.47, -0.62, 0), (0.39, -0.62, 0))
    glass = c.paint(bottle + lip, soft=0.10, rim=1.5, colour="#4468c8", wrap=0.7)
    c.detail(box(-0.46, -0.58, -0.06, -0.36), "#d8e2f4", 0.62, glass)
    c.detail(hoop(-0.26, -0.47, 0.07, 0.010) + limb((-0.26, -0.47), (-0.26, -0.42), 0.007) + limb((-0.26, -0.47),
        (-0.22, -0.47), 0.007), None, 0.9, glass, 0.002)
    c.detail(sweep([(-0.54, -0.31), (-0.1, -0.30), (0.12, -0.31)], [0.004, 0.012, 0.004]), "#ffffff", 0.7, glass, 0.006)
    pool = blob((0.42, -0.50, 0), (0.52, -0.52), (0.60, -0.66), (0.92, -0.74), (0.86, -0.84), (0.55, -0.87), (0.30,
        -0.83), (0.26, -0.74), (0.44, -0.70), (0.46, -0.60))
    mask = c.paint(pool + dot(0.12, -0.80, 0.05, 0.018) + dot(-0.02, -0.77, 0.03, 0.010), soft=0.05, rim=1.6, wrap=0.7)
    c.detail(sweep([(0.50, -0.72), (0.68, -0.75), (0.82, -0.78)], [0.003, 0.012, 0.003]), c.palette.rim, 0.8, mask,
        0.006)
    k, at = 1.06, (-0.14, -0.28)
    body = blob((0.30, 0.0, 0), (0.31, 0.05), (0.22, 0.08), (0.19, 0.22), (0.23, 0.40), (0.22, 0.54), (0.14, 0.68),
        (-0.02, 0.70), (-0.10, 0.58), (-0.22, 0.42), (-0.34, 0.24), (-0.38, 0.08), (-0.32, -0.01), (0.0, -0.01))
    head = blob((0.10, 0.96), (0.19, 0.95), (0.28, 1.12, 0), (0.31, 0.88), (0.33, 0.78), (0.27, 0.67), (0.15, 0.61),
        (0.03, 0.66), (-0.03, 0.78), (-0.02, 0.88), (0.0, 1.12, 0), (0.06, 0.97))
    tail = [(-0.32, 0.04), (-0.54, 0.0), (-0.70, 0.14), (-0.62, 0.40), (-0.46, 0.58), (-0.50, 0.86), (-0.36, 1.10)]
    tail = [(at[0] + x * k, at[1] + y * k) for x, y in tail]
    script: list[tuple[float, float]] = [tail[-1]]
    for i in range(96):
        a = i / 5.2
        x = tail[-1][0] + 0.02 + 0.0155 * i + 0.052 * np.sin(np.pi * a)
        tall = 0.17 if int(a / 2) % 4 == 1 else 0.075
        script.append((x, tail[-1][1] + 0.04 * np.sin(i / 96 * np.pi) - 0.0016 * i + tall * (0.5 - 0.5 * np.cos(
            np.pi * a))))
    c.paint(sweep(tail, [0.060, 0.056, 0.050, 0.042, 0.034, 0.022, 0.011]), soft=0.03)
    c.flat(sweep(script, [0.012, 0.010, 0.012, 0.008, 0.004], 3), c.palette.dark, 0.95)
    rng = c.rng(4)
    drops: Shape = []
    for _ in range(17):
        i = int(rng.integers(0, len(script)))
        x, y = script[i][0] + rng.normal(0, 0.02), script[i][1] - rng.uniform(0.06, 0.30)
        s = rng.uniform(0.008, 0.024)
        drops += blob((x, y + s * 2.2, 0), (x + s * 0.8, y), (x, y - s * 0.8), (x - s * 0.8, y), per=5)
    c.flat(drops, c.palette.dark, 0.95)
    whole = c.paint(place(body + head, at, k), soft=0.10)
    c.detail(place(sweep([(-0.02, 0.32), (-0.18, 0.28), (-0.20, 0.10), (-0.06, 0.02), (0.10, 0.03)], [0.005, 0.009,
        0.008, 0.007, 0.004]) + sweep([(0.10, 0.06), (0.09, 0.22), (0.12, 0.34)], [0.005, 0.006, 0.002]), at, k),
            c.palette.rim, 0.35, whole, 0.004)
    for x in (0.07, 0.22):
        c.shine(place(dot(x, 0.815, 0.045, 0.036), at, k), heat=1.0, halo=0.03)
        c.flat(place(dot(x + 0.006, 0.815, 0.010, 0.034), at, k), c.palette.dark)
    whiskers: Shape = []
    for side in (-1, 1):
        for j in range(3):
            whiskers += sweep([(0.15 + side * 0.06, 0.715), (0.15 + side * 0.20, 0.72 - 0.03 * j), (0.15 + side * 0.30,
                0.69 - 0.06 * j)], [0.003, 0.003, 0.001])
    c.flat(place(whiskers, at, k), c.palette.rim, 0.6)
