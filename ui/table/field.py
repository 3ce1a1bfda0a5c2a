"""How cards lie in a field: in as many rows as show them largest, tapped ones leaning, with what they carry.

Nothing here knows a window or a sprite: heights and places are numbers, angles are degrees against the clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple

from ui.cards.sprite import RATIO
from ui.table.layout import Area

LEAN = -20.0  # degrees by which a tapped card leans
STEP = 0.80  # between the middles of neighbours, of their height, when the size of all is found ...
CROWD, CLOSE = 8, 0.62  # ... and of more than so many in a row they lie over each other, down to this
TALL = RATIO * sin(radians(-LEAN)) + cos(radians(LEAN))  # a leaning card, of its height
WIDE = RATIO * cos(radians(LEAN)) + sin(radians(-LEAN))
GAP = 0.055  # between two that lie alike
CORNER = 0.09  # by which the corner of a leaning card may reach over its upright neighbour
MOST_ROWS = 3

OVER, BESIDE, UNDER = 0.60, 0.50, 0.46  # how tall a carried card is, of the height of the one that carries it
HUNG = 0.40  # ... that hangs at its side
HANGS_TO = 0.47  # down to there, under the middle of the card that carries it, of its height


class Place(NamedTuple):
    """Where a card lies: its middle, how it leans, and how tall it is."""

    x: float
    y: float
    angle: float
    height: float


def size(count: int, area: Area, most: float) -> tuple[int, float]:
    """How many rows so many cards take, and how tall they are then. It does not depend on which of them are tapped."""

    def height(rows: int) -> float:
        per_row = -(-count // rows)
        step = STEP if per_row <= CROWD else max(CLOSE, STEP * (CROWD - 1) / (per_row - 1))
        return min(most, area.h / rows / TALL, area.w / (step * (per_row - 1) + WIDE))

    rows = max(range(1, MOST_ROWS + 1), key=lambda n: (round(height(n)), -n))
    return rows, height(rows)


def arranged(tapped: Sequence[bool], area: Area, most: float) -> list[Place]:
    """The places of cards in a field, row by row, the first at the left."""
    if not tapped:
        return []
    rows, height = size(len(tapped), area, most)
    per_row = -(-len(tapped) // rows)
    found: list[Place] = []
    for row in range(rows):
        here = tapped[row * per_row : (row + 1) * per_row]
        if here:
            y = area.y + area.h * (row + 0.5) / rows
            found += [Place(x, y, LEAN if is_tapped else 0.0, height)
                      for x, is_tapped in zip(across(here, area, height), here, strict=True)]  # fmt: skip
    return found


def across(tapped: Sequence[bool], area: Area, height: float) -> list[float]:
    """The middles of one row: as far apart as their corners need, closer where there is no room."""
    half = [WIDE / 2 if is_tapped else RATIO / 2 for is_tapped in tapped]
    steps = []
    for n in range(len(tapped) - 1):
        if tapped[n] == tapped[n + 1]:
            steps.append((RATIO / cos(radians(LEAN)) if tapped[n] else RATIO) + GAP)
        else:
            steps.append(half[n] + half[n + 1] - CORNER)
    natural = sum(steps) * height
    room = area.w * 0.985 - (half[0] + half[-1]) * height
    squeeze = min(1.0, room / natural) if natural else 1.0
    left = area.x + (area.w - natural * squeeze - (half[0] + half[-1]) * height) / 2 + half[0] * height
    found = [left]
    for step in steps:
        found.append(found[-1] + step * height * squeeze)
    return found


def carried(host: Place, lies: str, number: int, count: int, foot: float = HANGS_TO) -> Place:
    """Where the card `number` of `count` lies that a card carries over, beside or under itself, or at its side.

    What hangs at its side reaches to this `foot` under its middle, of its height.
    """
    tall = host.height
    if lies == "over":  # across it, so that its corners and its name stay to be read
        away = (number - (count - 1) / 2) * 0.13
        dx, dy, angle, share = away, -0.02 + away * 0.7, 90.0, OVER
    elif lies == "beside":
        dx, dy, angle, share = 0.235, -0.20 + number * 0.12, -4.0, BESIDE
    elif lies in ("left", "right"):
        side = 1 if lies == "right" else -1
        step = min(0.15, 0.45 / count, (0.5 + foot - HUNG) / max(1, count - 1))  # none reaches over its head
        dx, dy, angle, share = 0.44 * side, foot - HUNG / 2 - number * step, 0.0, HUNG
    else:  # its foot is seen
        step = 0.34 if count < 3 else 0.68 / count
        dx, dy, angle, share = (number - (count - 1) / 2) * step, 0.385, 0.0, UNDER
    turn = radians(-host.angle)
    x, y = dx * tall * cos(turn) - dy * tall * sin(turn), dx * tall * sin(turn) + dy * tall * cos(turn)
    return Place(host.x + x, host.y + y, host.angle + angle, tall * share)
