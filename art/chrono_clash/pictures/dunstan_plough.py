"""Dunstan Plough: a broad farmer carries a plough across both shoulders."""

import numpy as np

from art.chrono_clash.noon import CORN, picture
from art.kit import figure as dress
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.creature import crow
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, limb, place, scale, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("dunstan-plough", disc=(0.0, 0.50, 0.54), clouds="bands", cover=0.5, horizon=-0.35, light=CORN)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.38, 0.06, 4), 0.62, 0.5, 0.4)
    furrows: Shape = box(-1.2, -1.5, 1.2, -0.50)
    land.layer(c, furrows, 0.30, 0.1, 0.4)
    lines: Shape = []
    for i in range(-12, 13):
        lines += limb((i * 0.05, -0.50), (i * 0.24, -1.5), 0.004, 0.022)
    c.detail(lines, amount=0.6, soft=0.006)
    c.detail([p + np.array((0.02, 0), np.float32) for p in lines], c.palette.halo, 0.16, soft=0.006)
    man = Figure((0.0, -0.14), 1.46, "broad", turn=1, head=88, near_arm=(340, 62), far_arm=(200, 118), near_leg=(284,
        272), far_leg=(256, 268))
    c.cast(man.body(), -0.80)
    beam = limb((-0.92, 0.42), (0.96, 0.30), 0.034, 0.030)
    share = blob((0.62, 0.34, 0), (0.72, 0.08), (0.98, -0.10, 0), (0.90, 0.16), (0.86, 0.34, 0)) + sweep([(0.90,
        0.32), (0.98, 0.20), (0.99, 0.0)], [0.02, 0.02, 0.012])
    handles = sweep([(-0.70, 0.40), (-0.86, 0.58), (-0.98, 0.86)], [0.026, 0.022, 0.026]) + sweep([(-0.58, 0.40),
        (-0.72, 0.62), (-0.80, 0.92)], [0.026, 0.022, 0.026]) + limb((-0.90, 0.66), (-0.74, 0.68), 0.014)
    coulter = limb((0.42, 0.36), (0.46, 0.04), 0.022, 0.010)
    
    shirt = man.trunk() + man.leg(False, 1.5) + man.leg(True, 1.5)
    mask = c.paint(shirt, soft=0.09)
    c.detail(man.on_chest(limb((-0.26, 0.0), (-0.24, 0.85), 0.03) + limb((0.26, 0.0), (0.24, 0.85), 0.03)),
        c.palette.form, 0.9, mask, 0.004)
    c.detail(man.on_chest(limb((-0.42, 0.06), (0.42, 0.06), 0.045)), "#c8a83a", 0.7, mask, 0.003)
    c.paint(beam + handles + share + coulter, soft=0.05, rim=1.3, shade=0.25)
    c.paint(man.skull() + man.on_head(scale(dress.STRAW, 1.15)), soft=0.06, shade=0.3)
    c.detail(man.on_head(box(-0.76, 0.52, 0.76, 0.66)), "#c03a20", 0.7)
    c.paint(man.on_head(blob((-0.52, -0.35), (0, -0.25), (0.52, -0.35), (0.40, -0.95), (0, -1.35), (-0.40, -0.95))),
        soft=0.04, colour="#8a7a2c")
    c.paint(man.arm(False, 1.3) + man.arm(True, 1.3), shade=0.35, soft=0.05)
    c.paint(limb((0.52, -0.2), (0.56, -0.2), 0.0) + place(crow(0.20), (-0.42, 0.42)), soft=0.03)
    land.wheat(c, -1.12, 0.36, 40, 5, x0=-1.05, x1=-0.5)
    land.wheat(c, -1.12, 0.36, 40, 6, x0=0.5, x1=1.05)
    sky.birds(c, 6, (0.4, 0.95), 0.4, 0.04)
