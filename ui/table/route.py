"""The way of an arrow across the table around the cards that lie between: through the gaps of their rows, so that
none of their numbers is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

import pygame

from ui.table.arrow import Point

ROUNDED = 3  # times that the corners of a way are cut
CLEAR = 0.10  # kept free beside a row, of a card's height
EVEN, FINE = 30, 200  # points of a way, and of one that is still to be cut to length
EDGE = 0.07  # of its size that an arrow begins and ends within a card
TIGHT = 0.04  # of its width a card is smaller than it lies, when it is asked whether it is crossed


def around(one: pygame.Rect, other: pygame.Rect, cards: Sequence[pygame.Rect]) -> list[Point]:
    """Points from edge to edge, through the gaps of the rows that lie between, each the nearest one."""
    start, end = one.center, other.center
    points, at = [start], start
    for row in rows_between(start, end, cards):
        top, foot = min(card.top for card in row), max(card.bottom for card in row)
        before, after = (foot, top) if end[1] < start[1] else (top, foot)
        away = CLEAR * (foot - top) * (1 if end[1] < start[1] else -1)
        x = gap(row, (at[0] + end[0]) / 2)
        points += [(x, before + away), (x, before), (x, after), (x, after - away)]
        at = points[-1]
    whole = evenly(rounded([*points, end]), FINE)
    inside = [rect.inflate(-round(rect.w * EDGE), -round(rect.h * EDGE)) for rect in (one, other)]
    seen = [point for point in whole if not any(rect.collidepoint(point) for rect in inside)]
    return evenly(seen if len(seen) > 1 else [start, end])


def crosses(points: Sequence[Point], card: pygame.Rect) -> bool:
    inside = card.inflate(-round(card.w * TIGHT), -round(card.w * TIGHT))
    return any(inside.collidepoint(point) for point in points)


def fewest(ways: Sequence[list[Point]], cards: Sequence[pygame.Rect]) -> list[Point]:
    """The way that crosses the fewest of these cards, of equals the first: a detour for nothing is only longer."""
    return min(ways, key=lambda points: sum(crosses(points, card) for card in cards))


def rows_between(start: Point, end: Point, cards: Sequence[pygame.Rect]) -> list[list[pygame.Rect]]:
    """Cards that lie between both ends and beside each other, row by row, the nearest to the start first."""
    low, high = sorted((start[1], end[1]))
    rows: list[list[pygame.Rect]] = []
    between = [card for card in cards if low + card.h * 0.3 < card.centery < high - card.h * 0.3]
    for card in sorted(between, key=lambda card: card.centery):
        if rows and any(abs(card.centery - other.centery) < card.h * 0.4 for other in rows[-1]):
            rows[-1].append(card)
        else:
            rows.append([card])
    near, far = sorted((start[0], end[0]))
    found = [row for row in rows if any(card.left <= far and near <= card.right for card in row)]
    return found if start[1] < end[1] else found[::-1]


def gap(row: Sequence[pygame.Rect], wished: float) -> float:
    """Where a row can be crossed nearest to there: between two cards, or beside the outermost."""
    spans: list[list[int]] = []
    for card in sorted(row, key=lambda card: card.left):
        if spans and card.left <= spans[-1][1]:
            spans[-1][1] = max(spans[-1][1], card.right)
        else:
            spans.append([card.left, card.right])
    beside = row[0].w * CLEAR
    free = [spans[0][0] - beside, spans[-1][1] + beside]
    free += [(one[1] + other[0]) / 2 for one, other in pairwise(spans)]
    return min(free, key=lambda x: abs(x - wished))


def rounded(points: list[Point]) -> list[Point]:
    """The way with its corners cut, more than once; its ends stay."""
    for _ in range(ROUNDED):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = [*cut, points[-1]]
    return points


def evenly(points: list[Point], count: int = EVEN) -> list[Point]:
    """So many points, each as far from the next; as many as an arrow is made of."""
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    found, n = [], 0
    for step in range(count):
        far = lengths[-1] * step / (count - 1)
        while n < len(points) - 2 and lengths[n + 1] < far:
            n += 1
        t = (far - lengths[n]) / max(1e-6, lengths[n + 1] - lengths[n])
        (ax, ay), (bx, by) = points[n], points[n + 1]
        found.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return found
