"""What a player reads while playing: every question and every button, word for word."""

import pytest

from game.kernel.agenda import label, legal_actions
from game.kernel.notation import tell
from game.kernel.view import see
from tests.table import Table

FIELD = "play-1: force-field, nova\nplay-0: rift\n"
QUESTIONS = [
    # a table, what is done, what is asked then, and what the buttons say (in the order of the legal actions)
    (
        "hand-0: dark-energy\nplay-1: rift",
        [],
        "Choose one action: draw, play, discard or diffuse.",
        ["Diffuse Rift with Dark Energy", "Discard Dark Energy for its ability", "Draw a card", "Play Dark Energy"],
    ),
    (
        "hand-0: dark-energy\nhand-1: time-stop",
        ["discard dark-energy"],
        "Dark Energy, used by {seat:0}, is about to happen. Stop it with your Time Stop?",
        ["Let it happen", "Stop it: Time Stop"],
    ),
    (
        "hand-0: dark-energy, time-stop\nhand-1: time-stop",
        ["discard dark-energy", "stop time-stop"],
        "Time Stop, used by {seat:1}, is about to stop your Dark Energy. Stop it with your Time Stop?",
        ["Let it happen", "Stop it: Time Stop"],
    ),
    (
        "seats: 3\nhand-0: dark-energy\nhand-1: time-stop\nhand-2: time-stop",
        ["discard dark-energy", "stop time-stop"],
        "Time Stop, used by {seat:1}, is about to stop {seat:0}'s Dark Energy. Stop it with your Time Stop?",
        ["Let it happen", "Stop it: Time Stop"],
    ),
    (
        "hand-0: dark-energy, time-stop",
        ["discard dark-energy"],
        "Dark Energy, used by you, is about to happen. Stop it with your Time Stop?",
        ["Let it happen", "Stop it: Time Stop"],
    ),
    (
        "hand-0: dark-energy\nhand-1: time-stop",
        ["discard dark-energy", "stop time-stop"],
        "You were stopped: choose another action. Draw, play, discard or diffuse.",
        ["Draw a card"],
    ),
    (
        "hand-0: rift\n" + FIELD,
        ["play rift"],
        "Rift: choose what it does.",
        ["Draw a card", "Discard a Nova"],
    ),
    (
        "hand-0: rift\nplay-0: nova\n" + "play-1: nova",
        ["play rift", "choose 1"],
        "Rift: choose a Nova in play to discard.",
        ["Discard Nova", "Discard Nova"],
    ),
    (
        "hand-0: reactor\n" + FIELD,
        ["play reactor"],
        "Reactor: choose the card whose ability it copies.",
        ["Copy Rift", "Copy Force Field"],
    ),
    (
        "hand-0: exotic-matter, reactor",
        ["play exotic-matter"],
        "Exotic Matter: you may play another card worth 3 fuel or less.",
        ["Play nothing more", "Play Reactor"],
    ),
    (
        "hand-0: future-shift\ndeck-0: rift, nova, rewind",
        ["play future-shift"],
        "Future Shift: choose the card to take into your hand.",
        ["Take Rift", "Take Rewind", "Take Nova"],
    ),
    (
        "hand-0: future-shift\ndeck-0: rift, nova, rewind",
        ["play future-shift", "pick nova"],
        "Future Shift: choose the card that goes back first. The other comes to lie on top of it.",
        ["Put Rift back", "Put Rewind back"],
    ),
    (
        "hand-0: reactor\nplay-1: future-shift\ndeck-0: rift, nova, rewind",
        ["play reactor"],
        "Reactor, as Future Shift: choose the card to take into your hand.",
        ["Take Rift", "Take Rewind", "Take Nova"],
    ),
    (
        "hand-0: reactor\nplay-1: future-shift\ndeck-0: rift, nova, rewind",
        ["play reactor", "pick nova"],
        "Reactor, as Future Shift: choose the card that goes back first. The other comes to lie on top of it.",
        ["Put Rift back", "Put Rewind back"],
    ),
    (
        "hand-0: wormhole\ndiscard-0: rift, nova",
        ["discard wormhole"],
        "Wormhole: choose the card to take into your hand. Nobody else sees which.",
        ["Take Rift", "Take Nova"],
    ),
    (
        "hand-0: rewind\n" + FIELD,
        ["discard rewind"],
        "Rewind: choose a card in play to put under its deck.",
        ["Put Rift under its deck", "Put Force Field under its deck", "Put Nova under its deck"],
    ),
    (
        "seats: 3\nhand-0: antimatter\nhand-1: rift\nhand-2: rift",
        ["discard antimatter"],
        "Antimatter: choose who discards two cards at random.",
        ["{seat:1}", "{seat:2}"],
    ),
    (
        "hand-0: singularity\n" + FIELD,
        ["discard singularity"],
        "Singularity: choose what it does.",
        [
            "Discard all Stable cards",
            "Discard all Unstable cards",
        ],
    ),
    (
        "hand-0: nova, nova, rift, rift, time-stop, time-stop, rewind\ndeck-0: rewind",
        ["draw"],
        "You hold more than seven cards: discard 1. Abilities do not happen.",
        ["Discard Rift", "Discard Rift", "Discard Rewind", "Discard Rewind", "Discard Time Stop", "Discard Time Stop",
         "Discard Nova", "Discard Nova"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "actions", "question", "buttons"), QUESTIONS)
def test_a_question_and_its_buttons(table, actions, question, buttons):
    t = Table(table).does(*actions)
    assert t.question == question
    assert sorted(label(t.state, action) for action in legal_actions(t.state)) == sorted(buttons)


def test_whoever_is_asked_and_holds_no_time_stop_is_told_so():
    t = Table("hand-0: dark-energy\nhand-1: rift", {"asking": "everybody"}).does("discard dark-energy")
    said = "Dark Energy, used by {seat:0}, is about to happen. You hold no Time Stop to stop it with."
    assert t.asked(1).question == said


def test_whoever_is_asked_for_a_further_card_and_holds_none_is_told_so():
    t = Table("hand-0: exotic-matter, nova", {"asking": "everybody"}).does("play exotic-matter").could("done")
    assert t.question == "Exotic Matter: you may play another card worth 3 fuel or less. You hold none."


def test_10_5_what_is_announced_is_asked_about_and_stands_in_the_log():
    table = "hand-0: singularity\nplay-0: rift\nplay-1: nova\nhand-1: time-stop"
    t = Table(table, {"singularity": "on-discarding"}).does("discard singularity", "choose 0")
    said = [tell(see(step.state, 1), step.event) for step in t.story]
    assert "{seat:0} means to discard all Stable cards in play." in said
    what = "Singularity, used by {seat:0}, is about to happen: discard all Stable cards in play."
    assert t.asked(1).question == f"{what} Stop it with your Time Stop?"


def test_anomaly_asks_for_a_stable_card():
    t = Table("hand-0: anomaly\nplay-1: rift, reactor", {"stable-five": "anomaly"}).does("play anomaly")
    assert t.question == "Anomaly: choose another Stable card in play to discard."
