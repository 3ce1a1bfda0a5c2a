"""One step ahead: each action is tried on a few dealt worlds to the end of the beat, and the best mean is taken.

In a game whose turns are plans of many deeds (its ruleset has a `horizon`) the greedy player tries each deed alone:
what it sets off is seen through, and then the turn is passed. Deeds that leave it the turn come first, if they are
better than doing nothing. It makes no plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from ..kernel.agenda import Action, legal_actions, options, perform
from ..kernel.state import State
from ..kernel.view import View, determinize
from .meaning import merged, sensible
from .playout import drawn, play_until, playout, round_only

WORLDS = 8


def greedy(view: View, seed: int, worlds: int = WORLDS, style: str = "") -> Action:
    """The action that looks best at the end of this beat, to a player of that style."""
    luck = Random(seed)

    def deal() -> State:
        return determinize(view, luck.getrandbits(48))

    world = deal()
    legal = legal_actions(world)
    actions, _ = sensible(world, merged(world, legal))
    if len(actions) == 1:
        return actions[0]
    nothing = next((action for action in legal if action.verb == "pass"), None)
    if not view.rules.thinking.horizon or nothing is None:
        found = [sum(values) for values in trials(deal, actions, luck, worlds, style=style)]
        return actions[found.index(max(found))]
    end = partial(pass_on, seat=world.agenda[-1].seat)
    tried = trials(deal, [*actions, nothing], luck, worlds, end, style)
    *found, floor = [sum(values) for values in tried]
    lasting = [place for place, action in enumerate(actions) if found[place] > floor and not ends_turn(world, action)]
    return actions[max(lasting or range(len(actions)), key=found.__getitem__)]


def trials(
    deal: Callable[[], State],
    actions: Sequence[Action],
    luck: Random,
    worlds: int = WORLDS,
    end: Callable[[State, Random], None] = playout,
    style: str = "",
) -> list[list[float]]:
    """The value of each action for the seat that is asked, world by world. All are tried on the same worlds with the
    same luck; `end` plays the rest of the beat. What a value is, the style says."""
    found: list[list[float]] = [[] for _ in actions]
    for _ in range(worlds):
        world = deal()
        seat, rounds, thinking = world.agenda[-1].seat, len(world.results), world.rules.thinking
        now, appraise = thinking.beat(world), thinking.appraise_as(style)
        round_only(world)
        chance = luck.getrandbits(48)
        for place, action in enumerate(actions):
            s = world.clone()
            perform(s, action)
            if thinking.beat(s) == now:
                end(s, Random(chance))
            found[place].append(appraise(s, rounds)[seat])
    return found


def pass_on(s: State, luck: Random, seat: int, decide: Callable[..., Action] = drawn) -> None:
    """Do nothing more in that seat if it can pass, and answer by instinct what is still asked of anybody."""

    def chosen(s: State) -> Action:
        legal = options(s)
        passing = next((one for one in legal if one.verb == "pass"), None) if s.agenda[-1].seat == seat else None
        return passing or decide(s, legal, luck)

    beat = s.rules.thinking.beat
    play_until(s, beat, beat(s) + 1, chosen)


def ends_turn(world: State, action: Action) -> bool:
    """Whether the turn is over with this deed, in this world at least."""
    s = world.clone()
    perform(s, action)
    luck, beat = Random(1), s.rules.thinking.beat
    now, asked = beat(world), world.agenda[-1][:2]
    while s.agenda and s.outcome is None and beat(s) == now:
        if s.agenda[-1][:2] == asked:  # the same may be done again
            return False
        perform(s, drawn(s, options(s), luck))
    return s.outcome is None and len(s.results) == len(world.results)
