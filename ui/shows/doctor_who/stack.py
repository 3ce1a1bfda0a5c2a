"""What waits to happen, as a stack that one can read: what happens first lies on top.

It takes the place of the log from above as long as something waits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from art import glyphs
from game.kernel.notation import named
from game.kernel.windows import Waiting as Entry
from game.kernel.windows import waiting
from ui.base import plates, text, theme
from ui.base.animation import Beat
from ui.base.canvas import Target, drawn
from ui.shows.show import Thought
from ui.table import hud

HEAD, ROW, GAP = 27.0, 64.0, 5.0  # units
LEAST = 40.0  # of a row, where many wait
LETTERS, MOST = 15.0, 1.6  # the size of the words, and how much larger they may be wished
OVERLAP = 8.0  # units by which each lower one is set aside: it lies under the one before


class Stack:
    """The stack. Nothing of it is seen while nothing waits."""

    is_over = True

    def __init__(self, names: list[str], hear: Callable[[str], None]) -> None:
        self.names = names
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.u, self.is_calm = 1.0, False
        self.grown = 1.0  # how much larger things are wished: here words alone grow, and rows with them
        self.entries: tuple[Entry, ...] = ()
        self._drawn: tuple[object, pygame.Surface] | None = None

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

    def row(self) -> float:
        """How high each is: all of them have room."""
        room = self.rect.h - (HEAD + GAP) * self.u
        return max(LEAST * self.u, min(ROW * self.u * self.grown**2, room / max(1, len(self.entries)) - GAP * self.u))

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
        u, row = self.u, self.row()
        high = round(HEAD * u + len(self.entries) * (row + GAP * u) + GAP * u)
        out = pygame.Surface((self.rect.w, min(high, self.rect.h)), pygame.SRCALPHA)
        plates.draw_plate(out, "ice", out.get_rect(), u, raised=0)
        words = "Waits to happen" if len(self.entries) == 1 else f"{len(self.entries)} wait, the top one first"
        px = text.fitting(words, "body-bold", round(15 * u), out.get_width() - round(20 * u), 8)
        head = text.render(words, "body-bold", px, hud.ICE)
        out.blit(head, head.get_rect(midleft=(round(11 * u), round(HEAD * u * 0.55))))
        for n, entry in enumerate(self.entries):
            aside = round(min(n, 3) * OVERLAP * u)
            top = round(HEAD * u + n * (row + GAP * u))
            rect = pygame.Rect(round(6 * u) + aside, top, out.get_width() - round(12 * u) - aside, round(row))
            draw_entry(out, rect, entry, n == 0, self.names, u, round(LETTERS * u * self.grown))
        return out


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
    room = pygame.Rect(edge.right + round(6 * u), rect.y, rect.right - edge.right - round(12 * u), rect.h)
    words = text.escape(named(entry.words, names))
    whose = text.escape(names[entry.seat])
    said = f"**{whose}**\n{words}" if rect.h > 48 * u else f"**{whose}**: {words}"
    px = hud.wrapped(said, "body", most, (room.w, room.h - round(6 * u)), 0.4)
    ink = theme.FADED if entry.is_cancelled else theme.PARCHMENT
    shown = text.render(said, "body", px, ink, room.w, "left", 1.02)
    target.blit(shown, shown.get_rect(midleft=room.midleft))
    if entry.is_cancelled:
        sign = glyphs.glyph("cross", round(rect.h * 0.55), theme.DANGER)
        target.blit(sign, sign.get_rect(midright=(rect.right - round(8 * u), rect.centery)))
