"""The moment after a round, on the table itself: who has won it and why, and how the match stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from art import glyphs
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.table import texts
from ui.table.hud import fitted
from ui.widgets.press import Button
from ui.widgets.text import fitting_line


class Standing(NamedTuple):
    """One line: the players of a side, what the game counts of the better of them, the rounds that they have won."""

    names: str
    counted: str
    wins: int
    is_winner: bool


class RoundEnd:
    """The panel and its buttons: the next round, and to look back on those that are over."""

    def __init__(self, act: Callable[[], None], look_back: Callable[[], None]) -> None:
        self.button = Button(texts.NEXT_ROUND, act, look="primary", glyph="play")
        self.back_button = Button(texts.REVIEW, look_back, glyph="clock", tip=texts.REVIEW_TIP)
        self.button.visible = self.back_button.visible = False
        self.title = self.reason = ""
        self.standings: list[Standing] = []
        self.needed = 0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.middle = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale((1280, 720))
        self.k = 1.0

    @property
    def buttons(self) -> tuple[Button, Button]:
        return self.back_button, self.button

    @property
    def is_shown(self) -> bool:
        return self.button.visible

    def show(self, title: str, reason: str, standings: list[Standing], needed: int, is_told: bool = True) -> None:
        """`is_told` if what was played in the round may be told before the match is over."""
        self.title, self.reason, self.standings, self.needed = title, reason, standings, needed
        self.button.visible, self.back_button.visible = True, is_told
        self.arrange()

    def hide(self) -> None:
        self.button.visible = self.back_button.visible = False

    def place(self, middle: pygame.Rect, scale: Scale, k: float) -> None:
        self.middle, self.scale, self.k = middle, scale, k
        self.arrange()

    def arrange(self) -> None:
        k = self.k
        high = round((150 + 38 * max(2, len(self.standings)) + 66) * k)
        self.panel = pygame.Rect(0, 0, round(600 * k), min(high, self.middle.h))
        self.panel.center = self.middle.center
        shown = [button for button in (self.back_button, self.button) if button.visible] or [self.button]
        wide, gap, foot = round(230 * k), round(16 * k), self.panel.bottom - round(20 * k)
        x = self.panel.centerx - (len(shown) * wide + (len(shown) - 1) * gap) // 2
        for button in shown:
            button.place(pygame.Rect(x, foot - round(48 * k), wide, round(48 * k)), self.scale)
            x += wide + gap

    def line(self, surface: pygame.Surface, words: str, role: str, px: int, colour: theme.Colour, y: int) -> None:
        box = (self.panel.w - round(40 * self.k), round(44 * self.k))
        px, wide = fitted(words, role, px, box)
        shown = text.render(words, role, px, colour, wide, "center", 1.02)
        surface.blit(shown, shown.get_rect(center=(self.panel.centerx, y)))

    def draw(self, surface: pygame.Surface) -> None:
        k, panel = self.k, self.panel
        plates.draw_plate(surface, "dialog", panel, k, radius=12, raised=30)
        self.line(surface, self.title, "display", round(32 * k), theme.BRASS_LIGHT, panel.top + round(46 * k))
        self.line(surface, self.reason, "body", round(19 * k), theme.PARCHMENT, panel.top + round(88 * k))
        rule = pygame.Rect(
            panel.x + round(40 * k), panel.top + round(112 * k), panel.w - round(80 * k), max(1, round(k))
        )
        plates.line(surface, rule, theme.BRASS, 150)
        y = panel.top + round(138 * k)
        for side in self.standings:
            colour = theme.BRASS_LIGHT if side.is_winner else theme.FADED
            left, right = panel.x + round(48 * k), panel.right - round(48 * k)
            mark = glyphs.glyph("crown", round(20 * k), theme.BRASS) if side.is_winner else None
            if mark:
                surface.blit(mark, mark.get_rect(midleft=(left - round(28 * k), y)))
            px = round(20 * k)
            names = text.render(
                text.escape(text.shortened(side.names, "body-bold", px, round(250 * k))), "body-bold", px, colour
            )
            surface.blit(names, names.get_rect(midleft=(left, y)))
            room = right - round(23 * k) * self.needed - (left + round(270 * k))
            words, px = fitting_line(text.escape(side.counted), "body-bold", px, room)
            counted = text.render(words, "body-bold", px, colour)
            surface.blit(counted, counted.get_rect(midleft=(left + round(262 * k), y)))
            for n in range(self.needed):
                lit = n < side.wins
                lamp = glyphs.glyph("star" if lit else "circle", round(19 * k), theme.BRASS if lit else (84, 96, 122))
                surface.blit(lamp, lamp.get_rect(midright=(right - (self.needed - 1 - n) * round(23 * k), y)))
            y += round(38 * k)
