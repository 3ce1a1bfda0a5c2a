"""What waits to happen, as a stack that one can read: what happens first lies on top.

It takes the place of the log from above as long as something waits, and leaves it its last lines: where much waits,
what happens first is read in full, and of the rest only what does it. Whoever rests the mouse there reads all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

import pygame

from art import glyphs
from game.kernel.template import address, fill
from game.kernel.windows import Waiting as Entry
from game.kernel.windows import waiting
from ui.base import plates, text, theme
from ui.base.animation import Beat
from ui.base.canvas import Target, drawn
from ui.shows.doctor_who import texts
from ui.shows.show import Thought
from ui.table import hud

HEAD, ROW, GAP = 27.0, 64.0, 5.0  # units
FULL = 46.0  # of a row that is read in full
SHORT, LEAST = 27.0, 19.0  # and of one of which only is read what does it, at most and at least
LEFT = 84.0  # units of the log's place that stay the log's, unless even the least rows need them
LETTERS, MOST = 15.0, 1.6  # the size of the words, and how much larger they may be wished
OVERLAP = 8.0  # units by which each lower one is set aside: it lies under the one before


class Stack:
    """The stack. Nothing of it is seen while nothing waits."""

    is_over = True
    meant: frozenset[int] = frozenset()

    def __init__(self, names: list[str], hear: Callable[[str], None]) -> None:
        self.names = names
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.u, self.is_calm = 1.0, False
        self.grown = 1.0  # how much larger things are wished: here words alone grow, and rows with them
        self.entries: tuple[Entry, ...] = ()
        self._drawn: tuple[object, pygame.Surface] | None = None

    @property
    def covers(self) -> pygame.Rect:
        """What it takes of the log's place now."""
        return pygame.Rect(self.rect.topleft, (self.rect.w, self.height() if self.entries else 0))

    def place(self, rect: pygame.Rect, u: float) -> None:
        self.rect, self.u = pygame.Rect(rect), rect.w / 216
        self.grown = max(1.0, min(MOST, u / self.u))
        self._drawn = None

    def show(self, view, watcher: int) -> None:
        self.entries = waiting(view)

    def settle(self, view, watcher: int) -> list[Beat]:
        self.show(view, watcher)
        return []

    def zone_at(self, pos: tuple[int, int]) -> int:
        return -1

    def rows(self) -> list[int]:
        """How high each is that is seen, what happens first before the rest; of too many the last stands for those that
        have no room."""
        u, count = self.u, len(self.entries)
        gap, room = GAP * u, self.rect.h - (HEAD + GAP) * u
        if count < 2:
            return [round(min(ROW * u * self.grown**2, room - gap))] * count
        each = (room - LEFT * u) / count - gap
        if each >= FULL * u:
            return [round(min(ROW * u * self.grown**2, each))] * count
        others = room - FULL * u - gap
        each = min(SHORT * u * self.grown, max(LEAST * u, (others - LEFT * u) / (count - 1) - gap))
        return [round(FULL * u), *[round(each)] * min(count - 1, int(others / (each + gap)))]

    def height(self) -> int:
        return min(self.rect.h, sum(self.rows()) + round((HEAD + GAP + len(self.rows()) * GAP) * self.u))

    def draw(self, surface: pygame.Surface, thought: Thought | None) -> None:
        if not self.entries:
            return
        what = self.entries, tuple(self.rect)
        if self._drawn is None or self._drawn[0] != what:
            self._drawn = what, self._made()
        surface.blit(self._drawn[1], self.rect)

    def look(self, thought: Thought | None) -> tuple | None:
        return None

    def _made(self) -> pygame.Surface:
        u, rows = self.u, self.rows()
        out = pygame.Surface(self.covers.size, pygame.SRCALPHA)
        plates.draw_plate(out, "ice", out.get_rect(), u, raised=0)
        words = texts.STACK if len(self.entries) == 1 else fill(texts.STACK_OF, n=len(self.entries))
        px = text.fitting(words, "body-bold", round(15 * u), out.get_width() - round(20 * u), 8)
        head = text.render(words, "body-bold", px, hud.ICE)
        out.blit(head, head.get_rect(midleft=(round(11 * u), round(HEAD * u * 0.55))))
        tops = list(accumulate((row + GAP * u for row in rows), initial=HEAD * u))
        most, low = round(LETTERS * u * self.grown), []
        for n, (entry, row) in enumerate(zip(self.entries, rows, strict=False)):
            aside = round(min(n, 3) * OVERLAP * u * (1.0 if row == rows[0] else 0.5))
            rect = pygame.Rect(round(6 * u) + aside, round(tops[n]), out.get_width() - round(12 * u) - aside, row)
            if 0 < n == len(rows) - 1 and len(self.entries) > len(rows):
                more = text.render(fill(texts.AND_MORE, n=len(self.entries) - n), "body-italic", round(13 * u), hud.ICE)
                out.blit(more, more.get_rect(midleft=rect.midleft))
            elif row < rows[0]:
                low.append((rect, entry))
                most = min(most, letters(rect, entry, self.names, u, most)[1])
            else:
                draw_entry(out, rect, entry, n == 0, self.names, u, most)
        for rect, entry in low:
            draw_entry(out, rect, entry, False, self.names, u, most)  # all of them in letters of one size
        return out


def inner(rect: pygame.Rect, u: float) -> pygame.Rect:
    """Where the words of one that waits stand."""
    left = rect.x + round(3 * u) + max(3, round(4 * u)) + round(6 * u)
    return pygame.Rect(left, rect.y, rect.right - left - round(6 * u), rect.h)


def letters(rect: pygame.Rect, entry: Entry, names: Sequence[str], u: float, most: int) -> tuple[str, int]:
    """The words of one that waits, few in a low one, and how large they can be."""
    is_low = rect.h < FULL * u - 1
    words, whose = text.escape(address(entry.brief if is_low else entry.words, names)), text.escape(names[entry.seat])
    said = f"**{whose}**\n{words}" if rect.h > 48 * u else f"**{whose}**: {words}"
    room = inner(rect, u)
    return said, hud.wrapped(said, "body", most, (room.w, room.h - round((2 if is_low else 6) * u)), 0.4)


def draw_entry(
    target: Target, rect: pygame.Rect, entry: Entry, is_first: bool, names: Sequence[str], u: float, most: int
) -> None:  # fmt: skip
    """One that waits: whose doing in its player's colour, and what will happen; struck out if it will not.

    `most`: pixels of the letters, where they have room.
    """
    colour = theme.SEATS[entry.seat]
    plates.draw_plate(target, "asked" if is_first else "panel", rect, u, radius=6, raised=3 if is_first else 0)
    edge = pygame.Rect(rect.x + round(3 * u), rect.y + round(5 * u), max(3, round(4 * u)), rect.h - round(10 * u))
    drawn(pygame.draw.rect, target, colour, edge, border_radius=edge.w)
    room = inner(rect, u)
    said, px = letters(rect, entry, names, u, most)
    ink = theme.FADED if entry.is_cancelled else theme.PARCHMENT
    shown = text.render(said, "body", px, ink, room.w, "left", 1.02)
    target.blit(shown, shown.get_rect(midleft=room.midleft))
    if entry.is_cancelled:
        sign = glyphs.glyph("cross", round(rect.h * 0.55), theme.DANGER)
        target.blit(sign, sign.get_rect(midright=(rect.right - round(8 * u), rect.centery)))
