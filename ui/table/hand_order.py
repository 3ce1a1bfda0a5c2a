"""In which order somebody likes to hold their cards. The state knows nothing of it, nor do others.

It can be said in words, so that a match which is taken up again is held as it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

BY_NUMBER, BY_KIND, BY_HAND = "number", "kind", "hand"
NUMERAL = re.compile(r"[0-9]{1,6}")  # a card, by its number


def number(printed) -> float:
    """The number that stands on every face of a game."""
    return next((value for value in printed.stats.values() if isinstance(value, int)), 0)


KEYS = {
    BY_NUMBER: lambda printed: (number(printed), printed.kind, printed.name),
    BY_KIND: lambda printed: (printed.kind, number(printed), printed.name),
}


class HandOrder:
    """The orders of all seats at one screen. Sorted hands stay sorted; by hand, new cards come last."""

    def __init__(self) -> None:
        self.ways: dict[int, str] = {}  # by seat
        self.placed: dict[int, list[int]] = {}  # by seat, for those that were put in order by hand

    def arranged(self, seat: int, cards: Sequence[int], what: Sequence) -> tuple[int, ...]:
        """These cards of a seat's hand as it likes to hold them; as they lie, if one of them is not known."""
        way = self.ways.get(seat, "")
        if way == BY_HAND:
            places = {card: n for n, card in enumerate(self.placed[seat])}
            return tuple(sorted(cards, key=lambda card: places.get(card, len(places))))
        if way and all(what[card] is not None for card in cards):
            return tuple(sorted(cards, key=lambda card: (KEYS[way](what[card]), card)))
        return tuple(cards)

    def sort(self, seat: int) -> str:
        """Sort a hand, in another way than it is sorted already; which way that is."""
        self.ways[seat] = BY_KIND if self.ways.get(seat) == BY_NUMBER else BY_NUMBER
        return self.ways[seat]

    def put(self, seat: int, cards: Sequence[int], card: int, place: int) -> None:
        """Put a card of this hand, as it is held now, at another place in it (counted without that card)."""
        others = [other for other in cards if other != card]
        self.placed[seat] = [*others[:place], card, *others[place:]]
        self.ways[seat] = BY_HAND

    def said(self, seat: int) -> str:
        """How a seat likes to hold its cards, to be read by `read`; "" for as they lie."""
        way = self.ways.get(seat, "")
        return " ".join(map(str, self.placed[seat])) if way == BY_HAND else way

    def read(self, seat: int, words: str) -> None:
        """Hold the cards of a seat as these words say. What says nothing leaves them as they are."""
        if words in KEYS:
            self.ways[seat] = words
        elif placed := [int(word) for word in words.split() if NUMERAL.fullmatch(word)]:
            self.placed[seat], self.ways[seat] = placed, BY_HAND
