"""What is higher than its place: a pane of widgets that scrolls, and a list that draws only what is seen."""

from collections.abc import Callable, Iterable

import pygame

from ui.base import plates
from ui.base.scale import Scale
from ui.widgets.widget import Widget

NOTCH = 62
"""Logical units one notch of the wheel goes."""
CATCH_UP = 16.0
BAR = 8


class Scroll(Widget):
    """A pane whose content slides. Give it widgets with `hold`, placed in window pixels as if not scrolled.

    `foot` is the bottom edge of the content in pixels; set it (with `content`) in layout after placing.
    """

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        super().__init__()
        self.inside: list[Widget] = []
        self.offset = self.goal = 0.0
        self.applied = 0
        self.length = 0
        self.grip: int | None = None
        for widget in widgets:
            self.hold(widget)

    def hold(self, widget: Widget) -> Widget:
        """Put a widget inside; returns it."""
        self.inside.append(widget)
        widget.form = self.form
        return widget

    def empty(self) -> None:
        """Let go of everything inside."""
        self.inside.clear()
        self.applied = 0

    def parts(self) -> Iterable[Widget]:
        return self.inside

    def place(self, rect: pygame.Rect, scale: Scale) -> "Scroll":
        super().place(rect, scale)
        for widget in self.inside:
            widget.form = self.form
        return self

    def content(self, length: int) -> None:
        """The content is this many pixels long, measured from the pane's top. Call after placing the parts."""
        self.length = length
        self.applied = 0
        self.goal = max(0, min(self.goal, self.furthest))
        self.offset = self.goal
        self._apply()

    @property
    def furthest(self) -> int:
        return max(0, self.length - self.rect.h)

    def _apply(self) -> None:
        """Move the parts to where the offset wants them."""
        step = self.applied - round(self.offset)
        if step:
            for widget in self.inside:
                widget.move(0, step)
            self.applied = round(self.offset)
            self.touch()

    def scroll_to(self, offset: float, at_once: bool = False) -> None:
        """Go so far down (pixels)."""
        self.goal = max(0, min(offset, self.furthest))
        if at_once:
            self.offset = self.goal
            self._apply()
        self.touch()

    def page(self, way: int) -> None:
        self.scroll_to(self.goal + way * self.rect.h * 0.85)

    def wheel(self, across: float, down: float) -> bool:
        if not self.furthest:
            return False
        self.scroll_to(self.goal + down * self.px(NOTCH))
        return True

    def show(self, part: Widget) -> None:
        top = part.rect.top + self.applied - self.rect.top
        foot = part.rect.bottom + self.applied - self.rect.top
        margin = self.px(16)
        if top - margin < self.goal:
            self.scroll_to(top - margin)
        elif foot + margin > self.goal + self.rect.h:
            self.scroll_to(foot + margin - self.rect.h)

    def window_on(self, part: Widget) -> pygame.Rect:
        return self.rect

    def update(self, dt: float) -> bool:
        if self.offset == self.goal:
            return super().update(dt)
        self.offset += (self.goal - self.offset) * min(1.0, dt * CATCH_UP)
        if abs(self.goal - self.offset) < 0.6:
            self.offset = self.goal
        self._apply()
        return True

    # The bar
    def _bar(self) -> pygame.Rect | None:
        if not self.furthest:
            return None
        wide = self.px(BAR)
        high = max(self.px(28), round(self.rect.h * self.rect.h / self.length))
        top = self.rect.y + round((self.rect.h - high) * self.offset / self.furthest)
        return pygame.Rect(self.rect.right - wide, top, wide, high)

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        bar = self._bar()
        if bar and pos[0] >= bar.x - self.px(6):
            if not bar.top <= pos[1] < bar.bottom:
                self._drag_to(pos[1] - bar.h // 2, bar.h)
            self.grip = pos[1] - self._bar().y

    def drag(self, pos: tuple[int, int]) -> None:
        bar = self._bar()
        if bar and self.grip is not None:
            self._drag_to(pos[1] - self.grip, bar.h)

    def release(self, pos: tuple[int, int]) -> None:
        self.grip = None

    def cancel_drag(self) -> None:
        self.grip = None

    def _drag_to(self, top: int, high: int) -> None:
        self.scroll_to((top - self.rect.y) / max(1, self.rect.h - high) * self.furthest, at_once=True)

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        seen = self.rect.clip(clip)
        surface.set_clip(seen)
        self.draw_inside(surface)
        for at_top, hidden in ((True, self.offset), (False, self.furthest - self.offset)):
            if hidden > 0.5:
                veil = plates.veil((self.rect.w, self.px(22)), at_top, min(1.0, hidden / self.px(22)))
                surface.blit(veil, (self.rect.x, self.rect.y if at_top else self.rect.bottom - self.px(22)))
        surface.set_clip(clip)
        bar = self._bar()
        if bar:
            look = "chosen" if self.hovered or self.grip is not None else "button"
            plates.draw_plate(surface, look, bar, self.u, BAR / 2)

    def draw_inside(self, surface: pygame.Surface) -> None:
        """Paint what is seen through the pane."""
        for widget in self.inside:
            if widget.visible and widget.rect.colliderect(self.rect):
                widget.draw(surface)


class Rows(Scroll):
    """A long list of rows of one height, of which only the seen ones are drawn.

    `draw_row(surface, rect, index, chosen)` paints one; `on_pick(index)` on click, Enter, or moving by keys.
    """

    focusable = True

    def __init__(
        self, count: int, height: float, draw_row: Callable[[pygame.Surface, pygame.Rect, int, bool], None],
        on_pick: Callable[[int], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.count, self.height, self.draw_row, self.on_pick = count, height, draw_row, on_pick
        self.chosen = -1
        self.over = -1

    def place(self, rect: pygame.Rect, scale: Scale) -> "Rows":
        super().place(rect, scale)
        self.content(self.count * self.px(self.height))
        return self

    def row_rect(self, index: int) -> pygame.Rect:
        high = self.px(self.height)
        spare = self.px(BAR + 6) if self.furthest else 0
        return pygame.Rect(self.rect.x, self.rect.y + index * high - self.applied, self.rect.w - spare, high)

    def row_at(self, pos: tuple[int, int]) -> int:
        """The row under this place, or -1."""
        index = (pos[1] - self.rect.y + self.applied) // max(1, self.px(self.height))
        return index if self.hit(pos) and 0 <= index < self.count else -1

    def choose(self, index: int, tell: bool = True) -> None:
        """Mark this row and bring it into view."""
        self.chosen = max(0, min(self.count - 1, index))
        high = self.px(self.height)
        if self.chosen * high < self.goal:
            self.scroll_to(self.chosen * high)
        elif (self.chosen + 1) * high > self.goal + self.rect.h:
            self.scroll_to((self.chosen + 1) * high - self.rect.h)
        self.touch()
        if tell and self.on_pick:
            self.on_pick(self.chosen)

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        super().press(pos, clicks)
        row = self.row_at(pos)
        if self.grip is None and row >= 0:
            self.choose(row)

    def key(self, event: pygame.event.Event) -> bool:
        moves = {pygame.K_UP: self.chosen - 1, pygame.K_DOWN: self.chosen + 1,
                 pygame.K_HOME: 0, pygame.K_END: self.count - 1}  # fmt: skip
        if event.key not in moves or not self.count or not 0 <= moves[event.key] < self.count:
            return False
        self.choose(moves[event.key])
        return True

    def draw_inside(self, surface: pygame.Surface) -> None:
        high = max(1, self.px(self.height))
        first = self.applied // high
        for index in range(first, min(self.count, (self.applied + self.rect.h) // high + 1)):
            self.draw_row(surface, self.row_rect(index), index, index == self.chosen)
