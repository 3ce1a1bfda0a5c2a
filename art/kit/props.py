"""Things: numerals, blades, lights, instruments, tools, food, wheels.

Each is a `Shape` drawn about (0, 0) in its own measure, upright, for `place`, `Figure.in_hand`, `on_head` ...
What is held has its grip at (0, 0) and points up; unless said otherwise it is about 1 high.
"""

# Outlines stay as rows of points:
# fmt: off

import itertools
from math import pi

import numpy as np

from art.kit.shapes import (
    Shape,
    blob,
    both,
    box,
    curve,
    dot,
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


def numeral(text: str, height: float = 0.2, thick: float = 0.16) -> Shape:
    """A Roman numeral with serifs, centred at (0, 0)."""
    h, w = height, height * thick * 0.5
    shape: Shape = []
    x = 0.0

    def serif(at: float, y: float, wide: float) -> Shape:
        return box(at - wide, y - w * 0.35, at + wide, y + w * 0.35)

    for letter in text:
        if letter == "I":
            shape += box(x, 0, x + 2 * w, h) + serif(x + w, w * 0.35, w * 2.1) + serif(x + w, h - w * 0.35, w * 2.1)
            x += 5.4 * w
        elif letter == "V":
            shape += poly((x, h), (x + 2.4 * w, h), (x + h * 0.40 + w, 0), (x + h * 0.40 - w, 0)) + poly((x + h * 0.8,
                h), (x + h * 0.8 - w, h), (x + h * 0.40 - w * 0.2, 0), (x + h * 0.40 + w, 0))
            shape += serif(x + w, h - w * 0.35, w * 2.1) + serif(x + h * 0.8 - w * 0.5, h - w * 0.35, w * 1.7)
            x += h * 0.8 + 3 * w
        else:
            shape += poly((x, h), (x + 2.4 * w, h), (x + h * 0.72, 0), (x + h * 0.72 - 2.4 * w,
                0)) + poly((x + h * 0.72, h), (x + h * 0.72 - w, h), (x, 0), (x + w, 0))
            for at in (x + w * 0.8, x + h * 0.72 - w * 0.8):
                shape += serif(at, w * 0.35, w * 2.0) + serif(at, h - w * 0.35, w * 2.0)
            x += h * 0.72 + 3 * w
    return move(shape, -(x - 3 * w) / 2, -h / 2)


# Blades and staffs.


def rapier(long: float = 1.0) -> Shape:
    return limb((0, 0), (0, long), 0.012, 0.010, 0.003) + hoop(0.05, 0.0, 0.075, 0.010, -90, 90) + dot(0, 0.06, 0.05,
        0.022) + limb((0, 0), (0, -0.1), 0.016) + limb((-0.09, 0.05), (0.09, 0.05), 0.009)


def lance(long: float = 1.0) -> Shape:
    """Grip at (0, 0), a quarter of it behind."""
    return poly((-0.012, -0.28 * long), (0.012, -0.28 * long), (0.020, 0), (0.030, 0.06), (0.006, 0.75 * long), (0,
        0.78 * long), (-0.006, 0.75 * long), (-0.030, 0.06), (-0.020, 0)) + poly((-0.075, 0.02), (0.075, 0.02), (0.03,
            0.12), (-0.03, 0.12))


def staff(long: float = 1.0, thick: float = 0.016, below: float = 0.4) -> Shape:
    return limb((0, -below), (0, long), thick, thick * 0.85)


def halberd(long: float = 1.0) -> Shape:
    return staff(long, 0.014, 0.6) + poly((0, long * 0.95), (0.03, long * 1.0), (0, long * 1.22), (-0.03,
        long * 1.0)) + blob((0, long * 0.98, 0), (0.16, long * 1.03, 0), (0.19, long * 0.90), (0.15, long * 0.78, 0),
            (0, long * 0.84, 0)) + poly((0, long * 0.96), (-0.14, long * 0.90), (0, long * 0.86))


def scythe(long: float = 1.0) -> Shape:
    return sweep([(0, -0.6), (0.03, 0.2), (0, long)], [0.016, 0.015, 0.014]) + blob((-0.02, long, 0), (0.25,
        long + 0.08), (0.55, long - 0.05), (0.78, long - 0.36, 0), (0.50, long - 0.14), (0.22, long - 0.06), (0.0,
            long - 0.05, 0)) + limb((0.02, 0.25), (0.14, 0.29), 0.013)


def spade(long: float = 1.0) -> Shape:
    """A shovel held at mid-shaft, blade up."""
    return limb((0, -0.45), (0, long * 0.62), 0.016) + both((0.0, long), (0.09, long * 0.88), (0.12, long * 0.66, 0),
        (0.0, long * 0.62), x=0) + limb((-0.08, -0.46), (0.08, -0.46), 0.018)


def shears(open_: float = 22) -> Shape:
    """Garden shears as a sword: two blades, two handles."""
    half = blob((-0.02, 0.0, 0), (-0.05, 0.35), (0.0, 0.95, 0), (0.05, 0.4), (0.035, 0.0)) + sweep([(0.0, 0.02),
        (0.07, -0.2), (0.05, -0.45)], [0.022, 0.022, 0.03])
    return turn(half, open_ / 2) + turn([p * np.array((-1, 1), np.float32) for p in half], -open_ / 2) + dot(0, 0,
        0.045)


# Lights.
def match(long: float = 1.0) -> tuple[Shape, tuple[float, float]]:
    """A match and where its flame stands."""
    return limb((0, 0), (0, long), 0.022) + dot(0, long, 0.045, 0.07), (0, long + 0.02)


def lantern(size: float = 0.2) -> tuple[Shape, Shape]:
    """Hung from (0, 0): frame, glass."""
    s = size
    frame = hoop(0, -0.22 * s, 0.2 * s, 0.03 * s) + poly((-0.34 * s, -0.55 * s), (0, -0.30 * s), (0.34 * s,
        -0.55 * s)) + box(-0.36 * s, -0.62 * s, 0.36 * s, -0.54 * s) + box(-0.34 * s, -1.32 * s, 0.34 * s, -1.20 * s)
    frame += pair(limb((0.28 * s, -0.6 * s), (0.28 * s, -1.25 * s), 0.035 * s)) + limb((0, -0.6 * s), (0, -1.25 * s),
        0.02 * s)
    return frame, box(-0.26 * s, -1.20 * s, 0.26 * s, -0.62 * s)


def candle(high: float = 1.0, wide: float = 0.14) -> tuple[Shape, tuple[float, float]]:
    body = blob((-wide, 0, 0), (-wide, high * 0.9), (-wide * 0.7, high), (wide * 0.5, high * 0.97), (wide,
        high * 0.9), (wide, 0, 0)) + limb((0, high * 0.95), (0, high * 1.06), 0.015)
    return body + sweep([(wide * 0.8, high * 0.9), (wide * 1.05, high * 0.7), (wide, high * 0.55)], [0.02, 0.035,
        0.04], 4), (0, high * 1.04)


# Tools, instruments, household.
def bugle(long: float = 1.0) -> Shape:
    """Mouthpiece at (0, 0), bell up."""
    return limb((0, 0), (0, 0.72 * long), 0.018, 0.03) + both((0.03, 0.62 * long), (0.06, 0.82 * long), (0.20,
        1.0 * long, 0), (0.0, 0.97 * long)) + hoop(0.075, 0.32 * long, 0.075, 0.018, ry=0.16 * long) + limb((-0.03,
            0), (0.03, 0), 0.02)


def ladle(long: float = 1.0) -> Shape:
    return sweep([(0, -0.15), (0, long * 0.5), (0.02, long * 0.82)], [0.024, 0.02, 0.022]) + blob((-0.13, long * 1.0,
        0), (-0.12, long * 0.84), (0.02, long * 0.75), (0.16, long * 0.84), (0.17, long * 1.0, 0), (0.02, long * 0.97))


def pan(long: float = 1.0) -> Shape:
    """A frying pan from the side, handle at (0, 0), pan towards up."""
    return limb((0, -0.05), (0, long * 0.5), 0.03, 0.022) + blob((-0.04, long * 0.5, 0), (0.10, long * 0.54), (0.12,
        long * 0.75), (0.10, long * 0.98), (-0.04, long * 1.02, 0), (-0.01, long * 0.75))


def broom(long: float = 1.0) -> Shape:
    return limb((0, -0.5), (0, long * 0.68), 0.018) + poly((-0.05, long * 0.66), (0.05, long * 0.66), (0.15, long),
        (0.05, long * 0.94), (0, long * 1.02), (-0.06, long * 0.94), (-0.15, long))


def rolling_pin(long: float = 0.6) -> Shape:
    return limb((0, -0.06), (0, long), 0.02) + blob((-0.06, long * 0.22), (-0.07, long * 0.5), (-0.06, long * 0.8),
        (0.06, long * 0.8), (0.07, long * 0.5), (0.06, long * 0.22))


def paper(wide: float = 0.3, curl: float = 0.05) -> Shape:
    """A sheet, slightly bent."""
    w, h = wide / 2, wide * 0.65
    return blob((-w, -h, 0), (-w * 0.2, -h + curl), (w, -h - curl * 0.4, 0), (w * 1.05, 0), (w, h, 0), (w * 0.1,
        h + curl), (-w, h - curl * 0.3, 0), (-w * 1.05, 0), per=4)


def hourglass(high: float = 1.0) -> tuple[Shape, Shape]:
    """Frame, glass; centred at (0, 0)."""
    h, w = high / 2, high * 0.26
    frame = box(-w * 1.15, h * 0.88, w * 1.15, h) + box(-w * 1.15, -h, w * 1.15, -h * 0.88) + pair(limb((w, -h * 0.9),
        (w, h * 0.9), high * 0.018))
    glass = both((w * 0.78, h * 0.86), (w * 0.80, h * 0.55), (w * 0.10, 0.0), (w * 0.80, -h * 0.55), (w * 0.78,
        -h * 0.86))
    return frame, glass


def key(long: float = 1.0) -> Shape:
    """Bow at (0, 0), bit at the upper end."""
    k = long
    shape = hoop(0, 0, 0.13 * k, 0.035 * k) + pair(hoop(0.11 * k, -0.08 * k, 0.06 * k, 0.025 * k)) + limb((0,
        0.12 * k), (0, k), 0.028 * k)
    return shape + box(0, 0.76 * k, 0.17 * k, 0.82 * k) + box(0, 0.88 * k, 0.20 * k, 0.96 * k) + box(0.13 * k,
        0.76 * k, 0.17 * k, 0.96 * k) + hoop(0, 0.18 * k, 0.035 * k, 0.015 * k)


def bell(high: float = 1.0) -> Shape:
    """Hung from (0, 0), mouth down."""
    h = high
    body = both((0, 0.0), (0.14 * h, -0.05 * h), (0.24 * h, -0.25 * h), (0.28 * h, -0.60 * h), (0.40 * h, -0.84 * h),
        (0.44 * h, -0.90 * h, 0), (0.0, -0.88 * h))
    return body + dot(0, -0.94 * h, 0.07 * h) + hoop(0, 0.05 * h, 0.07 * h, 0.025 * h) + box(-0.44 * h, -0.92 * h,
        0.44 * h, -0.88 * h)


def balance(wide: float = 1.0, tip: float = 6) -> Shape:
    """A pair of scales hung from (0, 0)."""
    w = wide / 2
    beam = sweep([(-w, 0), (0, 0.04 * wide), (w, 0)], [0.010 * wide, 0.022 * wide, 0.010 * wide])
    shape = turn(beam, tip)
    for side in (-1, 1):
        x, y = polar((0, 0), tip + (180 if side < 0 else 0), w)
        pan_ = [(x, y), (x - 0.15 * wide, y - 0.35 * wide), (x + 0.15 * wide, y - 0.35 * wide)]
        shape += limb(pan_[0], pan_[1], 0.004 * wide) + limb(pan_[0], pan_[2], 0.004 * wide)
        shape += blob((x - 0.19 * wide, y - 0.35 * wide, 0), (x, y - 0.45 * wide), (x + 0.19 * wide, y - 0.35 * wide,
            0))
    return shape


def spoon(long: float = 1.0) -> Shape:
    return sweep([(0, 0), (0, long * 0.7)], [0.03, 0.018]) + dot(0, long * 0.85, 0.09, 0.15)


def flag(wide: float = 0.5, high: float = 0.3, long: float = 1.0, sway: float = 0.06) -> Shape:
    """On its pole, flying to the left."""
    top = long
    return limb((0, -0.3), (0, long * 1.03), 0.014) + blob((0, top, 0), (-wide * 0.35, top + sway), (-wide * 0.7,
        top - sway * 0.4), (-wide, top + sway * 0.3, 0), (-wide * 0.88, top - high * 0.5), (-wide, top - high * 1.0,
            0), (-wide * 0.65, top - high - sway * 0.6), (-wide * 0.35, top - high + sway * 0.3), (0, top - high, 0))


def wheel(r: float, spokes: int = 10, rim: float = 0.10, hub: float = 0.16, thick: float = 0.05,
    angle: float = 0) -> Shape:
    """A wheel with spokes about (0, 0)."""
    shape = hoop(0, 0, r * (1 - rim / 2), r * rim / 2) + dot(0, 0, r * hub)
    for i in range(spokes):
        shape += limb((0, 0), polar((0, 0), angle + 360 * i / spokes, r * 0.95), r * thick, r * thick * 0.7)
    return shape


def gear(r: float, teeth: int = 16, deep: float = 0.14, hole: float = 0.0, spokes: int = 0) -> Shape:
    """A cog-wheel; with spokes it is open between hub and rim."""
    n = teeth * 4
    far = np.where((np.arange(n) % 4) < 2, r, r * (1 - deep))
    a = (np.arange(n) + np.where(np.arange(n) % 2, -0.18, 0.18)) * 2 * pi / n
    edge = np.stack([far * np.cos(a), far * np.sin(a)], 1).astype(np.float32)
    if not spokes:
        return [edge]
    inner = np.stack([r * 0.74 * np.cos(a), r * 0.74 * np.sin(a)], 1).astype(np.float32)
    shape = [np.concatenate([edge[[i, (i + 1) % n]], inner[[(i + 1) % n, i]]]) for i in range(n)]
    for i in range(spokes):
        shape += limb((0, 0), polar((0, 0), 360 * i / spokes, r * 0.8), r * 0.08, r * 0.07)
    return shape + dot(0, 0, r * (0.2 + hole))


def chain(points: list[tuple[float, float]], link: float = 0.03) -> Shape:
    """Links along a line."""
    shape: Shape = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        far = float(np.hypot(x1 - x0, y1 - y0))
        n = max(1, round(far / (link * 1.5)))
        for i in range(n):
            t = (i + 0.5) / n
            shape += place(hoop(0, 0, link, link * 0.22, ry=link * 0.62), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), 1,
                float(np.degrees(np.arctan2(y1 - y0, x1 - x0))))
    return shape


