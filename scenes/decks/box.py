"""A deck on the shelf: a box with its picture, its name, its colours, and how it did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.builder.results import Tally
from game.decks import DeckList
from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.choice import in_lines
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.shows import show_of
from ui.widgets.press import ACTIVATE
from ui.widgets.text import fitting_line
from ui.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.decks.shelf import DeckShelf

ABOUT_LINES = 3
PICTURE = 300
"""Logical units of the card whose picture a box shows."""
HEART_LEFT, HEART_WIDE, HEART_MIDDLE = 0.24, 0.55, 0.31
"""The part of a face in shares of its size where only the picture is: no number, no sign, no icon."""


@dataclass
class Kept:
    """A deck on the shelf, with all that its box says."""

    found: DeckList
    is_own: bool
    colours: tuple[str, ...]
    laws: list[str]
    results: Tally
    face: object | None

    @property
    def name(self) -> str:
        return self.found.deck.name

    @property
    def state(self) -> str:
        """Whose it is, and whether it can be played, in a few words."""
        if self.laws:
            return texts.ILLEGAL
        return texts.YOURS if self.is_own else texts.READY_DECK

    @property
    def record(self) -> str:
        """How it did, in a few words; "" if it was never played."""
        wins, losses, _ = self.results
        return fill(texts.WON, wins=wins, matches=wins + losses) if wins + losses else ""


class DeckBox(Widget):
    """One deck: press to choose it, twice to open it."""

    focusable = True
    radius = 11

    def __init__(self, kept: Kept, shelf: DeckShelf) -> None:
        super().__init__()
        self.kept, self.shelf, self.cards = kept, shelf, show_of(shelf.rules.name).cards
        self.words = kept.name
        self.detail = kept.found.about.split("\n")[0]
        self._picture: tuple[object, pygame.Surface] | None = None

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        self.shelf.choose(self)
        if clicks == 2:
            self.shelf.open()

    def plain(self) -> str:
        return "\n".join(filter(None, (self.words, self.kept.found.about)))

    def focus(self, on: bool) -> None:
        super().focus(on)
        if on:
            self.shelf.choose(self)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE:
            self.shelf.open()
            return True
        return False

    def place(self, rect: pygame.Rect, scale: Scale) -> DeckBox:
        if rect.size != self.rect.size:
            self._picture = None
        super().place(rect, scale)
        return self

    def _ground(self) -> pygame.Surface | None:
        """The picture of a card of the deck, dark where the words stand."""
        if self.kept.face is None:
            return None
        source = self.shelf.tiles.source(self.kept.face, self.px(PICTURE))
        if self._picture is None or self._picture[0] is not source:
            self._picture = source, _box_picture(source, self.rect.size, round(self.radius * self.u))
        return self._picture[1]

    def draw(self, surface: pygame.Surface) -> None:
        kept, chosen = self.kept, self.shelf.chosen is self
        plates.draw_plate(surface, "button", self.rect, self.u, self.radius, 8)
        picture = self._ground()
        if picture is not None:
            surface.blit(picture, self.rect)
        plates.draw_outline(
            surface, self.rect, self.u, self.radius, theme.mix(theme.BRASS_DARK, theme.BRASS, self.glow)
        )
        if self.glow and not chosen:
            plates.draw_plate(surface, "quiet-hover", self.rect, self.u, self.radius, alpha=round(255 * self.glow))
        if chosen:
            plates.draw_ring(surface, self.rect, self.u, self.radius)
        x, y, wide = self.rect.x + self.px(16), self.rect.y + self.px(12), self.rect.w - self.px(32)
        words, px = fitting_line(kept.name, "display", self.px(theme.BODY + 3), wide, 0.6)
        name = text.render(text.escape(words), "display", px, theme.BRASS_LIGHT, shadow=theme.INK)
        pad = text.shadow_pad(px)
        surface.blit(name, (x - pad, y - pad))
        y += self.px(32)
        side = self.px(16)
        for n, colour in enumerate(kept.colours[:4]):
            surface.blit(self.cards.gem(colour, side), (x + n * (side + self.px(5)), y))
        small = self.px(theme.SMALL)
        ink = theme.EMBER if kept.laws else theme.PARCHMENT
        said = " \u00b7 ".join(filter(None, (kept.state, kept.record)))
        left = x + len(kept.colours[:4]) * (side + self.px(5)) + (self.px(6) if kept.colours else 0)
        line, px = fitting_line(said, "body", small, self.rect.right - self.px(14) - left)
        state = text.render(text.escape(line), "body", px, ink, shadow=theme.INK)
        surface.blit(state, (left - text.shadow_pad(px), y + side // 2 - state.get_height() // 2))
        y += self.px(24)
        if self.detail:
            lines = in_lines(self.detail, self.px(theme.TINY), round(wide * 0.72), ABOUT_LINES)
            surface.blit(lines, (x, y))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """What is chosen has its ring already."""


def _box_picture(source: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A box with the heart of a card's picture at its right, coming out of the dark; with round corners and a rim."""
    w, h = source.get_size()
    wide = min(size[0], round(size[0] * 0.62))
    left, across = round(w * HEART_LEFT), round(w * HEART_WIDE)
    part = min(h, round(across * size[1] / wide))
    top = max(0, min(h - part, round(h * HEART_MIDDLE) - part // 2))
    seen = plates.gradient(size, (30, 40, 62, 255), (13, 18, 30, 255))
    heart = source.subsurface((left, top, across, part))
    art = pygame.transform.smoothscale(heart, (wide, size[1])).convert_alpha()
    art.blit(_from_the_left((wide, size[1])), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    seen.blit(art, (size[0] - wide, 0))
    seen.blit(plates.gradient((size[0], size[1] // 2), (7, 10, 18, 170), (7, 10, 18, 0)), (0, 0))  # under the name
    seen.blit(plates.gradient(size, (7, 10, 18, 30), (7, 10, 18, 130)), (0, 0))
    mask = plates.rounded(size, radius)
    seen.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return seen


def _from_the_left(size: tuple[int, int]) -> pygame.Surface:
    """White that is clear at the left and full at the right."""
    strip = pygame.Surface((size[0], 1), pygame.SRCALPHA)
    for x in range(size[0]):
        strip.set_at((x, 0), (255, 255, 255, round(235 * min(1.0, 1.35 * x / max(1, size[0] - 1)) ** 1.5)))
    return pygame.transform.scale(strip, size)
