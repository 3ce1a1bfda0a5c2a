"""The ground is put together for any window: round things stay round, places keep their corners, all is quiet."""

from importlib import import_module

import numpy as np
import pygame
import pytest

from art.archive import Archive, Master
from art.fitting import fitted
from art.ground import covering, cut, inlaid, stretch
from art.measures import AROUND, CORNER, HOME, PAINTED, SUNK
from art.wanted import Wanted, Well
from game.rules import GAMES
from tests.art.laying import AtOnce, surface

USUAL = [(1280, 720), (1920, 1016), (1366, 768)]
ODD = [(1280, 960), (1000, 800), (2150, 900), (960, 540)]
STRANGE = [(3000, 600), (400, 900), (300, 300)]


def marked(game: str, k: float) -> pygame.Surface:
    """A table of which only a disc about its middle is white."""
    hub = import_module(f"art.{game}.places").HUB
    wide, high = round(PAINTED[0] * k), round(PAINTED[1] * k)
    table = pygame.Surface((wide, high), 0, 32)
    pygame.draw.circle(table, (255, 255, 255), (wide * hub[0], high * hub[1]), 100 * k)
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", USUAL + ODD + STRANGE)
def test_a_circle_about_the_middle_stays_round_and_in_its_place(game, size):
    hub = import_module(f"art.{game}.places").HUB
    shown = cut(hub, marked(game, 0.5), size)
    disc = pygame.mask.from_threshold(shown, (255, 255, 255), (128, 128, 128, 255)).get_bounding_rects()[0]
    unit = max(min(size[0] / HOME[0], size[1] / HOME[1]), size[0] / PAINTED[0], size[1] / PAINTED[1])
    whole = pygame.Rect((0, 0), size)
    assert (disc.w, disc.h) == pytest.approx((min(200 * unit, size[0]), min(200 * unit, size[1])), abs=4 + unit * 4)
    if whole.contains(disc.inflate(2, 2)):
        assert disc.center == pytest.approx((size[0] * hub[0], size[1] * hub[1]), abs=3 + 2 * unit)


@pytest.mark.parametrize("size", [(1280, 720), (640, 480), (300, 900), (2000, 500)])
def test_a_picture_covers_a_window_of_any_shape_and_is_not_pulled_out_of_shape(size):
    picture = pygame.Surface((640, 360), 0, 32)
    pygame.draw.circle(picture, (255, 255, 255), (320, 180), 60)
    shown = covering(picture, size)
    disc = pygame.mask.from_threshold(shown, (255, 255, 255), (128, 128, 128, 255)).get_bounding_rects()[0]
    assert shown.get_size() == size
    assert disc.w == pytest.approx(disc.h, rel=0.03) and disc.center == pytest.approx((size[0] / 2, size[1] / 2), abs=3)


def test_a_table_has_round_corners_and_ends_where_it_is_said_to():
    shown, top = pygame.Surface((200, 120), 0, 32), pygame.Surface((200, 120), 0, 32)
    shown.fill((0, 0, 90))
    top.fill((0, 200, 0))
    inlaid(shown, top, pygame.Rect(20, 10, 100, 80), 16)
    green = pygame.mask.from_threshold(shown, (0, 200, 0), (8, 8, 8, 255))
    assert green.get_bounding_rects() == [pygame.Rect(20, 10, 100, 80)]
    for corner in ((20, 10), (119, 10), (20, 89), (119, 89)):
        assert shown.get_at(corner)[:3] == (0, 0, 90), "the desk is seen there"
    assert shown.get_at((60, 50))[:3] == (0, 200, 0) and shown.get_at((130, 50))[:3] == (0, 0, 90)
    inlaid(shown, top, pygame.Rect(-20, -20, 900, 900), 16)
    assert shown.get_at((100, 60))[:3] == (0, 200, 0), "one that reaches over the window is cut"


@pytest.mark.parametrize("box", [(40, 30, 60, 50), (40, 30, 300, 60), (40, 30, 14, 18)])
@pytest.mark.parametrize("unit", [0.75, 1.0, 3.0])
def test_a_place_keeps_its_corners_at_any_size(box, unit):
    piece = pygame.Surface((SUNK, SUNK), pygame.SRCALPHA, 32)
    place = pygame.Rect(AROUND, AROUND, SUNK - 2 * AROUND, SUNK - 2 * AROUND)
    piece.fill((255, 0, 0, 255), place)
    pygame.draw.rect(piece, (0, 255, 0, 255), place, 4)
    rect = pygame.Rect([round(side * unit) for side in box])
    shown = pygame.Surface((round(500 * unit), round(200 * unit)), 0, 32)
    stretch(shown, piece, rect, unit)
    seen = pygame.mask.from_threshold(shown, (0, 0, 0), (20, 20, 20, 255))
    seen.invert()
    found = seen.get_bounding_rects()[0]
    assert list(found) == pytest.approx(list(rect), abs=2 + unit)
    green = [y for y in range(rect.top - 4, rect.centery) if shown.get_at((rect.centerx, y))[1] > 128]
    share = min(1.0, min(box[2:]) / (2 * (CORNER - AROUND)))  # a small one is smaller as a whole
    assert len(green) == pytest.approx(4 * unit * share, abs=1 + unit * share), "its edge is as wide as ever"


@pytest.mark.parametrize("game", GAMES)
def test_places_are_darker_than_the_table_about_them_and_the_desk_lies_outside(game):
    lip, field, slot = (
        Well("lip", (20, 10, 1000, 700)),
        Well("field", (300, 560, 500, 130)),
        Well("slot", (60, 560, 90, 120)),
    )
    bare, laid = surface(game, (1280, 720), lip), surface(game, (1280, 720), lip, field, slot)
    for well in (field, slot):
        x, y, w, h = well.box
        before, after = (one[y + 20 : y + h - 20, x + 20 : x + w - 20].mean() for one in (bare, laid))
        assert after < before * 0.85, "cards lie in the dark, so that they shine"
    far = (slice(40, 500), slice(300, 900))
    assert np.abs(bare[far].astype(int) - laid[far]).mean() < 0.5, "nothing else is touched"
    desk = surface(game, (1280, 720), Well("lip", (20, 10, 500, 700)))
    assert np.abs(desk[:, 700:].astype(int) - bare[:, 700:]).mean() > 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(160, 90), (215, 90), (120, 90), (90, 160)])
def test_a_table_fits_any_window_and_stays_quiet(game, size):
    light = surface(game, size).mean(-1)
    assert light.shape == (size[1], size[0])
    assert 24 < light.mean() < 60, "dark, so that cards stand out, and not black"
    assert light.std() < 32 and np.percentile(light, 99) < 200, "nothing on it fights with the cards"


def test_the_grain_of_a_table_is_fine_and_the_same_each_time():
    one, two = (surface("control", (300, 200)).astype(np.int16) for _ in range(2))
    assert np.array_equal(one, two)
    inside = one[40:-40, 40:-40].mean(-1)
    steps = np.abs(np.diff(inside, axis=1))
    assert 0.3 < np.median(steps) < 6


@pytest.mark.parametrize("game", GAMES)
def test_title_and_icon_are_made_to_measure(game):
    masters = Archive(None, readers=AtOnce())
    for what, size in (("title", (960, 540)), ("title", (3840, 2160)), ("icon", (64, 64))):
        shown = fitted(Wanted(what, game, size), masters)
        assert shown.get_size() == size
    assert shown.get_at((0, 0))[3] == 0, "an icon has round corners"
    assert not masters.here, "the large paintings are not kept"
    assert masters.get is not None and Master(game, "title").shipped.is_file()
