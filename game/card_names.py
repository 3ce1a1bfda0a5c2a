"""The cards of a game by what people write for them: key, name, both loosely, and the beginning of a name."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from functools import lru_cache

from .kernel.book import Book
from .line_forms import LONGEST_NAME, plain

SHORTEST = 3  # letters that may stand for a name that begins with them
SIGN = re.compile(r"[(\[]([^()\[\]]+)[)\]]\s*$")  # behind a name: "Silver Fox (Past)"
DIGITS = re.compile(r"\d+")


def _folded(words: str) -> str:
    return " ".join(words.casefold().split())


class Index:
    """The cards of a book by what people write for them, the most exact first: key, name, and both loosely."""

    def __init__(self, book: Book) -> None:
        self.names = {card.key: card.name for card in book}
        self.signs = frozenset(filter(None, map(_sign, self.names.values())))  # behind a name, and no sign of a set
        self.folded = {_folded(name): name for name in self.names.values()}
        self.levels = [
            (str, _known((key, key) for key in self.names)),
            (str, _known((name, key) for key, name in self.names.items())),
        ]
        for way in (_folded, plain):
            self.levels.append(
                (way, _known((way(said), key) for key, name in self.names.items() for said in (key, name)))
            )
        self.beginnings: dict[str, list[tuple[list[str], str]]] = {}
        for key, name in self.names.items():
            words = _words(name)
            for letters in range(1, min(SHORTEST, len(words[0])) + 1) if words else ():
                self.beginnings.setdefault(words[0][:letters], []).append((words, key))

    def find(self, words: str) -> str | None:
        """The key of the one card that these words mean; None if that is no card, or more than one."""
        keys = self._meant(words)
        return keys[0] if len(keys) == 1 else None

    def several(self, words: str) -> list[str]:
        """The keys of the cards that these words could mean, if that is more than one."""
        keys = self._meant(words)
        return keys if len(keys) > 1 else []

    def _meant(self, words: str) -> list[str]:
        if len(words) > 200:
            return []
        loosely = plain(words)
        if not loosely or loosely in self.levels[-1][1]:  # nothing that is known exactly is unknown loosely
            for way, known in self.levels:
                if keys := known.get(way(words)):
                    return keys
        last, comma, first = words.partition(",")  # "Fox, Silver"
        return self.levels[-1][1].get(plain(first + last), []) if comma and first.strip() else []

    def begun(self, words: str) -> list[str]:
        """The keys of the cards whose name begins so: "Ember", "Emb Her". None for less than three letters."""
        if len(words) > LONGEST_NAME:
            return []
        said = _words(words)
        if not said or sum(map(len, said)) < SHORTEST:
            return []
        return [
            key
            for name, key in self.beginnings.get(said[0][:SHORTEST], ())
            if len(said) <= len(name) and all(whole.startswith(part) for whole, part in zip(name, said, strict=False))
        ]

    def nearest(self, words: str, likeness: float = 0.6) -> str:
        """The name of the card that looks most like these words; "" if none is so like them (1: the same)."""
        is_short = len(words) <= LONGEST_NAME
        found = difflib.get_close_matches(_folded(words), self.folded, 1, likeness) if is_short else []
        name = self.folded[found[0]] if found else ""
        is_other = _sign(words) in self.signs and _sign(words) != _sign(name)
        # Another number in the words may be that of a second card: no likely name may take its place.
        return "" if is_other or DIGITS.findall(words) != DIGITS.findall(name) else name

    def said(self, key: str) -> str:
        """What to write for a card: its name, or its key where the name is not its own."""
        name = self.names.get(key, key)
        return name if self.find(name) == key else key


def _sign(name: str) -> str:
    """What stands in brackets behind a name: "past" for "Silver Fox (Past)"."""
    found = SIGN.search(name)
    return plain(found[1]) if found else ""


def _words(name: str) -> list[str]:
    return [word for word in map(plain, re.split(r"[^\w']+", name)) if word]


def _known(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """What can be written, and the keys of the cards that it may mean."""
    known: dict[str, list[str]] = {}
    for said, key in pairs:
        keys = known.setdefault(said, []) if said else []
        if key not in keys:
            keys.append(key)
    return known


@lru_cache(maxsize=8)
def index(book: Book) -> Index:
    return Index(book)
