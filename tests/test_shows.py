"""What one game alone shows: each event has its place in the show, a game without a show is shown all the same."""

import inspect
import re
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace

import pygame
import pytest

from game.kernel import events as kernel_events
from game.rules import RULESETS
from sounds.family import NAMES
from tests.playing import event_kinds
from ui.base import theme
from ui.cards.gems import OTHER
from ui.shows import show_of
from ui.shows.beats import sound_of
from ui.shows.show import HEADINGS, Events, Show
from ui.table import flourish
from ui.table.hud import places_for
from ui.table.layout import load, map_file

KERNEL = set(event_kinds(kernel_events))
OWN = {game: set(event_kinds(import_module(f"game.rules.{game}.events"))) for game in RULESETS}


def entries(show):
    return set(show.events.announced) | set(show.events.flourishes)


def unshown(own, show):
    """The events of a game that its show neither shows nor declares silent."""
    return own - entries(show) - set(show.events.silent)


@pytest.mark.parametrize("game", RULESETS)
def test_every_event_of_a_game_is_shown_or_declared_silent(game):
    assert not unshown(OWN[game], show_of(game))
    assert not entries(show_of(game)) & set(show_of(game).events.silent), "an event is silent or it is not"


@pytest.mark.parametrize("game", RULESETS)
def test_a_show_has_no_entry_for_an_event_that_is_not_there(game):
    story = show_of(game).events
    assert entries(show_of(game)) | set(story.silent) | set(story.headings) <= OWN[game] | KERNEL


@pytest.mark.parametrize("game", RULESETS)
def test_every_sound_that_an_animation_plays_exists(game):
    story = show_of(game).events
    wanted = set()
    for table in (story.announced, story.flourishes):
        for event, handler in table.items():
            source = inspect.getsource(handler)
            if re.search(r"heard\(moment, event\)|sound_of\(event\)", source):
                wanted.add(sound_of(tuple.__new__(event)))
            wanted.update(re.findall(r"\.sound\(\"([a-z-]+)\"\)", source))
    assert len(wanted) > 8
    assert sorted(wanted - NAMES) == []


def test_an_event_that_is_added_and_forgotten_is_found():
    own, story = OWN["control"], show_of("control").events
    forgotten = next(iter(own & set(story.flourishes) - set(story.announced)))
    fewer = {kind: teller for kind, teller in story.flourishes.items() if kind is not forgotten}
    assert unshown(own, Show(replace(story, flourishes=fewer))) == {forgotten}
    assert not unshown(own, Show(replace(story, flourishes=fewer, silent=(*story.silent, forgotten))))


def test_events_are_known_by_their_type_and_not_by_their_name():
    class CardSpent(kernel_events.CardPlayed):
        """Of the same name as an event of Control, and another."""

    moment = SimpleNamespace(show=show_of("control"))
    assert flourish.flourish(CardSpent(0, 1), moment) == [] == flourish.announce(CardSpent(0, 1), moment)


def test_a_games_own_entry_goes_before_the_shared_one():
    def loud(event, moment):
        return ["loud"]

    moment = SimpleNamespace(show=Show(Events({kernel_events.Shuffled: loud}, {kernel_events.Shuffled: loud})))
    event = kernel_events.Shuffled(0)
    assert flourish.flourish(event, moment) == ["loud"] == flourish.announce(event, moment)
    assert flourish.is_announced(event, moment)
    plain = SimpleNamespace(show=Show(), sound=lambda name: name)
    assert flourish.flourish(event, plain) == ["shuffle"] and flourish.announce(event, plain) == []
    assert not flourish.is_announced(event, plain)


@pytest.mark.parametrize("game", RULESETS)
def test_a_show_names_only_zones_places_and_windows_that_are_there(game):
    rules, places = RULESETS[game], show_of(game).places
    for seats in rules.seat_counts:
        layout = rules.layout(seats)
        named = {*places.signs, *places.unmarked, *places.vital, *places.closed, *places.piles}
        assert named | set(show_of(game).events.arrivals) <= set(layout.of)
        assert set(show_of(game).events.cold) <= set(rules.windows)
        load(map_file(game, seats), [str(zone) for zone in layout.zones], places_for(seats, places.in_map))


@pytest.mark.parametrize("game", RULESETS)
def test_every_card_has_a_light(game):
    assert all(len(show_of(game).cards.light(printed)) == 3 for printed in RULESETS[game].book)


def test_a_game_without_a_show_has_a_plain_one():
    show = show_of("paper")
    assert show == Show() and show is show_of("paper")
    assert show.places.in_map == () and show.words.win == ("wins", "win") and show.events.headings == HEADINGS
    assert show.cards.light(None) == theme.BRASS and show.cards.marks(None) == () and not show.cards.leans(None, 0)


def test_a_gauge_is_the_shows_and_not_that_of_a_game_with_prices():
    assert RULESETS["chrono_clash"].telling.price is not None
    assert "gauge" in show_of("chrono_clash").places.in_map
    assert not show_of("control").places.panels and not show_of("paper").places.panels


@pytest.mark.parametrize("game", RULESETS)
def test_every_colour_of_a_games_cards_has_a_sign_and_no_two_the_same_shape(game):
    pygame.init()
    cards = show_of(game).cards
    colours = {getattr(printed, "colour", "") for printed in RULESETS[game].book} - {""}
    assert colours == set(cards.gems)
    shapes = {pygame.image.tobytes(cards.gem(colour, 24), "RGBA")[3::4] for colour in colours}
    assert len(shapes) == len(colours) == len({cards.ink(colour) for colour in colours})


def test_a_colour_that_a_show_does_not_know_has_a_plain_sign():
    pygame.init()
    cards = show_of("paper").cards
    assert cards.gem("red", 24) is cards.gem("ultraviolet", 24)
    assert cards.dark_gem("red", 24).get_size() == (24, 24) and cards.ink("red") == OTHER.ink
