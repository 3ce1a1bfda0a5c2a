"""How domains lie on the table: what is put down in secret, which storey a card stands on, who has stepped forward."""

from __future__ import annotations

from game.kernel.conflict import conflict
from game.rules.towers_in_time.domain import is_vulnerable
from game.rules.towers_in_time.setup import as_planned, planned
from ui.table.board import Lying


def laid(view, watcher: int):
    """The table as it will be for whoever watches when all is turned up (3.6)."""
    if not view.agenda or view.turn or view.what is None:
        return view
    return as_planned(view, watcher) if planned(view, watcher) else view


def rank(view, card: int) -> int:
    """7.3: within a tower cards stand by status."""
    printed = view.what[card]
    return printed.level if printed is not None else 0


def forward(view) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those who fight, and after them whoever else of both sides can be reached in this combat."""
    found = conflict(view)
    if found is None:
        return (), ()
    sides = tuple(side.cards for side in found.sides)
    fighting = {card for cards in sides for card in cards}
    for n, side in enumerate(found.sides):
        zones = (view.layout.of[name][side.seat] for name in ("towers", "adrift"))
        others = [card for zone in zones for card in view.zones[zone] if card not in fighting]
        sides = (*sides[:n], (*sides[n], *filter(lambda card: is_exposed(view, card), others)), *sides[n + 1 :])
    return sides


def is_exposed(view, card: int) -> bool:
    """Whether a card has acted in this combat without fighting in it (10.10)."""
    situation = view.cards[card]
    return situation is not None and bool(situation.exposed) and is_vulnerable(view, card)


LYING = Lying(laid, rank, forward, "duel")
