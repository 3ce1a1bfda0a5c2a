"""Lantern Procession: Seven hooded figures wind up a hill, each with a lantern, each smaller than the last."""

import numpy as np

from art.chrono_clash.midnight import INDIGO, compose, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, curve, limb, place, poly, sweep, turn

# Outlines stay as rows of points:
# fmt: off


def monk(size: float, stoop: float = 0.0) -> Shape:
    """A hooded walker from the side, feet at (0, 0), one high, looking to the right."""
    s = size
    return turn(blob((0.10 * s, 0.98 * s), (0.02 * s, 1.04 * s), (-0.12 * s, 0.94 * s), (-0.16 * s, 0.78 * s),
        (-0.22 * s, 0.50 * s),
        (-0.30 * s, 0.18 * s), (-0.40 * s, 0.0, 0), (-0.10 * s, -0.02 * s), (0.22 * s, 0.0, 0), (0.17 * s, 0.30 * s),
            (0.19 * s,
            0.52 * s), (0.15 * s, 0.66 * s), (0.11 * s, 0.74 * s), (0.06 * s, 0.80 * s, 0), (0.15 * s, 0.90 * s, 0)),
                -stoop)


@picture("lantern-procession", disc=(0.18, 0.44, 0.48), kind="moon", clouds="bands", cover=0.5, stars=0.8, horizon=-0.2,
    light=INDIGO)
def paint(c: Canvas) -> None:
    hill = [(-1.2, -0.30), (-0.7, -0.12), (-0.3, 0.14), (0.0, 0.36), (0.16, 0.42), (0.34, 0.36), (0.7, 0.02), (1.2,
        -0.22)]
    line = curve(hill, False, 10)
    land.layer(c, land.mountains(c, -0.35, 0.35, 2), 0.75, 0.5, 0.5)
    slope = [np.concatenate([line, [(1.2, -1.5), (-1.2, -1.5)]]).astype(np.float32)]
    land.layer(c, slope, 0.42, 0.75, 0.8, 1.2)
    chapel = box(0.10, 0.38, 0.20, 0.52) + poly((0.08, 0.51), (0.15, 0.64), (0.22, 0.51)) + limb((0.15, 0.62), (0.15,
        0.70),
        0.006) + limb((0.125, 0.675), (0.175, 0.675), 0.005)
    c.paint(chapel, edge=0.006, soft=0.02)
    path = [(-0.10, -1.6), (-0.40, -0.92), (0.10, -0.66), (0.62, -0.46), (0.66, -0.28), (0.30, -0.14), (-0.18, -0.04),
        (-0.26,
        0.08), (-0.04, 0.20), (0.12, 0.30), (0.15, 0.40)]
    c.flat(sweep(path, [0.26, 0.14, 0.085, 0.055, 0.035, 0.02, 0.012, 0.008]), c.palette.disc[1], 0.42, soft=0.012)
    walk = [(0.10, 0.285, 0.115, 1), (-0.17, 0.135, 0.165, 1), (-0.06, -0.07, 0.225, -1), (0.34, -0.16, 0.31, -1),
        (0.66, -0.36,
        0.42, -1), (0.26, -0.60, 0.60, 1), (-0.42, -0.86, 0.98, 1)]
    for i, (x, y, s, way) in enumerate(walk):
        far = 0.26 * (6 - i) / 6
        cloak = place(monk(s, 4), (x, y), 1, 0, way < 0)
        pole = place(sweep([(0.08 * s, 0.50 * s), (0.26 * s, 0.62 * s), (0.44 * s, 0.82 * s)], [0.026 * s, 0.020 * s,
            0.012 * s]) + sweep(
            [(0.02 * s, 0.62 * s), (0.14 * s, 0.50 * s), (0.26 * s, 0.62 * s)], [0.06 * s, 0.05 * s, 0.03 * s]), (x,
                y), 1, 0, way < 0)
        hang = (x + way * 0.44 * s, y + 0.83 * s)
        mask = c.paint(cloak, far=far, soft=0.10 * s + 0.01, rim=1.3, edge=0.005 + 0.006 * s)
        if s > 0.4:
            folds: Shape = []
            for k in range(4):
                folds += place(sweep([(-0.08 * s, 0.72 * s), (-0.12 * s + 0.06 * k * s, 0.36 * s),
                    (-0.28 * s + 0.13 * k * s, 0.02 * s)],
                    [0.002, 0.010 * s, 0.014 * s]), (x, y), 1, 0, way < 0)
            c.detail(folds, c.palette.form, 0.6, mask, 0.004)
        c.paint(pole, far=far, soft=0.02, edge=0.005, shade=0.3)
        frame, glass = props.lantern(0.20 * s + 0.02)
        c.paint(place(frame, hang), far=far, edge=0.004, soft=0.01)
        c.shine(place(glass, hang), heat=0.9, halo=0.02 + 0.06 * s)
        c.lamp(hang[0], hang[1] - 0.18 * s, 0.18 + 0.55 * s, heat=0.55)
    c.darken(box(-1.2, -1.6, 1.2, -1.16), 0.85, 0.16)
    sky.birds(c, 5, (-0.5, 0.7), 0.2, 0.035)
    compose(c, 0.40)
