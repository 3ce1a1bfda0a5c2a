"""The table of Chrono Clash: the square of Meridian from above, paved about its clock, and the day's lights on it.

The Dawn lies in the east, the Noon in the south, the Blue Hour in the west, Midnight in the north.
"""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.chrono_clash.places import HUB
from art.chrono_clash.plates import DRESSES, GOLD
from art.chrono_clash.table import COMPASS, drawing, jewel, raised
from art.chrono_clash.table import hub as hub_drawn
from art.kit.boards import Rim, bumps, hair, lamp_over, leather, let_in, lip, rounding, sunk, ticks, tray
from art.kit.light import Array, fbm, lit, noise, ramp, step
from art.kit.march import Stuff
from art.kit.matte import matted
from art.kit.pen import Stylus
from art.kit.relief import inside, lay, metal, moulding, plane, shown
from art.measures import ACROSS, HOME, table_size

INLAY = Stuff((0.96, 0.68, 0.30), rough=0.24)
DIAL = 112  # units from the middle to the edge of the clock's heart
COURSES = (0, 96, 150, 236, 330, 400, 486, 580, 680, 790, 910, 1040, 1200)  # where rings of stones begin
STONES = (12, 12, 24, 24, 24, 36, 36, 48, 48, 60, 60, 72, 72)  # how many each ring has

# The clock on the square: rings (radius, width), and strokes (how many, from, to, width), in units.
RINGS = ((150, 1.6), (158, 0.8), (236, 1.0), (326, 3.0), (334, 0.8), (366, 0.8), (372, 1.8), (486, 1.2), (680, 0.9))
STROKES = ((240, 334, 342, 0.7), (48, 334, 348, 1.1), (48, 480, 486, 0.8))
RAYS = ((12, 160, 322, 10.0, 0.0), (12, 160, 268, 8.0, 0.5))  # how many, from, to, half as wide, turned by


# The light of each house on the table: its colour, and how much of it.
GLOW = {
    "red": ((1.0, 0.30, 0.16), 0.075),
    "green": ((0.62, 0.80, 0.22), 0.050),
    "blue": ((0.16, 0.42, 1.0), 0.075),
    "purple": ((0.48, 0.20, 1.0), 0.066),
}


def table(scale: float) -> Image.Image:
    """The paving with its clock; places are cut into it later."""
    size, u = table_size(scale), scale
    shape = size[1], size[0]
    x, y = plane(size)
    cx, cy = size[0] * HUB[0], size[1] * HUB[1]
    dx, dy = (x - cx) / u, (y - cy) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    light = paving(r, a, shape, u)
    light = light * (0.44 + 0.78 * lamp_over(shape, HUB[0], HUB[1] - 0.02, 620 * u / size[0]))[..., None]
    plain = light / light.mean()
    for colour, degrees in COMPASS:
        t = degrees * pi / 180
        along, aside = dx * cos(t) + dy * sin(t), dy * cos(t) - dx * sin(t)
        beam = step(60, 520, along) * np.exp(-((aside / (120 + 0.6 * np.clip(along, 0, None))) ** 2))
        light = light + lit(beam, GLOW[colour][0]) * (0.5 + plain) * np.float32(0.068)
    light = light * (1 - 0.20 * np.exp(-(((r - 349) / 22) ** 2)))[..., None]
    light = let_in(light, clock(r, a, u), INLAY, u, 0.8, 0.46)
    for colour, degrees in COMPASS:
        t = (degrees - 45) * pi / 180
        light = jewel(light, DRESSES[colour], cx + 349 * u * cos(t), cy + 349 * u * sin(t), 22 * u)
    dark = 1 - 0.58 * step(0.45, 1.25, np.hypot((dx - 115) / 640, (dy - 75) / 470))
    return shown(light * dark[..., None])


def paving(r: Array, a: Array, shape: tuple[int, int], u: float) -> Array:
    """Stones in rings about the middle, each of its own grey."""
    across = shape[1] / (HOME[0] * u)
    ring = np.clip(np.searchsorted(np.float32(COURSES), r.ravel(), "right").reshape(r.shape) - 1, 0, len(STONES) - 1)
    begins, ends = np.float32(COURSES)[ring], np.float32((*COURSES[1:], 1400))[ring]
    count = np.float32(STONES)[ring]
    t = a / (2 * pi) * count + 0.5 * (ring % 2)
    share = t - np.floor(t)
    gap = np.minimum(np.minimum(share, 1 - share) * 2 * pi * r / count, np.minimum(r - begins, ends - r))
    grey = np.random.default_rng(8).random((len(STONES), max(STONES))).astype(np.float32)
    tone = grey[ring, (np.floor(t) % count).astype(np.int32)]
    grit = noise(shape, shape[1] / (1.4 * u), 4) - 0.5
    grain = fbm(shape, shape[1] / (16 * u), 6, 4) - 0.5
    cloud = fbm(shape, 4.3 * across, 12, 4)
    facing, gleam = bumps(np.clip(gap / 2.4, 0, 1) ** 0.7 * 2.0 * u + grain * 1.5 * u + grit * 0.5 * u, 0.8)
    vein = np.exp(-(((fbm(shape, 3.2 * across, 7, 5) - 0.5) / 0.014) ** 2)) * fbm(shape, 6.4 * across, 3, 2)
    light = ramp(
        np.clip(0.12 + 0.42 * cloud + 0.22 * (tone - 0.5) + 0.10 * grit, 0, 1), "#0a0e14", "#262e39", "#454d5b"
    )
    light = light * (np.clip(facing, 0.3, 1.8) * (0.4 + 0.6 * np.clip(gap / 1.5, 0, 1)))[..., None]
    return light + lit(vein * 0.018, (0.7, 0.8, 1.0)) + lit(gleam**40 * 0.012, (0.9, 0.95, 1.0))


