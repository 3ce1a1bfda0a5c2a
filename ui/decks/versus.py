"""How a deck did against each deck that it met: a line for each, as long as they have met often, split by who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.builder.results import Met
from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.decks import texts
from ui.decks.charts import HEAD, Chart, Said, piece

WON, LOST = theme.BRASS, theme.STEEL


def day_said(day: str, today: date) -> str:
    """A day as one says it: "today", "yesterday", "November 3", "November 3, 2025"; what is no day, as it stands."""
    try:
        then = date.fromisoformat(day)
    except ValueError:
        return day
    if 0 <= (today - then).days < 2:
        return (texts.TODAY, texts.YESTERDAY)[(today - then).days]
    template = texts.DAY if then.year == today.year else texts.DAY_OF_YEAR
    return fill(template, day=then.day, month=texts.MONTHS[then.month - 1], year=then.year)


class Versus(Chart):
    """`show` what it met. A click on a line tells `on_pick` the other deck's place in the list."""

    turning = (pygame.K_UP, pygame.K_DOWN)
    ROW = 44
    BAR = 9
    NOBODY = texts.NO_MATCHES

    def __init__(self, title: str, on_pick: Callable[[int], None] | None = None) -> None:
        super().__init__(title, on_pick)
        self.met: list[Met] = []

    def show(self, met: Sequence[Met]) -> None:
        """These decks from now on, in this order."""
        self.met = list(met)
        wins, losses = sum(one.wins for one in self.met), sum(one.losses for one in self.met)
        self.summary = fill(texts.WON, wins=wins, matches=wins + losses) if self.met else ""
        self.over = min(self.over, len(self.met) - 1)
        self.touch()

    def count(self) -> int:
        return len(self.met)

    def wanted(self, width: float) -> float:
        return HEAD + 4 + self.ROW * max(1, len(self.met))

    def spot(self, index: int) -> pygame.Rect:
        row = self.px(self.ROW)
        return pygame.Rect(self.rect.x, self.rect.y + self.px(HEAD + 2) + index * row, self.rect.w, row)

    def reading(self, index: int) -> list[Said]:
        met = self.met[index]
        share = round(100 * met.wins / (met.wins + met.losses))
        return [(fill(texts.WON_SHARE, n=share, when=day_said(met.last, date.today())), "")]

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        self.draw_head(surface)
        if not self.met:
            px = self.px(theme.SMALL)
            words = text.render(self.NOBODY, "body-italic", px, theme.FAINT, self.rect.w, "center")
            surface.blit(words, words.get_rect(center=self.body().center))
        most = max((met.wins + met.losses for met in self.met), default=1)
        for n, met in enumerate(self.met):
            self._line(surface, met, self.spot(n), most, n == self.over)

    def _line(self, surface: pygame.Surface, met: Met, spot: pygame.Rect, most: int, is_lit: bool) -> None:
        name, wins, losses, _ = met
        if is_lit:
            plates.draw_plate(surface, "row", spot, self.u, 6)
        px = self.px(theme.SMALL)
        upper = pygame.Rect(spot.x, spot.y + self.px(4), spot.w, self.px(22))
        x, y = spot.right - self.px(1), text.centred(upper, "number", px)
        for said, ink in ((str(losses), theme.FADED), ("\u2013", theme.FAINT), (str(wins), theme.BRASS_LIGHT)):
            number = text.render(said, "number", px, ink)
            x -= number.get_width()
            surface.blit(number, (x, y))
            x -= self.px(5)
        words = text.shortened(name, "body", px, max(1, x - self.px(8) - spot.x))
        ink = theme.BRASS_LIGHT if is_lit else theme.PARCHMENT
        surface.blit(text.render(text.escape(words), "body", px, ink), (spot.x, text.centred(upper, "body", px)))
        high, gap = max(3, self.px(self.BAR)), max(1, round(self.u))
        track = pygame.Rect(spot.x, upper.bottom + self.px(2), spot.w, high)
        plates.draw_plate(surface, "field", track, self.u, self.BAR / 2)
        middle = track.x + track.w * wins / most
        right = track.x + track.w * (wins + losses) / most
        for left, end, colour in ((track.x, middle, WON), (middle, right, LOST)):
            wide = round(end) - round(left) - gap
            if wide > 0:
                surface.blit(piece((wide, high), high // 3, colour, is_lit), (round(left), track.y))
