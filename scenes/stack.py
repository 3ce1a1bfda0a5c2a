"""Scenes and the stack they lie on: the top one is played, those it does not cover are seen below it.

Scenes ask for changes at any moment; `Stack.settle` makes them between two frames.
"""

from typing import TYPE_CHECKING

import pygame

from scenes.arrival import BRIEFLY, MOMENT
from ui.base.canvas import Layers
from ui.base.scale import Scale

if TYPE_CHECKING:
    from scenes.app import App


class Scene:
    """One screen. Everything is optional; `update` draws nothing and `draw` changes nothing.

    `covers`    False if the scene below shows through (pause, dialogs)
    `app`       set before `enter`: .window .stack .settings .sounds .gallery .toast(text) .quit()
    `scale`     set before `layout`
    `is_dirty`  True asks for a frame; the loop sets it False after drawing. Nothing is drawn otherwise.
    `comes`     seconds after coming to the top in which it cannot be pressed yet
    """

    covers = True
    app: "App"
    scale: Scale
    is_dirty = True

    @property
    def comes(self) -> float:
        return BRIEFLY if self.covers else MOMENT

    @property
    def is_changing(self) -> bool:
        """Whether something goes on here that ends by itself: a story that is told, a computer that thinks."""
        return False

    def enter(self, app: "App") -> None:
        """The scene was put on the stack (once). `layout` follows."""

    def take_keys(self) -> None:
        """The scene was opened by keys (after `layout`): let it be seen what has them."""

    @property
    def is_by_keys(self) -> bool:
        """Whether the last press here was one of the keyboard, and what is opened by it is to be used so."""
        return False

    def leave(self) -> None:
        """The scene was taken off the stack for good."""

    def look_round(self) -> None:
        """Some time has passed, or the window was come back to: has another program changed a file that is shown?"""

    def farewell(self) -> str:
        """What became of what was done here, told when a fault of ours has closed this screen, after `leave`."""
        return ""

    def resume(self) -> None:
        """The scene is on top again after something above it left."""

    def layout(self, scale: Scale) -> None:
        """The window or the UI scale has changed (also called once after `enter`): place everything."""

    def renew_words(self) -> None:
        """Some letters have pictures now that had none: what was laid out with dots in their place is laid out anew."""
        self.layout(self.scale)

    def settle_layout(self) -> None:
        """The window has kept its size for a moment: make now what is costly to make."""

    def go_ahead(self, seconds: float) -> bool:
        """A frame has left over so much time: make what may be wanted soon; True if there is more to be made."""
        return False

    def handle(self, event: pygame.event.Event) -> None:
        """One pygame event; only the top scene gets them. Positions are pixels of the surface."""

    def cancel_drag(self) -> None:
        """The mouse button was lost, or another scene has come: nothing is dragged or pressed any more."""

    def drop(self, event: pygame.event.Event) -> bool:
        """A file (DROPFILE) or words (DROPTEXT) were dropped on the window; True if the scene can use them."""
        return False

    def update(self, dt: float) -> None:
        """`dt` seconds have passed (at most 0.1); the top scene is told, and others with `lives_below`."""

    lives_below = False
    """True if `update` is called under another scene too."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the whole scene."""

    def layers(self, size: tuple[int, int]) -> Layers | None:
        """What `draw` paints, as layers, if much of it rests: then it is drawn only where it changes."""
        return None


class Stack:
    """What lies on what. `push`, `pop`, `replace` and `start` take effect at the next `settle`."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.scenes: list[Scene] = []
        self._wanted: list[tuple[str, Scene | None]] = []

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def is_changing(self) -> bool:
        """Whether another scene was asked for, and is not there yet."""
        return bool(self._wanted)

    @property
    def visible(self) -> list[Scene]:
        """From the topmost covering scene upward, in the order of drawing."""
        first = max((n for n, scene in enumerate(self.scenes) if scene.covers), default=0)
        return self.scenes[first:]

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self._wanted.append(("push", scene))

    def pop(self) -> None:
        """Take the top scene off; the last one gone ends the program."""
        self._wanted.append(("pop", None))

    def replace(self, scene: Scene) -> None:
        """Another scene in place of the top one."""
        self._wanted.append(("replace", scene))

    def start(self, scene: Scene) -> None:
        """Take everything off and begin with this scene."""
        self._wanted.append(("start", scene))

    def settle(self) -> bool:
        """Make the changes asked for; True if there were any."""
        changed = bool(self._wanted)
        is_by_keys = self.top is not None and self.top.is_by_keys
        while self._wanted:
            what, scene = self._wanted.pop(0)
            if what == "start":
                while self.scenes:
                    self.scenes.pop().leave()
            elif what in ("pop", "replace") and self.scenes:
                self.scenes.pop().leave()
            if scene is not None:
                scene.app, scene.scale = self.app, self.app.scale
                self.scenes.append(scene)
                scene.enter(self.app)
                scene.layout(self.app.scale)
                if is_by_keys:
                    scene.take_keys()
                scene.settle_layout()
            elif self.scenes and not self._wanted:
                self.scenes[-1].resume()
        if changed:
            for scene in self.visible:
                scene.is_dirty = True
        return changed

    def forget(self) -> None:
        """Drop every scene without asking it anything: after a fault."""
        self.scenes.clear()
        self._wanted.clear()
