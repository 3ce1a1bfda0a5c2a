"""Porcelain Ambassador: a teapot-bellied diplomat of blue and white glaze, careful on the stairs; he has one crack."""

import itertools

import numpy as np

from art.chrono_clash.blue_hour import BRASS, LAMPLIGHT, picture
from art.kit import sky
from art.kit.canvas import Canvas, Mask, tint
from art.kit.light import blur
from art.kit.shapes import Shape, blob, both, bounds, box, dot, hoop, limb, move, place, polar, poly, scale, sweep

# Outlines stay as rows of points:
# fmt: off


def glaze(c: Canvas, shape: Shape, colour: str = "#c6d8ee", shade: str = "#1c3a78") -> Mask | None:
    """A porcelain part: pale, blue in its shadow, with a gleam towards the light; returns its mask."""
    mask = c.paint(shape, rim=1.4)
    c.flat(shape, colour, 0.97)
    x0, y0, x1, y1 = bounds(shape)
    w = min(x1 - x0, y1 - y0)
    side = 1 if c.disc[0] > (x0 + x1) / 2 else -1
    around = box(x0 - w, y0 - w, x1 + w, y1 + w)
    lit = move(scale(shape, 0.98, about=((x0 + x1) / 2, (y0 + y1) / 2)), side * 0.16 * w, 0.13 * w)
    outside = c.mask(around, lit)
    if mask is not None and outside is not None:
        shadow = np.zeros((c.height, c.width), np.float32)
        shadow[outside.area] = outside.cover
        soft = blur(shadow[mask.area], 0.07 * w * c.width / 2) * mask.cover
        c.cover(mask._replace(cover=soft * np.float32(0.85)), tint(shade))
    return mask


@picture("porcelain-ambassador", disc=(0.46, 0.62, 0.30), kind="crescent", clouds="bands", cover=0.6, horizon=-0.3,
    stars=0.6, gloom=0.25)
