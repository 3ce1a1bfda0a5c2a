"""The one way in for deck lists from outside: a file, bytes, or words of the clipboard, in any form that is known.

    found = load(path, "chrono_clash")

What comes back is plain data without a screen, so that a worker process can do it. Work is limited by the size of the
text, how deep it is nested, and how many entries, lines and decks it has; a text beyond a limit is not read, and
`fault` says so in one line. Nothing is raised.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from . import decks
from .deck_lines import with_near
from .decks import LONGEST_FILE, DeckList
from .files import BadFile, printable
from .foreign_decks import decoded, turned, words_of
from .kernel.ruleset import Ruleset
from .rules import RULESETS

ENDINGS = (".txt", ".dek", ".deck", ".dec", ".dck", ".md", ".cod", ".o8d", ".json", ".csv", ".tsv")
MOST_DECKS = 200  # of one text
MOST_ROUNDS = 8  # a reading looks for a likely name for some 25 lines


class Import(NamedTuple):
    """What was read: `texts` are the decks in lines of ours, `decks` the same as they were read, `notes` what there is
    to say about each. `known` is how many lines name a card, by game. With a `fault` there are none."""

    game: str
    texts: tuple[str, ...] = ()
    decks: tuple[DeckList, ...] = ()
    notes: tuple[tuple[str, ...], ...] = ()
    known: tuple[tuple[str, int], ...] = ()
    fault: str = ""


def load(source: Path | bytes | str, game: str = "", name: str = "") -> Import:
    """The decks in a file, in bytes, or in words. Without `game` it is the one of whose cards most are named.

    `name` is for a deck without one, and says where words are from.
    """
    label = name or (str(source) if isinstance(source, Path) else "The text")
    try:
        words = _words(source)
    except BadFile as fault:
        return Import(game, fault=f"{fault}.")
    except UnicodeDecodeError:
        return Import(game, fault=f"{printable(label)}: it is no text.")
    if len(words) > LONGEST_FILE:
        return Import(game, fault=f"{printable(label)}: {len(words) / 1_000_000:.1f} million letters are no deck list.")
    found = turned(words)
    fault = found.fault
    if len(found.texts) > MOST_DECKS:
        fault = f"it holds more than {MOST_DECKS} decks"
    if fault:
        return Import(game, fault=f"{printable(label)}: nothing was read, because {fault}.")
    lines = "\n".join(found.texts)
    known = {one: decks.known_lines(lines, rules) for one, rules in RULESETS.items()}
    game = game or max((one for one in known if RULESETS[one].decks.parts), key=known.__getitem__, default="")
    if not game:
        return Import(game, found.texts, known=tuple(known.items()))
    rules = RULESETS[game]
    stem = name or (source.stem if isinstance(source, Path) else "")
    read = tuple(decks.read(text, rules, stem) for text in found.texts)
    return Import(game, found.texts, read, tuple(notes(one, rules) for one in read), tuple(known.items()))


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


def _words(source: Path | bytes | str) -> str:
    if isinstance(source, Path):
        return words_of(source, LONGEST_FILE)
    if isinstance(source, bytes):
        return decoded(source[: 4 * LONGEST_FILE])
    return source


def notes(found: DeckList, rules: Ruleset) -> tuple[str, ...]:
    """What there is to say about a deck that was read, a sentence each: too many copies, and lines not in the deck."""
    aside = sum(line.is_aside for line in found.unread)
    unread = len(found.unread) - aside
    said = [decks.excess(found.deck, rules)]
    if aside:
        said.append(f"{aside} lines were set aside." if aside > 1 else "1 line was set aside: it is not in the deck.")
    if unread:
        said.append(f"{unread} line{'s' * (unread > 1)} could not be read.")
    return tuple(filter(None, said))
