"""Blue Tape: two figures stand tied back to back; tape runs crosswise over everything, a great stamp comes down."""

import itertools

import numpy as np

from art.chrono_clash.blue_hour import picture
from art.kit import figure as dress
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import bearing, both, bounds, box, curve, dot, limb, move, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("blue-tape", disc=(0.06, 0.40, 0.62), kind="moon", clouds="billows", cover=0.4, horizon=-0.4)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.66, 0.40, 4, 13), 0.62, 0.5, 0.5)
    floor = -0.76

    def tape(points: list[tuple[float, float]], wide: float, bright: float, salt: int) -> None:
        band = sweep(points, [wide, wide], 10, False)
        c.darken(move(band, 0.012, -0.02), 0.35, 0.02)
        mask = c.paint(band, soft=0.04, rim=1.1, colour="#3aa8f0", wrap=0.6)
        c.flat(band, "#3a96e6", bright)
        line = curve(points, False, 14)
        run, gap, marks = 0.0, 0.15, []
        for a, b in itertools.pairwise(line):
            run += float(np.hypot(*(b - a)))
            if run > gap:
                run = 0.0
                way = bearing(a, b)
                off = polar((0, 0), way + 90, wide * 1.2)
                slant = polar((0, 0), way, wide * 0.9)
                marks.append(((a[0] + off[0] + slant[0], a[1] + off[1] + slant[1]), (a[0] - off[0] - slant[0],
                    a[1] - off[1]
                    - slant[1])))
        c.detail([p for a, b in marks for p in limb(a, b, wide * 0.30)], "#eaf6ff", 0.9, mask, 0.002)
        edge = sweep([(x, y + wide * 0.82) for x, y in points], [wide * 0.05, wide * 0.05], 10, False)
        c.detail(edge, "#eaf6ff", 0.5, mask, 0.002)

    tape([(-1.2, 0.98), (-0.4, 0.66), (0.4, 0.62), (1.2, 0.20)], 0.042, 0.35, 1)
    tape([(-1.2, 0.02), (-0.3, 0.22), (0.5, 0.86), (1.2, 1.10)], 0.042, 0.35, 2)
    land.ground(c, floor, 0.01)
    for side in (-1, 1):
        who = Figure((side * 0.13 - 0.06, floor + 0.58), 1.24, "man" if side < 0 else "lady", spine=92,
            head=(112 if side < 0
            else 78), near_arm=(262, 280), far_arm=(258, 276), near_leg=(282, 268), far_leg=(266, 262), facing=side)
        low = floor - bounds(who.leg(True, 1.2))[1]
        who = Figure((side * 0.13 - 0.06, floor + 0.58 + low), 1.24, "man" if side < 0 else "lady", spine=94,
            head=(114 if
            side < 0 else 76), near_arm=(262, 280), far_arm=(258, 276), near_leg=(292, 268), far_leg=(266, 262),
                facing=side)
        clothes = who.coat(who.hip[1] - 0.30, 0.20, -0.02,
            False) if side < 0 else who.trunk() + who.skirt(who.hip[1] - 0.44,
            0.24, 0.06)
        hat = who.on_head(dress.BOWLER if side < 0 else dress.BUN)
        c.paint(who.leg(False, 1.2), far=0.05)
        c.paint(who.leg(True, 1.2))
        c.paint(clothes + who.skull() + hat, soft=0.07, rim=1.2)
        c.paint(who.arm(True, 1.1), shade=0.4)
    mid = floor + 0.66
    for i, (y, tilt) in enumerate(((mid + 0.26, 0.05), (mid + 0.13, -0.06), (mid - 0.01, 0.04), (mid - 0.16, -0.05))):
        tape([(-0.40, y - tilt), (-0.06, y - 0.03), (0.28, y + tilt)], 0.044, 0.60, 10 + i)
    for x0, y0, x1, y1 in ((-0.40, mid + 0.20, -0.78, mid + 0.04), (0.28, mid - 0.1, 0.66, mid - 0.34)):
        tape([(x0, y0), ((x0 + x1) / 2, y0 + 0.06), (x1, y1)], 0.040, 0.5, 20)
    tape([(-1.2, -0.30), (-0.5, -0.44), (0.3, -0.36), (1.2, -0.62)], 0.070, 0.75, 4)
    tape([(-1.2, -0.86), (-0.4, -0.56), (0.5, -0.66), (1.2, -0.24)], 0.074, 0.80, 5)
    # The stamp and the hand that brings it down.
    stamp = box(-0.24, -0.06, 0.24, 0.02) + both((0.0, 0.16), (0.10, 0.12), (0.22, 0.02, 0), (0.0, 0.0)) + both((0.0,
        0.52),
        (0.07, 0.50), (0.10, 0.42), (0.05, 0.32), (0.045, 0.14), (0.0, 0.12))
    at, lean = (0.50, 0.36), -18
    c.paint(place(stamp, at, 1.0, lean), soft=0.06, rim=1.3, shade=0.3)
    c.flat(place(box(-0.24, -0.085, 0.24, -0.055), at, 1, lean), "#4ec0ff", 0.95)
    top = place(dot(0, 0.40, 0.01), at, 1, lean)[0].mean(0)
    fist = sweep([(1.2, 1.16), (0.94, 0.98), (top[0] + 0.06, top[1] + 0.03)], [0.20, 0.16, 0.10]) + dot(top[0] + 0.02,
        top[1]
        + 0.0, 0.115, 0.10, 20)
    fist += [p for i in range(4) for p in sweep([(top[0] + 0.06, top[1] + 0.05 - 0.045 * i), (top[0] - 0.06,
        top[1] + 0.055
        - 0.045 * i), (top[0] - 0.095, top[1] + 0.02 - 0.045 * i)], [0.030, 0.030, 0.022])]
    mask = c.paint(fist, soft=0.07, rim=1.2, shade=0.3)
    c.detail(limb((0.86, 1.12), (0.98, 0.80), 0.02), "#eaf6ff", 0.8, mask, 0.003)
