"""What holds for a while: numbers, traits and laws, until a moment, and only for those that are meant."""

import pickle

import pytest

from game.ai.meaning import meaning
from game.kernel import events as ev
from game.kernel import notation
from game.kernel.agenda import Action
from game.kernel.laws import Law
from game.kernel.modifiers import (
    ADD,
    FORBID,
    GRANT,
    LEAVES,
    OPPONENTS,
    PERMIT,
    YOU,
    Lasting,
    Modifier,
    has_trait,
    imposed,
    laid_on,
    overruled,
    sources,
    worth,
)
from game.kernel.notation import CannotRead
from game.kernel.phrases import read
from game.kernel.verbs import expire, gather, last, move
from game.kernel.view import see
from tests.kernel import toy
from tests.table import Table

ATTACK = Law("0", "Small cards do not attack.", "", "attack")


@pytest.fixture
def t(tmp_path):
    rules = toy.make(tmp_path)
    return Table("play-0: imp, brute\nplay-1: imp, wall\nhand-0: herald\nhand-1: purge", rules=rules)


def more(s, card, amount=2, until="turn", source=None):
    last(s, Lasting(until, 0, card if source is None else source, Modifier(ADD, "power", amount), (card,)))


def phrase(s, text):
    return read(text, s.rules.book.vocabulary)


# Numbers


def test_it_holds_for_the_card_that_it_was_laid_on_until_its_moment(t):
    s, imp = t.state, t.card("imp@play-0")
    more(s, imp)
    more(s, imp, until="combat")
    assert worth(s, imp, "power") == 5
    assert worth(s, t.card("imp@play-1"), "power") == 1
    expire(s, "combat")
    assert worth(s, imp, "power") == 3
    expire(s, "combat")
    assert worth(s, imp, "power") == 3
    expire(s, "turn")
    assert worth(s, imp, "power") == 1
    assert s.lasting == ()


def test_it_can_take_away_and_what_is_printed_stays(t):
    s, brute = t.state, t.card("brute")
    more(s, brute, -6)
    assert worth(s, brute, "power") == -1
    assert s.what[brute].power == 5


def test_a_card_that_leaves_play_leaves_it_behind_and_its_neighbour_keeps_it(t):
    s = t.state
    imp, brute = t.card("imp@play-0"), t.card("brute")
    last(s, Lasting("turn", 0, t.card("wall"), Modifier(ADD, "power", 2), (imp, brute)))
    more(s, imp, 4)
    move(s, imp, s.layout.of["discard"][0], 0)
    assert [one.cards for one in s.lasting] == [(brute,)]
    move(s, imp, s.layout.of["play"][0], 0)
    assert (worth(s, imp, "power"), worth(s, brute, "power")) == (1, 7)


def test_within_play_a_card_keeps_it(t):
    s, imp = t.state, t.card("imp@play-0")
    more(s, imp)
    move(s, imp, s.layout.of["play"][1], 0)
    assert worth(s, imp, "power") == 3


def test_while_its_source_is_in_play(t):
    s, imp, wall = t.state, t.card("imp@play-0"), t.card("wall")
    more(s, imp, 2, LEAVES, wall)
    more(s, imp, 3, "turn", wall)
    more(s, imp, 4, LEAVES, t.card("brute"))
    move(s, wall, s.layout.of["discard"][1], 1)
    assert worth(s, imp, "power") == 1 + 3 + 4, "only what held as long as the wall stood is over"
    expire(s, LEAVES)
    assert worth(s, imp, "power") == 1 + 3


def test_a_new_round_begins_without_it(t):
    more(t.state, t.card("brute"))
    gather(t.state)
    assert t.state.lasting == ()


def test_traits(t):
    s, imp, brute = t.state, t.card("imp@play-0"), t.card("brute")
    last(s, Lasting("turn", 0, imp, Modifier(GRANT, "swift"), (imp,)))
    assert [has_trait(s, card, "swift") for card in (imp, brute)] == [True, False]
    assert not has_trait(s, imp, "slow")
    expire(s, "turn")
    assert not has_trait(s, imp, "swift")


# Laws


def lay(s, how, whose, text=None, seat=0, source=None, law="attack"):
    cards = phrase(s, text) if text else None
    last(
        s,
        Lasting(
            "turn", seat, s.cards_in(0, "play")[0] if source is None else source, Modifier(how, law, 0, cards, whose)
        ),
    )


