"""Tables, titles and icons made to measure from their masters. Runs in a thread, and keeps no master in memory."""

import random
from functools import lru_cache

import pygame
from PIL import Image

from art.archive import Archive, Master, Unreadable, read
from art.ground import laid
from art.wanted import Wanted

GRAIN = 1.6  # levels that a table's grain is strong: packing has smoothed its own away


def fitted(wanted: Wanted, archive: Archive) -> pygame.Surface:
    """The picture at its size. Unreadable for a master that cannot be used."""

    def master(name: str) -> pygame.Surface:
        named = Master(wanted.game, name)
        here = archive.here.get(named)
        try:
            return here if here is not None else read(named, archive.folder)
        except (pygame.error, OSError, ValueError) as fault:
            raise Unreadable(named, fault) from None

    if wanted.what == "surface":
        shown = laid(wanted.game, master, wanted.size, wanted.wells)
        strew(shown)
        return shown
    return pygame.transform.smoothscale(master(wanted.what), wanted.size)


def strew(shown: pygame.Surface) -> None:
    """Give it grain: without, the falls of dark colour have steps."""
    for tile, how in zip(grains(), (pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB), strict=True):
        for x in range(0, shown.get_width(), tile.get_width()):
            for y in range(0, shown.get_height(), tile.get_height()):
                shown.blit(tile, (x, y), special_flags=how)


@lru_cache(maxsize=1)
def grains() -> tuple[pygame.Surface, pygame.Surface]:
    """What is added and what is taken away."""
    side, luck = 256, random.Random(5)
    one, other = (Image.frombytes("L", (side, side), luck.randbytes(side * side)) for _ in range(2))
    noise = Image.blend(one, other, 0.5)
    tiles = []
    for sign in (1, -1):
        plane = noise.point([max(0, round(sign * (v - 127.5) / 52 * GRAIN)) for v in range(256)])
        rgba = Image.merge("RGBA", (plane, plane, plane, Image.new("L", plane.size, 255)))
        tiles.append(pygame.image.frombytes(rgba.tobytes("raw", "BGRA"), rgba.size, "BGRA"))
    return tiles[0], tiles[1]
