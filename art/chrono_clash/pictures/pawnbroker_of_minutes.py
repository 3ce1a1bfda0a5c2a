"""Pawnbroker of Minutes: a hunched man opens a coat full of watches; of the three balls above him two are clocks."""

from art.chrono_clash.midnight import PLUM, compose, picture, watch
from art.kit import figure as dress
from art.kit import land, machine
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import blob, box, dot, limb, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("pawnbroker-of-minutes", disc=(0.16, 0.22, 0.66), kind="moon", clouds="bands", cover=0.6, horizon=-0.5,
    light=PLUM)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.62, 0.5, 6, 9), 0.45, 0.5, 0.5)
    land.windows(c, -0.66, -0.30, 12, colour="#ffb648", size=0.03)
    land.ground(c, -0.74, 0.008)
    x = 0.14
    # The sign: bracket and three balls.
    c.paint(limb((-1.1, 0.92), (-0.30, 0.92), 0.016) + sweep([(-1.1, 0.66), (-0.9, 0.70), (-0.80, 0.92)], [0.012, 0.010,
        0.010]) + limb((-0.66, 0.92), (-0.66, 0.28), 0.008) + limb((-0.84, 0.60), (-0.48, 0.60), 0.010) + limb((-0.84,
            0.6),
            (-0.84, 0.5), 0.007) + limb((-0.48, 0.6), (-0.48, 0.5), 0.007), soft=0.02, edge=0.007)
    c.paint(dot(-0.84, 0.38, 0.145) + dot(-0.48, 0.38, 0.145), colour="#c08a3c", rim=1.3, soft=0.06)
    c.paint(dot(-0.66, 0.14, 0.155), colour="#e8a030", rim=1.6, soft=0.10, wrap=0.7, form=1.4)
    machine.dial_face(c, -0.84, 0.38, 0.112, 0.6, 130)
    machine.dial_face(c, -0.48, 0.38, 0.112, 0.6, 60)
    c.flat(dot(-0.70, 0.19, 0.035, 0.02, 35), "#fff0cc", 0.7, soft=0.008)
    man = Figure((x, -0.16), 1.20, "broad", turn=1, near_arm=(318, 352), far_arm=(222, 188), near_leg=(276, 268),
        far_leg=(264, 272))
    c.cast(box(x - 0.5, -0.74, x + 0.5, 0.4), -0.74, 0.4)
    c.paint(man.leg(False, 1.3) + man.leg(True, 1.3), soft=0.05)
    for side, hand in ((-1, man.hand_f), (1, man.hand_n)):
        coat = blob((x + side * 0.04, 0.36, 0), (x + side * 0.24, 0.34), (hand[0] + side * 0.02, hand[1] + 0.05, 0),
            (hand[0] + side * 0.04, hand[1] - 0.30), (hand[0] + side * 0.10, -0.60, 0), (x + side * 0.40, -0.66),
                (x + side * 0.18,
                -0.62, 0), (x + side * 0.14, 0.0))
        mask = c.paint(coat, soft=0.10, rim=1.4, colour="#a03c86", form=0.7)
        c.flat(coat, "#2c0a2c", 0.9)
        c.detail(sweep([(x + side * 0.16, 0.30), (x + side * 0.17, -0.2), (x + side * 0.22, -0.62)], [0.05, 0.06,
            0.05]),
            amount=0.55, within=mask, soft=0.02)
        rows = ((0.32, 0.02, 0.050), (0.45, -0.03, 0.044), (0.31, -0.17, 0.046), (0.44, -0.22, 0.052), (0.58, -0.19,
            0.042),
            (0.33, -0.38, 0.052), (0.47, -0.43, 0.044), (0.60, -0.40, 0.046))
        for i, (dx, y, r) in enumerate(rows):
            c.paint(limb((x + side * dx, y + r), (x + side * dx, y + r + 0.05), 0.006), edge=0.004)
            watch(c, x + side * dx, y, r, 0.55, 37 * i + 70 * side)
    trunk = blob((x - 0.16, 0.30), (x - 0.19, 0.0), (x - 0.16, -0.34), (x + 0.16, -0.34), (x + 0.19, 0.0), (x + 0.16,
        0.30))
    mask = c.paint(trunk, soft=0.08)
    c.detail([q for y in (0.10, -0.02, -0.14) for q in dot(x, y, 0.014)] + sweep([(x + 0.01, -0.02), (x + 0.07, -0.10),
        (x + 0.14, -0.02)], [0.005, 0.005]), c.palette.accent, 0.9, mask, 0.002)
    hump = blob((x - 0.22, 0.16), (x - 0.30, 0.30), (x - 0.20, 0.46), (x + 0.06, 0.56), (x + 0.24, 0.46), (x + 0.30,
        0.28),
        (x + 0.20, 0.14), (x, 0.08))
    c.paint(man.arm(False, 1.2) + man.arm(True, 1.2) + hump, soft=0.05, rim=1.3, shade=0.3)
    face = (x - 0.02, 0.34)
    egg = place(dress.EGG + blob((-0.42, -0.7), (0.42, -0.7), (0.16, -1.5), (0.0, -1.85, 0), (-0.16, -1.5)), face,
        0.145, 5)
    c.paint(egg, soft=0.07, colour="#b07898", rim=0.9, shade=0.5, form=1.0)
    hat = place(blob((-0.82, 0.42), (-0.74, 1.15), (-0.2, 1.35), (0.5, 1.28), (0.80, 0.42)) + blob((-1.45, 0.30), (-0.8,
        0.34), (0, 0.22), (0.8, 0.34), (1.45, 0.34), (0.9, 0.56), (-0.9, 0.54)), face, 0.145, 5)
    c.paint(hat, soft=0.05, rim=1.3, shade=0.4)
    c.flat(place(limb((-0.56, 0.04), (-0.14, -0.04), 0.07) + sweep([(0.0, 0.1), (0.06, -0.25), (-0.10, -0.30)], [0.05,
        0.07,
        0.05]) + sweep([(-0.3, -0.58), (0.02, -0.50), (0.32, -0.62)], [0.03, 0.05, 0.03]), face, 0.145, 5),
            c.palette.dark, 0.9)
    eye = place(dot(0.30, 0.02, 0.1), face, 0.145, 5)[0].mean(0)
    ex, ey = float(eye[0]), float(eye[1])
    c.paint(poly((ex - 0.034, ey + 0.03), (ex + 0.034, ey + 0.03), (ex + 0.050, ey - 0.055), (ex - 0.040, ey - 0.060)),
        soft=0.02, rim=1.5, shade=0.3)
    c.shine(dot(ex + 0.006, ey - 0.056, 0.042, 0.020), heat=1.3, halo=0.045)
    compose(c, 0.26)
