"""A deck that a player brings to the table: plain data, shared by every state and never copied."""

from __future__ import annotations

from typing import NamedTuple

from ..files import printable, shortened

MOST = 1000  # cards of a deck, whatever a game allows: a file that says more would only take time
LONGEST_NAME = 80  # letters of a deck's name that are kept
Counts = tuple[tuple[str, int], ...]  # key of a card, how many of it


class Deck(NamedTuple):
    """A deck's name and its parts: `("deck", (("dragon", 3), ...))`, as the ruleset names them."""

    name: str
    parts: tuple[tuple[str, Counts], ...]

    def part(self, name: str) -> Counts:
        """The kinds of one part with their counts; nothing if the deck has no such part."""
        return dict(self.parts).get(name, ())


def say_deck(deck: Deck) -> str:
    """The deck on one line, for a record: `Slow Fire = deck: 3 dragon, 1 lamp; extra: 1 moon`."""
    parts = "; ".join(f"{part}: {', '.join(f'{n} {key}' for key, n in counts)}" for part, counts in deck.parts)
    return f"{' '.join(deck.name.replace('=', ' ').split())} = {parts}"


def read_deck(line: str) -> Deck:
    """The deck that `say_deck` wrote. Raises ValueError with what cannot be read."""
    name, sign, rest = line.partition("=")
    if not sign:
        raise ValueError(f"{line[:40]!r} is not 'name = part: cards'")
    parts: dict[str, dict[str, int]] = {}
    for text in filter(None, (text.strip() for text in rest.split(";"))):
        part, colon, cards = text.partition(":")
        if not colon:
            raise ValueError(f"{text[:40]!r} is not 'part: cards'")
        counts = parts.setdefault(part.strip(), {})
        for entry in filter(None, (entry.strip() for entry in cards.split(","))):
            number, _, key = entry.partition(" ")
            if not number.isdecimal() or len(number) > 3 or not key.strip():
                raise ValueError(f"{entry[:40]!r} is not a number and a card")
            counts[key.strip()] = counts.get(key.strip(), 0) + int(number)  # named twice: the laws see them all
    total = sum(number for counts in parts.values() for number in counts.values())
    if total > MOST:
        raise ValueError(f"{total} cards are more than the {MOST} of which a deck can be made")
    name = shortened(printable(name.strip()), LONGEST_NAME)
    return Deck(name, tuple((part, tuple(counts.items())) for part, counts in parts.items()))
