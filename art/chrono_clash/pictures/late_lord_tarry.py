"""The Late Lord Tarry: a translucent lord rises from his coffin with a look at his watch, a wilted bouquet and a
bow of regret.
"""

import numpy as np

from art.chrono_clash.midnight import INK, compose, ghost, picture, watch
from art.kit import land, machine, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Point, Shape, blob, dot, hoop, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("late-lord-tarry", disc=(-0.50, 0.66, 0.34), kind="moon", clouds="billows", cover=0.4, stars=0.9, horizon=-0.6,
    light=INK)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.44, 0.06, 2), 0.65, 0.6, 0.4)
    land.layer(c, machine.graveyard([-0.90, -0.62, -0.34, 0.42, 0.66, 0.92], [-0.50, -0.48, -0.47, -0.46, -0.48,
        -0.5], 0.30, 3), 0.45, 0.4, 0.4, 0.7)
    c.mist(-0.46, 0.20, 0.5)
    floor = -0.74
    land.ground(c, floor, 0.012)
    # Bier, coffin, its lid thrown back.
    lid = place(machine.coffin(1.02), (0.66, -0.24), 1, -13)
    mask = c.paint(lid, soft=0.05, rim=1.2, colour="#5c2a4c", far=0.08)
    c.detail(place(limb((0, -0.24), (0, 0.36), 0.020) + limb((-0.14, 0.18), (0.14, 0.18), 0.020), (0.66, -0.24), 1,
        -13),
        "#e0a84c", 0.7, mask, 0.003)
    c.lamp(0.02, -0.30, 0.9, "#b48aff", 0.8)
    f = Figure((0.02, 0.10), 1.34, "man", spine=94, head=78, near_arm=(336, 72), far_arm=(318, 348))
    h = f.hip
    tail = blob((h[0] + 0.14, h[1] + 0.18), (h[0] + 0.20, h[1] - 0.06), (h[0] + 0.14, h[1] - 0.30), (h[0] + 0.04,
        h[1] - 0.50), (h[0] - 0.10, h[1] - 0.62, 0),
        (h[0] - 0.20, h[1] - 0.46), (h[0] - 0.42, h[1] - 0.30), (h[0] - 0.60, h[1] - 0.34, 0), (h[0] - 0.44,
            h[1] - 0.16), (h[0] - 0.28, h[1] - 0.04),
            (h[0] - 0.44, h[1] + 0.0, 0), (h[0] - 0.22, h[1] + 0.12), (h[0] - 0.12, h[1] + 0.24))
    wig = f.on_head(blob((0.62, 0.85), (0.2, 1.22), (-0.55, 1.12), (-1.0, 0.5), (-1.12, -0.3), (-0.9, -0.95), (-0.55,
        -0.75), (-0.45, 0.0), (0.0, 0.40)) + dot(-1.15, -0.75,
        0.26) + sweep([(-1.0, -1.0), (-1.3, -1.8), (-1.15, -2.4)], [0.14, 0.12, 0.02]))
    ruff = f.on_chest(blob((-0.30, 0.94), (0.0, 0.86), (0.34, 0.96), (0.40, 0.76), (0.30, 0.56, 0), (0.18, 0.74),
        (-0.2, 0.80)))
    bicorne = f.on_head(blob((-1.30, 0.72, 0), (-0.9, 1.25), (0.0, 1.75), (0.8, 1.35), (1.35, 0.62, 0), (0.6, 0.78),
        (-0.5, 0.82)))
    ghost(c, f.arm(False, 1.5), 0.55)
    ghost(c, f.trunk() + tail + f.skull() + wig + ruff, 0.66)
    ghost(c, bicorne, 0.75, "#c8a4f4", "#5c34a4")
    ghost(c, ruff, 0.6, "#ffffff", "#cdb4f0", 0.02)
    c.flat(f.on_chest(blob((-0.16, 0.60), (0.16, 0.80), (0.20, 0.30), (0.10, -0.1), (-0.02, -0.2), (-0.08, 0.2))),
        "#6a40b0", 0.35, soft=0.01)
    c.flat(f.on_chest([q for y in (0.55, 0.40, 0.25, 0.10) for q in dot(0.12, y, 0.022)]), "#ffffff", 0.8)
    c.flat(f.on_head(dot(0.52, 0.16, 0.10, 0.13) + sweep([(0.34, 0.42), (0.56, 0.50), (0.76, 0.36)], [0.03, 0.05,
        0.03]) + sweep([(0.56, -0.52), (0.70, -0.46), (0.86, -0.52)],
        [0.02, 0.04, 0.02])), "#2a0e5a", 0.9)
    # The bouquet hangs its heads.
    at = f.hand_f
    stalks: Shape = []
    heads: list[Point] = []
    for i in range(7):
        a = 20 + 17 * i
        top = polar(at, a, 0.15)
        end = (top[0] + 0.05 + 0.13 * np.cos(np.radians(a)), top[1] - 0.13 - 0.03 * (i % 3))
        stalks += sweep([(at[0] - 0.05, at[1] - 0.12), at, top, end], [0.007, 0.008, 0.007, 0.005])
        heads.append(end)
    c.flat(stalks, "#b48ae8", 0.9)
    for i, (x, y) in enumerate(heads):
        c.flat(blob((x - 0.035, y + 0.015), (x, y + 0.03), (x + 0.035, y + 0.015), (x + 0.03, y - 0.03), (x,
            y - 0.055, 0), (x - 0.03, y - 0.03)), ("#e07aa8", "#f0a0c4")[i % 2], 0.9)
    petals = [(at[0] + 0.16, at[1] - 0.30), (at[0] + 0.05, at[1] - 0.42), (at[0] + 0.24, at[1] - 0.50)]
    c.flat([q for i, (x, y) in enumerate(petals) for q in dot(x, y, 0.022, 0.012, 40 * i)], "#e07aa8", 0.8)
    c.darken(f.arm(True, 1.5), 0.45, 0.025)
    ghost(c, f.arm(True, 1.5), 0.82)
    cuff = f.in_hand(blob((-0.05, -0.02), (0.05, -0.02), (0.06, -0.08), (-0.06, -0.08)), True, 72)
    c.flat(cuff, "#ffffff", 0.6)
    watch(c, f.hand_n[0] + 0.04, f.hand_n[1] + 0.10, 0.085, 0.8, 100)
    c.flat(sweep([(f.hand_n[0] + 0.02, f.hand_n[1] - 0.02), (f.hand_n[0] - 0.06, f.hand_n[1] - 0.24),
        (f.hip[0] + 0.12, f.hip[1] + 0.10)], [0.005, 0.005]), c.palette.accent, 0.9)
    box_ = poly((-0.86, -0.42), (0.56, -0.42), (0.46, -0.66), (-0.74, -0.66))
    mask = c.paint(box_, soft=0.07, rim=1.3, wrap=0.6, colour="#6a2c50", shade=0.3)
    c.detail(limb((-0.84, -0.455), (0.54, -0.455), 0.006) + limb((-0.74, -0.62), (0.46, -0.62), 0.006),
        c.palette.accent, 0.7, mask, 0.002)
    c.flat([q for x in (-0.60, -0.16, 0.30) for q in hoop(x, -0.54, 0.045, 0.010, 180, 360) + dot(x - 0.045, -0.54,
        0.014) + dot(x + 0.045, -0.54, 0.014)], "#e0a84c")
    c.paint(limb((-0.58, -0.66), (-0.66, -0.80), 0.03) + limb((0.30, -0.66), (0.40, -0.80), 0.03), soft=0.03)
    c.mist(-0.78, 0.14, 0.5)
    sky.motes(c, 40, -0.5, 0.8, colour="#e0c4ff")
    compose(c, 0.10)
