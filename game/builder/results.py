"""Wins and losses of decks, by the deck that was played against: one line a match in a text file.

2026-11-21 GAME won Slow Dawn | Candle Row Collections | 77aa0192

The last word tells one match from another.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from ..files import BadFile, add_lines, read_text, write_atomically
from ..kernel.template import fill
from . import texts

FILE = "results.txt"
WON, LOST = "won", "lost"


class Met(NamedTuple):
    """How a deck did against one other: its name, and the day of their last match (2026-11-21)."""

    name: str
    wins: int
    losses: int
    last: str


class Tally(NamedTuple):
    """How a deck did: altogether, and against each deck by its name, the most played first."""

    wins: int
    losses: int
    against: tuple[Met, ...]


class Told(NamedTuple):
    """What one line says. `match` tells one match from another, so that none is written down twice."""

    day: str
    game: str
    result: str
    mine: str
    theirs: str
    match: str = ""


class Results:
    """The file of results in a folder. What cannot be read in it is kept as it is, and told in `faults`."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.faults: list[str] = []
        self._lines: list[str] = []
        self._read()

    def _read(self) -> None:
        try:
            self._lines = self._read_lines()
        except BadFile as fault:
            self.faults.append(str(fault))
            return
        for number, line in enumerate(self._lines, 1):
            if line.strip() and _parsed(line) is None:
                self.faults.append(fill(texts.NO_RESULT, path=self.path, line=number, text=line[:40]))

    def _read_lines(self) -> list[str]:
        return read_text(self.path).splitlines() if self.path.exists() else []

    def note(self, *told: Told) -> None:
        """Write down the results of a match. Raises OSError, or BadFile for a file that is no text; that stays whole.

        What is said of a match of which the file tells already is left out.
        """
        known = self._read_lines()  # another program may have written since
        matches = {said.match for said in map(_parsed, known) if said is not None and said.match}
        lines = [_line(one) for one in told if one.match not in matches]
        if lines:
            add_lines(self.path, lines)
        self._lines = [*known, *lines]

    def of(self, game: str, name: str) -> Tally:
        """How the deck of that name did."""
        wins, losses, last = Counter[str](), Counter[str](), dict[str, str]()
        for line in self._lines:
            told = _parsed(line)
            if told is not None and told.game == game and told.mine == _said(name):
                (wins if told.result == WON else losses)[told.theirs] += 1
                last[told.theirs] = max(told.day, last.get(told.theirs, ""))
        others = sorted(last, key=lambda other: (-wins[other] - losses[other], other))
        against = tuple(Met(other, wins[other], losses[other], last[other]) for other in others)
        return Tally(wins.total(), losses.total(), against)

    def rename(self, game: str, old: str, new: str) -> None:
        """A deck has another name now: its results go with it. Raises OSError or BadFile; the file is whole then."""
        lines, known = [], self._read_lines()
        for line in known:
            told = _parsed(line)
            if told is not None and told.game == game and told.mine == _said(old):
                line = _line(told._replace(mine=new))
            lines.append(line)
        if lines != known:
            write_atomically(self.path, "\n".join(lines) + "\n")
        self._lines = lines


def _line(told: Told) -> str:
    mine, theirs = _said(told.mine), _said(told.theirs)
    return f"{told.day} {told.game} {told.result} {mine} | {theirs}" + (f" | {told.match}" if told.match else "")


def _parsed(line: str) -> Told | None:
    """What a line says; None if it is no result."""
    head, bar, rest = line.partition(" | ")
    theirs, _, match = rest.partition(" | ")
    words = head.split(" ", 3)
    if not bar or len(words) != 4 or words[2] not in (WON, LOST):
        return None
    return Told(*words, theirs.strip(), match.strip())


def _said(name: str) -> str:
    """A deck's name as it stands in a line."""
    return " ".join(name.replace("|", "/").split()) or "?"
