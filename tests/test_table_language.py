"""Tests of the tests: what the language of the rules tests must not let pass."""

import pytest

from game.rules.control import texts
from tests.table import Table, play_scenario

TEXT = "hand-0: rift, nova\nplay-1: reactor"


def fails(match):
    return pytest.raises(AssertionError, match=match)


def test_an_illegal_action_fails_with_what_could_be_done():
    with fails("cannot 'play force-field'; could: diffuse nova reactor, draw, play rift, play nova"):
        Table(TEXT).does("play force-field")


def test_a_failed_action_changes_nothing():
    t = Table(TEXT)
    before = repr(t.state)
    with fails("cannot"):
        t.does("discard nova")
    assert repr(t.state) == before


def test_shows_names_the_place_that_differs_and_only_that():
    with fails("hand-0: should be rift, is nova, rift") as caught:
        Table(TEXT).shows("hand-0: rift\nplay-1: reactor")
    assert "play-1" not in str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        "hand-0: rift, nova, nova",
        "hand-0: -",
        "hand-0: 3 cards",
        "fuel-1: 3",
        "active: 1",
        "deck-0 top: nova, wormhole",
    ],
)
def test_shows_fails_for_what_is_not_so(wrong):
    with fails("should be"):
        Table(TEXT + "\ndeck-0: wormhole, nova").shows(wrong)


def test_shows_knows_no_other_places():
    with fails("no place 'hnd-0'"):
        Table(TEXT).shows("hnd-0: rift")


def test_the_order_in_a_hand_is_not_looked_at_but_numbers_are():
    Table(TEXT).shows("hand-0: nova, rift")
    with fails("should be"):
        Table("hand-0: rift, rift").shows("hand-0: rift")


def test_cannot_fails_for_a_legal_action():
    with fails("'play nova' is legal, and should not be"):
        Table(TEXT).cannot("play nova")


def test_could_wants_all_of_them():
    with fails("could: diffuse nova reactor, draw, play nova, play rift"):
        Table(TEXT).could("draw", "play nova")
    with fails("not offered"):
        Table(TEXT).offers("draw", "play reactor")


def test_asked_wants_the_seat_and_the_words():
    with fails("seat 0 is asked"):
        Table(TEXT).asked(1)
    with fails(texts.CHOOSE_ACTION):
        Table(TEXT).asked(0, "Time Stop")


def test_forbids_wants_that_law_and_no_legal_drop():
    with fails("4.6"):
        Table(TEXT).forbids("rift", onto="reactor", law="5.5")
    with pytest.raises(ValueError, match="is legal"):
        Table(TEXT).forbids("nova", onto="reactor", law="4.6")
    with fails("there is no wormhole@hand-0"):
        Table(TEXT).forbids("wormhole@hand-0", onto="reactor", law="4.6")


def test_a_scenario_that_is_wrong_fails():
    good = "table:\n    hand-0: nova\ndoes: play nova\nshows:\n    fuel-0: 10\n"
    assert play_scenario(good) == 1
    with fails("fuel-0: should be 11"):
        play_scenario(good.replace("10", "11"))
    with fails("cannot 'play rift'"):
        play_scenario(good.replace("play nova", "play rift"))
    with pytest.raises(ValueError, match="does not know 'plays'"):
        play_scenario(good.replace("does:", "plays:"))
