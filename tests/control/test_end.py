"""Sections 8 and 9 of RULES.md: how rounds end, Overtime with all its ties, and the match."""

import pytest

from game.kernel.agenda import explain
from game.kernel.template import fill
from game.rules.control import laws, texts
from tests.table import Table

EMPTY = "deck-0: 0 cards\ndeck-1: 0 cards\n"


def winners(t: Table) -> tuple:
    return t.state.results[-1].winners


def reason(t: Table) -> str:
    return t.state.results[-1].reason


# 8.1


def test_8_1_only_the_player_whose_turn_ends_can_win():
    """Both have 21: it is the end of seat 0's turn."""
    t = Table("play-0: nova, singularity\nhand-0: force-field\nplay-1: nova, singularity, force-field")
    t.does("play force-field")
    assert (winners(t), reason(t)) == ((0,), "fuel")


# 8.2


def test_8_2_overtime_begins_when_a_deck_is_empty():
    t = Table("deck-0: 0 cards, rift\nhand-0: force-field").does("draw")
    assert t.happened.count("OvertimeBegan") == 1
    t.does("draw")
    assert "OvertimeBegan" not in t.happened, "it is said once"
    t = Table("deck-0: 0 cards\ndeck-1: 0 cards, rift\nhand-0: nova\nhand-1: force-field").does("play nova")
    t.does("play force-field")
    assert not t.state.cards_in(1, "deck") and "OvertimeBegan" not in t.happened, "nor when the other deck is empty too"


def test_8_2_with_one_empty_deck_of_two_the_other_player_goes_on_drawing():
    t = Table("hand-0: force-field, nova\ndeck-0: 0 cards\nhand-1: rewind\ndeck-1: nova, rift").does("play nova")
    t.shows("hand-1: rewind, rift").offers("draw").does("draw").shows("hand-0: force-field").could("play force-field")


def test_8_2_who_has_cards_must_act():
    t = Table(EMPTY + "hand-0: nova, rewind\nhand-1: rift\nplay-1: force-field")
    t.cannot("draw", "pass", "done")
    t.could("play nova", "play rewind", "discard rewind", "diffuse nova force-field", "diffuse rewind force-field")
    t.forbids("nova", onto="hand-0", law="4.2")


def test_8_2_abilities_and_diffusions_go_on_in_overtime():
    t = Table(EMPTY + "hand-0: singularity, rift\nplay-1: force-field\nhand-1: nova").does("discard singularity")
    t.asked(1).shows("play-1: -")


def test_8_2_a_card_that_rewind_puts_under_an_empty_deck_is_drawn_again():
    t = Table("deck-0: 0 cards\nhand-0: rewind, nova\nplay-0: force-field\nhand-1: rift").does("discard rewind")
    t.shows("deck-0: 1 card").does("draw").asked(0).shows("hand-0: nova, force-field\ndeck-0: 0 cards")


def test_8_2_overtime_begins_anew_when_the_refilled_deck_is_empty_again():
    t = Table("deck-0: 0 cards\nhand-0: rewind, nova\nplay-0: force-field\nhand-1: rift").does("discard rewind", "draw")
    t.does("play nova")
    assert "OvertimeBegan" in t.happened


def test_8_2_with_the_last_card_of_a_shared_deck_too():
    t = Table("seats: 3\ndeck: 0 cards, rift\nhand-1: nova\nhand-2: nova").does("draw").asked(1)
    assert "OvertimeBegan" in t.happened
    t.cannot("draw")


# 8.3


def test_8_3_no_card_in_hand_and_none_to_draw_is_skipped():
    t = Table(EMPTY + "hand-0: nova, force-field").does("play force-field").waits(0, "action")
    assert t.happened.count("TurnSkipped") == 1
    t.shows("active: 0\nturn: 4")


def test_8_3_who_can_draw_is_not_skipped():
    t = Table("deck-0: 0 cards\ndeck-1: 0 cards, rift, nova\nhand-0: force-field, nova").does("play nova").asked(1)
    assert "TurnSkipped" not in t.happened
    t.shows("hand-1: nova")


