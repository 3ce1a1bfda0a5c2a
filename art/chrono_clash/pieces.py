"""The pieces of the cards of Chrono Clash: frames, plates, dials and shields, to be laid over a picture.

They are painted once, as masters; `face.py` puts cards together from them.
"""

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image

from art.chrono_clash import signs
from art.chrono_clash.places import BAND, COST, HOUSE_SIGN, MARGIN, RIM, SMALL_COST, SMALL_HOUSE_SIGN
from art.chrono_clash.plates import DRESSES, GOLD, Dress, badge, beads, burst, local, pearls
from art.kit.light import Array, blur, fbm, lit, mix, noise
from art.kit.march import Stuff
from art.kit.matte import matted
from art.kit.plates import medallion, rivet
from art.kit.relief import enamel, inside, lay, metal, moulding, panel, plane
from art.measures import BOARD, FULL, shrunk

SLATE = (0.020, 0.024, 0.034)
PLATE = 190  # units that the plates for words are high here: they are pulled to the height that the words take
MARK = 79  # pixels of radius of a mark


def frame(house: Dress, extra: bool, size: tuple[int, int]) -> tuple[Array, Array]:
    """The empty card with the places of its name and its house's sign: its light, and the window for the picture."""
    w, h = size
    u = w / 500
    x, y = plane(size)
    light = np.zeros((h, w, 3), np.float32) + np.array((0.010, 0.010, 0.012), np.float32)
    ledge = panel(x, y, 4 * u, 4 * u, w - 4 * u, h - 4 * u, 23 * u)
    stuff = GOLD if extra else house.trim.frame
    light = lay(light, metal(moulding(-ledge, 17 * u, 5.5 * u), stuff), inside(ledge))
    if extra:
        # A channel of enamel in the gold, and in it a string of pearls.
        groove = np.abs(ledge + 9.2 * u) - 3.9 * u
        light = lay(light, lit(np.full((h, w), 1.5, np.float32), house.trim.pool), inside(groove))
        pearls(light, beads(w, h, 13.2 * u, 22 * u), 2.9 * u)
    well = house.plate(x, y, RIM * u, RIM * u, w - RIM * u, h - RIM * u, 16 * u)
    light = lay(light, lit(np.full((h, w), 0.4, np.float32), house.trim.pool), inside(well))
    for cx in (14.5 * u, w - 14.5 * u):
        for cy in (14.5 * u, h - 14.5 * u):
            here = local(light, cx, cy, cx, cy, 14 * u)
            r = (6.2 if extra else 5) * u
            here.part[:] = rivet(here.part, here.x, here.y, cx, cy, r, GOLD if extra else house.trim.accent)
    window = inside(house.plate(x, y, *((RIM + 2) * u,) * 2, w - (RIM + 2) * u, h - (RIM + 2) * u, 15 * u))
    accent = GOLD if extra else house.trim.accent
    here = local(light, 60 * u, 20 * u, w - 14 * u, 80 * u, 12 * u)
    name = house.plate(here.x, here.y, 40 * u, 25 * u, w - 26 * u, 75 * u, 15 * u)
    part = lay(here.part, metal(moulding(-name, 9 * u, 3.4 * u), accent), inside(name))
    here.part[:] = lay(part, enamel(-name - 7 * u, house.trim.pool, 5 * u), inside(name + 7.5 * u))
    window = window * (1 - inside(house.plate(x, y, 40 * u, 25 * u, w - 26 * u, 75 * u, 15 * u)))
    light = medal(light, house, *(v * u for v in HOUSE_SIGN))
    return light, window * (1 - inside(np.hypot(x - w + 50 * u, y - 50 * u) - 31 * u))