def ladder(a: tuple[float, float], b: tuple[float, float], wide: float = 0.06, rungs: int = 9) -> Shape:
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = float(np.hypot(dx, dy))
    nx, ny = -dy / far * wide / 2, dx / far * wide / 2
    shape = limb((a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), wide * 0.10) + limb((a[0] - nx, a[1] - ny),
        (b[0] - nx, b[1] - ny), wide * 0.10)
    for i in range(1, rungs):
        t = i / rungs
        x, y = a[0] + dx * t, a[1] + dy * t
        shape += limb((x + nx, y + ny), (x - nx, y - ny), wide * 0.08)
    return shape


def basket(wide: float = 0.2) -> Shape:
    """Hung from (0, 0) by its handle."""
    w = wide / 2
    return hoop(0, -w * 1.1, w * 0.9, w * 0.09, 0, 180, ry=w * 1.1) + blob((-w, -w * 1.1, 0), (-w * 0.8, -w * 2.0),
        (0, -w * 2.15), (w * 0.8, -w * 2.0), (w, -w * 1.1, 0))


def jug(high: float = 0.3) -> Shape:
    h = high
    return blob((-0.16 * h, h, 0), (-0.14 * h, 0.75 * h), (-0.32 * h, 0.40 * h), (-0.22 * h, 0, 0), (0.22 * h, 0, 0),
        (0.32 * h, 0.40 * h), (0.14 * h, 0.75 * h), (0.22 * h, h, 0)) + hoop(0.30 * h, 0.58 * h, 0.16 * h, 0.035 * h,
            -90, 100)


