"""The cards of Chrono Clash, put together at the size they are shown.

The full face is for reading: a name, the cost as an hour on a dial, the strength on a shield, then each row of icons
large with its words, and the guardian ability on a dark slab of its own. The board face is the picture
with the same signs in the same places. The picture gets the room that the words leave.
"""

from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from art.chrono_clash import signs
from art.chrono_clash.houses import GOLD, HOUSES, NO_HOUSE, House
from art.chrono_clash.icons import row, shield
from art.chrono_clash.signs import Sign, Stylus
from art.face import IVORY, SEPIA, Master, medallion, rivet, stamp_number
from art.glyphs import Point
from art.lettering import advance, fitting, letters
from art.light import Array, blur, fbm, lit, mix, noise, rgb, step
from art.march import Stuff
from art.relief import enamel, inside, lay, linear, metal, moulding, panel, plane, round_, shown, stamp
from art.wanted import Face

RIM = 22  # of the frame, in units; a full card is 500 units wide and 700 high
ROOM = (44, 456)  # where words stand, left and right
FOOT = 672  # of the last plate
LEAST_PICTURE = 336  # no plate of words begins higher
BAND = 27  # what kind of card it is, between picture and words
SLATE = (0.020, 0.024, 0.034)
LANTERN = rgb("#f0d9a4")
GILT = rgb("#ffcf70")


class Words(NamedTuple):
    """A piece of text of one look."""

    text: str
    role: str
    ink: Array


class Set(NamedTuple):
    """Words or icons in their place, from the upper left corner of their block."""

    x: float
    y: float
    what: Words | Image.Image
    px: int = 0


class Block(NamedTuple):
    pieces: list[Set]
    height: float


def face(face: Face, style: str, size: tuple[int, int], master: Master) -> Image.Image:
    """A card's face: style "full" or "board", of that size in pixels (5:7 is the right shape)."""
    house = HOUSES.get(face.fact("colour"), NO_HOUSE)
    return (board if style == "board" else full)(face, house, size, master)


# Words


@lru_cache(maxsize=4096)
def wide_of(word: str, role: str, px: int) -> float:
    return advance(word, role, px)


def flow(parts: list[Words], px: int, width: float) -> Block:
    """Words one after the other, in lines no wider than `width` pixels."""
    pieces, x, y = [], 0.0, 0.0
    space = wide_of(" ", "serif", px) * 1.1
    for part in parts:
        for word in part.text.split():
            wide = wide_of(word, part.role, px)
            if x and x + wide > width:
                x, y = 0.0, y + round(px * 1.16)
            pieces.append(Set(x, y, part._replace(text=word), px))
            x += wide + space
    return Block(pieces, y + round(px * 1.16) if pieces else 0.0)


def even(parts: list[Words], px: int, width: float) -> Block:
    """The same in as few lines, but of about the same length: no word is left alone in the last."""
    block = flow(parts, px, width)
    for k in range(24, 10, -1):
        closer = flow(parts, px, width * k / 25)
        if closer.height > block.height:
            break
        block = closer
    return block


def centred(block: Block, width: float) -> Block:
    """The same lines, each in the middle."""
    ends: dict[float, float] = {}
    for piece in block.pieces:
        ends[piece.y] = piece.x + wide_of(piece.what.text, piece.what.role, piece.px)
    return block._replace(pieces=[p._replace(x=p.x + (width - ends[p.y]) / 2) for p in block.pieces])


def told(icons: str, words: list[Words], high: int, px: int, width: float) -> Block:
    """A row of icons with its words: beside it if the row is short, else below it."""
    strip = row(icons, high, int(width))
    left = strip.width + px * 0.55
    below = even(words, px, width)
    if strip.width < width * 0.5:
        beside = even(words, px, width - left)
        tall = max(strip.height, beside.height)
        if tall <= strip.height + below.height:
            down = (tall - beside.height) / 2
            pieces = [p._replace(x=p.x + left, y=p.y + down) for p in beside.pieces]
            return Block([Set(0, (tall - strip.height) / 2, strip), *pieces], tall)
    down = strip.height + px * 0.22
    return Block([Set(0, 0, strip), *(p._replace(y=p.y + down) for p in below.pieces)], down + below.height)


def stacked(blocks: list[Block], gap: float) -> Block:
    pieces, y = [], 0.0
    for block in blocks:
        pieces += [p._replace(y=p.y + y) for p in block.pieces]
        y += block.height + gap
    return Block(pieces, y - gap if blocks else 0.0)


