"""The curve of a deck: how many cards at each cost, as bars in the colours of their cards."""

from __future__ import annotations

import pygame

from game.builder.charts import bars
from game.kernel.deck import Deck
from game.kernel.ruleset import Ruleset
from ui.base import text, theme
from ui.decks import charts
from ui.shows import show_of
from ui.widgets.widget import Widget

GROWTH = 9.0
"""How fast bars grow to a new height, in shares of what is missing a second."""


class DeckCurve(Widget):
    """`show(deck)` a deck, by the facet of that key. Bars grow and shrink to their new height."""

    def __init__(self, rules: Ruleset, key: str, tip: str = "") -> None:
        super().__init__(tip)
        self.rules, self.key, self.cards = rules, key, show_of(rules.name).cards
        self.bars = []
        self.heights: dict[str, float] = {}

    def show(self, deck: Deck) -> None:
        """Show this deck's first part from now on."""
        self.bars = bars(deck, self.rules, self.key, self.rules.decks.parts[0])
        self.touch()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        for bar in self.bars:
            now = self.heights.get(bar.key, 0.0)
            if abs(now - bar.count) > 0.02:
                self.heights[bar.key] = now + (bar.count - now) * min(1.0, dt * GROWTH)
                moving = True
            else:
                self.heights[bar.key] = bar.count
        return moving

    def draw(self, surface: pygame.Surface) -> None:
        px = self.px(theme.TINY)
        if not self.bars:
            return
        foot = self.rect.bottom - self.px(17)
        room = foot - self.rect.y - self.px(16)
        tallest = max(4, *(bar.count for bar in self.bars))
        each = self.rect.w / max(6, len(self.bars))
        left = self.rect.centerx - each * len(self.bars) / 2
        for n, bar in enumerate(self.bars):
            column = pygame.Rect(round(left + n * each + each * 0.14), 0, max(2, round(each * 0.72)), 0)
            high = room * self.heights.get(bar.key, 0.0) / tallest
            y = float(foot)
            for value, count in bar.shares:
                share = high * count / max(1, bar.count)
                piece = pygame.Rect(column.x, round(y - share), column.w, round(y) - round(y - share))
                if piece.h > 0:
                    surface.blit(charts.piece(piece.size, 0, charts.ink(self.cards, value), False), piece)
                y -= share
            label = text.render(charts.sentence(bar.label), "body", px, theme.FADED)
            surface.blit(label, label.get_rect(centerx=column.centerx, top=foot + self.px(1)))
            if bar.count:
                many = text.render(str(bar.count), "body-bold", px, theme.PARCHMENT)
                surface.blit(many, many.get_rect(centerx=column.centerx, bottom=round(y) + self.px(1)))
        surface.fill(theme.STEEL, (self.rect.x, foot, self.rect.w, max(1, self.px(1))))
