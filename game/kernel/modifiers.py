"""What a card is worth now, and what guards it.

A derived number is never written into the state: it is printed plus what the standing clauses
(`always`) of the cards in play add, asked for when it is needed.
"""

from __future__ import annotations

from .selectors import identity, select
from .state import State


def worth(s: State, card: int, stat: str) -> int:
    """The printed number of a card with every standing bonus that applies to it, as its game reckons."""
    if s.rules.worth is not None:
        return s.rules.worth(s, card, stat)
    value = getattr(s.what[card], stat)
    if "always" in s.rules.book.heard:
        for seat, zone in s.layout.fields:
            for source in s.zones[zone]:
                for clause in identity(s, source).always:
                    if clause.word == "bonus" and clause.detail == stat and _applies(s, seat, source, clause, card):
                        value += clause.amount
    return value


def shielded(s: State, against: str) -> set[int]:
    """The cards in play that something guards against that deed."""
    guarded: set[int] = set()
    for seat, zone in s.layout.fields:
        for source in s.zones[zone]:
            if s.what[source].always or s.cards[source] is not None:
                for clause in identity(s, source).always:
                    if clause.word == "shield" and clause.detail == against:
                        whose = seat if seat >= 0 else s.owner(source)
                        guarded.update(select(s, whose, source, clause.select))
    return guarded


def _applies(s: State, seat: int, source: int, clause, card: int) -> bool:
    return card in select(s, seat if seat >= 0 else s.owner(source), source, clause.select)
