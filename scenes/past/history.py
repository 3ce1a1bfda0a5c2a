"""The matches that were played, each with its record in a file of its own.

A match that is over comes here under the name under which it waited: its file is moved, so that it is never in neither
place. What is said of it (who won, why, when) are notes of its record, so that a list of many reads only the head of
each file. Nothing is written over; what is deleted waits under another name until the list is left, and can be had
back until then.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game import system
from game.files import (
    EARLIEST,
    BadFile,
    date_of,
    printable,
    read_text,
    shortened,
    stamp,
    why_no_folder,
    write_atomically,
)
from game.kernel.record import LONGEST, Record, checksum, is_damaged, why_no_record
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.match.kept import ENDING
from scenes.past import texts
from ui.base import folders

if TYPE_CHECKING:
    from game.match import Match

GONE = ".gone"  # what a deleted match has after its name and its program's number, while it can be had back
SETTLED_NANOSECONDS = 3 * 10**9
"""So long after its last change a folder's time tells every later change: some file systems count in two seconds."""
BLANK = re.compile(r"(\n[^\S\n]*\n)")  # the line under the head of a record
HEAD = 32_000  # bytes of a file in which its head ends: four decks take ten thousand
ENDED, WON, WHY, LENGTH, ID, NAME, BRANCH = "ended", "won", "why", "length", "id", "name", "branch"
HELPED = "helped"
SAID_OF_THE_END = (ENDED, WON, WHY, LENGTH, HELPED, ID)
"""Notes of a match that is over: when (to the second, by the clock of the machine), the seats that won, why in words,
how long in words, for how many decisions help was asked, and what tells it from every other match. `name` is what its
player calls it, `branch` says of which match it is a branch, and at which action."""


def folder() -> Path:
    """Where the matches played lie; it may not be there."""
    return folders.data_dir() / "history"


@dataclass(frozen=True)
class Played:
    """What can be said of a match without playing it through; `problem` if its file cannot be read."""

    path: Path
    ended: datetime
    game: str = ""
    players: tuple[tuple[str, str], ...] = ()  # (kind, name), one a seat
    decks: tuple[str, ...] = ()
    won: tuple[int, ...] = ()
    why: str = ""
    length: str = ""
    helped: int = 0  # decisions for which help was asked
    id: str = ""
    name: str = ""
    branch: str = ""  # the id of the match of which it is a branch
    at: int = 0  # and after how many of its actions it left it
    is_marked: bool = False
    problem: str = ""

    @property
    def title(self) -> str:
        return RULESETS[self.game].title if self.game in RULESETS else self.game or self.path.name

    @property
    def people(self) -> list[int]:
        return [seat for seat, (kind, _) in enumerate(self.players) if kind == "human"]

    @property
    def teams(self) -> tuple[int, ...]:
        if self.game not in RULESETS:
            return tuple(range(len(self.players)))
        count = len(self.players)
        return tuple(RULESETS[self.game].team_of(seat, count) for seat in range(count))

    @property
    def result(self) -> str:
        """How it went for the one person who played: "won", "lost"; "played" by several, "watched" where only computers
        played, or "drawn"; "" if unknown."""
        if not self.id:
            return ""
        if not self.won:
            return "drawn"
        people = self.people
        if len(people) != 1:
            return "played" if people else "watched"
        return "won" if people[0] in self.won else "lost"

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """Who played against the first person, as (kind, name)."""
        if not self.people:
            return self.players
        teams = self.teams
        mine = teams[self.people[0]]
        return tuple(player for seat, player in enumerate(self.players) if teams[seat] != mine)


# Into the history


def unfinished(record: Record) -> None:
    """The match goes on: nothing is said any more of how it ended."""
    for name in SAID_OF_THE_END:
        record.notes.pop(name, None)


def note_end(match: Match, why: str) -> None:
    """Say in the record how the match ended."""
    state, record = match.state, match.record
    was_noted = record.notes.get(ID) == record.digest  # the program ended before the match could be put away
    ended = record.notes.get(ENDED, "") if was_noted else ""
    unfinished(record)
    rounds = len(state.results) + (match.given_up is not None)
    if state.goal > 1 and rounds > 1:
        length = fill(texts.ROUNDS, n=rounds)
    else:
        length = fill(texts.TURNS if state.turn else texts.ACTIONS, n=state.turn or len(record.actions))
    record.notes |= {
        ENDED: ended or datetime.now().isoformat(sep=" ", timespec="seconds"),
        WON: " ".join(map(str, match.outcome.winners)),
        WHY: why,
        LENGTH: length,
        HELPED: str(helped_in(record)),
        ID: record.digest,
    }


def helped_in(record: Record) -> int:
    """For how many decisions of this match help was asked: those of a match of which it is a branch count there."""
    _, _, at = record.notes.get(BRANCH, "").partition(" ")
    return sum(number >= _number(at) for number in record.helped)


