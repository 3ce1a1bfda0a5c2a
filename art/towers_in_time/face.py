"""The cards of Towers in Time, put together at the size they are shown.

The full face is for reading: temper, name and cost at the head; the window; attack and defense beside what kind of card
it is; then each glyph with its word, the rules, a note, and whether the card is on record. The board face is the window
with the four numbers in the same corners and the glyphs: numbers first, for it may be sixty pixels high.

The full face is 500 units wide, the board face 100. What borders and panes look like stands in `pieces.py`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from art.glyphs import picture as glyph_picture
from art.kit.inks import IVORY
from art.lettering import advance, fitting, letters
from art.sheet import Sheet
from art.towers_in_time import places, words
from art.towers_in_time.palette import PALETTES
from art.wanted import Face
from art.written import name_inks, print_number, print_origin, print_sign, print_words, set_words, stamp

NAME = 90  # units, on the board: across the name
NUMBERS = ("temper", "cost", "attack", "defense")
FIGHTING = ("attack", "defense")
LEAST_PICTURE = 300  # units: no plate of words begins higher
PALE = (0.80, 0.76, 0.66)


def face(sheet: Sheet, face: Face, style: str) -> Iterator[None]:
    """Lay a card's face on the sheet, style "full" or "board". LookupError for a school that there is not."""
    if face.fact("school") not in PALETTES:
        raise LookupError(f"{face.key} is of {face.fact('school')!r}, which is no school")
    return (board if style == "board" else full)(sheet, face)


def marks(face: Face) -> dict[str, str]:
    """The numbers that are printed, by their names."""
    return {name: text for name in NUMBERS if (text := words.number_of(face, name))}


# The full face


class Row(NamedTuple):
    """A glyph with its word, from the upper left corner of the block; x in pixels."""

    x: float
    y: float
    glyph: str
    said: str


class Plan(NamedTuple):
    """What is written on a full card: in pixels from the upper left corner of the block, and where its plate begins."""

    px: int
    rows: list[Row]
    pieces: list
    height: float
    top: float


def plan(face: Face, u: float) -> Plan:
    """Everything as large as it can be while the picture keeps its room."""
    width = round((places.ROOM[1] - places.ROOM[0]) * u)
    is_flanked = any(name in ("attack", "defense") for name in marks(face))  # their panes reach into the plate
    for k in (1.0, 0.94, 0.88, 0.82, 0.76, 0.70, 0.64):
        px = max(6, round(22.5 * u * k))
        rows, y = glyph_rows(face, px, width, round((276 if is_flanked else 416) * u))
        y = y or 14 * u * (is_flanked and bool(face.text or face.note))
        y += px * 0.28 if rows and face.text else 0
        pieces, y = set_words(face, px, width, y, px * 0.30, not rows)
        height = y
        top = places.FOOT - (38 if height else 30) - height / u
        if top >= LEAST_PICTURE:
            break
    return Plan(px, rows, pieces, height, top)


def glyph_rows(face: Face, px: int, width: int, room: int) -> tuple[list[Row], float]:
    """The glyphs with their words in lines no wider than `room`, each in the middle; and where the next would stand."""
    lines: list[list[tuple[float, str, str]]] = [[]]
    used, gap = 0.0, px * 0.9
    for glyph, number in words.abilities(face):
        if glyph == "use":
            continue  # the words say it
        said = words.said(glyph, number)
        wide = px * 1.5 + advance(said, "body-bold", px)
        if lines[-1] and used + wide > room:
            lines.append([])
            used = 0.0
        lines[-1].append((used, glyph, said))
        used += wide + gap
    rows = []
    for n, line in enumerate(lines):
        if line:
            left, glyph, said = line[-1]
            slack = (width - left - px * 1.5 - advance(said, "body-bold", px)) / 2
            rows += [Row(x + slack, n * px * 1.32, glyph, said) for x, glyph, said in line]
    return rows, len(lines) * px * 1.32 if rows else 0.0


