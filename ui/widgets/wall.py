"""The wall of cards: every card that is looked for, in rows under headings; only what is seen is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from ui.base import plates, text, theme
from ui.cards.pane import CardPane, CardUser, Spot, draw_ground
from ui.cards.sprite import RATIO
from ui.cards.tiles import CardTiles, blank
from ui.widgets.scroll import BAR

CARD = 150
"""Logical units that a card is wide."""
GAP = 18
HEADING = 40
EDGE = 12
POP = 0.28
"""Seconds that a number takes to settle after it has changed."""

Group = tuple[str, Sequence[object]]


class Wall(CardPane):
    """Show groups with `show`; `counts` says how many of a card (by key) the deck has, `full` of which it has enough.

    Cards are of one size in all windows of a scale, so that each is painted only once.
    """

    def __init__(self, user: CardUser, tiles: CardTiles) -> None:
        super().__init__(user)
        self.tiles = tiles
        self.groups: Sequence[Group] = ()
        self.headings: list[tuple[int, str, int]] = []  # top, words, how many cards
        self.counts: Mapping[str, int] = {}
        self.full: frozenset[str] = frozenset()
        self.popping: dict[str, float] = {}
        self.nothing = "No card is like that."
        self.card_size = (10, 14)
        self.gap = 4

    def show(self, groups: Sequence[Group]) -> None:
        """Lay out these cards under their headings ("" for none), from the top if they are others than before."""
        if groups == self.groups:
            return
        self.groups = groups
        if self.scale is not None:
            self._lay_out()
            self.cursor = 0 if self.focused and self.spots else -1
            self.scroll_to(0, at_once=True)

    def place(self, rect: pygame.Rect, scale) -> Wall:
        was, wide = self.at_cursor, self.rect.w
        share = self.goal / self.furthest if self.furthest else 0.0
        super().place(rect, scale)
        self._lay_out()
        if wide != rect.w:
            self.scroll_to(share * self.furthest, at_once=True)
        if was is not None and self.cursor >= 0 and self.focused:
            self.point_at(self.cursor)
        return self

    @staticmethod
    def width_of(columns: int) -> float:
        """Logical units that the wall is wide with so many cards side by side."""
        return columns * CARD + (columns - 1) * GAP + 2 * EDGE + BAR + 4

    @staticmethod
    def columns_in(units: float) -> int:
        """How many cards stand side by side in a wall of so many logical units."""
        return max(1, int((units - 2 * EDGE - BAR - 4 + GAP + 0.5) // (CARD + GAP)))

    def _lay_out(self) -> None:
        edge, columns = self.px(EDGE), self.columns_in(self.rect.w / self.u)
        high = self.px(CARD / RATIO)
        wide = max(8, round(high * RATIO))
        room = self.rect.w - 2 * edge - self.px(BAR + 4)
        gap = max(2, min(self.px(GAP), (room - columns * wide) // max(1, columns - 1)))
        self.card_size, self.gap = (wide, high), gap
        left = self.rect.x + edge + max(0, (room - columns * wide - (columns - 1) * gap) // 2)
        spots: list[Spot] = []
        self.headings = []
        y = edge
        for words, cards in self.groups:
            if words:
                self.headings.append((y, words, len(cards)))
                y += self.px(HEADING)
            lefts = [left + across * (wide + gap) for across in range(columns)]
            for n, card in enumerate(cards):
                place = Rect(lefts[n % columns], y + n // columns * (high + gap), wide, high)
                spots.append(Spot(card, place))
            y += -(-len(cards) // columns) * (high + gap) + (self.px(6) if words else 0)
        self.set_out(spots, y - gap + edge)

    def pop(self, key: str) -> None:
        """The number on this card has changed: let it be seen."""
        self.popping[key] = POP
        self.touch()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.popping:
            self.popping = {key: left - dt for key, left in self.popping.items() if left > dt}
            moving = True
        if self.tiles.is_behind:
            moving = True
        return moving

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        draw_ground(surface, self)
        super().draw(surface)

    def draw_inside(self, surface: pygame.Surface) -> None:
        if not self.spots:
            words = text.render(
                self.nothing, "body-italic", self.px(theme.BODY), theme.FADED, self.rect.w // 2, "center"
            )
            surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.y + self.rect.h // 3)))
            return
        for top, words, count in self.headings:
            y = top + self.rect.y - self.applied
            if self.rect.y - self.px(HEADING) < y < self.rect.bottom:
                self._draw_heading(surface, y, words, count)
        over = self.spot_at(self.form.mouse) if self.form and self.hovered and self.form.captured is None else None
        half = self.gap // 2
        seen = self.seen()
        for spot in seen:
            place = self.on_screen(spot)
            tile = self.tiles.tile(spot.card, self.card_size[1], 2 * half) or blank(self.card_size[1], 2 * half)
            surface.blit(tile, (place.x - half, place.y - half))
        for spot in seen:
            self._draw_signs(surface, spot, spot is over)
        for spot in self.seen(self.rect.h // 2):
            if not self.tiles.is_behind:
                self.tiles.tile(spot.card, self.card_size[1], 2 * half, is_ahead=True)

    def _draw_heading(self, surface: pygame.Surface, y: int, words: str, count: int) -> None:
        px = self.px(theme.SUBHEADING - 2)
        line = pygame.Rect(self.rect.x + self.px(EDGE), y, self.rect.w, self.px(HEADING - 8))
        name = text.render(text.escape(words), "display", px, theme.BRASS)
        surface.blit(name, (line.x, text.centred(line, "display", px)))
        small = self.px(theme.TINY)
        many = text.render(str(count), "body", small, theme.FADED)
        x = line.x + name.get_width() + self.px(10)
        surface.blit(many, (x, text.centred(line, "body", small) + self.px(2)))
        start = x + many.get_width() + self.px(12)
        rule = pygame.Rect(
            start, line.centery, max(1, self.rect.right - self.px(EDGE + BAR) - start), max(1, self.px(1))
        )
        plates.line(surface, rule, alpha=70)

    def _draw_signs(self, surface: pygame.Surface, spot: Spot, is_over: bool) -> None:
        place, key = self.on_screen(spot), spot.card.key
        count = self.counts.get(key, 0)
        is_full = key in self.full
        if is_full:
            surface.blit(_dark(place.size), place)
        if is_over or self.is_cursor(spot):
            plates.draw_ring(surface, place, self.u, place.h * 0.035 / self.u)
        if count:
            self._draw_count(surface, place, count, is_full, self.popping.get(key, 0.0) / POP)

    def _draw_count(self, surface: pygame.Surface, place: pygame.Rect, count: int, is_full: bool, pop: float) -> None:
        size = round(place.w * 0.21 * (1 + 0.5 * pop))
        plate = pygame.Rect(0, 0, round(size * 1.5), size)
        plate.center = (place.centerx, place.top + size // 5)
        look = "button-off" if is_full and not pop else "primary"
        plates.draw_plate(surface, look, plate, self.u, plate.h / self.u / 2, raised=4)
        px = round(size * 0.66)
        ink = theme.PARCHMENT if look == "button-off" else (46, 28, 8)
        said = text.render(f"\u00d7{count}", "body-bold", px, ink)
        surface.blit(said, said.get_rect(centerx=plate.centerx, y=text.centred(plate, "body-bold", px)))


_darks: dict[tuple[int, int], pygame.Surface] = {}


def _dark(size: tuple[int, int]) -> pygame.Surface:
    """The veil over a card of which no more may come in."""
    if size not in _darks:
        if len(_darks) > 6:
            _darks.clear()
        _darks[size] = plates.shape(size, round(size[1] * 0.035), (9, 13, 23, 140))
    return _darks[size]
