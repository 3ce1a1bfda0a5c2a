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


def between(area: Area, sides: Sides = ((), ()), bearing: Container[int] = ()) -> Area:
    """What is free between both sides: in the middle, unless one of them needs more than half of the room."""
    width = area.h * HIGH * RATIO
    return Area(_middle(sides, area, bearing) - width * BETWEEN / 2, area.y, width * BETWEEN, area.h)


def arranged(sides: Sides, area: Area, bearing: Container[int] = ()) -> dict[int, Place]:
    """The places of all cards, the foremost of each side next to the middle, which what they bear leaves free."""
    tall = area.h * HIGH
    width, step, aside = tall * RATIO, _step(sides, area, bearing), _aside(sides, area, bearing)
    middle, y = _middle(sides, area, bearing), area.y + area.h / 2
    found = {}
    for cards, way in zip(sides, (-1, 1), strict=True):
        away = width * (BETWEEN + 1) / 2 + (aside if way < 0 else 0.0)
        for n, card in reversed(list(enumerate(cards))):  # the foremost lies over the others
            found[card] = Place(middle + way * (away + n * step), y, 0.0, tall)
    return found


def missing(sides: Sides, area: Area, bearing: Container[int] = ()) -> list[Place]:
    """Where the foremost of a side would stand on which nobody stands yet, while somebody faces it."""
    tall = area.h * HIGH
    away, middle = tall * RATIO * (BETWEEN + 1) / 2, _middle(sides, area, bearing)
    return [
        Place(middle + way * away, area.y + area.h / 2, 0.0, tall)
        for cards, way in zip(sides, (-1, 1), strict=True)
        if not cards and any(sides)
    ]


def _aside(sides: Sides, area: Area, bearing: Container[int]) -> float:
    """So far the foremost at the left stands back from the middle, for what it bears."""
    return area.h * HIGH * RATIO * HANGS if sides[0] and sides[0][0] in bearing else 0.0


def _step(sides: Sides, area: Area, bearing: Container[int]) -> float:
    """From a card to the next behind it: all that there are must have room."""
    width = area.h * HIGH * RATIO
    room = area.w - width * (BETWEEN + 2 * (1 + EDGE)) - _aside(sides, area, bearing)
    return min(width * APART, room / max(1, sum(len(cards) - 1 for cards in sides if cards)))


def _middle(sides: Sides, area: Area, bearing: Container[int]) -> float:
    """Where both sides meet. A side with many gets of the room that the other does not need."""
    width, step = area.h * HIGH * RATIO, _step(sides, area, bearing)
    left, right = (width * (BETWEEN / 2 + 1 + EDGE) + step * max(0, len(cards) - 1) for cards in sides)
    left += _aside(sides, area, bearing)
    return max(area.x + left, min(area.x + area.w / 2, area.right - right))
