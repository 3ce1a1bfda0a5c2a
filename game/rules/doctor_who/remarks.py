"""What a card has now that is not printed on it, in sentences."""

from __future__ import annotations

from ...kernel.state import State
from .domain import VALUES, era_of, has, is_fresh, value


def remarks(s: State, card: int) -> list[str]:
    """What can be said of a card in play beside its print."""
    printed, situation = s.what[card], s.cards[card]
    if printed is None or not s.is_in_field(card):
        return []
    found = []
    if printed.is_episode:
        return ["In effect until it is solved." if situation and situation.awake else "It has not yet taken effect."]
    if situation is not None:
        if situation.sided:
            found.append("Sided.")
        if situation.fights:
            found.append("Main combatant.")
    if is_fresh(s, card):
        found.append("Fresh: it came in this turn.")
    if printed.is_creature:
        now = [value(s, card, stat) for stat in VALUES]
        if now != [printed.energy, printed.substance, printed.support]:
            found.append("Now {} Energy, {} Substance, {} Support.".format(*now))
        if situation is not None and situation.helped:
            found.append(f"Supported {'once' if situation.helped == 1 else f'{situation.helped} times'} in this turn.")
        if printed.era not in ("timeless", era_of(s, card)):
            found.append("Far from its own Time Zone.")
        lent = sorted(
            trait for trait in s.rules.book.language.traits if trait not in printed.traits and has(s, card, trait)
        )
        if lent:
            found.append(f"Also: {', '.join(trait.replace('-', ' ') for trait in lent)}.")
    return found
