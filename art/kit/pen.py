"""Small signs as a few bold strokes in the unit square, x to the right, y downward."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image, ImageDraw

Point = tuple[float, float]
Sign = Callable[["Stylus"], None]


class Pen:
    """Draws into a square mask in coordinates from 0 to 1, y downward."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.mask = Image.new("L", (side, side), 0)
        self.draw = ImageDraw.Draw(self.mask)

    def at(self, points: list[Point]) -> list[Point]:
        return [(x * self.side, y * self.side) for x, y in points]

    def poly(self, points: list[Point], ink: int = 255) -> None:
        self.draw.polygon(self.at(points), fill=ink)

    def disc(self, x: float, y: float, r: float, ink: int = 255) -> None:
        self.draw.ellipse(self.at([(x - r, y - r), (x + r, y + r)]), fill=ink)

    def ring(self, x: float, y: float, r: float, w: float) -> None:
        """A ring whose stroke of width w lies around radius r."""
        self.arc(x, y, r, 0, 360, w)

    def arc(self, x: float, y: float, r: float, start: float, end: float, w: float, ink: int = 255) -> None:
        """An arc from start to end degrees (0 = right, clockwise), with round ends."""
        steps = max(8, int(abs(end - start) / 3))
        turns = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
        self.line([(x + r * cos(t), y + r * sin(t)) for t in turns], w, ink)

    def line(self, points: list[Point], w: float, ink: int = 255) -> None:
        """A stroke with round joints and ends."""
        for (ax, ay), (bx, by) in pairwise(points):
            length = max(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 1e-9)
            nx, ny = -(by - ay) / length * w / 2, (bx - ax) / length * w / 2
            self.poly([(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)], ink)
        for x, y in points:
            self.disc(x, y, w / 2, ink)

    def box(self, left: float, top: float, right: float, foot: float, r: float = 0.0, ink: int = 255) -> None:
        corners = self.at([(left, top), (right, foot)])
        self.draw.rounded_rectangle((*corners[0], *corners[1]), r * self.side, fill=ink)


class Stylus(Pen):
    """A pen that can draw a sign smaller, somewhere inside its square."""

    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.x, self.y, self.scale = 0.0, 0.0, 1.0

    def at(self, points: list[Point]) -> list[Point]:
        return [((self.x + x * self.scale) * self.side, (self.y + y * self.scale) * self.side) for x, y in points]

    def inset(self, x: float, y: float, scale: float) -> Stylus:
        """The same mask in a square of that scale with its upper left corner at x, y."""
        inner = object.__new__(Stylus)
        inner.side, inner.mask, inner.draw = self.side, self.mask, self.draw
        inner.x, inner.y = self.x + x * self.scale, self.y + y * self.scale
        inner.scale = self.scale * scale
        return inner


def ngon(n: int, x: float, y: float, r: float, turn: float = 0.0) -> list[Point]:
    return [(x + r * sin(turn + 2 * pi * i / n), y - r * cos(turn + 2 * pi * i / n)) for i in range(n)]


def smooth(points: list[Point], steps: int = 10, closed: bool = True) -> list[Point]:
    """A soft curve through all points (Catmull-Rom)."""
    n, out = len(points), []
    for i in range(n if closed else n - 1):
        around = [points[(i + k) % n] if closed else points[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2)]
        for s in range(steps):
            t = s / steps
            w = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            out.append(tuple(sum(w[k] * around[k][axis] for k in range(4)) / 2 for axis in (0, 1)))
    if not closed:
        out.append(points[-1])
    return out


def spun(points: list[Point], degrees: float, x: float = 0.5, y: float = 0.5) -> list[Point]:
    """The points turned clockwise about x, y."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x + (a - x) * c - (b - y) * s, y + (a - x) * s + (b - y) * c) for a, b in points]


def mirrored(points: list[Point]) -> list[Point]:
    return [(1 - x, y) for x, y in points]


def arrow_head(p: Pen, x: float, y: float, degrees: float, size: float, ink: int = 255) -> None:
    """The head of an arrow with its tip at x, y, pointing so many degrees clockwise from the right."""
    p.poly(spun([(x, y), (x - size, y - size * 0.72), (x - size, y + size * 0.72)], degrees, x, y), ink)


def bow(p: Pen, x: float, y: float, r: float, start: float, end: float, w: float, head: float) -> None:
    """An arrow along an arc, from start to end degrees (0 = right, clockwise)."""
    p.arc(x, y, r, start, end, w)
    t, way = end * pi / 180, 90 if end > start else -90
    turn = end + way
    tip = (x + r * cos(t) + head * 0.8 * cos(turn * pi / 180), y + r * sin(t) + head * 0.8 * sin(turn * pi / 180))
    arrow_head(p, *tip, turn, head)


def drawn(sign: Sign, size: float) -> Image.Image:
    """A sign as a mask of that size, the least bit larger than itself on every side."""
    side = max(8, round(size * 1.16))
    factor = 8 if side < 60 else 4
    pen = Stylus(side * factor)
    margin = (1 - size / side) / 2
    sign(pen.inset(margin, margin, size / side))
    return pen.mask.reduce(factor)