def rim(house: Dress, extra: bool, size: tuple[int, int]) -> tuple[Array, Array]:
    """The thin frame of a board face: its light and its cover."""
    w, h = size
    u = w / 100
    x, y = plane(size)
    ledge = panel(x, y, 0.9 * u, 0.9 * u, w - 0.9 * u, h - 0.9 * u, 4.8 * u)
    hole = house.plate(x, y, 3.8 * u, 3.8 * u, w - 3.8 * u, h - 3.8 * u, 5.0 * u)
    depth = np.clip(-ledge, 0, 2.9 * u)
    height = np.interp(depth / u, (0, 0.7, 1.3, 2.2, 2.9), (0, 1.1, 1.25, 0.7, 0.2)).astype(np.float32) * u
    light = metal(height, GOLD if extra else house.trim.frame) * (inside(ledge) + 0.02)[..., None]
    cover = 1 - inside(hole)
    if extra:
        # A second rule of gold inside the first, with the house's enamel between.
        light = lay(light, lit(np.full((h, w), 1.6, np.float32), house.trim.pool), inside(ledge + 2.6 * u))
        second = house.plate(x, y, 4.6 * u, 4.6 * u, w - 4.6 * u, h - 4.6 * u, 5.0 * u)
        line = np.abs(second + 0.9 * u) - 0.75 * u
        light = lay(light, metal(np.clip(-line, 0, u) * 1.5, GOLD), inside(line))
        cover = np.maximum(cover, 1 - inside(second + 1.2 * u))
    return light, cover


def full(house: Dress, extra: bool, share: float) -> Image.Image:
    """All of a face for reading that is the same for every card of a house."""
    size = shrunk(FULL, share)
    u = size[0] / 500
    light, window = frame(house, extra, size)
    # The frame stands above the picture: its shadow falls on it.
    recess = np.clip(blur(1 - window, 5 * u), 0, 1)

    def paint(ground: Array) -> Array:
        card = mix(light, ground * (1 - 0.75 * recess)[..., None], window)
        return cost_plate(card, house, extra, *(v * u for v in COST))

    return matted(paint, size)


def cost_plate(light: Array, house: Dress, extra: bool, cx: float, cy: float, r: float) -> Array:
    """The cost's place: a dial; that of an extra-deck card, which no time pays for, is a sun."""
    if not extra:
        return medallion(light, cx, cy, r, house.trim, 0, 0.28)
    badge(light, burst(12, 0.80), cx, cy, r * 2.24, r * 2.24, GOLD, house.trim.pool)
    return light


def board(house: Dress, extra: bool, share: float) -> Image.Image:
    """All of a board face that is the same for every card of a house."""
    size = shrunk(BOARD, share)
    u = size[0] / 100
    x, y = plane(size)
    rim_light, cover = rim(house, extra, size)
    corner = np.exp(-(((x - 12 * u) / (24 * u)) ** 2 + ((y - 26 * u) / (42 * u)) ** 2))

    def paint(ground: Array) -> Array:
        card = lay(ground * (1 - 0.45 * corner)[..., None], rim_light, cover)
        card = cost_plate(card, house, extra, *(v * u for v in SMALL_COST))
        return medal(card, house, *(v * u for v in SMALL_HOUSE_SIGN))

    return matted(paint, size)


def tint(shape: tuple[int, int], wide: int) -> Array:
    """The cloudiness of parchment on a card so many pixels wide."""
    whole = (round(wide * 1.4), wide)
    cloud = 0.93 + 0.09 * (fbm(whole, 9, 3, 4) - 0.5) + 0.05 * (noise(whole, 160, 8) - 0.5)
    return cloud[: shape[0], : shape[1]]


def slab(ground: Array, distance: Array, stuff: Stuff, fill: Array, u: float) -> Array:
    """A plate on the card: a rim of metal about a filling."""
    part = lay(ground, metal(moulding(-distance, 6.5 * u, 2.2 * u), stuff), inside(distance), 5 * u)
    return lay(part, fill, inside(distance + 5 * u))


