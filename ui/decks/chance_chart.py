"""The chance to hold one of some cards by each turn, as a curve that is read out turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from art import glyphs
from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.decks import texts
from ui.decks.charts import HEAD, Chart, Said


class Subject(NamedTuple):
    """What one may hope to hold: a card, or any card of a kind."""

    words: str
    keys: frozenset[str]


class ChanceChart(Chart):
    """`chances(keys)` gives the chances by turn. The subject is changed with the arrows at its sides, or with Enter."""

    HIGH = 196

    def __init__(self, title: str, chances: Callable[[frozenset[str]], Sequence[float]]) -> None:
        super().__init__(title)
        self.chances = chances
        self.subjects: list[Subject] = []
        self.at = 0
        self.values: list[float] = []

    def offer(self, subjects: Sequence[Subject]) -> None:
        """What can be asked for from now on; what is asked for stays, if it is still there."""
        asked = self.subject.words if self.subjects else ""
        self.subjects = list(subjects)
        self.at = next((n for n, subject in enumerate(subjects) if subject.words == asked), 0)
        self._reckon()

    def ask(self, words: str, keys: frozenset[str]) -> None:
        """Ask for these cards, whether they are offered or not."""
        self.at = next((n for n, subject in enumerate(self.subjects) if subject.keys == keys), -1)
        if self.at < 0:
            self.subjects.append(Subject(words, keys))
            self.at = len(self.subjects) - 1
        self._reckon()

    @property
    def subject(self) -> Subject:
        return self.subjects[self.at]

    def _reckon(self) -> None:
        self.values = list(self.chances(self.subject.keys)) if self.subjects else []
        self.touch()

    def turn(self, way: int) -> None:
        """The subject before or after."""
        if self.subjects:
            self.at = (self.at + way) % len(self.subjects)
            self._reckon()

    def count(self) -> int:
        return len(self.values)

    def wanted(self, width: float) -> float:
        return HEAD + self.HIGH

    def reading(self, index: int) -> list[Said]:
        return [(fill(texts.BY_TURN, n=index + 1, chance=percent(self.values[index])), "")]

    # Where things lie
    def _asked(self) -> pygame.Rect:
        body = self.body()
        return pygame.Rect(body.x, body.y, body.w, self.px(30))

    def _sides(self) -> tuple[pygame.Rect, pygame.Rect]:
        asked = self._asked()
        side = self.px(34)
        return pygame.Rect(asked.x, asked.y, side, asked.h), pygame.Rect(asked.right - side, asked.y, side, asked.h)

    def _field(self) -> pygame.Rect:
        body, asked = self.body(), self._asked()
        left, top = self.px(40), asked.h + self.px(12)
        return pygame.Rect(body.x + left, body.y + top, body.w - left - self.px(10), body.h - top - self.px(26))

    def _x(self, index: int) -> float:
        field = self._field()
        return field.x + field.w * (index + 0.5) / max(1, len(self.values))

    def spot(self, index: int) -> pygame.Rect:
        field = self._field()
        each = field.w / max(1, len(self.values))
        left = round(field.x + index * each)
        return pygame.Rect(left, field.y, round(field.x + (index + 1) * each) - left, field.h + self.px(24))

    def part_at(self, pos: tuple[int, int]) -> int:
        return next((n for n, side in enumerate(self._sides()) if side.collidepoint(pos)), -1)

    def release(self, pos: tuple[int, int]) -> None:
        for way, side in zip((-1, 1), self._sides(), strict=True):
            if side.collidepoint(pos):
                self.sound("click")
                self.turn(way)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_UP, pygame.K_DOWN) and event.mod & pygame.KMOD_CTRL:
            self.turn(1 if event.key == pygame.K_DOWN else -1)
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.turn(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        return super().key(event)

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        self.draw_head(surface)
        if not self.values:
            self.draw_empty(surface)
            return
        self._draw_asked(surface)
        field, small = self._field(), self.px(theme.TINY)
        thin = max(1, round(self.u))
        for share in (0.0, 0.5, 1.0):
            y = round(field.bottom - field.h * share)
            surface.fill(theme.mix(theme.DUSK, theme.STEEL, 0.55), (field.x, y, field.w, thin))
            words = text.render(f"{share:.0%}", "body", small, theme.FADED)
            surface.blit(words, words.get_rect(midright=(field.x - self.px(6), y)))
        points = [(self._x(n), field.bottom - field.h * value) for n, value in enumerate(self.values)]
        self._draw_curve(surface, field, points)
        for n, (x, y) in enumerate(points):
            is_lit = n == self.over
            words = text.render(str(n + 1), "number", small, theme.BRASS_LIGHT if is_lit else theme.FADED)
            surface.blit(words, words.get_rect(midtop=(round(x), field.bottom + self.px(6))))
            if is_lit:
                surface.fill(theme.BRASS_DARK, (round(x), round(y), thin, field.bottom - round(y)))
            radius = self.px(5.5 if is_lit else 3.4)
            pygame.draw.aacircle(surface, theme.MIDNIGHT, (round(x), round(y)), radius + thin)
            pygame.draw.aacircle(surface, theme.BRASS_LIGHT if is_lit else theme.BRASS, (round(x), round(y)), radius)

    def _draw_asked(self, surface: pygame.Surface) -> None:
        """The subject, with an arrow at each side."""
        asked, px = self._asked(), self.px(theme.BODY - 1)
        plates.draw_plate(surface, "field", asked, self.u, 7)
        over = self.part_at(self.form.mouse) if self.hovered and self.form else -1
        for n, (name, side) in enumerate(zip(("arrow-left", "arrow-right"), self._sides(), strict=True)):
            sign = glyphs.glyph(name, self.px(15), theme.BRASS_LIGHT if n == over else theme.FADED)
            surface.blit(sign, sign.get_rect(center=side.center))
        words = text.shortened(self.subject.words, "body-bold", px, asked.w - self.px(80))
        shown = text.render(text.escape(words), "body-bold", px, theme.PARCHMENT)
        surface.blit(shown, (asked.centerx - shown.get_width() // 2, text.centred(asked, "body-bold", px)))

    def _draw_curve(self, surface: pygame.Surface, field: pygame.Rect, points: list[tuple[float, float]]) -> None:
        """The line and the light below it, drawn larger and averaged down."""
        size, fine = field.size, 2
        sheet = pygame.Surface((size[0] * fine, (size[1] + 4) * fine), pygame.SRCALPHA)
        sheet.fill((*theme.BRASS, 0))
        moved = [((x - field.x) * fine, (y - field.y + 2) * fine) for x, y in points]
        foot = (size[1] + 2) * fine
        pygame.draw.polygon(sheet, (*theme.BRASS, 44), [(moved[0][0], foot), *moved, (moved[-1][0], foot)])
        thick = max(2, round(2.2 * self.u * fine))
        for start, end in pairwise(moved):
            pygame.draw.line(sheet, (*theme.BRASS, 255), start, end, thick)
        surface.blit(pygame.transform.smoothscale(sheet, (size[0], size[1] + 4)), (field.x, field.y - 2))


def percent(share: float) -> str:
    """A chance in words: never 100 % for what may fail, never 0 % for what may be."""
    if 0 < share < 0.005:
        return texts.UNDER
    if 0.995 < share < 1:
        return texts.OVER
    return fill(texts.PERCENT, n=share * 100)
