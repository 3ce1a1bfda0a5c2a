"""A line that drops down a board of drawn icons with their names, of which any number may be chosen."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from art import glyphs, icons
from game.kernel.facet import Facet
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.decks.charts import sentence
from ui.widgets.press import ACTIVATE
from ui.widgets.text import fitting_line
from ui.widgets.value import chevron
from ui.widgets.widget import LEFT, Widget

ROW, CELL = 34, 196
SIGN = 22


def warm(game: str) -> None:
    """Load what draws a game's icons, and the letters of their numbers, meanwhile: it takes longer than a frame."""

    def load() -> None:
        for word in icons.marked(game, "cost+1") or ():
            icons.icon(game, word, SIGN)

    threading.Thread(target=load, daemon=True).start()


class Sign(NamedTuple):
    """One entry: its value, its name, and what is drawn: a word of the icon language, or a glyph of the game.

    With neither there is the name alone.
    """

    value: str
    name: str
    drawn: str = ""
    glyph: str = ""


def signs_of(game: str, facet: Facet, values: Sequence[str]) -> list[Sign]:
    """These values of a facet as entries, each with its icon, or with the glyph of its name where the game has one."""
    names = dict(zip(facet.values, facet.names or facet.values, strict=True))
    drawn, own = dict(zip(facet.values, facet.drawn, strict=False)), glyphs.of_game(game)
    return [
        Sign(value, sentence(names[value]), drawn.get(value, ""), value if value in own else "") for value in values
    ]


class IconChoice(Widget):
    """`label` stands in the closed line while nothing is chosen; `on_change(values)` with all that are chosen."""

    focusable = True

    def __init__(
        self, game: str, label: str, signs: Sequence[Sign], on_change: Callable[[set], None], tip: str = ""
    ) -> None:
        super().__init__(tip)
        self.game, self.label, self.signs, self.on_change = game, label, list(signs), on_change
        self.values: set = set()
        self.pointed = 0
        self.words = label
        self._to_draw: list[Sign] = []

    @property
    def options(self) -> list[tuple]:
        """What can be chosen, as other widgets name it."""
        return [(sign.value, sign.name) for sign in self.signs]

    drops = True

    def place(self, rect: pygame.Rect, scale: Scale) -> IconChoice:
        if self.scale is None or scale.u != self.u:
            self._to_draw = [sign for sign in self.signs if sign.drawn or sign.glyph]
        super().place(rect, scale)
        return self

    def update(self, dt: float) -> bool:
        """One sign a frame is drawn before it is wanted: a letter in the search may ask for a dozen at once."""
        if self._to_draw:
            self._drawn(self._to_draw.pop(), self.px(SIGN))
        return super().update(dt)

    def set(self, values: set) -> None:
        """Show these as chosen without telling anybody."""
        if values != self.values:
            self.values = set(values)
            self.touch()

    def flip(self, index: int) -> None:
        self.values = self.values ^ {self.signs[index].value}
        self.sound("toggle")
        self.touch()
        self.on_change(self.values)

    # Open and closed
    def open(self) -> None:
        self.sound("click")
        if self.form:
            self.form.popup = self
        self.touch()

    def close(self) -> None:
        if self.form and self.form.popup is self:
            self.form.popup = None
        self.touch()

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        self.open()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE:
            self.open()
            return True
        return False

    def cells(self) -> list[pygame.Rect]:
        """Where each icon of the open board lies; it fits the window."""
        width, height = self.scale.window
        row, margin = self.px(ROW), self.px(16)
        lines = max(1, (height - 2 * margin) // row)
        columns = max(-(-len(self.signs) // lines), min(3, len(self.signs)))
        wide = min(self.px(CELL), (width - 2 * margin) // columns)
        lines = -(-len(self.signs) // columns)
        left = min(self.rect.right + self.px(10), width - margin - columns * wide)
        top = max(margin, min(self.rect.y - lines * row // 2, height - margin - lines * row))
        return [pygame.Rect(left + n // lines * wide, top + n % lines * row, wide, row) for n in range(len(self.signs))]

    def popup_event(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            under = next((n for n, cell in enumerate(self.cells()) if cell.collidepoint(event.pos)), -1)
            if event.type == pygame.MOUSEMOTION:
                self.pointed = under if under >= 0 else self.pointed
            elif event.button == LEFT and under >= 0:
                self.flip(under)
            elif not self._board().collidepoint(event.pos):
                self.close()
            return True
        if event.type == pygame.KEYDOWN:
            self._popup_key(event.key)
            return True
        return event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.TEXTINPUT)

    def _popup_key(self, key: int) -> None:
        cells = self.cells()
        lines = sum(cell.x == cells[0].x for cell in cells)
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_LEFT: -lines, pygame.K_RIGHT: lines}.get(key)
        if step is not None:
            self.pointed = max(0, min(len(self.signs) - 1, self.pointed + step))
        elif key in ACTIVATE:
            self.flip(self.pointed)
        elif key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.close()

    def _board(self) -> pygame.Rect:
        cells = self.cells()
        return cells[0].unionall(cells[1:]).inflate(self.px(16), self.px(16))

    # Picture
    def _drawn(self, sign: Sign, px: int) -> pygame.Surface | None:
        if sign.drawn:
            return icons.icon(self.game, sign.drawn, px)
        return glyphs.glyph(sign.glyph, px) if sign.glyph else None

    def draw(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, "button", self.rect, self.u)
        if self.glow:
            plates.draw_plate(surface, "button-hover", self.rect, self.u, alpha=round(255 * self.glow))
        arrow = chevron(self.px(13))
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - self.px(12), self.rect.centery)))
        x, end = self.rect.x + self.px(14), self.rect.right - self.px(32)
        chosen = [sign for sign in self.signs if sign.value in self.values]
        for sign in chosen:
            picture = self._drawn(sign, self.px(SIGN))
            if picture is None or x + picture.get_width() > end:
                break
            surface.blit(picture, picture.get_rect(midleft=(x, self.rect.centery)))
            x += picture.get_width() + self.px(6)
        left = f"{self.label}" if not chosen else chosen[0].name if len(chosen) == 1 else ""
        if left:
            words, px = fitting_line(left, "body-bold" if chosen else "body", self.px(theme.SMALL + 1), end - x)
            said = text.render(text.escape(words), "body-bold" if chosen else "body", px, theme.PARCHMENT)
            surface.blit(said, (x, text.centred(self.rect, "body", px)))

    def draw_popup(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, "dialog", self._board(), self.u, raised=18)
        is_drawn = any(sign.drawn or sign.glyph for sign in self.signs)  # then all names stand in line beside it
        for n, (sign, cell) in enumerate(zip(self.signs, self.cells(), strict=True)):
            inner, on = cell.inflate(-self.px(6), -self.px(4)), sign.value in self.values
            if on:
                plates.draw_plate(surface, "chosen", inner, self.u, 7)
            if n == self.pointed:
                plates.draw_plate(surface, "quiet-hover", inner, self.u, 7)
            picture, x = self._drawn(sign, self.px(SIGN)), inner.x + self.px(8)
            if picture is not None:
                surface.blit(picture, picture.get_rect(center=(x + self.px(SIGN) // 2 + self.px(3), inner.centery)))
            x += self.px(SIGN + 16) * is_drawn
            role = "body-bold" if on else "body"
            words, px = fitting_line(sign.name, role, self.px(theme.SMALL), inner.right - self.px(4) - x)
            said = text.render(text.escape(words), role, px, theme.BRASS_LIGHT if on else theme.PARCHMENT)
            surface.blit(said, (x, text.centred(inner, role, px)))
