"""Orchard Ox: a massive ox with a blossoming apple tree growing from its back."""

import numpy as np

from art.chrono_clash.noon import BLOSSOM, fruits, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.shapes import Shape, blob, dot, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("orchard-ox", disc=(-0.10, 0.50, 0.56), clouds="bands", cover=0.4, horizon=-0.35)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.40, 0.07, 2), 0.60, 0.5, 0.4)
    land.ground(c, -0.74, 0.02)
    beast = Beast((-0.10, -0.20), 0.76, "ox", "walk", 0, neck=(28,), head=(-48,))
    c.cast(beast.body(), -0.74)
    root = (-0.16, 0.10)
    trunk, crown = land.tree(root[0], root[1] - 0.06, 1.02, 5, 0.46, 58)
    c.paint(trunk, soft=0.05)
    beast.paint(c)
    c.paint(beast.on_head(sweep([(0.02, 0.30), (-0.06, 0.62), (0.14, 0.92), (0.40, 1.02)], [0.13, 0.11, 0.07,
        0.012])), soft=0.03)
    roots: Shape = []
    for dx in (-0.26, -0.12, 0.10, 0.24):
        roots += sweep([(root[0], root[1] + 0.06), (root[0] + dx * 0.7, root[1] - 0.02), (root[0] + dx,
            root[1] - 0.10), (root[0] + dx * 1.4, root[1] - 0.17)], [0.05, 0.03, 0.016, 0.004])
    c.paint(roots, soft=0.03, rim=0.5)
    c.paint(crown, soft=0.09, form=0.9)
    rng = c.rng(6)
    petals: Shape = []
    for _ in range(70):
        a, r = rng.uniform(0, 6.28), np.sqrt(rng.random())
        petals += props.flower(root[0] + 0.46 * r * np.cos(a), root[1] + 0.66 + 0.30 * r * np.sin(a),
            rng.uniform(0.018, 0.034), 5, rng.uniform(0, 72))
    c.flat(petals, BLOSSOM, 0.92)
    fruits(c, [(-0.42, 0.58), (-0.22, 0.92), (0.10, 0.62), (0.02, 0.86), (-0.30, 0.74), (0.22, 0.76)], 0.036)
    c.shine(beast.on_head(dot(0.34, 0.02, 0.035)), heat=0.9, halo=0.02)
    c.paint(beast.on_head(blob((0.90, -0.32), (1.0, -0.42), (0.86, -0.46))), soft=0.02)
    sky.leaves(c, 26, BLOSSOM, 0.022, lit=0.9)
    land.grass(c, -0.92, 0.16, 90)
