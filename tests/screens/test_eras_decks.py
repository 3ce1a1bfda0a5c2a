"""Decks of Doctor Who on the screen: built by mouse, finished, judged, imported, and taken to a match."""

import pytest

from art.glyphs import glyph
from game import decks
from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import choice, texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.finish import DeckFinish
from scenes.decks.imports import guess_game, open_import
from scenes.decks.shelf import DeckShelf
from scenes.match.plan import own_folder
from scenes.match.setup import Setup
from tests.screens.building import draft, on_wall, player_at
from tests.screens.driver import Driver

GAME = "doctor_who"
RULES = RULESETS[GAME]

player = player_at(lambda: DeckBuilder(GAME, Draft(RULES, Deck("New Hearts", ()))))


def test_the_law_is_said_and_a_card_is_added_by_a_click(player):
    assert "13." in player.scene.laws.words and not player.scene.play_button.enabled
    player.click(on_wall(player, RULES.book["ian-chesterton"]))
    assert draft(player).count("ian-chesterton") == 1


def test_the_computer_finishes_a_deck_that_can_be_played(player):
    player.click(on_wall(player, RULES.book["the-third-doctor"]))
    player.click(on_wall(player, RULES.book["silurian"]))
    player.click(texts.COMPLETE)
    finish = player.scene
    assert isinstance(finish, DeckFinish) and finish.chosen
    player.click(texts.APPLY)
    assert draft(player).is_legal and draft(player).count("the-third-doctor") >= 1
    assert player.says("Legal")
    player.click("Play")
    assert isinstance(player.scene, Setup)


def test_a_fifth_of_one_card_is_refused_with_its_law(player):
    for _ in range(6):
        player.click(on_wall(player, RULES.book["silurian"]))
    assert draft(player).count("silurian") == 4


def test_what_a_deck_can_do_is_told(player):
    draft(player).replace(decks.shipped(GAME)[0].deck)
    player.scene.changed()
    player.step(0.2)
    player.click(texts.STATS)
    player.step(0.3)
    assert "Energy" in str([getattr(w, "words", "") for w in player.widgets()])
    shown = [facet.key for facet, chart in player.scene.charts.of_facet if chart.visible]
    assert "era" in shown and all(chart.bars for _, chart in player.scene.charts.of_facet if chart.visible)


def test_where_cards_cost_nothing_a_deck_lies_by_another_thing_that_is_said_of_them(player):
    draft(player).replace(decks.shipped(GAME)[0].deck)
    player.scene.changed()
    player.click("Stacks")
    player.step(0.3)
    heads = [head for head, _ in player.scene._stacks("deck")]
    assert heads == ["Past", "Present", "Future", "Timeless", "Others"]
    assert [bar.label for bar in player.scene.curve.bars] == ["past", "present", "future", "timeless"]


def test_a_list_is_imported_and_says_what_it_does_not_know():
    ready, taken = decks.shipped(GAME)[0], []
    with Driver(lambda: DeckShelf(GAME)) as player:
        words = decks.write(ready.deck, RULES, ready.about) + "\n2 The Fifteenth Doctor\n"
        open_import(player.app, RULES, taken.append, words, "list.txt")
        player.step(0.3)
        cards = sum(count for _, counts in ready.deck.parts for _, count in counts)
        assert player.says(fill(texts.SOME_UNREAD, n=1)) and player.says(f"{cards} cards. {texts.IS_LEGAL}")


@pytest.mark.parametrize("ready", decks.shipped(GAME), ids=lambda one: one.deck.name)
def test_a_ready_deck_is_known_by_its_cards(ready):
    assert guess_game(decks.write(ready.deck, RULES, ready.about)) == GAME


def test_a_question_mark_stands_only_before_a_deck_that_chance_chooses(monkeypatch):
    drawn = []
    monkeypatch.setattr(choice.glyphs, "glyph", lambda name, *how: drawn.append(name) or glyph(name, *how))
    with Driver(lambda: Setup(GAME)) as player:
        line = next(widget for widget in player.widgets() if isinstance(widget, choice.DeckChoice))
        drawn.clear()
        line.draw_popup(player.window.surface)
        assert drawn == ["question", *["deck"] * (len(line.decks) - 1)] and len(drawn) > 8


def test_the_shelf_says_that_a_deck_breaks_more_laws_than_it_tells():
    decks.save(own_folder(GAME) / "empty.txt", Deck("Empty", ()), RULES)
    decks.save(own_folder(GAME) / "doctors.txt", Deck("Doctors", (("deck", (("the-first-doctor", 3),)),)), RULES)
    with Driver(lambda: DeckShelf(GAME)) as player:
        for box in player.scene.boxes[:2]:
            told = player.scene._told(box.kept)
            assert told.count("Doctor Who 13.") == 3 and f"And {len(box.kept.laws) - 3} more." in told
        ready = next(box for box in player.scene.boxes if not box.kept.is_own)
        assert "more." not in player.scene._told(ready.kept)
