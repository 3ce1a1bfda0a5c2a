"""Four, Who Lies Awake: a giant lies along the horizon, head on hand, eyes wide open under a blanket of roofs."""

import numpy as np

from art.chrono_clash.dawn import ROSE, picture
from art.kit import figure as dress
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("four-who-lies-awake", disc=(0.30, 0.42, 0.44), clouds="bands", cover=0.8, horizon=-0.3, stars=0.5, gloom=0.3,
    light=ROSE)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.42, 0.05, 3), 0.6, 0.5, 0.4)
    trunk = blob((-0.52, -0.10), (-0.30, 0.06), (-0.02, -0.04), (0.22, -0.18), (0.44, -0.04), (0.66, -0.12), (0.90,
        -0.34), (1.2, -0.44, 0), (1.2, -1.2, 0), (-0.90, -1.2, 0), (-0.78, -0.66), (-0.66, -0.36))
    forearm = sweep([(-0.86, -0.66), (-0.80, -0.30), (-0.64, 0.02)], [0.12, 0.10, 0.075])
    upper = sweep([(-0.40, -0.30), (-0.62, -0.58), (-0.86, -0.64)], [0.15, 0.13, 0.12])
    at, tilt, k = (-0.50, 0.30), 38, 0.27
    c.paint(forearm + upper, soft=0.09, far=0.04)
    hair = blob((0.0, 1.12), (0.62, 0.95), (0.86, 0.4), (0.80, -0.2), (1.05, -0.7), (1.45, -0.8, 0), (1.0, -1.1),
        (0.5, -0.9), (-0.5, -0.9), (-0.8, -0.3), (-0.85, 0.4), (-0.6, 0.95))
    c.paint(trunk + place(hair + dress.EGG, at, k, tilt) + limb((-0.44, 0.10), (-0.36, -0.10), 0.13, 0.17), soft=0.14,
        rim=1.3)
    c.paint(place(dress.EGG, at, k * 0.93, tilt), soft=0.10, colour="#a04a34", rim=0.4, shade=0.3)
    c.paint(dot(-0.70, 0.10, 0.085, 0.12, 40) + sweep([(-0.68, 0.12), (-0.70, 0.26), (-0.66, 0.36)], [0.045, 0.036,
        0.020]) + sweep([(-0.64, 0.10), (-0.60, 0.20), (-0.56, 0.24)], [0.04, 0.034, 0.020]), soft=0.05, shade=0.3)
    lids = [(-0.30, 0.12), (0.30, 0.12)]
    c.shine(place([q for x, y in lids for q in dot(x, y, 0.23, 0.20)], at, k, tilt), "#ffe6b0", 0.75, 0.06, 0.7)
    c.flat(place([q for x, y in lids for q in dot(x + 0.03, y + 0.02, 0.095)], at, k, tilt), c.palette.dark)
    c.flat(place([q for x, y in lids for q in dot(x + 0.06, y + 0.06, 0.03)], at, k, tilt), "#ffffff")
    c.flat(place([q for x, y in lids for q in hoop(x, y, 0.24, 0.022, 20, 160)] + sweep([(0.0, 0.0), (0.06, -0.28),
        (-0.05, -0.30)], [0.02, 0.03, 0.015]) + sweep([(-0.22, -0.56), (0, -0.52), (0.22, -0.58)], [0.012, 0.028,
            0.012]), at, k, tilt), c.palette.dark, 0.9)
    quilt: Shape = []
    rng = c.rng(4)
    xs = np.linspace(-0.36, 1.05, 22)
    for row in range(3):
        for x in xs:
            top = float(np.interp(x, (-0.4, -0.02, 0.22, 0.44, 0.66, 0.90, 1.2), (0.02, -0.04, -0.18, -0.04, -0.12,
                -0.34, -0.44))) - 0.05 - 0.20 * row
            w, h = 0.05, 0.055 * rng.uniform(0.8, 1.5)
            px = float(x) + 0.03 * row
            quilt += box(px - w, top - 0.12, px + w * 0.9, top + h) + poly((px - w * 1.1, top + h), (px,
                top + h + 0.055), (px + w, top + h))
        c.paint(quilt, soft=0.04, rim=0.9, far=0.04, edge=0.007)
        quilt = []
    land.windows(c, -0.72, -0.14, 46, colour="#ffc860", size=0.013, x0=-0.28, x1=0.98)
    c.paint(box(-1.2, -1.5, 1.2, -0.80), rim=0.4)
    land.layer(c, land.roofs(c, -1.0, 0.20, 7, 12), 0.05, 0.2, 0.3)
    c.shine(place(props.numeral("IV", 0.26), (0.30, 0.42)), "#ff7a2c", 0.55, 0.05, 0.6)
    c.flat(place(props.numeral("IV", 0.26), (0.30, 0.42)), "#8a1c14", 0.85)
