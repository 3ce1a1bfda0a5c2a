"""The pieces of Control's cards: frames with their plates and medallions, to be laid over a picture.

They are painted once, as masters; `face.py` puts cards together from them.
"""

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image

from art.control.places import LETTER, NUMBER, SIGN, SMALL_NUMBER, SMALL_SIGN
from art.kit.light import Array, blur, fbm, lit, mix, noise, step
from art.kit.march import BRASS, Stuff
from art.kit.matte import matted
from art.kit.plates import IVORY, Trim, medallion, rivet
from art.kit.relief import (
    chamfered,
    enamel,
    inside,
    lay,
    metal,
    moulding,
    panel,
    plane,
)
from art.measures import BOARD, FULL, shrunk

BLUE_STEEL = Stuff((0.42, 0.58, 0.80), rough=0.2)
DARK_BRONZE = Stuff((0.86, 0.47, 0.24), rough=0.22)

TRIMS = {
    "stable": Trim(BLUE_STEEL, BRASS, (0.012, 0.045, 0.13), LETTER, "stable", "Stable"),
    "unstable": Trim(DARK_BRONZE, BRASS, (0.11, 0.030, 0.012), LETTER, "unstable", "Unstable"),
}


def frame(trim: Trim, size: tuple[int, int]) -> tuple[Array, Array]:
    """The empty full card: its light, and the window for the picture."""
    w, h = size
    u = w / 500
    x, y = plane(size)
    light = np.zeros((h, w, 3), np.float32) + np.array((0.010, 0.010, 0.012), np.float32)
    ledge = panel(x, y, 4 * u, 4 * u, w - 4 * u, h - 4 * u, 23 * u)
    height = moulding(-ledge, 17 * u, 5.5 * u)
    light = lay(light, metal(height, trim.frame), inside(ledge))
    well = panel(x, y, 21 * u, 21 * u, w - 21 * u, h - 21 * u, 9 * u)
    light = lay(light, enamel(-well, trim.pool, 8 * u) * 0.55, inside(well))
    window = inside(panel(x, y, 23 * u, 23 * u, w - 23 * u, 420 * u, 8 * u))

    # The plate for the rules: enamel like a dial's, with a printed double line.
    plate = panel(x, y, 30 * u, 488 * u, w - 30 * u, 648 * u, 9 * u)
    rim = panel(x, y, 25 * u, 483 * u, w - 25 * u, 653 * u, 12 * u)
    light = lay(light, metal(moulding(-rim, 7 * u, 2.4 * u), trim.accent), inside(rim), 5 * u)
    tint = 0.93 + 0.09 * (fbm((h, w), 9, 3, 4) - 0.5) + 0.05 * (noise((h, w), 160, 8) - 0.5)
    paper = lit(tint * (1 - 0.30 * np.exp(-np.clip(-plate, 0, None) / (13 * u))), IVORY)
    light = lay(light, paper, inside(plate))
    for depth, thick, strength in ((7.0, 0.8, 0.55), (10.0, 0.5, 0.35)):
        line = np.clip(thick * u + 0.5 - np.abs(plate + depth * u), 0, 1) * strength
        light = mix(light, (0.30, 0.20, 0.10), line)

    # The name plate, with cut ends, over the foot of the picture.
    name = chamfered(x, y, 12 * u, 400 * u, w - 12 * u, 456 * u, 18 * u)
    light = lay(light, metal(moulding(-name, 10 * u, 4 * u), trim.accent), inside(name), 7 * u)
    pool = chamfered(x, y, 20 * u, 408 * u, w - 20 * u, 448 * u, 14 * u)
    light = lay(light, enamel(-pool, trim.pool, 5 * u), inside(pool))
    for cx in (30 * u, w - 30 * u):
        light = rivet(light, x, y, cx, 428 * u, 4.5 * u, trim.accent)
    for cx in (14.5 * u, w - 14.5 * u):
        light = rivet(light, x, y, cx, h - 14.5 * u, 5 * u, trim.accent)
    light = rivet(light, x, y, w - 14.5 * u, 14.5 * u, 5 * u, trim.accent)
    return light, window * (1 - inside(name))


def rim(trim: Trim, size: tuple[int, int]) -> tuple[Array, Array]:
    """The thin frame of a board face: its light and its cover."""
    w, h = size
    u = w / 100
    x, y = plane(size)
    ledge = panel(x, y, 0.9 * u, 0.9 * u, w - 0.9 * u, h - 0.9 * u, 4.8 * u)
    hole = panel(x, y, 3.6 * u, 3.6 * u, w - 3.6 * u, h - 3.6 * u, 3.0 * u)
    depth = np.clip(-ledge, 0, 2.7 * u)
    height = np.interp(depth / u, (0, 0.7, 1.3, 2.0, 2.7), (0, 1.1, 1.25, 0.7, 0.2)).astype(np.float32) * u
    light = metal(height, trim.frame) * (inside(ledge) + 0.02)[..., None]
    return light, 1 - inside(hole)


def full(trim: Trim, share: float) -> Image.Image:
    """All of a face for reading that is the same for every card of a kind."""
    size = shrunk(FULL, share)
    u = size[0] / 500
    light, window = frame(trim, size)
    # The frame stands above the picture: its shadow falls on it.
    recess = np.clip(blur(1 - window, 5 * u), 0, 1)

    def paint(ground: Array) -> Array:
        card = mix(light, ground * (1 - 0.75 * recess)[..., None], window)
        card = medallion(card, *(v * u for v in NUMBER), trim)
        return medallion(card, *(v * u for v in SIGN[:3]), trim, 0)

    return matted(paint, size)


def board(trim: Trim, share: float) -> Image.Image:
    """All of a board face that is the same for every card of a kind."""
    w, h = size = shrunk(BOARD, share)
    u = w / 100
    x, y = plane(size)
    rim_light, cover = rim(trim, size)
    foot = step(h - 40 * u, h - 9 * u, y)
    corner = np.exp(-(((x - 12 * u) / (24 * u)) ** 2 + ((y - 20 * u) / (32 * u)) ** 2))

    def paint(ground: Array) -> Array:
        card = ground * (1 - 0.88 * foot)[..., None] + lit(foot * 0.25, trim.pool)
        card = lay(card * (1 - 0.45 * corner)[..., None], rim_light, cover)
        card = medallion(card, *(v * u for v in SMALL_NUMBER), trim, 24)
        return medallion(card, *(v * u for v in SMALL_SIGN[:3]), trim, 0, 0.16)

    return matted(paint, size)


def deck(trim: Trim, share: float) -> Image.Image:
    """The place of the sign of a card's deck: a medallion in a square three and a half radii wide."""
    side = round(144 * share)
    return matted(lambda ground: medallion(ground, side / 2, side / 2, side / 3.5, trim, 0), (side, side))


# What paints each piece, at this share of its full size.
PIECES: dict[str, Callable[[float], Image.Image]] = {
    **{f"full-{kind}": partial(full, trim) for kind, trim in TRIMS.items()},
    **{f"board-{kind}": partial(board, trim) for kind, trim in TRIMS.items()},
    **{f"deck-{kind}": partial(deck, trim) for kind, trim in TRIMS.items()},
}
