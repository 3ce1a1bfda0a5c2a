"""Reading a deck list from elsewhere, as jobs for another process: whatever a file holds, the screen does not wait.

Each job returns all that the screen shows of it, so that nothing is parsed a second time.
"""

from __future__ import annotations

import stat
from pathlib import Path
from typing import NamedTuple

from . import decks, foreign_decks
from .decks import DeckList
from .rules import RULESETS

QUICK = 2_500  # characters of a text that is parsed within a frame or two, whatever it holds
EXPANDS = ("<!DOCTYPE", "<!ENTITY")  # in XML: few characters may stand for millions


class Lists(NamedTuple):
    """What a text from elsewhere holds: the lines of each of its decks, in `known` how many lines name a card of each
    game, and the first deck as it was `found` for a `game`: the one that was asked for, or which they name the most."""

    texts: tuple[str, ...]
    known: dict[str, int]
    game: str
    found: DeckList


def is_quick(text: str) -> bool:
    """Whether a text may be parsed at once."""
    return len(text) <= QUICK and not any(mark in text for mark in EXPANDS)


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
    texts = tuple(foreign_decks.lists(text))
    lines = "\n".join(texts)
    known = {one: decks.known_lines(lines, rules) for one, rules in RULESETS.items()}
    with_decks = [one for one, rules in RULESETS.items() if rules.decks.parts]
    game = game or max(with_decks, key=known.__getitem__)
    return Lists(texts, known, game, read_deck(texts[0], game, name))


def find_lists_in(path: Path | str, game: str, name: str) -> Lists:
    """The decks in a file. Raises BadFile."""
    return find_lists(words_in(path), game, name)


def read_deck(text: str, game: str, name: str) -> DeckList:
    """The deck that these lines are; `name` is for one without."""
    return decks.read(text, RULESETS[game], name)
