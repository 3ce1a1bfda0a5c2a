"""The painter: one process of low priority that makes pictures while the game goes on.

It receives one `Wanted` after the other, finds the game's own painters in `art/<game>/`, leaves the
finished picture in the cache folder for the next start, and sends the pixels back.
"""

import contextlib
import os
import time
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Protocol

from PIL import Image

from art.wanted import Wanted, file_name
from game.files import write_atomically
from game.system import step_back

# The widths in which a kind's picture is painted; every face takes the first that is large enough.
MASTER_WIDTHS = (200, 420, 760, 1280)

# A large picture goes through the pipe in pieces, so that the other end never waits for all of it.
PIECE = 256 << 10
PIECES_A_FRAME = 6

# What the cache folder may hold.
CACHE_ROOM = 400 << 20

# A painter with nothing to do gives its memory back after so many seconds.
IDLE = 90

# In the place of a fault: this is a first look, painted from a smaller picture; the real one follows.
DRAFT = "draft"

Finished = tuple[Wanted, tuple[int, int], bytes | None, str]


class Painter(Protocol):
    """What the gallery needs of a painter."""

    def send(self, wanted: Wanted) -> None: ...

    def finished(self) -> list[Finished]: ...

    def close(self) -> None: ...


class PaintingProcess:
    """The gallery's end of the painter's process."""

    def __init__(self, folder: Path | None) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, folder), name="painter", daemon=True)
        self.process.start()
        theirs.close()
        self.pieces: list[bytes] = []

    def send(self, wanted: Wanted) -> None:
        self.line.send(wanted)

    def finished(self) -> list[Finished]:
        """One finished picture at most, and no more than a piece or two of a large one: frames go on."""
        for _ in range(PIECES_A_FRAME):
            if not self.line.poll():
                break
            message = self.line.recv()
            if isinstance(message, bytes):
                self.pieces.append(message)
            else:
                wanted, size, fault = message
                pixels, self.pieces = b"".join(self.pieces), []
                return [(wanted, size, pixels or None, fault)]
        return []

    def close(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join(1)


def work(line: Connection, folder: Path | None) -> None:
    """The process: paint what comes until the line is cut, or nothing has come for a while."""
    step_back(10)
    for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(threads, "1")  # numpy is not imported yet
    studio = Studio(folder)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while line.poll(IDLE):
            wanted = line.recv()
            try:
                draft = studio.draft(wanted)
                if draft:
                    deliver(line, wanted, draft, DRAFT)
                deliver(line, wanted, studio.finished(wanted), studio.fault)
            except Exception as failure:
                line.send((wanted, wanted.size, f"cannot paint {wanted.what} of {wanted.game}: {failure!r}"))


def deliver(line: Connection, wanted: Wanted, picture: Image.Image, fault: str) -> None:
    pixels = picture.tobytes()
    for start in range(0, len(pixels), PIECE):
        line.send(pixels[start : start + PIECE])
    line.send((wanted, picture.size, fault))


class Studio:
    """Paints anything wanted; keeps the large pictures of the kinds, in memory and on disk."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.fault = ""
        self.masters: dict[tuple[str, str, int], Image.Image] = {}
        if folder:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                tidy(folder)
            except OSError as failure:
                self.fault = f"pictures cannot be kept in {folder}: {failure.strerror}"
                self.folder = None

    def finished(self, wanted: Wanted) -> Image.Image:
        """The picture, from its file or painted now and filed."""
        name = file_name(wanted)
        picture = self.recall(name)
        if picture is None or picture.size != wanted.size:
            picture = self.store(self.paint(wanted), name)
        return picture.convert("RGBA")

    def draft(self, wanted: Wanted) -> Image.Image | None:
        """A face made from a smaller picture that is there, if the right one would have to be painted first."""
        if wanted.what != "face" or self.is_filed(file_name(wanted)):
            return None
        game = import_module(f"art.{wanted.game}")
        try:
            return game.face(wanted.face, wanted.style, wanted.size, self.smaller).convert("RGBA")
        except LookupError:
            return None

    def smaller(self, game: str, key: str, width: int) -> Image.Image:
        """The largest picture of the kind below the right size; LookupError if the right one or none is there."""
        right = level(width)
        there = [w for w in MASTER_WIDTHS if (game, key, w) in self.masters or self.is_filed(file_name((game, key, w)))]
        below = [w for w in there if w < right]
        if right in there or not below:
            raise LookupError(key)
        return self.master(game, key, below[-1])

    def is_filed(self, name: str) -> bool:
        return self.folder is not None and (self.folder / name).exists()

    def paint(self, wanted: Wanted) -> Image.Image:
        game = import_module(f"art.{wanted.game}")
        if wanted.what == "face":
            return game.face(wanted.face, wanted.style, wanted.size, self.master)
        if wanted.what == "back":
            return game.back(wanted.marking, wanted.size)
        if wanted.what == "surface":
            return game.surface(wanted.size)
        if wanted.what == "title":
            return game.title(wanted.size)
        if wanted.what == "icon":
            return game.icon(wanted.size[0])
        raise ValueError(f"no such thing as a {wanted.what}")

    def master(self, game: str, key: str, width: int) -> Image.Image:
        """The picture of a kind, 5:7, at least so wide."""
        wanted = game, key, level(width)
        if wanted not in self.masters:
            name = file_name(wanted)
            stored = self.recall(name)
            self.masters[wanted] = (stored or self.store(master(*wanted), name)).convert("RGB")
        return self.masters[wanted]

    def recall(self, name: str) -> Image.Image | None:
        if self.folder is None:
            return None
        try:
            with Image.open(self.folder / name) as stored:
                stored.load()
                return stored.copy()
        except (OSError, SyntaxError, ValueError):
            return None

    def store(self, picture: Image.Image, name: str) -> Image.Image:
        """Leave the picture in the cache, whole or not at all; where that fails, the next one may do better."""
        if self.folder is not None:
            png = BytesIO()
            picture.save(png, "PNG", compress_level=1)
            try:
                write_atomically(self.folder / name, png.getvalue())
                self.fault = ""
            except OSError as failure:
                self.fault = f"a picture cannot be kept in {self.folder}: {failure.strerror}"
        return picture


def tidy(folder: Path, room: int = CACHE_ROOM) -> None:
    """Throw away the oldest pictures beyond `room` bytes, and what a killed painter left half written."""
    filed = []
    for file in folder.iterdir():
        with contextlib.suppress(OSError):
            about = file.stat()
            if file.suffix == ".part" and about.st_mtime < time.time() - 3600:
                file.unlink()
            elif file.suffix == ".png":
                filed.append((about.st_mtime, about.st_size, file))
    for _, size, file in sorted(filed, reverse=True):
        room -= size
        if room < 0:
            with contextlib.suppress(OSError):
                file.unlink()


def level(width: int) -> int:
    """The width of the master for a picture shown so wide."""
    return next((w for w in MASTER_WIDTHS if w >= width), MASTER_WIDTHS[-1])


def master(game: str, key: str, width: int) -> Image.Image:
    """Paint the picture of a kind from nothing."""
    pictures: dict[str, Callable[[int], Image.Image]] = import_module(f"art.{game}").PICTURES
    return pictures[key](width)
