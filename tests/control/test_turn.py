"""The goal and the turn, section by section: a test named 4_6 holds 4.6 of RULES.md to account."""

import pytest

from game.kernel.agenda import explain, legal_actions
from game.kernel.record import Record
from game.kernel.template import fill
from game.rules.control import laws, texts
from game.rules.control.laws import OTHER_PILE
from tests.table import Table

# 1  The goal


def test_1_1_every_card_in_play_counts_its_fuel_of_either_type():
    Table("""
        play-0: nova, rift, force-field
        play-1: singularity
    """).shows("""
        fuel-0: 14
        fuel-1: 8
    """)


def test_1_1_cards_in_hand_deck_and_discard_count_nothing():
    Table("hand-0: nova\ndeck-0: 2 cards, nova\ndiscard-0: singularity").shows("fuel-0: 0")


def test_1_2_twenty_one_at_the_end_of_your_turn_wins_the_round():
    t = Table("play-0: nova, singularity\nhand-0: force-field").does("play force-field")
    t.shows("wins-0: 1\nwins-1: 0\nround: 2")
    assert "RoundWon" in t.happened


def test_1_2_twenty_does_not_win():
    t = Table("play-0: nova, time-stop\nhand-0: rift").does("play rift", "choose 0")
    t.shows("fuel-0: 20\nwins-0: 0\nround: 1\nactive: 1")


def test_1_2_more_than_twenty_one_wins_too():
    Table("play-0: nova, time-stop\nhand-0: nova").does("play nova").shows("wins-0: 1")


def test_1_2_twenty_one_in_the_middle_of_a_turn_wins_nothing():
    """Exotic Matter brings 21; the Rift that it brings along discards the Nova."""
    t = Table("play-0: nova, antimatter\nhand-0: exotic-matter, rift\nplay-1: rift")
    t.does("play exotic-matter").shows("fuel-0: 21\nwins-0: 0")
    t.does("play rift", "choose 1").shows("fuel-0: 12\nwins-0: 0\nround: 1\nactive: 1")


def test_1_2_a_turn_that_draws_wins_with_what_lies_there():
    """Only the end of the turn is looked at, not what the action was."""
    Table("play-0: nova, nova, rift").does("draw").shows("wins-0: 1")


def test_1_2_another_player_at_the_end_of_your_turn_does_not_win():
    t = Table("play-1: nova, nova, rift\nhand-0: nova").does("play nova")
    t.shows("wins-1: 0\nround: 1\nactive: 1")
    t.does("draw").shows("wins-1: 1\nround: 2")


def test_1_2_an_opponent_takes_back_what_would_have_won():
    t = Table("play-1: nova, nova, rift\nhand-0: rift").does("play rift", "choose 1", "pick nova")
    t.shows("fuel-1: 11")
    t.does("draw").shows("wins-1: 0\nactive: 0")


FOUR = "seats: 4\n"


def test_1_3_partners_fuel_is_not_added_up():
    t = Table(FOUR + "play-0: nova, reactor\nplay-2: nova, reactor\nhand-0: rift").does("play rift", "choose 0")
    t.shows("fuel-0: 13\nfuel-2: 12\nround: 1\nwins-0: 0\nactive: 1")


def test_1_3_one_partner_with_21_wins_for_the_team():
    t = Table(FOUR + "play-0: nova, singularity\nhand-0: force-field").does("play force-field")
    t.shows("wins-0: 1\nwins-2: 1\nwins-1: 0\nwins-3: 0\nround: 2")
    assert t.state.results[0].winners == (0, 2)


def test_1_3_the_partner_wins_only_at_the_end_of_his_own_turn():
    t = Table(FOUR + "play-2: nova, nova, rift\nhand-0: nova").does("play nova").shows("wins-0: 0\nactive: 1")
    t.does("draw").shows("wins-2: 0\nactive: 2")
    t.does("draw").shows("wins-2: 1\nwins-0: 1")


def test_1_2_with_three_players_each_plays_alone():
    t = Table("seats: 3\nplay-0: nova, singularity\nhand-0: force-field").does("play force-field")
    t.shows("wins-0: 1\nwins-1: 0\nwins-2: 0")


# 4  A turn


