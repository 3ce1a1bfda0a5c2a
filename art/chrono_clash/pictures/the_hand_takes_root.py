"""The Hand Takes Root: THE HAND stands planted in the earth; leaves and branches sprout from its tip."""

from art.chrono_clash import world
from art.chrono_clash.noon import BLOSSOM, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, bearing, between, blob, curve, dot, move, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("the-hand-takes-root", disc=(0.0, 0.42, 0.56), clouds="bands", cover=0.5, horizon=-0.3)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.44, 0.06, 3), 0.6, 0.5, 0.4)
    land.layer(c, land.forest(c, -0.56, 0.16, 4, "round", 30), 0.45, 0.4, 0.3)
    soil = land.hills(c, -0.70, 0.03, 9)
    land.ground(c, -0.70, 0.04, shape=soil)
    # A cut through the earth: roots below.
    roots: Shape = []
    rng = c.rng(4)
    for k in range(9):
        u = (k - 4) / 4
        roots += sweep([(0.02 * u, -0.74), (0.20 * u + rng.normal(0, 0.02), -0.90), (0.48 * u + rng.normal(0, 0.03),
            -1.04 - 0.08 * (1 - abs(u))), (0.78 * u, -1.18 - 0.18 * (1 - abs(u)))], [0.030, 0.022, 0.014, 0.003])
    c.flat(roots, c.palette.form, 0.9, soft=0.003)
    c.flat(roots, c.palette.rim, 0.25, soft=0.002)
    mound = blob((-0.40, -0.72), (-0.18, -0.62), (0.0, -0.57), (0.18, -0.62), (0.40, -0.72), (0.2, -0.80), (-0.2,
        -0.80))
    hand = place(world.the_hand(1.58), (0.0, -0.76))
    c.cast(hand, -0.70, 0.5)
    sprouts: Shape = []
    leaf_shapes: Shape = []
    heart = (0.0, 0.40)
    for a, far, bow in ((20, 0.62, 1), (52, 0.70, 1), (90, 0.52, 1), (128, 0.70, -1), (160, 0.62, -1), (-12, 0.46, 1),
        (192, 0.46, -1)):
        tip = polar(heart, a, far)
        mid = polar(between(heart, tip, 0.55), a + 90 * bow, 0.07)
        sprouts += sweep([polar(heart, a, 0.10), mid, tip], [0.026, 0.018, 0.005])
        line = curve([polar(heart, a, 0.10), mid, tip], False, 12)
        for k in range(7, len(line), 3):
            for side in (-1, 1):
                way = bearing(line[k - 1], line[k]) + side * rng.uniform(38, 66)
                leaf_shapes += place(props.leaf(rng.uniform(0.11, 0.17), 0.5), line[k], 1, way - 90)
    c.paint(sprouts, soft=0.03)
    c.paint(leaf_shapes[::2], soft=0.04, far=0.06)
    mask = c.paint(hand, soft=0.05, rim=1.4)
    c.detail(move(sweep([(0, -0.5), (0, 0.1), (0, 0.3)], [0.004, 0.006, 0.003]), 0, 0), c.palette.rim, 0.4, mask, 0.003)
    c.paint(leaf_shapes[1::2], soft=0.04, colour="#5c9a2c", shade=0.15)
    c.paint(props.vine([(-0.06, -0.66), (0.07, -0.46), (-0.06, -0.24), (0.06, -0.02), (-0.05, 0.16)], 0.018, 10, 0.10,
        5), soft=0.03, shade=0.2, colour="#4a8a2c")
    c.paint(mound, soft=0.08)
    buds = [(x, y) for x, y in ((0.62, 0.62), (0.42, 0.94), (0.0, 0.93), (-0.42, 0.94), (-0.60, 0.60), (0.45, 0.30),
        (-0.45, 0.30))]
    c.flat([q for x, y in buds for q in props.flower(x, y, 0.055)], BLOSSOM, 0.95)
    c.shine([q for x, y in buds for q in dot(x, y, 0.016)], heat=0.7, halo=0.02)
    c.paint(place(props.spade(0.5), (0.62, -0.52), 1, 170), soft=0.03)
    sky.motes(c, 50)
