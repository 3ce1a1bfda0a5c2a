"""Cards put together at the size they are shown: frame, picture, plates, number, text.

One game describes its frames by `Trim`s; everything here serves any game. Two faces of a kind: the full
face for reading, the board face with the picture from edge to edge and signs to be read across the table.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.lettering import advance, fitting, letters, set_block
from art.light import Array, blur, fbm, lit, mix, noise, rgb, step
from art.march import BRASS, Stuff
from art.relief import (
    chamfered,
    enamel,
    inside,
    lay,
    linear,
    metal,
    moulding,
    panel,
    plane,
    round_,
    shown,
    stamp,
    stamp_glyph,
)
from art.wanted import Face

Master = Callable[[str, str, int], Image.Image]

IVORY = rgb("#efe4c8")
SEPIA = rgb("#2b2018")


class Trim(NamedTuple):
    """How the cards of one kind are dressed."""

    frame: Stuff
    accent: Stuff
    pool: tuple
    letter: tuple
    sign: str
    word: str


@lru_cache(maxsize=4)
def frame(trim: Trim, size: tuple[int, int]) -> tuple[Array, Array, Array]:
    """The empty full card: light, its rounded outline, and the window for the picture."""
    w, h = size
    u = w / 500
    x, y = plane(size)
    outer = panel(x, y, 0, 0, w, h, 26 * u)
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
    return light, inside(outer), window * (1 - inside(name))


def rivet(light: Array, x: Array, y: Array, cx: float, cy: float, r: float, stuff: Stuff) -> Array:
    far = round_(x, y, cx, cy, r)
    dome = np.sqrt(np.clip(1 - ((far + r) / r) ** 2, 0, 1)) * r * 0.8
    return lay(light, metal(dome, stuff, grain=0), inside(far), r * 0.5)


def medallion(light: Array, cx: float, cy: float, r: float, trim: Trim, ticks: int = 24, band: float = 0.30) -> Array:
    """A round plate of dark enamel in a ring of metal with a scale: the number's place."""
    rows, columns = light.shape[:2]
    x0, y0 = max(0, int(cx - r * 1.5)), max(0, int(cy - r * 1.5))
    x1, y1 = min(columns, int(cx + r * 1.7)), min(rows, int(cy + r * 1.8))
    x, y = plane((x1 - x0, y1 - y0))
    x, y = x + x0, y + y0
    part = light[y0:y1, x0:x1]
    far = round_(x, y, cx, cy, r)
    height = moulding(-far, r * band, r * band / 3)
    if ticks and r > 22:
        a = np.arctan2(y - cy, x - cx) / (2 * np.pi) * ticks
        notch = np.exp(-(((a - np.round(a)) * 2 * np.pi * r / ticks / (r * 0.018)) ** 2))
        height = height - notch * step(-r * 0.10, -r * 0.14, far) * step(-r * 0.27, -r * 0.23, far) * r * 0.05
    part = lay(part, metal(height, trim.accent, grain=0.03), inside(far), r * 0.22, 0.75)
    well = round_(x, y, cx, cy, r * (1.04 - band))
    glass = enamel(-well, trim.pool, r * 0.16)
    gloss = np.exp(-(((x - cx + r * 0.22) / (r * 0.5)) ** 2 + ((y - cy + r * 0.42) / (r * 0.22)) ** 2))
    part = lay(part, glass + lit(gloss * 0.10, (0.8, 0.9, 1.0)), inside(well))
    out = light.copy()
    out[y0:y1, x0:x1] = part
    return out


def full(face: Face, trim: Trim, size: tuple[int, int], master: Master) -> Image.Image:
    """The face for reading."""
    w = size[0]
    u = w / 500
    light, outline, window = frame(trim, size)
    light = light.copy()
    wide, high = round(460 * u), round(402 * u)
    art = master(face.game, face.key, wide)
    art = art.resize((wide, round(wide * 1.4)), Image.Resampling.LANCZOS, reducing_gap=3)
    top = round(art.height * 0.455 - high * 0.49)
    patch = np.zeros_like(light)
    x0, y0 = round(20 * u), round(20 * u)
    patch[y0 : y0 + high, x0 : x0 + wide] = linear(art)[top : top + high]
    # The frame stands above the picture: its shadow falls on it.
    recess = np.clip(blur(1 - window, 5 * u), 0, 1)
    light = mix(light, patch * (1 - 0.75 * recess)[..., None], window)

    px = fitting(face.name, "display", round(33 * u), round(400 * u))
    name = letters(face.name, "display", px)
    stamp(light, name, (w - name.width) / 2, 428 * u - name.height * 0.52, trim.letter, 1.2 * u)

    line = max(6, round(19 * u))
    words = f"{trim.word}   ·   {face.number} fuel"
    total = advance(words, "body-bold", line) + round(line * 1.35)
    left = (w - total) / 2
    stamp_glyph(light, trim.sign, line, left, 469 * u - line * 0.56)
    said = letters(words, "body-bold", line)
    stamp(light, said, left + line * 1.35, 469 * u - said.height * 0.53, trim.letter, 0.8 * u)

    room = (round(414 * u), round(138 * u))
    block = set_block(face.text, face.note, max(7, round(25 * u)), *room)
    bx, by = round(43 * u), round(568 * u - block.height / 2)
    for piece in block.pieces:
        italic = piece.role.endswith("italic")
        size_ = max(5, round(block.px * 0.88)) if italic else block.px
        if piece.is_glyph:
            colour = None if piece.text in ("stable", "unstable") else SEPIA * 3
            stamp_glyph(light, piece.text, size_, bx + piece.x, by + piece.y + size_ * 0.03, 0, colour)
        else:
            at = int(piece.x)
            ink = letters(piece.text, piece.role, size_, int((piece.x - at) * 4))
            stamp(light, ink, bx + at, by + piece.y, SEPIA * (2.2 if italic else 1.0))

    light = medallion(light, 64 * u, 64 * u, 55 * u, trim)
    number = letters(str(face.number), "number", fitting(str(face.number), "number", round(66 * u), round(66 * u)))
    stamp_number(light, number, 64 * u, 64 * u, trim, 2 * u)
    light = medallion(light, 64 * u, 146 * u, 33 * u, trim, 0)
    px = round(37 * u)
    stamp_glyph(light, trim.sign, px, 64 * u - px / 2, 146 * u - px / 2)
    if face.marking >= 0:
        light = medallion(light, w / 2, 669 * u, 21 * u, trim, 0)
        px = round(22 * u)
        stamp_glyph(light, ("circle", "diamond")[face.marking], px, w / 2 - px / 2, 669 * u - px / 2)
    return shown(light, outline)


