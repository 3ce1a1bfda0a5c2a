"""How domains lie on the table: which storey a card stands on, who has stepped forward."""

from __future__ import annotations

from game.kernel.conflict import conflict
from ui.table.board import Lying
from ui.table.front import Sides


def rank(view, card: int) -> int:
    """Within a tower cards stand by status; what has none does not stand there."""
    printed = view.what[card]
    return printed.level if printed is not None else 0


def forward(view) -> Sides:
    """Those who fight, and after them whoever else of both sides can be reached in this combat."""
    found = conflict(view)
    return ((), ()) if found is None else (found.attack.cards, found.defence.cards)


LYING = Lying(rank, forward, "duel")
