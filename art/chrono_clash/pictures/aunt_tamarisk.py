"""Aunt Tamarisk: a very wide matriarch in a leaf crown, ladle raised, cauldron steaming, tiny guests with plates."""

import numpy as np

from art.chrono_clash.noon import picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, both, box, dot, limb, pair, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("aunt-tamarisk", disc=(0.0, 0.44, 0.62), clouds="none", horizon=-0.25)
def paint(c: Canvas) -> None:
    land.canopy(c, depth=0.55, salt=3, count=120, far=0.25)
    land.layer(c, land.hills(c, -0.42, 0.05, 4), 0.6, 0.5, 0.4)
    land.ground(c, -0.74, 0.012)
    aunt = Figure((-0.06, -0.14), 1.34, "stout", turn=1, head=94, near_arm=(50, 88), far_arm=(222, 300))
    gown = both((0.0, 0.40), (0.12, 0.38), (0.32, 0.26), (0.42, 0.02), (0.40, -0.14), (0.58, -0.40), (0.72, -0.78, 0),
        (0.36, -0.80), (0.0, -0.78), x=-0.06)
    c.cast(gown, -0.78)
    hair = aunt.on_head(both((0, 1.25), (0.75, 1.0), (1.05, 0.3), (0.98, -0.5), (0.6, -0.9), (0, -0.8)))
    leaves_ = [q for i in range(9) for q in aunt.on_head(place(props.leaf(0.95, 0.5), polar((0, 0.45), 20 + 17.5 * i,
        0.75), 1, 20 + 17.5 * i - 90))]
    c.paint(aunt.arm(False, 1.6), soft=0.07)
    c.paint(leaves_, soft=0.03, colour="#9cc838", rim=1.3)
    mask = c.paint(gown + aunt.trunk() + hair, soft=0.20)
    c.paint(aunt.on_head(dress.EGG), soft=0.06, colour="#8a9a4c", shade=0.25, rim=0.4)
    c.flat(aunt.on_head(sweep([(-0.42, 0.10), (-0.26, 0.02), (-0.10, 0.10)], [0.03, 0.04, 0.03]) + sweep([(0.42,
        0.10), (0.26, 0.02), (0.10, 0.10)], [0.03, 0.04, 0.03]) + sweep([(-0.30, -0.42), (0, -0.58), (0.30, -0.42)],
            [0.03, 0.05, 0.03])), c.palette.dark, 0.9)
    c.flat(aunt.on_head(dot(-0.45, -0.22, 0.16, 0.11) + dot(0.45, -0.22, 0.16, 0.11)), "#e07a4a", 0.5, soft=0.008)
    both((0.0, 0.14), (0.20, 0.12), (0.26, -0.10), (0.40, -0.70, 0), (0.0, -0.74), x=-0.06)
    c.paint(both((0.0, 0.10), (0.15, 0.08), (0.22, -0.10), (0.36, -0.66, 0), (0.18, -0.70), (0.0, -0.69), x=-0.06),
        soft=0.16, colour="#c8d888", form=1.1, rim=0.3)
    c.detail(both((0.0, 0.12), (0.34, 0.10), (0.34, 0.04), (0.0, 0.06), x=-0.06), "#a8b870", 0.6, mask, 0.006)
    c.detail(pair(sweep([(0.04, 0.04), (0.08, -0.3), (0.12, -0.66)], [0.004, 0.012, 0.008]) + sweep([(0.12, 0.04),
        (0.18, -0.3), (0.25, -0.64)], [0.004, 0.010, 0.008]), -0.06), c.palette.dark, 0.5, mask, 0.010)
    c.detail(pair(sweep([(0.02, 0.30), (0.16, 0.22), (0.30, 0.24)], [0.006, 0.014, 0.004]), -0.06), c.palette.form,
        0.9, mask, 0.008)
    c.detail([q for i in range(7) for q in props.flower(-0.06 - 0.33 + 0.11 * i, -0.63, 0.035)], c.palette.accent,
        0.7, mask, 0.002)
    c.paint(place(props.ladle(0.55), aunt.hand_n, 1, -10), soft=0.03, edge=0.008, rim=1.5)
    c.paint(aunt.arm(True, 1.6), soft=0.07, shade=0.35)
    tip = polar(aunt.hand_n, 80, 0.52)
    c.shine(sky.star4(tip[0] + 0.02, tip[1] + 0.06, 0.12), heat=0.8, halo=0.04)
    # The cauldron, before her on the left.
    pot = blob((-0.30, 0.16, 0), (-0.34, -0.05), (-0.24, -0.24), (0, -0.30), (0.24, -0.24), (0.34, -0.05), (0.30,
        0.16, 0)) + box(-0.36, 0.14, 0.36, 0.20)
    c.paint(place(pot, (-0.60, -0.46), 1.0) + limb((-0.78, -0.7), (-0.82, -0.80), 0.02) + limb((-0.42, -0.7), (-0.38,
        -0.80), 0.02), soft=0.09, shade=0.3)
    c.shine(dot(-0.60, -0.28, 0.30, 0.035), "#ffcf50", 0.6, 0.05)
    steam: Shape = []
    for i in range(3):
        sx = -0.74 + 0.13 * i
        steam += sweep([(sx, -0.24), (sx - 0.08, -0.02), (sx + 0.05, 0.16), (sx - 0.06, 0.38)], [0.010, 0.026, 0.022,
            0.002])
    c.flat(steam, c.palette.rim, 0.45, soft=0.012)
    guests = props.small_crowd(np.linspace(-0.98, 1.0, 15), -0.92, 0.17, 4)
    c.paint(guests, soft=0.02, edge=0.006)
    plates = [q for x in np.linspace(-0.86, 0.95, 9) for q in dot(float(x), -0.765, 0.042, 0.012)]
    c.flat(plates, "#f8f4d0", 0.9)
    c.paint(box(-1.2, -1.5, 1.2, -0.915), rim=0.3)
    sky.motes(c, 30, -0.4, 0.9)
