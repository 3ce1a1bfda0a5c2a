"""The table that cards lie on, at the size of the window: cut from a painting that is larger than any window.

A *unit* is a 1280th of the window's width or a 720th of its height, whichever is smaller; the painting's middle (the
game's `HUB`, a share of the window's sides) lies always at the same place of the window, and circles stay round.
"""

from importlib import import_module

import pygame

from art.measures import HOME, PAINTED

CAP = 104  # units from a corner within which the rule is not stretched


def cut(game: str, table: pygame.Surface, rule: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The table for a window of that size. `rule` has premultiplied alpha."""
    hub = import_module(f"art.{game}.places").HUB
    w, h = size
    unit = max(min(w / HOME[0], h / HOME[1]), w / PAINTED[0], h / PAINTED[1])
    k = table.get_width() / PAINTED[0]  # its pixels a unit
    wide, high = table.get_size()
    part = pygame.Rect(0, 0, min(wide, round(w / unit * k)), min(high, round(h / unit * k)))
    part.topleft = round((wide - part.w) * hub[0]), round((high - part.h) * hub[1])
    shown = pygame.transform.smoothscale(table.subsurface(part), size)
    frame(shown, rule, round(CAP * min(w / HOME[0], h / HOME[1])))
    return shown


def frame(shown: pygame.Surface, rule: pygame.Surface, cap: int) -> None:
    """Lay the rule along the rim: its corners as they are, its sides stretched between them."""
    w, h = shown.get_size()
    wide, high = rule.get_size()
    far = round(CAP * wide / HOME[0])
    cap = max(1, min(cap, w // 2, h // 2))
    for x0, x1, left, right in ((0, far, 0, cap), (far, wide - far, cap, w - cap), (wide - far, wide, w - cap, w)):
        for y0, y1, top, foot in ((0, far, 0, cap), (far, high - far, cap, h - cap), (high - far, high, h - cap, h)):
            is_middle = left == cap and top == cap
            if not is_middle and right > left and foot > top:
                side = rule.subsurface((x0, y0, x1 - x0, y1 - y0))
                side = pygame.transform.smoothscale(side, (right - left, foot - top))
                shown.blit(side, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
