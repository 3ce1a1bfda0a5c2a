"""Mister Overdue: a collector as tall as a chimney bends to knock with his cane; his bill unrolls behind him over
the hills.
"""

import numpy as np

from art.chrono_clash.midnight import INDIGO, picture
from art.kit import land, machine, sky
from art.kit.canvas import Canvas
from art.kit.figure import Build, Figure
from art.kit.shapes import Shape, bearing, between, blob, box, curve, dot, hoop, limb, move, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("mister-overdue", disc=(-0.20, 0.34, 0.60), kind="moon", clouds="bands", cover=0.7, horizon=-0.65,
    light=INDIGO)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.40, 0.07, 3), 0.72, 0.5, 0.4)
    land.layer(c, land.hills(c, -0.54, 0.06, 5), 0.56, 0.5, 0.4)
    floor = -0.76
    land.ground(c, floor, 0.006)
    man = Figure((-0.10, 0.02), 1.56, Build(head=0.056, spine=0.29, thigh=0.255, shin=0.25, upper=0.17, fore=0.165,
        shoulder=0.06, hip=0.04, belly=0.038, flesh=0.66), spine=74, head=52,
        near_arm=(322, 318), far_arm=(212, 196), near_leg=(276, 268), far_leg=(258, 262))
    # The bill.
    at = man.hand_f
    path = [at, (at[0] - 0.12, at[1] - 0.14), (at[0] - 0.10, -0.36), (at[0] - 0.20, -0.64), (at[0] - 0.42, -0.60),
        (-1.02, -0.52), (-0.72, -0.455), (-0.40, -0.44), (-0.50, -0.37), (-0.76, -0.34), (-0.62,
        -0.31)]
    wide = [0.075, 0.08, 0.085, 0.09, 0.075, 0.05, 0.034, 0.024, 0.016, 0.010, 0.006]
    c.flat(move(sweep(path, wide), 0.012, -0.02), c.palette.dark, 0.5, soft=0.015)
    bill = sweep(path, wide)
    c.flat(bill, "#cdbde8")
    mask = c.mask(bill)
    c.detail(move(bill, -0.035, 0.0), "#f6eefc", 0.8, mask, 0.02)
    line = curve(path, False, 8)
    rows: Shape = []
    for i in range(2, len(line) - 1):
        way = bearing(line[i - 1], line[i + 1])
        w = float(np.interp(i / len(line), np.linspace(0, 1, len(wide)), wide))
        for t in (0.0, 0.5):
            p = between(line[i], line[i + 1], t)
            rows += limb(polar(p, way + 90, w * 0.7), polar(p, way - 90, w * (0.7 if (i + int(2 * t)) % 3 else 0.2)),
                w * 0.05 + 0.001)
    c.detail(rows, "#4a3a80", 0.75, mask, 0.0015)
    # The small house that owes.
    hx = 0.66
    home = place(machine.house(0.50, 0.62), (hx, floor))
    mask = c.paint(home, soft=0.06, rim=1.2, colour="#5a3c7a")
    c.detail([q for i in range(8) for q in limb((hx - 0.27 + 0.008 * i * 4, floor + 0.40 + 0.028 * i),
        (hx + 0.27 - 0.008 * i * 4, floor + 0.40 + 0.028 * i), 0.004)], c.palette.rim, 0.3, mask, 0.002)
    c.flat(box(hx - 0.17, floor, hx - 0.03, floor + 0.27) + dot(hx - 0.10, floor + 0.27, 0.07), "#7a2c44")
    c.shine(dot(hx - 0.10, floor + 0.28, 0.038), heat=0.5, halo=0.02)
    c.shine(box(hx + 0.05, floor + 0.12, hx + 0.19, floor + 0.29), heat=0.55, halo=0.04)
    c.flat(limb((hx + 0.12, floor + 0.12), (hx + 0.12, floor + 0.29), 0.006) + dot(hx + 0.16, floor + 0.17,
        0.022) + box(hx + 0.137, floor + 0.12, hx + 0.183, floor + 0.155) + dot(hx + 0.16, floor + 0.20,
        0.012), c.palette.dark)
    land.smoke(c, [(hx + 0.14, floor + 0.68), (hx + 0.18, floor + 0.82), (hx + 0.12, floor + 0.98)], [0.02, 0.035,
        0.05], amount=0.5)
    c.cast(man.body(), floor, 0.6)
    c.paint(man.arm(False, 1.1) + man.leg(False, 1.1), far=0.06, soft=0.03)
    c.paint(man.leg(True, 1.1), soft=0.03)
    h = man.hip
    tails = blob((h[0] + 0.06, h[1] + 0.20), (h[0] + 0.10, h[1] - 0.02), (h[0] + 0.06, h[1] - 0.30), (h[0] + 0.02,
        h[1] - 0.46, 0), (h[0] - 0.07, h[1] - 0.36), (h[0] - 0.18, h[1] - 0.52, 0), (h[0] - 0.20,
        h[1] - 0.30), (h[0] - 0.12, h[1] - 0.02), (h[0] - 0.06, h[1] + 0.22))
    collar = man.on_chest(blob((-0.20, 0.76), (-0.34, 1.16, 0), (-0.06, 1.06), (0.18, 1.10, 0), (0.18, 0.80)))
    nose = blob((0.7, 0.20), (1.1, 0.05), (1.75, -0.35, 0), (0.86, -0.30))
    hat = blob((-0.68, 0.42, 0), (-0.60, 2.4), (-0.72, 4.6, 0), (0.76, 4.7, 0), (0.62, 2.4), (0.70, 0.42,
        0)) + blob((-1.35, 0.60), (-0.9, 0.32), (0.9, 0.34), (1.38, 0.62), (0.8, 0.54), (-0.8, 0.54))
    mask = c.paint(man.trunk() + tails + collar + man.skull() + man.on_head(nose + hat), soft=0.05, rim=1.3)
    c.detail(man.on_head(box(-0.66, 0.56, 0.68, 1.0)), "#b04a8c", 0.8, mask, 0.003)
    c.shine(man.on_head(dot(0.56, 0.16, 0.10)), heat=1.2, halo=0.025)
    c.paint(man.arm(True, 1.1), shade=0.4, soft=0.03)
    door = (hx - 0.16, floor + 0.20)
    hand = man.hand_n
    knob = polar(hand, bearing(door, hand), 0.07)
    c.paint(limb(knob, door, 0.011) + dot(*knob, 0.028), edge=0.006, rim=1.4, soft=0.015)
    knock = [q for i in range(3) for q in hoop(door[0], door[1], 0.06 + 0.035 * i, 0.006, 100, 200)]
    c.flat(knock, c.palette.accent, 0.85, soft=0.002)
    sky.birds(c, 4, (0.55, 0.7), 0.2, 0.04)
