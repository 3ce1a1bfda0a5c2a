"""Finishing a deck: always legal, never without what was chosen, a reason for each card."""

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import decks
from game.builder import texts
from game.builder.draft import Draft
from game.builder.finish import finish
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS

CLASH = RULESETS["chrono_clash"]
CHOICES = st.lists(st.sampled_from([card.key for card in CLASH.book if card.colour in ("red", "green")]), max_size=30)


@settings(max_examples=25, deadline=None)
@given(CHOICES, st.integers(0, 9))
def test_a_deck_of_two_colours_is_completed_and_legal(keys, seed):
    draft = Draft(CLASH)
    for key in keys:
        draft.add(key)
    finished, chosen = finish(draft.deck, CLASH, seed)
    assert not decks.why_not(finished, CLASH)
    for part, counts in draft.deck.parts:
        for key, count in counts:
            assert dict(finished.part(part))[key] >= count, "what was chosen stays"
    added = sum(one.count for one in chosen)
    assert added == sum(n for _, counts in finished.parts for _, n in counts) - len_of(draft.deck)
    assert all(CLASH.book[one.key].name in one.why and one.why.endswith(".") for one in chosen)


def len_of(deck: Deck) -> int:
    return sum(count for _, counts in deck.parts for _, count in counts)


def test_an_empty_deck_becomes_a_deck_of_two_colours_at_most():
    finished, _ = finish(Deck("New", ()), CLASH, 5)
    assert 1 <= len(decks.colours(finished, CLASH)) <= 2 and finished.name == "New"


def test_the_same_seed_chooses_the_same_cards():
    assert finish(Deck("", ()), CLASH, 3) == finish(Deck("", ()), CLASH, 3)
    assert len({finish(Deck("", ()), CLASH, seed)[0] for seed in range(5)}) > 1


def test_a_finished_deck_is_left_as_it_is():
    ready = decks.shipped("chrono_clash")[0].deck
    assert finish(ready, CLASH) == (Deck(ready.name, tuple((p, ready.part(p)) for p in CLASH.decks.parts)), [])


def test_three_colours_cannot_be_finished_and_it_says_what_to_do():
    draft = Draft(CLASH)
    for colour in ("red", "green", "blue"):
        draft.add(next(card.key for card in CLASH.book if card.colour == colour and card.part == "deck"))
    with pytest.raises(ValueError, match=r"Chrono Clash 15\.2: "):
        finish(draft.deck, CLASH)


def test_pilots_are_given_walkers_to_board():
    draft = Draft(CLASH)
    for key in ("pia-larkrider", "cass-quickmatch"):
        draft.add(key, 3)
    finished, _ = finish(draft.deck, CLASH, 1)
    assert any(CLASH.book[key].group == "walker" for key, _ in finished.part("deck"))


def test_where_cards_have_no_cost_no_reason_speaks_of_one():
    _, chosen = finish(Deck("Hearts", ()), RULESETS["doctor_who"], 3)
    said = [one.why for one in chosen]
    assert any("Future" in why for why in said) and not any("cost" in why for why in said)


def test_a_finished_deck_keeps_to_what_goes_with_the_chosen_cards():
    """In a game without colours too: no fire where nothing that was chosen, or goes with it, burns."""
    rules = RULESETS["towers_in_time"]
    chosen = Deck("Deep", (("deck", (("dwarf", 3), ("hill-giant", 2))),))
    reasons = []
    for seed in range(4):
        finished, why = finish(chosen, rules, seed)
        schools = {rules.book[key].school for key, _ in finished.part("deck")}
        sources = sum(count for key, count in finished.part("deck") if rules.book[key].kind == "source")
        assert "earth" in schools and not schools & {"fire", "water", "black", "white"} and 10 <= sources <= 20
        reasons += [one.why for one in why]
    assert any(fill(texts.IN_A_DECK_WITH, deck="Arms and Engines", card="Dwarf") in why for why in reasons)


def test_cards_of_two_plans_are_finished_by_both():
    """A few of each: what feeds them both comes in."""
    rules = RULESETS["towers_in_time"]
    chosen = Deck("Both", (("deck", (("dwarf", 4), ("hill-giant", 4), ("sea-elf-marines", 4), ("hydra", 4))),))
    finished, _ = finish(chosen, rules, 1)
    fed = Counter(rules.book[key].school for key, _ in finished.part("deck") if rules.book[key].kind == "source")
    assert fed["earth"] and fed["water"]


def test_why_a_card_came_in_is_said_of_the_deck_as_it_was():
    reasons = [one.why for seed in range(4) for one in finish(Deck("", ()), CLASH, seed)[1]]
    few, many = (
        [int(found[1]) for why in reasons if (found := re.search(pattern(template), why))]
        for template in (texts.FEW, texts.FEWER)
    )
    assert any(re.search(pattern(texts.NONE), why) for why in reasons) and 0 < max(few) < min(many)


def pattern(template):
    """A regular expression that finds the template with any number and any cards."""
    return fill(re.escape(template).replace("\\{", "{").replace("\\}", "}"), deck=".*", n=r"(\d+)", cards=".*")
