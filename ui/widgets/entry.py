"""A line that one types into: any letters, selection, words, the clipboard."""

from collections.abc import Callable

import pygame

from ui.base import clipboard, keys, plates, text, theme, window
from ui.base.scale import Scale
from ui.widgets.widget import Widget

BLINK = 0.53


class Entry(Widget):
    """One line of text. `on_change(text)` at every change, `on_enter(text)` with Enter.

    Arrows, Home, End; with Ctrl by words; with Shift they select; Ctrl+A, C, X, V; a double click
    takes a word, a triple click all. (macOS: Option by words, Cmd by the line and for the letters.)
    `allowed` says which characters may come in.
    """

    focusable = True

    def __init__(
        self, value: str = "", on_change: Callable[[str], None] | None = None, hint: str = "",
        longest: int = 40, allowed: Callable[[str], bool] | None = None,
        on_enter: Callable[[str], None] | None = None, tip: str = "", size: float = theme.BODY,
    ) -> None:  # fmt: skip
        super().__init__(tip)
        self.value, self.on_change, self.hint, self.longest = value, on_change, hint, longest
        self.allowed, self.on_enter, self.size = allowed, on_enter, size
        self.caret = self.anchor = len(value)
        self.composing = ""
        self.shift = 0
        self.blink = 0.0

    def place(self, rect: pygame.Rect, scale: Scale) -> "Entry":
        super().place(rect, scale)
        self._show_caret()
        return self

    # What is selected
    @property
    def selection(self) -> tuple[int, int]:
        """From where to where text is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        return self.value[slice(*self.selection)]

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.value)
        self._seen()

    def set(self, value: str) -> None:
        """Show this text without telling anybody."""
        self.value = value
        self.caret = self.anchor = len(value)
        self._seen()

    def insert(self, letters: str) -> None:
        """Put letters in place of what is selected."""
        letters = "".join(c for c in letters.replace("\n", " ") if c.isprintable())
        if self.allowed:
            letters = "".join(c for c in letters if self.allowed(c))
        start, end = self.selection
        letters = letters[: self.longest - len(self.value) + end - start]
        if letters or start != end:
            self._become(self.value[:start] + letters + self.value[end:], start + len(letters))

    def _become(self, value: str, caret: int) -> None:
        changed = value != self.value
        self.value = value
        self.caret = self.anchor = caret
        self._seen()
        if changed and self.on_change:
            self.on_change(value)

    def _seen(self) -> None:
        """The caret is lit and inside the box."""
        self.blink = 0.0
        self._show_caret()
        self.touch()

    def _show_caret(self) -> None:
        """Shift the words so that the caret is inside the box; while nobody types they show their beginning."""
        room, x = self._room().w, self._x(self.caret)
        self.shift = max(0, min(self.shift, x), x - room + self.px(2)) if room > 0 and self.focused else 0

    # Where words begin
    def _word_left(self, at: int) -> int:
        while at and not self.value[at - 1].isalnum():
            at -= 1
        while at and self.value[at - 1].isalnum():
            at -= 1
        return at

    def _word_right(self, at: int) -> int:
        while at < len(self.value) and not self.value[at].isalnum():
            at += 1
        while at < len(self.value) and self.value[at].isalnum():
            at += 1
        return at

    # Keys
    def focus(self, on: bool) -> None:
        super().focus(on)
        if on:
            pygame.key.start_text_input()
            if self.form and self.form.by_keys:
                self.select_all()
        else:
            pygame.key.stop_text_input()
            self.composing = ""
            self.anchor = self.caret
        self.blink = 0.0
        self._show_caret()

    def type(self, text: str) -> bool:
        self.composing = ""
        self.insert(text)
        return True

    def compose(self, text: str) -> None:
        self.composing = text
        caret = self._room().x + self._x(self.caret) - self.shift
        window.show_typing_at(pygame.Rect(caret, self.rect.y, 2, self.rect.h))
        self.touch()

    def key(self, event: pygame.event.Event) -> bool:
        if self.composing:
            return True
        commands, reach = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)), keys.reach(event)
        if commands and self._command(event.key):
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(pygame.K_LEFT if event.key == pygame.K_BACKSPACE else pygame.K_RIGHT, reach)
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not event.mod & pygame.KMOD_ALT:
            if self.on_enter:
                self.on_enter(self.value)
            return self.on_enter is not None
        to = self._goal(event.key, reach)
        if to is None:
            is_letter = event.unicode.isprintable() and bool(event.unicode)
            return is_letter and not commands and not event.mod & pygame.KMOD_ALT
        if event.mod & pygame.KMOD_SHIFT:
            self.caret = to
        else:
            start, end = self.selection
            if start != end and reach == "letter" and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                to = start if event.key == pygame.K_LEFT else end
            self.caret = self.anchor = to
        self._seen()
        return True

    def _goal(self, key: int, reach: str = "letter") -> int | None:
        """Where this key takes the caret."""
        match key, reach:
            case (pygame.K_LEFT, "line") | (pygame.K_HOME, _):
                return 0
            case (pygame.K_RIGHT, "line") | (pygame.K_END, _):
                return len(self.value)
            case pygame.K_LEFT, _:
                return self._word_left(self.caret) if reach == "word" else max(0, self.caret - 1)
            case pygame.K_RIGHT, _:
                return self._word_right(self.caret) if reach == "word" else min(len(self.value), self.caret + 1)
        return None

    def _erase(self, toward: int, reach: str = "letter") -> None:
        """Take away what is selected, or else all to where this arrow would go."""
        start, end = self.selection
        if start == end:
            start, end = sorted((self.caret, self._goal(toward, reach)))
        self._become(self.value[:start] + self.value[end:], start)

    def _command(self, key: int) -> bool:
        if key == pygame.K_a:
            self.select_all()
        elif key in (pygame.K_c, pygame.K_x):
            if self.selected:
                clipboard.write(self.selected)
                if key == pygame.K_x:
                    self._erase(pygame.K_LEFT)
        elif key == pygame.K_v:
            pasted = clipboard.read()
            if not pasted.problem:
                self.insert(pasted.text)
            elif self.form and self.form.on_notice:
                self.form.on_notice(pasted.problem)
        else:
            return False
        return True

    # Mouse
    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        at = self._index(pos[0])
        if clicks == 2:
            self.anchor, self.caret = self._word_left(min(len(self.value), at + 1)), self._word_right(at)
        elif clicks > 2:
            self.select_all()
        else:
            self.caret = self.anchor = at
        self._seen()

    def drag(self, pos: tuple[int, int]) -> None:
        at = self._index(pos[0])
        if at != self.caret:
            self.caret = at
            self._seen()

    def _index(self, x: int) -> int:
        inside = x - self._room().x + self.shift
        return min(range(len(self.value) + 1), key=lambda n: abs(self._x(n) - inside))

    # Picture
    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.focused:
            return moving
        before = self.blink % (2 * BLINK) < BLINK
        self.blink += dt
        return moving or before != (self.blink % (2 * BLINK) < BLINK)

    def _font(self) -> pygame.font.Font:
        return theme.font("body", self.px(self.size))

    def _x(self, index: int) -> int:
        return text.caret_at(self.value, "body", self.px(self.size), index)

    def _room(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.px(12), -self.px(6))

    def draw(self, surface: pygame.Surface) -> None:
        is_lit = self.enabled and (self.focused or self.hovered)
        look = "field" if not is_lit else "field-focus" if self.focused else "field-hover"
        plates.draw_plate(surface, look, self.rect, self.u)
        room, font = self._room(), self._font()
        clip = surface.get_clip()
        surface.set_clip(room.inflate(self.px(4), 0).clip(clip))
        top = room.centery - font.get_height() // 2
        if not self.value and not self.composing and self.hint:
            hint = text.shortened(self.hint, "body-italic", self.px(self.size), room.w)
            surface.blit(text.render(text.escape(hint), "body-italic", self.px(self.size), theme.FAINT), (room.x, top))
        shown = self.value[: self.caret] + self.composing + self.value[self.caret :]
        if not self.focused:
            shown = text.shortened(self.value, "body", self.px(self.size), room.w)
        start, end = self.selection
        if self.focused and start != end:
            left, right = sorted(room.x + self._x(at) - self.shift for at in self.selection)
            surface.fill((92, 76, 44), (left, top, right - left, font.get_height()))
        if shown:
            ink = theme.PARCHMENT if self.enabled else theme.FAINT
            surface.blit(text.render(text.escape(shown), "body", self.px(self.size), ink), (room.x - self.shift, top))
        begin, caret = (
            room.x - self.shift + text.caret_at(shown, "body", self.px(self.size), self.caret + further)
            for further in (0, len(self.composing))
        )
        if self.composing:
            line = min(begin, caret), top + font.get_height() - 1, abs(caret - begin), max(1, round(self.u))
            surface.fill(theme.BRASS, line)
        if self.focused and self.enabled and self.blink % (2 * BLINK) < BLINK:
            surface.fill(theme.BRASS_LIGHT, (caret, top, max(1, round(1.5 * self.u)), font.get_height()))
        surface.set_clip(clip)

    def plain(self) -> str:
        return self.value

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Its own bright rim says it."""
