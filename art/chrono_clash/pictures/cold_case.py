"""Cold Case: an open suitcase pours out a snowstorm; footprints lead into it and none come back."""

import itertools

import numpy as np

from art.chrono_clash.blue_hour import FROST, picture
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, move, place, polar, poly

# Outlines stay as rows of points:
# fmt: off


@picture("cold-case", disc=(-0.56, 0.70, 0.26), kind="moon", clouds="none", horizon=-0.2, light=FROST, stars=0.6,
    gloom=0.35)
def paint(c: Canvas) -> None:
    land.layer(c, land.forest(c, -0.22, 0.34, 3, "pine", 30), 0.66, 0.6, 0.5)
    horizon = -0.20
    snow = land.hills(c, horizon, 0.025, 5)
    c.paint(snow, far=0.55, soft=0.05, rim=0.8)
    px, py = c.soft_field()
    field = np.clip((horizon - 0.01 - py) / 0.06, 0, 1) * np.clip(1 - (horizon - py) / 0.95, 0,
        1) * np.exp(-((px / 1.1) ** 2))
    c.veil(field * 0.75, "#cfe6f6")
    c.lamp(0.02, -0.12, 1.1, "#d8f0ff", 0.5)
    rng = c.rng(4)
    big: Shape = []
    for x, y, r in ((-0.62, 0.26, 0.07), (0.66, 0.30, 0.085), (-0.16, 0.92, 0.06), (0.46, 0.10, 0.045)):
        for i in range(6):
            a = 60 * i + 15
            big += limb((x, y), polar((x, y), a, r), r * 0.07)
            for t in (0.5, 0.75):
                root = polar((x, y), a, r * t)
                big += limb(root, polar(root, a + 50, r * 0.28), r * 0.05) + limb(root, polar(root, a - 50, r * 0.28),
                    r * 0.05)
    c.shine(big, "#ffffff", 0.6, 0.012)
    # The lid behind, the open mouth, the front.
    small, low = 0.86, 0.02

    def up(shape: Shape) -> Shape:
        return place(shape, (0.02, low), small)

    lid = blob((-0.47, -0.10, 0), (-0.55, 0.34, 0), (-0.50, 0.40, 0), (0.54, 0.40, 0), (0.60, 0.34, 0), (0.51, -0.10,
        0))
    c.paint(up(lid), soft=0.05, rim=1.4, colour="#8a683e", wrap=0.5)
    lining = poly((-0.43, -0.08), (-0.49, 0.33), (0.53, 0.33), (0.46, -0.08))
    mask = c.paint(up(lining), soft=0.10, colour="#3a6ea8")
    c.detail(up([p for i in range(5) for p in limb((-0.34 + 0.18 * i, -0.08), (-0.38 + 0.20 * i, 0.32),
        0.004)] + limb((-0.46, 0.14), (0.50, 0.14),
        0.010)), None, 0.6, mask, 0.003)
    c.flat(up(poly((-0.50, -0.12), (0.54, -0.12), (0.62, -0.26), (-0.60, -0.26))), "#e4f4ff", 0.95)
    drift = blob((-0.57, -0.26, 0), (-0.44, -0.12), (-0.20, -0.03), (0.02, 0.04), (0.26, -0.04), (0.46, -0.13), (0.59,
        -0.26, 0))
    c.flat(up(drift), "#f4fbff", 0.97, soft=0.004)
    # The blast of snow: a funnel that leans out of the case, its far side first.
    flakes: Shape = []
    for behind in (True, False):
        streams: Shape = []
        for strand in range(3):
            path = []
            for k in range(111):
                t = k / 110
                a = 2 * np.pi * (4.5 * t + strand / 3)
                wide = 0.07 + 0.60 * t**1.3
                at = (0.02 + 0.30 * t**1.5 + wide * np.cos(a), 0.04 + 1.16 * t + 0.26 * wide * np.sin(a))
                if (np.sin(a) > 0) == behind:
                    path.append((k, *at))
            for (i, x0, y0), (j, x1, y1) in itertools.pairwise(path):
                if j == i + 1:
                    streams += limb((x0, y0), (x1, y1), 0.006 + 0.022 * i / 110)
                for _ in range(1 if behind else 2):
                    s = rng.uniform(0.003, 0.007 + 0.009 * i / 110)
                    flakes += dot(x0 + rng.normal(0, 0.035), y0 + rng.normal(0, 0.03), s, n=8)
        c.flat(streams, "#8fc0ea" if behind else "#f0f8ff", 0.28 if behind else 0.50, soft=0.014)
    c.flat(flakes, "#ffffff", 0.9, soft=0.002)
    front = blob((-0.62, -0.25, 0), (0.64, -0.25, 0), (0.62, -0.60, 0), (0.60, -0.64), (0.56, -0.66, 0), (-0.54,
        -0.66, 0), (-0.58, -0.64),
        (-0.60, -0.60, 0))
    c.darken(up(move(front, 0.0, -0.06)), 0.6, 0.04)
    mask = c.paint(up(front), soft=0.10, rim=1.6, colour="#a07c4a", wrap=0.7)
    corners: Shape = []
    for sx, sy in ((-0.60, -0.66), (0.62, -0.66), (-0.62, -0.25), (0.64, -0.25)):
        corners += dot(sx, sy, 0.11, 0.10)
    c.detail(up(corners), "#20140c", 0.8, mask, 0.003)
    c.detail(up(box(-0.38, -0.68, -0.29, -0.24) + box(0.31, -0.68, 0.40, -0.24)), "#20140c", 0.8, mask, 0.003)
    c.detail(up(box(-0.37, -0.40, -0.30, -0.33) + box(0.32, -0.40, 0.39, -0.33)), "#f0dca8", 0.8, mask, 0.003)
    c.detail(up(poly((-0.16, -0.36), (0.18, -0.34), (0.175, -0.54), (-0.165, -0.56))), "#dcecf8", 0.9, mask, 0.003)
    c.detail(up(limb((-0.12, -0.41), (0.12, -0.40), 0.010) + limb((-0.12, -0.47), (0.04, -0.465), 0.010) + hoop(0.10,
        -0.475, 0.040, 0.008)),
        "#1c2c50", 0.9, mask, 0.002)
    c.paint(up(hoop(0.01, -0.27, 0.11, 0.018, 200, 340, ry=0.07)), soft=0.02, rim=1.3)
    # Footprints come from us and step over the edge.
    sole = dot(0, 0.5, 0.62, 0.95) + dot(0, -0.95, 0.48, 0.42)
    prints: Shape = []
    for i in range(7):
        t = i / 6
        x, y = -0.86 + 0.60 * t, -0.92 + 0.29 * t**0.85
        side = -1 if i % 2 else 1
        prints += place(sole, (x + side * 0.028, y - side * 0.05 * (1 - 0.5 * t)), 0.058 - 0.024 * t, -58 + 22 * t)
    c.flat(prints, "#17376a", 0.9, soft=0.003)
    for x, y, s in ((-0.20, -0.165, 0.036), (-0.10, -0.115, 0.031), (-0.08, -0.055, 0.027), (0.02, -0.015, 0.023)):
        c.flat(place(sole, (x, y + low), s, -22), "#5c8cc0", 0.95, soft=0.002)
    c.darken(box(-1.2, -1.6, 1.2, -0.98), 0.7, 0.14)
