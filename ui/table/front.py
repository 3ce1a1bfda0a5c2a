"""Cards that have stepped forward to face each other: the one side at the left, the other at the right.

Nothing here knows a window or a sprite: heights and places are numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from ui.cards.sprite import RATIO
from ui.table.field import Place
from ui.table.layout import Area

Sides = tuple[Sequence[int], Sequence[int]]  # the cards of both sides, the foremost first

HIGH = 0.84  # how tall a card is, of the place, where there is room
BETWEEN = 1.7  # kept free between both sides, of a card's width
EDGE = 0.2  # ... and at the outer edges
APART = 1.32  # from a card to the next, of its width, where there is room: what it bears hangs at its sides


def between(area: Area) -> Area:
    """What is free between both sides."""
    width = area.h * HIGH * RATIO * BETWEEN
    return Area(area.x + (area.w - width) / 2, area.y, width, area.h)


def arranged(sides: Sides, area: Area) -> dict[int, Place]:
    """The places of all cards, the foremost of each side next to the middle."""
    most = max(map(len, sides), default=0)
    if not most:
        return {}
    tall = area.h * HIGH
    width = tall * RATIO
    room = (area.w - width * BETWEEN) / 2 - width * (1 + EDGE)
    step = min(width * APART, room / max(1, most - 1))
    middle, y = area.x + area.w / 2, area.y + area.h / 2
    found = {}
    for cards, way in zip(sides, (-1, 1), strict=True):
        for n, card in reversed(list(enumerate(cards))):  # the foremost lies over the others
            found[card] = Place(middle + way * (width * (BETWEEN + 1) / 2 + n * step), y, 0.0, tall)
    return found
