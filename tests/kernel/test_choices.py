"""The kinds of choice that games share: what each offers, says, lets drag and refuses, and what it does."""

from dataclasses import replace

import pytest

from game.kernel import choices as kinds
from game.kernel import texts
from game.kernel.agenda import Landing, apply, asks, explain, label, lands, legal_actions, options
from game.kernel.book import Ability
from game.kernel.choices import Assigned, Picked
from game.kernel.laws import Law
from game.kernel.notation import read, short
from game.kernel.state import Frame
from game.kernel.triggers import Woken
from game.kernel.verbs import change, mark, move
from tests.kernel import toy
from tests.table import Table

LAW = Law("9.9", "That is not meant.", "here")


class Hand:
    """What the choices of this test have in common: cards of the own hand, and a question."""

    law = LAW

    def cards(self, s, frame):
        return s.cards_in(frame.seat, "hand")

    def asks(self, s, frame):
        return "Which?"


def asked(tmp_path, choice, memo=None, text="hand-0: imp, wall, brute, imp\nplay-0: herald"):
    """A state in which seat 0 is asked that, and then for an action."""
    rules = toy.make(tmp_path)
    rules = replace(rules, name="kinds", choices={**rules.choices, "asked": choice})
    s = Table(text, rules=rules).state
    s.agenda.append(Frame("asked", 0, s.cards_in(0, "play")[0], 0, memo))
    return s


def could(s):
    return [short(s, action) for action in options(s)]


def do(s, *texts):
    for text in texts:
        apply(s, read(s, text))
    return s


def is_over(s):
    return s.agenda[-1].what == "action"


# Pick


class Shed(Hand, kinds.Pick):
    verb, words = "discard", "Throw {} away"

    def place(self, s, frame, card):
        return s.home(card, "discard")

    def picked(self, s, frame, card):
        move(s, card, s.home(card, "discard"), frame.seat)


class MayShed(Shed):
    ending = "Keep all"

    def instead(self, s, frame):
        return "Throw one away, or keep all."


def test_one_card_is_picked_and_nothing_else(tmp_path):
    s = asked(tmp_path, Shed())
    assert could(s) == ["discard imp", "discard wall", "discard brute", "discard imp"]
    wall = s.cards_in(0, "hand")[1]
    action = read(s, "discard wall")
    assert (asks(s), label(s, action)) == ("Which?", "Throw Wall away")
    assert [landing.zone for landing in lands(s, action)] == [s.home(wall, "discard")]
    with pytest.raises(ValueError, match="is legal"):
        explain(s, wall, zone=s.home(wall, "discard"))
    (refusal,) = explain(s, wall, zone=s.layout.of["play"][0])
    assert (refusal.law, refusal.detail) == (LAW, "")
    assert is_over(do(s, "discard wall"))
    assert s.where[wall] == s.home(wall, "discard")


def test_none_is_picked_where_that_is_said(tmp_path):
    s = asked(tmp_path, MayShed())
    assert could(s)[0] == "done"
    assert label(s, read(s, "done")) == "Keep all"
    assert lands(s, read(s, "done")) == ()
    assert str(explain(s, s.cards_in(0, "hand")[0], zone=s.layout.of["play"][0])[0]).endswith("or keep all.")
    assert is_over(do(s, "done"))
    assert len(s.cards_in(0, "hand")) == 4


@pytest.mark.parametrize(("kind", "hand", "left"), [(Shed, "imp", 0), (Shed, "-", 0), (MayShed, "-", 0)])
def test_the_only_way_is_taken_unasked(tmp_path, kind, hand, left):
    s = asked(tmp_path, kind(), text=f"hand-0: {hand}\nplay-0: herald")
    s.agenda.append(Frame("asked", 0, s.cards_in(0, "play")[0]))
    s.agenda.pop(-2)
    apply_nothing(s)
    assert is_over(s)
    assert len(s.cards_in(0, "hand")) == left


def apply_nothing(s):
    from game.kernel.agenda import advance

    advance(s)


class OnTo(Hand, kinds.Pick):
    verb = "put"

    def target(self, s, frame):
        return frame.card

    def picked(self, s, frame, card):
        change(s, frame.seat, "draws", 1)


def test_a_card_is_picked_where_it_lies_or_brought_to_a_card(tmp_path):
    s = asked(tmp_path, OnTo())
    (herald,) = s.cards_in(0, "play")
    wall = s.cards_in(0, "hand")[1]
    assert read(s, "put wall herald") == ("put", wall, herald, -1)
    assert lands(s, read(s, "put wall herald")) == (Landing(card=herald),)
    plain = asked(tmp_path, type("Plain", (Hand, kinds.Pick), {})())
    assert lands(plain, read(plain, "pick wall")) == (Landing(card=plain.cards_in(0, "hand")[1]),)


