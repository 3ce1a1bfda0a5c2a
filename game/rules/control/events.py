"""What happens in Control and nowhere else; and how the log tells it."""

from __future__ import annotations

from typing import NamedTuple

from ...effects.saying import count
from ...effects.telling import laid
from ...kernel import events as kernel_events
from ...kernel.foresight import Fate
from ...kernel.naming import card_named, cards_named
from ...kernel.notation import moved, of_another, will_do_nothing
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


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    """What is only done here: keeping, going under a deck, losing cards to somebody else."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    card = card_named(s, e.card)
    match start.name, end.name:
        case "aside", "hand":
            return f"{{seat:{e.seat}}} keeps {card}."
        case "hand", "discard" if start.seat != e.seat:
            return f"{{seat:{start.seat}}} loses {card}."
    return moved(s, e)


def _looked(s: State, e: kernel_events.CardsLooked) -> str:
    """Through a pile, or at the cards from the top of a deck: which, only who may see them reads."""
    if s.layout.zones[e.zone].name != "aside":
        return f"{{seat:{e.seat}}} looks through the discard pile."
    cards = s.zones[e.zone]
    if all(s.what[card] is None for card in cards):
        return f"{{seat:{e.seat}}} looks at the top {count(len(cards), 'card').removeprefix('a ')} of the deck."
    return f"{{seat:{e.seat}}} looks at {cards_named(s, cards)}."


def _stopped(s: State, e: AbilityStopped) -> str:
    """One Time Stop is as another: whose it is that is stopped is said of it."""
    stopped = s.what[e.card]
    whose = f" of {{seat:{e.seat}}}" if stopped is not None and stopped.is_answer else ""
    return f"{card_named(s, e.by)} stops {card_named(s, e.card)}{whose}."


def _chosen(s: State, e: kernel_events.Chosen) -> str:
    """What is said of an ability before the others may answer it (10.5); what happens at once tells itself."""
    printed = s.what[e.card]
    if s.rulings["singularity"] != "on-discarding" or printed is None:
        return ""
    clause = next((ability.clauses[0] for ability in printed.spent), None)
    if clause is None or clause.word != "choose":
        return ""
    return f"{{seat:{e.seat}}} means to {s.rules.book.language.together(clause.parts[e.amount])}."


TELLERS = {
    kernel_events.ModifierLaid: laid,
    kernel_events.Chosen: _chosen,
    kernel_events.CardMoved: _moved,
    kernel_events.CardsLooked: _looked,
    CardSpent: lambda s, e: f"{{seat:{e.seat}}} uses the ability of {card_named(s, e.card)}.",
    CardDiffused: lambda s, e: (
        f"{{seat:{e.seat}}} diffuses {card_named(s, e.card)}{of_another(e.seat, e.whose)} with {card_named(s, e.by)}."
    ),
    CardShed: lambda s, e: f"{{seat:{e.seat}}} discards {card_named(s, e.card)}: seven cards are kept at most (4.7).",
    AbilityStopped: _stopped,
    TurnSkipped: lambda s, e: (
        f"{{seat:{e.seat}}} has nothing left {'for another action' if e.is_stopped else 'and is skipped'}."
    ),
    ActionGained: lambda s, e: f"{{seat:{e.seat}}} chooses another action.",
    OvertimeBegan: lambda s, e: (
        "Overtime: a deck is empty. 21 still wins; if nobody has it when all is played, the highest Fuel Count does."
    ),
}


def _will_go(s: State, e: kernel_events.CardRemoved, seat: int) -> Fate | None:
    """One's own card, or a partner's, that goes by one's own deed."""
    if e.seat != seat or s.team[e.whose] != s.team[seat]:
        return None
    place = s.layout.zones[s.where[e.card]]
    deck = "the deck" if place.seat is None else "its deck"
    how = f"put under {deck}" if place.name == "deck" else "discarded"
    whose = "your own" if e.whose == seat else f"{{seat:{e.whose}}}'s"
    return Fate(f"will be {how}", whose, s.what[e.card].name)


def _will_copy(s: State, e: kernel_events.AbilityCopied, seat: int) -> str:
    return f"{s.what[e.card].name} will copy {s.what[e.target].name}." if e.seat == seat else ""


WARNERS = {
    kernel_events.AbilityVain: will_do_nothing,
    kernel_events.CardRemoved: _will_go,
    kernel_events.AbilityCopied: _will_copy,
}
