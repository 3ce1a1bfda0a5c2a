"""Why a row does nothing (12.2): what is told afterwards, and that it is told whenever nothing happens."""

import random

import pytest

from game.kernel.agenda import legal_actions, perform
from game.kernel.foresight import warned
from game.kernel.notation import read, tell
from game.kernel.view import see
from game.rules import RULESETS
from game.rules.chrono_clash.reach import can_happen, lack
from game.rules.chrono_clash.words import lacking
from tests.playing import WAYS, drawn
from tests.table import Table

from .laying import RULES, new_game, table

# (position, action, what the log says)
FAILING = [
    ("hand-0: shed", "play shed", "{seat:0}'s hand is empty"),
    ("hand-0: rob\nhand-1: -", "play rob", "no opponent has a card in hand"),
    ("hand-0: rob-two\nhand-1: mouse", "play rob-two", "no opponent has two cards in hand"),
    ("hand-0: rob-reach\nhand-1: mouse\nextra-1: -", "play rob-reach", "no opponent has a card left in the extra deck"),
    (
        "seats: 3\nhand-0: rob-reach\nhand-1: mouse\nextra-1: -\nhand-2: -",
        "play rob-reach",
        "no opponent has a card left in the extra deck and a card in hand",
    ),
    ("hand-0: shed-again, mouse", "play shed-again", "{seat:0}'s hand holds fewer than two cards"),
    ("hand-0: greed\ndeck-0: mouse, cat", "play greed", "{seat:0}'s deck holds fewer than three cards"),
    ("hand-0: study\ndeck-0: mouse", "play study", "{seat:0}'s deck holds fewer than two cards"),
    ("hand-0: wall\ndeck-0: -", "play wall", "{seat:0}'s deck holds fewer than two cards"),
    ("hand-0: reach\nextra-0: -", "play reach", "{seat:0}'s extra deck is empty"),
    ("hand-0: bolt", "play bolt", "no battler can be chosen"),
    ("hand-0: bolt\nbattlefield-1: bear, protector\nbattlefield-0: -", "play bolt", ""),
    (
        "hand-0: bolt-strength\nbattlefield-1: bear",
        "play bolt-strength",
        "no battler with strength 4 or less can be chosen",
    ),
    ("hand-0: bolt-taunt\nbattlefield-1: bear", "play bolt-taunt", "no battler with Taunt can be chosen"),
    ("hand-0: shove\nbattlefield-1: bear tapped", "play shove", "no untapped battler can be chosen"),
    (
        "hand-0: tap-two\nbattlefield-1: bear, ox tapped",
        "play tap-two",
        "fewer than two untapped battlers can be chosen",
    ),
    ("hand-0: encore\nbattlefield-1: bear", "play encore", "no battler with a summon ability can be chosen"),
    ("hand-0: raise", "play raise", "{seat:0} has no battler card in the discard pile"),
    ("hand-0: gaira\nbattlefield-0: gaira", "summon gaira", "{seat:0} has no battler with another name"),
    (
        "hand-0: strange-pair\nbattlefield-1: bear",
        "play strange-pair",
        "there are not two different battlers that it means",
    ),
]


@pytest.mark.parametrize(("position", "action", "said"), FAILING)
def test_12_2_the_log_says_why_nothing_happens(position, action, said):
    t = table(position + "\ntime-0: 9").does(action)
    lines = [tell(see(step.state, 1), step.event) for step in t.story]
    why = [line for line in lines if "nothing happens" in line]
    if said:
        assert len(why) == 1 and why[0].endswith(f": nothing happens, for {said}."), lines
    else:
        assert not why


@pytest.mark.parametrize(
    ("position", "action", "which"),
    [
        ("hand-0: the-alibi\ndeck-0: inkwell", "play the-alibi", "first"),
        ("hand-0: second-funeral\ndiscard-0: inkwell", "play second-funeral", "second"),
    ],
)
def test_of_several_abilities_it_is_said_which_one_does_nothing(position, action, which):
    t = Table(position + "\ntime-0: 9", rules=RULESETS["chrono_clash"])
    foretold = warned(t.state, 0, read(t.state, action))
    t.does(action)
    lines = [tell(step.state, step.event) for step in t.story]
    assert any(line.startswith(f"The {which} ability of [") and "nothing happens, for" in line for line in lines), lines
    assert len(foretold) == 1 and f": its {which} ability will do nothing, for" in foretold[0]


def test_a_card_may_have_more_abilities_than_there_are_words_for():
    """Cards of a player's own are told of as well."""
    t = table("hand-0: shed-five\ntime-0: 9").does("play shed-five")
    lines = [tell(step.state, step.event) for step in t.story]
    told = [line.partition(" ability")[0] for line in lines if "nothing happens, for" in line]
    assert told == [f"The {which}" for which in ("first", "second", "third", "fourth", "5th")]


def test_12_21_the_log_says_what_was_left_out():
    t = table("hand-0: wake-draw\nbattlefield-0: mourner\ndeck-0: mouse, cat\ntime-0: 3").does("play wake-draw")
    lines = [tell(see(step.state, 0), step.event) for step in t.story]
    assert any(line.endswith("{seat:0}'s deck holds fewer than two cards, so that is left out.") for line in lines)
    t = table("hand-0: hail\ntime-0: 5")
    assert warned(t.state, 0, read(t.state, "summon hail"))[1:] == [
        "Hail: a part of its ability will be left out, for no battler can be chosen."
    ]
    t.does("summon hail").shows("hand-0: hail")
    lines = [tell(see(step.state, 1), step.event) for step in t.story]
    assert lines[-1].endswith(": no battler can be chosen, so that is left out.")


def test_13_17_it_is_told_why_the_second_time_fails():
    t = table("hand-0: curse-bolt\nbattlefield-1: cat\ntime-0: 0").does("summon curse-bolt")
    lines = [tell(see(step.state, 0), step.event) for step in t.story]
    assert any(
        line.endswith("nothing happens, for no battler with strength 2 or less can be chosen.") for line in lines
    )


@pytest.mark.parametrize("seed", range(4))
def test_what_is_missing_is_found_whenever_a_row_cannot_happen(seed):
    """Both are asked of every row in many positions: one says whether, the other says what."""
    luck = random.Random(seed)
    main, extra = ([p.key for p in RULES.book if p.part == part] for part in ("deck", "extra"))
    listed = ", ".join(f"1 {key}" for key in main) + " / " + ", ".join(f"1 {key}" for key in extra)
    asked = 0
    for n in range(5):
        s = new_game(*[listed] * (2 + n % 3), seed=seed * 5 + n).state
        while s.outcome is None:
            if luck.random() < 0.5:
                for card in s.in_field():
                    for row in s.what[card].abilities:
                        if row.clauses and row.when != "always":
                            seat, asked = s.owner(card), asked + 1
                            missing = lack(s, seat, card, row)
                            assert (missing is None) == can_happen(s, seat, card, row)
                            if missing is not None:
                                said = lacking(missing, me=seat)
                                assert "None" not in said and "-1" not in said and "  " not in said
            perform(s, drawn(s, legal_actions(s), luck, WAYS[seed % len(WAYS)]))
    assert asked > 150
