"""How the log tells what happens in Control, and what a player is warned of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...effects.telling import laid
from ...kernel import events as kernel_events
from ...kernel.foresight import OWN, Fate
from ...kernel.naming import card_named, cards_named
from ...kernel.notation import TELLERS as SHARED_TELLERS
from ...kernel.notation import moved, will_do_nothing
from ...kernel.state import State
from ...kernel.template import Seat, fill
from . import texts
from .events import (
    AbilityStopped,
    ActionGained,
    CardDiffused,
    CardShed,
    CardSpent,
    OvertimeBegan,
    TurnCardDrawn,
    TurnSkipped,
)

# Several events in one line of the log


class CardsDrawn(NamedTuple):
    """Cards that a player draws in a row."""

    seat: int
    cards: tuple[int, ...]


class CardsLost(NamedTuple):
    """Cards that a player discards from hand because of another player's card."""

    seat: int
    cards: tuple[int, ...]


class CardsRemoved(NamedTuple):
    """Cards of one player that the card `by` takes out of play."""

    by: int
    whose: int
    cards: tuple[int, ...]


class PlayedAsCopy(NamedTuple):
    seat: int
    card: int
    target: int


class StoppedWith(NamedTuple):
    """A Time Stop was discarded and nobody stopped it."""

    seat: int
    by: int
    card: int
    whose: int


def log_steps(story: Sequence[kernel_events.Step]) -> list[kernel_events.Step | None]:
    """One line for cards that are drawn, lost or removed in a row, and for a card and what it does at once.

    A turn is one action, and its line names the player: the start of a turn has none.
    """
    logged: list[kernel_events.Step | None] = []
    before: tuple[int, Any] | None = None  # the last event that counts here: its place and itself
    for step in story:
        event = _in_log(step)
        if before and (joined := _joined(before[1], event)) is not None:
            logged[before[0]] = None
            event = joined
        if event is not None:
            before = len(logged), event
        has_line = event is not None and not isinstance(event, kernel_events.TurnBegan)
        logged.append(step._replace(event=event) if has_line else None)
    return logged


def _in_log(step: kernel_events.Step) -> Any:
    """The event as the log has it, None for no line."""
    event, layout = step.event, step.state.layout
    if type(event) not in LOGGED:
        return None
    if isinstance(event, kernel_events.CardRemoved):
        return CardsRemoved(event.by, event.whose, (event.card,))
    if isinstance(event, kernel_events.CardsLooked):
        return event if layout.zones[event.zone].name == "aside" else None
    if not isinstance(event, kernel_events.CardMoved):
        return event
    start, end = layout.zones[event.start], layout.zones[event.end]
    match start.name, end.name:
        case "deck", "hand":
            return CardsDrawn(event.seat, (event.card,))
        case "hand", "discard" if start.seat != event.seat:
            return CardsLost(start.seat, (event.card,))
        case (("aside" | "discard"), "hand"):
            return event
    return None


def _joined(before: Any, event: Any) -> Any:
    """One event for both, or None if each has a line of its own."""
    match before, event:
        case kernel_events.TurnBegan(), CardsDrawn(seat, (card,)):
            return TurnCardDrawn(seat, card)
        case CardsDrawn(seat, cards), CardsDrawn(same, more) if seat == same:
            return CardsDrawn(seat, cards + more)
        case CardsLost(seat, cards), CardsLost(same, more) if seat == same:
            return CardsLost(seat, cards + more)
        case CardsRemoved(by, whose, cards), CardsRemoved(same, owner, more) if (by, whose) == (same, owner):
            return CardsRemoved(by, whose, cards + more)
        case kernel_events.CardPlayed(seat, card), kernel_events.AbilityCopied(_, same, target) if card == same:
            return PlayedAsCopy(seat, card, target)
        case CardSpent(seat, by), AbilityStopped(whose, card, same) if by == same:
            return StoppedWith(seat, by, card, whose)
    return None


def _drawn(s: State, e: CardsDrawn) -> str:
    is_unseen = len(e.cards) == 1 and s.what[e.cards[0]] is None
    template = texts.DRAWN_UNSEEN if is_unseen else texts.DRAWN
    return fill(template, seat=Seat(e.seat), cards=cards_named(s, e.cards))


def _turn_card_drawn(s: State, e: TurnCardDrawn) -> str:
    return fill(texts.DRAWN, seat=Seat(e.seat), cards=card_named(s, e.card)) if s.what[e.card] is not None else ""


