"""The cards of Control, put together at the size they are shown: frame, picture, plates, number, text.

Two faces of a kind: the full face for reading, the board face with the picture from edge to edge and signs to be
read across the table.
"""

from functools import lru_cache

import numpy as np
from PIL import Image

from art.glyphs import picture as glyph_picture
from art.kit.light import Array, Light, blur, fbm, lit, mix, noise, step
from art.kit.march import BRASS, Stuff
from art.kit.plates import IVORY, SEPIA, Trim, medallion, rivet, stamp_number
from art.kit.relief import (
    chamfered,
    enamel,
    inside,
    lay,
    linear,
    metal,
    moulding,
    panel,
    plane,
    shown,
    stamp,
)
from art.lettering import advance, fitting, letters, set_block
from art.pictures import Master
from art.wanted import Face

BLUE_STEEL = Stuff((0.42, 0.58, 0.80), rough=0.2)
DARK_BRONZE = Stuff((0.86, 0.47, 0.24), rough=0.22)
PALE = (0.90, 0.84, 0.68)

TRIMS = {
    "stable": Trim(BLUE_STEEL, BRASS, (0.012, 0.045, 0.13), PALE, "stable", "Stable"),
    "unstable": Trim(DARK_BRONZE, BRASS, (0.11, 0.030, 0.012), PALE, "unstable", "Unstable"),
}


def face(face: Face, style: str, size: tuple[int, int], master: Master) -> Image.Image:
    """A card's face: style "full" or "board", of that size in pixels (5:7 is the right shape)."""
    trim = TRIMS.get(face.kind) or Trim(BRASS, BRASS, (0.03, 0.03, 0.03), tuple(IVORY), "star", face.kind.title())
    return (board if style == "board" else full)(face, trim, size, master)


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


def stamp_glyph(
    light: Array, name: str, px: int, x: float, y: float, edge: float = 0.0, colour: Light | None = None
) -> None:
    """A glyph in its own colours (or one flat colour, linear) with its upper left corner at x, y."""
    sign = glyph_picture(name, px)
    if edge or colour is not None:
        stamp(light, sign.getchannel("A"), x, y, (0, 0, 0) if colour is None else colour, edge)
    if colour is None:
        left, top = round(x), round(y)
        rows, columns = light.shape[:2]
        x0, y0, x1, y1 = max(0, left), max(0, top), min(columns, left + px), min(rows, top + px)
        if x0 < x1 and y0 < y1:
            box = (x0 - left, y0 - top, x1 - left, y1 - top)
            cover = np.asarray(sign.crop(box).getchannel("A"), np.float32) / 255
            light[y0:y1, x0:x1] = mix(light[y0:y1, x0:x1], linear(sign.crop(box)), cover)


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
