"""What is told at the table: what a deed will do before it is done, and in the log why it did what it did."""

import random
import re

import pytest

from game.kernel.agenda import apply, legal_actions
from game.kernel.events import AbilityVain
from game.kernel.foresight import foreseen, warned
from game.kernel.notation import log_steps, read, tell
from game.kernel.template import Names, Seat, address, fill
from game.kernel.view import see
from game.rules.control import log, texts
from game.teach.primer import primer
from tests.playing import begin, some_rulings
from tests.table import Table

EMPTY = "deck-0: 0 cards\ndeck-1: 4 cards\n"
WARNED = [  # a table, an action, and what each of its warnings names
    ("hand-0: rift\nplay-0: nova\n" + EMPTY, "play rift", []),  # it is asked: keep it, or not (5.3)
    ("hand-0: rift\nplay-0: nova\ndeck-0: nova", "play rift", []),  # it is asked: draw, or discard the Nova
    ("hand-0: rift\nplay-0: nova\nplay-1: nova\n" + EMPTY, "play rift", []),  # it is asked which
    ("hand-0: rift\nplay-1: nova\n" + EMPTY, "play rift", []),  # an opponent's: that is what it is for
    ("hand-0: rift\n" + EMPTY, "play rift", [["Rift", "deck", "Nova"]]),
    ("seats: 4\nhand-0: rift\nplay-2: nova\ndeck: 0 cards", "play rift", []),  # a partner's: it is asked too
    (
        "hand-0: reactor\nplay-0: nova\nplay-1: rift\n" + EMPTY,
        "play reactor",
        [[fill(texts.WILL_COPY, card="Reactor", target="Rift")]],
    ),
    ("hand-0: reactor\nplay-1: nova", "play reactor", [["Reactor", texts.NOTHING_TO_COPY]]),
    ("hand-0: future-shift\n" + EMPTY, "play future-shift", [["Future Shift", "deck"]]),
    ("hand-0: rewind\nplay-0: nova", "discard rewind", [["Nova", texts.WILL_BE_PUT_UNDER]]),
    ("seats: 3\nhand-0: rewind\nplay-0: nova", "discard rewind", [["Nova", texts.WILL_BE_PUT_UNDER]]),
    ("hand-0: singularity\nplay-0: rift\nplay-1: reactor", "discard singularity", [["Rift", texts.WILL_BE_DISCARDED]]),
    (
        "hand-0: reactor, rift\nplay-0: singularity, nova, nova\nplay-1: nova",
        "choose 1",
        [["Singularity", "Nova", texts.WILL_BE_DISCARDED]],
    ),
    ("hand-0: dark-energy\nplay-0: nova", "discard dark-energy", []),
    ("hand-0: dark-energy\nplay-0: nova\ndeck-0: 1 card", "discard dark-energy", [["Dark Energy", "one card"]]),
    ("hand-0: nova\nplay-0: rift", "diffuse nova rift", []),  # that is what is meant
    (
        "hand-0: future-shift\ndeck-0: 0 cards, rift, nova\ndeck-1: 4 cards",
        "play future-shift",
        [["Future Shift", "two cards"]],
    ),
    ("hand-0: exotic-matter", "play exotic-matter", [["Exotic Matter", "hand"]]),
]


@pytest.mark.parametrize(("position", "action", "named"), WARNED)
def test_5_2_what_a_card_will_do_unasked_is_said_before_it_is_played(position, action, named):
    t = Table(position)
    if action.startswith("choose"):
        t.does("play reactor")
    warnings = warned(t.state, 0, read(t.state, action))
    assert len(warnings) == len(named), warnings
    assert all(name in warning for warning, names in zip(warnings, named, strict=True) for name in names), warnings


def test_what_is_said_before_does_not_depend_on_what_others_hold():
    tables = [Table(f"hand-0: rewind\nplay-0: nova\nhand-1: {held}") for held in ("time-stop", "nova", "rift, rift")]
    said = {tuple(warned(t.state, 0, read(t.state, "discard rewind"))) for t in tables}
    assert len(said) == 1 and said != {()}


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


def has_no_effect(card, why):
    return fill(texts.NO_EFFECT, card=f"[{card}]", why=why)


def discards(by, whose, card):
    return fill(texts.DISCARDED_BY, by=f"[{by}]", whose=Seat(whose), cards=f"[{card}]")


