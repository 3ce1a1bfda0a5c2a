"""One sitting: playing on, taking back, saving and taking up again. The computer's seats are played by hand here."""

import random
import re

import pytest

from game.decks import shipped
from game.files import BadFile
from game.kernel.agenda import Action, IllegalAction, an_action, deeds, legal_actions
from game.kernel.deck import Deck
from game.kernel.notation import say
from game.kernel.template import Seat, fill
from game.match import Match, Player
from game.rules import RULESETS
from game.texts import DECIDED_SINCE, NOTHING_TO_UNDO, UNDO_IS_ANOTHERS
from tests.table import Table

ADA, BOOLE = Player("Ada", "human"), Player("Boole", "human")
MACHINE = Player("Engine", "greedy")
HALF = Deck("Half", (("deck", (("jack-in-the-bean", 3),)),))
READY = [one.deck for one in shipped("chrono_clash")]


def at(text, players=(ADA, BOOLE)):
    """A match that stands at a laid table. It has a record of its own from here on."""
    match = Match.new("control", list(players), seed=1)
    match.state = Table(text).state
    return match


def do(match, *actions):
    from game.kernel.notation import read

    for text in actions:
        match.act(read(match.state, text))


def test_a_new_match_waits_for_the_first_player():
    match = Match.new("control", [ADA, MACHINE], seed=4)
    assert match.chooser == match.state.first
    assert match.is_human_asked != match.is_thinking
    assert match.outcome is None
    assert [type(step.event).__name__ for step in match.opening][:2] == ["Shuffled", "Shuffled"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"game": "chess"}, "no game called 'chess'; choose from: control"),
        ({"decks": [None, None]}, "Control"),
        ({"game": "chrono_clash", "decks": [None]}, "1 deck for 2 players"),
        (
            {"game": "chrono_clash", "decks": [None, HALF]},
            "Chrono Clash 15.1: ",
        ),
        ({"game": "chrono_clash", "decks": [HALF._replace(parts=(("side", ()),)), None]}, "'side'"),
        ({"players": [ADA]}, "Control is for 2, 3 or 4 players, not 1"),
        ({"players": [ADA] * 5}, "not 5"),
        ({"players": [ADA, Player("X", "wizard")]}, "'wizard'"),
        ({"rulings": {"gravity": "off"}}, "no ruling called 'gravity'"),
        ({"rulings": {"diffuse": "off"}}, "'off'"),
    ],
)
def test_what_cannot_be_is_refused(arguments, named):
    with pytest.raises(ValueError, match=named):
        Match.new(**{"game": "control", "players": [ADA, BOOLE], "seed": 1} | arguments)


def test_wins_and_rulings_are_the_matchs_own():
    match = Match.new("control", [ADA, BOOLE], 1, {"stable-five": "anomaly"}, 1)
    assert match.state.goal == 1
    assert match.state.rulings["stable-five"] == "anomaly"
    assert Match.new("control", [ADA] * 3, 1).state.goal == 2


def test_the_same_seed_deals_the_same_cards():
    assert Match.new("control", [ADA, BOOLE], 9).state == Match.new("control", [ADA, BOOLE], 9).state
    assert Match.new("control", [ADA, BOOLE], 9).state != Match.new("control", [ADA, BOOLE], 10).state


def test_only_a_person_is_offered_actions():
    match = at("active: 0\nhand-0: nova", (MACHINE, ADA))
    assert match.legal_actions() == []
    assert match.is_thinking
    assert at("hand-0: nova").legal_actions() == legal_actions(at("hand-0: nova").state)


def test_an_illegal_action_leaves_everything_as_it_was():
    match = at("hand-0: nova")
    before, lines = match.state.clone(), list(match.record.actions)
    with pytest.raises(IllegalAction):
        match.act(Action("play", 47 if match.state.what[47].key != "nova" else 46))
    assert match.state == before
    assert match.record.actions == lines


# Undo


def test_nothing_to_take_back_at_first():
    match = Match.new("control", [ADA, BOOLE], 1)
    assert not match.can_undo
    with pytest.raises(ValueError, match=NOTHING_TO_UNDO):
        match.undo()


