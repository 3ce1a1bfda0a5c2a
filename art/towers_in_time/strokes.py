"""Lines with a body: ribbons of changing width, cut across into bands, and tiles to cut a shape with."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin

import numpy as np

from art.kit.shapes import Point, Shape, curve, sweep
from art.towers_in_time.glass import Tile, Window
from art.towers_in_time.palette import Colour


def ribbon(points: Sequence[Point], widths: Sequence[float], per: int = 8) -> tuple[np.ndarray, np.ndarray]:
    """The two sides of a stroke along a smooth line; widths are half-widths, spread evenly from end to end."""
    line = curve(points, False, per).astype(np.float64)
    if len(line) == 2:
        line = line[0] + (line[1] - line[0]) * np.linspace(0, 1, 9)[:, None]
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    half = np.interp(run / (run[-1] + 1e-9), np.linspace(0, 1, len(widths)), widths)
    step = np.gradient(line, axis=0)
    step /= np.hypot(*step.T)[:, None] + 1e-9
    side = np.stack([-step[:, 1], step[:, 0]], 1) * half[:, None]
    return (line + side).astype(np.float32), (line - side).astype(np.float32)


def stripe(points: Sequence[Point], widths: Sequence[float], per: int = 8) -> Shape:
    """A stroke as a mass: where it bends sharply it closes upon itself."""
    if len(points) == 2:
        left, right = ribbon(points, widths, per)
        return [np.concatenate([left, right[::-1]])]
    return sweep(points, widths, per, False)


def banded(
    w: Window, points: Sequence[Point], widths: Sequence[float], colours: Sequence[Colour], many: int,
    lead: float = 0.9, per: int = 10,
) -> None:  # fmt: skip
    """A stroke cut across into bands, their colours in turn: a serpent, a tail, a sleeve."""
    left, right = ribbon(points, widths, per)
    stops = np.unique(np.round(np.linspace(0, len(left) - 1, many + 1)).astype(int))
    for n in range(len(stops) - 1):
        a, b = int(stops[n]), int(stops[n + 1])
        w.pane([np.concatenate([left[a : b + 1], right[a : b + 1][::-1]])], colours[n % len(colours)], lead)


def rows(
    x0: float, y0: float, x1: float, y1: float, many: int, colours: Sequence[Colour], lean: float = 0.0
) -> list[Tile]:
    """Level bands from y0 to y1, as tiles."""
    edges = np.linspace(y0, y1, many + 1)
    return [
        (
            ((x0, edges[n] - lean), (x1, edges[n] + lean), (x1, edges[n + 1] + lean), (x0, edges[n + 1] - lean)),
            colours[n % len(colours)],
        )
        for n in range(many)
    ]


def columns(
    x0: float, y0: float, x1: float, y1: float, many: int, colours: Sequence[Colour], lean: float = 0.0
) -> list[Tile]:
    """Upright bands from x0 to x1, as tiles; with `lean` they spread towards y0."""
    edges = np.linspace(x0, x1, many + 1)
    middle = (x0 + x1) / 2

    def foot(x: float) -> float:
        return middle + (x - middle) * (1 + lean)

    return [
        (
            ((foot(edges[n]), y0), (foot(edges[n + 1]), y0), (edges[n + 1], y1), (edges[n], y1)),
            colours[n % len(colours)],
        )
        for n in range(many)
    ]


def bricks(
    x0: float, y0: float, x1: float, y1: float, across: int, down: int, colours: Sequence[Colour], w: Window
) -> list[Tile]:
    """Courses of stone, as tiles."""
    found: list[Tile] = []
    high, wide = (y1 - y0) / down, (x1 - x0) / across
    for row in range(down):
        for n in range(-1, across + 1):
            x, y = x0 + (n + (row % 2) / 2) * wide, y0 + row * high
            colour = w.near(colours[(row + n) % len(colours)], 0.10)
            found.append((((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)), colour))
    return found


def joint(a: Point, b: Point, upper: float, lower: float, side: float = 1.0) -> tuple[float, float]:
    """Where the elbow is between a shoulder and a hand, bent to that side."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = min(max(hypot(dx, dy), 1e-6), (upper + lower) * 0.999)
    along = (upper**2 - lower**2 + far**2) / (2 * far)
    out = max(upper**2 - along**2, 0.0) ** 0.5 * side
    k = hypot(dx, dy) or 1e-6
    return a[0] + (dx * along - dy * out) / k, a[1] + (dy * along + dx * out) / k


def starry(x: float, y: float, r: float, points: int = 5, inner: float = 0.42, turn: float = 0.0) -> Shape:
    """A star with that many points."""
    n = points * 2
    far = (r, r * inner)
    spots = [
        (x + far[i % 2] * sin(turn + i * pi / points), y + far[i % 2] * cos(turn + i * pi / points)) for i in range(n)
    ]
    return [np.array(spots, np.float32)]
