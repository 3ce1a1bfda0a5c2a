"""Eight of the Bridges: a giantess is the bridge: her arms are its two arches, and with the water they lie there
like an eight.
"""

import numpy as np

from art.chrono_clash.blue_hour import LAMPLIGHT, hour, picture
from art.kit import figure as dress
from art.kit import land, machine, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, bearing, blob, both, box, curve, dot, limb, move, pair, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("eight-of-the-bridges", disc=(0.0, 0.46, 0.56), kind="moon", clouds="bands", cover=0.5, horizon=-0.15,
    stars=0.5)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.26, 0.24, 3, 26), 0.66, 0.5, 0.4)
    land.windows(c, -0.20, -0.06, 18, colour=LAMPLIGHT, size=0.010)
    line = -0.20
    land.sea(c, line, 1.0, dark=0.55)
    arms: Shape = []
    for side in (-1, 1):
        arms += sweep([(side * 0.10, 0.24), (side * 0.34, 0.30), (side * 0.62, 0.22), (side * 0.82, 0.02),
            (side * 0.88, line - 0.02)],
            [0.175, 0.150, 0.115, 0.105, 0.090])
        hand = blob((side * 0.78, line + 0.08), (side * 0.72, line + 0.0), (side * 0.70, line - 0.05, 0),
            (side * 1.06, line - 0.05, 0),
            (side * 1.02, line + 0.02), (side * 0.96, line + 0.09))
        arms += hand
        arms += box(side * 0.96, line - 0.05, side * 1.2, 0.02) if side > 0 else box(-1.2, line - 0.05, -0.96, 0.02)
    hair = both((0.0, 0.30), (0.15, 0.26), (0.20, 0.10), (0.165, -0.06), (0.20, line - 0.02, 0), (0.0, line - 0.03))
    mass = arms + hair
    mirrored = [p * np.array((1, -0.96), np.float32) + np.array((0, line * 1.96), np.float32) for p in mass]
    c.flat(mirrored, "#0a2450", 0.86, soft=0.006)
    rng = c.rng(5)
    ripples: Shape = []
    for _ in range(60):
        x, y = rng.uniform(-1, 1), line - 0.02 - 0.58 * rng.random()
        ripples += dot(x, y, rng.uniform(0.03, 0.12), 0.0035, n=12)
    c.flat(ripples, "#7fb6e6", 0.35, soft=0.003)
    mask = c.paint(arms, soft=0.14, rim=1.4, wrap=0.4)
    # She is built of stones like the bridges of the city.
    joints: Shape = []
    for side in (-1, 1):
        path = curve([(side * 0.10, 0.24), (side * 0.34, 0.30), (side * 0.62, 0.22), (side * 0.82, 0.02),
            (side * 0.88, line - 0.02)], False,
            10)
        half = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, 5), [0.175, 0.150, 0.115, 0.105, 0.090])
        for i in range(3, len(path) - 1, 2):
            way = bearing(path[i - 1], path[i + 1])
            joints += limb(polar(path[i], way + 90, half[i] * 0.95), polar(path[i], way - 90, half[i] * 0.95), 0.004)
        for off in (-0.36, 0.36):
            pts = []
            for i in range(1, len(path) - 1):
                way = bearing(path[i - 1], path[i + 1])
                pts.append(polar(path[i], way + 90, half[i] * off))
            joints += sweep(pts[::2], [0.0035, 0.0035], 3)
        for k in range(4):
            fx = side * (0.76 + 0.075 * k)
            joints += limb((fx, line - 0.05), (fx + side * 0.005, line + 0.03), 0.006)
    c.detail(joints, c.palette.form, 0.75, mask, 0.003)
    # Road, railing, lamps and the people over her shoulders.
    road: list[tuple[float, float]] = []
    for x in np.linspace(-1.0, 1.0, 41):
        a = abs(float(x))
        road.append((float(x), float(np.interp(a, (0, 0.12, 0.34, 0.55, 0.72, 0.88, 1.0), (0.43, 0.435, 0.455, 0.385,
            0.25, 0.075,
            0.03)))))
    c.paint(sweep(road, [0.016, 0.016], 3), soft=0.02, rim=1.4)
    rail = [(x, y + 0.055) for x, y in road]
    posts = [p for (x, y) in road[::2] for p in limb((x, y), (x, y + 0.06), 0.004)]
    c.flat(sweep(rail, [0.005, 0.005], 3) + posts, c.palette.dark, 0.95)
    folk: Shape = []
    for i, x in enumerate((-0.80, -0.66, -0.50, -0.36, -0.22, 0.20, 0.31, 0.47, 0.60, 0.76)):
        y = float(np.interp(x, [p[0] for p in road], [p[1] for p in road])) + 0.012
        person = Figure((x, y + 0.060), 0.125 + 0.012 * (i % 3), ("man", "lady", "stout")[i % 3], near_leg=(292, 275),
            far_leg=(255, 250),
            near_arm=(290, 330), far_arm=(250, 260), facing=1 if i % 4 else -1, spine=84)
        folk += person.body() + person.on_head((dress.TOPHAT, dress.BUN, dress.BOWLER)[i % 3])
        if i % 3 == 1:
            folk += person.skirt(y + 0.005, 0.028)
    c.flat(folk, c.palette.dark, 0.97)
    cart = place(machine.cart(0.8), (-0.02, 0.445), 0.18)
    c.flat(cart, c.palette.dark, 0.97)
    for x in (-0.90, -0.58, -0.30, 0.30, 0.58, 0.90):
        y = float(np.interp(x, [p[0] for p in road], [p[1] for p in road]))
        iron, glass, _ = machine.lamp_post(0.24)
        c.flat(place(iron, (x, y)), c.palette.dark)
        c.shine(place(glass, (x, y)), LAMPLIGHT, 0.9, 0.03)
        c.flat(limb((x, 2 * line - y - 0.12), (x, 2 * line - y - 0.30), 0.010, 0.003), LAMPLIGHT, 0.35, soft=0.006)
    # Her head bowed under the road.
    mask = c.paint(hair, soft=0.07, rim=1.1, shade=0.5)
    strands: Shape = []
    for i in range(-5, 6):
        strands += sweep([(i * 0.012, 0.27), (i * 0.036, 0.08), (i * 0.030, -0.06), (i * 0.038, line)], [0.002, 0.005,
            0.004, 0.005])
    c.detail(strands, c.palette.form, 0.95, mask, 0.003)
    face = both((0.0, 0.235), (0.075, 0.21), (0.095, 0.11), (0.055, 0.0), (0.0, -0.035))
    skin = c.paint(face, soft=0.05, shade=0.3, colour="#7ba4cc", rim=0.8)
    c.flat(face, "#5d88b8", 0.60)
    c.detail(move(face, -0.05, 0.05), "#a8cdea", 0.40, skin, 0.03)
    c.flat(pair(sweep([(0.018, 0.105), (0.045, 0.090), (0.074, 0.105)], [0.003, 0.008, 0.003])) + pair(sweep([(0.015,
        0.145), (0.045, 0.155),
        (0.078, 0.142)], [0.003, 0.005, 0.002])) + sweep([(0.0, 0.11), (0.012, 0.055), (-0.006, 0.048)], [0.003,
            0.004]) + sweep([(-0.026,
            0.012), (0, 0.016), (0.026, 0.012)], [0.002, 0.006, 0.002]), c.palette.dark, 0.9)
    crown: Shape = box(-0.125, 0.235, 0.125, 0.275)
    for i in range(5):
        crown += box(-0.125 + 0.055 * i, 0.27, -0.095 + 0.055 * i, 0.305)
    c.paint(crown, soft=0.02, rim=1.3)
    hour(c, "VIII", 0.0, 0.78, 0.20, on_moon=True)
    c.paint(place(machine.boat(0.30), (0.44, -0.34), 0.7), edge=0.005)
    c.shine(dot(0.50, -0.29, 0.012), LAMPLIGHT, 1.0, 0.02)
    sky.birds(c, 5, (-0.6, 0.8), 0.2, 0.04)
