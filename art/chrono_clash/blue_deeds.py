"""The Blue Hour's deeds, and its Hours and legends: what happens in the dusk, and the six grandest pictures."""

import itertools

import numpy as np

from art.chrono_clash import figure as dress
from art.chrono_clash import land, machine, props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.dusk import AFTERGLOW, BRASS, DEEP, FROST, LAMPLIGHT, MIST, VIOLET, clothed, hour
from art.chrono_clash.figure import Figure
from art.chrono_clash.shapes import (
    Shape,
    bearing,
    between,
    blob,
    both,
    bounds,
    box,
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
    sweep,
    turn,
)

# Outlines stay as rows of points:
# fmt: off

book = sky.Book("blue")


@book("the-alibi", disc=(0.0, 0.34, 0.62), kind="moon", clouds="none", horizon=-0.3, stars=0.4, light=VIOLET)
def alibi(c: Canvas) -> None:
    """Two identical gentlemen shake hands across the line of a mirror, each with his opera ticket."""
    floor = -0.70
    opera: Shape = box(-0.92, -0.8, 0.92, -0.02) + poly((-0.98, 0.02), (0, 0.26), (0.98, 0.02)) + box(-0.98, -0.04, 0.98,
        0.03)
    gaps: Shape = [p for i in range(7) for p in box(-0.82 + 0.245 * i, -0.62, -0.66 + 0.245 * i, -0.08)]
    land.layer(c, opera, 0.62, 0.5, 0.6, cut=gaps)
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.8, soft=0.08)
    man = Figure((-0.40, -0.02), 1.42, "slim", spine=88, head=86, near_arm=(312, 352), far_arm=(150, 96), near_leg=(283,
        270), far_leg=(262, 258))
    low = floor - bounds(man.leg(True, 1.2))[1]
    man = Figure((-0.40, -0.02 + low), 1.42, "slim", spine=88, head=86, near_arm=(320, 358), far_arm=(165, 72),
        near_leg=(283, 270), far_leg=(262, 258))
    shift = -0.035 - man.hand_n[0]
    n, h = man.neck, man.hip
    cape = blob((n[0] + 0.06, n[1] + 0.02), (n[0] + 0.05, n[1] - 0.14), (h[0] - 0.02, h[1] + 0.10), (h[0] - 0.04,
        h[1] - 0.32, 0), (h[0] - 0.24, h[1] - 0.40), (h[0] - 0.40, h[1] - 0.34, 0), (h[0] - 0.28, h[1] + 0.10), (n[0] - 0.12,
            n[1] - 0.08))
    tails = man.trunk() + man.skirt(h[1] - 0.24, 0.13, -0.06, 0.2)
    collar = man.on_head(blob((-0.95, -1.5), (-1.2, -0.3, 0), (-0.4, -0.8), (0.7, -0.9, 0), (0.8, -1.5)))
    ticket = poly((-0.17, -0.085), (0.17, -0.085), (0.17, 0.085), (-0.17, 0.085))
    holes = dot(-0.17, 0, 0.035) + dot(0.17, 0, 0.035)
    for side in (-1, 1):
        def put(shape: Shape, side: int = side) -> Shape:
            moved = move(shape, shift, 0)
            return moved if side < 0 else flip(moved)

        far = 0.0 if side < 0 else 0.14
        c.paint(put(man.arm(False, 1.1) + man.leg(False, 1.2)), far=far + 0.05)
        at = put(dot(*man.hand_f, 0.01))[0].mean(0)
        card = place(ticket, (at[0] + side * 0.02, at[1] + 0.10), 1.0, side * -14)
        cut = place(holes, (at[0] + side * 0.02, at[1] + 0.10), 1.0, side * -14)
        c.flat(card, "#ffe6b4", 0.95 if side < 0 else 0.8, cut=cut)
        c.flat(place(hoop(0, 0, 0.045, 0.007) + limb((-0.10, 0.05), (-0.10, -0.05), 0.006) + limb((0.10, 0.05), (0.10, -0.05),
            0.006) + dot(0, 0, 0.014), (at[0] + side * 0.02, at[1] + 0.10), 1.0, side * -14), "#5a3c1c", 0.85)
        c.paint(put(man.leg(True, 1.2)), far=far)
        c.paint(put(tails + man.skull() + collar + man.on_head(dress.TOPHAT + dress.MOUSTACHE)), far=far, soft=0.07, rim=1.2)
        c.paint(put(cape), far=far, soft=0.08, rim=1.2, shade=0.3, colour="#4a3aa8")
        c.paint(put(man.arm(True, 1.1)), far=far, shade=0.4)
        c.shine(put(man.on_head(dot(0.58, 0.10, 0.09, 0.06))), heat=0.8, halo=0.02)
    glass = c.mask(box(0.004, -1.5, 1.1, 1.5))
    if glass is not None:
        c.light[glass.area] *= (1 - 0.30 * glass.cover)[..., None]
    for i in range(3):
        c.flat(poly((0.20 + 0.26 * i, 1.5), (0.27 + 0.28 * i, 1.5), (0.02 + 0.28 * i, -0.72), (-0.02 + 0.26 * i, -0.72)),
            c.palette.rim, 0.07, soft=0.006)
    c.shine(limb((0, 1.5), (0, floor), 0.005), c.palette.rim, 0.8, 0.03)
    c.paint(box(-0.16, floor - 0.03, 0.16, floor + 0.012) + box(-0.05, floor, 0.05, floor + 0.035), soft=0.02, rim=1.3)
    c.shine(sky.star4(0, man.hand_n[1], 0.15), "#ffffff", 0.8, 0.03)


