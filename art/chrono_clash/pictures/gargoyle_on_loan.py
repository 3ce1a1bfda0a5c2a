"""Gargoyle on Loan: a winged gargoyle crouches on a cornice, a price tag on its toe, chained to a stone of another
house.
"""

import numpy as np

from art.chrono_clash import world
from art.chrono_clash.midnight import FOG, PAPER, compose, picture
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.shapes import Point, Shape, between, blob, box, dot, limb, move, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("gargoyle-on-loan", disc=(0.28, 0.42, 0.66), kind="moon", clouds="billows", cover=0.4, stars=0.5, horizon=-0.7,
    light=FOG, gloom=0.25)
def paint(c: Canvas) -> None:
    world.meridian(c, -1.0, 0.42, 0.6, tower=0.80, salt=4)
    land.windows(c, -1.02, -0.86, 18)
    ledge_y = -0.52
    cornice = poly((-0.86, ledge_y), (0.62, ledge_y), (0.62, ledge_y - 0.10), (0.54, ledge_y - 0.14), (0.54,
        ledge_y - 0.22), (0.42, ledge_y - 0.30), (0.42, -1.5), (-1.2, -1.5), (-1.2,
        ledge_y))

    def wing_of(root: Point, wrist: Point, tips: list[Point], hem: list[Point], last: Point) -> Shape:
        outline: list[tuple[float, ...]] = [(*root, 0), (*between(root, wrist, 0.6),), (*wrist, 0)]
        for tip, dip in zip(tips, hem, strict=True):
            outline += [(*tip, 0), dip]
        return blob(*outline, (*last, 0)) + sweep([root, between(root, wrist, 0.6), wrist], [0.05, 0.035,
            0.026]) + sweep([wrist, polar(wrist, 80, 0.10)], [0.022, 0.002])

    far_wing = wing_of((0.10, 0.28), (0.18, 0.92), [(0.78, 0.94), (0.84, 0.56), (0.62, 0.30)], [(0.70, 0.72), (0.66,
        0.46), (0.42, 0.34)], (0.20, 0.14))
    c.paint(far_wing, far=0.10, soft=0.08, rim=1.1)
    near_wing = wing_of((-0.06, 0.24), (-0.30, 0.98), [(-0.98, 0.80), (-1.02, 0.32), (-0.82, -0.08)], [(-0.84, 0.52),
        (-0.78, 0.14), (-0.50, 0.04)], (-0.20, 0.02))
    tail = sweep([(-0.34, -0.36), (-0.60, -0.40), (-0.72, -0.62), (-0.60, -0.86), (-0.66, -1.0)], [0.08, 0.06, 0.045,
        0.03, 0.02]) + blob((-0.66, -0.98, 0), (-0.76, -1.06), (-0.68, -1.18, 0),
        (-0.58, -1.06))
    torso = sweep([(-0.24, -0.26), (-0.20, 0.04), (0.02, 0.28), (0.20, 0.34)], [0.19, 0.21, 0.19, 0.13])
    head = blob((0.16, 0.56), (0.28, 0.64), (0.42, 0.60), (0.50, 0.52), (0.62, 0.46), (0.68, 0.36), (0.62, 0.30),
        (0.52, 0.31, 0), (0.60, 0.24), (0.54, 0.18), (0.40, 0.20), (0.26, 0.22), (0.14,
        0.32))
    horns = sweep([(0.24, 0.60), (0.14, 0.76), (-0.02, 0.80), (-0.10, 0.72)], [0.05, 0.042, 0.028,
        0.004]) + sweep([(0.36, 0.62), (0.36, 0.78), (0.24, 0.88), (0.14, 0.86)], [0.045, 0.038, 0.024,
        0.004])
    ears = blob((0.18, 0.50, 0), (0.06, 0.58), (-0.06, 0.56, 0), (0.04, 0.46), (0.16, 0.40, 0))
    far_arm = sweep([(0.26, 0.26), (0.48, 0.02), (0.46, ledge_y + 0.06)], [0.10, 0.075, 0.055])
    mask = c.paint(cornice, soft=0.07, rim=1.2, colour="#6a4a80")
    c.detail(limb((-1.2, ledge_y - 0.10), (0.62, ledge_y - 0.10), 0.006) + limb((-1.2, ledge_y - 0.22), (0.54,
        ledge_y - 0.22), 0.006) + [q for x in np.arange(-1.1, 0.5, 0.11) for q in box(float(x),
        ledge_y - 0.20, float(x) + 0.05, ledge_y - 0.15)], amount=0.8, within=mask, soft=0.002)

    def claws(x: float, y: float, s: float) -> Shape:
        return [q for i in range(3) for q in sweep([(x + (i - 1) * 0.055 * s, y + 0.04),
            (x + (i - 0.8) * 0.075 * s + 0.03, y + 0.05), (x + (i - 0.6) * 0.085 * s + 0.06, y - 0.03)], [0.032 * s,
            0.030 * s, 0.004])]

    c.paint(far_arm + claws(0.46, ledge_y, 1.0), far=0.06, soft=0.05)
    c.paint(tail, soft=0.04)
    mask = c.paint(near_wing, soft=0.10, rim=1.2)
    c.detail([q for tip in ((-0.98, 0.80), (-1.02, 0.32), (-0.82, -0.08)) for q in sweep([(-0.30, 0.98),
        between((-0.28, 0.80), tip, 0.5), tip], [0.020, 0.012, 0.003])], c.palette.halo, 0.5, mask,
        0.004)
    mask = c.paint(torso + head + horns + ears, soft=0.12, rim=1.3, shade=0.3)
    c.detail([q for k in range(5) for q in sweep([(-0.28 + 0.05 * k, -0.08 + 0.07 * k), (-0.10 + 0.05 * k,
        -0.10 + 0.06 * k), (0.0 + 0.05 * k, 0.02 + 0.05 * k)], [0.003, 0.007, 0.003])],
        c.palette.halo, 0.4, mask, 0.003)
    cracks = sweep([(-0.10, 0.32), (-0.04, 0.22), (-0.10, 0.14), (-0.02, 0.02)], [0.004, 0.005,
        0.003]) + sweep([(-0.04, 0.22), (0.06, 0.18)], [0.004, 0.002])
    c.detail(cracks, c.palette.rim, 0.6, mask, 0.002)
    c.flat(poly((0.53, 0.31), (0.57, 0.31), (0.555, 0.245)) + poly((0.60, 0.31), (0.63, 0.32), (0.62, 0.265)), PAPER)
    c.flat(sweep([(0.36, 0.55), (0.45, 0.53), (0.52, 0.49)], [0.012, 0.02, 0.010]), c.palette.dark)
    c.shine(dot(0.455, 0.495, 0.026, 0.018, -20), heat=1.4, halo=0.035)
    thigh = sweep([(-0.24, -0.28), (-0.02, -0.10), (0.16, -0.04)], [0.17, 0.14, 0.09]) + sweep([(0.16, -0.06), (0.02,
        -0.30), (0.06, -0.46)], [0.085, 0.062, 0.050])
    c.paint(thigh + claws(0.10, ledge_y, 1.25), soft=0.08, rim=1.3, shade=0.45)
    arm = sweep([(0.14, 0.26), (0.32, 0.0), (0.28, ledge_y + 0.08)], [0.12, 0.085, 0.06])
    c.paint(arm + claws(0.29, ledge_y, 1.15), soft=0.07, rim=1.3, shade=0.45)
    # The chain and the stone that came with it; the tag on the toe.
    c.paint(props.chain([(0.02, -0.42), (-0.20, -0.60), (-0.42, -0.52)], 0.032), edge=0.006, rim=1.5, soft=0.02,
        colour="#c8b0e0")
    stone = blob((-0.92, -0.52, 0), (-0.94, -0.30, 0), (-0.80, -0.22, 0), (-0.72, -0.28, 0), (-0.56, -0.24, 0),
        (-0.50, -0.36, 0), (-0.42, -0.40, 0), (-0.40, -0.52, 0), per=3)
    mask = c.paint(stone, soft=0.05, rim=1.4, colour="#c09ad8", wrap=0.6, shade=0.3)
    c.detail(limb((-0.92, -0.44), (-0.42, -0.44), 0.006) + [q for x in (-0.84, -0.72, -0.60, -0.48) for q in dot(x,
        -0.38, 0.022)], amount=0.6, within=mask)
    tag = place(poly((-0.10, -0.06), (0.07, -0.06), (0.12, 0.0), (0.07, 0.06), (-0.10, 0.06)), (0.30, -0.74), 1.15, 76)
    c.flat(sweep([(0.20, -0.52), (0.26, -0.58), (0.32, -0.62)], [0.006, 0.006]), "#f0c890")
    c.flat(move(tag, 0.008, -0.010), c.palette.dark, 0.7)
    c.flat(tag, "#f4d8a0")
    c.flat(place(dot(0.075, 0, 0.016) + limb((-0.07, 0.02), (0.03, 0.02), 0.007) + limb((-0.07, -0.02), (0.0, -0.02),
        0.007), (0.30, -0.74), 1.15, 76), "#70306a")
    compose(c, 0.06)
