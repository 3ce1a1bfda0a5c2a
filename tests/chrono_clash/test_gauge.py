"""Section 4: the gauge of time."""

import pytest

from .laying import table


def test_4_1_4_2_paying_moves_the_counter_to_the_opponent_and_gaining_to_oneself():
    t = table("hand-0: plain, sprint\ntime-0: 5").does("summon plain").shows("time-0: 2\ntime-1: 0")
    t.does("play sprint").shows("time-0: 4")


def test_4_3_a_cost_can_always_be_paid():
    table("hand-0: dear").does("play dear").asked(1).shows("time-1: 10\nhand-0: 1 card\ndiscard-0: dear")
    table("hand-0: dear\ntime-0: 10").does("play dear").asked(1).shows("time-1: 2")


@pytest.mark.parametrize(("time", "asked"), [(2, 1), (3, 0), (4, 0)])
def test_4_4_on_0_it_is_still_your_turn(time, asked):
    table(f"hand-0: plain\ntime-0: {time}").does("summon plain").asked(asked)


def test_4_5_a_card_with_all_that_it_sets_off_is_resolved_first():
    t = table("hand-0: bolt\nbattlefield-1: avenger, bear\nbattlefield-0: widow").does("play bolt", "pick avenger")
    t.asked(1, "Avenger").does("pick widow").waits(0, "main").shows("time-0: 1")  # -1, then 2 from the widow


def test_4_5_the_attack_ability_and_the_first_battle_are_one():
    t = table("battlefield-0: tired\nguardians-1: cat, mouse").does("attack tired").waits(1, "main")
    t.shows("guardians-1: cat\ntime-1: 1\nbattlefield-0: tired")
    t = table("battlefield-0: tired-lancer\nguardians-1: cat, mouse").does("attack tired-lancer").waits(1, "main")
    t.shows("guardians-1: cat\ntime-1: 1")
    t = table("battlefield-0: tired-lancer\nguardians-1: cat, mouse\ntime-0: 1").does("attack tired-lancer").asked(0)
    t.shows("guardians-1: -\ntime-0: 0")


def test_4_6_what_has_begun_is_done_when_the_turn_is_over():
    t = table("hand-0: bolt, study\nbattlefield-1: bear, ox").does("play bolt").asked(0, "Bolt").does("pick ox")
    t.waits(1, "main").shows("discard-1: ox\ntime-1: 1")


@pytest.mark.parametrize("time", [0, 3, 10])
def test_4_7_to_pass_puts_the_counter_on_3(time):
    table(f"time-0: {time}").does("pass").asked(1).shows("time-1: 3")


def test_4_8_your_opponents_2_is_that_players_own_2():
    table("hand-0: cat").does("summon cat").asked(1).shows("time-0: 0\ntime-1: 2")


def test_4_9_time_changes_hands_in_any_turn():
    t = table("battlefield-0: bear\nbattlefield-1: widow tapped\ntime-0: 1").does("attack bear widow").asked(1)
    t.shows("time-1: 1\ndiscard-1: widow")
    t = (
        table("seats: 3\nbattlefield-0: bear\nbattlefield-2: widow tapped\ntime-0: 1")
        .does("attack bear widow")
        .asked(1)
    )
    t.shows("time-1: 1\ntime-2: 0")


def test_a_gain_of_an_opponent_stops_at_10_as_well():
    t = table("hand-0: dear, dear\nbattlefield-1: widow tapped\nbattlefield-0: bear").does("attack bear widow").asked(1)
    t.shows("time-1: 2")
    t = table("hand-0: free\nguardians-1: sundial\nbattlefield-0: bear\nhand-1: dear").does("attack bear 1", "use")
    t.asked(1).shows("time-1: 2").does("play dear").asked(0).shows("time-0: 10")
