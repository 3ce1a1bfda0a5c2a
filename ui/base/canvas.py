"""The picture in the window, drawn anew only where it is not what it was.

A scene that is a picture at rest with something over it says so by `Layers`. What lay over it in the last frame is then
covered again by what rests there, what rests elsewhere now is copied, and what lies over it is painted. Nobody says
beforehand where that is: it is painted on a `Sheet`, which notes every place that it touches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from ui.base import theme
from ui.base.resting import RestingLayer, joined

WORTH = 0.7  # of the window: where more of it than that is to be drawn anew, all of it is
EDGE = 2  # pixels that a line may reach out of where it is said to be


class Sheet:
    """A surface to paint on that notes where. It can what painters of the table need; lines are `drawn` on it."""

    __slots__ = ("surface", "touched")

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.touched: list[pygame.Rect] = []

    def note(self, rect: pygame.Rect) -> None:
        """Something was painted there."""
        if rect.w and rect.h and not any(self.touched[n].contains(rect) for n in rect.collidelistall(self.touched)):
            self.touched.append(rect)

    def blit(
        self, source: pygame.Surface, at=(0, 0), area: pygame.Rect | None = None, special_flags: int = 0
    ) -> pygame.Rect:  # fmt: skip
        rect = self.surface.blit(source, at, area, special_flags)
        self.note(rect)
        return rect

    def fill(self, colour, rect: pygame.Rect | None = None, special_flags: int = 0) -> pygame.Rect:
        rect = self.surface.fill(colour, rect, special_flags)
        self.note(rect)
        return rect

    def get_rect(self, **where) -> pygame.Rect:
        return self.surface.get_rect(**where)

    def get_size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def get_width(self) -> int:
        return self.surface.get_width()

    def get_height(self) -> int:
        return self.surface.get_height()

    def get_clip(self) -> pygame.Rect:
        return self.surface.get_clip()

    def set_clip(self, rect: pygame.Rect | None) -> None:
        self.surface.set_clip(rect)


Target = pygame.Surface | Sheet


def drawn(draw: Callable[..., pygame.Rect], target: Target, *how, **more) -> pygame.Rect:
    """A figure of pygame.draw on a surface or a sheet: `drawn(pygame.draw.line, target, ink, start, end)`."""
    if not isinstance(target, Sheet):
        return draw(target, *how, **more)
    rect = draw(target.surface, *how, **more)
    target.note(rect.inflate(2 * EDGE, 2 * EDGE).clip(target.get_clip()))
    return rect


class Layers(NamedTuple):
    """What rests, the tint that its light is multiplied with (None: as it is), and who paints what lies over it."""

    rest: RestingLayer
    tint: theme.Colour | None
    over: Callable[[Target], object]

    def draw(self, target: Target) -> None:
        """All of it."""
        self.draw_ground(target)
        self.over(target)

    def draw_ground(self, target: Target, part: pygame.Rect | None = None) -> None:
        """What rests, or a part of it."""
        target.blit(self.rest.surface, part or (0, 0), part)
        if self.tint is not None:
            target.fill(self.tint, part, pygame.BLEND_MULT)


class Canvas:
    """What a surface shows now: of what it was made, and where something lies over what rests."""

    def __init__(self) -> None:
        self._made_of: tuple | None = None
        self._over: list[pygame.Rect] = []

    def forget(self) -> None:
        """Something else has drawn there, or what was drawn is lost: the next picture is drawn whole."""
        self._made_of = None

    def draw(self, surface: pygame.Surface, layers: Layers) -> list[pygame.Rect] | None:
        """Make it the picture of these layers; answers with the parts that may have changed, None for all of it."""
        parts = self._parts(surface, layers)
        self.forget()  # if painting fails, nobody knows what is there
        for part in [None] if parts is None else parts:
            layers.draw_ground(surface, part)
        sheet = Sheet(surface)
        layers.over(sheet)
        self._made_of = *self._base(surface, layers), layers.rest.version
        self._over = joined(sheet.touched)
        return None if parts is None else joined([*parts, *self._over])

    @staticmethod
    def _base(surface: pygame.Surface, layers: Layers) -> tuple:
        pixels = getattr(surface, "_pixels_address", None)  # a window's surface gets others with another size
        return surface, pixels, surface.get_size(), layers.rest, layers.tint

    def _parts(self, surface: pygame.Surface, layers: Layers) -> list[pygame.Rect] | None:
        """Where what rests has to be seen again; None for everywhere."""
        if self._made_of is None or self._made_of[:-1] != self._base(surface, layers):
            return None
        changed = layers.rest.changed_since(self._made_of[-1])
        if changed is None:
            return None
        window = surface.get_rect()
        parts = joined([*self._over, *(part for patch in changed if (part := patch.clip(window)))])
        return None if sum(part.w * part.h for part in parts) > WORTH * window.w * window.h else parts
