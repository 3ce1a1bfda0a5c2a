"""Windows as the next games need them: answers at any time, the last one first; and two sides that act in turn."""

from dataclasses import replace

import pytest

from game.kernel import windows
from game.kernel.agenda import Action, Landing, apply, asks, chooser, explain, label, lands, options
from game.kernel.laws import Law
from game.kernel.notation import read, short
from game.kernel.ruleset import Answering
from game.kernel.state import Frame
from game.kernel.verbs import move
from game.kernel.windows import Window, is_wished, open_window, place_answered, standing
from tests.kernel import toy
from tests.table import Table

LAW = Law("9.9", "Only an Imp answers.", "here")
TOLD = []


class Flash(Window):
    """Imps in hand answer at any time: first who did not act; after something has happened, first the active seat."""

    law, words, letting = LAW, "Flash {}", "Nothing"

    def answers(self, s, frame):
        return [Action("flash", card) for card in s.cards_in(frame.seat, "hand") if s.what[card].key == "imp"]

    def answer(self, s, frame, action):
        move(s, action.card, s.layout.of["play"][frame.seat], frame.seat)
        s.push("effect", frame.seat, action.card)

    def after_answer(self, s, frame):
        return (s.active, 1 - s.active)

    def place(self, s, frame, card):
        return s.layout.of["play"][frame.seat]

    def asks(self, s, frame):
        return "Answer?"


class Battle(Window):
    """Sides act in turn, as often as they like before they hand over; one that hands over at once ends it."""

    law = LAW
    answers = Flash.answers

    def answer(self, s, frame, action):
        move(s, action.card, s.layout.of["play"][frame.seat], frame.seat)

    def after_answer(self, s, frame):
        return (frame.seat,)

    def after_pass(self, s, frame):
        return (1 - frame.seat,) if frame.memo.given else ()

    def asks(self, s, frame):
        return "Act, or hand over?"


def ask(s, frame):
    open_window(s, "flash", (1 - frame.seat, frame.seat), frame.card)


def tell(s, frame):
    TOLD.append((frame.seat, s.what[frame.card].key if frame.card >= 0 else ""))


def begin_battle(s, frame):
    open_window(s, "battle", (1 - frame.seat,), frame.card)


@pytest.fixture
def rules(tmp_path):
    TOLD.clear()
    game = toy.make(tmp_path)
    return replace(
        game,
        name="flashing",
        procedures={
            **game.procedures,
            "effect": (ask, tell),
            "combat": (begin_battle, tell),
            "quiet": (lambda s, frame: open_window(s, "shy", (1, 0)), tell),
        },
        choices={**game.choices, "flash": Flash(), "battle": Battle(), "shy": Shy()},
        windows={**game.windows, "flash": Answering("Flash", "?"), "battle": STOPPING, "shy": Answering("Shy", "?")},
    )


class Shy(Flash):
    """Nobody is asked who holds no Imp."""

    def is_asked(self, s, seat, card):
        return any(s.what[other].key == "imp" for other in s.cards_in(seat, "hand"))


STOPPING = Answering("Battle", "?", stops={"mine": "In my turn"}, stop_at=lambda s: "mine" if s.active == 1 else "")


def started(rules, what, text="hand-0: imp, imp, wall\nhand-1: imp, imp, brute\nplay-0: herald"):
    """Seat 0's herald does something that may be answered; then seat 0 is asked for an action."""
    s = Table(text, rules=rules).state
    herald = s.cards_in(0, "play")[0]
    s.agenda.append(Frame(what, 0, herald))
    from game.kernel.agenda import advance

    advance(s)
    return s


def does(s, *texts):
    for text in texts:
        apply(s, read(s, text))
    return s


def could(s):
    return sorted({short(s, action) for action in options(s)})


# Answers at any time, the last one first


def test_all_pass_in_a_row_and_it_happens(rules):
    s = started(rules, "effect")
    for seat in (1, 0):
        assert (chooser(s), could(s)) == (seat, ["flash imp", "pass"])
        assert TOLD == []
        does(s, "pass")
    assert TOLD == [(0, "herald")]
    assert s.agenda[-1].what == "action"


def test_an_answer_is_answered_first_and_happens_first(rules):
    s = does(started(rules, "effect"), "flash imp")
    assert chooser(s) == 0, "the other side answers the answer"
    assert standing(s).over[:2] == ("effect", 1)
    does(s, "flash imp")
    assert (chooser(s), standing(s).over[:2]) == (1, ("effect", 0))
    does(s, "pass", "pass")
    assert TOLD == [(0, "imp")], "the last one happens, and no other yet"
    assert (chooser(s), standing(s).over[:2]) == (0, ("effect", 1)), "then the active seat is asked about the next"
    does(s, "pass", "pass")
    assert TOLD == [(0, "imp"), (1, "imp")]
    assert (chooser(s), standing(s).over.card) == (0, s.cards_in(0, "play")[0])
    does(s, "pass", "pass")
    assert TOLD == [(0, "imp"), (1, "imp"), (0, "herald")]
    assert s.agenda[-1].what == "action"