def test_4_1_a_turn_begins_with_a_drawn_card():
    Table("hand-1: nova\ndeck-1: rift").does("draw").asked(1).shows("hand-1: nova, rift")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_1_the_first_player_does_not_draw_in_the_first_turn(seats):
    s, _ = Record("control", 3, [("random", "")] * seats, {}, 3).begin()
    assert s.turn == 1
    assert s.active == s.first == s.agenda[-1].seat
    assert [len(s.cards_in(seat, "hand")) for seat in range(seats)] == [4] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_1_everybody_else_draws_in_the_first_turn_and_the_first_player_in_the_second(seats):
    s, _ = Record("control", 3, [("random", "")] * seats, {}, 3).begin()
    t = Table(f"seats: {seats}")
    t.state = s
    for turn in range(1, seats + 1):
        assert s.turn == turn
        assert len(s.cards_in(s.active, "hand")) == (4 if turn == 1 else 5)
        t.does("draw")
    assert s.active == s.first
    assert len(s.cards_in(s.first, "hand")) == 6, "dealt four, the draw action, the draw of the second turn"


def test_4_1_nothing_is_drawn_from_an_empty_deck():
    Table("hand-1: nova\ndeck-1: 0 cards").does("draw").asked(1).shows("hand-1: nova")


def test_4_2_a_turn_is_exactly_one_action():
    Table("hand-0: rift, nova").does("play nova").asked(1).shows("active: 1\nhand-0: rift")


def test_4_2_all_four_actions_are_offered():
    Table("hand-0: dark-energy\nplay-1: rift").could(
        "draw", "play dark-energy", "discard dark-energy", "diffuse dark-energy rift"
    )


def test_4_2_there_is_no_passing():
    Table("hand-0: rift").cannot("pass", "done")
    Table("hand-0: rift\ndeck-0: 0 cards").could("play rift")


def test_4_3_draw_takes_the_top_card_of_the_own_deck():
    t = Table("deck-0: rift, nova\ndeck-1: rewind").does("draw")
    t.shows("hand-0: nova\ndeck-0 top: rift\nhand-1: rewind")


def test_4_3_with_three_players_all_draw_from_the_same_deck():
    Table("seats: 3\ndeck: rift, nova, rewind").does("draw").shows("hand-0: rewind\nhand-1: nova\ndeck top: rift")


def test_4_3_no_drawing_from_an_empty_deck():
    t = Table("hand-0: nova\ndeck-0: 0 cards")
    t.cannot("draw").could("play nova")


def test_4_3_a_card_is_not_drawn_into_another_hand_or_from_another_deck():
    t = Table("hand-0: nova\ndeck-0: rift\ndeck-1: rewind")
    t.forbids("rift@deck-0", onto="hand-1", law="4.3")
    t.forbids("rift@deck-0", onto="play-0", law="4.3")
    t.forbids("rewind@deck-1", onto="hand-0", law="4.3")


@pytest.mark.parametrize("key", ["force-field", "nova", "time-stop", "singularity", "dark-energy"])
def test_4_4_any_card_may_be_played_for_its_fuel(key):
    Table(f"hand-0: {key}").does(f"play {key}").shows(f"play-0: {key}\nhand-0: -")


@pytest.mark.parametrize("key", ["wormhole", "rewind", "dark-energy", "antimatter", "singularity", "nova"])
def test_4_4_an_unstable_card_that_is_played_does_nothing_else(key):
    t = Table(f"hand-0: {key}\nplay-1: rift\nhand-1: time-stop, rift\ndiscard-0: nova\ndeck-1: rewind")
    t.does(f"play {key}").asked(1)
    t.shows(f"play-0: {key}\nplay-1: rift\nhand-1: time-stop, rift, rewind\ndiscard-0: nova\nhand-0: -")


def test_4_4_you_play_only_in_front_of_yourself():
    t = Table("hand-0: nova, rift").forbids("nova", onto="play-1", law="4.4").forbids("rift", onto="play-1", law="4.4")
    t = Table("seats: 4\nhand-0: nova")
    t.forbids("nova", onto="play-2", law="4.4", words=laws.OWN_AREA.words)
    t.does("play nova").shows("play-0: nova\nplay-2: -")


def test_4_4_you_play_only_from_your_own_hand():
    t = Table("hand-0: nova\nhand-1: rift\nplay-1: rewind\ndiscard-0: force-field")
    t.forbids("rewind@play-1", onto="play-0", law="4.4")
    t.forbids("force-field@discard-0", onto="play-0", law="4.4")
    t.forbids("rift@hand-1", onto="play-0", law="4.4", words="your own hand")


def test_4_5_discarding_an_unstable_card_makes_its_ability_happen_and_its_fuel_count_nothing():
    t = Table("hand-0: dark-energy\ndeck-0: rift, nova").does("discard dark-energy")
    t.shows("hand-0: rift, nova\ndiscard-0: dark-energy\nfuel-0: 0\nactive: 1")


