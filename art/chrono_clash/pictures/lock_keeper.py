"""The Lock-Keeper: a woman turns the great wheel on a lock gate; the water pours down in two sheets."""

import numpy as np

from art.chrono_clash.blue_hour import BRASS, FROST, LAMPLIGHT, picture
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, bounds, box, dot, flip, limb, move, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("lock-keeper", disc=(0.26, 0.36, 0.60), kind="moon", clouds="bands", cover=0.4, horizon=-0.2, light=FROST)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.42, 0.30, 2, 20), 0.62, 0.6, 0.5)
    walk = -0.38
    c.paint(box(-1.2, -1.5, 1.2, walk), far=0.06, soft=0.06)
    for side in (-1, 1):
        wall = box(0.80, -1.5, 1.2, walk + 0.20) + box(0.76, walk + 0.14, 1.2, walk + 0.22)
        c.paint(wall if side > 0 else flip(wall), soft=0.08, rim=1.2)
        land.stones(c, -1.0, walk + 0.12, 0.82 if side > 0 else -1.1, 1.1 if side > 0 else -0.82, 0.10, 0.3)
    planks: Shape = []
    for i in range(1, 6):
        planks += limb((-0.78, walk - 0.10 - 0.11 * i), (0.78, walk - 0.10 - 0.11 * i), 0.004)
    planks += limb((0, walk), (0, -1.2), 0.012) + limb((-0.74, walk - 0.12), (-0.05, -0.95), 0.014) + limb((0.74,
        walk - 0.12), (0.05, -0.95), 0.014)
    c.detail(planks, c.palette.form, 0.9, soft=0.003)
    rng = c.rng(3)
    for side in (-1, 1):
        x0, x1 = side * 0.40 - 0.17, side * 0.40 + 0.17
        c.flat(box(x0 - 0.02, walk - 0.16, x1 + 0.02, walk - 0.11), c.palette.dark, 0.9)
        sheet = blob((x0, walk - 0.15, 0), (x1, walk - 0.15, 0), (x1 + 0.05, walk - 0.30), (x1 + 0.09, -1.45, 0),
            (x0 - 0.09, -1.45, 0), (x0 - 0.05, walk - 0.30))
        c.flat(sheet, "#9fd0f0", 0.72, soft=0.004)
        mask = c.mask(sheet)
        streaks: Shape = []
        for _ in range(34):
            px = rng.uniform(x0 - 0.05, x1 + 0.05)
            y0 = walk - rng.uniform(0.15, 0.45)
            streaks += limb((px, y0), (px + (px - side * 0.40) * 0.15, y0 - rng.uniform(0.15, 0.5)), 0.004, 0.002)
        c.detail(streaks, "#ffffff", 0.75, mask, 0.003)
        c.detail(move(streaks, 0.02, 0.05), "#1c4a80", 0.55, mask, 0.004)
    c.mist(-0.98, 0.26, 0.8, "#9cc8e4")
    c.darken(box(-1.2, -1.6, 1.2, -1.0), 0.8, 0.14)
    c.paint(box(-0.84, walk - 0.06, 0.84, walk) + [p for x in np.arange(-0.7, 0.8, 0.28) for p in limb((float(x), walk),
        (float(x), walk + 0.02), 0.02)], soft=0.03, rim=1.3)
    hub, r = (0.30, 0.22), 0.43
    post = poly((0.20, walk), (0.25, 0.26), (0.35, 0.26), (0.42, walk)) + dot(*hub, 0.10)
    c.paint(post, soft=0.05, far=0.04)
    for side in (-1, 1):
        c.paint(props.chain([(hub[0] + side * 0.12, hub[1] - 0.04), (hub[0] + side * 0.30, walk + 0.04)], 0.034),
            soft=0.02,
            edge=0.006)
    wheel = place(props.wheel(r, 8, 0.09, 0.15, 0.055, 14), hub)
    handles: Shape = []
    for i in range(8):
        a = 14 + 45 * i
        handles += limb(polar(hub, a, r), polar(hub, a, r * 1.25), 0.020, 0.027)
    who = Figure((-0.40, 0.14), 1.10, "lady", spine=108, head=96, near_arm=(338, 18), far_arm=(356, 40), near_leg=(322,
        280), far_leg=(262, 232))
    low = walk - bounds(who.leg(True, 1.3))[1]
    who = Figure((-0.40, 0.14 + low), 1.10, "lady", spine=112, head=92, near_arm=(342, 10), far_arm=(4, 32),
        near_leg=(318, 282), far_leg=(256, 228))
    c.paint(who.arm(False, 1.1) + who.leg(False, 1.3), far=0.05)
    c.paint(wheel + handles, soft=0.03, rim=1.2)
    c.paint(dot(*hub, 0.075), soft=0.03, colour=BRASS, rim=1.3)
    hip = who.hip
    skirt = blob((hip[0] - 0.10, hip[1] + 0.12, 0), (hip[0] + 0.10, hip[1] + 0.10, 0), (hip[0] + 0.20, hip[1] - 0.14),
        (hip[0] + 0.22, hip[1] - 0.36, 0), (hip[0] - 0.04, hip[1] - 0.34), (hip[0] - 0.34, hip[1] - 0.40, 0), (hip[0]
            - 0.20, hip[1] - 0.12))
    c.paint(who.leg(True, 1.3))
    scarf = who.on_head(blob((0.70, 0.55), (0.15, 1.15), (-0.65, 0.95), (-1.0, 0.3), (-0.85, -0.55), (-0.4, -0.2), (0.1,
        0.35))) + who.on_head(sweep([(-0.8, -0.2), (-1.5, -0.3), (-2.1, 0.1), (-2.7, -0.1)], [0.20, 0.26, 0.22, 0.03]))
    mask = c.paint(who.trunk() + skirt + who.skull() + scarf, soft=0.06, rim=1.2)
    c.detail([p for i in range(4) for p in sweep([(hip[0] - 0.05 + 0.035 * i, hip[1] + 0.06), (hip[0] - 0.22 + 0.11 * i,
        hip[1] - 0.36)], [0.003, 0.010])], c.palette.form, 0.7, mask, 0.006)
    c.paint(who.arm(True, 1.1), shade=0.4)
    frame, glass = props.lantern(0.15)
    c.paint(limb((-0.90, walk + 0.2), (-0.90, 0.34), 0.014) + limb((-0.905, 0.33), (-0.76, 0.33), 0.010), edge=0.006)
    c.lamp(-0.76, 0.18, 0.5, LAMPLIGHT, 0.8)
    c.shine(place(glass, (-0.76, 0.32)), LAMPLIGHT, 0.9, 0.05)
    c.flat(place(frame, (-0.76, 0.32)), c.palette.dark)
