"""What a table will want is drawn piece by piece in time that frames have left over, and never holds one up."""

import pygame
import pytest

from art.gallery import Gallery
from art.wanted import face_of
from scenes.match.ahead import brought_to, own_first
from scenes.match.plan import Plan, Sitter
from tests.screens.clash import clash
from tests.screens.tables import sit
from ui.base import plates
from ui.cards import sprite
from ui.shows.control import clock
from ui.table.buttons import ButtonWords
from ui.table.painter import GLOWS


def drawn_ahead(table):
    while table.go_ahead(1.0):
        pass


@pytest.mark.parametrize("game", ["control", "chrono_clash"])
def test_a_new_size_of_the_window_draws_no_light_before_there_is_time_for_it(game):
    with sit(game=game) as player:
        table = player.table
        drawn_ahead(table)
        sprite.upright_glow.cache_clear()
        table.layout(table.scale)
        table.settle_layout()
        assert sprite.upright_glow.cache_info().misses == 0
        assert table.go_ahead(0.0) and sprite.upright_glow.cache_info().misses == 0, "no time, no piece"
        drawn_ahead(table)
        made = sprite.upright_glow.cache_info().misses
        for place in table.board.table.zones.values():
            for colour, strength in GLOWS.values():
                sprite.upright_glow(round(place.card), colour, strength)
        assert sprite.upright_glow.cache_info().misses == made > 0, "they are the ones that will be wanted"
        assert not table.go_ahead(1.0), "once is enough"


def test_the_great_clock_and_the_ground_of_a_duel_wait_for_nobody():
    with sit() as player:
        drawn_ahead(player.table)
        clock.clock_picture.cache_clear()
        player.table.settle_layout()
        assert clock.clock_picture.cache_info().misses == 0
        drawn_ahead(player.table)
        assert clock.clock_picture.cache_info().misses == len(clock.SIZES)
    with clash() as player:
        drawn_ahead(player.table)
        held = len(plates._kept)
        player.table.settle_layout()
        drawn_ahead(player.table)
        assert len(plates._kept) == held, "the same again"


def test_the_first_question_draws_no_plate_of_a_button():
    plates.mark()
    plates.forget_unused()
    with sit(speed="normal") as player:
        buttons = player.table.buttons.widgets
        drawn_ahead(player.table)
        held = set(plates._kept)
        assert held
        for button in buttons.slots.values():
            for is_primary in (True, False):
                for act in (None, print):
                    button.show(ButtonWords("Let it be", act, is_primary=is_primary))
                    for button.glow in (0.0, 0.5):
                        button.draw(pygame.Surface((1280, 720)))
        assert set(plates._kept) == held


def test_a_table_opens_its_game_before_its_first_frame(monkeypatch):
    opened = []
    monkeypatch.setattr(Gallery, "open", lambda gallery, game: opened.append(game))
    with sit(game="doctor_who"):
        assert opened == ["doctor_who"]


def test_what_the_people_at_a_screen_bring_is_the_same_before_the_match_and_in_it():
    for game in ("control", "chrono_clash"):
        plan = Plan((Sitter("Ada", "human", "persons-unknown"), Sitter("Vesper", "greedy", "up-before-everyone")), game)
        match = plan.match()
        own = [face_of(card) for card in brought_to(plan)]
        assert own and own_first(match)[: len(own)] == own
        assert (len(own_first(match)) > len(own)) == (game == "chrono_clash"), "of others' decks it brings nothing"
