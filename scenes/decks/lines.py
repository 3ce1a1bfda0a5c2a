"""The two sides of a list that was read: its cards, and the lines of which nothing could be made."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TYPE_CHECKING

import pygame

from game import decks
from game.decks import DeckList, Unread
from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.words import part_name
from ui.base import plates, text, theme
from ui.shows import show_of
from ui.widgets.press import ACTIVATE
from ui.widgets.scroll import Rows

if TYPE_CHECKING:
    from game.kernel.ruleset import Ruleset

ROW = 58


class UnreadRows(Rows):
    """The lines that could not be read: number, words, why; and the card that may be meant, to be clicked."""

    def __init__(self, on_pick: Callable[[int], None], on_near: Callable[[int], None]) -> None:
        super().__init__(0, ROW, self._row, on_pick)
        self.lines: tuple[Unread, ...] = ()
        self.on_near = on_near
        self.lit = -1  # whose card is under the mouse

    def show_lines(self, lines: tuple[Unread, ...]) -> None:
        self.lines, self.count = lines, len(lines)
        self.chosen, self.lit = min(self.chosen, len(lines) - 1), -1
        if self.scale:
            self.content(self.count * self.px(self.height))
        self.touch()

    def near_rect(self, index: int) -> pygame.Rect:
        """Where the likely card of a row is clicked; empty if it has none."""
        row, near = self.row_rect(index), self.lines[index].near
        if not near:
            return pygame.Rect(row.right, row.y, 0, 0)
        wide = min(text.width_of(near, "body-bold", self.px(theme.SMALL)) + self.px(28), row.w * 2 // 5)
        return pygame.Rect(row.right - wide - self.px(4), row.y + self.px(11), wide, row.h - self.px(22))

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        row = self.row_at(pos)
        if row >= 0 and self.near_rect(row).collidepoint(pos):
            self.sound("click")
            self.on_near(row)
        else:
            super().press(pos, clicks)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE and 0 <= self.chosen < self.count and self.lines[self.chosen].near:
            self.on_near(self.chosen)
            return True
        return super().key(event)

    def _row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, is_chosen: bool) -> None:
        line, px, small = self.lines[index], self.px(theme.BODY - 1), self.px(theme.TINY)
        ground = rect.inflate(0, -self.px(4))
        plates.draw_plate(surface, "chosen" if is_chosen else "row", ground, self.u, 6)
        number = text.render(str(line.line), "number", small, theme.FADED)
        surface.blit(number, number.get_rect(midright=(rect.x + self.px(44), rect.centery)))
        near = self.near_rect(index)
        x, right = rect.x + self.px(56), (near.x if near.w else rect.right) - self.px(10)
        said = text.shortened(decks.tidy(line.text[:300]) or "\u2026", "body-bold", px, right - x)
        top = pygame.Rect(x, rect.y + self.px(7), right - x, self.px(24))
        surface.blit(text.render(text.escape(said), "body-bold", px, theme.PARCHMENT),
                     (x, text.centred(top, "body-bold", px)))  # fmt: skip
        why = f"{line.why[:1].upper()}{line.why[1:]}"
        why = text.shortened(why, "body", small, right - x)
        foot = pygame.Rect(x, rect.y + self.px(29), right - x, self.px(20))
        surface.blit(text.render(text.escape(why), "body", small, theme.FADED), (x, text.centred(foot, "body", small)))
        if near.w:
            plates.draw_plate(surface, "button", near, self.u, 7)
            name = text.shortened(line.near, "body-bold", self.px(theme.SMALL), near.w - self.px(16))
            shown = text.render(text.escape(name), "body-bold", self.px(theme.SMALL), theme.BRASS_LIGHT)
            surface.blit(shown, (near.centerx - shown.get_width() // 2,
                                 text.centred(near, "body-bold", self.px(theme.SMALL))))  # fmt: skip


class CardRows(Rows):
    """What could be read: a heading for each part of the deck, and its cards with their colours."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(0, 29, self._row)
        self.focusable = False
        self.rules = rules
        self.lines: list[tuple[int, str, str]] = []  # how many, name, colour; a heading counts 0
        self.keys: list[str] = []  # of their cards; "" for a heading
        self.breaking: Set[str] = frozenset()

    def show_deck(self, found: DeckList, breaking: Set[str] = frozenset()) -> None:
        """Show the cards of a deck; those that are `breaking` a law stand out."""
        self.lines, self.keys, self.breaking = [], [], breaking
        for part, counts in found.deck.parts:
            total = sum(count for _, count in counts)
            if len(self.rules.decks.parts) > 1:
                self.keys.append("")
                self.lines.append((0, fill(texts.PART_SIZE, part=part_name(self.rules, part), n=total), ""))
            for key, count in counts:
                card = self.rules.book[key]
                self.keys.append(key)
                self.lines.append((count, card.name, getattr(card, "colour", "")))
        self.count = len(self.lines)
        self.chosen = -1
        self.scroll_to(0, at_once=True)
        if self.scale:
            self.content(self.count * self.px(self.height))

    def show_first(self, keys: Set[str]) -> None:
        """Bring the first of these cards into view."""
        index = next((n for n, key in enumerate(self.keys) if key in keys), -1)
        if index >= 0:
            self.scroll_to(index * self.px(self.height))

    def _row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, is_chosen: bool) -> None:
        count, name, colour = self.lines[index]
        px = self.px(theme.BODY - 1)
        if not count:
            head = text.render(text.escape(name), "body-italic", px, theme.BRASS)
            surface.blit(head, (rect.x, text.centred(rect, "body-italic", px)))
            return
        is_breaking = self.keys[index] in self.breaking
        number = text.render(str(count), "number", px, theme.EMBER if is_breaking else theme.BRASS_LIGHT)
        surface.blit(number, (rect.x + self.px(26) - number.get_width(), text.centred(rect, "number", px)))
        x, side = rect.x + self.px(40), self.px(15)
        if colour:
            sign = show_of(self.rules.name).cards.gem(colour, side)
            surface.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x += side + self.px(9)
        shown = text.shortened(name, "body", px, rect.right - x)
        ink = theme.EMBER if is_breaking else theme.PARCHMENT
        surface.blit(text.render(text.escape(shown), "body", px, ink), (x, text.centred(rect, "body", px)))
