"""Deck lists as text: read, write, check, keep.

    # Slow Dawn
    ## Waits for the light, and then does not wait.

    3 Ember Heron
    2 lamp-bearer

    Extra:
    1 The First Hour

The first line names the deck, lines with ## describe it. A line with a number and a card's name or key is a card;
capitals, spaces, hyphens and accents do not matter. A heading begins another part of the deck: headings are the parts
that the ruleset names, and what stands above all of them belongs to the first. What cannot be read is handed back line
by line.
"""

from __future__ import annotations

import contextlib
import difflib
import random
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from .files import BadFile, read_text, write_atomically
from .kernel.book import Book
from .kernel.deck import Deck, read_deck, say_deck
from .kernel.ruleset import Ruleset
from .rules import RULESETS

SHIPPED = Path(__file__).parent.parent / "decks"
ENDING = ".txt"
MOST = 99  # of one card: what is written beyond that is a slip
LONGEST_FILE = 1_000_000  # bytes: a list of two thousand kinds takes 60,000
LONGEST_NAME = 60
TIMES = "xX\u00d7"  # "3 x Ember Heron"
NEARBY = 25  # so many unknown cards of one text are given a likely name; looking further would take long in noise

_CARD = re.compile(r"(\d++)\s*(.+)", re.S)


class Unread(NamedTuple):
    """A line of a deck list that could not be read: its number from 1, its text, why, and the words it may mean."""

    line: int
    text: str
    why: str
    near: str = ""

    def __str__(self) -> str:
        shown = self.text if len(self.text) <= 60 else f"{self.text[:59]}…"
        return f"line {self.line}, {shown!r}: {self.why}" + (f"; did you mean {self.near}?" if self.near else "")


class DeckList(NamedTuple):
    """A deck with what stands about it in its file: a description (lines), what could not be read, and the file."""

    deck: Deck
    about: str = ""
    unread: tuple[Unread, ...] = ()
    path: Path | None = None

    @property
    def slug(self) -> str:
        """What the command line and a player's plan call it: the name of its file."""
        return self.path.stem if self.path else ""


# Reading and writing


def read(text: str, rules: Ruleset, name: str = "") -> DeckList:
    """The deck in a text, and every line of it that could not be read. `name` is for a text without one.

    Any text can be read. Raises ValueError for a game to which nobody brings a deck.
    """
    if not rules.decks.parts:
        raise ValueError(f"{rules.title} is played with its own cards: nobody brings a deck")
    reading = _Reading(rules)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if line.strip():
            reading.take(number, line.strip())
    parts = tuple((part, tuple(counts.items())) for part, counts in reading.parts.items() if counts)
    about = "\n".join(reading.about).strip("\n")
    return DeckList(Deck(reading.name or as_name(name), parts), about, tuple(reading.unread))


