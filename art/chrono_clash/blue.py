"""The Blue Hour: pictures of the blue battlers, bridges and harbour before a pale evening moon."""

import itertools

import numpy as np

from art.chrono_clash import blue_deeds, land, machine, props, sky
from art.chrono_clash import figure as dress
from art.chrono_clash.canvas import Canvas, Mask, tint
from art.chrono_clash.creature import Beast, fish, gull, moth
from art.chrono_clash.dusk import AFTERGLOW, BRASS, DEEP, FROST, LAMPLIGHT, MIST, VIOLET
from art.chrono_clash.figure import Figure
from art.chrono_clash.shapes import (
    Shape,
    bearing,
    between,
    blob,
    both,
    bounds,
    box,
    change,
    curve,
    dot,
    flip,
    hoop,
    limb,
    move,
    pair,
    place,
    polar,
    poly,
    scale,
    sweep,
)
from art.light import blur

# Outlines stay as rows of points:
# fmt: off

book = sky.Book("blue")


@book("foghorn-cow", disc=(-0.24, 0.22, 0.66), kind="moon", clouds="bands", cover=0.6, horizon=-0.4, light=MIST)
def foghorn_cow(c: Canvas) -> None:
    """A cow on a pier; the great brass foghorn strapped along her neck blows rings of fog."""
    land.sea(c, -0.44, 0.9)
    hull = machine.boat(0.34, True)
    c.paint(place(hull, (0.66, -0.42), 0.8), far=0.45, edge=0.006)
    c.mist(-0.44, 0.22, 0.8)
    cow = Beast((-0.34, -0.10), 0.76, "cow", "stand", neck=(40,), head=(-16,), nf=(286, 270, 272), ff=(272, 262, 268),
        nh=(292, 248, 266), fh=(276, 240, 262), tail=(235, 262))
    floor = bounds(cow.leg("nf"))[1] + 0.005
    for x in (-0.86, -0.40, 0.06, 0.50):
        c.paint(limb((x, floor - 0.05), (x, -1.5), 0.045, 0.05), far=0.03, soft=0.03)
        c.paint(limb((x - 0.02, floor - 0.12), (x + 0.42, floor - 0.52), 0.016), far=0.03, soft=0.02)
    c.paint(box(-1.2, floor - 0.085, 0.66, floor) + box(-1.2, floor - 0.02, 0.70, floor + 0.012), soft=0.03)
    c.paint(limb((0.56, floor), (0.56, floor + 0.16), 0.045, 0.038) + dot(0.56, floor + 0.17, 0.062, 0.03), soft=0.03)
    c.paint(cow.on_trunk(blob((0.52, 0.20), (0.80, 0.16), (0.80, -0.02), (0.70, -0.26), (0.56, -0.42), (0.36,
        -0.36))), soft=0.05)
    cow.paint(c)
    c.paint(cow.on_trunk(blob((-0.46, -0.26), (-0.40, -0.43), (-0.33, -0.44), (-0.32, -0.50), (-0.28, -0.50), (-0.27,
        -0.44), (-0.18, -0.43), (-0.17, -0.49), (-0.13, -0.49), (-0.11, -0.42), (-0.02, -0.26))), soft=0.05)
    patches = cow.on_trunk(blob((-0.40, 0.20), (-0.18, 0.26), (-0.05, 0.12), (-0.20, -0.10), (-0.42, -0.04)) + blob(
        (0.06, -0.10), (0.16, 0.06), (0.26, -0.04), (0.20, -0.24)))
    c.detail(patches, "#9cc0d6", 0.34, soft=0.006)
    root, way = cow.on_trunk(dot(-0.02, 0.38, 0.01))[0].mean(0), 35
    horn = blob((-0.055, 0.0, 0), (-0.052, 0.50), (-0.085, 0.78), (-0.15, 0.90), (-0.27, 1.0, 0), (0.27, 1.0, 0),
        (0.15, 0.90), (0.085, 0.78), (0.052, 0.50), (0.055, 0.0, 0)) + dot(0, 0.0, 0.075, 0.035) + dot(0, 0.30, 0.075,
            0.024) + dot(0, 0.60, 0.082, 0.024)
    horn += limb((0, 0), (0, -0.10), 0.026) + dot(0, -0.11, 0.05, 0.024)
    long = 0.78
    for t, k in ((0.20, 0.10), (0.50, 0.13)):
        at = polar(root, way, t * long)
        c.paint(limb(at, (at[0] + k, at[1] - 0.30), 0.020), edge=0.006)
    c.paint(place(horn, root, long, way - 90), colour=BRASS, soft=0.06, rim=1.5, shade=0.4, wrap=0.5)
    mouth = polar(root, way, long)
    c.flat(place(dot(0, 0, 0.035, 0.245), mouth, 1, way), "#2a1608", 0.85)
    c.flat(place(hoop(0, 0, 0.035, 0.008, ry=0.248), mouth, 1, way), "#ffe0a0", 0.75, soft=0.003)
    for i in range(3):
        at = polar(mouth, way, 0.14 + 0.20 * i)
        c.flat(place(hoop(0, 0, 0.050 + 0.02 * i, 0.018 + 0.007 * i, ry=0.22 + 0.07 * i), at, 1, way), "#f4fafa",
            0.66 - 0.14 * i, soft=0.012 + 0.006 * i)
    c.flat(cow.on_head(dot(0.34, 0.08, 0.045)), "#d8ecf6", 0.9)
    c.flat(cow.on_head(dot(0.36, 0.08, 0.022)), c.palette.dark)


@book("inkwell", disc=(0.14, 0.40, 0.72), kind="moon", clouds="none", stars=1.0, horizon=-0.7, gloom=0.25, light=VIOLET)
def inkwell(c: Canvas) -> None:
    """A black cat sits on an overturned ink bottle; its tail runs off into drops and handwriting."""
    c.paint(box(-1.2, -1.5, 1.2, -0.66), soft=0.10, rim=0.9)
    c.flat(limb((-1.1, -0.664), (1.1, -0.664), 0.004), c.palette.rim, 0.6)
    bottle = blob((-0.60, -0.66), (-0.64, -0.48), (-0.60, -0.30), (-0.50, -0.26), (0.14, -0.26), (0.23, -0.32), (0.27,
        -0.40), (0.40, -0.40, 0), (0.40, -0.57, 0), (0.27, -0.57), (0.23, -0.65), (0.14, -0.68), (-0.50, -0.68))
    lip = blob((0.39, -0.35, 0), (0.47, -0.35, 0), (0.47, -0.62, 0), (0.39, -0.62, 0))
    glass = c.paint(bottle + lip, soft=0.10, rim=1.5, colour="#4468c8", wrap=0.7)
    c.detail(box(-0.46, -0.58, -0.06, -0.36), "#d8e2f4", 0.62, glass)
    c.detail(hoop(-0.26, -0.47, 0.07, 0.010) + limb((-0.26, -0.47), (-0.26, -0.42), 0.007) + limb((-0.26, -0.47),
        (-0.22, -0.47), 0.007), None, 0.9, glass, 0.002)
    c.detail(sweep([(-0.54, -0.31), (-0.1, -0.30), (0.12, -0.31)], [0.004, 0.012, 0.004]), "#ffffff", 0.7, glass, 0.006)
    pool = blob((0.42, -0.50, 0), (0.52, -0.52), (0.60, -0.66), (0.92, -0.74), (0.86, -0.84), (0.55, -0.87), (0.30,
        -0.83), (0.26, -0.74), (0.44, -0.70), (0.46, -0.60))
    mask = c.paint(pool + dot(0.12, -0.80, 0.05, 0.018) + dot(-0.02, -0.77, 0.03, 0.010), soft=0.05, rim=1.6, wrap=0.7)
    c.detail(sweep([(0.50, -0.72), (0.68, -0.75), (0.82, -0.78)], [0.003, 0.012, 0.003]), c.palette.rim, 0.8, mask,
        0.006)
    k, at = 1.06, (-0.14, -0.28)
    body = blob((0.30, 0.0, 0), (0.31, 0.05), (0.22, 0.08), (0.19, 0.22), (0.23, 0.40), (0.22, 0.54), (0.14, 0.68),
        (-0.02, 0.70), (-0.10, 0.58), (-0.22, 0.42), (-0.34, 0.24), (-0.38, 0.08), (-0.32, -0.01), (0.0, -0.01))
    head = blob((0.10, 0.96), (0.19, 0.95), (0.28, 1.12, 0), (0.31, 0.88), (0.33, 0.78), (0.27, 0.67), (0.15, 0.61),
        (0.03, 0.66), (-0.03, 0.78), (-0.02, 0.88), (0.0, 1.12, 0), (0.06, 0.97))
    tail = [(-0.32, 0.04), (-0.54, 0.0), (-0.70, 0.14), (-0.62, 0.40), (-0.46, 0.58), (-0.50, 0.86), (-0.36, 1.10)]
    tail = [(at[0] + x * k, at[1] + y * k) for x, y in tail]
    script: list[tuple[float, float]] = [tail[-1]]
    for i in range(96):
        a = i / 5.2
        x = tail[-1][0] + 0.02 + 0.0155 * i + 0.052 * np.sin(np.pi * a)
        tall = 0.17 if int(a / 2) % 4 == 1 else 0.075
        script.append((x, tail[-1][1] + 0.04 * np.sin(i / 96 * np.pi) - 0.0016 * i + tall * (0.5 - 0.5 * np.cos(
            np.pi * a))))
    c.paint(sweep(tail, [0.060, 0.056, 0.050, 0.042, 0.034, 0.022, 0.011]), soft=0.03)
    c.flat(sweep(script, [0.012, 0.010, 0.012, 0.008, 0.004], 3), c.palette.dark, 0.95)
    rng = c.rng(4)
    drops: Shape = []
    for _ in range(17):
        i = int(rng.integers(0, len(script)))
        x, y = script[i][0] + rng.normal(0, 0.02), script[i][1] - rng.uniform(0.06, 0.30)
        s = rng.uniform(0.008, 0.024)
        drops += blob((x, y + s * 2.2, 0), (x + s * 0.8, y), (x, y - s * 0.8), (x - s * 0.8, y), per=5)
    c.flat(drops, c.palette.dark, 0.95)
    whole = c.paint(place(body + head, at, k), soft=0.10)
    c.detail(place(sweep([(-0.02, 0.32), (-0.18, 0.28), (-0.20, 0.10), (-0.06, 0.02), (0.10, 0.03)], [0.005, 0.009,
        0.008, 0.007, 0.004]) + sweep([(0.10, 0.06), (0.09, 0.22), (0.12, 0.34)], [0.005, 0.006, 0.002]), at, k),
            c.palette.rim, 0.35, whole, 0.004)
    for x in (0.07, 0.22):
        c.shine(place(dot(x, 0.815, 0.045, 0.036), at, k), heat=1.0, halo=0.03)
        c.flat(place(dot(x + 0.006, 0.815, 0.010, 0.034), at, k), c.palette.dark)
    whiskers: Shape = []
    for side in (-1, 1):
        for j in range(3):
            whiskers += sweep([(0.15 + side * 0.06, 0.715), (0.15 + side * 0.20, 0.72 - 0.03 * j), (0.15 + side * 0.30,
                0.69 - 0.06 * j)], [0.003, 0.003, 0.001])
    c.flat(place(whiskers, at, k), c.palette.rim, 0.6)


