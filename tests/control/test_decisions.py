"""Our sheet's decisions A-1 to A-33, one by one: a test each, or a line that says why there is none."""

import inspect
import sys

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.record import Record
from game.kernel.view import determinize, see
from game.rules.control import texts
from tests.control.asking import stops_time_stop
from tests.table import Table

NOT_APPLICABLE = {
    6: "no hand grows out of its player's turn: no ability gives cards to somebody else",
}


def test_a1_own_decks_and_piles_and_each_card_returns_to_those_of_its_mark():
    t = Table("hand-0: nova\nplay-1: rift").does("diffuse nova rift").shows("discard-0: nova\ndiscard-1: rift")
    Table("hand-0: rewind\nplay-1: rift").does("discard rewind").shows("deck-1 bottom: rift\ndiscard-0: rewind")
    assert len(t.state.layout.of["deck"]) == len(set(t.state.layout.of["deck"])) == 2


def test_a2_both_decks_hold_the_same_kinds():
    s, _ = Record("control", 8, [("random", "")] * 2, {}, 3).begin()
    by_mark = [sorted(p.key for p, mark in zip(s.what, s.marking, strict=True) if mark == seat) for seat in (0, 1)]
    assert by_mark[0] == by_mark[1]


def test_a3_chance_begins_then_the_loser_or_the_next_clockwise():
    firsts = {Record("control", seed, [("random", "")] * 2, {}, 3).begin()[0].first for seed in range(12)}
    assert firsts == {0, 1}
    win = "play-0: nova, singularity\nhand-0: force-field\n"
    Table(win).does("play force-field").shows("first: 1")
    Table(win + "seats: 3\nfirst: 2").does("play force-field").shows("first: 0")


def test_a4_draw_then_one_action_and_no_draw_from_an_empty_deck():
    t = Table("hand-1: nova\ndeck-1: rift").does("draw").asked(1).shows("hand-1: nova, rift").does("draw").asked(0)
    t = Table("hand-1: nova\ndeck-1: 0 cards").does("draw").asked(1).shows("hand-1: nova")
    assert t.state.turn == 3


def test_a5_the_limit_holds_at_the_end_of_every_own_turn():
    hand = "rift, rift, reactor, reactor, force-field, nova, nova, dark-energy"
    Table(f"hand-0: {hand}\nhand-1: nova").does("discard dark-energy").waits(0, "limit")


def test_a7_unstable_cards_may_be_played_for_fuel_without_ability():
    t = Table("hand-0: dark-energy\ndeck-0: nova").does("play dark-energy").asked(1)
    t.shows("fuel-0: 6\nhand-0: -")


def test_a8_only_the_discard_action_triggers():
    t = Table("hand-0: dark-energy\nplay-1: rift\ndeck-0: nova").does("diffuse dark-energy rift")
    t.shows("hand-0: -\nactive: 1")
    t = Table("hand-0: antimatter\nhand-1: dark-energy, singularity\nplay-0: rift\ndeck-1: nova")
    t.does("discard antimatter").shows("hand-1: nova\nplay-0: rift\nactive: 1")


def test_a9_a_discard_that_would_do_nothing_is_not_offered():
    t = Table("hand-0: time-stop, nova, wormhole").cannot("discard time-stop", "discard nova", "discard wormhole")
    t.offers("play time-stop", "play nova", "play wormhole")


def test_a10_any_card_that_is_not_guarded_may_be_diffused():
    t = Table("seats: 4\nhand-0: nova\nplay-0: rift\nplay-1: reactor\nplay-2: rewind, force-field\nplay-3: wormhole")
    t.offers(*(f"diffuse nova {key}" for key in ("rift", "reactor", "rewind", "force-field", "wormhole")))


def test_a11_diffusing_cannot_be_stopped():
    Table("hand-0: singularity\nplay-1: rift\nhand-1: time-stop").does("diffuse singularity rift").waits(1, "action")


