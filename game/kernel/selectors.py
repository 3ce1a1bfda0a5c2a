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

# Places that a phrase names with "this" or "that": zones of one name, whosever they are; cards that lie on each other
SAME_ZONE, SAME_STACK = "the same zone", "the same stack"
THIS, THAT = "this", "that"  # the card that a phrase stands on; those that its clause has named before
# What a sentence with the phrase speaks of: of one, of several, or of one of which there is no other, by name
ONE, SEVERAL, SOMEBODY = "one", "several", "somebody"
OF_YOURS = " of yours"  # whose the cards are, in the words of a phrase


class Selector(NamedTuple):
    """A phrase, read. `count` cards are meant, 0 for all of them; `said` is the phrase as a player reads it, in parts:
    how many ("a", "all other", "this"; nothing where it begins with a name), which cards, whose they are, where they
    lie, and what they are besides."""

    phrase: str
    said: tuple[str, str, str, str, str]
    speaks_of: str  # ONE, SEVERAL or SOMEBODY
    count: int
    is_up_to: bool  # fewer than `count` will do
    place: str  # "play", or the name of a zone; empty where the first filter says which cards there are
    is_yours: bool
    filters: tuple[tuple, ...]

    @property
    def is_all(self) -> bool:
        """Whether all cards are meant together; otherwise somebody picks among them."""
        return self.count == 0

    @property
    def is_named(self) -> bool:
        """Whether it means certain cards: this one, that one, the one that it lies on. Nobody picks among them."""
        return not self.place and self.filters[0][0] != "on"

    @property
    def is_single(self) -> bool:
        """Whether a sentence speaks of it as of one: of "a Wall", and of "each Wall" and "the King", too."""
        return self.speaks_of != SEVERAL

    @property
    def is_somebody(self) -> bool:
        """Whether it speaks of one of which there is no other, by name: "the King", "Arthur"."""
        return self.speaks_of == SOMEBODY

    def wants(self, test: str) -> tuple | None:
        """The filter of that name, if it has one."""
        return next((wanted for wanted in self.filters if wanted[0] == test), None)


def spoken(selector: Selector, where: bool = True) -> str:
    """The phrase as a player reads it: cards and kinds by their names, and without the place if that is clear.

    "A Fighter you have in play", "all your Fighters in play", "two of your Fighters in play".
    """
    how, which, whose, place, besides = selector.said
    place = place if where else ""
    if whose and not selector.is_single:
        owner = "your" if whose == OF_YOURS else whose.removeprefix(" of ")
        others = how.removeprefix("all")
        how = f"all {owner}{others}" if how.startswith("all") else f"{how} of {owner}"
        whose = ""
    elif whose and place:
        whose = f" {holding(whose)}"
    return f"{how} {which}{whose}{place}{besides}".lstrip()


def holding(whose: str) -> str:
    """The player whose cards are meant, as the one who has them: "you have", "the Solver has"."""
    return "you have" if whose == OF_YOURS else f"{whose.removeprefix(' of ').removesuffix(chr(39) + 's')} has"


def select(s: State, seat: int, source: int, selector: Selector) -> list[int]:
    """The cards that the phrase means when `seat` says it, with `source` as the card that it stands on."""
    place, is_yours, filters = selector[-3:]
    if not place:
        return [card for card in _named(s, source, filters[0]) if is_meant(s, seat, source, selector, card)]
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


def those(s: State, seat: int, source: int, selector: Selector) -> list[int]:
    """The same cards in whatever order is quick: where the phrase speaks of a stack, only its cards are asked."""
    stack = selector.wants("together")
    if stack is None:
        return select(s, seat, source, selector)
    place, is_yours, filters = selector[-3:]
    zones = s.layout.places[place][seat if is_yours else -1] if place else None
    what, where, found = s.what, s.where, []
    for one in dict.fromkeys([root(s, card) for card in _referred(source, stack[1])]):
        for card in (one, *s.laden(one)):
            if zones is not None and where[card] not in zones:
                continue
            printed = what[card]
            for wanted in filters:
                if wanted is not stack and not TESTS[wanted[0]](s, seat, source, card, printed, wanted):
                    break
            else:
                found.append(card)
    return found


def is_any(s: State, seat: int, source: int, selector: Selector) -> bool:
    """Whether the phrase means any card now: what `select` finds, and no further than the first."""
    place, is_yours, filters = selector[-3:]
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
    place, is_yours, filters = selector[-3:]
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


def root(s: State, card: int) -> int:
    """The card at the bottom of the stack that a card lies in."""
    on = s.on
    while on[card] >= 0:
        card = on[card]
    return card


def _named(s: State, source: int, wanted: tuple) -> tuple[int, ...]:
    """The cards among which those are that a first filter means."""
    test, which = wanted
    cards = _referred(source, which)
    if test == "on":
        return tuple([other for card in cards for other in s.load.get(card, ())])
    if test == "host":
        return tuple([s.on[card] for card in cards if s.on[card] >= 0])
    return cards


def _referred(source: int, which: Any) -> tuple[int, ...]:
    """The cards that a filter refers to: the one that it stands on, or those that it was bound to."""
    return (source,) if which == THIS else () if which == THAT else which


# The tests: (s, seat, source, card, what is printed on it, the filter)


def _of_kind(s, seat, source, card, printed, wanted) -> bool:
    return printed is None or printed.kind == wanted[1]


def _by_key(s, seat, source, card, printed, wanted) -> bool:
    if printed is None or printed.key == wanted[1]:
        return True
    return s.rules.has_copies and identity(s, card).key == wanted[1]


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


def _yours(s, seat, source, card, printed, wanted) -> bool:
    return holder(s, card) == seat


def _near(s, seat, source, card, printed, wanted) -> bool:
    """("near", cards): in a zone of the same name as theirs."""
    zones, where = s.layout.zones, s.where
    name = zones[where[card]].name
    return any([zones[where[other]].name == name for other in _referred(source, wanted[1])])


def _together(s, seat, source, card, printed, wanted) -> bool:
    """("together", cards): in the same stack as one of these, each of which is in its own."""
    bottom = root(s, card)
    return any([root(s, other) == bottom for other in _referred(source, wanted[1])])


def _on(s, seat, source, card, printed, wanted) -> bool:
    """("on", cards): it lies on one of these."""
    return s.on[card] in _referred(source, wanted[1])


def _host(s, seat, source, card, printed, wanted) -> bool:
    """("host", cards): one of these lies on it."""
    return any([s.on[other] == card for other in _referred(source, wanted[1])])


def _bears(s, seat, source, card, printed, wanted) -> bool:
    """("bears", filters): a card lies on it that passes these; without filters, any card."""
    what = s.what
    for other in s.load.get(card, ()):
        for inner in wanted[1]:
            if not TESTS[inner[0]](s, seat, source, other, what[other], inner):
                break
        else:
            return True
    return False


def _bare(s, seat, source, card, printed, wanted) -> bool:
    """("bare", filters): no card lies on it that passes these."""
    return not _bears(s, seat, source, card, printed, wanted)


def _situated(s, seat, source, card, printed, wanted) -> bool:
    """("situated", field, value): what the card remembers while it lies where it lies."""
    situation = s.cards[card]
    return getattr(s.rules.bare if situation is None else situation, wanted[1]) == wanted[2]


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
    "yours": _yours,
    "near": _near,
    "together": _together,
    "on": _on,
    "host": _host,
    "bears": _bears,
    "bare": _bare,
    "situated": _situated,
    "asked": _asked,
}
