"""What one widget is: a rectangle that is drawn, may take the mouse and the keys, and lives by `dt`.

Widgets react to events alone (they never ask where the mouse is). Rectangles are pixels, made in `layout`.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from ui.base import plates, theme
from ui.base.scale import Scale

if TYPE_CHECKING:
    from ui.widgets.form import Form

LEFT = 1
ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
QUICK = 9.0
"""How fast hover light comes and goes, per second."""


class Widget:
    """One thing on the screen. `tip` explains it on hover; a disabled one gives its `reason` there."""

    focusable = False
    is_aside = False  # only the arrows come here, not Tab
    radius = theme.RADIUS

    def __init__(self, tip: str = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale: Scale | None = None
        self.form: Form | None = None
        self.tip = tip
        self.visible = True
        self.enabled = True
        self.reason = ""
        self.hovered = self.pressed = self.focused = False
        self.glow = 0.0

    def place(self, rect: pygame.Rect, scale: Scale) -> "Widget":
        """Lie here; called by the scene's layout. Returns the widget."""
        self.rect, self.scale = pygame.Rect(rect), scale
        return self

    def move(self, across: int, down: int) -> None:
        """Slide by some pixels (inside a scrolling pane)."""
        self.rect.move_ip(across, down)

    @property
    def tip_place(self) -> pygame.Rect:
        """Beside what its tip lies."""
        return self.rect

    def enable(self, on: bool, reason: str = "") -> None:
        """Let it be used or not; `reason` says why not."""
        if (on, reason) != (self.enabled, self.reason):
            self.enabled, self.reason = on, reason
            self.touch()

    def touch(self) -> None:
        """Something that is seen has changed."""
        if self.form:
            self.form.is_dirty = True

    def sound(self, name: str) -> None:
        if self.form and self.form.on_sound:
            self.form.on_sound(name)

    @property
    def u(self) -> float:
        return self.scale.u if self.scale else 1.0

    def px(self, units: float) -> int:
        return self.scale.px(units) if self.scale else round(units)

    # What a widget does; the form calls these.
    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        """The left button went down on it."""

    def part_at(self, pos: tuple[int, int]) -> object:
        """What of it lies under the mouse there, if that is seen: where this changes, it is drawn anew."""
        return None

    def drag(self, pos: tuple[int, int]) -> None:
        """The mouse moved while the button is held."""

    def release(self, pos: tuple[int, int]) -> None:
        """The button went up (anywhere) after a press."""

    def cancel_drag(self) -> None:
        """The button was lost after a press: in place of `release`."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused; True if it meant something here."""
        return False

    def type(self, text: str) -> bool:
        """Letters while focused."""
        return False

    def compose(self, text: str) -> None:
        """Letters that an input method has not finished."""

    def wheel(self, across: float, down: float) -> bool:
        """The wheel turned over it; True if it moved something."""
        return False

    def popup_event(self, event: pygame.event.Event) -> bool:
        """An event while this widget's popup is open (form.popup is this)."""
        return False

    def focus(self, on: bool) -> None:
        """It has got or lost the keys."""
        self.focused = on
        self.touch()

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        wanted = 1.0 if self.hovered and self.enabled else 0.0
        if self.glow == wanted:
            return False
        step = dt * QUICK
        self.glow = min(wanted, self.glow + step) if wanted else max(0.0, self.glow - step)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it."""

    def draw_popup(self, surface: pygame.Surface) -> None:
        """Paint what lies above all other widgets while form.popup is this."""

    def draw_focus(self, surface: pygame.Surface) -> None:
        plates.draw_ring(surface, self.rect, self.u, self.radius)

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.visible and self.rect.collidepoint(pos)

    def parts(self) -> Iterable["Widget"]:
        """Widgets inside this one."""
        return ()

    def window_on(self, part: "Widget") -> pygame.Rect | None:
        """The rectangle in which a part is seen, if it can be hidden by scrolling."""
        return None

    def show(self, part: "Widget") -> None:
        """Scroll so that the part can be seen."""

    def plain(self) -> str:
        """What stands on it, as text without markup."""
        return ""

    def overflow(self) -> str:
        """What does not fit into the rectangle, for tests; "" if all does."""
        return ""
