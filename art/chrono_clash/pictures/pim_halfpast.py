"""Pim Halfpast: a boy in cap and oversized coat tiptoes along a wire, THE HAND in a blanket on his back."""

import itertools

from art.chrono_clash import world
from art.chrono_clash.midnight import INDIGO, compose, picture
from art.kit import figure as dress
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, curve, dot, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("pim-halfpast", disc=(0.06, 0.22, 0.66), kind="moon", clouds="billows", cover=0.3, stars=0.8, horizon=-0.7,
    light=INDIGO)
def paint(c: Canvas) -> None:
    world.meridian(c, -0.92, 0.46, 0.52, tower=-0.72, salt=5)
    land.windows(c, -0.98, -0.80, 26)
    walls = poly((0.74, -1.5), (0.74, 0.02), (0.86, 0.20), (1.2, 0.34), (1.2, -1.5)) + box(0.82, 0.1, 0.92, 0.42)
    walls += poly((-1.2, -1.5), (-1.2, -0.36), (-0.92, -0.42), (-0.80, -0.54), (-0.80, -1.5))
    wire = curve([(-0.82, -0.50), (-0.35, -0.66), (0.06, -0.70), (0.4, -0.62), (0.76, -0.42)], False, 8)
    c.paint(walls, soft=0.08, rim=0.9)
    c.shine(box(0.86, -0.36, 0.98, -0.16) + box(-0.96, -0.86, -0.88, -0.72), heat=0.5, halo=0.03)
    c.paint([q for p0, p1 in itertools.pairwise(wire) for q in limb(p0, p1, 0.008)], edge=0.006, rim=1.2)
    boy = Figure((0.04, -0.12), 1.24, "child", spine=80, head=88, near_arm=(6, 40), far_arm=(196, 188),
        near_leg=(314, 266), far_leg=(258, 262), feet=(318, 305))
    butt, way = (boy.hip[0] + 0.12, boy.hip[1] - 0.14), 126
    hand = place(world.the_hand(1.46), butt, 1, way - 90)
    c.paint(boy.arm(False, 1.5) + boy.leg(False, 1.4), far=0.05)
    c.paint(hand, soft=0.04, edge=0.010, rim=1.6)
    c.flat(hand, "#08030f", 0.6)
    roll = [polar(butt, way, t) for t in (0.10, 0.36, 0.64, 0.92)]
    mask = c.paint(sweep(roll, [0.05, 0.12, 0.135, 0.075]) + blob(*[polar(roll[3], way + a, f) for a, f in ((-90, 0.07),
        (-50, 0.14), (-20, 0.06), (20, 0.12), (60, 0.06), (90, 0.07), (180, 0.05))]), soft=0.07, colour="#d8708c",
            rim=1.5, wrap=0.7, form=1.2)
    c.detail(sweep(roll, [0.03, 0.10, 0.11, 0.06]), "#a84a70", 0.8, mask, 0.02)
    ties: Shape = []
    for t in (0.34, 0.56, 0.78):
        at = polar(butt, way, t)
        ties += sweep([polar(at, way + 82, 0.15), polar(at, way - 180, 0.02), polar(at, way - 82, 0.15)], [0.010,
            0.010])
    c.detail(ties, "#f0c890", 0.9, mask, 0.003)
    c.paint(boy.leg(True, 1.4))
    n, h = boy.neck, boy.hip
    coat = blob((n[0] - 0.08, n[1] + 0.01), (n[0] - 0.17, n[1] - 0.10), (h[0] - 0.20, h[1] + 0.10), (h[0] - 0.30,
        h[1] - 0.16),
        (h[0] - 0.44, h[1] - 0.30, 0), (h[0] - 0.22, h[1] - 0.33), (h[0] - 0.02, h[1] - 0.30, 0), (h[0] + 0.02,
            h[1] - 0.20), (h[0] + 0.10, h[1] - 0.30, 0), (h[0] + 0.24, h[1] - 0.27, 0), (h[0] + 0.17, h[1] - 0.02),
                (h[0] + 0.16, h[1] + 0.16), (n[0] + 0.10, n[1] - 0.05))
    collar = boy.on_chest(blob((-0.40, 0.72), (-0.46, 1.16, 0), (-0.10, 1.02), (0.22, 1.12, 0), (0.36, 0.80)))
    collar += boy.on_chest(blob((-0.36, 0.86), (0.0, 0.80), (0.36, 0.90), (0.36, 1.22), (0.06, 1.34), (-0.32, 1.26)))
    mask = c.paint(coat + collar + boy.trunk() + boy.skull() + boy.on_head(dress.CAP), soft=0.09, rim=1.2, shade=0.3)
    c.detail(boy.on_chest(dot(0.16, 0.62, 0.035) + dot(0.17, 0.38, 0.035) + dot(0.17, 0.14, 0.035)), c.palette.accent,
        0.9,
        mask, 0.002)
    c.paint(boy.arm(True, 1.4), shade=0.4)
    strap = [boy.on_chest(dot(x, y, 0.01))[0].mean(0) for x, y in ((0.30, 0.78), (0.06, 0.52), (-0.28, 0.40))]
    c.detail(sweep([tuple(map(float, p)) for p in strap], [0.012, 0.012]), "#f0c890", 0.8, soft=0.003)
    frame, glass = props.lantern(0.17)
    c.paint(place(frame, (boy.hand_f[0] - 0.01, boy.hand_f[1] - 0.02)), edge=0.006)
    c.shine(place(glass, (boy.hand_f[0] - 0.01, boy.hand_f[1] - 0.02)), heat=0.9, halo=0.06)
    c.lamp(boy.hand_f[0], boy.hand_f[1] - 0.15, 0.5, heat=0.5)
    compose(c, 0.14, True)
