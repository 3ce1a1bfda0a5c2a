"""The reply to a turn: how good a position is for a seat after the next player's turn.

A search that ends with its own turn judges a plan by what the position looks like then. Here the turn is finished as
the search tree has found best, and the next player's turn is rolled out several times: once by the most likely action
at each choice, then by drawn ones. That player keeps the rollout that is best for it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..kernel.agenda import Action, options, perform
from ..kernel.state import State
from .meaning import merged
from .playout import foremost, play_until, playout
from .tree import Node

FEWEST_VISITS = 2  # that make a child of the tree a better guide than the rollout policy
WON = 1.0  # value of a won round


def finish_turn(s: State, node: Node, action: Action, end: float) -> None:
    """Take an action and play on to the end of the turn, along the best children of its node while there are any."""
    beat, rounds = s.rules.thinking.beat, len(s.results)
    follow: Node | None = node
    perform(s, action)
    while follow and s.agenda and s.outcome is None and len(s.results) == rounds and beat(s) < end:
        action, follow = best_child(s, follow)
        perform(s, action)
    play_until(s, beat, end, lambda s: foremost(s, options(s)))


def best_child(s: State, node: Node) -> tuple[Action, Node | None]:
    """The legal action with the best mean in the tree, and its node; the policy's choice if the tree knows none."""
    seat, legal = s.agenda[-1].seat, options(s)
    known = node.children.get(seat, {})
    tried = [(known[key], action) for key, action in merged(s, legal).items() if key in known]
    tried = [(child, action) for child, action in tried if child.visits >= FEWEST_VISITS]
    if not tried:
        return foremost(s, legal), None
    best, action = max(tried, key=lambda one: one[0].sums[seat] / one[0].visits)
    return action, best


def value_after_reply(
    s: State, seat: int, rounds: int, rollouts: int, luck: Random, appraise: Callable[..., list[float]]
) -> tuple[float, int]:
    """The seat's value after the best of some rollouts of the turn that begins, and how many rollouts were needed.

    The player whose turn it is chooses among them. `rounds` is how many rounds were over when the search began.
    """
    thinking = s.rules.thinking
    if not s.agenda or s.outcome is not None or len(s.results) > rounds:
        return appraise(s, rounds)[seat], 0
    mover, end = s.active, thinking.beat(s) + 1
    best, value, played = -2.0, 0.0, 0
    while played < rollouts and best < WON:
        world = s.clone()
        if played:
            playout(world, luck)
        else:
            play_until(world, thinking.beat, end, lambda s: foremost(s, options(s)))
        values = appraise(world, rounds)
        if values[mover] > best:
            best, value = values[mover], values[seat]
        played += 1
    return value, played
