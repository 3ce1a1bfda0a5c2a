"""What stands around the cards: whose turn it is, what is asked, the round; and the slip that says why not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from ui.base import plates, text, theme
from ui.table.layout import Area

PLACES = ("round", "prompt", "tools", "log", "stage", "buttons", "middle", "spread")
ICE: theme.Colour = (150, 214, 255)
ON_PICTURE = 0.35  # of a card's height: there no game prints anything in the middle

plates.LOOKS["ice"] = plates.Look(
    ((40, 78, 116, 250), (14, 32, 56, 252)), ((206, 238, 255, 255), (84, 140, 186, 255)),
    gloss=22, inner=120, grain=6, rim_width=1.8,
)  # fmt: skip
plates.LOOKS["asked"] = plates.Look(
    ((58, 50, 40, 250), (26, 23, 24, 252)), ((255, 226, 150, 255), (170, 122, 50, 255)),
    gloss=18, inner=130, grain=8, rim_width=1.8,
)  # fmt: skip
LOOK = {"asked": "asked", "waiting": "panel", "window": "ice"}
CHIP = {"asked": theme.BRASS, "waiting": theme.STEEL, "window": ICE}


def places_for(seats: int, own: Sequence[str] = ()) -> tuple[str, ...]:
    """The panels that a table map must have a place for, with those that one game alone has."""
    return (*PLACES, *(f"plate-{seat}" for seat in range(seats)), *own)


def to_rect(area: Area) -> pygame.Rect:
    left, top = round(area.x), round(area.y)
    return pygame.Rect(left, top, round(area.right) - left, round(area.bottom) - top)


def fitted(words: str, role: str, px: int, size: tuple[int, int], least: float = 0.62) -> tuple[int, int]:
    """The type size (and width to wrap at, 0 = one line) with which marked-up words fit into a box.

    One line at nearly full size is best; then as many lines as show the words largest.
    """
    width = size[0]
    now = text.fitting(words, role, px, width, max(7, round(px * 0.8)))
    if text.size(words, role, now)[0] <= width:
        return now, 0
    return wrapped(words, role, px, size, least), width


def wrapped(
    words: str, role: str, px: int, size: tuple[int, int], least: float = 0.5, leading: float = 1.02
) -> int:  # fmt: skip
    """The largest type size up to `px` with which the words, broken into lines, fit into a box."""
    width, height = size
    low, high = max(7, round(px * least)), px
    while low < high:
        now = (low + high + 1) // 2
        block = text.layout(words, role, now, width, "left", leading)
        if block.size[0] <= width and block.size[1] <= height:
            low = now
        else:
            high = now - 1
    return low


def draw_prompt(
    surface: pygame.Surface, rect: pygame.Rect, chip: str, words: str, mode: str, u: float, k: float
) -> None:  # fmt: skip
    """The ribbon across the table: a chip with whose turn it is, and the sentence of what is asked.

    The ribbon is as large as the table (`k`); its words grow in it with the size of things (`u`).
    """
    plates.draw_plate(surface, LOOK[mode], rect, u, raised=10)
    grown = max(1.0, u / k)
    px = min(round(theme.SMALL * u), round(rect.h * min(0.52, 0.40 * grown)))
    ink = (34, 24, 10) if mode != "waiting" else theme.PARCHMENT
    label = text.render(text.escape(chip), "body-bold", px, ink)
    pad = round(rect.h * 0.18)
    wide = min(label.get_width() + round(rect.h * 0.62), rect.w // 3)
    tag = pygame.Rect(rect.x + pad, rect.y + pad, wide, rect.h - 2 * pad)
    surface.blit(pill(tag.size, CHIP[mode]), tag)
    if label.get_width() > wide - pad:
        label = text.render(text.escape(text.shortened(chip, "body-bold", px, wide - pad)), "body-bold", px, ink)
    surface.blit(label, label.get_rect(center=tag.center))
    room = pygame.Rect(tag.right + pad, rect.y, rect.right - tag.right - 3 * pad, rect.h)
    px, wrap = fitted(
        words,
        "body-bold",
        min(round(20 * u), round(rect.h * min(0.68, 0.52 * grown))),
        (room.w, room.h - 2),
        0.62 / grown,
    )
    colour = theme.PARCHMENT if mode != "waiting" else theme.FADED
    shown = text.render(words, "body-bold", px, colour, wrap, leading=1.02 if wrap else text.LEADING)
    surface.blit(shown, shown.get_rect(midleft=(room.x + round(4 * u), room.centery)))


@lru_cache(maxsize=32)
def pill(size: tuple[int, int], colour: theme.Colour) -> pygame.Surface:
    """A round-ended ground for a few words."""
    return plates.shape(size, size[1] // 2, (*colour, 255), (*theme.mix(colour, theme.INK, 0.28), 255))


def draw_round(surface: pygame.Surface, rect: pygame.Rect, words: str, u: float) -> None:
    px = text.fitting(words, "body-bold", min(round(theme.SMALL * u), round(rect.h * 0.48)), rect.w, 8)
    shown = text.render(words, "body-bold", px, theme.FADED)
    surface.blit(shown, shown.get_rect(center=rect.center))


def count_rect(pile: pygame.Rect, words: str, u: float, is_small: bool, is_open: bool) -> tuple[pygame.Rect, int]:
    """The plate with the number of a pile's cards, and the size of type: half under its foot; inside a small pile, and
    there on the picture of a card that lies face up, for its numbers stand at its head and its name at its foot."""
    px = max(10, round(theme.SMALL * u * (0.8 if is_small else 1.0)))
    edge = (8, 2) if is_small else (16, 7)
    rect = pygame.Rect((0, 0), text.size(words, "body-bold", px)).inflate(round(edge[0] * u), round(edge[1] * u))
    if not is_small:
        rect.center = (pile.centerx, pile.bottom)
    elif is_open:
        rect.center = (pile.centerx, pile.top + round(pile.h * ON_PICTURE))
    else:
        rect.midbottom = (pile.centerx, pile.bottom - max(1, round(u)))
    return rect, px


def draw_count(surface: pygame.Surface, rect: pygame.Rect, words: str, px: int, u: float, colour: theme.Colour) -> None:
    """How many cards lie in a pile, on a small plate."""
    shown = text.render(words, "body-bold", px, colour)
    plates.draw_plate(surface, "inset", rect, u, radius=9)
    plates.draw_plate(surface, "inset", rect, u, radius=9)
    surface.blit(shown, shown.get_rect(center=rect.center))
