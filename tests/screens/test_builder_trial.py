"""A test game from the deck builder: against whom, how well they play, who begins, and what of that is remembered."""

import pytest

from game import decks
from game.kernel.deck import Deck
from scenes.decks.builder import DeckBuilder
from scenes.match.table import Table
from scenes.match.trial import ME, OTHER, Trial
from tests.screens.building import GAME, READY, RULES, builder, player_at
from tests.screens.driver import Driver
from tests.screens.fitting import SCALES, SIZES, faults
from ui.base.scale import Scale
from ui.base.settings import Settings

player = player_at(builder)


def options(player, n):
    return player.scene.rows[n][1]


def choose(player, n, words):
    widget = options(player, n)
    player.click(widget.cells()[[said for _, said in widget.options].index(words)].center)


def test_a_test_game_chooses_opponent_level_and_who_begins(player):
    other = decks.shipped(GAME)[4].deck
    for words, first in (("You", 0), ("The computer", 1), ("The computer", 1), ("You", 0)):
        player.click("Test game")
        player.click(options(player, 0))
        widget = options(player, 0)
        player.click(widget.cells()[[said for _, said in widget.options].index(other.name)].center)
        choose(player, 1, "Novice")
        choose(player, 2, words)
        player.click("Start")
        player.step(0.3)
        table = player.scene
        assert isinstance(table, Table) and table.match.is_trial
        assert table.match.state.first == first and table.match.players[1].kind == "novice"
        assert table.match.record.decks[1].parts == other.parts
        assert table.match.record.decks[0].parts == READY.deck.parts
        player.app.stack.pop()
        player.step()
        assert isinstance(player.scene, DeckBuilder)


def test_what_was_chosen_is_remembered_and_played_again(player):
    slug = decks.shipped(GAME)[2].slug
    Trial(slug, "strong", OTHER).remember(player.settings, GAME)
    player.click("Test game")
    assert player.scene.against.chosen.value == slug
    assert [choice.options[choice.index][0] for _, choice in player.scene.rows[1:]] == ["strong", OTHER]
    player.press("return")
    player.step(0.3)
    match = player.scene.match
    assert (match.state.first, match.players[1].kind) == (1, "strong")


def test_a_test_game_is_begun_by_keys_alone_and_left_by_escape(player):
    player.click("Test game")
    scene = player.scene
    player.press("escape")
    assert isinstance(player.scene, DeckBuilder)
    player.click("Test game")
    assert player.scene is not scene
    player.press("return")
    player.step(0.3)
    assert isinstance(player.scene, Table)


def test_a_deck_that_cannot_be_played_is_no_opponent(player):
    half = Deck("Half", (("deck", READY.deck.part("deck")[:3]),))
    decks.save(player.scene.keeping.folder / "half.txt", half, RULES)
    player.click("Test game")
    scene = player.scene
    scene.against._take([value for value, _ in scene.against.options].index("own/half"))
    assert not scene.start.enabled and "Half" in scene.start.reason


@pytest.mark.parametrize("kept", [{}, {"level": "godlike", "first": "nobody", "against": "own/../x"}, {"level": 7}])
def test_what_makes_no_sense_any_more_is_as_usual(kept):
    settings = Settings()
    settings.set_quietly(trials={GAME: kept})
    assert Trial.remembered(settings, GAME) == Trial()
    assert Trial(first=ME)._asdict() == {"against": "", "level": "skilled", "first": ME}


@pytest.mark.parametrize("size", SIZES)
def test_the_choice_before_a_test_game_has_room(size):
    with Driver(builder, size=size) as player:
        player.app.go("trial", GAME, READY.deck)
        player.step()
        for scale in (Scale(size, percent) for percent in SCALES):
            player.scene.scale = scale
            player.scene.layout(scale)
            assert not faults(player.scene, scale)
