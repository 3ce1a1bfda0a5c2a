"""What all scenes share: window, stack, settings, sounds, pictures, short notices; and one step of it.

`step` and `draw` never read a clock: the loop of ui/base/window.py and the tests both drive them.
"""

import contextlib
import gc
import sys
import traceback
from collections.abc import Callable
from datetime import datetime

import pygame

from game import system
from game.files import shortened
from game.kernel.template import fill
from scenes import telltale, texts
from scenes.arrival import Arrival
from scenes.held_button import HeldButton
from scenes.registry import named
from scenes.stack import Scene, Stack
from ui.base import folders, keys, plates, text
from ui.base.canvas import Canvas, Target
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.base.window import Window, is_fullscreen_key
from ui.widgets.toast import Toasts

STILL = 0.1
"""Seconds without a change of size after which scenes make what is costly to make."""
REPEATING = (
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_TAB,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
)
SETTLING = 0.7
"""Seconds in which the window system puts a new window where it wants it."""
LONGEST_NOTICE = 700
"""Letters of a notice: what it tells of may be of any length."""
TIDYING = 1.5
"""Seconds after which what was held for a size of the window that it has no more is let go."""
REPORT = pygame.K_F10
"""The key that writes a report."""
LOOKING = 2.0
"""Seconds from one look at what another program may have changed to the next; coming back to the window is one too."""
CALM = 5.0
"""Seconds without a fault after which earlier ones are forgotten; three within them end the program."""


