"""Which cards are named as many, so that what is said of them is said of many: Novices die, a Squire dies."""

from __future__ import annotations

from functools import cache

from ...kernel.state import State

ENDINGS = "s", "men"
ONE_ALL_THE_SAME = frozenset({"Aegis", "Iron Colossus", "Mountain That Walks", "Night Without Stars", "Pegasus"})


@cache
def is_several(name: str) -> bool:
    """Whether a card has the name of many; a gate of cinders is one gate."""
    head = name.partition(" of ")[0]
    return head.endswith(ENDINGS) and not head.endswith("ss") and name not in ONE_ALL_THE_SAME


def agreeing(s: State, card: int, words: str) -> str:
    """These words as they are said of this card: "takes|take" of one, or of many."""
    one, _, many = words.partition("|")
    printed = s.what[card]
    return many if printed is not None and is_several(printed.name) else one
