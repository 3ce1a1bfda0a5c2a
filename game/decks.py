"""Deck lists as text: read, write, check, keep.

    # Slow Dawn
    ## Waits for the light, and then does not wait.

    3 Silver Fox
    2 lamp-bearer

    Extra:
    1 The First Hour

The first line names the deck, lines with ## describe it; a backslash before such words says that they are no heading.
A line with a number and a card's name or key is a card; capitals, spaces, hyphens and accents do not matter
(`deck_lines.py`; lists of other programs: `foreign_decks.py`). A card that knows its part of a deck lies there; below
a heading of a place outside the deck it is set aside. What cannot be read is handed back line by line, and stays in
the file.
"""

from __future__ import annotations

import os
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from . import foreign_decks, texts
from .card_names import index
from .deck_lines import SET_ASIDE, UNREAD, Reading, Unread
from .files import BadFile, Changed, content, digest, read_with_digest, stamp, write_atomically
from .kernel.book import Book
from .kernel.deck import Deck, read_deck, say_deck
from .kernel.laws import Law, Refusal
from .kernel.ruleset import Ruleset
from .kernel.template import fill
from .line_forms import MOST_LINES, ORDINAL, as_name, lines_of, plain, tidy, wordings
from .rules import RULESETS

SHIPPED = Path(__file__).parent.parent / "decks"
ENDING = ".txt"
LONGEST_FILE = 1_000_000  # bytes: a list of two thousand kinds takes 60,000


class DeckList(NamedTuple):
    """A deck with what stands about it in its file: a description (lines), what could not be read, and the file.

    `digest` tells what was read from what may stand in the file by then.
    """

    deck: Deck
    about: str = ""
    unread: tuple[Unread, ...] = ()
    path: Path | None = None
    digest: str = ""

    @property
    def unread_lines(self) -> tuple[str, ...]:
        """The lines that could not be read, as they stand."""
        return tuple(line.text for line in self.unread)

    @property
    def slug(self) -> str:
        """What the command line and a player's plan call it: the name of its file."""
        return slug_of(self.path) if self.path else ""


def slug_of(path: Path) -> str:
    """The name of a deck's file without its ending; with an ending in capitals, which another file may have not."""
    return path.stem if path.suffix == ENDING else path.name


# Reading and writing


def read(text: str, rules: Ruleset, name: str = "") -> DeckList:
    """The deck in a text, and every line of it that could not be read. `name` is for a text without one.

    Any text can be read. Raises ValueError for a game to which nobody brings a deck.
    """
    if not rules.decks.parts:
        raise ValueError(fill(texts.OWN_CARDS, game=rules.title))
    reading = Reading(rules)
    reading.take_all(lines_of(text))
    parts = tuple((part, tuple(counts.items())) for part, counts in reading.parts.items() if counts)
    about = "\n".join(reading.about).strip("\n")
    return DeckList(Deck(reading.name or as_name(name), parts), about, tuple(reading.unread))


def known_lines(text: str, rules: Ruleset, most: int = 500) -> int:
    """How many of the first lines of a text name a card of the game: whether it may be a deck of it."""
    known = index(rules.book)
    lines = (line.strip() for line in lines_of(text[: most * 200])[:most])
    bare = (ORDINAL.sub("", line, count=1) for line in lines if line)
    return sum(
        bool(known.find(line)) or any(known.find(name) for _, name in wordings(line, known.signs)) for line in bare
    )


def write(deck: Deck, rules: Ruleset, about: str = "", unread: Sequence[str] = ()) -> str:
    """The deck as text; `read` gives the same deck and description back. `unread` lines stay at its end.

    Lines that could be read as cards stand there as set aside, so that they never join the deck. A card that is not
    known may be known to another version of the game: that line joins the deck there.
    """
    known = index(rules.book)
    lines = [_marked("#", name, rules)] if (name := as_name(deck.name)) else []
    lines += [_marked("##", tidy(line), rules) for line in about.split("\n")] if about.strip() else []
    for part, counts in deck.parts:
        if counts:
            lines += [""] if lines else []
            lines += [] if part == rules.decks.parts[0] else [f"{part.capitalize()}:"]
            lines += [f"{count} {known.said(key)}" for key, count in counts]
    aside = [line for line in unread if _would_join(line, rules)]
    rest = [line for line in unread if line not in aside]
    for heading, kept in ((UNREAD, rest), (SET_ASIDE, aside)):
        lines += ["", f"{heading}:", *kept] if kept else []
    return "\n".join([*lines, ""])