class _Reading:
    """What has been read of a text so far."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules, self.index = rules, _index(rules.book)
        self.parts: dict[str, dict[str, int]] = {part: {} for part in rules.decks.parts}
        self.headings = {plain(part): part for part in reversed(rules.decks.parts)}
        self.plain_lines: dict[str, str] = {}  # why a line that changes nothing cannot be read: noise repeats itself
        self.known = " and ".join(f"{part.capitalize()}:" for part in rules.decks.parts)
        self.part: str | None = rules.decks.parts[0]
        self.name = ""
        self.about: list[str] = []
        self.unread: list[Unread] = []
        self.asked = 0

    def take(self, number: int, line: str) -> None:
        """One line that is not empty: it goes somewhere, or among the unread."""
        if line.startswith("##"):
            self.about.append(tidy(line[2:]))
            return
        if line.startswith("#"):
            why, near = self.call(tidy(line[1:])), ""
        elif card := _CARD.fullmatch(line):
            why, near = self.add(card[1], card[2])
        else:
            why, near = self.turn_to(line)
        if why:
            self.unread.append(Unread(number, line, why, near))

    def call(self, name: str) -> str:
        if self.name:
            return f"the deck has a name already: {self.name}"
        self.name = as_name(name)
        return f"a name has {LONGEST_NAME} letters at most" if len(name) > LONGEST_NAME else ""

    def turn_to(self, line: str) -> tuple[str, str]:
        """A heading; or else a card without its number, or nothing we know."""
        if line in self.plain_lines:
            return self.plain_lines[line], ""
        part = self.headings.get(plain(line))
        key = self.index.find(line) if part is None else None
        if key is not None:
            return "how many? A line begins with a number", f"1 {self.rules.book[key].name}"
        if part is not None or line.endswith(":"):
            self.part = part
        if part is not None:
            return "", ""
        why = f"is no card with its number, and no heading; there are {self.known}"
        near = difflib.get_close_matches(plain(line), self.headings, 1, 0.7) if len(line) <= LONGEST_NAME else []
        if near:
            return why, f"{self.headings[near[0]].capitalize()}:"
        if not line.endswith(":"):
            self.plain_lines[line] = why
        return why, ""

    def add(self, number: str, named: str) -> tuple[str, str]:
        """So many of a card; why not, and what may be meant."""
        count = int(number) if len(number) <= 4 else MOST + 1
        key = self.index.find(named)
        if key is None and named[0] in TIMES and named[1:2].isspace():
            named = named[1:].strip()
            key = self.index.find(named)
        if key is None:
            return self.unknown(named)
        if self.part is None:
            return f"stands below a heading that {self.rules.title} does not have", ""
        counts = self.parts[self.part]
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
        self.asked += 1
        near = self.index.nearest(named) if self.asked <= NEARBY else ""
        return f"{self.rules.title} has no such card", near


def known_lines(text: str, rules: Ruleset, most: int = 500) -> int:
    """How many of the first lines of a text name a card of the game: whether it may be a deck of it."""
    index = _index(rules.book)
    cards = (_CARD.fullmatch(line.strip()) for line in text[: most * 200].splitlines()[:most])
    return sum(card is not None and any(map(index.find, (card[2], card[2].lstrip(TIMES + " ")))) for card in cards)


def write(deck: Deck, rules: Ruleset, about: str = "") -> str:
    """The deck as text; `read` gives the same deck and description back."""
    index = _index(rules.book)
    lines = [f"# {name}"] if (name := as_name(deck.name)) else []
    lines += [f"## {tidy(line)}".rstrip() for line in about.split("\n")] if about.strip() else []
    for part, counts in deck.parts:
        if counts:
            lines += [""] if lines else []
            lines += [] if part == rules.decks.parts[0] else [f"{part.capitalize()}:"]
            lines += [f"{count} {index.said(key)}" for key, count in counts]
    return "\n".join([*lines, ""])


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


class _Index:
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

    def find(self, words: str) -> str | None:
        """The key of the one card that these words mean; None if that is no card, or more than one."""
        if len(words) > 200:
            return None
        for way, known in self.levels:
            keys = known.get(way(words))
            if keys:
                return keys[0] if len(keys) == 1 else None
        return None

    def several(self, words: str) -> list[str]:
        """The keys of the cards that these words could mean, if that is more than one."""
        for way, known in self.levels if len(words) <= 200 else ():
            if keys := known.get(way(words)):
                return keys
        return []

    def nearest(self, words: str) -> str:
        """The name of the card that looks most like these words; "" if none does."""
        found = difflib.get_close_matches(_folded(words), self.folded, 1, 0.6) if len(words) <= LONGEST_NAME else []
        return self.folded[found[0]] if found else ""

    def said(self, key: str) -> str:
        """What to write for a card: its name, or its key where the name is not its own."""
        name = self.names.get(key, key)
        return name if self.find(name) == key else key


def _known(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """What can be written, and the keys of the cards that it may mean."""
    known: dict[str, list[str]] = {}
    for said, key in pairs:
        keys = known.setdefault(said, []) if said else []
        if key not in keys:
            keys.append(key)
    return known


@lru_cache(maxsize=8)
def _index(book: Book) -> _Index:
    return _Index(book)


# Files


def read_file(path: Path | str, rules: Ruleset) -> DeckList:
    """The deck in a file. Raises BadFile for what is no text, too long, or holds neither a name nor a card."""
    path = Path(path)
    found = read(read_text(path, LONGEST_FILE), rules)
    if not found.deck.name and not found.deck.parts:
        raise BadFile(path, "", "is no deck list: no line of it names a card", "a line is like: 3 Ember Heron")
    return found._replace(path=path, deck=found.deck._replace(name=found.deck.name or as_name(path.stem) or "Unnamed"))


def save(path: Path | str, deck: Deck, rules: Ruleset, about: str = "", keeps_before: bool = True) -> None:
    """Write a deck's file whole; what stood there before is kept beside it with the ending .bak. Raises OSError.

    Without `keeps_before` an older .bak stays: for one who saves after every change.
    """
    path, text = Path(path), write(deck, rules, about).encode()
    with contextlib.suppress(FileNotFoundError):
        before = path.read_bytes()
        if before == text:
            return
        beside = path.with_name(f"{path.name}.bak")
        if keeps_before or not beside.exists():
            write_atomically(beside, before)
    write_atomically(path, text)


def in_folder(folder: Path | str, rules: Ruleset) -> tuple[list[DeckList], list[BadFile]]:
    """The decks of a folder by the names of their files, and what there cannot be read. No folder, no decks."""
    decks, faults = [], []
    try:
        files = sorted(file for file in Path(folder).iterdir() if file.suffix == ENDING)
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [BadFile(folder, "", f"cannot be read: {error.strerror}")]
    for file in files:
        try:
            decks.append(read_file(file, rules))
        except BadFile as fault:
            faults.append(fault)
    return decks, faults


def shipped(game: str) -> list[DeckList]:
    """The ready decks of a game; none where the game brings its own cards. (`check` tells what is wrong in them.)"""
    rules = RULESETS[game]
    return in_folder(SHIPPED / game, rules)[0] if rules.decks.parts else []


def find(game: str, name: str) -> DeckList:
    """A ready deck by the name of its file or its own, or the deck in a file. Raises ValueError."""
    ready = shipped(game)
    found = [one for one in ready if plain(name) in (plain(one.slug), plain(one.deck.name))]
    if found:
        return found[0]
    if name.endswith(ENDING):
        return read_file(name, RULESETS[game])
    raise ValueError(f"there is no ready deck {name!r}; there are: {', '.join(one.slug for one in ready) or 'none'}")


# Playing with them


def why_not(deck: Deck, rules: Ruleset) -> list[str]:
    """Everything that keeps the deck from being played, as sentences with the law."""
    wrong = [f"{rules.title} has no {part!r} in a deck" for part, _ in deck.parts if part not in rules.decks.parts]
    keys = {key for _, counts in deck.parts for key, _ in counts}
    wrong += [f"{rules.title} has no card {key!r}" for key in sorted(keys - rules.book.cards.keys())]
    if not wrong and rules.decks.laws:
        wrong = [f"{rules.title} {refusal}" for refusal in rules.decks.laws(deck)]
    return wrong


def colours(deck: Deck, rules: Ruleset) -> tuple[str, ...]:
    """The colours of a deck's cards, the most frequent first; none where cards have no colours."""
    found: dict[str, int] = {}
    for _, counts in deck.parts:
        for key, count in counts:
            colour = getattr(rules.book.cards.get(key), "colour", "")
            found[colour] = found.get(colour, 0) + count
    return tuple(sorted(filter(None, found), key=lambda colour: (-found[colour], colour)))


