"""The time line of a match, by itself."""

from __future__ import annotations

import pygame
import pytest

from ui.base.scale import Scale
from ui.past.timeline import Point, TimeLine, Track

CAPTION = (200, 14)  # pixels


def line(*chances: float) -> TimeLine:
    shown = TimeLine(lambda number: None, lambda number: "")
    shown.place(pygame.Rect(0, 0, 900, 150), Scale((1280, 720)))
    points = tuple(Point(number, chance, chance, chance) for number, chance in enumerate(chances))
    shown.show(Track(len(chances), points=points, caption="Anna: the chance to win"), 0)
    return shown


@pytest.mark.parametrize(
    ("chances", "is_above"),
    [([0.9] * 40, False), ([0.1] * 40, True), ([0.5] * 40, True), ([0.3] * 4 + [0.95] * 36, False),
     ([0.2] * 30 + [1.0] * 10, True), ([1.0] * 30 + [0.0] * 10, False), ([], True)],
)  # fmt: skip
def test_what_the_curve_is_stands_where_the_curve_is_not(chances, is_above):
    shown = line(*chances)
    spot = shown.caption_spot(CAPTION)
    assert shown.field.collidepoint(spot.topleft) and shown.field.collidepoint(spot.bottomright)
    assert (spot.centery < shown.y_of(0.5)) == is_above
    beside = [shown.y_of(chance) for number, chance in enumerate(chances) if shown.x_of(number) <= spot.right]
    assert not any(spot.top <= y <= spot.bottom for y in beside)
