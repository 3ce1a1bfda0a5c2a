"""Cards that have stepped forward to face each other: the one side at the left, the other at the right.

Nothing here knows a window or a sprite: heights and places are numbers.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from ui.cards.sprite import RATIO
from ui.table.field import Place
from ui.table.layout import Area

Sides = tuple[Sequence[int], Sequence[int]]  # the cards of both sides, the foremost first

HIGH = 0.84  # how tall a card is, of the place, where there is room
BETWEEN = 1.7  # kept free between both sides, of a card's width
EDGE = 0.2  # ... and at the outer edges
APART = 1.32  # from a card to the next, of its width, where there is room: what it bears hangs at its sides
HANGS = 0.32  # so far that reaches at the right, of the card's width


def between(area: Area) -> Area:
    """What is free between both sides."""
    width = area.h * HIGH * RATIO * BETWEEN
    return Area(area.x + (area.w - width) / 2, area.y, width, area.h)


def arranged(sides: Sides, area: Area, bearing: Container[int] = ()) -> dict[int, Place]:
    """The places of all cards, the foremost of each side next to the middle, which what they bear leaves free."""
    most = max(map(len, sides), default=0)
    if not most:
        return {}
    tall = area.h * HIGH
    width = tall * RATIO
    aside = width * HANGS if sides[0] and sides[0][0] in bearing else 0.0
    room = (area.w - width * BETWEEN) / 2 - width * (1 + EDGE) - aside
    step = min(width * APART, room / max(1, most - 1))
    middle, y = area.x + area.w / 2, area.y + area.h / 2
    found = {}
    for cards, way in zip(sides, (-1, 1), strict=True):
        away = width * (BETWEEN + 1) / 2 + (aside if way < 0 else 0.0)
        for n, card in reversed(list(enumerate(cards))):  # the foremost lies over the others
            found[card] = Place(middle + way * (away + n * step), y, 0.0, tall)
    return found