def deal_out(ready: Sequence[Deck], wanted: Sequence[Deck | None], seed: int) -> list[Deck]:
    """A deck for every seat: what is wanted, else a ready one by chance; different ones while there are enough.

    Raises ValueError if one is needed and none is ready.
    """
    luck = random.Random(f"decks {seed}")
    free = [deck for deck in ready if deck not in wanted]
    luck.shuffle(free)
    dealt = []
    for deck in wanted:
        if deck is None:
            if not ready:
                raise ValueError("there is no ready deck to play with")
            if not free:
                free = luck.sample(list(ready), len(ready))
            deck = free.pop()
        dealt.append(deck)
    return dealt


def bring(game: str, wanted: Sequence[Deck | None] | None, seats: int, seed: int) -> list[Deck]:
    """The decks with which a match begins: `wanted` or by chance, as a record keeps them; none where nobody brings one.

    Raises ValueError with the law that a deck breaks, or for decks that do not fit the game or the seats.
    """
    rules = RULESETS[game]
    if not rules.decks.parts:
        if wanted:
            raise ValueError(f"{rules.title} is played with its own cards: nobody brings a deck")
        return []
    wanted = wanted or [None] * seats
    if len(wanted) != seats:
        raise ValueError(f"{len(wanted)} deck{'s' * (len(wanted) != 1)} for {seats} players")
    dealt = deal_out([one.deck for one in shipped(game)], wanted, seed)
    for deck in dealt:
        if wrong := why_not(deck, rules):
            raise ValueError(f"{deck.name or 'a deck'} cannot be played: {wrong[0]}")
    return [read_deck(say_deck(deck)) for deck in dealt]
