"""A slip of paper that explains the thing beside it, and never covers it or what is being asked."""

from collections.abc import Iterable

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale

WIDEST = 340
PAD = 12


def tip_rect(
    size: tuple[int, int], about: pygame.Rect, scale: Scale, keep_clear: Iterable[pygame.Rect],
    rather_free: Iterable[pygame.Rect] = (),
) -> pygame.Rect:  # fmt: skip
    """The first free place for a slip of this size: below, above, right, left of what it is about, or at its ends.

    Where there is none it lies over what had rather stay free, or beyond what is kept clear, before it covers that.
    """
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
    kept = [about, *keep_clear]
    beyond = [_beyond(place, kept, gap, place.centery < about.centery).clamp(window) for place in places]
    for tried, taken in ((places, [*kept, *rather_free]), ([*places, *beyond], kept)):
        free = next((place for place in tried if place.collidelist(taken) < 0), None)
        if free is not None:
            return free
    return next((p for p in places if not p.colliderect(about)), places[0])


def _beyond(place: pygame.Rect, kept: list[pygame.Rect], gap: int, is_above: bool) -> pygame.Rect:
    """This place as far up, or down, as it takes to lie over none of these."""
    place = place.copy()
    for _ in kept:
        at = place.collidelist(kept)
        if at < 0:
            break
        if is_above:
            place.bottom = kept[at].top - gap
        else:
            place.top = kept[at].bottom + gap
    return place


def draw_tip(
    surface: pygame.Surface, words: str, about: pygame.Rect, scale: Scale, keep_clear: Iterable[pygame.Rect] = (),
    rather_free: Iterable[pygame.Rect] = (),
) -> pygame.Rect:  # fmt: skip
    """Draw the slip with these words (markup allowed) beside `about`; returns where it lies."""
    pad = scale.px(PAD)
    lines = text.render(words, "body", scale.px(theme.SMALL), theme.UMBER, scale.px(WIDEST) - 2 * pad)
    size = lines.get_width() + 2 * pad, lines.get_height() + round(1.4 * pad)
    rect = tip_rect(size, about, scale, keep_clear, rather_free)
    plates.draw_plate(surface, "paper", rect, scale.u, radius=7, raised=10)
    surface.blit(lines, lines.get_rect(center=rect.center))
    return rect
