"""What is placed secretly is in no view: situations of hidden cards, memos of others. And dealt worlds are whole."""

from dataclasses import replace
from typing import NamedTuple

import pytest

from game.kernel import notation
from game.kernel.agenda import chooser, legal_actions, options, perform
from game.kernel.ruleset import Hiding
from game.kernel.verbs import mark
from game.kernel.view import determinize, see
from tests.kernel import toy
from tests.playing import TABLES, begin, positions, some_rulings
from tests.table import Table

for_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: str(value))


class Situation(NamedTuple):
    copied: object = None
    is_tapped: bool = False
    bid: int = 0


def make(tmp_path, **hiding):
    return replace(toy.make(tmp_path), name="hiding", Situation=Situation, hiding=Hiding(**hiding))


def bidding(rules):
    """Seat 0 has put a bid on a card of its hand, and on one in play."""
    s = Table("hand-0: imp, wall\nplay-0: brute\nhand-1: crier", rules=rules).state
    (imp, _), (brute,) = s.cards_in(0, "hand"), s.cards_in(0, "play")
    mark(s, imp, bid=7, is_tapped=True)
    mark(s, brute, bid=3)
    return s, imp, brute


def test_what_a_hidden_card_remembers_is_in_no_view_of_the_others(tmp_path):
    s, imp, brute = bidding(make(tmp_path))
    assert see(s, 0).cards[imp].bid == 7
    for seat in (1, None):
        assert see(s, seat).cards[imp] is None
        assert see(s, seat).cards[brute].bid == 3, "what lies open is read by all"
        assert "7" not in repr(see(s, seat).cards)
    assert s.cards[imp].bid == 7


def test_a_ruleset_says_what_of_it_can_be_seen(tmp_path):
    def tapped(s, card, seat):
        return s.cards[card]._replace(bid=0)

    s, imp, _ = bidding(make(tmp_path, situation=tapped))
    assert see(s, 1).cards[imp] == Situation(is_tapped=True)
    assert see(s, 0).cards[imp] == Situation(is_tapped=True, bid=7)


def test_a_memo_that_is_secret_is_read_by_its_own_seat_alone(tmp_path):
    s, *_ = bidding(make(tmp_path, memos=frozenset({"limit"})))
    s.agenda.insert(-1, s.agenda[-1]._replace(what="limit", seat=1, memo=("secret", 5)))
    assert see(s, 1).agenda[-2].memo == ("secret", 5)
    for seat in (0, None):
        assert see(s, seat).agenda[-2].memo is None
        assert see(s, seat).agenda[-2][:4] == s.agenda[-2][:4]
        assert see(s, seat).agenda[-1] == s.agenda[-1]
    assert s.agenda[-2].memo == ("secret", 5)


def test_a_dealt_world_is_made_whole_by_the_ruleset(tmp_path):
    def deal(s):
        hand = s.cards_in(1, "hand")
        s.cards[hand[0]] = Situation(bid=s.what[hand[0]].measure)

    s, *_ = bidding(make(tmp_path, deal=deal))
    world = determinize(see(s, 0), 1)
    (crier,) = world.cards_in(1, "hand")
    assert world.cards[crier].bid == world.what[crier].measure
    assert s.cards[crier] is None


def test_what_woke_is_in_no_view(tmp_path):
    s, imp, _ = bidding(make(tmp_path))
    s.waking = (s.what[imp],)
    assert see(s, 1).waking == ()


@for_every_table
def test_in_a_dealt_world_every_seat_knows_its_own_hand_and_what_lies_open(game, seats):
    """And the others' views of it can be shown, dealt and played on: a search may ask for them."""
    for seed in range(6):
        s = begin(game, seats, seed, some_rulings(game, seed))
        for number, now in enumerate(positions(s, seed)):
            if now.outcome is not None or number % 5:
                continue
            asked = chooser(now)
            world = determinize(see(now, asked), number)
            for seat in (*range(seats), None):
                view = see(world, seat)
                assert notation.show(view)
                hidden = [card for card, printed in enumerate(view.what) if printed is None]
                places = {world.layout.zones[world.where[card]] for card in hidden}
                assert all(place.seat != seat or place.seen_by != "owner" for place in places)
                assert {place.name for place in places if place.seen_by == "everybody"} <= {"discard"}
                for card, printed in enumerate(view.what):
                    assert printed in (None, world.what[card])
                deeper = determinize(view, number)
                again = see(deeper, seat)
                assert (again, again.lots) == (view, view.lots)
                if seat == asked:
                    assert view == see(now, asked)
                    assert legal_actions(deeper) == legal_actions(now)
                for _ in range(4):
                    if deeper.outcome is None:
                        perform(deeper, options(deeper)[0])


@for_every_table
def test_a_view_tells_nothing_of_what_the_others_know(game, seats):
    """Whether another has seen my card changes nothing in my view, where it lies in my hand."""
    for seed in range(3):
        s = begin(game, seats, seed)
        for now in positions(s, seed):
            for seat in range(seats):
                other = now.clone()
                for card in now.cards_in(seat, "hand"):
                    other.seen[card] |= 1 << (seat + 1) % seats
                assert see(other, seat) == see(now, seat)