def test_a_pass_before_an_answer_of_another_does_not_count(rules):
    s = does(started(rules, "effect"), "pass", "flash imp", "pass", "pass")
    assert TOLD == [(0, "imp")]
    assert chooser(s) == 0
    does(s, "pass")
    assert chooser(s) == 1, "who had passed is asked again"
    does(s, "flash imp")
    assert chooser(s) == 0


def test_who_can_only_pass_is_asked_all_the_same_unless_the_window_says_otherwise(rules):
    text = "hand-0: wall\nhand-1: wall\nplay-0: herald"
    s = started(rules, "effect", text)
    assert (chooser(s), could(s)) == (1, ["pass"]), "else the others could tell what is held"
    does(s, "pass")
    assert (chooser(s), could(s)) == (0, ["pass"])
    started(rules, "quiet", text)
    assert TOLD == [(0, "herald")], "nobody is asked, and it happens at once"
    s = started(rules, "quiet", text.replace("hand-0: wall", "hand-0: imp"))
    assert chooser(s) == 0


def test_a_wish_says_who_is_bothered(rules):
    idle = started(rules, "effect", "hand-0: imp\nhand-1: wall\nplay-0: herald")
    assert [is_wished(idle, wish) for wish in windows.WISHES] == [True, False, False, False]
    able = started(rules, "effect")
    assert [is_wished(able, wish) for wish in windows.WISHES] == [True, True, False, False]
    battle = started(rules, "combat")
    assert (standing(battle).stop, is_wished(battle, "stops", {"mine"})) == ("", False)
    battle.active = 1
    assert (standing(battle).stop, is_wished(battle, "stops", {"mine"})) == ("mine", True)
    assert not is_wished(battle, "stops", {"theirs"})


def test_what_an_answer_answers_can_be_marked(rules):
    s = does(started(rules, "effect"), "flash imp")
    s.agenda.pop()  # the window above the answer
    assert s.agenda[place_answered(s)].card == s.cards_in(0, "play")[0]


def test_the_words_and_the_drags_of_a_window(rules):
    s = started(rules, "effect")
    imp, *_, brute = s.cards_in(1, "hand")
    play = s.layout.of["play"][1]
    assert asks(s) == "Answer?"
    assert [label(s, read(s, text)) for text in ("pass", "flash imp")] == ["Nothing", "Flash Imp"]
    assert lands(s, read(s, "flash imp")) == (Landing(zone=play),)
    assert lands(s, read(s, "pass")) == ()
    assert explain(s, brute, zone=play)[0].law == LAW
    with pytest.raises(ValueError, match="is legal"):
        explain(s, imp, zone=play)
    battle = started(rules, "combat")
    assert lands(battle, read(battle, "flash imp")) == (), "a button, where no place is said"
    assert label(battle, read(battle, "pass")) == "Pass"


# Two sides that act in turn


def test_a_side_acts_as_often_as_it_likes_and_hands_over(rules):
    s = started(rules, "combat")
    assert chooser(s) == 1
    does(s, "flash imp")
    assert (chooser(s), s.agenda[-1].memo.given) == (1, 1)
    does(s, "flash imp")
    assert (chooser(s), s.agenda[-1].memo.given) == (1, 2)
    does(s, "pass")
    assert (chooser(s), s.agenda[-1].memo.given, TOLD) == (0, 0, [])
    does(s, "flash imp", "pass")
    assert (chooser(s), TOLD) == (1, [])
    does(s, "pass")
    assert TOLD == [(0, "herald")], "handing over without having acted ends it"


def test_a_side_that_does_nothing_ends_it_at_once(rules):
    does(started(rules, "combat"), "pass")
    assert TOLD == [(0, "herald")]


# What a ruleset must say


def test_every_window_is_told_of_and_nothing_else(rules):
    with pytest.raises(ValueError, match=r"windows \['battle', 'flash', 'respond', 'shy'\], but told of are"):
        replace(rules, windows={})
    with pytest.raises(ValueError, match="told of are"):
        replace(rules, windows={**rules.windows, "limit": Answering("Limit", "?")})


def test_without_a_window_nothing_stands_and_nothing_could_matter(rules):
    s = Table("hand-0: imp", rules=rules).state
    assert standing(s) is None
    s.agenda.clear()
    assert standing(s) is None


def test_a_window_that_says_nothing_is_named(rules):
    bare = replace(rules, choices={**rules.choices, "flash": Window()})
    with pytest.raises(LookupError, match="'flash' says no answers"):
        options(started(bare, "effect"))
