"""What is written alike on the faces of several games: words on their plate, numbers in their marks, signs, names.

Where it stands, how large it is and in which ink, each game's own `face.py` says.
"""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageFilter

from art.glyphs import picture as glyph_picture
from art.lettering import fitting, letters, levelled, set_lines
from art.sheet import Box, Ink, Sheet, shade_levels
from art.wanted import Face

NOTE = 0.90  # how large the letters of a note are beside those of the rules
Lines = list  # of pieces of words, set


def set_words(face: Face, px: int, width: int, y: float, gap: float, is_first: bool) -> tuple[Lines, float]:
    """The rules and the note in lines from y downward, and where the next would stand; `gap` is before the note."""
    pieces: Lines = []
    if face.text:
        found, end = set_lines(face.text, "serif", px, width)
        pieces += [p._replace(y=p.y + y) for p in found]
        y += end
    if face.note:
        y += gap if pieces or not is_first else 0
        found, end = set_lines(face.note, "serif-italic", max(5, round(px * NOTE)), width, 0, True)
        pieces += [p._replace(y=p.y + y) for p in found]
        y += end
    return pieces, y


def print_words(sheet: Sheet, pieces: Lines, px: int, left: float, y: float, ink: Ink, faint: Ink) -> Iterator[None]:
    """Set lines on their plate, the rules in one ink and the note in a fainter one."""
    for n, piece in enumerate(pieces):
        is_note = piece.role.endswith("italic")
        size = max(5, round(px * NOTE)) if is_note else px
        x = int(left + piece.x)
        shown = letters(piece.text, piece.role, size, int((left + piece.x - x) * 4))
        sheet.print(shown, x, y + piece.y, faint if is_note else ink)
        if n % 6 == 5:
            yield


def print_origin(sheet: Sheet, said: str, right: float, y: float, px: int, ink: Ink) -> None:
    """Whether the card is on record, at the right end of the plate's foot; nothing where there is nothing to say."""
    if said:
        shown = letters(said, "body-italic", px)
        sheet.print(shown, right - shown.width, y, ink)


def print_number(sheet: Sheet, name: str, text: str, x: float, y: float, r: float, down: float, high: float,
                 broad: float, ink: Ink) -> None:  # fmt: skip
    """A number in its mark about (x, y), so far below its middle; no higher and no broader than said."""
    sheet.lay(f"mark-{name}", around(x, y, r))
    shown = letters(text, "number", fitting(text, "number", max(7, round(high)), max(6, round(broad))))
    sheet.print_centred(shown, x, y + down, ink, max(0.6, r * 0.035))


def print_sign(sheet: Sheet, glyph: str, px: int, x: float, top: float, ink: Ink) -> None:
    """The shape of a glyph in one ink, its middle at x: what a number is of."""
    sheet.print(glyph_picture(glyph, px).getchannel("A"), x - px / 2, top, ink, 0.6)


def around(x: float, y: float, r: float) -> Box:
    """The box of a mark with its shadow."""
    return x - 1.75 * r, y - 1.75 * r, x + 1.75 * r, y + 1.75 * r


def stamp(sheet: Sheet, glyph: str, px: int, left: float, top: float) -> None:
    """A glyph in its colours, with a little dark about it: it may lie on anything."""
    picture = glyph_picture(glyph, px)
    pad = max(1, round(px * 0.16))
    dark = Image.new("L", (px + 2 * pad, px + 2 * pad), 0)
    dark.paste(picture.getchannel("A"), (pad, pad))
    dark = dark.filter(ImageFilter.GaussianBlur(max(0.7, px * 0.07)))
    sheet.paste_mask(levelled(dark, shade_levels(0.9)), round(left) - pad, round(top) - pad, (0, 0, 0))
    sheet.paste(picture, left, top)


NAME_PX = 12.5  # units: a name in one line
NEAR = 8.0  # how many pixels a unit has where it is decided how many lines a name takes


@lru_cache(maxsize=2048)
def name_lines(name: str, across: float) -> tuple[str, ...]:
    """The name in one line, or in two if it would be small in one: the same however large the card is drawn."""
    room, px = round(across * NEAR), round(NAME_PX * NEAR)
    if " " not in name or fitting(name, "display", px, room) >= px * 0.74:
        return (name,)
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    middle = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return name[:middle], name[middle + 1 :]


def name_inks(name: str, u: float, across: float) -> list[Image.Image]:
    """The lines of the name; only the ink. `across`: units of room."""
    room, lines = round(across * u), name_lines(name, across)
    px = max(7, round(NAME_PX * u * (1.0 if len(lines) == 1 else 0.88)))
    size = min(fitting(line, "display", px, room) for line in lines)
    inks = [letters(line, "display", size) for line in lines]
    return [ink.crop(ink.getbbox() or (0, 0, 1, 1)) for ink in inks]
