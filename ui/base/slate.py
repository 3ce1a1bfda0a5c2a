"""Room to draw into for a moment: one picture that is used again and again.

A large picture that is made and thrown away in every frame costs more in memory taken from the system and given back
than in pixels: at 4K that was half of many frames.
"""

import pygame

_slates: dict[tuple[int, bool], pygame.Surface] = {}


def slate(size: tuple[int, int], is_clear: bool = False, number: int = 0) -> pygame.Surface:
    """A picture of that size whose pixels are what was last drawn there; with alpha if `is_clear`.

    It is good until the next one with the same number is asked for: whoever needs two at a time asks for two numbers.
    """
    width, height = max(1, size[0]), max(1, size[1])
    held = _slates.get((number, is_clear))
    if held is None or held.get_width() < width or held.get_height() < height:
        had = held.get_size() if held is not None else (0, 0)
        whole = max(width, had[0]), max(height, had[1])
        held = _slates[number, is_clear] = pygame.Surface(whole, pygame.SRCALPHA if is_clear else 0, 32)
    return held.subsurface((0, 0, width, height))


def copied(picture: pygame.Surface, number: int = 0) -> pygame.Surface:
    """The picture on a slate, to be changed there. It has 32 bits a pixel."""
    is_clear = bool(picture.get_flags() & pygame.SRCALPHA)
    out = slate(picture.get_size(), is_clear, number)
    if is_clear:
        out.fill((0, 0, 0, 0))
    out.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_ADD if is_clear else 0)
    return out


def stretched(picture: pygame.Surface, size: tuple[int, int], number: int = 0) -> pygame.Surface:
    """The picture drawn out or shrunk to a size, softly, on a slate. It has 32 bits a pixel."""
    out = slate(size, bool(picture.get_flags() & pygame.SRCALPHA), number)
    return pygame.transform.smoothscale(picture, out.get_size(), out)


def forget() -> None:
    """Let go of them all."""
    _slates.clear()
