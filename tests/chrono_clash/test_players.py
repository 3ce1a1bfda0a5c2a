"""Section 14: three and four players."""

import pytest

from .laying import new_game, table


def test_14_1_the_opponents_side_is_the_side_of_all_the_others():
    laid = "seats: 4\nbattlefield-0: bear\nbattlefield-{0}: widow tapped\ntime-0: 5"
    for seat in (1, 2, 3):
        (
            table(laid.format(seat))
            .does("attack bear widow")
            .asked(0)
            .shows("time-0: 3\ntime-1: 0\ntime-2: 0\ntime-3: 0")
        )
    table(laid.format(2).replace("time-0: 5", "time-0: 1")).does("attack bear widow").asked(1).shows("time-1: 1")


@pytest.mark.parametrize(("card", "time"), [("mouse", 1), ("ox", 6), ("dear", 10)])
def test_14_2_the_next_gauge_takes_the_number_that_was_reached(card, time):
    t = table(f"seats: 3\nactive: 2\nhand-2: {card}").does(f"{'play' if card == 'dear' else 'summon'} {card}").asked(0)
    t.shows(f"time-0: {time}\ntime-2: 0\ntime-1: 0").does("pass").asked(1).shows("time-1: 3")


def test_14_2_clockwise_from_whoever_began():
    t = new_game("60 plain", "60 plain", "60 plain", "60 plain", seed=3)
    first = t.state.first
    for step in range(5):
        t.asked((first + step) % 4).does("pass")


def test_14_3_who_is_out_is_skipped_and_neither_attacked_nor_chosen():
    laid = "seats: 3\nbattlefield-0: bear, ox\nguardians-1: -\nhand-0: breach\nbattlefield-1: plain tapped\ntime-0: 5"
    t = table(laid).does("attack bear 1").cannot("attack ox 1", "attack ox plain").offers("attack ox 2")
    t.forbids("ox", "guardians-1", law="14.3").does("play breach").waits(0, "main").shows("guardians-2: 3 cards")
    t.does("pass").asked(2).does("pass").asked(0)


def test_14_4_all_cards_of_an_eliminated_player_leave_the_game():
    laid = "seats: 3\nbattlefield-0: bear\nguardians-1: -\nbattlefield-1: walker tapped, plain tapped, toughness\n"
    laid += "pilots-1: ace on walker\nquests-1: mouse on plain\nunder-1: cat on toughness\nhand-1: ox\ndiscard-1: wolf"
    t = table(laid).does("attack bear 1").waits(0, "main")
    for place in ("battlefield", "pilots", "quests", "under", "hand", "discard", "deck", "extra", "guardians"):
        t.shows(f"{place}-1: -")
    t.shows("gone-1: 34 cards\nbattlefield-0: bear tapped")


def test_14_4_nothing_is_destroyed_and_nothing_wakes():
    laid = "seats: 3\nbattlefield-0: bear\nguardians-1: -\nhand-1: mouse\n"
    laid += "battlefield-1: mourner, legion, widow, reinforcements\ntime-0: 5"
    t = table(laid).does("attack bear 1").waits(0, "main").shows("time-0: 5\nbattlefield-1: -")
    assert not {"BattlerDestroyed", "AbilityResolved"} & set(t.happened)


def test_14_4_quests_of_an_eliminated_player_bring_nobody_a_point():
    laid = "seats: 3\nbattlefield-0: bear\nguardians-1: -\nbattlefield-1: pilgrim tapped\nquests-1: mouse on pilgrim"
    table(laid).does("attack bear 1", "pass", "pass").asked(0).shows("points-0: 0\npoints-1: 0\npoints-2: 0")


def test_14_4_what_binds_all_battlers_binds_them_no_more():
    laid = "seats: 3\nbattlefield-1: truce\nbattlefield-2: bear\nbattlefield-0: ox\ndeck-1: -"
    table(laid).cannot("attack ox 1").does("pass").asked(2).shows("is_out-1: 1").offers("attack bear 0")


@pytest.mark.parametrize(
    ("hand", "action", "after"),
    [
        ("sneak", "sneak sneak", "discard-0: sneak\nbattlefield-0: plain"),
        ("kraken", "transform kraken plain", "hand-0: plain\nbattlefield-0: kraken tapped"),
    ],
)
def test_14_5_who_came_attacking_can_eliminate_after_the_own_turn_is_over(hand, action, after):
    laid = f"seats: 4\nhand-0: {hand}\nbattlefield-0: plain\nguardians-1: -"
    t = table(laid).does(action).asked(0, "attacks").does(f"attack {hand} 1")
    t.waits(2, "main").shows("is_out-1: 1\ntime-1: 0\n" + after)


