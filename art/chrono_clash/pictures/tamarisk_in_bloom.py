"""Tamarisk in Bloom: Tamarisk as a giant flowering tree, her face in the trunk, ladle a blossoming branch, skirts
for roots.
"""

import numpy as np

from art.chrono_clash.noon import BLOSSOM, JADE, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, both, dot, pair, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("tamarisk-in-bloom", disc=(0.0, 0.46, 0.60), clouds="none", horizon=-0.3, light=JADE)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.50, 0.06, 3), 0.6, 0.5, 0.4)
    land.layer(c, land.roofs(c, -0.62, 0.10, 3, 36), 0.45, 0.4, 0.3)
    land.ground(c, -0.84, 0.02)
    trunk = both((0.0, 0.42), (0.16, 0.38), (0.20, 0.16), (0.17, -0.06), (0.22, -0.30), (0.34, -0.54), (0.60, -0.80),
        (0.86, -0.98, 0), (0.44, -0.94), (0.20, -1.02, 0), (0.0, -0.92))
    roots: Shape = []
    for k in range(5):
        roots += pair(sweep([(0.10 + 0.05 * k, -0.50), (0.22 + 0.10 * k, -0.76), (0.30 + 0.17 * k, -0.98)], [0.055,
            0.045, 0.010]))
    limbs: Shape = []
    for points, w in (([(0.10, 0.28), (0.34, 0.42), (0.56, 0.70)], 0.075), ([(0.04, 0.36), (0.14, 0.62), (0.10,
        0.90)], 0.055), ([(0.14, 0.20), (0.46, 0.26), (0.80, 0.40)], 0.06)):
        limbs += pair(sweep(points, [w, w * 0.7, w * 0.3]))
    # The ladle: the right arm ends in a bowl that blossoms.
    bowl = blob((0.72, 0.52, 0), (0.74, 0.40), (0.84, 0.36), (0.94, 0.41), (0.97, 0.53, 0), (0.84, 0.49))
    mask = c.paint(trunk + roots + limbs + bowl, soft=0.13, form=0.9)
    bark: Shape = []
    rng = c.rng(3)
    for k in range(-6, 7):
        u = k / 6
        bark += sweep([(0.13 * u, 0.30), (0.15 * u + 0.02, -0.02), (0.24 * u, -0.40), (0.62 * u, -0.90)], [0.003,
            0.007, 0.010, 0.006])
    c.detail(bark, c.palette.form, 0.55, mask, 0.004)
    crown: Shape = []
    for _ in range(100):
        a = rng.uniform(0, 2 * np.pi)
        r = np.sqrt(rng.uniform(0.30, 1.0))
        x, y = 0.86 * r * np.cos(a), 0.66 + 0.36 * r * np.sin(a)
        if y < 0.30 or (abs(x) < 0.30 and y < 0.62):
            continue
        crown.append(land.leafy(x, y, rng.uniform(0.07, 0.13), rng))
    c.paint(crown, soft=0.08, form=0.9)
    petals: Shape = []
    hot: Shape = []
    for _ in range(110):
        a, r = rng.uniform(0, 2 * np.pi), np.sqrt(rng.uniform(0.25, 1.0))
        x, y = 0.88 * r * np.cos(a), 0.66 + 0.37 * r * np.sin(a)
        if y < 0.30 or (abs(x) < 0.28 and y < 0.62):
            continue
        s = rng.uniform(0.022, 0.046)
        petals += props.flower(x, y, s, 5, rng.uniform(0, 72))
        hot += dot(x, y, s * 0.24, n=8)
    for x, y in ((0.76, 0.56), (0.84, 0.60), (0.92, 0.56), (0.80, 0.66), (0.88, 0.68)):
        petals += props.flower(x, y, 0.055)
        hot += dot(x, y, 0.014, n=8)
    c.flat(petals, "#ffdccf", 0.95)
    c.flat(hot, c.palette.accent, 0.95)
    # The face.
    y = 0.10
    for side in (-1, 1):
        c.detail(dot(side * 0.075, y, 0.045, 0.030, side * 10), amount=0.95, within=mask, soft=0.004)
        c.shine(dot(side * 0.075, y - 0.003, 0.018, 0.014), heat=1.0, halo=0.025)
        c.detail(sweep([(side * 0.13, y + 0.05), (side * 0.075, y + 0.075), (side * 0.02, y + 0.045)], [0.006, 0.014,
            0.008]), amount=0.95, within=mask)
        c.detail(sweep([(side * 0.13, y - 0.06), (side * 0.10, y - 0.11), (side * 0.06, y - 0.12)], [0.004, 0.009,
            0.003]), amount=0.8, within=mask)
    c.detail(blob((0.0, y + 0.02), (0.03, y - 0.06), (0.0, y - 0.085), (-0.03, y - 0.06)), c.palette.form, 0.9, mask,
        0.006)
    c.detail(sweep([(-0.075, y - 0.135), (0.0, y - 0.17), (0.075, y - 0.135)], [0.006, 0.016, 0.006]), amount=0.95,
        within=mask)
    c.paint(props.small_crowd(np.concatenate([np.linspace(-0.98, -0.5, 5), np.linspace(0.52, 0.98, 5)]), -1.02, 0.12,
        7), soft=0.02, edge=0.005)
    sky.leaves(c, 36, BLOSSOM, 0.024, lit=0.9)
