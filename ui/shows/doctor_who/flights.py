"""What flies from card to card: a number, as large as one can follow, or only its light."""

from __future__ import annotations

from math import pi, sin

import pygame

from ui.base import text, theme
from ui.table.effects import Effects, Flare, add_soft, light_picture

SECONDS = 0.8
BOW = 0.18  # how far the way bends upward, of its width


class Numbered(Flare):
    """A number in its light, from one place to another. `words` is empty for the light alone."""

    def __init__(
        self, effects: Effects, start: tuple[float, float], end: tuple[float, float], words: str, colour: theme.Colour
    ) -> None:
        super().__init__(effects, SECONDS)
        self.start, self.end, self.words, self.colour = start, end, words, colour

    def at(self, t: float) -> tuple[float, float]:
        """Where it is when this much of its time has passed: it sets out and arrives slowly."""
        soft = t * t * (3 - 2 * t)
        (ax, ay), (bx, by) = self.start, self.end
        return ax + (bx - ax) * soft, ay + (by - ay) * soft - abs(bx - ax) * BOW * 4 * t * (1 - t)

    def paint(self, surface: pygame.Surface, t: float) -> None:
        if self.effects.is_calm:
            t = 1.0  # it is there at once
        x, y = self.at(t)
        px = round((30 + 14 * sin(pi * t)) * self.effects.u)
        add_soft(surface, light_picture(320, self.colour), (x, y), 3.2 * px, 0.7)
        if self.words:
            shown = text.render(self.words, "number", px, (255, 255, 255), shadow=theme.INK)
            surface.blit(shown, shown.get_rect(center=(round(x), round(y))))
