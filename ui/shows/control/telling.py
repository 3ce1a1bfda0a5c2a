"""What Control says of a Fuel Count: how it comes about, and where a deed would take it."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import RoundWon, Step, TurnBegan
from ui.table.dial import of_goal


def overtime(view) -> str:
    """A word beside the number of the turn, from when a deck is empty: not while cards of it are only looked at."""
    looked_at = any(view.zones[place] for place in view.layout.of["aside"])
    is_over = view.turn and not looked_at and any(not view.zones[deck] for deck in set(view.layout.of["deck"]))
    return "{hourglass} Overtime" if is_over else ""


def sum_of(view, seat: int) -> str:
    """How the Fuel Count of a seat comes about, where more than one card makes it."""
    cards = sorted((view.what[card] for card in view.cards_in(seat, "play")), key=lambda printed: -printed.measure)
    added = " + ".join(f"{printed.measure} {printed.name}" for printed in cards)
    return f"{added} = {sum(printed.measure for printed in cards)} fuel." if len(cards) > 1 else ""


def stands(view, index: int) -> str:
    """In play, how the Fuel Count comes about."""
    zone = view.layout.zones[index]
    return sum_of(view, zone.seat) if zone.name == "play" else ""


def comes(view, story: Sequence[Step], seat: int, names: Sequence[str]) -> str:
    """Where this story, which is certain, takes the Fuel Counts before the next turn, and who wins the round by it."""
    rules, counts, won = view.rules, None, ""
    for event, state in story:
        if isinstance(event, TurnBegan):
            break
        counts = [rules.score(state, other) for other in range(len(names))]
        if isinstance(event, RoundWon):
            won = "That wins the round." if seat in event.winners else "That loses the round."
            break
    found = []
    for other, after in enumerate(counts or ()):
        before = rules.score(view, other)
        if after != before:
            whose = "Your" if other == seat else f"{names[other]}'s"
            found.append(f"{whose} Fuel Count: {before}, then {after} {of_goal(after, rules.score_goal)}.")
    return " ".join(filter(None, (*found, won)))
