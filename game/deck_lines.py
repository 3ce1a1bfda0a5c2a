"""The lines of a deck list: so many of a card, a heading, a name, a description; or nothing that is known.

People write cards in many ways, and so do other programs: `3 Silver Fox`, `3xSilver Fox`, `x3 Silver Fox`, `Silver Fox
x3`, `(3) Silver Fox`, `- 3 Silver Fox`, `Silver Fox<TAB>3`, `"Silver Fox",3`, with a comment or the sign of a set
behind. The likeliest meaning that names a card is taken. A card that knows its part of a deck lies there, whatever
heading it stands under.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from .kernel.book import Book
from .kernel.facet import WORDS
from .kernel.ruleset import Ruleset

MOST = 99  # of one card: what is written beyond that is a slip
LONGEST_NAME = 60
NEARBY = 25  # so many unknown cards of one text are given a likely name; looking further would take long in noise
SHORTEST = 3  # letters that may stand for a name that begins with them
LONGEST_LINE = 400  # letters: a longer line is none of a deck, and looking at it in all ways would take long
UNREAD = "Not read"  # the heading under which a deck's file keeps the lines of which nothing could be made

TIMES = "[xX\u00d7]"
WAYS = [  # how a number and a name may stand on a line, the likeliest first
    re.compile(way, re.S)
    for way in (
        r"(?P<n>\d++)\s*(?P<name>.+)",
        rf"(?P<n>\d++)\s*{TIMES}\s*(?P<name>.+)",
        r"(?P<n>\d++)\s*[,;]\s*(?P<name>.+)",
        rf"{TIMES}\s?(?P<n>\d++)\s+(?P<name>.+)",
        rf"[(\[](?P<n>\d++){TIMES}?[)\]]\s*(?P<name>.+)",
        rf"(?P<name>.+?)[\s,;:]+{TIMES}\s?(?P<n>\d++)",
        rf"(?P<name>.+?)\s*[(\[]{TIMES}?(?P<n>\d++){TIMES}?[)\]]",
        r"(?P<name>.+?)\s*[\t,;:]\s*(?P<n>\d++)",
        rf"(?P<name>.+?)\s+(?P<n>\d++){TIMES}?",
        rf"(?P<n>\d++){TIMES}?\s*\[[A-Za-z0-9]{{2,6}}(?:[:#]\w{{1,8}})?\]\s*(?P<name>.+)",
    )
]
BULLET = re.compile(r"(?:[-+\u2013]\s+|[*\u2022]\s*|SB:\s*)(?=\S)")  # "-3" is no bullet, but less than nothing
COMMENT = re.compile(r"\s+(?:#|//|--\s).*", re.S)
FOIL = re.compile(r"\s*\*[A-Z]{1,3}\*$")
SET = re.compile(r"\s*[(\[][A-Za-z0-9]{2,6}(?::\w{1,8})?[)\]](?:\s+[\w\u2605\u2020-]{1,8})?$")
UNSEEN = "\x00\u200b\u200c\u200d\u2060\ufeff"  # what a page of the web leaves around words when they are copied
COUNTED = re.compile(r"(?:\s+\d+|\s*[(\[]\d+)(?:\s*cards?)?[)\]]?:?$")  # "Creatures (12)"
TOTAL = re.compile(r"(?:total\W*)?\d+\s+cards?(?:\s+total)?\.?", re.I)
SIDE = ("sideboard", "side", "sidedeck")
# Headings of other programs, which say nothing about where a card belongs; and those of cards that are in no deck.
ELSEWHERE = ("main", "maindeck", "mainboard", "deck", "decklist", "cards", "list", "commander", "about", *SIDE)
OUTSIDE = ("maybeboard", "maybe", "considering", "wishlist", "tokens", "token")


class Unread(NamedTuple):
    """A line of a deck list that could not be read: its number from 1, its text, why, and the words it may mean."""

    line: int
    text: str
    why: str
    near: str = ""

    def __str__(self) -> str:
        shown = self.text if len(self.text) <= 60 else f"{self.text[:59]}…"
        return f"line {self.line}, {shown!r}: {self.why}" + (f"; did you mean {self.near}?" if self.near else "")


class Reading:
    """What has been read of a text so far: the counts of each part, a name, a description, and what was not read."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules, self.index = rules, index(rules.book)
        self.parts: dict[str, dict[str, int]] = {part: {} for part in rules.decks.parts}
        self.headings = {
            said: part for part in reversed(rules.decks.parts) for said in (plain(part), f"{plain(part)}deck")
        }
        self.groups = _groups(rules)
        self.plain_lines: dict[str, str] = {}  # why a line that changes nothing cannot be read: noise repeats itself
        self.known = " and ".join(f"{part.capitalize()}:" for part in rules.decks.parts)
        self.part: str | None = rules.decks.parts[0]
        self.is_outside = self.is_about = False
        self.name = ""
        self.about: list[str] = []
        self.unread: list[Unread] = []
        self.asked = 0

    def take(self, number: int, line: str) -> None:
        """One line that is not empty: it goes somewhere, or among the unread."""
        stands, line = line, line.strip(UNSEEN).strip() or line
        if line.startswith("##"):
            self.about.append(tidy(line[2:]))
            return
        if line.startswith("#"):  # below the name some write "# Knights" over some of the cards
            why, near = "" if self.name and self.is_heading(line[1:]) else self.call(tidy(line[1:])), ""
        elif line.startswith("//"):
            if not self.is_heading(line[2:]):
                self.about.append(tidy(line[2:]))
            return
        elif self.is_about and line.startswith("Name "):
            why, near = self.call(tidy(line[5:])), ""
        elif (found := self.card(line)) is not None:
            why, near = self.add(*found)
        elif any(map(str.isdigit, line[:2])) and (plainly := WAYS[0].fullmatch(line)) and not TOTAL.fullmatch(line):
            why, near = self.unknown(plainly["name"])
        else:
            why, near = self.turn_to(line)
        if why:
            self.unread.append(Unread(number, stands, why, near))

    def call(self, name: str) -> str:
        if self.name:
            return f"the deck has a name already: {self.name}"
        self.name = as_name(name)
        return f"a name has {LONGEST_NAME} letters at most" if len(name) > LONGEST_NAME else ""

    def card(self, line: str) -> tuple[str, str] | None:
        """How many of which card a line means: the number as it is written, and the key."""
        for number, name in wordings(line):
            key = self.index.find(name)
            if key is not None:
                return number, key
        if self.heading(line):
            return None  # "Blue (12)" is no dozen of a card whose name begins with blue
        for number, name in wordings(line):
            keys = self.index.begun(name)
            if len(keys) == 1:
                return number, keys[0]
        return None

    def heading(self, line: str) -> str:
        """The heading that a line is, in plain letters and without its number of cards; "" if it is none we know."""
        said = plain(COUNTED.sub("", line.strip().strip("[]=*_- ").rstrip(":")))
        known = said in OUTSIDE or said in ELSEWHERE or said in self.headings or said in self.groups
        return said if known or said == plain(UNREAD) else ""

    def is_heading(self, line: str) -> bool:
        """Whether a line is a heading that is known; then what follows stands below it."""
        said = self.heading(line)
        if not said:
            return False
        if said in OUTSIDE:
            self.is_outside = True
            return True
        self.is_outside, self.is_about = False, said == "about"
        if said in self.headings:
            self.part = self.headings[said]
        elif said in SIDE:
            self.part = None  # only a card that knows its own part is at home there
        else:
            self.part = self.rules.decks.parts[0]
        return True

    def turn_to(self, line: str) -> tuple[str, str]:
        """A heading; or else a card without its number, or nothing we know."""
        if line in self.plain_lines:
            return self.plain_lines[line], ""
        key = None if plain(line) in self.headings else self.index.find(line)
        if key is not None:
            return "how many? A line begins with a number", f"1 {self.rules.book[key].name}"
        if TOTAL.fullmatch(line) or self.is_heading(line):
            return "", ""
        if line.endswith(":"):
            self.part, self.is_outside = None, False
            why = f"is no heading of {self.rules.title}; there are {self.known}"
        else:
            why = f"is no card with its number, and no heading; there are {self.known}"
        near = difflib.get_close_matches(plain(line), self.headings, 1, 0.7) if len(line) <= LONGEST_NAME else []
        if near:
            return why, f"{self.headings[near[0]].capitalize()}:"
        if not line.endswith(":"):
            self.plain_lines[line] = why
        return why, ""

    def add(self, number: str, key: str) -> tuple[str, str]:
        """So many of a card; why not."""
        if self.is_outside:
            return "stands below a heading of cards that are not in the deck", ""
        count = int(number) if len(number) <= 4 else MOST + 1
        part = getattr(self.rules.book[key], "part", self.part)
        if part is None:
            return f"stands below a heading that {self.rules.title} does not have", ""
        counts = self.parts[part]
        if count < 1:
            return "a number of cards begins at 1", ""
        if counts.get(key, 0) + count > MOST:
            return f"{MOST} of one card are the most that can be written", ""
        counts[key] = counts.get(key, 0) + count
        return "", ""

    def unknown(self, named: str) -> tuple[str, str]:
        several = self.index.several(named)
        if several:
            return f"may be {' or '.join(several[:3])}: write the key", ""
        begun = self.index.begun(named)
        if begun:
            return f"may be {' or '.join(self.index.said(key) for key in begun[:3])}: write it out", ""
        self.asked += 1
        near = self.index.nearest(bared(named)[-1]) if self.asked <= NEARBY else ""
        return f"{self.rules.title} has no such card", near


