"""One More Hour: From behind: Nan in her rocking chair, Pim on a stool, one candle, one scarf about them both, the
moon.
"""

import numpy as np

from art.chrono_clash.midnight import PLUM, compose, picture
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, both, box, curve, dot, hoop, limb, move, pair, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("one-more-hour", disc=(0.0, 0.34, 0.90), kind="moon", clouds="bands", cover=0.5, stars=0.4, horizon=-0.4,
    light=PLUM, shafts=0.3)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.56, 0.26, 5, 18), 0.58, 0.6, 0.4)
    land.layer(c, land.clock_tower(0.66, -0.5, 0.62, 0.05), 0.56, 0.5, 0.6, 0.6)
    land.windows(c, -0.60, -0.42, 14)
    floor = -0.66
    land.ground(c, floor, 0.004, glow=0.9)
    c.detail([q for i in range(-9, 10) for q in limb((i * 0.13, floor), (i * 0.32, -1.5), 0.004)], c.palette.form,
        0.5, soft=0.002)
    nx, px = -0.34, 0.40
    # The chair from the back.
    seat = -0.20
    chair = pair(limb((0.25, floor + 0.05), (0.25, seat), 0.026) + limb((0.25, seat - 0.1), (0.27, 0.36),
        0.026) + dot(0.27, 0.39, 0.036) + sweep([(0.27, floor + 0.02), (0.30, floor + 0.03), (0.33, floor + 0.08)],
            [0.03, 0.026, 0.02]))
    slats = limb((-0.27, 0.30), (0.27, 0.30), 0.032) + limb((-0.25, -0.16), (0.25, -0.16),
        0.028) + [q for x in (-0.17, -0.085, 0.0, 0.085, 0.17) for q in limb((x, -0.16), (x, 0.30),
            0.016)] + limb((-0.25, -0.42), (0.25, -0.42), 0.014)
    arms_ = pair(limb((0.27, 0.04), (0.34, 0.02), 0.024) + limb((0.34, 0.02), (0.33, seat), 0.016))
    chair = move(chair + slats + arms_, nx, 0)
    gown = move(both((0.0, 0.36), (0.10, 0.34), (0.20, 0.24), (0.25, 0.0), (0.26, -0.24), (0.22, -0.46), (0.24,
        floor + 0.03, 0), (0.0, floor + 0.02)), nx, 0)
    head = dot(nx + 0.02, 0.47, 0.115, 0.13) + dot(nx + 0.03, 0.63, 0.062) + blob((nx - 0.10, 0.46), (nx - 0.06,
        0.60), (nx + 0.04, 0.63), (nx + 0.13, 0.56), (nx + 0.14, 0.44), (nx + 0.02, 0.36))
    shawl = move(both((0.0, 0.40), (0.12, 0.36), (0.24, 0.22), (0.30, 0.02, 0), (0.16, -0.04), (0.0, -0.20, 0)), nx, 0)
    boy_head = dot(px - 0.03, 0.12, 0.130, 0.140)
    cap = blob((px - 0.19, 0.13), (px - 0.20, 0.22), (px - 0.10, 0.33), (px + 0.06, 0.32), (px + 0.14, 0.22),
        (px + 0.13, 0.13), (px - 0.03, 0.10)) + dot(px - 0.02, 0.335, 0.022) + dot(px - 0.155, 0.09, 0.030,
            0.044) + dot(px + 0.095, 0.09, 0.030, 0.044)
    coat = blob((px - 0.06, 0.02), (px - 0.20, -0.04), (px - 0.27, -0.20), (px - 0.29, -0.44), (px - 0.34, -0.54, 0),
        (px, -0.50), (px + 0.32, -0.54, 0), (px + 0.27, -0.40), (px + 0.25, -0.18), (px + 0.18, -0.03))
    stool = box(px - 0.24, -0.44, px + 0.24, -0.38) + limb((px - 0.18, -0.42), (px - 0.23, floor),
        0.024) + limb((px + 0.18, -0.42), (px + 0.23, floor), 0.024) + limb((px - 0.2, -0.55), (px + 0.2, -0.55), 0.014)
    boots = dot(px - 0.10, floor + 0.03, 0.06, 0.04) + dot(px + 0.10, floor + 0.03, 0.06, 0.04) + limb((px - 0.10,
        floor), (px - 0.10, -0.4), 0.04) + limb((px + 0.10, floor), (px + 0.10, -0.4), 0.04)
    c.cast(chair + gown + head, floor, 0.75, 1.2)
    c.cast(coat + cap + stool, floor, 0.75, 1.2)
    c.paint(gown + head, soft=0.09, rim=1.4)
    mask = c.paint(shawl, soft=0.06, rim=1.3, shade=0.3)
    c.detail(move(pair(sweep([(0.29, 0.02), (0.15, -0.03), (0.0, -0.18)], [0.012, 0.010])), nx, 0), c.palette.rim, 0.4)
    c.paint(chair, soft=0.03, rim=1.4, edge=0.009, shade=0.3)
    c.paint(stool + boots, soft=0.03, rim=1.2)
    mask = c.paint(coat + boy_head + cap, soft=0.09, rim=1.4)
    c.detail(sweep([(px - 0.01, -0.02), (px, -0.25), (px - 0.01, -0.50)], [0.006, 0.008, 0.008]) + limb((px - 0.12,
        -0.28), (px + 0.12, -0.28), 0.016) + dot(px - 0.10, -0.28, 0.02) + dot(px + 0.10, -0.28, 0.02),
            c.palette.form, 0.9, mask, 0.004)
    # One scarf about both necks.
    path = [(nx + 0.20, 0.26), (nx + 0.34, 0.06), (0.08, -0.10), (px - 0.18, -0.03), (px - 0.03, 0.015), (px + 0.16,
        -0.02), (px + 0.24, -0.18), (px + 0.20, -0.42)]
    scarf = sweep(path, [0.044, 0.046, 0.048, 0.050, 0.050, 0.050, 0.048, 0.046])
    c.darken(move(scarf, 0, -0.03), 0.4, 0.02)
    c.flat(scarf, "#a866c8")
    mask = c.mask(scarf)
    c.detail(move(scarf, 0.0, 0.025), "#f0d0fa", 0.7, mask, 0.014)
    line = curve(path, False, 8)
    stripes: Shape = []
    for i in range(2, len(line) - 1, 3):
        a = float(np.degrees(np.arctan2(*(line[i + 1] - line[i - 1])[::-1])))
        stripes += limb(polar(line[i], a + 90, 0.06), polar(line[i], a - 90, 0.06), 0.009)
    c.detail(stripes, "#7a2c96", 0.75, mask, 0.003)
    c.flat([q for k in range(5) for q in limb((path[-1][0] - 0.04 + 0.02 * k, path[-1][1]),
        (path[-1][0] - 0.055 + 0.026 * k, path[-1][1] - 0.07), 0.007)], "#d6a2ec")
    # One candle between them.
    stick, wick = props.candle(0.17, 0.04)
    cx, cy = 0.03, floor + 0.02
    c.paint(blob((cx - 0.10, cy + 0.02, 0), (cx, cy - 0.02), (cx + 0.10, cy + 0.02, 0), (cx + 0.05, cy + 0.03),
        (cx - 0.05, cy + 0.03)) + hoop(cx + 0.11, cy + 0.03, 0.028, 0.008), colour="#c08a3c", soft=0.02, edge=0.005)
    c.flat(move(stick, cx, cy + 0.02), "#f4dcc4")
    land.fire(c, land.flame(cx + wick[0], cy + 0.02 + wick[1], 0.13, 0.042), 0.11, 1.0)
    c.lamp(cx, cy + 0.25, 0.7, heat=0.8)
    compose(c, 0.14)