class App:
    """`home` makes the scene to begin with and to come back to after a fault: the menu, if nothing is said."""

    def __init__(self, window: Window, settings: Settings, home: Callable[[], Scene] | None = None) -> None:
        self.window, self.settings = window, settings
        self.home = home or (lambda: self.made("menu"))
        self.running = True
        self.scale = Scale(window.size, settings.ui_scale)
        self.stack = Stack(self)
        self.toasts = Toasts()
        self._sounds = self._gallery = None
        self.owed: list = []  # matches that are over and left, and whose end could not be written down yet
        self._since_resize: float | None = None
        self._below: pygame.Surface | None = None  # of the window's size, and kept: it is large
        self._is_below = False  # what shows through the top scene is in it
        self._canvas = Canvas()  # what the window shows
        self._has_shown = False
        self._faults, self._calm, self._age = 0, 0.0, 0.0
        self._held: set[int] = set()
        self._has_opened = False  # something that was dropped, in this frame
        self.version = ""
        self._report = None  # that is being written
        self._unlooked = 0.0
        self._tidy_in: float | None = None
        self._exposed = True
        self.arrival = Arrival()  # of the scene on top
        self.held_button = HeldButton()
        self.telltale = telltale.wanted()
        settings.listeners.append(self._settings_changed)
        self._problem_said = ""
        self._say_problem()
        if window.notice:
            self.toast(window.notice, seconds=12, warning=True)
        self.stack.start(self.home())
        gc.freeze()  # what the program is made of stays: looking through it for garbage would cost a frame

    @property
    def sounds(self):
        """ui/base/sound.py, opened when first asked for: after the first frame, which it would keep waiting."""
        if self._sounds is None:
            self._sounds = named("sounds")(folders.cache_dir())
            self._set_volumes()
            self._sounds.start()
        return self._sounds

    @property
    def gallery(self):
        """art/gallery.py, opened when first asked for."""
        if self._gallery is None:
            self._gallery = named("gallery")(folders.cache_dir())
        return self._gallery

    def toast(self, text: str, seconds: float = 5.0, warning: bool = False, of: Scene | None = None) -> None:
        """Show a notice at the head of the window, over any scene. A notice `of` a scene goes when that is left."""
        self.toasts.say(shortened(text, LONGEST_NOTICE), seconds, warning, of)

    # Scenes by name

    def made(self, name: str, *given, **how) -> Scene:
        """A scene by its name in `scenes/registry.py`, not yet on the stack."""
        return named(name)(*given, **how)

    def go(self, name: str, *given, **how) -> Scene:
        """Lay this scene on top of what is shown; the scene."""
        scene = self.made(name, *given, **how)
        self.stack.push(scene)
        return scene

    def start(self, name: str, *given, **how) -> Scene:
        """Begin anew with this scene, in place of everything that is shown; the scene."""
        scene = self.made(name, *given, **how)
        self.stack.start(scene)
        self._tidy_in = 0.0  # this frame takes its time anyway
        return scene

    def quit(self) -> None:
        """End the program after this frame; every scene is asked to leave."""
        self.running = False

    def step(self, events: list[pygame.event.Event], dt: float) -> None:
        """Take these events, let `dt` seconds pass. After a fault in a scene the menu comes back."""
        try:
            self._settle()
            self._has_opened = False
            for event in events:
                self._event(keys.as_meant(self.window.to_pixels(event)))
                self._settle()
            self.arrival.update(dt)
            for scene in [s for s in self.stack.scenes if s is self.stack.top or s.lives_below]:
                scene.update(dt)
            self.toasts.update(dt)
            self._let_rest(dt)
            self._tidy(dt)
            self._look_round(dt)
            self._say_report()
            if self._gallery is not None and self._gallery.poll(ahead=0.0, frame=dt):
                self._mark_dirty()
            if text.has_new_letters():
                self._renew_words()
            if self._has_shown:
                self.sounds.poll()
            self._settle()
            if not self.stack.scenes:
                self.quit()
            if self.telltale is not None:
                self.telltale.clock += dt
            self._age += dt
            self._calm += dt
            if self._calm > CALM:
                self._faults = 0
        except Exception:
            self._fault()

    def _settle(self) -> None:
        """Make the changes of the stack that were asked for; what comes to the top so cannot be pressed at once.

        What is covered now forgets where the mouse was: when it is seen again, the mouse may be anywhere.
        """
        before = self.stack.top
        changed, top = self.stack.settle(), self.stack.top
        if changed:
            self.toasts.forget_owners(self.stack.scenes)
        if changed and top is not None and before not in (None, top):
            self.arrival.begin(top.comes)
            if before in self.stack.scenes:
                before.cancel_drag()
                before.handle(pygame.event.Event(pygame.WINDOWLEAVE))

    @property
    def is_changing(self) -> bool:
        """Whether something comes, goes or ends by itself, and a press may be for what is no more or not yet there."""
        top = self.stack.top
        return self.arrival.is_new or self._since_resize is not None or (top is not None and top.is_changing)

    def draw(self) -> bool:
        """Draw and show one frame if somebody asked for it; True if so."""
        has_drawn = self._draw()
        if self.telltale is not None:
            self.telltale.tell(self, has_drawn)
        return has_drawn

    def _draw(self) -> bool:
        visible = self.stack.visible
        if not (self._exposed or self.toasts.is_dirty or any(scene.is_dirty for scene in visible)):
            return False
        try:
            changed = self._paint(visible)
        except Exception:
            self._fault()
            return False
        self._exposed = False
        self.window.show(changed)
        self._has_shown = True
        return True

    def idle(self, seconds: float) -> bool:
        """Use the time until the next frame for pictures that nobody sees yet; True if there are more to be made."""
        try:
            is_more = self.stack.top is not None and self.stack.top.go_ahead(seconds)
            return (not is_more and self._gallery is not None and self._gallery.go_ahead(seconds)) or is_more
        except Exception:
            self._fault()
            return False

    def _paint(self, scenes: list[Scene]) -> list[pygame.Rect] | None:
        """Draw these scenes and the notices; answers with the parts of the window that changed, None for all of it."""
        surface = self.window.surface
        layers = scenes[0].layers(surface.get_size()) if len(scenes) == 1 else None
        if self._exposed or layers is None:
            self._canvas.forget()
        if layers is not None:

            def paint(target: Target) -> None:
                layers.over(target)
                self.toasts.draw(target, self.scale)

            scenes[0].is_dirty = False
            return self._canvas.draw(surface, layers._replace(over=paint))
        self._draw_below(scenes[:-1])
        for scene in scenes[-1:]:
            scene.draw(surface)
            scene.is_dirty = False
        self.toasts.draw(surface, self.scale)
        return None

    def _draw_below(self, scenes: list[Scene]) -> None:
        """Draw what shows through the top scene; while that rests, a copy of it is enough."""
        surface = self.window.surface
        rests = not self._exposed and not any(scene.is_dirty for scene in scenes)
        kept = self._below if self._below is not None and self._below.get_size() == surface.get_size() else None
        if rests and self._is_below and kept is not None:
            surface.blit(kept, (0, 0))
            return
        self._is_below = False
        for scene in scenes:
            scene.draw(surface)
            scene.is_dirty = False
        if scenes and rests:  # drawn a second time, and the same: a copy will do from here on
            self._below = kept or pygame.Surface(surface.get_size(), 0, surface)
            self._below.blit(surface, (0, 0))
            self._is_below = True

    def close(self) -> None:
        """The end: scenes leave (a match is saved by its own scene), the window's place is remembered."""
        gc.unfreeze()
        for scene in reversed(self.stack.scenes):
            with contextlib.suppress(Exception):
                scene.leave()
        with contextlib.suppress(Exception):
            self._write_owed()
        self.window.remember()
        self.window.close()
        if self._gallery is not None:
            self._gallery.close()
        if self._sounds is not None:
            self._sounds.stop()

    def _is_idle_repeat(self, event: pygame.event.Event) -> bool:
        """Whether this is a held key that should not act again (only moving and erasing go on)."""
        if event.type == pygame.WINDOWFOCUSLOST or keys.loses_keys(event):
            self._held.clear()
        elif event.type == pygame.KEYUP:
            self._held.discard(keys.identity(event))
        elif event.type == pygame.KEYDOWN:
            if keys.identity(event) in self._held and event.key not in REPEATING:
                return True
            self._held.add(keys.identity(event))
        return False

    def _event(self, event: pygame.event.Event) -> None:
        if self.telltale is not None:
            self.telltale.note(event)
        if self.held_button.is_lost_with(event):
            for scene in self.stack.scenes:
                scene.cancel_drag()
        if self._is_idle_repeat(event):
            return
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.relayout()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._exposed = True
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._unlooked = LOOKING
        elif event.type == pygame.WINDOWMOVED and self._age < SETTLING:
            self.window.note_settling(event.x, event.y)
        elif is_fullscreen_key(event):
            self.settings.change(fullscreen=not self.window.fullscreen)
        elif event.type == pygame.KEYDOWN and event.key == REPORT:
            self.report()
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self.sounds.heed(event)
        elif event.type in (pygame.DROPFILE, pygame.DROPTEXT):
            self._drop(event)
        elif not self.toasts.handle(event) and self.stack.top and not self.arrival.holds_back(event):
            self.stack.top.handle(event)

    def _drop(self, event: pygame.event.Event) -> None:
        """What was dropped is opened: of several things that came at once the first that can be, and none lies over
        it."""
        if self._has_opened:
            self.toast(texts.DROPPED_SEVERAL, seconds=8)
        elif not ((self.stack.top and self.stack.top.drop(event)) or self._opens(event)):
            self.toast(texts.CANNOT_DROP)
        self._has_opened = self._has_opened or self.stack.is_changing

    def _opens(self, event: pygame.event.Event) -> bool:
        """Whether what was dropped where nobody waits for it is opened all the same: a record or a report, but over no
        table and no dialog."""
        top = self.stack.top
        is_free = top is not None and top.covers and not any(hasattr(scene, "chair") for scene in self.stack.scenes)
        return is_free and named("what was dropped")(self, event)

    def report(self) -> None:
        """Write a report of what is on the screen now, with the match that is played; it is said where it lies."""
        if self._report is None:
            self._report = named("report")(self)

    def _say_report(self) -> None:
        if self._report is not None and (said := self._report.poll()):
            self.toast(said, seconds=12, warning=not self._report.is_written)
            self._report = None

    def _settings_changed(self, names: set[str]) -> None:
        if "fullscreen" in names and self.settings.fullscreen != self.window.fullscreen:
            self.window.set_fullscreen(self.settings.fullscreen)
            self.relayout()
        if "ui_scale" in names:
            self.relayout()
        if names & {"sound_volume", "ambience_volume"} and self._sounds is not None:
            self._set_volumes()
            self._sounds.seek()  # whoever turns it up and hears nothing has plugged something in
        self._say_problem()
        self._mark_dirty()

    def _say_problem(self) -> None:
        """What is wrong with the settings file, once."""
        problem = self.settings.problem
        if problem and problem != self._problem_said:
            self._problem_said = problem
            self.toast(problem, seconds=20, warning=True)

    def _set_volumes(self) -> None:
        self._sounds.volume = self.settings.sound_volume
        self._sounds.ambience = self.settings.ambience_volume

    def relayout(self) -> None:
        """The window or the scale changed: place all scenes anew if the numbers really differ."""
        self._exposed = True
        scale = Scale(self.window.size, self.settings.ui_scale)
        if scale == self.scale:
            return
        self.scale = scale
        for scene in self.stack.scenes:
            scene.scale = scale
            scene.layout(scale)
        self._since_resize, self._tidy_in = 0.0, TIDYING
        plates.mark()
        self._mark_dirty()

    def _renew_words(self) -> None:
        """The system has told of fonts that it was asked for."""
        for scene in self.stack.scenes:
            scene.renew_words()
        self._exposed = True
        self._mark_dirty()

    def _look_round(self, dt: float) -> None:
        """Another program may have the same home: now and then look what it has changed there."""
        self._unlooked += dt
        if self._unlooked >= LOOKING:
            self._unlooked = 0.0
            self.settings.look()
            self._write_owed()
            if self.stack.top:
                self.stack.top.look_round()

    def _write_owed(self) -> None:
        """Try again to write down matches that were left while the disk was full."""
        if self.owed:
            named("write what is owed")(self)

    def _let_rest(self, dt: float) -> None:
        if self._since_resize is None:
            return
        self._since_resize += dt
        if self._since_resize >= STILL:
            self._since_resize = None
            for scene in self.stack.scenes:
                scene.settle_layout()
            self._mark_dirty()

    def _tidy(self, dt: float) -> None:
        """When everything was left for another screen, and some time after another size: let go of what it held."""
        if self._tidy_in is None:
            return
        self._tidy_in -= dt
        if self._tidy_in <= 0:
            self._tidy_in = None
            plates.forget_unused()
            gc.unfreeze()
            gc.collect()  # a table and its parts know each other, and pictures count for nothing until that is noticed
            gc.freeze()  # what is here now stays: looking through it for garbage, again and again, would cost a frame
            system.give_memory_back()

    def _mark_dirty(self) -> None:
        for scene in self.stack.scenes:
            scene.is_dirty = True

    def _fault(self) -> None:
        """Write down what happened, say so, go home; if home itself fails, end with the message."""
        story = traceback.format_exc()
        print(story, file=sys.stderr)
        path = folders.note_fault(f"--- {datetime.now():%Y-%m-%d %H:%M:%S}\n{story}\n")
        self._faults, self._calm = self._faults + 1, 0.0
        if self._faults > 2:
            last = story.strip().splitlines()[-1]
            raise SystemExit(fill(texts.FATAL_SEE, path=path) if path else fill(texts.FATAL, why=shortened(last, 300)))
        kept = []
        for scene in self.stack.scenes:
            with contextlib.suppress(Exception):
                scene.leave()
            with contextlib.suppress(Exception):
                kept.append(scene.farewell())
        self.stack.forget()
        self.stack.start(self.home())
        last = story.strip().splitlines()[-1]
        words = fill(
            texts.FAULT_DETAILS if path else texts.FAULT_NO_DETAILS,
            what=" ".join([texts.SCREEN_CLOSED, *map(text.escape, filter(None, kept))]),
            error=text.escape(shortened(last, 300)),
            path=text.escape(str(path)),
        )
        self.go("dialog", texts.WENT_WRONG, words, [(texts.TO_MENU, None)])