@pytest.mark.parametrize(("whose", "bound"), [("everybody", {0, 1}), (YOU, {0}), (OPPONENTS, {1})])
def test_whose_hands_a_law_binds(t, whose, bound):
    s, imp, brute = t.state, t.card("imp@play-0"), t.card("brute")
    lay(s, FORBID, whose, "all small cards in play")
    assert {seat for seat in (0, 1) if imposed(s, ATTACK, seat, imp)} == bound
    assert not any(imposed(s, ATTACK, seat, brute) for seat in (0, 1))
    assert not any(imposed(s, Law("0", "", "", "flee"), seat, imp) for seat in (0, 1))
    assert not any(overruled(s, ATTACK, seat, imp) for seat in (0, 1))


@pytest.mark.parametrize(("whose", "free"), [("everybody", {0, 1}), (YOU, {0}), (OPPONENTS, {1})])
def test_whom_a_law_no_longer_binds(t, whose, free):
    s, imp, brute = t.state, t.card("imp@play-0"), t.card("brute")
    lay(s, PERMIT, whose, "all small cards in play")
    assert {seat for seat in (0, 1) if overruled(s, ATTACK, seat, imp)} == free
    assert not any(overruled(s, ATTACK, seat, brute) for seat in (0, 1))
    assert not any(imposed(s, ATTACK, seat, imp) for seat in (0, 1))


def test_a_law_without_cards(t):
    s = t.state
    lay(s, FORBID, OPPONENTS)
    assert [imposed(s, ATTACK, seat) for seat in (0, 1)] == [False, True]
    assert imposed(s, ATTACK, 1, t.card("wall")), "whatever the card"


def test_what_forbids_prevails_over_what_permits(t):
    s, imp = t.state, t.card("imp@play-0")
    lay(s, PERMIT, YOU, "all cards in play", source=t.card("brute"))
    assert overruled(s, ATTACK, 0, imp)
    lay(s, FORBID, "everybody", "all small cards in play", source=t.card("wall"))
    assert not overruled(s, ATTACK, 0, imp)
    assert overruled(s, ATTACK, 0, t.card("brute"))
    assert sources(s, FORBID, ATTACK, 0, imp) == [t.card("wall")]
    assert sources(s, PERMIT, ATTACK, 0, imp) == [t.card("brute")]
    assert sources(s, PERMIT, ATTACK, 1, imp) == []


def test_all_cards_that_a_law_is_laid_on(t):
    s = t.state
    lay(s, FORBID, "everybody", "all small cards in play")
    lay(s, FORBID, YOU, "a wall in play")
    lay(s, PERMIT, "everybody", "a brute in play")
    imps = {t.card("imp@play-0"), t.card("imp@play-1")}
    assert laid_on(s, ATTACK) == imps
    assert laid_on(s, ATTACK, 0) == {*imps, t.card("wall")}
    assert laid_on(s, ATTACK, 1) == imps


@pytest.mark.parametrize("word", ["forbid", "permit"])
def test_only_where_something_is_given(t, word):
    s, imp = t.state, t.card("imp@play-0")
    modifier = Modifier(word, "attack", 0, phrase(s, "all small cards in play"), given=phrase(s, "a brute in play"))
    last(s, Lasting("turn", 0, imp, modifier))
    asked = imposed if word == "forbid" else overruled
    assert asked(s, ATTACK, 0, imp)
    assert laid_on(s, ATTACK) == ({imp, t.card("imp@play-1")} if word == "forbid" else set())
    move(s, t.card("brute"), s.layout.of["discard"][0], 0)
    assert not asked(s, ATTACK, 0, imp)
    assert laid_on(s, ATTACK) == set()


# The state


def test_a_clone_shares_nothing_that_changes(t):
    s = t.state
    more(s, t.card("brute"))
    copy = s.clone()
    assert copy == s
    more(copy, t.card("brute"))
    assert copy != s
    assert len(s.lasting) == 1
    assert pickle.loads(pickle.dumps(copy)) == copy
    assert "lasting: (Lasting(" in repr(copy)