def skull(size: float = 0.2) -> tuple[Shape, Shape]:
    """From the front: bone, and the holes to cut."""
    s = size
    bone = both((0, 0.62 * s), (0.40 * s, 0.50 * s), (0.52 * s, 0.10 * s), (0.36 * s, -0.18 * s), (0.24 * s,
        -0.25 * s, 0), (0.22 * s, -0.52 * s, 0), (0, -0.55 * s))
    holes = pair(dot(0.21 * s, 0.08 * s, 0.13 * s, 0.15 * s)) + poly((0, -0.06 * s), (0.06 * s, -0.20 * s),
        (-0.06 * s, -0.20 * s))
    holes += [q for x in (-0.1, 0, 0.1) for q in limb((x * s, -0.38 * s), (x * s, -0.54 * s), 0.015 * s)]
    return bone, holes


def chair(high: float = 1.0, rocking: bool = False) -> Shape:
    """Seen from the side, its seat at y = 0, looking to the right."""
    h = high
    shape = limb((-0.22 * h, 0), (-0.32 * h, 0.62 * h), 0.022 * h) + limb((-0.24 * h, 0), (0.24 * h, 0),
        0.025 * h) + limb((-0.22 * h, 0), (-0.26 * h, -0.42 * h), 0.02 * h) + limb((0.22 * h, 0), (0.25 * h,
            -0.42 * h), 0.02 * h)
    shape += limb((-0.25 * h, 0.22 * h), (0.20 * h, 0.22 * h), 0.018 * h) + limb((0.19 * h, 0.22 * h), (0.20 * h, 0),
        0.016 * h) + dot(-0.32 * h, 0.64 * h, 0.035 * h)
    if rocking:
        shape += sweep([(-0.46 * h, -0.36 * h), (-0.1 * h, -0.47 * h), (0.2 * h, -0.46 * h), (0.46 * h, -0.34 * h)],
            [0.018 * h, 0.024 * h, 0.018 * h])
    return shape


