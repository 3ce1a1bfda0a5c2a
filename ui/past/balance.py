"""Luck beside play: from where a round began for a seat to where it ended, in four steps of a stair."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ui.base import text, theme
from ui.widgets.widget import Widget

ROW = 25
PLUS, MINUS, OPEN = theme.GOOD, theme.DANGER, theme.STEEL


def signed(share: float) -> str:
    """By how much something moved, as a number of a hundred."""
    number = round(share * 100)
    sign = "+" if number > 0 else "\u2212" if number < 0 else "\u00b1"
    return f"{sign}{abs(number)}"


def unit(share: float) -> str:
    """What such numbers count, in words."""
    return "point" if abs(round(share * 100)) == 1 else "points"


class Stair(NamedTuple):
    """One step: its name, by how much (1 is from lost to won), between what it lies; `is_level` for the two ends."""

    name: str
    amount: float
    error: float = 0.0
    is_level: bool = False
    is_open: bool = False  # what is left over: nobody's
    about: str = ""  # what it is, in a sentence

    @property
    def said(self) -> str:
        return f"{round(self.amount * 100)}" if self.is_level else signed(self.amount)


class Balance(Widget):
    """The stairs one under the other; each begins where the one before it ended."""

    def __init__(self) -> None:
        super().__init__()
        self.stairs: tuple[Stair, ...] = ()

    def show(self, stairs: tuple[Stair, ...]) -> None:
        if stairs != self.stairs:
            self.stairs = stairs
            self.touch()

    def high(self) -> float:
        """Its height in logical units."""
        return ROW * len(self.stairs)

    def update(self, dt: float) -> bool:
        """The step under the mouse says what it is."""
        said = self.about(self.form.mouse) if self.hovered and self.form is not None else ""
        was, self.tip = self.tip, said
        return super().update(dt) or was != said

    def about(self, pos: tuple[int, int]) -> str:
        row = (pos[1] - self.rect.y) // max(1, self.px(ROW))
        return self.stairs[row].about if 0 <= row < len(self.stairs) else ""

    def _spans(self) -> list[tuple[float, float]]:
        at, spans = 0.0, []
        for stair in self.stairs:
            before = 0.0 if stair.is_level else at
            at = stair.amount if stair.is_level else at + stair.amount
            spans.append((before, at))
        return spans

    def draw(self, surface: pygame.Surface) -> None:
        if not self.stairs:
            return
        spans = self._spans()
        low = min(0.0, *(min(span) for span in spans))
        high = max(1.0, *(max(span) for span in spans))
        px, row = self.px(theme.SMALL - 1), self.px(ROW)
        name_wide = max(text.size(stair.name, "body", px)[0] for stair in self.stairs) + self.px(8)
        name_wide = min(name_wide, round(self.rect.w * 0.46))
        said_wide = self.px(40)
        track = pygame.Rect(self.rect.x + name_wide, self.rect.y, self.rect.w - name_wide - said_wide, self.rect.h)

        def x_of(share: float) -> int:
            return track.x + round(track.w * (share - low) / (high - low))

        for edge in (0.0, 0.5, 1.0):
            surface.fill(theme.mix(theme.DUSK, theme.STEEL, 0.55), (x_of(edge), track.y, 1, row * len(spans)))
        for n, (stair, (a, b)) in enumerate(zip(self.stairs, spans, strict=True)):
            y = self.rect.y + n * row
            line = pygame.Rect(self.rect.x, y, self.rect.w, row)
            words = text.shortened(stair.name, "body", px, name_wide - self.px(4))
            shown = text.render(text.escape(words), "body", px, theme.PARCHMENT if stair.is_level else theme.FADED)
            surface.blit(shown, (line.x, text.centred(line, "body", px)))
            colour = theme.BRASS if stair.is_level else OPEN if stair.is_open else PLUS if stair.amount >= 0 else MINUS
            left, right = sorted((x_of(a), x_of(b)))
            bar = pygame.Rect(left, y + row // 4, max(self.px(2), right - left), row - row // 2)
            pygame.draw.rect(surface, colour, bar, border_radius=self.px(3))
            if stair.error:
                middle, reach = x_of(b), round(track.w * stair.error / (high - low))
                pygame.draw.line(surface, theme.PARCHMENT, (middle - reach, bar.centery), (middle + reach, bar.centery))
            picture = text.render(stair.said, "number", px, theme.PARCHMENT)
            surface.blit(picture, picture.get_rect(midright=(self.rect.right, bar.centery)))

    def plain(self) -> str:
        """The same as text."""
        return "\n".join(f"{stair.name}: {stair.said}" for stair in self.stairs)
