"""A scene made of widgets: it feeds its form, draws its ground, and goes back with Esc."""

import pygame

from scenes import texts
from scenes.stack import Scene
from ui.base import clipboard, text, theme
from ui.base.backdrop import backdrop
from ui.base.scale import Scale
from ui.widgets.entry import Entry
from ui.widgets.form import Form
from ui.widgets.press import Button
from ui.widgets.text import Plate
from ui.widgets.tooltip import TipRoom
from ui.widgets.widget import Widget

SHADE = (4, 6, 12, 150)
BACK = 104
"""Logical units that the way back takes at the foot of a screen: its arrow stands under what stands in the plate."""


class FormScene(Scene):
    """Fill `self.form` in `build`, place its widgets in `layout`; `back` is what Esc does.

    `title` is written at the head; scenes that do not cover get a dark veil instead of a ground.
    """

    title = ""
    HEAD = 92
    """Logical units that the title takes."""

    def enter(self, app) -> None:
        self.form = Form(on_sound=self._play)
        self.form.on_notice = self._warn
        self.form.is_asked_why = True
        self.form.tip_delay = app.settings.hover_delay / 1000
        self.form.tip_room = self.tip_room
        self._veil: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._ground_seen: tuple = ()
        self._is_unseen_told = False
        self.build()

    @property
    def is_by_keys(self) -> bool:
        return self.form.by_keys

    def take_keys(self) -> None:
        if self.form.focused is None:
            self.form.focus_next()
        else:
            self.form.focus(self.form.focused, by_keys=True)

    def _play(self, name: str) -> None:
        self.app.sounds.play(name)

    def _warn(self, words: str) -> None:
        self.app.toast(words, warning=True)

    def build(self) -> None:
        """Make the widgets, in the order of the Tab key."""

    def tip_room(self) -> TipRoom:
        """Where slips may lie: rather not on a button, whatever scrolls past it."""
        return TipRoom(free=[one.rect for one in self.form.widgets if isinstance(one, Button) and one.visible])

    def add(self, widget: Widget) -> Widget:
        return self.form.add(widget)

    def back(self) -> None:
        """Esc."""
        self.app.stack.pop()

    def resume(self) -> None:
        self.form.is_dirty = True
        self.is_dirty = True
        self.form.tip_delay = self.app.settings.hover_delay / 1000

    def handle(self, event: pygame.event.Event) -> None:
        taken = self.form.handle(event)
        if not taken and event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_ALT:
            if event.key == pygame.K_ESCAPE:
                self._play("click")
                self.back()
            elif event.key == pygame.K_c and event.mod & pygame.KMOD_CTRL:
                self.copy_text()
            else:
                self.key(event)
        if taken and event.type in (pygame.TEXTINPUT, pygame.KEYDOWN):
            self._tell_unseen()
        self._note()

    def cancel_drag(self) -> None:
        self.form.cancel_drag()
        self._note()

    def renew_words(self) -> None:
        self._ground = None
        super().renew_words()
        self._tell_unseen()

    def _tell_unseen(self) -> None:
        """Whoever types what no font has a picture of is told so, once on each screen."""
        entry = self.form.focused
        if not self._is_unseen_told and isinstance(entry, Entry) and text.is_lacking(entry.value):
            self._is_unseen_told = True
            self.app.toast(texts.UNSEEN_LETTERS, seconds=9)

    def key(self, event: pygame.event.Event) -> None:
        """A key that no widget wanted."""

    def copy_text(self) -> None:
        """Ctrl+C: all that stands here as text, with what is warned of over it."""
        clipboard.write("\n".join(filter(None, (self.title, self.form.plain(), *self.app.toasts.warnings))))
        self.app.toast(texts.COPIED_SCREEN)

    def update(self, dt: float) -> None:
        self.form.update(dt)
        self._note()

    def _note(self) -> None:
        if self.form.take_dirty():
            self.is_dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        if not self.covers:
            self.draw_ground(surface)
            self.form.draw(surface)
            return
        seen = self.ground_key(surface.get_size())
        if self._ground is None or seen != self._ground_seen:
            self._ground, self._ground_seen = self._ground_of(surface.get_size()), seen
        surface.blit(self._ground, (0, 0))
        self.form.draw(surface, without=Plate)

    def ground_key(self, size: tuple[int, int]) -> tuple:
        """What the ground depends on; while this is the same, it is painted only once."""
        return size, *((w.look, *w.rect) for w in self._plates())

    def _plates(self) -> list[Plate]:
        return [w for w in self.form.widgets if isinstance(w, Plate) and w.visible]

    def _ground_of(self, size: tuple[int, int]) -> pygame.Surface:
        """Everything that does not move: the ground, the title and the plates."""
        ground = pygame.Surface(size)
        self.draw_ground(ground)
        if self.title:
            self.draw_title(ground)
        for plate in self._plates():
            plate.draw(ground)
        return ground

    def draw_ground(self, surface: pygame.Surface) -> None:
        if self.covers:
            surface.blit(backdrop(surface.get_size()), (0, 0))
            return
        if self._veil is None or self._veil.get_size() != surface.get_size():
            self._veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            self._veil.fill(SHADE)
        surface.blit(self._veil, (0, 0))

    def title_x(self) -> int:
        """Where the title begins, in pixels."""
        return self.column(1180).x

    def draw_title(self, surface: pygame.Surface) -> None:
        scale = self.scale
        px = scale.px(38)
        words = text.render(self.title, "display", px, theme.BRASS, shadow=theme.INK)
        y = scale.px(self.HEAD / 2 + 4) - words.get_height() // 2
        surface.blit(words, (self.title_x() - text.shadow_pad(px), y))

    def column(self, widest: float) -> pygame.Rect:
        """The window below the title, in the middle, at most so many units wide; in pixels."""
        scale: Scale = self.scale
        wide = min(widest, scale.size[0] - 48)
        left = (scale.size[0] - wide) / 2
        head = self.HEAD if self.title else 24
        return scale.rect(left, head, wide, scale.size[1] - head - 20)
