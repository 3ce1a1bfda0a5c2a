"""Warnings about an action before a player takes it. Numbers (5.13) are sections of RULES.md."""

from __future__ import annotations

from ...kernel import events as kernel_events
from ...kernel.foresight import OWN, Fate
from ...kernel.notation import will_do_nothing
from ...kernel.state import State
from ...kernel.template import fill
from . import events as ev
from . import texts
from .domain import DEAD, LATE, NOTHING
from .fight import combat_frame
from .log import have_all_passed
from .naming import plain, plain_all


def _will_fall(s: State, e: ev.CardKilled | ev.CardFallen, seat: int) -> Fate | None:
    """An own card that the own action kills or destroys, or that nobody has saved (10.12).

    The forecast of a combat names those that die in it. A card that was just killed is named once.
    """
    if s.layout.zones[s.where[e.card]].seat != seat or combat_frame(s) is not None:
        return None
    if isinstance(e, ev.CardKilled):
        words = texts.WILL_BE_KILLED
    else:
        fate = (s.cards[e.card] or NOTHING).fate
        words = {DEAD: "", LATE: texts.WILL_DIE}.get(fate, texts.WILL_BE_DESTROYED)
    return Fate(words, OWN, s.what[e.card].name) if words else None


def _will_be_saved(s: State, e: ev.CardSaved, seat: int) -> str:
    """10.8; not of a card that regenerates itself."""
    if any([frame.what == "deed" and frame.card == e.card for frame in s.agenda]):
        return ""
    return fill(texts.WILL_BE_SAVED, card=plain(s, e.card))


def _will_shed(s: State, e: ev.CardRecalled, seat: int) -> str:
    """The own cards that are discarded off one that returns to limbo (2.13); of another player's card that it does."""
    if e.seat != seat:
        return fill(texts.WILL_RETURN, card=plain(s, e.card))
    hung = s.laden(e.card)
    return fill(texts.WILL_BE_DISCARDED, others=plain_all(s, hung), card=plain(s, e.card)) if hung else ""


def _will_lose(s: State, e: ev.ShieldPulled, seat: int) -> str:
    """5.13, 5.14"""
    left = len(s.cards_in(seat, "shields")) - 1
    if e.seat != seat:
        return ""
    return fill(texts.GIVES_UP_SHIELD, n=left) if left > 0 else texts.LAST_SHIELD


def _will_end(s: State, e: ev.TurnEnded, seat: int) -> str:
    """4.6, 4.7"""
    return texts.ENDS_TURN if have_all_passed(s) else texts.THIRD_PASS


def _will_be_unharmed(s: State, e: ev.DamageTurned, seat: int) -> str:
    return fill(texts.WILL_DEAL_NO_DAMAGE, card=plain(s, e.card))


WARNERS = {
    kernel_events.AbilityVain: will_do_nothing,
    ev.CardKilled: _will_fall,
    ev.CardFallen: _will_fall,
    ev.CardSaved: _will_be_saved,
    ev.CardRecalled: _will_shed,
    ev.DamageTurned: _will_be_unharmed,
    ev.ShieldPulled: _will_lose,
    ev.TurnEnded: _will_end,
}
