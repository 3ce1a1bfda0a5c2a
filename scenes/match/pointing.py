"""Pointing at places and cards of the table: worked out once, and not again in each frame in which all lies still."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.match.reading import Reading
from ui.base.canvas import Target
from ui.cards.choice import CardChoice
from ui.table.pointer import Leaning, Pointer, bounds, draw_pointer, pointer
from ui.widgets.form import Form


class Pointing:
    """`draw` points at what `about` answers with, for as long as `what` says that it is the same."""

    def __init__(
        self, reading: Reading, form: Form, choice: CardChoice, about: Callable[[], list[pygame.Rect | Leaning]]
    ) -> None:
        self.reading, self.form, self.choice, self.about = reading, form, choice, about
        self._known: tuple | None = None
        self._found: list[Pointer] = []

    def draw(self, surface: Target, what: object) -> None:
        u = self.reading.scale.u
        for one in self.found(what):
            if not self.is_hidden(one, u):
                draw_pointer(surface, one, u)

    def is_hidden(self, one: Pointer, u: float) -> bool:
        """Whether what is read (a card, a law, deeds to choose from) lies on its arrow or an edge of its frame: it is
        not drawn then."""
        way, shown = bounds(one.way, u), [read for read in (self.reading.preview, self.reading.slip) if read.is_shown]
        over = [read.rect for read in shown] + [self.choice.panel] * self.choice.is_open
        return any(
            (one.frame.colliderect(rect) and not one.frame.contains(rect)) or way.colliderect(rect) for rect in over
        )

    def found(self, what: object) -> list[Pointer]:
        reading, board = self.reading, self.reading.board
        drawn = [one for one in self.form.widgets if one.visible and one.hit(one.rect.center)]  # and not for keys alone
        shown = [tuple(widget.rect) for widget in drawn]
        seen = (what, board.bound, reading.hovered, reading.drag.held, reading.scale, shown,
                {**reading.spread.rects}, {**reading.opened.rects})  # fmt: skip
        if seen != self._known or board.moving:
            about = self.about()
            self._found = self.pointers(about, [pygame.Rect(rect) for rect in shown]) if about else []
            self._known = None if board.moving else seen
        return self._found

    def pointers(self, about: list[pygame.Rect | Leaning], shown: list[pygame.Rect]) -> list[Pointer]:
        """What points at these, past all that is to be read and what is shown besides."""
        clear = self.reading.painter.clear()
        clear = clear._replace(read=[*clear.read, *shown])
        return [pointer(rect, self.reading.scale.u, clear, self.reading.room()) for rect in about]