@book("blue-tape", disc=(0.06, 0.40, 0.62), kind="moon", clouds="billows", cover=0.4, horizon=-0.4)
def blue_tape(c: Canvas) -> None:
    """Two figures stand tied back to back; tape runs crosswise over everything, a great stamp comes down."""
    land.layer(c, land.roofs(c, -0.66, 0.40, 4, 13), 0.62, 0.5, 0.5)
    floor = -0.76

    def tape(points: list[tuple[float, float]], wide: float, bright: float, salt: int) -> None:
        band = sweep(points, [wide, wide], 10, False)
        c.darken(move(band, 0.012, -0.02), 0.35, 0.02)
        mask = c.paint(band, soft=0.04, rim=1.1, colour="#3aa8f0", wrap=0.6)
        c.flat(band, "#3a96e6", bright)
        line = curve(points, False, 14)
        run, gap, marks = 0.0, 0.15, []
        for a, b in itertools.pairwise(line):
            run += float(np.hypot(*(b - a)))
            if run > gap:
                run = 0.0
                way = bearing(a, b)
                off = polar((0, 0), way + 90, wide * 1.2)
                slant = polar((0, 0), way, wide * 0.9)
                marks.append(((a[0] + off[0] + slant[0], a[1] + off[1] + slant[1]), (a[0] - off[0] - slant[0], a[1] - off[1]
                    - slant[1])))
        c.detail([p for a, b in marks for p in limb(a, b, wide * 0.30)], "#eaf6ff", 0.9, mask, 0.002)
        edge = sweep([(x, y + wide * 0.82) for x, y in points], [wide * 0.05, wide * 0.05], 10, False)
        c.detail(edge, "#eaf6ff", 0.5, mask, 0.002)

    tape([(-1.2, 0.98), (-0.4, 0.66), (0.4, 0.62), (1.2, 0.20)], 0.042, 0.35, 1)
    tape([(-1.2, 0.02), (-0.3, 0.22), (0.5, 0.86), (1.2, 1.10)], 0.042, 0.35, 2)
    land.ground(c, floor, 0.01)
    for side in (-1, 1):
        who = Figure((side * 0.13 - 0.06, floor + 0.58), 1.24, "man" if side < 0 else "lady", spine=92, head=(112 if side < 0
            else 78), near_arm=(262, 280), far_arm=(258, 276), near_leg=(282, 268), far_leg=(266, 262), facing=side)
        low = floor - bounds(who.leg(True, 1.2))[1]
        who = Figure((side * 0.13 - 0.06, floor + 0.58 + low), 1.24, "man" if side < 0 else "lady", spine=94, head=(114 if
            side < 0 else 76), near_arm=(262, 280), far_arm=(258, 276), near_leg=(292, 268), far_leg=(266, 262), facing=side)
        clothes = who.coat(who.hip[1] - 0.30, 0.20, -0.02, False) if side < 0 else who.trunk() + who.skirt(who.hip[1] - 0.44,
            0.24, 0.06)
        hat = who.on_head(dress.BOWLER if side < 0 else dress.BUN)
        c.paint(who.leg(False, 1.2), far=0.05)
        c.paint(who.leg(True, 1.2))
        c.paint(clothes + who.skull() + hat, soft=0.07, rim=1.2)
        c.paint(who.arm(True, 1.1), shade=0.4)
    mid = floor + 0.66
    for i, (y, tilt) in enumerate(((mid + 0.26, 0.05), (mid + 0.13, -0.06), (mid - 0.01, 0.04), (mid - 0.16, -0.05))):
        tape([(-0.40, y - tilt), (-0.06, y - 0.03), (0.28, y + tilt)], 0.044, 0.60, 10 + i)
    for x0, y0, x1, y1 in ((-0.40, mid + 0.20, -0.78, mid + 0.04), (0.28, mid - 0.1, 0.66, mid - 0.34)):
        tape([(x0, y0), ((x0 + x1) / 2, y0 + 0.06), (x1, y1)], 0.040, 0.5, 20)
    tape([(-1.2, -0.30), (-0.5, -0.44), (0.3, -0.36), (1.2, -0.62)], 0.070, 0.75, 4)
    tape([(-1.2, -0.86), (-0.4, -0.56), (0.5, -0.66), (1.2, -0.24)], 0.074, 0.80, 5)
    # The stamp and the hand that brings it down.
    stamp = box(-0.24, -0.06, 0.24, 0.02) + both((0.0, 0.16), (0.10, 0.12), (0.22, 0.02, 0), (0.0, 0.0)) + both((0.0, 0.52),
        (0.07, 0.50), (0.10, 0.42), (0.05, 0.32), (0.045, 0.14), (0.0, 0.12))
    at, lean = (0.50, 0.36), -18
    c.paint(place(stamp, at, 1.0, lean), soft=0.06, rim=1.3, shade=0.3)
    c.flat(place(box(-0.24, -0.085, 0.24, -0.055), at, 1, lean), "#4ec0ff", 0.95)
    top = place(dot(0, 0.40, 0.01), at, 1, lean)[0].mean(0)
    fist = sweep([(1.2, 1.16), (0.94, 0.98), (top[0] + 0.06, top[1] + 0.03)], [0.20, 0.16, 0.10]) + dot(top[0] + 0.02, top[1]
        + 0.0, 0.115, 0.10, 20)
    fist += [p for i in range(4) for p in sweep([(top[0] + 0.06, top[1] + 0.05 - 0.045 * i), (top[0] - 0.06, top[1] + 0.055
        - 0.045 * i), (top[0] - 0.095, top[1] + 0.02 - 0.045 * i)], [0.030, 0.030, 0.022])]
    mask = c.paint(fist, soft=0.07, rim=1.2, shade=0.3)
    c.detail(limb((0.86, 1.12), (0.98, 0.80), 0.02), "#eaf6ff", 0.8, mask, 0.003)


