"""Words on the screen, always drawn at the size they are shown, with the game's signs among them.

Markup: `{star}` draws a glyph of art/glyphs.py, `**bold**`, `*italic*`, `[Silver Fox|17]` is a link
(drawn in brass; its target "17" is found again with `Block.target_at`), one to "term:..." a word that the glossary
explains (drawn like the others, with dots under it), `{GAME/draw+1}` an icon of that game's cards, whose target is
"icon:GAME/draw+1". `escape` makes any text plain.
"""

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from art import fonts, glyphs, icons
from game.files import printable
from ui.base import fallback, theme
from ui.base.soft import blurred

LINK = theme.BRASS
TERM, SIGN = "term:", "icon:"
"""What the target of a word of the glossary begins with, and of an icon."""
LEADING = 1.22
GLYPH = 1.02
"""Height of a glyph against the font's size in pixels."""
ICON = 1.24
"""Height of an icon of the cards against the font's size."""
FINER = 3
UNKNOWN, OTHERWISE = "\u00b7", "body-bold"
"""What stands for a letter that no font has, and the role whose font has most."""
NOTHING = "\U0010fffd"  # no font has it
WIDE = "\u2006"  # a space as wide before figures as the font's own looks between words
STROKE = {"display": 0.017, "number": 0.026}
"""Roles whose font is too thin as it is: how far their letters are thickened all round, against their size.
They are drawn larger and averaged down."""

_kept: list = []


def keeps(most: int) -> Callable[[Callable], Callable]:
    """`lru_cache` for what is made of words that people may have typed: it is forgotten when the system has told of
    fonts that have letters of theirs."""

    def kept(make: Callable) -> Callable:
        _kept.append(lru_cache(maxsize=most)(make))
        return _kept[-1]

    return kept


_TOKEN = re.compile(r"\\(?P<plain>.)|\{(?P<glyph>[a-z][a-z0-9-]*)\}|\{(?P<icon>[a-z_]+/[^{}\s]+)\}"
                    r"|(?P<bold>\*\*)|(?P<italic>\*)|\[(?P<label>[^\]|\[]*)\|(?P<target>[^\]|]*)\]", re.S)  # fmt: skip
SIGNED = re.compile("(?:[+\u2212-][0-9]+ ?)+")
LAST = re.compile("[+\u2212-]?[0-9]{1,3}[.,:;!?]")
_STYLED = {"body": ("body-bold", "body-italic"), "serif": ("body-bold", "serif-italic")}


@lru_cache(maxsize=4096)
def escape(text: str) -> str:
    """The text with its markup signs made plain, for names that people typed."""
    return re.sub(r"([\\{*\[])", r"\\\1", text)


def with_icons(words: str, game: str) -> str:
    """Words in which rows of icons between ticks are drawn; what is none in that game's language is set in italics."""

    def drawn(found: re.Match) -> str:
        row = icons.marked(game, found[1])
        return " ".join(f"{{{game}/{word}}}" for word in row) if row else f"*{found[1]}*"

    return re.sub(r"`([^`]+)`", drawn, words)


def plain(words: str) -> str:
    """What is left of marked-up words in a text that knows no markup."""
    parts = (part if isinstance(part, str) else "".join(piece.text for piece in part) for part in _words(words, "body"))
    return re.sub(r" {2,}", " ", "".join(parts)).strip()


@dataclass(frozen=True)
class Piece:
    """A stretch of one style inside a word: letters, or one glyph (an icon if its name has a slash)."""

    text: str
    role: str
    glyph: str = ""
    target: str = ""


@dataclass
class Block:
    """Text laid out: what lies where, in pixels from its top left corner."""

    size: tuple[int, int]
    spots: list[tuple[int, int, Piece]]
    links: list[tuple[pygame.Rect, str]] = field(default_factory=list)
    lines: int = 1

    def target_at(self, x: float, y: float) -> str:
        """The target of the link at this place, or ""."""
        return next((target for rect, target in self.links if rect.collidepoint(x, y)), "")


class Linked(NamedTuple):
    """A paragraph as it lies in the window, with each link and each icon where it is seen, and its target."""

    rect: pygame.Rect
    links: list[tuple[pygame.Rect, str]]
    visible: bool = True


def linked(block: Block, rect: pygame.Rect) -> Linked:
    """A block that lies there."""
    return Linked(rect, [(place.move(rect.topleft), target) for place, target in block.links])