def wordings(line: str) -> Iterator[tuple[str, str]]:
    """What a line may mean, as a number and a name, the likeliest first."""
    if len(line) > LONGEST_LINE:
        if found := WAYS[0].fullmatch(line):
            yield found["n"], found["name"]
        return
    bare = BULLET.sub("", line, count=1) if BULLET.match(line) else line
    for said in bared(bare):
        for way in WAYS:
            if found := way.fullmatch(said):
                for name in bared(found["name"]):
                    yield found["n"], name


def bared(words: str) -> list[str]:
    """The words as they stand; without a comment behind; without signs of print and set; without marks of quotation."""
    found = [words, COMMENT.sub("", words)]
    found.append(FOIL.sub("", found[-1]))
    found.append(SET.sub("", found[-1]))
    found.append(found[-1].strip().strip('"\u201c\u201d'))
    return list(dict.fromkeys(each.strip() for each in found if each.strip()))


def tidy(words: str) -> str:
    """Words on one line, with single spaces, and nothing that cannot be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())


def as_name(words: str) -> str:
    """Words as the name of a deck: on one line, not too long, without the sign that begins a name."""
    return tidy(words).lstrip("# ")[:LONGEST_NAME].rstrip()


def plain(words: str) -> str:
    """Only letters and digits, without capitals and accents: what is compared when somebody types a name."""
    if words.isascii():
        return "".join(filter(str.isalnum, words.lower()))
    return "".join(c for c in unicodedata.normalize("NFKD", words).casefold() if c.isalnum())


def _folded(words: str) -> str:
    return " ".join(words.casefold().split())


class Index:
    """The cards of a book by what people write for them, the most exact first: key, name, and both loosely."""

    def __init__(self, book: Book) -> None:
        self.names = {card.key: card.name for card in book}
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
            if words:
                self.beginnings.setdefault(words[0][:1], []).append((words, key))

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
        for way, known in self.levels:
            if keys := known.get(way(words)):
                return keys
        last, comma, first = words.partition(",")  # "Heron, Ember"
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
            for name, key in self.beginnings.get(said[0][:1], ())
            if len(said) <= len(name) and all(whole.startswith(part) for whole, part in zip(name, said, strict=False))
        ]

    def nearest(self, words: str) -> str:
        """The name of the card that looks most like these words; "" if none does."""
        found = difflib.get_close_matches(_folded(words), self.folded, 1, 0.6) if len(words) <= LONGEST_NAME else []
        return self.folded[found[0]] if found else ""

    def said(self, key: str) -> str:
        """What to write for a card: its name, or its key where the name is not its own."""
        name = self.names.get(key, key)
        return name if self.find(name) == key else key


def _words(name: str) -> list[str]:
    return [word for word in map(plain, re.split(r"[^\w']+", name)) if word]


def _groups(rules: Ruleset) -> frozenset[str]:
    """What people head groups of cards with: kinds, colours and whatever else of a card has names, one or many."""
    said = {card.kind for card in rules.book} | {getattr(card, "colour", "") for card in rules.book}
    said |= {word for facet in rules.decks.facets if facet.kind == WORDS for word in (*facet.values, *facet.names)}
    return frozenset(plain(word) + ending for word in said if word for ending in ("", "s", "es"))


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
