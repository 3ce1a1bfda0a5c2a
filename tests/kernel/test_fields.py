"""Several zones in play: what stands in any of them is in play, what lies elsewhere is not."""

from dataclasses import replace

import pytest

from game.kernel.laws import Law
from game.kernel.modifiers import laid_on, worth
from game.kernel.phrases import read
from game.kernel.ruleset import EVERYBODY, Layout, Zone
from game.kernel.selectors import select
from tests.kernel import toy
from tests.table import Table


@pytest.fixture
def rules(tmp_path):
    """The toy with a porch of each seat beside its play area, and a square in the middle that all share."""
    game = toy.make(tmp_path)
    narrow = game.layout_for

    def layout_for(seats):
        porches = [Zone("porch", seat, EVERYBODY) for seat in range(seats)]
        return Layout((*narrow(seats).zones, Zone("square", None, EVERYBODY), *porches), seats)

    return replace(game, name="wide-toy", layout_for=layout_for, fields=("play", "square", "porch"))


def lay(rules, text):
    return Table(text, rules=rules)


def test_cards_in_play_are_told_by_seat_then_by_zone_and_the_shared_ones_last(rules):
    t = lay(rules, "porch-0: imp\nplay-0: wall\nplay-1: brute\nsquare: crier\nhand-0: purge\ndiscard-1: herald")
    assert [t.state.what[card].key for card in t.state.in_field()] == ["wall", "imp", "brute", "crier"]
    for card in range(len(t.state.what)):
        assert t.state.is_in_field(card) == (card in t.state.in_field())


def test_a_bonus_reaches_from_one_zone_in_play_to_another(rules):
    t = lay(rules, "porch-0: banner\nplay-0: imp\nporch-1: imp\nhand-0: imp")
    power = {place: worth(t.state, t.card(f"imp@{place}"), "power") for place in ("play-0", "porch-1", "hand-0")}
    assert power == {"play-0": 3, "porch-1": 1, "hand-0": 1}


def test_what_stands_in_a_shared_zone_works_for_its_owner(rules):
    t = lay(rules, "square: wall\nplay-0: imp\nplay-1: imp")
    s = t.state
    owner = s.owner(t.card("wall"))
    assert laid_on(s, Law("0", "", "", "diffuse")) == {*s.cards_in(owner, "play")}


def test_a_card_hears_from_any_zone_in_play_and_from_no_other(rules):
    t = lay(rules, "hand-0: brute\nporch-0: crier\ndeck-0: wall").does("play brute")
    t.shows("hand-0: wall\nplay-0: brute\nporch-0: crier")
    t = lay(rules, "hand-0: brute\ndiscard-0: crier\ndeck-0: wall").does("play brute")
    t.shows("hand-0: -\ndeck-0 top: wall")


@pytest.mark.parametrize(
    ("phrase", "found"),
    [
        ("a card in play", "brute crier imp wall"),
        ("your other cards in play", "crier imp wall"),
        ("a card from your hand", "purge"),
    ],
)
def test_in_play_means_all_zones_in_play(rules, phrase, found):
    t = lay(rules, "porch-0: imp\nplay-0: wall\nplay-1: brute\nsquare: crier\nhand-0: purge\ndiscard-1: herald")
    selector = read(phrase, rules.book.vocabulary)
    assert sorted(t.state.what[card].key for card in select(t.state, 0, -1, selector)) == found.split()


def test_one_zone_in_play_is_what_it_was(tmp_path):
    game = toy.make(tmp_path)
    layout = game.layout(2)
    assert layout.fields == ((0, layout.named["play-0"]), (1, layout.named["play-1"]))
    assert layout.in_play == {layout.named["play-0"], layout.named["play-1"]}
