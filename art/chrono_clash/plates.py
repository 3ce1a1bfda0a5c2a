"""What the cards of Chrono Clash are dressed in: metals, enamel, paper of each house, and the corners that it cuts."""

from collections.abc import Callable
from math import ceil, cos, pi, sin
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from art.chrono_clash.houses import HOUSES
from art.kit.light import Array, blur, lit, mix, rgb
from art.kit.march import Stuff
from art.kit.pen import Point, Sign, drawn
from art.kit.plates import Trim
from art.kit.relief import inside, lay, metal, plane, round_, stamp

PALE = (0.92, 0.86, 0.72)
GOLD = Stuff((1.0, 0.70, 0.26), rough=0.14)
STEEL = Stuff((0.70, 0.78, 0.88), rough=0.18)
SILVER = Stuff((0.80, 0.70, 0.86), rough=0.18)


def cut(a: Array, b: Array, c: float) -> Array:
    """Corners sawn off. All of these: distance to a rectangle from those to its sides, negative inside."""
    return np.maximum(np.maximum(a, b), (a + b + c) * 0.7071)


def rounded(a: Array, b: Array, c: float) -> Array:
    c = c * 1.25
    return np.hypot(np.maximum(a + c, 0), np.maximum(b + c, 0)) + np.minimum(np.maximum(a, b) + c, 0) - c


def stepped(a: Array, b: Array, c: float) -> Array:
    """Corners with a step, like a harbour's wall."""
    c = c * 0.72
    return np.maximum(np.maximum(a, b), np.minimum(a + c, b + c))


def scalloped(a: Array, b: Array, c: float) -> Array:
    """Corners with a bite out of them, like a waning moon."""
    c = c * 0.92
    return np.maximum(np.maximum(a, b), c - np.hypot(a, b))


class Dress(NamedTuple):
    """How the cards of one house are dressed."""

    trim: Trim
    corner: Callable[[Array, Array, float], Array]
    sign: Sign
    light: Array  # its light, for the sign
    paper: Array

    def plate(self, x: Array, y: Array, left: float, top: float, right: float, foot: float, c: float) -> Array:
        """Distance to a plate with the corners of this house, negative inside."""
        a = np.abs(x - (left + right) / 2) - (right - left) / 2
        b = np.abs(y - (top + foot) / 2) - (foot - top) / 2
        return self.corner(a, b, c)


def dress(colour: str, frame: Stuff, accent: Stuff, corner: Callable, paper: str) -> Dress:
    house = HOUSES[colour]
    trim = Trim(frame, accent, house.pool, PALE, "star", house.word)
    return Dress(trim, corner, house.sign, np.asarray(house.light, np.float32), rgb(paper))


DRESSES = {
    "red": dress("red", Stuff((0.86, 0.19, 0.10), rough=0.2), Stuff((1.0, 0.60, 0.34), rough=0.18), cut, "#f2dfc6"),
    "green": dress(
        "green", Stuff((0.26, 0.58, 0.16), rough=0.2), Stuff((0.96, 0.76, 0.32), rough=0.18), rounded, "#ece5c4"
    ),
    "blue": dress("blue", Stuff((0.16, 0.38, 0.86), rough=0.2), STEEL, stepped, "#e4e2d2"),
    "purple": dress("purple", Stuff((0.42, 0.22, 0.86), rough=0.2), SILVER, scalloped, "#e8dfd6"),
}


class Local(NamedTuple):
    """A rectangle of the card to work in: so much less to compute."""

    part: Array
    x: Array
    y: Array


def local(light: Array, left: float, top: float, right: float, foot: float, margin: float) -> Local:
    rows, columns = light.shape[:2]
    x0, y0 = max(0, int(left - margin)), max(0, int(top - margin))
    x1, y1 = min(columns, int(right + margin) + 1), min(rows, int(foot + margin) + 1)
    x, y = plane((x1 - x0, y1 - y0))
    return Local(light[y0:y1, x0:x1], x + x0, y + y0)


def mask_of(shape: tuple[int, int], points: list[Point]) -> Array:
    """A polygon, in pixels, as a plane of cover."""
    factor = 4
    drawn = Image.new("L", (shape[1] * factor, shape[0] * factor), 0)
    ImageDraw.Draw(drawn).polygon([(x * factor, y * factor) for x, y in points], fill=255)
    return np.asarray(drawn.reduce(factor), np.float32) / 255


def badge(
    light: Array, outline: Callable[[float], list[Point]], cx: float, cy: float, high: float, wide: float,
    stuff: Stuff, pool: tuple,
) -> None:  # fmt: skip
    """A plate of metal with a field of enamel; `outline(d)` gives it in heights, drawn in by d."""
    left, top = cx - wide / 2, cy - high / 2
    here = local(light, left, top, left + wide, top + high, high * 0.3)
    shape = here.part.shape[:2]
    dx, dy = left - float(here.x[0, 0]) + 0.5, top - float(here.y[0, 0]) + 0.5

    def drawn_in(d: float) -> Array:
        return mask_of(shape, [(dx + x * high, dy + y * high) for x, y in outline(d)])

    outer, inner, field = drawn_in(0.0), drawn_in(0.055), drawn_in(0.115)
    height = blur(outer, high * 0.02) * high * 0.10 + blur(inner - field, high * 0.012) * high * 0.05
    part = lay(here.part, metal(height, stuff, grain=0.02), outer, high * 0.10, 0.75)
    edge = np.clip(blur(field, high * 0.05) * 2 - 1, 0, 1)
    fall = np.linspace(1.5, 0.7, shape[0], dtype=np.float32)[:, None]
    glass = lit(fall * (0.45 + 0.55 * edge), pool)
    here.part[:] = mix(part, glass, field)


def stamp_drawn(light: Array, sign: Sign, cx: float, cy: float, size: float, ink: Array, edge: float = 0.0) -> None:
    mask = drawn(sign, size)
    stamp(light, mask, cx - mask.width / 2, cy - mask.height / 2, ink, edge)


def burst(points: int, waist: float) -> Callable[[float], list[Point]]:
    """The outline of a sun with so many points, in a square one high."""

    def outline(d: float) -> list[Point]:
        far = (0.5 - d * 1.35, 0.5 * waist - d * 0.75)
        return [
            (0.5 + far[i % 2] * sin(i * pi / points), 0.5 - far[i % 2] * cos(i * pi / points))
            for i in range(2 * points)
        ]  # fmt: skip

    return outline


def beads(w: int, h: int, inset: float, apart: float) -> list[Point]:
    """Places along the rim, corners aside."""
    places = []
    for long, far, is_across in ((w, h, True), (h, w, False)):
        first, last = inset + apart, long - inset - apart
        count = round((last - first) / apart)
        for i in range(count + 1):
            at = first + (last - first) * i / count
            places += [(at, side) if is_across else (side, at) for side in (inset, far - inset)]
    return places


def pearls(light: Array, places: list[Point], r: float) -> None:
    """One small dome of gold, again and again."""
    n = 2 * ceil(r + 0.5)
    x, y = plane((n, n))
    far = round_(x, y, n / 2, n / 2, r)
    dome = metal(np.sqrt(np.clip(1 - ((far + r) / r) ** 2, 0, 1)) * r * 0.8, GOLD, grain=0)
    for cx, cy in places:
        left, top = round(cx - n / 2), round(cy - n / 2)
        light[top : top + n, left : left + n] = mix(light[top : top + n, left : left + n], dome, inside(far))
