"""Texts on a Fuel Count: its sum, and what an action changes of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import RoundWon, Step, TurnBegan
from game.kernel.template import Names, Seat, address, fill
from ui.shows.control import texts


def overtime(view) -> str:
    """A word beside the number of the turn, from when a deck is empty: not while cards of it are only looked at."""
    looked_at = any(view.zones[place] for place in view.layout.of["aside"])
    is_over = view.turn and not looked_at and any(not view.zones[deck] for deck in set(view.layout.of["deck"]))
    return texts.ROUND_IN_OVERTIME if is_over else ""


def sum_of(view, seat: int) -> str:
    """How the Fuel Count of a seat comes about, where more than one card makes it."""
    cards = sorted((view.what[card] for card in view.cards_in(seat, "play")), key=lambda printed: -printed.measure)
    if len(cards) < 2:
        return ""
    added = " + ".join(fill(texts.FUEL_PART, fuel=printed.measure, card=printed.name) for printed in cards)
    return fill(texts.FUEL_SUM, cards=added, fuel=sum(printed.measure for printed in cards))


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
            won = texts.WINS_ROUND if seat in event.winners else texts.LOSES_ROUND
            break
    found = []
    for other, after in enumerate(counts or ()):
        before = rules.score(view, other)
        if after != before:
            words = fill(texts.FUEL_CHANGES, seat=Seat(other), before=before, after=after)
            found.append(address(words, Names(names, seat)))
    return " ".join(filter(None, (*found, won)))
