"""A player without a hand: posts mouse and keys to the dummy driver and steps a virtual clock.

with Driver(size=(1280, 720)) as player:
    player.click("Settings")
    player.press("tab"); player.type("Ada"); player.drag((10, 10), (90, 10)); player.step(0.5)
"""

import gc

import pygame

from art.gallery import Gallery
from scenes.app import App
from scenes.menu import Menu
from ui.base.settings import Settings
from ui.base.window import Window

FRAME = 1 / 60
MODIFIERS = {
    "ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT, "cmd": pygame.KMOD_LMETA,
}  # fmt: skip


class Silence:
    """Sounds that note what would be heard."""

    def __init__(self):
        self.heard = []
        self.volume = self.ambience = 0
        self.muted = False
        self.is_heard = True
        self.sought = 0
        self.heeded = []

    def play(self, name, volume=1.0, pan=0.0):
        self.heard.append(name)

    def start(self):
        pass

    def seek(self):
        self.sought += 1

    def heed(self, event):
        self.heeded.append(event.type)

    def poll(self):
        pass

    def stop(self):
        pass


class Driver:
    """The whole program with a scene of your choice (the menu if none), at a size, with settings by name.

    It shows stand-ins for all pictures, unless it is given a gallery.
    """

    def __init__(self, home=Menu, size=(1280, 720), gallery=None, **settings):
        pygame.init()
        pygame.event.clear()
        self.settings = Settings.load()
        if settings:
            self.settings.set_quietly(**settings)
        self.window = Window(self.settings, size)
        self.app = App(self.window, self.settings, home)
        self.app._gallery = gallery or Gallery(None, painting=False)
        self.app._sounds = Silence()
        self.mouse = (0, 0)
        self.buttons = set()  # that are held
        self.looks = True  # False: presses although something has just come
        self.frames = 0
        self.drawn = 1  # one of so many frames is drawn, and the last of every step
        self.step(2 * FRAME)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.app.close()
        gc.collect()  # windows of many sizes would wait for it

    @property
    def scene(self):
        return self.app.stack.top

    @property
    def form(self):
        return self.scene.form

    # Time
    def ready(self):
        """Look at what has just come before pressing it, as people do."""
        for _ in range(60):
            own = getattr(self.scene, "arrival", None)
            if not (self.app.arrival.is_new or (own and own.is_new)):
                return
            self.step()

    def step(self, seconds=FRAME):
        """Let virtual time pass, frame by frame; nothing sleeps."""
        frames = max(1, round(seconds / FRAME))
        for n in range(1, frames + 1):
            self.app.step(pygame.event.get(), FRAME)
            if n % self.drawn == 0 or n == frames:
                self.frames += self.app.draw()
            self.app.idle(FRAME / 2)

    # Finding
    def widgets(self):
        form = getattr(self.scene, "form", None)
        return [w for w, _ in form.every() if w.visible] if form else []

    def find(self, words):
        """The visible widget that shows these words."""
        for said in (lambda w: w == words, lambda w: words.lower() in w.lower()):
            for widget in self.widgets():
                if any(said(t) for t in texts(widget)):
                    return widget
        raise LookupError(f"nothing says {words!r}; there is: {[t for w in self.widgets() for t in texts(w)]}")

    def says(self, words):
        """Whether some visible widget or notice shows these words."""
        said = [t for w in self.widgets() for t in texts(w)] + [n.words for n in self.app.toasts.notices]
        return any(words.lower() in t.lower() for t in said)

    def place(self, target):
        """A position for words, a widget, a rectangle or a position."""
        if isinstance(target, str):
            words, target = target, self.open_list(target) or self.find(target)
            for option, cell in zip(getattr(target, "options", ()), self.cells(target), strict=False):
                if option[1] == words:
                    return cell.center
        target = getattr(target, "rect", target)
        return target.center if isinstance(target, pygame.Rect) else tuple(target)

    def open_list(self, words):
        """The list that has dropped down, if it offers these words."""
        popup = getattr(self.scene, "form", None) and self.form.popup
        return popup if popup and words in [o[1] for o in getattr(popup, "options", ())] else None

    def cells(self, widget):
        """Where the options of a choice lie, if they can be clicked now."""
        if hasattr(widget, "cells") and (not widget.drops or self.form.popup is widget):
            return widget.cells()
        return []

    # Mouse
    def move(self, target):
        pos = self.place(target)
        rel = (pos[0] - self.mouse[0], pos[1] - self.mouse[1])
        self.mouse = pos
        held = tuple(int(button in self.buttons) for button in (1, 2, 3))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=held, touch=False))
        self.step()

    def down(self, button=1):
        if self.looks:
            self.ready()
        self.buttons.add(button)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.mouse, button=button, touch=False))
        self.step()

    def up(self, button=1):
        self.buttons.discard(button)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.mouse, button=button, touch=False))
        self.step()

    def click(self, target, button=1):
        self.move(target)
        self.down(button)
        self.up(button)

    def drag(self, start, end, steps=6):
        self.move(start)
        self.down()
        (ax, ay), (bx, by) = self.place(start), self.place(end)
        for n in range(1, steps + 1):
            self.move((ax + (bx - ax) * n // steps, ay + (by - ay) * n // steps))
        self.up()

    def wheel(self, down):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-down, precise_x=0.0, precise_y=-float(down)))
        self.step()

    # Keys
    def press(self, keys, times=1):
        """ "tab", "shift+tab", "ctrl+a", "f11", "a"."""
        *mods, name = keys.split("+")
        mod = 0
        for each in mods:
            mod |= MODIFIERS[each]
        key = pygame.key.key_code(name)
        letter = name if len(name) == 1 and not mod else " " if name == "space" else ""
        for _ in range(times):
            if self.looks:
                self.ready()
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0))
            self.step()

    def type(self, words):
        for letter in words:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.step()

    def put_on_clipboard(self, words):
        pygame.scrap.put_text(words)

    # The window
    def resize(self, size):
        self.window.native.size = size
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.step(0.2)

    def shot(self, path):
        self.step()
        pygame.image.save(self.window.surface, str(path))


def texts(widget):
    """What a widget says."""
    said = [getattr(widget, name, "") for name in ("words", "hint", "detail")]
    value = getattr(widget, "value", None)
    said = [s for s in said if isinstance(s, str)]
    if isinstance(value, str):
        said.append(value)
    said.extend(o[1] for o in getattr(widget, "options", ()))
    return [s for s in said if s]
