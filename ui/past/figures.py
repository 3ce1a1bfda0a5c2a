"""A player's figures as pictures: shares won with what they may be worth, and how it went over time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import sqrt
from typing import NamedTuple

import pygame

from ui.base import plates, text, theme
from ui.decks.charts import HEAD, Chart, Said
from ui.widgets.widget import Widget

MOST_DOTS = 400  # that are drawn side by side
SURE = 1.96  # standard errors
LINE = 30
NAME = 0.36  # of the width, for what a line is about
SAID = 104  # logical units for the numbers at its end,
SAID_LONG = 126  # and for those of ten thousand matches


class Tally(NamedTuple):
    """How often something was played, and how often won."""

    name: str
    won: int
    played: int


def share_range(won: int, played: int) -> tuple[float, float]:
    """Between what the share won lies in the long run (Wilson's interval, 95 %)."""
    if not played:
        return 0.0, 1.0
    share, z = won / played, SURE * SURE / played
    middle, reach = share + z / 2, SURE * sqrt((share * (1 - share) + z / 4) / played)
    return max(0.0, (middle - reach) / (1 + z)), min(1.0, (middle + reach) / (1 + z))


class Shares(Chart):
    """A line for each: its name, the share won as a bar, with how far it may be off, and the numbers."""

    turning = (pygame.K_UP, pygame.K_DOWN)

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.tallies: tuple[Tally, ...] = ()

    def show(self, tallies: Sequence[Tally]) -> None:
        self.tallies = tuple(tallies)
        self.touch()

    def count(self) -> int:
        return len(self.tallies)

    def wanted(self, width: float) -> float:
        return HEAD + 4 + LINE * max(1, self.count())

    def spot(self, index: int) -> pygame.Rect:
        top = self.rect.y + self.px(HEAD + 4) + index * self.px(LINE)
        return pygame.Rect(self.rect.x, top, self.rect.w, self.px(LINE))

    def reading(self, index: int) -> list[Said]:
        tally = self.tallies[index]
        low, high = share_range(tally.won, tally.played)
        return [(f"{tally.name}: likely {low:.0%} to {high:.0%} in the long run", "")]

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_head(surface)
        if not self.tallies:
            self.draw_empty(surface)
        px = self.px(theme.SMALL)
        numbers = self.px(SAID if all(tally.played < 10_000 for tally in self.tallies) else SAID_LONG)
        for n, tally in enumerate(self.tallies):
            line = self.spot(n)
            if n == self.over:
                plates.draw_plate(surface, "row", line.inflate(self.px(8), -self.px(2)), self.u, 6)
            name_wide = round(line.w * NAME)
            said = f"{tally.won} of {tally.played}"
            track = pygame.Rect(line.x + name_wide, 0, line.w - name_wide - numbers, self.px(12))
            track.centery = line.centery
            words = text.shortened(tally.name, "body", px, name_wide - self.px(10))
            surface.blit(text.render(text.escape(words), "body", px, theme.PARCHMENT),
                         (line.x, text.centred(line, "body", px)))  # fmt: skip
            self._draw_share(surface, track, tally)
            shown = text.render(said, "number", px, theme.PARCHMENT)
            surface.blit(shown, shown.get_rect(midright=(line.right - self.px(2), line.centery)))

    def _draw_share(self, surface: pygame.Surface, track: pygame.Rect, tally: Tally) -> None:
        plates.draw_plate(surface, "field", track, self.u, 6)
        share = tally.won / max(1, tally.played)
        low, high = share_range(tally.won, tally.played)
        if share:
            filled = pygame.Rect(track.x, track.y, max(track.h, round(track.w * share)), track.h)
            plates.draw_plate(surface, "primary", filled, self.u, 6)
        surface.fill(theme.FAINT, (track.centerx, track.y - self.px(3), max(1, self.px(1)), track.h + self.px(6)))
        left, right = (track.x + round(track.w * edge) for edge in (low, high))
        ink = theme.PARCHMENT
        pygame.draw.line(surface, ink, (left, track.centery), (right, track.centery), max(1, self.px(1.2)))
        for x in (left, right):
            surface.fill(ink, (x, track.centery - self.px(4), max(1, self.px(1.2)), self.px(8)))


class Course(Shares):
    """How it went over time: a dot for every match, won above and lost below, and the share won of the last ones."""

    turning = (pygame.K_LEFT, pygame.K_RIGHT)
    LAST = 10  # matches that a share is of,
    PART = 15  # and of many one in so many: else the line would show nothing but chance
    HIGH = 150

    def __init__(self, title: str, without: str = "") -> None:
        """`without` is said where there is no match to show."""
        super().__init__(title)
        self.without = without
        self.results: tuple[tuple[str, bool], ...] = ()
        self._won = [0]

    def show_results(self, results: Sequence[tuple[str, bool]]) -> None:
        """The matches from the first on: what is said of each, and whether it was won."""
        self.results = tuple(results)
        self._won = [0, *accumulate(int(won) for _, won in self.results)]  # before each match
        self.touch()

    def count(self) -> int:
        return len(self.results)

    def wanted(self, width: float) -> float:
        return HEAD + self.HIGH

    def index_at(self, pos: tuple[int, int]) -> int:
        field, count = self.field(), self.count()
        if not count or not field.inflate(self.px(3), 0).collidepoint(pos):
            return -1
        near = round((pos[0] - field.x) / max(1, field.w) * count - 0.5)
        around = (near, near - 1, near + 1)
        return next((n for n in around if 0 <= n < count and self.spot(n).collidepoint(pos)), -1)

    def field(self) -> pygame.Rect:
        top = self.rect.y + self.px(HEAD + 6)
        high = self.rect.bottom - top - self.px(8)
        return pygame.Rect(self.rect.x + self.px(46), top, self.rect.w - self.px(56), high)

    def x_of(self, index: int) -> int:
        field = self.field()
        return field.x + round(field.w * (index + 0.5) / max(1, self.count()))

    def spot(self, index: int) -> pygame.Rect:
        field = self.field()
        wide = max(self.px(3), field.w // max(1, self.count()))
        return pygame.Rect(self.x_of(index) - wide // 2, field.y, wide, field.h)

    @property
    def last(self) -> int:
        """Of how many matches a share is."""
        return max(self.LAST, self.count() // self.PART)

    def share(self, index: int) -> float:
        """The share won of the last matches until this one."""
        first = max(0, index + 1 - self.last)
        return (self._won[index + 1] - self._won[first]) / (index + 1 - first)

    def reading(self, index: int) -> list[Said]:
        words, won = self.results[index]
        last = f"{self.share(index):.0%} of the last {min(index + 1, self.last)} won"
        return [(f"{words}: {'won' if won else 'lost'}, {last}", "")]

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_head(surface)
        field, px = self.field(), self.px(theme.TINY)
        plates.draw_plate(surface, "inset", field.inflate(self.px(14), self.px(10)), self.u, 8)
        if not self.results:
            said = text.render(self.without, "body-italic", self.px(theme.SMALL), theme.FADED, field.w - px, "center")
            surface.blit(said, said.get_rect(center=field.center))
            return
        for share in (0.0, 0.5, 1.0):
            y = field.bottom - round(field.h * share)
            surface.fill(theme.mix(theme.DUSK, theme.STEEL, 0.6), (field.x, y, field.w, max(1, self.px(1))))
            words = text.render(f"{share:.0%}", "body", px, theme.FAINT)
            surface.blit(words, words.get_rect(midright=(field.x - self.px(10), y)))
        apart = max(1, field.w // MOST_DOTS)  # of many matches only those that are seen beside each other are drawn
        points: dict[int, tuple[int, int]] = {}
        dots: dict[tuple[int, bool], tuple[int, int]] = {}
        wide, count, last = field.w, self.count(), self.last
        for n, (_, won) in enumerate(self.results):
            x = field.x + round(wide * (n + 0.5) / count)
            column = x // apart if count > MOST_DOTS else n
            if column not in points or n == count - 1 or count <= MOST_DOTS:
                first = max(0, n + 1 - last)
                share = (self._won[n + 1] - self._won[first]) / (n + 1 - first)
                points[column] = x, field.bottom - round(field.h * share)
            dots.setdefault((column, won), (n, x))
        for here, there in pairwise(points.values()):
            pygame.draw.aaline(surface, theme.BRASS, here, there, max(2, self.px(2.2)))
        thick, radius = max(1, self.px(1.4)), self.px(3)
        for (_, won), (n, x) in dots.items():
            self._draw_dot(surface, field, x, won, self.px(4.4) if n == self.over else radius, thick)
        if 0 <= self.over < count:
            x = self.x_of(self.over)
            if count > MOST_DOTS:
                self._draw_dot(surface, field, x, self.results[self.over][1], self.px(4.4), thick)
            at = x, field.bottom - round(field.h * self.share(self.over))
            pygame.draw.aacircle(surface, theme.PARCHMENT, at, self.px(4))

    def _draw_dot(
        self, surface: pygame.Surface, field: pygame.Rect, x: int, won: bool, radius: int, thick: int
    ) -> None:  # fmt: skip
        y = field.y + self.px(5) if won else field.bottom - self.px(5)
        pygame.draw.aacircle(surface, theme.GOOD if won else theme.DANGER, (x, y), radius, 0 if won else thick)


class Number(Widget):
    """One large number and what it counts."""

    def __init__(self, about: str, tip: str = "") -> None:
        super().__init__(tip)
        self.about, self.number = about, ""
        self.focusable = bool(tip)  # so that the keys can have it said

    def say(self, number: str) -> None:
        if number != self.number:
            self.number = number
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, "inset", self.rect, self.u, 10)
        px, small = self.px(theme.HEADING), self.px(theme.SMALL - 1)
        number = text.render(text.escape(self.number), "number", px, theme.BRASS_LIGHT)
        surface.blit(number, number.get_rect(center=(self.rect.centerx, self.rect.y + round(self.rect.h * 0.38))))
        words = text.shortened(self.about, "body", small, self.rect.w - self.px(8))
        shown = text.render(text.escape(words), "body", small, theme.FADED)
        surface.blit(shown, shown.get_rect(center=(self.rect.centerx, self.rect.y + round(self.rect.h * 0.76))))
