"""What a table shows first is there when one sits down, if one has looked at its door or has set the match up."""

import pytest

from scenes.match.ahead import ask_ahead
from scenes.match.plan import Plan, decks_of
from tests.screens.driver import Driver
from tests.screens.tables import sit
from tests.screens.test_first_second import Watched


def made(player):
    """Everything that was asked for, with as much time as it takes."""
    for _ in range(400):
        player.step()
        player.app.gallery.go_ahead(0.01)
        if not player.app.gallery.pending:
            return
    raise AssertionError(f"{len(player.app.gallery.asked)} pictures never come")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_ground_the_backs_and_ones_own_deck_are_those_that_the_table_wants(size, seats):
    gallery = Watched()
    game, deck = "towers_in_time", next(iter(decks_of("towers_in_time")))
    plan = Plan.usual(game).with_count(seats).with_seat(0, deck=deck)
    with Driver(size=size, gallery=gallery) as player:
        ask_ahead(gallery, plan, size)
        assert not any(wanted.what == "surface" for wanted in gallery.lacking), "nobody sees it yet"
        made(player)
    there = set(gallery.painted)
    with sit(kinds=("human", *["greedy"] * (seats - 1)), game=game, size=size, speed="instant") as player:
        gallery = player.app.gallery  # it stands in for everything, and knows what it was asked for
        shown = {wanted for wanted in gallery.plain if wanted.what in ("surface", "back")}
        held = player.match.state
        board, hand = player.table.board, held.cards_in(0, "hand")
        high = round(board.hand_height)
    assert {wanted for wanted in shown if wanted.what == "surface"} <= there
    backs = {wanted.size for wanted in there if wanted.what == "back"}
    assert {wanted.size for wanted in shown if wanted.what == "back"} <= backs
    faces = {wanted for wanted in there if wanted.what == "face"}
    assert hand and {round(wanted.size[1]) for wanted in faces} <= {high, 2 * high}
    assert {wanted.face.key for wanted in faces} == {
        key for _, counts in decks_of(game)[deck].deck.parts for key, _ in counts
    }


def test_whoever_points_at_a_door_has_its_table_asked_for_and_no_other():
    with Driver(gallery=Watched()) as player:
        made(player)
        player.step(1.0)
        assert not any(wanted.what == "surface" for wanted in player.app.gallery.painted)
        door = next(door for door in player.scene.doors if door.game == "doctor_who")
        player.move(door.standing[2].rect.center)
        made(player)
        assert {w.game for w in player.app.gallery.painted if w.what == "surface"} == {"doctor_who"}


def test_while_a_match_is_set_up_its_table_is_asked_for_in_the_number_of_its_seats():
    with Driver(gallery=Watched()) as player:
        player.app.go("setup", "towers_in_time")
        player.step()
        made(player)
        one = {w.wells for w in player.app.gallery.painted if w.what == "surface" and w.game == "towers_in_time"}
        player.scene.set_count(4)
        made(player)
        both = {w.wells for w in player.app.gallery.painted if w.what == "surface" and w.game == "towers_in_time"}
        assert len(one) == 1 and len(both) == 2
