"""The table is cut from a painting larger than any window: round things stay round, its middle in its place."""

from importlib import import_module

import numpy as np
import pygame
import pytest

from art.archive import Archive, AtOnce, Master
from art.fitting import fitted
from art.ground import CAP, cut
from art.measures import HOME, PAINTED
from art.wanted import Wanted
from game.rules import GAMES
from tests.art.laying import surface

USUAL = [(1280, 720), (1920, 1016), (1366, 768)]
ODD = [(1280, 960), (1000, 800), (2150, 900), (960, 540)]
STRANGE = [(3000, 600), (400, 900), (300, 300)]


def marked(game: str, k: float) -> tuple[pygame.Surface, pygame.Surface]:
    """A table of which only a disc about its middle is white, and an empty rule."""
    hub = import_module(f"art.{game}.places").HUB
    wide, high = round(PAINTED[0] * k), round(PAINTED[1] * k)
    table = pygame.Surface((wide, high), 0, 32)
    pygame.draw.circle(table, (255, 255, 255), (wide * hub[0], high * hub[1]), 100 * k)
    return table, pygame.Surface((round(HOME[0] * k), round(HOME[1] * k)), pygame.SRCALPHA, 32)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", USUAL + ODD + STRANGE)
def test_a_circle_about_the_middle_stays_round_and_in_its_place(game, size):
    shown = cut(game, *marked(game, 0.5), size)
    disc = pygame.mask.from_threshold(shown, (255, 255, 255), (128, 128, 128, 255)).get_bounding_rects()[0]
    unit = max(min(size[0] / HOME[0], size[1] / HOME[1]), size[0] / PAINTED[0], size[1] / PAINTED[1])
    hub = import_module(f"art.{game}.places").HUB
    whole = pygame.Rect((0, 0), size)
    assert (disc.w, disc.h) == pytest.approx((min(200 * unit, size[0]), min(200 * unit, size[1])), abs=4 + unit * 4)
    if whole.contains(disc.inflate(2, 2)):
        assert disc.center == pytest.approx((size[0] * hub[0], size[1] * hub[1]), abs=3 + 2 * unit)


def test_the_rule_keeps_its_corners_and_its_width_along_every_side():
    table, rule = marked("control", 0.5)
    pygame.draw.rect(rule, (255, 0, 0, 255), rule.get_rect(), 4)
    far = round(CAP / 2)
    pygame.draw.rect(rule, (0, 255, 0, 255), (0, 0, far, far), 4)
    for size in (*USUAL, *ODD):
        shown = cut("control", table, rule, size)
        unit = min(size[0] / HOME[0], size[1] / HOME[1])
        for row in (shown.get_height() // 2, shown.get_height() // 3):
            red = [x for x in range(size[0]) if shown.get_at((x, row))[0] > 128 > shown.get_at((x, row))[1]]
            left = [x for x in red if x < size[0] // 2]
            assert len(left) == pytest.approx(8 * unit, abs=2) and min(left) == 0 and max(red) == size[0] - 1
        corner = [x for x in range(size[0]) if shown.get_at((x, 1))[1] > 128]
        assert len(corner) == pytest.approx(CAP * unit, abs=3 + unit), "not stretched"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(160, 90), (215, 90), (120, 90), (90, 160)])
def test_a_table_fits_any_window_and_stays_quiet(game, size):
    light = surface(game, size).mean(-1)
    assert light.shape == (size[1], size[0])
    assert light.mean() < 60, "dark, so that cards stand out"
    middle = light[size[1] // 5 : -size[1] // 5, size[0] // 5 : -size[0] // 5]
    assert middle.std() < 14, "nothing on it fights with the cards"


def test_the_grain_of_a_table_is_fine_and_the_same_each_time():
    one, two = (surface("control", (300, 200)).astype(np.int16) for _ in range(2))
    assert np.array_equal(one, two)
    inside = one[40:-40, 40:-40].mean(-1)
    steps = np.abs(np.diff(inside, axis=1))
    assert 0.3 < steps.mean() < 3


@pytest.mark.parametrize("game", GAMES)
def test_title_and_icon_are_made_to_measure(game):
    masters = Archive(None, readers=AtOnce())
    for what, size in (("title", (960, 540)), ("title", (3840, 2160)), ("icon", (64, 64))):
        shown = fitted(Wanted(what, game, size), masters)
        assert shown.get_size() == size
    assert shown.get_at((0, 0))[3] == 0, "an icon has round corners"
    assert not masters.here, "the large paintings are not kept"
    assert masters.get is not None and Master(game, "title").shipped.is_file()
