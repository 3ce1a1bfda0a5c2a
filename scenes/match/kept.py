"""The matches that are not finished, each in a file of its own, and who may go on with one.

A match is written down after every action, whole or not at all, so that killing the program loses at most the action
in flight. Nobody's match is written over: a new one has a new name, and one that was changed by somebody else since it
was read is written beside it. While a match is on the table, this program holds it: another one with the same home
offers it only to be looked at in the list.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game import files, system
from game.ai.seats import HUMAN
from game.files import BadFile, read_text
from game.kernel.record import LONGEST, Record, load
from game.kernel.template import fill
from scenes.match import texts
from scenes.match.standing import who_plays
from ui.base import folders

if TYPE_CHECKING:
    from game.match import Match

ENDING, LOCK = ".match", system.LOCK
OVER = "over"
"""How a match stands that is over, while its result is still to be noted."""
HAND = "hand {}"
"""The note of a record about the order of a seat's hand. A match that is over has none."""
FORMER = "unfinished.match"
"""Where the only unfinished match was kept before there could be several."""


def folder() -> Path:
    """Where the matches lie; it may not be there."""
    return folders.data_dir() / "matches"


class Place:
    """Where one match is kept. `hold` before going on with it, `let_go` when it leaves the table."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._grip: int | None = None
        self._stamp: tuple = ()  # of the file as we last saw it
        self._words = ""  # what stands in it, as far as we know

    @classmethod
    def new(cls, game: str) -> Place:
        """A name that no match has yet, held. Raises OSError."""
        folder().mkdir(parents=True, exist_ok=True)
        stem, number = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}", 1
        while True:
            place = cls(folder() / f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}")
            if place.hold() and not place.path.exists():
                return place
            place.let_go()
            number += 1

    def hold(self) -> bool:
        """Keep other programs from going on with this match. False if one of them does."""
        if self._grip is None:
            try:
                self._grip = system.hold(self._lock)
            except OSError:
                return True  # nothing can be held here: that keeps nobody from playing
        return self._grip is not None

    def let_go(self) -> None:
        """Another program may go on with it."""
        if self._grip is not None:
            system.let_go(self._lock, self._grip)
            self._grip = None

    @property
    def _lock(self) -> Path:
        return self.path.with_name(self.path.name + LOCK)

    @property
    def is_held_elsewhere(self) -> bool:
        """Whether another program goes on with this match now."""
        if self._grip is not None:
            return False
        is_free = self.hold()
        self.let_go()
        return not is_free

    # What stands in it

    def saw(self, words: str) -> None:
        """This stands in the file now: it was read, or written."""
        self._words, self._stamp = words, self._now()

    def _now(self) -> tuple:
        try:
            about = self.path.stat()
        except OSError:
            return ()
        return about.st_mtime_ns, about.st_size, about.st_ino

    @property
    def is_changed(self) -> bool:
        """Whether somebody else has written another match under this name since. One that is gone is not changed."""
        now = self._now()
        if now in ((), self._stamp):
            return False
        with contextlib.suppress(BadFile):
            return read_text(self.path, LONGEST) != self._words
        return True

    def write(self, record: Record) -> None:
        """Write the match down. Raises OSError; what was there is whole then."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        record.save(self.path)
        self.saw(record.dump())

    def has(self, record: Record) -> bool:
        """Whether the whole match was written there, as far as we know."""
        return self._words == record.dump()

    def remove(self) -> None:
        """The match is over: its file goes, unless somebody else has gone on with it. Raises OSError."""
        if not self.is_changed:
            system.remove(self.path)


@dataclass(frozen=True)
class Waiting:
    """What can be said of an unfinished match without playing it through; `problem` if it cannot be read."""

    path: Path
    saved: datetime
    game: str = ""
    who: str = ""
    stands: str = ""
    problem: str = ""
    may_be_whole: bool = False  # it only cannot be read now
    is_held: bool = False  # by another program
    branch: str = ""  # that it goes on from the middle of another match, and from where
    is_watched: bool = False  # only computers play it


