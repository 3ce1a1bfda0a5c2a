"""Control's appraisal and instinct: every term pulls the way its name says, and a round that is over is no guess."""

import pytest

from game.kernel.agenda import legal_actions, perform
from game.kernel.view import determinize, see
from game.rules.control.appraise import TERMS, WEIGHTS, outlook

from ..playing import begin, positions, some_rulings
from ..table import CONTROL, Table


def value(text: str, seat: int = 0) -> float:
    return CONTROL.thinking.appraise(Table(text).state, 0)[seat]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("play-0: nova\nhand-0: rift\nhand-1: rift", "play-0: rewind\nhand-0: rift\nhand-1: rift"),  # fuel
        ("hand-0: rift, rift\nhand-1: rift", "hand-0: rift\nhand-1: rift"),  # cards to choose from
        ("hand-0: time-stop\nhand-1: rift", "hand-0: wormhole\nhand-1: rift"),
        ("play-0: nova, nova\nhand-0: rift\nhand-1: rift", "play-0: nova, time-stop\nhand-0: rift\nhand-1: rift"),
        (
            "play-0: force-field, future-shift\nplay-1: nova\nhand-0: rift\nhand-1: rift",  # guarded
            "play-0: reactor, reactor, exotic-matter\nplay-1: nova\nhand-0: rift\nhand-1: rift",
        ),
        (
            "play-0: exotic-matter, antimatter, rewind\nhand-0: rift\nhand-1: rift",  # less for a Singularity
            "play-0: dark-energy, dark-energy, wormhole\nhand-0: rift\nhand-1: rift",
        ),
        ("active: 0\nhand-0: rift\nhand-1: rift", "active: 1\nhand-0: rift\nhand-1: rift"),  # to act first
        ("play-1: nova\nhand-0: rift\nhand-1: nova", "play-1: nova, nova\nhand-0: rift\nhand-1: nova"),  # a threat
    ],
)
def test_better_is_better(better, worse):
    assert value(better) > value(worse)
    assert value(better, 1) < value(worse, 1)


def test_about_to_win_is_nearly_won():
    assert value("play-0: nova, nova\nhand-0: rift\nhand-1: nova\nplay-1: nova") > 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_bounded_and_shared_by_partners(seats):
    for s in positions(begin("control", seats, seats, wins=2), seats):
        over = len(s.results)
        values = CONTROL.thinking.appraise(s, over)
        assert len(values) == seats and all(-1 <= v <= 1 for v in values)
        if seats != 3:
            assert values[0] == -values[1]
        if seats == 4:
            assert values[:2] == values[2:]
        if over:
            won = CONTROL.thinking.appraise(s, over - 1)
            assert won == [1.0 if seat in s.results[-1].winners else -1.0 for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_weighs_every_option(seats):
    for seed in range(4):
        for s in positions(begin("control", seats, seed, some_rulings("control", seed)), seed):
            if s.outcome is None:
                world = determinize(see(s, s.agenda[-1].seat), seed)
                legal = legal_actions(world)
                weights = CONTROL.thinking.instinct(world, legal)
                assert len(weights) == len(legal)
                assert all(weight >= 0 for weight in weights)


def test_every_card_and_term_is_weighed():
    assert set(WEIGHTS) == set(TERMS) | {word for printed in CONTROL.book for word, *_ in printed.promises}


@pytest.mark.parametrize(
    ("hand", "played", "most"),
    [
        ("rift, nova", "-", 10),
        ("exotic-matter", "-", 4),
        ("exotic-matter, force-field, rift", "-", 7),
        ("exotic-matter, reactor, force-field", "-", 9),
        ("exotic-matter, exotic-matter, rewind", "-", 5),
        ("reactor, reactor, force-field", "exotic-matter", 7),
        ("reactor, reactor, force-field", "rift", 3),
        ("-", "exotic-matter", 0),
    ],
)
def test_the_most_that_one_turn_brings_can_be_played(hand, played, most):
    """The number that the appraisal thinks possible is reached by playing, and no line of play reaches more."""
    table = Table(f"hand-0: {hand}\nplay-1: {played}\nhand-1: rift\ndeck-0: 0 cards\ndeck-1: 9 cards")
    s = table.state
    assert outlook(s, 0).gain == most
    if hand != "-":
        assert reached(s) == most


def reached(s) -> int:
    """The most fuel that seat 0 can have when its turn ends."""
    best = 0
    turn = s.turn
    for action in legal_actions(s):
        world = s.clone()
        perform(world, action)
        best = max(best, reached(world) if world.turn == turn and world.agenda else CONTROL.score(world, 0))
    return best
