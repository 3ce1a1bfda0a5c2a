"""The form that holds the widgets of one screen: who has the mouse, who has the keys, what is explained.

A scene feeds it every event and draws when `take_dirty()` says so.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import hypot

import pygame

from ui.widgets.tooltip import TipRoom, draw_tip
from ui.widgets.widget import ACTIVATE, LEFT, Widget

BESIDE, WIDEST = 8, 100
"""Pixels: what stands no more above or below something than this stands beside it. Letters of a line of such."""


class Form:
    """The widgets of one screen, in the order of the Tab key.

    `handle(event)`   True if a widget took the event
    `update(dt)`      lets hover light, carets and tooltips move
    `draw(surface)`   everything, popups and the tooltip last
    `take_dirty()`    True once after anything changed
    `focus(widget)`   gives it the keys; `tip_room` says where tooltips may lie
    `among`           the widgets that the keys stay among, if not None
    `is_asked_why`    the keys come to what cannot be used as well, if it can say why
    """

    def __init__(self, widgets: Iterable[Widget] = (), on_sound: Callable[[str], None] | None = None) -> None:
        self.widgets: list[Widget] = []
        self.on_sound = on_sound
        self.on_notice: Callable[[str], None] | None = None  # gets a sentence that the player should read
        self.is_dirty = True
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.part: object = None  # of the hovered one, what lies under the mouse
        self.captured: Widget | None = None
        self.popup: Widget | None = None
        self.by_keys = False
        self.among: Sequence[Widget] | None = None
        self.is_asked_why = False
        self._came_to_off = False  # the keys have come to the focused one although it cannot be used
        self.tip_room: Callable[[], TipRoom] = TipRoom
        self.tip_delay = 0.45
        self.tip_age = 0.0
        self.is_hushed = False  # something else is said of what is pointed at
        self.mouse = (-1, -1)
        self._last_click = (-10.0, (-99, -99), 0)
        self._clock = 0.0
        for widget in widgets:
            self.add(widget)

    def add(self, widget: Widget) -> Widget:
        """Put a widget at the end of the Tab order; returns it."""
        self.widgets.append(widget)
        widget.form = self
        for part in widget.parts():
            part.form = self
        self.is_dirty = True
        return widget

    def clear(self) -> None:
        """Take every widget off."""
        self.widgets.clear()
        self.focused = self.hovered = self.captured = self.popup = None
        self.is_dirty = True

    def every(self) -> Iterator[tuple[Widget, Widget | None]]:
        """All widgets with the pane they lie in."""
        for widget in self.widgets:
            yield widget, None
            for part in widget.parts():
                yield part, widget

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under this place, the innermost and last drawn."""
        for widget in reversed(self.widgets):
            if widget.hit(pos):
                for part in reversed(list(widget.parts())):
                    seen = widget.window_on(part)
                    if part.hit(pos) and (seen is None or seen.collidepoint(pos)):
                        return part
                return widget
        return None

    def pane_of(self, widget: Widget) -> Widget | None:
        return next((pane for part, pane in self.every() if part is widget), None)

    def plain(self) -> str:
        """All that stands on it as text, in the order of the Tab key: what lies side by side in one line."""
        lines: list[list[str]] = []
        height = 0
        for widget, pane in self.every():
            words = widget.plain() if widget.visible and (pane is None or pane.visible) else ""
            if words and lines and abs(widget.rect.centery - height) <= BESIDE:
                lines[-1].append(words)
            elif words:
                lines.append([words])
            height = widget.rect.centery if words else height
        beside = ["  ".join(line) for line in lines]
        return "\n".join(
            "\n".join(line) if "\n" in words or len(words) > WIDEST else words
            for line, words in zip(lines, beside, strict=True)
        )

    # Focus
    def stops(self) -> list[Widget]:
        """What the keys go through: what can be used or says why it cannot, and while there is an `among`, only
        that."""
        return [
            w
            for w, pane in self.every()
            if w.focusable and w.visible and (pane is None or pane.visible)
            and (w.enabled or (self.is_asked_why and w.reason))
            and (self.among is None or w in self.among)
        ]  # fmt: skip

    def focus(self, widget: Widget | None, by_keys: bool = False) -> None:
        """Give this widget the keys. Whoever moves them no longer points with a mouse that rests elsewhere."""
        self.by_keys = by_keys
        if by_keys and self.hovered is not widget and not self.captured:
            self._hover(None)
        if widget is not self.focused:
            if self.focused:
                self.focused.focus(False)
            self.focused = widget
            self._came_to_off = by_keys and widget is not None and not widget.enabled
            self.tip_age = 0.0
            if widget:
                widget.focus(True)
        if widget and by_keys:
            pane = self.pane_of(widget)
            if pane:
                pane.show(widget)
        self.is_dirty = True

    def focus_next(self, step: int = 1) -> None:
        stops = [stop for stop in self.stops() if not stop.is_aside]
        if self.focused not in stops:  # it begins with what can be used
            stops = [stop for stop in stops if stop.enabled] or stops
        if not stops:
            return
        at = stops.index(self.focused) if self.focused in stops else (-1 if step > 0 else 0)
        self.focus(stops[(at + step) % len(stops)], by_keys=True)

    def focus_toward(self, across: int, down: int) -> bool:
        """The nearest stop in that direction, rather one straight ahead; False if there is none."""
        if self.focused is None:
            self.focus_next()
            return True
        here = self.focused.rect

        def way(there: pygame.Rect) -> tuple[int, int, float] | None:
            """How far ahead it is, how far aside, and how far off the middle."""
            if across:
                ahead = (there.centerx - here.centerx) * across
                gap = max(there.left - here.right, here.left - there.right)
                aside = max(0, there.top - here.bottom + 1, here.top - there.bottom + 1)
            else:
                ahead = (there.centery - here.centery) * down
                gap = max(there.top - here.bottom, here.top - there.bottom)
                aside = max(0, there.left - here.right + 1, here.left - there.right + 1)
            if ahead <= 0 or gap < -min(here.h, there.h) // 2:
                return None
            off_axis = abs(there.centerx - here.centerx) if down else 0
            return max(0, gap), aside, off_axis * 0.05

        ways = [(found, w) for w in self.stops() if w is not self.focused and (found := way(w.rect)) is not None]
        if not ways:
            self.focus(self.focused, by_keys=True)  # it stays, and one sees where the keys are
            return False
        if any(aside == 0 for (_, aside, _), _ in ways):
            costs = [gap + aside * 3 + off for (gap, aside, off), _ in ways]
        else:  # nothing lies straight ahead, and what is far off is no more so for lying nearly there
            costs = [hypot(gap, aside) + off for (gap, aside, off), _ in ways]
        self.focus(ways[costs.index(min(costs))][1], by_keys=True)
        return True

    # Events
    def handle(self, event: pygame.event.Event) -> bool:
        """Let a widget have the event; True if one took it."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
        if self.popup and self.popup.popup_event(event):
            self.is_dirty = True
            return True
        match event.type:
            case pygame.MOUSEMOTION:
                return self._motion(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT:
                return self._press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == LEFT:
                return self._release(event.pos)
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.WINDOWLEAVE if self.captured is None:  # a drag that leaves the window goes on
                self._motion((-1, -1))
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT if self.focused and self.focused.enabled:
                return self._write(event.text)
            case pygame.TEXTEDITING if self.focused and self.focused.enabled:
                self.focused.compose(event.text)
        return False

    def _write(self, words: str) -> bool:
        """Whoever writes has read what the field is for, and looks at what comes of it: no tip lies on that."""
        is_taken = self.focused.type(words)
        if is_taken:
            self.is_dirty |= self.tip_is_shown
            self.tip_age = -99.0
        return is_taken

    def _motion(self, pos: tuple[int, int]) -> bool:
        if self.captured:
            self.captured.drag(pos)
        over = self.at(pos)
        if over is not self.hovered:
            self._hover(over)
            if over and over.focusable and over.enabled and not self.captured:
                over.sound("hover")
        if (part := over.part_at(pos) if over else None) != self.part:
            self.part, self.is_dirty = part, True
            if not self.tip_is_shown:
                self.tip_age = min(self.tip_age, 0.0)  # it has just come to this part
        return self.captured is not None or over is not None

    def _hover(self, over: Widget | None) -> None:
        if self.hovered:
            self.hovered.hovered = False
        self.hovered, self.tip_age, self.is_dirty = over, 0.0, True
        if over:
            over.hovered = True

    def _slid(self) -> None:
        """What has slid away from under a resting mouse is no longer pointed at. What came there is, unless the keys
        have moved it."""
        if self.hovered is None or self.captured or self.popup:
            return
        over = self.at(self.mouse)
        if over is not self.hovered:
            self.part = None
            self._hover(None if self.by_keys else over)

    def _press(self, pos: tuple[int, int]) -> bool:
        self._motion(pos)
        widget = self.hovered
        when, where, count = self._last_click
        near = abs(pos[0] - where[0]) + abs(pos[1] - where[1]) < 8
        count = count + 1 if self._clock - when < 0.4 and near else 1
        self._last_click = (self._clock, pos, count)
        self.focus(widget if widget and widget.focusable else None)
        self.tip_age = -99.0 if widget is None or widget.enabled else self.tip_delay
        if widget is None:
            return False
        if widget.enabled:
            self.captured = widget
            widget.pressed = True
            widget.press(pos, count)
        return True

    def _release(self, pos: tuple[int, int]) -> bool:
        widget, self.captured = self.captured, None
        if widget is None:
            return False
        widget.pressed = False
        self.is_dirty = True
        widget.release(pos)
        self._motion(pos)
        return True

    def cancel_drag(self) -> None:
        """The mouse button was lost: what was pressed is let go, and does nothing."""
        widget, self.captured = self.captured, None
        if widget is not None:
            widget.pressed = False
            widget.cancel_drag()
            self.is_dirty = True

    def _wheel(self, event: pygame.event.Event) -> bool:
        across, down = getattr(event, "precise_x", event.x), -getattr(event, "precise_y", event.y)
        over = self.at(self.mouse)
        for widget in (over, self.pane_of(over) if over else None):
            if widget and widget.wheel(across, down):
                self.is_dirty = True
                self._motion(self.mouse)
                return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if self.focused and self.focused.enabled and self.focused.key(event):
            self.by_keys = True
            self.is_dirty = True
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if self._came_to_off and self.focused and not self.focused.enabled and event.key in ACTIVATE:
            self.tip_age, self.is_dirty = max(self.tip_age, self.tip_delay), True  # it says at once why it cannot
            return True
        match event.key:
            case pygame.K_TAB:
                self.focus_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.K_UP:
                return self.focus_toward(0, -1)
            case pygame.K_DOWN:
                return self.focus_toward(0, 1)
            case pygame.K_LEFT:
                return self.focus_toward(-1, 0)
            case pygame.K_RIGHT:
                return self.focus_toward(1, 0)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                return self._page(-1 if event.key == pygame.K_PAGEUP else 1)
            case _:
                return False
        return True

    def _page(self, way: int) -> bool:
        """Page keys turn the pane of the focused widget, or else the first that scrolls."""
        panes = [w for w in self.widgets if hasattr(w, "page")]
        if not panes:
            return False
        own = self.pane_of(self.focused) if self.focused else None
        (own if own in panes else panes[0]).page(way)
        self.is_dirty = True
        return True

    # Time and picture
    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._clock += dt
        moving = [w.update(dt) for w, _ in self.every() if w.visible]
        if any(moving):
            self.is_dirty = True
            self._slid()
        before = self.tip_is_shown
        self.tip_age += dt
        if before != self.tip_is_shown:
            self.is_dirty = True

    @property
    def pointed(self) -> Widget | None:
        """The one that is pointed at: by the mouse, or else by the keys."""
        return self.hovered or (self.focused if self.by_keys else None)

    @property
    def tip_is_shown(self) -> bool:
        is_time = self.tip_age >= self.tip_delay and self.popup is None and not self.is_hushed
        return is_time and bool(self._tip()[1])

    def _tip(self) -> tuple[Widget | None, str]:
        """The widget to explain and the words: what is hovered, or what has the keys. Of what can no longer be used
        since they came to it nobody asks why."""
        on = self.focused if self.by_keys and self.focused else None
        on = on if on and (on.enabled or self._came_to_off) else None
        for widget in (self.hovered, on):
            if widget and widget.visible and (words := widget.reason if not widget.enabled else widget.tip):
                return widget, words
        return None, ""

    def take_dirty(self) -> bool:
        """Whether anything has changed since this was last asked."""
        dirty, self.is_dirty = self.is_dirty, False
        return dirty

    def draw(self, surface: pygame.Surface, without: type[Widget] | None = None) -> None:
        """Paint all widgets, except those of a kind that the scene has painted already."""
        for widget in self.widgets:
            if widget.visible and not (without and isinstance(widget, without)):
                widget.draw(surface)
        focused = self.focused
        if focused and self.by_keys and focused.visible:
            pane = self.pane_of(focused)
            seen = pane.window_on(focused) if pane else None
            clip = surface.get_clip()
            if seen:
                surface.set_clip(seen.inflate(focused.px(12), 0).clip(clip))
            focused.draw_focus(surface)
            surface.set_clip(clip)
        if self.popup:
            self.popup.draw_popup(surface)
        else:
            self.draw_tip(surface)

    def draw_tip(self, surface: pygame.Surface) -> None:
        """The tooltip, if one is shown: once more where the scene has painted something over it."""
        if self.tip_is_shown and not self.popup:
            widget, words = self._tip()
            draw_tip(surface, words, widget.tip_place, widget.scale, self.tip_room())
