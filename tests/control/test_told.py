"""What is told at the table: what a deed will do before it is done, and in the log why it did what it did."""

import re

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.foresight import foreseen, warned
from game.kernel.notation import read, tell
from game.kernel.view import see
from game.teach.primer import primer
from tests.table import Table

EMPTY = "deck-0: 0 cards\ndeck-1: 4 cards\n"
WARNED = [
    ("hand-0: rift\nplay-0: nova\n" + EMPTY, "play rift", []),  # it is asked: keep it, or not (5.3)
    ("hand-0: rift\nplay-0: nova\ndeck-0: nova", "play rift", []),  # it is asked: draw, or discard the Nova
    ("hand-0: rift\nplay-0: nova\nplay-1: nova\n" + EMPTY, "play rift", []),  # it is asked which
    ("hand-0: rift\nplay-1: nova\n" + EMPTY, "play rift", []),  # an opponent's: that is what it is for
    (
        "hand-0: rift\n" + EMPTY,
        "play rift",
        ["Rift will do nothing: the deck is empty and there is no Nova in play."],
    ),
    (
        "seats: 4\nhand-0: rift\nplay-2: nova\ndeck: 0 cards",
        "play rift",
        [],  # a partner's: it is asked too
    ),
    (
        "hand-0: reactor\nplay-0: nova\nplay-1: rift\n" + EMPTY,
        "play reactor",
        ["Reactor will copy Rift."],
    ),
    (
        "hand-0: reactor\nplay-1: nova",
        "play reactor",
        ["Reactor will do nothing: no card is in play whose ability would do anything."],
    ),
    ("hand-0: future-shift\n" + EMPTY, "play future-shift", ["Future Shift will do nothing: the deck is empty."]),
    ("hand-0: rewind\nplay-0: nova", "discard rewind", ["Nova, your own, will be put under its deck."]),
    ("seats: 3\nhand-0: rewind\nplay-0: nova", "discard rewind", ["Nova, your own, will be put under the deck."]),
    (
        "hand-0: singularity\nplay-0: rift\nplay-1: reactor",
        "discard singularity",
        ["Rift, your own, will be discarded."],
    ),
    (
        "hand-0: reactor, rift\nplay-0: singularity, nova, nova\nplay-1: nova",
        "choose 1",
        ["Singularity and two copies of Nova, your own, will be discarded."],
    ),
    ("hand-0: dark-energy\nplay-0: nova", "discard dark-energy", []),
    (
        "hand-0: dark-energy\nplay-0: nova\ndeck-0: 1 card",
        "discard dark-energy",
        ["Dark Energy: a part of it will be left out, for the deck holds only one card."],
    ),
    ("hand-0: nova\nplay-0: rift", "diffuse nova rift", []),  # that is what is meant
    (
        "hand-0: future-shift\ndeck-0: 0 cards, rift, nova\ndeck-1: 4 cards",
        "play future-shift",
        ["Future Shift: a part of it will be left out, for the deck holds only two cards."],
    ),
    ("hand-0: exotic-matter", "play exotic-matter", ["Exotic Matter will do nothing: no card is left in hand."]),
]


@pytest.mark.parametrize(("position", "action", "said"), WARNED)
def test_5_2_what_a_card_will_do_unasked_is_said_before_it_is_played(position, action, said):
    t = Table(position)
    if action.startswith("choose"):
        t.does("play reactor")
    assert warned(t.state, 0, read(t.state, action)) == said


@pytest.mark.parametrize("held", ["time-stop", "nova", "rift, rift"])
def test_what_is_said_before_does_not_depend_on_what_others_hold(held):
    t = Table(f"hand-0: rewind\nplay-0: nova\nhand-1: {held}")
    assert warned(t.state, 0, read(t.state, "discard rewind")) == ["Nova, your own, will be put under its deck."]


@pytest.mark.parametrize("held", ["time-stop", "nova", "rift, rift"])
@pytest.mark.parametrize("seed", range(6))
def test_6_1_what_could_be_stopped_is_not_foreseen_as_certain(held, seed):
    """Nor when the worlds that are dealt are such that nobody in them could stop it."""
    t = Table(f"hand-0: dark-energy, nova\nhand-1: {held}\ndeck-0: 3 cards\ndeck-1: {seed + 2} cards")
    story = [type(step.event).__name__ for step in foreseen(t.state, 0, read(t.state, "discard dark-energy"))]
    assert story == ["CardMoved", "CardSpent"]
    t = Table("hand-0: dark-energy, nova\nhand-1: -\ndeck-0: 3 cards\ndeck-1: 2 cards")
    story = [type(step.event).__name__ for step in foreseen(t.state, 0, read(t.state, "discard dark-energy"))]
    assert "AbilityResolved" in story, "nobody has a card to stop it with"


@pytest.mark.parametrize("held", ["nova", "-"])
@pytest.mark.parametrize("left", range(9, 15))
def test_6_3_that_somebody_stops_an_ability_is_not_certain_while_that_could_be_stopped(held, left):
    """All may answer a Time Stop, whoever was asked about the ability before."""
    t = Table(f"seats: 3\nactive: 2\nhand-0: {held}\nhand-1: time-stop\nhand-2: dark-energy\ndeck: {left} cards")
    t.does("discard dark-energy")
    story = [type(step.event).__name__ for step in foreseen(t.state, 1, read(t.state, "stop time-stop"))]
    assert story[:2] == ["CardMoved", "CardSpent"] and ("AbilityStopped" in story) is (held == "-")


