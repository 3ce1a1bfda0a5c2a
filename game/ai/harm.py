"""Actions that only harm one's own side: no player chooses them, however loosely it plays.

An action is worse than passing if it leaves the position so in every world that is tried. It is harmful if it also
harms a card of one's own: that is worse off than otherwise, or the action is aimed at it and could be aimed at an
opponent's. Else it is doubtful: it may prepare something, but that has to show. What is tried is the action alone:
after it the seat passes until the beat is over.

A payment is harmful if another one that is offered ready-made gives less and leaves the position better in every world.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ..kernel.agenda import Action, options, perform
from ..kernel.choices import SETTLE, PickSeveral
from ..kernel.modifiers import worth
from ..kernel.state import State
from ..kernel.view import View, determinize
from ..kernel.windows import PASS
from .greedy import pass_on
from .playout import foremost, round_only

WORLDS = (31, 32, 33)  # seeds


class Suspects(NamedTuple):
    """What is worse than passing at the end of the beat in every world tried."""

    harmful: set[Action]
    doubtful: set[Action]


def suspects(view: View, actions: Sequence[Action]) -> Suspects:
    """Those of the actions that are worse than passing; where one cannot pass instead, only the payments that are too
    dear."""
    seat, left = view.agenda[-1].seat, [action for action in actions if action != PASS]
    aimed = [action for action in left if action.card >= 0 and action.target >= 0]
    theirs = {action[:2] for action in aimed if not is_of_side(view, action.target, seat)}
    misaimed = {action for action in aimed if action[:2] in theirs and is_of_side(view, action.target, seat)}
    harming = set(left)
    for seed in WORLDS:
        world = determinize(view, seed)
        if PASS not in options(world):
            return Suspects(overpaid(view, actions), set())
        round_only(world)
        floor, without = outcome(world, PASS, seat)
        found = []
        for action in left:
            value, after = outcome(world, action, seat)
            if value < floor:
                found.append(action)
                if action not in misaimed and not is_worse_off(without, after):
                    harming.discard(action)
        left = found
        if not left:
            break
    return Suspects(harming & set(left), set(left) - harming)


def overpaid(view: View, actions: Sequence[Action]) -> set[Action]:
    """Those of the ready-made payments beside which a smaller one is better in every world tried."""
    frame = view.agenda[-1]
    choice, offered = view.rules.choices[frame.what], [action for action in actions if action.verb == SETTLE.verb]
    if len(offered) < 2 or not isinstance(choice, PickSeveral):
        return set()
    worlds = [determinize(view, seed) for seed in WORLDS]
    for world in worlds:
        round_only(world)
    ready = choice.proposals(worlds[0], frame)
    sums = [sum([choice.weight(worlds[0], frame, card) for card in ready[max(one.amount, 0)]]) for one in offered]
    values = [[outcome(world, one, frame.seat)[0] for world in worlds] for one in offered]
    return {
        action
        for action, paid, these in zip(offered, sums, values, strict=True)
        if any(
            less < paid and all(better > value for better, value in zip(others, these, strict=True))
            for less, others in zip(sums, values, strict=True)
        )
    }


Standing = dict[int, tuple[int, list[int]]]  # where each card of one's own in play lies, and its numbers


def outcome(world: State, action: Action, seat: int) -> tuple[float, Standing]:
    """Result of an action in a world: its value for that seat, and its side's cards in play afterwards."""
    s, thinking = world.clone(), world.rules.thinking
    now = thinking.beat(s)
    perform(s, action)
    if s.agenda and s.outcome is None and thinking.beat(s) == now:
        pass_on(s, Random(0), seat, foremost)
    own = [card for card in world.in_field() if is_of_side(world, card, seat)]
    left = [card for card in own if s.is_in_field(card) and is_of_side(s, card, seat)]
    stands = {card: (s.where[card], numbers_of(s, card)) for card in left}
    return thinking.appraise(s, len(world.results))[seat], stands


def is_of_side(s: State, card: int, seat: int) -> bool:
    """Whether a card lies with that seat or with a partner."""
    whose = s.layout.zones[s.where[card]].seat
    return s.team[s.owner(card) if whose is None else whose] == s.team[seat]


def numbers_of(s: State, card: int) -> list[int]:
    """The numbers of a card in play as they are now."""
    return [worth(s, card, stat) for stat, value in s.what[card].stats.items() if type(value) is int]


def is_worse_off(without: Standing, after: Standing) -> bool:
    """Whether a card of one's own is gone, moved, or lower in a number, and would not be if one passed."""
    for card, (where, numbers) in without.items():
        now, lower = after.get(card, (-1, ()))
        if now != where or any([one < other for one, other in zip(lower, numbers, strict=True)]):
            return True
    return False
