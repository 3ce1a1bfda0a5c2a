"""The cards of Chrono Clash, put together at the size they are shown.

The full face is for reading: a name, the cost as an hour on a dial, the strength on a shield, then each row of icons
large with its words, and the guardian ability on a dark slab of its own. The board face is the picture
with the same signs in the same places. The picture gets the room that the words leave.
"""

from functools import lru_cache

import numpy as np
from PIL import Image

from art.chrono_clash import signs
from art.chrono_clash.houses import GOLD, HOUSES, NO_HOUSE, House
from art.chrono_clash.icons import row
from art.chrono_clash.marks import (
    Local,
    action,
    beads,
    cost_mark,
    is_extra,
    local,
    pearls,
    sign_mark,
    stamp_drawn,
    strength_mark,
)
from art.chrono_clash.setting import FOOT, LANTERN, ROOM, broken, name_lines, paste, plan, write
from art.kit.light import Array, blur, fbm, lit, mix, noise, rgb, step
from art.kit.march import Stuff
from art.kit.plates import IVORY, rivet
from art.kit.relief import enamel, inside, lay, linear, metal, moulding, panel, plane, shown, stamp
from art.lettering import fitting, letters
from art.pictures import Master
from art.wanted import Face

RIM = 22  # of the frame, in units; a full card is 500 units wide and 700 high
BAND = 27  # what kind of card it is, between picture and words
SLATE = (0.020, 0.024, 0.034)
GILT = rgb("#ffcf70")

# A board face less wide than this has no room for the guardian's row: a card as small lies in play or on a pile.
SMALL = 72

# Where the marks of a board face stand: middle and radius in hundredths of its width.
COST = (17.5, 17.5, 15.5)
STRENGTH = (17.5, 49.0, 14.2)


def face(face: Face, style: str, size: tuple[int, int], master: Master) -> Image.Image:
    """A card's face: style "full" or "board", of that size in pixels (5:7 is the right shape)."""
    house = HOUSES.get(face.fact("colour"), NO_HOUSE)
    return (board if style == "board" else full)(face, house, size, master)


@lru_cache(maxsize=10)
def frame(colour: str, extra: bool, size: tuple[int, int]) -> tuple[Array, Array, Array]:
    """The empty card with its plate for the name and its house's sign: light, rounded outline, window."""
    house = HOUSES.get(colour, NO_HOUSE)
    w, h = size
    u = w / 500
    x, y = plane(size)
    outer = panel(x, y, 0, 0, w, h, 26 * u)
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
    window = inside(house.plate(x, y, (RIM + 2) * u, (RIM + 2) * u, w - (RIM + 2) * u, h, 15 * u))
    accent = GOLD if extra else house.trim.accent
    here = local(light, 60 * u, 20 * u, w - 14 * u, 80 * u, 12 * u)
    name = house.plate(here.x, here.y, 40 * u, 25 * u, w - 26 * u, 75 * u, 15 * u)
    part = lay(here.part, metal(moulding(-name, 9 * u, 3.4 * u), accent), inside(name))
    here.part[:] = lay(part, enamel(-name - 7 * u, house.trim.pool, 5 * u), inside(name + 7.5 * u))
    window = window * (1 - inside(house.plate(x, y, 40 * u, 25 * u, w - 26 * u, 75 * u, 15 * u)))
    light = sign_mark(light, house.sign, house, w - 50 * u, 50 * u, 31 * u)
    return light, inside(outer), window * (1 - inside(np.hypot(x - w + 50 * u, y - 50 * u) - 31 * u))


def slab(here: Local, distance: Array, stuff: Stuff, fill: Array, u: float) -> Array:
    """A plate on the card: a rim of metal about a filling."""
    """What lies deeper than the rim is not worth modelling: the metal is made in four strips about it."""
    height, deep = moulding(-distance, 6.5 * u, 2.2 * u), max(4, round(26 * u))
    rows, columns = distance.shape
    shine = np.zeros((rows, columns, 3), np.float32)
    for down, across in (
        (np.s_[:deep], np.s_[:]),
        (np.s_[max(deep, rows - deep) :], np.s_[:]),
        (np.s_[deep:-deep], np.s_[:deep]),
        (np.s_[deep:-deep], np.s_[columns - deep :]),
    ):
        if height[down, across].size and min(height[down, across].shape) > 1:
            shine[down, across] = metal(height[down, across], stuff)
    part = lay(here.part, shine, inside(distance), 5 * u)
    return lay(part, fill, inside(distance + 5 * u))


