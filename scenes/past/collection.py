"""All matches played, read in the time that frames leave, and the index that keeps their heads.

The index is a cache: one line a match, with a checksum of its own. A line counts only for a file of the same name,
size and time; whatever is missing, stale or broken in it is read from the file again, and the index is written anew.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import time
from binascii import crc32
from collections.abc import Callable, Iterator
from dataclasses import fields
from datetime import datetime
from pathlib import Path

from game import system
from scenes.match.kept import ENDING
from scenes.past import history
from scenes.past.history import Played
from ui.base import folders

RESERVE_SECONDS = 0.002  # of a frame, left for what comes after
SLICE = 64  # matches between two looks at the clock, where each takes a few microseconds
FREEZE_EVERY = 500  # matches
FIRST_SHOWN = 40  # matches that are shown as soon as they are read; then whenever there are four times as many
FIELDS = [field.name for field in fields(Played) if field.name not in ("path", "problem")]
HEADER = " ".join(["chronotable-index-1", *FIELDS])


def index_path() -> Path:
    return folders.cache_dir() / "history.index"


class Collection:
    """All matches played: the `known` ones, the newest first, and whether these are all.

    `on_news` is called when there is more to be shown, and when all are known. A match whose file lies there twice,
    which older versions could leave when they were killed, is known once; `copies` are its files.
    """

    def __init__(self, on_news: Callable[[], None]) -> None:
        self.known: list[Played] = []
        self.is_whole = False
        self._copies: dict[tuple, list[Played]] = {}
        self._places: dict[tuple, int] = {}  # in `known`
        self._on_news, self._shown = on_news, FIRST_SHOWN
        self._work = self._reading()

    def read_on(self, seconds: float) -> bool:
        """Read more of them in so many seconds of a frame; whether anything may be left to do."""
        return run(self._work, time.perf_counter() + max(seconds - RESERVE_SECONDS, RESERVE_SECONDS))

    def copies(self, one: Played) -> list[Path]:
        """The files in which this match lies."""
        return [each.path for each in self._copies.get(key_of(one), [one])]

    def forget(self, one: Played) -> None:
        """This match is no longer there."""
        self.known = [each for each in self.known if each is not one]
        self._copies.pop(key_of(one), None)

    def _reading(self) -> Iterator[None]:
        lines: dict[str, tuple[str, str]] = {}
        yield from _index_lines(lines)
        found: list[tuple[int, int, str]] = []
        yield from _files(found)
        found.sort(reverse=True)
        yield
        folder, is_stale = history.folder(), len(found) != len(lines)
        for number, (changed, size, name) in enumerate(found):
            if number % FREEZE_EVERY == 0:
                gc.freeze()  # what was read stays: to look through it again and again for garbage would cost a frame
            stamp, words = lines.get(name, ("", ""))
            path = folder / name
            if (one := history.remembered(path, changed, size)) is not None:
                is_stale |= stamp != f"{changed} {size}" and not one.problem
            elif stamp == f"{changed} {size}" and (one := _said(path, words)) is not None:
                history.remember(path, one)
            else:
                one = history.look_at(path)
                is_stale |= one is not None and not one.problem
            if one is not None:
                self._take(one)
            yield
        gc.freeze()
        self.is_whole = True
        self._on_news()
        yield
        if is_stale:
            yield from _write(found)

    def _take(self, one: Played) -> None:
        if not one.id:
            self.known.append(one)
        else:
            key = key_of(one)
            copies = self._copies.setdefault(key, [])
            copies.append(one)
            if len(copies) == 1:
                self._places[key] = len(self.known)
                self.known.append(one)
            elif one.name or (not copies[0].name and one.path.name < copies[0].path.name):
                self.known[self._places[key]] = one
        if len(self.known) >= self._shown:
            self._shown *= 4
            self._on_news()


def run(work: Iterator[None], until: float) -> bool:
    """Do this work until then; whether any is left."""
    return any(time.perf_counter() > until for _ in work)


def key_of(one: Played) -> tuple:
    """Key of a match; a branch that went like its match has another one."""
    return (one.id, one.branch, one.at) if one.id else (one.path,)


def _index_lines(lines: dict[str, tuple[str, str]]) -> Iterator[None]:
    """Fill in the lines of the index, by the name of the file: its time and size, and its head as JSON."""
    with contextlib.suppress(OSError), index_path().open(encoding="utf-8", errors="replace", newline="\n") as file:
        if file.readline().rstrip("\n") != HEADER:
            return
        for number, line in enumerate(file):
            total, _, rest = line.rstrip("\n").partition("\t")
            name, _, rest_of = rest.partition("\t")
            stamp, _, said = rest_of.partition("\t")
            if total == f"{crc32(rest.encode('utf-8', 'replace')):08x}":
                lines[name] = stamp, said
            if number % SLICE == 0:
                yield


def _files(found: list[tuple[int, int, str]]) -> Iterator[None]:
    """Fill in the time of change, size and name of each file of a match."""
    with contextlib.suppress(OSError), os.scandir(history.folder()) as entries:
        for number, entry in enumerate(entries):
            if entry.name.endswith(ENDING):
                with contextlib.suppress(OSError):
                    about = entry.stat()
                    found.append((about.st_mtime_ns, about.st_size, entry.name))
            if number % SLICE == 0:
                yield


def _said(path: Path, words: str) -> Played | None:
    """Head of a match from a line of the index, or None."""
    try:
        said = dict(zip(FIELDS, json.loads(words), strict=True))
        said["ended"] = datetime.fromisoformat(said["ended"])
        said["players"] = tuple((kind, name) for kind, name in said["players"])
        said["decks"], said["won"] = tuple(said["decks"]), tuple(said["won"])
        return Played(path, **said)
    except (ValueError, TypeError):
        return None


def _line(one: Played, changed: int, size: int) -> str:
    said = [getattr(one, name) for name in FIELDS]
    words = json.dumps(said, default=str, ensure_ascii=True, separators=(",", ":"))
    rest = f"{one.path.name}\t{changed} {size}\t{words}"
    return f"{crc32(rest.encode()):08x}\t{rest}"


def _write(found: list[tuple[int, int, str]]) -> Iterator[None]:
    """Write the index anew. It is not waited for until it is on the disk: a line that is not whole does not count."""
    folder, part = history.folder(), index_path().with_name(f"history.index.{os.getpid()}-0.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(HEADER + "\n")
            for number, (changed, size, name) in enumerate(found):
                one = history.remembered(folder / name, changed, size)
                if one is not None and not one.problem and "\t" not in name and "\n" not in name:
                    file.write(_line(one, changed, size) + "\n")
                if number % (SLICE // 4) == 0:
                    yield
        system.replace(part, index_path())
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()
