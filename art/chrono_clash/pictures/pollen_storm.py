"""Pollen Storm: a giant dandelion bends in the wind; its seeds fill the sky, three small figures sneeze."""

import numpy as np

from art.chrono_clash.noon import CORN, picture
from art.kit import figure as dress
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, between, blob, dot, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("pollen-storm", disc=(-0.34, 0.44, 0.50), clouds="bands", cover=0.6, horizon=-0.45, light=CORN)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.54, 0.06, 3), 0.6, 0.5, 0.4)
    land.ground(c, -0.76, 0.03)
    head = (-0.24, 0.40)
    c.paint(sweep([(-0.78, -1.3), (-0.66, -0.5), (-0.44, 0.08), head], [0.045, 0.036, 0.028, 0.026]), soft=0.04)
    for a, far in ((24, 0.50), (-14, 0.44), (148, 0.34)):
        tip = polar((-0.76, -0.98), a + 20, far)
        blade = [(-0.76, -1.02)]
        for j in range(1, 7):
            p = between((-0.76, -1.02), tip, j / 6)
            blade.append(polar(p, a + 110, 0.07 * np.sin(j / 6 * 3.14) + (0.05 if j % 2 else 0)))
        low = [polar(between((-0.76, -1.02), tip, j / 6), a - 70,
            0.05 * np.sin(j / 6 * 3.14) + (0.05 if j % 2 else 0)) for j in range(6, 0, -1)]
        c.paint(blob(*[(*p, 0) for p in blade + low]), soft=0.05)
        
    rng = c.rng(5)

    def seed(at: tuple[float, float], s: float, a: float) -> Shape:
        """A parachute: seed, thread, crown of hairs."""
        shape = limb((0, -1.0), (0, 0), 0.035, 0.02) + dot(0, -1.15, 0.07, 0.20)
        for k in range(9):
            shape += limb((0, 0), polar((0, 0), 25 + 130 * k / 8, 0.9), 0.022, 0.006)
            shape += dot(*polar((0, 0), 25 + 130 * k / 8, 0.9), 0.05, n=6)
        return place(shape, at, s, a)
    ball: Shape = []
    for _ in range(48):
        a, r = rng.uniform(0, 360), 0.30 * np.sqrt(rng.random())
        if a > 300 or a < 50:
            r *= 0.5
        ball += seed(polar(head, a, r + 0.05), 0.085, a - 90)
    c.lamp(head[0], head[1], 0.5, "#fff6cc", 0.3)
    c.paint(ball, soft=0.02, edge=0.005, rim=1.2, colour="#f6f0c0", wrap=0.8)
    c.paint(dot(*head, 0.062), soft=0.03)
    near: Shape = []
    pale: Shape = []
    for _ in range(64):
        t = rng.random()
        x = head[0] + 0.2 + 1.2 * t
        y = head[1] + rng.normal(0.10, 0.34) * (0.4 + t) - 0.1 * t
        s = rng.uniform(0.035, 0.075) * (0.6 + 0.8 * t)
        if rng.random() < 0.55:
            pale += seed((x, y), s, rng.uniform(-70, -20))
        else:
            near += seed((x, y), s, rng.uniform(-70, -20))
    c.flat(pale, "#fdf8d8", 0.9)
    c.paint(near, soft=0.02, edge=0.005, far=0.05)
    for i, (x, h) in enumerate(((0.16, 0.46), (0.48, 0.56), (0.82, 0.42))):
        base = -0.78
        man = Figure((x, base + 0.46 * h), h, ("man", "stout", "lady")[i], spine=(62, 118, 58)[i], head=(30, 150,
            20)[i], near_arm=(320, 60), far_arm=(230, 200), near_leg=(292, 268), far_leg=(258, 250), facing=-1)
        hat = (dress.BOWLER, dress.TOPHAT, dress.BUN)[i]
        garment = man.trunk() + (man.skirt(base + 0.02, 0.14) if i == 2 else man.skirt(man.hip[1] - 0.08, 0.09, 0, 0.3))
        c.paint(man.body() + garment + (man.on_head(hat) if i != 1 else []), soft=0.03, edge=0.007)
        if i == 1:
            c.paint(place(dress.TOPHAT, (man.head[0] + 0.16, man.head[1] + 0.14), 0.045, -40), soft=0.02)
        nose = man.on_head(dot(1.2, -0.2, 0.02))[0].mean(0)
        spray = [q for k in range(7) for q in limb(polar(nose, 200 - 14 * (k - 3), 0.04), polar(nose,
            200 - 14 * (k - 3), 0.04 + 0.06 * (1 + (k % 2))), 0.005, 0.001)]
        c.flat(spray, c.palette.dark if i else c.palette.form, 0.7)
    land.grass(c, -0.98, 0.16, 90, lean=0.8)
    sky.motes(c, 60, -0.7, 1.0)
