"""The small signs of the colours that cards have, told by their shapes too. Which there are, a game's show says."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame

from ui.base import plates
from ui.base.theme import Colour

FINE = 8  # a sign is drawn so much too large, then averaged


class Gem(NamedTuple):
    """A colour of cards: its ink, and what draws its sign: `paint(picture, ink)` on an empty square."""

    ink: Colour
    paint: Callable[[pygame.Surface, Colour], None]


def dot(picture: pygame.Surface, ink: Colour) -> None:
    big = picture.get_width()
    pygame.draw.circle(picture, ink, (big / 2, big / 2), big * 0.36)


OTHER = Gem((150, 154, 162), dot)


@lru_cache(maxsize=64)
def picture(gem: Gem, side: int) -> pygame.Surface:
    """The sign of a colour, lit from above. Shared."""
    big = side * FINE
    sign = pygame.Surface((big, big), pygame.SRCALPHA)
    sign.fill((*gem.ink, 0))
    gem.paint(sign, gem.ink)
    light = plates.gradient((big, big), (255, 255, 255, 255), (196, 190, 200, 255))
    sign.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(sign, (side, side))


@lru_cache(maxsize=64)
def dark_picture(gem: Gem, side: int) -> pygame.Surface:
    """The sign of a colour to stand on a bar of that colour. Shared."""
    sign = picture(gem, side).copy()
    sign.fill((14, 12, 20, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return sign
