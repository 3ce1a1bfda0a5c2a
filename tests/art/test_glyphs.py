"""The glyphs that screens and cards ask for by name."""

from pathlib import Path

import pygame
import pytest

import art
from art import fonts
from art.glyphs import NAMES, SHARED, glyph, of_game

ASKED = (
    "stable", "unstable", "circle", "diamond", "fuel", "deck", "hand", "discard", "hourglass", "undo", "log",
    "pause", "settings", "gear", "check", "cross", "arrow-left", "arrow-right", "arrow-up", "arrow-down", "eye",
    "question", "crown", "clock", "shield", "speaker", "speaker-off", "fullscreen", "play", "plus", "minus", "star",
    "key",
)  # fmt: skip


FOLDERS = sorted(file.parent.name for file in Path(art.__file__).parent.glob("*/glyphs.py"))
OF_GAMES = (*of_game("towers_in_time"), *of_game("doctor_who"))


def test_every_name_that_is_asked_for_is_there():
    assert {*ASKED, *OF_GAMES} == set(NAMES)


def test_a_glyph_of_one_game_has_a_name_that_nobody_else_uses():
    own = [name for game in FOLDERS for name in of_game(game)]
    assert sorted([*SHARED, *own]) == sorted(NAMES) and len(NAMES) == len(set(NAMES))
    assert set(of_game("control")) == {"stable", "unstable", "fuel"}
    assert of_game("no such game") == {}


@pytest.mark.parametrize("name", [*ASKED, *OF_GAMES])
@pytest.mark.parametrize("px", [8, 17, 64])
def test_a_glyph_fills_its_square_softly(name, px):
    drawn = glyph(name, px)
    assert drawn.get_size() == (px, px)
    alpha = pygame.surfarray.array_alpha(drawn)
    assert alpha.max() > (200 if px > 10 else 120)
    assert 0.04 < (alpha > 127).mean() < 0.9
    assert ((alpha > 20) & (alpha < 235)).any(), "no stairs"


def test_a_glyph_in_one_colour_is_all_in_that_colour():
    drawn = glyph("stable", 32, (250, 10, 20))
    colours = pygame.surfarray.array3d(drawn)[pygame.surfarray.array_alpha(drawn) > 0]
    assert {tuple(colour) for colour in colours} == {(250, 10, 20)}


def test_the_two_kinds_and_the_two_markings_differ_in_shape():
    for one, two in (("stable", "unstable"), ("circle", "diamond")):
        a, b = (pygame.surfarray.array_alpha(glyph(name, 24, (255, 255, 255))) for name in (one, two))
        assert (abs(a.astype(int) - b.astype(int)) > 100).mean() > 0.1


def test_the_same_glyph_is_drawn_once():
    assert glyph("crown", 20) is glyph("crown", 20)


@pytest.mark.parametrize("role", sorted(fonts.ROLES))
def test_every_role_has_a_font_that_shows_text(role):
    assert fonts.path(role) is not None
    assert fonts.font(role, 20).size("Time Stop")[0] > 40
