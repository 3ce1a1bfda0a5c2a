"""A report in one file: the match with its record, the settings, the versions, and a picture of the window.

One key writes it (F10). Dropped on the window, the match in it is looked back on. It is put together and written beside
the frames, by a thread that spends its time in the disk and in packing.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import struct
import sys
import threading
import zipfile
import zlib
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game import system
from game.files import BadFile, end_of, printable, shortened, start_of, why_no_folder, write_atomically
from game.kernel.notation import show as position
from game.kernel.record import LONGEST, Record, parse
from game.kernel.template import fill
from game.kernel.texts import CANNOT_PLAY_DECK
from game.rules import RULESETS
from scenes.past import texts
from ui.base import folders

if TYPE_CHECKING:
    from scenes.app import App

RECORD, ABOUT, PICTURE = "record.match", "about.json", "picture.png"
PRACTISED = "practised"  # in what it says about itself: which lesson or puzzle it was written in, as one is opened
LOGS = (folders.LOG, folders.FAULTS)
LONGEST_LOG = 20_000  # bytes of each log, from its end
LARGEST = 60_000_000  # bytes of a file that is looked into
MOST_FILES, LARGEST_DIRECTORY = 100, 100_000  # that a report has, and bytes of its directory
END_MARK, END_HEAD, LONGEST_END = b"PK\x05\x06", 22, 66_000  # where an archive says how large its directory is
LARGE_MARK, LOCATOR = b"PK\x06\x07", 20  # and right before that, if it is larger than those numbers can say
ZIPPED = (b"PK\x03\x04", b"PK\x05\x06")  # how a file begins, and an empty one
MOST = 30  # reports that are kept
UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    RuntimeError,
    NotImplementedError,
    EOFError,
    OSError,
    ValueError,
    KeyError,
)


def folder() -> Path:
    """Where the reports lie; it may not be there."""
    return folders.data_dir() / "reports"


class Capsule:
    """One report that is being written. `poll` says what became of it, once."""

    def __init__(self, app: App) -> None:
        self.said: str | None = None
        self.is_written = False
        self._parts = {RECORD: record_of(app), ABOUT: json.dumps(about(app), indent=1, ensure_ascii=False)}
        surface = app.window.surface
        self._pixels = surface.get_size(), pygame.image.tobytes(surface, "RGB")
        self._thread = threading.Thread(target=self._write, name="report", daemon=True)
        self._thread.start()

    def _write(self) -> None:
        try:
            path = written(self._parts, *self._pixels)
            template = texts.REPORT_WRITTEN_WITH_MATCH if self._parts[RECORD] else texts.REPORT_WRITTEN
            self.is_written = True
            self.said = fill(template, file=path)
        except OSError as wrong:
            self.said = fill(texts.NO_REPORT, folder=folder(), why=why_no_folder(wrong))

    def poll(self) -> str:
        """What became of it, once it is there; "" until then and afterwards."""
        if self.said is None or self._thread is None:
            return ""
        self._thread = None
        return self.said

    def wait(self) -> None:
        """Until it is written: not for the screen."""
        if self._thread is not None:
            self._thread.join()


def record_of(app: App) -> str:
    """The record of the match that is on the screen, or lies under what is; "" if there is none."""
    for scene in reversed(app.stack.scenes):
        replay, match = getattr(scene, "replay", None), getattr(scene, "match", None)
        record = getattr(replay or match, "record", None)
        if getattr(match, "is_practice", False):
            return ""  # it began from a position: no record plays it
        if isinstance(record, Record):
            copy = parse(record.dump())
            copy.notes["reported"] = f"{datetime.now().isoformat(sep=' ', timespec='seconds')}, {type(scene).__name__}"
            if replay is not None:
                copy.notes["at"] = str(replay.at)
            return copy.dump()
    return ""


def about(app: App) -> dict[str, Any]:
    """What else one needs to know."""
    taught = next((scene for scene in reversed(app.stack.scenes) if getattr(scene, "practised", ())), None)
    return ({} if taught is None else {PRACTISED: taught.practised, "position": position(taught.match.state)}) | {
        "version": app.version, "python": sys.version.split()[0], "pygame": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())), "system": system.said(),
        "driver": pygame.display.get_driver(), "window": list(app.window.size), "u": round(app.scale.u, 4),
        "scenes": [type(scene).__name__ for scene in app.stack.scenes],
        "notices": app.toasts.words, "settings": app.settings.plain,
    }  # fmt: skip


def written(parts: dict[str, str], size: tuple[int, int], pixels: bytes) -> Path:
    """Write a report under a name that nothing has; where it is. Raises OSError."""
    folder().mkdir(parents=True, exist_ok=True)
    stem, number = f"chronotable-{datetime.now():%Y-%m-%d-%H%M%S}", 1
    packed = _packed(parts, size, pixels)
    while True:
        path = folder() / f"{stem}{f'-{number}' if number > 1 else ''}.zip"
        with contextlib.suppress(FileExistsError):
            write_atomically(path, packed, is_new=True)
            break
        number += 1
    _make_room(path)
    return path


def _packed(parts: dict[str, str], size: tuple[int, int], pixels: bytes) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, words in parts.items():
            if words:
                archive.writestr(name, words.encode("utf-8", "backslashreplace"))  # a file's name may be no text
        for name in LOGS:
            with contextlib.suppress(OSError):
                archive.writestr(name, end_of(folders.data_dir() / name, LONGEST_LOG))
        archive.writestr(zipfile.ZipInfo(PICTURE), png(size, pixels))
    return target.getvalue()


def png(size: tuple[int, int], pixels: bytes) -> bytes:
    """A picture (RGB) as a PNG file. Packing it lets other threads run."""
    row = size[0] * 3
    lines = b"".join(b"\0" + pixels[n : n + row] for n in range(0, len(pixels), row))

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines, 3)) + chunk(b"IEND", b"")


def _make_room(new: Path) -> None:
    """Let the oldest reports go where there are too many; never the one that has just come, whatever the clock says."""
    for path in sorted(path for path in folder().glob("chronotable-*.zip") if path != new)[: -(MOST - 1)]:
        with contextlib.suppress(OSError):
            system.remove(path)


# And back


def is_capsule(path: Path | str) -> bool:
    """Whether a file looks like a report."""
    try:
        return start_of(path, 4) in ZIPPED
    except (OSError, ValueError):
        return False


def opened(path: Path | str) -> tuple[Record, str]:
    """The record in a report, and from where it is in a line. Raises BadFile, whatever is in the file."""
    try:
        with _archive(path) as archive:
            words = _member(archive, RECORD, LONGEST)
            about = _about(archive)
    except UNREADABLE as fault:
        missing = isinstance(fault, KeyError)
        raise BadFile(path, "", texts.NO_MATCH_IN_REPORT if missing else texts.NOT_A_REPORT) from None
    record = parse(words.replace("\r\n", "\n"), path)
    for seat, deck in enumerate(record.decks):
        for refusal in record.rules.decks.broken(deck, record.rulings):
            raise BadFile(path, f"deck {seat}", fill(CANNOT_PLAY_DECK, why=refusal), record.why_changed())
    return record, _written_by(about)


def length_of_record(path: Path | str) -> int:
    """Size in bytes that a report gives for its record; 0 for none, or for one that is refused at once."""
    try:
        with _archive(path) as archive:
            size = archive.getinfo(RECORD).file_size
    except UNREADABLE:
        return 0
    return size if size <= LONGEST else 0


def _archive(path: Path | str) -> zipfile.ZipFile:
    """Open an archive with as few files in it as a report has. Raises one of UNREADABLE.

    A directory of millions of entries would take seconds and gigabytes to read.
    """
    size, end = os.stat(path).st_size, end_of(path, LONGEST_END)
    at = end.rfind(END_MARK)
    head = end[at + len(END_MARK) : at + END_HEAD]
    is_large = size > LARGEST or end[max(0, at - LOCATOR) :].startswith(LARGE_MARK)
    if at < 0 or is_large or len(head) < END_HEAD - len(END_MARK):
        raise zipfile.BadZipFile(f"{path} is no report")
    entries, directory = struct.unpack("<6xHL", head[:12])
    if entries > MOST_FILES or directory > LARGEST_DIRECTORY:
        raise zipfile.BadZipFile(f"{path} holds more files than a report")
    return zipfile.ZipFile(path)


def _about(archive: zipfile.ZipFile) -> object:
    return json.loads(_member(archive, ABOUT, 1_000_000)) if ABOUT in archive.namelist() else {}


def _written_by(about: object) -> str:
    said = [f"{name} {about[name]}" for name in ("version", "system") if isinstance(about, dict) and name in about]
    return shortened(printable(", ".join(said)), 200)


def practised_in(path: Path | str) -> tuple[tuple[str | int, ...], str]:
    """The lesson or puzzle in which a report was written, as one is opened, and from where it is; () if in none."""
    try:
        with _archive(path) as archive:
            about = _about(archive)
        name, game, key, *part = about[PRACTISED]
    except (*UNREADABLE, TypeError):
        return (), ""
    is_one = name in ("lesson", "puzzle") and game in RULESETS and isinstance(key, str)
    is_part = not part or (name == "lesson" and len(part) == 1 and isinstance(part[0], int) and part[0] >= 0)
    return ((name, game, key, *part), _written_by(about)) if is_one and is_part else ((), "")


def _member(archive: zipfile.ZipFile, name: str, most: int) -> str:
    """The words of one file in an archive; no more of it is unpacked than may be, and only what is packed as reports
    are. Raises one of UNREADABLE."""
    if archive.getinfo(name).compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ValueError(f"{name} is packed in another way")
    with archive.open(name) as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise ValueError(f"{name} is too long")
    return found.decode()
