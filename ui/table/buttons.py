"""The buttons beside the table: each keeps its place, a disabled one stays and says why.

From the foot upward: letting things be (pass, done), drawing, and above them what a card asks to choose. While
something is chosen by buttons, only those are there that can be used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.table.hud import wrapped
from ui.table.layout import Area
from ui.widgets.form import Form
from ui.widgets.press import RAISED, Button
from ui.widgets.text import fitting_line
from ui.widgets.widget import Widget

SLOTS = ("pass", "draw", "choice-4", "choice-3", "choice-2", "choice-1")
CHOICES = ("choice-1", "choice-2", "choice-3", "choice-4")
KEYS = {"pass": "Space", "draw": "D", "choice-1": "1", "choice-2": "2", "choice-3": "3", "choice-4": "4"}
TOOLS = ("menu", "undo", "hurry", "sort", "help", "ask")
GAP = 9
TOOL = 21  # units: how large the signs of the tools are
LEADING = 1.02  # of words that need two lines


class ButtonWords(NamedTuple):
    """What one button says now. `reason` says why it cannot be used; `is_primary` is the thing to look at.

    `deed` is the action that it does, if it does one: what that would bring is shown before it is pressed.
    """

    words: str
    act: Callable[[], None] | None = None
    reason: str = ""
    is_primary: bool = False
    tip: str = ""
    deed: object = None


class KeyButton(Button):
    """A button that shows the key which does the same."""

    def __init__(self, key_name: str) -> None:
        super().__init__("", lambda: None, align="left", sound="click")
        self.key_name = key_name
        self.deed: object = None

    def show(self, words: ButtonWords) -> None:
        """Say and do this now."""
        self.say(words.words)
        self.look = "primary" if words.is_primary else "button"
        self.action = words.act or (lambda: None)
        self.tip, self.deed = words.tip, words.deed
        self.enable(words.act is not None, words.reason)

    def _is_meant(self, event: pygame.event.Event) -> bool:
        """Space does what the button does that shows it, whichever has the keys."""
        return event.key != pygame.K_SPACE or self.key_name == KEYS["pass"]

    @property
    def _cap(self) -> int:
        return round(min(self.px(20), self.rect.h * 0.42))

    def _cap_width(self) -> int:
        return text.size(self.key_name, "body-bold", round(self._cap * 0.66))[0] + round(self._cap * 0.7)

    def _room(self) -> int:
        return super()._room() - self._cap_width()

    def _lines(self) -> tuple[pygame.Rect, int]:
        """The room for words that need two lines, and the size in which they fit there; 0 if one line is enough."""
        room = pygame.Rect(self.rect.x + self._pad(), self.rect.y, self._room(), round(self.rect.h * 0.9))
        room.centery = self.rect.centery
        px = self.px(self.size)
        is_cut = fitting_line(self.words, "body-bold", px, room.w)[0] != self.words
        return room, wrapped(text.escape(self.words), "body-bold", round(px * 0.9), room.size) if is_cut else 0

    def draw(self, surface: pygame.Surface) -> None:
        room, px = self._lines()
        if px:
            self._plates(surface, self.pressed and self.hovered)
            words = text.render(text.escape(self.words), "body-bold", px, self._ink(), room.w, "left", LEADING)
            surface.blit(words, words.get_rect(midleft=room.midleft))
        else:
            super().draw(surface)
        high = self._cap
        rect = pygame.Rect(0, 0, self._cap_width(), high)
        rect.midright = (self.rect.right - round(high * 0.42), self.rect.centery)
        dark = self.look == "primary" and self.enabled
        ink = (70, 44, 12) if dark else theme.FAINT if not self.enabled else theme.FADED
        surface.blit(cap(rect.size, 34 if dark else 90), rect)
        shown = text.render(self.key_name, "body-bold", round(high * 0.66), ink)
        surface.blit(shown, shown.get_rect(center=rect.center))

    def overflow(self) -> str:
        room, px = self._lines()
        if not px:
            return super().overflow()
        high = text.layout(text.escape(self.words), "body-bold", px, room.w, "left", LEADING).size[1]
        return f"{self.words!r} is {high} px high in a button of {self.rect.h}" if high > self.rect.h else ""


@lru_cache(maxsize=32)
def cap(size: tuple[int, int], strength: int) -> pygame.Surface:
    """The ground of a key's name."""
    return plates.shape(size, size[1] // 4, (0, 0, 0, strength))


class Buttons:
    """All buttons of the table, in one form with whatever else can be reached by keys."""

    def __init__(self, on_sound: Callable[[str], None]) -> None:
        self.form = Form(on_sound=on_sound)
        self.slots = {name: KeyButton(KEYS[name]) for name in SLOTS}
        self.tools: dict[str, Button] = {}
        self.rows: list[pygame.Rect] = []  # where buttons may lie, from below
        self.scale = Scale((1280, 720))
        for slot in reversed(SLOTS):
            self.form.add(self.slots[slot])
            self.slots[slot].visible = slot in ("pass", "draw")

    def add_tool(self, name: str, glyph: str, act: Callable[[], None], tip: str) -> None:
        self.tools[name] = Button("", act, look="button", glyph=glyph, size=TOOL, tip=tip)
        self.form.add(self.tools[name])

    def place(self, slots: Area, tools: Area, scale: Scale, k: float) -> None:
        """Lay the buttons into their two areas."""
        gap = GAP * k
        high = (slots.h - gap * (len(SLOTS) - 1)) / len(SLOTS)
        tops = [slots.bottom - (n + 1) * high - n * gap for n in range(len(SLOTS))]
        self.rows = [pygame.Rect(round(slots.x), round(top), round(slots.w), round(high)) for top in tops]
        self.scale = scale
        for name, row in zip(SLOTS, self.rows, strict=True):
            self.slots[name].place(row, scale)
        self.close_ranks()
        wide = (tools.w - gap * (len(TOOLS) - 1)) / len(TOOLS)
        for n, name in enumerate(TOOLS):
            if name in self.tools:
                left = tools.x + n * (wide + gap)
                self.tools[name].size = min(TOOL, wide * 0.66 / scale.u)  # the sign stays inside its button
                self.tools[name].place(pygame.Rect(round(left), round(tools.y), round(wide), round(tools.h)), scale)

    def close_ranks(self) -> None:
        """The choices that are there lie right above what else is, in their order: the log has what is left."""
        first = max((n + 1 for n, name in enumerate(SLOTS[:2]) if self.slots[name].visible), default=0)
        choices = [self.slots[name] for name in SLOTS[2:] if self.slots[name].visible]
        for button, row in zip(choices, self.rows[first:], strict=False):
            if button.rect != row:
                button.place(row, self.scale)

    def prepare(self) -> Iterator[object]:
        """Draw the plates of all buttons: they would hold up the frame in which something is first asked."""
        nowhere, slot = pygame.Surface((1, 1)), self.slots["pass"]
        for look in ("primary", "button", "button-off", "primary-hover", "button-hover"):
            yield plates.draw_plate(nowhere, look, slot.rect, slot.u, raised=0 if look == "button-off" else RAISED)
        for tool in list(self.tools.values())[:1]:
            for look in ("button-hover", "button-off"):
                yield plates.draw_plate(nowhere, look, tool.rect, tool.u, raised=0 if look == "button-off" else RAISED)

    def say(self, wanted: dict[str, ButtonWords]) -> None:
        """What the slots say now. What is not asked for is not there."""
        for name, button in self.slots.items():
            words = wanted.get(name)
            button.visible = words is not None
            if words is None:
                if self.form.focused is button:
                    self.form.focus(None, by_keys=self.form.by_keys)  # whoever plays by keys goes on so
                continue
            button.show(words)
        self.close_ranks()
        self.form.is_dirty = True

    def by_key(self, key: int) -> Widget | None:
        """The visible button that this key stands for."""
        names = {
            pygame.K_SPACE: "pass", pygame.K_d: "draw", pygame.K_1: "choice-1", pygame.K_2: "choice-2",
            pygame.K_3: "choice-3", pygame.K_4: "choice-4", pygame.K_KP1: "choice-1", pygame.K_KP2: "choice-2",
            pygame.K_KP3: "choice-3", pygame.K_KP4: "choice-4",
        }  # fmt: skip
        button = self.slots.get(names.get(key, ""))
        return button if button and button.visible else None
