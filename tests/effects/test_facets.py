"""A deck builder asks the same words that the rules run: by kind, number, trait, word, and what the card says."""

from dataclasses import replace

import pytest

from game.builder.search import read
from game.effects.facets import facets
from game.kernel.ruleset import DeckRules
from game.rules import RULESETS
from tests.effects import realm


@pytest.fixture
def rules(tmp_path):
    made = realm.make(tmp_path)
    return replace(made, decks=DeckRules(facets=facets(realm.LANGUAGE)))


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("t:resource", "dome licence herald curse"),
        ("attack>=3", "giant coward"),
        ("attack<=99 -attack<=2", "giant coward"),
        ("trait:elf", "elf prince"),
        ("element:fire", "giant"),
        ("has:damage", "bolt plague doom"),
        ("has:damage>=3", "doom"),
        ("has:side", "frenzy tithe rite"),  # also what follows, and what is paid
        ("has:draw has:side", "rite"),
        ('"for each other"', "mongol"),
        ("o:unless", "dome tithe"),
    ],
)
def test_what_a_query_finds(rules, query, found):
    asked = read(query, rules)
    assert not asked.complaints
    assert {card.key for card in rules.book if asked.matches(card)} == set(found.split())


def test_everything_that_is_written_on_a_card_is_searched():
    clash, control = RULESETS["chrono_clash"].book, RULESETS["control"].book
    card = next(card for card in clash if card.guardian_text)
    assert all(part in card.words for part in (card.name, card.text, card.guardian_text, card.note))
    assert control["rift"].words == f"Rift {control['rift'].text} {control['rift'].note}"
