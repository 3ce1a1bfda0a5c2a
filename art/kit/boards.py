"""What tables are made of: wood, leather and stone under one lamp, with metal let into them.

Heights and widths are in units, of which a picture has `u` pixels each; a picture is linear light. The lamp stands at
the upper left, as it does for all that has relief.
"""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.kit.light import Array, blur, fbm, lit, noise, ramp, step
from art.kit.march import Stuff
from art.kit.matte import matted
from art.kit.relief import chamfered, inside, lay, metal, moulding, panel, plane
from art.measures import AROUND, SUNK

LAMP = np.array([-0.50, -0.62, 0.60], np.float32) / np.float32(np.linalg.norm([0.50, 0.62, 0.60]))  # x right, y down


def bumps(height: Array, deep: float = 1.0) -> tuple[Array, Array]:
    """How much of the lamp a relief of pixels catches, 1 where it is flat, and how it gleams, 0 to 1."""
    down, right = np.gradient(height * np.float32(deep))
    size = np.sqrt(right**2 + down**2 + 1)
    facing = (-right * LAMP[0] - down * LAMP[1] + LAMP[2]) / size
    half = LAMP + np.array([0, 0, 1], np.float32)
    half /= np.linalg.norm(half)
    gleam = np.clip((-right * half[0] - down * half[1] + half[2]) / size, 0, 1)
    return facing / LAMP[2], gleam