def full(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for reading."""
    w, h = sheet.size
    u = w / 500
    school, shown = face.fact("school"), marks(face)
    names = [f"{name}-{school}" for name in ("full", "plate", "band")]
    sheet.need(*names, *(f"mark-{name}" for name in shown))
    yield
    at = plan(face, u)
    top = at.top * u
    yield
    sheet.fill((0, 0, w, h), (0.01, 0.01, 0.012))
    # What counts in the picture is above: heads are never cut, feet may be.
    head = (places.HEAD[1] - 4) * u
    sheet.picture((places.RIM * u, head, w - places.RIM * u, top), 0.04)
    yield
    sheet.lay(names[0], (0, 0, w, h))
    yield
    m = places.MARGIN * u
    sheet.stretch(names[1], (0, top - m, w, places.FOOT * u + m), m + 20 * u)
    yield
    sheet.lay(names[2], (0, top - places.BAND * u - m, w, top + m))
    yield
    room = round(w - 2 * 104 * u)
    name = letters(face.name, "display", fitting(face.name, "display", round(31 * u), room))
    sheet.print(name, (w - name.width) / 2, 47 * u - name.height * 0.52, places.LETTER, 1.0 * u)
    yield
    line = words.kind_words(face)
    said = letters(line, "body-bold", fitting(line, "body-bold", max(6, round(18.5 * u)), round(w - 2 * 108 * u)))
    sheet.print(said, (w - said.width) / 2, top - places.BAND * u / 2 - said.height * 0.53, PALE, 0.8 * u)
    yield
    for n, element in enumerate(elements(face)):
        x, y, r = (v * u for v in places.SCHOOL)
        y += 2.35 * r * n
        px = max(8, round(r * 1.7))
        sheet.print(glyph_picture(element, px).getchannel("A"), x - px / 2, y - px / 2, IVORY, 2.2 * u, 0.95)
    yield
    middle = top - places.BAND * u / 2
    for name, printed in _in_full(shown, middle, u).items():
        number_mark(sheet, name, *printed, True)
        yield
    yield from write(sheet, face, at, u)


def numbers_at(face: Face, style: str, size: tuple[int, int]) -> dict[str, tuple[str, float, float, float]]:
    """The numbers on a face of that size by what they count: as each is printed, its middle and its radius."""
    shown = marks(face)
    if style != "board":
        u = size[0] / 500
        return _in_full(shown, (plan(face, u).top - places.BAND / 2) * u, u)
    u, is_small = size[0] / 100, size[0] < places.SMALL
    where = dict(places.TINY if is_small else places.BOARD)
    if face.kind == "source":
        where["temper"] = where["foot"]
    middle = over_name(names_of(face, u, is_small), u, size[1], where["attack"][2] * u)[1]
    found = {}
    for name, text in shown.items():
        x, y, r = (v * u for v in where[name])
        found[name] = text, x, middle if name in FIGHTING else y, r
    return found


def _in_full(shown: dict[str, str], middle: float, u: float) -> dict[str, tuple[str, float, float, float]]:
    """The same on the full face, whose band has its middle there."""
    found = {}
    for name, text in shown.items():
        x, y, r = (v * u for v in getattr(places, name.upper()))
        found[name] = text, x, middle if name in FIGHTING else y, r
    return found


def elements(face: Face) -> list[str]:
    """The schools whose signs a card shows: of a gate all four elements, of a source perhaps two."""
    if "gate" in face.fact("traits"):
        return ["air", "earth", "fire", "water"]
    second = face.fact("second")
    return [str(face.fact("school")), *([str(second)] if second else [])]


def write(sheet: Sheet, face: Face, at: Plan, u: float) -> Iterator[None]:
    """The words in the middle of their plate, and at its foot whether the card is on record."""
    left, y = places.ROOM[0] * u, at.top * u + 16 * u
    px = at.px
    for n, row in enumerate(at.rows):
        sign = round(px * 1.12)
        ink = glyph_picture(row.glyph, sign).getchannel("A")
        sheet.print(ink, left + row.x, y + row.y + px * 0.60 - sign * 0.5, places.INK)
        sheet.print(letters(row.said, "body-bold", px), left + row.x + px * 1.42, y + row.y, places.INK)
        if n % 4 == 3:
            yield
    yield from print_words(sheet, at.pieces, px, left, y, places.INK, places.FAINT)
    said = words.ORIGINS.get(str(face.fact("origin")), "")
    print_origin(sheet, said, places.ROOM[1] * u, (places.FOOT - 22) * u, max(6, round(17.5 * u)), places.FAINT)
    yield


def number_mark(sheet: Sheet, name: str, text: str, x: float, y: float, r: float, is_full: bool = False) -> None:
    """A number in its pane."""
    down = {"temper": 0.14, "defense": -0.06}.get(name, 0.0) * r - (r * 0.10 if is_full else 0)
    high, broad = r * 1.18, r * (1.0, 1.2, 1.42)[min(len(text), 3) - 1]
    print_number(sheet, name, text, x, y, r, down, high, broad, places.LETTER)
    if is_full and name != "temper":
        print_sign(sheet, name, max(8, round(r * 0.42)), x, y + r * (0.40 if name != "defense" else 0.36), PALE)


# The board face


def in_a_line(face: Face) -> str:
    """What kind of card it is, and its glyphs in words, in one line."""
    said = [words.said(glyph, number) for glyph, number in words.abilities(face) if glyph != "use"]
    return "   \u00b7   ".join([words.kind_words(face), *said])


def board(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for the table."""
    w, h = sheet.size
    u = w / 100
    is_small = w < places.SMALL
    shown = marks(face)
    sheet.need(f"board-{face.fact('school')}", *(f"mark-{name}" for name in shown))
    sheet.picture((0, 0, w, h))
    yield
    foot = h - 6.5 * u
    is_source = face.kind == "source"  # of which one sees the foot alone, under its tower: there it says what it gives
    names = names_of(face, u, is_small)
    fights = [name for name in FIGHTING if name in shown]
    r = (places.TINY if is_small else places.BOARD)["attack"][2] * u
    name_top, middle = over_name(names, u, h, r)
    glyphs = signs_of(face)
    px, lines = rows_of(glyphs, u, w, is_small)
    # Beside the numbers there is room for a few; more stand above them.
    rows_top = (middle - r * 1.02 if fights else name_top - 1.5 * u) - len(lines) * px * 1.10
    beside = bool(fights) and len(lines) == 1 and len(lines[0]) <= (1 if is_small else 2)
    if beside:
        rows_top = middle - px * 0.55
    sheet.darken(min(rows_top, middle - r) - 16 * u, rows_top + 9 * u, 0.88, (0.004, 0.004, 0.006))
    yield
    sheet.lay(f"board-{face.fact('school')}", (0, 0, w, h))
    yield
    for line in lines:
        x = (w - sum(width for _, _, width in line)) / 2
        for glyph, number, width in line:
            stamp(sheet, glyph, px, x, rows_top)
            if number:
                ink = letters(number, "number", max(7, round(px * 0.92)))
                ink = ink.crop(ink.getbbox() or (0, 0, 1, 1))
                sheet.print(ink, x + px * 1.02, rows_top + (px - ink.height) / 2, places.LETTER, 0.6)
            x += width
        rows_top += px * 1.10
        yield
    at = foot
    for ink in reversed(names):
        middle_of = 63.5 * u if is_source else w / 2
        sheet.print(ink, middle_of - ink.width / 2, at - ink.height, IVORY, max(0.8, 1.0 * u), 0.9)
        at -= ink.height + 2.2 * u
    yield
    for name, printed in numbers_at(face, "board", (w, h)).items():
        number_mark(sheet, name, *printed)
    yield


def names_of(face: Face, u: float, is_small: bool) -> list[Image.Image]:
    """The name on the board face, in lines; on a small one there is none."""
    return [] if is_small else name_inks(face.name, u, 64 if face.kind == "source" else NAME)


def over_name(names: list[Image.Image], u: float, h: float, r: float) -> tuple[float, float]:
    """Where the name begins on the board face, and the middle of the numbers of that radius over it."""
    top = h - 6.5 * u - sum(ink.height + 2.2 * u for ink in names) if names else h - 4.5 * u
    return top, top - r * 1.06 - (1.0 * u if names else 0)


def signs_of(face: Face) -> list[tuple[str, str]]:
    """The glyphs of a board face: what it is, how great it is, what it can do; of a source, what it gives."""
    if face.kind == "source":
        return [(one, "") for one in elements(face)] + [one for one in words.abilities(face) if one[0] != "gate"]
    status = face.fact("status")
    return [(face.kind, ""), *([(str(status), "")] if status else []), *words.abilities(face)]


def rows_of(
    glyphs: list[tuple[str, str]], u: float, w: int, is_small: bool
) -> tuple[int, list[list[tuple[str, str, float]]]]:
    """In which lines the glyphs stand: how large each is, and each with its number and its width."""
    px = max(8, round((22 if is_small else 15) * u))
    room = w - 11 * u
    lines: list[list[tuple[str, str, float]]] = [[]]
    for glyph, number in glyphs:
        wide = px * (1.12 + (0.62 if number else 0))
        if lines[-1] and sum(width for *_, width in lines[-1]) + wide > room:
            lines.append([])
        lines[-1].append((glyph, number, wide))
    if len(lines) > 2 and px > 8:
        return rows_of(glyphs, u * 0.88, w, is_small)
    return px, lines
