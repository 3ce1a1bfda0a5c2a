"""What a combat can still become: by how much one Creature leads the other, and what Support could turn.

Leads are plain numbers, so that the same questions are asked of the cards in combat (`instinct.py`) and of those that
may meet in a turn to come (`appraise.py`). Numbers (7.2): RULES.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.state import State
from .domain import NOTHING, bars, side, values
from .laws import NO_SIDING

WIN, HOLD = "win", "hold"


def helps(s: State, seat: int, *but: int) -> list[int]:
    """The Support of those who could still give it in the chosen Time Zone, the greatest first (7.3)."""
    found, what, situations = [], s.what, s.cards
    for card in side(s, seat):
        situation = situations[card]
        if situation is not None and (situation.sided or situation.fights):
            continue
        if card in but or not what[card].is_creature:
            continue
        if (support := values(s, card)[2]) and not bars(s, NO_SIDING, seat, card):
            found.append(support)
    return sorted(found, reverse=True)


def places(s: State, card: int) -> int:
    """How many may still help that Creature in this turn (7.2)."""
    return max(0, values(s, card)[2] - (s.cards[card] or NOTHING).helped)


def can_win(energy: int, substance: int, help_: Sequence[int], room: int) -> bool:
    """Whether so much Support could make it greater in both values; `room` is for how many helpers."""
    more, most = 1 - energy, 1 - substance
    if more <= 0 and most <= 0:
        return True
    given = help_[:room]
    whole = sum(given)
    if more <= 0 or most <= 0:
        return whole >= max(more, most)
    if whole < more + most:
        return False
    for choice in range(1, (1 << len(given)) - 1):
        part = sum([one for place, one in enumerate(given) if choice >> place & 1])
        if part >= more and whole - part >= most:
            return True
    return False


def can_hold(energy: int, substance: int, help_: Sequence[int], room: int) -> bool:
    """Whether so much Support could keep it from being less in both values."""
    return max(energy, substance) + sum(help_[:room]) >= 0


def can_reach(goal: str, energy: int, substance: int, help_: Sequence[int], room: int) -> bool:
    return (can_win if goal == WIN else can_hold)(energy, substance, help_, room)


def missing(energy: int, substance: int) -> int:
    """How much more is needed to win."""
    return max(0, 1 - energy) + max(0, 1 - substance)