def test_what_told_nothing_hidden_is_taken_back_freely():
    match = at("hand-0: exotic-matter, force-field")
    before = match.state.clone()
    do(match, "play exotic-matter")
    assert match.can_undo
    assert not match.undo_marks
    match.undo()
    assert match.state == before
    assert not match.is_marked
    assert match.record.actions == []


def test_among_people_what_told_something_hidden_stays():
    match = at("hand-0: nova")
    do(match, "draw")
    assert match.undo_marks
    assert not match.can_undo


def test_against_the_computer_it_may_be_taken_back_and_marks_the_match():
    match = at("hand-0: nova", (ADA, MACHINE))
    before = match.state.clone()
    do(match, "draw")
    assert match.can_undo
    assert match.undo_marks
    match.undo()
    assert match.state == before
    assert match.is_marked
    assert match.record.marks == ["undo"]


def test_undo_goes_back_over_the_computers_answers():
    match = at("hand-0: exotic-matter, dark-energy\nhand-1: time-stop\ndeck-0: 0 cards, nova", (ADA, MACHINE))
    before = match.state.clone()
    do(match, "discard dark-energy", "pass")
    assert match.undo_reach == 2
    match.undo()
    assert match.state == before
    assert match.record.actions == []


def test_a_window_tells_that_somebody_could_answer():
    match = at("hand-0: rewind\nplay-1: nova\nhand-1: time-stop", (ADA, MACHINE))
    do(match, "discard rewind")
    assert match.undo_marks


def test_that_nobody_answers_tells_something_too():
    match = at("hand-0: rewind\nplay-0: rift\nplay-1: nova\nhand-1: rift")
    do(match, "discard rewind")
    assert match.undo_marks
    assert not match.can_undo


def test_a_look_through_the_pile_tells_something():
    match = at("hand-0: wormhole\ndiscard-0: nova, rift")
    do(match, "discard wormhole")
    assert not match.can_undo


def test_a_look_through_the_pile_by_a_reactor_tells_something():
    match = at("hand-0: reactor\nplay-1: wormhole\ndiscard-0: nova, rift")
    do(match, "play reactor")
    assert not match.can_undo


BUILDING = "sources-0: high-mesa\nhand-0: high-mesa\nhand-1: high-mesa"


def building(players):
    """A match of Towers at a laid table: each small action there is one, and the others may act after it."""
    match = Match.new("towers_in_time", list(players), seed=1, decks=[None] * len(players))
    match.state = Table(BUILDING, rules=RULESETS["towers_in_time"]).state
    return match


def test_a_pass_that_was_made_for_another_goes_back_with_the_deed_before_it_and_ones_own_alone(tmp_path):
    match = building((ADA, BOOLE))
    before = match.state.clone()
    do(match, "build high-mesa")
    assert match.chooser == 1
    match.act(Action("pass"), is_unasked=True)
    assert not match.why_kept(0) and match.undo_reach == 2
    assert not match.why_kept(1), "it was passed for Boole, who can go back to it"
    match.undo(0)
    assert match.state == before and not match.record.actions and not match.record.unasked and not match.is_marked
    do(match, "build high-mesa")
    match.act(Action("pass"), is_unasked=True)
    match.undo(1)
    assert match.chooser == 1 and len(match.record.actions) == 1


@pytest.mark.parametrize("asked", ["holders", "everybody"])
def test_10_8_an_ability_goes_back_where_who_is_asked_tells_nothing(asked):
    match = at("hand-0: singularity, nova\nhand-1: time-stop\nplay-0: nova, rift")
    match.state.rulings = {**match.state.rulings, "asking": asked}
    do(match, "discard singularity")
    assert match.chooser == 1 and (match.why_kept(0) == "") == (asked == "everybody")


def test_to_go_back_to_ones_own_unasked_pass_takes_nothing_back_that_told_something():
    match = at("hand-0: singularity, nova\nhand-1: rift\nplay-0: nova, rift")
    match.state.rulings = {**match.state.rulings, "asking": "everybody"}
    do(match, "discard singularity", "pass")
    match.act(Action("pass"), is_unasked=True)
    assert (match.reach(0), match.why_kept(0)) == (1, "")
    match.undo(0)
    assert len(match.record.actions) == 2 and not match.is_marked