def test_8_3_who_has_cards_and_no_deck_is_not_skipped():
    Table(EMPTY + "hand-0: nova\nhand-1: rift").does("play nova").waits(1, "action").could("play rift")


def test_8_3_of_four_several_may_be_skipped():
    t = Table("seats: 4\ndeck: 0 cards\nhand-0: nova\nhand-3: force-field, force-field").does("play nova").asked(3)
    assert t.happened.count("TurnSkipped") == 2
    t.does("play force-field").asked(3)
    assert t.happened.count("TurnSkipped") == 3


# 8.4


def last_card(play_0: str, play_1: str, more: str = "") -> Table:
    """Seat 0 plays a Force Field, the last card of the round."""
    t = Table(EMPTY + f"hand-0: force-field\nplay-0: {play_0}\nplay-1: {play_1}\n" + more).does("play force-field")
    assert t.state.results, "the round should be over"
    return t


def test_8_4_the_highest_fuel_count_wins_when_all_is_played():
    t = last_card("wormhole", "nova")
    assert (winners(t), reason(t)) == ((1,), "overtime")
    assert winners(last_card("wormhole", "dark-energy")) == (0,), "7 against 6"


def test_8_4_among_equals_the_most_cards_in_play():
    t = last_card("wormhole", "antimatter")
    assert (winners(t), reason(t)) == ((0,), "overtime-cards"), "3 + 4 against 7"
    assert winners(last_card("wormhole", "exotic-matter, reactor, rift")) == (1,), "two cards against three"


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 0)])
def test_8_4_among_those_the_latest_in_turn_order(first, winner):
    t = last_card("wormhole", "force-field, wormhole", f"first: {first}")
    assert (winners(t), reason(t)) == ((winner,), "overtime-order")


@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_8_4_the_latest_in_turn_order_among_three(first, winner):
    t = Table(f"seats: 3\nfirst: {first}\ndeck: 0 cards\nhand-0: nova\nplay-1: nova\nplay-2: nova").does("play nova")
    assert winners(t) == (winner,)


def test_8_4_the_latest_among_those_who_are_equal_and_not_of_all():
    t = Table("seats: 3\ndeck: 0 cards\nhand-0: nova\nplay-1: nova\nplay-2: time-stop").does("play nova")
    assert winners(t) == (1,)


def test_8_4_of_two_teams_a_single_player_decides():
    """Team 1 has more fuel together, but seat 2 has the highest Fuel Count."""
    t = Table("""
        seats: 4
        deck: 0 cards
        hand-0: rift
        play-1: singularity
        play-2: nova
        play-3: time-stop
    """).does("play rift", "choose 1")
    assert winners(t) == (1, 3), "the Rift took the Nova"
    t = Table("seats: 4\ndeck: 0 cards\nhand-0: force-field\nplay-1: singularity\nplay-2: nova\nplay-3: time-stop")
    assert winners(t.does("play force-field")) == (0, 2)


def test_8_4_not_while_a_card_is_in_a_hand_or_a_deck():
    t = Table(EMPTY + "hand-0: force-field\nhand-1: nova").does("play force-field").asked(1)
    assert not t.state.results
    t = Table("deck-0: 0 cards\ndeck-1: 0 cards, nova, rift\nhand-0: force-field").does("play force-field").asked(1)
    assert not t.state.results


def test_8_4_21_at_the_end_of_the_last_turn_goes_before():
    t = last_card("nova, singularity", "nova, time-stop, reactor, rift")
    assert (winners(t), reason(t)) == ((0,), "fuel"), "21 against 22: but it is seat 0's turn that ends"


def test_8_4_the_last_card_may_be_discarded_too():
    t = Table(EMPTY + "hand-0: nova\nplay-1: rift\nplay-0: force-field").does("diffuse nova rift")
    assert (winners(t), reason(t)) == ((0,), "overtime")


