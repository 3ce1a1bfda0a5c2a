"""Constable Bunting: a huge round constable fills a narrow bridge gate; a row of ducks passes his boots."""

from art.chrono_clash import world
from art.chrono_clash.blue_hour import LAMPLIGHT, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import blob, both, box, dot, flip, limb, pair, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("constable-bunting", disc=(0.0, 0.34, 0.74), kind="moon", clouds="bands", cover=0.4, horizon=-0.5)
def paint(c: Canvas) -> None:
    world.meridian(c, -0.62, 0.40, 0.62, tower=-0.40, salt=3)
    floor = -0.74
    for side in (-1, 1):
        gate = box(0.60, -1.5, 1.2, 0.62) + box(0.55, 0.56, 1.2, 0.66) + box(0.55, -0.80, 1.2, -0.66)
        gate += [p for i in range(3) for p in box(0.56 + 0.24 * i, 0.64, 0.69 + 0.24 * i, 0.76)]
        c.paint(gate if side > 0 else flip(gate), soft=0.10, rim=1.3)
        x0, x1 = (0.60, 1.1) if side > 0 else (-1.1, -0.60)
        land.stones(c, floor, 0.56, x0, x1, 0.11, 0.30)
    land.ground(c, floor, 0.0, glow=0.9)
    for side in (-1, 1):
        c.paint(blob((side * 0.04, floor + 0.12), (side * 0.30, floor + 0.12), (side * 0.36, floor - 0.02, 0),
            (side * 0.05, floor - 0.02, 0)), soft=0.04)
    coat = both((0.0, 0.42), (0.18, 0.40), (0.38, 0.27), (0.55, 0.02), (0.60, -0.26), (0.50, -0.52), (0.40, -0.64, 0),
        (0.0, -0.67))
    c.cast(coat, floor, 0.5)
    c.paint(sweep([(-0.40, 0.22), (-0.62, -0.02), (-0.55, -0.30)], [0.12, 0.12, 0.075]) + dot(-0.53, -0.33, 0.075),
        soft=0.06)
    mask = c.paint(coat, soft=0.20, rim=1.2)
    head = both((0.0, 0.66), (0.15, 0.62), (0.20, 0.50), (0.22, 0.40), (0.14, 0.32), (0.0, 0.30))
    helmet = both((0.0, 1.03), (0.11, 0.98), (0.185, 0.80), (0.20, 0.62), (0.30, 0.545, 0), (0.15, 0.575),
        (0.0, 0.585)) + dot(0, 1.05, 0.035)
    c.paint(head, soft=0.06, shade=0.3, colour="#6c86a8")
    c.paint(helmet, soft=0.08, shade=0.25)
    c.shine(sky.star4(0, 0.74, 0.085) + dot(0, 0.74, 0.022), "#d8ecff", 0.6, 0.02)
    c.flat(pair(sweep([(0.015, 0.445), (0.10, 0.44), (0.19, 0.485)], [0.030, 0.034, 0.004])), "#dce8f2", 0.9)
    c.flat(pair(dot(0.075, 0.515, 0.014)), c.palette.dark)
    c.detail(sweep([(-0.575, -0.14), (0.0, -0.23), (0.575, -0.14)], [0.030, 0.036, 0.030]), c.palette.form, 0.9, mask)
    c.flat(box(-0.065, -0.275, 0.065, -0.175), "#c9dcea", 0.9, cut=box(-0.038, -0.25, 0.038, -0.20))
    for i in range(5):
        y = 0.24 - 0.105 * i - (0.12 if i == 4 else 0)
        c.shine(dot(0, y, 0.022), "#cfe4f6", 0.45, 0.01)
    c.detail(limb((0, 0.32), (0, -0.66), 0.004), c.palette.rim, 0.25, mask)
    # A tiny whistle on its cord, a tiny lantern on one finger.
    c.flat(sweep([(0.14, 0.26), (0.22, 0.06), (0.27, 0.03)], [0.005, 0.005]), "#dce8f2", 0.8)
    c.flat(dot(0.285, 0.02, 0.024) + box(0.285, 0.022, 0.335, 0.042), "#e8f2fa", 0.95)
    c.paint(sweep([(0.40, 0.22), (0.66, 0.06), (0.52, -0.10)], [0.12, 0.115, 0.07]) + dot(0.50, -0.10, 0.075)
        + limb((0.48, -0.10), (0.40, -0.06), 0.028, 0.022), soft=0.06, shade=0.45)
    frame, glass = props.lantern(0.13)
    c.lamp(0.40, -0.19, 0.5, LAMPLIGHT, 1.0)
    c.shine(place(glass, (0.40, -0.08)), LAMPLIGHT, 0.9, 0.06)
    c.flat(place(frame, (0.40, -0.08)), c.palette.dark)
    for i in range(5):
        s = 0.115 if i == 0 else 0.072
        x = 0.62 - 0.27 * i + (0.06 if i == 0 else 0)
        duck = blob((-0.75, 0.62, 0), (-0.45, 0.42), (0.0, 0.46), (0.22, 0.62), (0.24, 0.90), (0.40, 1.06), (0.58,
            0.96), (0.86, 0.86, 0), (0.60, 0.78), (0.52, 0.50), (0.45, 0.22), (0.10, 0.06), (-0.40, 0.14))
        duck += limb((0.0, 0.1), (0.05 if i % 2 else -0.08, -0.1), 0.05) + limb((0.12, 0.1), (0.18, -0.1), 0.05)
        c.paint(place(duck, (x, floor - 0.06 + 0.008 * (i % 2)), s * 1.5), soft=0.03, rim=1.8, wrap=0.9, far=0.08,
            edge=0.008)