def test_what_another_decided_or_a_computer_is_taken_back_by_nobody_else():
    match = building((ADA, BOOLE))
    do(match, "build high-mesa", "pass")
    assert match.why_kept(0) == fill(UNDO_IS_ANOTHERS, seat=Seat(1)) and not match.why_kept(1)
    with pytest.raises(ValueError, match=re.escape(str(Seat(1)))):
        match.undo(0)
    three = building((ADA, MACHINE, BOOLE))
    do(three, "build high-mesa")
    three.act(Action("pass"))
    assert three.why_kept(0) == fill(DECIDED_SINCE, seat=Seat(1)) and not three.can_undo


def test_after_undo_the_match_plays_on_as_if_nothing_had_been():
    match, straight = at("hand-0: exotic-matter, force-field, nova"), at("hand-0: exotic-matter, force-field, nova")
    do(match, "play exotic-matter")
    match.undo()
    for one in (match, straight):
        do(one, "play nova", "draw")
    assert match.state == straight.state
    assert match.record.actions == straight.record.actions


# Saving


def test_a_match_is_taken_up_exactly_where_it_was(tmp_path):
    for seed in range(6):
        match = Match.new("control", [ADA, MACHINE, Player("Curie", "random")][: 2 + seed % 2], seed, wins=2)
        luck = random.Random(seed)
        for _ in range(30 + seed):
            match.act(luck.choice(legal_actions(match.state)))
        match.save(tmp_path / "match.txt")
        again = Match.load(tmp_path / "match.txt")
        assert again.state == match.state
        assert again.players == match.players
        assert again.record == match.record
        assert (again.can_undo, again.undo_marks, again.undo_reach) == (
            match.can_undo,
            match.undo_marks,
            match.undo_reach,
        )
        if match.can_undo:
            match.undo()
            again.undo()
            assert again.state == match.state


def test_a_finished_match_is_taken_up_as_finished(tmp_path):
    match = Match.new("control", [ADA, BOOLE], 3, wins=1)
    luck = random.Random(3)
    while match.outcome is None:
        match.act(luck.choice(legal_actions(match.state)))
    match.save(tmp_path / "match.txt")
    again = Match.load(tmp_path / "match.txt")
    assert again.outcome == match.outcome
    assert (again.chooser, again.is_human_asked, again.is_thinking) == (None, False, False)


def test_the_mark_of_an_undo_is_saved(tmp_path):
    match = Match.new("control", [ADA, MACHINE], 2)
    while not match.is_human_asked:
        match.act(legal_actions(match.state)[0])
    match.act(next(action for action in legal_actions(match.state) if action.verb == "draw"))
    match.undo()
    match.save(tmp_path / "match.txt")
    assert Match.load(tmp_path / "match.txt").is_marked


def test_names_are_kept_on_one_line(tmp_path):
    match = Match.new("control", [Player("Ada\nLovelace  ", "human"), Player("", "greedy")], 2)
    assert [player.name for player in match.players] == ["Ada Lovelace", "?"]
    match.save(tmp_path / "match.txt")
    assert Match.load(tmp_path / "match.txt").players == match.players


def test_a_save_with_an_unknown_kind_of_player_is_refused(tmp_path):
    path = tmp_path / "match.txt"
    Match.new("control", [ADA, MACHINE], 2).save(path)
    path.write_text(path.read_text().replace("greedy", "wizard"))
    with pytest.raises(BadFile, match=r"match\.txt, seats: .*'wizard'"):
        Match.load(path)


# Decks


def test_decks_are_brought_in_the_order_of_the_seats():
    match = Match.new("chrono_clash", [ADA, BOOLE], 4, decks=READY[2:4])
    assert match.record.decks == READY[2:4]
    assert match.state.decks == tuple(READY[2:4])


