"""The wall of cards: every card that is looked for, in rows under headings; only what is seen is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect

from ui.base import plates, text, theme
from ui.cards.pane import CardPane, CardUser, Spot, draw_ground
from ui.cards.sprite import RATIO
from ui.cards.tiles import GROUND, CardTiles, blank
from ui.widgets import texts
from ui.widgets.scroll import BAR
from ui.widgets.text import fitting_line

CARD, CARD_PIXELS = 150, 0.65
"""Logical units that a card is wide where a unit is one pixel. With more pixels to the unit it has fewer units and yet
more pixels: u ** -CARD_PIXELS of that, so that a larger window shows more cards."""
SMALLEST = 58
"""Pixels that a card is wide at least: a smaller one is not known any more."""
GAP = 0.12
"""Between cards, of their width."""
LINE, LINE_WIDE, LINE_GAP, LINE_PIXELS = 28, 204, 4, 0.4
"""A card that is a line, where a unit is one pixel: how high, how wide at least, how far from the next. With more
pixels to the unit it has fewer units, as pictures have, but less so."""
LEAST = 11
"""Pixels that the letters of a line are high at least."""
PICTURES, LINES = "pictures", "lines"
HEADING = 40
EDGE = 12
POP = 0.28
"""Seconds that a number takes to settle after it has changed."""

Group = tuple[str, Sequence[object]]


class Wall(CardPane):
    """Show groups with `show`; `counts` says how many of a card (by key) the deck has, `full` of which it has enough.

    Cards are of one size in all windows of a scale, so that each is painted only once. `zoom` is how large they are to
    be, 1 for as usual; `look` is whether each is a picture or a line. Call `place` after changing one of them.
    """

    def __init__(
        self, user: CardUser, tiles: CardTiles, mark_of: Callable[[object, int], pygame.Surface | None] | None = None,
        numbers_of: Callable[[object], str] = lambda card: "",
    ) -> None:  # fmt: skip
        """`mark_of(card, px)` is the small sign of a card that is a line, `numbers_of(card)` what stands at its end."""
        super().__init__(user)
        self.tiles, self.mark_of, self.numbers_of = tiles, mark_of or (lambda card, px: None), numbers_of
        self.groups: Sequence[Group] = ()
        self.headings: list[tuple[int, str, int]] = []  # top, words, how many cards
        self.counts: Mapping[str, int] = {}
        self.full: frozenset[str] = frozenset()
        self.popping: dict[str, float] = {}
        self.nothing = texts.NO_CARDS
        self.card_size = (10, 14)
        self.gap = 4
        self.zoom = 1.0
        self.look = PICTURES

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

    def card_units(self, u: float) -> float:
        """Logical units that a card is wide at so many pixels a unit."""
        return card_wide(u, self.zoom)

    def _cell(self, u: float) -> tuple[float, float]:
        """Logical units that a card takes from left to right, at least, and that lie between two."""
        if self.look == LINES:
            return LINE_WIDE * self._line(u), LINE_GAP * self._line(u)
        return self.card_units(u), self.card_units(u) * GAP

    def _line(self, u: float) -> float:
        """How large lines are, of what they are where a unit is one pixel."""
        return max(LEAST / theme.SMALL / u, max(1.0, u) ** -LINE_PIXELS * self.zoom)

    def width_of(self, columns: int, u: float) -> float:
        """Logical units that the wall is wide with so many cards side by side."""
        wide, gap = self._cell(u)
        return columns * wide + (columns - 1) * gap + 2 * EDGE + BAR + 4

    def columns_in(self, units: float, u: float) -> int:
        """How many cards stand side by side in a wall of so many logical units."""
        return side_by_side(units, *self._cell(u))

    def would_hold(self, groups: Sequence[Group], room: Rect, u: float, zoom: float) -> bool:
        """Whether pictures of all these cards would be seen at once in this room, if they were so large."""
        wide = card_wide(u, zoom)
        columns, high = side_by_side(room.w / u, wide, wide * GAP), wide * (1 / RATIO + GAP)
        needed = sum(-(-len(cards) // columns) * high + (HEADING + 6 if words else 0) for words, cards in groups)
        return needed + 2 * EDGE <= room.h / u

    @property
    def columns(self) -> int:
        """How many cards stand side by side now."""
        return self.columns_in(self.rect.w / self.u, self.u)

    def _lay_out(self) -> None:
        edge, columns = self.px(EDGE), self.columns
        self.card_size = self._card_size()
        room = self.rect.w - 2 * edge - self.px(BAR + 4)
        if self.look == LINES:
            k = self._line(self.u)
            gap = self.gap = self.px(LINE_GAP * k)
            wide, high = (room - (columns - 1) * gap) // columns, self.px(LINE * k)
        else:
            wide, high = self.card_size
            gap = max(2, min(round(wide * GAP), (room - columns * wide) // max(1, columns - 1)))
            self.gap = gap
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

    def _card_size(self) -> tuple[int, int]:
        """A card in pixels, as a picture: also what others make smaller pictures of."""
        high = round(self.card_units(self.u) * self.u / RATIO)
        return max(8, round(high * RATIO)), high

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
        if self.look == LINES:
            for spot in self.seen():
                self._draw_line(surface, spot, spot is over)
            return
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

    def _draw_line(self, surface: pygame.Surface, spot: Spot, is_over: bool) -> None:
        """A card as a line: how many the deck has, its sign, its name, a band of its picture, its numbers."""
        row, key, k = self.on_screen(spot), spot.card.key, self._line(self.u)
        count, is_full = self.counts.get(key, 0), key in self.full
        band = pygame.Rect(0, 0, row.w // 2, row.h)
        band.topright = row.topright
        picture = self.tiles.strip(spot.card, self.card_size[1], band.size, GROUND)
        if picture is not None:
            surface.blit(picture, band)
        plates.draw_plate(surface, "quiet-hover" if is_over or self.is_cursor(spot) else "row", row, self.u, 6)
        px, ink = self.px(theme.SMALL * k), theme.FADED if is_full else theme.PARCHMENT
        x = row.x + self.px(6 * k)
        if count:
            pop = self.popping.get(key, 0.0) / POP
            plate = pygame.Rect(0, 0, self.px(26 * k), self.px(20 * k))
            plate.midleft = (x, row.centery)
            self._draw_number(surface, plate, count, is_full, pop)
        x += self.px(32 * k)
        mark = self.mark_of(spot.card, self.px(15 * k))
        if mark is not None:
            surface.blit(mark, mark.get_rect(midleft=(x, row.centery)))
            x += mark.get_width() + self.px(7 * k)
        said = text.render(self.numbers_of(spot.card), "body-bold", px, ink, shadow=theme.INK)
        pad = text.shadow_pad(px)
        right = row.right - self.px(9 * k)
        surface.blit(said, said.get_rect(midright=(right + pad, row.centery)))
        words, fitting = fitting_line(spot.card.name, "body", px, right - said.get_width() - x, 0.8)
        name = text.render(text.escape(words), "body", fitting, ink, shadow=theme.INK)
        surface.blit(
            name, (x - text.shadow_pad(fitting), text.centred(row, "body", fitting) - text.shadow_pad(fitting))
        )

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
        size = round(max(place.w * 0.21, self.px(15)) * (1 + 0.5 * pop))
        plate = pygame.Rect(0, 0, round(size * 1.5), size)
        plate.center = (place.centerx, place.top + size // 5)
        self._draw_number(surface, plate, count, is_full, pop)

    def _draw_number(self, surface: pygame.Surface, plate: pygame.Rect, count: int, is_full: bool, pop: float) -> None:
        look = "button-off" if is_full and not pop else "primary"
        plates.draw_plate(surface, look, plate, self.u, plate.h / self.u / 2, raised=4)
        px = round(plate.h * 0.66)
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


def card_wide(u: float, zoom: float) -> float:
    """Logical units that a picture is wide at so many pixels a unit, if it is so large."""
    return max(SMALLEST / u, CARD * max(1.0, u) ** -CARD_PIXELS * zoom)


def side_by_side(units: float, wide: float, gap: float) -> int:
    """How many so wide, with such gaps, stand side by side in a wall of so many logical units."""
    return max(1, int((units - 2 * EDGE - BAR - 4 + gap + 0.5) // (wide + gap)))
