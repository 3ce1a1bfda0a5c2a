"""One, After Lunch: a large god slumps in a deck chair, napkin tucked in, one finger raised."""

import numpy as np

from art.chrono_clash.noon import CORN_GOLD, PALE, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import blob, box, dot, limb, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("one-after-lunch", disc=(-0.36, 0.54, 0.42), clouds="billows", cover=0.5, horizon=-0.3, light=PALE)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.46, 0.07, 4), 0.62, 0.5, 0.4)
    land.layer(c, land.roofs(c, -0.56, 0.12, 3, 34), 0.5, 0.4, 0.3)
    floor = -0.78
    land.ground(c, floor, 0.02)
    # The deck chair: crossed beams, sagging cloth.
    beams = limb((-0.78, 0.40), (0.36, floor), 0.028) + limb((0.84, -0.26), (-0.44, floor), 0.028) + limb((-0.62,
        -0.46), (-0.20, floor), 0.018)
    c.paint(beams, soft=0.03)
    cloth = sweep([(-0.76, 0.36), (-0.62, -0.06), (-0.40, -0.40), (0.0, -0.56), (0.40, -0.46), (0.80, -0.26)], [0.030,
        0.034, 0.036, 0.036, 0.034, 0.030])
    c.paint(cloth, soft=0.04, colour="#c8502a")
    god = Figure((-0.14, -0.30), 1.66, dress.BUILDS["stout"]._replace(head=0.094, flesh=1.6), spine=122, head=116,
        near_arm=(300, 8), far_arm=(60, 82), near_leg=(2, 300), far_leg=(350, 290))
    c.paint(god.arm(False, 1.3), soft=0.06, far=0.04)
    c.paint(god.leg(False, 1.1), soft=0.07, far=0.06)
    belly = dot(-0.20, -0.10, 0.36, 0.33, 30)
    toga = god.trunk() + belly + sweep([(-0.22, -0.42), (0.14, -0.34), (0.40, -0.30)], [0.18, 0.19, 0.13])
    hair = god.on_head(blob((0.66, 0.62), (0.2, 1.12), (-0.5, 1.14), (-1.05, 0.6), (-1.15, -0.2), (-0.8, -0.9),
        (-0.45, -0.3), (-0.2, 0.2), (0.3, 0.55)) + blob((0.70, -0.30), (0.98, -0.8), (1.0, -1.5), (0.6, -1.9), (0.1,
            -1.6), (-0.25, -0.9), (-0.1, -0.4), (0.35, -0.5)))
    c.paint(god.leg(True, 1.1), soft=0.07, shade=0.2)
    mask = c.paint(toga + god.skull() + hair, soft=0.17)
    c.detail([q for k in range(5) for q in sweep([(-0.40 + 0.06 * k, 0.16 - 0.05 * k), (-0.16 + 0.06 * k,
        0.06 - 0.07 * k), (0.06 + 0.05 * k, -0.22 - 0.04 * k)], [0.004, 0.012, 0.005])], c.palette.form, 0.8, mask,
            0.006)
    napkin = god.on_chest(blob((0.02, 0.98, 0), (0.28, 0.92), (0.56, 0.46), (0.50, 0.20, 0), (0.30, 0.34), (0.14,
        0.40, 0), (0.10, 0.70)))
    c.paint(napkin, soft=0.05, colour="#f4f2d4", rim=1.3, shade=0.3)
    c.flat(napkin, "#eef0d0", 0.6)
    c.flat(god.on_chest(dot(0.34, 0.55, 0.05) + dot(0.42, 0.40, 0.035)), "#c8502a", 0.8)
    c.paint(god.arm(True, 1.3), soft=0.06, shade=0.35)
    wreath = [q for k in range(7) for q in god.on_head(place(props.leaf(0.55, 0.45), (-0.95 + 0.26 * k,
        0.45 + 0.40 * np.sin(0.55 * k)), 1, 60 - 26 * k))]
    c.paint(wreath, soft=0.03, colour=CORN_GOLD, rim=1.4)
    c.flat(god.on_head(sweep([(0.42, 0.12), (0.56, 0.06), (0.72, 0.12)], [0.02, 0.035, 0.02])), c.palette.rim, 0.7)
    h = god.hand_f
    c.paint(dot(h[0], h[1] + 0.02, 0.075, 0.085) + sweep([(h[0] + 0.01, h[1] + 0.06), (h[0] + 0.02, h[1] + 0.16),
        (h[0] + 0.02, h[1] + 0.25)], [0.034, 0.030, 0.022]), soft=0.04)
    c.shine(sky.star4(h[0] + 0.02, h[1] + 0.30, 0.13), heat=0.9, halo=0.04)
    c.shine(place(props.numeral("I", 0.24), (0.62, 0.62)), "#ffe07a", 0.8, 0.05)
    table_ = limb((0.66, floor), (0.66, -0.46), 0.02) + box(0.46, -0.48, 0.90, -0.44)
    c.paint(table_ + place(props.jug(0.22), (0.60, -0.44)) + dot(0.78, -0.40, 0.05), soft=0.03, shade=0.2)
    c.paint(props.small_crowd(np.linspace(-0.98, 0.98, 13), -0.98, 0.10, 6), soft=0.02, edge=0.005)
    c.paint(box(-1.2, -1.5, 1.2, -0.975), rim=0.3)
