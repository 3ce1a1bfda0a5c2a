"""The cards of Doctor Who, put together at the size they are shown.

The full face is for reading: the sign of its zone and its name at the head; the picture,
    in whose lower corners Energy
and Substance stand to the left and Support to the right; what it is; then the rules, a note,
    and whether the card is on
record. The board face is the picture with the three values in a row at its foot: numbers first, for it may be sixty
pixels high.

The full face is 500 units wide, the board face 100. What rims and jewels look like stands in `pieces.py`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from art.doctor_who import places, words
from art.kit.inks import IVORY
from art.lettering import fitting, letters
from art.sheet import Sheet
from art.wanted import Face
from art.written import name_inks, print_number, print_origin, print_sign, print_words, set_words, stamp

LEAST_PICTURE = 300  # units: no plate of words begins higher
TOLD = 280  # pixels: on a face as wide as this the values have their names beside them
NAME = 88  # units, on the board: across the name
SIGNS_END = 103  # units, on the board: the values stand below
VALUES = (*words.VALUES, "solve")


def face(sheet: Sheet, face: Face, style: str) -> Iterator[None]:
    """Lay a card's face on the sheet, style "full" or "board". LookupError for a frame that there is not."""
    words.frame_of(face)
    return (board if style == "board" else full)(sheet, face)


# The full face


class Plan(NamedTuple):
    """What is written on a full card: in pixels from the upper left corner of the block, and where its plate begins."""

    px: int
    pieces: list
    height: float
    top: float


def plan(face: Face, u: float) -> Plan:
    """Everything as large as it can be while the picture keeps its room."""
    width = round((places.ROOM[1] - places.ROOM[0]) * u)
    for k in (1.0, 0.94, 0.88, 0.82, 0.76, 0.70, 0.64):
        px = max(6, round(23 * u * k))
        pieces, y = set_words(face, px, width, 0.0, px * 0.34, True)
        top = places.FOOT - (38 if y else 30) - y / u
        if top >= LEAST_PICTURE:
            break
    return Plan(px, pieces, y, top)