@lru_cache(maxsize=4)
def tint(size: tuple[int, int]) -> Array:
    """The cloudiness of parchment, all over a card."""
    w, h = size
    return 0.93 + 0.09 * (fbm((h, w), 9, 3, 4) - 0.5) + 0.05 * (noise((h, w), 160, 8) - 0.5)


def full(face: Face, house: House, size: tuple[int, int], master: Master) -> Image.Image:
    """The face for reading."""
    w = size[0]
    u = w / 500
    extra = is_extra(face)
    blank, outline, window = frame(str(face.fact("colour")), extra, size)
    light = blank.copy()
    at = plan(face, u)
    hang(light, face, master, window, at.top * u, u)
    accent = GOLD if extra else house.trim.accent

    # What kind of card it is: a dark band across the foot of the picture.
    top = at.top * u
    here = local(light, RIM * u, top - BAND * u, w - RIM * u, top + 20 * u, 8 * u)
    band = house.plate(here.x, here.y, 30 * u, top - BAND * u, w - 30 * u, top + 26 * u, 12 * u)
    part = lay(here.part, metal(moulding(-band, 5 * u, 1.8 * u), accent), inside(band), 6 * u)
    here.part[:] = lay(part, lit(np.full(band.shape, 0.8, np.float32), house.trim.pool), inside(band + 4 * u))

    # The words: parchment.
    here = local(light, RIM * u, top, w - RIM * u, at.parting * u, 10 * u)
    sheet = house.plate(here.x, here.y, 26 * u, top, w - 26 * u, at.parting * u, 16 * u)
    rows, columns = sheet.shape
    grain = tint(size)[:rows, :columns] * (1 - 0.30 * np.exp(-np.clip(-sheet - 5 * u, 0, None) / (12 * u)))
    paper = lit(grain, house.paper)
    line = np.clip(0.75 * u + 0.5 - np.abs(sheet + 10.5 * u), 0, 1) * 0.42
    paper = mix(paper, (0.30, 0.20, 0.10), line)
    here.part[:] = slab(here, sheet, accent, paper, u)

    if at.guard:
        guardian_slab(light, house, accent, at.parting * u + 5 * u, FOOT * u, u)
        where = 0.5 * (at.parting + 5 + FOOT) * u - at.guard.height / 2
        write(light, at.guard, ROOM[0] * u + 31 * u, where)
    middle = (top + at.parting * u) / 2
    write(light, at.rules, ROOM[0] * u, middle - at.rules.height / 2)

    name_line(light, face, house, u, w)
    kind_line(light, face, house, top - BAND * u * 0.5 + 3 * u, u, w)
    light = cost_mark(light, face, house, 60 * u, 60 * u, 50 * u)
    if face.kind == "battler":
        strength_mark(light, face, house, 60 * u, 158 * u, 41 * u)
    else:
        light = sign_mark(light, action, house, 60 * u, 144 * u, 28 * u)
    if face.fact("group") == "walker":
        light = sign_mark(light, signs.cog, house, w - 50 * u, 116 * u, 22 * u)
    return shown(light, outline)


def hang(light: Array, face: Face, master: Master, window: Array, foot: float, u: float) -> None:
    """The picture, behind everything. What counts in it is above: heads are never cut, feet may be."""
    left = round((RIM + 1) * u)
    wide = light.shape[1] - 2 * left
    art = master(face.game, face.key, wide)
    art = art.resize((wide, round(wide * 1.4)), Image.Resampling.LANCZOS, reducing_gap=3)
    first, last = round(RIM * u), round(foot + 8 * u)
    high = last - first
    top = max(0, min(round(art.height * 0.035), art.height - high))
    patch = linear(art)[top : top + high]
    high = patch.shape[0]
    cover = window[first : first + high, left : left + wide]
    recess = np.clip(blur(1 - cover, 5 * u), 0, 1)
    part = light[first : first + high, left : left + wide]
    light[first : first + high, left : left + wide] = mix(part, patch * (1 - 0.75 * recess)[..., None], cover)


def name_line(light: Array, face: Face, house: House, u: float, w: int) -> None:
    """The name; that of an extra-deck card in gold."""
    left, right = 118 * u, w - 90 * u
    px = fitting(face.name, "display", round(31 * u), round(right - left))
    ink = letters(face.name, "display", px)
    colour = GILT if is_extra(face) else house.trim.letter
    stamp(light, ink, (left + right - ink.width) / 2, 50 * u - ink.height * 0.52, colour, 1.2 * u)