@book("constable-bunting", disc=(0.0, 0.34, 0.74), kind="moon", clouds="bands", cover=0.4, horizon=-0.5)
def bunting(c: Canvas) -> None:
    """A huge round constable fills a narrow bridge gate; a row of ducks passes his boots."""
    land.meridian(c, -0.62, 0.40, 0.62, tower=-0.40, salt=3)
    floor = -0.74
    for side in (-1, 1):
        gate = box(0.60, -1.5, 1.2, 0.62) + box(0.55, 0.56, 1.2, 0.66) + box(0.55, -0.80, 1.2, -0.66)
        gate += [p for i in range(3) for p in box(0.56 + 0.24 * i, 0.64, 0.69 + 0.24 * i, 0.76)]
        c.paint(gate if side > 0 else flip(gate), soft=0.10, rim=1.3)
        x0, x1 = (0.60, 1.1) if side > 0 else (-1.1, -0.60)
        land.stones(c, floor, 0.56, x0, x1, 0.11, 0.30)
    land.ground(c, floor, 0.0, glow=0.9)
    for side in (-1, 1):
        c.paint(blob((side * 0.04, floor + 0.12), (side * 0.30, floor + 0.12), (side * 0.36, floor - 0.02, 0),
            (side * 0.05, floor - 0.02, 0)), soft=0.04)
    coat = both((0.0, 0.42), (0.18, 0.40), (0.38, 0.27), (0.55, 0.02), (0.60, -0.26), (0.50, -0.52), (0.40, -0.64, 0),
        (0.0, -0.67))
    c.cast(coat, floor, 0.5)
    c.paint(sweep([(-0.40, 0.22), (-0.62, -0.02), (-0.55, -0.30)], [0.12, 0.12, 0.075]) + dot(-0.53, -0.33, 0.075),
        soft=0.06)
    mask = c.paint(coat, soft=0.20, rim=1.2)
    head = both((0.0, 0.66), (0.15, 0.62), (0.20, 0.50), (0.22, 0.40), (0.14, 0.32), (0.0, 0.30))
    helmet = both((0.0, 1.03), (0.11, 0.98), (0.185, 0.80), (0.20, 0.62), (0.30, 0.545, 0), (0.15, 0.575),
        (0.0, 0.585)) + dot(0, 1.05, 0.035)
    c.paint(head, soft=0.06, shade=0.3, colour="#6c86a8")
    c.paint(helmet, soft=0.08, shade=0.25)
    c.shine(sky.star4(0, 0.74, 0.085) + dot(0, 0.74, 0.022), "#d8ecff", 0.6, 0.02)
    c.flat(pair(sweep([(0.015, 0.445), (0.10, 0.44), (0.19, 0.485)], [0.030, 0.034, 0.004])), "#dce8f2", 0.9)
    c.flat(pair(dot(0.075, 0.515, 0.014)), c.palette.dark)
    c.detail(sweep([(-0.575, -0.14), (0.0, -0.23), (0.575, -0.14)], [0.030, 0.036, 0.030]), c.palette.form, 0.9, mask)
    c.flat(box(-0.065, -0.275, 0.065, -0.175), "#c9dcea", 0.9, cut=box(-0.038, -0.25, 0.038, -0.20))
    for i in range(5):
        y = 0.24 - 0.105 * i - (0.12 if i == 4 else 0)
        c.shine(dot(0, y, 0.022), "#cfe4f6", 0.45, 0.01)
    c.detail(limb((0, 0.32), (0, -0.66), 0.004), c.palette.rim, 0.25, mask)
    # A tiny whistle on its cord, a tiny lantern on one finger.
    c.flat(sweep([(0.14, 0.26), (0.22, 0.06), (0.27, 0.03)], [0.005, 0.005]), "#dce8f2", 0.8)
    c.flat(dot(0.285, 0.02, 0.024) + box(0.285, 0.022, 0.335, 0.042), "#e8f2fa", 0.95)
    c.paint(sweep([(0.40, 0.22), (0.66, 0.06), (0.52, -0.10)], [0.12, 0.115, 0.07]) + dot(0.50, -0.10, 0.075)
        + limb((0.48, -0.10), (0.40, -0.06), 0.028, 0.022), soft=0.06, shade=0.45)
    frame, glass = props.lantern(0.13)
    c.lamp(0.40, -0.19, 0.5, LAMPLIGHT, 1.0)
    c.shine(place(glass, (0.40, -0.08)), LAMPLIGHT, 0.9, 0.06)
    c.flat(place(frame, (0.40, -0.08)), c.palette.dark)
    for i in range(5):
        s = 0.115 if i == 0 else 0.072
        x = 0.62 - 0.27 * i + (0.06 if i == 0 else 0)
        duck = blob((-0.75, 0.62, 0), (-0.45, 0.42), (0.0, 0.46), (0.22, 0.62), (0.24, 0.90), (0.40, 1.06), (0.58,
            0.96), (0.86, 0.86, 0), (0.60, 0.78), (0.52, 0.50), (0.45, 0.22), (0.10, 0.06), (-0.40, 0.14))
        duck += limb((0.0, 0.1), (0.05 if i % 2 else -0.08, -0.1), 0.05) + limb((0.12, 0.1), (0.18, -0.1), 0.05)
        c.paint(place(duck, (x, floor - 0.06 + 0.008 * (i % 2)), s * 1.5), soft=0.03, rim=1.8, wrap=0.9, far=0.08,
            edge=0.008)


@book("sister-fresnel", disc=(0.0, 0.46, 0.30), kind="moon", clouds="none", stars=0.8, horizon=-0.35, gloom=0.55,
    shafts=0.4, light=DEEP)
def fresnel(c: Canvas) -> None:
    """A nun stands as a lighthouse; the great lens is her halo and throws two beams over the sea."""
    land.sea(c, -0.40, 0.6, dark=0.6)
    x, y, _ = c.disc
    for side in (-1, 1):
        for wide, amount in ((0.40, 0.20), (0.26, 0.30), (0.12, 0.42)):
            c.flat(poly((side * 0.16, y + wide * 0.34), (side * 1.2, y + 0.10 + wide), (side * 1.2, y + 0.10 - wide),
                (side * 0.16, y - wide * 0.34)), c.palette.rim, amount, soft=0.018)
    c.paint(place(machine.boat(0.34, True), (-0.70, -0.40), 0.9), far=0.25, edge=0.006)
    c.paint(place(machine.boat(0.24, True), (0.74, -0.40), 0.8, 0, True), far=0.4, edge=0.006)
    for i, r in enumerate((0.56, 0.49, 0.42, 0.35, 0.28)):
        c.shine(hoop(x, y, r, 0.010), c.palette.disc[0], 0.5 + 0.1 * i, 0.03, 0.5)
        prisms: Shape = []
        n = 40 - 5 * i
        for j in range(n):
            a = 360 * j / n
            prisms += limb(polar((x, y), a, r - 0.016), polar((x, y), a + 3.5, r - 0.054), 0.006)
        c.flat(prisms, c.palette.rim, 0.75)
    rock = blob((-0.75, -0.92, 0), (-0.58, -0.72), (-0.44, -0.70, 0), (-0.36, -0.58), (-0.1, -0.56), (0.12, -0.54),
        (0.36, -0.58), (0.42, -0.68, 0), (0.62, -0.74), (0.80, -0.92, 0), (0.80, -1.5, 0), (-0.8, -1.5, 0))
    c.paint(rock, soft=0.08)
    robe = both((0.0, 0.20), (0.11, 0.19), (0.20, 0.10), (0.22, -0.05), (0.25, -0.30), (0.31, -0.54), (0.44, -0.66, 0),
        (0.0, -0.70))
    mask = c.paint(robe, soft=0.10, rim=1.4, wrap=0.5)
    folds: Shape = []
    for i in range(-3, 4):
        folds += sweep([(i * 0.04, -0.12), (i * 0.066, -0.38), (i * 0.11, -0.68)], [0.002, 0.007, 0.012])
    c.detail(folds, c.palette.form, 0.75, mask, 0.006)
    for i in range(3):
        h = -0.22 - 0.15 * i
        c.shine(blob((-0.022, h - 0.04, 0), (-0.022, h + 0.02), (0, h + 0.045), (0.022, h + 0.02), (0.022, h - 0.04,
            0)), LAMPLIGHT, 0.7, 0.03)
    veil = both((0.0, 0.74), (0.12, 0.71), (0.20, 0.58), (0.21, 0.40), (0.24, 0.20), (0.33, 0.0, 0), (0.20, 0.04),
        (0.13, 0.16), (0.0, 0.16))
    c.paint(veil, soft=0.06, rim=1.4)
    c.flat(both((0.0, 0.68), (0.10, 0.64), (0.145, 0.50), (0.125, 0.34), (0.15, 0.20), (0.10, 0.12), (0.0, 0.10)),
        "#d8ecf4", 0.92, soft=0.003)
    c.flat(both((0.0, 0.62), (0.075, 0.58), (0.095, 0.48), (0.06, 0.36), (0.0, 0.33)), "#3c6484", 0.95, soft=0.004)
    c.flat(pair(sweep([(0.02, 0.485), (0.045, 0.475), (0.07, 0.488)], [0.003, 0.006, 0.003])) + sweep([(-0.025, 0.39),
        (0, 0.385), (0.025, 0.39)], [0.003, 0.006, 0.003]) + sweep([(0, 0.48), (0.012, 0.43), (0, 0.425)], [0.003,
            0.004]), c.palette.dark, 0.8)
    for side in (-1, 1):
        c.paint(sweep([(side * 0.18, 0.11), (side * 0.24, -0.10), (side * 0.03, 0.0)], [0.065, 0.075, 0.035])
            + limb((side * 0.035, -0.02), (side * 0.008, 0.10), 0.024, 0.012), soft=0.03, shade=0.35)
    c.flat(limb((0, -0.10), (0, -0.20), 0.008) + limb((-0.03, -0.13), (0.03, -0.13), 0.008), "#e8f8ff", 0.85)


@book("clerk-of-small-hours", disc=(0.30, 0.34, 0.52), kind="moon", clouds="bands", cover=0.4, horizon=-0.5, stars=0.4)
def clerk(c: Canvas) -> None:
    """A thin clerk on a very high stool writes at a very high desk, before a wall of little drawers."""
    land.layer(c, land.roofs(c, -0.50, 0.24, 6, 22), 0.6, 0.5, 0.4)
    pane = box(-0.28, -0.52, 0.88, 0.38) + dot(0.30, 0.38, 0.58, 0.56, n=60)
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=pane, soft=0.06, rim=1.4)
    bars = limb((0.30, -0.52), (0.30, 0.95), 0.012) + limb((-0.28, 0.38), (0.88, 0.38), 0.012) + limb((-0.28, -0.08),
        (0.88, -0.08), 0.009) + limb((0.01, -0.52), (0.01, 0.38), 0.007) + limb((0.59, -0.52), (0.59, 0.38), 0.007)
    for a in (45, 135):
        bars += limb((0.30, 0.38), polar((0.30, 0.38), a, 0.58), 0.008)
    c.paint(bars + hoop(0.30, 0.38, 0.25, 0.008, 0, 180), edge=0.006, soft=0.02)
    drawers: Shape = []
    knobs: Shape = []
    for row in range(12):
        for col in range(4):
            x, y = -0.98 + 0.165 * col, -0.72 + 0.145 * row
            drawers += [p for a, b in itertools.pairwise(((x, y), (x + 0.14, y), (x + 0.14, y + 0.12), (x, y + 0.12),
                (x, y))) for p in limb(a, b, 0.004)]
            knobs += dot(x + 0.07, y + 0.06, 0.011, n=10)
    c.detail(drawers, c.palette.form, 0.75, soft=0.002)
    c.detail(knobs, c.palette.rim, 0.6, soft=0.002)
    c.paint(blob((-0.45, 0.145, 0), (-0.30, 0.145, 0), (-0.30, 0.265, 0), (-0.45, 0.265, 0)), soft=0.02, rim=1.2)
    floor = -0.80
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.4, soft=0.05)
    moonlight = poly((0.02, floor), (0.62, floor), (0.80, -1.2), (-0.10, -1.2))
    c.flat(moonlight, c.palette.form, 0.30, soft=0.03)
    seat = -0.06
    stool: Shape = []
    for x0, x1 in ((-0.20, -0.34), (-0.10, -0.14), (0.04, 0.16)):
        stool += limb((x0, seat), (x1, floor), 0.016, 0.013)
    stool += limb((-0.29, -0.52), (0.12, -0.52), 0.011) + limb((-0.25, -0.30), (0.09, -0.30), 0.010) + blob((-0.25,
        seat - 0.02), (-0.24, seat + 0.03), (0.08, seat + 0.03), (0.09, seat - 0.02))
    desk = poly((0.17, 0.22), (0.22, 0.13), (0.80, 0.27), (0.80, 0.38)) + limb((0.74, 0.28), (0.70, floor), 0.022,
        0.030) + limb((0.32, 0.16), (0.36, floor), 0.020, 0.026) + limb((0.35, -0.40), (0.71, -0.40), 0.014)
    desk += box(0.62, 0.35, 0.90, 0.39)
    c.paint(desk, soft=0.03)
    man = Figure((-0.10, 0.03), 1.06, "slim", spine=70, head=70, near_arm=(318, 12), far_arm=(330, 20), near_leg=(344,
        262), far_leg=(338, 250))
    c.paint(man.arm(False) + man.leg(False, 1.2), far=0.05)
    c.paint(stool, soft=0.02, edge=0.007)
    tails = blob((man.hip[0] + 0.06, man.hip[1] + 0.10, 0), (man.hip[0] - 0.12, man.hip[1] + 0.06), (man.hip[0] - 0.20,
        man.hip[1] - 0.14), (man.hip[0] - 0.26, man.hip[1] - 0.42, 0), (man.hip[0] - 0.15, man.hip[1] - 0.30),
        (man.hip[0] - 0.14, man.hip[1] - 0.46, 0), (man.hip[0] - 0.04, man.hip[1] - 0.16), (man.hip[0] + 0.08,
            man.hip[1] - 0.05))
    c.paint(man.leg(True, 1.2), shade=0.3)
    visor = blob((-0.85, 0.55), (0.0, 0.72), (0.8, 0.52), (1.62, 0.30, 0), (0.9, 0.28), (-0.8, 0.35))
    nose = sweep([(0.7, 0.0), (1.25, -0.18), (1.4, -0.34)], [0.14, 0.12, 0.06])
    c.paint(man.trunk() + man.skull() + tails + man.on_head(visor + nose + dress.COLLAR), soft=0.05)
    c.paint(man.arm(True, 0.95), shade=0.4)
    quill = sweep([(0, -0.06), (-0.03, 0.2), (-0.16, 0.62)], [0.006, 0.012, 0.006]) + blob((-0.01, 0.14, 0), (-0.07,
        0.28), (-0.24, 0.60), (-0.26, 0.84, 0), (-0.10, 0.56), (0.00, 0.30))
    c.paint(place(quill, (man.hand_n[0] + 0.02, man.hand_n[1] - 0.01), 0.62, 8), soft=0.03, far=0.05, rim=1.6,
        wrap=0.8)
    # Hourglasses on the desk and a candle.
    for x, y, s in ((0.70, 0.49, 0.20), (0.84, 0.47, 0.15)):
        frame, glass = props.hourglass(s)
        c.flat(place(glass, (x, y)), c.palette.rim, 0.35)
        c.paint(place(frame, (x, y)), edge=0.005, soft=0.02)
        c.flat(place(both((0.0, -0.08 * s / 0.2), (0.03 * s / 0.2, -0.085 * s / 0.2), (0.0, -0.04 * s / 0.2)), (x, y)),
            LAMPLIGHT, 0.9)
    candle, wick = props.candle(0.16, 0.030)
    c.paint(place(candle, (-0.375, 0.265)), soft=0.02, rim=1.2)
    at = (-0.375 + wick[0], 0.265 + wick[1])
    c.lamp(*at, 0.55, LAMPLIGHT, 0.9)
    c.shine(blob((at[0] - 0.018, at[1] + 0.01), (at[0], at[1] + 0.085, 0), (at[0] + 0.018, at[1] + 0.01)), LAMPLIGHT,
        1.3, 0.05)