def paint(c: Canvas) -> None:
    columns: Shape = box(-1.2, 0.86, 1.2, 0.98)
    for x in (-0.84, 0.86):
        columns += box(x - 0.10, -0.8, x + 0.10, 0.86) + box(x - 0.14, 0.78, x + 0.14, 0.86) + box(x - 0.14, -0.62,
            x + 0.14, -0.54)
    mask = c.paint(columns, far=0.22, soft=0.06, rim=0.8)
    c.detail([p for x in (-0.84, 0.86) for i in range(-2, 3) for p in limb((x + i * 0.036, -0.5), (x + i * 0.036, 0.76),
        0.005)], None, 0.5, mask, 0.004)
    steps: Shape = []
    for i in range(5):
        steps += box(-1.2, -1.5, 0.30 + 0.24 * i, -0.62 - 0.09 * i)
    c.paint(steps, soft=0.03, rim=1.2, wrap=0.5)
    x, y = -0.04, -0.10
    for side, foot in ((-1, (-0.22, -0.62)), (1, (0.14, -0.62))):
        c.paint(sweep([(x + side * 0.13, -0.36), (foot[0] + 0.02, -0.50), (foot[0], -0.58)], [0.05, 0.036, 0.03]),
            soft=0.03, colour="#e4eef8")
        glaze(c, blob((foot[0] - 0.07, -0.56), (foot[0] + 0.05, -0.555), (foot[0] + 0.19, -0.60), (foot[0] + 0.19,
            -0.625,
            0), (foot[0] - 0.08, -0.625, 0)), "#3a64b4", "#0c1c44")
    handle = sweep([(x - 0.30, y + 0.26), (x - 0.60, y + 0.30), (x - 0.72, y + 0.06), (x - 0.62, y - 0.16), (x - 0.40,
        y - 0.20)], [0.062, 0.056, 0.052, 0.050, 0.056])
    glaze(c, handle)
    spout = sweep([(x + 0.32, y - 0.14), (x + 0.54, y - 0.10), (x + 0.58, y + 0.16), (x + 0.70, y + 0.34), (x + 0.84,
        y + 0.40)], [0.13, 0.095, 0.070, 0.056, 0.052]) + blob((x + 0.80, y + 0.46, 0), (x + 0.92, y + 0.46, 0),
            (x + 0.86,
            y + 0.33, 0), (x + 0.80, y + 0.34))
    glaze(c, spout)
    c.flat(hoop(x + 0.60, y + 0.19, 0.07, 0.012, -40, 140) + hoop(x + 0.66, y + 0.29, 0.06, 0.010, -40, 140), "#2c56b0",
        0.9)
    belly = both((0.0, 0.40), (0.20, 0.38), (0.40, 0.20), (0.46, -0.04), (0.38, -0.26), (0.24, -0.36), (0.20, -0.40, 0),
        (0.0, -0.41), x=x)
    body = glaze(c, move(belly, 0, y))
    pattern: Shape = []
    for i in range(11):
        a = -0.42 + 0.084 * i
        pattern += hoop(x + a, y + 0.245 - 0.55 * a * a, 0.040, 0.007)
    pattern += sweep([(x - 0.46, y - 0.16), (x, y - 0.24), (x + 0.46, y - 0.16)], [0.012, 0.015, 0.012])
    pattern += sweep([(x - 0.44, y - 0.21), (x, y - 0.29), (x + 0.44, y - 0.21)], [0.005, 0.006, 0.005])
    pattern += sweep([(x - 0.46, y + 0.16), (x, y + 0.20), (x + 0.46, y + 0.16)], [0.006, 0.007, 0.006])
    c.detail(pattern, "#1c46a8", 0.92, body, 0.002)
    sash = poly((x + 0.10, y + 0.42), (x + 0.27, y + 0.36), (x - 0.34, y - 0.30), (x - 0.46, y - 0.16))
    c.detail(sash, "#16389a", 0.95, body, 0.003)
    for off in (0.030, 0.120):
        c.detail(limb((x + 0.10 + off * 1.1, y + 0.41 - off * 0.4), (x - 0.45 + off * 0.9, y - 0.18 - off), 0.006),
            LAMPLIGHT, 0.75,
            body, 0.002)
    star = [polar((x - 0.14, y + 0.08), 90 + 22.5 * i, 0.105 if i % 2 == 0 else 0.048) for i in range(16)]
    c.paint(poly(*star), soft=0.02, colour=BRASS, rim=1.6, wrap=0.6, shade=0.3)
    c.shine(dot(x - 0.14, y + 0.08, 0.028), LAMPLIGHT, 0.7, 0.02)
    flowers: Shape = []
    for fx, fy, r in ((x + 0.12, y - 0.08, 0.075), (x + 0.02, y - 0.17, 0.045), (x - 0.32, y + 0.17, 0.05), (x + 0.36,
        y - 0.12, 0.05)):
        flowers += hoop(fx, fy, r * 0.30, 0.007)
        for i in range(6):
            px, py = polar((fx, fy), 60 * i + 15, r * 0.72)
            flowers += place(hoop(0, 0, r * 0.36, 0.006, ry=r * 0.24), (px, py), 1, 60 * i + 15)
    flowers += sweep([(x + 0.12, y - 0.16), (x + 0.20, y - 0.20), (x + 0.30, y - 0.16)], [0.005, 0.007, 0.002])
    c.detail(flowers, "#1c46a8", 0.85, body, 0.002)
    crack = [(x + 0.30, y + 0.34), (x + 0.24, y + 0.22), (x + 0.31, y + 0.12), (x + 0.22, y + 0.00), (x + 0.29,
        y - 0.10),
        (x + 0.23, y - 0.22)]
    for a, b in itertools.pairwise(crack):
        c.flat(limb(a, b, 0.008), c.palette.dark, 0.95)
    c.flat(limb(crack[2], (x + 0.40, y + 0.08), 0.005) + limb(crack[3], (x + 0.14, y - 0.05), 0.004), c.palette.dark,
        0.9)
    c.detail(sweep([(x + 0.06, y + 0.34), (x + 0.24, y + 0.28), (x + 0.36, y + 0.12)], [0.004, 0.022, 0.004]),
        "#ffffff",
        0.8, body, 0.012)
    # Collar, head, lid as hat.
    glaze(c, both((0.0, 0.46), (0.08, 0.455), (0.12, 0.40), (0.27, 0.31), (0.30, 0.25, 0), (0.0, 0.24), x=x),
        "#5c88d4", "#12265c")
    head = both((0.0, 0.78), (0.11, 0.74), (0.15, 0.62), (0.13, 0.50), (0.07, 0.42), (0.0, 0.41), x=x)
    face = glaze(c, head)
    c.detail(sweep([(x - 0.125, 0.565), (x - 0.095, 0.515), (x - 0.04, 0.520), (x, 0.505), (x + 0.04, 0.520),
        (x + 0.095, 0.515), (x + 0.125, 0.565)], [0.003,
        0.012, 0.020, 0.012, 0.020, 0.012, 0.003]) + sweep([(x - 0.10, 0.655), (x - 0.06, 0.675), (x - 0.03, 0.66)],
            [0.004, 0.008, 0.004])
            + dot(x - 0.06, 0.615, 0.013), "#123078", 0.95, face, 0.002)
    c.detail(dot(x - 0.085, 0.555, 0.03, 0.02), "#7fa4e0", 0.7, face, 0.008)
    lid = both((0.0, 0.90), (0.10, 0.885), (0.175, 0.82), (0.195, 0.745), (0.235, 0.735), (0.235, 0.705), (0.0, 0.69),
        x=x) + dot(x, 0.945,
        0.050)
    hat = glaze(c, lid)
    c.detail(sweep([(x - 0.24, 0.740), (x, 0.725), (x + 0.24, 0.740)], [0.010, 0.012,
        0.010]) + [p for i in range(5) for p
        in hoop(x - 0.14 + 0.07 * i, 0.80, 0.022, 0.006)], "#1c46a8", 0.9, hat, 0.002)
    c.shine(hoop(x + 0.062, 0.605, 0.048, 0.009), LAMPLIGHT, 0.9, 0.02)
    c.flat(dot(x + 0.062, 0.605, 0.014), "#123078", 0.95)
    c.flat(sweep([(x + 0.10, 0.58), (x + 0.17, 0.44), (x + 0.12, 0.34)], [0.003, 0.003]), LAMPLIGHT, 0.9)
    steam = sweep([(x + 0.90, y + 0.52), (x + 0.86, y + 0.64), (x + 0.95, y + 0.76), (x + 0.88, y + 0.92)], [0.010,
        0.020,
        0.018, 0.003])
    c.flat(steam, c.palette.rim, 0.45, soft=0.012)
    c.shine(sky.star4(x + 0.36, y + 0.22, 0.12), "#ffffff", 0.7, 0.02)
