"""The masters in memory: paintings that ship with the program, read by threads and kept while there is room.

A *master* is a painting from which everything on the screen is made by scaling and putting together: the picture of a
card, a piece of a frame, a back, a table, a title. It lies in `art/<game>/masters/`; one painted since (a broken file
anew, a picture larger than ships) lies in the player's cache. Whoever needs a master that is not here gets `NotHere`,
and asks again later.
"""

import contextlib
import logging
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pygame

from art import fingerprint, small

log = logging.getLogger(__name__)

ART = Path(__file__).parent
ROOM = 72 << 20  # bytes of masters, whole and scaled, that are kept
READERS = 2

PICTURE = 760  # pixels that the picture of a card is wide as it ships
SMALLER = 380  # as it is kept for cards that need no more
SMALLEST = small.WIDE  # as it ships once more, to be there at once
LARGER = 1280  # as it is painted where what ships is too small


class Master(NamedTuple):
    """A painting by its name within its game: "pictures/KEY", "pieces/full-red", "table".

    A picture may be asked for in another `width` than that in which it ships (0).
    """

    game: str
    name: str
    width: int = 0

    @property
    def shipped(self) -> Path | None:
        """Where it lies in the program's own folder; None if it does not ship so large."""
        return ART / self.game / "masters" / f"{self.name}.webp" if self.width <= PICTURE else None

    @property
    def cached(self) -> str:
        """Its file in the player's cache, if it was painted there: other sources, another name."""
        width = self.width if self.width > PICTURE else 0
        return f"{fingerprint.of_master(self.game, self.name)}-{self.name.replace('/', '-')}-{width}.webp"


class NotHere(LookupError):
    """Masters that are needed and not in memory."""

    def __init__(self, *missing: Master) -> None:
        super().__init__(*missing)
        self.missing = missing


class Unreadable(LookupError):
    """A master whose file is not there or not good."""

    def __init__(self, master: Master, why: Exception) -> None:
        super().__init__(master, why)
        self.master, self.why = master, why


class Archive:
    """Masters by name. All surfaces are shared: do not draw on them. Those with alpha have it premultiplied."""

    def __init__(self, folder: Path | None, room: int = ROOM, readers: Executor | None = None) -> None:
        self.folder = folder  # of the cache
        self.room = room
        self.readers = readers or ThreadPoolExecutor(READERS, "masters")
        self.here: OrderedDict[tuple, pygame.Surface] = OrderedDict()
        self.bytes = 0
        self.coming: dict[Master, Future] = {}
        self.small = small.Small(self.readers)

    def get(self, *masters: Master) -> tuple[pygame.Surface, ...]:
        """All of these. NotHere, with those that are missing, if any is."""
        missing = [master for master in masters if master not in self.here]
        if missing:
            raise NotHere(*missing)
        for master in masters:
            self.here.move_to_end(master)
        return tuple(self.here[master] for master in masters)

    def picture(self, game: str, key: str, wide: int) -> pygame.Surface:
        """The picture of a card to be shown so wide: the least that will do, or the largest that is here."""
        sizes = [Master(game, f"pictures/{key}", width) for width in (SMALLER, 0, LARGER)]
        smaller, whole, large = sizes
        if wide <= SMALLER:
            here = next((master for master in sizes if master in self.here), None)
            if here is None and wide <= SMALLEST and (least := self.least(game, f"pictures/{key}")) is not None:
                return least
            return self.get(here or smaller)[0]
        return self.get(large if large in self.here else whole)[0]

    def least(self, game: str, name: str) -> pygame.Surface | None:
        """A picture, a back or a table as small as it ships, at once; None while it is not here."""
        master = Master(game, name, SMALLEST)
        if master not in self.here:
            unpacked = self.small.unpacked(game, name.rpartition("/")[2])
            if unpacked is None:
                return None
            self.keep(master, unpacked)
        return self.get(master)[0]

    def open(self, game: str) -> None:
        """Have what ships small of this game brought."""
        self.small.send_for(game, Master(game, "small").shipped.with_suffix(""))

    def scaled(self, master: Master, size: tuple[int, int]) -> pygame.Surface:
        """A piece at this size, made once."""
        found = self.here.get((master, size))
        if found is None:
            (piece,) = self.get(master)
            found = piece if piece.get_size() == size else pygame.transform.smoothscale(piece, size)
            if found is not piece:
                self.keep((master, size), found)
        else:
            self.here.move_to_end((master, size))
        return found

    # Reading
    def send_for(self, masters: Iterable[Master]) -> None:
        """Let the readers bring these."""
        for master in masters:
            if master not in self.here and master not in self.coming:
                self.coming[master] = self.readers.submit(read, master, self.folder)

    def arrived(self) -> list[tuple[Master, Exception | None]]:
        """What the readers have brought since, and what was wrong where they came back without."""
        found: list[tuple[Master, Exception | None]] = []
        for master in [master for master, future in self.coming.items() if future.done()]:
            future = self.coming.pop(master)
            fault = future.exception()
            if fault is None:
                self.keep(master, future.result())
            found.append((master, fault))
        return found

    def keep(self, name: tuple, surface: pygame.Surface) -> None:
        """Put it in its place; what was not used for longest goes."""
        self.forget(name)
        self.here[name] = surface
        self.bytes += size_of(surface)
        while self.bytes > self.room and len(self.here) > 1:
            self.forget(next(iter(self.here)))

    def forget(self, name: tuple) -> None:
        gone = self.here.pop(name, None)
        self.bytes -= size_of(gone) if gone else 0

    def close(self) -> None:
        self.readers.shutdown(wait=False, cancel_futures=True)


def size_of(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


NATIVE = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
OPAQUE = pygame.Surface((1, 1), 0, 32)


def read(master: Master, folder: Path | None) -> pygame.Surface:
    """The master from its file, ready to be copied from. FileNotFoundError, or pygame.error for one that is broken.

    Runs in a thread: nearly all its time is spent where Python is not held up.
    """
    files = [folder / master.cached] if folder else []
    fault: Exception = FileNotFoundError(master.name)
    for file in filter(None, (master.shipped, *files)):
        try:
            surface = pygame.image.load(str(file))
            is_clear = surface.get_flags() & pygame.SRCALPHA
            surface = surface.convert(NATIVE if is_clear else OPAQUE)
            if master.width == SMALLER:
                surface = pygame.transform.smoothscale(surface, (SMALLER, SMALLER * 7 // 5))
            return surface.premul_alpha() if is_clear else surface
        except FileNotFoundError:
            continue
        except (pygame.error, OSError, ValueError) as broken:
            fault = broken
            if file in files:
                with contextlib.suppress(OSError):
                    file.unlink()
    raise fault
