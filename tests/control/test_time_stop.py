"""Section 6 of RULES.md: what a Time Stop stops, who is asked, and what the stopped player gets."""

import pytest

from game.kernel.view import see
from game.kernel.windows import WISHES, could_matter, is_wished, standing
from game.rules.control import texts
from tests.control.asking import stops_ability, stops_own_ability, stops_time_stop
from tests.table import Table

TWO = "hand-0: dark-energy, rift\nhand-1: time-stop\ndeck-0: nova, reactor, rewind\ndeck-1: wormhole, antimatter"


def test_6_1_a_time_stop_stops_a_discarded_ability():
    t = Table(TWO).does("discard dark-energy").asked(1, stops_ability(0, "Dark Energy"))
    t.could("pass", "stop time-stop").does("stop time-stop")
    t.shows("hand-0: rift\ndiscard-0: dark-energy\ndiscard-1: time-stop\nhand-1: -\nactive: 0")
    assert "AbilityStopped" in t.happened
    assert "AbilityResolved" not in t.happened


def test_6_1_or_lets_it_happen():
    t = Table(TWO).does("discard dark-energy", "pass").waits(1, "action")
    t.shows("hand-0: reactor, rewind, rift\nhand-1: time-stop, antimatter\ndiscard-1: -")
    assert "AbilityResolved" in t.happened


