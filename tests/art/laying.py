"""Cards put together for tests: with a flat picture, so that only the face itself is looked at."""

from collections.abc import Callable
from concurrent.futures import Executor, Future

import numpy as np
import pygame
from PIL import Image

from art import masters
from art.archive import NATIVE, SMALLER, Archive, Master, NotHere
from art.fitting import fitted
from art.gallery import laid
from art.sheet import Sheet
from art.wanted import Face, Wanted, Well, wanted_face

PICTURE = (60, 80, 120)


class AtOnce(Executor):
    """Readers without threads: what is sent for is there."""

    def submit(self, fn: Callable, /, *args: object, **kwargs: object) -> Future:
        future: Future = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as fault:
            future.set_exception(fault)
        return future


def archive(face: Face, picture: tuple[int, int, int] | None = PICTURE) -> Archive:
    """All masters as they ship, but for the card's picture."""
    found = Archive(None, readers=AtOnce())
    if picture is not None:
        flat = pygame.Surface((76, 106)).convert(NATIVE)
        flat.fill(picture)
        for width in (0, SMALLER):
            found.keep(Master(face.game, f"pictures/{face.key}", width), flat)
    return found


def finished(wanted: Wanted, masters: Archive) -> tuple[pygame.Surface, int]:
    """A face or a back with its masters, and in how many steps it was made."""
    for _ in range(4):
        sheet, steps = Sheet(wanted, masters), 0
        try:
            for _ in laid(sheet, wanted):
                steps += 1
        except NotHere as needed:
            masters.send_for(needed.missing)
            assert all(fault is None for _, fault in masters.arrived()), needed.missing
        else:
            return sheet.finish(), steps
    raise AssertionError(f"{wanted} asks for more and more")


def put_together(face: Face, style: str, size: tuple[int, int]) -> np.ndarray:
    """The face as it is shown: height, width, red green blue alpha."""
    shown, _ = finished(wanted_face(face, style, size), archive(face))
    return np.frombuffer(pygame.image.tobytes(shown, "RGBA"), np.uint8).reshape(size[1], size[0], 4).astype(np.int16)


def surface(game: str, size: tuple[int, int], *wells: Well) -> np.ndarray:
    """The table of a game in a window of that size with these places, if none a table all over: height, width, rgb."""
    wells = wells or (Well("lip", (0, 0, *size)),)
    shown = fitted(Wanted("surface", game, size, wells=wells), Archive(None, readers=AtOnce()))
    return np.frombuffer(pygame.image.tobytes(shown, "RGB"), np.uint8).reshape(size[1], size[0], 3)


def misplaced(game: str, pictures: dict[str, Image.Image]) -> list[str]:
    """Pictures, by key, that look more like the master of another than like their own.

    Painted small they are rougher than their masters shrunk: nothing finer than this can be said of them. So what ships
    small is looked at, which is what ships large: `test_masters.py`.
    """
    ships = np.stack([tiny(masters.seen(masters.small_file(Master(game, f"pictures/{key}")))) for key in pictures])
    apart = {key: np.abs(ships - tiny(picture)).mean((1, 2, 3)) for key, picture in pictures.items()}
    return [key for n, key in enumerate(pictures) if int(apart[key].argmin()) != n]


def tiny(picture: Image.Image) -> np.ndarray:
    return np.asarray(picture.resize((15, 21), Image.Resampling.BOX), np.float32)
