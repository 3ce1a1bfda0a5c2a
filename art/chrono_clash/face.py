"""The cards of Chrono Clash, put together at the size they are shown.

The full face is for reading: a name, the cost as an hour on a dial, the strength on a shield, then each row of icons
large with its words, and the guardian ability on a dark slab of its own. The board face is the picture
with the same signs in the same places. The picture gets the room that the words leave.

The full face is 500 units wide, the board face 100. What frame and plates look like stands in `pieces.py`.
"""

from collections.abc import Iterator
from math import cos, pi, sin

from art.chrono_clash import places, signs
from art.chrono_clash.houses import HOUSES
from art.chrono_clash.icons import Row, measured
from art.chrono_clash.setting import FOOT, LANTERN, ROOM, Block, broken, name_lines, plan
from art.kit.inks import IVORY, rgb
from art.kit.pen import Sign, Stylus, drawn
from art.lettering import fitting, letters
from art.sheet import Box, Ink, Sheet
from art.wanted import Face

GILT = rgb("#ffcf70")
PASSED, TO_COME = rgb("#fff4c8"), (0.02, 0.015, 0.01)  # hours on the dial

# A board face less wide than this has no room for the guardian's row: a card as small lies in play or on a pile.
SMALL = 72
DIAL_READ = 22  # pixels of radius under which the hours on a dial are left out


def face(sheet: Sheet, face: Face, style: str) -> Iterator[None]:
    """Lay a card's face on the sheet, style "full" or "board". LookupError for a house that there is not."""
    return (board if style == "board" else full)(sheet, face)