@book("bathysphere-bet", disc=(0.16, 1.02, 0.46), kind="veiled", clouds="none", horizon=0.9, light=DEEP, shafts=0.35)
def bet(c: Canvas) -> None:
    """A diver girl in a round brass helmet sits on her bathysphere at the bottom of the harbour."""
    sky.rays(c, 12, 0.32, 2.4, start=215, turn=110)
    land.layer(c, land.hills(c, -0.42, 0.16, 4), 0.55, 0.5, 0.6)
    wreck = blob((-1.1, -0.5, 0), (-1.0, -0.1), (-0.86, -0.30), (-0.6, -0.38), (-0.5, -0.6, 0)) + limb((-0.86, -0.3),
        (-0.70, 0.42), 0.016, 0.008) + limb((-0.86, 0.20), (-0.60, 0.14), 0.008)
    c.paint(wreck, far=0.42, soft=0.05, rim=0.6)
    school: Shape = []
    rng = c.rng(8)
    for _ in range(15):
        school += place(fish(rng.uniform(0.06, 0.11)), (-0.66 + 0.34 * rng.normal(), 0.62 + 0.13 * rng.normal()), 1,
            rng.uniform(-12, 14))
    c.flat(school, c.palette.dark, 0.6)
    c.paint(sweep([(0.58, 1.5), (0.54, 0.7), (0.30, -0.02)], [0.012, 0.012]), edge=0.006)
    x, y, r = 0.02, -0.40, 0.47
    c.paint(box(x - 0.40, -0.92, x - 0.30, -0.66) + box(x + 0.30, -0.92, x + 0.40, -0.66) + box(x - 0.52, -0.95,
        x + 0.52, -0.88), soft=0.03)
    land.ground(c, -0.90, 0.03, glow=0.8)
    mask = c.paint(dot(x, y, r, n=90) + box(x - 0.15, y + r - 0.05, x + 0.15, y + r + 0.05), soft=0.20, rim=1.3,
        colour="#2a688c")
    c.detail(hoop(x, y, r * 0.99, 0.018, ry=0.10) + hoop(x, y, 0.12, 0.012, ry=r) , None, 0.55, mask)
    rivets: Shape = []
    for i in range(26):
        a = 360 * i / 26
        rivets += dot(*polar((x, y), a, r * 0.92), 0.011, n=10)
    c.detail(rivets, c.palette.rim, 0.55, mask, 0.002)
    for px, py, pr in ((x - 0.04, y - 0.04, 0.155), (x + 0.30, y + 0.02, 0.085), (x - 0.34, y + 0.06, 0.07)):
        c.paint(dot(px, py, pr * 1.32), soft=0.03, colour=BRASS, rim=1.2)
        c.shine(dot(px, py, pr), LAMPLIGHT, 0.65, 0.06, 0.6)
        c.flat(hoop(px, py, pr * 0.96, pr * 0.08), c.palette.dark, 0.8)
    c.flat(limb((x - 0.04, y - 0.19), (x - 0.04, y + 0.11), 0.010) + limb((x - 0.19, y - 0.04), (x + 0.11, y - 0.04),
        0.010), c.palette.dark, 0.85)
    # The girl: boots, suit, helmet; the hoses are her pigtails.
    top = y + r
    hx, hy, hr = x, top + 0.58, 0.205
    for side in (-1, 1):
        hose = [(hx + side * 0.17, hy + 0.08), (hx + side * 0.44, hy + 0.12), (hx + side * 0.52, hy - 0.28),
            (hx + side * 0.40, top - 0.05), (hx + side * 0.44, y + 0.20)]
        c.paint(sweep(hose, [0.036, 0.038, 0.036, 0.034, 0.030]), soft=0.03, rim=1.3)
        line = curve(hose, False, 9)
        rings: Shape = []
        for a, b in itertools.pairwise(line[::2]):
            rings += limb(polar(a, bearing(a, b) + 90, 0.036), polar(a, bearing(a, b) - 90, 0.036), 0.006)
        c.detail(rings, c.palette.rim, 0.35, soft=0.002)
        c.paint(dot(*hose[0], 0.05) + dot(hx + side * 0.26, hy + 0.13, 0.035, 0.06), soft=0.02, colour=BRASS)
    for side in (-1, 1):
        c.paint(sweep([(x + side * 0.10, top + 0.08), (x + side * 0.27, top + 0.08), (x + side * 0.24, top - 0.20)],
            [0.10, 0.095, 0.065]) + blob((x + side * 0.16, top - 0.16, 0), (x + side * 0.31, top - 0.16, 0),
                (x + side * 0.37, top - 0.30), (x + side * 0.15, top - 0.31)), soft=0.05, shade=0.45)
    suit = both((0.0, 0.40), (0.15, 0.38), (0.22, 0.30), (0.20, 0.16), (0.22, 0.02), (0.0, 0.0), x=x)
    mask = c.paint(move(suit, 0, top), soft=0.08, shade=0.3)
    c.detail(move(sweep([(x - 0.2, 0.10), (x, 0.07), (x + 0.2, 0.10)], [0.016, 0.020, 0.016]), 0, top), BRASS, 0.9,
        mask)
    for side in (-1, 1):
        c.paint(sweep([(x + side * 0.18, top + 0.33), (x + side * 0.30, top + 0.16), (x + side * 0.20, top + 0.05)],
            [0.062, 0.062, 0.045]) + dot(x + side * 0.20, top + 0.04, 0.055), soft=0.04, shade=0.4)
    c.paint(blob((x - 0.22, top + 0.36), (x, top + 0.44), (x + 0.22, top + 0.36), (x + 0.14, top + 0.29), (x,
        top + 0.27), (x - 0.14, top + 0.29)), soft=0.03, colour=BRASS, rim=1.2, shade=0.3)
    c.paint(dot(hx, hy, hr, n=60) + box(hx - 0.09, hy + hr - 0.03, hx + 0.09, hy + hr + 0.04), soft=0.10, colour=BRASS,
        rim=1.5, wrap=0.5, shade=0.3)
    c.flat(dot(hx, hy - 0.01, 0.135), "#0a2a30", 1.0)
    c.shine(dot(hx, hy - 0.01, 0.122), "#ffd890", 0.42, 0.05, 0.5)
    c.flat(dot(hx, hy - 0.05, 0.075, 0.085), "#2a3c3c", 0.92)
    c.flat(blob((hx - 0.085, hy - 0.02), (hx - 0.06, hy + 0.05), (hx, hy + 0.065), (hx + 0.06, hy + 0.05), (hx + 0.085,
        hy - 0.02), (hx, hy + 0.015)), "#0c1c20", 0.95)
    c.flat(dot(hx - 0.028, hy - 0.045, 0.010) + dot(hx + 0.028, hy - 0.045, 0.010) + sweep([(hx - 0.026, hy - 0.088),
        (hx, hy - 0.10), (hx + 0.026, hy - 0.088)], [0.003, 0.006, 0.003]), "#ffe0a8", 0.95)
    c.flat(hoop(hx, hy - 0.01, 0.135, 0.016), "#3c2408", 0.9)
    c.flat([p for i in range(8) for p in dot(*polar((hx, hy - 0.01), 45 * i + 22, 0.136), 0.010, n=8)], "#ffe0a0", 0.9)
    c.flat(sweep([(hx - 0.08, hy + 0.06), (hx - 0.10, hy - 0.01), (hx - 0.08, hy - 0.06)], [0.004, 0.010, 0.003]),
        "#ffffff", 0.7, soft=0.004)
    bubbles: Shape = []
    for _ in range(26):
        bx, by, br = hx + 0.28 + rng.normal(0, 0.07), rng.uniform(0.35, 1.2), rng.uniform(0.008, 0.032)
        bubbles += hoop(bx + 0.05 * np.sin(by * 9), by, br, br * 0.13)
    c.flat(bubbles, c.palette.rim, 0.75)
    weed: Shape = []
    for i in range(16):
        wx = (-1 if i % 2 else 1) * rng.uniform(0.62, 1.0)
        h = rng.uniform(0.25, 0.75)
        weed += sweep([(wx, -1.2), (wx + 0.05, -0.95 + h * 0.3), (wx - 0.05, -0.95 + h * 0.7), (wx + 0.04, -0.95 + h)],
            [0.022, 0.026, 0.020, 0.003])
    c.paint(weed, soft=0.02, rim=0.8, edge=0.006)


@book("watch-of-one", disc=(0.06, 0.66, 0.42), kind="moon", clouds="bands", cover=0.5, horizon=-0.10, stars=0.6)
def watch(c: Canvas) -> None:
    """A lonely watchman on the wall; his lantern and the moon give him five shadows, in formation."""
    land.meridian(c, -0.18, 0.30, 0.60, tower=-0.62, salt=7)
    top = -0.04
    merlons: Shape = []
    for i in range(9):
        merlons += box(-1.12 + 0.26 * i, top - 0.1, -0.97 + 0.26 * i, top + 0.13)
    c.paint(merlons + box(-1.2, top - 0.2, 1.2, top), far=0.12, soft=0.04, rim=1.2)
    floor = -0.16
    px, py = c.soft_field()
    pale = np.exp(-(((px - 0.05) / 0.85) ** 2)) * np.clip((floor - py) / 0.02, 0, 1) * np.clip(1 - (floor - py) / 1.25,
        0, 1)
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.3, far=0.10)
    c.veil(pale * 0.85, c.palette.haze)
    slabs: Shape = []
    for k in range(1, 7):
        slabs += limb((-1.2, floor - 0.035 * k * k), (1.2, floor - 0.035 * k * k), 0.002 + 0.0008 * k)
    for i in range(-9, 10):
        slabs += limb((i * 0.11, floor), (i * 0.52, -1.45), 0.002, 0.007)
    c.detail(slabs, None, 0.40, soft=0.003)
    man = Figure((0.0, 0.40), 1.02, "man", turn=1, near_arm=(318, 66), far_arm=(222, 196), near_leg=(280, 268),
        far_leg=(257, 268), head=94)
    low = floor + 0.03 - min(bounds(man.leg(True))[1], bounds(man.leg(False))[1])
    man = Figure((0.0, 0.40 + low), 1.02, "man", turn=1, near_arm=(318, 66), far_arm=(222, 196), near_leg=(280, 268),
        far_leg=(257, 268), head=94)
    coat = man.trunk() + both((0.0, man.hip[1] + 0.10), (0.095, man.hip[1] + 0.10), (0.11, man.hip[1] - 0.02), (0.15,
        man.hip[1] - 0.16, 0), (0.0,
        man.hip[1] - 0.15)) + man.on_chest(both((0.0, 1.06), (0.10, 1.06), (0.34, 0.92), (0.40, 0.80), (0.0, 0.78)))
    helm = man.on_head(both((0, 1.45), (0.5, 1.30), (0.80, 0.75), (0.86, 0.42), (1.70, 0.12), (1.66, 0.02), (0.8,
        0.18), (0, 0.24)))
    pole = man.in_hand(props.halberd(0.70), True, 90, 0.86)
    mass = man.body() + coat + helm + pole
    for lean in (-2.0, -1.0, 0.0, 1.0, 2.0):
        def thrown(p: np.ndarray, lean: float = lean) -> np.ndarray:
            rise = p[:, 1] - floor
            return np.stack([p[:, 0] * (0.62 + 0.10 * rise) + rise * lean * 0.52, floor - rise * 0.56], 1)
        c.flat(change(mass, thrown), "#030c22", 0.86, soft=0.004)
    c.paint(pole, edge=0.006, soft=0.02)
    c.paint(man.arm(False, 1.15) + man.leg(False, 1.3) + man.leg(True, 1.3), soft=0.04)
    mask = c.paint(coat + man.skull() + helm, soft=0.07, rim=1.3)
    c.detail(man.on_chest(limb((-0.3, 0.85), (0.3, 0.15), 0.025) + limb((0.3, 0.85), (-0.3, 0.15), 0.025)),
        c.palette.rim, 0.35, mask, 0.003)
    c.paint(man.arm(True, 1.15), shade=0.4)
    at = man.hand_f
    frame, glass = props.lantern(0.19)
    c.lamp(at[0], at[1] - 0.18, 0.75, LAMPLIGHT, 0.9)
    c.shine(place(glass, at), LAMPLIGHT, 0.9, 0.06)
    c.flat(place(frame, at), c.palette.dark)


