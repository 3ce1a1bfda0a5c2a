"""The deck as a picture: its cards in stacks side by side, each card showing its head under the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ui.base import plates, text, theme
from ui.cards.pane import CardPane, CardUser, Spot, draw_ground
from ui.cards.sprite import RATIO
from ui.cards.tiles import CardTiles, blank

CARD = 86
"""Logical units that a card is wide, at least."""
SMALLER, LEAST = 0.7, 120
"""Of that, and pixels: so much smaller cards are, if no stack stands in a second row then."""
PEEK = 0.32
"""Of a card's height that is seen under the next."""
GAP, HEADING, LABEL, EDGE = 10, 36, 22, 8

Stack = tuple[str, Sequence[tuple[object, int]]]  # what its cards have in common; cards with counts
Part = tuple[str, str, str, Sequence[Stack]]  # part, its name, how many of how many, stacks


class DeckStacks(CardPane):
    """`show` the parts as stacks; pictures are those of `tile_height`, shrunk."""

    def __init__(self, user: CardUser, tiles: CardTiles, tile_height: Callable[[], int]) -> None:
        super().__init__(user)
        self.tiles, self.tile_height = tiles, tile_height
        self.parts_shown: Sequence[Part] = ()
        self.counts: dict[tuple[str, object], int] = {}
        self.labels: list[tuple[pygame.Rect, str]] = []
        self.card_size = (10, 14)
        self._small: dict[tuple, tuple[pygame.Surface, pygame.Surface]] = {}

    def show(self, parts: Sequence[Part]) -> None:
        """Show these parts of the deck from now on."""
        self.parts_shown = parts
        self.counts = {(part, c): n for part, _, _, stacks in parts for _, cards in stacks for c, n in cards}
        if self.scale is not None:
            self._lay_out()

    def place(self, rect: pygame.Rect, scale) -> DeckStacks:
        super().place(rect, scale)
        self._small.clear()
        self._lay_out()
        return self

    def _lay_out(self) -> None:
        gap, room = self.px(GAP), self.rect.w - self.px(EDGE + 14)
        columns = self.columns(room, gap)
        wide = (room - gap * (columns - 1)) // columns
        high = round(wide / RATIO)
        self.card_size = (wide, high)
        peek = round(high * PEEK)
        spots: list[Spot] = []
        self.headings, self.labels = [], []
        y = self.px(2)
        for part, name, size, stacks in self.parts_shown:
            self.headings.append((y, name, size))
            y += self.px(HEADING)
            for first in range(0, len(stacks), columns):
                line = stacks[first : first + columns]
                for n, (label, cards) in enumerate(line):
                    x = self.rect.x + self.px(EDGE) + n * (wide + gap)
                    self.labels.append((pygame.Rect(x, y, wide, self.px(LABEL)), label))
                    for m, (card, _) in enumerate(cards):
                        top = y + self.px(LABEL) + m * peek
                        spots.append(Spot(card, pygame.Rect(x, top, wide, high), part))
                y += self.px(LABEL) + (max(len(cards) for _, cards in line) - 1) * peek + high + gap
            y += self.px(8)
        self.set_out(spots, y)

    def columns(self, room: int, gap: int) -> int:
        """How many stacks stand side by side: all of the longest part, if their cards can still be read so."""
        usual, most = (
            max(2, (room + gap) // (wide + gap)) for wide in (self.px(CARD), max(LEAST, self.px(CARD * SMALLER)))
        )
        return max(usual, min(most, max((len(stacks) for *_, stacks in self.parts_shown), default=0)))

    def update(self, dt: float) -> bool:
        return super().update(dt) | self.tell_heading(self.px(HEADING - 8))

    def pop(self, key: str) -> None:
        """The number of this card has changed."""
        self.touch()

    def _picture(self, card: object) -> pygame.Surface:
        """The card at its size here, made from the tile of the wall."""
        high = self.tile_height()
        tile = self.tiles.tile(card, high, 0)
        if tile is None:
            tile = blank(high, 0)
        kept = self._small.get((card, self.card_size))
        if kept is None or kept[0] is not tile:
            if len(self._small) > 200:
                self._small.clear()
            kept = self._small[card, self.card_size] = tile, pygame.transform.smoothscale(tile, self.card_size)
        return kept[1]

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        draw_ground(surface, self)
        super().draw(surface)

    def draw_inside(self, surface: pygame.Surface) -> None:
        shift = self.rect.y - self.applied
        for top, name, size in self.headings:
            line = pygame.Rect(self.rect.x + self.px(EDGE), top + shift, self.rect.w - self.px(EDGE + 14),
                               self.px(HEADING - 8))  # fmt: skip
            px, small = self.px(theme.BODY), self.px(theme.SMALL)
            surface.blit(
                text.render(text.escape(name), "display", px, theme.BRASS), (line.x, text.centred(line, "display", px))
            )
            many = text.render(text.escape(size), "body-bold", small, theme.FADED)
            surface.blit(many, many.get_rect(right=line.right, y=text.centred(line, "body-bold", small)))
            plates.line(surface, pygame.Rect(line.x, line.bottom + self.px(2), line.w, max(1, self.px(1))), alpha=90)
        for rect, label in self.labels:
            place, px = rect.move(0, shift), self.px(theme.TINY)
            said = text.render(text.escape(text.shortened(label, "body", px, place.w)), "body", px, theme.FADED)
            surface.blit(said, said.get_rect(centerx=place.centerx, y=text.centred(place, "body", px)))
        over = self.spot_at(self.form.mouse) if self.form and self.hovered else None
        lit = None
        for spot in self.seen():
            self._draw_card(surface, spot)
            lit = spot if spot is over or (over is None and self.is_cursor(spot)) else lit
        if lit is not None:
            self._draw_card(surface, lit)
            plates.draw_ring(surface, self.on_screen(lit), self.u, self.card_size[1] * 0.035 / self.u)

    def _draw_card(self, surface: pygame.Surface, spot: Spot) -> None:
        place = self.on_screen(spot)
        surface.blit(self._picture(spot.card), place)
        count = self.counts.get((spot.part, spot.card), 0)
        if count > 1:
            px = max(9, round(place.w * 0.15))
            said = text.render(f"\u00d7{count}", "body-bold", px, (46, 28, 8))
            plate = pygame.Rect(0, 0, said.get_width() + px, round(px * 1.4))
            plate.topright = (place.right - px // 3, place.top + px // 3)
            plates.draw_plate(surface, "primary", plate, self.u, plate.h / self.u / 2, raised=3)
            surface.blit(said, said.get_rect(centerx=plate.centerx, y=text.centred(plate, "body-bold", px)))
