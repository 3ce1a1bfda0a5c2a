"""Where a held card may come down, and what a place of the window means while one is held or none is."""

from __future__ import annotations

import pygame

from game.kernel.conflict import conflict
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.reading import Reading
from ui.table.hud import to_rect
from ui.table.painter import TablePainter

SMALL = 0.25  # of the largest place of a table: a smaller one lies beside where one plays


class Landing:
    """`under` says what the mouse means at a place, `endings` are all the places where the held card may come down."""

    def __init__(self, chair: Chair, asking: Asking, reading: Reading, painter: TablePainter) -> None:
        self.chair, self.asking, self.reading = chair, asking, reading
        self.painter, self.board, self.drag = painter, painter.board, reading.drag

    def under(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The card and the zone at this place, as the hand means them."""
        x, y = pos
        spread, held = self.reading.spread, self.drag.held
        if spread.is_open and spread.panel.collidepoint(pos):
            return spread.card_at(x, y), -1
        if held >= 0 and self.is_answered_at(pos):
            zones = [offer.zone for offer in self.drag.of(held) if offer.zone >= 0]
            if zones:
                return -1, zones[0]
        if held >= 0 and (zone := self.zone_of_plate(pos)) >= 0:
            return -1, zone
        if not self.drag.is_carried and (card := self.reading.opened.card_at(pos)) >= 0:
            return card, self.board.bound[card].zone
        card = self.board.card_at(x, y, without=held)
        if card < 0 <= held and ((foot := self.board.column_at(x, y)) in self.drag.target_cards or self.is_own(foot)):
            card = foot
        carriers = [] if held >= 0 and card in self.drag.target_cards else self.board.carriers(card)
        for host in carriers:
            if host in self.drag.target_cards if held >= 0 else self.chair.view.what[card] is None:
                card = host if host != held else -1
                break
        if self.drag.is_aimed and card not in self.drag.target_cards and self.board.sprites[held].covers(x, y):
            card = held
        hovered = self.reading.hovered
        if card < 0 <= hovered and hovered != held and self.reading.rect_of(hovered).collidepoint(pos):
            card = hovered
        if held >= 0 and card not in self.drag.target_cards and (zone := self.struck_at(pos)) >= 0:
            return -1, zone
        zone = self.board.zone_at(x, y)
        return card, self.between(pos) if card < 0 and zone < 0 <= held else zone

    def struck_at(self, pos: tuple[int, int]) -> int:
        """Where both sides of a conflict face each other: the zone struck at, if the held card may go there; or -1."""
        if not self.board.forward or not to_rect(self.board.arena).collidepoint(pos):
            return -1
        found = conflict(self.chair.view)
        return found.zone if found is not None and found.zone in self.drag.target_zones else -1

    def between(self, pos: tuple[int, int]) -> int:
        """The field that a place between fields stands for: in all of them the held card means the same; or -1.

        A card of the hand that can only be laid on cards means none of them: what is said there is said here too.
        """
        held, board = self.drag.held, self.board
        offers = [offer for offer in self.drag.of(held) if not offer.is_at_once]
        fields = [o.zone for o in offers if o.card < 0 <= o.zone and board.is_field(o.zone)]
        is_for_cards = bool(offers) and all(offer.card >= 0 for offer in offers)
        if is_for_cards and self.chair.view.where[held] == self.chair.hand_zone:
            fields = [zone for zone in range(len(board.layout.zones)) if board.is_field(zone)]
        elif len({offer.action for offer in offers if offer.zone in fields}) != 1:
            return -1
        first, *others = (to_rect(board.zone(zone).area) for zone in fields)
        return fields[0] if first.unionall(others).collidepoint(pos) else -1

    def is_own(self, card: int) -> bool:
        """Whether a card lies in a place of the watcher's own."""
        return card >= 0 and self.board.layout.zones[self.board.bound[card].zone].seat == self.chair.watcher

    def taken_at(self, card: int) -> int:
        """The card that a press on this one takes: the one that carries it, if only that can be taken."""
        sources = self.drag.sources
        return card if card in sources else next((host for host in self.board.carriers(card) if host in sources), card)

    def zone_of_plate(self, pos: tuple[int, int]) -> int:
        """The zone that a player's plate stands for here: one of theirs on which the held card may come down; or -1."""
        seats = [seat for seat in range(len(self.chair.names)) if self.plate(seat).collidepoint(pos)]
        zones = self.board.layout.zones
        return next((zone for zone in sorted(self.drag.target_zones) if zones[zone].seat in seats), -1)

    def plate(self, seat: int) -> pygame.Rect:
        return self.painter.place(f"plate-{self.chair.place_of(seat)}")

    def is_answered_at(self, pos: tuple[int, int]) -> bool:
        """Whether what the held card would answer is shown here, or lies here and is no target of its own."""
        window = self.asking.window
        if window is None:
            return False
        card = self.board.card_at(*pos, without=self.drag.held)
        return self.is_on_stage(pos) or (card == window.card >= 0 and card not in self.drag.target_cards)

    def is_on_stage(self, pos: tuple[int, int]) -> bool:
        """Whether the card that asks is shown here."""
        return self.asking.stage is not None and self.painter.place("stage").collidepoint(pos)

    def endings(self) -> list[tuple[pygame.Rect, int, int]]:
        """Where the held card may come down: rectangles with the card or the zone (-1 for none), itself last.

        First where one mostly plays: the large places, then the cards, then the small places beside the table.
        """
        drag, rect_of, wide, beside = self.drag, self.reading.rect_of, [], []
        if drag.held < 0:
            return []
        areas = [self.board.zone(zone).area for zone in range(len(self.board.layout.zones))]
        largest = max(area.w * area.h for area in areas)
        for zone in sorted(drag.target_zones):
            is_wide = areas[zone].w * areas[zone].h > SMALL * largest
            (wide if is_wide else beside).append((to_rect(areas[zone]), -1, zone))
        spots = self.spots()
        cards = sorted(drag.target_cards, key=self.turn_of)
        on_cards = [(spots.get(card) or rect_of(card), card, -1) for card in cards]
        return [*wide, *on_cards, *beside, (rect_of(drag.held), drag.held, -1)]

    def turn_of(self, card: int) -> tuple[int, int, int, int]:
        """Where a card comes in the order of the keys: place by place, and in each of them row by row. Cards of one row
        have their middles on one line, however large they are; a fan is one row, though it is bent."""
        zone, rect = self.board.zone(self.board.bound[card].zone), self.reading.rect_of(card)
        row = 0 if zone.layout == "fan" else rect.centery
        return round(zone.area.y), round(zone.area.x), row, rect.centerx

    def spots(self) -> dict[int, pygame.Rect]:
        """The free places of columns in which the held card may stand, by the card at the foot."""
        held, board = self.drag.held, self.board
        if held < 0 or not board.lying.rank(self.chair.view, held):
            return {}
        feet = [card for card in self.drag.target_cards if board.zone(board.bound[card].zone).layout == "columns"]
        return {foot: pygame.Rect(*map(round, board.top_of(foot))) for foot in feet}
