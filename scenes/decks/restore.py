"""Restoring a deck: those that were deleted, and earlier versions of those that were replaced."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame

from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.versions import Earlier
from scenes.match.matches import when
from scenes.sheet import Sheet
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.scroll import Rows

ROW = 52


class DeckRestore(Sheet):
    """`on_restore` gets the deck that the player chooses. It takes the place of no other."""

    covers = False

    def __init__(self, earlier: list[Earlier], on_restore: Callable[[Earlier], None]) -> None:
        self.earlier, self.on_restore = earlier, on_restore

    def build(self) -> None:
        self.add_sheet(texts.RESTORE_DECK)
        self.rows = self.add(Rows(len(self.earlier), ROW, self._draw_row))
        self.cancel = self.add(Button(texts.CANCEL, self.back))
        self.done = self.add(Button(texts.RESTORE, self.restore, "primary", "undo", tip=texts.RESTORE_KEEPS))
        self.rows.chosen = 0
        self.form.focus(self.rows)

    def restore(self) -> None:
        self.app.stack.pop()
        self.on_restore(self.earlier[self.rows.chosen])

    def key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.restore()

    def said(self, index: int) -> str:
        """Line under the name of a deck."""
        one = self.earlier[index]
        cards = sum(count for _, counts in one.found.deck.parts for _, count in counts)
        template = texts.DELETED_ON if one.is_deleted else texts.REPLACED_ON
        return fill(template, when=when(one.when, date.today()), n=cards)

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, is_chosen: bool) -> None:
        row = rect.inflate(0, -self.scale.px(4))
        plates.draw_plate(surface, "chosen" if is_chosen else "row", row, self.scale.u, 6)
        x, wide = row.x + self.scale.px(14), row.w - self.scale.px(28)
        y = row.y + self.scale.px(5)
        for words, role, units, ink in (
            (self.earlier[index].found.deck.name, "body-bold", theme.BODY - 1, theme.PARCHMENT),
            (self.said(index), "body", theme.SMALL, theme.FADED),
        ):
            px = self.scale.px(units)
            picture = text.render(text.escape(text.shortened(words, role, px, wide)), role, px, ink)
            surface.blit(picture, (x, y))
            y += picture.get_height()

    def layout(self, scale: Scale) -> None:
        wide, high = min(620, scale.size[0] - 40), min(560, scale.size[1] - 40)
        x, y = self.lay_sheet(scale, wide, high)
        inside = wide - 64
        self.rows.place(scale.rect(x + 32, y + 84, inside + 10, high - 84 - 84), scale)
        each = (inside - 14) / 2
        for n, button in enumerate((self.cancel, self.done)):
            button.place(scale.rect(x + 32 + n * (each + 14), y + high - 68, each, 44), scale)