@book("inspector-vesper", disc=(0.40, 0.50, 0.33), kind="moon", clouds="none", horizon=-0.30, stars=0.5,
    light=AFTERGLOW)
def vesper(c: Canvas) -> None:
    """A tall inspector in bowler and high collar holds up a glass; its lens frames the moon."""
    land.layer(c, land.roofs(c, -0.50, 0.34, 6, 18), 0.66, 0.6, 0.7)
    land.layer(c, land.roofs(c, -0.56, 0.50, 5, 10), 0.34, 0.7, 0.7)
    land.windows(c, -0.50, -0.2, 12, colour=LAMPLIGHT, size=0.020)
    land.sea(c, -0.56, 1.3, dark=0.4)
    c.paint(box(-1.2, -1.5, 1.2, -0.80), soft=0.04, rim=1.0)
    for x in (0.82, 0.50):
        c.flat(limb((x, -0.60), (x, -0.78), 0.016, 0.030), LAMPLIGHT, 0.40, soft=0.012)
    for x, h in ((0.82, 0.80), (0.50, 0.50)):
        iron, glass, light = machine.lamp_post(h)
        c.lamp(x, -0.80 + light[1], h * 0.5, LAMPLIGHT, 0.6)
        c.paint(place(iron, (x, -0.80)), far=0.12 if h > 0.6 else 0.3, edge=0.006, soft=0.02)
        c.shine(place(glass, (x, -0.80)), LAMPLIGHT, 0.7, 0.03)
    c.lamp(0.40, 0.1, 1.2, c.palette.halo, 0.35)
    c.mist(-0.62, 0.16, 0.5)
    x, y, r = c.disc
    who = Figure((-0.50, -0.66), 2.35, "lady", spine=88, head=84, near_arm=(322, 62), far_arm=(280, 318))
    h, n = who.hip, who.neck
    coat = who.trunk() + blob((n[0] + 0.10, n[1] + 0.02), (n[0] + 0.22, n[1] - 0.14), (h[0] + 0.22, h[1] + 0.22),
        (h[0] + 0.34, h[1] - 0.30), (h[0] + 0.38, -1.5, 0), (h[0] - 0.62, -1.5, 0), (h[0] - 0.42, h[1] - 0.1), (h[0]
            - 0.24, h[1] + 0.34), (n[0] - 0.24, n[1] - 0.12), (n[0] - 0.10, n[1] + 0.02))
    cape = blob((n[0] + 0.04, n[1] + 0.02), (n[0] + 0.24, n[1] - 0.14), (n[0] + 0.28, n[1] - 0.40), (n[0] + 0.26,
        n[1] - 0.52, 0), (n[0] - 0.05, n[1] - 0.56), (n[0] - 0.40, n[1] - 0.60, 0), (n[0] - 0.32, n[1] - 0.30), (n[0]
            - 0.22, n[1] - 0.08))
    collar = who.on_head(blob((-0.9, -1.6), (-1.2, -0.25, 0), (-0.55, -0.62), (0.2, -0.95), (0.95, -0.62, 0), (0.95,
        -1.6)))
    hair = who.on_head(blob((-0.55, 0.5), (-0.95, 0.1), (-1.05, -0.35), (-0.70, -0.62), (-0.35, -0.2)) + dot(-1.0,
        -0.28, 0.36, 0.32))
    c.paint(who.arm(False, 1.2), far=0.05)
    mask = c.paint(coat + who.skull() + hair + who.on_head(dress.BOWLER), soft=0.12, rim=1.9, form=1.0, wrap=0.4)
    c.detail(limb((h[0] + 0.12, -0.2), (h[0] + 0.16, -1.2), 0.006) + who.on_head(sweep([(-0.82, 0.52), (0, 0.46), (0.80,
        0.52)], [0.05, 0.06, 0.05])), c.palette.form, 0.9, mask, 0.003)
    c.paint(collar, soft=0.06, rim=1.3, shade=0.3)
    mask = c.paint(cape, soft=0.10, rim=1.2, shade=0.35)
    c.detail([p for i in range(4) for p in sweep([(n[0] - 0.12 + 0.08 * i, n[1] - 0.10), (n[0] - 0.20 + 0.13 * i,
        n[1] - 0.54)], [0.002, 0.012])], c.palette.form, 0.6, mask, 0.008)
    way = bearing(who.hand_n, (x, y))
    c.paint(limb(polar(who.hand_n, way, -0.10), polar((x, y), way, -r), 0.030, 0.020), soft=0.03, colour=BRASS)
    c.paint(hoop(x, y, r * 1.04, 0.030), soft=0.03, colour=BRASS, rim=1.5, wrap=0.6)
    c.paint(who.arm(True, 1.2), shade=0.4, soft=0.07)
    c.flat(sweep([polar((x, y), 165, r * 0.86), polar((x, y), 135, r * 0.88), polar((x, y), 105, r * 0.86)], [0.004,
        0.014, 0.004]), "#ffffff", 0.55, soft=0.006)
    c.shine(who.on_head(dot(0.56, 0.14, 0.075, 0.045)), heat=0.7, halo=0.02)


def canopy(r: float, ribs: int = 6) -> tuple[Shape, Shape]:
    """An open umbrella from the side, its hem at y = 0, ferrule up: mass and ribs."""
    hem = []
    for k in range(ribs + 1):
        x = r * np.cos(np.pi * k / ribs)
        hem.append((x, 0.0, 0))
        if k < ribs:
            hem.append((r * np.cos(np.pi * (k + 0.5) / ribs), 0.09 * r))
    dome = blob((-r, 0.0, 0), (-0.90 * r, 0.36 * r), (-0.5 * r, 0.68 * r), (0, 0.80 * r), (0.5 * r, 0.68 * r),
        (0.90 * r,
        0.36 * r), *hem[:-1])
    spike = poly((-0.040 * r, 0.76 * r), (0, 1.55 * r), (0.040 * r, 0.76 * r)) + dot(0, 0.82 * r, 0.05 * r)
    lines: Shape = []
    for k in range(1, ribs):
        x = r * np.cos(np.pi * k / ribs)
        lines += sweep([(x, 0.0), (x * 0.86, 0.42 * r), (0, 0.80 * r)], [0.006, 0.006, 0.003])
    return dome + spike, lines


@book("umbrella-regiment", disc=(-0.16, 0.16, 0.74), kind="moon", clouds="billows", cover=0.45, horizon=-0.5,
    light=FROST)
def umbrellas(c: Canvas) -> None:
    """Soldiers march in a wedge under overlapping umbrellas, ferrules out like bayonets."""
    land.layer(c, land.roofs(c, -0.66, 0.36, 4, 14), 0.62, 0.5, 0.5)
    floor = -0.74
    land.ground(c, floor, 0.0, glow=1.0)
    legs: Shape = []
    for i in range(9):
        x = -0.72 + 0.165 * i
        near, far = ((304, 278), (250, 222)) if i % 2 else ((292, 268), (244, 214))
        soldier = Figure((x, floor + 0.345), 0.72, "man", near_leg=near, far_leg=far)
        legs += soldier.leg(True, 1.3) + soldier.leg(False, 1.3)
        legs += blob((x - 0.07, floor + 0.56), (x + 0.07, floor + 0.56), (x + 0.14, floor + 0.19, 0), (x - 0.15,
            floor + 0.20, 0))
    c.cast(legs, floor, 0.5)
    c.paint(legs, soft=0.03, edge=0.008)
    c.paint(blob((-0.98, -0.36), (-0.94, 0.06), (-0.74, 0.44), (-0.36, 0.66), (0.08, 0.58), (0.40, 0.28), (0.62, -0.06),
        (0.64, -0.34), (0.40, -0.36), (-0.80, -0.36)), soft=0.08)
    rows = (((-0.78, 0.34, 0.26, 22), (-0.40, 0.56, 0.30, 8), (0.04, 0.48, 0.30, -12)), ((-0.88, 0.06, 0.27, 48),
        (-0.60, 0.27, 0.31, 16), (-0.18, 0.34, 0.34, 2), (0.22, 0.26, 0.32, -24), (0.48, 0.10, 0.27, -48)), ((-0.76,
            -0.14, 0.29, 34), (-0.42, 0.06, 0.33, 10), (0.04, 0.08, 0.34, -6), (0.38, -0.06, 0.30, -36), (0.58, -0.24,
                0.26, -64)), ((-0.62, -0.33, 0.28, 24), (-0.22, -0.22, 0.34, 4), (0.22, -0.28, 0.32, -20), (0.44, -0.42,
                    0.24, -58)))
    for depth, row in enumerate(rows):
        near = max(0.0, 0.15 - 0.05 * depth)
        for x, y, r, lean in sorted(row, key=lambda u: -abs(u[0] + 0.1)):
            mass, ribs = canopy(r)
            c.paint(place(mass, (x, y), 1, lean), far=near, soft=0.10, rim=1.5, shade=0.55,
                wrap=0.45, edge=0.011)
            c.detail(place(ribs, (x, y), 1, lean), c.palette.rim, 0.34, soft=0.003)
            c.shine(place(dot(0, 1.53 * r, 0.008), (x, y), 1, lean), c.palette.rim, 0.7, 0.012)
    # The soldiers look out under the hems.
    for x, y in ((-0.62, -0.40), (-0.42, -0.36), (-0.16, -0.35), (0.06, -0.36), (0.26, -0.41)):
        c.shine(dot(x - 0.018, y, 0.008, 0.006) + dot(x + 0.022, y, 0.008, 0.006), heat=0.7, halo=0.012)
    c.mist(-0.72, 0.12, 0.5)


@book("slow-bridge-tollman", disc=(0.28, 0.34, 0.56), kind="moon", clouds="bands", cover=0.5, horizon=-0.3,
    light=AFTERGLOW)