def waiting() -> list[Waiting]:
    """All unfinished matches, what was saved last first. One from before there could be several is taken over."""
    take_over()
    try:
        paths = sorted(folder().glob(f"*{ENDING}"))
    except OSError:
        return []
    found = [one for path in paths if (one := look_at(path)) is not None]
    return sorted(found, key=lambda one: (one.saved, one.path.name), reverse=True)


def signs() -> tuple[str, ...]:
    """What is different once another program has begun, left, taken up or deleted a match; cheap to ask."""
    try:
        names = os.listdir(folder())
    except OSError:
        return ()
    return tuple(sorted(name for name in names if name.endswith((ENDING, ENDING + LOCK))))


def have_changed(before: tuple[str, ...], seen: Iterable[Waiting]) -> bool:
    """Whether other matches wait, or others are on another table, than `signs` said and was seen."""
    return before != signs() or any(one.is_held and not Place(one.path).is_held_elsewhere for one in seen)


_seen: dict[Path, tuple[tuple, Waiting]] = {}
"""What was read of each match, by the stamp of its file."""


def look_at(path: Path) -> Waiting | None:
    """A look at one match; None if it has just gone. A file that has not changed since is not read again."""
    stamp = files.stamp(path)
    try:
        saved = files.date_of(path.stat())
    except (OSError, ValueError):
        return None
    is_held = Place(path).is_held_elsewhere
    if path in _seen and _seen[path][0] == stamp:
        return replace(_seen[path][1], saved=saved, is_held=is_held)
    one = _read(path, saved, is_held)
    if not one.problem:
        _seen[path] = stamp, one
    return one


def _read(path: Path, saved: datetime, is_held: bool) -> Waiting:
    try:
        record = load(path)
    except BadFile as wrong:
        return Waiting(path, saved, problem=str(wrong), may_be_whole=wrong.may_be_whole, is_held=is_held)
    _, _, at = record.notes.get("branch", "").partition(" ")
    branch = branched(int(at)) if at.isdecimal() else ""
    is_watched = all(kind != HUMAN for kind, _ in record.players)
    who = who_plays(record)
    return Waiting(
        path, saved, record.game, who, record.stands, is_held=is_held, branch=branch, is_watched=is_watched
    )  # fmt: skip


def branched(at: int) -> str:
    """What a match is that goes on from an action of another, counted from 0."""
    return fill(texts.BRANCH, n=at + 1)


def note_hand(record: Record, seat: int, words: str) -> None:
    """Write down in which order a seat likes to hold its cards, a matter of the screen; "" if in none."""
    record.notes.pop(HAND.format(seat), None)
    if words:
        record.notes[HAND.format(seat)] = words


def hand_of(record: Record, seat: int) -> str:
    """How a seat likes to hold its cards, as it was noted."""
    return record.notes.get(HAND.format(seat), "")


def take_over() -> None:
    """Give the only match of former times a place among the others."""
    former = folders.data_dir() / FORMER
    with contextlib.suppress(OSError):  # then it waits where it is; two programs may try at once
        if not former.is_file():
            return
        folder().mkdir(parents=True, exist_ok=True)
        number, target = 1, folder() / FORMER
        while target.exists():
            if target.samefile(former):  # an older version was killed while it moved the match
                system.remove(former)
                return
            number += 1
            target = folder() / f"unfinished-{number}{ENDING}"
        system.claim(former, target)


def save(match: Match) -> str:
    """Write an unfinished match down at its place. "" or one sentence that somebody should read."""
    said = ""
    try:
        if match.kept is not None and match.kept.is_changed:
            former, match.kept = match.kept, Place.new(match.record.game)
            former.let_go()
            said = fill(texts.CHANGED_ELSEWHERE, file=former.path.name)
        match.kept = match.kept or Place.new(match.record.game)
        match.kept.write(match.record)
    except OSError as wrong:
        where = match.kept.path if match.kept is not None else folder()
        return fill(texts.NOT_SAVED, problem=f"{where}: {files.why_no_folder(wrong)}")
    return said
