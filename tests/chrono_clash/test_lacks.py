"""Why a row does nothing (12.2): what is told afterwards, and that it is told whenever nothing happens."""

import random

import pytest

from game.kernel.agenda import legal_actions, perform
from game.kernel.foresight import warned
from game.kernel.notation import read, tell
from game.kernel.view import see
from game.rules import RULESETS
from game.rules.chrono_clash.events import AbilityFailed
from game.rules.chrono_clash.reach import can_happen, lack
from game.rules.chrono_clash.words import COPIES_DONT_COUNT, lacking
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
    ("hand-0: shed-again, mouse", "play shed-again", "{seat:0}'s hand has fewer than two cards"),
    ("hand-0: greed\ndeck-0: mouse, cat", "play greed", "{seat:0}'s deck has fewer than three cards"),
    ("hand-0: study\ndeck-0: mouse", "play study", "{seat:0}'s deck has fewer than two cards"),
    ("hand-0: wall\ndeck-0: -", "play wall", "{seat:0}'s deck has fewer than two cards"),
    ("hand-0: reach\nextra-0: -", "play reach", "{seat:0}'s extra deck is empty"),
    ("hand-0: bolt", "play bolt", "no battlers to choose"),
    ("hand-0: bolt\nbattlefield-1: bear, protector\nbattlefield-0: -", "play bolt", ""),
    (
        "hand-0: bolt-strength\nbattlefield-1: bear",
        "play bolt-strength",
        "no battlers with strength 4 or less to choose",
    ),
    ("hand-0: bolt-taunt\nbattlefield-1: bear", "play bolt-taunt", "no battlers with Taunt to choose"),
    ("hand-0: shove\nbattlefield-1: bear tapped", "play shove", "no untapped battlers to choose"),
    (
        "hand-0: tap-two\nbattlefield-1: bear, ox tapped",
        "play tap-two",
        "fewer than two untapped battlers to choose",
    ),
    ("hand-0: encore\nbattlefield-1: bear", "play encore", "no battlers with a summon ability to choose"),
    ("hand-0: raise", "play raise", "{seat:0}'s discard pile has no battler cards"),
    ("hand-0: gaira\nbattlefield-0: gaira", "summon gaira", COPIES_DONT_COUNT),
    (
        "hand-0: strange-pair\nbattlefield-1: bear",
        "play strange-pair",
        "two different targets",
    ),
]


def failures(t):
    """The lines of the log that say why something does not happen."""
    return [tell(see(step.state, 1), step.event) for step in t.story if isinstance(step.event, AbilityFailed)]


@pytest.mark.parametrize(("position", "action", "said"), FAILING)
def test_12_2_the_log_says_why_nothing_happens(position, action, said):
    t = table(position + "\ntime-0: 9").does(action)
    why = failures(t)
    assert len(why) == bool(said) and all(said in line for line in why), why


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("hand-0: the-alibi\ndeck-0: inkwell", "play the-alibi"),
        ("hand-0: second-funeral\ndiscard-0: inkwell", "play second-funeral"),
    ],
)
def test_of_several_abilities_one_that_does_nothing_is_told(position, action):
    t = Table(position + "\ntime-0: 9", rules=RULESETS["chrono_clash"])
    assert len(warned(t.state, 0, read(t.state, action))) == 1
    assert len(failures(t.does(action))) == 1


def test_each_ability_that_does_nothing_is_told():
    t = table("hand-0: shed-five\ntime-0: 9").does("play shed-five")
    assert len(failures(t)) == 5


def test_12_21_the_log_says_what_was_left_out():
    t = table("hand-0: wake-draw\nbattlefield-0: mourner\ndeck-0: mouse, cat\ntime-0: 3").does("play wake-draw")
    assert any("deck has fewer than two cards" in line for line in failures(t))
    t = table("hand-0: hail\ntime-0: 5")
    foretold = warned(t.state, 0, read(t.state, "summon hail"))[1:]
    assert len(foretold) == 1 and "Hail" in foretold[0] and "no battler" in foretold[0]
    t.does("summon hail").shows("hand-0: hail")
    assert "no battler" in failures(t)[-1]


def test_13_17_it_is_told_why_the_second_time_fails():
    t = table("hand-0: curse-bolt\nbattlefield-1: cat\ntime-0: 0").does("summon curse-bolt")
    assert any("strength 2 or less" in line for line in failures(t))


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
                                said = lacking(missing)
                                assert "None" not in said and "-1" not in said and "  " not in said
            perform(s, drawn(s, legal_actions(s), luck, WAYS[seed % len(WAYS)]))
    assert asked > 150