def test_a12_the_extra_card_is_optional_worth_3_or_less_and_acts():
    t = Table("hand-0: exotic-matter, rift, reactor, force-field, wormhole\ndeck-0: nova").does("play exotic-matter")
    t.could("done", "play rift", "play reactor", "play force-field").does("play rift")
    t.shows("hand-0: reactor, force-field, wormhole, nova")


def test_a13_a_reactor_copies_any_other_card_but_a_reactor():
    t = Table("hand-0: reactor\nplay-0: rift\nplay-1: reactor, dark-energy, time-stop, nova").does("play reactor")
    t.could("pick rift", "pick dark-energy")  # a Time Stop and a Nova would do nothing: 5.2


def test_a14_a_reactor_that_copies_a_force_field_stands_as_one():
    t = Table("hand-0: reactor, rift\nplay-1: force-field\nhand-1: nova, nova\ndeck-1: rewind").does("play reactor")
    t.does("draw", "play rift").asked(1)
    t.cannot("diffuse nova rift").offers("diffuse nova reactor")


@pytest.mark.parametrize("field", ["play-1: time-stop", "play-1: nova", ""])
def test_a15_a_reactor_with_nothing_to_copy_does_nothing(field):
    Table(f"hand-0: reactor\n{field}").does("play reactor").asked(1).shows("hand-0: -\nfuel-0: 2")


def test_a16_a_force_field_guards_only_its_owners_area():
    t = Table("seats: 4\nhand-0: nova\nplay-1: force-field, rift\nplay-3: reactor")
    t.offers("diffuse nova reactor").cannot("diffuse nova rift")


def test_a17_a_force_field_guards_against_diffusion_alone():
    field = "play-1: force-field, rift, nova"
    Table(f"hand-0: singularity\n{field}").does("discard singularity", "choose 0").shows("play-1: nova")
    Table(f"hand-0: rewind\n{field}").does("discard rewind", "pick rift").shows("play-1: force-field, nova")
    Table(f"hand-0: rift\n{field}").does("play rift", "choose 1").shows("play-1: force-field, rift")


def test_a18_the_wormhole_takes_anything_but_wormholes_stopped_cards_too():
    t = Table("hand-0: dark-energy, wormhole\nhand-1: time-stop").does("discard dark-energy", "stop time-stop")
    t.does("discard wormhole").asked(1).shows("discard-0: wormhole").forbids("wormhole", onto="hand-0", law="4.4")
    assert "dark-energy" in t.at("hand-0")


def test_a19_answers_go_clockwise_and_begin_anew_after_a_time_stop():
    t = Table("seats: 3\nhand-0: dark-energy, time-stop\nhand-1: time-stop\nhand-2: time-stop")
    t.does("discard dark-energy").asked(1).does("pass").asked(2).does("stop time-stop")
    t.asked(0, stops_time_stop(2, 0, "Dark Energy")).does("pass").asked(1, stops_time_stop(2, 0, "Dark Energy"))