def tollman(c: Canvas) -> None:
    """An old man's outstretched arm is the toll barrier of an arched bridge; he fishes for coins meanwhile."""
    land.layer(c, land.roofs(c, -0.50, 0.34, 8, 18), 0.64, 0.6, 0.5)
    land.sea(c, -0.56, 0.9, dark=0.7)
    deck = [(x, -0.20 - 0.20 * (abs(x) / 1.1) ** 2) for x in np.linspace(-1.15, 1.15, 30)]
    bridge = poly((-1.15, -1.5), *deck, (1.15, -1.5))
    arch = dot(0.0, -0.90, 0.66, 0.52, n=60)
    mask = c.paint(bridge, cut=arch, soft=0.08, rim=1.2)
    c.paint(poly((-1.2, -1.5), (-1.2, -0.84), (1.2, -0.84), (1.2, -1.5)), rim=0.3)
    stones: Shape = hoop(0.0, -0.90, 0.70, 0.006, 0, 180, ry=0.56)
    for i in range(23):
        a = np.radians(4 + 172 * i / 22)
        stones += limb((0.665 * np.cos(a), -0.90 + 0.525 * np.sin(a)), (0.735 * np.cos(a), -0.90 + 0.60 * np.sin(a)),
            0.004)
    c.detail(stones, c.palette.form, 0.8, mask, 0.002)
    rail = [(x, y + 0.045) for x, y in deck]
    # A queue waits beyond the barrier.
    queue: Shape = []
    for i, x in enumerate((0.70, 0.80, 0.91)):
        person = Figure((x, -0.15 - 0.035 * i + 0.10), 0.30 - 0.04 * (i % 2), ("lady", "stout", "child")[i], facing=-1,
            near_arm=(300, 20), near_leg=(276, 268), far_leg=(262, 262))
        queue += person.body() + (person.on_head(dress.TOPHAT) if i == 1 else person.skirt(person.hip[1] - 0.12, 0.06))
    c.paint(queue, far=0.10, soft=0.02, edge=0.005)
    c.paint(sweep(rail, [0.016, 0.016], 3), soft=0.02)
    man = Figure((-0.54, 0.22), 1.02, "stout", spine=64, head=80, near_arm=(5, 5), far_arm=(215, 190), near_leg=(290,
        262),
        far_leg=(262, 250))
    low = -0.22 - bounds(man.leg(True, 1.3))[1]
    man = Figure((-0.54, 0.22 + low), 1.02, "stout", spine=64, head=84, near_arm=(5, 5), far_arm=(205, 188),
        near_leg=(290, 262), far_leg=(262, 250))
    c.paint(limb((0.60, -0.24), (0.60, 0.16), 0.024, 0.020) + sweep([(0.54, 0.30), (0.55, 0.20), (0.60, 0.15), (0.65,
        0.20), (0.66, 0.30)], [0.014, 0.016, 0.018, 0.016, 0.014]) + limb((0.56, -0.24), (0.64, -0.24), 0.03),
            soft=0.03)
    c.paint(man.arm(False, 1.2) + man.leg(False, 1.4), far=0.05)
    c.paint(man.leg(True, 1.4))
    beard = blob((0.10, -0.30), (0.50, -0.38), (0.92, -0.42), (1.05, -0.9), (1.10, -1.6), (0.95, -2.5), (0.65, -3.3,
        0), (0.40, -2.3), (0.10, -1.2), (-0.05, -0.6))
    hat = blob((-0.72, 0.42, 0), (-0.62, 1.5), (-0.95, 2.15, 0), (0.55, 2.45, 0), (0.68, 1.4), (0.72, 0.42, 0)) + blob(
        (-1.45, 0.62), (-0.9, 0.32), (0.9, 0.34), (1.5, 0.50), (0.8, 0.54), (-0.8, 0.54))
    h = man.hip
    coat = man.trunk() + blob((h[0] + 0.16, h[1] + 0.16), (h[0] + 0.17, h[1] - 0.04), (h[0] + 0.13, h[1] - 0.24, 0),
        (h[0] - 0.06, h[1]
        - 0.27), (h[0] - 0.26, h[1] - 0.30, 0), (h[0] - 0.21, h[1] - 0.04), (h[0] - 0.13, h[1] + 0.14))
    c.paint(coat + man.skull() + man.on_head(hat), soft=0.08, rim=1.2)
    c.paint(man.on_head(beard), soft=0.03, colour="#b8c8dc", rim=1.3, shade=0.3)
    s = man.shoulder_n
    arm = [s, (s[0] + 0.35, s[1] - 0.02), (0.36, 0.27), (0.62, 0.22)]
    mask = c.paint(sweep(arm, [0.070, 0.058, 0.050, 0.044]) + blob((0.58, 0.28), (0.70, 0.28), (0.80, 0.24), (0.82,
        0.19), (0.70, 0.17), (0.58, 0.18)), soft=0.05, shade=0.4)
    line = curve(arm, False, 12)
    bands: Shape = []
    for i in range(6, len(line) - 4, 6):
        a, e, u, w = (polar(line[i], bearing(line[i], line[i + 3]) + 90, 0.08), polar(line[i], bearing(line[i],
            line[i + 3]) - 90, 0.08),
            polar(line[i + 3], bearing(line[i], line[i + 3]) - 90, 0.08), polar(line[i + 3], bearing(line[i],
                line[i + 3]) + 90, 0.08))
        bands += poly(a, e, u, w)
    c.detail(bands, "#7fb4ea", 0.95, mask, 0.002)
    frame, glass = props.lantern(0.15)
    mid = line[len(line) // 2]
    c.lamp(mid[0], mid[1] - 0.22, 0.5, LAMPLIGHT, 0.8)
    c.shine(place(glass, (mid[0], mid[1] - 0.04)), LAMPLIGHT, 0.9, 0.05)
    c.flat(place(frame, (mid[0], mid[1] - 0.04)), c.palette.dark)
    f = man.hand_f
    rod = polar(f, 148, 0.30)
    c.paint(limb(polar(f, 148, -0.12), rod, 0.011, 0.004), edge=0.005)
    c.flat(limb(rod, (rod[0] - 0.005, -0.60), 0.0022), c.palette.rim, 0.8)
    c.shine(dot(rod[0] - 0.005, -0.62, 0.030), LAMPLIGHT, 0.9, 0.03)
    c.flat(hoop(rod[0] - 0.005, -0.62, 0.018, 0.004), "#5c3c10", 0.8)


@book("evening-understudy", disc=(0.02, 0.36, 0.46), kind="moon", clouds="none", horizon=-0.4, stars=0.0, gloom=0.2,
    light=VIOLET)
def understudy(c: Canvas) -> None:
    """An actor bows between two curtains, a fan of masks on sticks in one hand; the moon hangs on cords."""
    x, y, r = c.disc
    c.flat(limb((x - 0.20, y + r * 0.9), (x - 0.20, 1.5), 0.004) + limb((x + 0.20, y + r * 0.9), (x + 0.20, 1.5),
        0.004),
        c.palette.rim, 0.7)
    for sx, sy, s in ((-0.52, 0.72, 0.06), (0.58, 0.52, 0.07), (-0.50, 0.18, 0.045), (0.56, 0.92, 0.045)):
        c.flat(limb((sx, sy), (sx, 1.5), 0.002), c.palette.rim, 0.5)
        star = [polar((sx, sy), 90 + 36 * i, s if i % 2 == 0 else s * 0.42) for i in range(10)]
        c.flat(poly(*star), c.palette.disc[0], 0.9)
    hills = land.hills(c, -0.40, 0.05, 2)
    c.paint(hills, far=0.5, soft=0.03, rim=0.5)
    floor = -0.58
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.8, soft=0.10, far=0.06)
    boards: Shape = []
    for i in range(-8, 9):
        boards += limb((i * 0.12, floor), (i * 0.30, -1.2), 0.003, 0.005)
    c.detail(boards, c.palette.form, 0.8, soft=0.003)
    c.flat(dot(0.0, -0.68, 0.55, 0.07), c.palette.halo, 0.28, soft=0.03)
    man = Figure((-0.14, -0.06), 1.22, "slim", spine=22, head=352, near_arm=(120, 92), far_arm=(292, 330),
        near_leg=(296, 256), far_leg=(248, 236))
    low = floor - 0.09 - bounds(man.leg(True, 1.2))[1]
    man = Figure((-0.14, -0.06 + low), 1.22, "slim", spine=22, head=352, near_arm=(120, 92), far_arm=(292, 330),
        near_leg=(296, 256), far_leg=(248, 236))
    c.cast(man.body(), floor - 0.09, 0.4)
    hat = blob((-1.5, 0.1), (-0.8, 0.35), (-0.7, 0.9), (0.0, 1.1), (0.7, 0.85), (0.75, 0.3), (1.5, 0.0), (0.8, 0.12),
        (-0.8, 0.14)) + sweep([(-0.5, 0.6), (-1.2, 1.4), (-2.2, 1.3), (-2.9, 0.5)], [0.12, 0.34, 0.28, 0.03])
    c.paint(man.in_hand(hat, False, 110, 0.12), soft=0.03, rim=1.2)
    hip, n = man.hip, man.neck
    cape = blob((n[0] - 0.02, n[1] + 0.10, 0), (n[0] - 0.26, n[1] + 0.10), (hip[0] - 0.06, hip[1] + 0.16),
        (hip[0] - 0.30,
        hip[1] + 0.04), (hip[0] - 0.46, hip[1] - 0.34, 0), (hip[0] - 0.34, hip[1] - 0.30), (hip[0] - 0.28,
            hip[1] - 0.46, 0), (hip[0] - 0.06, hip[1] - 0.14), (hip[0] + 0.10, hip[1] - 0.06))
    breeches = limb(man.hip_n, between(man.hip_n, man.knee_n, 0.8), 0.11, 0.12, 0.09) + limb(man.hip_f, between(
        man.hip_f, man.knee_f, 0.8), 0.10, 0.11, 0.08)
    c.paint(man.arm(False, 1.2) + man.leg(False, 1.15), far=0.05)
    c.paint(man.leg(True, 1.15))
    ruff = man.on_chest(blob((-0.30, 0.98), (-0.22, 0.88), (0.0, 0.90), (0.22, 0.88), (0.28, 1.0), (0.16, 1.08),
        (-0.18, 1.08)))
    c.paint(man.trunk() + man.skull() + breeches + man.on_head(dress.HAIR_SHORT + dress.BEARD), soft=0.06)
    c.paint(ruff, soft=0.02, colour="#c8d4f0", rim=1.4)
    c.paint(cape, soft=0.10, rim=1.3, colour="#3450b8", shade=0.3)
    # The fan of masks.
    grip = man.hand_n
    for i, a in enumerate((160, 126, 92, 58, 24)):
        tip = polar(grip, a, 0.30)
        c.paint(limb(grip, tip, 0.007), edge=0.004)
        at, tilt = polar(grip, a, 0.40), (a - 90) * 0.7
        face = both((0.0, 0.125), (0.075, 0.11), (0.10, 0.03), (0.065, -0.08), (0.0, -0.13))
        c.flat(place(face, at, 1.0, tilt), ("#e8eefc", "#b4c0ec", "#f4f0e0", "#9fb0e8", "#dfe6fa")[i], 0.96)
        mask = c.mask(place(face, at, 1.0, tilt))
        c.detail(move(place(face, at, 1.0, tilt), 0.05, -0.03), "#5060a8", 0.35, mask, 0.03)
        eyes = pair(dot(0.042, 0.03, 0.024, 0.014, (18, -18, 0, -22, 15)[i]))
        mouth = sweep([(-0.045, -0.055), (0, (-0.085, -0.035, -0.065, -0.04, -0.09)[i]), (0.045, -0.055)], [0.003,
            0.010,
            0.003])
        if i == 2:
            mouth = dot(0, -0.065, 0.022, 0.028)
        c.flat(place(eyes + mouth + sweep([(0, 0.03), (0.008, -0.02), (-0.006, -0.025)], [0.003, 0.004]), at, 1.0,
            tilt),
            c.palette.dark, 0.95)
    c.paint(man.arm(True, 1.2), shade=0.4)
    # Curtains.
    for side in (-1, 1):
        drape = blob((0.42, 1.5, 0), (0.46, 1.0), (0.56, 0.52), (0.78, 0.12), (0.90, -0.06), (0.76, -0.16), (0.70,
            -0.40),
            (0.60, -0.74), (0.62, -0.82, 0), (1.2, -0.82, 0), (1.2, 1.5, 0))
        drape = drape if side > 0 else flip(drape)
        mask = c.paint(drape, soft=0.06, rim=1.3, colour="#2438a4")
        folds: Shape = []
        for i in range(6):
            folds += sweep([(side * (0.50 + 0.10 * i), 1.4), (side * (0.60 + 0.085 * i), 0.56), (side * (0.83
                + 0.045 * i), 0.02 + 0.01 * i), (side * (0.84 + 0.02 * i), -0.08)], [0.008, 0.020, 0.014, 0.004])
            folds += sweep([(side * (0.82 + 0.03 * i), -0.14), (side * (0.72 + 0.075 * i), -0.46), (side * (0.66
                + 0.085 * i), -0.82)], [0.004, 0.014, 0.018])
        c.detail(folds, None, 0.75, mask, 0.012)
        c.detail(move(folds, side * -0.03, 0), "#7c9af0", 0.28, mask, 0.010)
        cord = sweep([(side * 0.72, -0.14), (side * 0.86, -0.09), (side * 1.05, -0.02)], [0.030, 0.034, 0.03])
        c.paint(cord + limb((side * 0.76, -0.14), (side * 0.74, -0.30), 0.02, 0.04), colour=LAMPLIGHT, soft=0.02)
    valance: Shape = box(-1.2, 1.06, 1.2, 1.5)
    for i in range(5):
        valance += dot(-0.8 + 0.4 * i, 1.06, 0.215, 0.13)
    c.paint(valance, soft=0.05, colour="#2438a4", rim=1.0)
    c.paint(box(-1.2, -1.5, 1.2, -0.80), rim=0.5)
    for i in range(7):
        fx = -0.54 + 0.18 * i
        c.lamp(fx, -0.76, 0.22, LAMPLIGHT, 0.5)
        c.paint(blob((fx - 0.06, -0.82, 0), (fx - 0.05, -0.755), (fx, -0.735), (fx + 0.05, -0.755), (fx + 0.06, -0.82,
            0)), soft=0.02)
        c.shine(sweep([(fx - 0.045, -0.745), (fx, -0.728), (fx + 0.045, -0.745)], [0.004, 0.007, 0.004]), LAMPLIGHT,
            0.9,
            0.02)


def glaze(c: Canvas, shape: Shape, colour: str = "#c6d8ee", shade: str = "#1c3a78") -> Mask | None:
    """A porcelain part: pale, blue in its shadow, with a gleam towards the light; returns its mask."""
    mask = c.paint(shape, rim=1.4)
    c.flat(shape, colour, 0.97)
    x0, y0, x1, y1 = bounds(shape)
    w = min(x1 - x0, y1 - y0)
    side = 1 if c.disc[0] > (x0 + x1) / 2 else -1
    around = box(x0 - w, y0 - w, x1 + w, y1 + w)
    lit = move(scale(shape, 0.98, about=((x0 + x1) / 2, (y0 + y1) / 2)), side * 0.16 * w, 0.13 * w)
    outside = c.mask(around, lit)
    if mask is not None and outside is not None:
        shadow = np.zeros((c.height, c.width), np.float32)
        shadow[outside.area] = outside.cover
        soft = blur(shadow[mask.area], 0.07 * w * c.width / 2) * mask.cover
        c.cover(mask._replace(cover=soft * np.float32(0.85)), tint(shade))
    return mask


