"""The table of Control: midnight leather in a frame of walnut, a star chart of brass let into it, and in its middle,
under glass, what everybody at it wants to get away from.
"""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.control.places import HUB
from art.kit.boards import (
    Rim,
    hair,
    lamp_over,
    leather,
    let_in,
    lip,
    squared,
    sunk,
    ticks,
    tray,
    wood,
)
from art.kit.light import Array, bloom, lit, ramp, smoke, stars, step, strokes
from art.kit.march import BRASS, OLD_BRASS, Stuff
from art.kit.matte import matted
from art.kit.relief import inside, lay, metal, moulding, plane, shown
from art.measures import ACROSS, HOME, table_size

INLAY = Stuff((0.90, 0.62, 0.27), rough=0.26)
GLASS = 122  # units from the middle to the edge of the glass

# The chart's rings: (radius, width) in units, and its strokes: (how many, from, to, width).
RINGS = (
    (196, 0.8), (262, 1.0), (330, 2.8), (338, 0.8), (352, 0.8), (470, 1.0), (476, 0.8), (600, 1.2), (760, 0.9),
)  # fmt: skip
STROKES = (
    (360, 338, 344, 0.7), (72, 338, 352, 1.1), (12, 330, 364, 2.2), (12, 196, 262, 0.9), (60, 470, 478, 0.9),
    (24, 600, 612, 1.1),
)  # fmt: skip
ORBITS = ((74, -44, 236), (-46, 66, 178), (0, 150, 440))  # circles that wander: x, y, radius


def table(scale: float) -> Image.Image:
    """The leather with its chart; places are cut into it later."""
    size, u = table_size(scale), scale
    shape = size[1], size[0]
    x, y = plane(size)
    dx, dy = (x - size[0] * HUB[0]) / u, (y - size[1] * HUB[1]) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    light = leather(shape, u, 11, "#071019", "#1b3a58", 0.40 * np.exp(-((r / 430) ** 2)) - 0.14)
    light = light * (0.50 + 0.72 * lamp(shape, u))[..., None]
    light = light * (1 - 0.20 * np.exp(-(((r - 341) / 9) ** 2)))[..., None]
    light = let_in(light, chart(r, a, dx, dy, shape, u), INLAY, u, 0.8, 0.46)
    return shown(light * dusk(dx, dy)[..., None])


def chart(r: Array, a: Array, dx: Array, dy: Array, shape: tuple[int, int], u: float) -> Array:
    """The lines of the chart, as cover."""
    found = np.clip(constellations(shape, u), 0, 1) * 0.8 * (r > 150)
    for radius, width in RINGS:
        found = np.maximum(found, hair(r - radius, width, u))
    for count, inner, outer, width in STROKES:
        found = np.maximum(found, ticks(a, r, count, inner, outer, width, u))
    for ox, oy, radius in ORBITS:
        found = np.maximum(found, hair(np.hypot(dx - ox, dy - oy) - radius, 0.8, u) * 0.7 * (r > 196))
    return found


def constellations(shape: tuple[int, int], u: float) -> Array:
    """Stars about the middle of the table, each joined to its nearest neighbour."""
    width = shape[1]
    rng = np.random.default_rng(30)
    spots = np.stack([rng.uniform(-620, 620, 46), rng.uniform(-330, 330, 46)], 1)
    lines = []
    for spot in spots:
        away = np.hypot(*(spots - spot).T)
        near = int(np.argsort(away)[1])
        clear = (spots[near] - spot) * min(0.4, 9 / away[near])
        lines.append((np.array([spot + clear, spots[near] - clear]), 0.9))
        lines.append((np.array([spot, spot + 0.01]), 3.0))
    to_field = 2 * u / width * np.array([1, -1])
    return strokes(shape, [(points * to_field, max(thick * u, 0.9) * 2 / width) for points, thick in lines])


def lamp(shape: tuple[int, int], u: float) -> Array:
    """The lamp over the table's middle."""
    return lamp_over(shape, HUB[0] - 0.02, HUB[1] - 0.02, 640 * u / shape[1])


def dusk(dx: Array, dy: Array) -> Array:
    """The dark towards the ends of the table."""
    return 1 - 0.55 * step(0.50, 1.25, np.hypot(dx / 640, dy / 470))


