"""A combat in the strip between both sides: the two that fight, both sums, who may still help, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from art import glyphs
from game.kernel.conflict import Conflict, Ending, Fighter, Side
from game.kernel.naming import counted
from game.kernel.template import address, fill
from ui.base import plates, text, theme
from ui.base.canvas import Target, drawn
from ui.shows.doctor_who import texts
from ui.table import hud
from ui.table.marks import DOWN, UP

SIDE = 0.375  # of the strip's width, for each of both
# Units that words and numbers are large in the strip, and how far they grow with the size of things: there is no more
# room in its height.
NAME, HELP, SUM, LABEL, END = (17, 20), (14, 16), (31, 37), (13, 16), (16, 26)


def draw_meeting(
    target: pygame.Surface, rect: pygame.Rect, view, found: Conflict, ending: Ending | None, names: Sequence[str],
    u: float, grown: float = 1.0,
) -> None:  # fmt: skip
    """The attacker at the left, the defender at the right, between them what comes of it (`ending`)."""
    plates.draw_plate(target, "dialog", rect, u, radius=10, raised=4)
    wide = round(rect.w * SIDE)
    mains = [main(side) for side in found.sides]
    is_named = bool(found.defence.fighters or found.defence.gone) or found.ending is not None  # or nobody is, for sure
    for at, (side, other) in enumerate(((0, 1), (1, 0))):
        room = pygame.Rect(rect.x if not at else rect.right - wide, rect.y, wide, rect.h).inflate(-round(18 * u), 0)
        draw_side(target, room, view, found.sides[side], mains[side], mains[other], bool(at), names, u, grown, is_named,
                  ending is not None and ending.is_decided)  # fmt: skip
    middle = pygame.Rect(rect.x + wide, rect.y, rect.w - 2 * wide, rect.h).inflate(-round(6 * u), -round(8 * u))
    if ending is not None:
        said = text.escape(address(ending.words, names))
        words = said if ending.is_decided else fill(texts.IF_BOTH_PASS, words=said)
    else:
        words = texts.UNDECIDED if is_named else texts.NO_DEFENDER_YET
    px = hud.wrapped(words, "body-bold", sized(END, u, grown), middle.size, 0.5 / grown)
    shown = text.render(words, "body-bold", px, theme.PARCHMENT, middle.w, "center", 1.02)
    target.blit(shown, shown.get_rect(center=middle.center))


def sized(units: tuple[int, int], u: float, grown: float) -> int:
    """Pixels of a type, `grown` times as large as usual if there is room."""
    return round(min(units[0] * grown, units[1]) * u)


def main(side: Side) -> Fighter | None:
    """The one of a side that stands for itself."""
    return next((fighter for fighter in side.fighters if fighter.helps < 0), None)


def draw_side(
    target: Target, room: pygame.Rect, view, side: Side, own: Fighter | None, other: Fighter | None,
    is_right: bool, names: Sequence[str], u: float, grown: float, is_named: bool = True, is_decided: bool = False,
) -> None:  # fmt: skip
    """A main combatant: its name and helpers at the outside, its two sums towards the middle."""
    colour = theme.SEATS[side.seat]
    edge = pygame.Rect(0, 0, max(3, round(4 * u)), round(room.h * 0.66))
    edge.center = (room.right if is_right else room.x, room.centery)
    drawn(pygame.draw.rect, target, colour, edge, border_radius=edge.w)
    if own is None:
        words = f"**{text.escape(names[side.seat])}**: {absence(side, is_named)}"
        px = text.fitting(words, "body", round(17 * u * min(grown, 1.5)), room.w - round(20 * u), 8)
        shown = text.render(words, "body", px, theme.FADED)
        target.blit(shown, shown.get_rect(center=room.center))
        return
    theirs = dict(other.numbers) if other is not None else {}
    numbers = dict(own.numbers)
    inner, step = (room.x, 1) if is_right else (room.right, -1)
    each = round(62 * u)
    for n, stat in enumerate(("energy", "substance")):
        x = inner + step * (each // 2 + n * each) if is_right else inner - each // 2 - (1 - n) * each
        draw_sum(target, (x, room.centery), numbers[stat], theirs.get(stat), texts.LABELS[stat], u, grown)
    wide = room.w - 2 * each - round(14 * u)
    left = room.right - round(10 * u) - wide if is_right else room.x + round(10 * u)
    words = view.what[own.card].name
    px = text.fitting(words, "body-bold", sized(NAME, u, grown), wide, 8)
    shown = text.render(text.escape(text.shortened(words, "body-bold", px, wide)), "body-bold", px, colour)
    place = shown.get_rect(midleft=(left, room.centery - round(15.5 * u)))
    if is_right:
        place.right = left + wide
    target.blit(shown, place)
    for line, (said, ink) in enumerate(helping(view, side, None if is_decided else own.room)):
        px = text.fitting(said, "body", sized(HELP, u, grown), wide, 7)
        shown = text.render(text.escape(text.shortened(said, "body", px, wide)), "body", px, ink)
        place = shown.get_rect(midleft=(left, room.centery + round((3 + 17 * line) * u)))
        if is_right:
            place.right = left + wide
        target.blit(shown, place)


def absence(side: Side, is_named: bool) -> str:
    """Why nobody stands on a side: what became of who did, or that nobody was named."""
    return text.escape(side.gone) or (texts.NO_ONE_DEFENDS if is_named else texts.NO_ONE_YET)


def helping(view, side: Side, room: int | None) -> list[tuple[str, theme.Colour]]:
    """Who has helped, and how many more may; None where it is decided."""
    helpers = [view.what[one.card].name for one in side.fighters if one.helps >= 0]
    said = fill(texts.WITH_SUPPORTERS, cards=counted(helpers)) if helpers else texts.ALONE
    lines = [(said, theme.PARCHMENT if helpers else theme.FADED)]
    if room is not None:
        none = texts.NO_MORE_SUPPORTERS if helpers else texts.NO_SUPPORTERS
        more = fill(texts.MORE_SUPPORTERS, n=room) if room else none
        lines.append((more, theme.GOOD if room else theme.FADED))
    return lines


def draw_sum(
    target: pygame.Surface, at: tuple[int, int], value: int, other: int | None, label: str, u: float, grown: float
) -> None:  # fmt: skip
    """One of the two sums, in the colour of how it stands against the other's."""
    ink = theme.PARCHMENT if other is None or value == other else UP if value > other else DOWN
    shown = text.render(str(value), "number", sized(SUM, u, grown), ink)
    target.blit(shown, shown.get_rect(center=(at[0], at[1] - round(7 * u))))
    if other is not None and value != other:
        sign = glyphs.glyph("arrow-up" if value > other else "arrow-down", round(12 * u), ink)
        target.blit(sign, sign.get_rect(midleft=(at[0] + shown.get_width() // 2 + round(2 * u), at[1] - round(7 * u))))
    px = text.fitting(label, "body", sized(LABEL, u, grown), round(56 * u), 7)
    under = text.render(label, "body", px, theme.FADED)
    target.blit(under, under.get_rect(center=(at[0], at[1] + round(19 * u))))