# PickSeveral


class Pay(Hand, kinds.PickSeveral):
    """Cards worth 6 power together."""

    verb = "pay"

    def enough(self, s, frame):
        return 6

    def weight(self, s, frame, card):
        return s.what[card].power

    def proposals(self, s, frame):
        imp, wall, brute, _ = self.cards(s, frame)
        return [(imp, brute), (wall, brute)]

    def finished(self, s, frame, cards):
        for card in cards:
            move(s, card, s.home(card, "discard"), frame.seat)


class PayInOrder(Pay):
    is_ascending = True

    def proposals(self, s, frame):
        return ()


def paid(s):
    return sorted(s.what[card].key for card in s.cards_in(0, "discard"))


def test_what_is_proposed_comes_first_and_is_done_at_once(tmp_path):
    s = asked(tmp_path, Pay(), Picked())
    assert could(s) == ["settle", "settle 1", "pay imp", "pay wall", "pay brute", "pay imp"]
    assert [label(s, read(s, text)) for text in ("settle", "settle 1")] == ["Imp and Brute", "Wall and Brute"]
    assert paid(do(s.clone(), "settle")) == ["brute", "imp"]
    assert paid(do(s, "settle 1")) == ["brute", "wall"]
    assert is_over(s)


def test_by_hand_cards_are_named_until_they_are_enough(tmp_path):
    s = do(asked(tmp_path, Pay(), Picked()), "pay wall")
    assert could(s) == ["pay imp", "pay brute", "pay imp"], "4 of 6: not enough, and nothing is proposed any more"
    do(s, "pay brute")
    assert could(s) == ["done", "pay imp", "pay imp"], "one may pay more than is asked"
    assert label(s, read(s, "done")) == "Done"
    assert paid(do(s.clone(), "done")) == ["brute", "wall"]
    assert paid(s) == []


def test_the_order_of_naming_does_not_matter(tmp_path):
    s = asked(tmp_path, Pay(), Picked())
    assert do(s.clone(), "pay wall", "pay brute") == do(s, "pay brute", "pay wall")


def test_when_all_are_named_it_is_over(tmp_path):
    s = asked(tmp_path, Pay(), Picked(about="x"))
    for number in range(4):
        cards, about = s.agenda[-1].memo
        assert (len(cards), list(cards), about) == (number, sorted(cards), "x")
        apply(s, next(action for action in reversed(legal_actions(s)) if action.verb == "pay"))
    assert paid(s) == ["brute", "imp", "imp", "wall"]
    assert is_over(s)


def sets(s, kind="asked"):
    """How often each set of cards can be reached, by all ways of naming them."""
    found = {}

    def walk(s):
        for action in options(s):
            now = s.clone()
            apply(now, action)
            if now.agenda[-1].what == kind:
                walk(now)
            else:
                cards = frozenset(now.cards_in(0, "discard"))
                found[cards] = found.get(cards, 0) + 1

    walk(s)
    return found


def test_in_ascending_order_each_set_is_reached_once_and_none_is_missing(tmp_path):
    free = sets(asked(tmp_path, Pay(), Picked()))
    once = sets(asked(tmp_path, PayInOrder(), Picked()))
    assert set(once) == set(free)
    assert set(once.values()) == {1}
    assert max(free.values()) > 1


class Two(Hand, kinds.PickSeveral):
    """Exactly two cards."""

    is_ascending = True
    finished = Pay.finished

    def enough(self, s, frame):
        return 2

    most = enough


def test_so_many_and_no_more(tmp_path):
    s = asked(tmp_path, Two(), Picked())
    assert len(could(s)) == 3, "the last card comes second only"
    assert len(sets(s)) == 6
    assert {len(cards) for cards in sets(s)} == {2}


class UpTo(Two):
    def enough(self, s, frame):
        return 0

    def most(self, s, frame):
        return 2


def test_up_to_so_many(tmp_path):
    s = asked(tmp_path, UpTo(), Picked())
    assert could(s)[0] == "done"
    assert sorted(map(len, sets(s))) == [0, *[1] * 4, *[2] * 6]


# Choose


class Whom(kinds.Choose):
    def ways(self, s, frame):
        return [1, 0]

    def chosen(self, s, frame, way):
        change(s, way, "draws", 1)


def test_a_seat_is_chosen_by_its_number(tmp_path):
    s = asked(tmp_path, Whom())
    assert could(s) == ["choose 1", "choose 0"]
    assert label(s, read(s, "choose 1")) == "{seat:1}"
    assert is_over(do(s, "choose 1"))
    assert [seat.draws for seat in s.seats] == [0, 1]


