"""What can be proved is played: wins of several actions, and stops where the others are about to win."""

import pytest

from game.ai import levels
from game.ai.levels import LIMITS, Deadline, choose
from game.ai.sure import is_losing, stopping, winning
from game.kernel.agenda import chooser
from game.kernel.notation import lay, read, short
from game.kernel.view import see
from game.rules import RULESETS
from game.teach.puzzles import Attempt, shipped

AT_ONCE = "hand-0: nova, force-field\nplay-0: nova, rift\nhand-1: 2 cards"
CHAIN = "hand-0: exotic-matter, reactor, reactor, force-field\nplay-0: nova\nhand-1: 2 cards"
ENDS = [puzzle for game in RULESETS for puzzle in shipped(game) if puzzle.goal in ("win", "safe")]
SAFE = [puzzle for puzzle in ENDS if puzzle.game in ("control", "towers_in_time") and puzzle.goal == "safe"]


def laid(text, game="control"):
    s = lay(RULESETS[game], text)
    return s, see(s, chooser(s))


def test_only_who_plans_proves_a_win_of_several_actions():
    s, view = laid(CHAIN)
    assert short(s, winning(view, 300)) == "play exotic-matter" and winning(view, 300, is_planned=False) is None
    s, view = laid(AT_ONCE)
    assert short(s, winning(view, 300, is_planned=False)) == "play nova"


def test_a_proof_ends_with_its_budget_and_its_time():
    _, view = laid(CHAIN)
    assert winning(view, 3) is None
    looks = iter([False, False, True])
    assert winning(view, 300, is_late=lambda: next(looks)) is None
    assert stopping(view, [], 300, lambda: True) is None


@pytest.mark.parametrize("puzzle", SAFE, ids=lambda puzzle: f"{puzzle.game}-{puzzle.key}")
def test_a_loss_is_seen_coming_and_a_stop_is_proved(puzzle):
    s = puzzle.begin()
    view = see(s, chooser(s))
    assert is_losing(view, read(s, "pass" if puzzle.beats == 1 else "draw"))
    assert short(s, stopping(view, [], LIMITS["strong"].budget)) in puzzle.keeps


@pytest.mark.parametrize("puzzle", ENDS, ids=lambda puzzle: f"{puzzle.game}-{puzzle.key}")
def test_strong_solves_every_shipped_puzzle_of_winning_or_not_losing(puzzle):
    attempt = Attempt(puzzle)
    while not attempt.is_over:
        if attempt.is_asked:
            action = choose(see(attempt.state, attempt.seat), "strong", 1, simulations=100)
            assert attempt.tried(action) is None, short(attempt.state, action)
            attempt.act(action)
        else:
            attempt.reply()
    assert attempt.is_solved


def test_of_proved_stops_the_preferred_one_is_played():
    puzzle = next(one for one in SAFE if len(one.keeps) > 1)
    s = puzzle.begin()
    for keep in puzzle.keeps:
        wanted = read(s, keep)
        assert stopping(see(s, chooser(s)), [wanted], LIMITS["strong"].budget) == wanted


def test_a_seat_with_nothing_to_fear_is_not_losing():
    s, view = laid("hand-0: rift\nplay-0: nova\nhand-1: 2 cards")
    assert not is_losing(view, read(s, "draw"))


@pytest.mark.parametrize("level", ["skilled", "strong"])
def test_a_short_proof_is_played_though_no_imagined_line_won(level, monkeypatch):
    class Blind(levels.Search):
        has_won = property(lambda self: False, lambda self, value: None)

    monkeypatch.setattr(levels, "Search", Blind)
    monkeypatch.setattr(Blind, "standing", lambda self: pytest.fail("a proof was there"))
    s, view = laid(CHAIN)
    assert short(s, choose(view, level, 1, simulations=8)) == "play exotic-matter"


def test_half_of_what_is_left_may_go_into_a_proof(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(levels.time, "monotonic", lambda: now[0])
    deadline = Deadline(1.0, None)
    now[0] += 0.2
    is_late = deadline.half()
    now[0] += 0.39
    assert not is_late()
    now[0] += 0.02
    assert is_late() and not deadline.is_over()
    assert Deadline(0.0, None).half()() is False, "without a clock nothing is late"
    assert Deadline(0.0, lambda: True).is_over(), "who is hurried answers at once"
