"""Vesper, Case Closed: Vesper from behind on the walkway of the clock tower, THE HAND over one shoulder, empty
handcuffs dangling.
"""

from art.chrono_clash import world
from art.chrono_clash.blue_hour import AFTERGLOW, BRASS, LAMPLIGHT, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, bounds, box, dot, hoop, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("vesper-case-closed", disc=(0.16, 0.40, 0.72), kind="moon", clouds="bands", cover=0.5, horizon=-0.4, stars=0.6,
    light=AFTERGLOW)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.66, 0.34, 4, 26), 0.66, 0.6, 0.5)
    land.layer(c, land.roofs(c, -0.76, 0.28, 6, 20), 0.46, 0.5, 0.4)
    land.windows(c, -0.74, -0.48, 46, colour=LAMPLIGHT, size=0.010)
    c.mist(-0.66, 0.22, 0.6)
    floor = -0.72
    # The tower: pillar with bracket at the left, the lit edge of the dial beyond it.
    c.shine(dot(-1.34, 0.34, 0.50, n=80), "#ffe9c0", 0.45, 0.12, 0.5)
    c.flat(hoop(-1.34, 0.34, 0.47, 0.012), c.palette.dark, 0.9)
    for a in (-30, 0, 30):
        c.flat(limb(polar((-1.34, 0.34), a, 0.36), polar((-1.34, 0.34), a, 0.44), 0.016), c.palette.dark, 0.9)
    pillar = box(-1.2, 0.90, -0.62, 1.5) + box(-1.2, 0.84, -0.56, 0.92) + sweep([(-0.92, 0.50), (-0.84, 0.72), (-0.60,
        0.86)], [0.02, 0.03,
        0.03]) + box(-1.2, -1.5, -0.90, 1.5)
    c.paint(pillar, soft=0.06, rim=1.2)
    c.paint(box(-1.2, -1.5, 1.2, floor), soft=0.08, rim=1.2)
    c.paint(box(-1.2, floor - 0.06, 1.2, floor), soft=0.02, rim=1.3)
    rail: Shape = limb((-1.1, -0.34), (1.1, -0.34), 0.014) + limb((-1.1, -0.66), (1.1, -0.66), 0.009)
    for i in range(15):
        x = -0.98 + 0.14 * i
        rail += limb((x, floor), (x, -0.34), 0.007)
        rail += hoop(x + 0.07, -0.43, 0.045, 0.006)
    c.paint(rail, soft=0.02, edge=0.007, rim=1.3)
    who = Figure((-0.10, 0.04), 1.44, "slim", turn=1, near_arm=(318, 112), far_arm=(232, 258), near_leg=(280, 268),
        far_leg=(258, 270), head=86)
    low = floor - 0.02 - bounds(who.leg(True, 1.3))[1]
    who = Figure((-0.10, 0.04 + low), 1.44, "slim", turn=1, near_arm=(312, 108), far_arm=(232, 256), near_leg=(280,
        268), far_leg=(258,
        270), head=84)
    h, n = who.hip, who.neck
    c.cast(who.body(), floor, 0.4)
    c.paint(who.leg(False, 1.3) + who.leg(True, 1.3), soft=0.05)
    coat = blob((n[0] - 0.05, n[1] + 0.02), (n[0] - 0.16, n[1] - 0.05), (n[0] - 0.17, n[1] - 0.20), (h[0] - 0.13,
        h[1] + 0.14), (h[0] - 0.20,
        h[1] - 0.12), (h[0] - 0.36, h[1] - 0.40), (h[0] - 0.62, h[1] - 0.50, 0), (h[0] - 0.36, h[1] - 0.56),
            (h[0] - 0.20, h[1] - 0.58, 0),
            (h[0] - 0.03, h[1] - 0.30), (h[0] + 0.02, h[1] - 0.14, 0), (h[0] + 0.06, h[1] - 0.34), (h[0] + 0.16,
                h[1] - 0.60, 0), (h[0]
                + 0.30, h[1] - 0.52), (h[0] + 0.44, h[1] - 0.34, 0), (h[0] + 0.24, h[1] - 0.12), (h[0] + 0.14,
                    h[1] + 0.14), (n[0] + 0.17,
                    n[1] - 0.20), (n[0] + 0.16, n[1] - 0.05), (n[0] + 0.05, n[1] + 0.02))
    collar = blob((n[0] - 0.13, n[1] - 0.05, 0), (n[0] - 0.12, n[1] + 0.09, 0), (n[0], n[1] + 0.05), (n[0] + 0.12,
        n[1] + 0.09, 0), (n[0] + 0.13,
        n[1] - 0.05, 0))
    hat = who.on_head(blob((-0.92, 0.40), (-0.90, 1.05), (-0.5, 1.55), (0.5, 1.55), (0.90, 1.05), (0.92,
        0.40)) + blob((-1.34, 0.46), (-1.28, 0.34), (-0.8, 0.22), (0.8, 0.22), (1.28, 0.34), (1.34, 0.46), (0.9,
            0.48), (-0.9, 0.48)) + dot(0, -0.62, 0.58, 0.46))
    # THE HAND over the shoulder.
    grip = who.hand_n
    way = 56
    butt = polar(grip, way + 180, 0.34)
    c.paint(who.arm(False, 1.2), soft=0.05, far=0.02)
    mask = c.paint(coat + collar + who.skull() + hat, soft=0.09, rim=1.4)
    c.detail(sweep([(n[0], n[1] - 0.05), (h[0], h[1] + 0.16), (h[0] + 0.02, h[1] - 0.14)], [0.003, 0.005,
        0.006]) + sweep([(h[0] - 0.10, h[1] + 0.12),
        (h[0] - 0.22, h[1] - 0.16), (h[0] - 0.42, h[1] - 0.46)], [0.003, 0.010, 0.008]) + sweep([(h[0] + 0.10,
            h[1] + 0.12), (h[0] + 0.16, h[1]
            - 0.16), (h[0] + 0.30, h[1] - 0.44)], [0.003, 0.010, 0.008]) + limb((h[0] - 0.13, h[1] + 0.13),
                (h[0] + 0.13, h[1] + 0.13), 0.007),
                c.palette.form, 0.95, mask, 0.004)
    c.paint(place(world.the_hand(1.16), butt, 1, way - 90), soft=0.04, edge=0.010, rim=1.6, shade=0.3, colour=BRASS,
        wrap=0.6)
    c.paint(who.arm(True, 1.2), soft=0.05, shade=0.4, rim=1.3)
    tip = polar(butt, way, 1.16)
    c.shine(sky.star4(*tip, 0.14), LAMPLIGHT, 1.0, 0.04)
    cuff = who.hand_f
    cuffs = hoop(cuff[0] - 0.01, cuff[1] - 0.085, 0.050, 0.010) + props.chain([(cuff[0] - 0.01, cuff[1] - 0.14),
        (cuff[0] - 0.03, cuff[1] - 0.21)],
        0.016) + hoop(cuff[0] - 0.035, cuff[1] - 0.265, 0.050, 0.010, 130, 430)
    c.paint(cuffs, soft=0.01, edge=0.006, rim=2.0, wrap=0.9, far=0.08)
    sky.birds(c, 6, (0.62, 0.86), 0.2, 0.04)
