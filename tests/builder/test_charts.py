"""Charts and chances: counted by hand, and against known values of the hypergeometric distribution."""

from collections import Counter
from itertools import combinations

import pytest

from game import decks
from game.builder import charts
from game.kernel.deck import Deck
from game.kernel.record import Record
from game.rules import RULESETS

CLASH = RULESETS["chrono_clash"]
SMALL = Deck(
    "Small", (("deck", (("ember-heron", 3), ("orchard-ox", 2), ("breakfast-in-the-saddle", 1))), ("extra", ()))
)


def test_a_curve_shows_every_cost_between_the_least_and_the_most():
    bars = charts.bars(SMALL, CLASH, "cost")
    costs = [CLASH.book[key].cost for key, _ in SMALL.part("deck")]
    assert [int(bar.key) for bar in bars] == list(range(min(costs), max(costs) + 1))
    copies = Counter(CLASH.book[key].cost for key, count in SMALL.part("deck") for _ in range(count))
    assert {int(bar.key): bar.count for bar in bars if bar.count} == copies
    dearest = str(CLASH.book["orchard-ox"].cost)
    assert dict(next(bar for bar in bars if bar.key == dearest).shares)["green"] == 2


def test_cards_without_a_number_are_in_no_bar_of_it():
    assert sum(bar.count for bar in charts.bars(SMALL, CLASH, "strength")) == 5


def test_icons_count_every_card_that_has_them_the_most_frequent_first():
    bars = charts.bars(SMALL, CLASH, "has")
    assert {bar.key: bar.count for bar in bars} == {"fast": 3, "draw": 1}
    assert [bar.count for bar in bars] == sorted((bar.count for bar in bars), reverse=True)


def test_no_cards_no_bars():
    assert charts.bars(Deck("", ()), CLASH, "cost") == []
    assert charts.mean(Deck("", ()), CLASH, "cost") == 0


def test_the_mean_is_weighed_by_copies():
    heron, ox, breakfast = (CLASH.book[key].cost for key, _ in SMALL.part("deck"))
    assert len({heron, ox, breakfast}) > 1
    assert charts.mean(SMALL, CLASH, "cost") == pytest.approx((3 * heron + 2 * ox + breakfast) / 6)


@pytest.mark.parametrize(("copies", "size", "seen"), [(1, 7, 3), (2, 7, 3), (3, 8, 2), (3, 8, 0), (8, 8, 1), (0, 8, 3)])
def test_the_chance_is_the_share_of_all_hands(copies, size, seen):
    hands = list(combinations(range(size), seen))
    lucky = sum(any(card < copies for card in hand) for hand in hands)
    assert charts.chance(copies, size, seen) == pytest.approx(lucky / len(hands))


def test_chances_of_nothing():
    assert charts.chance(3, 0, 5) == 0
    assert charts.chance(3, 2, 9) == 1


def test_three_of_fifty_by_the_first_turn():
    ready = decks.shipped("chrono_clash")[0].deck
    key = next(key for key, count in ready.part("deck") if count == 3)
    by_turn = charts.by_turn(ready, CLASH, [key], 4)
    assert by_turn[0] == pytest.approx(1 - (47 * 46 * 45 * 44 * 43 * 42) / (50 * 49 * 48 * 47 * 46 * 45))
    assert by_turn == sorted(by_turn)


def test_a_sample_hand_is_dealt_from_the_deck_and_again_by_another_seed():
    ready = decks.shipped("chrono_clash")[0].deck
    hand = charts.sample_hand(ready, CLASH, 1)
    assert len(hand) == 5 and hand == charts.sample_hand(ready, CLASH, 1)
    assert any(charts.sample_hand(ready, CLASH, seed) != hand for seed in range(2, 6))
    assert all(hand.count(key) <= dict(ready.part("deck"))[key] for key in hand)
    assert len(charts.sample_hand(Deck("", (("deck", (("ember-heron", 2),)),)), CLASH, 1)) == 2


@pytest.mark.parametrize("game", [game for game, rules in RULESETS.items() if rules.decks.parts])
def test_a_sample_hand_comes_from_as_many_cards_as_a_hand_in_a_match(game):
    """What lies in play before any card is drawn is in nobody's hand and in no chance."""
    rules = RULESETS[game]
    deck = decks.bring(game, None, 2, 1, None)[0]
    s = Record(game, 1, [("human", "")] * 2, rules.ruled(), 1, decks=[deck, deck]).start()
    hand, left = len(s.cards_in(0, "hand")), len(s.cards_in(0, "deck"))
    dealt = charts.shuffled(deck, rules, 1)
    laid = sum(deck_count for _, deck_count in deck.part(rules.decks.parts[0])) - len(dealt)
    assert laid == sum(rules.decks.laid.values())
    if rules.decks.laid:
        assert len(dealt) == hand + left and rules.decks.laid.keys().isdisjoint(dealt)
        assert charts.by_turn(deck, rules, list(rules.decks.laid)) == [0.0] * 10
