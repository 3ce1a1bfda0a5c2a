"""The table of Towers in Time: the floor of a chapel at night, and on it the light of a window that nobody sees.

Slabs of dark stone laid across, a rose of lead and glass let into their middle; places are cut into the stone.
"""

from math import cos, pi, sin

import numpy as np
from PIL import Image, ImageFilter

from art.kit.boards import Rim, bumps, hair, lamp_over, let_in, lip, squared, sunk, ticks, tray, wood
from art.kit.light import Array, fbm, lit, noise, ramp, step
from art.kit.march import Stuff
from art.kit.matte import matted
from art.kit.relief import inside, lay, linear, metal, moulding, plane, shown
from art.kit.shapes import dot
from art.measures import ACROSS, HOME, table_size
from art.towers_in_time.glass import Window
from art.towers_in_time.grounds import sector
from art.towers_in_time.palette import PALETTES
from art.towers_in_time.places import HUB

PEWTER = Stuff((0.62, 0.66, 0.74), rough=0.30)
OLD_LEAD = Stuff((0.46, 0.50, 0.58), rough=0.34)
SLAB = 92.0  # units from one slab to the next
ROSE = 128  # units from the middle to the edge of the rose
RINGS = ((160, 1.2), (300, 2.4), (308, 0.8), (440, 1.0), (600, 1.2))
SCHOOLS = ("air", "white", "fire", "earth", "black", "water")  # around the rose, from the right upward

# Where the light of the windows falls: middle in units from that of the table, and how it leans.
POOLS = ((-330, 150, -0.55, 7), (330, 150, 0.55, 8), (0, -190, 0.0, 9))


def table(scale: float) -> Image.Image:
    """The floor with the light on it; places are cut into it later."""
    size, u = table_size(scale), scale
    shape = size[1], size[0]
    x, y = plane(size)
    dx, dy = (x - size[0] * HUB[0]) / u, (y - size[1] * HUB[1]) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    light = floor(dx, dy, shape, u)
    light = light * (0.50 + 0.70 * lamp_over(shape, HUB[0], HUB[1], 700 * u / size[0]))[..., None]
    plain = np.clip(light / light.mean(), 0.3, 2.2)
    light = light + cast(dx, dy, shape) * plain * np.float32(0.056)
    light = let_in(light, inlay(r, a, u), OLD_LEAD, u, 0.7, 0.30)
    dark = 1 - 0.55 * step(0.45, 1.25, np.hypot(dx / 680, dy / 470))
    return shown(light * dark[..., None])


def floor(dx: Array, dy: Array, shape: tuple[int, int], u: float) -> Array:
    """Slabs laid across, each of its own grey, worn hollow."""
    p, q = (dx + dy) / SLAB, (dx - dy) / SLAB
    share = np.minimum(np.abs(p - np.round(p)), np.abs(q - np.round(q)))
    column, row = np.floor(p).astype(np.int32), np.floor(q).astype(np.int32)
    gap = (share * SLAB) * 0.7071
    grey = np.random.default_rng(5).random((61, 53)).astype(np.float32)[column % 61, row % 53]
    chequer = ((column + row) % 2).astype(np.float32)
    grit = noise(shape, shape[1] / (1.4 * u), 4) - 0.5
    grain = fbm(shape, shape[1] / (18 * u), 6, 4) - 0.5
    cloud = fbm(shape, 4.6, 12, 4)
    vein = np.exp(-(((fbm(shape, 3.4, 7, 5) - 0.5) / 0.014) ** 2)) * fbm(shape, 6.4, 3, 2)
    facing, gleam = bumps(np.clip(gap / 2.6, 0, 1) ** 0.7 * 2.0 * u + grain * 1.4 * u + grit * 0.4 * u, 0.8)
    tone = np.clip(0.16 + 0.34 * cloud + 0.16 * (grey - 0.5) + 0.13 * chequer + 0.10 * grit, 0, 1)
    light = ramp(tone, "#090c13", "#232b38", "#46505f")
    light = light * (np.clip(facing, 0.3, 1.8) * (0.35 + 0.65 * np.clip(gap / 1.6, 0, 1)))[..., None]
    return light + lit(vein * 0.014, (0.7, 0.8, 1.0)) + lit(gleam**40 * 0.010, (0.9, 0.95, 1.0))