def test_what_is_told(t):
    s, brute = t.state, t.card("brute")
    s.story = []
    more(s, brute)
    expire(s, "combat")
    (one,) = s.lasting
    expire(s, "turn")
    assert [step.event for step in s.story] == [ev.ModifierLaid(0, brute, one), ev.ModifiersEnded("turn", (one,))]
    assert [len(step.state.lasting) for step in s.story] == [1, 0]


def test_a_view_hides_what_lies_on_a_hidden_card_and_where_something_comes_from(t):
    s, brute, secret = t.state, t.card("brute"), t.card("purge@hand-1")
    more(s, secret, 1)
    more(s, brute, 2, source=secret)
    last(s, Lasting("turn", 1, secret, Modifier(ADD, "power", 3), (brute, secret)))
    lay(s, FORBID, YOU, "all cards in play", source=secret)
    assert see(s, 1).lasting == s.lasting
    seen = see(s, 0).lasting
    assert [(one.modifier.amount, one.source, one.cards) for one in seen] == [
        (2, -1, (brute,)),
        (3, -1, (brute,)),
        (0, -1, ()),
    ]
    assert see(s, None).lasting == seen
    assert worth(see(s, 0), brute, "power") == worth(s, brute, "power") == 10


def test_twins_of_which_one_bears_something_mean_different_things(t):
    s = t.state
    twins = [Action("strike", t.card(f"imp@play-{seat}")) for seat in (0, 0, 1)]
    move(s, twins[2].card, s.layout.of["play"][0], 0)
    assert meaning(s, twins[0]) == meaning(s, twins[2])
    more(s, t.card("brute"))
    assert meaning(s, twins[0]) == meaning(s, twins[2])
    more(s, twins[2].card)
    assert meaning(s, twins[0]) == meaning(s, twins[1]) != meaning(s, twins[2])
    target = [Action("strike", t.card("brute"), twin.card) for twin in twins]
    assert meaning(s, target[0]) != meaning(s, target[2])


# As text


def test_a_position_says_it_and_is_read_back(t):
    s, imp, brute = t.state, t.card("imp@play-0"), t.card("brute")
    last(s, Lasting("turn", 1, t.card("wall"), Modifier(ADD, "power", -2), (imp, brute)))
    last(s, Lasting(LEAVES, 0, brute, Modifier(GRANT, "swift"), (imp,)))
    lay(s, PERMIT, OPPONENTS, "all small cards in play, not a brute")
    lay(s, FORBID, "everybody", source=-1)
    text = notation.show(s)
    assert text.splitlines()[-4:] == [
        "lasting-0: add power -2 until turn for 1 by play-1.1 on play-0.0 play-0.1",
        "lasting-1: grant swift 0 until leaves for 0 by play-0.1 on play-0.0",
        "lasting-2: permit attack 0 until turn for 0 by play-0.0 whose opponents upon "
        "all small cards in play, not a brute",
        "lasting-3: forbid attack 0 until turn for 0 by -",
    ]
    again = notation.lay(s.rules, text)
    assert notation.show(again) == text
    assert worth(again, again.cards_in(0, "play")[0], "power") == -1
    assert imposed(again, ATTACK, 1)


def test_a_hidden_source_is_not_named(t):
    s, brute = t.state, t.card("brute")
    more(s, brute, source=t.card("purge@hand-1"))
    assert notation.show(see(s, 0)).splitlines()[-1] == "lasting-0: add power 2 until turn for 0 by - on play-0.1"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("double power 2 until turn for 0 by -", "is not what lasts; write for instance 'add power 2"),
        ("add power much until turn for 0 by -", "is not what lasts"),
        ("add power 2 until turn for 7 by -", "there is no seat 7"),
        ("add power 2 until turn for 0 by - on attic-0.0", "'attic-0' is no place here; there are: deck-0"),
        ("add power 2 until turn for 0 by - on play-0.1", "'play-0.1': there lie 1 cards, counted from 0"),
        ("add power 2 until turn for 0 by - on play-0.x", "'play-0.x'"),
        ("add power 2 until turn for 0 by - upon all dragons in play", "'dragons' in 'all dragons in play'"),
    ],
)
def test_a_position_with_something_wrong_in_it(tmp_path, text, named):
    with pytest.raises(CannotRead, match=named):
        Table(f"play-0: imp\nlasting-0: {text}", rules=toy.make(tmp_path))