@pytest.mark.parametrize(
    ("key", "table", "then"),
    [
        ("wormhole", "discard-0: nova, rift", "pick nova"),
        ("rewind", "play-1: nova, rift", "pick nova"),
        ("dark-energy", "", ""),
        ("antimatter", "", ""),
        ("singularity", "play-1: nova, rift", "choose 0"),
    ],
)
def test_6_1_every_discarded_ability_can_be_stopped_or_not(key, table, then):
    t = Table(f"hand-0: {key}\nhand-1: time-stop, rift, rift\n{table}").does(f"discard {key}").waits(1, "respond")
    before = t.state.clone()
    t.does("stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.state = before
    t.does("pass")
    if then:
        t.asked(0).does(then)
    t.waits(1, "action")


@pytest.mark.parametrize(
    "action", ["draw", "play nova", "play rift", "play reactor", "play exotic-matter", "diffuse nova rewind"]
)
def test_6_1_nothing_else_can_be_stopped(action):
    t = Table("hand-0: nova, rift, reactor, exotic-matter\nplay-1: rewind\nhand-1: time-stop").does(action)
    assert "WindowOpened" not in t.happened


def test_6_1_a_reactor_that_copies_an_unstable_card_cannot_be_stopped():
    t = Table("hand-0: reactor\nplay-1: dark-energy\nhand-1: time-stop\ndeck-0: nova, rift").does("play reactor")
    t.waits(1, "action").shows("hand-0: nova, rift")


def test_6_1_only_a_time_stop_answers():
    t = Table("hand-0: dark-energy\nhand-1: time-stop, nova\nplay-0: rift").does("discard dark-energy")
    t.cannot("play nova", "discard nova", "diffuse nova rift", "play time-stop")
    t.forbids("nova", onto="rift", law="6.1").forbids("nova", onto="discard-1", law="6.1")
    t.forbids("time-stop", onto="discard-0", law="3.1").forbids("time-stop", onto="rift", law="3.1")


def test_6_1_a_time_stop_in_play_or_in_a_pile_answers_nothing():
    t = Table("hand-0: dark-energy\nhand-1: nova\nplay-1: time-stop\ndiscard-1: time-stop").does("discard dark-energy")
    t.waits(1, "action")


def test_6_1_on_your_own_turn_a_time_stop_is_no_action():
    Table("hand-0: time-stop\nplay-1: nova").cannot("discard time-stop", "stop time-stop")


def test_6_1_a_time_stop_may_be_played_for_its_fuel():
    Table("hand-0: time-stop\nhand-1: time-stop").does("play time-stop").waits(1, "action").shows("fuel-0: 9")


# 6.2  Who is asked

THREE = "seats: 3\n"
FOUR = "seats: 4\n"


def test_6_2_who_holds_none_is_not_asked():
    Table("hand-0: dark-energy\nhand-1: nova").does("discard dark-energy").waits(1, "action")
    Table(FOUR + "hand-0: dark-energy\nhand-3: time-stop").does("discard dark-energy").waits(3, "respond")


def test_6_2_clockwise_from_the_next_and_the_user_last():
    t = Table(FOUR + "active: 2\n" + "".join(f"hand-{seat}: time-stop, dark-energy\n" for seat in range(4)))
    t.does("discard dark-energy")
    for seat in (3, 0, 1, 2):
        t.waits(seat, "respond").does("pass")
    t.waits(3, "action")


def test_6_2_the_user_may_stop_an_ability_of_his_own():
    t = (
        Table("hand-0: dark-energy, time-stop")
        .does("discard dark-energy")
        .asked(0, stops_own_ability(0, "Dark Energy"))
    )
    t.does("stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION).shows("hand-0: -\ndiscard-0: dark-energy, time-stop")


def test_6_2_a_partner_may_stop():
    t = Table(FOUR + "hand-0: dark-energy\nhand-2: time-stop").does("discard dark-energy").asked(2)
    t.does("stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION)


def test_6_2_once_one_has_stopped_it_the_others_are_asked_about_the_stop():
    t = Table(THREE + "hand-0: dark-energy\nhand-1: time-stop\nhand-2: time-stop").does("discard dark-energy")
    t.does("stop time-stop").asked(2, stops_time_stop(1, 0, "Dark Energy")).does("pass")
    t.asked(0, texts.CHOOSE_ANOTHER_ACTION).shows("hand-2: time-stop")


def test_6_2_answers_to_a_stop_go_clockwise_from_the_one_who_stopped():
    t = Table(FOUR + "hand-0: dark-energy, time-stop\nhand-1: time-stop\nhand-2: time-stop\nhand-3: time-stop")
    t.does("discard dark-energy").asked(1).does("pass").asked(2).does("stop time-stop")
    for seat in (3, 0, 1):
        t.asked(seat, stops_time_stop(2, 0, "Dark Energy")).does("pass")
    t.asked(0, texts.CHOOSE_ANOTHER_ACTION)


def test_6_2_a_player_may_answer_his_own_time_stop():
    t = Table("hand-0: dark-energy\nhand-1: time-stop, time-stop\ndeck-0: nova, rift").does("discard dark-energy")
    t.does("stop time-stop").asked(1, stops_time_stop(1, 0, "Dark Energy")).does("stop time-stop").waits(1, "action")
    t.shows("hand-0: nova, rift\ndiscard-1: time-stop, time-stop")


# 6.3  Chains


def chain(stops: int) -> Table:
    """Seat 0 uses Dark Energy; the seats stop each other in turn, so many times."""
    t = Table("""
        hand-0: dark-energy, time-stop, time-stop
        hand-1: time-stop, time-stop
        deck-0: nova, rift
        deck-1: rewind
    """).does("discard dark-energy")
    for number in range(stops):
        t.waits(1 - number % 2, "respond").does("stop time-stop")
    return t


def test_6_3_two_time_stops_let_the_first_ability_happen():
    t = chain(2).asked(1, stops_time_stop(0, 1, "Time Stop")).does("pass")
    t.asked(0, stops_time_stop(0, 1, "Time Stop")).does("pass")
    t.asked(1, stops_ability(0, "Dark Energy")).does("pass").asked(0, stops_own_ability(0, "Dark Energy")).does("pass")
    t.waits(1, "action")
    t.shows("hand-0: nova, rift, time-stop\nhand-1: rewind, time-stop\nactive: 1")


def test_6_3_three_stop_it():
    t = chain(3).asked(0, stops_time_stop(1, 0, "Time Stop")).does("pass")
    t.asked(0, stops_time_stop(1, 0, "Dark Energy")).does(
        "pass"
    )  # the first one is free again, and may be answered anew
    t.asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.shows("hand-0: time-stop\nhand-1: -\nactive: 0\ndiscard-0: dark-energy, time-stop")


def test_6_3_four_let_it_happen():
    t = chain(4).waits(1, "action")
    t.shows("hand-0: nova, rift\nhand-1: rewind\ndiscard-0: dark-energy, time-stop, time-stop")


def test_6_3_after_two_the_first_ability_may_be_stopped_anew():
    """The second player's other Time Stop answers Dark Energy itself, once the first one is stopped."""
    t = (
        chain(2)
        .does("pass", "pass")
        .asked(1, "Dark Energy")
        .does("stop time-stop")
        .asked(0, stops_time_stop(1, 0, "Dark Energy"))
    )
    t.does("pass").asked(0, texts.CHOOSE_ANOTHER_ACTION).shows("hand-0: time-stop")


def test_6_3_four_players_in_a_chain():
    t = Table(
        FOUR
        + """
        hand-0: dark-energy, time-stop
        hand-1: time-stop
        hand-2: time-stop
        hand-3: time-stop
        deck: nova, rift, reactor
    """
    ).does("discard dark-energy")
    t.asked(1).does("stop time-stop").asked(2).does("stop time-stop").asked(3).does("stop time-stop")
    t.asked(0).does("stop time-stop").waits(1, "action")
    t.shows("hand-0: reactor, rift\nhand-1: nova")


# 6.4  The stopped player's other action


def test_6_4_the_stopped_player_takes_any_other_action():
    t = Table("hand-0: dark-energy, singularity, rift\nhand-1: time-stop\nplay-1: rift")
    t.does("discard dark-energy", "stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.could(
        "draw",
        "play singularity",
        "play rift",
        "discard singularity",
        "diffuse singularity rift",
        "diffuse rift rift",
    )


@pytest.mark.parametrize("action", ["draw", "play nova", "diffuse nova reactor", "discard singularity"])
def test_6_4_after_it_the_turn_ends(action):
    t = Table("hand-0: dark-energy, singularity, nova\nhand-1: time-stop\nplay-1: reactor")
    t.does("discard dark-energy", "stop time-stop", action).waits(1, "action").shows("active: 1")


def test_6_4_the_stopped_card_stays_discarded():
    t = Table(TWO).does("discard dark-energy", "stop time-stop", "draw")
    t.shows("discard-0: dark-energy\nhand-0: rewind, rift")


def test_6_4_the_other_action_may_be_stopped_as_well():
    t = Table("hand-0: dark-energy, rewind, nova\nhand-1: time-stop, time-stop\nplay-1: rift")
    t.does("discard dark-energy", "stop time-stop")
    t.asked(1, stops_time_stop(1, 0, "Dark Energy")).does("pass").asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.does("discard rewind").asked(1, "Rewind").does("stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.does("play nova").waits(1, "action").shows("play-0: nova\ndiscard-0: dark-energy, rewind\nplay-1: rift")


def test_6_4_a_stopped_player_with_nothing_left_goes_on_without_an_action():
    t = Table("hand-0: dark-energy\ndeck-0: 0 cards, rift\nhand-1: time-stop\nplay-0: nova")
    t.does("discard dark-energy", "stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION).could("draw")
    t = Table("hand-0: rewind\ndeck-0: 0 cards\nhand-1: time-stop\nplay-0: nova")
    t.does("discard rewind", "stop time-stop").waits(1, "action").shows("play-0: nova\nactive: 1")


def test_6_4_only_one_action_however_often_it_was_fought_over():
    chain(3).does("pass", "pass", "draw").waits(1, "action")


# 6.5  What it costs


def test_6_5_a_time_stop_uses_up_no_turn():
    t = Table(TWO).does("discard dark-energy", "stop time-stop", "draw").waits(1, "action").shows("active: 1")
    t.offers("draw", "play antimatter")


def test_6_5_a_stopped_time_stop_gives_its_player_nothing():
    t = chain(2).does("pass", "pass", "pass", "pass").waits(1, "action")
    assert t.happened.count("ActionGained") == 0


def test_6_5_the_deciding_seat_among_four_keeps_its_turn():
    """Seat 2 stops seat 0; after seat 0's other action it is seat 1's turn, then seat 2's."""
    t = Table(FOUR + "hand-0: dark-energy\nhand-2: time-stop").does("discard dark-energy", "stop time-stop", "draw")
    t.asked(1).does("draw").waits(2, "action")


# Who wishes to be asked


def test_a_window_says_what_it_is_about():
    t = Table(TWO).does("discard dark-energy")
    window = standing(t.state)
    assert (window.kind, window.seat, window.card) == ("respond", 1, t.card("dark-energy"))
    assert (window.over.what, window.over.seat, window.stop) == ("ability", 0, "dark-energy")
    assert standing(see(t.state, 1)) == window
    t.does("pass")
    assert standing(t.state) is None


def test_a_stop_is_what_the_next_window_is_about():
    t = chain(1)
    assert standing(t.state).over[:2] == ("stop", 1)
    assert standing(t.state).stop == "time-stop"


def test_an_answer_to_the_own_sides_ability_could_not_matter():
    t = Table("hand-0: dark-energy, time-stop").does("discard dark-energy")
    assert not could_matter(t.state)
    t = Table(FOUR + "hand-0: dark-energy\nhand-2: time-stop").does("discard dark-energy").asked(2)
    assert not could_matter(see(t.state, 2))
    t = Table(FOUR + "hand-0: dark-energy\nhand-1: time-stop").does("discard dark-energy").asked(1)
    assert could_matter(see(t.state, 1))


def test_a_time_stop_of_an_opponent_could_matter_whosever_ability_it_stops():
    t = Table(THREE + "hand-0: dark-energy\nhand-1: time-stop\nhand-2: time-stop").does("discard dark-energy")
    t.does("stop time-stop").asked(2)
    assert could_matter(see(t.state, 2))
    assert t.state.rules.windows["respond"].mattering == "when an opponent uses an ability or a Time Stop"


def test_what_each_wish_means():
    own = Table("hand-0: dark-energy, time-stop").does("discard dark-energy").state
    theirs = Table(TWO).does("discard dark-energy").state
    assert [is_wished(theirs, wish, {"dark-energy"}) for wish in WISHES] == [True, True, True, False]
    assert [is_wished(own, wish, {"singularity"}) for wish in WISHES] == [True, False, False, False]
    with pytest.raises(ValueError, match="'sometimes' is no wish"):
        is_wished(own, "sometimes")
    assert set(theirs.rules.windows["respond"].stops) >= {"dark-energy", "singularity", "time-stop"}
    assert "nova" not in theirs.rules.windows["respond"].stops
