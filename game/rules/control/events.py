"""What happens in Control and nowhere else."""

from __future__ import annotations

from typing import NamedTuple


class CardSpent(NamedTuple):
    """A card was discarded from hand for its ability."""

    seat: int
    card: int


class CardDiffused(NamedTuple):
    """A card in play was knocked out with a card from hand; both leave."""

    seat: int
    card: int
    by: int
    whose: int


class CardShed(NamedTuple):
    """A card was discarded from hand because the hand was too large."""

    seat: int
    card: int


class AbilityStopped(NamedTuple):
    seat: int
    card: int
    by: int


class TurnSkipped(NamedTuple):
    """A player has nothing to act with; `is_stopped`: for the action that follows one that was stopped."""

    seat: int
    is_stopped: bool = False


class ActionGained(NamedTuple):
    """A stopped player may choose another action."""

    seat: int


class OvertimeBegan(NamedTuple):
    pass


class TurnCardDrawn(NamedTuple):
    """Log only: a turn began with drawing a card, a heading for those who see that card."""

    seat: int
    card: int