def _removed(s: State, e: CardsRemoved) -> str:
    is_discarded = s.layout.zones[s.where[e.cards[0]]].name == "discard"
    template = texts.DISCARDED_BY if is_discarded else texts.PUT_UNDER
    return fill(template, by=card_named(s, e.by), whose=Seat(e.whose), cards=cards_named(s, e.cards))


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    """What goes to a hand from a pile that is looked through has a line for those who see it."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    card = card_named(s, e.card)
    match start.name, end.name:
        case "deck", "hand":
            return _drawn(s, CardsDrawn(e.seat, (e.card,)))
        case "aside", "hand":
            return fill(texts.KEPT, seat=Seat(e.seat), card=card) if s.what[e.card] is not None else ""
        case "discard", "hand":
            return fill(texts.TAKEN, seat=Seat(e.seat), card=card) if s.what[e.card] is not None else ""
        case "hand", "discard" if start.seat is not None and start.seat != e.seat:
            return fill(texts.LOST, seat=Seat(start.seat), cards=card)
    return moved(s, e)


def _looked(s: State, e: kernel_events.CardsLooked) -> str:
    """The cards from the top of a deck, for those who see them."""
    cards = s.zones[e.zone]
    if s.layout.zones[e.zone].name != "aside" or all(s.what[card] is None for card in cards):
        return ""
    return fill(texts.LOOKED_AT, seat=Seat(e.seat), cards=cards_named(s, cards))


def _diffused(s: State, e: CardDiffused) -> str:
    template = texts.DIFFUSED_OWN if e.whose == e.seat else texts.DIFFUSED
    cards = {"card": card_named(s, e.card), "by": card_named(s, e.by)}
    return fill(template, seat=Seat(e.seat), whose=Seat(e.whose), **cards)


def _stopped(s: State, e: AbilityStopped) -> str:
    return fill(texts.STOPPED, by=card_named(s, e.by), whose=Seat(e.seat), card=card_named(s, e.card))


def _stopped_with(s: State, e: StoppedWith) -> str:
    template = texts.STOPPED_OWN_ABILITY if e.whose == e.seat else texts.STOPPED_ABILITY
    return fill(template, seat=Seat(e.seat), whose=Seat(e.whose), card=card_named(s, e.card))


def _played_as_copy(s: State, e: PlayedAsCopy) -> str:
    return fill(texts.PLAYED_AS_COPY, seat=Seat(e.seat), card=card_named(s, e.card), target=card_named(s, e.target))


def _chosen(s: State, e: kernel_events.Chosen) -> str:
    """The effect that is announced before the others may answer it (10.5); what happens at once has its own lines."""
    printed = s.what[e.card]
    if s.rulings["singularity"] != "on-discarding" or printed is None:
        return ""
    clause = next((ability.clauses[0] for ability in printed.spent), None)
    if clause is None or clause.word != "choose":
        return ""
    effect = s.rules.book.language.together(clause.parts[e.amount])
    return fill(texts.ANNOUNCED, seat=Seat(e.seat), effect=effect)


def _no_effect(s: State, e: kernel_events.AbilityVain) -> str:
    return fill(texts.NO_EFFECT, card=card_named(s, e.card), why=e.why)


def _skipped(_s: State, e: TurnSkipped) -> str:
    """A player without cards is skipped in silence."""
    return fill(texts.CANNOT_ACT_AGAIN, seat=Seat(e.seat)) if e.is_stopped else ""


TELLERS = {
    kernel_events.ModifierLaid: laid,
    kernel_events.Chosen: _chosen,
    kernel_events.CardMoved: _moved,
    kernel_events.CardsLooked: _looked,
    kernel_events.AbilityVain: _no_effect,
    kernel_events.CardRemoved: lambda s, e: _removed(s, CardsRemoved(e.by, e.whose, (e.card,))),
    CardsRemoved: _removed,
    TurnCardDrawn: _turn_card_drawn,
    CardsDrawn: _drawn,
    CardsLost: lambda s, e: fill(texts.LOST, seat=Seat(e.seat), cards=cards_named(s, e.cards)),
    CardSpent: lambda s, e: fill(texts.USED, seat=Seat(e.seat), card=card_named(s, e.card)),
    CardDiffused: _diffused,
    CardShed: lambda s, e: fill(texts.DISCARDED_TO_LIMIT, seat=Seat(e.seat), card=card_named(s, e.card)),
    AbilityStopped: _stopped,
    StoppedWith: _stopped_with,
    PlayedAsCopy: _played_as_copy,
    TurnSkipped: _skipped,
    ActionGained: lambda s, e: fill(texts.ACTS_AGAIN, seat=Seat(e.seat)),
    OvertimeBegan: lambda s, e: texts.OVERTIME,
}
LOGGED = frozenset({*TELLERS, *SHARED_TELLERS})


def _will_go(s: State, e: kernel_events.CardRemoved, seat: int) -> Fate | None:
    """A card of its own, or a partner's, that the seat's own action takes out of play."""
    if e.seat != seat or s.team[e.whose] != s.team[seat]:
        return None
    is_under = s.layout.zones[s.where[e.card]].name == "deck"
    whose = OWN if e.whose == seat else fill(texts.WHOSE, seat=Seat(e.whose))
    return Fate(texts.WILL_BE_PUT_UNDER if is_under else texts.WILL_BE_DISCARDED, whose, s.what[e.card].name)


def _will_copy(s: State, e: kernel_events.AbilityCopied, seat: int) -> str:
    if e.seat != seat:
        return ""
    return fill(texts.WILL_COPY, card=s.what[e.card].name, target=s.what[e.target].name)


WARNERS = {
    kernel_events.AbilityVain: will_do_nothing,
    kernel_events.CardRemoved: _will_go,
    kernel_events.AbilityCopied: _will_copy,
}
