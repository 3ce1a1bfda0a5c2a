"""Shapes of silhouettes: smooth outlines, tapered strokes, and ways to turn, mirror and repeat them.

A `Shape` is a list of outlines, each an array (n, 2) in picture units: x from -1 to 1 over the width, y
upward in the same unit (so -1.4 to 1.4 on a 5:7 picture), angles in degrees, counter-clockwise. Painted
together, its outlines are one mass. Shapes are added with `+`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, hypot, pi, radians, sin

import numpy as np

Array = np.ndarray
Shape = list[Array]
Point = Sequence[float]


def curve(points: Sequence[Point], closed: bool = True, per: int = 8) -> Array:
    """A smooth line through points; a point with a third number is a corner. Array (n, 2)."""
    flat = np.array([p[:2] for p in points], np.float64)
    sharp = np.array([len(p) > 2 for p in points])
    n = len(flat)
    if n < 3:
        return flat.astype(np.float32)
    ahead = np.concatenate([flat[1:], flat[:1]]) - flat
    behind = np.concatenate([ahead[-1:], ahead[:-1]])
    far, near = np.hypot(*ahead.T) + 1e-9, np.hypot(*behind.T) + 1e-9
    out, into = ahead / far[:, None], behind / near[:, None]
    tangent = (into * far[:, None] + out * near[:, None]) / (far + near)[:, None]
    leaving, coming = tangent.copy(), tangent.copy()
    if not closed:
        sharp[0] = sharp[-1] = True
    leaving[sharp], coming[sharp] = out[sharp], into[sharp]
    count = n if closed else n - 1
    i, j = np.arange(count), (np.arange(count) + 1) % n
    p0, p1 = flat[i][:, None], flat[j][:, None]
    m0, m1 = (leaving[i] * far[i][:, None])[:, None], (coming[j] * far[i][:, None])[:, None]
    a, b, c, d = weights(per)
    line = (a * p0 + b * m0 + c * p1 + d * m1).reshape(-1, 2)
    if not closed:
        line = np.concatenate([line, flat[-1:]])
    return line.astype(np.float32)


@cache
def weights(per: int) -> tuple[Array, Array, Array, Array]:
    """What a piece of a curve takes from its two ends and from the ways it leaves and comes, at so many places."""
    t = (np.arange(per) / per)[None, :, None]
    return 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, 3 * t**2 - 2 * t**3, t**3 - t**2


def blob(*points: Point, per: int = 8) -> Shape:
    """A filled smooth outline through the points; (x, y, 0) is a corner."""
    return [curve(points, True, per)]


def poly(*points: Point) -> Shape:
    """A filled outline of straight sides."""
    return [np.array([p[:2] for p in points], np.float32)]


def both(*points: Point, x: float = 0.0, per: int = 8) -> Shape:
    """A filled smooth outline that is its own mirror image: the right half from top to bottom is given.

    The x of the points are distances from the axis at `x`. Points with x = 0 stand on the axis.
    """
    right = [(x + p[0], *p[1:]) for p in points]
    left = [(x - p[0], *p[1:]) for p in reversed(points) if p[0] != 0]
    return [curve(right + left, True, per)]


def sweep(points: Sequence[Point], widths: Sequence[float], per: int = 8, round_ends: bool = True) -> Shape:
    """A stroke of changing width along a smooth line; widths are half-widths, spread evenly from end to end."""
    line = curve(points, False, per).astype(np.float64)
    if len(line) == 2:
        line = line[0] + (line[1] - line[0]) * np.linspace(0, 1, 13)[:, None]
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    stops = np.linspace(0, 1, len(widths))
    half = np.interp(run / (run[-1] + 1e-9), stops, widths)
    if len(widths) > 2:  # soften the joints of the width
        ends = np.repeat(half[[0, -1]], 2)
        half = np.convolve(np.concatenate([ends[:2], half, ends[2:]]), np.ones(5) / 5, "valid")
    step = np.concatenate([line[1:2] - line[:1], (line[2:] - line[:-2]) / 2, line[-1:] - line[-2:-1]])
    step /= np.hypot(*step.T)[:, None] + 1e-9
    side = np.stack([-step[:, 1], step[:, 0]], 1) * half[:, None]
    left, right = line + side, line - side
    shape = []
    for i in range(0, len(line) - 1, 3):
        j = min(i + 4, len(line))
        shape.append(np.concatenate([left[i:j], right[i:j][::-1]]).astype(np.float32))
    if round_ends:
        shape += [dot(*line[0], half[0])[0], dot(*line[-1], half[-1])[0]]
    return shape


def limb(a: Point, b: Point, *widths: float) -> Shape:
    """A straight stroke of changing width: a bone with its flesh, a pole, a blade."""
    if len(widths) > 2:
        return sweep([a, b], widths)
    first, last = widths[0], widths[-1]
    far = hypot(b[0] - a[0], b[1] - a[1]) or 1e-9
    nx, ny = (a[1] - b[1]) / far, (b[0] - a[0]) / far
    corners = ((a, first), (b, last), (b, -last), (a, -first))
    quad = [(p[0] + nx * w, p[1] + ny * w) for p, w in corners]
    return (
        poly(*quad) + dot(*a[:2], first, n=12 if first < 0.02 else 28) + dot(*b[:2], last, n=12 if last < 0.02 else 28)
    )


def dot(x: float, y: float, rx: float, ry: float | None = None, tilt: float = 0.0, n: int = 36) -> Shape:
    """An ellipse."""
    across, up = circle(n)
    u, v = rx * across, (rx if ry is None else ry) * up
    c, s = cos(radians(tilt)), sin(radians(tilt))
    outline = np.empty((n, 2), np.float32)
    outline[:, 0], outline[:, 1] = x + u * c - v * s, y + u * s + v * c
    return [outline]


@cache
def circle(n: int) -> tuple[Array, Array]:
    """Cosines and sines of n even steps round. Shared."""
    a = np.arange(n) * (2 * pi / n)
    return np.cos(a), np.sin(a)


def hoop(
    x: float, y: float, r: float, thick: float, start: float = 0, end: float = 360, ry: float | None = None
) -> Shape:
    """A ring or a part of it, of half-width `thick`."""
    n = max(8, int(abs(end - start) / 6))
    a = np.radians(np.linspace(start, end, n + 1))
    ry = r if ry is None else ry
    outer = np.stack([x + (r + thick) * np.cos(a), y + (ry + thick) * np.sin(a)], 1)
    inner = np.stack([x + (r - thick) * np.cos(a), y + (ry - thick) * np.sin(a)], 1)
    return [np.concatenate([outer[i : i + 5], inner[i : i + 5][::-1]]).astype(np.float32) for i in range(0, n, 4)]


def box(x0: float, y0: float, x1: float, y1: float) -> Shape:
    return poly((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def change(shape: Shape, how: Callable[[Array], Array]) -> Shape:
    return [how(part).astype(np.float32) for part in shape]


def move(shape: Shape, dx: float, dy: float) -> Shape:
    return [part + np.array((dx, dy), np.float32) for part in shape]


def turn(shape: Shape, angle: float, about: Point = (0, 0)) -> Shape:
    """Turned by degrees, counter-clockwise."""
    c, s = cos(radians(angle)), sin(radians(angle))
    back = np.array(((c, s), (-s, c)), np.float32)
    centre = np.array(about[:2], np.float32)
    return [(part - centre) @ back + centre for part in shape]


def scale(shape: Shape, k: float, ky: float | None = None, about: Point = (0, 0)) -> Shape:
    centre, grow = np.array(about[:2], np.float32), np.array((k, k if ky is None else ky), np.float32)
    return [(part - centre) * grow + centre for part in shape]


def flip(shape: Shape, x: float = 0.0) -> Shape:
    """Mirrored left to right about x."""
    return [part * np.array((-1, 1), np.float32) + np.array((2 * x, 0), np.float32) for part in shape]


def pair(shape: Shape, x: float = 0.0) -> Shape:
    """The shape and its mirror image."""
    return shape + flip(shape, x)


def place(shape: Shape, at: Point, size: float = 1.0, angle: float = 0.0, mirrored: bool = False) -> Shape:
    """A shape drawn about (0, 0), put where it belongs: mirrored, sized, turned, moved."""
    if mirrored:
        shape = flip(shape)
    return move(turn(scale(shape, size), angle), at[0], at[1])


def polar(at: Point, angle: float, far: float) -> tuple[float, float]:
    """The point so far from `at` in a direction: 0 to the right, 90 up."""
    return at[0] + far * cos(radians(angle)), at[1] + far * sin(radians(angle))


def between(a: Point, b: Point, t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def bearing(a: Point, b: Point) -> float:
    """The direction from a to b in degrees."""
    return float(np.degrees(np.arctan2(b[1] - a[1], b[0] - a[0])))


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """Left, bottom, right, top."""
    points = np.concatenate(shape)
    low, high = points.min(0), points.max(0)
    return float(low[0]), float(low[1]), float(high[0]), float(high[1])
