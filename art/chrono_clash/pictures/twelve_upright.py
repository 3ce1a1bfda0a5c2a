"""Twelve, Upright: a colossus bolt upright, both arms overhead pointing at the sun; it has no shadow."""

import numpy as np

from art.chrono_clash.noon import CORN_GOLD, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, box, dot, hoop, limb, pair, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("twelve-upright", disc=(0.0, 0.74, 0.34), clouds="none", horizon=-0.3, shafts=0.45, bloom=0.3)
def paint(c: Canvas) -> None:
    sky.rays(c, 16, 0.3, 2.4)
    land.layer(c, land.mountains(c, -0.56, 0.26, 4), 0.68, 0.5, 0.4)
    land.layer(c, land.roofs(c, -0.74, 0.16, 2, 34), 0.5, 0.4, 0.3)
    land.layer(c, box(-1.2, -1.5, 1.2, -0.80), 0.42, 0.1, 0.4)
    # A dial on the plain around its feet, without a shadow.
    marks: Shape = hoop(0.0, -0.98, 0.74, 0.008, ry=0.17) + hoop(0.0, -0.98, 0.62, 0.005, ry=0.14)
    for i in range(12):
        a = np.radians(30 * i)
        marks += limb((0.66 * np.cos(a), -0.98 + 0.15 * np.sin(a)), (0.74 * np.cos(a), -0.98 + 0.17 * np.sin(a)), 0.012)
    c.flat(marks, c.palette.rim, 0.6)
    giant = Figure((0.0, -0.22), 1.52, "giant", turn=1, near_arm=(82, 96), far_arm=(98, 84), near_leg=(273, 270),
        far_leg=(267, 270))
    kilt = giant.skirt(giant.hip[1] - 0.26, 0.20, 0, 0.22, 0.3)
    c.paint(giant.leg(False, 1.2) + giant.leg(True, 1.2), soft=0.07)
    arms: Shape = []
    for side in (-1, 1):
        x, y = (giant.shoulder_n if side > 0 else giant.shoulder_f)
        arms += dot(x, y, 0.085, 0.095) + sweep([(x, y - 0.02), (x + side * 0.075, y + 0.17), (x + side * 0.045,
            y + 0.32)], [0.082, 0.078, 0.058])
        arms += sweep([(x + side * 0.045, y + 0.30), (x - side * 0.06, y + 0.44), (side * 0.025, y + 0.58)], [0.058,
            0.056, 0.034])
        arms += sweep([(side * 0.03, y + 0.56), (side * 0.022, y + 0.64), (side * 0.006, y + 0.74)], [0.034, 0.028,
            0.008])
    mask = c.paint(giant.trunk() + kilt + giant.skull() + arms, soft=0.09, rim=1.4)
    c.shine(sky.star4(0.0, giant.shoulder_n[1] + 0.75, 0.30), "#fff6c8", 1.3, 0.08)
    muscles = pair(sweep([(0.02, 0.14), (0.10, 0.10), (0.14, 0.16)], [0.004, 0.010, 0.004])) + limb((0, -0.10), (0,
        0.20), 0.006) + pair(sweep([(0.01, 0.02), (0.06, 0.0), (0.09, 0.02)], [0.003, 0.007, 0.003]) + sweep([(0.01,
            -0.06), (0.06, -0.08), (0.09, -0.06)], [0.003, 0.007, 0.003]))
    c.detail(muscles, c.palette.form, 0.9, mask, 0.006)
    c.paint(limb((-0.15, giant.hip[1] + 0.10), (0.15, giant.hip[1] + 0.10), 0.028), soft=0.02, colour=CORN_GOLD,
        rim=1.5)
    c.shine(place(props.numeral("XII", 0.13), (0.0, giant.hip[1] - 0.06)), heat=0.75, halo=0.03)
    c.shine(giant.on_head(dot(-0.28, 0.06, 0.11, 0.07) + dot(0.28, 0.06, 0.11, 0.07)), heat=1.0, halo=0.02)
    crown = giant.on_head([q for k in range(7) for q in poly(polar((0, 0.3), 40 + 16 * k - 6, 0.8), polar((0, 0.3),
        42 + 16 * k, 1.5), polar((0, 0.3), 40 + 16 * k + 9, 0.8))])
    c.paint(crown, soft=0.02, colour=CORN_GOLD, rim=1.5)
    c.paint(props.small_crowd(np.linspace(-0.9, -0.35, 5), -1.02, 0.10, 2) + props.small_crowd(np.linspace(0.4, 0.9,
        5), -1.02, 0.10, 5), soft=0.02, edge=0.005)
    sky.birds(c, 7, (0.0, 0.1), 0.6, 0.035)
