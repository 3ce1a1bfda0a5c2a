"""The table of Doctor Who: the night sky as an astronomer has drawn it, and a ring of bronze about the vortex.

Deep sky under glass, with the lines of a star map; three nebulae lie in it, green, red and blue from left to right,
    one
for each Time Zone. Places are sunk into it with rims of silver.
"""

import numpy as np
from PIL import Image

from art.doctor_who import nebulae
from art.doctor_who.places import HUB
from art.doctor_who.starlight import Night
from art.kit.boards import Rim, hair, lamp_over, let_in, lip, rounding, sunk, ticks, tray
from art.kit.light import Array, fbm, lit, resize, rgb, smoke, stars, step
from art.kit.march import Stuff
from art.kit.matte import matted
from art.kit.relief import inside, lay, linear, metal, moulding, plane, shown
from art.measures import ACROSS, HOME, table_size

SILVER = Stuff((0.64, 0.70, 0.80), rough=0.28)
BRONZE = Stuff((0.86, 0.62, 0.34), rough=0.30)
HEART = 118  # units from the middle to the edge of the vortex
RINGS = ((150, 0.9), (300, 1.6), (310, 0.7), (470, 0.9), (640, 1.1))
# Where the three nebulae lie: units from the middle, and of which colour.
ZONES = ((-400, "#1f8a50"), (0, "#a82838"), (400, "#2468b8"))


def table(scale: float) -> Image.Image:
    """The sky with its map; places are cut into it later."""
    size, u = table_size(scale), scale
    shape = size[1], size[0]
    x, y = plane(size)
    dx, dy = (x - size[0] * HUB[0]) / u, (y - size[1] * HUB[1]) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    light = heavens(dx, dy, shape)
    light = let_in(light, chart(dx, dy, r, a, u), SILVER, u, 0.5, 0.16)
    light = light * (0.62 + 0.55 * lamp_over(shape, HUB[0], HUB[1], 760 * u / size[0]))[..., None]
    dark = 1 - 0.5 * step(0.45, 1.25, np.hypot(dx / 720, dy / 480))
    return shown(light * dark[..., None])


def heavens(dx: Array, dy: Array, shape: tuple[int, int]) -> Array:
    """Deep blue, three clouds of gas and faint stars."""
    low = (shape[0] // 4, shape[1] // 4)
    gas, lane = (resize(smoke(low, cells, seed, 0.7), shape[1], shape[0]) for cells, seed in ((7.0, 31), (11.0, 57)))
    light = lit(0.45 + 0.7 * gas, rgb("#0c1428"))
    for middle, code in ZONES:
        near = np.exp(-(((dx - middle) / 260) ** 2) - ((dy - 20) / 330) ** 2)
        light = light + lit(near * np.clip(gas * 1.5 - 0.25 - 0.4 * lane, 0.05, 1) * 0.26, rgb(code))
    grain = fbm(shape, shape[1] / 24, 6, 3) - 0.5
    return light * (1 + 0.10 * grain)[..., None] + stars(shape, 1100, 12, 0.16, 0.16)


def chart(dx: Array, dy: Array, r: Array, a: Array, u: float) -> Array:
    """Circles and hours about the middle, and a few figures of stars, as cover."""
    found = np.zeros(r.shape, np.float32)
    for radius, width in RINGS:
        found = np.maximum(found, hair(r - radius, width, u))
    for count, inner, outer, width in ((120, 300, 310, 0.7), (24, 150, 300, 0.6), (12, 310, 640, 0.7),
                                       (60, 470, 480, 0.7)):  # fmt: skip
        found = np.maximum(found, ticks(a, r, count, inner, outer, width, u))
    return found


def desk(scale: float) -> Image.Image:
    """What the sky is set in: dark blue enamel, almost black, with a wall's rounds pressed into it."""
    w, h = size = round(HOME[0] * scale), round(HOME[1] * scale)
    x, y = plane(size)
    side = 78 * scale
    row = np.floor(y / (side * 0.866))
    u, v = (x / side + 0.5 * (row % 2)) % 1 - 0.5, (y / (side * 0.866)) % 1 - 0.5
    far = np.hypot(u, v * 0.866)
    dish = step(0.39, 0.35, far) * (0.55 + 0.9 * np.clip(0.5 + v * 0.9 + u * 0.5, 0, 1))
    edge = np.exp(-(((far - 0.375) / 0.018) ** 2)) * np.clip(0.6 - v * 1.2 - u * 0.6, 0, 1)
    cloud = fbm((h, w), 5, 9, 4)
    tone = (0.55 + 0.5 * cloud) * (1 - 0.42 * dish)
    light = lit(tone, rgb("#101623")) + lit(edge * 0.012, rgb("#b8ccf0"))
    return shown(light * (0.50 + 0.80 * lamp_over((h, w), 0.5, 0.20, 0.60))[..., None])


def hub(scale: float) -> Image.Image:
    """The vortex under glass, in a ring of bronze with the marks of twelve hours."""
    u = scale
    side = round(ACROSS * u)
    x, y = plane((side, side))
    dx, dy = (x - side / 2) / u, (y - side / 2) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    n = Night(side, "future", "hub")
    nebulae.vortex((0.0, 0.0), 2.6, 0.8, stars=0.3, heart=0.8)(n)
    sky = n.finish(shafts=0, vignette=0.0, bloom=0.3)
    top = (sky.height - side) // 2
    glass = linear(sky.crop((0, top, side, top + side))) * np.float32(0.15)
    ring = np.abs(r - HEART - 8) - 8
    band = metal(moulding(-ring * u, 16 * u, 4.0 * u), BRONZE, grain=0.04) * np.float32(0.11)
    marks = ticks(a, r, 12, HEART + 3, HEART + 13, 2.4, u)
    band = band * (1 - 0.7 * marks)[..., None]

    def paint(ground: Array) -> Array:
        light = lay(ground, glass, np.clip((HEART - r) * u + 0.5, 0, 1))
        return lay(light, band, inside(ring * u), 6 * u, 0.8)

    return matted(paint, (side, side))


PIECES = {
    "lip": lambda scale: lip(SILVER, scale, 14, 8, 0.42),
    "field": lambda scale: sunk(rounding(11, scale), Rim(SILVER, 2.2, 1.2, 0.42), 6, scale, 0.52, 0.04),
    "slot": lambda scale: sunk(rounding(8, scale), Rim(SILVER, 2.0, 1.0, 0.42), 5, scale, 0.36),
    "tray": lambda scale: tray(rounding(22, scale), scale),
    "hub": hub,
}
