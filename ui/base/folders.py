"""Where the player's things lie: settings and matches in one folder, what can be made again in another.

The environment variable CHRONOTABLE_HOME (or `--home`) puts both into one place.
"""

import contextlib
import logging
import os
import sys
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

from game import files, system

log = logging.getLogger(__name__)
NAME = "chronotable"
VARIABLE = "CHRONOTABLE_HOME"
LOG, FAULTS = "chronotable.log", "crash.log"
LONGEST_LOG = 200_000  # bytes; then it begins anew


def choose_home(folder: str | Path) -> None:
    """Use this folder for everything from now on, in this process and in those it starts."""
    os.environ[VARIABLE] = str(written(str(folder)).absolute())


def _folder(inside_home: str, otherwise: str) -> Path:
    home = os.environ.get(VARIABLE)
    return Path(home) / inside_home if home else Path(otherwise)


def written(words: str) -> Path:
    """The path that somebody has typed; "~" is the home folder, and stays what it is where nobody knows whose."""
    path = Path(words.strip())
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def is_folder(path: Path) -> bool:
    """Whether this is a folder, as far as one may see."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def documents() -> Path:
    """Where people put their files: the first of documents, downloads and the home folder that is there.

    Documents may lie elsewhere (in a cloud, on another drive, under a name in another language): the system knows.
    """
    home = written("~")
    places = (Path(platformdirs.user_documents_dir()), home / "Documents",
              Path(platformdirs.user_downloads_dir()), home / "Downloads")  # fmt: skip
    return next((folder for folder in places if is_folder(folder)), home)


def data_dir() -> Path:
    """Settings, saved matches and crash.log; made when it is missing.

    If it cannot be made any more, whoever writes into it is told so then.
    """
    path = _folder("data", platformdirs.user_data_dir(NAME, appauthor=False))
    with contextlib.suppress(OSError):
        path.mkdir(parents=True, exist_ok=True)
    return path


def make_data_dir() -> None:
    """Make the folder of the player's things before the program starts. Raises OSError."""
    data_dir().mkdir(parents=True, exist_ok=True)


def tidy() -> None:
    """Remove what was left half written by programs that were killed. Before anything is written."""
    for folder in (data_dir(), _folder("cache", platformdirs.user_cache_dir(NAME, appauthor=False))):
        removed = files.tidy(folder)
        if removed:
            log.info("%d files that were half written are removed from %s", removed, folder)


def note_fault(story: str) -> Path | None:
    """Write down what went wrong with us, for a report; the file, or None if it cannot be written."""
    path = data_dir() / FAULTS
    try:
        _begin_anew(path)
        with os.fdopen(system.opened(path, to_add=True), "a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(story)
    except OSError:
        return None
    return path


def _begin_anew(path: Path) -> None:
    """Give up a file to which lines are added once it is long."""
    if path.is_file() and path.stat().st_size > LONGEST_LOG:
        path.unlink()


class LogFile(logging.FileHandler):
    """A log that waits for nobody, whatever has its name."""

    def _open(self):
        return os.fdopen(
            system.opened(self.baseFilename, to_add=True), "a", encoding="utf-8", errors="backslashreplace"
        )


def keep_log() -> None:
    """Write what goes wrong quietly into a file too: not everybody starts the program where its words are seen."""
    path = data_dir() / LOG
    handlers: list[logging.Handler] = [logging.StreamHandler()] if sys.stderr is not None else []
    try:
        _begin_anew(path)
        handlers.append(LogFile(path))
        handlers[-1].setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%d %H:%M:%S"))
    except OSError as wrong:
        log.warning("%s cannot be written: %s", path, wrong)
    for handler in handlers:
        logging.root.addHandler(handler)


def cache_dir() -> Path:
    """Painted pictures and made sounds, which can be thrown away; made when it is missing.

    Where it cannot be made, a folder that lasts as long as the program stands in.
    """
    try:
        path = _folder("cache", platformdirs.user_cache_dir(NAME, appauthor=False))
        path.mkdir(parents=True, exist_ok=True)
        return path
    except OSError as wrong:
        folder = Path(_passing().name)
        log.warning("Pictures and sounds cannot be kept (%s); for now they are in %s", wrong, folder)
        return folder


@cache
def _passing() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix=f"{NAME}-", ignore_cleanup_errors=True)
