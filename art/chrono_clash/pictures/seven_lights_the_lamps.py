"""Seven Lights the Lamps: a figure as tall as towers lights the last of seven lamps that rise like stairs over the
town.
"""

import numpy as np

from art.chrono_clash import world
from art.chrono_clash.blue_hour import AFTERGLOW, LAMPLIGHT, hour, picture
from art.kit import figure as dress
from art.kit import land, machine, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import bearing, blob, bounds, dot, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("seven-lights-the-lamps", disc=(-0.34, 0.46, 0.50), kind="moon", clouds="bands", cover=0.5, horizon=-0.3,
    stars=0.9,
    light=AFTERGLOW)
def paint(c: Canvas) -> None:
    world.meridian(c, -0.66, 0.34, 0.60, tower=-0.72, salt=4)
    land.layer(c, land.roofs(c, -0.82, 0.26, 6, 24), 0.30, 0.4, 0.4)
    land.windows(c, -0.84, -0.66, 26, colour=LAMPLIGHT, size=0.011)
    floor = -0.80
    xs = [-0.90, -0.66, -0.42, -0.16, 0.12, 0.44, 0.80]
    highs = [0.34, 0.46, 0.60, 0.78, 0.99, 1.26, 1.60]
    tall = dress.Build(head=0.046, spine=0.225, thigh=0.285, shin=0.285, upper=0.150, fore=0.145, shoulder=0.062,
        hip=0.036, belly=0.034,
        flesh=0.56)
    who = Figure((0.14, 0.20), 1.80, tall, spine=84, head=96, near_arm=(34, 58), far_arm=(8, 46), near_leg=(286, 262),
        far_leg=(252,
        240))
    low = floor - 0.02 - bounds(who.leg(True, 1.2))[1]
    who = Figure((0.14, 0.20 + low), 1.80, tall, spine=84, head=98, near_arm=(34, 58), far_arm=(6, 50), near_leg=(286,
        262),
        far_leg=(252, 240))
    h, n = who.hip, who.neck
    for i in (5, 6):
        iron, glass, light = machine.lamp_post(1.0)
        k = highs[i]
        thin = [p * np.array((0.52, 1.0), np.float32) for p in iron]
        c.paint(place(thin, (xs[i], floor), k), far=0.05, soft=0.03, edge=0.007)
        pane = [p * np.array((0.52, 1.0), np.float32) for p in glass]
        c.lamp(xs[i], floor + light[1] * k, 0.44 + 0.12 * (i == 6), LAMPLIGHT, 0.9)
        c.shine(place(pane, (xs[i], floor), k), LAMPLIGHT, 0.9 + 0.3 * (i == 6), 0.05)
    c.paint(who.arm(False, 1.2) + who.leg(False, 1.3), far=0.05, soft=0.03)
    c.paint(who.leg(True, 1.3), soft=0.03)
    tails = blob((h[0] + 0.05, h[1] + 0.14, 0), (h[0] + 0.09, h[1] - 0.04), (h[0] + 0.08, h[1] - 0.20), (h[0] + 0.02,
        h[1] - 0.34, 0),
        (h[0] - 0.06, h[1] - 0.20), (h[0] - 0.20, h[1] - 0.46), (h[0] - 0.34, h[1] - 0.60, 0), (h[0] - 0.26,
            h[1] - 0.34), (h[0] - 0.12,
            h[1] - 0.04), (h[0] - 0.07, h[1] + 0.12))
    scarf = sweep([(n[0] + 0.02, n[1] + 0.02), (n[0] - 0.16, n[1] + 0.05), (n[0] - 0.34, n[1] - 0.04), (n[0] - 0.54,
        n[1] + 0.04)],
        [0.030, 0.032, 0.030, 0.008])
    collar = who.on_chest(blob((-0.14, 0.70, 0), (-0.20, 1.04, 0), (0.0, 0.96), (0.18, 1.04, 0), (0.16, 0.70)))
    c.paint(scarf, soft=0.03, colour="#3c78d0", rim=1.3)
    c.paint(who.trunk() + who.skull() + tails + collar + who.on_head(dress.STOVEPIPE + sweep([(0.7, -0.02), (1.2,
        -0.16), (1.5,
        -0.36)], [0.14, 0.12, 0.04])), soft=0.05, rim=1.3)
    lamp = (xs[6] - 0.02, floor + 0.885 * highs[6])
    way = bearing(who.hand_n, lamp)
    c.paint(limb(polar(who.hand_n, way, -0.34), polar(lamp, way, -0.05), 0.011, 0.006), edge=0.006, soft=0.01)
    c.paint(who.arm(True, 1.2), shade=0.4, soft=0.03)
    c.shine(sky.star4(*lamp, 0.20), LAMPLIGHT, 1.2, 0.06)
    c.shine(who.on_head(dot(0.56, 0.12, 0.10, 0.07)), heat=1.0, halo=0.025)
    for i in range(5):
        iron, glass, light = machine.lamp_post(1.0)
        k = highs[i]
        slim = 0.80 - 0.06 * i
        thin, pane = ([p * np.array((slim, 1.0), np.float32) for p in shape] for shape in (iron, glass))
        c.lamp(xs[i], floor + light[1] * k, 0.30, LAMPLIGHT, 0.8)
        c.paint(place(thin, (xs[i], floor), k), soft=0.02, edge=0.006)
        c.shine(place(pane, (xs[i], floor), k), LAMPLIGHT, 0.9, 0.04)
    c.paint(land.roofs(c, -1.0, 0.26, 9, 20), soft=0.04, rim=1.2)
    land.windows(c, -0.98, -0.80, 22, 3, colour=LAMPLIGHT, size=0.014)
    hour(c, "VII", -0.50, 0.40, 0.24, on_moon=True)