@book("cold-case", disc=(0.30, 0.66, 0.34), kind="moon", clouds="swirl", cover=0.6, horizon=-0.1, light=FROST, stars=0.4)
def cold_case(c: Canvas) -> None:
    """An open suitcase pours out a snowstorm; footprints lead into it and none come back."""
    land.layer(c, land.forest(c, -0.22, 0.34, 3, "pine", 30), 0.66, 0.6, 0.5)
    horizon = -0.20
    snow = land.hills(c, horizon, 0.025, 5)
    c.paint(snow, far=0.55, soft=0.05, rim=0.8)
    px, py = c.soft_field()
    field = np.clip((horizon - 0.01 - py) / 0.06, 0, 1) * np.clip(1 - (horizon - py) / 0.95, 0, 1) * np.exp(-((px / 1.1) ** 2))
    c.veil(field * 0.75, "#cfe6f6")
    c.lamp(0.02, -0.12, 1.1, "#d8f0ff", 0.5)
    rng = c.rng(4)
    # The blast of snow.
    gust: Shape = []
    for i in range(90):
        a = rng.normal(98, 24)
        reach = rng.uniform(0.25, 1.35)
        at = polar((0.02, -0.04), a, reach * rng.uniform(0.25, 1))
        bend = polar(at, a + 24 * reach, 0.16 * reach)
        gust += sweep([at, polar(at, a + 8, 0.08 * reach), bend], [0.001, 0.006 * rng.random() + 0.002, 0.001], 4)
    cone = blob((-0.26, -0.02, 0), (-0.34, 0.30), (-0.50, 0.66), (-0.78, 1.10), (0.0, 1.40), (0.74, 1.05), (0.46, 0.60), (0.34,
        0.28), (0.30, -0.02, 0))
    c.flat(cone, "#d4ecfc", 0.20, soft=0.10)
    c.flat(blob((-0.22, -0.02, 0), (-0.20, 0.30), (-0.22, 0.70), (0.05, 1.0), (0.22, 0.66), (0.20, 0.28), (0.26, -0.02, 0)),
        "#eaf6ff", 0.30, soft=0.08)
    c.flat(gust, "#ffffff", 0.85, soft=0.002)
    flakes: Shape = []
    for _ in range(130):
        a, reach = rng.normal(92, 30), rng.uniform(0.1, 1.35)
        flakes += dot(*polar((0.02, -0.04), a, reach), rng.uniform(0.004, 0.014), n=8)
    c.flat(flakes, "#ffffff", 0.9, soft=0.002)
    big: Shape = []
    for x, y, r in ((-0.52, 0.56, 0.085), (0.40, 0.34, 0.06), (-0.12, 0.82, 0.07), (0.62, 0.94, 0.05)):
        for i in range(6):
            a = 60 * i + 15
            big += limb((x, y), polar((x, y), a, r), r * 0.07)
            for t in (0.5, 0.75):
                root = polar((x, y), a, r * t)
                big += limb(root, polar(root, a + 50, r * 0.28), r * 0.05) + limb(root, polar(root, a - 50, r * 0.28), r * 0.05)
    c.shine(big, "#ffffff", 0.6, 0.012)
    # The lid behind, the open mouth, the front.
    lid = poly((-0.46, -0.10), (0.50, -0.10), (0.60, 0.34), (-0.54, 0.34))
    ring = blob((-0.47, -0.10, 0), (-0.55, 0.30), (-0.50, 0.37), (0.54, 0.37), (0.61, 0.30), (0.51, -0.10, 0))
    c.paint(ring, soft=0.05, rim=1.3, colour="#7a5c3a")
    mask = c.paint(turn(move(scaled(lid, 0.88), 0.0, 0.01), 0), soft=0.10, colour="#3a6ea8")
    c.detail([p for i in range(5) for p in limb((-0.36 + 0.19 * i, -0.08), (-0.42 + 0.22 * i, 0.30), 0.004)] + limb((-0.42, 0.14),
        (0.48, 0.14), 0.010), None, 0.6, mask, 0.003)
    mouth = poly((-0.50, -0.12), (0.54, -0.12), (0.62, -0.26), (-0.60, -0.26))
    c.flat(mouth, "#f4fbff", 0.95)
    drift = blob((-0.56, -0.26, 0), (-0.44, -0.12), (-0.20, -0.05), (0.02, 0.0), (0.26, -0.06), (0.46, -0.13), (0.58, -0.26, 0))
    c.flat(drift, "#ffffff", 0.95, soft=0.004)
    front = blob((-0.62, -0.25, 0), (0.64, -0.25, 0), (0.62, -0.58), (0.57, -0.64), (-0.55, -0.64), (-0.60, -0.58))
    c.darken(move(front, 0.0, -0.06), 0.6, 0.04)
    mask = c.paint(front, soft=0.10, rim=1.5, colour="#8a683e", wrap=0.6)
    corners: Shape = []
    for sx, sy in ((-0.58, -0.62), (0.59, -0.62), (-0.61, -0.26), (0.62, -0.26)):
        corners += dot(sx, sy, 0.10, 0.09)
    c.detail(corners, "#2a1a10", 0.7, mask, 0.004)
    straps = box(-0.36, -0.66, -0.28, -0.24) + box(0.30, -0.66, 0.38, -0.24)
    c.detail(straps, "#2a1a10", 0.75, mask, 0.004)
    c.detail(box(-0.355, -0.40, -0.285, -0.33) + box(0.305, -0.40, 0.375, -0.33), "#e8d8b0", 0.7, mask, 0.003)
    tag = c.mask(front)
    c.detail(poly((-0.14, -0.36), (0.16, -0.34), (0.155, -0.52), (-0.145, -0.54)), "#dcecf8", 0.8, tag, 0.003)
    c.detail(limb((-0.10, -0.41), (0.10, -0.40), 0.008) + limb((-0.10, -0.455), (0.06, -0.445), 0.008) + hoop(0.09, -0.47, 0.035,
        0.006), "#1c2c50", 0.9, tag, 0.002)
    c.paint(hoop(0.01, -0.27, 0.11, 0.018, 200, 340, ry=0.07), soft=0.02, rim=1.3)
    # Footprints come from us and step over the edge.
    prints: Shape = []
    for i in range(9):
        t = i / 8
        y = -0.98 + 0.40 * t**0.8
        side = -1 if i % 2 else 1
        x = -0.74 + 0.62 * t + side * (0.070 - 0.035 * t)
        s = 0.050 - 0.026 * t
        prints += place(dot(0, 0.5, 0.62, 0.95) + dot(0, -0.95, 0.48, 0.42), (x, y), s, -34 + 10 * t)
    c.flat(prints, "#1c3c6c", 0.85, soft=0.003)
    for i, y in enumerate((-0.40, -0.31)):
        c.flat(place(dot(0, 0.5, 0.62, 0.95) + dot(0, -0.95, 0.48, 0.42), (-0.02 + 0.08 * i - 0.18, y + 0.02), 0.026, -8),
            "#e4f2fc", 0.9, soft=0.002)
    c.flat(place(dot(0, 0.5, 0.62, 0.95) + dot(0, -0.95, 0.48, 0.42), (-0.10, -0.19), 0.026, -8), "#4c7cb0", 0.9, soft=0.002)
    c.flat(place(dot(0, 0.5, 0.62, 0.95) + dot(0, -0.95, 0.48, 0.42), (-0.02, -0.11), 0.022, -8), "#4c7cb0", 0.9, soft=0.002)
    c.darken(box(-1.2, -1.6, 1.2, -0.98), 0.7, 0.14)


