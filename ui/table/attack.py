"""The attack that is under way, as the agenda of a view tells it: what strikes, at what, and who stands up to it."""

from __future__ import annotations

from typing import NamedTuple


class UnderWay(NamedTuple):
    """`target` is a battler or -1: then the guardians of `victim` are meant. `guardian` is -1 until one is revealed."""

    attacker: int
    target: int
    victim: int
    guardian: int = -1


def under_way(view) -> UnderWay | None:
    """The innermost attack that has its target, or None. A frame of it says in its memo whom it strikes."""
    for frame in reversed(view.agenda):
        victim = getattr(frame.memo, "victim", -1)
        if victim >= 0 and is_there(view, frame.card):
            target = getattr(frame.memo, "guarded", getattr(frame.memo, "target", -1))
            guardian = getattr(frame.memo, "guardian", -1)
            if guardian >= 0 and view.layout.zones[view.where[guardian]].name != "resolving":
                guardian = -1  # its battle is over
            if target < 0 or is_there(view, target):
                return UnderWay(frame.card, target, victim, guardian)
    return None


def is_there(view, card: int) -> bool:
    return view.is_in_field(card)
