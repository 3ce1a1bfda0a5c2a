"""Snowglobe Prison: a furious prisoner presses both hands to the glass of a snow globe on a shelf."""

import numpy as np

from art.chrono_clash.blue_hour import BRASS, FROST, LAMPLIGHT, picture
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, both, box, dot, hoop, limb, pair, polar, poly, sweep, turn

# Outlines stay as rows of points:
# fmt: off


@picture("snowglobe-prison", disc=(0.0, 0.22, 0.66), kind="moon", clouds="none", horizon=0.0, gloom=0.55, light=FROST,
    shafts=0.2)
def paint(c: Canvas) -> None:
    x, y, r = c.disc
    # A dark room: shelf, books, wall.
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(x, y, r, n=90), rim=0.3, far=0.05, soft=0.05)
    wall: Shape = []
    for i in range(-6, 7):
        wall += limb((i * 0.18, 1.5), (i * 0.18, -0.6), 0.003)
    c.detail(wall, c.palette.form, 0.4, soft=0.003)
    c.lamp(x, y, 1.5, "#9cd0f4", 0.5)
    inner = dot(x, y, r * 0.985, n=90)
    area = c.mask(inner)
    c.flat(inner, "#3f86c4", 0.42)
    moonlet = dot(x + 0.20, y + 0.30, 0.20)
    c.flat(moonlet, "#f2f8fc", 0.75, soft=0.004)
    c.detail(land.forest(c, -0.16, 0.26, 4, "pine", 30), "#2c5c94", 0.8, area, 0.003)
    c.detail(land.roofs(c, -0.30, 0.20, 3, 22), "#17406f", 0.9, area, 0.003)
    # The prisoner, near the glass: face, shoulders, two spread hands.
    man = blob((-0.50, -0.60, 0), (-0.46, -0.26), (-0.28, -0.08), (-0.09, -0.03), (0.09, -0.03), (0.28, -0.08), (0.46,
        -0.26), (0.50,
        -0.60, 0))
    head = both((0.0, 0.42), (0.12, 0.39), (0.17, 0.26), (0.15, 0.08), (0.08, -0.03), (0.0, -0.06))
    hair = poly((-0.19, 0.20), (-0.22, 0.36), (-0.15, 0.34), (-0.16, 0.46), (-0.08, 0.40), (-0.04, 0.52), (0.01,
        0.42), (0.08, 0.51),
        (0.10, 0.40), (0.18, 0.44), (0.16, 0.33), (0.22, 0.33), (0.19, 0.20), (0.12, 0.33), (-0.12, 0.33))
    mask = c.paint(man + head + hair + limb((0, 0.0), (0, -0.15), 0.09), soft=0.10, rim=1.2)
    c.detail([p for i in range(5) for p in sweep([(-0.48, -0.22 - 0.08 * i), (0, -0.16 - 0.08 * i), (0.48,
        -0.22 - 0.08 * i)], [0.018,
        0.018])], "#9cc8ea", 0.40, mask, 0.003)
    c.shine(pair(poly((0.030, 0.17), (0.115, 0.225), (0.105, 0.165), (0.05, 0.145))), heat=0.9, halo=0.02)
    c.flat(pair(limb((0.012, 0.19), (0.125, 0.26), 0.014, 0.010)), "#bfe0f6", 0.75)
    shout = both((0.0, 0.085), (0.07, 0.07), (0.075, 0.02), (0.045, -0.02), (0.0, -0.025))
    c.flat(shout, "#e4f4ff", 0.9)
    c.flat(both((0.0, 0.055), (0.055, 0.05), (0.050, 0.015), (0.0, 0.005)), c.palette.dark, 0.95)
    for side in (-1, 1):
        c.paint(sweep([(side * 0.40, -0.34), (side * 0.50, -0.10), (side * 0.40, 0.14)], [0.10, 0.085, 0.060]),
            soft=0.05, shade=0.35)
        px, py = side * 0.39, 0.26
        palm = blob((px - 0.085, py - 0.08), (px - 0.095, py + 0.05), (px, py + 0.09), (px + 0.095, py + 0.05),
            (px + 0.085, py - 0.08),
            (px, py - 0.12))
        fingers: Shape = []
        for a, reach in ((122, 0.21), (102, 0.245), (82, 0.245), (62, 0.205)):
            root = polar((px, py + 0.02), a, 0.085)
            fingers += sweep([root, polar((px, py + 0.02), a, reach * 0.7), polar((px, py + 0.02), a, reach)], [0.031,
                0.029, 0.025])
        thumb = sweep([(px - side * 0.07, py - 0.05), (px - side * 0.145, py - 0.01), (px - side * 0.175, py + 0.06)],
            [0.036, 0.031,
            0.025])
        c.paint(palm + fingers + thumb, soft=0.045, rim=1.4, wrap=0.5, shade=0.3, colour="#5c8cc0")
        pads: Shape = []
        for a, reach in ((122, 0.20), (102, 0.235), (82, 0.235), (62, 0.195)):
            pads += dot(*polar((px, py + 0.02), a, reach), 0.021, 0.024)
        c.flat(pads + dot(px, py - 0.03, 0.052, 0.045) + dot(px - side * 0.172, py + 0.05, 0.021), "#b4dcf6", 0.55,
            soft=0.006)
    drift = blob((-0.62, -0.10, 0), (-0.40, -0.28), (-0.1, -0.33), (0.2, -0.30), (0.45, -0.25), (0.62, -0.12, 0),
        (0.5, -0.5), (0.0,
        -0.62), (-0.5, -0.5))
    c.detail(drift, "#dcf0fc", 0.95, area, 0.004)
    rng = c.rng(3)
    flakes: Shape = []
    for _ in range(120):
        a, far = rng.uniform(0, 360), 0.63 * np.sqrt(rng.random())
        flakes += dot(*polar((x, y), a, far), rng.uniform(0.004, 0.013), n=8)
    c.flat(flakes, "#ffffff", 0.9, soft=0.002)
    # Glass, stand, shelf.
    c.flat(hoop(x, y, r, 0.012), "#d4ecfc", 0.75, soft=0.003)
    c.detail(hoop(x, y, r * 0.93, 0.05), "#0c2c58", 0.35, area, 0.03)
    c.flat(sweep([polar((x, y), 160, r * 0.88), polar((x, y), 138, r * 0.90), polar((x, y), 114, r * 0.88)], [0.004,
        0.034, 0.004]),
        "#ffffff", 0.75, soft=0.008)
    c.flat(dot(*polar((x, y), 102, r * 0.87), 0.024, 0.018), "#ffffff", 0.7, soft=0.006)
    c.flat(sweep([polar((x, y), -25, r * 0.90), polar((x, y), -42, r * 0.91), polar((x, y), -60, r * 0.90)], [0.002,
        0.014, 0.002]),
        "#ffffff", 0.45, soft=0.008)
    stand = both((0.0, -0.36), (0.44, -0.36, 0), (0.50, -0.44), (0.46, -0.50), (0.60, -0.62), (0.62, -0.68, 0), (0.0,
        -0.69))
    mask = c.paint(stand, soft=0.05, rim=1.4, colour="#5c3c24", wrap=0.5)
    c.detail(sweep([(-0.48, -0.45), (0, -0.48), (0.48, -0.45)], [0.006, 0.007, 0.006]) + sweep([(-0.57, -0.61), (0,
        -0.64), (0.57, -0.61)],
        [0.006, 0.007, 0.006]), LAMPLIGHT, 0.5, mask, 0.003)
    c.flat(box(-0.15, -0.59, 0.15, -0.51), BRASS, 0.9)
    c.flat(limb((-0.11, -0.55), (0.11, -0.55), 0.006), "#3c2408", 0.8)
    c.paint(box(-1.2, -1.5, 1.2, -0.68), soft=0.04, rim=1.0)
    c.flat(limb((-1.1, -0.682), (1.1, -0.682), 0.004), c.palette.rim, 0.5)
    for bx, w, h, tilt in ((-0.93, 0.13, 0.62, 0), (-0.79, 0.10, 0.50, 0), (0.83, 0.14, 0.56, 8), (0.97, 0.12, 0.64,
        0)):
        book_ = turn(box(bx - w / 2, -0.68, bx + w / 2, -0.68 + h), tilt, (bx, -0.68))
        mask = c.paint(book_, soft=0.03, rim=1.1, far=0.03)
        c.detail(turn(box(bx - w / 2, -0.26, bx + w / 2, -0.245) + box(bx - w / 2, -0.60, bx + w / 2, -0.585), tilt,
            (bx, -0.68)),
            c.palette.rim, 0.4, mask, 0.002)