@book("porcelain-ambassador", disc=(0.46, 0.62, 0.30), kind="crescent", clouds="bands", cover=0.6, horizon=-0.3,
    stars=0.6, gloom=0.25)
def ambassador(c: Canvas) -> None:
    """A teapot-bellied diplomat of blue and white glaze, careful on the stairs; he has one crack."""
    columns: Shape = box(-1.2, 0.86, 1.2, 0.98)
    for x in (-0.84, 0.86):
        columns += box(x - 0.10, -0.8, x + 0.10, 0.86) + box(x - 0.14, 0.78, x + 0.14, 0.86) + box(x - 0.14, -0.62,
            x + 0.14, -0.54)
    mask = c.paint(columns, far=0.22, soft=0.06, rim=0.8)
    c.detail([p for x in (-0.84, 0.86) for i in range(-2, 3) for p in limb((x + i * 0.036, -0.5), (x + i * 0.036, 0.76),
        0.005)], None, 0.5, mask, 0.004)
    steps: Shape = []
    for i in range(5):
        steps += box(-1.2, -1.5, 0.30 + 0.24 * i, -0.62 - 0.09 * i)
    c.paint(steps, soft=0.03, rim=1.2, wrap=0.5)
    x, y = -0.04, -0.10
    for side, foot in ((-1, (-0.22, -0.62)), (1, (0.14, -0.62))):
        c.paint(sweep([(x + side * 0.13, -0.36), (foot[0] + 0.02, -0.50), (foot[0], -0.58)], [0.05, 0.036, 0.03]),
            soft=0.03, colour="#e4eef8")
        glaze(c, blob((foot[0] - 0.07, -0.56), (foot[0] + 0.05, -0.555), (foot[0] + 0.19, -0.60), (foot[0] + 0.19,
            -0.625,
            0), (foot[0] - 0.08, -0.625, 0)), "#3a64b4", "#0c1c44")
    handle = sweep([(x - 0.30, y + 0.26), (x - 0.60, y + 0.30), (x - 0.72, y + 0.06), (x - 0.62, y - 0.16), (x - 0.40,
        y - 0.20)], [0.062, 0.056, 0.052, 0.050, 0.056])
    glaze(c, handle)
    spout = sweep([(x + 0.32, y - 0.14), (x + 0.54, y - 0.10), (x + 0.58, y + 0.16), (x + 0.70, y + 0.34), (x + 0.84,
        y + 0.40)], [0.13, 0.095, 0.070, 0.056, 0.052]) + blob((x + 0.80, y + 0.46, 0), (x + 0.92, y + 0.46, 0),
            (x + 0.86,
            y + 0.33, 0), (x + 0.80, y + 0.34))
    glaze(c, spout)
    c.flat(hoop(x + 0.60, y + 0.19, 0.07, 0.012, -40, 140) + hoop(x + 0.66, y + 0.29, 0.06, 0.010, -40, 140), "#2c56b0",
        0.9)
    belly = both((0.0, 0.40), (0.20, 0.38), (0.40, 0.20), (0.46, -0.04), (0.38, -0.26), (0.24, -0.36), (0.20, -0.40, 0),
        (0.0, -0.41), x=x)
    body = glaze(c, move(belly, 0, y))
    pattern: Shape = []
    for i in range(11):
        a = -0.42 + 0.084 * i
        pattern += hoop(x + a, y + 0.245 - 0.55 * a * a, 0.040, 0.007)
    pattern += sweep([(x - 0.46, y - 0.16), (x, y - 0.24), (x + 0.46, y - 0.16)], [0.012, 0.015, 0.012])
    pattern += sweep([(x - 0.44, y - 0.21), (x, y - 0.29), (x + 0.44, y - 0.21)], [0.005, 0.006, 0.005])
    pattern += sweep([(x - 0.46, y + 0.16), (x, y + 0.20), (x + 0.46, y + 0.16)], [0.006, 0.007, 0.006])
    c.detail(pattern, "#1c46a8", 0.92, body, 0.002)
    sash = poly((x + 0.10, y + 0.42), (x + 0.27, y + 0.36), (x - 0.34, y - 0.30), (x - 0.46, y - 0.16))
    c.detail(sash, "#16389a", 0.95, body, 0.003)
    for off in (0.030, 0.120):
        c.detail(limb((x + 0.10 + off * 1.1, y + 0.41 - off * 0.4), (x - 0.45 + off * 0.9, y - 0.18 - off), 0.006),
            LAMPLIGHT, 0.75,
            body, 0.002)
    star = [polar((x - 0.14, y + 0.08), 90 + 22.5 * i, 0.105 if i % 2 == 0 else 0.048) for i in range(16)]
    c.paint(poly(*star), soft=0.02, colour=BRASS, rim=1.6, wrap=0.6, shade=0.3)
    c.shine(dot(x - 0.14, y + 0.08, 0.028), LAMPLIGHT, 0.7, 0.02)
    flowers: Shape = []
    for fx, fy, r in ((x + 0.12, y - 0.08, 0.075), (x + 0.02, y - 0.17, 0.045), (x - 0.32, y + 0.17, 0.05), (x + 0.36,
        y - 0.12, 0.05)):
        flowers += hoop(fx, fy, r * 0.30, 0.007)
        for i in range(6):
            px, py = polar((fx, fy), 60 * i + 15, r * 0.72)
            flowers += place(hoop(0, 0, r * 0.36, 0.006, ry=r * 0.24), (px, py), 1, 60 * i + 15)
    flowers += sweep([(x + 0.12, y - 0.16), (x + 0.20, y - 0.20), (x + 0.30, y - 0.16)], [0.005, 0.007, 0.002])
    c.detail(flowers, "#1c46a8", 0.85, body, 0.002)
    crack = [(x + 0.30, y + 0.34), (x + 0.24, y + 0.22), (x + 0.31, y + 0.12), (x + 0.22, y + 0.00), (x + 0.29,
        y - 0.10),
        (x + 0.23, y - 0.22)]
    for a, b in itertools.pairwise(crack):
        c.flat(limb(a, b, 0.008), c.palette.dark, 0.95)
    c.flat(limb(crack[2], (x + 0.40, y + 0.08), 0.005) + limb(crack[3], (x + 0.14, y - 0.05), 0.004), c.palette.dark,
        0.9)
    c.detail(sweep([(x + 0.06, y + 0.34), (x + 0.24, y + 0.28), (x + 0.36, y + 0.12)], [0.004, 0.022, 0.004]),
        "#ffffff",
        0.8, body, 0.012)
    # Collar, head, lid as hat.
    glaze(c, both((0.0, 0.46), (0.08, 0.455), (0.12, 0.40), (0.27, 0.31), (0.30, 0.25, 0), (0.0, 0.24), x=x),
        "#5c88d4", "#12265c")
    head = both((0.0, 0.78), (0.11, 0.74), (0.15, 0.62), (0.13, 0.50), (0.07, 0.42), (0.0, 0.41), x=x)
    face = glaze(c, head)
    c.detail(sweep([(x - 0.125, 0.565), (x - 0.095, 0.515), (x - 0.04, 0.520), (x, 0.505), (x + 0.04, 0.520),
        (x + 0.095, 0.515), (x + 0.125, 0.565)], [0.003,
        0.012, 0.020, 0.012, 0.020, 0.012, 0.003]) + sweep([(x - 0.10, 0.655), (x - 0.06, 0.675), (x - 0.03, 0.66)],
            [0.004, 0.008, 0.004])
            + dot(x - 0.06, 0.615, 0.013), "#123078", 0.95, face, 0.002)
    c.detail(dot(x - 0.085, 0.555, 0.03, 0.02), "#7fa4e0", 0.7, face, 0.008)
    lid = both((0.0, 0.90), (0.10, 0.885), (0.175, 0.82), (0.195, 0.745), (0.235, 0.735), (0.235, 0.705), (0.0, 0.69),
        x=x) + dot(x, 0.945,
        0.050)
    hat = glaze(c, lid)
    c.detail(sweep([(x - 0.24, 0.740), (x, 0.725), (x + 0.24, 0.740)], [0.010, 0.012,
        0.010]) + [p for i in range(5) for p
        in hoop(x - 0.14 + 0.07 * i, 0.80, 0.022, 0.006)], "#1c46a8", 0.9, hat, 0.002)
    c.shine(hoop(x + 0.062, 0.605, 0.048, 0.009), LAMPLIGHT, 0.9, 0.02)
    c.flat(dot(x + 0.062, 0.605, 0.014), "#123078", 0.95)
    c.flat(sweep([(x + 0.10, 0.58), (x + 0.17, 0.44), (x + 0.12, 0.34)], [0.003, 0.003]), LAMPLIGHT, 0.9)
    steam = sweep([(x + 0.90, y + 0.52), (x + 0.86, y + 0.64), (x + 0.95, y + 0.76), (x + 0.88, y + 0.92)], [0.010,
        0.020,
        0.018, 0.003])
    c.flat(steam, c.palette.rim, 0.45, soft=0.012)
    c.shine(sky.star4(x + 0.36, y + 0.22, 0.12), "#ffffff", 0.7, 0.02)


@book("lock-keeper", disc=(0.26, 0.36, 0.60), kind="moon", clouds="bands", cover=0.4, horizon=-0.2, light=FROST)
def lock_keeper(c: Canvas) -> None:
    """A woman turns the great wheel on a lock gate; the water pours down in two sheets."""
    land.layer(c, land.roofs(c, -0.42, 0.30, 2, 20), 0.62, 0.6, 0.5)
    walk = -0.38
    c.paint(box(-1.2, -1.5, 1.2, walk), far=0.06, soft=0.06)
    for side in (-1, 1):
        wall = box(0.80, -1.5, 1.2, walk + 0.20) + box(0.76, walk + 0.14, 1.2, walk + 0.22)
        c.paint(wall if side > 0 else flip(wall), soft=0.08, rim=1.2)
        land.stones(c, -1.0, walk + 0.12, 0.82 if side > 0 else -1.1, 1.1 if side > 0 else -0.82, 0.10, 0.3)
    planks: Shape = []
    for i in range(1, 6):
        planks += limb((-0.78, walk - 0.10 - 0.11 * i), (0.78, walk - 0.10 - 0.11 * i), 0.004)
    planks += limb((0, walk), (0, -1.2), 0.012) + limb((-0.74, walk - 0.12), (-0.05, -0.95), 0.014) + limb((0.74,
        walk - 0.12), (0.05, -0.95), 0.014)
    c.detail(planks, c.palette.form, 0.9, soft=0.003)
    rng = c.rng(3)
    for side in (-1, 1):
        x0, x1 = side * 0.40 - 0.17, side * 0.40 + 0.17
        c.flat(box(x0 - 0.02, walk - 0.16, x1 + 0.02, walk - 0.11), c.palette.dark, 0.9)
        sheet = blob((x0, walk - 0.15, 0), (x1, walk - 0.15, 0), (x1 + 0.05, walk - 0.30), (x1 + 0.09, -1.45, 0),
            (x0 - 0.09, -1.45, 0), (x0 - 0.05, walk - 0.30))
        c.flat(sheet, "#9fd0f0", 0.72, soft=0.004)
        mask = c.mask(sheet)
        streaks: Shape = []
        for _ in range(34):
            px = rng.uniform(x0 - 0.05, x1 + 0.05)
            y0 = walk - rng.uniform(0.15, 0.45)
            streaks += limb((px, y0), (px + (px - side * 0.40) * 0.15, y0 - rng.uniform(0.15, 0.5)), 0.004, 0.002)
        c.detail(streaks, "#ffffff", 0.75, mask, 0.003)
        c.detail(move(streaks, 0.02, 0.05), "#1c4a80", 0.55, mask, 0.004)
    c.mist(-0.98, 0.26, 0.8, "#9cc8e4")
    c.darken(box(-1.2, -1.6, 1.2, -1.0), 0.8, 0.14)
    c.paint(box(-0.84, walk - 0.06, 0.84, walk) + [p for x in np.arange(-0.7, 0.8, 0.28) for p in limb((float(x), walk),
        (float(x), walk + 0.02), 0.02)], soft=0.03, rim=1.3)
    hub, r = (0.30, 0.22), 0.43
    post = poly((0.20, walk), (0.25, 0.26), (0.35, 0.26), (0.42, walk)) + dot(*hub, 0.10)
    c.paint(post, soft=0.05, far=0.04)
    for side in (-1, 1):
        c.paint(props.chain([(hub[0] + side * 0.12, hub[1] - 0.04), (hub[0] + side * 0.30, walk + 0.04)], 0.034),
            soft=0.02,
            edge=0.006)
    wheel = place(props.wheel(r, 8, 0.09, 0.15, 0.055, 14), hub)
    handles: Shape = []
    for i in range(8):
        a = 14 + 45 * i
        handles += limb(polar(hub, a, r), polar(hub, a, r * 1.25), 0.020, 0.027)
    who = Figure((-0.40, 0.14), 1.10, "lady", spine=108, head=96, near_arm=(338, 18), far_arm=(356, 40), near_leg=(322,
        280), far_leg=(262, 232))
    low = walk - bounds(who.leg(True, 1.3))[1]
    who = Figure((-0.40, 0.14 + low), 1.10, "lady", spine=112, head=92, near_arm=(342, 10), far_arm=(4, 32),
        near_leg=(318, 282), far_leg=(256, 228))
    c.paint(who.arm(False, 1.1) + who.leg(False, 1.3), far=0.05)
    c.paint(wheel + handles, soft=0.03, rim=1.2)
    c.paint(dot(*hub, 0.075), soft=0.03, colour=BRASS, rim=1.3)
    hip = who.hip
    skirt = blob((hip[0] - 0.10, hip[1] + 0.12, 0), (hip[0] + 0.10, hip[1] + 0.10, 0), (hip[0] + 0.20, hip[1] - 0.14),
        (hip[0] + 0.22, hip[1] - 0.36, 0), (hip[0] - 0.04, hip[1] - 0.34), (hip[0] - 0.34, hip[1] - 0.40, 0), (hip[0]
            - 0.20, hip[1] - 0.12))
    c.paint(who.leg(True, 1.3))
    scarf = who.on_head(blob((0.70, 0.55), (0.15, 1.15), (-0.65, 0.95), (-1.0, 0.3), (-0.85, -0.55), (-0.4, -0.2), (0.1,
        0.35))) + who.on_head(sweep([(-0.8, -0.2), (-1.5, -0.3), (-2.1, 0.1), (-2.7, -0.1)], [0.20, 0.26, 0.22, 0.03]))
    mask = c.paint(who.trunk() + skirt + who.skull() + scarf, soft=0.06, rim=1.2)
    c.detail([p for i in range(4) for p in sweep([(hip[0] - 0.05 + 0.035 * i, hip[1] + 0.06), (hip[0] - 0.22 + 0.11 * i,
        hip[1] - 0.36)], [0.003, 0.010])], c.palette.form, 0.7, mask, 0.006)
    c.paint(who.arm(True, 1.1), shade=0.4)
    frame, glass = props.lantern(0.15)
    c.paint(limb((-0.90, walk + 0.2), (-0.90, 0.34), 0.014) + limb((-0.905, 0.33), (-0.76, 0.33), 0.010), edge=0.006)
    c.lamp(-0.76, 0.18, 0.5, LAMPLIGHT, 0.8)
    c.shine(place(glass, (-0.76, 0.32)), LAMPLIGHT, 0.9, 0.05)
    c.flat(place(frame, (-0.76, 0.32)), c.palette.dark)


