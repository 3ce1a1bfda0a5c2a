"""A card shown large for reading, beside the thing that it is about and never over what is being asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from ui.base import plates, text, theme
from ui.cards.sprite import RATIO, Pictures, put

HEIGHTS = (440, 366, 290)  # logical, the first that finds room
GAP = 14
PAD, SLIP_GAP = 14, 7  # logical, of the slip with remarks: beside its words, and over it
TEXT_BOX = 0.645  # where the words begin on a full face, of its height
NAME = 0.63  # where the name ends
SMALL_PRINT = 430  # pixels under which the text on a card is too small to read


def all_words(printed) -> str:
    """What a card does in words: in play, and what it can do elsewhere."""
    return "\n".join(filter(None, (printed.text, *(f"**{where}:** {words}" for where, words in printed.elsewhere))))


class Preview:
    """Which card is under the mouse, for how long, and so whether it is shown large."""

    def __init__(self) -> None:
        self.shown: object = None
        self.note = ""
        self.marking = -1
        self.about = pygame.Rect(0, 0, 0, 0)
        self.age = 0.0
        self.delay = 0.35

    @property
    def is_shown(self) -> bool:
        return self.shown is not None and self.age >= self.delay

    def over(self, shown: object, about: pygame.Rect | None = None, note: str = "", marking: int = -1) -> bool:
        """The mouse is over this card (or none). True if what is seen changes by that.

        `note` is what the card has now that is not printed on it, a sentence a line.
        """
        is_same = shown is self.shown and (note, marking) == (self.note, self.marking)
        if is_same and (about is None or about == self.about):
            return False
        was = self.is_shown
        if shown is None or not was:
            self.age = 0.0
        self.shown, self.note, self.marking = shown, note, marking
        self.about = about or self.about
        return was or self.is_shown

    def hide(self) -> bool:
        return self.over(None)

    def update(self, dt: float) -> bool:
        """Let time pass. True when the card comes to be shown."""
        was = self.is_shown
        self.age += dt
        return self.is_shown and not was

    def place(
        self, window: pygame.Rect, keep_clear: Iterable[pygame.Rect], k: float,
        rather_not: Iterable[pygame.Rect] = (), u: float = 1.0,
    ) -> pygame.Rect:  # fmt: skip
        """The first free place: right, left, above, below; smaller cards where there is no room for large ones.

        The place is that of the card with the slip of remarks under it. What is in `keep_clear` is never covered, what
        the card is about and what is in `rather_not` only if nothing else is left.
        """
        hard, about, soft = list(keep_clear), [self.about], list(rather_not)
        places = list(self.places(window, k, u))
        for taken in (hard + about + soft, hard + about, hard):
            free = next((place for place in places if place.collidelist(taken) < 0), None)
            if free is not None:
                return free
        return places[-1]

    def places(self, window: pygame.Rect, k: float, u: float) -> Iterator[pygame.Rect]:
        gap = round(GAP * k)
        inside = window.inflate(-gap, -gap)
        for units in HEIGHTS:
            high = round(units * k)
            card = pygame.Rect(0, 0, round(high * RATIO), high)
            card.h += self.slip_height(card.w, u)
            for middle in (self.about.centery, inside.top + card.h // 2, inside.bottom - card.h // 2):
                for edge, value in (
                    ("midleft", (self.about.right + gap, middle)),
                    ("midright", (self.about.left - gap, middle)),
                    ("midbottom", (self.about.centerx, self.about.top - gap)),
                    ("midtop", (self.about.centerx, self.about.bottom + gap)),
                    ("midleft", (inside.left, middle)),
                    ("midright", (inside.right, middle)),
                ):
                    place = card.copy()
                    setattr(place, edge, value)
                    yield place.clamp(inside)

    def draw(
        self, surface: pygame.Surface, pictures: Pictures, keep_clear: Iterable[pygame.Rect],
        rather_not: Iterable[pygame.Rect], k: float, u: float,
    ) -> pygame.Rect:  # fmt: skip
        """Draw the card and what is said under it; returns where they are. (While it is put together, nothing.)"""
        whole = self.place(surface.get_rect(), keep_clear, k, rather_not, u)
        slip = self.slip_height(whole.w, u)
        rect = pygame.Rect(whole.x, whole.y, whole.w, whole.h - slip)
        if not pictures.is_ready(self.shown, self.marking, rect.h, "full"):
            return whole
        picture = pictures.large(self.shown, rect.h, self.marking)
        put(surface, picture, *rect.center)
        if rect.h < SMALL_PRINT * max(1.0, u / k) and all_words(self.shown):
            self.draw_words(surface, rect, u)
        if slip:
            self.draw_slip(surface, pygame.Rect(rect.x, rect.bottom, rect.w, slip), u)
        return whole

    def lines(self, wide: int, u: float) -> pygame.Surface:
        """The remarks, set for a slip of that width."""
        room = wide - 2 * round(PAD * u)
        return text.render(self.note, "body-bold", round(theme.SMALL * u), theme.UMBER, room, "left", 1.1)

    def slip_height(self, wide: int, u: float) -> int:
        """How high the slip under a card of that width is, its distance to the card included; 0 without remarks."""
        return self.lines(wide, u).get_height() + round(PAD * u) + round(SLIP_GAP * u) if self.note else 0

    def draw_slip(self, surface: pygame.Surface, rect: pygame.Rect, u: float) -> None:
        """The remarks on a slip of paper under the card; `rect` begins at its foot."""
        lines, gap = self.lines(rect.w, u), round(SLIP_GAP * u)
        slip = pygame.Rect(rect.x, rect.y + gap, rect.w, rect.h - gap)
        plates.draw_plate(surface, "paper", slip, u, radius=7, raised=8)
        surface.blit(lines, lines.get_rect(midleft=(slip.x + round(PAD * u), slip.centery)))

    def draw_words(self, surface: pygame.Surface, rect: pygame.Rect, u: float, words: str = "") -> None:
        """What the card does, on a slip over its small print: a card this small cannot be read itself."""
        words = words or all_words(self.shown)
        px = max(round(theme.SMALL * u), round(rect.h * 0.05))
        lines = text.render(words, "body", px, theme.UMBER, rect.w - round(22 * u), "center", 1.08)
        high = lines.get_height() + round(14 * u)
        top = min(rect.top + round(rect.h * TEXT_BOX), rect.bottom - high - round(6 * u))
        if top < rect.top + round(rect.h * NAME) and not words.startswith("**"):
            self.draw_words(surface, rect, u, f"**{text.escape(self.shown.name)}**\n{words}")
            return
        foot, edge = rect.bottom - round(6 * u), round(3 * u)
        slip = pygame.Rect(rect.x + edge, top, rect.w - 2 * edge, max(high, foot - top))
        plates.draw_plate(surface, "paper", slip, u, radius=6, raised=6)
        surface.blit(lines, lines.get_rect(center=slip.center))