@pytest.mark.parametrize("key", ["rift", "reactor", "force-field", "exotic-matter", "future-shift"])
def test_4_5_a_stable_card_is_not_discarded_for_its_ability(key):
    t = Table(f"hand-0: {key}\nplay-1: nova")
    t.cannot(f"discard {key}").forbids(key, onto="discard-0", law="4.5", words="Stable")


@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("nova", "play-1: rift"),
        ("time-stop", "play-1: rift"),
        ("wormhole", "discard-0: wormhole\ndiscard-1: nova"),
        ("rewind", ""),
        ("singularity", ""),
        ("dark-energy", "deck-0: 0 cards"),
        ("antimatter", "hand-1: -"),
    ],
)
def test_4_5_an_ability_that_would_do_nothing_is_not_offered(key, table):
    t = Table(f"hand-0: {key}\n{table}").cannot(f"discard {key}").offers(f"play {key}")
    t.forbids(key, onto="discard-0", law="4.5")


@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("wormhole", "discard-0: nova"),
        ("rewind", "play-1: rift"),
        ("rewind", "play-0: rift"),
        ("singularity", "play-0: rift"),
        ("dark-energy", "deck-0: 1 card"),
        ("antimatter", "hand-1: nova"),
    ],
)
def test_4_5_an_ability_that_would_do_a_little_is_offered(key, table):
    Table(f"hand-0: {key}\n{table}").offers(f"discard {key}")


def test_3_1_a_card_is_discarded_only_onto_its_own_pile():
    t = Table("hand-0: dark-energy").forbids("dark-energy", onto="discard-1", law="3.1")
    t.does("discard dark-energy").shows("discard-0: dark-energy\ndiscard-1: -")


def test_3_1_speaks_of_marks_and_nobodys_own_pile_where_the_pile_is_shared():
    marks = laws.OTHER_PILE.words
    Table("hand-0: dark-energy").forbids("dark-energy", onto="discard-1", law="3.1", words=marks)
    assert OTHER_PILE.words == marks
    for seats in (3, 4):
        t = Table(f"seats: {seats}\nhand-0: nova, force-field\nplay-1: rift")
        refusals = explain(t.state, t.card("force-field"), zone=t.state.layout.named["discard"])
        assert refusals and "3.1" not in [refusal.law.number for refusal in refusals]
        assert not any("own" in str(refusal).split() for refusal in refusals)


# 4.6  Diffuse


@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ("exotic-matter", "wormhole"),  # 4 on 4, Stable on Unstable
        ("wormhole", "exotic-matter"),  # 4 on 4, Unstable on Stable
        ("wormhole", "wormhole"),
        ("rift", "rift"),  # 1 on 1
        ("nova", "nova"),  # 10 on 10
        ("time-stop", "singularity"),  # 9 on 8
        ("force-field", "reactor"),  # 3 on 2
    ],
)
def test_4_6_equal_or_higher_fuel_diffuses_and_both_are_discarded(mine, other):
    t = Table(f"hand-0: {mine}\nplay-1: {other}\nhand-1: time-stop").does(f"diffuse {mine} {other}")
    t.shows(f"hand-0: -\nplay-1: -\nplay-0: -\ndiscard-0: {mine}\ndiscard-1: {other}").waits(1, "action")


@pytest.mark.parametrize(
    ("mine", "other"),
    [("force-field", "wormhole"), ("force-field", "exotic-matter"), ("rift", "reactor"), ("time-stop", "nova")],
)
def test_4_6_lower_fuel_does_not(mine, other):
    t = Table(f"hand-0: {mine}\nplay-1: {other}").cannot(f"diffuse {mine} {other}")
    t.forbids(mine, onto=other, law="4.6", words="or more")


def test_4_6_no_ability_happens_in_a_diffusion():
    t = Table("hand-0: dark-energy\nplay-1: rift, singularity\nplay-0: nova\nhand-1: time-stop, rewind\ndeck-1: nova")
    t.does("diffuse dark-energy rift").waits(1, "action")
    t.shows("hand-0: -\nplay-0: nova\nplay-1: singularity\nhand-1: time-stop, rewind, nova")


def test_4_6_only_the_target_goes():
    t = Table("hand-0: nova\nplay-1: rift, reactor, force-field").does("diffuse nova force-field")
    t.shows("play-1: reactor, rift\ndiscard-1: force-field\ndiscard-0: nova")


def test_4_6_a_card_of_your_own_may_be_diffused():
    Table("hand-0: nova\nplay-0: rift").does("diffuse nova rift").shows("play-0: -\ndiscard-0: nova, rift")


def test_4_6_a_partners_card_may_be_diffused():
    t = Table("seats: 4\nhand-0: nova\nplay-2: rift").does("diffuse nova rift")
    t.shows("play-2: -\ndiscard: nova, rift")