def within(shape: Shape, x: float, y: float) -> bool:
    """Whether a point lies in one of the outlines."""
    for line in shape:
        px, py = line.T
        if not (px.min() <= x <= px.max() and py.min() <= y <= py.max()):
            continue
        qx, qy = np.roll(px, -1), np.roll(py, -1)
        crossed = (py > y) != (qy > y)
        rise = np.where(qy == py, 1.0, qy - py)
        if np.count_nonzero(crossed & (x < px + (y - py) * (qx - px) / rise)) % 2:
            return True
    return False


def boulders(c: Canvas, mass: Shape, size: float, salt: int) -> None:
    """A body of harbour stones: rough blocks strewn over a mass, each with its own light."""
    c.paint(mass, soft=0.08)
    blocks: tuple[Shape, Shape] = ([], [])
    rng = c.rng(salt)
    x0, y0, x1, y1 = bounds(mass)
    gap = size * 1.55
    for row, top in enumerate(np.arange(y1, y0, -gap * 0.72)):
        for i, left in enumerate(np.arange(x0 + (gap / 2 if row % 2 else 0), x1, gap)):
            x, y = float(left + rng.normal(0, size * 0.16)), float(top + rng.normal(0, size * 0.12))
            s, start = size * rng.uniform(0.75, 1.12), rng.uniform(0, 60)
            block = [polar((0, 0), start + 51.4 * k + rng.uniform(-12, 12), s * rng.uniform(0.82, 1.05)) for k in
                range(7)]
            k = s * 0.55
            if all(within(mass, x + dx, y + dy) for dx, dy in ((-k, 0), (k, 0), (0, k), (0, -k))):
                blocks[(row + i) % 2].extend(place(poly(*[(u, v * 0.78) for u, v in block]), (x, y)))
    for part in blocks:
        c.paint(part, soft=0.035, rim=0.75, edge=0.008, form=0.9, wrap=0.25)


@book("old-breakwater", disc=(0.34, 0.46, 0.52), kind="moon", clouds="storm", cover=0.5, horizon=-0.3)
def breakwater(c: Canvas) -> None:
    """A giant old man of harbour stones sits in the sea; waves break over his knees, gulls sit on his head."""
    land.sea(c, -0.36, 1.0, dark=0.6)
    c.paint(place(machine.boat(0.26, True), (0.80, -0.36), 0.9), far=0.3, edge=0.005)
    back = blob((-0.10, 0.44), (-0.30, 0.46), (-0.58, 0.34), (-0.78, 0.02), (-0.86, -0.36), (-0.82, -0.80, 0), (0.0,
        -0.84), (0.10, -0.40),
        (0.10, 0.0), (0.10, 0.34))
    boulders(c, back, 0.105, 3)
    head = place(dress.FACE, (0.0, 0.60), 0.27, -6)
    boulders(c, head + blob((-0.18, 0.40), (-0.16, 0.62), (0.04, 0.50), (0.10, 0.34)), 0.062, 4)
    c.paint(place(blob((0.30, 0.36), (0.60, 0.46), (0.98, 0.42), (1.06, 0.24, 0), (0.84, 0.22), (0.5, 0.20)), (0.0,
        0.60), 0.27, -6), soft=0.03,
        rim=1.3, colour="#7fb4c4")
    weed: Shape = blob((-0.12, 0.60), (-0.02, 0.52), (0.10, 0.45), (0.24, 0.46), (0.32, 0.36), (0.35, 0.18), (0.34,
        -0.02), (0.28, -0.20, 0), (0.18, -0.06), (0.06, 0.14), (-0.06, 0.30), (-0.14, 0.46))
    for i in range(8):
        t = i / 7
        reach = 0.26 + 0.34 * np.sin(np.pi * (0.18 + 0.72 * t))
        x0, y0 = -0.09 + 0.35 * t, 0.44 - 0.06 * t
        bow = 0.05 if i % 2 else -0.01
        weed += sweep([(x0, y0), (x0 + 0.02 + bow, y0 - reach * 0.4), (x0 + 0.05 - bow * 0.6, y0 - reach * 0.75),
            (x0 + 0.10 + bow,
            y0 - reach)], [0.040, 0.044, 0.030, 0.003])
    mask = c.paint(weed, soft=0.06, colour="#6fa8d0", rim=1.5, shade=0.4, wrap=0.5)
    strands: Shape = []
    for i in range(8):
        t = i / 7
        x0 = -0.07 + 0.35 * t
        strands += sweep([(x0, 0.44 - 0.05 * t), (x0 + (0.06 if i % 2 else 0.02), 0.24), (x0 * 0.6 + 0.12, 0.06),
            (0.20 + 0.10 * t, -0.10)], [0.001, 0.005, 0.004, 0.002])
    c.detail(strands, None, 0.55, mask, 0.006)
    c.paint(place(sweep([(0.55, -0.36), (0.95, -0.42), (1.12, -0.66)], [0.10, 0.14, 0.03]), (0.0, 0.60), 0.27, -6),
        soft=0.02, colour="#7fb4c4",
        rim=1.3)
    thigh = sweep([(-0.34, -0.46), (0.14, -0.30), (0.46, -0.20)], [0.24, 0.21, 0.18]) + sweep([(0.46, -0.20), (0.52,
        -0.50),
        (0.50, -0.86)], [0.18, 0.16, 0.15])
    boulders(c, thigh, 0.095, 5)
    arm = sweep([(-0.40, 0.26), (-0.44, -0.06), (-0.06, -0.14), (0.30, -0.06)], [0.18, 0.16, 0.13, 0.10]) + blob((0.26,
        0.04), (0.44, 0.05), (0.58, -0.02), (0.60, -0.12), (0.44, -0.15), (0.28, -0.14))
    boulders(c, arm, 0.088, 7)
    c.shine(dot(0.165, 0.635, 0.018, 0.013), heat=0.9, halo=0.025)
    tower = poly((-0.055, 0.0), (-0.038, 0.20), (0.038, 0.20), (0.055, 0.0)) + box(-0.055, 0.195, 0.055,
        0.212) + poly((-0.045, 0.275), (0, 0.33),
        (0.045, 0.275)) + pair(limb((0.030, 0.21), (0.030, 0.28), 0.006))
    c.lamp(0.48, 0.26, 0.5, LAMPLIGHT, 0.6)
    c.shine(box(0.454, 0.225, 0.506, 0.29), LAMPLIGHT, 1.0, 0.05)
    mask = c.paint(place(tower, (0.48, 0.02)), soft=0.03, rim=1.4)
    c.detail(box(0.40, 0.07, 0.56, 0.12) + box(0.40, 0.165, 0.56, 0.20), c.palette.rim, 0.5, mask, 0.002)
    # The sea breaks on shins and knees.
    rng = c.rng(9)
    spray: Shape = []
    mist: Shape = []
    for _ in range(230):
        a, far = rng.normal(84, 30), 0.10 + abs(rng.normal(0, 0.20))
        at = polar((0.60, -0.58), a, far)
        if far > 0.22 and rng.random() < 0.2:
            spray += limb(at, polar(at, a + 6, rng.uniform(0.02, 0.06)), 0.006, 0.001)
        else:
            spray += dot(*at, rng.uniform(0.003, 0.013), n=8)
        if rng.random() < 0.3:
            mist += dot(*at, rng.uniform(0.03, 0.06), n=12)
    c.flat(mist, "#cfe6f6", 0.28, soft=0.03)
    c.flat(spray, "#eaf6ff", 0.85, soft=0.002)
    for y, amount in ((-0.60, 0.0), (-0.74, 1.6)):
        wave = [(x, y + 0.035 * np.sin(7 * x + amount) + 0.02 * np.sin(17 * x + amount)) for x in np.linspace(-1.15,
            1.15,
            40)]
        c.paint(poly((-1.2, -1.5), *wave, (1.2, -1.5)), far=0.10 if amount == 0 else 0.03, rim=1.2, soft=0.08, wrap=0.5)
        foam: Shape = []
        for _ in range(70):
            i = rng.integers(0, len(wave))
            foam += dot(wave[i][0] + rng.normal(0, 0.02), wave[i][1] - abs(rng.normal(0, 0.02)), rng.uniform(0.006,
                0.030), rng.uniform(0.002, 0.006), n=10)
        c.flat(foam, "#cfe6f6", 0.5, soft=0.004)
    for x, y, s in ((-0.10, 0.84, 0.15), (0.06, 0.865, 0.13), (-0.52, 0.37, 0.14)):
        c.paint(place(blob((0.42, 0.72), (0.62, 0.62, 0), (0.44, 0.58), (0.34, 0.36), (0.10, 0.20), (-0.60, 0.26, 0),
            (-0.2,
            0.48), (0.14, 0.56), (0.24, 0.74)) + limb((0.05, 0.25), (0.05, 0), 0.03) + limb((0.16, 0.25), (0.16, 0),
                0.03),
                (x, y), s, 0, x > 0), soft=0.02, rim=1.8, wrap=0.9, far=0.08, edge=0.006)
    for x, y, s, a in ((0.50, 0.78, 0.24, 12), (0.72, 0.56, 0.17, -10), (0.22, 1.06, 0.14, 6)):
        c.flat(place(gull(s), (x, y), 1, a), c.palette.dark, 0.85)


@book("judge-moth", disc=(0.0, 0.36, 0.84), kind="moon", clouds="none", horizon=-0.3, stars=0.5, gloom=0.0,
    light=VIOLET)