def clock(r: Array, a: Array, u: float) -> Array:
    """The lines of the great clock, its hours as blades, the rays of its sun, as cover."""
    found = np.zeros(r.shape, np.float32)
    for radius, width in RINGS:
        found = np.maximum(found, hair(r - radius, width, u))
    for count, inner, outer, width in STROKES:
        found = np.maximum(found, ticks(a, r, count, inner, outer, width, u))
    t = a / (2 * pi) * 12
    off = np.abs(t - np.round(t)) * 2 * pi / 12 * r
    blade = np.clip((7.5 * step(338, 366, r) - off) * u + 0.5, 0, 1) * (r > 338) * (r < 366)
    found = np.maximum(found, blade * (np.round(t) % 3 != 0))
    for count, inner, outer, half, turn in RAYS:
        t = a / (2 * pi) * count + turn
        off = np.abs(t - np.round(t)) * 2 * pi / count * r - half * (outer - r) / (outer - inner)
        here = (r > inner) * (r < outer)
        cover = hair(off, 1.0, u) if turn else np.clip(0.5 - off * u, 0, 1)
        found = np.maximum(found, cover * here)
    return found


def desk(scale: float) -> Image.Image:
    """What the square is set in: night-blue leather."""
    w, h = size = round(HOME[0] * scale), round(HOME[1] * scale)
    light = leather((h, w), scale, 31, "#0a0d17", "#262d4a")
    return shown(light * (0.50 + 0.70 * lamp_over(size[::-1], 0.5, 0.20, 0.60))[..., None])


def hub(scale: float) -> Image.Image:
    """The heart of the clock: a sun of gold on blue, and the square hole into which the hand belongs."""
    u = scale
    side = round(ACROSS * u)
    x, y = plane((side, side))
    dx, dy = (x - side / 2) / u, (y - side / 2) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    rays, rings = a * 96 / (2 * pi) + 0.42 * np.sin(r / 9), r / 5 + 0.16 * np.cos(24 * a)
    cuts = [np.exp(-(((v - np.round(v)) / wide) ** 2)) for v, wide in ((rays, 0.13), (rings, 0.11))]
    pool = ramp(np.clip(0.25 + 0.5 * np.exp(-((r / 74) ** 2)), 0, 1), "#04081a", "#0c1c4c", "#21439a") * 0.55
    pool += lit((cuts[0] * 0.5 + cuts[1] * 0.35) * 0.03, (0.45, 0.6, 1.0))
    pool *= (1 - 0.7 * step(DIAL * 0.6, DIAL, r))[..., None]
    ring = np.abs(r - DIAL - 8) - 8
    frame = metal(moulding(-ring * u, 16 * u, 4.8 * u), GOLD, grain=0.03) * 0.55
    sun, heart = (drawing((side, side), 2 * DIAL * u, what) for what in (sun_drawn, hub_drawn))

    def paint(ground: Array) -> Array:
        light = lay(ground, pool, np.clip((DIAL - r) * u + 0.5, 0, 1))
        light = raised(light, sun, 3.6 * u, 1.0 * u, DIM_GOLD, 4 * u)
        light = raised(light, heart, 5 * u, 1.4 * u, DIM_GOLD, 5 * u)
        return lay(light, frame, inside(ring * u), 9 * u, 0.85)

    return matted(paint, (side, side))


DIM_GOLD = Stuff((0.72, 0.50, 0.22), rough=0.2)


def sun_drawn(p: Stylus) -> None:
    """Twenty-four rays about the heart, long and short."""
    p.ring(0.5, 0.5, 0.200, 0.012)
    p.ring(0.5, 0.5, 0.462, 0.010)
    for n in range(24):
        t, far = n * 15 * pi / 180, 0.33 if n % 2 else 0.44
        sides = [(0.5 + 0.215 * cos(t + d), 0.5 + 0.215 * sin(t + d)) for d in (-0.07, 0.07)]
        p.poly([sides[0], (0.5 + far * cos(t), 0.5 + far * sin(t)), sides[1]])


PIECES = {
    "lip": lambda scale: lip(GOLD, scale, 14, 8, 0.58),
    "field": lambda scale: sunk(rounding(12, scale), Rim(INLAY, 2.4, 1.1, 0.50), 6, scale, 0.46, 0.08),
    "slot": lambda scale: sunk(rounding(7, scale), Rim(INLAY, 2.0, 1.0, 0.48), 5, scale, 0.34),
    "tray": lambda scale: tray(rounding(22, scale), scale),
    "hub": hub,
}
