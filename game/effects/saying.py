"""Numbers, conditions and durations in words: what the words of a card put their sentences together with."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.naming import listed
from ..kernel.phrases import NUMBERS
from ..kernel.selectors import OF_YOURS, Selector, holding, spoken
from ..kernel.template import Noun, Seat, fill
from . import texts

YOU = Noun("you", is_plural=True)  # with the verb of several: "you have"


def number(amount: int) -> str:
    """A number in words, as far as they go."""
    return NUMBERS[amount] if 0 <= amount < len(NUMBERS) else str(amount)


def count(amount: int, noun: str) -> str:
    """So many of a thing: "a card", "two cards"."""
    return f"a {noun}" if amount == 1 else f"{number(amount)} {noun}s"


def counted(amount: int, noun: str) -> str:
    """So many of a thing and no more: "one card", "two cards"."""
    return f"{number(amount)} {noun}{'s' * (amount != 1)}"


def many(selector: Selector, one: str, several: str) -> str:
    """A verb that goes with a phrase: "get" with all cards and with two, "gets" with one and with each."""
    return one if selector.is_single else several


def either(names: Sequence[str]) -> str:
    """One of these: "a", "a or b", "a, b or c"."""
    return " or ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def each_of(selector: Selector) -> str:
    """The cards of a phrase one by one: "each Wall in play", "each other Wall in play"."""
    return f"each {_other(selector)}{_beyond(selector)}"


def none_of(selector: Selector) -> str:
    """That a phrase means nothing: "there is no Wall in play", "there are no other Walls in play".

    Of a player's own cards it is a template with that player as its `seat`: see `lacked`.
    """
    if selector.is_somebody:
        return _so(selector, "is not")
    if selector.said[2] == OF_YOURS:
        _, which, _, place, besides = selector.said
        return texts.HAS_NONE.replace("{cards}", f"{_other(selector)}{which}{place}{besides}")
    return f"there {many(selector, 'is', 'are')} no {_other(selector)}{_beyond(selector)}"


def lacked(why: str, seat: Seat | Noun = YOU) -> str:
    """Why there is nothing that a phrase means, said of that player: "Ada has no Wall in play"."""
    return fill(why, seat=seat)


def none_of_these(whys: Sequence[str]) -> str:
    """Several things that are missing, in one: "there is no King or Queen in play"."""
    each = [why.split() for why in whys]
    start = end = 0
    shortest = min(map(len, each), default=0)
    while start < shortest and len({words[start] for words in each}) == 1:
        start += 1
    while end < shortest - start - 1 and len({words[-1 - end] for words in each}) == 1:
        end += 1
    if len(each) < 2 or "no" not in each[0][:start] or start == shortest:
        return listed(whys)
    which = either([" ".join(words[start : len(words) - end]) for words in each])
    return " ".join([*each[0][:start], which, *each[0][len(each[0]) - end :]])


def condition(selector: Selector) -> str:
    """That a phrase means something: "there is a Wall in play", "Arthur is in play", "this is a standing card"."""
    if selector.is_named:
        how, which, *_ = selector.said
        return f"{how} is a {which}" if how else which
    if selector.is_somebody:
        return _so(selector, "is")
    how, which, whose, place, besides = selector.said
    if whose:
        return f"{holding(whose)} {how} {which}{place}{besides}"
    return f"there {many(selector, 'is', 'are')} {spoken(selector)}"


def _so(selector: Selector, how: str) -> str:
    """Where somebody is, or is not: "Arthur is not in play"."""
    the, who, whose, place, besides = selector.said
    return f"{the} {who}{whose} {how}{place}{besides}".lstrip()


def _other(selector: Selector) -> str:
    return "other " if selector.wants("other") else ""


def _beyond(selector: Selector) -> str:
    """The phrase without what says how many: "Wall in play"."""
    _, which, whose, place, besides = selector.said
    return f"{which}{f' {holding(whose)}' if whose else ''}{place}{besides}"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
