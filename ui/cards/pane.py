"""A scrolling pane of cards that can be pointed at, pressed, carried away and walked over with the arrow keys."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame

from ui.cards.tiles import GROUND
from ui.widgets.scroll import Scroll
from ui.widgets.widget import Widget

TREMBLE = 7
"""Logical units that a mouse may move in a click."""
HOLD = 0.55
"""Seconds after which a press is a long look and no click."""
EDGE = (40, 51, 75)
ADD = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_KP_PLUS, pygame.K_PLUS, pygame.K_SPACE)
REMOVE = (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_MINUS, pygame.K_KP_MINUS)


class Spot(NamedTuple):
    """Where a card lies in the pane's content: window x, y from the content's top. `part` is the part of the deck."""

    card: object
    rect: pygame.Rect
    part: str = ""


class CardUser(Protocol):
    """Who is told what somebody does with the cards of a pane."""

    def use(self, pane: CardPane, card: object, is_all: bool) -> None:
        """A click, Enter or plus: one more; with Shift as many as may be."""

    def drop_one(self, pane: CardPane, card: object, is_all: bool) -> None:
        """A right click, Delete or minus: one less; with Shift none is left."""

    def lift(self, pane: CardPane, card: object, pos: tuple[int, int]) -> None:
        """The card is dragged off its place."""

    def carry(self, pos: tuple[int, int]) -> None:
        """It is carried on."""

    def lay_down(self, pane: CardPane, pos: tuple[int, int]) -> None:
        """It is let go."""


class CardPane(Scroll):
    """The spots are set by `lay`; a kind of pane draws them in `draw_spot`."""

    focusable = True

    def __init__(self, user: CardUser) -> None:
        super().__init__()
        self.user = user
        self.spots: Sequence[Spot] = ()
        self.cursor = -1
        self.held: Spot | None = None
        self.held_for = 0.0
        self._from = (0, 0)
        self._is_carried = False
        self._sorted: Sequence[int] = ()
        self._tops: list[int] = []
        self._tallest = 0
        self.headings: list[tuple[int, str, str]] = []  # of its parts: how far down, the name, and what is counted
        self.told: dict[str, str] = {}  # what a heading says when the mouse rests on it, by its name, in markup
        self._heading: pygame.Rect | None = None  # where the one is that says it now

    def tell_heading(self, high: int) -> bool:
        """The heading under the mouse says what it counts; true if it is another than before. `high` is in pixels."""
        pos = self.form.mouse if self.hovered and self.form is not None and self.form.mouse else (0, -1)
        places = [(self.rect.y + top - self.applied, name) for top, name, _ in self.headings]
        found = next(((top, name) for top, name in places if top <= pos[1] < top + high), None)
        was, self.tip = self.tip, self.told.get(found[1], "") if found else ""
        self._heading = pygame.Rect(self.rect.x, found[0], self.rect.w, high) if found and self.tip else None
        return was != self.tip

    @property
    def tip_place(self) -> pygame.Rect:
        return self._heading or super().tip_place

    def set_out(self, spots: Sequence[Spot], length: int) -> None:
        """Show these spots from now on; the cursor stays on its card if it is still there."""
        was = self.at_cursor
        self.spots = spots
        order = range(len(spots))
        tops = [spot.rect.y for spot in spots]
        self._tops = sorted(tops)
        self._sorted = order if tops == self._tops else sorted(order, key=tops.__getitem__)
        self._tallest = max((spot.rect.h for spot in spots), default=0)
        self.cursor = -1
        if was is not None:
            self.cursor = next((n for n in order if spots[n].card is was.card and spots[n].part == was.part), -1)
        if self.cursor < 0 and spots and self.focused:
            self.cursor = 0
        goal, offset = self.goal, self.offset
        self.content(length)
        if goal <= self.furthest:
            self.offset = min(offset, self.furthest)
        self.touch()

    @property
    def at_cursor(self) -> Spot | None:
        return self.spots[self.cursor] if 0 <= self.cursor < len(self.spots) else None

    def on_screen(self, spot: Spot) -> pygame.Rect:
        """Where a spot is now, in the window."""
        return spot.rect.move(0, self.rect.y - self.applied)

    def seen(self, margin: int = 0) -> list[Spot]:
        """The spots that can be seen now (and those within so many pixels above and below), in their order."""
        first = bisect_left(self._tops, self.applied - self._tallest - margin)
        last = bisect_left(self._tops, self.applied + self.rect.h + margin)
        return [self.spots[n] for n in sorted(self._sorted[max(0, first) : last])]

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The spot under this place of the window; of several that lie over each other the last."""
        if not self.rect.collidepoint(pos):
            return None
        return next((spot for spot in reversed(self.seen()) if self.on_screen(spot).collidepoint(pos)), None)

    def part_at(self, pos: tuple[int, int]) -> Spot | None:
        return self.spot_at(pos)

    def spot_of(self, card: object) -> Spot | None:
        return next((spot for spot in self.spots if spot.card is card), None)

    # Mouse
    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        super().press(pos, clicks)
        self._is_carried = False
        self.held = self.spot_at(pos) if self.grip is None else None
        self.held_for = 0.0
        if self.held is not None:
            self._from = pos
            self.cursor = self.spots.index(self.held)

    def drag(self, pos: tuple[int, int]) -> None:
        if self.held is None:
            super().drag(pos)
        elif self._is_carried:
            self.user.carry(pos)
        elif abs(pos[0] - self._from[0]) + abs(pos[1] - self._from[1]) > self.px(TREMBLE):
            self._is_carried = True
            self.user.lift(self, self.held.card, pos)

    def release(self, pos: tuple[int, int]) -> None:
        super().release(pos)
        held, self.held = self.held, None
        if held is None:
            return
        if self._is_carried:
            self._is_carried = False
            self.user.lay_down(self, pos)
        elif self.held_for < HOLD and self.hit(pos):
            self.user.use(self, held.card, is_shift_held())

    def cancel_drag(self) -> None:
        super().cancel_drag()
        self.let_go()

    def let_go(self) -> None:
        """Forget what is held: it was put back."""
        self.held, self._is_carried = None, False

    def right_press(self, pos: tuple[int, int]) -> bool:
        """The right button went down; True if a card lies there."""
        spot = self.spot_at(pos)
        if spot is not None:
            self.cursor = self.spots.index(spot)
            self.user.drop_one(self, spot.card, is_shift_held())
        return spot is not None

    def update(self, dt: float) -> bool:
        if self.held is not None:
            self.held_for += dt
        return super().update(dt)

    # Keys
    def focus(self, on: bool) -> None:
        super().focus(on)
        if on and self.cursor < 0 and self.spots:
            first = self.seen()
            self.cursor = self.spots.index(first[0]) if first else 0

    def key(self, event: pygame.event.Event) -> bool:
        spot = self.at_cursor
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if spot is None:
            return False
        is_all = bool(event.mod & pygame.KMOD_SHIFT) and event.unicode != "+"
        if event.key in ADD or event.unicode == "+":
            self.user.use(self, spot.card, is_all)
        elif event.key in REMOVE:
            self.user.drop_one(self, spot.card, is_all)
        else:
            return self._walk(event.key)
        return True

    def _walk(self, key: int) -> bool:
        """Take the cursor where this key leads; False if there is nothing that way."""
        match key:
            case pygame.K_HOME:
                to = 0
            case pygame.K_END:
                to = len(self.spots) - 1
            case pygame.K_LEFT | pygame.K_RIGHT:
                to = self._beside(1 if key == pygame.K_RIGHT else -1)
            case pygame.K_UP | pygame.K_DOWN:
                to = self._beyond(1 if key == pygame.K_DOWN else -1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                to = self._page_away(1 if key == pygame.K_PAGEDOWN else -1)
            case _:
                return False
        if to is None:
            return False
        self.point_at(to)
        return True

    def point_at(self, index: int) -> None:
        """Put the cursor there and bring it into view."""
        self.cursor = index
        rect, margin = self.spots[index].rect, self.px(18)
        if rect.top - margin < self.goal:
            self.scroll_to(rect.top - margin - (self.px(40) if index == 0 else 0))
        elif rect.bottom + margin > self.goal + self.rect.h:
            self.scroll_to(rect.bottom + margin - self.rect.h)
        self.touch()

    def _beside(self, way: int) -> int | None:
        here = self.spots[self.cursor].rect
        on_row = [(abs(s.rect.x - here.x), n) for n, s in enumerate(self.spots)
                  if (s.rect.x - here.x) * way > 0 and abs(s.rect.y - here.y) < here.h]  # fmt: skip
        return min(on_row)[1] if on_row else None

    def _beyond(self, way: int, distance: int = 1) -> int | None:
        here = self.spots[self.cursor].rect
        ahead = [((s.rect.y - here.y) * way, abs(s.rect.x - here.x), n) for n, s in enumerate(self.spots)
                 if (s.rect.y - here.y) * way >= distance]  # fmt: skip
        if not ahead:
            return None
        nearest = min(ahead)[0]
        return min((aside, n) for off, aside, n in ahead if off < nearest + here.h // 2)[1]

    def _page_away(self, way: int) -> int:
        step = max(1, round(self.rect.h * 0.8))
        to = self._beyond(way, step)
        return to if to is not None else (len(self.spots) - 1 if way > 0 else 0)

    # Picture
    def draw_focus(self, surface: pygame.Surface) -> None:
        """The cursor says it."""

    def is_cursor(self, spot: Spot) -> bool:
        """Whether the keys point at this spot, so that it has to be seen."""
        return self.focused and self.form is not None and self.form.by_keys and self.at_cursor is spot


def is_shift_held() -> bool:
    """Whether Shift is held while the mouse is used."""
    return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)


def draw_ground(surface: pygame.Surface, pane: Widget) -> None:
    """The ground of one colour that cards lie on, with a fine edge."""
    surface.fill(GROUND, pane.rect)
    pygame.draw.rect(surface, EDGE, pane.rect.inflate(2, 2), 1)
