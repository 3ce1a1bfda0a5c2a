"""The builder's hand: cards that are added, taken out and carried; and why one may not come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kernel.template import fill
from scenes.decks import texts
from ui.base import plates, text, theme
from ui.cards.pane import CardPane, is_shift_held
from ui.cards.sprite import put
from ui.widgets.tooltip import draw_tip

if TYPE_CHECKING:
    from scenes.decks.builder import DeckBuilder

ALL = 4
"""So many copies are all where no law says how many may be."""
FLIGHT = 0.26
SAID = 3.2
"""Seconds that a card flies, and that the reason for a refusal stays."""


class Flight:
    """A card on its way from one place of the window to another, getting smaller."""

    def __init__(self, card: object, start: pygame.Rect, end: pygame.Rect) -> None:
        self.card, self.start, self.end = card, start, end
        self.passed = 0.0

    def place(self) -> tuple[float, float, float]:
        """Where its middle is now, and how tall it is."""
        t = min(1.0, self.passed / FLIGHT)
        soft = t * t * (3 - 2 * t)
        x = self.start.centerx + (self.end.centerx - self.start.centerx) * soft
        y = self.start.centery + (self.end.centery - self.start.centery) * soft - self.start.h * 0.35 * 4 * t * (1 - t)
        return x, y, self.start.h + (self.end.h - self.start.h) * soft


class DeckHand:
    """What the panes of the builder tell: see `ui.cards.pane.CardUser`."""

    def __init__(self, scene: DeckBuilder) -> None:
        self.scene = scene
        self.flights: list[Flight] = []
        self.carried: object | None = None
        self.source: CardPane | None = None
        self.at = (0, 0)
        self.deck_rect = pygame.Rect(0, 0, 0, 0)
        self.refusal = ""
        self.refused = pygame.Rect(0, 0, 0, 0)
        self.said_for = 0.0

    @property
    def is_full(self) -> bool:
        return self.carried is not None

    # One more, one less
    def use(self, pane: CardPane, card: object, is_all: bool = False) -> None:
        self.add(card, self._rect_in(pane, card), is_all)

    def drop_one(self, pane: CardPane, card: object, is_all: bool = False) -> None:
        self.remove(card, is_all)

    def add(self, card: object, start: pygame.Rect, is_all: bool = False) -> bool:
        """One more of a card, or as many as may be, coming from there; or the law that keeps it out is said."""
        scene, draft = self.scene, self.scene.draft
        refusal = draft.why_not_add(card.key)
        if refusal is not None:
            self.refusal = text.escape(fill(texts.GAME_LAW, game=scene.rules.title, law=refusal))
            self.refused, self.said_for = start, 0.0
            scene.app.sounds.play("refuse")
            scene.is_dirty = True
            return False
        self.refusal = ""
        draft.add(card.key, self.all_copies(card) if is_all else 1)
        scene.app.sounds.play("card-place")
        scene.changed(card.key)
        self._fly(card, start)
        return True

    def all_copies(self, card: object) -> int:
        """How many copies are all: as many as the law allows; where none does, as many as one usually has."""
        rules = self.scene.rules.decks
        return self.scene.draft.room(card.key) if rules.most_copies is not None else ALL

    def remove(self, card: object, is_all: bool = False) -> None:
        """One less of a card, or none any more."""
        scene = self.scene
        self.refusal = ""
        if not scene.draft.remove(card.key, scene.draft.count(card.key) if is_all else 1):
            scene.app.sounds.play("refuse")
            return
        scene.app.sounds.play("card-slide")
        scene.changed(card.key)

    def _rect_in(self, pane: CardPane, card: object) -> pygame.Rect:
        """Where a card is seen: in the pane, or in the middle of it."""
        spot = pane.spot_of(card)
        return pane.on_screen(spot) if spot else pane.rect

    def _fly(self, card: object, start: pygame.Rect) -> None:
        """Let the card be seen on its way to its line of the deck."""
        scene = self.scene
        if scene.app.settings.reduced_motion:
            return
        pane = scene.list if scene.list.visible else scene.stacks if scene.stacks.visible else None
        spot = pane.spot_of(card) if pane else None
        end = pane.on_screen(spot).clamp(pane.rect) if spot else self.deck_rect
        if start.h < scene.wall.card_size[1] // 2 or end.colliderect(start):
            return
        small = pygame.Rect(0, 0, 30, 42 if scene.stacks.visible else max(12, end.h))
        small.center = end.center if scene.stacks.visible else (end.x + end.h, end.centery)
        self.flights.append(Flight(card, start, small))

    # Carrying
    def lift(self, pane: CardPane, card: object, pos: tuple[int, int]) -> None:
        self.carried, self.source, self.at = card, pane, pos
        self.refusal = ""
        self.scene.app.sounds.play("card-lift")
        self.scene.is_dirty = True

    def carry(self, pos: tuple[int, int]) -> None:
        self.at = pos
        self.scene.is_dirty = True

    def lay_down(self, pane: CardPane, pos: tuple[int, int]) -> None:
        card, self.carried = self.carried, None
        self.scene.is_dirty = True
        if card is None:
            return
        is_in_deck, was_in_deck = self.deck_rect.collidepoint(pos), pane is not self.scene.wall
        if is_in_deck and not was_in_deck:
            self.add(card, self._held_rect(pos), is_shift_held())
        elif was_in_deck and not is_in_deck:
            self.remove(card, is_shift_held())
        else:
            self.scene.app.sounds.play("card-home")

    def put_back(self) -> bool:
        """Let go of what is carried, as if nothing had happened; False if nothing is."""
        if self.carried is None:
            return False
        self.carried = None
        if self.source is not None:
            self.source.let_go()
        self.scene.form.captured = None
        self.scene.app.sounds.play("card-home")
        self.scene.is_dirty = True
        return True

    def _held_rect(self, pos: tuple[int, int]) -> pygame.Rect:
        wide, high = self.scene.wall.card_size
        rect = pygame.Rect(0, 0, round(wide * 0.85), round(high * 0.85))
        rect.center = pos
        return rect

    # Time and picture
    def update(self, dt: float) -> bool:
        """Let time pass; True if something is seen to move."""
        moving = bool(self.flights)
        for flight in self.flights:
            flight.passed += dt
        self.flights = [flight for flight in self.flights if flight.passed < FLIGHT]
        if self.refusal:
            self.said_for += dt
            if self.said_for > SAID:
                self.refusal = ""
                moving = True
        return moving

    def draw(self, surface: pygame.Surface) -> None:
        scene = self.scene
        high = scene.wall.card_size[1]
        for flight in self.flights:
            x, y, tall = flight.place()
            picture = scene.tiles.source(flight.card, high)
            size = (max(2, round(tall * picture.get_width() / picture.get_height())), max(2, round(tall)))
            small = pygame.transform.smoothscale(picture, size)
            surface.blit(small, small.get_rect(center=(round(x), round(y))))
        if self.carried is not None:
            if scene.wall is self.source or not self.deck_rect.collidepoint(self.at):
                plates.draw_ring(surface, self.deck_rect, scene.scale.u, 12)
            put(surface, scene.pictures.card(self.carried, -1, high, 0), *self.at)
        if self.refusal:
            draw_tip(surface, self.refusal, self.refused, scene.scale)
            plates.draw_ring(surface, self.refused.inflate(-4, -4), scene.scale.u, theme.RADIUS)
