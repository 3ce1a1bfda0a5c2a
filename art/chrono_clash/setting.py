"""The words and rows of icons of a card of Chrono Clash, set in lines: what stands where, and how large.

Everything here is measured from the upper left corner of its block, in pixels, before anything is painted.
"""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from art.chrono_clash.icons import Row, measured
from art.kit.inks import IVORY, SEPIA, Light, rgb
from art.lettering import advance, fitting, letters, words_of
from art.wanted import Face

# A full card is 500 units wide and 700 high.
ROOM = (44, 456)  # where words stand, left and right
FOOT = 672  # of the last plate
LEAST_PICTURE = 336  # no plate of words begins higher
LANTERN = rgb("#f0d9a4")
PALE_SEPIA: Light = tuple(2.4 * v for v in SEPIA)
DIM_IVORY: Light = tuple(0.95 * v for v in IVORY)


class Words(NamedTuple):
    """A piece of text of one look."""

    text: str
    role: str
    ink: Light


class Set(NamedTuple):
    """Words or icons in their place, from the upper left corner of their block."""

    x: float
    y: float
    what: Words | Row
    px: int = 0


class Block(NamedTuple):
    pieces: list[Set]
    height: float


class Plan(NamedTuple):
    """What is written on a full card and where: the two blocks, and the edges of their plates in units."""

    rules: Block
    guard: Block | None
    top: int
    parting: int


@lru_cache(maxsize=4096)
def wide_of(word: str, role: str, px: int) -> float:
    return advance(word, role, px)


def flow(parts: list[Words], px: int, width: float) -> Block:
    """Words one after the other, in lines no wider than `width` pixels."""
    pieces, x, y = [], 0.0, 0.0
    space = wide_of(" ", "serif", px) * 1.1
    for part in parts:
        for word in words_of(part.text):
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
    strip = measured(icons, high, int(width))
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


def plan(face: Face, u: float) -> Plan:
    """Everything as large as it can be while the picture keeps its room."""
    width = (ROOM[1] - ROOM[0]) * u
    for k in (1.0, 0.94, 0.88, 0.82, 0.76, 0.70, 0.64, 0.58):
        px, high = max(6, round(22.5 * u * k)), max(8, round(39 * u * k))
        texts = face.fact("rows_text")
        blocks = [
            told(icons, [Words(texts[i] if i < len(texts) else "", "serif", SEPIA)], high, px, width)
            for i, icons in enumerate(face.fact("icons"))
        ]
        if not blocks and face.text:
            blocks = [flow([Words(face.text, "serif", SEPIA)], px, width)]
        if face.note:
            said = [Words(face.note, "serif-italic", PALE_SEPIA)]
            blocks.append(centred(even(said, max(6, round(px * 0.88)), width), width))
        rules = stacked(blocks, 9 * u * k)
        guard = None
        if face.fact("guardian"):
            said = [
                Words("As a guardian:", "body-bold", LANTERN),
                Words(lower(face.fact("guardian_text")), "serif", DIM_IVORY),
            ]
            guard = told(face.fact("guardian"), said, round(high * 0.86), max(6, round(px * 0.95)), width - 30 * u)
        parting = FOOT - (-(-round(guard.height / u + 20) // 4) * 4 + 4 if guard else 0)
        top = parting - -(-round(rules.height / u + 26) // 4) * 4
        if top >= LEAST_PICTURE:
            break
    return Plan(rules, guard, top, parting)


def lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def name_lines(name: str, px: int, room: int) -> list[Image.Image]:
    """A name in one line, or in two if it would be small in one; only the ink."""
    lines, size = [name], fitting(name, "display", max(7, px), room)
    if " " in name and (size < px * 0.72 or letters(name, "display", size).width > room):
        spaces = [i for i, letter in enumerate(name) if letter == " "]
        middle = min(spaces, key=lambda i: abs(i - len(name) / 2))
        lines = [name[:middle], name[middle + 1 :]]
        size = min(fitting(line, "display", max(7, round(px * 0.88)), room) for line in lines)
    inks = [letters(line, "display", size) for line in lines]
    inks = [ink.crop(ink.getbbox() or (0, 0, 1, 1)) for ink in inks]
    # There is no smaller type, but there are smaller cards.
    return [ink if ink.width <= room else ink.resize((room, ink.height), Image.Resampling.BOX) for ink in inks]


def broken(icons: str, high: int, room: int) -> list[Row]:
    """A row of icons in one line, or in two if it would be small in one."""
    strip = measured(icons, high, room)
    words = icons.split()
    if strip.height >= high * 0.82 or len(words) < 2:
        return [strip]
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words)) if words[i - 1] != "with"]
    wide = [max(measured(half, high, 10**6).width for half in pair) for pair in halves]
    pair = halves[wide.index(min(wide))]
    return [measured(half, round(high * 0.94), room) for half in pair]