def take(match: Match) -> str:
    """A match that is over, and of which that is said, comes into the history, once. "" or what failed."""
    if match.past is not None and match.past[1] == match.record.digest:
        return ""
    record, place = match.record, match.kept
    try:
        folder().mkdir(parents=True, exist_ok=True)
        stem = place.path.name.removesuffix(ENDING) if place is not None else f"{record.game}-{_today()}"
        if place is not None and (known := _taken_before(stem, record)) is not None:
            match.past = known, record.digest
            return ""
        if place is not None and not place.is_changed:
            place.write(record)
            target = _claimed(stem, lambda target: system.claim(place.path, target))
        else:
            target = _claimed(stem, lambda target: write_atomically(target, record.dump(), is_new=True))
    except OSError as wrong:
        why = f"{folder()}: {why_no_folder(wrong)}"
        return fill(texts.NOT_IN_HISTORY, why=why)
    match.past = target, record.digest
    return ""


def _today() -> str:
    return f"{datetime.now():%Y-%m-%d-%H%M%S}"


def _taken_before(stem: str, record: Record) -> Path | None:
    """Path of this match if it is kept already: older versions left it in both places when they were killed."""
    branch, number = record.notes.get(BRANCH, "").partition(" ")[0], 1
    while (one := look_at(_path(stem, number))) is not None:
        if (one.id, one.branch) == (record.digest, branch):
            return one.path
        number += 1
    return None


def _path(stem: str, number: int) -> Path:
    """The name of the number-th match of this stem, counted from 1."""
    return folder() / f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}"


def _claimed(stem: str, claim) -> Path:
    """The first free name of this stem, taken by `claim(path)`. Raises OSError."""
    number = 1
    while True:
        target = _path(stem, number)
        with contextlib.suppress(FileExistsError):
            if not any(name.startswith(f"{target.name}.") for name in _deleted()):
                claim(target)
                return target
        number += 1


# Out of it


def has_played(game: str) -> bool:
    """Whether somebody at this screen has played a match of this game that is over, however it ended."""
    names = (name for name in signs() if name.startswith(f"{game}-"))
    return any(one.people for name in names if (one := look_at(folder() / name)) is not None)


_names: tuple[Path | None, int, frozenset[str]] = None, 0, frozenset()


def signs() -> frozenset[str]:
    """The names of all matches; they are other ones once a match has come or gone. Cheap to ask."""
    global _names
    try:
        place = folder()
        changed = os.stat(place).st_mtime_ns
        if (place, changed) != _names[:2]:
            names = frozenset(name for name in os.listdir(place) if name.endswith(ENDING))
            if abs(time.time_ns() - changed) <= SETTLED_NANOSECONDS:
                return names
            _names = place, changed, names
    except OSError:
        return frozenset()
    return _names[2]


_seen: dict[Path, tuple[tuple, Played]] = {}


def played() -> Iterator[Played]:
    """All matches played, those that are not yet known one by one as they are read; in no order."""
    for name in signs():
        if (one := look_at(folder() / name)) is not None:
            yield one


def remember(path: Path, one: Played) -> None:
    """Keep the head of a match for its file as it is now."""
    _seen[path] = stamp(path), one


def remembered(path: Path, changed: int, size: int) -> Played | None:
    """Head of a match if its file still has this time of change (ns) and size in bytes."""
    stamp, one = _seen.get(path, ((), None))
    return one if stamp[:2] == (changed, size) else None


def look_at(path: Path) -> Played | None:
    """A look at the head of one match; None if it has just gone."""
    now = stamp(path)
    if not now:
        _seen.pop(path, None)
        return None
    if path not in _seen or _seen[path][0] != now:
        _seen[path] = now, _read(path)
    return _seen[path][1]


def _read(path: Path) -> Played:
    try:
        ended = date_of(path.stat())
        with os.fdopen(system.opened(path), "rb") as file:
            words = file.read(HEAD).decode("utf-8", "replace")
    except (OSError, ValueError) as wrong:
        return Played(
            path, datetime.fromtimestamp(EARLIEST), problem=f"{path.name}: {getattr(wrong, 'strerror', '') or wrong}"
        )
    return said_of(path, words, ended)


