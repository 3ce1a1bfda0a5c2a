"""What happens in Control and nowhere else; and how the log tells it."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import events as kernel_events
from ...kernel.notation import card_named, moved
from ...kernel.state import State


class CardSpent(NamedTuple):
    """A card was discarded from hand for its ability."""

    seat: int
    card: int


class CardDiffused(NamedTuple):
    """A card in play was knocked out with a card from hand; both leave."""

    seat: int
    card: int
    by: int


class CardShed(NamedTuple):
    """A card was discarded from hand because the hand was too large."""

    seat: int
    card: int


class AbilityStopped(NamedTuple):
    seat: int
    card: int
    by: int


class TurnSkipped(NamedTuple):
    seat: int


class ActionGained(NamedTuple):
    """A stopped player may choose another action."""

    seat: int


class OvertimeBegan(NamedTuple):
    pass


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    """What is only done here: keeping, going under a deck, losing cards to somebody else."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    card = card_named(s, e.card)
    match start.name, end.name:
        case "aside", "hand":
            return f"{{seat:{e.seat}}} keeps {card}."
        case "play", "deck":
            return f"{card} goes under its deck."
        case "hand", "discard" if start.seat != e.seat:
            return f"{{seat:{start.seat}}} loses {card}."
    return moved(s, e)


TELLERS = {
    kernel_events.CardMoved: _moved,
    kernel_events.CardsLooked: lambda s, e: f"{{seat:{e.seat}}} looks through the discard pile.",
    CardSpent: lambda s, e: f"{{seat:{e.seat}}} uses the ability of {card_named(s, e.card)}.",
    CardDiffused: lambda s, e: f"{{seat:{e.seat}}} diffuses {card_named(s, e.card)} with {card_named(s, e.by)}.",
    CardShed: lambda s, e: f"{{seat:{e.seat}}} discards {card_named(s, e.card)}.",
    AbilityStopped: lambda s, e: f"{card_named(s, e.by)} stops {card_named(s, e.card)}.",
    TurnSkipped: lambda s, e: f"{{seat:{e.seat}}} has nothing left and is skipped.",
    ActionGained: lambda s, e: f"{{seat:{e.seat}}} chooses another action.",
    OvertimeBegan: lambda s, e: "Overtime: a deck is empty.",
}
