"""Solid things by distance: each shape says how far a point is from its surface.

Points are a float32 array (3, n). Shapes are made by small functions that return a function of points,
so that instruments can be put together: `turned(gear(...), ...)`, `union(...)`, `cut(...)`.
"""

from collections.abc import Callable
from math import cos, pi, sin

import numpy as np

Array = np.ndarray
Shape = Callable[[Array], Array]


def rotation(x: float = 0.0, y: float = 0.0, z: float = 0.0) -> Array:
    """Turn about z, then y, then x (radians)."""
    rx = np.array([[1, 0, 0], [0, cos(x), -sin(x)], [0, sin(x), cos(x)]])
    ry = np.array([[cos(y), 0, sin(y)], [0, 1, 0], [-sin(y), 0, cos(y)]])
    rz = np.array([[cos(z), -sin(z), 0], [sin(z), cos(z), 0], [0, 0, 1]])
    return (rx @ ry @ rz).astype(np.float32)


def placed(shape: Shape, at: tuple = (0, 0, 0), turn: Array | None = None) -> Shape:
    """A shape moved to a place, and turned."""
    where = np.array(at, np.float32)[:, None]
    back = None if turn is None else np.ascontiguousarray(turn.T)
    if back is None:
        return lambda p: shape(p - where)
    return lambda p: shape(back @ (p - where))


def within(shape: Shape, at: tuple, radius: float, margin: float = 0.12) -> Shape:
    """A costly shape that is only looked at from near: elsewhere its bounding ball answers."""
    where = np.array(at, np.float32)[:, None]

    def distance(p: Array) -> Array:
        far = np.sqrt(((p - where) ** 2).sum(0)) - radius + margin * 0.5
        near = far < margin
        if near.any():
            far[near] = shape(p[:, near])
        return far

    return distance


def near_height(shape: Shape, z: float, half: float) -> Shape:
    """A costly flat shape that is only looked at from near its own plane: elsewhere the plane answers."""

    def distance(p: Array) -> Array:
        far = np.abs(p[2] - z) - half
        near = far < 0.1
        if near.any():
            far[near] = shape(p[:, near])
        return far

    return distance


def union(*shapes: Shape) -> Shape:
    def distance(p: Array) -> Array:
        d = shapes[0](p)
        for shape in shapes[1:]:
            d = np.minimum(d, shape(p))
        return d

    return distance


def cut(shape: Shape, *away: Shape) -> Shape:
    """The shape without the others."""

    def distance(p: Array) -> Array:
        d = shape(p)
        for other in away:
            d = np.maximum(d, -other(p))
        return d

    return distance


def both(*shapes: Shape) -> Shape:
    def distance(p: Array) -> Array:
        d = shapes[0](p)
        for shape in shapes[1:]:
            d = np.maximum(d, shape(p))
        return d

    return distance


def around(shape: Shape, n: int, phase: float = 0.0) -> Shape:
    """n copies about the z axis; the shape stands at angle 0 (on +x)."""
    slice_ = 2 * pi / n

    def distance(p: Array) -> Array:
        r = np.hypot(p[0], p[1])
        a = np.arctan2(p[1], p[0]) - phase
        a = a - slice_ * np.round(a / slice_)
        return shape(np.stack([r * np.cos(a), r * np.sin(a), p[2]]))

    return distance


def ball(r: float) -> Shape:
    return lambda p: np.sqrt((p**2).sum(0)) - r


def torus(big: float, small: float) -> Shape:
    """A ring about the z axis with a round wire."""
    return lambda p: np.hypot(np.hypot(p[0], p[1]) - big, p[2]) - small


def box(x: float, y: float, z: float, soft: float = 0.0) -> Shape:
    """A box by its half sides, its edges rounded by `soft`."""
    half = np.array([x - soft, y - soft, z - soft], np.float32)[:, None]

    def distance(p: Array) -> Array:
        q = np.abs(p) - half
        inside = np.minimum(q.max(0), 0)
        q = np.maximum(q, 0)
        return np.sqrt((q**2).sum(0)) + inside - soft

    return distance


def profile(r: Array, z: Array, half_width: float, half_height: float, soft: float) -> Array:
    """Distance to a rounded rectangle in a plane."""
    a, b = np.abs(r) - half_width + soft, np.abs(z) - half_height + soft
    return np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - soft


def disc(r: float, half: float, soft: float = 0.01) -> Shape:
    """A round plate about the z axis."""
    return lambda p: profile(np.hypot(p[0], p[1]), p[2], r, half, soft)


def ring(r: float, half_width: float, half_height: float, soft: float = 0.01) -> Shape:
    """A ring of rectangular wire about the z axis."""
    return lambda p: profile(np.hypot(p[0], p[1]) - r, p[2], half_width, half_height, soft)


def rod(a: tuple, b: tuple, r: float, r_end: float | None = None) -> Shape:
    """A round bar from a to b, tapering if asked."""
    start, end = np.array(a, np.float32)[:, None], np.array(b, np.float32)[:, None]
    along = end - start
    length2 = float((along**2).sum())
    taper = (r if r_end is None else r_end) - r

    def distance(p: Array) -> Array:
        q = p - start
        t = np.clip((q * along).sum(0) / length2, 0, 1)
        return np.sqrt(((q - along * t) ** 2).sum(0)) - (r + taper * t)

    return distance


def prism(n: int, r: float, half: float, soft: float = 0.01, turn: float = 0.0) -> Shape:
    """A plate with n sides about the z axis; r to its flats."""
    slice_ = 2 * pi / n

    def distance(p: Array) -> Array:
        a = np.arctan2(p[1], p[0]) - turn
        a = a - slice_ * np.round(a / slice_)
        flat = np.hypot(p[0], p[1]) * np.cos(a) - r
        u, v = flat + soft, np.abs(p[2]) - half + soft
        return np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0) - soft

    return distance


def gear(r: float, teeth: int, half: float, hub: float = 0.25, spokes: int = 5, tooth: float = 0.0) -> Shape:
    """A gear wheel about the z axis: rim with teeth, spokes, hub."""
    tooth = tooth or r * 0.09
    rim = ring(r * 0.86, r * 0.1, half, half * 0.25)
    core = disc(r * hub, half * 1.25, half * 0.3)
    arm = placed(box(r * 0.36, r * 0.055, half * 0.7, half * 0.2), (r * 0.46, 0, 0))
    bore = disc(r * hub * 0.4, half * 3)

    def distance(p: Array) -> Array:
        radius = np.hypot(p[0], p[1])
        angle = np.arctan2(p[1], p[0])
        wave = np.clip(np.cos(angle * teeth) * 1.9, -1, 1)
        cogs = profile(radius - r * 0.86, p[2], r * 0.1 + tooth * (0.5 + 0.5 * wave), half, half * 0.25)
        d = np.minimum(rim(p), cogs * 0.75)
        d = np.minimum(d, around(arm, spokes)(p))
        return np.maximum(np.minimum(d, core(p)), -bore(p))

    return within(distance, (0, 0, 0), r + tooth + half)


def ticks(r: float, n: int, length: float, width: float, depth: float = 0.02, at: float = 0.0) -> Shape:
    """n short bars on a circle about the z axis: to cut a scale into a ring, or to stand on it."""
    return around(placed(box(length, width, depth), (r, 0, at)), n)
