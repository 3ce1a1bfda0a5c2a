"""Overgrow: a small house swallowed by vines and giant leaves."""

from art.chrono_clash.noon import BLOSSOM, JADE, picture
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import blob, box, dot, limb, pair, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("overgrow", disc=(0.26, 0.60, 0.40), clouds="bands", cover=0.4, horizon=-0.3, light=JADE)
def paint(c: Canvas) -> None:
    land.layer(c, land.forest(c, -0.52, 0.4, 2, "round", 20), 0.62, 0.5, 0.4)
    land.ground(c, -0.80, 0.02)
    home = place(machine.house(0.92, 0.98), (0.0, -0.84))
    c.paint(home, soft=0.10, far=0.12)
    c.shine(box(-0.22, -0.52, -0.06, -0.32) + box(0.10, -0.52, 0.26, -0.32), "#ffd060", 0.6, 0.06)
    c.flat(limb((-0.14, -0.54), (-0.14, -0.30), 0.010) + limb((-0.24, -0.42), (-0.04, -0.42), 0.010) + limb((0.18,
        -0.54), (0.18, -0.30), 0.010) + limb((0.08, -0.42), (0.28, -0.42), 0.010), c.palette.dark)
    land.smoke(c, [(0.25, 0.22), (0.30, 0.42), (0.22, 0.60), (0.34, 0.80)], [0.03, 0.05, 0.08, 0.10], amount=0.4)
    vines = [
        [(-0.95, -1.2), (-0.70, -0.6), (-0.86, -0.1), (-0.46, 0.22), (-0.10, 0.14), (0.06, 0.38)],
        [(0.95, -1.2), (0.80, -0.7), (0.66, -0.3), (0.86, 0.10), (0.52, 0.36), (0.66, 0.70), (0.40, 0.86)],
        [(-0.45, -1.2), (-0.30, -0.86), (-0.50, -0.50), (-0.16, -0.24), (-0.34, 0.06), (-0.62, 0.42), (-0.40, 0.74),
            (-0.62, 0.92)],
        [(0.35, -1.2), (0.50, -0.80), (0.22, -0.56), (0.46, -0.22), (0.20, 0.02), (0.34, 0.20)],
        [(0.0, -1.2), (-0.05, -0.80), (0.10, -0.62), (-0.02, -0.30), (0.10, -0.06), (-0.08, 0.10)],
    ]
    for i, path in enumerate(vines):
        c.paint(props.vine(path, 0.050 - 0.006 * i, 16, 0.20, i + 3), soft=0.05, shade=0.2, far=0.02 * (i % 2))
    rng = c.rng(6)
    for x, y, s, a in ((-0.86, -0.62, 0.46, 30), (-0.60, -0.92, 0.50, 12), (0.86, -0.60, 0.48, -34), (0.62, -0.94,
        0.48, -14), (-0.15, -1.08, 0.44, 6), (0.22, -1.1, 0.42, -8), (-0.96, -0.20, 0.36, 55), (0.98, -0.14, 0.34,
            -60)):
        leaf_ = blob((0, 0, 0), (-0.42, 0.10), (-0.50, 0.46), (-0.22, 0.84), (0, 1.08, 0), (0.22, 0.84), (0.50, 0.46),
            (0.42, 0.10))
        mask = c.paint(place(leaf_, (x, y), s, a), soft=0.09, shade=0.3, form=1.0)
        ribs_ = limb((0, 0.04), (0, 0.98), 0.020, 0.006)
        for k in range(4):
            ribs_ += pair(sweep([(0, 0.14 + 0.18 * k), (0.22, 0.30 + 0.18 * k), (0.40, 0.36 + 0.14 * k)], [0.012,
                0.010, 0.004], 4))
        c.detail(place(ribs_, (x, y), s, a), c.palette.rim, 0.35, mask, 0.002)
    spots = [(float(rng.uniform(-0.7, 0.7)), float(rng.uniform(-0.5, 0.5))) for _ in range(9)]
    c.flat([q for x, y in spots for q in props.flower(x, y, 0.05, 6)], BLOSSOM, 0.95)
    c.flat([q for x, y in spots for q in dot(x, y, 0.018)], c.palette.accent)
    sky.motes(c, 60)
