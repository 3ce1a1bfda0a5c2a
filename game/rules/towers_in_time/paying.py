"""Paying: what is sapped and taxed for what. Numbers (6.6) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.agenda import Action
from ...kernel.choices import Picked
from ...kernel.state import State
from ...kernel.verbs import announce
from . import events as ev
from .actions import transport_cost
from .domain import source_of
from .glyphs import regeneration
from .temper import Cost, fitting, proposals
from .verbs import use


def pay(s: State, seat: int, card: int, cost: Cost) -> None:
    """Ask how a cost is paid; what can be paid in one way only is paid at once."""
    if not cost.amount:
        return
    payers = fitting(s, seat, cost)
    must = (cost.source,) if cost.source >= 0 else ()
    total = sum([payer.temper for payer in payers])
    if must and payers[0].temper >= cost.amount:
        settle(s, seat, card, must)
    elif total - min([payer.temper for payer in payers]) < cost.amount:  # no card can be spared
        settle(s, seat, card, tuple(payer.card for payer in payers))
    else:
        s.push("pay", seat, card, Picked(must, cost))


def settle(s: State, seat: int, card: int, payers: tuple[int, ...]) -> None:
    """Sap and tax these cards for that one."""
    for payer in payers:
        use(s, payer)
    announce(s, ev.TemperPaid, seat, card, payers)


def best_payment(s: State, action: Action) -> tuple[int, ...]:
    """The cards that are proposed to pay for an action of the seat that is asked: what glows before one lets go."""
    seat = s.agenda[-1].seat
    printed = s.what[action.card] if action.card >= 0 else None
    if printed is None or action.verb not in ("transport", "cast", "regenerate"):
        return ()
    if action.verb == "transport":
        cost = transport_cost(printed, source_of(s, action.target))
    elif action.verb == "cast":
        cost = Cost(printed.cost, printed.bit)
    else:
        cost = regeneration_cost(s, action.card)
    return next(iter(proposals(s, seat, cost)), ()) if cost.amount else ()


def regeneration_cost(s: State, card: int) -> Cost:
    return Cost(max(0, regeneration(s, card)), s.what[card].bit)