def stamp_number(light: Array, number: Image.Image, cx: float, cy: float, trim: Trim, edge: float) -> None:
    """Centre the ink of the number itself (fonts leave room above and below)."""
    box = number.getbbox() or (0, 0, 1, 1)
    ink = number.crop(box)
    stamp(light, ink, cx - ink.width / 2, cy - ink.height / 2, trim.letter, edge)


@lru_cache(maxsize=6)
def rim(trim: Trim, size: tuple[int, int]) -> tuple[Array, Array, Array]:
    """The thin frame of a board face: its light, its cover, the card's outline."""
    w, h = size
    u = w / 100
    x, y = plane(size)
    outer = panel(x, y, 0, 0, w, h, 5.6 * u)
    ledge = panel(x, y, 0.9 * u, 0.9 * u, w - 0.9 * u, h - 0.9 * u, 4.8 * u)
    hole = panel(x, y, 3.6 * u, 3.6 * u, w - 3.6 * u, h - 3.6 * u, 3.0 * u)
    depth = np.clip(-ledge, 0, 2.7 * u)
    height = np.interp(depth / u, (0, 0.7, 1.3, 2.0, 2.7), (0, 1.1, 1.25, 0.7, 0.2)).astype(np.float32) * u
    light = metal(height, trim.frame) * (inside(ledge) + 0.02)[..., None]
    return light, 1 - inside(hole), inside(outer)


def board(face: Face, trim: Trim, size: tuple[int, int], master: Master) -> Image.Image:
    """The face for the table."""
    w, h = size
    u = w / 100
    art = master(face.game, face.key, w)
    high = round(art.width * h / w)
    art = art.crop((0, (art.height - high) // 2, art.width, (art.height + high) // 2)) if high < art.height else art
    light = linear(art.resize(size, Image.Resampling.LANCZOS, reducing_gap=3))
    x, y = plane(size)
    frame_light, cover, outline = rim(trim, size)
    foot = step(h - 40 * u, h - 9 * u, y)
    light = light * (1 - 0.88 * foot)[..., None] + lit(foot * 0.25, trim.pool)
    corner = np.exp(-(((x - 12 * u) / (24 * u)) ** 2 + ((y - 20 * u) / (32 * u)) ** 2))
    light = light * (1 - 0.45 * corner)[..., None]
    light = lay(light, frame_light, cover)

    role = "display"
    words = face.name.split(" ")
    room = round(88 * u)
    px = fitting(face.name, role, max(7, round(15.5 * u)), room)
    lines = [face.name]
    if px < 11.5 * u and len(words) > 1:
        px = min(fitting(word, role, max(7, round(14.5 * u)), room) for word in words)
        lines = words
    base = h - 6.5 * u
    for line in reversed(lines):
        ink = letters(line, role, px)
        box = ink.getbbox() or (0, 0, 1, 1)
        ink = ink.crop(box)
        base -= ink.height
        stamp(light, ink, (w - ink.width) / 2, base, IVORY, max(0.8, 1.0 * u), 0.9)
        base -= 3.0 * u

    light = medallion(light, 17.5 * u, 17.5 * u, 15.5 * u, trim, 24)
    number = letters(str(face.number), "number", round((22.5 if face.number < 10 else 19) * u))
    stamp_number(light, number, 17.5 * u, 17.5 * u, trim, 0.7 * u)
    light = medallion(light, 17.5 * u, 42 * u, 12 * u, trim, 0, 0.16)
    px = max(8, round(17.5 * u))
    stamp_glyph(light, trim.sign, px, 17.5 * u - px / 2, 42 * u - px / 2)
    return shown(light, outline)


def brass_trim(pool: tuple, letter: tuple = tuple(IVORY), sign: str = "star", word: str = "") -> Trim:
    return Trim(BRASS, BRASS, pool, letter, sign, word)
