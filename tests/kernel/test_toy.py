"""Triggers, modifiers and selectors where Control does not go: played with a toy game."""

from dataclasses import replace
from typing import NamedTuple

import pytest

from game.kernel.agenda import Action, Choice, Landing, explain, lands, legal_actions
from game.kernel.laws import Law
from game.kernel.modifiers import laid_on, worth
from game.kernel.phrases import Vocabulary, read
from game.kernel.selectors import select, spoken
from game.kernel.triggers import notice
from game.kernel.verbs import draw, mark, move
from tests.kernel import toy
from tests.table import Table

WORDS = Vocabulary(("small", "big"), ("imp", "brute", "iron-wall"), ("power",))
GUARD, FIRE = Law("0", "", "", "diffuse"), Law("0", "", "", "fire")


@pytest.fixture
def rules(tmp_path):
    return toy.make(tmp_path)


def lay(rules, text):
    return Table(text, rules=rules)


# Triggers


def test_a_card_hears_what_is_played_elsewhere(rules):
    t = lay(rules, "hand-0: brute\nplay-0: crier\ndeck-0: wall").does("play brute")
    t.shows("hand-0: wall\nplay-0: brute, crier")


def test_the_opponents_card_hears_it_too_and_acts_for_its_own_player(rules):
    t = lay(rules, "hand-0: brute\nplay-1: crier\ndeck-0: imp\ndeck-1: wall, purge").does("play brute")
    t.shows("hand-0: -\nhand-1: purge, wall")  # the second is the draw of its turn


def test_a_card_does_not_hear_itself_elsewhere(rules):
    lay(rules, "hand-0: crier\ndeck-0: wall").does("play crier").shows("hand-0: -\nplay-0: crier")


def test_in_a_hand_or_a_pile_a_card_hears_nothing(rules):
    t = lay(rules, "hand-0: brute, crier\ndiscard-0: crier\ndeck-0: wall").does("play brute").shows("hand-0: crier")
    assert t.state.waking == ()


def test_the_played_card_acts_first_then_the_others_clockwise(rules):
    """Seat 1 plays an Imp: the Imp draws, then seat 1's Crier, then those of seats 2 and 0."""
    t = lay(rules, "seats: 3\nactive: 1\nhand-1: imp\nplay-0: crier\nplay-1: crier\nplay-2: crier").does("play imp")
    resolved = [s.event for s in t.story if type(s.event).__name__ == "AbilityResolved"]
    assert [(event.seat, t.state.what[event.card].key) for event in resolved] == [
        (1, "imp"),
        (1, "crier"),
        (2, "crier"),
        (0, "crier"),
    ]


def test_two_cards_that_hear_act_twice(rules):
    lay(rules, "hand-0: brute\nplay-0: crier, crier\ndeck-0: wall, imp").does("play brute").shows("hand-0: imp, wall")


def test_clauses_of_one_ability_happen_in_their_order(rules):
    t = lay(rules, "hand-0: purge\nplay-0: imp, wall\nplay-1: banner, brute\ndeck-0: crier").does("discard purge")
    t.shows("play-0: wall\nplay-1: brute\nhand-0: crier")
    moved = [s.state.layout.zones[s.event.start].name for s in t.story if type(s.event).__name__ == "CardMoved"]
    assert moved == ["hand", "play", "play", "deck", "deck"], "spent, two discarded, one drawn; then the next turn"


def test_an_extra_card_that_may_not_be_declined(rules):
    t = lay(rules, "hand-0: herald, imp, crier, brute").does("play herald").could("play imp", "play crier")
    t.does("play crier").asked(1).shows("play-0: herald, crier\nhand-0: imp, brute")
    lay(rules, "hand-0: herald, imp, brute\ndeck-0: wall").does("play herald").asked(1).shows("hand-0: brute, wall")
    lay(rules, "hand-0: herald, brute").does("play herald").asked(1).shows("hand-0: brute")


class TurnEnded(NamedTuple):
    """An event about no card, and of no seat."""

    turn: int