def kind_line(light: Array, face: Face, house: House, y: float, u: float, w: int) -> None:
    said = [house.trim.word, face.kind.title()]
    if face.fact("group"):
        said.append(str(face.fact("group")).title())
    if is_extra(face):
        said.append("Extra deck")
    px = max(6, round(18 * u))
    ink = letters("   ·   ".join(said), "body-bold", px)
    stamp(light, ink, (w - ink.width) / 2, y - ink.height * 0.53, house.light * 0.9, 0.8 * u)


def guardian_slab(light: Array, house: House, stuff: Stuff, top: float, foot: float, u: float) -> None:
    """The dark stone for the guardian ability, with the tower at its left."""
    w = light.shape[1]
    here = local(light, RIM * u, top, w - RIM * u, foot, 10 * u)
    stone = house.plate(here.x, here.y, 26 * u, top, w - 26 * u, foot, 16 * u)
    rows, columns = stone.shape
    fill = lit(tint((w, light.shape[0]))[:rows, :columns] ** 3, np.asarray(SLATE) + np.asarray(house.trim.pool) * 0.22)
    here.part[:] = slab(here, stone, stuff, fill, u)
    middle = (top + foot) / 2
    stamp_drawn(light, signs.tower, 50 * u, middle, 25 * u, LANTERN, 1.0 * u)


@lru_cache(maxsize=16)
def rim(colour: str, extra: bool, size: tuple[int, int]) -> tuple[Array, Array, Array]:
    """The thin frame of a board face: its light, its cover, the card's outline."""
    house = HOUSES.get(colour, NO_HOUSE)
    w, h = size
    u = w / 100
    x, y = plane(size)
    outer = panel(x, y, 0, 0, w, h, 5.6 * u)
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
    return light, cover, inside(outer)


def board(face: Face, house: House, size: tuple[int, int], master: Master) -> Image.Image:
    """The face for the table."""
    w, h = size
    u = w / 100
    art = master(face.game, face.key, w)
    high = round(art.width * h / w)
    art = art.crop((0, (art.height - high) // 2, art.width, (art.height + high) // 2)) if high < art.height else art
    light = linear(art.resize(size, Image.Resampling.LANCZOS, reducing_gap=3))
    extra = is_extra(face)
    x, y = plane(size)
    rim_light, cover, outline = rim(str(face.fact("colour")), extra, size)

    # From the foot upward: the name, the guardian's row, the rows of icons.
    room = round(89 * u)
    names = name_lines(face.name, round(13.5 * u), room)
    base = h - 6.2 * u - max(sum(ink.height + 2.4 * u for ink in names) - 2.4 * u, 8 * u)
    strips = [
        (strip, False)
        for icons in reversed(face.fact("icons"))
        for strip in reversed(broken(icons, max(8, round((20 if w < SMALL else 17) * u)), room))
    ]
    if face.fact("guardian") and w >= SMALL:
        strips.insert(0, (row(face.fact("guardian"), max(8, round(12.5 * u)), round(room - 13 * u)), True))
    top = base - sum(strip.height + 2.2 * u for strip, _ in strips)
    foot = step(top - 22 * u, top + 10 * u, y)
    light = light * (1 - 0.86 * foot)[..., None] + lit(foot * 0.22, house.trim.pool)
    corner = np.exp(-(((x - 12 * u) / (24 * u)) ** 2 + ((y - 26 * u) / (42 * u)) ** 2))
    light = light * (1 - 0.45 * corner)[..., None]
    light = lay(light, rim_light, cover)
    at = h - 6.2 * u
    for ink in reversed(names):
        stamp(light, ink, (w - ink.width) / 2, at - ink.height, GILT if extra else IVORY, max(0.8, 1.0 * u), 0.9)
        at -= ink.height + 2.4 * u
    at = base
    for strip, is_guard in strips:
        at -= strip.height + 2.2 * u
        if is_guard:
            tower = strip.height * 0.86
            left = (w - strip.width - tower - 3 * u) / 2
            stamp_drawn(light, signs.tower, left + tower / 2, at + strip.height / 2, tower, LANTERN, 0.6 * u)
            paste(light, strip, left + tower + 3 * u, at)
        else:
            paste(light, strip, (w - strip.width) / 2, at)

    light = cost_mark(light, face, house, *(v * u for v in COST))
    if face.kind == "battler":
        strength_mark(light, face, house, *(v * u for v in STRENGTH))
    else:
        light = sign_mark(light, action, house, 17.5 * u, 44 * u, 10 * u)
    light = sign_mark(light, house.sign, house, w - 14 * u, 14 * u, 9.6 * u)
    if face.fact("group") == "walker":
        light = sign_mark(light, signs.cog, house, w - 14 * u, 35 * u, 8 * u)
    return shown(light, outline)