def test_8_4_with_nothing_in_play_the_latest_wins():
    t = Table(EMPTY + "hand-0: nova\nplay-1: rift").does("diffuse nova rift")
    assert winners(t) == (1,)


# 8.5


def test_8_5_after_two_hundred_turns_the_highest_fuel_count_wins():
    t = Table("turn: 200\nplay-1: nova\nhand-0: time-stop").does("play time-stop")
    assert (winners(t), reason(t)) == ((1,), "long")


def test_8_5_not_after_199():
    t = Table("turn: 199\nplay-1: nova\nhand-0: time-stop").does("play time-stop").asked(1)
    assert not t.state.results


# 9  The match

WIN = "play-0: nova, singularity\nhand-0: force-field\n"


def test_9_1_a_new_round_gathers_and_shuffles_all_cards():
    t = Table(WIN + "discard-1: nova, rift\nplay-1: rewind\nhand-1: rift").does("play force-field")
    t.shows("""
        round: 2
        turn: 1
        play-0: -
        play-1: -
        discard-0: -
        discard-1: -
        hand-0: 4 cards
        hand-1: 4 cards
        deck-0: 20 cards
        deck-1: 20 cards
        wins-0: 1
    """)
    assert all(t.state.marking[card] == 0 for card in t.state.cards_in(0, "hand"))


def test_9_1_a_new_round_forgets_what_was_seen():
    t = Table(WIN + "discard-1: nova, rift").does("play force-field")
    assert set(t.seen(0, "hand-1").split(", ")) == {"?"}
    assert set(t.seen(None, "deck-0").split(", ")) == {"?"}
    assert t.state.pool == t.state.marking


def test_9_1_the_first_player_of_a_later_round_does_not_draw_either():
    t = Table(WIN).does("play force-field").asked(1)
    t.shows("turn: 1\nhand-1: 4 cards").does("draw").asked(0).shows("hand-0: 5 cards")


@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 2), (4, 3)])
def test_9_2_wins_of_a_match(seats, needed):
    partner = f"wins-2: {needed - 1}\n" if seats > 2 else ""
    t = Table(f"seats: {seats}\nwins-0: {needed - 1}\n{partner}" + WIN).does("play force-field")
    t.asked(None).shows(f"wins-0: {needed}")
    assert t.state.outcome.winners == ((0, 2) if seats == 4 else (0,))
    assert t.happened[-1] == "MatchWon"
    t = Table(f"seats: {seats}\nwins-0: {needed - 2}\n" + WIN).does("play force-field")
    assert t.state.outcome is None
    t.shows("round: 2")


def test_9_3_of_two_the_loser_of_the_last_round_begins():
    Table(WIN).does("play force-field").shows("first: 1\nactive: 1")
    t = Table("active: 1\nfirst: 0\nplay-1: nova, singularity\nhand-1: force-field").does("play force-field")
    t.shows("first: 0\nactive: 0")


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_9_3_of_three_and_four_the_next_one_begins(seats, first):
    t = Table(f"seats: {seats}\nfirst: {first}\n" + WIN).does("play force-field")
    t.shows(f"first: {(first + 1) % seats}\nactive: {(first + 1) % seats}")


@pytest.mark.parametrize(("ruling", "first"), [("winner", 0), ("loser", 1), ("in-turns", 1)])
def test_10_6_who_begins_the_next_round(ruling, first):
    Table(WIN, {"beginner": ruling}).does("play force-field").shows(f"first: {first}")


def test_10_6_in_turns_looks_at_who_began():
    Table("first: 1\n" + WIN, {"beginner": "in-turns"}).does("play force-field").shows("first: 0")
    Table("first: 1\n" + WIN, {"beginner": "loser"}).does("play force-field").shows("first: 1")


# 10  The other rulings

SEVEN = "rift, rift, reactor, reactor, force-field, nova, nova"
AFTER_DRAWING = {"hand-limit": "after-drawing"}


