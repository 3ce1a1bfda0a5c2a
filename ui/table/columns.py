"""How cards stand in columns: each begins with the card at its foot, and what stands upon that rises from there.

The topmost is seen whole, of the others the foot. Nothing here knows a window or a sprite: heights and places are
numbers. A column never grows out of its area: where there is less room, its cards stand closer, and then are smaller.
"""

from __future__ import annotations

from ui.cards.sprite import RATIO
from ui.table.field import Place
from ui.table.layout import Area

STOREYS = 3  # that a column has room for upon the card at its foot
RISE = 0.37  # from a card to the next upon it, of their height, where there is room
STRIP = 0.125  # ... and the least, before cards become smaller: so much is taken by what is said of a card at its foot
EDGE = 0.035  # kept free over and under a column, of a card's height
BROAD = 1.55  # a column, of a card's width, where there is room: what cards bear hangs at their sides
NARROW = 1.04  # ... and the least, before cards become smaller
HANGS = 0.32  # so far that reaches beyond the outermost cards, of a card's width: it lies inside the area


def height(count: int, area: Area, most: float) -> float:
    """How tall the cards of so many columns are: it does not depend on what stands in them."""
    tall = min(most, area.h / (1 + STOREYS * RISE + 2 * EDGE))
    return min(tall, area.w / (((max(1, count) - 1) * NARROW + 1 + 2 * HANGS) * RATIO))


def drawn_back(tall: float, area: Area) -> float:
    """How tall such cards are where their columns have drawn back to this area."""
    return min(tall, area.h / (1 + STOREYS * STRIP + 2 * EDGE))


def arranged(count: int, area: Area, tall: float) -> list[Place]:
    """The cards at the feet of so many columns, the first at the left."""
    wide = tall * RATIO
    width = min((area.w - wide * (1 + 2 * HANGS)) / max(1, count - 1), wide * BROAD)
    left = area.x + (area.w - width * count) / 2 + width / 2
    y = area.bottom - tall * (0.5 + EDGE)
    return [Place(left + n * width, y, 0.0, tall) for n in range(count)]


def rise(area: Area, tall: float) -> float:
    """From a card to the next one upon it, in pixels."""
    return min(RISE * tall, (area.h - tall * (1 + 2 * EDGE)) / STOREYS)


def upon(foot: Place, number: int, step: float) -> Place:
    """Where the card `number` (0 is the lowest) lies that stands in the column of this one."""
    return foot._replace(y=foot.y - (number + 1) * step)


def without(area: Area, other: Area | None) -> Area:
    """What is left of an area over or under another that comes to lie across it."""
    if other is None or not area.meets(other):
        return area
    if area.centre[1] < other.centre[1]:
        return area._replace(h=other.y - area.y)
    return Area(area.x, other.bottom, area.w, area.bottom - other.bottom)
