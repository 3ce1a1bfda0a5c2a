"""The Evening Understudy: an actor bows between two curtains, a fan of masks on sticks in one hand; the moon hangs
on cords.
"""

from art.chrono_clash.blue_hour import LAMPLIGHT, VIOLET, picture
from art.kit import figure as dress
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import (
    Shape,
    between,
    blob,
    both,
    bounds,
    box,
    dot,
    flip,
    limb,
    move,
    pair,
    place,
    polar,
    poly,
    sweep,
)

# Outlines stay as rows of points:
# fmt: off


@picture("evening-understudy", disc=(0.02, 0.36, 0.46), kind="moon", clouds="none", horizon=-0.4, stars=0.0, gloom=0.2,
    light=VIOLET)
def paint(c: Canvas) -> None:
    x, y, r = c.disc
    c.flat(limb((x - 0.20, y + r * 0.9), (x - 0.20, 1.5), 0.004) + limb((x + 0.20, y + r * 0.9), (x + 0.20, 1.5),
        0.004),
        c.palette.rim, 0.7)
    for sx, sy, s in ((-0.52, 0.72, 0.06), (0.58, 0.52, 0.07), (-0.50, 0.18, 0.045), (0.56, 0.92, 0.045)):
        c.flat(limb((sx, sy), (sx, 1.5), 0.002), c.palette.rim, 0.5)
        star = [polar((sx, sy), 90 + 36 * i, s if i % 2 == 0 else s * 0.42) for i in range(10)]
        c.flat(poly(*star), c.palette.disc[0], 0.9)
    hills = land.hills(c, -0.40, 0.05, 2)
    c.paint(hills, far=0.5, soft=0.03, rim=0.5)
    floor = -0.58
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.8, soft=0.10, far=0.06)
    boards: Shape = []
    for i in range(-8, 9):
        boards += limb((i * 0.12, floor), (i * 0.30, -1.2), 0.003, 0.005)
    c.detail(boards, c.palette.form, 0.8, soft=0.003)
    c.flat(dot(0.0, -0.68, 0.55, 0.07), c.palette.halo, 0.28, soft=0.03)
    man = Figure((-0.14, -0.06), 1.22, "slim", spine=22, head=352, near_arm=(120, 92), far_arm=(292, 330),
        near_leg=(296, 256), far_leg=(248, 236))
    low = floor - 0.09 - bounds(man.leg(True, 1.2))[1]
    man = Figure((-0.14, -0.06 + low), 1.22, "slim", spine=22, head=352, near_arm=(120, 92), far_arm=(292, 330),
        near_leg=(296, 256), far_leg=(248, 236))
    c.cast(man.body(), floor - 0.09, 0.4)
    hat = blob((-1.5, 0.1), (-0.8, 0.35), (-0.7, 0.9), (0.0, 1.1), (0.7, 0.85), (0.75, 0.3), (1.5, 0.0), (0.8, 0.12),
        (-0.8, 0.14)) + sweep([(-0.5, 0.6), (-1.2, 1.4), (-2.2, 1.3), (-2.9, 0.5)], [0.12, 0.34, 0.28, 0.03])
    c.paint(man.in_hand(hat, False, 110, 0.12), soft=0.03, rim=1.2)
    hip, n = man.hip, man.neck
    cape = blob((n[0] - 0.02, n[1] + 0.10, 0), (n[0] - 0.26, n[1] + 0.10), (hip[0] - 0.06, hip[1] + 0.16),
        (hip[0] - 0.30,
        hip[1] + 0.04), (hip[0] - 0.46, hip[1] - 0.34, 0), (hip[0] - 0.34, hip[1] - 0.30), (hip[0] - 0.28,
            hip[1] - 0.46, 0), (hip[0] - 0.06, hip[1] - 0.14), (hip[0] + 0.10, hip[1] - 0.06))
    breeches = limb(man.hip_n, between(man.hip_n, man.knee_n, 0.8), 0.11, 0.12, 0.09) + limb(man.hip_f, between(
        man.hip_f, man.knee_f, 0.8), 0.10, 0.11, 0.08)
    c.paint(man.arm(False, 1.2) + man.leg(False, 1.15), far=0.05)
    c.paint(man.leg(True, 1.15))
    ruff = man.on_chest(blob((-0.30, 0.98), (-0.22, 0.88), (0.0, 0.90), (0.22, 0.88), (0.28, 1.0), (0.16, 1.08),
        (-0.18, 1.08)))
    c.paint(man.trunk() + man.skull() + breeches + man.on_head(dress.HAIR_SHORT + dress.BEARD), soft=0.06)
    c.paint(ruff, soft=0.02, colour="#c8d4f0", rim=1.4)
    c.paint(cape, soft=0.10, rim=1.3, colour="#3450b8", shade=0.3)
    # The fan of masks.
    grip = man.hand_n
    for i, a in enumerate((160, 126, 92, 58, 24)):
        tip = polar(grip, a, 0.30)
        c.paint(limb(grip, tip, 0.007), edge=0.004)
        at, tilt = polar(grip, a, 0.40), (a - 90) * 0.7
        face = both((0.0, 0.125), (0.075, 0.11), (0.10, 0.03), (0.065, -0.08), (0.0, -0.13))
        c.flat(place(face, at, 1.0, tilt), ("#e8eefc", "#b4c0ec", "#f4f0e0", "#9fb0e8", "#dfe6fa")[i], 0.96)
        mask = c.mask(place(face, at, 1.0, tilt))
        c.detail(move(place(face, at, 1.0, tilt), 0.05, -0.03), "#5060a8", 0.35, mask, 0.03)
        eyes = pair(dot(0.042, 0.03, 0.024, 0.014, (18, -18, 0, -22, 15)[i]))
        mouth = sweep([(-0.045, -0.055), (0, (-0.085, -0.035, -0.065, -0.04, -0.09)[i]), (0.045, -0.055)], [0.003,
            0.010,
            0.003])
        if i == 2:
            mouth = dot(0, -0.065, 0.022, 0.028)
        c.flat(place(eyes + mouth + sweep([(0, 0.03), (0.008, -0.02), (-0.006, -0.025)], [0.003, 0.004]), at, 1.0,
            tilt),
            c.palette.dark, 0.95)
    c.paint(man.arm(True, 1.2), shade=0.4)
    # Curtains.
    for side in (-1, 1):
        drape = blob((0.42, 1.5, 0), (0.46, 1.0), (0.56, 0.52), (0.78, 0.12), (0.90, -0.06), (0.76, -0.16), (0.70,
            -0.40),
            (0.60, -0.74), (0.62, -0.82, 0), (1.2, -0.82, 0), (1.2, 1.5, 0))
        drape = drape if side > 0 else flip(drape)
        mask = c.paint(drape, soft=0.06, rim=1.3, colour="#2438a4")
        folds: Shape = []
        for i in range(6):
            folds += sweep([(side * (0.50 + 0.10 * i), 1.4), (side * (0.60 + 0.085 * i), 0.56), (side * (0.83
                + 0.045 * i), 0.02 + 0.01 * i), (side * (0.84 + 0.02 * i), -0.08)], [0.008, 0.020, 0.014, 0.004])
            folds += sweep([(side * (0.82 + 0.03 * i), -0.14), (side * (0.72 + 0.075 * i), -0.46), (side * (0.66
                + 0.085 * i), -0.82)], [0.004, 0.014, 0.018])
        c.detail(folds, None, 0.75, mask, 0.012)
        c.detail(move(folds, side * -0.03, 0), "#7c9af0", 0.28, mask, 0.010)
        cord = sweep([(side * 0.72, -0.14), (side * 0.86, -0.09), (side * 1.05, -0.02)], [0.030, 0.034, 0.03])
        c.paint(cord + limb((side * 0.76, -0.14), (side * 0.74, -0.30), 0.02, 0.04), colour=LAMPLIGHT, soft=0.02)
    valance: Shape = box(-1.2, 1.06, 1.2, 1.5)
    for i in range(5):
        valance += dot(-0.8 + 0.4 * i, 1.06, 0.215, 0.13)
    c.paint(valance, soft=0.05, colour="#2438a4", rim=1.0)
    c.paint(box(-1.2, -1.5, 1.2, -0.80), rim=0.5)
    for i in range(7):
        fx = -0.54 + 0.18 * i
        c.lamp(fx, -0.76, 0.22, LAMPLIGHT, 0.5)
        c.paint(blob((fx - 0.06, -0.82, 0), (fx - 0.05, -0.755), (fx, -0.735), (fx + 0.05, -0.755), (fx + 0.06, -0.82,
            0)), soft=0.02)
        c.shine(sweep([(fx - 0.045, -0.745), (fx, -0.728), (fx + 0.045, -0.745)], [0.004, 0.007, 0.004]), LAMPLIGHT,
            0.9,
            0.02)
