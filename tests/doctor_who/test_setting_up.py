"""The goal, the cards and setting up: chapters 1 to 3 of RULES.md."""

import random

import pytest

from game.kernel.agenda import options, perform
from game.kernel.state import Frame
from game.rules.doctor_who.domain import ERAS, bonus_zone
from game.rules.doctor_who.rules import LONGEST, RULES, take_turns
from game.rules.doctor_who.verbs import win_longest

from .laying import new_game, on, table

# 1  The goal


def test_1_1_who_has_lost_all_time_cards_has_lost_at_once():
    t = on(table("present-0: auton\ntime-1: time-of-the-past\nlost-1: 5 cards"), "attack").does("attack auton")
    t.asked(None)
    assert t.state.outcome.winners == (0,) and t.state.outcome.reason == "hits"
    assert t.happened[-2:] == ["RoundWon", "MatchWon"]
    assert t.state.rules.telling.reasons["hits"]


def test_1_1_in_the_middle_of_an_attack_and_one_before():
    stack = "time-1: time-of-the-past, time-of-the-past\nlost-1: 4 cards"
    t = on(table(f"present-0: auton\n{stack}"), "attack").does("attack auton").asked(0)
    assert t.state.outcome is None
    t.does("use").asked(None)


def test_1_2_with_the_last_time_card_the_bonus_zone_is_gone():
    t = on(table("present-0: auton\ntime-1: time-of-the-past\nlost-1: 5 cards"), "attack").does("attack auton")
    assert bonus_zone(t.state, 1) == 0


def test_1_3_a_match_is_so_many_games():
    t = new_game("46 auton", "46 auton", wins=2)
    s, luck = t.state, random.Random(5)
    while s.outcome is None:
        perform(s, luck.choice(options(s)))
    assert s.seats[s.outcome.winners[0]].wins == 2 and len(s.results) in (2, 3)
    assert RULES.wins_needed(2) == 1


@pytest.mark.parametrize(
    ("laid", "winner"),
    [
        ("time-0: 5 cards\ntime-1: 4 cards", 0),
        ("present-1: auton", 1),
        ("first: 0", 1),
        ("first: 1", 0),
    ],
)
def test_1_4_after_two_hundred_turns(laid, winner):
    s = table(laid).state
    win_longest(s)
    assert s.results[-1].winners == (winner,) and s.results[-1].reason == "long"


def test_1_4_not_before():
    s = table("turn: 199").state
    s.agenda, s.turn = s.agenda[:2], LONGEST - 1
    take_turns(s, s.agenda[-1])
    assert not s.results and s.agenda[-1].what == "turn"
    s.agenda, s.turn = [Frame("match", 0), Frame("round", 0, -1, 4)], LONGEST
    take_turns(s, s.agenda[-1])
    assert s.results


# 2  The cards


def test_2_1_there_are_five_kinds():
    assert {p.kind for p in RULES.book} == {"creature", "resource", "flash", "episode", "time"}


def test_2_2_creatures_have_frames_and_resources_are_timeless():
    for p in RULES.book:
        assert p.kind != "creature" or p.era in (*ERAS, "timeless")
        assert p.kind != "resource" or p.era == "timeless"


def test_2_3_creatures_have_three_values_and_nothing_else_has():
    for p in RULES.book:
        assert (p.stats["energy"] is not None) is (p.kind == "creature")
        assert (p.stats["solve"] is not None) is (p.kind == "episode")


def test_2_4_two_races_at_most():
    races = {"alien", "assistant", "human", "robot", "time-lord"}
    assert all(len(races & set(p.traits)) <= 2 for p in RULES.book if p.kind == "creature")
    assert {"alien", "robot"} <= set(RULES.book["dalek"].traits)


def test_2_5_the_watcher_has_no_race_and_no_support():
    watchers = [p for p in RULES.book if p.is_watcher]
    assert {p.era for p in watchers} == set(ERAS) and all(not p.traits and p.support == 0 for p in watchers)
    t = on(table("present-0: watcher-of-the-present\nhand-0: watcher-of-the-past\npresent-1: auton"), "attack")
    t.offers("attack watcher-of-the-present auton")
    table("hand-0: watcher-of-the-present").offers("play watcher-of-the-present")
    t = table("present-0: watcher-of-the-present, star-base, auton")
    t.offers("support watcher-of-the-present auton 0")
    table("present-0: watcher-of-the-present, auton").cannot("support watcher-of-the-present auton 0")


def test_2_6_every_doctor_is_unique():
    doctors = [p for p in RULES.book if p.is_doctor]
    assert len(doctors) == 7 and all(p.is_unique for p in doctors)


def test_2_7_assistants_are_a_race():
    assert sum("assistant" in p.traits for p in RULES.book) >= 20


def test_2_8_an_episode_has_a_solve_number_and_a_solver():
    t = table("past-1: autloc\npresent-1: yeti\nfuture-1: thal\nhand-0: logopolis").does("pose logopolis 1")
    t.shows("present-1: logopolis, yeti")
    assert t.state.what[t.card("logopolis")].solve == 11


def test_2_9_lost_time_cards_lie_beside_the_stack():
    t = on(table("present-0: auton\ntime-1: time-of-the-past, time-of-the-future"), "attack").does("attack auton")
    t.shows("lost-1: time-of-the-future\ntime-1: time-of-the-past\ndiscard-1: -")
    t.forbids("time-of-the-past@time-0", "present-0", "2.9")


# 3  Setting up


def test_3_1_only_the_top_time_card_is_known():
    t = new_game("46 auton", "46 auton")
    for seat in (0, 1):
        t.shows(f"time-{seat}: 6 cards")
        for viewer in (0, 1, None):
            assert t.seen(viewer, f"time-{seat}").split(", ")[:-1] == ["?"] * 5
            assert t.seen(viewer, f"time-{seat}").split(", ")[-1] != "?"


def test_3_1_the_stack_is_shuffled():
    tops = {t.seen(0, "time-0").split(", ")[-1] for t in (new_game("46 auton", "46 auton", seed=n) for n in range(20))}
    assert len(tops) == 3


def test_3_2_a_watcher_in_each_time_zone():
    t = new_game("46 auton, 1 watcher-of-the-past", "46 auton")
    for seat in (0, 1):
        for era in ERAS:
            t.shows(f"{era}-{seat}: watcher-of-the-{era}")


def test_3_3_seven_cards_and_no_limit():
    new_game("46 auton", "46 auton").shows("hand-0: 7 cards\nhand-1: 7 cards\ndeck-0: 39 cards")
    on(table("hand-0: " + ", ".join(["mongol-horseman"] * 30)), "act", 1).shows("hand-0: 30 cards")


def test_3_4_who_goes_first_is_decided_by_lot_and_draws():
    firsts = {new_game("46 auton", "46 auton", seed=n).state.first for n in range(12)}
    assert firsts == {0, 1}
    t = new_game("46 auton", "46 auton")
    on(t, "act", t.state.first).shows(f"hand-{t.state.first}: 8 cards")
