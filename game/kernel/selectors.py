"""Which cards a phrase means: "a small card from your hand", "all creatures worth 3 attack or less in play".

A phrase is read once, when the cards are loaded (`phrases.py`), into a `Selector`: how many cards it means, where they
lie, and filters that each of them must pass. A filter is a small tuple, its first word the test below that it is put
to; so a selector is plain data, and may stand in a state. What a view does not know passes every test of what is
printed: it may be meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .book import Printed
from .state import State

SAME_ZONE = "the same zone"  # a place that a phrase names with "this" or "that": zones of one name, whosever they are
THIS, THAT = "this", "that"  # the card that a phrase stands on; those that its clause has named before


class Selector(NamedTuple):
    """A phrase, read. `count` cards are meant, 0 for all of them; `said` is the phrase as a player reads it, in parts:
    which cards, where they lie, and what they are besides."""

    phrase: str
    said: tuple[str, str, str]
    count: int
    is_up_to: bool  # fewer than `count` will do
    place: str  # "play", or the name of a zone; empty where a filter names the cards themselves
    is_yours: bool
    filters: tuple[tuple, ...]

    @property
    def is_all(self) -> bool:
        """Whether all cards are meant together; otherwise somebody picks among them."""
        return self.count == 0

    def wants(self, test: str) -> tuple | None:
        """The filter of that name, if it has one."""
        return next((wanted for wanted in self.filters if wanted[0] == test), None)


def spoken(selector: Selector, where: bool = True) -> str:
    """The phrase as a player reads it: cards and kinds by their names, and without the place if that is clear."""
    which, place, besides = selector.said
    return which + (place if where else "") + besides


def select(s: State, seat: int, source: int, selector: Selector) -> list[int]:
    """The cards that the phrase means when `seat` says it, with `source` as the card that it stands on."""
    place, is_yours, filters = selector[4:]
    if not place:
        cards = _referred(source, selector.filters[0][1])
        return [card for card in cards if is_meant(s, seat, source, selector, card)]
    zones = s.zones
    of_place = s.layout.places[place][seat if is_yours else -1]
    if not filters:
        return [card for zone in of_place for card in zones[zone]]
    what, found = s.what, []
    for zone in of_place:
        for card in zones[zone]:
            printed = what[card]
            for wanted in filters:
                if not TESTS[wanted[0]](s, seat, source, card, printed, wanted):
                    break
            else:
                found.append(card)
    return found


def is_any(s: State, seat: int, source: int, selector: Selector) -> bool:
    """Whether the phrase means any card now: what `select` finds, and no further than the first."""
    place, is_yours, filters = selector[4:]
    if not place:
        return bool(select(s, seat, source, selector))
    zones, what = s.zones, s.what
    for zone in s.layout.places[place][seat if is_yours else -1]:
        for card in zones[zone]:
            printed = what[card]
            for wanted in filters:
                if not TESTS[wanted[0]](s, seat, source, card, printed, wanted):
                    break
            else:
                return True
    return False


def is_meant(s: State, seat: int, source: int, selector: Selector, card: int) -> bool:
    """Whether the phrase means this card, among others or alone."""
    place, is_yours, filters = selector[4:]
    if place and s.where[card] not in s.layout.places[place][seat if is_yours else -1]:
        return False
    printed = s.what[card]
    for wanted in filters:  # noqa: SIM110 - a generator costs half as much again
        if not TESTS[wanted[0]](s, seat, source, card, printed, wanted):
            return False
    return True


def bound(selector: Selector, cards: tuple[int, ...]) -> Selector:
    """The phrase with these cards for what it calls "that card" or "it"."""
    return selector._replace(filters=tuple(_bound(wanted, cards) for wanted in selector.filters))


def _bound(wanted: tuple, cards: tuple[int, ...]) -> tuple:
    return tuple([cards if part == THAT else part for part in wanted])


def identity(s: State, card: int) -> Printed:
    """What a card counts as now: what it copies for as long as it lies there, or what is printed on it."""
    situation = s.cards[card]
    if situation is None:
        return s.what[card]
    return getattr(situation, "copied", None) or s.what[card]


def holder(s: State, card: int) -> int:
    """The seat in whose zone a card lies; in a shared zone the one that owns it."""
    seat = s.layout.zones[s.where[card]].seat
    return seat if seat is not None else s.owner(card)


def _referred(source: int, which: Any) -> tuple[int, ...]:
    """The cards that a filter refers to: the one that it stands on, or those that it was bound to."""
    return (source,) if which == THIS else () if which == THAT else which


# The tests: (s, seat, source, card, what is printed on it, the filter)


def _of_kind(s, seat, source, card, printed, wanted) -> bool:
    return printed is None or printed.kind == wanted[1]


def _by_key(s, seat, source, card, printed, wanted) -> bool:
    return printed is None or printed.key == wanted[1] or identity(s, card).key == wanted[1]


def _printed(s, seat, source, card, printed, wanted) -> bool:
    """("printed", fact, value): a fact of a card that has one value of several."""
    return printed is None or printed.stats.get(wanted[1]) == wanted[2]


def _not(s, seat, source, card, printed, wanted) -> bool:
    """("not", filter)"""
    inner = wanted[1]
    return printed is None or not TESTS[inner[0]](s, seat, source, card, printed, inner)


def _other(s, seat, source, card, printed, wanted) -> bool:
    return card != source


def _these(s, seat, source, card, printed, wanted) -> bool:
    return card in _referred(source, wanted[1])


def _enemy(s, seat, source, card, printed, wanted) -> bool:
    return s.team[holder(s, card)] != s.team[seat]


def _near(s, seat, source, card, printed, wanted) -> bool:
    """("near", cards): in a zone of the same name as theirs."""
    zones, where = s.layout.zones, s.where
    name = zones[where[card]].name
    return any([zones[where[other]].name == name for other in _referred(source, wanted[1])])


def _situated(s, seat, source, card, printed, wanted) -> bool:
    """("situated", field, value): what the card remembers while it lies where it lies."""
    situation = s.cards[card]
    return getattr(s.rules.Situation() if situation is None else situation, wanted[1]) == wanted[2]


def _asked(s, seat, source, card, printed, wanted) -> bool:
    """("asked", adjective): what the game itself answers of a card."""
    return s.rules.book.vocabulary.adjectives[wanted[1]](s, card)


TESTS: dict[str, Callable[..., bool]] = {  # `modifiers` adds those that ask what a card is worth now, or has now
    "kind": _of_kind,
    "key": _by_key,
    "printed": _printed,
    "not": _not,
    "other": _other,
    "these": _these,
    "enemy": _enemy,
    "near": _near,
    "situated": _situated,
    "asked": _asked,
}
