"""Tables of Chrono Clash with the cards of the tests."""

from __future__ import annotations

from pathlib import Path

from game.rules.chrono_clash import cards, rules
from tests.table import Table

RULES = rules.ruleset("chrono_test", cards.load("chrono_test", Path(__file__).parent / "cards.toml"))


def table(text: str, **rulings: str) -> Table:
    """A table with the test cards; a ruling's key has "_" for "-" (quest_pay="last")."""
    return Table(text, {key.replace("_", "-"): choice for key, choice in rulings.items()}, rules=RULES)
