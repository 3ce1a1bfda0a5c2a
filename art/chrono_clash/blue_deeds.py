"""The Blue Hour's deeds, and its Hours and legends: what happens in the dusk, and the six grandest pictures."""

import itertools

import numpy as np

from art.chrono_clash import figure as dress
from art.chrono_clash import land, machine, props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.dusk import AFTERGLOW, BRASS, FROST, LAMPLIGHT, MIST, VIOLET, hour
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
    opera: Shape = box(-0.92, -0.8, 0.92, -0.02) + poly((-0.98, 0.02), (0, 0.26), (0.98, 0.02)) + box(-0.98, -0.04,
        0.98,
        0.03)
    gaps: Shape = [p for i in range(7) for p in box(-0.82 + 0.245 * i, -0.62, -0.66 + 0.245 * i, -0.08)]
    land.layer(c, opera, 0.62, 0.5, 0.6, cut=gaps)
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.8, soft=0.08)
    man = Figure((-0.40, -0.02), 1.42, "slim", spine=88, head=86, near_arm=(312, 352), far_arm=(150, 96), near_leg=(283,
        270), far_leg=(262, 258))
    low = floor - bounds(man.leg(True, 1.2))[1]
    man = Figure((-0.40, -0.02 + low), 1.42, "slim", spine=88, head=86, near_arm=(320, 358), far_arm=(196, 128),
        near_leg=(283, 270), far_leg=(262, 258))
    shift = -0.035 - man.hand_n[0]
    n, h = man.neck, man.hip
    cape = blob((n[0] + 0.06, n[1] + 0.02), (n[0] + 0.05, n[1] - 0.14), (h[0] - 0.02, h[1] + 0.10), (h[0] - 0.04,
        h[1] - 0.32, 0), (h[0] - 0.24, h[1] - 0.40), (h[0] - 0.40, h[1] - 0.34, 0), (h[0] - 0.28, h[1] + 0.10),
            (n[0] - 0.12,
            n[1] - 0.08))
    tails = man.trunk() + man.skirt(h[1] - 0.24, 0.13, -0.06, 0.2)
    collar = man.on_head(blob((-0.62, -1.5), (-0.66, -0.72, 0), (0.0, -0.95), (0.62, -0.85, 0), (0.6,
        -1.5)) + dress.HAIR_SHORT)
    ticket = poly((-0.17, -0.085), (0.17, -0.085), (0.17, 0.085), (-0.17, 0.085))
    holes = dot(-0.17, 0, 0.035) + dot(0.17, 0, 0.035)
    for side in (-1, 1):
        def put(shape: Shape, side: int = side) -> Shape:
            moved = move(shape, shift, 0)
            return moved if side < 0 else flip(moved)

        far = 0.0 if side < 0 else 0.14
        c.paint(put(man.arm(False, 1.1) + man.leg(False, 1.2)), far=far + 0.05)
        at = put(dot(*man.hand_f, 0.01))[0].mean(0)
        card = place(ticket, (at[0] + side * 0.0, at[1] + 0.10), 0.9, side * -14)
        cut = place(holes, (at[0] + side * 0.0, at[1] + 0.10), 0.9, side * -14)
        c.flat(card, "#ffe6b4", 0.95 if side < 0 else 0.8, cut=cut)
        c.flat(place(hoop(0, 0, 0.045, 0.007) + limb((-0.10, 0.05), (-0.10, -0.05), 0.006) + limb((0.10, 0.05), (0.10,
            -0.05),
            0.006) + dot(0, 0, 0.014), (at[0] + side * 0.0, at[1] + 0.10), 0.9, side * -14), "#5a3c1c", 0.85)
        c.paint(put(man.leg(True, 1.2)), far=far)
        c.paint(put(tails + man.skull() + collar + man.on_head(dress.TOPHAT + blob((0.62, -0.50), (1.12, -0.52),
            (0.66, -0.62)))), far=far, soft=0.07, rim=1.2)
        c.paint(put(cape), far=far, soft=0.08, rim=1.2, shade=0.3, colour="#3048b0")
        c.paint(put(man.arm(True, 1.1)), far=far, shade=0.4)
        c.shine(put(man.on_head(dot(0.58, 0.10, 0.09, 0.06))), heat=0.8, halo=0.02)
    glass = c.mask(box(0.004, -1.5, 1.1, 1.5))
    if glass is not None:
        c.light[glass.area] *= (1 - 0.30 * glass.cover)[..., None]
    for i in range(3):
        c.flat(poly((0.20 + 0.26 * i, 1.5), (0.27 + 0.28 * i, 1.5), (0.02 + 0.28 * i, -0.72), (-0.02 + 0.26 * i,
            -0.72)),
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
                marks.append(((a[0] + off[0] + slant[0], a[1] + off[1] + slant[1]), (a[0] - off[0] - slant[0],
                    a[1] - off[1]
                    - slant[1])))
        c.detail([p for a, b in marks for p in limb(a, b, wide * 0.30)], "#eaf6ff", 0.9, mask, 0.002)
        edge = sweep([(x, y + wide * 0.82) for x, y in points], [wide * 0.05, wide * 0.05], 10, False)
        c.detail(edge, "#eaf6ff", 0.5, mask, 0.002)

    tape([(-1.2, 0.98), (-0.4, 0.66), (0.4, 0.62), (1.2, 0.20)], 0.042, 0.35, 1)
    tape([(-1.2, 0.02), (-0.3, 0.22), (0.5, 0.86), (1.2, 1.10)], 0.042, 0.35, 2)
    land.ground(c, floor, 0.01)
    for side in (-1, 1):
        who = Figure((side * 0.13 - 0.06, floor + 0.58), 1.24, "man" if side < 0 else "lady", spine=92,
            head=(112 if side < 0
            else 78), near_arm=(262, 280), far_arm=(258, 276), near_leg=(282, 268), far_leg=(266, 262), facing=side)
        low = floor - bounds(who.leg(True, 1.2))[1]
        who = Figure((side * 0.13 - 0.06, floor + 0.58 + low), 1.24, "man" if side < 0 else "lady", spine=94,
            head=(114 if
            side < 0 else 76), near_arm=(262, 280), far_arm=(258, 276), near_leg=(292, 268), far_leg=(266, 262),
                facing=side)
        clothes = who.coat(who.hip[1] - 0.30, 0.20, -0.02,
            False) if side < 0 else who.trunk() + who.skirt(who.hip[1] - 0.44,
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
    stamp = box(-0.24, -0.06, 0.24, 0.02) + both((0.0, 0.16), (0.10, 0.12), (0.22, 0.02, 0), (0.0, 0.0)) + both((0.0,
        0.52),
        (0.07, 0.50), (0.10, 0.42), (0.05, 0.32), (0.045, 0.14), (0.0, 0.12))
    at, lean = (0.50, 0.36), -18
    c.paint(place(stamp, at, 1.0, lean), soft=0.06, rim=1.3, shade=0.3)
    c.flat(place(box(-0.24, -0.085, 0.24, -0.055), at, 1, lean), "#4ec0ff", 0.95)
    top = place(dot(0, 0.40, 0.01), at, 1, lean)[0].mean(0)
    fist = sweep([(1.2, 1.16), (0.94, 0.98), (top[0] + 0.06, top[1] + 0.03)], [0.20, 0.16, 0.10]) + dot(top[0] + 0.02,
        top[1]
        + 0.0, 0.115, 0.10, 20)
    fist += [p for i in range(4) for p in sweep([(top[0] + 0.06, top[1] + 0.05 - 0.045 * i), (top[0] - 0.06,
        top[1] + 0.055
        - 0.045 * i), (top[0] - 0.095, top[1] + 0.02 - 0.045 * i)], [0.030, 0.030, 0.022])]
    mask = c.paint(fist, soft=0.07, rim=1.2, shade=0.3)
    c.detail(limb((0.86, 1.12), (0.98, 0.80), 0.02), "#eaf6ff", 0.8, mask, 0.003)


@book("cold-case", disc=(-0.56, 0.70, 0.26), kind="moon", clouds="none", horizon=-0.2, light=FROST, stars=0.6,
    gloom=0.35)
def cold_case(c: Canvas) -> None:
    """An open suitcase pours out a snowstorm; footprints lead into it and none come back."""
    land.layer(c, land.forest(c, -0.22, 0.34, 3, "pine", 30), 0.66, 0.6, 0.5)
    horizon = -0.20
    snow = land.hills(c, horizon, 0.025, 5)
    c.paint(snow, far=0.55, soft=0.05, rim=0.8)
    px, py = c.soft_field()
    field = np.clip((horizon - 0.01 - py) / 0.06, 0, 1) * np.clip(1 - (horizon - py) / 0.95, 0,
        1) * np.exp(-((px / 1.1) ** 2))
    c.veil(field * 0.75, "#cfe6f6")
    c.lamp(0.02, -0.12, 1.1, "#d8f0ff", 0.5)
    rng = c.rng(4)
    big: Shape = []
    for x, y, r in ((-0.62, 0.26, 0.07), (0.66, 0.30, 0.085), (-0.16, 0.92, 0.06), (0.46, 0.10, 0.045)):
        for i in range(6):
            a = 60 * i + 15
            big += limb((x, y), polar((x, y), a, r), r * 0.07)
            for t in (0.5, 0.75):
                root = polar((x, y), a, r * t)
                big += limb(root, polar(root, a + 50, r * 0.28), r * 0.05) + limb(root, polar(root, a - 50, r * 0.28),
                    r * 0.05)
    c.shine(big, "#ffffff", 0.6, 0.012)
    # The lid behind, the open mouth, the front.
    small, low = 0.86, 0.02

    def up(shape: Shape) -> Shape:
        return place(shape, (0.02, low), small)

    lid = blob((-0.47, -0.10, 0), (-0.55, 0.34, 0), (-0.50, 0.40, 0), (0.54, 0.40, 0), (0.60, 0.34, 0), (0.51, -0.10,
        0))
    c.paint(up(lid), soft=0.05, rim=1.4, colour="#8a683e", wrap=0.5)
    lining = poly((-0.43, -0.08), (-0.49, 0.33), (0.53, 0.33), (0.46, -0.08))
    mask = c.paint(up(lining), soft=0.10, colour="#3a6ea8")
    c.detail(up([p for i in range(5) for p in limb((-0.34 + 0.18 * i, -0.08), (-0.38 + 0.20 * i, 0.32),
        0.004)] + limb((-0.46, 0.14), (0.50, 0.14),
        0.010)), None, 0.6, mask, 0.003)
    c.flat(up(poly((-0.50, -0.12), (0.54, -0.12), (0.62, -0.26), (-0.60, -0.26))), "#e4f4ff", 0.95)
    drift = blob((-0.57, -0.26, 0), (-0.44, -0.12), (-0.20, -0.03), (0.02, 0.04), (0.26, -0.04), (0.46, -0.13), (0.59,
        -0.26, 0))
    c.flat(up(drift), "#f4fbff", 0.97, soft=0.004)
    # The blast of snow: a funnel that leans out of the case, its far side first.
    flakes: Shape = []
    for behind in (True, False):
        streams: Shape = []
        for strand in range(3):
            path = []
            for k in range(111):
                t = k / 110
                a = 2 * np.pi * (4.5 * t + strand / 3)
                wide = 0.07 + 0.60 * t**1.3
                at = (0.02 + 0.30 * t**1.5 + wide * np.cos(a), 0.04 + 1.16 * t + 0.26 * wide * np.sin(a))
                if (np.sin(a) > 0) == behind:
                    path.append((k, *at))
            for (i, x0, y0), (j, x1, y1) in itertools.pairwise(path):
                if j == i + 1:
                    streams += limb((x0, y0), (x1, y1), 0.006 + 0.022 * i / 110)
                for _ in range(1 if behind else 2):
                    s = rng.uniform(0.003, 0.007 + 0.009 * i / 110)
                    flakes += dot(x0 + rng.normal(0, 0.035), y0 + rng.normal(0, 0.03), s, n=8)
        c.flat(streams, "#8fc0ea" if behind else "#f0f8ff", 0.28 if behind else 0.50, soft=0.014)
    c.flat(flakes, "#ffffff", 0.9, soft=0.002)
    front = blob((-0.62, -0.25, 0), (0.64, -0.25, 0), (0.62, -0.60, 0), (0.60, -0.64), (0.56, -0.66, 0), (-0.54,
        -0.66, 0), (-0.58, -0.64),
        (-0.60, -0.60, 0))
    c.darken(up(move(front, 0.0, -0.06)), 0.6, 0.04)
    mask = c.paint(up(front), soft=0.10, rim=1.6, colour="#a07c4a", wrap=0.7)
    corners: Shape = []
    for sx, sy in ((-0.60, -0.66), (0.62, -0.66), (-0.62, -0.25), (0.64, -0.25)):
        corners += dot(sx, sy, 0.11, 0.10)
    c.detail(up(corners), "#20140c", 0.8, mask, 0.003)
    c.detail(up(box(-0.38, -0.68, -0.29, -0.24) + box(0.31, -0.68, 0.40, -0.24)), "#20140c", 0.8, mask, 0.003)
    c.detail(up(box(-0.37, -0.40, -0.30, -0.33) + box(0.32, -0.40, 0.39, -0.33)), "#f0dca8", 0.8, mask, 0.003)
    c.detail(up(poly((-0.16, -0.36), (0.18, -0.34), (0.175, -0.54), (-0.165, -0.56))), "#dcecf8", 0.9, mask, 0.003)
    c.detail(up(limb((-0.12, -0.41), (0.12, -0.40), 0.010) + limb((-0.12, -0.47), (0.04, -0.465), 0.010) + hoop(0.10,
        -0.475, 0.040, 0.008)),
        "#1c2c50", 0.9, mask, 0.002)
    c.paint(up(hoop(0.01, -0.27, 0.11, 0.018, 200, 340, ry=0.07)), soft=0.02, rim=1.3)
    # Footprints come from us and step over the edge.
    sole = dot(0, 0.5, 0.62, 0.95) + dot(0, -0.95, 0.48, 0.42)
    prints: Shape = []
    for i in range(7):
        t = i / 6
        x, y = -0.86 + 0.60 * t, -0.92 + 0.29 * t**0.85
        side = -1 if i % 2 else 1
        prints += place(sole, (x + side * 0.028, y - side * 0.05 * (1 - 0.5 * t)), 0.058 - 0.024 * t, -58 + 22 * t)
    c.flat(prints, "#17376a", 0.9, soft=0.003)
    for x, y, s in ((-0.20, -0.165, 0.036), (-0.10, -0.115, 0.031), (-0.08, -0.055, 0.027), (0.02, -0.015, 0.023)):
        c.flat(place(sole, (x, y + low), s, -22), "#5c8cc0", 0.95, soft=0.002)
    c.darken(box(-1.2, -1.6, 1.2, -0.98), 0.7, 0.14)


@book("pinboard-and-string", disc=(0.0, 0.36, 0.36), kind="clock", clouds="none", horizon=0.2, gloom=0.3,
    light=MIST._replace(halo="#2c5080", haze="#4c82ba"), shafts=0.3)
def pinboard(c: Canvas) -> None:
    """A wall of pinned portraits, joined by strings that meet in an empty clock face; the inspector looks on."""
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(0, 0.36, 0.36, n=90), rim=0.5, far=0.10, soft=0.10)
    board = box(-0.95, -0.50, 0.95, 1.16)
    mask = c.paint(board, cut=dot(0, 0.36, 0.36, n=90), far=0.20, rim=0.8, soft=0.10, colour="#3c6cae")
    rng = c.rng(5)
    speck: Shape = []
    for _ in range(240):
        speck += dot(rng.uniform(-0.93, 0.93), rng.uniform(-0.48, 1.14), rng.uniform(0.003, 0.009), n=6)
    c.detail(speck, None, 0.35, mask, 0.002)
    frame = box(-1.02, -0.57, 1.02, -0.50) + box(-1.02, 1.16, 1.02, 1.23) + box(-1.02, -0.57, -0.95, 1.23) + box(0.95,
        -0.57,
        1.02, 1.23)
    c.paint(frame, soft=0.03, rim=1.1)
    c.lamp(0.0, 0.36, 1.3, "#bfe0f4", 0.55)
    c.paint(hoop(0.0, 0.36, 0.375, 0.020), soft=0.02, rim=1.3)
    dial: Shape = []
    for i in range(60):
        a = 6 * i
        dial += limb(polar((0, 0.36), a, 0.355 - (0.060 if i % 5 == 0 else 0.022)), polar((0, 0.36), a, 0.350),
            0.009 if i % 5 == 0
            else 0.003)
    c.flat(dial, "#1c3454", 0.9)
    hats = (dress.CAP, dress.TOPHAT, dress.BUN, dress.HOOD, dress.STRAW, dress.CROWN, dress.VEIL, dress.CONSTABLE,
        dress.FLAT_HAT,
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
    body = blob((-0.40, -1.5, 0), (-0.38, -0.92), (-0.30, -0.70), (-0.14, -0.58), (-0.08, -0.48, 0), (0.20, -0.48, 0),
        (0.26,
        -0.58), (0.42, -0.70), (0.50, -0.92), (0.52, -1.5, 0))
    collar = blob((-0.12, -0.60, 0), (-0.13, -0.40, 0), (0.06, -0.45), (0.25, -0.40, 0), (0.24, -0.60, 0))
    head = dot(0.06, -0.32, 0.125, 0.155)
    hat = blob((-0.085, -0.24), (-0.075, -0.10), (0.0, -0.03), (0.12, -0.03), (0.195, -0.10), (0.205,
        -0.24)) + blob((-0.165, -0.222), (-0.15, -0.24), (-0.06, -0.255), (0.18, -0.255), (0.27, -0.24), (0.285,
            -0.222), (0.20, -0.215), (-0.08, -0.215))
    c.paint(body + collar + head + hat + dot(0.06, -0.36, 0.09), soft=0.10, rim=1.5, shade=0.3)
    c.paint(limb((0.36, -0.80), (0.66, -0.70), 0.125, 0.10) + limb((0.66, -0.70), (0.41, -0.30), 0.10, 0.085,
        0.048) + dot(0.395, -0.25,
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
        wall = poly((side * 1.2, 0.36), (side * 0.74, 0.16), (side * 0.34 + 0.06, -0.14), (side * 0.22 + 0.07, -0.56),
            (side * 1.2,
            -1.3))
        gables: Shape = []
        tops = ([0.40, 0.74, 1.2], [-0.14, 0.16, 0.36])
        for x0, x1 in ((1.20, 0.98), (0.98, 0.79), (0.79, 0.63), (0.63, 0.50), (0.50, 0.40)):
            y0, y1 = float(np.interp(x0, *tops)), float(np.interp(x1, *tops))
            gables += poly((side * x0, y0 - 0.06), (side * x0, y0), (side * (x0 + x1) / 2,
                (y0 + y1) / 2 + (x0 - x1) * 0.75),
                (side * x1, y1), (side * x1, y1 - 0.06))
        c.paint(wall + gables, soft=0.08, rim=1.2, far=0.03)
        for row in range(3):
            for k in range(6):
                t0, t1 = k / 6 + 0.035, k / 6 + 0.105
                pts = []
                for t, up in ((t0, 0), (t1, 0), (t1, 1), (t0, 1)):
                    near, far = (side * 1.06, 0.16 - 0.30 * row + 0.15 * up), (side * 0.30 + 0.065,
                        -0.24 - 0.115 * row + 0.06 * up)
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
    for i, (x, y, h) in enumerate(((-0.40, -0.80, 0.24), (-0.14, -0.70, 0.17), (0.12, -0.62, 0.12), (0.34, -0.76,
        0.21), (0.02,
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
    lines = sweep([(-0.285, -0.52), (0, -0.56), (0.285, -0.52)], [0.010, 0.012, 0.010]) + sweep([(-0.36, -0.72), (0,
        -0.77),
        (0.36, -0.72)], [0.007, 0.008, 0.007]) + sweep([(-0.20, -0.14), (0, -0.17), (0.20, -0.14)], [0.007, 0.008,
            0.007])
    c.detail(place(lines, pivot, high, lean), "#ffdca0", 0.45, mask, 0.003)
    c.detail(place(place(props.numeral("IX", 0.16), (0.0, -0.36)), pivot, high, lean), "#ffdca0", 0.40, mask, 0.003)
    c.flat(place(dot(0, -0.905, 0.46, 0.055), pivot, high, lean), c.palette.dark, 0.75)
    centre = place(dot(0, -0.9, 0.01), pivot, high, lean)[0].mean(0)
    waves: Shape = []
    for i in range(3):
        waves += hoop(centre[0], centre[1], 0.58 + 0.12 * i, 0.008, lean - 10, lean + 28) + hoop(centre[0], centre[1],
            0.58 + 0.12 * i,
            0.008, 152 + lean, 192 + lean)
    c.flat(waves, c.palette.rim, 0.55, soft=0.005)
    sky.birds(c, 7, (-0.55, 0.72), 0.22, 0.05)


@book("snowglobe-prison", disc=(0.0, 0.22, 0.66), kind="moon", clouds="none", horizon=0.0, gloom=0.55, light=FROST,
    shafts=0.2)
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
    man = blob((-0.50, -0.60, 0), (-0.46, -0.26), (-0.28, -0.08), (-0.09, -0.03), (0.09, -0.03), (0.28, -0.08), (0.46,
        -0.26), (0.50,
        -0.60, 0))
    head = both((0.0, 0.42), (0.12, 0.39), (0.17, 0.26), (0.15, 0.08), (0.08, -0.03), (0.0, -0.06))
    hair = poly((-0.19, 0.20), (-0.22, 0.36), (-0.15, 0.34), (-0.16, 0.46), (-0.08, 0.40), (-0.04, 0.52), (0.01,
        0.42), (0.08, 0.51),
        (0.10, 0.40), (0.18, 0.44), (0.16, 0.33), (0.22, 0.33), (0.19, 0.20), (0.12, 0.33), (-0.12, 0.33))
    mask = c.paint(man + head + hair + limb((0, 0.0), (0, -0.15), 0.09), soft=0.10, rim=1.2)
    c.detail([p for i in range(5) for p in sweep([(-0.48, -0.22 - 0.08 * i), (0, -0.16 - 0.08 * i), (0.48,
        -0.22 - 0.08 * i)], [0.018,
        0.018])], "#9cc8ea", 0.40, mask, 0.003)
    c.shine(pair(poly((0.030, 0.17), (0.115, 0.225), (0.105, 0.165), (0.05, 0.145))), heat=0.9, halo=0.02)
    c.flat(pair(limb((0.012, 0.19), (0.125, 0.26), 0.014, 0.010)), "#bfe0f6", 0.75)
    shout = both((0.0, 0.085), (0.07, 0.07), (0.075, 0.02), (0.045, -0.02), (0.0, -0.025))
    c.flat(shout, "#e4f4ff", 0.9)
    c.flat(both((0.0, 0.055), (0.055, 0.05), (0.050, 0.015), (0.0, 0.005)), c.palette.dark, 0.95)
    for side in (-1, 1):
        c.paint(sweep([(side * 0.40, -0.34), (side * 0.50, -0.10), (side * 0.40, 0.14)], [0.10, 0.085, 0.060]),
            soft=0.05, shade=0.35)
        px, py = side * 0.39, 0.26
        palm = blob((px - 0.085, py - 0.08), (px - 0.095, py + 0.05), (px, py + 0.09), (px + 0.095, py + 0.05),
            (px + 0.085, py - 0.08),
            (px, py - 0.12))
        fingers: Shape = []
        for a, reach in ((122, 0.21), (102, 0.245), (82, 0.245), (62, 0.205)):
            root = polar((px, py + 0.02), a, 0.085)
            fingers += sweep([root, polar((px, py + 0.02), a, reach * 0.7), polar((px, py + 0.02), a, reach)], [0.031,
                0.029, 0.025])
        thumb = sweep([(px - side * 0.07, py - 0.05), (px - side * 0.145, py - 0.01), (px - side * 0.175, py + 0.06)],
            [0.036, 0.031,
            0.025])
        c.paint(palm + fingers + thumb, soft=0.045, rim=1.4, wrap=0.5, shade=0.3, colour="#5c8cc0")
        pads: Shape = []
        for a, reach in ((122, 0.20), (102, 0.235), (82, 0.235), (62, 0.195)):
            pads += dot(*polar((px, py + 0.02), a, reach), 0.021, 0.024)
        c.flat(pads + dot(px, py - 0.03, 0.052, 0.045) + dot(px - side * 0.172, py + 0.05, 0.021), "#b4dcf6", 0.55,
            soft=0.006)
    drift = blob((-0.62, -0.10, 0), (-0.40, -0.28), (-0.1, -0.33), (0.2, -0.30), (0.45, -0.25), (0.62, -0.12, 0),
        (0.5, -0.5), (0.0,
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
    c.flat(sweep([polar((x, y), 160, r * 0.88), polar((x, y), 138, r * 0.90), polar((x, y), 114, r * 0.88)], [0.004,
        0.034, 0.004]),
        "#ffffff", 0.75, soft=0.008)
    c.flat(dot(*polar((x, y), 102, r * 0.87), 0.024, 0.018), "#ffffff", 0.7, soft=0.006)
    c.flat(sweep([polar((x, y), -25, r * 0.90), polar((x, y), -42, r * 0.91), polar((x, y), -60, r * 0.90)], [0.002,
        0.014, 0.002]),
        "#ffffff", 0.45, soft=0.008)
    stand = both((0.0, -0.36), (0.44, -0.36, 0), (0.50, -0.44), (0.46, -0.50), (0.60, -0.62), (0.62, -0.68, 0), (0.0,
        -0.69))
    mask = c.paint(stand, soft=0.05, rim=1.4, colour="#5c3c24", wrap=0.5)
    c.detail(sweep([(-0.48, -0.45), (0, -0.48), (0.48, -0.45)], [0.006, 0.007, 0.006]) + sweep([(-0.57, -0.61), (0,
        -0.64), (0.57, -0.61)],
        [0.006, 0.007, 0.006]), LAMPLIGHT, 0.5, mask, 0.003)
    c.flat(box(-0.15, -0.59, 0.15, -0.51), BRASS, 0.9)
    c.flat(limb((-0.11, -0.55), (0.11, -0.55), 0.006), "#3c2408", 0.8)
    c.paint(box(-1.2, -1.5, 1.2, -0.68), soft=0.04, rim=1.0)
    c.flat(limb((-1.1, -0.682), (1.1, -0.682), 0.004), c.palette.rim, 0.5)
    for bx, w, h, tilt in ((-0.93, 0.13, 0.62, 0), (-0.79, 0.10, 0.50, 0), (0.83, 0.14, 0.56, 8), (0.97, 0.12, 0.64,
        0)):
        book_ = turn(box(bx - w / 2, -0.68, bx + w / 2, -0.68 + h), tilt, (bx, -0.68))
        mask = c.paint(book_, soft=0.03, rim=1.1, far=0.03)
        c.detail(turn(box(bx - w / 2, -0.26, bx + w / 2, -0.245) + box(bx - w / 2, -0.60, bx + w / 2, -0.585), tilt,
            (bx, -0.68)),
            c.palette.rim, 0.4, mask, 0.002)


@book("seven-lights-the-lamps", disc=(-0.34, 0.46, 0.50), kind="moon", clouds="bands", cover=0.5, horizon=-0.3,
    stars=0.9,
    light=AFTERGLOW)
def seven(c: Canvas) -> None:
    """A figure as tall as towers lights the last of seven lamps that rise like stairs over the town."""
    land.meridian(c, -0.66, 0.34, 0.60, tower=-0.72, salt=4)
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


@book("eight-of-the-bridges", disc=(0.0, 0.46, 0.56), kind="moon", clouds="bands", cover=0.5, horizon=-0.15, stars=0.5)
def eight(c: Canvas) -> None:
    """A giantess is the bridge: her arms are its two arches, and with the water they lie there like an eight."""
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


@book("nine-bars-the-door", disc=(0.0, 0.80, 0.30), kind="moon", clouds="none", horizon=0.6, gloom=0.1, shafts=0.5)
def nine(c: Canvas) -> None:
    """A broad knight stands before a great double door and holds its beam; nine bolts are drawn."""
    rose = dot(0.0, 0.80, 0.30, n=80)
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=rose, far=0.12, rim=0.8, soft=0.08)
    land.stones(c, -0.8, 1.4, high=0.12, amount=0.45)
    tracery = hoop(0.0, 0.80, 0.30, 0.022) + hoop(0.0, 0.80, 0.10, 0.012)
    for i in range(8):
        a = 45 * i + 22.5
        tracery += limb(polar((0, 0.80), a, 0.10), polar((0, 0.80), a, 0.30), 0.010)
    c.paint(tracery, soft=0.02, rim=1.0)
    # Moonlight falls from the rose onto the door.
    for wide, amount in ((0.62, 0.10), (0.42, 0.12)):
        c.flat(poly((-0.26, 0.62), (0.26, 0.62), (wide + 0.16, -0.9), (-wide - 0.16, -0.9)), c.palette.halo, amount,
            soft=0.03)
    door = box(-0.74, -1.5, 0.74, 0.12) + dot(0.0, 0.12, 0.74, 0.40, n=80)
    c.paint(door + box(-0.84, -1.5, 0.84, 0.12) + dot(0, 0.12, 0.84, 0.49, n=80), soft=0.06, rim=1.2)
    mask = c.paint(door, far=0.58, rim=0.6, soft=0.14)
    planks: Shape = limb((0, -1.2), (0, 0.52), 0.010)
    for i in range(-5, 6):
        planks += limb((i * 0.135, -1.2), (i * 0.135, 0.50), 0.005)
    c.detail(planks, None, 0.75, mask, 0.003)
    iron: Shape = []
    for y in (-0.48, 0.30):
        for side in (-1, 1):
            iron += sweep([(side * 0.74, y), (side * 0.34, y), (side * 0.14, y)], [0.034, 0.028, 0.008])
            iron += sweep([(side * 0.40, y), (side * 0.28, y + 0.10), (side * 0.20, y + 0.07)], [0.014, 0.012,
                0.004]) + sweep([(side * 0.40,
                y), (side * 0.28, y - 0.10), (side * 0.20, y - 0.07)], [0.014, 0.012, 0.004])
    c.detail(iron, None, 0.85, mask, 0.002)
    c.shine(limb((0, 0.50), (0, -0.85), 0.005), "#d8f0ff", 0.9, 0.05, 0.7)
    floor = -0.78
    c.paint(box(-1.2, -1.5, 1.2, floor), soft=0.05, rim=0.8)
    c.flat(poly((-0.02, floor), (0.02, floor), (0.14, -1.0), (-0.14, -1.0)), "#6fa8dc", 0.22, soft=0.03)
    beam_y = 0.02
    beam = box(-0.92, beam_y - 0.075, 0.92, beam_y + 0.075)
    hooks = [p for x in (-0.82, 0.82) for p in box(x - 0.05, beam_y - 0.13, x + 0.05, beam_y + 0.10)]
    mask = c.paint(beam, soft=0.05, rim=1.4, colour="#5c6c88", shade=0.5)
    c.detail([p for y in (-0.04, 0.0, 0.035) for p in sweep([(-0.9, beam_y + y), (0, beam_y + y - 0.01), (0.9,
        beam_y + y)], [0.003, 0.004,
        0.003])], None, 0.6, mask, 0.003)
    c.paint(hooks, soft=0.03, rim=1.2)
    c.lamp(0.0, 0.10, 1.0, c.palette.halo, 0.55)
    build = dress.BUILDS["broad"]._replace(shoulder=0.185, hip=0.100, flesh=1.75, head=0.078, belly=0.125)
    who = Figure((0.0, -0.08), 1.42, build, turn=1, near_arm=(318, 62), far_arm=(222, 118), near_leg=(285, 266),
        far_leg=(255, 274))
    low = floor - 0.02 - bounds(who.leg(True, 1.7))[1]
    who = Figure((0.0, -0.08 + low), 1.42, build, turn=1, near_arm=(322, 55), far_arm=(218, 125), near_leg=(285, 266),
        far_leg=(255, 274))
    h, n = who.hip, who.neck
    cloak = blob((n[0] - 0.20, n[1] - 0.02), (-0.40, n[1] - 0.16), (-0.46, -0.30), (-0.58, floor - 0.02, 0), (-0.2,
        floor - 0.05), (0.2,
        floor - 0.04), (0.58, floor - 0.02, 0), (0.46, -0.30), (0.40, n[1] - 0.16), (n[0] + 0.20, n[1] - 0.02))
    c.paint(cloak, soft=0.14, colour="#1c3c8c", rim=1.2, shade=0.5)
    c.detail([p for i in (-4, -3, 3, 4) for p in sweep([(i * 0.075, n[1] - 0.2), (i * 0.12, floor)], [0.004, 0.020])],
        None, 0.7, soft=0.012)
    c.paint(who.leg(False, 1.7) + who.leg(True, 1.7), soft=0.06, rim=1.3)
    greaves: Shape = []
    for knee, foot in ((who.knee_n, who.foot_n), (who.knee_f, who.foot_f)):
        greaves += dot(knee[0], knee[1], 0.075, 0.085) + limb(between(knee, foot, 0.25), between(knee, foot, 0.9),
            0.075, 0.062)
    c.paint(greaves, soft=0.05, rim=1.5, shade=0.3)
    tabard = blob((-0.20, h[1] + 0.16, 0), (0.20, h[1] + 0.16, 0), (0.24, h[1] - 0.30, 0), (0.0, h[1] - 0.36), (-0.24,
        h[1] - 0.30, 0))
    chest = both((0.0, n[1] + 0.02), (0.14, n[1] + 0.02), (0.30, n[1] - 0.06), (0.31, n[1] - 0.20), (0.24,
        h[1] + 0.10), (0.0, h[1] + 0.04))
    c.paint(tabard, soft=0.07, colour="#2c58b8", rim=1.1, shade=0.3)
    mask = c.paint(chest, soft=0.10, rim=1.5, shade=0.3)
    c.detail(limb((0, n[1] - 0.04), (0, h[1] + 0.06), 0.006) + pair(sweep([(0.0, h[1] + 0.16), (0.12, h[1] + 0.18),
        (0.25, h[1] + 0.24)], [0.006,
        0.006, 0.004])) + pair(sweep([(0.0, h[1] + 0.10), (0.12, h[1] + 0.12), (0.25, h[1] + 0.17)], [0.006, 0.006,
            0.004])), c.palette.form,
            1.0, mask, 0.003)
    for side in (-1, 1):
        s = who.shoulder_n if side > 0 else who.shoulder_f
        c.paint(who.arm(side > 0, 1.5), soft=0.06, rim=1.4, shade=0.4)
        for k in range(3):
            c.paint(dot(s[0] + side * (0.02 + 0.035 * k), s[1] + 0.03 - 0.075 * k, 0.135 - 0.014 * k, 0.085,
                -side * 28), soft=0.04, rim=1.5,
                shade=0.25)
        hand = who.hand_n if side > 0 else who.hand_f
        c.paint(blob((hand[0] - 0.075, hand[1] - 0.07), (hand[0] - 0.085, hand[1] + 0.05), (hand[0], hand[1] + 0.09),
            (hand[0] + 0.085, hand[1]
            + 0.05), (hand[0] + 0.075, hand[1] - 0.07)), soft=0.04, rim=1.5, shade=0.3)
    hd = who.head
    helm = both((0.0, 0.175), (0.085, 0.16), (0.135, 0.06), (0.135, -0.08), (0.09, -0.16), (0.0, -0.19), x=0)
    horns = pair(sweep([(0.10, 0.06), (0.22, 0.12), (0.26, 0.26), (0.20, 0.38)], [0.045, 0.040, 0.026, 0.004]))
    helm_at = (hd[0], hd[1] - 0.01)
    c.paint(place(horns, helm_at), soft=0.04, rim=1.6, shade=0.3)
    c.paint(place(helm, helm_at), soft=0.06, rim=1.6, shade=0.4)
    c.detail(place(limb((0, 0.17), (0, -0.18), 0.010), helm_at), c.palette.form, 1.0, soft=0.003)
    c.shine(place(box(-0.105, 0.015, -0.015, 0.035) + box(0.015, 0.015, 0.105, 0.035), helm_at), heat=1.0, halo=0.03)
    c.flat(place([p for i in range(4) for p in dot(0.035 + 0.02 * i, -0.07, 0.006) + dot(-0.035 - 0.02 * i, -0.07,
        0.006)], helm_at),
        c.palette.form, 0.9)
    # Nine bolts along the beam.
    for i in range(9):
        x = -0.80 + 0.20 * i
        if abs(x) < 0.30:
            continue
        c.paint(dot(x, beam_y, 0.036), soft=0.02, rim=1.4)
        c.shine(dot(x, beam_y, 0.018), heat=0.9, halo=0.025)
    for i in range(3):
        c.shine(dot(-0.10 + 0.10 * i, h[1] + 0.055, 0.016), heat=0.9, halo=0.022)
    hour(c, "IX", 0.0, h[1] - 0.14, 0.18)


@book("vesper-case-closed", disc=(0.16, 0.40, 0.72), kind="moon", clouds="bands", cover=0.5, horizon=-0.4, stars=0.6,
    light=AFTERGLOW)
def case_closed(c: Canvas) -> None:
    """Vesper from behind on the walkway of the clock tower, THE HAND over one shoulder, empty handcuffs dangling."""
    land.layer(c, land.roofs(c, -0.66, 0.34, 4, 26), 0.66, 0.6, 0.5)
    land.layer(c, land.roofs(c, -0.76, 0.28, 6, 20), 0.46, 0.5, 0.4)
    land.windows(c, -0.74, -0.48, 46, colour=LAMPLIGHT, size=0.010)
    c.mist(-0.66, 0.22, 0.6)
    floor = -0.72
    # The tower: pillar with bracket at the left, the lit edge of the dial beyond it.
    c.shine(dot(-1.34, 0.34, 0.50, n=80), "#ffe9c0", 0.45, 0.12, 0.5)
    c.flat(hoop(-1.34, 0.34, 0.47, 0.012), c.palette.dark, 0.9)
    for a in (-30, 0, 30):
        c.flat(limb(polar((-1.34, 0.34), a, 0.36), polar((-1.34, 0.34), a, 0.44), 0.016), c.palette.dark, 0.9)
    pillar = box(-1.2, 0.90, -0.62, 1.5) + box(-1.2, 0.84, -0.56, 0.92) + sweep([(-0.92, 0.50), (-0.84, 0.72), (-0.60,
        0.86)], [0.02, 0.03,
        0.03]) + box(-1.2, -1.5, -0.90, 1.5)
    c.paint(pillar, soft=0.06, rim=1.2)
    c.paint(box(-1.2, -1.5, 1.2, floor), soft=0.08, rim=1.2)
    c.paint(box(-1.2, floor - 0.06, 1.2, floor), soft=0.02, rim=1.3)
    rail: Shape = limb((-1.1, -0.34), (1.1, -0.34), 0.014) + limb((-1.1, -0.66), (1.1, -0.66), 0.009)
    for i in range(15):
        x = -0.98 + 0.14 * i
        rail += limb((x, floor), (x, -0.34), 0.007)
        rail += hoop(x + 0.07, -0.43, 0.045, 0.006)
    c.paint(rail, soft=0.02, edge=0.007, rim=1.3)
    who = Figure((-0.10, 0.04), 1.44, "slim", turn=1, near_arm=(318, 112), far_arm=(232, 258), near_leg=(280, 268),
        far_leg=(258, 270), head=86)
    low = floor - 0.02 - bounds(who.leg(True, 1.3))[1]
    who = Figure((-0.10, 0.04 + low), 1.44, "slim", turn=1, near_arm=(312, 108), far_arm=(232, 256), near_leg=(280,
        268), far_leg=(258,
        270), head=84)
    h, n = who.hip, who.neck
    c.cast(who.body(), floor, 0.4)
    c.paint(who.leg(False, 1.3) + who.leg(True, 1.3), soft=0.05)
    coat = blob((n[0] - 0.05, n[1] + 0.02), (n[0] - 0.16, n[1] - 0.05), (n[0] - 0.17, n[1] - 0.20), (h[0] - 0.13,
        h[1] + 0.14), (h[0] - 0.20,
        h[1] - 0.12), (h[0] - 0.36, h[1] - 0.40), (h[0] - 0.62, h[1] - 0.50, 0), (h[0] - 0.36, h[1] - 0.56),
            (h[0] - 0.20, h[1] - 0.58, 0),
            (h[0] - 0.03, h[1] - 0.30), (h[0] + 0.02, h[1] - 0.14, 0), (h[0] + 0.06, h[1] - 0.34), (h[0] + 0.16,
                h[1] - 0.60, 0), (h[0]
                + 0.30, h[1] - 0.52), (h[0] + 0.44, h[1] - 0.34, 0), (h[0] + 0.24, h[1] - 0.12), (h[0] + 0.14,
                    h[1] + 0.14), (n[0] + 0.17,
                    n[1] - 0.20), (n[0] + 0.16, n[1] - 0.05), (n[0] + 0.05, n[1] + 0.02))
    collar = blob((n[0] - 0.13, n[1] - 0.05, 0), (n[0] - 0.12, n[1] + 0.09, 0), (n[0], n[1] + 0.05), (n[0] + 0.12,
        n[1] + 0.09, 0), (n[0] + 0.13,
        n[1] - 0.05, 0))
    hat = who.on_head(blob((-0.92, 0.40), (-0.90, 1.05), (-0.5, 1.55), (0.5, 1.55), (0.90, 1.05), (0.92,
        0.40)) + blob((-1.34, 0.46), (-1.28, 0.34), (-0.8, 0.22), (0.8, 0.22), (1.28, 0.34), (1.34, 0.46), (0.9,
            0.48), (-0.9, 0.48)) + dot(0, -0.62, 0.58, 0.46))
    # THE HAND over the shoulder.
    grip = who.hand_n
    way = 56
    butt = polar(grip, way + 180, 0.34)
    c.paint(who.arm(False, 1.2), soft=0.05, far=0.02)
    mask = c.paint(coat + collar + who.skull() + hat, soft=0.09, rim=1.4)
    c.detail(sweep([(n[0], n[1] - 0.05), (h[0], h[1] + 0.16), (h[0] + 0.02, h[1] - 0.14)], [0.003, 0.005,
        0.006]) + sweep([(h[0] - 0.10, h[1] + 0.12),
        (h[0] - 0.22, h[1] - 0.16), (h[0] - 0.42, h[1] - 0.46)], [0.003, 0.010, 0.008]) + sweep([(h[0] + 0.10,
            h[1] + 0.12), (h[0] + 0.16, h[1]
            - 0.16), (h[0] + 0.30, h[1] - 0.44)], [0.003, 0.010, 0.008]) + limb((h[0] - 0.13, h[1] + 0.13),
                (h[0] + 0.13, h[1] + 0.13), 0.007),
                c.palette.form, 0.95, mask, 0.004)
    c.paint(place(props.the_hand(1.16), butt, 1, way - 90), soft=0.04, edge=0.010, rim=1.6, shade=0.3, colour=BRASS,
        wrap=0.6)
    c.paint(who.arm(True, 1.2), soft=0.05, shade=0.4, rim=1.3)
    tip = polar(butt, way, 1.16)
    c.shine(sky.star4(*tip, 0.14), LAMPLIGHT, 1.0, 0.04)
    cuff = who.hand_f
    cuffs = hoop(cuff[0] - 0.01, cuff[1] - 0.085, 0.050, 0.010) + props.chain([(cuff[0] - 0.01, cuff[1] - 0.14),
        (cuff[0] - 0.03, cuff[1] - 0.21)],
        0.016) + hoop(cuff[0] - 0.035, cuff[1] - 0.265, 0.050, 0.010, 130, 430)
    c.paint(cuffs, soft=0.01, edge=0.006, rim=2.0, wrap=0.9, far=0.08)
    sky.birds(c, 6, (0.62, 0.86), 0.2, 0.04)


@book("the-hand-put-back", disc=(0.0, 0.16, 0.84), kind="clock", clouds="bands", cover=0.5, horizon=-0.5, stars=0.8,
    gloom=0.2, shafts=0.3)
def put_back(c: Canvas) -> None:
    """The great clock has THE HAND again, whole; tiny people on ropes make it fast."""
    x, y, r = c.disc
    c.flat(dot(x, y, r, n=120), "#c4dcee", 0.45)
    land.layer(c, land.roofs(c, -0.86, 0.16, 3, 30), 0.35, 0.4, 0.3)
    c.paint(hoop(x, y, r * 1.05, 0.060), soft=0.05, rim=1.3, wrap=0.5)
    c.flat(hoop(x, y, r * 1.00, 0.006) + hoop(x, y, r * 0.72, 0.004) + hoop(x, y, r * 0.20, 0.005), "#2c4c78", 0.8)
    marks: Shape = []
    for i in range(60):
        marks += limb(polar((x, y), 6 * i, r * 0.93), polar((x, y), 6 * i, r * 0.975), 0.010 if i % 5 == 0 else 0.0035)
    for i, text in enumerate(("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")):
        a = 90 - 30 * i
        marks += place(props.numeral(text, 0.135, 0.20), polar((x, y), a, r * 0.825), 1, a - 90)
    c.flat(marks, "#14305c", 0.92)
    filigree: Shape = []
    for i in range(12):
        a = 30 * i + 15
        filigree += hoop(*polar((x, y), a, r * 0.46), 0.13, 0.004) + limb(polar((x, y), a, r * 0.20), polar((x, y), a,
            r * 0.33), 0.003)
    c.flat(filigree, "#5c86b4", 0.45)
    # Ropes from the rim above to THE HAND and the workers.
    way = 90
    hand = place([q * np.array((1.55, 1.0), np.float32) for q in props.the_hand(0.78)], (x, y), 1, way - 90 - 30)
    c.darken(move(hand, 0.03, -0.035), 0.45, 0.02)
    c.paint(hand, soft=0.035, rim=1.8, colour="#a8762c", wrap=0.8, edge=0.009)
    c.detail(scaled_line((x, y), 60, 0.10, 0.62), "#ffe6b0", 0.55, soft=0.004)
    c.paint(dot(x, y, 0.085), soft=0.03, colour="#a8762c", rim=1.6, shade=0.3)
    c.shine(dot(x, y, 0.030), LAMPLIGHT, 1.0, 0.05)
    tip = polar((x, y), 60, 0.78)
    c.shine(sky.star4(*tip, 0.20), LAMPLIGHT, 1.1, 0.05)
    c.lamp(*polar((x, y), 60, 0.5), 0.7, LAMPLIGHT, 0.25)
    ropes: Shape = []
    folk: Shape = []
    rng = c.rng(4)
    spots = ((-0.52, 0.34, 1), (-0.30, 0.08, 1), (-0.10, 0.46, 1), (0.10, 0.62, 1), (0.60, 0.40, -1), (0.44, 0.02,
        -1), (0.20, -0.22, -1),
        (-0.18, -0.16, 1), (-0.44, -0.28, 1), (0.56, -0.30, -1), (0.02, -0.46, 1))
    for i, (px, py, facing) in enumerate(spots):
        top = (px + 0.10 * np.sign(px) * rng.uniform(0.2, 1.0), y + np.sqrt(max(0.01, (r * 1.02) ** 2 - px**2)))
        ropes += sweep([top, between(top, (px, py), 0.5), (px, py), (px + 0.02, py - 0.16)], [0.0038, 0.0038])
        lean = 70 if i % 2 else 110
        person = Figure((px, py - 0.085), 0.215, "man", spine=lean, head=90, near_arm=(70 if i % 2 else 20,
            80 if i % 2 else 10), far_arm=(40,
            80), near_leg=(330, 262), far_leg=(300, 240), facing=facing)
        folk += person.body() + person.on_head((dress.CAP, dress.BOWLER, dress.BUN)[i % 3])
    for reach, (px, py) in ((0.70, (-0.10, 0.46)), (0.46, (-0.30, 0.08)), (0.66, (0.60, 0.40)), (0.40, (0.44, 0.02))):
        ropes += limb(polar((x, y), 60, reach), (px, py + 0.02), 0.0038)
    c.flat(ropes, "#14305c", 0.95)
    c.paint(folk, soft=0.015, edge=0.005, rim=1.2)
    # A plank on two ropes with the notary who signs in triplicate, and a ladder.
    c.paint(props.ladder((-0.66, -0.66), (-0.34, 0.40), 0.07, 17), soft=0.01, edge=0.005)
    c.flat(limb((-0.62, 0.9), (-0.62, 0.14), 0.003), "#14305c", 0.9)
    land.layer(c, land.roofs(c, -1.02, 0.22, 5, 18), 0.06, 0.2, 0.3)
    land.windows(c, -1.02, -0.86, 26, colour=LAMPLIGHT, size=0.012)


def scaled_line(at: tuple[float, float], way: float, start: float, end: float) -> Shape:
    """A thin line along a direction from `at`."""
    return limb(polar(at, way, start), polar(at, way, end), 0.006, 0.004)


@book("everybody-home", disc=(0.52, 0.90, 0.22), kind="moon", clouds="bands", cover=0.4, horizon=0.2, stars=0.9)
def home(c: Canvas) -> None:
    """Nine o'clock: people in every lit window, an empty street, and one door that closes behind the last duck."""
    land.layer(c, land.clock_tower(-0.52, 0.2, 0.95, 0.085), 0.50, 0.4, 0.8, 0.8)
    land.tower_dial(c, -0.52, 0.2, 0.95, 0.085, 0.6, c.palette.disc[0])
    floor = -0.56
    houses = ((-1.10, -0.62, 0.44, 0), (-0.62, -0.10, 0.60, 1), (-0.10, 0.40, 0.50, 2), (0.40, 1.10, 0.62, 1))
    front: Shape = []
    for x0, x1, top, kind in houses:
        front += box(x0, -1.0, x1, top)
        mid = (x0 + x1) / 2
        if kind == 0:
            front += poly((x0 - 0.02, top), (mid, top + 0.26), (x1 + 0.02, top))
        elif kind == 1:
            front += poly((x0, top), (x0, top + 0.08), (x0 + 0.10, top + 0.08), (x0 + 0.10, top + 0.16), (mid - 0.08,
                top + 0.16), (mid - 0.08,
                top + 0.24), (mid + 0.08, top + 0.24), (mid + 0.08, top + 0.16), (x1 - 0.10, top + 0.16), (x1 - 0.10,
                    top + 0.08), (x1, top
                    + 0.08), (x1, top))
        else:
            front += blob((x0, top, 0), (x0 + 0.05, top + 0.12), (mid, top + 0.24), (x1 - 0.05, top + 0.12), (x1, top,
                0))
        front += box(x0 + 0.08, top, x0 + 0.16, top + 0.34)
    c.paint(front, soft=0.06, rim=1.3)
    edges = [p for x0, _x1, top, _k in houses[1:] for p in limb((x0, -0.6), (x0, top), 0.005)]
    c.detail(edges + limb((-1.1, -0.06), (1.1, -0.06), 0.004) + limb((-1.1, 0.28), (1.1, 0.28), 0.004),
        c.palette.form, 0.7, soft=0.003)
    rng = c.rng(7)
    k = 0
    warm = ("#ffd894", "#ffe4b0", "#ffc878", "#ffeccc")
    panes: dict[str, Shape] = {colour: [] for colour in warm}
    blinds: Shape = []
    people: Shape = []
    frames: Shape = []
    for x0, x1, top, _kind in houses:
        columns = 2 if x1 - x0 < 0.6 else 3
        for row, base in enumerate((-0.42, -0.02, 0.32)):
            if base + 0.22 > top + 0.14:
                continue
            for col in range(columns):
                w, h = 0.155, 0.235
                x = x0 + (x1 - x0) * (col + 0.5) / columns
                if abs(x) > 0.99 or (row == 0 and abs(x - 0.03) < 0.05):
                    continue
                pane = blob((x - w / 2, base, 0), (x + w / 2, base, 0), (x + w / 2, base + h * 0.8, 0), (x, base + h),
                    (x - w / 2, base + h * 0.8, 0))
                if row:
                    pane = box(x - w / 2, base, x + w / 2, base + h)
                panes[warm[int(rng.integers(0, 4))]].extend(pane)
                blinds += box(x - w / 2, base + h * 0.75, x + w / 2, base + h * 1.02)
                inside: Shape = []
                scene = k % 7
                k += 1
                facing = 1 if k % 2 else -1
                if scene in (0, 3, 6):
                    who = Figure((x + 0.01 * facing, base - 0.055), 0.42, ("lady", "man", "stout")[scene // 3],
                        facing=facing, near_arm=(300, 20),
                        far_arm=(280, 330))
                    inside += who.trunk() + who.skull() + who.arm() + who.on_head((dress.BUN,
                        dress.MOUSTACHE + dress.HAIR_SHORT,
                        dress.BEARD)[scene // 3])
                elif scene in (1, 4):
                    for side in (-1, 1):
                        who = Figure((x + side * 0.042, base - 0.06 + 0.005 * side), 0.38 - 0.06 * (side > 0),
                            "lady" if side < 0 else "child",
                            facing=-side, near_arm=(310, 10))
                        hair = dress.PIGTAILS if side > 0 else dress.HAIR_SHORT
                        inside += who.trunk() + who.skull() + who.arm() + who.on_head(hair)
                elif scene == 2:
                    cat = blob((0.30, 0.0, 0), (0.22, 0.22), (0.24, 0.46), (0.16, 0.62), (0.26, 0.72), (0.24, 0.96,
                        0), (0.14, 0.86), (0.02, 0.86),
                        (-0.06, 0.97, 0), (-0.08, 0.70), (0.0, 0.58), (-0.20, 0.30), (-0.28, 0.0, 0))
                    inside += place(cat, (x - 0.01, base), 0.15) + sweep([(x - 0.04, base + 0.01), (x - 0.075,
                        base + 0.02), (x - 0.07, base + 0.07)],
                        [0.008, 0.007, 0.004])
                else:
                    inside += place(props.jug(0.10), (x, base)) + [p for a in (55, 78, 100, 125) for p in limb((x,
                        base + 0.09), polar((x,
                        base + 0.08), a, 0.10), 0.003) + props.flower(*polar((x, base + 0.08), a, 0.11), 0.026)]
                people += inside
                frames += limb((x, base), (x, base + h), 0.005) + limb((x - w / 2, base + h * 0.56), (x + w / 2, base
                    + h * 0.56), 0.004) + box(x - w / 2 - 0.015, base - 0.022, x + w / 2 + 0.015, base - 0.002)
    glass: Shape = [part for group in panes.values() for part in group]
    c.shine(glass, LAMPLIGHT, 0.16, 0.05, 0.8)
    for colour, group in panes.items():
        c.flat(group, colour, 0.96)
    lit = c.mask(glass)
    c.detail(blinds, "#ffb45c", 0.30, lit, 0.03)
    c.detail(people, "#241018", 0.96, lit, 0.0015)
    c.flat(frames, c.palette.dark, 0.92)
    # The street and the door.
    c.paint(poly((-1.2, floor), (1.2, floor), (1.2, -1.5), (-1.2, -1.5)), far=0.10, rim=0.6, soft=0.10)
    cobbles: Shape = []
    for row in range(6):
        yy = floor - 0.035 - 0.05 * row
        for i in range(-12, 13):
            cobbles += sweep([(i * 0.10 + 0.05 * (row % 2) - 0.04, yy), (i * 0.10 + 0.05 * (row % 2), yy + 0.012),
                (i * 0.10 + 0.05 * (row % 2)
                + 0.04, yy)], [0.003, 0.003], 3)
    c.detail(cobbles, c.palette.form, 0.75, soft=0.002)
    dx = 0.03
    c.paint(box(dx - 0.17, floor, dx + 0.17, -0.08) + box(dx - 0.20, -0.12, dx + 0.20, -0.07), soft=0.02, rim=1.3)
    opening = box(dx - 0.03, floor, dx + 0.13, -0.14)
    c.flat(opening, "#ffe4b0", 0.98)
    c.paint(poly((dx - 0.13, floor), (dx - 0.13, -0.14), (dx + 0.045, -0.17), (dx + 0.045, floor - 0.035)), soft=0.03,
        rim=1.2, colour="#3c64b0")
    c.shine(dot(dx + 0.025, floor + 0.17, 0.010), LAMPLIGHT, 0.9, 0.012)
    c.flat(poly((dx + 0.045, floor - 0.005), (dx + 0.135, floor - 0.005), (dx + 0.62, -0.90), (dx + 0.22, -0.90)),
        "#ffd894", 0.55, soft=0.012)
    c.lamp(dx + 0.09, floor + 0.06, 0.55, LAMPLIGHT, 0.6)
    duck = blob((-0.75, 0.62, 0), (-0.45, 0.42), (0.0, 0.46), (0.22, 0.62), (0.24, 0.90), (0.40, 1.06), (0.58, 0.96),
        (0.86, 0.86, 0), (0.60, 0.78),
        (0.52, 0.50), (0.45, 0.22), (0.10, 0.06), (-0.40, 0.14)) + limb((0.0, 0.1), (-0.08, -0.12),
            0.05) + limb((0.12, 0.1), (0.18, -0.12), 0.05)
    for i, s in enumerate((0.105, 0.080)):
        at = (dx + 0.14 + 0.13 * i, floor - 0.015 - 0.06 * i)
        c.flat(poly((at[0] - 0.05, at[1] - 0.01), (at[0] + 0.05, at[1] - 0.01), (at[0] + 0.13, at[1] - 0.16),
            (at[0] + 0.04, at[1] - 0.16)),
            c.palette.dark, 0.55, soft=0.008)
        c.flat(place(duck, at, s, 0, True), "#14101c", 0.98)
    iron, glass, light = machine.lamp_post(0.80)
    for x in (-0.78, 0.74):
        c.paint(place(iron, (x, floor - 0.12)), soft=0.02, edge=0.006)
        c.lamp(x, floor - 0.12 + light[1], 0.4, LAMPLIGHT, 0.5)
        c.shine(place(glass, (x, floor - 0.12)), LAMPLIGHT, 0.9, 0.03)
    c.darken(box(-1.2, -1.6, 1.2, -0.92), 0.75, 0.10)


PICTURES = book.pictures
