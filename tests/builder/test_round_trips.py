"""Every ready deck and every legal one by chance reads back the same, by every way out and in."""

import random

import pytest

from game import decks
from game.kernel.deck import read_deck, say_deck
from game.rules import RULESETS
from tests import deck_fuzz
from tests.playing import some_deck

GAMES = [name for name, rules in RULESETS.items() if rules.decks.parts]
READY = [(game, one) for game in GAMES for one in decks.shipped(game)]


@pytest.mark.parametrize(("game", "one"), READY, ids=lambda value: getattr(value, "slug", value))
def test_a_ready_deck_reads_back_the_same(game, one):
    rules = RULESETS[game]
    again = decks.read(decks.write(one.deck, rules, one.about), rules)
    assert (again.deck, again.about, again.unread) == (one.deck, one.about, ())
    assert read_deck(say_deck(one.deck)) == one.deck


@pytest.mark.parametrize("game", GAMES)
def test_legal_decks_by_chance_read_back_the_same(game, tmp_path):
    rules, luck = RULESETS[game], random.Random(3)
    for number in range(150):
        deck = some_deck(game, luck)._replace(name=f"By chance {number}")
        assert decks.read(decks.write(deck, rules), rules) == decks.DeckList(deck)
        assert decks.why_not(deck, rules) == []
        decks.save(tmp_path / "deck.txt", deck, rules, "About it.")
        found = decks.read_file(tmp_path / "deck.txt", rules)
        assert (found.deck, found.about) == (deck, "About it.")


def test_damaged_lists_lose_nothing_in_silence():
    assert deck_fuzz.run(250, 7)["faults"] == []


def test_the_count_of_the_fuzz_sees_a_lost_line(monkeypatch):
    rules = RULESETS[GAMES[0]]
    text = decks.write(decks.shipped(GAMES[0])[0].deck, rules)
    assert deck_fuzz.faults(text, rules) == []
    found = decks.read(text + "\n1 No Such Card", rules)
    monkeypatch.setattr(deck_fuzz, "read", lambda words, rules: found._replace(unread=()))
    assert "cards are written" in deck_fuzz.faults(text + "\n1 No Such Card", rules)[0]
