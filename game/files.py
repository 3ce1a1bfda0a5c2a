"""Reading and writing files so that nothing is ever half written."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import time
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from . import system, texts

LONGEST = 4_000_000  # bytes of a file that are read if nothing else is said
_NO_LETTERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")  # controls, and halves of letters


PART = re.compile(r".+\.(\d{1,9})-\d{1,9}\.part", re.S)  # as `system.beside` calls them
A_MINUTE, A_DAY = 60, 86_400  # seconds: a write takes some hundredths of one
EARLIEST, LATEST = 2 * A_DAY, 32_500_000_000
"""Seconds since 1970: the file times that Windows has a local date for, in every region (until the year 2999)."""
PASSING = (errno.EACCES, errno.EPERM, errno.EIO, errno.EMFILE, errno.ENFILE, errno.EAGAIN, errno.EBUSY, errno.EINTR)
"""Why a file cannot be read that may well be whole, and be read another time."""


class BadFile(ValueError):
    """A file that cannot be used: which, where in it, what is wrong, and what helps. One clear line."""

    def __init__(self, path: Path | str, where: str, wrong: str, remedy: str = "") -> None:
        where, wrong = shortened(where, 120), shortened(wrong, 400)  # parts of a file may be of any length
        self.path, self.where, self.wrong, self.remedy = Path(path), where, wrong, remedy
        place = f"{self.path}, {where}" if where else str(self.path)
        super().__init__(printable(f"{place}: {wrong}" + (f" ({remedy})" if remedy else "")))

    @property
    def may_be_whole(self) -> bool:
        """Whether it only could not be read now: such a file is left where it is."""
        return getattr(self.__cause__, "errno", None) in PASSING


class NotForUs(BadFile):
    """A file with which nothing is wrong, as far as one can tell: another version of the program can use it."""

    may_be_whole = True


class Changed(FileExistsError):
    """A file is not as it was when it was read: another program has written it. Nothing was written over it."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(errno.EEXIST, texts.CHANGED_MEANWHILE, str(path))


def shortened(text: str, most: int = 80) -> str:
    """A text for one line of a message, cut where it is too long: what came from outside may be of any length."""
    return text if len(text) <= most else f"{text[: most - 1]}\u2026"


def printable(text: str) -> str:
    """A text that can be shown anywhere: what a file or a name may hold besides letters is written out (\\x1b).

    A terminal obeys some signs, and a font has no picture of half a letter.
    """
    return text if text.isprintable() else _NO_LETTERS.sub(lambda found: ascii(found[0])[1:-1], text)