def cells(shape: tuple[int, int], across: float, seed: int) -> tuple[Array, Array, Array]:
    """A plane broken into cells, so many over its width: distance to the nearest heart, how much farther the second
    lies (both in cells), and a number of 0 to 1 for each cell."""
    height, width = shape
    side = width / across
    rows, columns = ceil(height / side) + 2, ceil(across) + 2
    rng = np.random.default_rng(seed)
    hearts = rng.random((rows, columns, 3)).astype(np.float32)
    y = (np.arange(height, dtype=np.float32) + 0.5) / side
    x = (np.arange(width, dtype=np.float32) + 0.5) / side
    row, column = y.astype(np.int32), x.astype(np.int32)
    first = np.full(shape, 9.0, np.float32)
    second, number = first.copy(), np.zeros(shape, np.float32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            r, c = np.clip(row + dy + 1, 0, rows - 1), np.clip(column + dx + 1, 0, columns - 1)
            heart = hearts[r[:, None], c[None, :]]
            far = np.hypot(
                (column + dx)[None, :] + heart[..., 0] - x[None, :], (row + dy)[:, None] + heart[..., 1] - y[:, None]
            )
            nearer = far < first
            second = np.where(nearer, first, np.minimum(second, far))
            number = np.where(nearer, heart[..., 2], number)
            first = np.where(nearer, far, first)
    return first, second - first, number


def wood(shape: tuple[int, int], u: float, seed: int, *codes: str) -> Array:
    """Planks of a dark wood, their grain from left to right, oiled. The colours go from the dark years to the pale."""
    height, width = shape
    y = (np.arange(height, dtype=np.float32) / u)[:, None]
    flow = fbm(shape, width / (210 * u), seed, 4, 3.4) - 0.5
    years = (y + flow * 92) / 7.6
    ring = years - np.floor(years)
    late = np.where(ring < 0.82, ring / 0.82, (1 - ring) / 0.18)  # a year begins pale and ends dark
    streak = noise(shape, width / (1.5 * u), seed + 1, 46.0) - 0.5
    fibre = noise(shape, width / (3.2 * u), seed + 2, 26.0) - 0.5
    cloud = fbm(shape, width / (340 * u), seed + 3, 3, 2.0) - 0.5
    tone = np.clip(0.62 - 0.34 * late + 0.26 * streak + 0.20 * fibre + 0.66 * cloud, 0, 1)
    pores = np.clip(noise(shape, width / (1.1 * u), seed + 4, 16.0) * 4.2 - 3.35, 0, 1) * (0.4 + 0.6 * late)
    facing, gleam = bumps(tone * 0.9 * u - pores * 1.4 * u, 0.55)
    light = ramp(tone, *codes) * (facing * (1 - 0.55 * pores))[..., None]
    return light + lit(gleam**60 * 0.020 * (0.5 + tone), (1.0, 0.82, 0.62))


def leather(shape: tuple[int, int], u: float, seed: int, dark: str, pale: str, wear: Array | None = None) -> Array:
    """Hide: small pebbles with creases between them, worn paler where `wear` says."""
    width = shape[1]
    near, edge, number = cells(shape, width / (3.4 * u), seed)
    crease = np.exp(-((edge / 0.16) ** 2))
    swell = fbm(shape, width / (52 * u), seed + 1, 3) - 0.5
    height = (1 - near) * 0.95 * u - crease * 0.8 * u + swell * 5 * u
    facing, gleam = bumps(height, 0.42 if u > 0.8 else 0.42 * u)
    cloud = fbm(shape, width / (250 * u), seed + 2, 4)
    tone = np.clip(0.18 + 0.5 * cloud + 0.10 * (number - 0.5) + (wear if wear is not None else 0), 0, 1)
    light = ramp(tone, dark, pale) * np.clip(facing, 0.3, 1.7)[..., None]
    return light + lit(np.clip(gleam, 0, 1) ** 36 * 0.010, (0.75, 0.86, 1.0))


def let_in(light: Array, mask: Array, stuff: Stuff, u: float, rise: float = 0.9, bright: float = 1.0) -> Array:
    """Metal in the shape of a mask, hammered into the ground: proud of it by so many units, a dark seam around."""
    seam = np.clip(blur(mask, 1.1 * u) * 1.7 - mask, 0, 1)
    light = light * (1 - 0.62 * seam)[..., None]
    height = (blur(mask, 0.55 * u) + 0.7 * blur(mask, 1.5 * u)) * rise * u
    worn = 0.74 + 0.5 * (fbm(mask.shape, mask.shape[1] / (70 * u), 77, 3) - 0.5)
    return lay(light, metal(height, stuff, grain=0.05) * (worn * bright)[..., None], mask, 1.6 * u, 0.5)


def hair(distance: Array, width: float, u: float) -> Array:
    """A line of that width where the distance (in units) is 0, as cover; never thinner than a pixel can show."""
    wide = max(width * u, 0.9)
    return np.clip(wide / 2 + 0.5 - np.abs(distance) * u, 0, 1) * min(1.0, width * u / wide + 0.25)


def ticks(a: Array, r: Array, count: int, inner: float, outer: float, width: float, u: float) -> Array:
    """So many strokes from one radius to another, all around."""
    t = a / (2 * np.pi) * count
    ends = np.clip((r - inner) * u + 0.5, 0, 1) * np.clip((outer - r) * u + 0.5, 0, 1)
    return hair((t - np.round(t)) * 2 * np.pi * r / count, width, u) * ends


def lamp_over(shape: tuple[int, int], cx: float, cy: float, reach: float) -> Array:
    """The light of a lamp above a place of the picture (shares of its sides), 1 under it."""
    height, width = shape
    x = (np.arange(width, dtype=np.float32) + 0.5) / width - cx
    y = ((np.arange(height, dtype=np.float32) + 0.5) / height - cy) * height / width
    return np.exp(-((x[None, :] ** 2 + y[:, None] ** 2) / reach**2))


# Places sunk into a table: painted once, stretched to any size between their corners


Outline = Callable[[Array, Array, float, float, float, float], Array]  # distance to a rectangle, from its four sides


class Rim(NamedTuple):
    """What runs around a sunken place: a metal, how wide and how high it is in units, and how bright."""

    stuff: Stuff
    wide: float
    tall: float
    bright: float = 0.7


def sunk(outline: Outline, rim: Rim, depth: float, scale: float, through: float, thread: float = 0.0) -> Image.Image:
    """A place sunk `depth` units into whatever it is laid on, of which `through` of the light stays, as a piece with
    alpha: `SUNK` units square, `AROUND` of them about the place. `thread` is the light of a fine line within."""
    u = scale
    side = round(SUNK * u)
    x, y = plane((side, side))
    near, far = AROUND * u, side - AROUND * u
    d = outline(x, y, near, near, far, far)
    shade = outline(x, y, near + 0.55 * depth * u, near + 0.8 * depth * u, far + depth * u, far + depth * u)
    floor = inside(d)
    dark = 1 - (1 - through) * floor
    dark = dark * (1 - 0.62 * floor * np.exp(np.minimum(shade, 0) / (1.15 * depth * u)))
    rise = floor * np.exp(-(((d + 1.2 * rim.wide * u) / (0.5 * rim.wide * u)) ** 2))
    lower = np.clip((x + y - side) / side, 0, 1)
    band = np.abs(d + rim.wide * u / 2) - rim.wide * u / 2
    bead = metal(moulding(-band, rim.wide * u, rim.tall * u), rim.stuff, grain=0) * np.float32(rim.bright)
    inner = np.abs(d + (rim.wide + 4.2) * u) - 0.45 * u

    def paint(ground: Array) -> Array:
        light = ground * dark[..., None] + lit(rise * lower * 0.05, (1.0, 0.86, 0.66))
        light = light * (1 - 0.5 * np.exp(-(np.maximum(d, 0) / (2.2 * u))) * (1 - floor))[..., None]
        if thread:
            light = light + lit(inside(inner) * floor * thread, (1.0, 0.78, 0.44))
        return lay(light, bead, inside(band), 1.6 * u, 0.55)

    return matted(paint, (side, side))


def tray(outline: Outline, scale: float, deep: float = 0.30) -> Image.Image:
    """A soft hollow without a rim: where a hand is held. A piece like that of `sunk`."""
    u = scale
    side = round(SUNK * u)
    x, y = plane((side, side))
    d = outline(x, y, AROUND * u, AROUND * u, side - AROUND * u, side - AROUND * u)
    hollow = step(5 * u, -11 * u, d)

    def paint(ground: Array) -> Array:
        edge = np.exp(-(((d - 1.5 * u) / (1.6 * u)) ** 2)) * np.clip((x + y) / side - 0.6, 0, 1)
        return ground * (1 - deep * hollow)[..., None] + lit(edge * 0.018, (1.0, 0.86, 0.66))

    return matted(paint, (side, side))


def lip(stuff: Stuff, scale: float, r: float, wide: float, bright: float = 0.7) -> Image.Image:
    """The frame about the field of a table: metal outside, and the dark that it throws within. A piece like that of
    `sunk`, the field being what is sunk."""
    u = scale
    side = round(SUNK * u)
    x, y = plane((side, side))
    near, far = AROUND * u, side - AROUND * u
    d = panel(x, y, near, near, far, far, r * u)
    cast = panel(x, y, near + 3 * u, near + 4 * u, far + 9 * u, far + 9 * u, r * u)
    band = np.abs(d + wide * u / 2) - wide * u / 2
    bead = metal(moulding(-band, wide * u, wide * 0.40 * u), stuff, grain=0) * np.float32(bright)
    floor = inside(d)

    def paint(ground: Array) -> Array:
        light = ground * (1 - 0.66 * floor * np.exp(np.minimum(cast, 0) / (7 * u)))[..., None]
        light = light * (1 - 0.6 * np.exp(-np.maximum(d, 0) / (3.5 * u)) * (1 - floor))[..., None]
        return lay(light, bead, inside(band), 4 * u, 0.7)

    return matted(paint, (side, side))


def squared(cut: float, u: float) -> Outline:
    """Corners cut off, so many units."""
    return lambda x, y, left, top, right, foot: chamfered(x, y, left, top, right, foot, cut * u)


def rounding(r: float, u: float) -> Outline:
    """Round corners of so many units."""
    return lambda x, y, left, top, right, foot: panel(x, y, left, top, right, foot, r * u)
