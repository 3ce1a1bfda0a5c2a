"""What a card says, written from the same clauses that it does."""

from __future__ import annotations

from ..kernel.book import Ability
from ..kernel.selectors import spoken
from .words import Clause

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
WHEN = {
    "answer": "in anybody's turn, when a card is discarded for its ability: ",
    "always": "while this is in play, ",
}


def abilities(all_abilities: tuple[Ability, ...]) -> str:
    """The rules text of a card; empty for a card without abilities."""
    return " ".join(sentence(ability.clauses, ability.when) for ability in all_abilities)


def sentence(parts: tuple[Clause, ...], when: str = "") -> str:
    """Clauses as one sentence that begins with a capital and ends with a full stop."""
    words = WHEN.get(when, "") + ", then ".join(clause(part) for part in parts)
    if any(spares_nobody(part) for part in parts):
        words += ", your own included"
    return words[0].upper() + words[1:] + "."


def briefly(parts: tuple[Clause, ...]) -> str:
    """Clauses in the few words that a button has room for."""
    words = ", then ".join(clause(part) for part in parts).replace(" cards in play", "").replace(" in play", "")
    return words[0].upper() + words[1:]


def clause(c: Clause) -> str:
    """One clause in words, without capital and full stop."""
    what = spoken(c.select) if c.select else ""
    return {
        "draw": lambda: f"draw {count(c.amount, 'card')}",
        "discard": lambda: f"discard {what}",
        "take": lambda: (
            f"look through your discard pile and take {what.replace(' from your discard', '')}. "
            "The others do not see which"
        ),
        "bottom": lambda: f"put {what} on the bottom of its deck",
        "copy": lambda: f"copy the ability of {what}. It cannot be stopped",
        "play": lambda: f"{'you may ' if c.is_optional else ''}play {what.replace('a card', 'another card')}",
        "look": lambda: (
            f"look at the top {count(c.amount, 'card')} of your deck. "
            f"Take {number(c.keep)} into your hand and put the others back on top in any order"
        ),
        "lose_at_random": lambda: f"choose an opponent, who discards {count(c.amount, 'card')} at random",
        "choose": lambda: choice(c.parts),
        "stop": lambda: (
            "discard this to stop it. That player takes another action. This can be stopped in the same way"
        ),
        "shield": lambda: f"{what.replace(' in play', '')} cannot be {c.detail}d",
        "bonus": lambda: f"{what} get +{c.amount} {c.detail}",
    }[c.word]()


def choice(options: tuple[tuple[Clause, ...], ...]) -> str:
    """Options one after the other; a verb that they share is said once."""
    said = [", then ".join(clause(part) for part in option) for option in options]
    verbs = {words.split()[0] for words in said}
    if len(verbs) == 1:
        return " or ".join([said[0], *(words.partition(" ")[2] for words in said[1:])])
    return ", or ".join(said)


def spares_nobody(c: Clause) -> bool:
    """Whether the clause discards cards of everybody at once: its player had better be told."""
    if c.word == "choose":
        return all(spares_nobody(part) for option in c.parts for part in option)
    return c.word == "discard" and c.select.is_all and not c.select.is_yours


def number(amount: int) -> str:
    return NUMBERS[amount] if amount < len(NUMBERS) else str(amount)


def count(amount: int, noun: str) -> str:
    return f"a {noun}" if amount == 1 else f"{number(amount)} {noun}s"