@pytest.mark.parametrize("name", ["TurnEnded", "TurnEnded elsewhere"])
def test_an_event_about_no_card_is_heard_by_all_cards_in_play(tmp_path, name):
    rules = toy.make(tmp_path, name)
    s = lay(rules, "play-0: crier, imp\nplay-1: crier\nhand-0: crier\ndiscard-1: crier").state
    notice(s, TurnEnded(3))
    assert [(woken.seat, woken.card) for woken in s.waking] == [
        (0, s.cards_in(0, "play")[0]),
        (1, s.cards_in(1, "play")[0]),
    ]


def test_an_event_about_no_card_that_nobody_hears_wakes_nothing(rules):
    s = lay(rules, "play-0: crier").state
    notice(s, TurnEnded(3))
    assert s.waking == ()


def test_the_beginning_of_a_turn_can_be_heard(tmp_path):
    t = lay(toy.make(tmp_path, "TurnBegan"), "hand-0: brute\nplay-1: crier\ndeck-1: imp, wall").does("play brute")
    t.shows("hand-1: imp, wall")  # one for its turn, and one that the crier draws


def test_what_is_lent_is_asked_for_anew_when_a_card_remembers_something_else(rules):
    s = lay(rules, "play-0: imp, wall\nhand-0: brute").state
    first, hand, field = s.cards_in(0, "play")[0], s.layout.of["hand"][0], s.layout.of["play"][0]
    deeds = (
        lambda: mark(s, first, copied=None),
        lambda: move(s, s.cards_in(0, "hand")[0], field, 0),  # into play
        lambda: move(s, first, hand, 0),  # and out of it
    )
    for deed in deeds:
        s.lent = ["kept"]
        deed()
        assert s.lent is None


def test_what_is_lent_is_not_asked_for_again_for_a_card_that_stays_out_of_play(rules):
    s = lay(rules, "play-0: imp, wall").state
    s.lent = kept = ["kept"]
    assert draw(s, 0) == 1
    assert s.lent is kept


# The order of what wakes together


class Order(Choice):
    """The plainest choice of an order: by its place among what woke."""

    is_forced = True

    @staticmethod
    def options(s, frame):
        return [Action("first", woken.card, -1, place) for place, woken in enumerate(frame.memo)]

    @staticmethod
    def take(s, frame, action):
        rest = frame.memo[: action.amount] + frame.memo[action.amount + 1 :]
        if rest:
            s.push("order", frame.seat, -1, rest)
        s.push("ability", frame.seat, action.card, frame.memo[action.amount])

    @staticmethod
    def asks(s, frame):
        return "Which first?"


@pytest.fixture
def ordering(rules):
    return replace(rules, name="ordering", choices={**rules.choices, "order": Order})


def test_each_seat_orders_its_own_and_the_active_one_goes_first(ordering):
    t = lay(ordering, "seats: 3\nactive: 1\nhand-1: imp\nplay-1: crier\nplay-0: crier, crier").does("play imp")
    t.asked(1, "Which first?").could("first imp 0", "first crier 1").does("first crier 1")
    assert resolved(t) == [(1, "crier"), (1, "imp")], "the last one needs no question"
    t.asked(0, "Which first?").does(f"first crier.{t.state.cards_in(0, 'play')[1]} 1")
    assert [t.state.cards_in(0, "play").index(s.event.card) for s in t.story if is_resolved(s)] == [1, 0]


def test_one_ability_alone_is_not_asked_about(ordering):
    lay(ordering, "hand-0: imp\ndeck-0: wall").does("play imp").asked(1, "")


def test_without_the_choice_nobody_is_asked(rules):
    t = lay(rules, "hand-0: imp\nplay-0: crier\ndeck-0: wall, brute").does("play imp").asked(1)
    assert resolved(t) == [(0, "imp"), (0, "crier")]


def is_resolved(step):
    return type(step.event).__name__ == "AbilityResolved"


def resolved(t):
    return [(s.event.seat, t.state.what[s.event.card].key) for s in t.story if is_resolved(s)]


# Landings


def test_a_drag_may_end_in_several_places(rules):
    class Main(rules.choices["action"]):
        @staticmethod
        def lands(s, frame, action):
            return (Landing(zone=0), Landing(zone=1)) if action.verb == "play" else ()

    t = lay(replace(rules, name="wide", choices={**rules.choices, "action": Main}), "hand-0: imp")
    imp, pile = t.card("imp"), t.state.layout.named["discard-0"]
    (play,) = [action for action in legal_actions(t.state) if action.verb == "play"]
    assert lands(t.state, play) == (Landing(zone=0), Landing(zone=1))
    for zone in (0, 1):
        with pytest.raises(ValueError, match="is legal"):
            explain(t.state, imp, zone=zone)
    assert explain(t.state, imp, zone=pile)


