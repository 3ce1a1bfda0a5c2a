"""Widgets that set a value: the slider and the choice among a few."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.widgets.text import fitting_line, line_overflow
from ui.widgets.widget import LEFT, Widget


@lru_cache(maxsize=16)
def chevron(side: int) -> pygame.Surface:
    """The sign that a list drops down."""
    big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    big.fill((*theme.BRASS, 0))
    ends = [(side * 0.5, side * 1.3), (side * 2, side * 2.8), (side * 3.5, side * 1.3)]
    for a, b in pairwise(ends):
        pygame.draw.line(big, theme.BRASS, a, b, round(side * 0.7))
    return pygame.transform.smoothscale(big, (side, side))


class Slider(Widget):
    """A value from `low` to `high` in steps, with the value in words at its right.

    `on_change(value)` while it moves, `on_done(value)` when it rests; `words(value)` says it.
    """

    focusable = True
    SAID = 74

    def __init__(
        self, value: int, low: int, high: int, on_change: Callable[[int], None], step: int = 1,
        words: Callable[[int], str] = str, on_done: Callable[[int], None] | None = None, tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(tip)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change, self.words, self.on_done = on_change, words, on_done

    def set(self, value: int) -> None:
        """Show this value without telling anybody."""
        self.value = max(self.low, min(self.high, value))
        self.touch()

    def _to(self, value: float) -> None:
        """Go to the nearest step and tell."""
        steps = round((value - self.low) / self.step)
        value = max(self.low, min(self.high, self.low + steps * self.step))
        if value != self.value:
            self.value = value
            self.touch()
            self.on_change(value)

    def _track(self) -> pygame.Rect:
        track = pygame.Rect(0, 0, self.rect.w - self.px(self.SAID) - self.px(12), max(4, self.px(7)))
        track.midleft = (self.rect.x + self.px(11), self.rect.centery)
        return track

    def _at(self, x: int) -> None:
        track = self._track()
        self._to(self.low + (self.high - self.low) * (x - track.x) / max(1, track.w))

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        self._at(pos[0])

    def drag(self, pos: tuple[int, int]) -> None:
        self._at(pos[0])

    def release(self, pos: tuple[int, int]) -> None:
        self._rest()

    def cancel_drag(self) -> None:
        """It stays where it is: every step on the way was reported already."""
        self._rest()

    def _rest(self) -> None:
        if self.on_done:
            self.on_done(self.value)

    def key(self, event: pygame.event.Event) -> bool:
        leap = max(self.step, (self.high - self.low) // 10 // self.step * self.step)
        moves = {pygame.K_LEFT: -self.step, pygame.K_RIGHT: self.step, pygame.K_PAGEUP: leap, pygame.K_PAGEDOWN: -leap}
        if event.key in moves:
            self._to(self.value + moves[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._to(self.low if event.key == pygame.K_HOME else self.high)
        else:
            return False
        self._rest()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        track = self._track()
        radius = track.h / self.u / 2
        plates.draw_plate(surface, "field", track, self.u, radius)
        part = (self.value - self.low) / max(1, self.high - self.low)
        filled = pygame.Rect(track.x, track.y, max(track.h, round(track.w * part)), track.h)
        plates.draw_plate(surface, "primary", filled, self.u, radius)
        side = self.px(20)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (track.x + round(track.w * part), track.centery)
        plates.draw_plate(surface, "primary", knob, self.u, 10, raised=5)
        if self.glow or self.pressed:
            alpha = 255 if self.pressed else round(255 * self.glow)
            plates.draw_plate(surface, "primary-hover", knob, self.u, 10, alpha=alpha)
        said = pygame.Rect(self.rect.right - self.px(self.SAID), self.rect.y, self.px(self.SAID), self.rect.h)
        words, px = fitting_line(self.words(self.value), "body", self.px(theme.BODY), said.w)
        picture = text.render(text.escape(words), "body", px, theme.PARCHMENT)
        surface.blit(picture, picture.get_rect(right=said.right, y=text.centred(said, "body", px)))

    def draw_focus(self, surface: pygame.Surface) -> None:
        track = self._track()
        plates.draw_ring(surface, track.inflate(self.px(22), self.px(16)), self.u, 13)

    def plain(self) -> str:
        return self.words(self.value)

    def overflow(self) -> str:
        room = pygame.Rect(0, 0, self.px(self.SAID), self.rect.h)
        said = [line_overflow(self.words(v), "body", self.px(theme.BODY), room) for v in (self.low, self.high)]
        return next((s for s in said if s), "")


class Choice(Widget):
    """One of a few: side by side where they fit, else a list that drops down. `on_change(value)`.

    `options` are (value, words) or (value, words, tip).
    """

    focusable = True

    def __init__(
        self, options: Sequence[tuple], value: Any, on_change: Callable[[Any], None],
        size: float = theme.BODY, drops: bool | None = None, tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(tip)
        self.options, self.value, self.on_change = [tuple(o) for o in options], value, on_change
        self.size, self.wants_drop = size, drops
        self.drops = bool(drops)
        self.pointed = -1

    def place(self, rect: pygame.Rect, scale: Scale) -> "Choice":
        super().place(rect, scale)
        pad = scale.px(10)
        needs = [theme.font("body-bold", scale.px(self.size)).size(o[1])[0] + 2 * pad for o in self.options]
        self.drops = sum(needs) > rect.w if self.wants_drop is None else self.wants_drop
        self._needs = needs
        return self

    def offer(self, options: Sequence[tuple], value: Any) -> None:
        """Other options from now on."""
        self.options, self.value = [tuple(o) for o in options], value
        if self.scale:
            self.place(self.rect, self.scale)
        self.touch()

    def set(self, value: Any) -> None:
        """Show this value without telling anybody."""
        self.value = value
        self.touch()

    @property
    def index(self) -> int:
        return next((n for n, o in enumerate(self.options) if o[0] == self.value), 0)

    def _take(self, index: int) -> None:
        index = max(0, min(len(self.options) - 1, index))
        value = self.options[index][0]
        if value != self.value:
            self.value = value
            self.sound("toggle")
            self.touch()
            self.on_change(value)

    def cells(self) -> list[pygame.Rect]:
        """Where each option lies: segments in the widget, or rows of the open list."""
        if not self.drops:
            spare = self.rect.w - sum(self._needs)
            cells, x = [], float(self.rect.x)
            for needs in self._needs:
                wide = needs + spare / len(self._needs)
                cells.append(pygame.Rect(round(x), self.rect.y, round(x + wide) - round(x), self.rect.h))
                x += wide
            return cells
        row = min(self.rect.h, self.px(40))
        top = self.rect.bottom + self.px(4)
        high = row * len(self.options)
        if top + high > self.scale.window[1] - self.px(8):
            top = max(self.px(8), self.rect.top - self.px(4) - high)
        return [pygame.Rect(self.rect.x, top + n * row, self.rect.w, row) for n in range(len(self.options))]

    # Mouse
    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        if self.drops:
            self._open()
        else:
            self._take(next((n for n, c in enumerate(self.cells()) if c.collidepoint(pos)), self.index))

    def _open(self) -> None:
        self.sound("click")
        self.pointed = self.index
        if self.form:
            self.form.popup = self
        self.touch()

    def _close(self) -> None:
        if self.form:
            self.form.popup = None
        self.touch()

    def popup_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.pointed = next((n for n, c in enumerate(self.cells()) if c.collidepoint(event.pos)), self.pointed)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            under = next((n for n, c in enumerate(self.cells()) if c.collidepoint(event.pos)), None)
            self._close()
            if under is not None and event.button == LEFT:
                self._take(under)
        elif event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_UP, pygame.K_DOWN):
                step = 1 if event.key == pygame.K_DOWN else -1
                self.pointed = (self.pointed + step) % len(self.options)
            elif event.key in (pygame.K_HOME, pygame.K_END):
                self.pointed = 0 if event.key == pygame.K_HOME else len(self.options) - 1
            else:
                self._close()
                if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
                    self._take(self.pointed)
        elif event.type == pygame.MOUSEWHEEL:
            self._close()
            return False
        return event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.TEXTINPUT)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._take(self.index + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if self.drops:
                self._open()
            else:
                self._take((self.index + 1) % len(self.options))
            return True
        return False

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        if self.drops:
            self._draw_closed(surface)
            return
        plates.draw_plate(surface, "field", self.rect, self.u)
        inset = max(1, round(2 * self.u))
        for n, cell in enumerate(self.cells()):
            on = n == self.index
            inner = cell.inflate(-2 * inset, -2 * inset)
            if on:
                plates.draw_plate(surface, "chosen", inner, self.u, self.radius - 2)
            self._words(surface, self.options[n][1], inner, on, "center")

    def _draw_closed(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, "button" if self.enabled else "button-off", self.rect, self.u)
        if self.glow:
            plates.draw_plate(surface, "button-hover", self.rect, self.u, alpha=round(255 * self.glow))
        side = round(self.px(self.size) * 0.8)
        arrow = chevron(side)
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - self.px(12), self.rect.centery)))
        self._words(surface, self.options[self.index][1] if self.options else "", self._said(), True, "left")

    def _said(self) -> pygame.Rect:
        side = round(self.px(self.size) * 0.8)
        return pygame.Rect(self.rect.x + self.px(14), self.rect.y, self.rect.w - self.px(36) - side, self.rect.h)

    def _words(self, surface: pygame.Surface, words: str, rect: pygame.Rect, strong: bool, align: str) -> None:
        role = "body-bold" if strong else "body"
        said, px = fitting_line(words, role, self.px(self.size), rect.w)
        ink = theme.FAINT if not self.enabled else theme.PARCHMENT if strong else theme.FADED
        picture = text.render(text.escape(said), role, px, ink)
        place = picture.get_rect(y=text.centred(rect, role, px))
        place.x = rect.centerx - place.w // 2 if align == "center" else rect.x
        surface.blit(picture, place)

    def draw_popup(self, surface: pygame.Surface) -> None:
        cells = self.cells()
        whole = cells[0].unionall(cells[1:]).inflate(0, self.px(8))
        plates.draw_plate(surface, "dialog", whole, self.u, raised=16)
        for n, cell in enumerate(cells):
            inner = cell.inflate(-self.px(8), -self.px(4))
            if n == self.pointed:
                plates.draw_plate(surface, "quiet-hover", inner, self.u, self.radius - 2)
            self._words(surface, self.options[n][1], inner.inflate(-self.px(16), 0), n == self.index, "left")

    def plain(self) -> str:
        return self.options[self.index][1] if self.options else ""

    def overflow(self) -> str:
        px = self.px(self.size)
        rooms = [self._said()] * len(self.options) if self.drops else [c.inflate(-2, 0) for c in self.cells()]
        said = [line_overflow(o[1], "body-bold", px, r) for o, r in zip(self.options, rooms, strict=True)]
        return next((s for s in said if s), "")