def test_decks_by_chance_are_ready_different_and_the_seeds():
    for seats in (2, 3, 4):
        match = Match.new("chrono_clash", [ADA] * seats, 4)
        assert len({deck.name for deck in match.record.decks}) == seats
        assert all(deck in READY for deck in match.record.decks)
        assert Match.new("chrono_clash", [ADA] * seats, 4).state == match.state
    match = Match.new("chrono_clash", [ADA, BOOLE], 4, decks=[READY[0], None])
    assert match.record.decks[0] == READY[0] != match.record.decks[1]


def test_a_deck_is_saved_with_the_match_whatever_its_name(tmp_path):
    deck = READY[0]._replace(name="  A = B;\n2 # ")
    match = Match.new("chrono_clash", [ADA, MACHINE], 4, decks=[deck, None])
    match.save(tmp_path / "match.txt")
    again = Match.load(tmp_path / "match.txt")
    assert again.record == match.record
    assert again.record.decks[0].parts == deck.parts
    assert again.state == match.state


def clash(text):
    """A match of Chrono Clash between two people, at a laid table."""
    match = Match.new("chrono_clash", [ADA, BOOLE], 1, decks=READY[:2])
    match.state = Table(text, rules=RULESETS["chrono_clash"]).state
    return match


def test_a_card_of_ones_own_can_be_taken_back():
    match = clash("time-0: 5\nhand-0: jack-in-the-bean")
    before = match.state.clone()
    do(match, "summon jack-in-the-bean")
    assert match.can_undo
    match.undo()
    assert match.state == before


@pytest.mark.parametrize(
    ("table", "actions"),
    [
        ("battlefield-0: jack-in-the-bean\nguardians-1: orchard-ox", ["attack jack-in-the-bean 1"]),
        (
            "battlefield-0: jack-in-the-bean\nbattlefield-1: orchard-ox tapped\nquests-1: hedge-knight on orchard-ox",
            ["attack jack-in-the-bean orchard-ox"],
        ),
    ],
)
def test_what_an_action_shows_of_hidden_cards_stays(table, actions):
    match = clash(table)
    for text in actions:
        match.act(next(action for action in match.legal_actions() if say(match.state, action).startswith(text)))
    assert match.undo_marks
    assert not match.can_undo


@pytest.mark.parametrize("asked", ["holders", "everybody"])
def test_16_48_who_is_asked_for_reinforcements_tells_what_they_hold_unless_everybody_is_asked(asked):
    laid = "battlefield-0: hearse-horse strength+2\nbattlefield-1: sergeant-reveille tapped\nhand-1: jack-in-the-bean"
    match = clash(laid)
    match.state.rulings = {**match.state.rulings, "asking": asked}
    do(match, "attack hearse-horse sergeant-reveille")
    assert match.chooser == 1 and (match.why_kept(0) == "") == (asked == "everybody")


def test_a_card_that_the_next_person_drew_and_has_not_looked_at_goes_back_too():
    match = clash("hand-0: jack-in-the-bean")
    before = match.state.clone()
    do(match, "pass")
    assert match.state != before and match.can_undo and not match.undo_marks
    assert match.why_kept(1), "who drew it has the mouse then"
    match.undo(0)
    assert match.state == before and not match.is_marked


def test_a_card_that_a_computer_drew_does_not_go_back_among_people():
    match = Match.new("chrono_clash", [ADA, MACHINE, BOOLE], 1, decks=[*READY[:2], READY[0]])
    match.state = Table("hand-0: jack-in-the-bean\nseats: 3", rules=RULESETS["chrono_clash"]).state
    do(match, "pass")
    assert match.undo_marks and not match.can_undo


@pytest.mark.parametrize("game", RULESETS)
def test_a_match_that_is_left_keeps_no_actions_for_those_after_it(game):
    luck = random.Random(7)
    match = Match.new(game, [ADA, BOOLE], seed=7)
    while match.outcome is None and len(match.record.actions) < 60:
        match.act(luck.choice(match.legal_actions()))
    offered = legal_actions(match.state)
    assert an_action.cache_info().currsize > 10
    match.close()
    assert an_action.cache_info().currsize == deeds.cache_info().currsize == 0
    assert legal_actions(match.state) == offered, "it can still be looked at"
    if match.outcome is None:
        match.act(luck.choice(offered))