def test_an_action_with_a_target_lands_on_it(rules):
    t = lay(rules, "hand-0: purge\nplay-1: imp")
    (diffuse,) = [action for action in legal_actions(t.state) if action.verb == "diffuse"]
    assert lands(t.state, diffuse) == (Landing(card=t.card("imp")),)


# Modifiers


def test_a_standing_bonus_counts_while_it_stands(rules):
    t = lay(rules, "play-0: imp, banner, brute\nplay-1: imp\nhand-1: purge")
    power = {key: worth(t.state, t.card(key), "power") for key in ("imp@play-0", "banner", "brute", "imp@play-1")}
    assert power == {"imp@play-0": 3, "banner": 3, "brute": 5, "imp@play-1": 1}
    t.does("draw", "diffuse purge banner")
    assert worth(t.state, t.card("imp@play-0"), "power") == 1


def test_bonuses_add_up(rules):
    t = lay(rules, "play-0: imp, banner, banner")
    assert worth(t.state, t.card("imp"), "power") == 5


def test_what_is_printed_stays_as_it_is(rules):
    t = lay(rules, "play-0: imp, banner")
    assert t.state.what[t.card("imp")].power == 1


def test_two_shields_guard_each_other_where_the_phrase_says_so(rules):
    t = lay(rules, "play-0: wall, imp\nplay-1: wall, wall\nhand-0: purge")
    guarded = laid_on(t.state, GUARD)
    assert guarded == {t.card("imp"), *t.state.cards_in(1, "play")}
    assert laid_on(t.state, FIRE) == set()
    t.could("draw", "play purge", "discard purge", "diffuse purge wall")


# Selectors


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("a card in play", "a card in play"),
        ("an imp in play", "an Imp in play"),
        ("another card in play, not an imp", "another card in play that isn't an Imp"),
        ("all small cards in play", "all Small cards in play"),
        ("your other big cards in play, not a brute", "your other Big cards in play except Brutes"),
        ("a card worth 3 power or less from your hand", "a card worth 3 power or less from your hand"),
        ("a card from your discard, not an iron-wall", "a card from your discard other than an Iron Wall"),
    ],
)
def test_phrases_are_read_and_spoken(phrase, words):
    assert spoken(read(phrase, WORDS)) == words


@pytest.mark.parametrize(
    ("phrase", "named"),
    [
        ("", "''"),
        ("a card", "'a card'"),
        ("some cards in play", "some cards"),
        ("a card in deck", "a card in deck"),
        ("a dragon in play", "'dragon'"),
        ("all tiny cards in play", "'tiny'"),
        ("a card in play, not a dragon", "'dragon'"),
        ("a card worth 3 gold or less in play", "'gold'"),
        ("a card worth x power or less in play", "worth x"),
        ("a card in play ", "'a card in play '"),
    ],
)
def test_other_phrases_are_refused_by_name(phrase, named):
    with pytest.raises(ValueError, match=named):
        read(phrase, WORDS)


@pytest.mark.parametrize(
    ("phrase", "found"),
    [
        ("a card in play", "imp banner brute imp"),
        ("another card in play", "banner brute imp"),
        ("all small cards in play", "imp imp"),
        ("your other cards in play", "banner"),
        ("a brute in play", "brute"),
        ("a card in play, not an imp", "banner brute"),
        ("a card worth 3 power or less in play", "imp banner imp"),
        ("a card worth 2 power or less from your hand", "crier"),
        ("a card from your hand", "wall crier"),
        ("a card from your discard", "purge"),
        ("a card in discard", "purge imp"),
    ],
)
def test_phrases_find_cards(rules, phrase, found):
    t = lay(
        rules,
        """
        play-0: imp, banner
        play-1: brute, imp
        hand-0: wall, crier
        hand-1: imp
        discard-0: purge
        discard-1: imp
    """,
    )
    s = t.state
    selector = read(phrase, rules.book.vocabulary)
    source = s.cards_in(0, "play")[0]
    assert sorted(s.what[card].key for card in select(s, 0, source, selector)) == sorted(found.split())