# May


class Tap(kinds.May):
    yes = "Tap it"

    def use(self, s, frame):
        mark(s, frame.card, copied=s.what[frame.card])


def test_something_may_be_used_or_left(tmp_path):
    s = asked(tmp_path, Tap())
    assert could(s) == ["use", "ignore"]
    assert [label(s, action) for action in options(s)] == ["Tap it", texts.SKIP]
    left, used = do(s.clone(), "ignore"), do(s, "use")
    assert is_over(left)
    assert (left.cards[left.cards_in(0, "play")[0]], used.cards[used.cards_in(0, "play")[0]].copied.key) == (
        None,
        "herald",
    )


# Order


class InOrder(kinds.Order):
    law = LAW


def test_what_woke_together_is_put_in_order_and_twins_are_named_once(tmp_path):
    s = asked(tmp_path, InOrder(), text="hand-0: -\nplay-0: imp, crier")
    imp, crier = s.cards_in(0, "play")
    draw_one = s.what[imp].abilities[0]
    woken = tuple(Woken(0, card, draw_one) for card in (imp, crier, imp))
    s.agenda[-1] = Frame("asked", 0, -1, 0, woken)
    assert could(s) == ["first imp 0", "first crier 1"]
    assert label(s, read(s, "first crier 1")) == "Crier"
    resolved = [step.event.card for step in apply(s, read(s, "first crier 1"))
                if type(step.event).__name__ == "AbilityResolved"]  # fmt: skip
    assert resolved == [crier, imp, imp], "twins that are left need no order"
    assert isinstance(draw_one, Ability)


# Assign


class Damage(kinds.Assign):
    def proposals(self, s, frame):
        first, second, _ = frame.memo.cards
        return [((first, 3), (second, 1))]

    def most(self, s, frame, card):
        return s.what[card].power

    def finished(self, s, frame, given):
        s.seats[0] = s.seats[0]._replace(draws=given)


FIELD = "hand-0: -\nplay-0: wall, imp, brute"


def damaged(tmp_path, points, **says):
    s = asked(tmp_path, type("Here", (Damage,), says)(), text=FIELD)
    s.agenda[-1] = Frame("asked", 0, -1, 0, Assigned(points, s.cards_in(0, "play")))
    return s


def test_points_are_given_to_one_card_after_the_other(tmp_path):
    s = damaged(tmp_path, 4)
    wall, imp, brute = s.cards_in(0, "play")
    assert could(s) == ["settle", *(f"assign wall {n}" for n in range(5))]
    assert label(s, read(s, "settle")) == "3 to Wall, 1 to Imp"
    assert label(s, read(s, "assign wall 2")) == "2 to Wall"
    assert do(s.clone(), "settle").seats[0].draws == ((wall, 3), (imp, 1))
    assert do(s.clone(), "assign wall 4").seats[0].draws == ((wall, 4),)
    do(s, "assign wall 2")
    assert could(s) == ["assign imp 0", "assign imp 1"], "no more than it can be given"
    do(s, "assign imp 0")
    assert s.seats[0].draws == ((wall, 2), (brute, 2)), "the last one is given what is left, unasked"
    assert is_over(s)


def test_all_points_are_given_out(tmp_path):
    """Of ten points, the wall takes 4 at most, the imp 1 and the brute 5: so there is one way only."""
    s = damaged(tmp_path, 10, proposals=lambda self, s, frame: ())
    wall, imp, brute = s.cards_in(0, "play")
    apply_nothing(s)
    assert s.seats[0].draws == ((wall, 4), (imp, 1), (brute, 5))
    s = damaged(tmp_path, 9, proposals=lambda self, s, frame: ())
    assert could(s) == ["assign wall 3", "assign wall 4"]


def test_each_way_to_give_them_is_found_once(tmp_path):
    found = []

    def walk(s):
        for action in options(s):
            now = s.clone()
            apply(now, action)
            if now.agenda[-1].what == "asked":
                walk(now)
            else:
                found.append(now.seats[0].draws)

    walk(damaged(tmp_path, 4, proposals=lambda self, s, frame: ()))
    assert len(found) == len(set(found)) == sum(
        1 for wall in range(5) for imp in range(2) if 0 <= 4 - wall - imp <= 5
    )  # fmt: skip
    assert all(sum(points for _, points in given) == 4 for given in found)


@pytest.mark.parametrize("kind", [kinds.Pick, kinds.Choose, kinds.May])
def test_what_a_ruleset_has_not_filled_in_is_named(tmp_path, kind):
    s = asked(tmp_path, kind())
    with pytest.raises(LookupError, match="'asked'"):
        apply(s, options(s)[0])
