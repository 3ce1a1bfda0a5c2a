"""Which cards a phrase means: "a dragon in play", "all small cards in play", "a card from your hand".

A phrase is read once, when the cards are loaded, into a `Selector`; `select` finds the cards. The grammar:

    a | an | another | all | your other
    card(s) | <kind> card(s) | <key of a card>
    [worth N <measure> or less]          the number that the game compares, by its name
    in play | from your hand | from your discard
    [, not a <key>]
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .book import Printed
from .state import State


class Selector(NamedTuple):
    """A phrase, read. `is_all` cards are meant together; otherwise somebody picks one of them."""

    phrase: str
    is_all: bool
    is_yours: bool
    is_other: bool
    kind: str
    key: str
    most: int
    place: str
    not_key: str


GRAMMAR = re.compile(
    r"(?P<how>an?|another|all|your other) (?P<noun>[a-z-]+?)(?P<cards> cards?)?"
    r"(?: worth (?P<most>\d+) (?P<measure>[a-z]+) or less)? (?:in|from) (?P<yours>your )?(?P<place>play|hand|discard)"
    r"(?:, not an? (?P<not>[a-z-]+))?"
)


def read(phrase: str, kinds: frozenset[str], keys: frozenset[str], measure: str) -> Selector:
    """The selector of a phrase. Raises ValueError, naming what is not understood."""
    match = GRAMMAR.fullmatch(phrase)
    if match is None:
        raise ValueError(f"cannot read the phrase {phrase!r}")
    noun = match["noun"]
    if noun not in ("card", "cards") and noun not in kinds and noun not in keys:
        raise ValueError(f"{noun!r} in {phrase!r} is neither a kind nor a card")
    if match["not"] and match["not"] not in keys:
        raise ValueError(f"{match['not']!r} in {phrase!r} is not a card")
    if match["measure"] not in (None, measure):
        raise ValueError(f"{match['measure']!r} in {phrase!r} is not what cards are measured by: {measure}")
    return Selector(
        phrase=phrase,
        is_all=match["how"] in ("all", "your other"),
        is_yours=bool(match["yours"]) or match["how"] == "your other",
        is_other=match["how"] in ("another", "your other"),
        kind=noun if noun in kinds else "",
        key=noun if noun in keys else "",
        most=int(match["most"]) if match["most"] else -1,
        place=match["place"],
        not_key=match["not"] or "",
    )


def spoken(selector: Selector) -> str:
    """The phrase as a player reads it: cards and kinds by their names."""
    phrase, _, exception = selector.phrase.partition(", not ")
    if exception:
        phrase += f" except {exception.split()[-1]}s" if selector.is_all else f" that is not {exception}"
    for key in {selector.key, selector.not_key, selector.kind} - {""}:
        phrase = re.sub(rf"(?<![a-z-]){key}(?![a-rt-z-])", key.replace("-", " ").title(), phrase)
    return phrase


def identity(s: State, card: int) -> Printed:
    """What a card counts as now: what it copies for as long as it lies there, or what is printed on it."""
    situation = s.cards[card]
    return s.what[card] if situation is None or situation.copied is None else situation.copied


def select(s: State, seat: int, source: int, selector: Selector) -> list[int]:
    """The cards that the phrase means when `seat` says it, with `source` as the card that it stands on."""
    _, _, is_yours, is_other, kind, key, most, place, not_key = selector
    what = s.what
    found = []
    for zone in s.layout.places[place][seat if is_yours else -1]:
        for card in s.zones[zone]:
            printed = what[card]
            if printed is None:  # a pile of which a view does not know all: it may be meant
                found.append(card)
                continue
            if kind and printed.kind != kind:
                continue
            if key and printed.key != key:
                continue
            if 0 <= most < printed.measure:
                continue
            if is_other and card == source:
                continue
            if not_key and (printed.key == not_key or identity(s, card).key == not_key):
                continue
            found.append(card)
    return found
