"""Pictures of cards, backs and tables once more, small, and in memory before the first of them is wanted.

A picture as it ships takes ten to twenty milliseconds to read, and a table shows thirty at once. Small ones, in
`art/<game>/masters/small/`, are brought as they are packed, all of a game together: some ten kilobytes each. To unpack
one takes a third of a millisecond, so that a card shows its picture in the very frame in which it is first seen.
"""

import contextlib
import io
from concurrent.futures import Executor, Future
from pathlib import Path

import pygame

ENDING = ".jpg"  # unpacked five times as fast as the others
WIDE = 190  # pixels that a picture or a back is wide
TABLE = (640, 360)


class Small:
    """What ships small of each game, packed. Two to three megabytes a game."""

    def __init__(self, readers: Executor) -> None:
        self.readers = readers
        self.packed: dict[str, dict[str, bytes]] = {}
        self.coming: dict[str, Future] = {}

    def send_for(self, game: str, folder: Path) -> None:
        """Let a reader bring those of this game, once."""
        if game not in self.packed and game not in self.coming:
            self.coming[game] = self.readers.submit(read, folder)

    def arrived(self) -> list[str]:
        """Games whose small pictures are here now and were not."""
        found = [game for game, future in self.coming.items() if future.done()]
        for game in found:
            future = self.coming.pop(game)
            self.packed[game] = {} if future.exception() is not None else future.result()
        return found

    def unpacked(self, game: str, name: str) -> pygame.Surface | None:
        """The small picture of that name, opaque; None if it is not here or not good."""
        packed = self.packed.get(game, {}).get(name)
        if packed is None:
            return None
        try:
            return pygame.image.load(io.BytesIO(packed), name + ENDING).convert(OPAQUE)
        except pygame.error:
            del self.packed[game][name]
            return None


OPAQUE = pygame.Surface((1, 1), 0, 32)


def read(folder: Path) -> dict[str, bytes]:
    """All that lie there, as they are packed. Runs in a thread."""
    found = {}
    for file in folder.glob(f"*{ENDING}"):
        with contextlib.suppress(OSError):
            found[file.stem] = file.read_bytes()
    return found