def scaled(shape: Shape, k: float) -> Shape:
    """A shape drawn in towards its own middle."""
    x0, y0, x1, y1 = bounds(shape)
    return place(move(shape, -(x0 + x1) / 2, -(y0 + y1) / 2), ((x0 + x1) / 2, (y0 + y1) / 2), k)


@book("pinboard-and-string", disc=(0.0, 0.36, 0.36), kind="clock", clouds="none", horizon=0.2, gloom=0.3,
    light=MIST._replace(halo="#2c4a66"), shafts=0.3)
def pinboard(c: Canvas) -> None:
    """A wall of pinned portraits, joined by strings that meet in an empty clock face; the inspector looks on."""
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(0, 0.36, 0.36, n=90), rim=0.5, far=0.10, soft=0.10)
    board = box(-0.95, -0.50, 0.95, 1.16)
    mask = c.paint(board, cut=dot(0, 0.36, 0.36, n=90), far=0.20, rim=0.8, soft=0.10, colour="#6a7a8c")
    rng = c.rng(5)
    speck: Shape = []
    for _ in range(240):
        speck += dot(rng.uniform(-0.93, 0.93), rng.uniform(-0.48, 1.14), rng.uniform(0.003, 0.009), n=6)
    c.detail(speck, None, 0.35, mask, 0.002)
    frame = box(-1.02, -0.57, 1.02, -0.50) + box(-1.02, 1.16, 1.02, 1.23) + box(-1.02, -0.57, -0.95, 1.23) + box(0.95, -0.57,
        1.02, 1.23)
    c.paint(frame, soft=0.03, rim=1.1)
    c.lamp(0.0, 0.36, 1.3, "#bfe0f4", 0.55)
    c.paint(hoop(0.0, 0.36, 0.375, 0.020), soft=0.02, rim=1.3)
    hats = (dress.CAP, dress.TOPHAT, dress.BUN, dress.HOOD, dress.STRAW, dress.CROWN, dress.VEIL, dress.CONSTABLE, dress.FLAT_HAT,
        dress.PIGTAILS + dress.HAIR_SHORT)
    spots = ((-0.74, 0.92, 8), (-0.34, 0.96, -5), (0.10, 0.99, 4), (0.52, 0.94, -7), (0.80, 0.66, 6), (-0.78, 0.46, -8),
        (0.76, 0.22, -5), (-0.74, 0.02, 6), (0.74, -0.24, 8), (-0.46, -0.28, -6))
    pins: list[tuple[float, float]] = []
    for (x, y, tilt), hat in zip(spots, hats, strict=True):
        card = poly((-0.125, -0.165), (0.125, -0.165), (0.125, 0.165), (-0.125, 0.165))
        c.darken(place(card, (x + 0.015, y - 0.025), 1, tilt), 0.5, 0.02)
        c.flat(place(card, (x, y), 1, tilt), "#dce8ee", 0.92)
        inner = place(poly((-0.105, -0.12), (0.105, -0.12), (0.105, 0.145), (-0.105, 0.145)), (x, y), 1, tilt)
        c.flat(inner, "#6f9cba", 0.95)
        area = c.mask(inner)
        bust = blob((-0.10, -0.14, 0), (-0.085, -0.06), (-0.03, -0.03), (0.03, -0.03), (0.085, -0.06), (0.10, -0.14, 0))
        bust += move(place(dress.FACE + hat, (0, 0), 0.058), 0, 0.025)
        c.detail(place(bust, (x, y), 1, tilt), "#0a1830", 1.0, area, 0.002)
        pins.append((x, y + 0.145))
    centre = (0.0, 0.36)
    for i, pin in enumerate(pins):
        sag = between(pin, centre, 0.5)
        c.flat(sweep([pin, (sag[0], sag[1] - 0.015), centre], [0.0045, 0.0045]), "#ff5648", 1.0)
        if i in (0, 3, 6):
            other = pins[(i + 1) % len(pins)]
            c.flat(limb(pin, other, 0.0035), "#ff5648", 0.9)
    for pin in (*pins, centre):
        c.flat(dot(pin[0] + 0.006, pin[1] - 0.008, 0.017), c.palette.dark, 0.6, soft=0.004)
        c.shine(dot(*pin, 0.015), "#ff6a58", 0.6, 0.012)
    # The inspector from behind, hand with the last pin.
    body = blob((-0.40, -1.5, 0), (-0.38, -0.92), (-0.30, -0.70), (-0.14, -0.58), (-0.08, -0.48, 0), (0.20, -0.48, 0), (0.26,
        -0.58), (0.42, -0.70), (0.50, -0.92), (0.52, -1.5, 0))
    collar = blob((-0.12, -0.60, 0), (-0.13, -0.40, 0), (0.06, -0.45), (0.25, -0.40, 0), (0.24, -0.60, 0))
    head = dot(0.06, -0.32, 0.125, 0.155)
    hat = blob((-0.085, -0.24), (-0.075, -0.10), (0.0, -0.03), (0.12, -0.03), (0.195, -0.10), (0.205, -0.24)) + blob((-0.17,
        -0.215), (-0.09, -0.25), (0.21, -0.25), (0.29, -0.215), (0.21, -0.225), (-0.09, -0.225))
    c.paint(body + collar + head + hat + dot(0.06, -0.36, 0.09), soft=0.10, rim=1.5, shade=0.3)
    c.paint(sweep([(0.42, -0.86), (0.62, -0.74), (0.44, -0.44), (0.40, -0.30)], [0.12, 0.105, 0.07, 0.045]) + dot(0.395, -0.25,
        0.05, 0.06), soft=0.06, rim=1.4, shade=0.3)
    c.flat(sweep([(0.385, -0.20), (0.22, 0.08), centre], [0.004, 0.004]), "#ff5648", 1.0)
    c.shine(dot(0.385, -0.20, 0.016), "#ff6a58", 0.8, 0.02)


