"""Which abilities an event wakes.

An ability is named after the event that wakes it. The card that the event is about hears it first, then
every other card in play that listens to what happens elsewhere (`when = "... elsewhere"`).
What woke waits in `s.waking` until the agenda takes it up, so that a verb never runs an ability itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .book import Ability
from .state import State


class Woken(NamedTuple):
    seat: int
    card: int
    ability: Ability
    is_countered: bool = False
    about: int = -1  # the card that was heard of, where it was another one: "that card" to what the ability says


ELSEWHERE = " elsewhere"


def notice(s: State, event) -> None:
    """Queue the abilities that this event wakes. One that is about no card is heard by all cards in play."""
    kind, hearing = type(event), s.rules.book.hearing
    heard = hearing.get(kind)
    if heard is None:
        heard = hearing[kind] = _heard(s.rules.book.heard, kind.__name__)
    if not heard:
        return
    name, is_heard, is_heard_elsewhere = heard
    about = getattr(event, "card", -1)
    if is_heard:
        can = s.rules.abilities
        for seat, card in ((event.seat, about),) if about >= 0 else _in_play(s):
            for ability in s.what[card].hears(name) if can is None else can(s, card, name):
                s.waking = (*s.waking, Woken(seat, card, ability))
    if is_heard_elsewhere:
        name += ELSEWHERE
        for seat, card in _in_play(s):
            if card != about:
                for ability in s.what[card].hears(name):
                    s.waking = (*s.waking, Woken(seat, card, ability, False, about))


def wake(s: State, seat: int, card: int, abilities: Iterable[Ability]) -> None:
    """These wake for a seat without an event: like what one wakes, they are put in order by whose they are."""
    s.waking = (*s.waking, *[Woken(seat, card, ability) for ability in abilities])


def _heard(heard: frozenset[str], name: str) -> tuple[str, bool, bool] | tuple[()]:
    """What cards of a book hear of an event of that name: its own card, and others; () where none hears it."""
    found = name, name in heard, name + ELSEWHERE in heard
    return found if any(found[1:]) else ()


def _in_play(s: State) -> Iterator[tuple[int, int]]:
    """All cards in play, each with the seat that it works for."""
    for seat, zone in s.layout.fields:
        for card in s.zones[zone]:
            yield seat if seat >= 0 else s.owner(card), card


def to_agenda(s: State, first: int) -> None:
    """Put what woke on the agenda: `first` resolves theirs first, then clockwise.

    In a game with the choice "order" each seat says in which order its own abilities happen.
    """
    woken, s.waking = s.waking, ()
    if len(woken) > 1:
        count = len(s.seats)
        woken = sorted(woken, key=lambda w: (w.seat - first) % count)
        if "order" in s.rules.choices:
            for seat in dict.fromkeys([w.seat for w in reversed(woken)]):
                s.push("order", seat, -1, tuple([w for w in woken if w.seat == seat]))
            return
    for w in reversed(woken):
        s.push("ability", w.seat, w.card, w)