LINES = [
    ("hand-0: exotic-matter", ["play exotic-matter"], "[exotic-matter]: nothing happens, for no card is left in hand."),
    (
        "hand-0: future-shift\ndeck-0: 0 cards, rift",
        ["play future-shift"],
        "[future-shift]: a part of it is left out, for the deck holds only one card.",
    ),
    ("hand-0: rift\nplay-1: nova\n" + EMPTY, ["play rift"], "[rift] discards [nova] of {seat:1}."),
    ("hand-0: reactor\nplay-1: rift, nova\n" + EMPTY, ["play reactor"], "[reactor] copies [rift]."),
    ("hand-0: reactor\nplay-1: rift, nova\n" + EMPTY, ["play reactor"], "[reactor] discards [nova] of {seat:1}."),
    (
        "hand-0: reactor\nplay-1: time-stop",
        ["play reactor"],
        "[reactor]: nothing happens, for no card is in play whose ability would do anything.",
    ),
    (
        "hand-0: dark-energy\ndeck-0: 1 card",
        ["discard dark-energy"],
        "[dark-energy]: a part of it is left out, for the deck holds only one card.",
    ),
    (
        "hand-0: antimatter\nhand-1: nova",
        ["discard antimatter"],
        "[antimatter]: a part of it is left out, for {seat:1} holds only one card.",
    ),
    ("hand-0: rewind\nplay-1: rift", ["discard rewind"], "[rewind] puts [rift] of {seat:1} under its deck."),
    ("hand-0: rewind\nplay-0: rift", ["discard rewind"], "[rewind] puts [rift] under its deck."),
    (
        "seats: 3\nhand-0: rewind\nplay-1: rift",
        ["discard rewind"],
        "[rewind] puts [rift] of {seat:1} under the deck.",
    ),
    (
        "hand-0: singularity\nplay-1: rift",
        ["discard singularity"],
        "[singularity] discards [rift] of {seat:1}.",
    ),
    ("hand-0: singularity\nplay-0: rift", ["discard singularity"], "[singularity] discards [rift]."),
    ("hand-0: nova\nplay-1: rift", ["diffuse nova rift"], "{seat:0} diffuses [rift] of {seat:1} with [nova]."),
    ("hand-0: nova\nplay-0: rift", ["diffuse nova rift"], "{seat:0} diffuses [rift] with [nova]."),
    (
        "hand-0: dark-energy, time-stop\nhand-1: time-stop\ndeck-0: 3 cards",
        ["discard dark-energy", "stop time-stop", "stop time-stop"],
        "[time-stop] stops [time-stop] of {seat:1}.",
    ),
    (
        "hand-0: dark-energy\nhand-1: time-stop\n" + EMPTY.replace("deck-0: 0", "deck-0: 1"),
        ["discard dark-energy", "stop time-stop"],
        "{seat:0} chooses another action.",
    ),
    (
        "hand-0: rewind\nplay-1: nova\nhand-1: time-stop\n" + EMPTY,
        ["discard rewind", "stop time-stop"],
        "{seat:0} has nothing left for another action.",
    ),
    ("hand-0: rift\nhand-1: -\ndeck-1: 0 cards\ndeck-0: 1 card", ["draw"], "{seat:1} has nothing left and is skipped."),
    (
        "hand-0: rift, nova, nova, rewind, rewind, wormhole, wormhole\nhand-1: nova",
        ["draw", "discard rift"],
        "{seat:0} discards [rift]: seven cards are kept at most (4.7).",
    ),
]


def said(t, seat):
    told = [tell(see(step.state, seat), step.event) for step in t.story]
    return [re.sub(r"\|\d+\]", "]", line) for line in told if line]


@pytest.mark.parametrize(("position", "actions", "line"), LINES)
def test_what_the_log_says(position, actions, line):
    t = Table(position).does(*actions)
    assert line in said(t, 0), said(t, 0)


def test_5_7_the_cards_that_were_looked_at_stand_in_the_log_of_who_may_see_them():
    t = Table("hand-0: future-shift\ndeck-0: nova, rift, rewind\nhand-1: nova").does("play future-shift")
    assert "{seat:0} looks at [rewind], [rift] and [nova]." in said(t, 0)
    assert "{seat:0} looks at the top three cards of the deck." in said(t, 1)
    assert not any("rewind" in line or "rift" in line for line in said(t, 1))
    t = Table("hand-0: future-shift\ndeck-0: 0 cards, rift\nhand-1: nova").does("play future-shift")
    assert "{seat:0} looks at the top card of the deck." in said(t, 1)


def test_6_4_who_was_stopped_and_has_nothing_left_does_not_choose_another_action():
    t = Table("hand-0: rewind\nplay-1: nova\nhand-1: time-stop\n" + EMPTY).does("discard rewind", "stop time-stop")
    assert not any("chooses another" in line for line in said(t, 0))


def test_each_answer_to_an_ability_has_a_sentence_of_its_own():
    words = primer("control")
    t = Table("hand-0: singularity\nplay-0: rift\nplay-1: nova\nhand-1: time-stop").does("discard singularity")
    said = {action.verb: words.deed(action.verb, t.state.agenda[-1].what) for action in legal_actions(t.state)}
    assert said["pass"].startswith("You do not stop it") and said["stop"].startswith("The Time Stop is discarded")
    for asking in ("holders", "everybody"):
        t = Table("hand-0: exotic-matter, rift\nhand-1: nova", {"asking": asking}).does("play exotic-matter")
        assert words.deed("done", t.state.agenda[-1].what).startswith("No further card")


def test_no_fuel_is_not_asked_for_as_no_fuel_or_less():
    asks = primer("control").asks
    assert asks("fuel-1 <= 0").startswith("Leave your rival a Fuel Count of 0 at the end")
    assert asks("fuel-1 <= 7").startswith("Bring your rival down to a Fuel Count of 7 or less")
