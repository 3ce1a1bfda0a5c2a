"""Parts of instruments: finishes, dials, hands, cases, springs. Each is a list of (shape, stuff)."""

from functools import cache
from math import cos, pi, sin

import numpy as np
import pygame
from PIL import Image, ImageChops, ImageDraw

from art.fonts import font
from art.kit.march import BLUED, BRASS, IVORY, OLD_BRASS, Part, Stuff
from art.kit.solid import Array, Shape, ball, cut, disc, placed, prism, ring, rod, rotation, ticks, union

ROMAN = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")
DIAL = 560


def put(parts: list[Part], at: tuple = (0, 0, 0), turn: Array | None = None, scale: float = 1.0) -> list[Part]:
    """Parts moved, turned and scaled together; what is painted on them goes with them."""
    where = np.array(at, np.float32)[:, None]
    back = np.eye(3, dtype=np.float32) if turn is None else np.ascontiguousarray(turn.T)

    last: list[Array] = [where, where]

    def local(p: Array) -> Array:
        # All parts of a group are asked about the same points in turn: move them once.
        if last[0] is not p:
            last[:] = p, back @ (p - where) * np.float32(1 / scale)
        return last[1]

    def moved(shape: Shape) -> Shape:
        return lambda p: shape(local(p)) * np.float32(scale)

    def painted(stuff: Stuff) -> Stuff:
        paint, shine = stuff.paint, stuff.shine
        if paint:
            stuff = stuff._replace(paint=lambda p, n: paint(local(p), back @ n))
        if callable(shine):
            stuff = stuff._replace(shine=lambda p, n: shine(local(p), back @ n))
        return stuff

    return [(moved(shape), painted(stuff)) for shape, stuff in parts]


def turned(stuff: Stuff, amount: float = 0.3, x: float = 0.0, y: float = 0.0) -> Stuff:
    """Metal finished on a lathe: fine circles, and two bright fans towards the lamp."""
    colour = np.asarray(stuff.colour, np.float32)

    def paint(p: Array, n: Array) -> Array:
        r, a = np.hypot(p[0] - x, p[1] - y), np.arctan2(p[1] - y, p[0] - x)
        fine = np.sin(r * 240 + 1.5 * np.sin(r * 61)) * 0.35 + np.sin(r * 517) * 0.3
        fans = np.cos(2 * (a - 2.3)) * 0.8 + 0.35 * np.cos(6 * a + 1)
        flat = np.abs(n[2])
        return colour * (1 + flat * amount * (1.5 * fans + 0.4 * fine))[:, None]

    return stuff._replace(paint=paint)


@cache
def dial(numerals: bool = True, minutes: int = 60, ornament: bool = True) -> Array:
    """A printed dial as ink from 0 to 1, seen from the front; its rim is the edge of the picture."""
    big = DIAL * 2
    ink = Image.new("L", (big, big), 0)
    pen = ImageDraw.Draw(ink)
    c = big / 2

    def spoke(a: float, r0: float, r1: float, w: float) -> None:
        s, k = sin(a), cos(a)
        pen.line([(c + c * r0 * s, c - c * r0 * k), (c + c * r1 * s, c - c * r1 * k)], 255, round(w * big))

    def circle(r: float, w: float) -> None:
        pen.ellipse([c - c * r, c - c * r, c + c * r, c + c * r], outline=255, width=max(1, round(w * big)))

    for r in (0.955, 0.875):
        circle(r, 0.0025)
    for i in range(minutes):
        spoke(2 * pi * i / minutes, 0.875, 0.955, 0.008 if i % 5 == 0 else 0.003)
    if ornament:
        circle(0.52, 0.002)
        circle(0.50, 0.004)
        for i in range(24):
            spoke(2 * pi * i / 24, 0.30 if i % 2 else 0.2, 0.44, 0.002)
    if numerals:
        letters = font("display", round(big * 0.115))
        for i, text in enumerate(ROMAN):
            drawn = letters.render(text, True, (255, 255, 255))
            sheet = Image.frombytes("RGBA", drawn.get_size(), pygame.image.tobytes(drawn, "RGBA")).getchannel("A")
            sheet = sheet.resize((max(1, round(sheet.width * 0.82)), sheet.height))
            leaf = Image.new("L", (big, big), 0)
            leaf.paste(sheet, (round(c - sheet.width / 2), round(c - c * 0.69 - sheet.height / 2)))
            ink = ImageChops.lighter(ink, leaf.rotate(-30 * i, Image.Resampling.BICUBIC))
    return np.asarray(ink.reduce(2), np.float32) / 255