def flower(x: float, y: float, r: float, petals: int = 5, angle: float = 0) -> Shape:
    shape: Shape = dot(x, y, r * 0.35)
    for i in range(petals):
        a = angle + 360 * i / petals
        px, py = polar((x, y), a, r * 0.62)
        shape += dot(px, py, r * 0.42, r * 0.30, a, 14)
    return shape


def pear(x: float, y: float, size: float) -> Shape:
    s = size
    return both((0.0, y + 0.62 * s), (0.16 * s, y + 0.50 * s), (0.22 * s, y + 0.20 * s), (0.42 * s, y - 0.15 * s),
        (0.36 * s, y - 0.50 * s), (0.0, y - 0.60 * s), x=x) + sweep([(x, y + 0.58 * s), (x + 0.03 * s, y + 0.72 * s),
            (x + 0.12 * s, y + 0.84 * s)], [0.035 * s, 0.025 * s, 0.03 * s])


def leaf(long: float = 0.2, wide: float = 0.35) -> Shape:
    """From its stalk at (0, 0) upward."""
    k = long
    return blob((0, 0, 0), (-wide * 0.5 * k, 0.38 * k), (0, k, 0), (wide * 0.5 * k, 0.38 * k))


def vine(points: list[tuple[float, float]], thick: float = 0.02, leaves: int = 8, size: float = 0.12,
    salt: int = 1) -> Shape:
    """A tapering stalk with leaves to both sides."""

    line = curve(points, False, 8)
    shape = sweep(points, [thick, thick * 0.7, thick * 0.25])
    rng = np.random.default_rng(salt)
    for i in range(leaves):
        k = int((i + 0.6) / leaves * (len(line) - 2))
        way = float(np.degrees(np.arctan2(*(line[k + 1] - line[k])[::-1])))
        side = 1 if i % 2 else -1
        shape += place(leaf(size * rng.uniform(0.7, 1.15), 0.55), line[k], 1, way - 90 + side * rng.uniform(40, 75))
    return shape