def test_a20_the_stopped_player_chooses_again_and_may_be_stopped_again():
    t = Table("hand-0: dark-energy, rewind\nhand-1: time-stop\nplay-1: rift")
    t.does("discard dark-energy", "stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.offers("draw", "play rewind", "discard rewind", "diffuse rewind rift")


def test_a21_stopped_during_an_extra_action_gives_another_one():
    t = Table("seats: 3\nhand-0: dark-energy, rewind\nhand-1: time-stop\nhand-2: time-stop\nplay-1: rift")
    t.does("discard dark-energy", "stop time-stop", "pass").asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.does("discard rewind").asked(2, "Rewind").does("stop time-stop").asked(0, texts.CHOOSE_ANOTHER_ACTION)
    t.does("draw").waits(1, "action").shows("play-1: rift\nactive: 1")


def test_a22_with_one_empty_deck_the_other_player_keeps_drawing():
    t = Table("deck-0: 0 cards\nhand-0: nova, rewind\nhand-1: rift\ndeck-1: reactor, wormhole").does("play nova")
    t.shows("hand-1: rift, wormhole").offers("draw").does("draw").shows("hand-0: rewind").cannot("draw")


def test_a23_no_passing_while_cards_are_held():
    Table("deck-0: 0 cards\nhand-0: rift").could("play rift")


def test_a24_all_cards_played_means_no_hand_and_no_deck():
    t = Table("deck-0: 0 cards\ndeck-1: 0 cards, rift\nhand-0: force-field").does("play force-field").asked(1)
    assert not t.state.results
    t.does("play rift")
    assert t.state.results[0].reason == "overtime"


def test_a25_rewind_refills_an_empty_deck_and_it_is_drawn_from_again():
    t = Table("deck-0: 0 cards\nhand-0: rewind, nova\nplay-0: force-field\nhand-1: rift").does("discard rewind")
    t.shows("deck-0: 1 card").does("draw").shows("hand-0: nova, force-field\nactive: 0")


def test_a26_only_the_player_whose_turn_ends_wins():
    t = Table("play-1: nova, nova, rift\nhand-0: rewind").does("play rewind").shows("wins-1: 0\nround: 1")
    t.does("draw").shows("wins-1: 1")


def test_a27_a_new_shuffle_the_same_decks_and_first_to_three_or_two():
    t = Table("play-0: nova, singularity\nhand-0: force-field").does("play force-field")
    assert all(t.state.marking[c] == seat for seat in (0, 1) for c in t.state.cards_in(seat, "hand"))
    assert [t.state.rules.wins_needed(seats) for seats in (2, 3, 4)] == [3, 2, 3]


def test_a28_abilities_may_be_aimed_at_the_partner():
    t = Table("seats: 4\nhand-0: rewind\nplay-1: rift\nplay-2: nova").does("discard rewind").offers("pick nova")
    Table("seats: 4\nhand-0: reactor\nplay-1: rift\nplay-2: dark-energy").does("play reactor").offers(
        "pick dark-energy"
    )
    Table("seats: 4\nhand-0: rift\nplay-2: nova").does("play rift", "choose 1").shows("play-2: -")
    t.does("pick nova").shows("play-2: -")


def test_a29_singularity_chooses_when_it_happens():
    t = Table("hand-0: singularity\nplay-1: rift, nova\nhand-1: time-stop").does("discard singularity").asked(1)
    t.does("pass").waits(0, "option")


def test_a30_antimatter_takes_what_is_there():
    Table("hand-0: antimatter\nhand-1: rift\ndeck-1: 0 cards, nova").does("discard antimatter").shows("discard-1: rift")


def test_a31_dark_energy_draws_what_is_there():
    Table("hand-0: dark-energy\ndeck-0: 0 cards, rift").does("discard dark-energy").shows("hand-0: rift")


def test_a32_a_view_tells_of_hidden_cards_only_which_are_still_out():
    t = Table("hand-0: nova\nhand-1: rift, rewind\ndeck-1: 3 cards")
    view = see(t.state, 0)
    hidden = [card for zone in ("hand-1", "deck-0", "deck-1") for card in view.zones[view.layout.named[zone]]]
    assert all(view.what[card] is None for card in hidden)
    assert len({determinize(view, seed).what for seed in range(8)}) > 1
    assert legal_actions(determinize(view, 1)) == legal_actions(t.state)


def test_a33_a_discard_is_seen_when_it_happens():
    t = Table("hand-0: dark-energy").does("discard dark-energy")
    assert t.seen(1, "discard-0") == "dark-energy"


def test_every_decision_of_the_sheet_is_here():
    names = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    tested = {int(name.split("_")[1][1:]) for name in names if name.startswith("test_a")}
    assert tested | set(NOT_APPLICABLE) == set(range(1, 34))
    assert not tested & set(NOT_APPLICABLE)