def _words(text: str, role: str) -> list[list[Piece] | str]:
    """Words (lists of pieces that may not be parted), " " between them and newlines."""
    text = printable(text)
    bold_role, italic_role = _STYLED.get(role, (role, role))
    out: list[list[Piece] | str] = []
    word: list[Piece] = []
    bold = italic = False

    def close() -> None:
        nonlocal word
        if word:
            out.append(word)
            word = []

    def add(letters: str, target: str = "") -> None:
        style = bold_role if bold else italic_role if italic else role
        parts = re.split(r"([ \n])", letters)
        for n, part in enumerate(parts):
            if part == " " and word and SIGNED.fullmatch("".join(piece.text for piece in word)):
                word.append(Piece(" ", style))  # what is added or taken away is not parted from what it counts
            elif part == " " and word and LAST.fullmatch(parts[n + 1]):
                word.append(Piece(" ", style))  # a number that ends what is said does not stand in a line of its own
            elif part in (" ", "\n"):
                close()
                out.append(part)
            else:
                word.extend(Piece(run, known, "", target) for run, known in drawable(part, style))

    at = 0
    for token in _TOKEN.finditer(text):
        add(text[at : token.start()])
        at = token.end()
        if token["plain"] is not None:
            add(token["plain"])
        elif token["glyph"] and token["glyph"] not in glyphs.NAMES:
            add(token[0])
        elif token["glyph"]:
            word.append(Piece("", role, token["glyph"]))
        elif token["icon"]:
            word.append(Piece("", role, token["icon"], SIGN + token["icon"]))
        elif token["bold"]:
            bold = not bold
        elif token["italic"]:
            italic = not italic
        else:
            add(token["label"], token["target"])
    add(text[at:])
    close()
    return out or ([[Piece(UNKNOWN, role)]] if text.strip() else out)


@keeps(2048)
def drawable(letters: str, role: str) -> tuple[tuple[str, str], ...]:
    """Letters in stretches with the role whose font has them; a font draws an empty box for what it has not.

    A letter or figure that none of ours has is one of the system's fonts, and a dot if there is none either, or as long
    as the system has not told of them; other signs, such as small pictures, are left out.
    """
    if letters.isascii():
        return ((letters, role),) if letters else ()
    runs: list[tuple[str, str]] = []
    for sign in letters:
        known = next((one for one in (role, OTHERWISE) if _has(one, sign)), "")
        if not known and sign.isalnum():
            known = _elsewhere(sign)
        elif not known and runs and _is_mark(sign) and _has(runs[-1][1], sign):
            known = runs[-1][1]
        shown = sign if known else UNKNOWN if sign.isalnum() else ""
        if shown and runs and runs[-1][1] == (known or role):
            runs[-1] = runs[-1][0] + shown, known or role
        elif shown:
            runs.append((shown, known or role))
    return tuple(runs)


def is_lacking(letters: str) -> bool:
    """Whether there are letters or signs among these that none of the fonts has, as far as that is known."""
    return "".join(run for run, _ in drawable(letters, "body")) != letters and not fallback.inquiry.is_under_way


_fallbacks: list[Path] = []
_unknown: set[str] = set()
"""Fonts of the system that had a letter, and scripts of which none has."""


@keeps(4096)
def _elsewhere(sign: str) -> str:
    """The role of a font of the system that has this letter, or "". The system is asked about once for a script."""
    if (known := _first_that_has(sign, _fallbacks)) or (script := fallback.script(sign)) in _unknown:
        return known
    files = fallback.inquiry.files(sign)
    if files is not None and not (known := _first_that_has(sign, files)):
        _unknown.add(script)
    return known


def _first_that_has(sign: str, files: Iterable[Path]) -> str:
    """The role of the first of these fonts that has this letter, or ""; it is remembered."""
    for file in files:
        role = fallback.role(file, sign)
        with suppress(pygame.error, OSError, ValueError, RuntimeError):  # it is no font that can be drawn in any size
            if _has(role, sign):
                if file not in _fallbacks:
                    _fallbacks.append(file)
                return role
    return ""


def has_new_letters() -> bool:
    """Whether the system has told of fonts that it was asked for aside: all words are laid out and drawn anew then."""
    global _held
    if not fallback.inquiry.has_news():
        return False
    for cache in _kept:
        cache.cache_clear()
    _drawn.clear()
    _held = 0
    return True


