"""What keeps a deck from being played: a line for each law, which leads to the cards that it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from art import glyphs
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.decks import texts
from ui.widgets.press import ACTIVATE
from ui.widgets.widget import Widget

PAD, GAP, SIGN = 6, 3, 15
"""Logical units around the words of a line, between lines, and of the sign at its right end."""


class LawLines(Widget):
    """`show` the laws, each as marked-up words and a target; `on_pick(target)` when one is pressed.

    Without laws it says that all is well, and cannot be pressed.
    """

    focusable = True
    FINE = texts.LEGAL

    def __init__(self, on_pick: Callable[[str], None], tip: str = "") -> None:
        super().__init__(tip)
        self.on_pick = on_pick
        self.lines: Sequence[tuple[str, str]] = ()
        self.cursor = 0
        self.enabled = False

    def show(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show these laws from now on."""
        if list(lines) != list(self.lines):
            self.lines = list(lines)
            self.cursor = min(self.cursor, max(0, len(lines) - 1))
            self.enable(bool(lines))
            self.touch()

    @property
    def words(self) -> str:
        """All that it says."""
        return "\n".join(words for words, _ in self.lines) or self.FINE

    def plain(self) -> str:
        return text.plain(self.words)

    def _high(self, words: str, width: int, scale: Scale) -> int:
        return text.layout(words, "body", scale.px(theme.SMALL), width).size[1] + 2 * scale.px(PAD)

    def _room(self, width: int, scale: Scale) -> int:
        return width - 2 * scale.px(PAD) - (scale.px(SIGN + 6) if self.lines else 0)

    def height(self, width: int, scale: Scale) -> int:
        """How many pixels high it is when it is `width` pixels wide."""
        room = self._room(width, scale)
        shown = [words for words, _ in self.lines] or [self.FINE]
        return sum(self._high(words, room, scale) for words in shown) + (len(shown) - 1) * scale.px(GAP)

    def cells(self) -> list[pygame.Rect]:
        """Where each line lies."""
        found, y = [], self.rect.y
        for words, _ in self.lines:
            high = self._high(words, self._room(self.rect.w, self.scale), self.scale)
            found.append(pygame.Rect(self.rect.x, y, self.rect.w, high))
            y += high + self.px(GAP)
        return found

    def part_at(self, pos: tuple[int, int]) -> int:
        return next((n for n, cell in enumerate(self.cells()) if cell.collidepoint(pos)), -1)

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        if (index := self.part_at(pos)) >= 0:
            self.pick(index)

    def pick(self, index: int) -> None:
        """Follow this line."""
        self.cursor = index
        self.sound("click")
        self.on_pick(self.lines[index][1])

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE and self.lines:
            self.pick(self.cursor)
            return True
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
        if step is None or not 0 <= self.cursor + step < len(self.lines):
            return False
        self.cursor += step
        self.touch()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        px, pad = self.px(theme.SMALL), self.px(PAD)
        if not self.lines:
            said = text.render(self.FINE, "body", px, theme.GOOD, self.rect.w - 2 * pad)
            surface.blit(said, (self.rect.x + pad, self.rect.y + pad))
            return
        over = self.part_at(self.form.mouse) if self.hovered and self.form else -1
        for n, ((words, _), cell) in enumerate(zip(self.lines, self.cells(), strict=True)):
            plates.draw_plate(surface, "quiet-hover" if n == over else "row", cell, self.u, 6)
            said = text.render(words, "body", px, theme.PARCHMENT, self._room(self.rect.w, self.scale))
            surface.blit(said, (cell.x + pad, cell.y + pad))
            sign = glyphs.glyph("eye", self.px(SIGN), theme.BRASS_LIGHT if n == over else theme.BRASS)
            surface.blit(sign, sign.get_rect(midright=(cell.right - pad, cell.centery)))

    def draw_focus(self, surface: pygame.Surface) -> None:
        if self.lines:
            plates.draw_ring(surface, self.cells()[self.cursor], self.u, 6)

    def overflow(self) -> str:
        high = self.height(self.rect.w, self.scale) if self.scale else 0
        return f"{self.words[:40]!r} takes {high} in {self.rect.h}" if high > self.rect.h + self.px(4) else ""