@book("curfew-bell", disc=(0.16, 0.50, 0.56), kind="moon", clouds="bands", cover=0.5, horizon=-0.35)
def curfew(c: Canvas) -> None:
    """A great bell swings over the street; the windows go dark one by one while people hurry home."""
    land.layer(c, land.roofs(c, -0.42, 0.26, 2, 20), 0.60, 0.5, 0.4)
    vanish = (0.10, -0.40)
    lit: Shape = []
    glow: Shape = []
    for side in (-1, 1):
        wall = poly((side * 1.2, 0.36), (side * 0.74, 0.16), (side * 0.34 + 0.06, -0.14), (side * 0.22 + 0.07, -0.56), (side * 1.2,
            -1.3))
        gables: Shape = []
        for k in range(4):
            x0, x1 = side * (1.16 - 0.25 * k), side * (0.93 - 0.235 * k)
            y0 = 0.34 - 0.135 * k
            gables += poly((x0, y0), ((x0 + x1) / 2, y0 + 0.20 - 0.03 * k), (x1, y0 - 0.10))
        c.paint(wall + gables, soft=0.08, rim=1.2, far=0.03)
        for row in range(3):
            for k in range(6):
                t0, t1 = k / 6 + 0.035, k / 6 + 0.105
                pts = []
                for t, up in ((t0, 0), (t1, 0), (t1, 1), (t0, 1)):
                    near, far = (side * 1.06, 0.16 - 0.30 * row + 0.15 * up), (side * 0.30 + 0.065, -0.24 - 0.115 * row + 0.06 * up)
                    u = 1 - (1 - t) ** 1.6
                    pts.append(between(near, far, u))
                order = k + 6 * (1 if side > 0 else 0)
                if order + row < 5:
                    lit += poly(*pts)
                elif order + row == 5:
                    glow += poly(*pts)
                else:
                    c.flat(poly(*pts), c.palette.form, 0.45)
    c.shine(lit, LAMPLIGHT, 0.75, 0.02)
    c.flat(glow, "#8a6a48", 0.9)
    floor = poly((-1.2, -1.5), (-1.2, -0.90), vanish, (0.13, -0.42), (1.2, -0.90), (1.2, -1.5))
    c.paint(floor, far=0.10, soft=0.05, rim=0.3)
    c.flat(poly((0.08, -0.44), (0.14, -0.44), (0.42, -0.86), (-0.10, -0.86)), c.palette.halo, 0.30, soft=0.03)
    crowd: Shape = []
    for i, (x, y, h) in enumerate(((-0.40, -0.80, 0.24), (-0.14, -0.70, 0.17), (0.12, -0.62, 0.12), (0.34, -0.76, 0.21), (0.02,
        -0.84, 0.25), (0.60, -0.84, 0.25), (0.20, -0.55, 0.08))):
        crowd += props.runner(x, y, h, -1 if i % 3 == 0 else 1, i)
    c.cast(crowd, -0.72, 0.4)
    c.paint(crowd, soft=0.02, edge=0.006, rim=1.4)
    # The beam, the bell and its swing.
    c.paint(poly((-1.2, 1.06), (1.2, 1.20), (1.2, 1.34), (-1.2, 1.20)), soft=0.05, rim=0.8)
    pivot, lean = (0.0, 1.10), 26
    c.paint(place(props.wheel(0.26, 8, 0.10, 0.2, 0.05), (-0.30, 1.16)), soft=0.02, far=0.04, edge=0.006)
    c.flat(sweep([(-0.55, 1.12), (-0.62, 0.70), (-0.58, 0.20), (-0.66, -0.2)], [0.007, 0.007]), c.palette.dark, 0.95)
    high = 0.98
    body = both((0.0, 0.02), (0.15, -0.04), (0.25, -0.24), (0.29, -0.56), (0.40, -0.80), (0.47, -0.90, 0), (0.0, -0.93))
    shape = place(body + box(-0.12, -0.03, 0.12, 0.10) + hoop(0, 0.10, 0.07, 0.028), pivot, high, lean)
    clapper = place(limb((0, -0.85), (-0.11, -1.02), 0.022) + dot(-0.125, -1.05, 0.075), pivot, high, lean)
    c.paint(clapper, soft=0.03)
    mask = c.paint(shape, soft=0.12, rim=1.5, colour="#a87838", wrap=0.5, shade=0.3)
    lines = sweep([(-0.285, -0.52), (0, -0.56), (0.285, -0.52)], [0.010, 0.012, 0.010]) + sweep([(-0.36, -0.72), (0, -0.77),
        (0.36, -0.72)], [0.007, 0.008, 0.007]) + sweep([(-0.20, -0.14), (0, -0.17), (0.20, -0.14)], [0.007, 0.008, 0.007])
    c.detail(place(lines, pivot, high, lean), "#ffdca0", 0.45, mask, 0.003)
    c.detail(place(place(props.numeral("IX", 0.16), (0.0, -0.36)), pivot, high, lean), "#ffdca0", 0.40, mask, 0.003)
    c.flat(place(dot(0, -0.905, 0.46, 0.055), pivot, high, lean), c.palette.dark, 0.75)
    centre = place(dot(0, -0.9, 0.01), pivot, high, lean)[0].mean(0)
    waves: Shape = []
    for i in range(3):
        waves += hoop(centre[0], centre[1], 0.58 + 0.12 * i, 0.008, lean - 10, lean + 28) + hoop(centre[0], centre[1], 0.58 + 0.12 * i,
            0.008, 152 + lean, 192 + lean)
    c.flat(waves, c.palette.rim, 0.55, soft=0.005)
    sky.birds(c, 7, (-0.55, 0.72), 0.22, 0.05)


