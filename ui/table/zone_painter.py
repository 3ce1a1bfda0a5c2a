"""The places of a table as they are drawn: what is written on them, the light they have, the numbers at the piles."""

from __future__ import annotations

from collections.abc import Collection
from importlib.util import find_spec

import pygame

from ui.base import plates, theme
from ui.base.resting import Piece
from ui.cards.sprite import RATIO
from ui.shows.show import Show
from ui.table import hud, zones
from ui.table.board import Board
from ui.table.layout import seated
from ui.table.wells import kind
from ui.table.zones import Written

MEANT = "meant"


class ZonePainter:
    """Draws where cards lie, not the cards."""

    def __init__(self, board: Board, game: str, show: Show) -> None:
        self.board, self.show = board, show
        self.labels: dict[str, pygame.Rect] = {}  # where names stand, by places of the map
        self.is_plain = find_spec(f"art.{game}") is None  # nothing is painted for this game
        self.u = self.k = 1.0

    def fit(self, u: float, k: float) -> None:
        self.u, self.k = u, k
        self.labels = zones.labels(self.board.table, k)

    # Where they are

    def pile_rect(self, index: int) -> pygame.Rect:
        """Where a pile of a zone lies: a card's size in the middle of its area."""
        place = self.board.zone(index)
        rect = pygame.Rect(0, 0, round(place.card * RATIO), round(place.card))
        rect.center = (round(place.area.x + place.area.w / 2), round(place.area.y + place.area.h / 2))
        return rect

    def name_of(self, index: int) -> pygame.Rect | None:
        """Where the name of a zone stands beside its cards, if it is seen."""
        found = self._named(index)
        return found[1] if found is not None else None

    def letters_of(self, index: int) -> pygame.Rect | None:
        """Where the letters of that name are: less than the line that they stand in."""
        found = self._named(index)
        return _letters(*found) if found is not None else None

    def hollows(self) -> list[pygame.Rect]:
        """What is cut into the floor of empty places, a sign or a name: not of high fields, where there is room."""
        found, unmarked = [], self.show.places.unmarked
        for index, cards in enumerate(self.board.view.zones):
            written, floor = self.written(index), self.floor(index)
            is_high = written.is_field and floor.h > zones.HIGH_FIELD * self.k
            is_bare = not (written.sign or written.names) or self.board.layout.zones[index].name in unmarked
            if not cards and not is_high and not is_bare:
                found.append(floor.inflate(-floor.w // 4, -floor.h // 6))
        return found

    def floor(self, index: int) -> pygame.Rect:
        """The rectangle of a place, of a pile that of the card on it."""
        return self.pile_rect(index) if self.board.is_pile(index) else hud.to_rect(self.board.zone(index).area)

    def _named(self, index: int) -> tuple[pygame.Surface, pygame.Rect] | None:
        if self.board.layout.zones[index].name in self.show.places.unmarked:
            return None
        return zones.named(self.written(index), not self.board.view.zones[index], self.k)

    def piles(self, seats: Collection[int | None] = ()) -> list[pygame.Rect]:
        """All piles, or those of these seats (None: that all share), with the numbers at their feet."""
        found = []
        for index, zone in enumerate(self.board.layout.zones):
            if self.board.is_pile(index) and (not seats or zone.seat in seats):
                found.append(self.counted_pile(index))
        return found

    def counted_pile(self, index: int) -> pygame.Rect:
        """A pile with the number at its foot."""
        return self.pile_rect(index).union(self.count_of(index, len(self.board.view.zones[index]))[0])

    def counts(self) -> tuple[tuple[int, int], ...]:
        view = self.board.view
        zones, unmarked = self.board.layout.zones, self.show.places.unmarked
        return tuple(
            (n, len(cards)) for n, cards in enumerate(view.zones)
            if self.board.is_pile(n) and (cards or zones[n].name not in unmarked)
        )  # fmt: skip

    def count_of(self, index: int, count: int) -> tuple[pygame.Rect, str, int]:
        """Where the number of a pile's cards stands, in which words, and how large."""
        name = self.board.layout.zones[index].name
        is_small = self.board.zone(index).card < zones.SMALL_PILE * self.k
        words = str(count) if is_small else f"{{{self.show.places.signs.get(name) or 'deck'}}} {count}"
        is_open = count > 0 and self.board.is_open(index)
        rect, px = hud.count_rect(self.pile_rect(index), words, self.count_u, is_small, is_open)
        return rect, words, px

    @property
    def count_u(self) -> float:
        """Pixels for a unit of the numbers at the piles, whose places do not grow with the size of things."""
        return min(self.u, self.k * 1.25)

    # What is seen of them

    def zone_piece(self, index: int, light: str | None) -> Piece:
        area = hud.to_rect(self.board.zone(index).area)
        area = area.union(self.pile_rect(index)).inflate(2 * round(30 * self.k), 2 * round(30 * self.k))
        is_empty = not self.board.view.zones[index]
        written, shines = self.written(index), dict(self.alight()).get(index)
        what = ("zone", index, light, is_empty, written, shines)
        return Piece(what, area, lambda target: self.draw_zone(target, index, written, light, is_empty, shines))

    def alight(self) -> tuple[tuple[int, theme.Colour], ...]:
        """The zones that shine now."""
        return tuple(self.show.places.alight(self.board.view).items())

    def written(self, index: int) -> Written:
        """What is written at a place: what one does there is written at one's own."""
        zone, places = self.board.layout.zones[index], self.show.places
        place = seated(zone, self.board.watcher, self.board.layout.seats)
        is_out = zone.seat is not None and self.show.plates.is_out(self.board.view, zone.seat)
        hint = places.hints.get(zone.name, "") if zone.seat in (None, self.board.watcher) and not is_out else ""
        label = tuple(self.labels.get(place, (0, 0, 0, 0)))
        is_field = kind(self.board.zone(index)) == "field"
        is_small = self.board.zone(index).card < zones.SMALL_PILE * self.k
        is_counted = self.board.is_pile(index) and is_small and zone.name not in places.unmarked
        foot = self.count_of(index, 0)[0].top if is_counted else 0
        found = Written(places.signs.get(zone.name, ""), places.names.get(zone.name, ()), hint, label, is_field, foot)
        name = zones.named(found, False, self.k) if is_field else None
        if name is not None:
            over = [pose.rect for pose in self.board.bound.values() if pose.rect.colliderect(name[1])]
            if over and _letters(*name).collidelist(over) >= 0:
                return found._replace(label=(0, 0, 0, 0))  # half a name is worse than none
        return found

    def spot_piece(self, rect: pygame.Rect, light: str) -> Piece:
        """A free place in a column."""

        def paint(target: pygame.Surface) -> None:
            zones.draw_lit(target, rect, self.k * 0.6)
            if light == MEANT:
                plates.draw_ring(target, rect, self.k)

        edge = 2 * round(24 * self.k)
        return Piece(("spot", tuple(rect), light), rect.inflate(edge, edge), paint)

    def count_piece(self, index: int, count: int) -> Piece:
        rect = self.pile_rect(index).inflate(2 * round(60 * self.k), 2 * round(40 * self.k))
        return Piece(("count", index, count), rect, lambda target: self.draw_count(target, index, count))

    def draw_count(self, target: pygame.Surface, index: int, count: int) -> None:
        bare = self.board.layout.zones[index].name in self.show.places.vital and not count
        rect, words, px = self.count_of(index, count)
        hud.draw_count(target, rect, words, px, self.count_u, theme.DANGER if bare else theme.PARCHMENT)

    def draw_zone(
        self, target: pygame.Surface, index: int, written: Written, light: str | None, is_empty: bool,
        shines: theme.Colour | None = None,
    ) -> None:  # fmt: skip
        rect = self.floor(index)
        if self.is_plain:
            zones.draw_plain(target, rect, self.k)
        if written.sign or written.names:
            zones.draw_written(target, rect, written, is_empty, self.k)
        if shines is not None:
            zones.draw_alight(target, rect, shines, self.k)
        if light is not None:
            zones.draw_lit(target, rect, self.k)
        if light == MEANT:
            plates.draw_ring(target, rect, self.k)


def _letters(words: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """Where the letters of words that stand there are."""
    return words.get_bounding_rect().move(rect.topleft)