def judge(c: Canvas) -> None:
    """A judge in a long wig with open moth wings, gavel raised behind a high bench."""
    wings, _, spots = moth(1.94)
    at = (0.0, 0.26)
    mask = c.paint(place(wings, at), soft=0.16, rim=1.4, wrap=0.45, colour="#3c5cb8")
    veins: Shape = []
    for side in (-1, 1):
        for a, far in ((14, 0.86), (25, 0.98), (36, 1.0), (48, 0.72)):
            veins += sweep([(side * 0.08, at[1] + 0.06), (side * 0.5 * far * np.cos(np.radians(a)),
                at[1] + 0.04 + 0.5 * far
                * np.sin(np.radians(a))), (side * far * np.cos(np.radians(a)), at[1] + far * np.sin(np.radians(a)))],
                    [0.008, 0.005, 0.002])
        for a, far in ((-18, 0.62), (-38, 0.66), (-58, 0.60)):
            veins += sweep([(side * 0.08, at[1] - 0.02), (side * far * np.cos(np.radians(a)), at[1] + far * np.sin(
                np.radians(a)))], [0.007, 0.002])
    c.detail(veins, c.palette.rim, 0.22, mask, 0.004)
    small = place(wings, (at[0], at[1] + 0.01), 0.90)
    c.detail(small, None, 0.35, mask, 0.02)
    for i, (x, y) in enumerate(spots):
        px, py, r = at[0] + x, at[1] + y, (0.15 if i < 2 else 0.10)
        c.flat(dot(px, py, r * 1.25, n=40), c.palette.dark, 0.9)
        c.shine(hoop(px, py, r, r * 0.11), c.palette.rim, 0.55, 0.03)
        c.shine(dot(px, py, r * 0.66), "#58c8ff", 0.55, 0.06, 0.5)
        c.flat(dot(px, py, r * 0.36), c.palette.dark, 0.95)
        c.flat(dot(px + r * 0.16, py + r * 0.18, r * 0.12), "#ffffff", 0.95)
    for side in (-1, 1):
        feeler = [(side * 0.05, 0.84), (side * 0.16, 1.02), (side * 0.36, 1.10)]
        c.paint(sweep(feeler, [0.010, 0.009, 0.004]), edge=0.005)
        line = curve(feeler, False, 8)
        comb: Shape = []
        for p in line[2:]:
            comb += limb(p, (p[0] + side * 0.01, p[1] + 0.055), 0.003) + limb(p, (p[0] + side * 0.045, p[1] - 0.035),
                0.003)
        c.flat(comb, c.palette.dark, 0.95)
    robe = both((0.0, 0.40), (0.13, 0.38), (0.30, 0.24), (0.38, -0.04), (0.44, -0.44, 0), (0.0, -0.46))
    mask = c.paint(robe, soft=0.12, shade=0.4)
    c.detail([p for i in (-2, -1, 1, 2) for p in sweep([(i * 0.06, 0.26), (i * 0.13, -0.42)], [0.003, 0.014])],
        c.palette.form, 0.8, mask, 0.010)
    c.paint(sweep([(-0.26, 0.20), (-0.40, -0.06), (-0.26, -0.26)], [0.10, 0.10, 0.12]) + dot(-0.22, -0.30, 0.06),
        soft=0.05,
        shade=0.3)
    head = both((0.0, 0.78), (0.10, 0.74), (0.13, 0.60), (0.09, 0.46), (0.0, 0.41))
    wig = both((0.0, 0.86), (0.13, 0.83), (0.22, 0.70), (0.23, 0.50), (0.27, 0.28), (0.28, 0.06), (0.20, 0.00), (0.12,
        0.06),
        (0.10, 0.26), (0.11, 0.50), (0.12, 0.62), (0.08, 0.70), (0.0, 0.73))
    c.paint(head, soft=0.05, colour="#7c86b8")
    mask = c.paint(wig, soft=0.05, shade=0.3, rim=1.2)
    c.flat(wig, "#d4daf0", 0.92)
    curls: Shape = []
    for side in (-1, 1):
        for row in range(9):
            for col in range(2):
                y = 0.76 - 0.082 * row
                x = side * (0.145 + 0.055 * col + 0.006 * row)
                curls += hoop(x, y, 0.026, 0.007, 0, 300)
    curls += [p for i in range(7) for p in hoop(-0.09 + 0.03 * i, 0.80, 0.014, 0.005)]
    c.detail(curls, "#5c68a8", 0.85, mask, 0.002)
    c.flat(poly((-0.05, 0.40), (-0.09, 0.16), (-0.01, 0.20), (0, 0.38), (0.01, 0.20), (0.09, 0.16), (0.05, 0.40)),
        "#e8ecfa",
        0.95)
    c.flat(pair(sweep([(0.02, 0.615), (0.06, 0.635), (0.10, 0.655)], [0.008, 0.010, 0.004])) + sweep([(-0.045, 0.485),
        (0,
        0.50), (0.045, 0.485)], [0.003, 0.006, 0.003]) + sweep([(0, 0.61), (0.012, 0.54), (-0.008, 0.53)], [0.004,
            0.006]),
            "#181c48", 0.95)
    c.shine(pair(dot(0.052, 0.592, 0.018, 0.012)), "#58c8ff", 1.0, 0.025)
    # Gavel arm.
    c.paint(sweep([(0.26, 0.20), (0.46, 0.02), (0.54, 0.26)], [0.10, 0.10, 0.11]) + dot(0.55, 0.31, 0.06), soft=0.05,
        shade=0.45)
    gavel = limb((0, -0.12), (0, 0.30), 0.020) + box(-0.16, 0.26, 0.16, 0.44) + box(-0.18, 0.25, -0.14,
        0.45) + box(0.14, 0.25,
        0.18, 0.45)
    c.paint(place(gavel, (0.55, 0.31), 0.95, -16), soft=0.04, colour=BRASS, rim=1.5)
    # The bench.
    top = -0.36
    bench = box(-0.78, -1.5, 0.78, top) + box(-0.86, top - 0.03, 0.86, top + 0.045)
    mask = c.paint(bench, soft=0.06, rim=1.3, shade=0.4)
    panels: Shape = []
    for x0, x1 in ((-0.70, -0.34), (-0.26, 0.26), (0.34, 0.70)):
        panels += [p for a, b in itertools.pairwise(((x0, top - 0.10), (x1, top - 0.10), (x1, -0.76), (x0, -0.76), (x0,
            top - 0.10))) for p in limb(a, b, 0.006)]
    c.detail(panels, c.palette.form, 0.95, mask, 0.003)
    c.detail(place(limb((0, 0.06), (0, -0.24), 0.010) + props.balance(0.36, 0), (0, -0.50)), c.palette.rim, 0.6, mask,
        0.003)
    c.shine(blob((-0.60, top + 0.12), (-0.58, top + 0.22), (-0.555, top + 0.12)), LAMPLIGHT, 1.2, 0.05)
    c.lamp(-0.58, top + 0.18, 0.5, LAMPLIGHT, 0.8)
    c.paint(place(box(-0.022, 0, 0.022, 0.08) + box(-0.06, 0, 0.06, 0.015), (-0.58, top + 0.045)), soft=0.02)
    sky.motes(c, 46, -0.4, 1.1, 0.005, "#cfe0ff")


@book("tide-in-person", disc=(-0.26, 0.56, 0.46), kind="moon", clouds="swirl", cover=0.5, horizon=-0.35, stars=0.5,
    light=DEEP)
def tide(c: Canvas) -> None:
    """The tide as a giantess: a breaking wave with hair of foam that reaches for the moon and sweeps boats aside."""
    land.layer(c, land.roofs(c, -0.44, 0.14, 5, 30), 0.55, 0.4, 0.3)
    land.layer(c, land.clock_tower(-0.80, -0.46, 0.36), 0.5, 0.4, 0.3)
    land.sea(c, -0.40, 1.0, dark=0.5)
    who = Figure((0.30, -0.16), 1.86, "lady", spine=78, head=62, near_arm=(338, 352), far_arm=(28, 44), facing=-1)
    n, h = who.neck, who.hip
    # The wave behind her: a crest that curls over from the right.
    crest = blob((1.2, -1.0, 0), (1.2, 0.56, 0), (1.02, 0.86), (0.74, 1.00), (0.46, 0.94), (0.30, 0.76, 0), (0.54,
        0.78),
        (0.70, 0.62), (0.74, 0.34), (0.66, -0.10), (0.60, -0.50), (0.40, -1.0, 0))
    mask = c.paint(crest, far=0.16, soft=0.16, rim=1.5, wrap=0.5)
    flow: Shape = []
    for i in range(8):
        t = i / 7
        flow += sweep([(0.62 + 0.5 * t, -0.95), (0.72 + 0.36 * t, -0.1), (0.80 + 0.24 * t, 0.46), (0.64 + 0.14 * t, 0.78
            + 0.08 * t), (0.42 + 0.04 * t, 0.80 + 0.10 * t)], [0.004, 0.008, 0.009, 0.006, 0.002])
    c.detail(flow, c.palette.rim, 0.30, mask, 0.004)
    c.paint(who.arm(False, 0.9), soft=0.05)
    gown = blob((n[0] - 0.07, n[1] + 0.0), (n[0] - 0.16, n[1] - 0.16), (h[0] - 0.16, h[1] + 0.10), (h[0] - 0.28,
        h[1] - 0.16),
        (h[0] - 0.52, h[1] - 0.40), (h[0] - 0.86, h[1] - 0.52), (h[0] - 1.4, h[1] - 0.56, 0), (h[0] - 1.4, -1.5, 0),
            (1.2,
            -1.5, 0), (1.2, h[1] - 0.30, 0), (h[0] + 0.46, h[1] - 0.10), (h[0] + 0.20, h[1] + 0.12), (n[0] + 0.16,
                n[1] - 0.18), (n[0] + 0.08, n[1] + 0.0))
    mask = c.paint(gown + who.skull() + limb(n, who.head, 0.055), soft=0.16, rim=1.3)
    folds: Shape = []
    for i in range(13):
        t = i / 12
        end = (-1.1 + 2.3 * t, -0.86 + 0.10 * np.sin(5 * t))
        folds += sweep([(h[0] - 0.06 + 0.14 * t, h[1] + 0.14), (h[0] - 0.26 + 0.46 * t, h[1] - 0.20),
            (h[0] + (end[0] - h[0])
            * 0.55, -0.58), end], [0.001, 0.004, 0.006, 0.003])
    c.detail(folds, c.palette.form, 0.75, mask, 0.005)
    # Hair of foam, streaming into the crest.
    rng = c.rng(5)
    locks: Shape = []
    hd = who.head
    for i in range(9):
        t = i / 8
        start = polar(hd, -30 + 110 * (1 - t), 0.10)
        tip = (0.44 + 0.50 * t, 0.94 - 0.06 * t - 0.62 * t**3)
        mid = (start[0] + 0.10 + 0.20 * t, start[1] + 0.20 - 0.16 * t)
        locks += sweep([start, mid, between(mid, tip, 0.6), tip], [0.050, 0.036, 0.026, 0.004])
    c.paint(locks, soft=0.03, rim=1.6, wrap=0.8, colour="#bfe6f4", far=0.04)
    foam: Shape = []
    for part in locks[::2]:
        for _ in range(2):
            p = part[rng.integers(0, len(part))]
            foam += dot(float(p[0]) + rng.normal(0, 0.02), float(p[1]) + rng.normal(0, 0.02), rng.uniform(0.005,
                0.02), n=10)
    for px, py in curve([(1.15, 0.60), (1.02, 0.86), (0.74, 1.0), (0.46, 0.94), (0.30, 0.76)], False, 14):
        for _ in range(4):
            foam += dot(float(px) + rng.normal(0, 0.025), float(py) + rng.normal(0, 0.03), rng.uniform(0.006, 0.028),
                n=10)
    for _ in range(60):
        foam += dot(0.30 + rng.normal(0, 0.07), 0.74 - abs(rng.normal(0, 0.12)), rng.uniform(0.003, 0.010), n=8)
    c.flat(foam, "#e4f6fd", 0.85, soft=0.003)
    c.paint(who.arm(True, 0.9), soft=0.05, shade=0.35)
    drip: Shape = []
    for joint in (who.elbow_n, between(who.elbow_n, who.hand_n, 0.5), who.hand_f, who.elbow_f, between(who.elbow_f,
        who.hand_f,
        0.5)):
        for _ in range(3):
            x = joint[0] + rng.normal(0, 0.04)
            drip += limb((x, joint[1] - 0.03), (x + 0.01, joint[1] - rng.uniform(0.06, 0.14)), 0.004, 0.001)
    c.flat(drip, c.palette.rim, 0.7)
    c.shine(who.on_head(dot(0.54, 0.16, 0.085, 0.05)), heat=1.0, halo=0.03)
    for x, y, s, a in ((-0.42, -0.34, 0.34, 34), (-0.74, -0.46, 0.26, -18), (-0.20, -0.58, 0.22, 52)):
        c.paint(place(machine.boat(0.9, True), (x, y), s, a), soft=0.02, edge=0.006, rim=1.2)
        splash: Shape = []
        for _ in range(22):
            splash += dot(x + rng.normal(0, 0.09), y - 0.04 + abs(rng.normal(0, 0.03)), rng.uniform(0.005, 0.02), n=8)
        c.flat(splash, "#e4f6fd", 0.8, soft=0.003)
    c.paint(poly((-1.2, -1.5), *[(x, -0.80 + 0.03 * np.sin(9 * x)) for x in np.linspace(-1.2, 1.2, 40)], (1.2, -1.5)),
        rim=1.0,
        soft=0.05)


PICTURES = book.pictures | blue_deeds.PICTURES
