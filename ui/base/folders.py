"""Where the player's things lie: settings and matches in one folder, what can be made again in another.

The environment variable CHRONOTABLE_HOME (or `--home`) puts both into one place.
"""

import logging
import os
import sys
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

log = logging.getLogger(__name__)
NAME = "chronotable"
VARIABLE = "CHRONOTABLE_HOME"
LOG = "chronotable.log"
LONGEST_LOG = 200_000  # bytes; then it begins anew


def choose_home(folder: str | Path) -> None:
    """Use this folder for everything from now on, in this process and in those it starts."""
    os.environ[VARIABLE] = str(written(str(folder)).absolute())


def _folder(inside_home: str, otherwise: str) -> Path:
    home = os.environ.get(VARIABLE)
    path = Path(home) / inside_home if home else Path(otherwise)
    path.mkdir(parents=True, exist_ok=True)
    return path


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
    """Settings, saved matches and crash.log; made when it is missing."""
    return _folder("data", platformdirs.user_data_dir(NAME, appauthor=False))


def keep_log() -> None:
    """Write what goes wrong quietly into a file too: not everybody starts the program where its words are seen."""
    path = data_dir() / LOG
    handlers: list[logging.Handler] = [logging.StreamHandler()] if sys.stderr is not None else []
    try:
        if path.is_file() and path.stat().st_size > LONGEST_LOG:
            path.unlink()
        handlers.append(logging.FileHandler(path, "a", "utf-8"))
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
        return _folder("cache", platformdirs.user_cache_dir(NAME, appauthor=False))
    except OSError as wrong:
        folder = Path(_passing().name)
        log.warning("Pictures and sounds cannot be kept (%s); for now they are in %s", wrong, folder)
        return folder


@cache
def _passing() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix=f"{NAME}-", ignore_cleanup_errors=True)