LINES = [
    ("hand-0: rift\nplay-1: nova\n" + EMPTY, ["play rift"], discards("rift", 1, "nova")),
    (
        "hand-0: reactor\nplay-1: rift, nova\n" + EMPTY,
        ["play reactor"],
        fill(texts.PLAYED_AS_COPY, seat=Seat(0), card="[reactor]", target="[rift]"),
    ),
    ("hand-0: reactor\nplay-1: rift, nova\n" + EMPTY, ["play reactor"], discards("reactor", 1, "nova")),
    ("hand-0: reactor\nplay-1: time-stop", ["play reactor"], has_no_effect("reactor", texts.NOTHING_TO_COPY)),
    (
        "hand-0: antimatter\nhand-1: nova",
        ["discard antimatter"],
        fill(texts.LOST, seat=Seat(1), cards="[nova]"),
    ),
    (
        "hand-0: antimatter\nhand-1: nova, nova",
        ["discard antimatter"],
        fill(texts.LOST, seat=Seat(1), cards="two copies of [nova]"),
    ),
    (
        "hand-0: dark-energy\ndeck-0: rift, nova",
        ["discard dark-energy"],
        fill(texts.DRAWN, seat=Seat(0), cards="[nova] and [rift]"),
    ),
    (
        "hand-0: rewind\nplay-1: rift",
        ["discard rewind"],
        fill(texts.PUT_UNDER, by="[rewind]", whose=Seat(1), cards="[rift]"),
    ),
    ("hand-0: singularity\nplay-1: rift", ["discard singularity"], discards("singularity", 1, "rift")),
    ("hand-0: singularity\nplay-0: rift", ["discard singularity"], discards("singularity", 0, "rift")),
    (
        "hand-0: nova\nplay-1: rift",
        ["diffuse nova rift"],
        fill(texts.DIFFUSED, seat=Seat(0), card="[rift]", whose=Seat(1), by="[nova]"),
    ),
    (
        "hand-0: nova\nplay-0: rift",
        ["diffuse nova rift"],
        fill(texts.DIFFUSED_OWN, seat=Seat(0), card="[rift]", by="[nova]"),
    ),
    (
        "hand-0: dark-energy, time-stop\nhand-1: time-stop\ndeck-0: 3 cards",
        ["discard dark-energy", "stop time-stop", "stop time-stop"],
        fill(texts.STOPPED_ABILITY, seat=Seat(0), whose=Seat(1), card="[time-stop]"),
    ),
    (
        "hand-0: dark-energy\nhand-1: time-stop\n" + EMPTY.replace("deck-0: 0", "deck-0: 1"),
        ["discard dark-energy", "stop time-stop"],
        fill(texts.ACTS_AGAIN, seat=Seat(0)),
    ),
    (
        "hand-0: rewind\nplay-1: nova\nhand-1: time-stop\n" + EMPTY,
        ["discard rewind", "stop time-stop"],
        fill(texts.CANNOT_ACT_AGAIN, seat=Seat(0)),
    ),
    (
        "hand-0: rift, nova, nova, rewind, rewind, wormhole, wormhole\nhand-1: nova",
        ["draw", "discard rift"],
        fill(texts.DISCARDED_TO_LIMIT, seat=Seat(0), card="[rift]"),
    ),
]


def said(t, seat):
    logged = [step for step in log_steps(t.story) if step is not None]
    told = [tell(see(step.state, seat), step.event) for step in logged]
    return [re.sub(r"\|\d+\]", "]", line) for line in told if line]


@pytest.mark.parametrize(("position", "actions", "line"), LINES)
def test_what_the_log_says(position, actions, line):
    t = Table(position).does(*actions)
    assert line in said(t, 0), said(t, 0)


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("hand-0: exotic-matter", "play exotic-matter"),
        ("hand-0: future-shift\ndeck-0: 0 cards, rift", "play future-shift"),
        ("hand-0: dark-energy\ndeck-0: 1 card", "discard dark-energy"),
        ("hand-0: antimatter\nhand-1: nova", "discard antimatter"),
    ],
)
def test_5_2_that_a_card_cannot_do_all_it_says_is_told_with_the_reason(position, action):
    t = Table(position).does(action)
    reasons = [step.event.why for step in t.story if isinstance(step.event, AbilityVain)]
    assert len(reasons) == 1
    assert has_no_effect(action.split()[1], reasons[0]) in said(t, 0)


def test_a_turn_is_one_line_for_those_who_do_not_see_the_card_that_begins_it():
    t = Table("hand-0: nova\nhand-1: rift\ndeck-1: rift").does("play nova")
    assert len(said(t, 0)) == 1 and len(said(t, 1)) == 2
    assert fill(texts.DRAWN, seat=Seat(1), cards="[rift]") in said(t, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_of_the_log_is_longer_than_twelve_words(seats):
    names = Names(["Ada", "Boole", "Curie", "Dirac"][:seats], you=0)
    for seed in range(4):
        s, luck = begin("control", seats, seed, some_rulings("control", seed)), random.Random(seed)
        while s.outcome is None:
            for step in filter(None, log_steps(apply(s, luck.choice(legal_actions(s))))):
                if type(step.event) in log.TELLERS:
                    line = address(tell(see(step.state, 0), step.event), names)
                    assert len(line.split()) <= 12 + line.count(" and "), line


def test_5_7_the_cards_that_were_looked_at_stand_in_the_log_of_who_may_see_them():
    t = Table("hand-0: future-shift\ndeck-0: nova, rift, rewind\nhand-1: nova").does("play future-shift")
    assert fill(texts.LOOKED_AT, seat=Seat(0), cards="[rewind], [rift] and [nova]") in said(t, 0)
    assert not any("rewind" in line or "rift" in line for line in said(t, 1))


def test_6_4_who_was_stopped_and_has_nothing_left_does_not_choose_another_action():
    t = Table("hand-0: rewind\nplay-1: nova\nhand-1: time-stop\n" + EMPTY).does("discard rewind", "stop time-stop")
    assert fill(texts.ACTS_AGAIN, seat=Seat(0)) not in said(t, 0)


def test_each_answer_to_an_ability_has_a_sentence_of_its_own():
    words = primer("control")
    t = Table("hand-0: singularity\nplay-0: rift\nplay-1: nova\nhand-1: time-stop").does("discard singularity")
    said = {action.verb: words.deed(action.verb, t.state.agenda[-1].what) for action in legal_actions(t.state)}
    assert said["pass"] and said["stop"] and said["pass"] not in (said["stop"], words.deed("pass", "action"))
    for asking in ("holders", "everybody"):
        t = Table("hand-0: exotic-matter, rift\nhand-1: nova", {"asking": asking}).does("play exotic-matter")
        assert words.deed("done", t.state.agenda[-1].what)


def test_no_fuel_is_not_asked_for_as_no_fuel_or_less():
    asks = primer("control").asks
    assert "or less" not in asks("fuel-1 <= 0") and "7 or less" in asks("fuel-1 <= 7")
