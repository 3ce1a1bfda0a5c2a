"""What every game must keep is asked of this one, too, in tests/test_contract.py; here is its fairness."""

from collections import Counter
from statistics import mean

import pytest

from game import decks as shelf
from game.ai.arena import deck_pairings
from game.kernel.record import Record
from game.kernel.view import determinize, see
from tests.ai import test_fairness as fairness


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_hidden_cards_change_nothing(seats):
    fairness.test_hidden_cards_change_nothing("towers_in_time", 3, 17, "greedy", seats)


def shares(cards):
    count = Counter("sources" if p.kind == "source" else "neutral" if p.school == "neutral" else "own" for p in cards)
    return {name: count[name] / count.total() for name in ("sources", "neutral", "own")}


def test_the_decks_of_others_are_imagined_as_people_build_them():
    """Not every card of the box as likely as any other: a quarter of sources, and of the schools that were seen."""
    imagined, ready = [], []
    for number, decks in enumerate(deck_pairings("towers_in_time")):
        s = Record("towers_in_time", number, [("arena", "")] * 2, {}, 1, decks=list(decks)).start()
        view = see(s, 0)
        known = [p for card, p in enumerate(view.what) if p is not None and view.owner(card) == 1]
        schools = {p.school for p in known if p.kind != "source"} - {"neutral"}
        world = determinize(view, number)
        dealt = [world.what[card] for card in range(len(world.what)) if world.owner(card) == 1 and not view.what[card]]
        imagined.append(shares(dealt))
        if schools:
            assert {p.school for p in dealt if p.kind != "source"} <= schools | {"neutral"}
    for one in shelf.shipped("towers_in_time"):
        book = s.rules.book
        ready.append(shares([book[key] for key, count in one.deck.part("deck") for _ in range(count)]))
    for name, off in (("sources", 0.08), ("neutral", 0.2), ("own", 0.2)):  # of the whole box: 0.19, 0.5, 0.32
        assert abs(mean(one[name] for one in imagined) - mean(one[name] for one in ready)) < off, name


def test_of_a_card_that_was_seen_no_more_are_imagined_than_a_deck_may_hold():
    s = Record("towers_in_time", 3, [("arena", "")] * 2, {}, 1, decks=list(deck_pairings("towers_in_time")[0])).start()
    view = see(s, 0)
    cards = [card for card in range(len(view.what)) if view.owner(card) == 1 and view.what[card] is None]
    could = Counter(s.rules.could_be(s, view, 1, cards))
    seen = Counter(p for card, p in enumerate(view.what) if p is not None and view.owner(card) == 1)
    assert seen
    for printed, count in seen.items():
        if printed.kind != "source":
            assert could[printed] == 4 - count
    assert sum(could.values()) >= len(cards)
