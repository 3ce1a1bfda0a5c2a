"""Cards that have stepped forward to face each other: the one side at the left, the other at the right.

Where they are so many that too little would be seen of those behind, they stand in two rows, smaller, and all are seen.

Nothing here knows a window or a sprite: heights and places are numbers.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import NamedTuple

from ui.cards.sprite import RATIO
from ui.table.band import ROW_TOP
from ui.table.field import Place
from ui.table.layout import Area

Sides = tuple[Sequence[int], Sequence[int]]  # the cards of both sides, the foremost first
Bearing = tuple[Container[int], Container[int]]  # of each side those who bear something that hangs towards the middle
NOTHING: Bearing = ((), ())

HIGH = 0.84  # how tall a card is, of the place, where there is room
LOW = 0.45  # ... and in two rows
ROWS_APART = 0.475  # from row to row, of the place
BETWEEN = 1.7  # kept free between both sides, of a card's width
EDGE = 0.2  # ... and at the outer edges
APART = 1.32  # from a card to the next, of its width, where there is room: what it bears hangs at its sides
CLOSE = 0.5  # ... and the least before they stand in two rows: name and numbers have to be read on what is seen
ALONE = 2  # so many of a side never do
HANGS = 0.32  # so far that reaches, of the card's width
HANGS_TO = ROW_TOP - 0.5  # ... and down, under the card's middle, of its height: names and numbers stay to be read


class Ranks(NamedTuple):
    """How the cards of a side stand: how tall they are, in how many rows, and how far columns are apart."""

    tall: float
    rows: int
    columns: int
    step: float

    @property
    def width(self) -> float:
        return self.tall * RATIO

    @property
    def long(self) -> float:
        """From one end of the side to the other."""
        return self.width + self.step * max(0, self.columns - 1)


def between(area: Area, sides: Sides = ((), ()), bearing: Bearing = NOTHING) -> Area:
    """What is free between both sides: in the middle, unless one of them needs more than half of the room."""
    width = area.h * HIGH * RATIO
    return Area(_middle(sides, area, bearing) - width * BETWEEN / 2, area.y, width * BETWEEN, area.h)


def arranged(sides: Sides, area: Area, bearing: Bearing = NOTHING) -> dict[int, Place]:
    """The places of all cards, the foremost of each side next to the middle, which what they bear leaves free."""
    gap, middle, found = area.h * HIGH * RATIO * BETWEEN / 2, _middle(sides, area, bearing), {}
    for cards, way, ranks, aside in zip(sides, (-1, 1), _ranks(sides, area, bearing), bearing, strict=True):
        away = gap + ranks.width / 2 + _aside(cards, ranks, aside)
        for n, card in reversed(list(enumerate(cards))):  # the foremost lies over the others
            column, row = divmod(n, ranks.rows)
            down = (row - (ranks.rows - 1) / 2) * ROWS_APART * area.h
            y = area.y + area.h / 2 + (down if ranks.rows > 1 else 0.0)
            found[card] = Place(middle + way * (away + column * ranks.step), y, 0.0, ranks.tall)
    return found


def is_low(height: float, area: Area) -> bool:
    """Whether a card that faces others is as small as in two rows: its own name cannot be read."""
    return height < area.h * (HIGH + LOW) / 2


def missing(sides: Sides, area: Area, bearing: Bearing = NOTHING) -> list[Place]:
    """Where the foremost of a side would stand on which nobody stands yet, while somebody faces it."""
    tall = area.h * HIGH
    away, middle = tall * RATIO * (BETWEEN + 1) / 2, _middle(sides, area, bearing)
    return [
        Place(middle + way * away, area.y + area.h / 2, 0.0, tall)
        for cards, way in zip(sides, (-1, 1), strict=True)
        if not cards and any(sides)
    ]


def _aside(cards: Sequence[int], ranks: Ranks, bearing: Container[int]) -> float:
    """So far the foremost of a side stand back from the middle, for what they bear."""
    return ranks.width * HANGS if any([card in bearing for card in cards[: ranks.rows]]) else 0.0


def _ranks(sides: Sides, area: Area, bearing: Bearing) -> tuple[Ranks, Ranks]:
    """How both sides stand: all that there are must have room."""
    one = _in_rows((1, 1), sides, area, bearing)
    if all([ranks.columns < 2 or ranks.step >= CLOSE * ranks.width for ranks in one]):
        return one
    return _in_rows([2 if len(cards) > ALONE else 1 for cards in sides], sides, area, bearing)


def _in_rows(rows: Sequence[int], sides: Sides, area: Area, bearing: Bearing) -> tuple[Ranks, Ranks]:
    """Both sides, each in so many rows; they share the room that there is."""
    made = [Ranks(area.h * (HIGH if n == 1 else LOW), n, -(-len(cards) // n), 0.0)
            for n, cards in zip(rows, sides, strict=True)]  # fmt: skip
    gaps = sum(max(0, ranks.columns - 1) for ranks in made)
    room = area.w - area.h * HIGH * RATIO * (BETWEEN + 2 * EDGE) - sum(ranks.width for ranks in made)
    step = (room - sum(map(_aside, sides, made, bearing))) / max(1, gaps)
    left, right = (ranks._replace(step=min(ranks.width * APART, step)) for ranks in made)
    return left, right


def _middle(sides: Sides, area: Area, bearing: Bearing) -> float:
    """Where both sides meet. A side with many gets of the room that the other does not need."""
    width, ranks = area.h * HIGH * RATIO, _ranks(sides, area, bearing)
    left, right = (
        width * (BETWEEN / 2 + EDGE) + side.long + _aside(*each)
        for side, each in zip(ranks, zip(sides, ranks, bearing, strict=True), strict=True)
    )
    return max(area.x + left, min(area.x + area.w / 2, area.right - right))