class Plan(NamedTuple):
    """What is written on a full card and where: the two blocks, and the edges of their plates in units."""

    rules: Block
    guard: Block | None
    top: int
    parting: int


def plan(face: Face, u: float) -> Plan:
    """Everything as large as it can be while the picture keeps its room."""
    width = (ROOM[1] - ROOM[0]) * u
    for k in (1.0, 0.94, 0.88, 0.82, 0.76, 0.70, 0.64, 0.58):
        px, high = max(6, round(22.5 * u * k)), max(8, round(39 * u * k))
        texts = face.fact("rows_text", ())
        blocks = [
            told(icons, [Words(texts[i] if i < len(texts) else "", "serif", SEPIA)], high, px, width)
            for i, icons in enumerate(face.fact("icons", ()))
        ]
        if not blocks and face.text:
            blocks = [flow([Words(face.text, "serif", SEPIA)], px, width)]
        if face.note:
            said = [Words(face.note, "serif-italic", SEPIA * 2.4)]
            blocks.append(centred(even(said, max(6, round(px * 0.88)), width), width))
        rules = stacked(blocks, 9 * u * k)
        guard = None
        if face.fact("guardian"):
            said = [
                Words("As a guardian:", "body-bold", LANTERN),
                Words(lower(face.fact("guardian_text", "")), "serif", IVORY * 0.95),
            ]
            guard = told(face.fact("guardian"), said, round(high * 0.86), max(6, round(px * 0.95)), width - 30 * u)
        parting = FOOT - (-(-round(guard.height / u + 20) // 4) * 4 + 4 if guard else 0)
        top = parting - -(-round(rules.height / u + 26) // 4) * 4
        if top >= LEAST_PICTURE:
            break
    return Plan(rules, guard, top, parting)


def lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def write(light: Array, block: Block, x: float, y: float) -> None:
    for piece in block.pieces:
        if isinstance(piece.what, Image.Image):
            paste(light, piece.what, x + piece.x, y + piece.y)
        else:
            at = int(x + piece.x)
            ink = letters(piece.what.text, piece.what.role, piece.px, int((x + piece.x - at) * 4))
            stamp(light, ink, at, y + piece.y, piece.what.ink)


def paste(light: Array, picture: Image.Image, x: float, y: float) -> None:
    """Lay a picture with alpha on the light, its upper left corner at x, y."""
    left, top = round(x), round(y)
    rows, columns = light.shape[:2]
    x0, y0, x1, y1 = max(0, left), max(0, top), min(columns, left + picture.width), min(rows, top + picture.height)
    if x0 < x1 and y0 < y1:
        part = picture.crop((x0 - left, y0 - top, x1 - left, y1 - top))
        cover = np.asarray(part.getchannel("A"), np.float32) / 255
        light[y0:y1, x0:x1] = mix(light[y0:y1, x0:x1], linear(part), cover)


# Metal


class Local(NamedTuple):
    """A rectangle of the card to work in: so much less to compute."""

    part: Array
    x: Array
    y: Array


def local(light: Array, left: float, top: float, right: float, foot: float, margin: float) -> Local:
    rows, columns = light.shape[:2]
    x0, y0 = max(0, int(left - margin)), max(0, int(top - margin))
    x1, y1 = min(columns, int(right + margin) + 1), min(rows, int(foot + margin) + 1)
    x, y = plane((x1 - x0, y1 - y0))
    return Local(light[y0:y1, x0:x1], x + x0, y + y0)


def mask_of(shape: tuple[int, int], points: list[Point]) -> Array:
    """A polygon, in pixels, as a plane of cover."""
    factor = 4
    drawn = Image.new("L", (shape[1] * factor, shape[0] * factor), 0)
    ImageDraw.Draw(drawn).polygon([(x * factor, y * factor) for x, y in points], fill=255)
    return np.asarray(drawn.reduce(factor), np.float32) / 255


def badge(light: Array, outline, cx: float, cy: float, high: float, wide: float, stuff: Stuff, pool) -> None:
    """A plate of metal with a field of enamel; `outline(d)` gives it in heights, drawn in by d."""
    left, top = cx - wide / 2, cy - high / 2
    here = local(light, left, top, left + wide, top + high, high * 0.3)
    shape = here.part.shape[:2]
    dx, dy = left - float(here.x[0, 0]) + 0.5, top - float(here.y[0, 0]) + 0.5

    def drawn_in(d: float) -> Array:
        return mask_of(shape, [(dx + x * high, dy + y * high) for x, y in outline(d)])

    outer, inner, field = drawn_in(0.0), drawn_in(0.055), drawn_in(0.115)
    height = blur(outer, high * 0.02) * high * 0.10 + blur(inner - field, high * 0.012) * high * 0.05
    part = lay(here.part, metal(height, stuff, grain=0.02), outer, high * 0.10, 0.75)
    edge = np.clip(blur(field, high * 0.05) * 2 - 1, 0, 1)
    fall = np.linspace(1.5, 0.7, shape[0], dtype=np.float32)[:, None]
    glass = lit(fall * (0.45 + 0.55 * edge), pool)
    here.part[:] = mix(part, glass, field)


def drawn(sign: Sign, size: float) -> Image.Image:
    """A sign as a mask of that size, the least bit larger than itself on every side."""
    side = max(8, round(size * 1.16))
    factor = 8 if side < 60 else 4
    pen = Stylus(side * factor)
    margin = (1 - size / side) / 2
    sign(pen.inset(margin, margin, size / side))
    return pen.mask.reduce(factor)


def stamp_drawn(light: Array, sign: Sign, cx: float, cy: float, size: float, ink: Array, edge: float = 0.0) -> None:
    mask = drawn(sign, size)
    stamp(light, mask, cx - mask.width / 2, cy - mask.height / 2, ink, edge)


def hours(cost: int, is_past: bool) -> Sign:
    """The marks of a dial's twelve hours: those that have passed by an hour, or those to come."""

    def draw(p: Stylus) -> None:
        for hour in range(1, 13):
            if (hour <= cost) == is_past:
                t = hour * pi / 6 - pi / 2
                p.line([(0.5 + far * cos(t), 0.5 + far * sin(t)) for far in (0.405, 0.455)], 0.052)

    return draw


def burst(points: int, waist: float):
    """The outline of a sun with so many points, in a square one high."""

    def outline(d: float) -> list[Point]:
        far = (0.5 - d * 1.35, 0.5 * waist - d * 0.75)
        return [
            (0.5 + far[i % 2] * sin(i * pi / points), 0.5 - far[i % 2] * cos(i * pi / points))
            for i in range(2 * points)
        ]  # fmt: skip

    return outline


def cost_mark(light: Array, face: Face, house: House, cx: float, cy: float, r: float) -> Array:
    """The cost: an hour on a dial; that of an extra-deck card, which no time pays for, is on a sun."""
    cost = int(face.fact("cost", face.number))
    if is_extra(face):
        badge(light, burst(12, 0.80), cx, cy, r * 2.24, r * 2.24, GOLD, house.trim.pool)
    else:
        light = medallion(light, cx, cy, r, house.trim, 0, 0.28)
        if r > 22:
            stamp_drawn(light, hours(cost, False), cx, cy, r * 2, np.asarray((0.02, 0.015, 0.01)))
            stamp_drawn(light, hours(cost, True), cx, cy, r * 2, rgb("#fff4c8"), r * 0.02)
    text = str(cost)
    number = letters(text, "number", fitting(text, "number", round(r * 1.24), round(r * 1.16)))
    stamp_number(light, number, cx, cy, house.trim, r * 0.035)
    return light


def strength_mark(light: Array, face: Face, house: House, cx: float, cy: float, r: float) -> None:
    """The strength: a number on a shield."""
    wide = 1.02
    badge(
        light,
        lambda d: shield(wide, d),
        cx,
        cy + r * 0.04,
        r * 2.1,
        r * 2.1 * wide,
        house.trim.accent,
        (0.03, 0.03, 0.036),
    )
    text = str(face.fact("strength", 0))
    number = letters(text, "number", fitting(text, "number", round(r * 1.36), round(r * 1.34)))
    stamp_number(light, number, cx, cy - r * 0.10, house.trim, r * 0.035)


def sign_mark(light: Array, sign: Sign, house: House, cx: float, cy: float, r: float) -> Array:
    light = medallion(light, cx, cy, r, house.trim, 0, 0.17)
    stamp_drawn(light, sign, cx, cy, r * 1.12, house.light, r * 0.05)
    return light


def is_extra(face: Face) -> bool:
    return face.fact("part") == "extra"


def action(p: Stylus) -> None:
    signs.spark(p, 0.5, 0.5, 0.56, 0.27)


# The full face


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
    for cx, cy in ((14.5, 14.5), (485.5, 14.5), (14.5, 685.5), (485.5, 685.5)):
        light = rivet(light, x, y, cx * u, cy * u, (6.2 if extra else 5) * u, GOLD if extra else house.trim.accent)
    window = inside(house.plate(x, y, (RIM + 2) * u, (RIM + 2) * u, w - (RIM + 2) * u, h, 15 * u))
    accent = GOLD if extra else house.trim.accent
    here = local(light, 60 * u, 20 * u, w - 14 * u, 80 * u, 12 * u)
    name = house.plate(here.x, here.y, 40 * u, 25 * u, w - 26 * u, 75 * u, 15 * u)
    part = lay(here.part, metal(moulding(-name, 9 * u, 3.4 * u), accent), inside(name))
    here.part[:] = lay(part, enamel(-name - 7 * u, house.trim.pool, 5 * u), inside(name + 7.5 * u))
    window = window * (1 - inside(house.plate(x, y, 40 * u, 25 * u, w - 26 * u, 75 * u, 15 * u)))
    light = sign_mark(light, house.sign, house, w - 50 * u, 50 * u, 31 * u)
    return light, inside(outer), window * (1 - inside(np.hypot(x - w + 50 * u, y - 50 * u) - 31 * u))


def beads(w: int, h: int, inset: float, apart: float) -> list[Point]:
    """Places along the rim, corners aside."""
    places = []
    for long, far, is_across in ((w, h, True), (h, w, False)):
        first, last = inset + apart, long - inset - apart
        count = round((last - first) / apart)
        for i in range(count + 1):
            at = first + (last - first) * i / count
            places += [(at, side) if is_across else (side, at) for side in (inset, far - inset)]
    return places


def pearls(light: Array, places: list[Point], r: float) -> None:
    """One small dome of gold, again and again."""
    n = 2 * ceil(r + 0.5)
    x, y = plane((n, n))
    far = round_(x, y, n / 2, n / 2, r)
    dome = metal(np.sqrt(np.clip(1 - ((far + r) / r) ** 2, 0, 1)) * r * 0.8, GOLD, grain=0)
    for cx, cy in places:
        left, top = round(cx - n / 2), round(cy - n / 2)
        light[top : top + n, left : left + n] = mix(light[top : top + n, left : left + n], dome, inside(far))


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
    """The picture, behind everything, so that its middle is where nothing covers it."""
    left = round((RIM + 1) * u)
    wide = light.shape[1] - 2 * left
    art = master(face.game, face.key, wide)
    art = art.resize((wide, round(wide * 1.4)), Image.Resampling.LANCZOS, reducing_gap=3)
    first, last = round(RIM * u), round(foot + 8 * u)
    high = last - first
    seen = (first + 46 * u + foot - BAND * u) / 2 - first  # the middle of what stays uncovered
    top = round(min(max(0.0, art.height * 0.46 - seen), max(0, art.height - high)))
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


# The board face


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


def name_lines(name: str, px: int, room: int) -> list[Image.Image]:
    """A name in one line, or in two if it would be small in one; only the ink."""
    lines, size = [name], fitting(name, "display", max(7, px), room)
    if size < px * 0.72 and " " in name:
        spaces = [i for i, letter in enumerate(name) if letter == " "]
        middle = min(spaces, key=lambda i: abs(i - len(name) / 2))
        lines = [name[:middle], name[middle + 1 :]]
        size = min(fitting(line, "display", max(7, round(px * 0.88)), room) for line in lines)
    inks = [letters(line, "display", size) for line in lines]
    return [ink.crop(ink.getbbox() or (0, 0, 1, 1)) for ink in inks]


def broken(icons: str, high: int, room: int) -> list[Image.Image]:
    """A row of icons in one line, or in two if it would be small in one."""
    strip = row(icons, high, room)
    words = icons.split()
    if strip.height >= high * 0.82 or len(words) < 2:
        return [strip]
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words)) if words[i - 1] != "with"]
    wide = [max(row(half, high, 10**6).width for half in pair) for pair in halves]
    pair = halves[wide.index(min(wide))]
    return [row(half, round(high * 0.94), room) for half in pair]


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
        for icons in reversed(face.fact("icons", ()))
        for strip in reversed(broken(icons, max(8, round(17 * u)), room))
    ]
    if face.fact("guardian"):
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

    light = cost_mark(light, face, house, 17.5 * u, 17.5 * u, 15.5 * u)
    if face.kind == "battler":
        strength_mark(light, face, house, 17.5 * u, 49 * u, 14.2 * u)
    else:
        light = sign_mark(light, action, house, 17.5 * u, 44 * u, 10 * u)
    light = sign_mark(light, house.sign, house, w - 14 * u, 14 * u, 9.6 * u)
    if face.fact("group") == "walker":
        light = sign_mark(light, signs.cog, house, w - 14 * u, 35 * u, 8 * u)
    return shown(light, outline)