def small_crowd(xs: np.ndarray, y: float, high: float, salt: int = 1, arms: bool = True) -> Shape:
    """Tiny people in a row, seen from far: each a coat, a head, perhaps a raised arm."""
    rng = np.random.default_rng(salt)
    shape: Shape = []
    for x in xs:
        h = high * rng.uniform(0.75, 1.1)
        x = float(x)
        shape += blob((x - h * 0.16, y, 0), (x - h * 0.14, y + h * 0.4), (x - h * 0.13, y + h * 0.68), (x + h * 0.13,
            y + h * 0.68), (x + h * 0.14, y + h * 0.4), (x + h * 0.16, y, 0), per=3)
        shape += dot(x, y + h * 0.85, h * 0.115, n=12)
        if arms and rng.random() < 0.6:
            s = rng.choice((-1, 1))
            shape += limb((x + s * h * 0.1, y + h * 0.62), (x + s * h * rng.uniform(0.2, 0.35),
                y + h * rng.uniform(0.8, 1.15)), h * 0.045)
    return shape


def runner(x: float, y: float, h: float, facing: int = 1, phase: int = 0) -> Shape:
    """A tiny person running, feet about at y."""
    from art.kit.figure import Figure

    near, far = ((325, 240), (225, 170)) if phase % 2 else ((300, 265), (235, 185))
    figure = Figure((x, y + h * 0.47), h, "man", spine=76, near_arm=(235, 330), far_arm=(320, 40), near_leg=near,
        far_leg=far, facing=facing)
    return figure.body()
