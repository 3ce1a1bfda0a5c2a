"""Section 15: building a deck, at every boundary."""

import random

import pytest

from game.kernel.deck import Deck
from game.kernel.view import see
from game.rules import RULESETS
from game.rules.chrono_clash import laws

from .laying import RULES, deck_of, new_game
from .test_explain import FIFTY, SIX

REAL = RULESETS["chrono_clash"]


def broken(text):
    return [refusal.law for refusal in RULES.decks.laws(deck_of(text))]


def test_15_a_legal_deck_breaks_nothing():
    assert broken(FIFTY) == []
    assert broken(f"{FIFTY} / {SIX}") == []


@pytest.mark.parametrize(("plains", "found"), [(1, [laws.TOO_FEW_CARDS]), (2, []), (3, [])])
def test_15_1_at_least_fifty_cards(plains, found):
    assert broken(FIFTY.replace("3 plain", f"{plains} plain")) == found


def test_15_1_the_reason_counts():
    (refusal,) = RULES.decks.laws(deck_of(FIFTY.replace("3 plain", "1 plain")))
    assert str(refusal).startswith("15.1") and "49" in str(refusal)


def test_15_2_one_colour_or_two():
    assert broken(FIFTY + ", 1 fern") == []
    assert broken(FIFTY + ", 1 fern, 1 bluebell") == [laws.TOO_MANY_COLOURS]


def about(text):
    """The cards that each broken law is about."""
    return {refusal.law.number: set(refusal.cards) for refusal in RULES.decks.laws(deck_of(text))}


def test_a_law_that_a_deck_breaks_names_the_cards_that_break_it():
    colours = about(FIFTY + ", 1 fern, 1 bluebell")["15.2"]
    assert len(colours) == 1 and colours < {"fern", "bluebell"}, "of the fewest; without it there are two colours"
    assert about(FIFTY.replace("3 ox", "4 ox")) == {"15.3": {"ox"}}
    assert about(FIFTY + ", 1 titan") == {"15.4": {"titan"}}
    assert about(f"{FIFTY} / {SIX}, 1 mouse")["15.4"] == {"mouse"}
    assert about(f"{FIFTY} / {SIX.replace('1 imp', '2 imp')}") == {"15.6": {"imp"}}
    assert about(FIFTY.replace("3 plain", "1 plain")) == {"15.1": set()}, "taking out would not mend it"


@pytest.mark.parametrize("seed", range(30))
def test_without_the_cards_that_a_law_names_it_is_not_broken(seed):
    """But where taking them out leaves too few."""
    luck = random.Random(seed)
    keys = [card.key for card in REAL.book]
    parts = {"deck": {}, "extra": {}}
    for key in luck.sample(keys, 40):
        parts[luck.choice(["deck", "deck", "deck", "extra"])][key] = luck.choice([1, 2, 3, 4])
    deck = Deck("x", tuple((part, tuple(counts.items())) for part, counts in parts.items()))
    for refusal in REAL.decks.laws(deck):
        if refusal.cards:
            kept = tuple((p, tuple((k, n) for k, n in c if k not in refusal.cards)) for p, c in deck.parts)
            assert refusal not in REAL.decks.laws(Deck("x", kept))


def test_15_3_at_most_three_copies():
    assert broken(FIFTY.replace("3 ox", "4 ox")) == [laws.TOO_MANY_COPIES]


def test_15_4_each_card_in_its_own_part():
    assert broken(FIFTY + ", 1 titan") == [laws.WRONG_PART]
    assert broken(f"{FIFTY} / {SIX}, 1 mouse") == [laws.WRONG_PART]


def test_15_5_six_extra_cards_or_none():
    five = SIX.replace(", 1 decree-titan", "")
    assert broken(f"{FIFTY} / {five}") == [laws.EXTRA_SIZE]
    assert broken(f"{FIFTY} / {SIX}, 1 sneaky-titan") == []
    assert broken(f"{FIFTY} /") == []


def test_15_6_one_copy_in_an_extra_deck():
    assert broken(f"{FIFTY} / {SIX.replace('1 imp', '2 imp')}") == [laws.EXTRA_COPIES]


def test_15_7_its_colours_are_colours_of_the_deck():
    assert broken(f"{FIFTY} / {SIX}, 1 navy") == [laws.EXTRA_COLOURS]
    assert broken(f"{FIFTY}, 1 bluebell / {SIX}, 1 navy") == []


def test_several_laws_are_named_together():
    assert broken("4 plain, 1 fern, 1 bluebell / 2 titan, 1 navy") == [
        laws.TOO_FEW_CARDS,
        laws.TOO_MANY_COLOURS,
        laws.TOO_MANY_COPIES,
        laws.EXTRA_SIZE,
        laws.EXTRA_COPIES,
    ]


def test_15_8_colours_are_open_and_the_list_is_not():
    t = new_game("60 plain", "60 fern")
    view = see(t.state, 0)
    assert view.decks[1].parts == ()
    assert view.decks[0].part("deck") == (("plain", 60),)
    lots = {view.marking[cards[0]]: {printed.colour for printed in lot} for cards, lot in view.lots}
    assert lots[1] == {"green"}
    assert {printed.key for cards, lot in view.lots if view.marking[cards[0]] == 1 for printed in lot} == {
        "fern",
        "gaira",
    }


def test_an_empty_deck_list_is_told_so():
    found = [refusal.law for refusal in REAL.decks.laws(Deck("None", (("deck", ()),)))]
    assert found == [laws.TOO_FEW_CARDS]
