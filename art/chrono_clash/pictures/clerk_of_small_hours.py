"""Clerk of Small Hours: a thin clerk on a very high stool writes at a very high desk, before a wall of little
drawers.
"""

import itertools

from art.chrono_clash.blue_hour import LAMPLIGHT, picture
from art.kit import figure as dress
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, both, box, dot, hoop, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("clerk-of-small-hours", disc=(0.30, 0.34, 0.52), kind="moon", clouds="bands", cover=0.4, horizon=-0.5,
    stars=0.4)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.50, 0.24, 6, 22), 0.6, 0.5, 0.4)
    pane = box(-0.28, -0.52, 0.88, 0.38) + dot(0.30, 0.38, 0.58, 0.56, n=60)
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=pane, soft=0.06, rim=1.4)
    bars = limb((0.30, -0.52), (0.30, 0.95), 0.012) + limb((-0.28, 0.38), (0.88, 0.38), 0.012) + limb((-0.28, -0.08),
        (0.88, -0.08), 0.009) + limb((0.01, -0.52), (0.01, 0.38), 0.007) + limb((0.59, -0.52), (0.59, 0.38), 0.007)
    for a in (45, 135):
        bars += limb((0.30, 0.38), polar((0.30, 0.38), a, 0.58), 0.008)
    c.paint(bars + hoop(0.30, 0.38, 0.25, 0.008, 0, 180), edge=0.006, soft=0.02)
    drawers: Shape = []
    knobs: Shape = []
    for row in range(12):
        for col in range(4):
            x, y = -0.98 + 0.165 * col, -0.72 + 0.145 * row
            drawers += [p for a, b in itertools.pairwise(((x, y), (x + 0.14, y), (x + 0.14, y + 0.12), (x, y + 0.12),
                (x, y))) for p in limb(a, b, 0.004)]
            knobs += dot(x + 0.07, y + 0.06, 0.011, n=10)
    c.detail(drawers, c.palette.form, 0.75, soft=0.002)
    c.detail(knobs, c.palette.rim, 0.6, soft=0.002)
    c.paint(blob((-0.45, 0.145, 0), (-0.30, 0.145, 0), (-0.30, 0.265, 0), (-0.45, 0.265, 0)), soft=0.02, rim=1.2)
    floor = -0.80
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.4, soft=0.05)
    moonlight = poly((0.02, floor), (0.62, floor), (0.80, -1.2), (-0.10, -1.2))
    c.flat(moonlight, c.palette.form, 0.30, soft=0.03)
    seat = -0.06
    stool: Shape = []
    for x0, x1 in ((-0.20, -0.34), (-0.10, -0.14), (0.04, 0.16)):
        stool += limb((x0, seat), (x1, floor), 0.016, 0.013)
    stool += limb((-0.29, -0.52), (0.12, -0.52), 0.011) + limb((-0.25, -0.30), (0.09, -0.30), 0.010) + blob((-0.25,
        seat - 0.02), (-0.24, seat + 0.03), (0.08, seat + 0.03), (0.09, seat - 0.02))
    desk = poly((0.17, 0.22), (0.22, 0.13), (0.80, 0.27), (0.80, 0.38)) + limb((0.74, 0.28), (0.70, floor), 0.022,
        0.030) + limb((0.32, 0.16), (0.36, floor), 0.020, 0.026) + limb((0.35, -0.40), (0.71, -0.40), 0.014)
    desk += box(0.62, 0.35, 0.90, 0.39)
    c.paint(desk, soft=0.03)
    man = Figure((-0.10, 0.03), 1.06, "slim", spine=70, head=70, near_arm=(318, 12), far_arm=(330, 20), near_leg=(344,
        262), far_leg=(338, 250))
    c.paint(man.arm(False) + man.leg(False, 1.2), far=0.05)
    c.paint(stool, soft=0.02, edge=0.007)
    tails = blob((man.hip[0] + 0.06, man.hip[1] + 0.10, 0), (man.hip[0] - 0.12, man.hip[1] + 0.06), (man.hip[0] - 0.20,
        man.hip[1] - 0.14), (man.hip[0] - 0.26, man.hip[1] - 0.42, 0), (man.hip[0] - 0.15, man.hip[1] - 0.30),
        (man.hip[0] - 0.14, man.hip[1] - 0.46, 0), (man.hip[0] - 0.04, man.hip[1] - 0.16), (man.hip[0] + 0.08,
            man.hip[1] - 0.05))
    c.paint(man.leg(True, 1.2), shade=0.3)
    visor = blob((-0.85, 0.55), (0.0, 0.72), (0.8, 0.52), (1.62, 0.30, 0), (0.9, 0.28), (-0.8, 0.35))
    nose = sweep([(0.7, 0.0), (1.25, -0.18), (1.4, -0.34)], [0.14, 0.12, 0.06])
    c.paint(man.trunk() + man.skull() + tails + man.on_head(visor + nose + dress.COLLAR), soft=0.05)
    c.paint(man.arm(True, 0.95), shade=0.4)
    quill = sweep([(0, -0.06), (-0.03, 0.2), (-0.16, 0.62)], [0.006, 0.012, 0.006]) + blob((-0.01, 0.14, 0), (-0.07,
        0.28), (-0.24, 0.60), (-0.26, 0.84, 0), (-0.10, 0.56), (0.00, 0.30))
    c.paint(place(quill, (man.hand_n[0] + 0.02, man.hand_n[1] - 0.01), 0.62, 8), soft=0.03, far=0.05, rim=1.6,
        wrap=0.8)
    # Hourglasses on the desk and a candle.
    for x, y, s in ((0.70, 0.49, 0.20), (0.84, 0.47, 0.15)):
        frame, glass = props.hourglass(s)
        c.flat(place(glass, (x, y)), c.palette.rim, 0.35)
        c.paint(place(frame, (x, y)), edge=0.005, soft=0.02)
        c.flat(place(both((0.0, -0.08 * s / 0.2), (0.03 * s / 0.2, -0.085 * s / 0.2), (0.0, -0.04 * s / 0.2)), (x, y)),
            LAMPLIGHT, 0.9)
    candle, wick = props.candle(0.16, 0.030)
    c.paint(place(candle, (-0.375, 0.265)), soft=0.02, rim=1.2)
    at = (-0.375 + wick[0], 0.265 + wick[1])
    c.lamp(*at, 0.55, LAMPLIGHT, 0.9)
    c.shine(blob((at[0] - 0.018, at[1] + 0.01), (at[0], at[1] + 0.085, 0), (at[0] + 0.018, at[1] + 0.01)), LAMPLIGHT,
        1.3, 0.05)
