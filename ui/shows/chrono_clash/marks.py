"""What a battler shows besides its face: its strength now, that it is tapped or fresh, and what it has gained."""

from __future__ import annotations

from ui.table.marks import Mark, Number


def is_tapped(view, card: int) -> bool:
    situation = view.cards[card]
    return situation is not None and situation.is_tapped


def marks(view) -> tuple[tuple[int, Mark], ...]:
    found = []
    for card in view.in_field():
        situation, now = view.cards[card], view.rules.worth(view, card, "strength")
        is_fresh = situation is not None and 0 < situation.came == view.turn
        found.append((card, Mark(
            (Number(now, now - view.what[card].strength),), is_tapped(view, card), "hourglass" if is_fresh else "",
            gained(situation),
        )))  # fmt: skip
    return tuple(found)


def gained(situation) -> tuple[str, ...]:
    """Rows of icons that a card was given for this turn, without the numbers that its strength and cost tell."""
    rows = situation.gained if situation is not None else ()
    found = (" ".join(icon for icon in row.icons if not icon.startswith(("strength", "cost"))) for row in rows)
    return tuple(filter(None, dict.fromkeys(found)))