def _marked(mark: str, words: str, rules: Ruleset) -> str:
    """The name of a deck, or a line about it. Words that would be a heading or a card get a backslash before them."""
    line = f"{mark} {words}".rstrip()
    reading = Reading(rules)
    reading.take(1, line)
    is_same = reading.name == words if mark == "#" else reading.about == [words]
    return line if is_same else f"{mark} \\{words}"


def _would_join(line: str, rules: Ruleset) -> bool:
    """Whether a line that is not in the deck would be read if it stood at the end of the deck's file."""
    reading = Reading(rules)
    reading.take(1, line.strip())
    return not reading.unread


# Files


def read_file(path: Path | str, rules: Ruleset) -> DeckList:
    """The deck in a file. Raises BadFile for what is no text, too long, or holds neither a name nor a card."""
    path = Path(path)
    text, told = _words(path)
    if sum(1 for line in lines_of(text) if line.strip()) > MOST_LINES:
        raise BadFile(path, "", fill(texts.TOO_MANY_LINES, n=MOST_LINES), texts.RIGHT_FILE)
    found = read(text, rules)
    if not found.deck.name and not found.deck.parts:
        raise BadFile(path, "", texts.NO_DECK_LIST, texts.WRITE_LINES_LIKE)
    name = found.deck.name or as_name(path.stem) or texts.UNNAMED
    return found._replace(path=path, deck=found.deck._replace(name=name), digest=told)


def _words(path: Path) -> tuple[str, str]:
    """The words of a deck's file, and its digest. Another program may have written it as UTF-16 or Windows-1252."""
    try:
        text, told = read_with_digest(path, LONGEST_FILE)
        return (foreign_decks.words_of(path, LONGEST_FILE), told) if "\0" in text else (text, told)
    except BadFile as fault:
        if not isinstance(fault.__cause__, UnicodeDecodeError):
            raise
        told = digest_of(path)
        return foreign_decks.words_of(path, LONGEST_FILE), told


def digest_of(path: Path) -> str:
    """The digest of what stands in a deck's file now; "" if there is none. Raises OSError for what cannot be read."""
    try:
        return digest(content(path, LONGEST_FILE))
    except FileNotFoundError:
        return ""


def save(
    path: Path | str, deck: Deck, rules: Ruleset, about: str = "", keeps_before: bool = True,
    unread: Sequence[str] = (), over: str | None = None,
) -> str:  # fmt: skip
    """Write a deck's file whole; what stood there before is kept beside it with the ending .bak. Its digest.

    Without `keeps_before` an older .bak stays: for one who saves after every change. `unread` are lines that it keeps.
    `over` is the digest of what may be written over, "" if nothing may. Raises OSError, files.Changed if that is not
    what stands there.
    """
    path, text = Path(path), write(deck, rules, about, unread).encode()
    there, told = digest_of(path), digest(text)
    if there == told:
        return there
    if there and over is not None and there != over:
        raise Changed(path)
    if there:
        beside = path.with_name(f"{path.name}.bak")
        if keeps_before or not beside.exists():
            write_atomically(beside, content(path, LONGEST_FILE))
    write_atomically(path, text, is_new=not there and over is not None)
    return told


_read: dict[tuple[Path, Book], tuple[tuple, DeckList | BadFile]] = {}  # what stood in a file, with the file's stamp
MOST_KEPT = 20_000


def in_folder(folder: Path | str, rules: Ruleset) -> tuple[list[DeckList], list[BadFile]]:
    """The decks of a folder by the names of their files, and what there cannot be read. No folder, no decks.

    What is as it was when it was last asked for is not read again: somebody may have thousands.
    """
    decks, faults = [], []
    try:
        with os.scandir(folder) as there:
            files = sorted(Path(each.path) for each in there if is_deck_file(each.name) and not os.path.isdir(each))
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [BadFile(folder, "", fill(texts.UNREADABLE, why=error.strerror))]
    for file in files:
        found = _found(file, rules)
        (faults if isinstance(found, BadFile) else decks).append(found)
    return decks, faults


def is_deck_file(name: str) -> bool:
    """Whether a file of this name is a deck in our own form. Some systems write the ending in capitals."""
    return name.lower().endswith(ENDING) and len(name) > len(ENDING)


