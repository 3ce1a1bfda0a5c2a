"""What tests of the deck builder open and look at: a ready deck, the draft, a card on the wall and in the list."""

import pytest

from game import decks
from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.rules import RULESETS
from scenes.decks.builder import DeckBuilder
from tests.screens.driver import Driver

GAME = "chrono_clash"
RULES = RULESETS[GAME]
HERON = RULES.book["ember-heron"]
READY = decks.shipped(GAME)[1]


def builder(deck=None):
    return DeckBuilder(GAME, Draft(RULES, deck or READY.deck))


def new():
    return builder(Deck("Slow Dawn", ()))


def player_at(scene):
    """The fixture `player` of a file: the program with what `scene()` gives, without motion."""

    @pytest.fixture
    def player():
        with Driver(scene, reduced_motion=True) as driver:
            yield driver

    return player


def draft(player):
    return player.scene.draft


def on_wall(player, card=HERON):
    """The middle of a card on the wall, once it is looked for."""
    player.scene.looked_for.ask(f'"{card.name}"')
    player.step()
    wall = player.scene.wall
    return wall.on_screen(wall.spot_of(card)).center


def in_list(player, card=HERON):
    """The middle of a card's line in the deck."""
    pane = player.scene.list
    return pane.on_screen(pane.spot_of(card)).center
