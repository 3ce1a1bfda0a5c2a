"""Ember Heron: a one-legged heron stands in glowing embers; its crest is a flame."""

from art.chrono_clash.dawn import picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, dot, move, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("ember-heron", disc=(-0.08, 0.30, 0.64), clouds="storm", cover=0.7, gloom=0.35, horizon=-0.7)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.55, 0.05, 3), 0.5, 0.5, 0.3)
    land.sea(c, -0.62, 0.8, dark=0.7)
    reeds: Shape = []
    rng = c.rng(5)
    for _ in range(26):
        x = rng.uniform(-1, 1)
        if abs(x) < 0.3:
            continue
        h = rng.uniform(0.2, 0.75) * (0.4 + abs(x) * 0.6)
        reeds += sweep([(x, -1.3), (x + 0.02, -0.9 + h * 0.5), (x + rng.normal(0.05, 0.06), -0.9 + h)], [0.010, 0.008,
            0.002], 4)
        if rng.random() < 0.5:
            reeds += dot(x + 0.03, -0.9 + h * 0.9, 0.016, 0.07)
    c.paint(reeds, far=0.04, edge=0.006, soft=0.02)
    for x, y, s in ((-0.28, -0.94, 0.16), (0.02, -0.96, 0.2), (0.32, -0.95, 0.15), (0.14, -1.0, 0.12), (-0.12, -1.02,
        0.14)):
        land.fire(c, land.flame(x, y, s, s * 0.5, 0.1, int(abs(x) * 100)), 0.10, 1.0)
    coals: Shape = []
    for _ in range(90):
        coals += dot(rng.normal(0.02, 0.30), rng.uniform(-1.12, -0.93), rng.uniform(0.010, 0.03), rng.uniform(0.008,
            0.018), n=8)
    c.flat(coals, c.palette.dark, 0.9)
    c.shine(coals[::3], "#ff7a1c", 0.9, 0.03, 0.5)
    c.lamp(0.02, -0.95, 0.6, "#ff7a1c", 0.8)
    body = blob((0.24, 0.02), (0.10, 0.16), (-0.16, 0.15), (-0.44, -0.02), (-0.72, -0.34, 0), (-0.48, -0.28), (-0.24,
        -0.26), (0.04, -0.26), (0.22, -0.16))
    neck = sweep([(0.06, 0.02), (0.30, 0.04), (0.36, 0.22), (0.12, 0.42), (0.06, 0.62), (0.26, 0.78)], [0.14, 0.11,
        0.078, 0.060, 0.050, 0.062])
    head = blob((0.20, 0.84), (0.30, 0.87), (0.42, 0.82), (0.48, 0.78, 0), (0.98, 0.66, 0), (0.46, 0.70), (0.30,
        0.70), (0.20, 0.74))
    plume: Shape = []
    for i in range(5):
        plume += sweep([(-0.30 + 0.05 * i, 0.02), (-0.5 + 0.02 * i, -0.16 - 0.03 * i), (-0.62 + 0.05 * i,
            -0.46 - 0.04 * i)], [0.035, 0.03, 0.003], 5)
    drip = sweep([(0.28, 0.0), (0.24, -0.16), (0.26, -0.32)], [0.03, 0.022, 0.003]) + sweep([(0.22, 0.0), (0.16,
        -0.18), (0.17, -0.36)], [0.03, 0.022, 0.003])
    leg = sweep([(-0.02, -0.20), (0.02, -0.56), (0.0, -0.96)], [0.040, 0.024, 0.018]) + dot(0.02, -0.57,
        0.030) + sweep([(-0.12, -0.98), (0, -0.95), (0.16, -0.98)], [0.008, 0.018, 0.008])
    folded = sweep([(-0.08, -0.22), (0.12, -0.36), (0.05, -0.50), (-0.12, -0.42)], [0.045, 0.028, 0.022, 0.010])
    c.paint(move(leg, 0, 0.06), edge=0.006, soft=0.02)
    c.paint(move(folded, 0, 0.06), edge=0.006, soft=0.02, far=0.04)
    mask = c.paint(move(body + neck + head + plume + drip, 0, 0.06), soft=0.09)
    quills: Shape = []
    for i in range(7):
        quills += sweep([(0.02 - 0.07 * i, 0.10 - 0.03 * i), (-0.14 - 0.07 * i, -0.03 - 0.04 * i), (-0.28 - 0.06 * i,
            -0.14 - 0.04 * i)], [0.005, 0.006, 0.001], 4)
    c.detail(quills, c.palette.rim, 0.30, mask, 0.003)
    crest = sweep([(0.30, 0.90), (0.12, 1.0), (-0.10, 0.96), (-0.34, 1.06)], [0.05, 0.06, 0.045,
        0.004]) + sweep([(0.26, 0.86), (0.05, 0.90), (-0.14, 0.82), (-0.30, 0.86)], [0.04, 0.045, 0.03, 0.003])
    land.fire(c, crest, 0.10, 1.2)
    c.shine(dot(0.36, 0.86, 0.020), "#fff0c0", 1.2, 0.02)
    sky.embers(c, 90, -1.0, 1.0, 0.010)
