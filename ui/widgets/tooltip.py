"""A slip of paper that explains the thing beside it, and never covers it or what is being asked."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale

WIDEST = 340
PAD = 12
FAR = 0.45  # of the window: so far away from its subject nobody would look for a slip


class TipRoom(NamedTuple):
    """Where slips may lie: never on what is `kept` while there is any other place, rather not on what had better be
    `free`; before it lies there a slip goes to the `dock`, a column beside all that, at the height of its subject."""

    kept: Sequence[pygame.Rect] = ()
    free: Sequence[pygame.Rect] = ()
    dock: pygame.Rect | None = None


ANYWHERE = TipRoom()


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
    beyond = [
        _beyond(place, kept, gap, is_above).clamp(window)
        for place in places
        for is_above in (False, True)
        if place.centery == about.centery or is_above == (place.centery < about.centery)
    ]
    rather_free = list(rather_free)
    for tried, taken in ((places, [*kept, *rather_free]), ([*places, *beyond], kept)):
        free = [place for place in tried if place.collidelist(taken) < 0]
        if free:
            beside = [place for place in free if place.y == free[0].y]  # as high: only from there along its subject
            return min(beside, key=lambda place: _covered(place, rather_free))
    return min(places, key=lambda place: (place.colliderect(about), _covered(place, kept)))


def _covered(place: pygame.Rect, others: list[pygame.Rect]) -> int:
    """How much of these lies under a slip there."""
    return sum(part.w * part.h for part in map(place.clip, others))


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
    surface: pygame.Surface, words: str, about: pygame.Rect, scale: Scale, room: TipRoom = ANYWHERE
) -> pygame.Rect:  # fmt: skip
    """Draw the slip with these words (markup allowed) beside `about`; returns where it lies."""
    lines = _lines(words, scale, scale.px(WIDEST))
    rect = tip_rect(_size(lines, scale), about, scale, room.kept, room.free)
    is_near = room.dock is not None and room.dock.left - about.right < FAR * scale.window[0]
    if is_near and rect.collidelist([about, *room.kept, *room.free]) >= 0:
        narrow = _lines(words, scale, min(scale.px(WIDEST), room.dock.w))
        docked = pygame.Rect((0, 0), _size(narrow, scale))
        docked.center = room.dock.centerx, about.centery
        docked.clamp_ip(room.dock)
        if room.dock.contains(docked) and docked.collidelist([about, *room.kept]) < 0:
            lines, rect = narrow, docked
    plates.draw_plate(surface, "paper", rect, scale.u, radius=7, raised=10)
    surface.blit(lines, lines.get_rect(center=rect.center))
    return rect


def _lines(words: str, scale: Scale, wide: int) -> pygame.Surface:
    return text.render(words, "body", scale.px(theme.SMALL), theme.UMBER, wide - 2 * scale.px(PAD))


def _size(lines: pygame.Surface, scale: Scale) -> tuple[int, int]:
    pad = scale.px(PAD)
    return lines.get_width() + 2 * pad, lines.get_height() + round(1.4 * pad)
