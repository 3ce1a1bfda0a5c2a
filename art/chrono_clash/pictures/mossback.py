"""Mossback: a tortoise colossus with a terraced village on its shell and cog-wheels for feet."""

import numpy as np

from art.chrono_clash.noon import picture
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, limb, move, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("mossback", disc=(0.34, 0.58, 0.38), clouds="billows", cover=0.45, horizon=-0.35)
def paint(c: Canvas) -> None:
    land.layer(c, land.mountains(c, -0.52, 0.32, 3), 0.72, 0.5, 0.5)
    land.layer(c, land.hills(c, -0.62, 0.05, 4), 0.5, 0.4, 0.4)
    floor = -0.84
    land.ground(c, floor, 0.02)
    for x in (-0.44, 0.42):
        c.paint(place(props.gear(0.20, 14, 0.16, spokes=5), (x + 0.06, floor + 0.22)), far=0.14, soft=0.03, edge=0.006)
    neck = sweep([(0.46, -0.38), (0.70, -0.30), (0.82, -0.04)], [0.17, 0.13, 0.10])
    head = blob((0.71, 0.04), (0.75, 0.17), (0.87, 0.20), (0.99, 0.12), (1.05, -0.01), (0.95, -0.08), (0.78,
        -0.08)) + poly((1.0, 0.02), (1.09, -0.09), (0.96, -0.06))
    tail = sweep([(-0.74, -0.44), (-0.90, -0.52), (-1.0, -0.48)], [0.08, 0.05, 0.01])
    c.paint(neck + head + tail, soft=0.07)
    c.shine(dot(0.90, 0.09, 0.026), heat=1.1, halo=0.03)
    folds = [q for i in range(4) for q in sweep([(0.54 + 0.07 * i, -0.20 + 0.035 * i), (0.60 + 0.07 * i,
        -0.32 + 0.05 * i)], [0.008, 0.008])]
    c.detail(folds, c.palette.form, 0.8, soft=0.003)
    rng = c.rng(4)
    cx, base = -0.10, -0.40

    def height(x: float, k: float) -> float:
        """The surface of the shell, or of a terrace at part k of its height."""
        return base + 0.56 * k * float(np.sqrt(max(0.0, 1 - ((x - cx) / (0.76 * (0.45 + 0.55 * k))) ** 2)))

    def village(k: float, x0: float, x1: float, high: float) -> tuple[Shape, Shape, Shape]:
        town, crowns, lit = [], [], []
        x = x0
        while x < x1:
            w = rng.uniform(0.07, 0.115)
            y, h = height(x + w / 2, k) - 0.02, high * rng.uniform(0.6, 1.0)
            if rng.random() < 0.7:
                town += box(x, y - 0.08, x + w * 0.9, y + h * 0.6) + poly((x - w * 0.12, y + h * 0.56), (x + w * 0.45,
                    y + h * 1.1), (x + w * 1.02, y + h * 0.56))
                lit += box(x + w * 0.3, y + h * 0.16, x + w * 0.3 + 0.018, y + h * 0.16 + 0.028) + (box(x + w * 0.6,
                    y + h * 0.16, x + w * 0.6 + 0.018, y + h * 0.16 + 0.028) if rng.random() < 0.5 else [])
            else:
                for _ in range(5):
                    crowns.append(land.leafy(x + w * 0.4 + rng.normal(0, 0.02), y + h * rng.uniform(0.4, 0.85), 0.05,
                        rng))
                crowns += limb((x + w * 0.4, y - 0.1), (x + w * 0.4, y + 0.05), 0.010)
            x += w
        return town, crowns, lit
    c.paint(move(land.clock_tower(0.0, 0.0, 0.66, 0.060), -0.14, 0.10), soft=0.03, edge=0.007)
    land.tower_dial(c, -0.14, 0.10, 0.66, 0.060, 0.6, c.palette.disc[0])
    town, crowns, lit = village(1.0, -0.66, 0.46, 0.20)
    c.paint(town + crowns, soft=0.03, edge=0.007)
    c.shine(lit, c.palette.accent, 0.55, 0.012)
    shell: Shape = [np.array([(cx - 0.76, base - 0.02), *[(x, height(x, 1.0)) for x in np.linspace(cx - 0.76,
        cx + 0.76, 50)], (cx + 0.76, base - 0.02), (cx + 0.5, base - 0.10), (cx - 0.5, base - 0.10)], np.float32)]
    mask = c.paint(shell, soft=0.24, form=1.2)
    plates: Shape = []
    for k in (0.36, 0.70):
        line = [(x, height(x, k)) for x in np.linspace(cx - 0.76 * (0.45 + 0.55 * k), cx + 0.76 * (0.45 + 0.55 * k),
            13)]
        plates += sweep(line, [0.009, 0.009], 3)
    for i, u in enumerate(np.linspace(-0.8, 0.8, 9)):
        plates += sweep([(cx + u * 0.50, height(cx + u * 0.5, 0.70 if i % 2 else 1.0)), (cx + u * 0.62,
            height(cx + u * 0.60, 0.36 if i % 2 else 0.70))], [0.008, 0.008])
    c.detail(plates, c.palette.form, 0.8, mask, 0.004)
    for k, x0, x1, high in ((0.66, -0.50, 0.30, 0.13), (0.30, -0.56, 0.34, 0.11)):
        town, crowns, lit = village(k, x0, x1, high)
        c.paint(town + crowns, soft=0.03, edge=0.008, far=0.06, rim=1.0, wrap=0.8)
        c.detail(town, c.palette.form, 0.45, soft=0.002)
        c.shine(lit, c.palette.accent, 0.55, 0.012)
    c.paint(blob((-0.92, -0.40), (-0.1, -0.37), (0.70, -0.41), (0.74, -0.49), (0.0, -0.54), (-0.90, -0.49)),
        soft=0.05, shade=0.2)
    for x, r in ((-0.62, 0.24), (0.30, 0.24)):
        c.paint(machine.strut((x + 0.04, -0.42), (x, floor + r), 0.07) + place(props.gear(r, 16, 0.15, spokes=6), (x,
            floor + r)), soft=0.04, edge=0.008, shade=0.25)
        c.shine(dot(x, floor + r, 0.026), heat=0.6, halo=0.02)
    land.layer(c, land.forest(c, -1.02, 0.16, 5, "round", 30), 0.06, 0.1, 0.3)
    sky.birds(c, 8, (-0.55, 0.80), 0.3, 0.04)
