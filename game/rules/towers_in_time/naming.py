"""Names of cards in sentences. Some cards have plural names: Novices die, a Squire dies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ...kernel.naming import card_named, cards_named, printed_name
from ...kernel.state import State
from ...kernel.template import Noun

ENDINGS = "s", "men"
ONE_ALL_THE_SAME = frozenset({"Aegis", "Iron Colossus", "Mountain That Walks", "Night Without Stars", "Pegasus"})


@cache
def is_several(name: str) -> bool:
    """Whether the name of a card is plural; a gate of cinders is one gate."""
    head = name.partition(" of ")[0]
    return head.endswith(ENDINGS) and not head.endswith("ss") and name not in ONE_ALL_THE_SAME


def noun(s: State, card: int, name: Callable[[State, int], str] = card_named) -> Noun:
    """A card as a field of a template, as the log names it."""
    printed = s.what[card]
    return Noun(name(s, card), printed is not None and is_several(printed.name))


def nouns(s: State, cards: Sequence[int], name: Callable[[State, int], str] = card_named) -> Noun:
    """One or more cards as a field of a template, as the log names them."""
    return Noun(cards_named(s, cards, name), len(cards) > 1 or noun(s, cards[0]).is_plural)


def plain(s: State, card: int) -> Noun:
    """A card as a field of a template, by its bare name."""
    return noun(s, card, printed_name)


def plain_all(s: State, cards: Sequence[int]) -> Noun:
    """One or more cards as a field of a template, by their bare names."""
    return nouns(s, cards, printed_name)
