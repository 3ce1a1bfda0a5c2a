"""The Tide in Person: the tide as a giantess: a breaking wave with hair of foam that reaches for the moon and
sweeps boats aside.
"""

import numpy as np

from art.chrono_clash.blue_hour import DEEP, picture
from art.kit import land, machine
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, between, blob, curve, dot, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("tide-in-person", disc=(-0.26, 0.56, 0.46), kind="moon", clouds="swirl", cover=0.5, horizon=-0.35, stars=0.5,
    light=DEEP)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.44, 0.14, 5, 30), 0.55, 0.4, 0.3)
    land.layer(c, land.clock_tower(-0.80, -0.46, 0.36), 0.5, 0.4, 0.3)
    land.sea(c, -0.40, 1.0, dark=0.5)
    who = Figure((0.30, -0.16), 1.86, "lady", spine=78, head=62, near_arm=(338, 352), far_arm=(28, 44), facing=-1)
    n, h = who.neck, who.hip
    # The wave behind her: a crest that curls over from the right.
    crest = blob((1.2, -1.0, 0), (1.2, 0.56, 0), (1.02, 0.86), (0.74, 1.00), (0.46, 0.94), (0.30, 0.76, 0), (0.54,
        0.78),
        (0.70, 0.62), (0.74, 0.34), (0.66, -0.10), (0.60, -0.50), (0.40, -1.0, 0))
    mask = c.paint(crest, far=0.16, soft=0.16, rim=1.5, wrap=0.5)
    flow: Shape = []
    for i in range(8):
        t = i / 7
        flow += sweep([(0.62 + 0.5 * t, -0.95), (0.72 + 0.36 * t, -0.1), (0.80 + 0.24 * t, 0.46), (0.64 + 0.14 * t, 0.78
            + 0.08 * t), (0.42 + 0.04 * t, 0.80 + 0.10 * t)], [0.004, 0.008, 0.009, 0.006, 0.002])
    c.detail(flow, c.palette.rim, 0.30, mask, 0.004)
    c.paint(who.arm(False, 0.9), soft=0.05)
    gown = blob((n[0] - 0.07, n[1] + 0.0), (n[0] - 0.16, n[1] - 0.16), (h[0] - 0.16, h[1] + 0.10), (h[0] - 0.28,
        h[1] - 0.16),
        (h[0] - 0.52, h[1] - 0.40), (h[0] - 0.86, h[1] - 0.52), (h[0] - 1.4, h[1] - 0.56, 0), (h[0] - 1.4, -1.5, 0),
            (1.2,
            -1.5, 0), (1.2, h[1] - 0.30, 0), (h[0] + 0.46, h[1] - 0.10), (h[0] + 0.20, h[1] + 0.12), (n[0] + 0.16,
                n[1] - 0.18), (n[0] + 0.08, n[1] + 0.0))
    mask = c.paint(gown + who.skull() + limb(n, who.head, 0.055), soft=0.16, rim=1.3)
    folds: Shape = []
    for i in range(13):
        t = i / 12
        end = (-1.1 + 2.3 * t, -0.86 + 0.10 * np.sin(5 * t))
        folds += sweep([(h[0] - 0.06 + 0.14 * t, h[1] + 0.14), (h[0] - 0.26 + 0.46 * t, h[1] - 0.20),
            (h[0] + (end[0] - h[0])
            * 0.55, -0.58), end], [0.001, 0.004, 0.006, 0.003])
    c.detail(folds, c.palette.form, 0.75, mask, 0.005)
    # Hair of foam, streaming into the crest.
    rng = c.rng(5)
    locks: Shape = []
    hd = who.head
    for i in range(9):
        t = i / 8
        start = polar(hd, -30 + 110 * (1 - t), 0.10)
        tip = (0.44 + 0.50 * t, 0.94 - 0.06 * t - 0.62 * t**3)
        mid = (start[0] + 0.10 + 0.20 * t, start[1] + 0.20 - 0.16 * t)
        locks += sweep([start, mid, between(mid, tip, 0.6), tip], [0.050, 0.036, 0.026, 0.004])
    c.paint(locks, soft=0.03, rim=1.6, wrap=0.8, colour="#bfe6f4", far=0.04)
    foam: Shape = []
    for part in locks[::2]:
        for _ in range(2):
            p = part[rng.integers(0, len(part))]
            foam += dot(float(p[0]) + rng.normal(0, 0.02), float(p[1]) + rng.normal(0, 0.02), rng.uniform(0.005,
                0.02), n=10)
    for px, py in curve([(1.15, 0.60), (1.02, 0.86), (0.74, 1.0), (0.46, 0.94), (0.30, 0.76)], False, 14):
        for _ in range(4):
            foam += dot(float(px) + rng.normal(0, 0.025), float(py) + rng.normal(0, 0.03), rng.uniform(0.006, 0.028),
                n=10)
    for _ in range(60):
        foam += dot(0.30 + rng.normal(0, 0.07), 0.74 - abs(rng.normal(0, 0.12)), rng.uniform(0.003, 0.010), n=8)
    c.flat(foam, "#e4f6fd", 0.85, soft=0.003)
    c.paint(who.arm(True, 0.9), soft=0.05, shade=0.35)
    drip: Shape = []
    for joint in (who.elbow_n, between(who.elbow_n, who.hand_n, 0.5), who.hand_f, who.elbow_f, between(who.elbow_f,
        who.hand_f,
        0.5)):
        for _ in range(3):
            x = joint[0] + rng.normal(0, 0.04)
            drip += limb((x, joint[1] - 0.03), (x + 0.01, joint[1] - rng.uniform(0.06, 0.14)), 0.004, 0.001)
    c.flat(drip, c.palette.rim, 0.7)
    c.shine(who.on_head(dot(0.54, 0.16, 0.085, 0.05)), heat=1.0, halo=0.03)
    for x, y, s, a in ((-0.42, -0.34, 0.34, 34), (-0.74, -0.46, 0.26, -18), (-0.20, -0.58, 0.22, 52)):
        c.paint(place(machine.boat(0.9, True), (x, y), s, a), soft=0.02, edge=0.006, rim=1.2)
        splash: Shape = []
        for _ in range(22):
            splash += dot(x + rng.normal(0, 0.09), y - 0.04 + abs(rng.normal(0, 0.03)), rng.uniform(0.005, 0.02), n=8)
        c.flat(splash, "#e4f6fd", 0.8, soft=0.003)
    c.paint(poly((-1.2, -1.5), *[(x, -0.80 + 0.03 * np.sin(9 * x)) for x in np.linspace(-1.2, 1.2, 40)], (1.2, -1.5)),
        rim=1.0,
        soft=0.05)
