"""What a computer player need not guess: a win that it can prove, and a stop where it is about to lose.

Both are proved from the view alone (`proof`), whatever is hidden and whatever the others do, within a budget of actions
tried and until `is_late` says that the time is up. A proof costs much and seldom finds anything, so one is tried only
where imagined lines hint at it: one that was won, or the others winning in world after world.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..kernel.agenda import Action, options, perform
from ..kernel.state import State
from ..kernel.view import View, determinize
from .greedy import pass_on
from .meaning import meaning
from .playout import drawn, foremost, play_until, round_only
from .proof.certain import Ends
from .proof.goals import Goal, Moment, is_safe
from .proof.prover import Prover
from .proof.sealed import OutOfReach

WORLDS = range(41, 47)  # seeds of the worlds in which it is asked whether an action loses
FIRST = 2  # of these worlds: if none of them is lost, that is enough
TRIES = 3  # lines of the others in each of them


def winning(
    view: View, budget: int, is_planned: bool = True, is_late: Callable[[], bool] | None = None
) -> Action | None:
    """An action that wins the round in this turn for certain: if its seat goes on well, or without a plan (not
    `is_planned`) whatever it does then. None if none is proved within the budget of actions and faces tried."""
    try:
        prover = Prover(view, Ends(True), budget=budget, is_late=is_late)
        for means, action in prover.choices(prover.start).items():
            if prover.is_proved(means, is_planned):
                return action
    except OutOfReach:
        pass
    return None


def stopping(
    view: View, preferred: Sequence[Action], budget: int, is_late: Callable[[], bool] | None = None
) -> Action | None:
    """An action after which the others do not win before the seat's next turn, whatever they hold: the first of the
    preferred ones that is proved, or else any other. None if none is proved within the budget."""
    try:
        prover = Prover(view, Goal(view.rules, "safe", len(view.seats)), turns_to_survive(view), budget, is_late)
        legal, world = prover.choices(prover.start), determinize(view, 1)
        first = {means: action for action in preferred if (means := meaning(world, action)) in legal}
        for means, action in (first | legal).items():
            if prover.is_proved(means):
                return first.get(means, action)
    except OutOfReach:
        pass
    return None


def turns_to_survive(view: View) -> int:
    """How many turns it takes until the seat is on turn again; 1 while it answers in another's turn."""
    return len(view.seats) if view.agenda[-1].seat == view.active else 1


def is_losing(view: View, action: Action, is_late: Callable[[], bool] | None = None) -> bool:
    """Whether others win before the seat's next turn in at least half of the worlds tried, if it does this and then as
    little as it can: found by a few lines of theirs in each world. Where the first worlds are not lost, no more are
    tried; nothing is said when the time is up."""
    seat, turns, lost = view.agenda[-1].seat, turns_to_survive(view), 0
    for number, seed in enumerate(WORLDS, 1):
        lost += _is_lost(determinize(view, seed), action, seat, turns, Random(seed))
        if (number == FIRST and not lost) or (is_late is not None and is_late()):
            return False
    return 2 * lost >= len(WORLDS)


def _is_lost(world: State, action: Action, seat: int, turns: int, luck: Random) -> bool:
    """Whether others win in one of a few lines after this action."""
    round_only(world)
    rounds, beat = len(world.results), world.rules.thinking.beat
    now, end = beat(world), beat(world) + turns
    perform(world, action)
    if world.agenda and world.outcome is None and beat(world) == now and len(world.results) == rounds:
        pass_on(world, luck, seat, foremost)
    for line in range(TRIES):
        s = world.clone()
        play_until(s, beat, end, lambda s, line=line: drawn(s, options(s), luck) if line else foremost(s, options(s)))
        if not is_safe(Moment(s, seat, rounds)):
            return True
    return False
