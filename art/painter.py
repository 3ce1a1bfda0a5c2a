"""The painter: one process of low priority that paints masters while the game goes on.

Nearly all of them ship with the program; it is needed for one whose file is missing or broken, and for a picture larger
than ships. It receives one `Master` after the other, leaves the painting in the cache folder for the next start, and
sends the pixels back.
"""

import contextlib
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Protocol

from PIL import Image

from art.archive import Master
from art.masters import NoPicture, packed, painted, seen
from game import processes
from game.files import write_atomically
from game.system import step_back

# A large picture goes through the pipe in pieces, so that the other end never waits for all of it.
PIECE = 256 << 10
PIECES_A_FRAME = 6

# What the cache folder may hold.
CACHE_ROOM = 120 << 20

# A painter with nothing to do gives its memory back after so many seconds.
IDLE = 90

Finished = tuple[Master, tuple[int, int], bytes | None, str]


class Painter(Protocol):
    """What the gallery needs of a painter."""

    def send(self, master: Master) -> None: ...

    def finished(self) -> list[Finished]: ...

    def close(self) -> None: ...


class PaintingProcess:
    """The gallery's end of the painter's process."""

    def __init__(self, folder: Path | None) -> None:
        self.process, self.line = processes.begin(work, folder, name="painter")
        self.pieces: list[bytes] = []

    def send(self, master: Master) -> None:
        self.line.send(master)

    def finished(self) -> list[Finished]:
        """One finished picture at most, and no more than a piece or two of a large one: frames go on."""
        for _ in range(PIECES_A_FRAME):
            if not self.line.poll():
                break
            message = self.line.recv()
            if isinstance(message, bytes):
                self.pieces.append(message)
            else:
                master, size, fault = message
                pixels, self.pieces = b"".join(self.pieces), []
                return [(master, size, pixels or None, fault)]
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
            master = line.recv()
            try:
                deliver(line, master, studio.finished(master), studio.fault)
            except NoPicture as lacking:
                line.send((master, (0, 0), f"{master.name} of {master.game} stays plain: {lacking}"))
            except Exception as failure:
                line.send((master, (0, 0), f"cannot paint {master.name} of {master.game}: {failure!r}"))


def deliver(line: Connection, master: Master, picture: Image.Image, fault: str) -> None:
    pixels = picture.convert("RGBA").tobytes("raw", "BGRA")
    for start in range(0, len(pixels), PIECE):
        line.send(pixels[start : start + PIECE])
    line.send((master, picture.size, fault))


class Studio:
    """Paints any master and keeps the painting in the cache folder."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.fault = ""
        if folder:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                tidy(folder)
            except OSError as failure:
                self.fault = f"pictures cannot be kept in {folder}: {failure.strerror}"
                self.folder = None

    def finished(self, master: Master) -> Image.Image:
        """The painting, from its file or painted now and filed."""
        picture = seen(self.folder / master.cached) if self.folder else None
        if picture is None:
            picture = painted(master)
            self.store(picture, master)
        return picture

    def store(self, picture: Image.Image, master: Master) -> None:
        """Leave the painting in the cache, whole or not at all; where that fails, the next one may do better."""
        if self.folder is None:
            return
        try:
            write_atomically(self.folder / master.cached, packed(picture, master.name))
            self.fault = ""
        except OSError as failure:
            self.fault = f"a picture cannot be kept in {self.folder}: {failure.strerror}"


def tidy(folder: Path, room: int = CACHE_ROOM) -> None:
    """Throw away the oldest paintings beyond `room` bytes, and what a killed painter left half written.

    Older versions of the program kept finished cards here (.png): nobody reads them any more.
    """
    filed = []
    for file in folder.iterdir():
        with contextlib.suppress(OSError):
            about = file.stat()
            if file.suffix == ".png" or (file.suffix == ".part" and about.st_mtime < time.time() - 3600):
                file.unlink()
            elif file.suffix == ".webp":
                filed.append((about.st_mtime, about.st_size, file))
    for _, size, file in sorted(filed, reverse=True):
        room -= size
        if room < 0:
            with contextlib.suppress(OSError):
                file.unlink()
