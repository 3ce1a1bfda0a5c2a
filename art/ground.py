"""The ground that cards lie on, put together for a window: a desk, the table set into it, and places sunk into that.

A *unit* is a 1280th of the window's width or a 720th of its height, whichever is smaller. The painting of a table is
larger than any window and cut to size: its middle (the game's `HUB`, a share of the window's sides) lies always at the
same place, and circles stay round. Places (`Well`) are stretched to size between their corners.
"""

from collections.abc import Callable, Iterable
from importlib import import_module

import pygame

from art.measures import ACROSS, AROUND, CORNER, HOME, PAINTED, SUNK
from art.wanted import Well

ROUND = 14  # units that the corners of a table are round
LIP, MIDDLE = "lip", "hub"  # the pieces about a table and in its middle


def laid(
    game: str, master: Callable[[str], pygame.Surface], size: tuple[int, int], wells: Iterable[Well]
) -> pygame.Surface:  # fmt: skip
    """The whole ground. A well of the piece "lip" is a table; without one there is nothing but desk."""
    hub, unit = import_module(f"art.{game}.places").HUB, min(size[0] / HOME[0], size[1] / HOME[1])
    shown = covering(master("desk"), size)
    tables = [well for well in wells if well.piece == LIP]
    if not tables:
        return shown
    top = cut(hub, master("table"), size)
    for well in tables:
        inlaid(shown, top, pygame.Rect(well.box), round(ROUND * unit))
    for well in wells:
        stretch(shown, master(f"board/{well.piece}"), pygame.Rect(well.box), unit)
    middle = master(f"board/{MIDDLE}")
    middle = pygame.transform.smoothscale(middle, (round(ACROSS * unit), round(ACROSS * unit)))
    at = middle.get_rect(center=(round(size[0] * hub[0]), round(size[1] * hub[1])))
    shown.blit(middle, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return shown


def cut(hub: tuple[float, float], table: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The table for a window of that size, from a painting that is larger than any."""
    w, h = size
    unit = max(min(w / HOME[0], h / HOME[1]), w / PAINTED[0], h / PAINTED[1])
    k = table.get_width() / PAINTED[0]  # its pixels a unit
    wide, high = table.get_size()
    part = pygame.Rect(0, 0, min(wide, round(w / unit * k)), min(high, round(h / unit * k)))
    part.topleft = round((wide - part.w) * hub[0]), round((high - part.h) * hub[1])
    return pygame.transform.smoothscale(table.subsurface(part), size)


def covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The middle of a picture, as large as it must be to cover a window."""
    wide, high = picture.get_size()
    k = min(wide / size[0], high / size[1])
    part = pygame.Rect(0, 0, max(1, round(size[0] * k)), max(1, round(size[1] * k)))
    part.center = wide // 2, high // 2
    return pygame.transform.smoothscale(picture.subsurface(part.clip(picture.get_rect())), size)


def inlaid(shown: pygame.Surface, top: pygame.Surface, rect: pygame.Rect, r: int) -> None:
    """Set the table into the desk: `top` is as large as the window. Its corners are round."""
    rect = rect.clip(shown.get_rect())
    r = min(r, rect.w // 2, rect.h // 2)
    places = [(x, y) for x in (rect.left, rect.right - r) for y in (rect.top, rect.bottom - r)] if r else []
    before = []
    for place in places:
        before.append(pygame.Surface((r, r), pygame.SRCALPHA, 32))
        before[-1].blit(shown, (0, 0), (*place, r, r))
    shown.blit(top, rect, rect)
    for (x, y), corner in zip(places, before, strict=True):
        outside = pygame.Surface((4 * r, 4 * r), pygame.SRCALPHA, 32)
        outside.fill((255, 255, 255, 255))
        heart = (4 * r if x == rect.left else 0, 4 * r if y == rect.top else 0)
        pygame.draw.circle(outside, (255, 255, 255, 0), heart, 4 * r)
        corner.blit(pygame.transform.smoothscale(outside, (r, r)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        shown.blit(corner, (x, y))


def stretch(shown: pygame.Surface, piece: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Lay a piece (premultiplied) about a place: its corners as they are, the rest pulled to length.

    About a place too small for its corners it is smaller as a whole.
    """
    unit = min(unit, min(rect.size) / (2 * (CORNER - AROUND)))
    around = round(AROUND * unit)
    rect = rect.inflate(2 * around, 2 * around)
    far = round(CORNER * piece.get_width() / SUNK)
    side = piece.get_width()
    cap_x, cap_y = (min(round(CORNER * unit), length // 2) for length in rect.size)
    across = ((0, far, 0, cap_x), (far, side - far, cap_x, rect.w - cap_x), (side - far, side, rect.w - cap_x, rect.w))
    down = ((0, far, 0, cap_y), (far, side - far, cap_y, rect.h - cap_y), (side - far, side, rect.h - cap_y, rect.h))
    for x0, x1, left, right in across:
        for y0, y1, top, foot in down:
            if right > left and foot > top:
                part = pygame.transform.smoothscale(
                    piece.subsurface((x0, y0, x1 - x0, y1 - y0)), (right - left, foot - top)
                )
                shown.blit(part, (rect.x + left, rect.y + top), special_flags=pygame.BLEND_PREMULTIPLIED)