def said_of(path: Path, words: str, ended: datetime) -> Played:
    """What the head of a record says."""
    lines = [printable(line) for line in words.removeprefix("\ufeff").splitlines()]
    if wrong := why_no_record(lines[0] if lines else ""):
        return Played(path, ended, problem=f"{path.name}: {wrong}.")
    head: dict[str, str] = {}
    is_marked = False
    for line in lines[1:]:
        if not line.strip():
            break
        key, _, value = line.partition(":")
        is_marked |= key.strip() == "mark"
        head[key.strip()] = value.strip()
    players, decks = [], []
    while f"seat {len(players)}" in head and len(players) < 9:
        kind, _, name = head[f"seat {len(players)}"].partition(" ")
        players.append((kind, shortened(name)))
    while f"deck {len(decks)}" in head and len(decks) < 9:
        decks.append(shortened(head[f"deck {len(decks)}"].partition(" = ")[0]))
    game = head.get("game", "")
    said = {name: shortened(head.get(f"note {name}", ""), 200) for name in (*SAID_OF_THE_END, NAME, BRANCH)}
    ended = _date(said[ENDED]) or ended
    won = tuple(int(seat) for seat in said[WON].split() if seat.isdecimal() and int(seat) < len(players))
    branch, _, at = said[BRANCH].partition(" ")
    problem = "" if game in RULESETS else fill(texts.NO_SUCH_GAME, file=path.name, game=shortened(game))
    if not players:
        problem = problem or fill(texts.NO_PLAYERS, file=path.name)
    return Played(
        path, ended, game, tuple(players), tuple(decks), won, said[WHY], said[LENGTH], _number(said[HELPED]), said[ID],
        said[NAME], branch, _number(at), is_marked, problem,
    )  # fmt: skip


def _date(words: str) -> datetime | None:
    """A date by the clock of this machine; None where there is none, or one that it cannot reckon with."""
    with contextlib.suppress(ValueError, OverflowError, OSError):
        found = datetime.fromisoformat(words)
        found = found.astimezone().replace(tzinfo=None) if found.tzinfo is not None else found
        found.timestamp()
        return found
    return None


def _number(words: str) -> int:
    return int(words) if words.isdecimal() else 0


def rename(one: Played, name: str) -> str:
    """Call a match so. "" or what failed. Everything else in its file stays, letter by letter."""
    name = shortened(printable(" ".join(name.split())), 60)
    try:
        words = read_text(one.path, LONGEST)
        head, blank, rest = BLANK.split(words, maxsplit=1) if BLANK.search(words) else (words, "\n\n", "")
        lines = [line for line in head.split("\n") if not line.startswith(f"note {NAME}:")]
        if name:
            lines.append(f"note {NAME}: {name}")
        if not is_damaged(words.splitlines()):
            summed = checksum(line for line in [*lines[1:], "", *rest.splitlines()] if not line.startswith("checksum:"))
            lines = [f"checksum: {summed}" if line.startswith("checksum:") else line for line in lines]
        write_atomically(one.path, "\n".join(lines) + blank + rest)
    except BadFile as wrong:
        return fill(texts.NAME_NOT_SAVED, why=wrong)
    except OSError as wrong:
        return fill(texts.NAME_NOT_SAVED, why=f"{one.path}: {wrong.strerror or wrong}")
    return ""


# Deleted, and had back


def _gone(path: Path) -> Path:
    """Where a match waits that this program has deleted."""
    return path.with_name(f"{path.name}.{os.getpid()}{GONE}")


def _deleted() -> list[str]:
    """The names of all matches that were deleted, by whichever program, and not let go of."""
    try:
        return [name for name in os.listdir(folder()) if name.endswith(GONE)]
    except OSError:
        return []


def delete(path: Path) -> str:
    """Take a match away; `restore` has it back until `let_go`. "" or why it is still there."""
    try:
        system.replace(path, _gone(path))
    except OSError as wrong:
        return fill(texts.STILL_THERE, file=path, why=wrong.strerror or wrong)
    return ""


def restore(path: Path) -> str:
    """Have a match back that was deleted. "" or why it is gone."""
    try:
        system.claim(_gone(path), path)
    except OSError as wrong:
        return fill(texts.NOT_RESTORED, file=path, why=wrong.strerror or wrong)
    return ""


def let_go(path: Path) -> None:
    """A match that was deleted cannot be had back any more."""
    _let_go(_gone(path))


def _let_go(gone: Path) -> None:
    with contextlib.suppress(OSError, BadFile):
        one = _read(gone)
        system.remove(gone)
        others = (other.path for _, other in _seen.values() if other.id == one.id)
        if one.id and not any(path.parent == folder() and path.exists() for path in others):
            system.remove(review_of(one.id))


def sweep() -> None:
    """Remove for good what a program deleted that ended before it could."""
    for name in _deleted():
        process = name.removesuffix(GONE).rpartition(".")[2]
        may_be_had_back = process.isdecimal() and int(process) != os.getpid() and system.is_running(int(process))
        if not may_be_had_back:
            _let_go(folder() / name)


def review_of(digest: str) -> Path:
    """Where what was found out about a match is kept. What a file from elsewhere calls itself leads nowhere else."""
    return folders.data_dir() / "reviews" / f"{re.sub(r'[^A-Za-z0-9_-]', '', digest)}.json"
