"""One step ahead: each action is tried on a few dealt worlds to the end of the turn, and the best mean is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..kernel.agenda import Action, legal_actions, perform
from ..kernel.state import State
from ..kernel.view import View, determinize
from .meaning import merged, sensible
from .playout import playout, round_only

WORLDS = 8


def greedy(view: View, seed: int, worlds: int = WORLDS) -> Action:
    """The action that looks best at the end of this turn."""
    luck = Random(seed)

    def deal() -> State:
        return determinize(view, luck.getrandbits(48))

    world = deal()
    _, actions, _ = sensible(world, merged(world, legal_actions(world)))
    if len(actions) == 1:
        return actions[0]
    found = gains(deal, actions, luck, worlds)
    return actions[found.index(max(found))]


def gains(deal: Callable[[], State], actions: Sequence[Action], luck: Random, worlds: int = WORLDS) -> list[float]:
    """The mean value of each action for the seat that is asked. All are tried on the same worlds with the same luck."""
    totals = [0.0] * len(actions)
    for _ in range(worlds):
        world = deal()
        seat, rounds, appraise = world.agenda[-1].seat, len(world.results), world.rules.appraise
        round_only(world)
        chance = luck.getrandbits(48)
        for place, action in enumerate(actions):
            s = world.clone()
            perform(s, action)
            if s.turn == world.turn:
                playout(s, Random(chance))
            totals[place] += appraise(s, rounds)[seat]
    return [total / worlds for total in totals]