def write_atomically(path: Path | str, data: str | bytes, is_new: bool = False) -> None:
    """Write a file whole or not at all: what was there stays until the new content is complete and on the disk.

    With `is_new` nothing may be there: FileExistsError if something is. Raises OSError when the folder cannot be
    written to; then the old file is untouched. Where the name is a link to a file, that file is written.
    """
    path = Path(path)
    path = Path(os.path.realpath(path)) if not is_new and path.is_symlink() and path.is_file() else path
    path.parent.mkdir(parents=True, exist_ok=True)
    content = data.encode("utf-8", "backslashreplace") if isinstance(data, str) else data  # half a letter is no fault
    handle, beside = system.beside(path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())  # else the name may reach the disk before the words, and the power fail between
        (system.link_new if is_new else system.replace)(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def date_of(about: os.stat_result) -> datetime:
    """When a file was last changed, as a date that every system can reckon with: the nearest one, if it has none."""
    seconds = min(max(about.st_mtime, EARLIEST), LATEST)
    try:
        return datetime.fromtimestamp(seconds)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(EARLIEST)


def stamp(path: Path | str) -> tuple:
    """What tells a file from one that was written in its place or changed since; () if there is none."""
    try:
        about = os.stat(path)
    except (OSError, ValueError):
        return ()
    return about.st_mtime_ns, about.st_size, about.st_ino


def tidy(folder: Path | str, most: int = 100_000) -> int:
    """Remove what writers that were killed have left half written, in a folder and those in it; how many files.

    What another program that runs is writing now stays, and what is so new that it may be one that we cannot see.
    """
    removed = seen = 0
    for where, _, names in os.walk(folder):  # no link is followed, so there is no circle
        seen += len(names)
        for name in names:
            if name.endswith(system.LOCK):
                _drop_lock(os.path.join(where, name))
            elif (found := PART.fullmatch(name)) and _is_left(os.path.join(where, name), int(found[1])):
                with contextlib.suppress(OSError):
                    os.unlink(os.path.join(where, name))
                    removed += 1
        if seen > most:
            break
    return removed


def _drop_lock(path: str) -> None:
    """Remove the sign of a name that a program held until it was killed; not that of one that holds it still."""
    with contextlib.suppress(OSError):
        if (handle := system.hold(path)) is not None:
            system.let_go(path, handle)


def _is_left(part: str, writer: int) -> bool:
    """Whether nobody writes this file any more. The clock may have been put back since."""
    try:
        age = abs(time.time() - os.lstat(part).st_mtime)
    except OSError:
        return False
    may_run = writer != os.getpid() and system.is_running(writer)  # ours is of another that had the same number
    return age > (A_DAY if may_run else A_MINUTE)


def add_lines(path: Path | str, lines: Iterable[str]) -> None:
    """Write lines at the end of a text file: all of them, or none. Raises OSError; what was there stays either way.

    Two programs can do it at the same moment, and none takes the place of the other's lines.
    """
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    words = "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")
    with os.fdopen(system.opened(path, to_add=True), "ab", buffering=0) as file:
        length = file.seek(0, os.SEEK_END)
        if length and _last_byte(path) != b"\n":
            words = b"\n" + words
        try:
            if file.write(words) != len(words):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
            os.fsync(file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                file.truncate(length)
            raise


def _last_byte(path: Path) -> bytes:
    with os.fdopen(system.opened(path), "rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1)


def set_aside(path: Path | str) -> Path:
    """Give a file that cannot be used another name beside it, over nothing that is there. Raises OSError."""
    path = Path(path)
    aside = path.with_name(path.name + ".broken")
    number = 2
    while aside.exists():
        aside = path.with_name(f"{path.name}.broken-{number}")
        number += 1
    system.replace(path, aside)
    return aside


def why_no_folder(wrong: OSError) -> str:
    """Why a folder, or a file in it, could not be made: the end of a sentence."""
    in_the_way = isinstance(wrong, (FileExistsError, NotADirectoryError))
    return texts.FILE_IN_THE_WAY if in_the_way else wrong.strerror or str(wrong)


def digest(data: bytes) -> str:
    """What tells one content of a file from another."""
    return hashlib.sha256(data).hexdigest()[:16]


def content(path: Path | str, most: int = LONGEST) -> bytes:
    """The bytes of a plain file. Raises OSError, whose `strerror` is a sentence's end, also for what is no plain file.

    No more is read than may be, whatever the file says of its length: those of /proc say that they are empty.
    """
    path = Path(path)

    def read() -> bytes:
        with os.fdopen(system.opened(path), "rb") as file:
            return file.read(most + 1)

    found = system.patiently(path, read)
    if len(found) > most:
        raise OSError(errno.EFBIG, texts.TOO_LARGE.format(size=_said_size(most)), str(path))
    return found


def start_of(path: Path | str, most: int) -> bytes:
    """The first bytes of a plain file, however long it is. Raises OSError, also for what is no plain file."""
    with os.fdopen(system.opened(path), "rb") as file:
        return file.read(most)


def end_of(path: Path | str, most: int) -> bytes:
    """The last bytes of a plain file, however long it is. Raises OSError, also for what is no plain file."""
    with os.fdopen(system.opened(path), "rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - most))
        return file.read(most)


def _said_size(size: int) -> str:
    return f"{size // 1_000_000} MB" if size >= 1_000_000 else f"{size // 1000} kB"


def read_text(path: Path | str, most: int = LONGEST) -> str:
    """The text of a file. Raises BadFile for what is missing, unreadable, too long or not text."""
    return read_with_digest(path, most)[0]


def read_with_digest(path: Path | str, most: int = LONGEST) -> tuple[str, str]:
    """The text of a file, whatever system ended its lines, and what tells it from another content. Raises BadFile."""
    path = Path(path)
    try:
        found = content(path, most)
        return found.decode().removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"), digest(found)
    except FileNotFoundError:
        raise BadFile(path, "", texts.NOT_FOUND) from None
    except UnicodeDecodeError as error:
        raise BadFile(path, texts.AT_BYTE.format(n=error.start), texts.NOT_UTF8, texts.SAVE_AS_UTF8) from error
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        why = getattr(error, "strerror", "") or error
        raise BadFile(path, "", texts.UNREADABLE.format(why=why), _remedy(error)) from error


def _remedy(error: Exception) -> str:
    return texts.RIGHT_FILE if getattr(error, "errno", 0) in (errno.EFBIG, errno.EINVAL) else ""
