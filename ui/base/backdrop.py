"""The ground behind menus: midnight, a little light, and the engraved dials of a clock that nobody made.

Painted once for each window size and kept.
"""

from functools import lru_cache
from math import cos, pi, sin

import pygame

from ui.base import theme
from ui.base.plates import GRAIN, _grain


@lru_cache(maxsize=2)
def backdrop(size: tuple[int, int]) -> pygame.Surface:
    """The painted ground, opaque, shared: do not draw on it."""
    ground = _light(size)
    _dials(ground)
    tile = _grain(5)
    for y in range(0, size[1], GRAIN):
        for x in range(0, size[0], GRAIN):
            ground.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return ground


def _light(size: tuple[int, int]) -> pygame.Surface:
    """Night, brighter above the middle, dark in the corners."""
    small = pygame.Surface((48, 27))
    for y in range(27):
        for x in range(48):
            far = min(1.0, (((x - 24) / 27) ** 2 + ((y - 10) / 19) ** 2) ** 0.5)
            small.set_at((x, y), theme.mix((30, 42, 68), (7, 10, 18), far**1.15))
    middle = pygame.transform.smoothscale(small, (max(1, size[0] // 2), max(1, size[1] // 2)))
    return pygame.transform.scale(middle, size)  # it falls by a level in some ten pixels: no steps are seen


def _dials(ground: pygame.Surface) -> None:
    width, height = ground.get_size()
    u = min(width / 1280, height / 720)
    ink = (*theme.BRASS, 30)
    faint = (*theme.STEEL, 34)
    for middle, down, radius, marks, long in (
        (width * 0.10, height * 1.02, 330 * u, 60, 5), (width * 0.93, height * 0.10, 250 * u, 48, 4),
    ):  # fmt: skip
        seen = pygame.Rect(0, 0, round(2 * radius + 8 * u), round(2 * radius + 8 * u))
        seen.center = round(middle), round(down)
        seen = seen.clip(ground.get_rect())
        layer = pygame.Surface(seen.size, pygame.SRCALPHA)
        x, y = middle - seen.x, down - seen.y
        for part, colour in ((1.0, ink), (0.965, ink), (0.80, faint), (0.52, ink), (0.50, faint)):
            pygame.draw.aacircle(layer, colour, (x, y), radius * part, max(1, round(1.2 * u)))
        for n in range(marks):
            turn = 2 * pi * n / marks
            inner = 0.885 if n % long == 0 else 0.93
            _stroke(layer, ink, x, y, turn, radius * inner, radius * 0.965, u)
        for n in range(12):
            _stroke(layer, faint, x, y, 2 * pi * n / 12, radius * 0.52, radius * 0.80, u)
        ground.blit(layer, seen)


def _stroke(
    layer: pygame.Surface, ink: tuple, x: float, y: float, turn: float, start: float, end: float, u: float
) -> None:
    across, down = sin(turn), -cos(turn)
    pygame.draw.aaline(
        layer, ink, (x + across * start, y + down * start), (x + across * end, y + down * end), max(1, round(1.2 * u))
    )
