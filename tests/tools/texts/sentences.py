"""A sentence with the place where it is seen, and lists of them without repetitions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from game.rules import RULESETS

LINK = re.compile(r"\[([^\]|\[]*)\|[^\]|]*\]")
ICON = re.compile(r"\{[a-z_]+/[^{}\s]+\}")
STYLE = re.compile(r"(?<!\\)\*+")
NUMBER = re.compile(r"\b\d+\b")
OTHERS = re.compile(r"\b(?:Curie|Dirac)\b")
CARDS = re.compile(r"Card(?:(?:, | and |, and )Card)+\b")


class Sentence(NamedTuple):
    """A text as it is shown, with the screen, the kind of text or the place in the source where it stands."""

    place: str
    words: str

    def __str__(self) -> str:
        return f"{self.place}\t{self.words}"


def plain(markup: str) -> str:
    """The text without styles and links, on one line."""
    words = STYLE.sub("", LINK.sub(r"\1", markup))
    words = re.sub(r"\\(.)", r"\1", words)
    return " / ".join(line.strip() for line in words.splitlines() if line.strip())


def is_text(words: str) -> bool:
    """Whether there is anything to translate: at least one word of two letters."""
    return re.search(r"[A-Za-z]{2}", ICON.sub("", words)) is not None


@cache
def card_names(game: str) -> re.Pattern:
    names = sorted({printed.name for printed in RULESETS[game].book}, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})(?!\w)")


def pattern(words: str, game: str = "") -> str:
    """The sentence without what varies: cards are `Card`, numbers but 0 and 1 are `#`, other players are Boole."""
    if game:
        words = CARDS.sub("Cards", card_names(game).sub("Card", words))
    words = OTHERS.sub("Boole", words)
    return NUMBER.sub(lambda found: found[0] if found[0] in ("0", "1") else "#", words)


def distinct(found: Iterable[Sentence], game: str = "", by_place: bool = True) -> Iterator[tuple[Sentence, str]]:
    """Each sentence the first time its pattern is met (at a place, if `by_place`), with that pattern."""
    met = set()
    for place, markup in found:
        words = plain(markup)
        key = (place if by_place else "", pattern(words, game))
        if is_text(words) and key not in met:
            met.add(key)
            yield Sentence(place, words), key[1]