def test_4_6_only_a_card_in_play_is_diffused():
    t = Table("hand-0: nova, rift\nhand-1: reactor\ndiscard-1: rewind")
    t.forbids("nova", onto="rift", law="4.6").forbids("nova", onto="reactor", law="4.6")
    t.forbids("nova", onto="rewind", law="4.6")


def test_4_6_a_card_in_play_diffuses_nothing():
    Table("hand-0: rift\nplay-0: nova\nplay-1: rewind").forbids("nova@play-0", onto="rewind", law="4.4")


def test_4_6_each_card_goes_to_the_pile_of_its_mark():
    t = Table("hand-0: nova\nplay-1: rift").does("diffuse nova rift")
    t.shows("discard-0: nova\ndiscard-1: rift")


# 4.7  The hand limit

SEVEN = "rift, rift, reactor, reactor, force-field, nova, nova"


def test_4_7_seven_cards_are_kept():
    Table(f"hand-0: {SEVEN}, time-stop").does("play time-stop").asked(1).shows("hand-0: " + SEVEN)


def test_4_7_eight_at_the_end_of_a_turn_are_one_too_many():
    t = Table(f"hand-0: {SEVEN}\ndeck-0: time-stop").does("draw").asked(0, fill(texts.DISCARD_TO_LIMIT, n=1))
    t.could(*{f"discard {key}" for key in (SEVEN + ", time-stop").split(", ")})
    t.does("discard nova").asked(1).shows("hand-0: rift, rift, reactor, reactor, force-field, nova, time-stop")


def test_4_7_nine_are_two_too_many():
    t = Table(f"hand-0: {SEVEN}, rewind\ndeck-0: time-stop").does("draw").asked(0, fill(texts.DISCARD_TO_LIMIT, n=2))
    t.does("discard nova").asked(0, fill(texts.DISCARD_TO_LIMIT, n=1)).does("discard rift").asked(1)


def test_4_7_no_ability_happens_and_nobody_may_answer():
    t = Table(f"hand-0: {SEVEN}, dark-energy\ndeck-0: time-stop\nhand-1: time-stop").does("draw")
    t.does("discard dark-energy", "discard rift").waits(1, "action").shows("discard-0: dark-energy, rift")


def test_4_7_stable_cards_may_be_discarded_for_the_limit():
    Table(f"hand-0: {SEVEN}\ndeck-0: time-stop").does("draw").offers("discard rift", "discard force-field")


def test_4_7_nothing_else_is_possible_while_cards_are_over():
    t = Table(f"hand-0: {SEVEN}\ndeck-0: time-stop\nplay-1: rift").does("draw").cannot("draw", "play nova", "pass")
    t.forbids("nova", onto="rift", law="4.7").forbids("nova", onto="play-0", law="4.7")
    t.forbids("nova", onto="discard-1", law="3.1")


def test_4_7_holds_after_dark_energy_as_well():
    t = Table(f"hand-0: {SEVEN}, dark-energy\ndeck-0: time-stop, rewind").does("discard dark-energy")
    t.asked(0, fill(texts.DISCARD_TO_LIMIT, n=2))


def test_4_7_twenty_one_is_looked_at_after_the_discards():
    t = Table(f"play-0: nova, nova, rift\nhand-0: {SEVEN.replace('nova, nova', 'rewind, rewind')}")
    t.does("draw").shows("wins-0: 0").does("discard reactor").shows("wins-0: 1")


def test_4_7_the_limit_does_not_hold_in_other_players_turns():
    """Seat 1 holds nine cards while seat 0 plays: nobody asks it to discard."""
    t = Table(f"hand-0: nova\nhand-1: {SEVEN.replace('nova, nova', 'rewind, rewind')}, dark-energy, dark-energy")
    t.does("play nova").waits(1, "action")


# 4.8  Turns go round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_8_turns_go_clockwise(seats):
    t = Table(f"seats: {seats}")
    for turn in range(2 * seats):
        t.asked(turn % seats).does("draw")


def test_4_8_only_the_one_who_is_asked_lifts_cards():
    t = Table("hand-0: nova\nhand-1: rift\nplay-0: rewind")
    for onto in ("play-1", "rewind"):
        t.forbids("rift@hand-1", onto=onto, law="4.8", by=1).forbids("rift@hand-1", onto=onto, law="4.4")


def test_0_nothing_is_possible_after_the_match():
    t = Table("wins-0: 2\nplay-0: nova, nova\nhand-0: rift").does("play rift", "choose 0").asked(None)
    assert legal_actions(t.state) == []
    t.forbids("nova", onto="play-0", law="0")
