"""What a deck is made of, in numbers that a chart can draw; and what one may hope to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import comb
from random import Random
from typing import NamedTuple

from ..kernel.deck import Deck
from ..kernel.facet import ICONS, NUMBER, WORDS, Facet
from ..kernel.ruleset import Ruleset


class Bar(NamedTuple):
    """One bar: its label, how many cards, and of which colour (or other value) how many; `key` is the value itself."""

    label: str
    count: int
    shares: tuple[tuple[str, int], ...]
    key: str


def facet_of(rules: Ruleset, key: str) -> Facet | None:
    """The facet of that key, if the game has it."""
    return next((facet for facet in rules.decks.facets if facet.key == key), None)


def leading(rules: Ruleset) -> Facet | None:
    """By what a deck is laid out: what its cards cost; where they cost nothing, what is said of them in words beside
    their kind, or else that."""
    words = [facet for facet in rules.decks.facets if facet.kind == WORDS]
    return facet_of(rules, "cost") or next((facet for facet in words if facet.key != "type"), next(iter(words), None))


def bars(deck: Deck, rules: Ruleset, key: str, part: str = "", split: str = "colour") -> list[Bar]:
    """The cards of a deck (or of one part) by a facet: every number from the least to the most, or every value.

    An icon counts every card that has it. An empty list where the game has no such facet.
    """
    facet, by = facet_of(rules, key), facet_of(rules, split)
    if facet is None:
        return []
    found: dict[object, Counter[str]] = {}
    for card, count in _cards(deck, rules, part):
        value = facet.of(card)
        share = str(by.of(card)) if by is not None else ""
        for each in sorted(value) if facet.kind == ICONS else (value,):
            found.setdefault(each, Counter())[share] += count
    found.pop(None, None)
    if facet.kind == NUMBER:
        keys = range(min(found), max(found) + 1) if found else ()
    else:
        keys = [value for value in facet.values if value in found]
    names = dict(zip(facet.values, facet.names or facet.values, strict=True))
    bars_ = [_bar(names.get(value, str(value)), value, found.get(value, Counter())) for value in keys]
    return sorted(bars_, key=lambda bar: -bar.count) if facet.kind == ICONS else bars_


def _bar(label: str, value: object, shares: Counter[str]) -> Bar:
    return Bar(label, shares.total(), tuple(sorted(shares.items())), str(value))


def mean(deck: Deck, rules: Ruleset, key: str, part: str = "") -> float:
    """The mean of a number over the cards of a deck that have it; 0 for none."""
    facet = facet_of(rules, key)
    told = [(facet.of(card), count) for card, count in _cards(deck, rules, part)] if facet else []
    told = [(value, count) for value, count in told if value is not None]
    cards = sum(count for _, count in told)
    return sum(value * count for value, count in told) / cards if cards else 0.0


def _cards(deck: Deck, rules: Ruleset, part: str):
    for name, counts in deck.parts:
        if part in ("", name):
            for key, count in counts:
                yield rules.book[key], count


def chance(copies: int, size: int, seen: int) -> float:
    """The chance that at least one of `copies` among `size` cards is among the first `seen` (hypergeometric)."""
    copies, seen = max(0, min(copies, size)), max(0, min(seen, size))
    return 1 - comb(size - copies, seen) / comb(size, seen) if size else 0.0


def drawn_from(deck: Deck, rules: Ruleset) -> dict[str, int]:
    """The first part of a deck, without what lies in play before any card is drawn."""
    laid = rules.decks.laid
    return {key: max(0, count - laid.get(key, 0)) for key, count in deck.part(rules.decks.parts[0])}


def by_turn(deck: Deck, rules: Ruleset, keys: Collection[str], turns: int = 10) -> list[float]:
    """The chance to have held one of these cards by each turn, from the first: the opening hand and a card a turn."""
    counts = drawn_from(deck, rules)
    size, copies = sum(counts.values()), sum(counts.get(key, 0) for key in keys)
    return [chance(copies, size, rules.decks.opening_hand + turn) for turn in range(1, turns + 1)]


def shuffled(deck: Deck, rules: Ruleset, seed: int) -> list[str]:
    """What is drawn from in an order by chance."""
    cards = [key for key, count in drawn_from(deck, rules).items() for _ in range(count)]
    Random(seed).shuffle(cards)
    return cards


def sample_hand(deck: Deck, rules: Ruleset, seed: int) -> list[str]:
    """The opening hand of that order: fewer cards if the deck has fewer."""
    return shuffled(deck, rules, seed)[: rules.decks.opening_hand]