def test_14_3_a_guardians_chosen_opponent_need_not_be_the_attacker():
    laid = "seats: 4\nbattlefield-0: bear\nguardians-1: trumpet\nhand-0: mouse\nhand-2: cat\nhand-3: -\ntime-0: 5"
    t = table(laid).does("attack bear 1", "use").asked(1, "choose who").could("choose 0", "choose 2")
    t.does("choose 2").waits(0, "main").shows("hand-2: -\ndiscard-2: cat\nhand-0: mouse")


def test_14_3_the_chosen_opponent_is_the_only_one_who_is_left():
    laid = "seats: 3\nbattlefield-0: bear\nguardians-1: -\nhand-0: rob\nhand-1: ox\nhand-2: cat\ntime-0: 5"
    table(laid).does("attack bear 1", "play rob").waits(0, "main").shows("hand-2: -\ngone-1: 27 cards")


def test_14_4_what_lent_something_lends_it_no_more():
    laid = "seats: 3\nguardians-1: -\nbattlefield-1: gloom\nbattlefield-2: ox\nbattlefield-0: whale"
    table(laid).shows("strength ox: 4").does("attack whale 1").shows("strength ox: 6")


def test_14_4_what_that_player_had_still_to_resolve_does_not_happen():
    """Only where an ability can eliminate (ruling 16.2): the guardian's owner goes, and with it the guardian."""
    laid = "seats: 3\nbattlefield-0: plain\nguardians-1: ox, flood\ndeck-1: mouse, mouse\ntime-0: 5"
    t = table(laid, failed_draw="eliminates").does("attack plain 1", "use").waits(0, "main")
    t.shows("is_out-1: 1\ntime-0: 5\nbattlefield-0: plain tapped\ndiscard-0: -")
    assert "Battle" not in t.happened


def test_14_4_an_eliminated_opponent_is_eliminated_once():
    laid = "seats: 3\nhand-0: burden\ndeck-1: mouse\ndeck-2: 9 cards\ntime-0: 5"
    t = table(laid, failed_draw="eliminates").does("play burden", "choose 1").waits(0, "main")
    assert t.happened.count("PlayerEliminated") == 1
    t.shows("is_out-1: 1\nis_out-2: 0")


def test_14_4_nothing_brings_a_card_of_an_eliminated_player_back():
    laid = "seats: 3\nhand-0: encore-return\nbattlefield-1: loan\ndeck-1: -\ntime-0: 5"
    t = table(laid, failed_draw="eliminates").does("play encore-return", "use", "choose 1").waits(0, "main")
    t.shows("is_out-1: 1\nhand-1: -")
    assert "loan" in t.at("gone-1")


def test_14_5_out_in_the_own_turn_the_counter_goes_to_3():
    t = table("seats: 3\ndeck-1: -\nbattlefield-1: plain").does("pass").waits(2, "main")
    t.shows("is_out-1: 1\ntime-2: 3\ntime-1: 0\nbattlefield-1: -\nactive: 2").does("pass").asked(0).does("pass").asked(
        2
    )


def test_14_5_and_what_lasted_until_the_end_of_that_turn_is_over():
    laid = "seats: 3\nhand-0: boon, study\nbattlefield-2: ox\ndeck-0: mouse\ntime-0: 5"
    t = table(laid, failed_draw="eliminates").does("play boon").shows("strength ox: 8").does("play study").asked(1)
    t.shows("strength ox: 6\ntime-1: 3")


def test_14_5_a_guardian_that_eliminates_the_attacker_is_discarded():
    laid = "seats: 3\nbattlefield-0: bear\nguardians-1: mouse, tithe\ndeck-0: mouse\ntime-0: 5"
    t = table(laid, failed_draw="eliminates").does("attack bear 1", "use", "choose 0").waits(1, "main")
    t.shows("is_out-0: 1\ntime-1: 3\nresolving-1: -\ndiscard-1: tithe\nguardians-1: mouse\nresolving-0: -")


def test_14_5_an_attack_that_eliminates_leaves_the_attackers_turn_going_on():
    t = table("seats: 4\nbattlefield-0: bear, ox, wolf\nguardians-1: -\nguardians-2: -\nguardians-3: -").does(
        "attack bear 1"
    )
    t.asked(0).does("attack ox 2").asked(0).does("attack wolf 3").asked(None)
    assert t.state.outcome == ((0,), "last")


def test_14_6_the_last_player_wins_and_so_do_five_points():
    t = (
        table("seats: 3\nactive: 2\nbattlefield-0: plain tapped\nquests-0: mouse on plain\npoints-0: 4")
        .does("pass")
        .asked(None)
    )
    assert t.state.outcome == ((0,), "quests")
    t = table("seats: 3\nbattlefield-0: bear\nguardians-1: -\ndeck-2: -").does("attack bear 1", "pass").asked(None)
    assert t.state.outcome == ((0,), "decked")
