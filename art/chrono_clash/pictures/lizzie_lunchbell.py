"""Lizzie Lunchbell: a girl swings from the rope of a great bell, boots out, apron flying."""

from art.chrono_clash.noon import PALE, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import between, blob, dot, hoop, limb, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("lizzie-lunchbell", disc=(-0.12, 0.52, 0.50), clouds="billows", cover=0.5, horizon=-0.3, light=PALE)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.52, 0.08, 3), 0.55, 0.5, 0.4)
    land.layer(c, land.forest(c, -0.62, 0.22, 3, "round", 22), 0.42, 0.4, 0.3)
    land.ground(c, -0.92, 0.03)
    frame = limb((-0.86, -1.1), (-0.74, 0.98), 0.05, 0.04) + limb((0.98, -1.1), (0.86, 0.98), 0.05,
        0.04) + limb((-0.95, 0.94), (1.05, 0.94), 0.05) + limb((-0.76, 0.62), (-0.44, 0.92), 0.03) + limb((0.86,
            0.62), (0.54, 0.92), 0.03)
    c.paint(frame, soft=0.05, far=0.03)
    bell = place(props.bell(0.72), (-0.12, 0.86), 1, -24)
    c.paint(bell, soft=0.10, colour="#b8862a", rim=1.3)
    for i in range(3):
        for side in (-1, 1):
            c.flat(hoop(-0.14, 0.42, 0.52 + 0.10 * i, 0.007, 195 if side < 0 else -25, 215 if side < 0 else -5),
                c.palette.dark, 0.55, soft=0.003)
    tongue = place(dot(0, -0.68, 0.01), (-0.12, 0.86), 1, -24)[0].mean(0)
    girl = Figure((0.18, -0.26), 1.06, "child", spine=122, head=108, near_arm=(122, 128), far_arm=(112, 134),
        near_leg=(2, 14), far_leg=(338, 346))
    end = girl.hand_n
    c.paint(sweep([(float(tongue[0]), float(tongue[1])), between(tongue, end, 0.5), end, (end[0] + 0.10,
        end[1] - 0.30), (end[0] + 0.02, end[1] - 0.52)], [0.013, 0.013]), edge=0.006)
    c.paint(girl.arm(False), far=0.05)
    h = girl.hip
    skirt = blob((h[0] - 0.10, h[1] + 0.14, 0), (h[0] - 0.12, h[1] - 0.06), (h[0] - 0.10, h[1] - 0.24), (h[0] - 0.02,
        h[1] - 0.40, 0), (h[0] + 0.10, h[1] - 0.30), (h[0] + 0.26, h[1] - 0.24, 0), (h[0] + 0.28, h[1] - 0.04),
            (h[0] + 0.22, h[1] + 0.10, 0), (h[0] + 0.08, h[1] + 0.16))
    apron = blob((h[0] + 0.06, h[1] + 0.13, 0), (h[0] + 0.16, h[1] + 0.18), (h[0] + 0.30, h[1] + 0.34), (h[0] + 0.46,
        h[1] + 0.36, 0), (h[0] + 0.38, h[1] + 0.22), (h[0] + 0.44, h[1] + 0.10, 0), (h[0] + 0.24, h[1] + 0.06))
    c.paint(girl.leg(False, 1.5), far=0.05)
    c.paint(girl.leg(True, 1.5))
    c.paint(girl.on_head(dress.PIGTAILS), soft=0.03)
    c.paint(girl.trunk() + skirt + girl.skull() + girl.on_head(dress.HAIR_SHORT), soft=0.08)
    c.paint(apron, soft=0.06, colour="#e8ecc0", rim=1.3, shade=0.2)
    c.paint(girl.arm(), shade=0.4)
    sky.leaves(c, 16, size=0.03)
