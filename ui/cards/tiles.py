"""Cards as opaque tiles on a ground of one colour: a frame only copies them, however many there are.

Making a tile costs a millisecond or more, so a frame makes only some: what is not there yet is a blank card until one
of the next frames, and so is a card whose face the gallery is still putting together.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

import pygame

from art.gallery import Gallery
from art.wanted import face_of
from ui.base import plates, theme
from ui.cards.sprite import RATIO, shade

GROUND = (11, 16, 28)
KEPT = 144 * 2**20
"""Bytes of tiles."""
RIM = 0.06
"""Of a card's width that its frame takes on each side."""
A_FRAME = 80_000
"""Pixels of new tiles that one frame may make; it always makes one, unless it is spared."""


class CardTiles:
    """The tiles of one window. Call `begin` once a frame; `is_behind` says that some are still to be made."""

    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery
        self._faces: dict[object, object] = {}
        self._kept: OrderedDict[tuple, tuple[pygame.Surface, object, int]] = OrderedDict()
        self._bytes = 0
        self._room = A_FRAME
        self._is_spared = False
        self.is_behind = False

    def begin(self) -> None:
        """A new frame: so many tiles may be made again."""
        self._room, self.is_behind = 0 if self._is_spared else A_FRAME, False
        self._is_spared = False

    def spare(self) -> None:
        """Make no tile in the next frame: it has enough to do."""
        self._is_spared = True

    def source(self, card: object, height: int) -> pygame.Surface:
        """The gallery's picture of a card as it lies on a table."""
        return self.gallery.face(*self._wanted(card, height))

    def _wanted(self, card: object, height: int) -> tuple:
        face = self._faces.get(card)
        if face is None:
            face = self._faces[card] = face_of(card)
        return face, "board", (max(8, round(height * RATIO)), max(11, height))

    def tile(self, card: object, height: int, gap: int, is_ahead: bool = False) -> pygame.Surface | None:
        """The card with half a gap of ground and shadow on all sides; None if it is not there yet.

        `is_ahead`: it is not seen yet, and is only to be there when it is.
        """
        return self._made((card, height, gap), card, height, lambda source: _laid(source, gap), is_ahead=is_ahead)

    def strip(self, card: object, height: int, size: tuple[int, int], ground: theme.Colour) -> pygame.Surface | None:
        """A band of a card's picture that comes out of the ground at its left; None if it is not there yet.

        `height` is that of the card whose picture is wanted anyway, so that nothing is painted for the band alone.
        """
        return self._made(("strip", card, height, size), card, height, lambda source: _band(source, size, ground), 2)

    def _made(
        self,
        key: tuple,
        card: object,
        height: int,
        make: Callable[[pygame.Surface], pygame.Surface],
        effort: int = 1,
        is_ahead: bool = False,
    ) -> pygame.Surface | None:
        """What is made of a card's picture, kept until the gallery has a better one; `effort` is for each pixel."""
        found = self._kept.get(key)
        version = self.gallery.version
        if found is not None and found[2] == version:
            self._kept.move_to_end(key)
            return found[0]
        source = self.gallery.glance(*self._wanted(card, height), is_ahead)
        if source is None or self._room <= 0:
            self.is_behind |= source is not None
            return found[0] if found is not None else None
        if found is not None and found[1] is source:
            self._kept[key] = (found[0], source, version)
            return found[0]
        made = make(source)
        self._room -= effort * made.get_width() * made.get_height()
        self._keep(key, (made, source, version), found)
        return made

    def _keep(self, key: tuple, entry: tuple, before: tuple | None) -> None:
        self._kept[key] = entry
        self._bytes += _bytes_of(entry[0]) - (_bytes_of(before[0]) if before else 0)
        while self._bytes > KEPT and len(self._kept) > 1:
            self._bytes -= _bytes_of(self._kept.popitem(last=False)[1][0])


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4


def _laid(source: pygame.Surface, gap: int) -> pygame.Surface:
    """A card with its shadow on the ground."""
    w, h = source.get_size()
    tile = blank_ground((w + gap, h + gap)).copy()
    dark = shade((w, h), h)
    tile.blit(dark, dark.get_rect(center=tile.get_rect().center))
    tile.blit(source, (gap // 2, gap // 2))
    return tile


@lru_cache(maxsize=8)
def blank_ground(size: tuple[int, int]) -> pygame.Surface:
    """Nothing but the ground."""
    tile = pygame.Surface(size).convert()
    tile.fill(GROUND)
    return tile


@lru_cache(maxsize=8)
def blank(height: int, gap: int) -> pygame.Surface:
    """A card that is not there yet."""
    card = pygame.Surface((max(8, round(height * RATIO)), height), pygame.SRCALPHA)
    look = plates.shape(card.get_size(), round(height * 0.035), (34, 44, 66, 255), (22, 29, 46, 255))
    card.blit(look, (0, 0))
    return _laid(card, gap)


def _band(source: pygame.Surface, size: tuple[int, int], ground: theme.Colour) -> pygame.Surface:
    """The middle of a card's picture, fading into the ground to the left."""
    wide, high = size
    w, h = source.get_size()
    rim = round(w * RIM)
    part = max(1, min(h, round((w - 2 * rim) * high / wide)))
    top = min(h - part, round(h * 0.3))
    seen = pygame.transform.smoothscale(source.subsurface((rim, top, w - 2 * rim, part)), size).convert()
    band = pygame.Surface(size).convert()
    band.fill(ground)
    band.blit(seen, (0, 0))
    band.blit(_fading(size, ground), (0, 0))
    return band


@lru_cache(maxsize=16)
def _fading(size: tuple[int, int], ground: theme.Colour) -> pygame.Surface:
    """The ground, solid at the left, thin where the picture is seen, and thick again at the right for a sign."""
    strip = pygame.Surface((size[0], 1), pygame.SRCALPHA)
    for x in range(size[0]):
        t = x / max(1, size[0] - 1)
        strip.set_at((x, 0), (*ground, round(255 - 115 * min(1.0, t / 0.66) ** 1.3 + 85 * max(0.0, t - 0.66) / 0.34)))
    return pygame.transform.scale(strip, size)
