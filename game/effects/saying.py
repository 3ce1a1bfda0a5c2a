"""Numbers, conditions and durations in words: what the words of a card put their sentences together with."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.phrases import NUMBERS
from ..kernel.selectors import Selector, spoken


def number(amount: int) -> str:
    """A number in words, as far as they go."""
    return NUMBERS[amount] if 0 <= amount < len(NUMBERS) else str(amount)


def count(amount: int, noun: str) -> str:
    """So many of a thing: "a card", "two cards"."""
    return f"a {noun}" if amount == 1 else f"{number(amount)} {noun}s"


def many(selector: Selector, one: str, several: str) -> str:
    """A verb that goes with a phrase: "get" with all cards and with two, "gets" with one and with each."""
    return one if selector.is_single else several


def either(names: Sequence[str]) -> str:
    """One of these: "a", "a or b", "a, b or c"."""
    return " or ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def both(names: Sequence[str]) -> str:
    """All of these: "a", "a and b", "a, b and c"."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def each_of(selector: Selector) -> str:
    """The cards of a phrase one by one: "each Wall in play", "each other Wall in play"."""
    which, _, rest = spoken(selector).partition(" ")
    return f"each other {rest}" if which == "another" else f"each {rest}"


def none_of(selector: Selector) -> str:
    """That a phrase means nothing: "there is no Wall in play", "there are no other Walls in play"."""
    which, _, rest = spoken(selector).partition(" ")
    if selector.is_somebody:
        return _so(selector, "is not")
    if which == "all":
        return f"there are no {rest}"
    return f"there is no {'other ' if which == 'another' else ''}{rest}"


def condition(selector: Selector) -> str:
    """That a phrase means something: "there is a Wall in play", "Arthur is in play", "this is a standing card"."""
    if selector.is_named:
        said = selector.said[0]
        return said.replace(" ", " is a ", 1) if said.endswith(" card") else said
    if selector.is_somebody:
        return _so(selector, "is")
    return f"there {many(selector, 'is', 'are')} {spoken(selector)}"


def _so(selector: Selector, how: str) -> str:
    """Where somebody is, or is not: "Arthur is not in play"."""
    who, place, besides = selector.said
    return f"{who} {how}{place}{besides}"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
