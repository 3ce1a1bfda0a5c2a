"""What cards show besides their faces: a battler its strength now, that it is tapped or fresh, and what it has gained,
and each card its cost, where that is not as it is printed."""

from __future__ import annotations

from ui.cards.sprite import RATIO
from ui.table.marks import DOWN, UP, Mark, Number

COST_AT = (-0.325 * RATIO, -0.378)  # over the printed cost


def is_tapped(view, card: int) -> bool:
    situation = view.cards[card]
    return situation is not None and situation.is_tapped


def marks(view) -> tuple[tuple[int, Mark], ...]:
    found = []
    for card in view.in_field():
        situation, now = view.cards[card], view.rules.worth(view, card, "strength")
        is_fresh = situation is not None and 0 < situation.came == view.turn
        numbers = (Number(now, now - view.what[card].strength), *cost_now(view, card))
        sign = "hourglass" if is_fresh else ""
        found.append((card, Mark(numbers, is_tapped(view, card), sign, gained(situation))))
    for hand in view.layout.of["hand"]:
        for card in view.zones[hand]:
            if numbers := cost_now(view, card):
                found.append((card, Mark(numbers)))
    return tuple(found)


def cost_now(view, card: int) -> tuple[Number, ...]:
    """The cost of a card that is seen, if it is not the printed one: to cost less is good."""
    printed = view.what[card]
    change = view.rules.worth(view, card, "cost") - printed.cost if printed is not None else 0
    return (Number(printed.cost + change, change, COST_AT, colour=UP if change < 0 else DOWN),) if change else ()


def gained(situation) -> tuple[str, ...]:
    """Rows of icons that a card was given for this turn, without the numbers that its strength and cost tell."""
    rows = situation.gained if situation is not None else ()
    found = (" ".join(icon for icon in row.icons if not icon.startswith(("strength", "cost"))) for row in rows)
    return tuple(filter(None, dict.fromkeys(found)))