def desk(scale: float) -> Image.Image:
    """What the table is set in: walnut."""
    w, h = size = round(HOME[0] * scale), round(HOME[1] * scale)
    light = wood((h, w), scale, 3, "#120803", "#33200f", "#664022")
    return shown(light * (0.50 + 0.80 * lamp_over(size[::-1], 0.5, 0.20, 0.60))[..., None])


def hub(scale: float) -> Image.Image:
    """The rupture, seen through a glass in a ring of brass with the sixty strokes of a clock."""
    u = scale
    side = round(ACROSS * u)
    x, y = plane((side, side))
    dx, dy = (x - side / 2) / u, (y - side / 2) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    sky = rupture((side, side), dx, dy, r)
    edge = np.exp(-(((r - GLASS * 0.80) / 8) ** 2)) * np.exp(-((np.angle(np.exp(1j * (a + 2.36))) / 0.5) ** 2))
    sky = sky + lit(edge * 0.07, (0.8, 0.9, 1.0))
    ring = np.abs(r - GLASS - 9) - 9
    t = a / (2 * pi) * 60
    deep = np.where(np.round(t) % 5 == 0, 1.6, 0.7)
    notch = deep * np.exp(-(((t - np.round(t)) * 2 * pi * r / 60 / 0.8) ** 2)) * step(5, 3.8, np.abs(r - GLASS - 9))
    brass = metal(moulding(-ring * u, 18 * u, 5.2 * u) - notch * u, BRASS._replace(rough=0.2), grain=0.03) * 0.55
    thread = np.abs(r - GLASS + 3) - 0.8

    def paint(ground: Array) -> Array:
        light = lay(ground, sky, np.clip((GLASS - r) * u + 0.5, 0, 1))
        light = lay(light, brass, inside(ring * u), 9 * u, 0.85)
        return lay(light, metal(np.clip(-thread * u, 0, 1), BRASS) * 0.34, inside(thread * u))

    return matted(paint, (side, side))


def rupture(shape: tuple[int, int], dx: Array, dy: Array, r: Array) -> Array:
    """Two arms of light about a heart, wound around and around, in front of the night."""
    c, s = cos(-0.5), sin(-0.5)
    gx, gy = dx * c - dy * s, (dx * s + dy * c) / 0.58
    far, turn = np.hypot(gx, gy) + 1e-3, np.arctan2(gy, gx)
    dust = smoke(shape, 9, 21, 0.6, 6)
    arms = 0.5 + 0.5 * np.cos(2 * (turn - np.log(far + 6) * 2.9) + 2.4 * (dust - 0.5))
    arms = arms**1.6 * np.exp(-((far / 86) ** 2)) * (0.35 + 1.3 * dust)
    clouds = smoke(shape, 3.2, 5, 0.8, 6) * np.exp(-((r / 120) ** 2))
    sky = ramp(np.clip(0.10 + 0.55 * clouds, 0, 1), "#02040b", "#0a1c4a", "#2b2a86", "#7a58c8") * 0.6
    sky += lit(arms, (0.30, 0.46, 1.0)) * 0.58 + lit(arms * np.exp(-((far / 64) ** 2)), (1.0, 0.55, 0.75)) * 0.32
    sky += lit(np.exp(-((far / 17) ** 2)) * 0.75 + np.exp(-((far / 40) ** 2)) * 0.14, (1.0, 0.86, 0.66))
    sky = bloom(sky + stars(shape, 520, 9, 0.7, 0.42), 0.5, 0.45)
    return sky * (1 - 0.82 * step(GLASS * 0.45, GLASS, r))[..., None] * 0.85


PIECES = {
    "lip": lambda scale: lip(BRASS, scale, 14, 8, 0.62),
    "field": lambda scale: sunk(squared(11, scale), Rim(OLD_BRASS, 2.6, 1.2, 0.62), 6, scale, 0.46, 0.10),
    "slot": lambda scale: sunk(squared(7, scale), Rim(OLD_BRASS, 2.2, 1.0, 0.60), 5, scale, 0.34),
    "tray": lambda scale: tray(squared(22, scale), scale),
    "hub": hub,
}
