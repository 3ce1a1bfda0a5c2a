"""The sign of a card's colour, told by its shape too."""

from functools import lru_cache

import pygame

from ui.base import plates

INKS = {"red": (232, 92, 66), "green": (112, 190, 98), "blue": (92, 154, 240), "purple": (182, 124, 232)}
OTHER = (150, 154, 162)
FINE = 8


@lru_cache(maxsize=32)
def gem(colour: str, side: int) -> pygame.Surface:
    """The small sign of a colour, told by its shape too: a rising sun, a full one, a lozenge, a moon. Shared."""
    big = side * FINE
    ink = INKS.get(colour, OTHER)
    sign = pygame.Surface((big, big), pygame.SRCALPHA)
    sign.fill((*ink, 0))
    middle = big / 2
    match colour:
        case "red":
            pygame.draw.circle(sign, ink, (middle, big * 0.68), big * 0.46, draw_top_left=True, draw_top_right=True)
            pygame.draw.rect(sign, ink, (0, big * 0.76, big, big * 0.11), border_radius=big // 16)
        case "green":
            pygame.draw.circle(sign, ink, (middle, middle), big * 0.43)
        case "blue":
            pygame.draw.polygon(sign, ink, [(middle, 0), (big * 0.88, middle), (middle, big), (big * 0.12, middle)])
        case "purple":
            pygame.draw.circle(sign, ink, (middle * 0.96, middle), big * 0.46)
            pygame.draw.circle(sign, (*ink, 0), (middle * 1.42, middle * 0.82), big * 0.38)
        case _:
            pygame.draw.circle(sign, ink, (middle, middle), big * 0.36)
    light = plates.gradient((big, big), (255, 255, 255, 255), (196, 190, 200, 255))
    sign.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(sign, (side, side))