def full(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for reading."""
    w, h = sheet.size
    u = w / 500
    frame, shown = words.frame_of(face), words.numbers(face)
    names = [f"{name}-{frame}" for name in ("full", "plate", "band")]
    sheet.need(*names, *(f"mark-{name}" for name in shown))
    yield
    at = plan(face, u)
    top = at.top * u
    yield
    sheet.fill((0, 0, w, h), (0.008, 0.008, 0.012))
    # What counts in the picture is above: heads are never cut, feet may be. It runs on a little behind the words.
    below = min(h - places.RIM * u, top + 60 * u)
    sheet.picture((places.RIM * u, (places.HEAD[1] - 4) * u, w - places.RIM * u, below), 0.03)
    yield
    if below < h - places.RIM * u:
        sheet.fill((places.RIM * u, below, w - places.RIM * u, h - places.RIM * u), (0.004, 0.004, 0.006))
    sheet.darken(top - 10 * u, top + 50 * u, 0.93, (0.004, 0.004, 0.006))
    yield
    sheet.lay(names[0], (0, 0, w, h))
    yield
    m = places.MARGIN * u
    sheet.stretch(names[1], (0, top - m, w, places.FOOT * u + m), m + 20 * u)
    yield
    sheet.lay(names[2], (0, top - places.BAND * u - m, w, top + m))
    yield
    room = round(w - 2 * (86 if "solve" not in shown else 96) * u)
    name = letters(face.name, "display", fitting(face.name, "display", round(31 * u), room))
    sheet.print(name, (w - name.width) / 2, 46 * u - name.height * 0.52, places.LETTER, 1.0 * u)
    x, y, r = (v * u for v in places.ZONE)
    stamp_about(sheet, words.sign_of(face), max(8, round(r * 1.7)), x, y)
    yield
    line = in_a_line(face)
    said = letters(line, "body-bold", fitting(line, "body-bold", max(6, round(18.5 * u)), round(w - 2 * 34 * u)))
    middle = top - places.BAND * u / 2
    sheet.print(said, (w - said.width) / 2, middle - said.height * 0.53, places.LETTER, 0.8 * u)
    yield
    for name, (text, x, y, r) in _in_full(shown, middle, u).items():
        number_mark(sheet, name, text, x, y, r, True)
        if w >= TOLD:
            told = letters(name.title(), "body-bold", max(9, round(14.5 * u)))
            sheet.print(told, x - told.width / 2, y + (r * 0.98 if name == "solve" else -r * 0.98 - told.height),
                        places.LETTER, 1.1 * u, 0.95)  # fmt: skip
        yield
    yield from write(sheet, face, at, u)


def numbers_at(face: Face, style: str, size: tuple[int, int]) -> dict[str, tuple[str, float, float, float]]:
    """The numbers on a face of that size by what they count: as each is printed, its middle and its radius."""
    shown = words.numbers(face)
    if style == "board":
        where, u = places.TINY if size[0] < places.SMALL else places.BOARD, size[0] / 100
        return {name: (text, *(v * u for v in where[name])) for name, text in shown.items()}
    u = size[0] / 500
    return _in_full(shown, (plan(face, u).top - places.BAND / 2) * u, u)


def _in_full(shown: dict[str, str], middle: float, u: float) -> dict[str, tuple[str, float, float, float]]:
    """The same on the full face, whose band has its middle there."""
    found = {}
    for name, text in shown.items():
        x, y, r = (v * u for v in getattr(places, name.upper()))
        found[name] = text, x, y if name == "solve" else middle - 58 * u, r
    return found


def write(sheet: Sheet, face: Face, at: Plan, u: float) -> Iterator[None]:
    """The words on their plate, and at its foot whether the card is on record."""
    left, y = places.ROOM[0] * u, at.top * u + 16 * u
    yield from print_words(sheet, at.pieces, at.px, left, y, places.INK, places.FAINT)
    said = words.ORIGINS.get(str(face.fact("origin")), "")
    print_origin(sheet, said, places.ROOM[1] * u, (places.FOOT - 22) * u, max(6, round(17.5 * u)), places.FAINT)
    yield


def number_mark(sheet: Sheet, name: str, text: str, x: float, y: float, r: float, is_full: bool = False) -> None:
    """A number in its jewel; on the full face with its sign below."""
    high, broad = r * (1.12 if is_full else 1.22), r * (1.20 if len(text) > 1 else 1.05)
    print_number(sheet, name, text, x, y, r, -r * 0.14 if is_full else 0, high, broad, places.LETTER)
    if is_full:
        print_sign(sheet, name, max(8, round(r * 0.44)), x, y + r * 0.36, places.LETTER)


# The board face


def in_a_line(face: Face) -> str:
    """What kind of card it is, in one line."""
    return words.kind_words(face)


def board(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for the table."""
    w, h = sheet.size
    u = w / 100
    is_small = w < places.SMALL
    frame, shown = words.frame_of(face), words.numbers(face)
    where = places.TINY if is_small else places.BOARD
    sheet.need(f"board-{frame}", *(f"mark-{name}" for name in shown))
    sheet.picture((0, 0, w, h))
    yield
    fights = face.kind == "creature"
    foot = (where["energy"][1] - where["energy"][2] - 1.0) * u if fights else h - 7.5 * u
    names = [] if is_small else name_inks(face.name, u, NAME)
    name_top = foot - sum(ink.height + 2.2 * u for ink in names)
    signs = words.signs_of(face)
    px = max(7, round(side_of(len(signs), is_small) * u))
    sheet.darken(name_top - 22 * u, name_top + 8 * u, 0.88, (0.004, 0.004, 0.006))
    yield
    sheet.lay(f"board-{frame}", (0, 0, w, h))
    yield
    x, y, r = (v * u for v in (places.TINY_ZONE if is_small else places.BOARD_ZONE))
    stamp_about(sheet, words.sign_of(face), max(8, round(r * 1.9)), x, y)
    down = y + r * 1.1 + px * 0.62
    for n, sign in enumerate(signs):
        stamp_about(sheet, sign, px, x, down + n * px * 1.14)
    yield
    at = foot
    for ink in reversed(names):
        sheet.print(ink, w / 2 - ink.width / 2, at - ink.height, IVORY, max(0.8, 1.0 * u), 0.9)
        at -= ink.height + 2.2 * u
    yield
    for name, printed in numbers_at(face, "board", (w, h)).items():
        number_mark(sheet, name, *printed)
    yield


def side_of(count: int, is_small: bool) -> float:
    """How large so many signs can be that stand under that of the zone, in units."""
    _, y, r = places.TINY_ZONE if is_small else places.BOARD_ZONE
    return min(19 if is_small else 11.5, (SIGNS_END - y - r * 1.1) / (1.14 * count + 0.12))


def stamp_about(sheet: Sheet, glyph: str, px: int, x: float, y: float) -> None:
    """A glyph in its colours about its middle."""
    stamp(sheet, glyph, px, round(x - px / 2), round(y - px / 2))
