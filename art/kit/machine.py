"""Machines, vehicles and buildings as silhouettes: clockwork limbs, cannon, train, boat, house, lamp, grave.

Standing things have their foot at (0, 0) and are about 1 high or long unless said otherwise; use `place`.
"""

# Outlines stay as rows of points:
# fmt: off

import numpy as np

from art.kit.canvas import Canvas
from art.kit.props import gear, wheel
from art.kit.shapes import (
    Point,
    Shape,
    bearing,
    between,
    blob,
    both,
    box,
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


def strut(a: Point, b: Point, wide: float = 0.05, bands: int = 2) -> Shape:
    """A limb of a walking machine: a tapering girder with rings, a piston beside it."""
    way = bearing(a, b)
    shape = limb(a, b, wide, wide * 0.72)
    far = float(np.hypot(b[0] - a[0], b[1] - a[1]))
    for i in range(bands):
        at = between(a, b, (i + 1) / (bands + 1))
        shape += limb(polar(at, way, -wide * 0.28), polar(at, way, wide * 0.28), wide * 1.22)
    off = polar((0, 0), way + 90, wide * 1.5)
    p, q = polar((a[0] + off[0], a[1] + off[1]), way, far * 0.08), polar((b[0] + off[0] * 0.7, b[1] + off[1] * 0.7),
        way, -far * 0.10)
    return shape + limb(p, between(p, q, 0.5), wide * 0.34) + limb(between(p, q, 0.45), q, wide * 0.18)


def joint(at: Point, r: float, teeth: int = 14) -> Shape:
    """A cog at the joint of a walking machine."""
    return place(gear(r, teeth, 0.16), at)


def rivets(points: list[Point], r: float = 0.006) -> Shape:
    return [part for x, y in points for part in dot(x, y, r, n=10)]


def dial_face(c: Canvas, x: float, y: float, r: float, heat: float = 0.7, hand: float | None = None) -> None:
    """A lit clock face with twelve marks; `hand`: the direction of one hand, None for none."""
    c.shine(dot(x, y, r, n=60), c.palette.rim, heat, r * 0.5, 0.35)
    marks: Shape = hoop(x, y, r * 0.96, r * 0.05) + dot(x, y, r * 0.08)
    for i in range(12):
        marks += limb(polar((x, y), i * 30, r * (0.68 if i % 3 == 0 else 0.76)), polar((x, y), i * 30, r * 0.88),
            r * (0.05 if i % 3 == 0 else 0.03))
    if hand is not None:
        marks += limb((x, y), polar((x, y), hand, r * 0.62), r * 0.06, r * 0.02)
    c.flat(marks, c.palette.dark, 0.9)


def cannon(long: float = 1.0) -> Shape:
    """On its wheel, muzzle to the right; the wheel stands on y = 0."""
    k = long
    barrel = blob((-0.48 * k, 0.36 * k, 0), (-0.40 * k, 0.50 * k), (0.0, 0.50 * k), (0.48 * k, 0.52 * k, 0),
        (0.56 * k, 0.56 * k, 0), (0.57 * k, 0.30 * k, 0), (0.48 * k, 0.33 * k, 0), (0.0, 0.30 * k), (-0.40 * k,
            0.26 * k)) + dot(-0.54 * k, 0.38 * k, 0.055 * k)
    rings = box(0.16 * k, 0.29 * k, 0.21 * k, 0.53 * k) + box(-0.22 * k, 0.27 * k, -0.17 * k, 0.53 * k)
    trail = sweep([(0, 0.26 * k), (-0.35 * k, 0.14 * k), (-0.68 * k, 0.02 * k)], [0.07 * k, 0.05 * k, 0.035 * k])
    return turn(barrel + rings, 8, (0, 0.3 * k)) + trail + place(wheel(0.27 * k, 10), (0, 0.27 * k))


def milk_churn(high: float = 0.3) -> Shape:
    h = high
    return both((0.16 * h, h), (0.17 * h, 0.88 * h, 0), (0.12 * h, 0.86 * h, 0), (0.13 * h, 0.74 * h), (0.27 * h,
        0.58 * h), (0.27 * h, 0, 0)) + pair(hoop(0.24 * h, 0.72 * h, 0.09 * h, 0.025 * h, -60, 110))


def cart(long: float = 1.0, r: float = 0.24) -> Shape:
    """A two-wheeled cart, shafts to the right; the wheel stands on y = 0."""
    k = long
    return place(wheel(r, 12), (0, r)) + poly((-0.42 * k, r * 1.15), (-0.46 * k, r * 1.15 + 0.22 * k), (0.38 * k,
        r * 1.15 + 0.20 * k), (0.36 * k, r * 1.15)) + sweep([(0.3 * k, r * 1.25), (0.7 * k, r * 1.2), (1.15 * k,
            r * 1.7)], [0.018, 0.016, 0.014]) + box(-0.50 * k, r * 1.15 + 0.20 * k, 0.42 * k, r * 1.15 + 0.235 * k)


def engine(long: float = 1.0) -> Shape:
    """A steam engine running to the right on y = 0."""
    k = long
    shape = box(-0.62 * k, 0.16 * k, 0.52 * k, 0.24 * k)
    shape += blob((-0.25 * k, 0.24 * k, 0), (-0.25 * k, 0.52 * k, 0), (0.40 * k, 0.52 * k), (0.50 * k, 0.46 * k),
        (0.50 * k, 0.28 * k), (0.40 * k, 0.22 * k, 0))
    shape += box(-0.58 * k, 0.2 * k, -0.24 * k, 0.60 * k) + blob((-0.66 * k, 0.60 * k, 0), (-0.41 * k, 0.68 * k),
        (-0.17 * k, 0.60 * k, 0))
    shape += poly((0.30 * k, 0.50 * k), (0.27 * k, 0.76 * k), (0.24 * k, 0.80 * k), (0.46 * k, 0.80 * k), (0.43 * k,
        0.76 * k), (0.40 * k, 0.50 * k))
    shape += blob((0.02 * k, 0.50 * k, 0), (0.03 * k, 0.62 * k), (0.12 * k, 0.62 * k), (0.13 * k, 0.50 * k,
        0)) + blob((-0.17 * k, 0.50 * k, 0), (-0.16 * k, 0.58 * k), (-0.09 * k, 0.58 * k), (-0.08 * k, 0.50 * k, 0))
    shape += dot(0.515 * k, 0.42 * k, 0.05 * k) + poly((0.50 * k, 0.20 * k), (0.74 * k, 0.03 * k), (0.50 * k, 0.03 * k))
    for x, r in ((-0.42, 0.155), (-0.10, 0.155), (0.20, 0.155), (0.42, 0.09)):
        shape += place(wheel(r * k, 10), (x * k, r * k))
    return shape + limb((-0.42 * k, 0.12 * k), (0.20 * k, 0.12 * k), 0.022 * k) + box(0.10 * k, 0.10 * k, 0.44 * k,
        0.19 * k)


def wagon(long: float = 0.8) -> Shape:
    """A railway carriage on y = 0, centred."""
    k = long
    shape = box(-0.5 * k, 0.16 * k, 0.5 * k, 0.52 * k) + blob((-0.53 * k, 0.52 * k, 0), (0, 0.60 * k), (0.53 * k,
        0.52 * k, 0)) + box(-0.6 * k, 0.18 * k, 0.6 * k, 0.22 * k)
    for x in (-0.36, -0.16, 0.16, 0.36):
        shape += place(wheel(0.09 * k, 8), (x * k, 0.09 * k))
    return shape


def boat(long: float = 1.0, sail: bool = False) -> Shape:
    """Floating at y = 0, prow to the right."""
    k = long
    hull = blob((-0.48 * k, 0.12 * k, 0), (0.0, 0.05 * k), (0.55 * k, 0.20 * k, 0), (0.40 * k, -0.04 * k), (0.1 * k,
        -0.09 * k), (-0.36 * k, -0.08 * k))
    if sail:
        hull += limb((0, 0), (0, 0.95 * k), 0.012 * k) + blob((0.02 * k, 0.92 * k, 0), (0.30 * k, 0.45 * k),
            (0.40 * k, 0.16 * k, 0), (0.02 * k, 0.14 * k, 0)) + blob((-0.03 * k, 0.80 * k, 0), (-0.22 * k, 0.40 * k),
                (-0.28 * k, 0.16 * k, 0), (-0.03 * k, 0.14 * k, 0))
    return hull


def house(wide: float = 1.0, high: float = 0.8, chimney: bool = True) -> Shape:
    """A gabled house, front, standing at (0, 0)."""
    w = wide / 2
    shape = box(-w, 0, w, high * 0.62) + poly((-w * 1.14, high * 0.58), (0, high), (w * 1.14, high * 0.58))
    return shape + (box(w * 0.45, high * 0.6, w * 0.65, high * 1.05) + box(w * 0.41, high * 1.02, w * 0.69,
        high * 1.08) if chimney else [])


def lamp_post(high: float = 1.0) -> tuple[Shape, Shape, tuple[float, float]]:
    """A street lamp: iron, glass, and the middle of its light."""
    h = high
    iron = limb((0, 0), (0, 0.80 * h), 0.022 * h, 0.014 * h) + limb((0, 0), (0, 0.08 * h), 0.045 * h,
        0.03 * h) + limb((-0.09 * h, 0.74 * h), (0.09 * h, 0.74 * h), 0.009 * h)
    iron += poly((-0.075 * h, 0.97 * h), (0, 1.04 * h), (0.075 * h, 0.97 * h)) + dot(0, 1.05 * h,
        0.014 * h) + box(-0.045 * h, 0.795 * h, 0.045 * h, 0.815 * h)
    iron += pair(limb((0.045 * h, 0.81 * h), (0.068 * h, 0.97 * h), 0.005 * h))
    return iron, poly((-0.042 * h, 0.815 * h), (-0.062 * h, 0.965 * h), (0.062 * h, 0.965 * h), (0.042 * h,
        0.815 * h)), (0, 0.89 * h)


def gravestone(kind: int = 0, high: float = 0.3) -> Shape:
    """0 round top, 1 cross, 2 obelisk, 3 tilted slab; standing at (0, 0)."""
    h = high
    if kind == 1:
        return box(-0.09 * h, 0, 0.09 * h, h) + box(-0.32 * h, 0.58 * h, 0.32 * h, 0.76 * h) + box(-0.2 * h,
            -0.05 * h, 0.2 * h, 0.10 * h)
    if kind == 2:
        return poly((-0.16 * h, 0.12 * h), (-0.09 * h, 0.95 * h), (0, 1.08 * h), (0.09 * h, 0.95 * h), (0.16 * h,
            0.12 * h)) + box(-0.24 * h, -0.05 * h, 0.24 * h, 0.13 * h)
    slab = blob((-0.27 * h, -0.08 * h, 0), (-0.27 * h, 0.72 * h), (0, h), (0.27 * h, 0.72 * h), (0.27 * h, -0.08 * h,
        0))
    return turn(slab, 11) if kind == 3 else slab


def graveyard(xs: list[float], ys: list[float], high: float = 0.3, salt: int = 1) -> Shape:
    rng = np.random.default_rng(salt)
    return [part for x, y in zip(xs, ys, strict=True) for part in move(gravestone(int(rng.integers(0, 4)),
        high * rng.uniform(0.7, 1.15)), x, y)]


def coffin(long: float = 1.0) -> Shape:
    """From above or leaning, head up, centred."""
    k = long / 2
    return poly((-0.20 * k, k), (0.20 * k, k), (0.42 * k, 0.45 * k), (0.24 * k, -k), (-0.24 * k, -k), (-0.42 * k,
        0.45 * k))


def fence(x0: float, x1: float, y: float, high: float = 0.25, gap: float = 0.06) -> Shape:
    """Iron railings with spear points."""
    shape = limb((x0, y + high * 0.25), (x1, y + high * 0.25), high * 0.03) + limb((x0, y + high * 0.75), (x1,
        y + high * 0.75), high * 0.03)
    for x in np.arange(x0, x1 + 1e-6, gap):
        shape += limb((float(x), y), (float(x), y + high * 0.9), high * 0.028) + poly((x - high * 0.06,
            y + high * 0.88), (x, y + high * 1.08), (x + high * 0.06, y + high * 0.88))
    return shape


def chimney(wide: float = 0.2, high: float = 0.6, pots: int = 2) -> Shape:
    """A brick stack with its pots, standing at (0, 0)."""
    w = wide / 2
    shape = box(-w, -1.0, w, high) + box(-w * 1.2, high * 0.90, w * 1.2, high * 0.97) + box(-w * 1.12, high * 0.97,
        w * 1.12, high)
    for i in range(pots):
        x = (i - (pots - 1) / 2) * wide * 0.9 / pots
        shape += poly((x - w * 0.26, high), (x - w * 0.20, high + wide * 0.42), (x + w * 0.20, high + wide * 0.42),
            (x + w * 0.26, high))
    return shape
