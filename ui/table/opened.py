"""A card that is opened: what hangs at its sides lies beside it, all of them as large as cards of the hand.

It opens while it is pointed at, or something that hangs on it, and closes when neither is.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from ui.base import plates
from ui.cards.sprite import RATIO, put
from ui.table.board import Board
from ui.table.marks import Mark, draw_mark

HUNG = ("left", "right")
REST = 0.22  # seconds for which a card is pointed at before it opens: a hand on its way elsewhere opens nothing
OPENS = 0.14  # seconds in which what hangs there comes out
GAP = 0.09  # between two cards, of their width
PAD = 0.10  # about all of them, of a card's width


class Opened:
    """Which card is pointed at, and where it and what it bears are seen once it is open.

    To the others: `over(card)`, `rects` by card while it is open, all within `panel`.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.host = -1
        self.age = 0.0
        self.rects: dict[int, pygame.Rect] = {}
        self.panel = pygame.Rect(0, 0, 0, 0)

    @property
    def is_open(self) -> bool:
        return bool(self.rects)

    def bearer(self, card: int) -> int:
        """The card at whose side this one hangs, or what that hangs on does; itself if it hangs on none."""
        board = self.board
        while card in board.hosts and board.zone(board.bound[card].zone).lies in HUNG:
            card = board.hosts[card]
        return card

    def hung(self, host: int) -> tuple[list[int], list[int]]:
        """What hangs at the left of a card, and what at its right, with all that hangs on that."""
        board = self.board
        found: dict[str, list[int]] = {way: [] for way in HUNG}
        for card in board.hosts:
            if card != host and self.bearer(card) == host:
                found[board.zone(board.bound[card].zone).lies].append(card)
        return found["left"], found["right"]

    def over(self, card: int) -> bool:
        """This card is pointed at (-1: none). True if what is seen changes by that."""
        host = self.bearer(card) if card >= 0 else -1
        if host >= 0 and not any(self.hung(host)):
            host = -1
        if host == self.host:
            return False
        was, self.host, self.age = self.is_open, host, 0.0
        self.rects = {}
        return was

    def update(self, dt: float) -> bool:
        """Let time pass. True while what is seen changes by that."""
        if self.host < 0 or (self.is_open and self.age >= REST + OPENS):
            return False
        self.age += dt
        if self.age < REST:
            return False
        if not self.is_open:
            self.lay_out()
        return True

    def lay_out(self) -> None:
        """All in a row, the card itself where it lies, as far as the window has room there."""
        board, pose = self.board, self.board.bound[self.host]
        left, right = self.hung(self.host)
        row = [*left, self.host, *right]
        window = pygame.Rect(0, 0, *map(round, board.table.size))
        high = round(max(board.hand_height, pose.height))
        wide = round(high * RATIO)
        pad = round(wide * PAD)
        step = min(wide * (1 + GAP), (window.w - 4 * pad - wide) / max(1, len(row) - 1))
        self.panel = pygame.Rect(0, 0, round(wide + step * (len(row) - 1)) + 2 * pad, high + 2 * pad)
        self.panel.topleft = round(pose.x - wide / 2 - step * len(left)) - pad, round(pose.y - high / 2) - pad
        self.panel.clamp_ip(window)
        for n, card in enumerate(row):
            self.rects[card] = pygame.Rect(round(self.panel.x + pad + n * step), self.panel.y + pad, wide, high)

    def card_at(self, pos: tuple[int, int]) -> int:
        """The card seen here; between two of them what hangs there, for what was pointed at small often comes to lie
        just beside; above and below them the one that bears them; -1 beside all."""
        if not self.is_open or not self.panel.collidepoint(pos):
            return -1
        found = [card for card, rect in reversed(self.rects.items()) if rect.collidepoint(pos)]
        own = self.rects[self.host]
        between = 2 * round(own.w * GAP)
        beside = [c for c, rect in self.rects.items() if c != self.host and rect.inflate(between, 0).collidepoint(pos)]
        return next(iter(found or beside), self.host)

    # Drawing

    def draw(
        self, surface: pygame.Surface, u: float, marking, glows: Mapping[int, tuple], marks: Mapping[int, Mark],
        game: str,
    ) -> None:  # fmt: skip
        """`glows` are the colour and strength of the light around cards that may be taken."""
        if not self.is_open:
            return
        board, share = self.board, min(1.0, (self.age - REST) / OPENS)
        soft = 1.0 if board.reduced_motion else share * share * (3 - 2 * share)
        home = self.rects[self.host].x
        plates.draw_plate(surface, "dialog", self.panel, u, radius=10, raised=14, alpha=round(255 * soft))
        for card in sorted(self.rects, key=lambda card: (card == self.host, card)):
            rect = self.rects[card].copy()
            rect.x = round(home + (rect.x - home) * soft)
            if (light := glows.get(card)) and soft == 1.0:
                put(surface, board.pictures.glow(rect.h, 0, *light), *rect.center)
            mark, sprite = marks.get(card), board.sprites[card]
            is_dim = mark is not None and mark.is_dim
            put(surface, board.pictures.card(sprite.shown, marking[card], rect.h, is_dim=is_dim), *rect.center)
            if mark is not None:
                pose = board.bound[card]._replace(x=rect.centerx, y=rect.centery, angle=0.0, height=rect.h)
                draw_mark(surface, pose, mark, game, is_whole=True)
