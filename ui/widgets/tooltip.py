"""A slip of paper that explains the thing beside it, and never covers it or what is being asked."""

from collections.abc import Iterable

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale

WIDEST = 340
PAD = 12


def tip_rect(size: tuple[int, int], about: pygame.Rect, scale: Scale, keep_clear: Iterable[pygame.Rect]) -> pygame.Rect:
    """The first free place for a slip of this size: below, above, right, left of what it is about, or at its ends."""
    window = pygame.Rect((0, 0), scale.window).inflate(-scale.px(12), -scale.px(12))
    gap = scale.px(10)
    slip = pygame.Rect((0, 0), size)
    places = []
    for edge, value in (
        ("midtop", (about.centerx, about.bottom + gap)),
        ("midbottom", (about.centerx, about.top - gap)),
        ("midleft", (about.right + gap, about.centery)),
        ("midright", (about.left - gap, about.centery)),
        ("topleft", (about.left, about.bottom + gap)),
        ("topright", (about.right, about.bottom + gap)),
        ("bottomleft", (about.left, about.top - gap)),
        ("bottomright", (about.right, about.top - gap)),
    ):
        place = slip.copy()
        setattr(place, edge, value)
        places.append(place.clamp(window))
    taken = [about, *keep_clear]
    return next((p for p in places if p.collidelist(taken) < 0),
                next((p for p in places if not p.colliderect(about)), places[0]))  # fmt: skip


def draw_tip(
    surface: pygame.Surface, words: str, about: pygame.Rect, scale: Scale, keep_clear: Iterable[pygame.Rect] = ()
) -> pygame.Rect:
    """Draw the slip with these words (markup allowed) beside `about`; returns where it lies."""
    pad = scale.px(PAD)
    lines = text.render(words, "body", scale.px(theme.SMALL), theme.UMBER, scale.px(WIDEST) - 2 * pad)
    rect = tip_rect((lines.get_width() + 2 * pad, lines.get_height() + round(1.4 * pad)), about, scale, keep_clear)
    plates.draw_plate(surface, "paper", rect, scale.u, radius=7, raised=10)
    surface.blit(lines, lines.get_rect(center=rect.center))
    return rect
