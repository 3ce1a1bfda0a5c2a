"""What printed cards can be asked for when somebody looks through them: a colour, a cost, an icon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from .book import Printed

WORDS, NUMBER, ICONS, TEXT = "words", "number", "icons", "text"


class Facet(NamedTuple):
    """One thing to ask for. `kind` is "words" (one value of several), "number", "icons" (any of many) or "text".

    `of` answers for a card: a word, a number (None where it has none), a set of words, or a text. `values` are all
    words that it can be, in the order in which they are shown; `short` is what a player may write instead of the key.
    `drawn` are the words of the game's icon language that show the values, where these are icons.
    """

    key: str
    label: str
    kind: str
    of: Callable[[Printed], object]
    short: str = ""
    values: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # what the values are called on the screen; the values themselves if empty
    drawn: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()  # of many values, those that say what a card can do; all if empty
    amounts: Callable[[Printed], Mapping[str, tuple[int, ...]]] | None = None  # of icons: the numbers of each on a card
    told: tuple[str, ...] = ()  # of what a card does: each value as it goes on after "it"

    @property
    def label_within(self) -> str:
        """The label inside a sentence, where only a term of the rules keeps its capitals."""
        is_term = " " in self.label and self.label.istitle()
        return self.label if is_term else self.label.lower()
