"""What happened. Every verb tells its event; screen, log and triggers read the same list."""

from __future__ import annotations

from typing import Any, NamedTuple


class CardMoved(NamedTuple):
    """A card went from one zone to another; `seat` is whose doing it was."""

    card: int
    start: int
    end: int
    seat: int


class CardPlayed(NamedTuple):
    seat: int
    card: int


class CardRemoved(NamedTuple):
    """A card in play left it by what the card `by` does; `seat` is whose doing it was, `whose` whose card it was."""

    seat: int
    card: int
    by: int
    whose: int


class AbilityVain(NamedTuple):
    """A card was to do something that can do nothing now; `why` says so, in words that everybody may read.

    `is_part`: it does more than that, which may happen all the same.
    """

    seat: int
    card: int
    why: str
    is_part: bool = False


class AbilityCopied(NamedTuple):
    seat: int
    card: int
    target: int


class AbilityResolved(NamedTuple):
    seat: int
    card: int


class Changed(NamedTuple):
    """A number of a seat changed by an amount."""

    seat: int
    what: str
    amount: int


class CardChanged(NamedTuple):
    """The situation of a card changed."""

    card: int
    what: str
    value: Any


class ModifierLaid(NamedTuple):
    """What a card does to others holds from now on, until a moment that its game names."""

    seat: int
    card: int
    lasting: Any


class ModifiersEnded(NamedTuple):
    """The moment has come until which these held."""

    until: str
    ended: tuple


class CardsLooked(NamedTuple):
    """A seat looked through a hidden zone, or at the cards that it took aside."""

    seat: int
    zone: int


class Shuffled(NamedTuple):
    zone: int


class WindowOpened(NamedTuple):
    """What is about to happen waits: the seat may answer it."""

    seat: int
    card: int


class TurnBegan(NamedTuple):
    seat: int
    turn: int


class Chosen(NamedTuple):
    """One of several options on a card was chosen; `amount` is its place, from 0."""

    seat: int
    card: int
    amount: int


class RoundBegan(NamedTuple):
    round: int
    first: int


class RoundWon(NamedTuple):
    winners: tuple[int, ...]
    reason: str
    round: int


class MatchWon(NamedTuple):
    winners: tuple[int, ...]
    reason: str


class Step(NamedTuple):
    """One step of a story: what happened, and the state right after it."""

    event: Any
    state: Any


def emit(s, event) -> None:
    """Tell an event to whoever listens. Playouts (no story) skip it at the call: see `verbs`."""
    if s.story is not None:
        s.story.append(Step(event, s.clone()))
