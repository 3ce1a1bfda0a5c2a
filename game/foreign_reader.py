"""Reading a deck list from elsewhere, as jobs for another process: whatever a file holds, the screen does not wait.

Each job takes and returns plain data, all that the screen shows of a text, so that nothing is parsed a second time.
Work is limited by the size of a text, how deep it is nested, and how many entries, lines and decks it has; a text
beyond a limit is not read, and one line says why.
"""

from __future__ import annotations

import stat
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from . import decks, foreign_decks, texts
from .deck_lines import with_near
from .decks import DeckList
from .files import BadFile
from .kernel.deck import Deck
from .kernel.ruleset import Ruleset
from .kernel.template import fill
from .rules import RULESETS

ENDINGS = (".txt", ".dek", ".o8d", ".deck", ".dec", ".dck", ".md", ".cod", ".json", ".csv", ".tsv")
QUICK = 2_500  # characters of a text that is parsed within a frame or two, whatever it holds
QUICK_LIKELY = 800  # the same, where each line is compared with all cards, several times
EXPANDS = ("<!DOCTYPE", "<!ENTITY")  # in XML: few characters may stand for millions
MOST_ROUNDS = 8  # a reading looks for a likely name for some 25 lines


class Lists(NamedTuple):
    """What a text from elsewhere holds: the lines of each of its decks, in `known` how many lines name a card of each
    game, and the first deck as it was `found` for a `game`: the one that was asked for, or which they name the most.

    With a `fault`, the end of a sentence on why the text is not read, its only list is empty.
    """

    texts: tuple[str, ...]
    known: dict[str, int]
    game: str
    found: DeckList
    fault: str = ""


def is_quick(text: str, most: int = QUICK) -> bool:
    """Whether a text may be parsed at once."""
    return len(text) <= most and not any(mark in text for mark in EXPANDS)


def is_quick_file(path: Path | str) -> bool:
    """The same of a file, by its length; one that is too long, no plain file or not there is refused at once."""
    try:
        about = Path(path).stat()
    except (OSError, ValueError):
        return True
    return not stat.S_ISREG(about.st_mode) or not QUICK < about.st_size <= decks.LONGEST_FILE


def words_in(path: Path | str) -> str:
    """The words of a file. Raises BadFile."""
    return foreign_decks.words_of(path, decks.LONGEST_FILE)


def find_lists(text: str, game: str, name: str) -> Lists:
    """The decks that a text holds; `game` may be "", and `name` is for a first deck without one."""
    too_long = fill(texts.MANY_LETTERS, n=len(text) / 1_000_000) if len(text) > decks.LONGEST_FILE else ""
    written, fault = ((), too_long) if too_long else foreign_decks.turned(text)
    written = ("",) if fault else written
    lines = "\n".join(written)
    known = {one: decks.known_lines(lines, rules) for one, rules in RULESETS.items()}
    with_decks = [one for one, rules in RULESETS.items() if rules.decks.parts]
    game = game or max(with_decks, key=known.__getitem__)
    found = DeckList(Deck(name, ())) if fault else read_deck(written[0], game, name)
    return Lists(written, known, game, found, fault)


def find_lists_in(path: Path | str, game: str, name: str) -> Lists:
    """The decks in a file. Raises BadFile, also for a text that is not read."""
    lists = find_lists(words_in(path), game, name)
    if lists.fault:
        raise BadFile(path, "", fill(texts.UNREADABLE, why=lists.fault))
    return lists


def read_deck(text: str, game: str, name: str) -> DeckList:
    """The deck that these lines are; `name` is for one without."""
    return decks.read(text, RULESETS[game], name)


def with_likely(lines: Sequence[str], rules: Ruleset) -> list[str]:
    """The lines with what each unread one may mean in its place. Of a long list in noise some are left over."""
    mended = list(lines)
    for _ in range(MOST_ROUNDS):
        likely = [line for line in decks.read("\n".join(mended), rules).unread if line.near]
        for line in likely:
            mended[line.line - 1] = with_near(line)
        if not likely:
            break
    return mended
