"""An opening hand by chance, dealt large; and what the next turns bring."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from art.wanted import face_of
from game.builder.charts import shuffled
from game.kernel.template import fill
from scenes.decks import texts
from scenes.form_scene import FormScene
from ui.base import plates, theme
from ui.base.scale import Scale
from ui.cards.preview import SMALL_PRINT, Preview
from ui.cards.sprite import RATIO, Pictures, put
from ui.widgets.press import Button
from ui.widgets.text import Label, Rule
from ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.kernel.deck import Deck
    from game.kernel.ruleset import Ruleset
    from scenes.app import App

SHADE = (4, 6, 12, 216)
FLIGHT, PAUSE = 0.34, 0.07
"""Seconds that a card takes from the deck to its place, and seconds between two cards."""
GAP = 14
TALLEST = 420
LEAST = 8.0
"""A card is at home when it is this near; it glides the rest at once."""


def open_hand(app: App, deck: Deck, rules: Ruleset, seed: Callable[[], int] = lambda: secrets.randbits(31)) -> None:
    """Deal a hand of this deck over the scene that is shown; an empty deck has none, which is said."""
    if not deck.part(rules.decks.parts[0]):
        app.toast(texts.NO_CARDS)
        return
    app.stack.push(SampleHand(deck, rules, seed))


class Cursor(Widget):
    """Which card the arrow keys are on. It lies over the whole hand and draws only its ring."""

    focusable = True

    def __init__(self) -> None:
        super().__init__()
        self.places: list[pygame.Rect] = []
        self.at = 0

    def key(self, event: pygame.event.Event) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if not step or not 0 <= self.at + step < len(self.places):
            return False
        self.at += step
        return True

    def draw_focus(self, surface: pygame.Surface) -> None:
        if self.at < len(self.places):
            plates.draw_ring(surface, self.places[self.at], self.u, theme.RADIUS)


class SampleHand(FormScene):
    """Use `open_hand`. `seed` gives the chance of each deal."""

    covers = False

    def __init__(self, deck: Deck, rules: Ruleset, seed: Callable[[], int]) -> None:
        self.deck, self.rules, self.seed = deck, rules, seed
        self.order: list[str] = []
        self.count = 0  # how many of the order are held
        self.turn = 0
        self.ages: list[float] = []  # seconds since each card left the deck; below 0 it waits
        self.places: list[pygame.Rect] = []
        self.area = pygame.Rect(0, 0, 1, 1)

    def build(self) -> None:
        self.pictures = Pictures(self.app.gallery, self.rules.name, face_of)
        self.preview = Preview()
        self.head = self.add(Label("", theme.HEADING, theme.BRASS, "display", "center"))
        self.rule = self.add(Rule())
        self.under = self.add(Label("", theme.SMALL + 1, theme.FADED, "body-italic", "center"))
        self.cursor = self.add(Cursor())
        self.close = self.add(Button(texts.CLOSE, self.back, "button", "arrow-left"))
        self.again = self.add(Button(texts.DRAW_AGAIN, self.deal, "button", "undo", tip=texts.DRAW_AGAIN_TIP))
        self.next = self.add(Button(texts.NEXT_TURN, self.draw_on, "primary", "deck", tip=texts.NEXT_TURN_TIP))
        self.form.focus(self.next)
        self.deal()

    # Cards
    def deal(self) -> None:
        """Shuffle and deal a new opening hand."""
        self.order = shuffled(self.deck, self.rules, self.seed())
        self.count, self.turn = min(self.rules.decks.opening_hand, len(self.order)), 0
        self.cursor.at = 0
        self.ages = [-n * PAUSE for n in range(self.count)]
        self._dealt()

    def draw_on(self) -> None:
        """The card that the next turn draws."""
        if self.count < len(self.order):
            self.turn += 1
            self.count += 1
            self.ages.append(0.0)
            self._dealt()

    def _dealt(self) -> None:
        if self.app.settings.reduced_motion:
            self.ages = [FLIGHT] * self.count
        left = len(self.order) - self.count
        self.head.say(fill(texts.TURN, n=self.turn) if self.turn else texts.OPENING_HAND)
        self.under.say(fill(texts.HAND_SIZE, n=self.count, left=left))
        self.next.enable(left > 0, texts.DECK_EMPTY)
        self.preview.hide()
        self._play("card-slide")
        self._spread()

    @property
    def cards(self) -> list:
        """What is held, as printed cards in the order in which they came."""
        return [self.rules.book[key] for key in self.order[: self.count]]

    # Where they lie
    def layout(self, scale: Scale) -> None:
        wide, high = scale.size
        self.head.place(scale.rect(24, 14, wide - 48, 40), scale)
        self.rule.place(scale.rect(wide / 2 - 220, 54, 440, 8), scale)
        self.under.place(scale.rect(24, 62, wide - 48, 24), scale)
        self.area = scale.rect(28, 96, wide - 56, high - 96 - 84)
        self.cursor.place(self.area, scale)
        each, gap = min(190, (wide - 48 - 32) / 3), 16
        left = (wide - 3 * each - 2 * gap) / 2
        for n, button in enumerate((self.close, self.again, self.next)):
            button.place(scale.rect(left + n * (each + gap), high - 66, each, 48), scale)
        self._spread()

    def _spread(self) -> None:
        """Rows of cards as large as the room allows."""
        if not self.area.w or not self.count:
            return
        gap = self.scale.px(GAP)
        rows, tall = max(((rows, self._tall(rows, gap)) for rows in range(1, 5)), key=lambda it: it[1])
        in_row = -(-self.count // rows)
        rows, wide = -(-self.count // in_row), int(tall * RATIO)
        self.places = []
        top = self.area.centery - (rows * (tall + gap) - gap) // 2
        for row in range(rows):
            here = min(in_row, self.count - row * in_row)
            left = self.area.centerx - (here * (wide + gap) - gap) // 2
            self.places += [
                pygame.Rect(left + n * (wide + gap), top + row * (tall + gap), wide, tall) for n in range(here)
            ]
        self.cursor.places = self.places
        self.is_dirty = True

    def _tall(self, rows: int, gap: int) -> int:
        """How tall cards can be in so many rows."""
        in_row = -(-self.count // rows)
        by_height = (self.area.h - (rows - 1) * gap) / rows
        by_width = (self.area.w - (in_row - 1) * gap) / in_row / RATIO
        return max(8, int(min(by_height, by_width, self.scale.px(TALLEST))))

    def rests(self) -> bool:
        """Whether every card is at home."""
        return all(age >= FLIGHT for age in self.ages)

    # Time, events, picture
    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_d and self.next.enabled:
            self.next.run()
        elif event.key == pygame.K_r:
            self.again.run()

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.rests():
            self.ages = [age + dt for age in self.ages]
            self.is_dirty = True
        over = next((n for n, place in enumerate(self.places) if place.collidepoint(self.form.mouse)), -1)
        if over < 0 and self.cursor.focused and self.form.by_keys:
            over = self.cursor.at
        self.preview.delay = max(0.35, self.app.settings.hover_delay / 1000)
        is_small = bool(self.places) and self.places[0].h < SMALL_PRINT * max(1.0, self.scale.u)
        card = self.cards[over] if over >= 0 and is_small and self.rests() else None
        self.is_dirty |= self.preview.over(card, self.places[over] if card else None)
        self.is_dirty |= self.preview.update(dt)

    def draw_ground(self, surface: pygame.Surface) -> None:
        if self._veil is None or self._veil.get_size() != surface.get_size():
            self._veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            self._veil.fill(SHADE)
        surface.blit(self._veil, (0, 0))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        start = pygame.Vector2(self.area.right, self.area.bottom)
        for card, age, place in zip(self.cards, self.ages, self.places, strict=True):
            if age < 0:
                continue
            way = min(1.0, age / FLIGHT)
            way = 1 - (1 - way) ** 3
            spot = start.lerp(pygame.Vector2(place.center), way)
            if spot.distance_to(place.center) < LEAST:
                spot = pygame.Vector2(place.center)
            put(surface, self._picture(card, place.h), *spot)
        if self.preview.is_shown:
            k = self.scale.u
            self.preview.draw(surface, self.pictures, [], [], k, k)

    def _picture(self, card: object, high: int) -> pygame.Surface:
        """The card for reading, where it is large enough for that."""
        if high >= SMALL_PRINT * 0.8:
            return self.pictures.large(card, high)
        return self.pictures.card(card, -1, high)
