"""The cards of Control, put together at the size they are shown: picture, frame, number, name, text.

Two faces of a kind: the full face for reading, 500 units wide, and the board face with the picture from edge to edge
and signs to be read across the table, 100 units wide. What frame and plates look like stands in `pieces.py`.
"""

from collections.abc import Iterator

from PIL import Image

from art.control.places import DECK, DECK_SIGNS, KINDS, LETTER, NUMBER, SIGN, SMALL_NUMBER, SMALL_SIGN
from art.glyphs import picture as glyph_picture
from art.kit.inks import IVORY, SEPIA
from art.lettering import advance, fitting, letters, set_block
from art.sheet import Sheet
from art.wanted import Face


def face(sheet: Sheet, face: Face, style: str) -> Iterator[None]:
    """Lay a card's face on the sheet, style "full" or "board". LookupError for a kind that Control does not have."""
    if face.kind not in KINDS:
        raise LookupError(f"{face.key} is {face.kind}, and Control dresses only {', '.join(KINDS)}")
    return (board if style == "board" else full)(sheet, face)


def full(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for reading."""
    w, h = sheet.size
    u = w / 500
    deck = [f"deck-{face.kind}"] if face.marking >= 0 else []
    sheet.need(f"full-{face.kind}", *deck)
    sheet.picture((20 * u, 20 * u, 480 * u, 422 * u), 0.149)
    yield
    sheet.lay(f"full-{face.kind}", (0, 0, w, h))
    yield
    name = letters(face.name, "display", fitting(face.name, "display", round(33 * u), round(400 * u)))
    sheet.print(name, (w - name.width) / 2, 428 * u - name.height * 0.52, LETTER, 1.2 * u)
    yield
    line = max(6, round(19 * u))
    words = in_a_line(face)
    left = (w - advance(words, "body-bold", line) - round(line * 1.35)) / 2
    sheet.paste(glyph_picture(face.kind, line), left, 469 * u - line * 0.56)
    said = letters(words, "body-bold", line)
    sheet.print(said, left + line * 1.35, 469 * u - said.height * 0.53, LETTER, 0.8 * u)
    if deck:
        x, y, reach = (v * u for v in (*DECK[:2], DECK[2] * 1.75))
        sheet.lay(*deck, (x - reach, y - reach, x + reach, y + reach))
        glyph_at(sheet, DECK_SIGNS[face.marking], DECK, u)
    glyph_at(sheet, face.kind, SIGN, u)
    yield
    number = letters(str(face.number), "number", fitting(str(face.number), "number", round(66 * u), round(66 * u)))
    sheet.print_centred(number, NUMBER[0] * u, NUMBER[1] * u, LETTER, 2 * u)
    yield
    yield from rules(sheet, face, u)


def numbers_at(face: Face, style: str, size: tuple[int, int]) -> dict[str, tuple[str, float, float, float]]:
    """The numbers on a face of that size by what they count: as each is printed, its middle and its radius."""
    place, units = (SMALL_NUMBER, 100) if style == "board" else (NUMBER, 500)
    x, y, r = (v * size[0] / units for v in place)
    return {"fuel": (str(face.number), x, y, r)}


def in_a_line(face: Face) -> str:
    """What kind of card it is, in one line."""
    return f"{KINDS[face.kind]}   \u00b7   {face.number} fuel"


def rules(sheet: Sheet, face: Face, u: float) -> Iterator[None]:
    """Text and note, in the middle of their plate."""
    block = set_block(face.text, face.note, max(7, round(25 * u)), round(414 * u), round(138 * u))
    left, top = round(43 * u), round(568 * u - block.height / 2)
    yield
    for n, piece in enumerate(block.pieces):
        italic = piece.role.endswith("italic")
        px = max(5, round(block.px * 0.88)) if italic else block.px
        if piece.is_glyph:
            sign = glyph_picture(piece.text, px)
            if piece.text in KINDS:
                sheet.paste(sign, left + piece.x, top + piece.y + px * 0.03)
            else:
                sheet.print(
                    sign.getchannel("A"), left + piece.x, top + piece.y + px * 0.03, tuple(3 * v for v in SEPIA)
                )
        else:
            at = int(piece.x)
            ink = letters(piece.text, piece.role, px, int((piece.x - at) * 4))
            sheet.print(ink, left + at, top + piece.y, tuple((2.2 if italic else 1.0) * v for v in SEPIA))
        if n % 6 == 5:
            yield


def board(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for the table."""
    w, h = sheet.size
    u = w / 100
    piece = f"board-{face.kind}"
    sheet.need(piece)
    sheet.picture((0, 0, w, h))
    yield
    sheet.lay(piece, (0, 0, w, h))
    yield
    base = h - 6.5 * u
    for ink in reversed(name_lines(face.name, u)):
        base -= ink.height
        sheet.print(ink, (w - ink.width) / 2, base, IVORY, max(0.8, 1.0 * u), 0.9)
        base -= 3.0 * u
    yield
    glyph_at(sheet, face.kind, SMALL_SIGN, u)
    number = letters(str(face.number), "number", round((22.5 if face.number < 10 else 19) * u))
    sheet.print_centred(number, SMALL_NUMBER[0] * u, SMALL_NUMBER[1] * u, LETTER, 0.7 * u)
    yield


def glyph_at(sheet: Sheet, name: str, place: tuple[float, float, float, float], u: float) -> None:
    """A glyph in the middle of its medallion: x, y, radius and the glyph's side, in units."""
    px = max(8, round(place[3] * u))
    sheet.paste(glyph_picture(name, px), place[0] * u - px / 2, place[1] * u - px / 2)


def name_lines(name: str, u: float) -> list[Image.Image]:
    """The name in one line, or each word in a line of its own if it would be small in one; only the ink."""
    room, words = round(88 * u), name.split(" ")
    px, lines = fitting(name, "display", max(7, round(15.5 * u)), room), [name]
    if px < 11.5 * u and len(words) > 1:
        px = min(fitting(word, "display", max(7, round(14.5 * u)), room) for word in words)
        lines = words
    inks = [letters(line, "display", px) for line in lines]
    return [ink.crop(ink.getbbox() or (0, 0, 1, 1)) for ink in inks]
