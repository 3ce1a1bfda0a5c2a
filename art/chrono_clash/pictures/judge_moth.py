"""Judge Moth: a judge in a long wig with open moth wings, gavel raised behind a high bench."""

import itertools

import numpy as np

from art.chrono_clash.blue_hour import BRASS, LAMPLIGHT, VIOLET, picture
from art.kit import props, sky
from art.kit.canvas import Canvas
from art.kit.creature import moth
from art.kit.shapes import Shape, blob, both, box, curve, dot, hoop, limb, pair, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("judge-moth", disc=(0.0, 0.36, 0.84), kind="moon", clouds="none", horizon=-0.3, stars=0.5, gloom=0.0,
    light=VIOLET)
def paint(c: Canvas) -> None:
    wings, _, spots = moth(1.94)
    at = (0.0, 0.26)
    mask = c.paint(place(wings, at), soft=0.16, rim=1.4, wrap=0.45, colour="#3c5cb8")
    veins: Shape = []
    for side in (-1, 1):
        for a, far in ((14, 0.86), (25, 0.98), (36, 1.0), (48, 0.72)):
            veins += sweep([(side * 0.08, at[1] + 0.06), (side * 0.5 * far * np.cos(np.radians(a)),
                at[1] + 0.04 + 0.5 * far
                * np.sin(np.radians(a))), (side * far * np.cos(np.radians(a)), at[1] + far * np.sin(np.radians(a)))],
                    [0.008, 0.005, 0.002])
        for a, far in ((-18, 0.62), (-38, 0.66), (-58, 0.60)):
            veins += sweep([(side * 0.08, at[1] - 0.02), (side * far * np.cos(np.radians(a)), at[1] + far * np.sin(
                np.radians(a)))], [0.007, 0.002])
    c.detail(veins, c.palette.rim, 0.22, mask, 0.004)
    small = place(wings, (at[0], at[1] + 0.01), 0.90)
    c.detail(small, None, 0.35, mask, 0.02)
    for i, (x, y) in enumerate(spots):
        px, py, r = at[0] + x, at[1] + y, (0.15 if i < 2 else 0.10)
        c.flat(dot(px, py, r * 1.25, n=40), c.palette.dark, 0.9)
        c.shine(hoop(px, py, r, r * 0.11), c.palette.rim, 0.55, 0.03)
        c.shine(dot(px, py, r * 0.66), "#58c8ff", 0.55, 0.06, 0.5)
        c.flat(dot(px, py, r * 0.36), c.palette.dark, 0.95)
        c.flat(dot(px + r * 0.16, py + r * 0.18, r * 0.12), "#ffffff", 0.95)
    for side in (-1, 1):
        feeler = [(side * 0.05, 0.84), (side * 0.16, 1.02), (side * 0.36, 1.10)]
        c.paint(sweep(feeler, [0.010, 0.009, 0.004]), edge=0.005)
        line = curve(feeler, False, 8)
        comb: Shape = []
        for p in line[2:]:
            comb += limb(p, (p[0] + side * 0.01, p[1] + 0.055), 0.003) + limb(p, (p[0] + side * 0.045, p[1] - 0.035),
                0.003)
        c.flat(comb, c.palette.dark, 0.95)
    robe = both((0.0, 0.40), (0.13, 0.38), (0.30, 0.24), (0.38, -0.04), (0.44, -0.44, 0), (0.0, -0.46))
    mask = c.paint(robe, soft=0.12, shade=0.4)
    c.detail([p for i in (-2, -1, 1, 2) for p in sweep([(i * 0.06, 0.26), (i * 0.13, -0.42)], [0.003, 0.014])],
        c.palette.form, 0.8, mask, 0.010)
    c.paint(sweep([(-0.26, 0.20), (-0.40, -0.06), (-0.26, -0.26)], [0.10, 0.10, 0.12]) + dot(-0.22, -0.30, 0.06),
        soft=0.05,
        shade=0.3)
    head = both((0.0, 0.78), (0.10, 0.74), (0.13, 0.60), (0.09, 0.46), (0.0, 0.41))
    wig = both((0.0, 0.86), (0.13, 0.83), (0.22, 0.70), (0.23, 0.50), (0.27, 0.28), (0.28, 0.06), (0.20, 0.00), (0.12,
        0.06),
        (0.10, 0.26), (0.11, 0.50), (0.12, 0.62), (0.08, 0.70), (0.0, 0.73))
    c.paint(head, soft=0.05, colour="#7c86b8")
    mask = c.paint(wig, soft=0.05, shade=0.3, rim=1.2)
    c.flat(wig, "#d4daf0", 0.92)
    curls: Shape = []
    for side in (-1, 1):
        for row in range(9):
            for col in range(2):
                y = 0.76 - 0.082 * row
                x = side * (0.145 + 0.055 * col + 0.006 * row)
                curls += hoop(x, y, 0.026, 0.007, 0, 300)
    curls += [p for i in range(7) for p in hoop(-0.09 + 0.03 * i, 0.80, 0.014, 0.005)]
    c.detail(curls, "#5c68a8", 0.85, mask, 0.002)
    c.flat(poly((-0.05, 0.40), (-0.09, 0.16), (-0.01, 0.20), (0, 0.38), (0.01, 0.20), (0.09, 0.16), (0.05, 0.40)),
        "#e8ecfa",
        0.95)
    c.flat(pair(sweep([(0.02, 0.615), (0.06, 0.635), (0.10, 0.655)], [0.008, 0.010, 0.004])) + sweep([(-0.045, 0.485),
        (0,
        0.50), (0.045, 0.485)], [0.003, 0.006, 0.003]) + sweep([(0, 0.61), (0.012, 0.54), (-0.008, 0.53)], [0.004,
            0.006]),
            "#181c48", 0.95)
    c.shine(pair(dot(0.052, 0.592, 0.018, 0.012)), "#58c8ff", 1.0, 0.025)
    # Gavel arm.
    c.paint(sweep([(0.26, 0.20), (0.46, 0.02), (0.54, 0.26)], [0.10, 0.10, 0.11]) + dot(0.55, 0.31, 0.06), soft=0.05,
        shade=0.45)
    gavel = limb((0, -0.12), (0, 0.30), 0.020) + box(-0.16, 0.26, 0.16, 0.44) + box(-0.18, 0.25, -0.14,
        0.45) + box(0.14, 0.25,
        0.18, 0.45)
    c.paint(place(gavel, (0.55, 0.31), 0.95, -16), soft=0.04, colour=BRASS, rim=1.5)
    # The bench.
    top = -0.36
    bench = box(-0.78, -1.5, 0.78, top) + box(-0.86, top - 0.03, 0.86, top + 0.045)
    mask = c.paint(bench, soft=0.06, rim=1.3, shade=0.4)
    panels: Shape = []
    for x0, x1 in ((-0.70, -0.34), (-0.26, 0.26), (0.34, 0.70)):
        panels += [p for a, b in itertools.pairwise(((x0, top - 0.10), (x1, top - 0.10), (x1, -0.76), (x0, -0.76), (x0,
            top - 0.10))) for p in limb(a, b, 0.006)]
    c.detail(panels, c.palette.form, 0.95, mask, 0.003)
    c.detail(place(limb((0, 0.06), (0, -0.24), 0.010) + props.balance(0.36, 0), (0, -0.50)), c.palette.rim, 0.6, mask,
        0.003)
    c.shine(blob((-0.60, top + 0.12), (-0.58, top + 0.22), (-0.555, top + 0.12)), LAMPLIGHT, 1.2, 0.05)
    c.lamp(-0.58, top + 0.18, 0.5, LAMPLIGHT, 0.8)
    c.paint(place(box(-0.022, 0, 0.022, 0.08) + box(-0.06, 0, 0.06, 0.015), (-0.58, top + 0.045)), soft=0.02)
    sky.motes(c, 46, -0.4, 1.1, 0.005, "#cfe0ff")
