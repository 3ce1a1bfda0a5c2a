"""Tables of Chrono Clash with the cards of the tests."""

from __future__ import annotations

from pathlib import Path

from game.kernel.deck import Deck
from game.kernel.record import Record
from game.rules.chrono_clash import cards, rules
from game.rules.chrono_clash.events import AbilityFailed
from tests.table import Table

RULES = rules.ruleset("chrono_test", cards.load("chrono_test", Path(__file__).parent / "cards.toml"))


def table(text: str, **rulings: str) -> Table:
    """A table with the test cards; a ruling's key has "_" for "-" (quest_pay="last")."""
    return Table(text, {key.replace("_", "-"): choice for key, choice in rulings.items()}, rules=RULES)


def new_game(*lists: str, seed: int = 1, **rulings: str) -> Table:
    """A match at its first choice, each list "50 plain, 1 mouse / 6 titan": what a seat brought. Any list is played."""
    said = {key.replace("_", "-"): choice for key, choice in rulings.items()}
    decks = [deck_of(text) for text in lists]
    record = Record("chrono_test", seed, [("human", "Ada")] * len(decks), said, 1, decks=decks)
    return Table.of(record.begin()[0])


def deck_of(text: str) -> Deck:
    """A deck from "50 plain, 1 mouse / 6 titan"; what stands behind the stroke is the extra deck."""
    parts = []
    for name, listed in zip(("deck", "extra"), text.split("/"), strict=False):
        entries = [entry.split() for entry in listed.split(",") if entry.strip()]
        parts.append((name, tuple((key, int(count)) for count, key in entries)))
    return Deck("Test", tuple(parts))


def failed(t):
    """Whether an ability did nothing at all."""
    return any(isinstance(step.event, AbilityFailed) and not step.event.is_part for step in t.story)
