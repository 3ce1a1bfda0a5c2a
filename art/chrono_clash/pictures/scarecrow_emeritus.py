"""Scarecrow Emeritus: a scarecrow in mortarboard and gown, crows on both sleeves."""

from art.chrono_clash.noon import CORN, CORN_GOLD, picture
from art.kit import figure as dress
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.creature import bird, crow
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, both, dot, hoop, limb, pair, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("scarecrow-emeritus", disc=(0.0, 0.42, 0.60), clouds="bands", cover=0.4, horizon=-0.4, light=CORN)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.42, 0.05, 2), 0.65, 0.5, 0.3)
    land.layer(c, land.forest(c, -0.48, 0.16, 3, "round", 26), 0.5, 0.4, 0.3)
    land.wheat(c, -0.92, 0.42, 80, far=0.25)
    pole = limb((0.0, -1.4), (0.0, 0.5), 0.030) + limb((-0.80, 0.26), (0.80, 0.30), 0.024)
    c.paint(pole, soft=0.03)
    straw: Shape = []
    rng = c.rng(4)
    for x, y, base in ((-0.80, 0.26, 180), (0.80, 0.30, 0), (-0.10, -0.66, 265), (0.12, -0.66, 275)):
        for _ in range(14):
            a = base + rng.uniform(-32, 32)
            straw += limb((x, y), polar((x, y), a, rng.uniform(0.10, 0.22)), 0.010, 0.002)
    c.paint(straw, colour=CORN_GOLD, rim=1.4, soft=0.02, edge=0.006)
    gown = both((0.0, 0.36), (0.10, 0.37), (0.30, 0.36), (0.78, 0.36, 0), (0.82, 0.22), (0.80, -0.12, 0), (0.66, 0.0),
        (0.48, 0.06), (0.30, 0.02), (0.26, -0.30), (0.40, -0.72, 0), (0.24, -0.66), (0.14, -0.76, 0), (0.0, -0.68))
    mask = c.paint(gown, soft=0.12)
    c.detail(pair(sweep([(0.08, 0.34), (0.12, -0.1), (0.20, -0.66)], [0.006, 0.014, 0.010]) + sweep([(0.46, 0.30),
        (0.52, 0.16), (0.60, 0.02)], [0.004, 0.010, 0.004])), c.palette.form, 0.7, mask, 0.006)
    c.detail(both((0.0, -0.08, 0), (0.07, 0.12), (0.14, 0.38, 0), (0.06, 0.38, 0), (0.0, 0.10, 0)), "#c03a20", 0.75,
        mask, 0.003)
    who = Figure((0.0, -0.12), 1.5, "man", turn=1, head=84)
    face = who.on_head(blob((0, 0.95), (0.62, 0.80), (0.80, 0.20), (0.60, -0.55), (0.25, -0.80), (-0.25, -0.80),
        (-0.60, -0.55), (-0.80, 0.20), (-0.62, 0.80)))
    c.paint(face + limb((0, 0.34), (0, 0.5), 0.05), soft=0.06, shade=0.3, colour="#a08a3c")
    c.paint(who.on_head(dress.MORTARBOARD), soft=0.05)
    c.detail(who.on_head(dot(-0.28, 0.05, 0.13) + dot(0.28, 0.05, 0.13) + sweep([(-0.36, -0.36), (0, -0.50), (0.36,
        -0.36)], [0.03, 0.045, 0.03]) + limb((-0.2, -0.52), (-0.2, -0.34), 0.025) + limb((0.0, -0.58), (0.0, -0.42),
            0.025) + limb((0.2, -0.52), (0.2, -0.34), 0.025)), amount=0.95, soft=0.003)
    c.flat(who.on_head(hoop(-0.28, 0.05, 0.26, 0.035) + hoop(0.28, 0.05, 0.26, 0.035) + limb((-0.05, 0.07), (0.05,
        0.07), 0.03)), c.palette.rim, 0.9)
    for x, y, s, way in ((-0.66, 0.36, 0.22, False), (-0.42, 0.37, 0.19, True), (0.46, 0.37, 0.20, False), (0.70,
        0.37, 0.23, True)):
        c.paint(place(crow(s), (x, y), 1, 0, way), soft=0.03, shade=0.2)
    c.paint(place(bird(0.3, 30), (-0.62, 0.84)) + place(bird(0.24, 50), (0.70, 0.92), 1, 10, True), soft=0.03)
    land.wheat(c, -1.06, 0.40, 60, 7)
    sky.motes(c, 30, -0.6, 0.8)
