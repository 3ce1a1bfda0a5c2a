"""Bathysphere Bet: a diver girl in a round brass helmet sits on her bathysphere at the bottom of the harbour."""

import itertools

import numpy as np

from art.chrono_clash.blue_hour import BRASS, DEEP, LAMPLIGHT, picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.creature import fish
from art.kit.shapes import Shape, bearing, blob, both, box, curve, dot, hoop, limb, move, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("bathysphere-bet", disc=(0.16, 1.02, 0.46), kind="veiled", clouds="none", horizon=0.9, light=DEEP, shafts=0.35)
def paint(c: Canvas) -> None:
    sky.rays(c, 12, 0.32, 2.4, start=215, turn=110)
    land.layer(c, land.hills(c, -0.42, 0.16, 4), 0.55, 0.5, 0.6)
    wreck = blob((-1.1, -0.5, 0), (-1.0, -0.1), (-0.86, -0.30), (-0.6, -0.38), (-0.5, -0.6, 0)) + limb((-0.86, -0.3),
        (-0.70, 0.42), 0.016, 0.008) + limb((-0.86, 0.20), (-0.60, 0.14), 0.008)
    c.paint(wreck, far=0.42, soft=0.05, rim=0.6)
    school: Shape = []
    rng = c.rng(8)
    for _ in range(15):
        school += place(fish(rng.uniform(0.06, 0.11)), (-0.66 + 0.34 * rng.normal(), 0.62 + 0.13 * rng.normal()), 1,
            rng.uniform(-12, 14))
    c.flat(school, c.palette.dark, 0.6)
    c.paint(sweep([(0.58, 1.5), (0.54, 0.7), (0.30, -0.02)], [0.012, 0.012]), edge=0.006)
    x, y, r = 0.02, -0.40, 0.47
    c.paint(box(x - 0.40, -0.92, x - 0.30, -0.66) + box(x + 0.30, -0.92, x + 0.40, -0.66) + box(x - 0.52, -0.95,
        x + 0.52, -0.88), soft=0.03)
    land.ground(c, -0.90, 0.03, glow=0.8)
    mask = c.paint(dot(x, y, r, n=90) + box(x - 0.15, y + r - 0.05, x + 0.15, y + r + 0.05), soft=0.20, rim=1.3,
        colour="#2a688c")
    c.detail(hoop(x, y, r * 0.99, 0.018, ry=0.10) + hoop(x, y, 0.12, 0.012, ry=r) , None, 0.55, mask)
    rivets: Shape = []
    for i in range(26):
        a = 360 * i / 26
        rivets += dot(*polar((x, y), a, r * 0.92), 0.011, n=10)
    c.detail(rivets, c.palette.rim, 0.55, mask, 0.002)
    for px, py, pr in ((x - 0.04, y - 0.04, 0.155), (x + 0.30, y + 0.02, 0.085), (x - 0.34, y + 0.06, 0.07)):
        c.paint(dot(px, py, pr * 1.32), soft=0.03, colour=BRASS, rim=1.2)
        c.shine(dot(px, py, pr), LAMPLIGHT, 0.65, 0.06, 0.6)
        c.flat(hoop(px, py, pr * 0.96, pr * 0.08), c.palette.dark, 0.8)
    c.flat(limb((x - 0.04, y - 0.19), (x - 0.04, y + 0.11), 0.010) + limb((x - 0.19, y - 0.04), (x + 0.11, y - 0.04),
        0.010), c.palette.dark, 0.85)
    # The girl: boots, suit, helmet; the hoses are her pigtails.
    top = y + r
    hx, hy, hr = x, top + 0.58, 0.205
    for side in (-1, 1):
        hose = [(hx + side * 0.17, hy + 0.08), (hx + side * 0.44, hy + 0.12), (hx + side * 0.52, hy - 0.28),
            (hx + side * 0.40, top - 0.05), (hx + side * 0.44, y + 0.20)]
        c.paint(sweep(hose, [0.036, 0.038, 0.036, 0.034, 0.030]), soft=0.03, rim=1.3)
        line = curve(hose, False, 9)
        rings: Shape = []
        for a, b in itertools.pairwise(line[::2]):
            rings += limb(polar(a, bearing(a, b) + 90, 0.036), polar(a, bearing(a, b) - 90, 0.036), 0.006)
        c.detail(rings, c.palette.rim, 0.35, soft=0.002)
        c.paint(dot(*hose[0], 0.05) + dot(hx + side * 0.26, hy + 0.13, 0.035, 0.06), soft=0.02, colour=BRASS)
    for side in (-1, 1):
        c.paint(sweep([(x + side * 0.10, top + 0.08), (x + side * 0.27, top + 0.08), (x + side * 0.24, top - 0.20)],
            [0.10, 0.095, 0.065]) + blob((x + side * 0.16, top - 0.16, 0), (x + side * 0.31, top - 0.16, 0),
                (x + side * 0.37, top - 0.30), (x + side * 0.15, top - 0.31)), soft=0.05, shade=0.45)
    suit = both((0.0, 0.40), (0.15, 0.38), (0.22, 0.30), (0.20, 0.16), (0.22, 0.02), (0.0, 0.0), x=x)
    mask = c.paint(move(suit, 0, top), soft=0.08, shade=0.3)
    c.detail(move(sweep([(x - 0.2, 0.10), (x, 0.07), (x + 0.2, 0.10)], [0.016, 0.020, 0.016]), 0, top), BRASS, 0.9,
        mask)
    for side in (-1, 1):
        c.paint(sweep([(x + side * 0.18, top + 0.33), (x + side * 0.30, top + 0.16), (x + side * 0.20, top + 0.05)],
            [0.062, 0.062, 0.045]) + dot(x + side * 0.20, top + 0.04, 0.055), soft=0.04, shade=0.4)
    c.paint(blob((x - 0.22, top + 0.36), (x, top + 0.44), (x + 0.22, top + 0.36), (x + 0.14, top + 0.29), (x,
        top + 0.27), (x - 0.14, top + 0.29)), soft=0.03, colour=BRASS, rim=1.2, shade=0.3)
    c.paint(dot(hx, hy, hr, n=60) + box(hx - 0.09, hy + hr - 0.03, hx + 0.09, hy + hr + 0.04), soft=0.10, colour=BRASS,
        rim=1.5, wrap=0.5, shade=0.3)
    c.flat(dot(hx, hy - 0.01, 0.135), "#0a2a30", 1.0)
    c.shine(dot(hx, hy - 0.01, 0.122), "#ffd890", 0.42, 0.05, 0.5)
    c.flat(dot(hx, hy - 0.05, 0.075, 0.085), "#2a3c3c", 0.92)
    c.flat(blob((hx - 0.085, hy - 0.02), (hx - 0.06, hy + 0.05), (hx, hy + 0.065), (hx + 0.06, hy + 0.05), (hx + 0.085,
        hy - 0.02), (hx, hy + 0.015)), "#0c1c20", 0.95)
    c.flat(dot(hx - 0.028, hy - 0.045, 0.010) + dot(hx + 0.028, hy - 0.045, 0.010) + sweep([(hx - 0.026, hy - 0.088),
        (hx, hy - 0.10), (hx + 0.026, hy - 0.088)], [0.003, 0.006, 0.003]), "#ffe0a8", 0.95)
    c.flat(hoop(hx, hy - 0.01, 0.135, 0.016), "#3c2408", 0.9)
    c.flat([p for i in range(8) for p in dot(*polar((hx, hy - 0.01), 45 * i + 22, 0.136), 0.010, n=8)], "#ffe0a0", 0.9)
    c.flat(sweep([(hx - 0.08, hy + 0.06), (hx - 0.10, hy - 0.01), (hx - 0.08, hy - 0.06)], [0.004, 0.010, 0.003]),
        "#ffffff", 0.7, soft=0.004)
    bubbles: Shape = []
    for _ in range(26):
        bx, by, br = hx + 0.28 + rng.normal(0, 0.07), rng.uniform(0.35, 1.2), rng.uniform(0.008, 0.032)
        bubbles += hoop(bx + 0.05 * np.sin(by * 9), by, br, br * 0.13)
    c.flat(bubbles, c.palette.rim, 0.75)
    weed: Shape = []
    for i in range(16):
        wx = (-1 if i % 2 else 1) * rng.uniform(0.62, 1.0)
        h = rng.uniform(0.25, 0.75)
        weed += sweep([(wx, -1.2), (wx + 0.05, -0.95 + h * 0.3), (wx - 0.05, -0.95 + h * 0.7), (wx + 0.04, -0.95 + h)],
            [0.022, 0.026, 0.020, 0.003])
    c.paint(weed, soft=0.02, rim=0.8, edge=0.006)
