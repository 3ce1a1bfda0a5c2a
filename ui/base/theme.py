"""The colours, type sizes and measures of the program: midnight, parchment and one brass accent.

Sizes are logical units; multiply with `Scale.px`. `font(role, px)` opens the font of a role.
"""

import pygame

from art import fonts
from ui.base import fallback

Colour = tuple[int, int, int]

# Grounds, from the darkest up.
INK: Colour = (7, 10, 18)
MIDNIGHT: Colour = (13, 19, 33)
DUSK: Colour = (22, 31, 50)
STEEL: Colour = (74, 94, 128)

# Words.
PARCHMENT: Colour = (236, 226, 204)
FADED: Colour = (170, 172, 178)
FAINT: Colour = (122, 129, 144)
UMBER: Colour = (52, 36, 18)

# The accent, and what it does.
BRASS: Colour = (226, 186, 104)
BRASS_LIGHT: Colour = (255, 231, 170)
BRASS_DARK: Colour = (134, 96, 40)

# What happens.
AZURE: Colour = (84, 164, 240)
EMBER: Colour = (226, 134, 60)
DANGER: Colour = (226, 94, 78)
GOOD: Colour = (126, 196, 132)

SEATS: tuple[Colour, ...] = ((226, 186, 104), (104, 178, 226), (206, 130, 196), (132, 198, 138))
"""One colour for each seat; with the colour-blind setting the screen adds marks to them."""

# Type sizes, logical units.
TITLE = 56
HEADING = 30
SUBHEADING = 22
BODY = 18
SMALL = 15.5
TINY = 13.5

# Measures, logical units.
GAP = 12
ROW = 40
RADIUS = 9
PAD = 20


def font(role: str, px: int) -> pygame.font.Font:
    """The font of a role ("display", "body", "body-bold", "body-italic", "serif") at `px` pixels, cached."""
    return fallback.font(role, px) if fallback.is_role(role) else fonts.font(role, px)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """The colour `t` of the way from a to b."""
    return tuple(round(x + (y - x) * t) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]
