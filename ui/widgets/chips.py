"""Small switches side by side, of which any number may be on: a colour, a cost, a kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ui.base import plates, text, theme
from ui.widgets.press import ACTIVATE
from ui.widgets.text import fitting_line, line_overflow
from ui.widgets.widget import Widget

HIGH = 32
GAP = 5


class Chip(NamedTuple):
    """One switch: what it stands for, its words, a picture for a height in pixels that is shown instead, and what it
    answers with when the mouse rests on it."""

    value: object
    words: str
    picture: Callable[[int], pygame.Surface] | None = None
    tip: str = ""


class Chips(Widget):
    """Cells of one width in as many lines as they need; `on_change(values)` with all that are on."""

    focusable = True

    def __init__(self, chips: Sequence[Chip], on_change: Callable[[set], None], cell: float, tip: str = "") -> None:
        super().__init__(tip)
        self.chips, self.on_change, self.cell = list(chips), on_change, cell
        self.values: set = set()
        self.cursor = 0

    @property
    def options(self) -> list[tuple]:
        """What can be chosen, as other widgets name it."""
        return [(chip.value, chip.words) for chip in self.chips]

    drops = False

    @property
    def tip(self) -> str:
        """What is said of the switch under the mouse or with the keys, or else of all."""
        is_pointed = self.hovered and self.form is not None
        n = self.part_at(self.form.mouse) if is_pointed else self.cursor
        return (self.chips[n].tip if 0 <= n < len(self.chips) else "") or self._tip

    @tip.setter
    def tip(self, words: str) -> None:
        self._tip = words

    @property
    def tip_place(self) -> pygame.Rect:
        """Where that lies which the tip is about."""
        n = self.part_at(self.form.mouse) if self.hovered and self.form is not None else self.cursor
        return self.cells()[n] if 0 <= n < len(self.chips) else self.rect

    def set(self, values: set) -> None:
        """Show these as on without telling anybody."""
        if values != self.values:
            self.values = set(values)
            self.touch()

    def columns(self, units: float) -> int:
        """How many cells stand side by side in so many logical units."""
        return max(1, min(len(self.chips), int((units + GAP) // (self.cell + GAP))))

    def height(self, units: float) -> float:
        """Logical units that it is high when it is so many wide."""
        lines = -(-len(self.chips) // self.columns(units))
        return lines * HIGH + (lines - 1) * GAP

    def cells(self) -> list[pygame.Rect]:
        units = self.rect.w / self.u
        columns = self.columns(units)
        lines = -(-len(self.chips) // columns)
        columns = -(-len(self.chips) // lines)
        gap, high = self.px(GAP), self.px(HIGH)
        wide = (self.rect.w - gap * (columns - 1)) / columns
        out = []
        for n in range(len(self.chips)):
            across, down = n % columns, n // columns
            left = self.rect.x + round(across * (wide + gap))
            right = self.rect.x + round(across * (wide + gap) + wide)
            out.append(pygame.Rect(left, self.rect.y + down * (high + gap), right - left, high))
        return out

    def part_at(self, pos: tuple[int, int]) -> int:
        return next((n for n, cell in enumerate(self.cells()) if cell.collidepoint(pos)), -1)

    def flip(self, index: int) -> None:
        value = self.chips[index].value
        self.values = self.values ^ {value}
        self.cursor = index
        self.sound("toggle")
        self.touch()
        self.on_change(self.values)

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        if (index := self.part_at(pos)) >= 0:
            self.flip(index)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE:
            self.flip(self.cursor)
            return True
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None or not 0 <= self.cursor + step < len(self.chips):
            return False
        self.cursor += step
        self.touch()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        over = self.part_at(self.form.mouse) if self.hovered and self.form else -1
        for n, (chip, cell) in enumerate(zip(self.chips, self.cells(), strict=True)):
            on = chip.value in self.values
            plates.draw_plate(surface, "chosen" if on else "field-hover" if n == over else "field", cell, self.u, 7)
            if chip.picture:
                sign = chip.picture(self.px(18))
                shown = sign if on or not self.values else _pale(sign)
                surface.blit(shown, shown.get_rect(center=cell.center))
                continue
            role = "body-bold" if on else "body"
            words, px = fitting_line(chip.words, role, self.px(theme.SMALL), cell.w - self.px(8))
            ink = theme.BRASS_LIGHT if on else theme.PARCHMENT if n == over else theme.FADED
            said = text.render(text.escape(words), role, px, ink)
            surface.blit(said, said.get_rect(centerx=cell.centerx, y=text.centred(cell, role, px)))

    def draw_focus(self, surface: pygame.Surface) -> None:
        plates.draw_ring(surface, self.cells()[self.cursor], self.u, 7)

    def plain(self) -> str:
        return ", ".join(chip.words for chip in self.chips if chip.value in self.values)

    def overflow(self) -> str:
        said = [line_overflow(chip.words, "body-bold", self.px(theme.SMALL), cell.inflate(-self.px(8), 0))
                for chip, cell in zip(self.chips, self.cells(), strict=True) if not chip.picture]  # fmt: skip
        return next((s for s in said if s), "")


def _pale(sign: pygame.Surface) -> pygame.Surface:
    pale = sign.copy()
    pale.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return pale
