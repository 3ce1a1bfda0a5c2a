"""The deck as a list: its parts in places of their own, a line for each card with its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ui.base import plates, text, theme
from ui.cards.pane import CardPane, CardUser, Spot, draw_ground
from ui.cards.tiles import GROUND, CardTiles
from ui.decks import texts
from ui.widgets.scroll import BAR
from ui.widgets.text import fitting_line

ROW, HEADING, EMPTY = 29, 36, 40
EDGE = 6
GAP = 2
POP = 0.28

Part = tuple[str, str, str, Sequence[tuple[object, int]]]  # part, its name, how many of how many, cards with counts


class DeckList(CardPane):
    """`show` the parts; `mark_of(card, px)` is the small sign at the right end of a line, `number_of(card)` its number.

    `tile_height` asks for the height of the pictures that are painted anyway.
    """

    def __init__(
        self, user: CardUser, tiles: CardTiles, mark_of: Callable[[object, int], pygame.Surface | None],
        number_of: Callable[[object], str], tile_height: Callable[[], int],
    ) -> None:  # fmt: skip
        super().__init__(user)
        self.tiles, self.mark_of, self.number_of, self.tile_height = tiles, mark_of, number_of, tile_height
        self.parts_shown: Sequence[Part] = ()
        self.counts: dict[tuple[str, object], int] = {}
        self.empties: list[int] = []
        self.popping: dict[str, float] = {}
        self.marked: frozenset[str] = frozenset()

    def mark(self, keys: frozenset[str]) -> None:
        """Let the lines of these cards be seen before all others."""
        if keys != self.marked:
            self.marked = keys
            self.touch()

    def show_marked(self) -> None:
        """Scroll to the first line that is marked."""
        first = next((spot for spot in self.spots if spot.card.key in self.marked), None)
        if first is not None and not self.rect.contains(self.on_screen(first)):
            self.scroll_to(first.rect.top - self.px(HEADING))

    def show(self, parts: Sequence[Part]) -> None:
        """Show these parts of the deck from now on."""
        self.parts_shown = parts
        self.counts = {(part, card): count for part, _, _, cards in parts for card, count in cards}
        if self.scale is not None:
            self._lay_out()

    def place(self, rect: pygame.Rect, scale) -> DeckList:
        super().place(rect, scale)
        self._lay_out()
        return self

    def _lay_out(self) -> None:
        spots: list[Spot] = []
        self.headings, self.empties = [], []
        left, y, wide = self.rect.x + self.px(EDGE), self.px(2), self.rect.w - self.px(EDGE + BAR + 6)
        for part, name, size, cards in self.parts_shown:
            self.headings.append((y, name, size))
            y += self.px(HEADING)
            if not cards:
                self.empties.append(y)
                y += self.px(EMPTY)
            for card, _ in cards:
                spots.append(Spot(card, pygame.Rect(left, y, wide, self.px(ROW)), part))
                y += self.px(ROW + GAP)
            y += self.px(8)
        self.set_out(spots, y)

    def pop(self, key: str) -> None:
        """The number of this card has changed: let it be seen."""
        self.popping[key] = POP
        spot = next((n for n, spot in enumerate(self.spots) if spot.card.key == key), None)
        if spot is not None:
            rect = self.spots[spot].rect
            if rect.top < self.goal:
                self.scroll_to(rect.top - self.px(HEADING))
            elif rect.bottom > self.goal + self.rect.h:
                self.scroll_to(rect.bottom - self.rect.h + self.px(8))
        self.touch()

    def update(self, dt: float) -> bool:
        moving = super().update(dt) | self.tell_heading(self.px(HEADING - 8))
        if self.popping:
            self.popping = {key: left - dt for key, left in self.popping.items() if left > dt}
            return True
        return moving

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        draw_ground(surface, self)
        super().draw(surface)

    def draw_inside(self, surface: pygame.Surface) -> None:
        shift = self.rect.y - self.applied
        for top, name, size in self.headings:
            self._draw_heading(surface, top + shift, name, size)
        for top in self.empties:
            line = pygame.Rect(self.rect.x, top + shift, self.rect.w, self.px(EMPTY - 8))
            words, px = fitting_line(texts.ADD_HERE, "body", self.px(theme.SMALL), line.w)
            said = text.render(words, "body", px, theme.FAINT)
            surface.blit(said, said.get_rect(centerx=line.centerx, y=text.centred(line, "body", px)))
        over = self.spot_at(self.form.mouse) if self.form and self.hovered else None
        for spot in self.seen():
            self._draw_row(surface, spot, spot is over)

    def _draw_heading(self, surface: pygame.Surface, y: int, name: str, size: str) -> None:
        left = self.px(EDGE)
        line = pygame.Rect(self.rect.x + left, y, self.rect.w - left - self.px(BAR + 6), self.px(HEADING - 8))
        px, small = self.px(theme.BODY), self.px(theme.SMALL)
        said = text.render(text.escape(name), "display", px, theme.BRASS)
        surface.blit(said, (line.x, text.centred(line, "display", px)))
        many = text.render(text.escape(size), "body-bold", small, theme.FADED)
        surface.blit(many, many.get_rect(right=line.right, y=text.centred(line, "body-bold", small)))
        plates.line(surface, pygame.Rect(line.x, line.bottom + self.px(2), line.w, max(1, self.px(1))), alpha=90)

    def _draw_row(self, surface: pygame.Surface, spot: Spot, is_over: bool) -> None:
        row = self.on_screen(spot)
        card, count = spot.card, self.counts.get((spot.part, spot.card), 0)
        art = pygame.Rect(0, 0, round(row.w * 0.62), row.h)
        art.topright = row.topright
        band = self.tiles.strip(card, self.tile_height(), art.size, GROUND)
        if band is not None:
            surface.blit(band, art)
        lit = is_over or self.is_cursor(spot)
        plates.draw_plate(surface, "quiet-hover" if lit else "row", row, self.u, 6)
        if card.key in self.marked:
            plates.draw_outline(surface, row, self.u, 6, theme.EMBER)
            surface.fill(theme.EMBER, (row.x, row.y + self.px(5), self.px(3), row.h - 2 * self.px(5)))
        pop = self.popping.get(card.key, 0.0) / POP
        px = self.px(theme.SMALL + 1)
        number = text.render(f"{count}\u00d7", "body-bold", round(px * (1 + 0.5 * pop)),
                             theme.BRASS_LIGHT if pop else theme.BRASS)  # fmt: skip
        place = number.get_rect(centerx=row.x + self.px(19), centery=row.centery)
        surface.blit(number, place)
        right = row.right - self.px(8)
        mark = self.mark_of(card, self.px(15))
        if mark is not None:
            surface.blit(mark, mark.get_rect(midright=(right, row.centery)))
            right -= mark.get_width() + self.px(6)
        said = text.render(self.number_of(card), "body-bold", px, theme.PARCHMENT, shadow=theme.INK)
        surface.blit(said, said.get_rect(midright=(right + text.shadow_pad(px), row.centery)))
        x, right = row.x + self.px(40), right - max(self.px(14), said.get_width())
        words, px = fitting_line(card.name, "body", px, right - x, 0.85)
        name = text.render(text.escape(words), "body", px, theme.PARCHMENT, shadow=theme.INK)
        surface.blit(name, (x - text.shadow_pad(px), text.centred(row, "body", px) - text.shadow_pad(px)))
