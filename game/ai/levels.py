"""The levels that the computer plays at: how far each thinks, and how it chooses an action from what its seat sees.

What can be proved is played first: a win, and in danger a stop. Between, a search; and no level does for nothing what
harms its own side. A lower level looks less far, and `novice` plays loosely among what looks nearly as good.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import atanh, exp
from typing import NamedTuple

from ..kernel.agenda import Action, legal_actions, options
from ..kernel.view import View, determinize
from ..kernel.windows import PASS
from .greedy import greedy
from .harm import suspects
from .ismcts import Search
from .seats import level_and_style
from .sure import is_losing, stopping, winning

MARGIN = 0.4  # of stretched value: what is worse by more is never played loosely
SURE = 0.99  # a value that is as good as won: nothing is played loosely then, and never what is as good as lost
IN_A_WINDOW = 0.4  # seconds for an answer or a pass


class Limit(NamedTuple):
    """How far a level thinks: so many simulations or seconds, whichever ends first."""

    simulations: int
    seconds: float
    looseness: float = 0.0  # above 0, what is nearly as good is sometimes played; of stretched value
    budget: int = 0  # actions and faces tried to prove a win or a stop
    is_planned: bool = True  # whether wins of several actions are looked for, and stops


LIMITS = {
    "novice": Limit(16, 0.1, 0.4, 300, False),
    "skilled": Limit(120, 0.25, 0.0, 1500),
    "strong": Limit(4000, 0.9, 0.0, 6000),
}
SEARCHING = 0.9  # of the time for a decision
DESPERATE = -0.6  # a value
GLANCE = 100  # actions and faces tried to prove a win where no imagined line has won yet


def choose(
    view: View,
    kind: str,
    seed: int,
    hurried: Callable[[], bool] | None = None,
    simulations: int | None = None,
) -> Action:
    """The action of a computer player of that kind, from what its seat may see: a level, after a slash a style if it
    has one ("strong/patient"). Blocks: not for the screen. Raises ValueError for a style that the game has not.

    With a fixed number of simulations there is no clock: the same view and seed give the same action.
    """
    if not isinstance(view, View):
        raise TypeError("a player is shown a view, never the state")
    level, style = level_and_style(kind)
    if level == "random":
        return random.Random(seed).choice(legal_actions(determinize(view, seed)))
    if level == "greedy":
        return greedy(view, seed, style=style)
    limit = LIMITS[level]
    deadline = Deadline(patience(view, kind) if simulations is None else 0.0, hurried)
    search = Search(view, seed, style=style)
    suspected = suspects(view, [one.action for one in search.contenders])
    if not search.leave_out(suspected.harmful):
        return PASS
    if not search.has_won and limit.is_planned and view.active == search.seat:
        win = winning(view, GLANCE, True, deadline.half())
        if win is not None:
            return win
    steps = search.steps(limit.simulations if simulations is None else simulations, deadline.searched)
    while not search.has_won and next(steps, None) is not None:
        pass
    if search.has_won and (win := winning(view, limit.budget, limit.is_planned, deadline.half())):
        return win
    for _ in steps:
        pass
    if limit.looseness:
        return loosely(search, limit.looseness, view.rules.thinking.slack)
    standing = search.standing()
    best, tries, value = standing[0]
    if best in suspected.doubtful and PASS in [action for action, _, _ in standing] and not search.is_ahead(best, PASS):
        best = PASS
    is_in_danger = is_desperate(view, value, tries) or is_losing(view, best, deadline.is_over)
    if is_in_danger and len(options(determinize(view, 1))) > 1:
        preferred = [best, *(action for action, _, _ in standing)]
        return stopping(view, preferred, limit.budget, deadline.is_over) or best
    return best


def is_desperate(view: View, value: float, tries: int) -> bool:
    """Whether the best action has this value after so many tries, or without a try the position, and that is so bad
    that it comes first to live through the next turn."""
    if not tries:
        world = determinize(view, 1)
        value = view.rules.thinking.appraise(world, len(view.results))[view.agenda[-1].seat]
    return value < DESPERATE


class Deadline:
    """How much of the time for a decision is spent; with 0 seconds there is no clock."""

    def __init__(self, seconds: float, hurried: Callable[[], bool] | None) -> None:
        self.seconds = seconds
        self.hurried = hurried
        self.began = time.monotonic()

    def spent(self, part: float = 1.0) -> float:
        """Of this part of the time, from 0 to 1 or more."""
        if self.hurried is not None and self.hurried():
            return 1.0
        return (time.monotonic() - self.began) / self.seconds / part if self.seconds else 0.0

    def searched(self) -> float:
        """The same of the time for the search: some is kept for the proof of a stop."""
        return self.spent(SEARCHING)

    def is_over(self) -> bool:
        return self.spent() >= 1

    def half(self) -> Callable[[], bool]:
        """Whether half of what is left now has been spent, too."""
        end = (1 + self.spent()) / 2
        return lambda: self.spent() >= end


def loosely(search: Search, looseness: float, slack: float = 1.0) -> Action:
    """One of the actions that look nearly as good as the best: after many tries, or else one step ahead. With less
    slack only what is nearer to it."""
    standing = search.standing()
    best, _, value = standing[0]
    if abs(value) > SURE:
        return best
    behind = [(action, _stretched(value) - _stretched(mean)) for action, _, mean in standing if mean > -SURE]
    near = [(action, exp(-less / looseness / slack)) for action, less in behind if less < MARGIN * slack]
    point = search.luck.random() * sum(weight for _, weight in near)
    for action, weight in near:
        point -= weight
        if point < 0:
            return action
    return best


def _stretched(value: float) -> float:
    """A value without the ends at -1 and 1 towards which appraisals flatten: there a little less is much less."""
    return atanh(max(-SURE, min(SURE, value)))


def patience(view: View, kind: str) -> float:
    """The seconds that a level has for this decision: fewer in a window, of which many are passed in a row."""
    seconds = LIMITS[level_and_style(kind)[0]].seconds
    return min(seconds, IN_A_WINDOW) if is_in_window(view) else seconds


def is_in_window(view: View) -> bool:
    return view.rules.choices[view.agenda[-1].what].is_window