def printed(ink: Array, radius: float, ground: Array, colour: Array) -> Stuff:
    """An enamelled plate with a dial printed on it, about the z axis."""
    ground, colour = np.asarray(ground, np.float32), np.asarray(colour, np.float32)

    def paint(p: Array, n: Array) -> Array:
        side = ink.shape[0]
        u = np.clip((p[0] / radius * 0.5 + 0.5) * side, 0, side - 1.01)
        v = np.clip((0.5 - p[1] / radius * 0.5) * side, 0, side - 1.01)
        iu, iv = u.astype(np.int32), v.astype(np.int32)
        fu, fv = u - iu, v - iv
        iu1, iv1 = np.minimum(iu + 1, side - 1), np.minimum(iv + 1, side - 1)
        upper = ink[iv, iu] * (1 - fu) + ink[iv, iu1] * fu
        lower = ink[iv1, iu] * (1 - fu) + ink[iv1, iu1] * fu
        value = (upper * (1 - fv) + lower * fv) * (n[2] > 0.5)
        return ground * (1 - value)[:, None] + colour * value[:, None]

    return IVORY._replace(paint=paint, rough=0.12)


def hand(length: float, width: float, hour: float, z: float, style: str = "spade") -> Shape:
    """A clock's hand at height z, pointing to an hour from 0 to 12."""
    a = pi / 2 - hour * pi / 6
    s, c = sin(a), cos(a)

    def at(r: float) -> tuple:
        return c * r, s * r, z

    blade = rod(at(-length * 0.18), at(length * 0.62), width * 0.55, width * 0.4)
    tip = rod(at(length * 0.78), at(length), width * 0.8, width * 0.06)
    if style == "spade":
        eye = placed(ring(length * 0.095, width * 0.4, width * 0.45, width * 0.3), at(length * 0.70))
        shape = union(blade, tip, eye)
    else:
        shape = union(blade, rod(at(0), at(length), width * 0.7, width * 0.12))
    boss = placed(disc(width * 1.9, width * 0.6, width * 0.3), (0, 0, z))
    return _flattened(union(shape, boss), z, width * 0.45)


def _flattened(shape: Shape, z: float, half: float) -> Shape:
    return lambda p: np.maximum(shape(p), np.abs(p[2] - z) - half)


def case(r: float, deep: float = 0.09, metal: Stuff = BRASS, knurled: int = 0) -> list[Part]:
    """The round case of a watch: a stepped bezel around an open front, a plate behind."""
    bezel = union(ring(r, r * 0.045, deep, 0.02), ring(r * 1.06, r * 0.03, deep * 0.62, 0.015))
    bezel = union(bezel, placed(ring(r * 0.965, r * 0.016, 0.02, 0.008), (0, 0, deep * 0.8)))
    if knurled:
        bezel = cut(bezel, ticks(r * 1.1, knurled, 0.02, 0.008, deep, 0.0))
    return [(bezel, turned(metal, 0.12))]


def watch(
    r: float,
    hour: float,
    minute: float,
    ground: Array | tuple = (0.80, 0.74, 0.60),
    ink: Array | tuple = (0.025, 0.02, 0.02),
    metal: Stuff = BRASS,
    hands: Stuff = BLUED,
    numerals: bool = True,
) -> list[Part]:
    """A whole clock face in its case, facing +z, centre at the origin."""
    plate = (placed(disc(r * 0.97, 0.02, 0.005), (0, 0, -0.02)), printed(dial(numerals), r * 0.97, ground, ink))
    needles = union(hand(r * 0.52, r * 0.042, hour, 0.035), hand(r * 0.80, r * 0.034, minute, 0.06, "blade"))
    pin = (placed(ball(r * 0.035), (0, 0, 0.07)), metal)
    return [*case(r, metal=metal), plate, (needles, hands), pin]


def crown(r: float, metal: Stuff = BRASS) -> list[Part]:
    """The winding crown and bow above a pocket watch of radius r."""
    stem = placed(disc(r * 0.075, r * 0.09, 0.01), (0, r * 1.13, 0), rotation(pi / 2))
    knob = cut(disc(r * 0.135, r * 0.085, 0.025), ticks(r * 0.14, 22, 0.012, 0.006, r))
    knob = placed(knob, (0, r * 1.27, 0), rotation(pi / 2))
    bow = placed(ring(r * 0.2, r * 0.03, r * 0.03, r * 0.028), (0, r * 1.47, 0))
    return [(union(stem, knob, bow), metal)]


def screw(r: float, at: tuple, turn: float = 0.4) -> list[Part]:
    """A slotted screw head."""
    slot = placed(prism(2, r * 0.14, r, 0.0, turn), (0, 0, r * 0.4))
    return [(placed(cut(disc(r, r * 0.4, r * 0.2), slot), at), OLD_BRASS)]


def spiral(turns: float, r0: float, r1: float, wire: float, half: float, backwards: bool = False) -> Shape:
    """A flat coil spring about the z axis, from r0 out to r1."""
    pitch = (r1 - r0) / turns
    sign = -1 if backwards else 1

    def distance(p: Array) -> Array:
        r = np.hypot(p[0], p[1])
        a = (sign * np.arctan2(p[1], p[0]) / (2 * pi)) % 1
        coil = np.clip(np.round((r - r0) / pitch - a), 0, turns - 1)
        across = np.abs(r - (r0 + (coil + a) * pitch)) - wire
        tall = np.abs(p[2]) - half
        out = np.hypot(np.maximum(across, 0), np.maximum(tall, 0)) + np.minimum(np.maximum(across, tall), 0)
        return out * 0.9 - 0.003

    return distance
