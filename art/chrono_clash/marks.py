"""The marks of a card of Chrono Clash in metal and enamel: the cost on its dial, the strength on its shield, signs."""

from collections.abc import Callable
from math import ceil, cos, pi, sin
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from art.chrono_clash import signs
from art.chrono_clash.houses import GOLD, House
from art.chrono_clash.icons import shield
from art.kit.light import Array, blur, lit, mix, rgb
from art.kit.march import Stuff
from art.kit.pen import Point, Sign, Stylus
from art.kit.plates import medallion, stamp_number
from art.kit.relief import inside, lay, metal, plane, round_, stamp
from art.lettering import fitting, letters
from art.wanted import Face


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


def drawn(sign: Sign, size: float) -> Image.Image:
    """A sign as a mask of that size, the least bit larger than itself on every side."""
    side = max(8, round(size * 1.16))
    factor = 8 if side < 60 else 4
    pen = Stylus(side * factor)
    margin = (1 - size / side) / 2
    sign(pen.inset(margin, margin, size / side))
    return pen.mask.reduce(factor)


def stamp_drawn(light: Array, sign: Sign, cx: float, cy: float, size: float, ink: Array, edge: float = 0.0) -> None:
    mask = drawn(sign, size)
    stamp(light, mask, cx - mask.width / 2, cy - mask.height / 2, ink, edge)


def hours(cost: int, is_past: bool) -> Sign:
    """The marks of a dial's twelve hours: those that have passed by an hour, or those to come."""

    def draw(p: Stylus) -> None:
        for hour in range(1, 13):
            if (hour <= cost) == is_past:
                t = hour * pi / 6 - pi / 2
                p.line([(0.5 + far * cos(t), 0.5 + far * sin(t)) for far in (0.405, 0.455)], 0.052)

    return draw


def burst(points: int, waist: float) -> Callable[[float], list[Point]]:
    """The outline of a sun with so many points, in a square one high."""

    def outline(d: float) -> list[Point]:
        far = (0.5 - d * 1.35, 0.5 * waist - d * 0.75)
        return [
            (0.5 + far[i % 2] * sin(i * pi / points), 0.5 - far[i % 2] * cos(i * pi / points))
            for i in range(2 * points)
        ]  # fmt: skip

    return outline


def cost_mark(light: Array, face: Face, house: House, cx: float, cy: float, r: float) -> Array:
    """The cost: an hour on a dial; that of an extra-deck card, which no time pays for, is on a sun."""
    cost = int(face.fact("cost"))
    if is_extra(face):
        badge(light, burst(12, 0.80), cx, cy, r * 2.24, r * 2.24, GOLD, house.trim.pool)
    else:
        light = medallion(light, cx, cy, r, house.trim, 0, 0.28)
        if r > 22:
            stamp_drawn(light, hours(cost, False), cx, cy, r * 2, np.asarray((0.02, 0.015, 0.01)))
            stamp_drawn(light, hours(cost, True), cx, cy, r * 2, rgb("#fff4c8"), r * 0.02)
    text = str(cost)
    number = letters(text, "number", fitting(text, "number", round(r * 1.24), round(r * 1.16)))
    stamp_number(light, number, cx, cy, house.trim, r * 0.035)
    return light


def strength_mark(light: Array, face: Face, house: House, cx: float, cy: float, r: float) -> None:
    """The strength: a number on a shield."""
    wide = 1.02
    badge(
        light,
        lambda d: shield(wide, d),
        cx,
        cy + r * 0.04,
        r * 2.1,
        r * 2.1 * wide,
        house.trim.accent,
        (0.03, 0.03, 0.036),
    )
    text = str(face.fact("strength"))
    number = letters(text, "number", fitting(text, "number", round(r * 1.36), round(r * 1.34)))
    stamp_number(light, number, cx, cy - r * 0.10, house.trim, r * 0.035)


def sign_mark(light: Array, sign: Sign, house: House, cx: float, cy: float, r: float) -> Array:
    light = medallion(light, cx, cy, r, house.trim, 0, 0.17)
    stamp_drawn(light, sign, cx, cy, r * 1.12, house.light, r * 0.05)
    return light


def is_extra(face: Face) -> bool:
    return face.fact("part") == "extra"


def action(p: Stylus) -> None:
    signs.spark(p, 0.5, 0.5, 0.56, 0.27)


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
