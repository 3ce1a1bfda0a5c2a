"""The wide picture behind the menu: a chapel at night, and three tall windows with towers in them."""

import numpy as np
from PIL import Image

from art.kit.shapes import box, dot, poly
from art.towers_in_time.glass import Window
from art.towers_in_time.grounds import pointed, sector
from art.towers_in_time.palette import PALETTES, Colour, between
from art.towers_in_time.table import tower

STONE = (0.075, 0.080, 0.105)
# Middle, half width, foot and top of each window, and the school of its glass.
WINDOWS = ((0.06, 0.115, -0.40, 0.26, "fire"), (0.42, 0.172, -0.46, 0.40, "water"), (0.78, 0.115, -0.40, 0.26, "earth"))


def title(size: tuple[int, int]) -> Image.Image:
    """The windows on the right; the left is left to the menu."""
    wide, high = size
    w = Window(wide, "neutral", "title", high / wide)
    masonry(w)
    for n, (x, half, foot, top, school) in enumerate(WINDOWS):
        opening(w, x, half, foot, top, school, n)
    for x, y, reach, amount in (
        (0.42, 0.1, 0.34, 0.7),
        (0.02, 0.0, 0.22, 0.5),
        (0.80, 0.0, 0.22, 0.5),
        (-1, 0, 0.6, -0.3),
    ):
        w.lamp(x, y, reach, amount)
    return w.finish(0.92, 0.25).resize(size, Image.Resampling.LANCZOS)


def masonry(w: Window) -> None:
    """The dark wall, its stones paler towards the windows."""
    w.pane(box(-1.1, -1.1, 1.1, 1.1), STONE, 0, 0)
    rng, high = w.rng(4), 0.088
    for row in range(int(1.3 / high) + 1):
        y, x = 0.62 - row * high, -1.1 - 0.1 * (row % 2)
        while x < 1.1:
            long = float(rng.uniform(0.13, 0.24))
            near = np.exp(-(((x + long / 2 - 0.42) / 0.55) ** 2) - (y / 0.6) ** 2)
            tint = between(STONE, (0.24, 0.25, 0.33), float(near) * 0.8 + float(rng.uniform(-0.06, 0.06)))
            w.pane(box(x, y - high, x + long, y), tint, 0.35, 0)
            x += long


def opening(w: Window, x: float, half: float, foot: float, top: float, school: str, salt: int) -> None:
    """A lancet with its jambs, and in its glass a tower before the light."""
    p = PALETTES[school]
    w.pane(pointed(x, foot - 0.03, half * 1.22, top + half * 0.42), (0.15, 0.155, 0.20), 1.0, 0)
    arch = pointed(x, foot, half, top)
    light = (x, foot + (top - foot) * 0.62)
    tiles = []
    rng = w.rng(20 + salt)
    for ring in range(7, -1, -1):
        r0, r1 = half * (0.45 + 0.62 * (ring - 1)) * (ring > 0), half * (0.45 + 0.62 * ring)
        many = 12 if ring < 3 else 24
        for i in range(many if ring else 1):
            t = ring / 7 + float(rng.uniform(-0.07, 0.07))
            at = min(max(t, 0.0), 1.0) * (len(p.ground) - 1)
            k = min(int(at), len(p.ground) - 2)
            colour = between(p.ground[k], p.ground[k + 1], at - k)
            piece = sector(light, r0, r1, i * 360 / many + ring * 8, 360 / many) if ring else dot(*light, r1, n=40)[0]
            tiles.append((piece, colour))
    w.tiles(arch, tiles, 1.6, 0.42)
    high = (top - foot) * 0.66
    inside = [(x + dx * half, foot + dy, half * wide, tall) for dx, dy, wide, tall in SPIRES[salt](high)]
    for cx, y, wide, tall in inside:
        walls(w, cx, y, wide, tall, between(p.dark, p.deep, 0.25 + 0.2 * float(rng.random())), p.main, salt)
        for t in (0.35, 0.62):
            at = y + tall * t
            w.pane(pointed(cx, at, wide * 0.10, at + wide * 0.42), p.accent, 0.55, 0)
    w.pane(poly((x - half, foot), (x + half, foot), (x + half, foot + 0.05), (x - half, foot + 0.05)), p.dark, 0.8, 0)
    w.lead([(x - half, foot), (x + half, foot)], 1.6)


def walls(w: Window, x: float, foot: float, wide: float, tall: float, dark: Colour, lit: Colour, salt: int) -> None:
    """A tower of hewn stones: dark ones, paler towards the right and up, where the light is."""
    shape, rng, tiles = tower(x, foot, wide, tall), w.rng(60 + salt + round(100 * x)), []
    high = wide * 0.30
    for row in range(int(tall / high) + 1):
        y, left = foot + row * high, x - wide * (0.72 + 0.24 * (row % 2))
        while left < x + wide * 0.7:
            long = wide * float(rng.uniform(0.40, 0.56))
            near = 0.42 * (row * high / tall) + 0.30 * max(0.0, (left + long / 2 - x) / wide)
            colour = between(dark, lit, max(0.0, near + float(rng.uniform(-0.06, 0.06))))
            tiles.append((box(left, y, left + long, y + high)[0], colour))
            left += long
    w.tiles(shape, tiles, 0.9, 0.30)


# The towers of each window: from its middle in half widths, above its foot, and how wide and high.
SPIRES = (
    lambda h: ((0.0, 0.02, 0.62, h * 0.86),),
    lambda h: ((-0.58, 0.02, 0.42, h * 0.58), (0.58, 0.02, 0.42, h * 0.66), (0.0, 0.02, 0.56, h)),
    lambda h: ((-0.42, 0.02, 0.46, h * 0.62), (0.42, 0.02, 0.50, h * 0.84)),
)
