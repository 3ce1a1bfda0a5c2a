"""Cards from a closed place, spread out so that one can be chosen: what a pile holds, what lies aside."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui.base import plates, text, theme
from ui.cards.sprite import RATIO, Pictures, put

HEAD, TITLE = 40, 19  # units: the room over the cards, and the size of its words
NARROWEST = 400  # units
LEADING = 1.06


class Spread:
    """A panel with cards; `cards` are (card, what is printed on it), in the order in which they lie there."""

    def __init__(self) -> None:
        self.cards: list[tuple[int, object]] = []
        self.title = ""
        self.area = pygame.Rect(0, 0, 0, 0)
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.rects: dict[int, pygame.Rect] = {}
        self.u = self.k = 1.0
        self.head = 0  # pixels over the cards

    @property
    def is_open(self) -> bool:
        return bool(self.cards)

    def open(self, title: str, cards: Sequence[tuple[int, object]]) -> None:
        self.title, self.cards = title, list(cards)
        self.arrange()

    def close(self) -> None:
        self.cards, self.rects = [], {}

    def place(self, area: pygame.Rect, u: float, k: float) -> None:
        self.area, self.u, self.k = area, u, k
        self.arrange()

    def arrange(self) -> None:
        """One row if the cards fit, else as many as show them largest; within a row they may overlap.

        A title that needs more lines gets them, and the cards what is left.
        """
        self.rects = {}
        if not self.cards:
            return
        self.head = round(HEAD * self.k)
        for _ in range(2):
            self.lay_out(self.head)
            self.head = max(self.head, self.title_block().size[1] + round(16 * self.k))

    def title_block(self) -> text.Block:
        """The title, in lines as wide as the panel."""
        wide = self.panel.w - round(24 * self.k)
        return text.layout(self.title, "body-bold", round(TITLE * self.u), wide, "center", LEADING)

    def lay_out(self, head: int) -> None:
        pad = round(18 * self.k)
        room = pygame.Rect(0, 0, self.area.w - 2 * pad, self.area.h - head - 2 * pad)
        count, gap = len(self.cards), round(12 * self.k)
        rows = 1 if count <= 6 else 2 if count <= 18 else 3
        per_row = -(-count // rows)
        high = min((room.h - gap * (rows - 1)) // rows, round(230 * self.k))
        wide = round(high * RATIO)
        step = min(wide + gap, (room.w - wide) / max(1, per_row - 1))
        whole_w = round(wide + step * (per_row - 1))
        whole_h = rows * high + (rows - 1) * gap
        self.panel = pygame.Rect(
            0, 0, max(whole_w + 2 * pad, min(self.area.w, round(NARROWEST * self.k))), whole_h + head + 2 * pad
        )
        self.panel.center = self.area.center
        for n, (card, _) in enumerate(self.cards):
            row, column = divmod(n, per_row)
            in_row = min(per_row, count - row * per_row)
            left = self.panel.centerx - (wide + step * (in_row - 1)) / 2 + column * step
            top = self.panel.top + head + pad + row * (high + gap)
            self.rects[card] = pygame.Rect(round(left), top, wide, high)

    def card_at(self, x: float, y: float) -> int:
        return next((card for card, rect in reversed(self.rects.items()) if rect.collidepoint(x, y)), -1)

    def draw(
        self, surface: pygame.Surface, pictures: Pictures, marking: Sequence[int], usable: set[int], hot: int
    ) -> None:
        """The panel; cards that may be chosen have a rim of light, the one under the hand a brighter one."""
        plates.draw_plate(surface, "dialog", self.panel, self.u, radius=12, raised=26)
        wide = self.panel.w - round(24 * self.k)
        px = round(TITLE * self.u)
        title = text.render(self.title, "body-bold", px, theme.BRASS_LIGHT, wide, "center", LEADING)
        surface.blit(
            title, title.get_rect(center=(self.panel.centerx, self.panel.top + round(10 * self.k) + self.head // 2))
        )
        for card, printed in sorted(self.cards, key=lambda pair: pair[0] == hot):
            rect = self.rects[card]
            if card in usable:
                glow = (theme.BRASS_LIGHT, 0.9) if card == hot else (theme.BRASS, 0.4)
                light = pictures.glow(rect.h, 0, *glow)
                put(surface, light, *rect.center)
            picture = pictures.card(printed, marking[card], rect.h)
            put(surface, picture, *rect.center)
