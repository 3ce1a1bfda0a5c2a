"""One step ahead: each action is tried on a few dealt worlds to the end of the turn, and the best mean is taken."""

from __future__ import annotations

from random import Random

from ..kernel.agenda import Action, legal_actions, perform
from ..kernel.view import View, determinize
from .meaning import merged, sensible
from .playout import playout, round_only

WORLDS = 8


def greedy(view: View, seed: int, worlds: int = WORLDS) -> Action:
    """The action that looks best at the end of this turn. Every action is tried on the same worlds."""
    return max(gains(view, seed, worlds), key=lambda tried: tried[1])[0]


def gains(view: View, seed: int, worlds: int = WORLDS) -> list[tuple[Action, float]]:
    """Each sensible action with its mean value for the seat that is asked, in the order of the legal actions."""
    luck = Random(seed)
    seat, rounds, appraise = view.agenda[-1].seat, len(view.results), view.rules.appraise
    first = determinize(view, luck.getrandbits(48))
    _, actions, _ = sensible(first, merged(first, legal_actions(first)))
    if len(actions) == 1:
        return [(actions[0], 0.0)]
    totals = [0.0] * len(actions)
    for _ in range(worlds):
        world = determinize(view, luck.getrandbits(48))
        round_only(world)
        chance = luck.getrandbits(48)
        for place, action in enumerate(actions):
            s = world.clone()
            perform(s, action)
            if s.turn == world.turn:
                playout(s, Random(chance))
            totals[place] += appraise(s, rounds)[seat]
    return [(action, total / worlds) for action, total in zip(actions, totals, strict=True)]
