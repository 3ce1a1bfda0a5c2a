"""Reading and writing files so that nothing is ever half written."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from . import system


class BadFile(ValueError):
    """A file that cannot be used: which, where in it, what is wrong, and what helps. One clear line."""

    def __init__(self, path: Path | str, where: str, wrong: str, remedy: str = "") -> None:
        where, wrong = shortened(where, 120), shortened(wrong, 400)  # parts of a file may be of any length
        self.path, self.where, self.wrong, self.remedy = Path(path), where, wrong, remedy
        place = f"{self.path}, {where}" if where else str(self.path)
        super().__init__(f"{place}: {wrong}" + (f" ({remedy})" if remedy else ""))


def shortened(text: str, most: int = 80) -> str:
    """A text for one line of a message, cut where it is too long: what came from outside may be of any length."""
    return text if len(text) <= most else f"{text[: most - 1]}\u2026"


def write_atomically(path: Path | str, data: str | bytes) -> None:
    """Write a file whole or not at all: what was there stays until the new content is complete.

    Raises OSError when the folder cannot be written to; then the old file is untouched.
    """
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    content = data.encode() if isinstance(data, str) else data
    handle, beside = system.beside(path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        system.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


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


def read_text(path: Path | str, most: int = 4_000_000) -> str:
    """The text of a file. Raises BadFile for what is missing, unreadable, too long or not text."""
    path = Path(path)
    try:
        if path.stat().st_size > most:
            raise BadFile(path, "", f"is longer than {most // 1_000_000} MB", "is it the right file?")
        return system.patiently(path, lambda: path.read_text(encoding="utf-8").removeprefix("\ufeff"))
    except FileNotFoundError:
        raise BadFile(path, "", "is not there") from None
    except UnicodeDecodeError as error:
        raise BadFile(path, f"byte {error.start}", "is not UTF-8 text", "save it as UTF-8") from None
    except OSError as error:
        raise BadFile(path, "", f"cannot be read: {error.strerror}") from None