def plate(house: Dress, share: float, lay_on: Callable[[Array, Array, float], Array]) -> Image.Image:
    """A plate from side to side of the card, with `MARGIN` units of clear above and below."""
    wide = round(FULL[0] * share)
    u = wide / 500
    size = wide, round((PLATE + 2 * MARGIN) * u)
    x, y = plane(size)
    distance = house.plate(x, y, 26 * u, MARGIN * u, wide - 26 * u, (PLATE + MARGIN) * u, 16 * u)
    return matted(lambda ground: lay_on(ground, distance, u), size)


def sheet(house: Dress, stuff: Stuff, share: float) -> Image.Image:
    """The parchment for the words."""

    def lay_on(ground: Array, distance: Array, u: float) -> Array:
        edge = 1 - 0.30 * np.exp(-np.clip(-distance - 5 * u, 0, None) / (12 * u))
        paper = lit(tint(distance.shape, distance.shape[1]) * edge, house.paper)
        line = np.clip(0.75 * u + 0.5 - np.abs(distance + 10.5 * u), 0, 1) * 0.42
        return slab(ground, distance, stuff, mix(paper, (0.30, 0.20, 0.10), line), u)

    return plate(house, share, lay_on)


def stone(house: Dress, stuff: Stuff, share: float) -> Image.Image:
    """The dark stone for the guardian ability."""

    def lay_on(ground: Array, distance: Array, u: float) -> Array:
        colour = np.asarray(SLATE) + np.asarray(house.trim.pool) * 0.22
        return slab(ground, distance, stuff, lit(tint(distance.shape, distance.shape[1]) ** 3, colour), u)

    return plate(house, share, lay_on)


def band(house: Dress, stuff: Stuff, share: float) -> Image.Image:
    """The dark band that says what kind of card it is."""
    wide = round(FULL[0] * share)
    u = wide / 500
    size = wide, round((BAND + 26 + 2 * MARGIN) * u)
    x, y = plane(size)
    distance = house.plate(x, y, 30 * u, MARGIN * u, wide - 30 * u, (BAND + 26 + MARGIN) * u, 12 * u)

    def paint(ground: Array) -> Array:
        part = lay(ground, metal(moulding(-distance, 5 * u, 1.8 * u), stuff), inside(distance), 6 * u)
        return lay(part, lit(np.full(distance.shape, 0.8, np.float32), house.trim.pool), inside(distance + 4 * u))

    return matted(paint, size)


def mark(share: float, paint: Callable[[Array, float, float], Array]) -> Image.Image:
    """A mark in the middle of a square three and a half radii wide."""
    side = round(MARK * share * 3.5)
    return matted(lambda ground: paint(ground, side / 2, side / 3.5), (side, side))


def strength(house: Dress, share: float) -> Image.Image:
    """The shield for the strength."""
    wide = 1.02

    def paint(ground: Array, at: float, r: float) -> Array:
        light, high = ground.copy(), r * 2.1
        pool = (0.03, 0.03, 0.036)
        badge(light, lambda d: signs.shield(wide, d), at, at + r * 0.04, high, high * wide, house.trim.accent, pool)
        return light

    return mark(share, paint)


def medal(light: Array, house: Dress, cx: float, cy: float, r: float) -> Array:
    """The place of a sign."""
    return medallion(light, cx, cy, r, house.trim, 0, 0.17)


def medal_alone(house: Dress, share: float) -> Image.Image:
    return mark(share, lambda ground, at, r: medal(ground, house, at, at, r))


# What paints each piece, at this share of its full size.
PIECES: dict[str, Callable[[float], Image.Image]] = {}
for _colour, _house in DRESSES.items():
    for _part, _accent in (("deck", _house.trim.accent), ("extra", GOLD)):
        for _name, _paint in (("full", full), ("board", board)):
            PIECES[f"{_name}-{_colour}-{_part}"] = partial(_paint, _house, _part == "extra")
        for _name, _paint in (("sheet", sheet), ("stone", stone), ("band", band)):
            PIECES[f"{_name}-{_colour}-{_part}"] = partial(_paint, _house, _accent)
    PIECES[f"strength-{_colour}"] = partial(strength, _house)
    PIECES[f"medal-{_colour}"] = partial(medal_alone, _house)