def cast(dx: Array, dy: Array, shape: tuple[int, int]) -> Array:
    """The light of tall windows as it lies on the floor, its colours run together a little."""
    light = np.zeros((*shape, 3), np.float32)
    for cx, cy, lean, salt in POOLS:
        glass = lancet(salt)
        high, wide = glass.shape[:2]
        v = (dy - cy) / 500 + 0.5
        t = (dx - cx - lean * (dy - cy)) / 300 + 0.5
        column, line = np.clip(t * wide, 0, wide - 1).astype(np.int32), np.clip(v * high, 0, high - 1).astype(np.int32)
        arch = 0.5 * np.clip(v / 0.34, 0, 1) ** 0.55
        within = (
            step(0.03, -0.03, np.abs(t - 0.5) - arch)
            * step(-0.02, 0.04, t)
            * step(1.02, 0.96, t)
            * step(-0.02, 0.06, v)
            * step(1.02, 0.94, v)
        )
        light += glass[line, column] * within[..., None]
    return light


def lancet(salt: int) -> Array:
    """A window of many colours, out of focus."""
    w = Window(120, "neutral", f"lancet {salt}", 500 / 300)
    for n in range(7):
        for i in range(4):
            school = SCHOOLS[(n + 2 * i + salt) % 6]
            piece = sector((0, -2.4), 0.7 + n * 0.5, 1.2 + n * 0.5, 60 + i * 15, 15)
            w.pane([piece], PALETTES[school].ground[2], 1.6)
    w.pane(dot(0, 0.5, 0.34, n=32), PALETTES["white"].ground[1], 1.6)
    return linear(w.finish(1.3, 0.1).filter(ImageFilter.GaussianBlur(2.6)))


def inlay(r: Array, a: Array, u: float) -> Array:
    """Rings of lead about the rose, and twelve rays, as cover."""
    found = np.zeros(r.shape, np.float32)
    for radius, width in RINGS:
        found = np.maximum(found, hair(r - radius, width, u))
    for count, inner, outer, width in ((72, 300, 308, 0.8), (12, 160, 300, 1.4), (24, 440, 452, 1.0)):
        found = np.maximum(found, ticks(a, r, count, inner, outer, width, u))
    return found


def desk(scale: float) -> Image.Image:
    """What the floor is set in: the black oak of the stalls."""
    w, h = size = round(HOME[0] * scale), round(HOME[1] * scale)
    light = wood((h, w), scale, 9, "#0c0806", "#241811", "#4a3220")
    return shown(light * (0.50 + 0.80 * lamp_over(size[::-1], 0.5, 0.20, 0.60))[..., None])


def rose(side: int) -> Window:
    """The rose of the six schools, as a square window."""
    w = Window(side, "neutral", "rose", 1.0)
    w.pane(dot(0, 0, 1.6), (0.05, 0.05, 0.07), 0)
    k = ROSE / (ACROSS / 2)
    for n, school in enumerate(SCHOOLS):
        p = PALETTES[school]
        for i in range(4):
            w.pane([sector((0, 0), 0.70 * k, 0.97 * k, n * 60 + i * 15, 15)], p.ground[3 + i % 2], 0.9)
        for i in range(2):
            w.pane([sector((0, 0), 0.42 * k, 0.70 * k, n * 60 + i * 30, 30)], p.ground[2 + i], 0.9)
        w.pane([sector((0, 0), 0.20 * k, 0.42 * k, n * 60, 60)], p.ground[1], 0.9)
        t = (n * 60 + 30) * pi / 180
        w.pane(dot(0.70 * k * cos(t), 0.70 * k * sin(t), 0.075 * k, n=24), p.accent, 1.0)
    w.pane(dot(0, 0, 0.20 * k, n=40), PALETTES["white"].ground[0], 1.2)
    return w


def hub(scale: float) -> Image.Image:
    """The rose in a ring of pewter."""
    u = scale
    side = round(ACROSS * u)
    x, y = plane((side, side))
    r = np.hypot(x - side / 2, y - side / 2) / u
    glass = linear(rose(side).finish(0.62, 0.2)) * np.float32(0.17)
    ring = np.abs(r - ROSE - 5) - 5
    band = metal(moulding(-ring * u, 10 * u, 3.4 * u), PEWTER, grain=0.03) * np.float32(0.20)

    def paint(ground: Array) -> Array:
        light = lay(ground, glass, np.clip((ROSE - r) * u + 0.5, 0, 1))
        return lay(light, band, inside(ring * u), 6 * u, 0.8)

    return matted(paint, (side, side))


PIECES = {
    "lip": lambda scale: lip(PEWTER, scale, 14, 8, 0.50),
    "field": lambda scale: sunk(squared(9, scale), Rim(OLD_LEAD, 2.6, 1.2, 0.56), 6, scale, 0.46, 0.06),
    "slot": lambda scale: sunk(squared(6, scale), Rim(OLD_LEAD, 2.2, 1.0, 0.56), 5, scale, 0.34),
    "tray": lambda scale: tray(squared(20, scale), scale),
    "hub": hub,
}
