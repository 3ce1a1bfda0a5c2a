"""Harvest Home: a towering hay wagon with dancers on top is pulled through an arch of sheaves."""

import numpy as np

from art.chrono_clash.noon import BLOSSOM, CORN, CORN_GOLD, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.figure import Figure
from art.kit.shapes import Shape, bearing, blob, box, curve, dot, limb, pair, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("harvest-home", disc=(0.16, 0.46, 0.54), clouds="bands", cover=0.3, horizon=-0.35, light=CORN)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.40, 0.06, 3), 0.62, 0.5, 0.4)
    floor = -0.76
    land.ground(c, floor, 0.015)
    rng = c.rng(6)
    arch: Shape = []
    for k in range(26):
        a = 4 + 172 * k / 25
        x, y = 0.0 + 0.90 * np.cos(np.radians(a)), -0.22 + 1.12 * np.sin(np.radians(a))
        for _ in range(4):
            way = a + rng.uniform(-38, 38)
            arch += sweep([polar((x, y), way + 180, 0.10), (x, y), polar((x, y), way, 0.13)], [0.006, 0.010, 0.004], 3)
            arch += dot(*polar((x, y), way, 0.14), 0.011, 0.028, way - 90, 8)
    arch += sweep([(-0.90, -1.0), (-0.90, -0.3), (-0.80, 0.30), (-0.50, 0.70), (0.0, 0.90), (0.50, 0.70), (0.80,
        0.30), (0.90, -0.3), (0.90, -1.0)], [0.055, 0.045, 0.045, 0.045, 0.055])
    c.paint(arch, soft=0.05, edge=0.007, far=0.06, colour="#a8862c")
    pull = Beast((0.56, -0.44), 0.36, "ox", "walk")
    hay = blob((-0.66, -0.36), (-0.62, -0.10), (-0.46, 0.16), (-0.10, 0.28), (0.20, 0.16), (0.34, -0.10), (0.36, -0.36))
    shaggy = list(hay)
    for _ in range(140):
        t = rng.random()
        edge_at = curve([(-0.66, -0.36), (-0.62, -0.10), (-0.46, 0.16), (-0.10, 0.28), (0.20, 0.16), (0.34, -0.10),
            (0.36, -0.36)], False, 10)[int(t * 60)]
        way = bearing((-0.14, -0.2), edge_at) + rng.uniform(-50, 50)
        shaggy += limb(tuple(edge_at), polar(edge_at, way, rng.uniform(0.02, 0.07)), 0.005, 0.001)
    c.cast(hay + pull.body(), floor, 0.5)
    pull.paint(c)
    c.paint(limb((0.30, -0.44), (0.78, -0.38), 0.014), soft=0.02)
    dancers: Shape = []
    for x, y, f, arms in ((-0.40, 0.18, 1, ((60, 80), (130, 100))), (-0.13, 0.27, -1, ((40, 95), (140, 70))), (0.12,
        0.20, 1, ((75, 60), (120, 150)))):
        p = Figure((x, y + 0.17), 0.40, ("lady", "man", "lady")[int((x + 0.4) * 3.7) % 3], spine=90 + 7 * f,
            near_arm=arms[0], far_arm=arms[1], near_leg=(310, 240), far_leg=(265, 262), facing=f)
        dancers += p.body() + p.skirt(y + 0.02, 0.10, -0.02) + p.on_head(dress.STRAW if f < 0 else dress.BUN)
    c.paint(dancers, soft=0.03, edge=0.007)
    mask = c.paint(shaggy, soft=0.16, colour="#a8842a", form=1.1)
    strawlines: Shape = []
    for _ in range(90):
        x, y = rng.uniform(-0.6, 0.3), rng.uniform(-0.34, 0.2)
        strawlines += sweep([(x, y), (x + rng.uniform(-0.05, 0.05), y - 0.05), (x + rng.uniform(-0.08, 0.08),
            y - 0.10)], [0.003, 0.003], 3)
    c.detail(strawlines, CORN_GOLD, 0.45, mask, 0.002)
    cart = box(-0.72, -0.46, 0.40, -0.36) + place(props.wheel(0.22, 12), (-0.46,
        floor + 0.21)) + place(props.wheel(0.18, 12), (0.22, floor + 0.17)) + pair(limb((0.50, -0.42), (0.60, -0.05),
            0.014), -0.16)
    c.paint(cart, soft=0.04, edge=0.008, shade=0.2)
    garland: Shape = []
    beads: Shape = []
    for x0, x1, y, sag in ((-0.66, -0.18, -0.02, 0.14), (-0.18, 0.34, -0.02, 0.14), (-0.80, 0.0, 0.72, 0.16), (0.0,
        0.80, 0.72, 0.16)):
        line = curve([(x0, y), ((x0 + x1) / 2, y - sag), (x1, y)], False, 10)
        garland += sweep([(x0, y), ((x0 + x1) / 2, y - sag), (x1, y)], [0.010, 0.010])
        for k in range(1, len(line) - 1, 3):
            beads += props.flower(float(line[k][0]), float(line[k][1]), 0.036)
    c.flat(garland, c.palette.dark, 0.8)
    c.flat(beads[::2], BLOSSOM, 0.95)
    c.flat(beads[1::2], "#e0502c", 0.9)
    c.paint(place(props.small_crowd(np.linspace(-0.98, -0.66, 3), -0.80, 0.26, 3), (0, 0)), soft=0.03, edge=0.006)
    land.grass(c, -0.98, 0.12, 90)
    sky.leaves(c, 20, CORN_GOLD, 0.022, lit=0.8)
