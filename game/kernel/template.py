"""Sentence templates: named fields, singular and plural, and "you" for the viewer.

    fill("{seat} {seat:plays|play} {card}.", seat=Seat(1), card="[elf|4]")   ->   "{seat:1} {1:plays|play} [elf|4]."
    fill("{n} {n:card|cards} left", n=2)                                      ->   "2 cards left"
    address("{seat:1} {1:plays|play} Elf.", Names(["Ada", "Boole"], you=0))  ->   "Boole plays Elf."
    address("{seat:1} {1:plays|play} Elf.", Names(["Ada", "Boole"], you=1))  ->   "You play Elf."

A field with `|` chooses between two forms: the first for one (the number 1, one name), the second for several. A verb
that belongs to a seat is chosen last, in `address`, because its form depends on the viewer. "{seat}'s" becomes "your".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from string import Formatter
from typing import Any

_TOKEN = re.compile(
    r"\\?\{seat:(\d)\}('s\b)?(?:(?<='s)( \[?)The )?|\\?\{(\d):([^|{}]*)\|([^|{}]*)\}(?:(?<=\|your\})( \[?)The )?"
)
_BEFORE_A_SENTENCE = re.compile(r"(^|[.!?]\s+|\n)[*\"(]*$")


class Seat(int):
    """A player as a field of a template."""

    def __str__(self) -> str:
        return f"{{seat:{int(self)}}}"


class Noun(str):
    """A name as a field of a template; `is_plural` if its verb takes the plural."""

    is_plural = False

    def __new__(cls, words: str, is_plural: bool = False) -> Noun:
        noun = super().__new__(cls, words)
        noun.is_plural = is_plural
        return noun


def seats(players: Sequence[int], you: int | None = None) -> Seat | Noun:
    """One or more players as a field of a template: "{seat:0} and {seat:2}". The viewer, if given, comes first."""
    if len(players) == 1:
        return Seat(players[0])
    names = [str(Seat(one)) for one in sorted(players, key=lambda one: one != you)]
    return Noun(" and ".join(filter(None, (", ".join(names[:-1]), *names[-1:]))), is_plural=True)


class _Template(Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" not in format_spec:
            return str(value) if isinstance(value, Seat) else super().format_field(value, format_spec)
        if isinstance(value, Seat):
            return f"{{{int(value)}:{format_spec}}}"
        one, _, several = format_spec.partition("|")
        is_plural = value.is_plural if isinstance(value, Noun) else isinstance(value, int) and value != 1
        return several if is_plural else one


_FORMATTER = _Template()


def fill(template: str, /, **fields: Any) -> str:
    """The sentence with its fields filled in. Raises KeyError for a field that is missing."""
    return _FORMATTER.vformat(template, (), fields)


class Names(tuple[str, ...]):
    """The players' names by seat; `you` is the seat that is addressed as "you", None for nobody."""

    you: int | None

    def __new__(cls, names: Iterable[str], you: int | None = None) -> Names:
        made = super().__new__(cls, names)
        made.you = you
        return made

    @classmethod
    def of(cls, names: Sequence[str]) -> Names:
        """These names, with nobody as "you" unless they say so."""
        return names if isinstance(names, Names) else cls(names)

    def map(self, change: Callable[[str], str]) -> Names:
        """The same players under changed names."""
        return Names(map(change, self), self.you)


def address(text: str, names: Sequence[str], mark: str = "") -> str:
    """The text with the players' names, and with "you" for the viewer. `mark` is put around each of them.

    A card's own article goes after "'s", "your" and "their own": "your Fox" for a card named The Fox.
    Names are put in as they are: escape them before. A field may be escaped (`\\{seat:1}`).
    """
    you = Names.of(names).you

    def name(token: re.Match) -> str:
        if token[4] is not None:
            return (token[6] if int(token[4]) == you else token[5]) + (token[7] or "")
        seat = int(token[1])
        if seat >= len(names):
            return token[0]
        if seat != you:
            return f"{mark}{names[seat]}{mark}{token[2] or ''}{token[3] or ''}"
        word = "your" if token[2] else "you"
        is_first = _BEFORE_A_SENTENCE.search(token.string, 0, token.start()) is not None
        return f"{mark}{word.capitalize() if is_first else word}{mark}{token[3] or ''}"

    return _TOKEN.sub(name, text)