def _is_mark(sign: str) -> bool:
    """Whether a sign stands on the letter before it."""
    return unicodedata.category(sign).startswith("M")


@lru_cache(maxsize=4096)
def _has(role: str, sign: str) -> bool:
    """Whether the font of a role has a picture of this sign."""
    font = theme.font(role, 20)
    return sign.isspace() or font.metrics(sign)[0] not in (None, font.metrics(NOTHING)[0])


def _space(line: list[Piece], part: list[Piece], role: str, gap: bool) -> list[Piece]:
    """The space between what a line holds and the next word: the font's own is too narrow before figures."""
    if not gap or not line:
        return []
    before, after = line[-1], part[0]
    target = before.target if before.target == after.target else ""
    letters = WIDE if after.text[:1].isdigit() and after.role.startswith("body") else " "
    return [Piece(letters, after.role if after.role == before.role else role, "", target)]


def _icon(name: str, px: int) -> pygame.Surface:
    game, _, word = name.partition("/")
    return icons.icon(game, word, round(px * ICON))


def _width(piece: Piece, px: int) -> int:
    if "/" in piece.glyph:
        return _icon(piece.glyph, px).get_width() + max(1, px // 12)
    if piece.glyph:
        return round(px * GLYPH) + max(1, px // 12)
    return width_of(piece.text, piece.role, px)


@keeps(8192)
def width_of(letters: str, role: str, px: int) -> int:
    """How wide plain letters are, in pixels."""
    letters = printable(letters)
    if not letters.isascii() and (runs := drawable(letters, role)) != ((letters, role),):
        return sum(width_of(run, known, px) for run, known in runs)
    if role not in STROKE:
        return theme.font(role, px).size(letters)[0]
    finer = _finer(px)
    return -(-_thin(role, px * finer).size(letters)[0] // finer) + 1


def caret_at(letters: str, role: str, px: int, index: int) -> int:
    """How far from the left a caret stands in a line of plain letters, before the one with this index: behind the one
    before it, which is its left side where that runs from right to left."""
    for start, end in _backward(letters, role):
        if start < index <= end or index == start == 0:
            return width_of(letters[:start], role, px) + width_of(letters[index:end], role, px)
    return width_of(letters[:index], role, px)


def _backward(letters: str, role: str) -> list[tuple[int, int]]:
    """From where to where letters run from right to left, with the spaces and signs within (as `_as_read` has it)."""
    found: list[tuple[int, int]] = []
    is_open = False
    for n, sign in enumerate(letters if not letters.isascii() else ""):
        if any(fallback.runs_back(known) for _, known in drawable(sign, role)):
            found[len(found) - is_open :] = [(found[-1][0] if is_open else n, n + 1)]
            is_open = True
        elif unicodedata.bidirectional(sign) == "L":
            is_open = False
    return found


def _finer(px: int) -> int:
    """Letters as large as a title at 4K are smooth as they are."""
    return 1 if px > 110 else 2 if px > 60 else FINER


@lru_cache(maxsize=32)
def _thin(role: str, px: int, outline: int = 0) -> pygame.font.Font:
    """The font of a role as its file has it, or only the outline of its letters."""
    font = fonts.plain_font(role, px)
    font.outline = outline
    return font


def _letters(letters: str, role: str, px: int, ink: theme.Colour) -> pygame.Surface:
    """Plain letters as a picture; an empty one of signs that only turn or join others."""
    try:
        return _inked(printable(letters), role, px, ink)
    except pygame.error:
        return pygame.Surface((1, theme.font(role, px).get_height()), pygame.SRCALPHA)


def _inked(letters: str, role: str, px: int, ink: theme.Colour) -> pygame.Surface:
    if role not in STROKE:
        return theme.font(role, px).render(letters, True, ink)
    finer = _finer(px)
    stroke = max(1, round(px * finer * STROKE[role]))
    core = _thin(role, px * finer).render(letters, True, ink)
    size = core.get_width() + finer, core.get_height()
    large = pygame.Surface(size, pygame.SRCALPHA)
    large.fill((*ink[:3], 0))
    large.blit(_thin(role, px * finer, stroke).render(letters, True, ink), (-stroke // 2, -stroke))
    large.blit(core, (stroke // 2, 0))
    return pygame.transform.smoothscale(large, (-(-size[0] // finer), round(size[1] / finer)))


def centred(rect: pygame.Rect, role: str, px: int) -> int:
    """The top of a line of text so that its letters stand in the middle of the rectangle's height."""
    return rect.centery - theme.font(role, px).get_ascent() + round(px * 0.315)


def _broken(word: list[Piece], px: int, width: int) -> list[list[Piece]]:
    """A word wider than the box, cut so that each part fits."""
    parts: list[list[Piece]] = [[]]
    room = width
    for piece in word:
        letters = [Piece(c, piece.role, "", piece.target) for c in piece.text] if piece.text else [piece]
        for letter in letters:
            needs = _width(letter, px)
            if needs > room and parts[-1]:
                parts.append([])
                room = width
            parts[-1].append(letter)
            room -= needs
    return [_joined(part) for part in parts]


def _joined(pieces: list[Piece]) -> list[Piece]:
    """Neighbours of one style as one piece, so that they are shaped together."""
    out: list[Piece] = []
    for piece in pieces:
        last = out[-1] if out else None
        same = last and (last.role, last.target) == (piece.role, piece.target)
        if same and not piece.glyph and not last.glyph:
            out[-1] = Piece(last.text + piece.text, last.role, "", last.target)
        else:
            out.append(piece)
    return out


@keeps(2048)
def layout(text: str, role: str, px: int, width: int = 0, align: str = "left", leading: float = LEADING) -> Block:
    """Where every stretch of the text lies when lines are at most `width` pixels (0 = do not wrap)."""
    px = max(1, int(px))
    lines: list[list[Piece]] = [[]]
    gap = False
    for word in _words(text, role):
        if word == "\n":
            lines.append([])
            gap = False
        elif word == " ":
            gap = True
        else:
            fits = not width or sum(_width(p, px) for p in word) <= width
            for n, part in enumerate([word] if fits else _broken(word, px, width)):
                longer = _joined([*lines[-1], *_space(lines[-1], part, role, gap), *part])
                if n or (width and lines[-1] and sum(_width(p, px) for p in longer) > width):
                    if lines[-1]:
                        lines.append([])
                    longer = _joined(part)
                lines[-1] = longer
                gap = False
    return _placed(lines, role, px, width, align, leading)


def _placed(lines: list[list[Piece]], role: str, px: int, width: int, align: str, leading: float) -> Block:
    font = theme.font(role, px)
    natural = font.get_height()
    step = max(natural if len(lines) == 1 else 1, round(px * leading))
    widths = [sum(_width(p, px) for p in line) for line in lines]
    box = max([*widths, 1]) if not width or align == "left" else width
    spots: list[tuple[int, int, Piece]] = []
    links: list[tuple[pygame.Rect, str]] = []
    for row, line in enumerate(lines):
        x = {"left": 0, "center": (box - widths[row]) // 2, "right": box - widths[row]}[align]
        y = row * step
        for piece in _as_read(line):
            across = _width(piece, px)
            is_other = fallback.is_role(piece.role)
            sunk = font.get_ascent() - theme.font(piece.role, px).get_ascent() if is_other else 0
            spots.append((x, y + sunk, piece))
            if piece.target:
                links.append((pygame.Rect(x, y, across, step), piece.target))
            x += across
    height = (len(lines) - 1) * step + max(natural, step)
    return Block((box, height), spots, links, len(lines))


def _as_read(line: list[Piece]) -> list[Piece]:
    """The pieces of a line as they lie from left to right: what runs from right to left begins on the right, with the
    spaces and signs within it."""
    out: list[Piece] = []
    run: list[Piece] = []  # from the first piece that runs so
    last = 0  # how much of it to the last that does
    for piece in [*line, Piece("", "", "end")]:
        if fallback.runs_back(piece.role):
            run.append(piece)
            last = len(run)
        elif run and not piece.glyph and all(unicodedata.bidirectional(sign) != "L" for sign in piece.text):
            run.append(piece)
        else:
            out += [*map(_turned, reversed(run[:last])), *run[last:], piece]
            run, last = [], 0
    return out[:-1]


def _turned(piece: Piece) -> Piece:
    """Signs between what runs from right to left, as they lie there; a number is read as ever."""
    is_sign = not any(sign.isalnum() for sign in piece.text)
    return replace(piece, text=piece.text[::-1]) if is_sign else piece


_drawn: OrderedDict[tuple, pygame.Surface] = OrderedDict()
_BYTES = 48_000_000
_held = 0


def render(
    text: str, role: str, px: float, colour: theme.Colour, width: int = 0, align: str = "left",
    leading: float = LEADING, shadow: theme.Colour | None = None,
) -> pygame.Surface:  # fmt: skip
    """The text as a picture with alpha, shared and cached: do not draw on it.

    `px` is the font's size in pixels; `width` wraps; `align` is left, center or right;
    `shadow` lays a soft dark copy one step below, for words over pictures; the picture is then larger
    by `shadow_pad(px)` on every side.
    """
    global _held
    key = (text, role, int(px), tuple(colour), int(width), align, leading, shadow)
    found = _drawn.get(key)
    if found is not None:
        _drawn.move_to_end(key)
        return found
    block = layout(text, role, int(px), int(width), align, leading)
    picture = paint(block, int(px), colour)
    if shadow is not None:
        picture = _shadowed(picture, shadow, shadow_pad(px) // 3)
    _drawn[key] = picture
    _held += picture.get_width() * picture.get_height() * 4
    while _held > _BYTES and len(_drawn) > 1:
        old = _drawn.popitem(last=False)[1]
        _held -= old.get_width() * old.get_height() * 4
    return picture


def paint(block: Block, px: int, colour: theme.Colour, plain: bool = False) -> pygame.Surface:
    """A laid-out block as a new picture; `plain` uses one colour for glyphs and links too."""
    picture = pygame.Surface((max(1, block.size[0]), max(1, block.size[1])), pygame.SRCALPHA)
    for x, y, piece in block.spots:
        if piece.glyph:
            if "/" in piece.glyph:
                sign = _icon(piece.glyph, px)
            else:
                sign = glyphs.glyph(piece.glyph, round(px * GLYPH), tuple(colour) if plain else None)
            font = theme.font(piece.role, px)
            middle = y + font.get_ascent() - round(px * 0.32)
            picture.blit(sign, (x, max(0, middle - sign.get_height() // 2)))
        elif piece.text.strip():
            is_term = piece.target.startswith(TERM)
            ink = LINK if piece.target and not is_term and not plain else colour
            picture.blit(_letters(piece.text, piece.role, px, ink), (x, y))
            if is_term and not plain:
                _dot(picture, x, y, piece, px, colour)
    return picture


def _dot(picture: pygame.Surface, x: int, y: int, piece: Piece, px: int, colour: theme.Colour) -> None:
    """Dots under a word of the glossary: quiet, and no matter of colour alone."""
    thick = max(1, px // 14)
    line = min(y + theme.font(piece.role, px).get_ascent() + max(1, px // 8), picture.get_height() - thick)
    dots = pygame.Surface((thick, thick), pygame.SRCALPHA)
    dots.fill((*colour[:3], 150))
    for at in range(x, x + width_of(piece.text, piece.role, px) - thick, 3 * thick):
        picture.blit(dots, (at, line))


def shadow_pad(px: float) -> int:
    """By how many pixels a shadow makes the picture larger on each side."""
    return 3 * max(1, int(px) // 14)


def _shadowed(picture: pygame.Surface, dark: theme.Colour, step: int) -> pygame.Surface:
    pad = step * 3
    out = pygame.Surface((picture.get_width() + 2 * pad, picture.get_height() + 2 * pad), pygame.SRCALPHA)
    out.blit(picture, (pad, pad + step))
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((*dark[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    out = blurred(out, step, times=1)
    out.blit(out.copy(), (0, 0))
    out.blit(picture, (pad, pad))
    return out


def size(text: str, role: str, px: float, width: int = 0) -> tuple[int, int]:
    """The size in pixels that the text takes."""
    return layout(text, role, int(px), int(width), "left", LEADING).size  # asked as `render` does: it is laid out once


def fitting(text: str, role: str, px: float, width: float, least: int = 1) -> int:
    """The largest size of type up to `px` at which the text stands in one line of that width; never under `least`.

    Every size is a font to be opened: the first that is tried is right, or nearly.
    """
    now = int(px)
    while now > least and (wide := size(text, role, now)[0]) > width:
        now = max(least, min(now - 1, int(now * (width + 2) / wide)))
    return now


def shortened(text: str, role: str, px: float, width: int) -> str:
    """Plain text cut to one line of `width` pixels, with an ellipsis when something is left out."""
    if width_of(text, role, int(px)) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + "…", role, int(px)) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else "…"