def test_10_2_only_after_the_draw_action():
    table = f"hand-0: {SEVEN}, dark-energy\ndeck-0: time-stop, rewind"
    Table(table, AFTER_DRAWING).does("discard dark-energy").asked(1).shows("hand-0: 9 cards")
    Table(table, AFTER_DRAWING).does("draw").asked(0, fill(texts.DISCARD_TO_LIMIT, n=2))


def test_10_2_a_draw_of_an_earlier_turn_is_forgotten():
    t = Table(f"hand-0: {SEVEN.replace('nova, nova', 'nova')}\ndeck-0: dark-energy, time-stop, rewind", AFTER_DRAWING)
    t.does("draw").asked(1).does("draw").asked(0)
    assert len(t.state.cards_in(0, "hand")) == 8
    t.does("play nova").asked(1)


def test_10_2_the_draw_after_a_stop_counts():
    t = Table(f"hand-0: {SEVEN}, dark-energy\ndeck-0: rewind\nhand-1: time-stop", AFTER_DRAWING)
    t.does("discard dark-energy", "stop time-stop", "draw").asked(0, fill(texts.DISCARD_TO_LIMIT, n=1))


OPPONENTS = {"diffuse": "opponents-only"}


def test_10_3_only_opponents_cards():
    t = Table("hand-0: nova\nplay-0: rift\nplay-1: reactor", OPPONENTS).offers("diffuse nova reactor")
    t.cannot("diffuse nova rift").forbids("nova", onto="rift", law="10.3")


def test_10_3_of_ones_own_card_nothing_is_said_to_help():
    t = Table("hand-0: rift, nova\nplay-0: force-field, reactor\nplay-1: reactor", OPPONENTS)
    for card in ("rift", "nova"):
        said = [str(refusal) for refusal in explain(t.state, t.card(card), target=t.card("reactor@play-0"))]
        assert said == [f"10.3: {laws.OWN_CARDS.words}"]


def test_10_3_a_partners_card_is_none():
    t = Table("seats: 4\nhand-0: nova\nplay-2: rift\nplay-3: reactor", OPPONENTS).offers("diffuse nova reactor")
    t.cannot("diffuse nova rift").forbids("nova", onto="rift", law="10.3")


BEFORE = {"singularity": "on-discarding"}
FIELD = "hand-0: singularity, nova\nplay-0: rift, nova\nplay-1: reactor, rewind\nhand-1: time-stop\n"


def test_10_5_the_choice_comes_before_the_answers():
    t = Table(FIELD, BEFORE).does("discard singularity").asked(0, "Singularity").could("choose 0", "choose 1")
    t.does("choose 1").waits(1, "respond").shows("play-1: reactor, rewind")
    t.does("pass").waits(1, "action").shows("play-0: rift\nplay-1: reactor")


def test_10_5_and_can_be_stopped_all_the_same():
    t = Table(FIELD, BEFORE).does("discard singularity", "choose 1", "stop time-stop")
    t.asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.shows("play-0: nova, rift\nplay-1: reactor, rewind")


def test_10_5_by_default_the_answers_come_first():
    t = Table(FIELD).does("discard singularity").waits(1, "respond").does("pass").asked(0)
    t.could("choose 0", "choose 1")


def test_10_5_changes_no_other_card():
    Table("hand-0: rift\nplay-1: nova", BEFORE).does("play rift").asked(0, "Rift").does("choose 0").asked(1)
    Table("hand-0: rewind\nplay-1: nova, rift\nhand-1: time-stop", BEFORE).does("discard rewind").asked(1)


def test_10_5_a_stopped_singularity_chooses_again_the_next_time():
    t = Table(FIELD.replace("singularity, nova", "singularity, singularity"), BEFORE)
    t.does("discard singularity", "choose 1", "stop time-stop", "discard singularity").asked(0, "Singularity")
    t.does("choose 0").waits(1, "action").shows("play-0: nova\nplay-1: rewind")