@book("snowglobe-prison", disc=(0.0, 0.22, 0.66), kind="moon", clouds="none", horizon=0.0, gloom=0.55, light=FROST, shafts=0.2)
def snowglobe(c: Canvas) -> None:
    """A furious prisoner presses both hands to the glass of a snow globe on a shelf."""
    x, y, r = c.disc
    # A dark room: shelf, books, wall.
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(x, y, r, n=90), rim=0.3, far=0.05, soft=0.05)
    wall: Shape = []
    for i in range(-6, 7):
        wall += limb((i * 0.18, 1.5), (i * 0.18, -0.6), 0.003)
    c.detail(wall, c.palette.form, 0.4, soft=0.003)
    c.lamp(x, y, 1.5, "#9cd0f4", 0.5)
    inner = dot(x, y, r * 0.985, n=90)
    area = c.mask(inner)
    c.flat(inner, "#3f86c4", 0.42)
    moonlet = dot(x + 0.20, y + 0.30, 0.20)
    c.flat(moonlet, "#f2f8fc", 0.75, soft=0.004)
    c.detail(land.forest(c, -0.16, 0.26, 4, "pine", 30), "#2c5c94", 0.8, area, 0.003)
    c.detail(land.roofs(c, -0.30, 0.20, 3, 22), "#17406f", 0.9, area, 0.003)
    # The prisoner, near the glass: face, shoulders, two spread hands.
    man = blob((-0.50, -0.60, 0), (-0.46, -0.26), (-0.28, -0.08), (-0.09, -0.03), (0.09, -0.03), (0.28, -0.08), (0.46, -0.26), (0.50,
        -0.60, 0))
    head = both((0.0, 0.42), (0.12, 0.39), (0.17, 0.26), (0.15, 0.08), (0.08, -0.03), (0.0, -0.06))
    hair = poly((-0.19, 0.20), (-0.22, 0.36), (-0.15, 0.34), (-0.16, 0.46), (-0.08, 0.40), (-0.04, 0.52), (0.01, 0.42), (0.08, 0.51),
        (0.10, 0.40), (0.18, 0.44), (0.16, 0.33), (0.22, 0.33), (0.19, 0.20), (0.12, 0.33), (-0.12, 0.33))
    mask = c.paint(man + head + hair + limb((0, 0.0), (0, -0.15), 0.09), soft=0.10, rim=1.2)
    c.detail([p for i in range(5) for p in sweep([(-0.48, -0.22 - 0.08 * i), (0, -0.16 - 0.08 * i), (0.48, -0.22 - 0.08 * i)], [0.018,
        0.018])], "#9cc8ea", 0.40, mask, 0.003)
    c.shine(pair(poly((0.030, 0.17), (0.115, 0.225), (0.105, 0.165), (0.05, 0.145))), heat=0.9, halo=0.02)
    c.flat(pair(limb((0.012, 0.19), (0.125, 0.26), 0.014, 0.010)), "#bfe0f6", 0.75)
    shout = both((0.0, 0.085), (0.07, 0.07), (0.075, 0.02), (0.045, -0.02), (0.0, -0.025))
    c.flat(shout, "#e4f4ff", 0.9)
    c.flat(both((0.0, 0.055), (0.055, 0.05), (0.050, 0.015), (0.0, 0.005)), c.palette.dark, 0.95)
    for side in (-1, 1):
        c.paint(sweep([(side * 0.40, -0.34), (side * 0.50, -0.10), (side * 0.40, 0.14)], [0.10, 0.085, 0.060]), soft=0.05, shade=0.35)
        px, py = side * 0.39, 0.26
        palm = blob((px - 0.085, py - 0.08), (px - 0.095, py + 0.05), (px, py + 0.09), (px + 0.095, py + 0.05), (px + 0.085, py - 0.08),
            (px, py - 0.12))
        fingers: Shape = []
        for i, (a, reach) in enumerate(((122, 0.21), (102, 0.245), (82, 0.245), (62, 0.205))):
            root = polar((px, py + 0.02), a, 0.085)
            fingers += sweep([root, polar((px, py + 0.02), a, reach * 0.7), polar((px, py + 0.02), a, reach)], [0.031, 0.029, 0.025])
        thumb = sweep([(px - side * 0.07, py - 0.05), (px - side * 0.145, py - 0.01), (px - side * 0.175, py + 0.06)], [0.036, 0.031,
            0.025])
        c.paint(palm + fingers + thumb, soft=0.045, rim=1.4, wrap=0.5, shade=0.3, colour="#5c8cc0")
        pads: Shape = []
        for a, reach in ((122, 0.20), (102, 0.235), (82, 0.235), (62, 0.195)):
            pads += dot(*polar((px, py + 0.02), a, reach), 0.021, 0.024)
        c.flat(pads + dot(px, py - 0.03, 0.052, 0.045) + dot(px - side * 0.172, py + 0.05, 0.021), "#b4dcf6", 0.55, soft=0.006)
    drift = blob((-0.62, -0.10, 0), (-0.40, -0.28), (-0.1, -0.33), (0.2, -0.30), (0.45, -0.25), (0.62, -0.12, 0), (0.5, -0.5), (0.0,
        -0.62), (-0.5, -0.5))
    c.detail(drift, "#dcf0fc", 0.95, area, 0.004)
    rng = c.rng(3)
    flakes: Shape = []
    for _ in range(120):
        a, far = rng.uniform(0, 360), 0.63 * np.sqrt(rng.random())
        flakes += dot(*polar((x, y), a, far), rng.uniform(0.004, 0.013), n=8)
    c.flat(flakes, "#ffffff", 0.9, soft=0.002)
    # Glass, stand, shelf.
    c.flat(hoop(x, y, r, 0.012), "#d4ecfc", 0.75, soft=0.003)
    c.detail(hoop(x, y, r * 0.93, 0.05), "#0c2c58", 0.35, area, 0.03)
    c.flat(sweep([polar((x, y), 160, r * 0.88), polar((x, y), 138, r * 0.90), polar((x, y), 114, r * 0.88)], [0.004, 0.034, 0.004]),
        "#ffffff", 0.75, soft=0.008)
    c.flat(dot(*polar((x, y), 102, r * 0.87), 0.024, 0.018), "#ffffff", 0.7, soft=0.006)
    c.flat(sweep([polar((x, y), -25, r * 0.90), polar((x, y), -42, r * 0.91), polar((x, y), -60, r * 0.90)], [0.002, 0.014, 0.002]),
        "#ffffff", 0.45, soft=0.008)
    stand = both((0.0, -0.36), (0.44, -0.36, 0), (0.50, -0.44), (0.46, -0.50), (0.60, -0.62), (0.62, -0.68, 0), (0.0, -0.69))
    mask = c.paint(stand, soft=0.05, rim=1.4, colour="#5c3c24", wrap=0.5)
    c.detail(sweep([(-0.48, -0.45), (0, -0.48), (0.48, -0.45)], [0.006, 0.007, 0.006]) + sweep([(-0.57, -0.61), (0, -0.64), (0.57, -0.61)],
        [0.006, 0.007, 0.006]), LAMPLIGHT, 0.5, mask, 0.003)
    c.flat(box(-0.15, -0.59, 0.15, -0.51), BRASS, 0.9)
    c.flat(limb((-0.11, -0.55), (0.11, -0.55), 0.006), "#3c2408", 0.8)
    c.paint(box(-1.2, -1.5, 1.2, -0.68), soft=0.04, rim=1.0)
    c.flat(limb((-1.1, -0.682), (1.1, -0.682), 0.004), c.palette.rim, 0.5)
    for bx, w, h, tilt in ((-0.93, 0.13, 0.62, 0), (-0.79, 0.10, 0.50, 0), (0.83, 0.14, 0.56, 8), (0.97, 0.12, 0.64, 0)):
        book_ = turn(box(bx - w / 2, -0.68, bx + w / 2, -0.68 + h), tilt, (bx, -0.68))
        mask = c.paint(book_, soft=0.03, rim=1.1, far=0.03)
        c.detail(turn(box(bx - w / 2, -0.26, bx + w / 2, -0.245) + box(bx - w / 2, -0.60, bx + w / 2, -0.585), tilt, (bx, -0.68)),
            c.palette.rim, 0.4, mask, 0.002)


PICTURES = book.pictures
