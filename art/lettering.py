"""Text on pictures: set by `pygame.font` at the size shown, handed over as planes of ink.

A line may hold glyphs as {names}. Letters are set four times larger and averaged down: they keep their true
spacing at small sizes, and the thin strokes of the display font get their weight without stair-steps.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from art import glyphs
from art.fonts import THICKENED, plain_font

LARGER, FINE = 4, 40  # so much larger letters are set; those of more pixels than FINE half as much
TOKEN = re.compile(r"\{([a-z-]+)\}")
TOGETHER = re.compile("(?:(?<!\\S)[+\u2212-][0-9]+ +)*\\S+")


_plain = lru_cache(maxsize=160)(plain_font)


def larger(px: int) -> int:
    return LARGER if px <= FINE else LARGER // 2


@lru_cache(maxsize=512)
def letters(text: str, role: str, px: int, quarters: int = 0) -> Image.Image:
    """One line of text as a mask, as high as its font; moved right by so many quarters of a pixel."""
    k = larger(px)
    drawn = _plain(role, px * k).render(text or " ", True, (255, 255, 255))
    pixels = drawn.get_buffer().raw, "raw", "RGBA", drawn.get_pitch(), 1
    mask = Image.frombuffer("RGBA", drawn.get_size(), *pixels).getchannel("A")
    if role in THICKENED:
        weight = px * k * (0.036 if role == "number" else 0.022)
        mask = thickened(mask, max(1, round(weight / 2)))
    right = quarters * k // LARGER
    room = Image.new("L", (-(-(mask.width + right) // k) * k, -(-mask.height // k) * k), 0)
    room.paste(mask, (right, 0))
    small = room.reduce(k)
    # Averaging thins small text: give it back its ink.
    return small if px > FINE else levelled(small, FULLER)


def levelled(mask: Image.Image, levels: bytes) -> Image.Image:
    """The mask with each of its levels become another. (`Image.point` takes longer to begin than a word to be set.)"""
    return Image.frombytes("L", mask.size, mask.tobytes().translate(levels))


FULLER = bytes(round(255 * (v / 255) ** 0.78) for v in range(256))


def thickened(mask: Image.Image, by: int) -> Image.Image:
    """The mask spread by so many pixels to every side: what a maximum filter gives, in a fraction of its time."""
    w, h = mask.size
    room = Image.new("L", (w + 2 * by, h + 2 * by), 0)
    room.paste(mask, (by, by))
    for across in (1, 0):
        have = 1
        while have < 2 * by + 1:
            step = min(have, 2 * by + 1 - have)
            dx, dy = step * across, step * (1 - across)
            room = ImageChops.lighter(room, room.crop((dx, dy, room.width + dx, room.height + dy)))
            have += step
    return room.crop((0, 0, w, h))


def wide(text: str, role: str, px: int) -> int:
    """How many pixels `letters` are wide."""
    k = larger(px)
    return -(-_plain(role, px * k).size(text or " ")[0] // k)


def fitting(text: str, role: str, px: int, width: int, least: int = 6) -> int:
    """The largest size up to px at which the line is no wider than width."""
    while px > least and wide(text, role, px) > width:
        px = min(px - 1, max(least, int(px * width / wide(text, role, px))))
    return px


class Piece(NamedTuple):
    """A word or a glyph in its place."""

    text: str
    x: float
    y: int
    is_glyph: bool
    role: str


class Block(NamedTuple):
    """Text set in lines."""

    pieces: list[Piece]
    px: int
    height: int


def advance(text: str, role: str, px: int) -> float:
    """How far the pen moves for this text, in pixels and parts of pixels."""
    k = larger(px)
    return _plain(role, px * k).size(text)[0] / k


def words_of(line: str) -> list[str]:
    """The words of a line; what is added or taken away is not parted from what it counts: "+3 strength" is one."""
    return TOGETHER.findall(line)


def set_lines(text: str, role: str, px: int, width: int, y: int = 0, centred: bool = False) -> tuple[list[Piece], int]:
    """Break the text into lines of at most `width`: the pieces, and where the next line would stand."""
    leading, space = round(px * 1.2), advance(" ", role, px) * 1.15
    pieces: list[Piece] = []
    for paragraph in text.split("\n"):
        line: list[tuple[list[tuple[str, bool, float]], float]] = []
        used = 0.0
        words = words_of(paragraph)
        for word in [*words, None]:
            parts, wide = [], 0.0
            for i, part in enumerate(TOKEN.split(word) if word else ()):
                if part:
                    is_glyph = i % 2 == 1 and part in glyphs.GLYPHS
                    part_width = px if is_glyph else advance(part, role, px)
                    parts.append((part, is_glyph, part_width))
                    wide += part_width
            if line and (word is None or used + space + wide > width):
                x = (width - used) / 2 if centred else 0.0
                for set_word, _ in line:
                    for part, is_glyph, part_width in set_word:
                        pieces.append(Piece(part, x, y, is_glyph, role))
                        x += part_width
                    x += space
                y += leading
                line, used = [], 0
            if word is not None:
                used += (space if line else 0) + wide
                line.append((parts, wide))
    return pieces, y


def set_block(text: str, note: str, px: int, width: int, height: int, least: int = 5) -> Block:
    """Rules and note, as large as the room allows."""
    while True:
        pieces, y = set_lines(text, "serif", px, width)
        if note:
            more, y = set_lines(note, "serif-italic", max(5, round(px * 0.88)), width, y + round(px * 0.55))
            pieces = pieces + more
        if y <= height or px <= least:
            return Block(pieces, px, y)
        px -= 1
