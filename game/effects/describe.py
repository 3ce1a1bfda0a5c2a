"""What a card says, written from the same clauses that it does."""

from __future__ import annotations

import re

from ..kernel.book import Ability
from ..kernel.selectors import Selector
from .words import Clause

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")


def abilities(all_abilities: tuple[Ability, ...]) -> str:
    """The rules text of a card; empty for a card without abilities."""
    return " ".join(sentence(ability.clauses, ability.when) for ability in all_abilities)


def sentence(parts: tuple[Clause, ...], when: str = "") -> str:
    """Clauses as one sentence that begins with a capital and ends with a full stop."""
    words = ", then ".join(clause(part) for part in parts)
    if when == "answer":
        words = f"in anybody's turn, when an ability would happen because its card was discarded: {words}"
    elif when == "always":
        words = f"while this is in play, {words}"
    return words[0].upper() + words[1:] + "."


def clause(c: Clause) -> str:
    """One clause in words, without capital and full stop."""
    what = meant(c.select) if c.select else ""
    return {
        "draw": lambda: f"draw {count(c.amount, 'card')}",
        "discard": lambda: f"discard {what}",
        "take": lambda: (
            f"look through your discard pile and take {what.replace(' from your discard', '')}, unseen by the others"
        ),
        "bottom": lambda: f"put {what} on the bottom of its deck",
        "copy": lambda: f"copy the ability of {what}. No Time Stop can stop it",
        "play": lambda: f"{'you may ' if c.is_optional else ''}play {what.replace('a card', 'another card')}",
        "look": lambda: (
            f"look at the top {count(c.amount, 'card')} of your deck: take {NUMBERS[c.keep]} into your hand, "
            "put the rest back on top in any order"
        ),
        "lose_at_random": lambda: f"choose an opponent, who discards {count(c.amount, 'card')} at random",
        "choose": lambda: " or ".join(", then ".join(clause(part) for part in option) for option in c.parts),
        "stop": lambda: (
            "discard this to stop that ability. The stopped player chooses another action. "
            "A Time Stop may be stopped as well"
        ),
        "shield": lambda: f"{what.replace(' in play', '')} cannot be {c.detail}d",
        "bonus": lambda: f"{what} get +{c.amount} {c.detail}",
    }[c.word]()


def meant(selector: Selector) -> str:
    """The phrase of a selector with the cards' and kinds' names as a player writes them."""
    phrase = re.sub(r", not an? ([a-z-]+)", r" (not a \1)", selector.phrase)
    for key in {selector.key, selector.not_key, selector.kind} - {""}:
        phrase = re.sub(rf"\b(?<!-){key}\b", key.replace("-", " ").title(), phrase)
    return phrase


def count(amount: int, noun: str) -> str:
    return f"{NUMBERS[amount]} {noun}{'' if amount == 1 else 's'}" if amount > 1 else f"a {noun}"