def full(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for reading."""
    w, h = sheet.size
    u = w / 500
    house, dress = HOUSES[face.fact("colour")], f"{face.fact('colour')}-{face.fact('part')}"
    plates = [f"full-{dress}", f"band-{dress}", f"sheet-{dress}"] + [f"stone-{dress}"] * bool(face.fact("guardian"))
    sheet.need(*plates, *marks(face))
    yield
    at = plan(face, u)
    top, parting = at.top * u, at.parting * u
    yield
    sheet.fill((places.RIM * u, top, w - places.RIM * u, h - places.RIM * u), tuple(0.4 * v for v in house.pool))
    # What counts in the picture is above: heads are never cut, feet may be.
    sheet.picture(((places.RIM + 1) * u, places.RIM * u, w - (places.RIM + 1) * u, top + 8 * u), 0.035)
    yield
    sheet.lay(f"full-{dress}", (0, 0, w, h))
    yield
    m = places.MARGIN * u
    sheet.lay(f"band-{dress}", (0, top - places.BAND * u - m, w, top + 26 * u + m))
    sheet.stretch(f"sheet-{dress}", (0, top - m, w, parting + m), m + 26 * u)
    yield
    if at.guard:
        sheet.stretch(f"stone-{dress}", (0, parting + 5 * u - m, w, FOOT * u + m), m + 26 * u)
        middle = (parting + 5 * u + FOOT * u) / 2
        print_drawn(sheet, signs.tower, 50 * u, middle, 25 * u, LANTERN, 1.0 * u)
        yield
        yield from write(sheet, at.guard, ROOM[0] * u + 31 * u, middle - at.guard.height / 2)
    yield from write(sheet, at.rules, ROOM[0] * u, (top + parting) / 2 - at.rules.height / 2)
    yield
    left, right = 118 * u, w - 90 * u
    name = letters(face.name, "display", fitting(face.name, "display", round(31 * u), round(right - left)))
    colour = GILT if is_extra(face) else places.LETTER
    sheet.print(name, (left + right - name.width) / 2, 50 * u - name.height * 0.52, colour, 1.2 * u)
    yield
    said = letters(in_a_line(face), "body-bold", max(6, round(18 * u)))
    y = top - places.BAND * u * 0.5 + 3 * u
    sheet.print(said, (w - said.width) / 2, y - said.height * 0.53, tuple(0.9 * v for v in house.light), 0.8 * u)
    yield
    cost_mark(sheet, face, *(v * u for v in places.COST))
    yield
    signs_of(sheet, face, u, places.HOUSE_SIGN, places.STRENGTH, places.ACTION, places.WALKER)
    yield


def marks(face: Face) -> list[str]:
    """The pieces beside the cost that say what kind of card it is."""
    colour = face.fact("colour")
    shield = [f"strength-{colour}"] if face.kind == "battler" else []
    return [*shield, f"medal-{colour}"] if not shield or face.fact("group") else shield


def in_a_line(face: Face) -> str:
    """What kind of card it is, in one line."""
    said = [HOUSES[face.fact("colour")].word, face.kind.title()]
    if face.fact("group"):
        said.append(str(face.fact("group")).title())
    return "   \u00b7   ".join([*said, "Extra deck"] if is_extra(face) else said)


def numbers_at(face: Face, style: str, size: tuple[int, int]) -> dict[str, tuple[str, float, float, float]]:
    """The numbers on a face of that size by what they count: as each is printed, its middle and its radius."""
    cost, strength, u = places.COST, places.STRENGTH, size[0] / 500
    if style == "board":
        cost, strength, u = places.SMALL_COST, places.SMALL_STRENGTH, size[0] / 100
    found = {"cost-extra" if is_extra(face) else "cost": (str(face.fact("cost")), *(v * u for v in cost))}
    if face.kind == "battler":
        found["strength"] = str(face.fact("strength")), *(v * u for v in strength)
    return found


def numbers_in_words(face: Face) -> list[str]:
    """What the cogwheel and the shield hold."""
    cost = f"cost {face.fact('cost')}{' in battlers' if is_extra(face) else ''}"
    return [cost, f"strength {face.fact('strength')}"] if face.kind == "battler" else [cost]


def write(sheet: Sheet, block: Block, x: float, y: float) -> Iterator[None]:
    """Set words and rows of icons in their places, from the upper left corner of their block."""
    for n, piece in enumerate(block.pieces):
        if isinstance(piece.what, Row):
            yield from stamp(sheet, piece.what, x + piece.x, y + piece.y)
        else:
            at = int(x + piece.x)
            ink = letters(piece.what.text, piece.what.role, piece.px, int((x + piece.x - at) * 4))
            sheet.print(ink, at, y + piece.y, piece.what.ink)
        if n % 6 == 5:
            yield


def stamp(sheet: Sheet, row: Row, x: float, y: float) -> Iterator[None]:
    """A row of icons, its upper left corner there."""
    for right, one in row.icons():
        sheet.paste(one, x + right, y)
        yield


def board(sheet: Sheet, face: Face) -> Iterator[None]:
    """The face for the table."""
    w, h = sheet.size
    u = w / 100
    house, dress = HOUSES[face.fact("colour")], f"{face.fact('colour')}-{face.fact('part')}"
    sheet.need(f"board-{dress}", *marks(face))
    sheet.picture((0, 0, w, h))
    # From the foot upward: the name, the guardian's row, the rows of icons.
    room = round(89 * u)
    names = name_lines(face.name, round(13.5 * u), room)
    yield
    base = h - 6.2 * u - max(sum(ink.height + 2.4 * u for ink in names) - 2.4 * u, 8 * u)
    strips = []
    for icons in reversed(face.fact("icons")):
        lines = broken(icons, max(8, round((20 if w < SMALL else 17) * u)), room)
        strips += [(strip, False) for strip in reversed(lines)]
        yield
    if face.fact("guardian") and w >= SMALL:
        strips.insert(0, (measured(face.fact("guardian"), max(8, round(12.5 * u)), round(room - 13 * u)), True))
    top = base - sum(strip.height + 2.2 * u for strip, _ in strips)
    sheet.darken(top - 22 * u, top + 10 * u, 0.86, tuple(0.22 * v for v in house.pool))
    sheet.lay(f"board-{dress}", (0, 0, w, h))
    at = h - 6.2 * u
    for ink in reversed(names):
        colour = GILT if is_extra(face) else IVORY
        sheet.print(ink, (w - ink.width) / 2, at - ink.height, colour, max(0.8, 1.0 * u), 0.9)
        at -= ink.height + 2.4 * u
    yield
    at = base
    for strip, is_guard in strips:
        at -= strip.height + 2.2 * u
        tower = strip.height * 0.86 if is_guard else 0.0
        left = (w - strip.width - (tower + 3 * u if is_guard else 0)) / 2
        if is_guard:
            print_drawn(sheet, signs.tower, left + tower / 2, at + strip.height / 2, tower, LANTERN, 0.6 * u)
            left += tower + 3 * u
        yield from stamp(sheet, strip, left, at)
    cost_mark(sheet, face, *(v * u for v in places.SMALL_COST))
    yield
    signs_of(sheet, face, u, places.SMALL_HOUSE_SIGN, places.SMALL_STRENGTH, places.SMALL_ACTION, places.SMALL_WALKER)
    yield


def print_drawn(sheet: Sheet, sign: Sign, cx: float, cy: float, size: float, ink: Ink, edge: float = 0.0) -> None:
    mask = drawn(sign, size)
    sheet.print(mask, cx - mask.width / 2, cy - mask.height / 2, ink, edge)


def cost_mark(sheet: Sheet, face: Face, cx: float, cy: float, r: float) -> None:
    """The cost: an hour on a dial."""
    cost = int(face.fact("cost"))
    if not is_extra(face) and r > DIAL_READ:
        print_drawn(sheet, hours(cost, False), cx, cy, r * 2, TO_COME)
        print_drawn(sheet, hours(cost, True), cx, cy, r * 2, PASSED, r * 0.02)
    number(sheet, str(cost), cx, cy, r, 1.24, 1.16)


def number(sheet: Sheet, text: str, cx: float, cy: float, r: float, high: float, wide: float) -> None:
    ink = letters(text, "number", fitting(text, "number", round(r * high), round(r * wide)))
    sheet.print_centred(ink, cx, cy, places.LETTER, r * 0.035)


Place = tuple[float, float, float]


def signs_of(sheet: Sheet, face: Face, u: float, house: Place, strength: Place, action: Place, walker: Place) -> None:
    """The house's sign; the strength on its shield, or the sign of an action; that of a walker."""
    colour = face.fact("colour")
    light = HOUSES[colour].light
    x, y, r = (v * u for v in house)
    print_drawn(sheet, HOUSES[colour].sign, x, y, r * 1.12, light, r * 0.05)
    if face.kind == "battler":
        x, y, r = (v * u for v in strength)
        sheet.lay(f"strength-{colour}", around(x, y, r))
        number(sheet, str(face.fact("strength")), x, y - r * 0.10, r, 1.36, 1.34)
    medals = [(action, signs.action)] * (face.kind != "battler") + [(walker, signs.cog)] * bool(face.fact("group"))
    for place, sign in medals:
        x, y, r = (v * u for v in place)
        sheet.lay(f"medal-{colour}", around(x, y, r))
        print_drawn(sheet, sign, x, y, r * 1.12, light, r * 0.05)


def around(x: float, y: float, r: float) -> Box:
    """The box of a mark with its shadow."""
    return x - 1.75 * r, y - 1.75 * r, x + 1.75 * r, y + 1.75 * r


def hours(cost: int, is_past: bool) -> Sign:
    """The marks of a dial's twelve hours: those that have passed by an hour, or those to come."""

    def draw(p: Stylus) -> None:
        for hour in range(1, 13):
            if (hour <= cost) == is_past:
                t = hour * pi / 6 - pi / 2
                p.line([(0.5 + far * cos(t), 0.5 + far * sin(t)) for far in (0.405, 0.455)], 0.052)

    return draw


def is_extra(face: Face) -> bool:
    return face.fact("part") == "extra"