def _found(file: Path, rules: Ruleset) -> DeckList | BadFile:
    """The deck in a file, or why there is none."""
    key, now = (file, rules.book), stamp(file)
    known = _read.get(key)
    if known is not None and now and known[0] == now:
        return known[1]
    try:
        found: DeckList | BadFile = read_file(file, rules)
    except BadFile as fault:
        found = fault
    if len(_read) >= MOST_KEPT:
        _read.clear()
    _read[key] = now, found
    return found


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
    if Path(name).suffix or os.path.dirname(name) or os.path.isfile(name):
        return _imported(Path(name), RULESETS[game])
    known = ", ".join(one.slug for one in ready) or texts.NONE
    raise ValueError(fill(texts.NO_READY_DECK, name=name, known=known))


def _imported(path: Path, rules: Ruleset) -> DeckList:
    """The deck in a file, in our own form or that of another program. Raises BadFile."""
    found = foreign_decks.turned(foreign_decks.words_of(path, LONGEST_FILE))
    if found.fault:
        raise BadFile(path, "", fill(texts.UNREADABLE, why=found.fault))
    if len(found.texts) > 1:
        raise BadFile(path, "", fill(texts.SEVERAL_DECKS, n=len(found.texts)), texts.SAVE_ONE_DECK)
    deck = read(found.texts[0], rules, path.stem)
    if not deck.deck.parts:
        raise BadFile(path, "", texts.NO_DECK_LIST, texts.WRITE_LINES_LIKE)
    return deck._replace(path=path)


# Playing with them


def why_not(deck: Deck, rules: Ruleset, rulings: Mapping[str, str] | None = None) -> list[str]:
    """Everything that keeps the deck from being played, as sentences with the law; in a match of these rulings, or of
    none that waives a law."""
    return [words for words, _ in faults(deck, rules, rulings)]


def faults(deck: Deck, rules: Ruleset, rulings: Mapping[str, str] | None = None) -> list[tuple[str, Refusal | None]]:
    """The same, each with the law itself and the cards that it is about; None where no law is needed to say it."""
    wrong = [
        fill(texts.NO_PART, game=rules.title, part=part) for part, _ in deck.parts if part not in rules.decks.parts
    ]
    keys = {key for _, counts in deck.parts for key, _ in counts}
    wrong += [fill(texts.NO_CARD, game=rules.title, card=key) for key in sorted(keys - rules.book.cards.keys())]
    if wrong:
        return [(words, None) for words in wrong]
    broken = rules.decks.broken(deck, rulings or {})
    is_open = rulings is None  # no match is meant yet: what another ruling allows is said
    return [(_broken(one, rules, is_open), one) for one in broken]


def _broken(refusal: Refusal, rules: Ruleset, is_open: bool) -> str:
    """The law that a deck breaks, and if `is_open` the ruling under which the deck can be played all the same."""
    ruling = waiver(refusal.law, rules) if is_open else None
    if ruling is None:
        return fill(texts.BREAKS_LAW, game=rules.title, law=refusal)
    section, choice = ruling
    return fill(texts.BREAKS_LAW_WAIVED, game=rules.title, law=refusal, section=section, choice=choice.lower())


def waiver(law: Law, rules: Ruleset) -> tuple[str, str] | None:
    """Section and choice of the ruling under which a deck may break this law; None if there is none."""
    for (key, choice), laws in rules.decks.waived.items():
        ruling = next((ruling for ruling in rules.rulings if ruling.key == key), None)
        if law in laws and ruling is not None:
            return ruling.section, ruling.choices[choice]
    return None


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
                raise ValueError(texts.NO_READY_DECKS)
            if not free:
                free = luck.sample(list(ready), len(ready))
            deck = free.pop()
        dealt.append(deck)
    return dealt


def bring(
    game: str,
    wanted: Sequence[Deck | None] | None,
    seats: int,
    seed: int,
    rulings: Mapping[str, str] | None = None,
) -> list[Deck]:
    """The decks with which a match begins: `wanted` or by chance, as a record keeps them; none where nobody brings one.

    Raises ValueError with the law that a deck breaks, or for decks that do not fit the game or the seats.
    """
    rules = RULESETS[game]
    if not rules.decks.parts:
        if wanted:
            raise ValueError(fill(texts.OWN_CARDS, game=rules.title))
        return []
    wanted = wanted or [None] * seats
    if len(wanted) != seats:
        raise ValueError(fill(texts.WRONG_NUMBER_OF_DECKS, n=len(wanted), seats=seats))
    dealt = deal_out([one.deck for one in shipped(game)], wanted, seed)
    for deck in dealt:
        if wrong := why_not(deck, rules, rulings):
            raise ValueError(fill(texts.ILLEGAL_DECK, deck=deck.name or texts.A_DECK, why=wrong[0]))
    return [read_deck(say_deck(deck)) for deck in dealt]
