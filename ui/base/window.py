"""The window and its beat: real pixels, own pacing, and not a frame more than somebody asked for.

`import ui.window` sets the hints that SDL reads before it starts, so it comes before other pygame calls.
"""

import os
import sys
import time
from typing import Protocol

HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_IME_SHOW_UI": "1",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
}
for _name, _value in HINTS.items():
    os.environ.setdefault(_name, _value)

import pygame  # noqa: E402

from ui.base.settings import SMALLEST_WINDOW, Settings  # noqa: E402

FRAME = 1 / 60
FRAME_WIDEST = 96
"""Pixels; a title bar is not higher."""
INVISIBLE = ("offscreen", "dummy")
"""Drivers that SDL falls back on where no screen answers: the program would run where nobody sees it."""
LONGEST = 0.1
"""No frame tells the scenes that more time has passed: moving a window on Windows stops the loop."""


class Playable(Protocol):
    """What the loop drives: scenes/app.py."""

    running: bool

    def step(self, events: list[pygame.event.Event], dt: float) -> None: ...

    def draw(self) -> bool: ...


class Window:
    """One resizable window. `surface` always fits it; `size` is in pixels of that surface."""

    def __init__(self, settings: Settings, size: tuple[int, int] | None = None) -> None:
        """`size` opens it windowed at that size, whatever is remembered."""
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "1" if settings.graphics_card else "0")
        pygame.display.init()
        if pygame.display.get_driver() in INVISIBLE and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("there is no screen to open a window on (is DISPLAY or WAYLAND_DISPLAY set?)")
        pygame.font.init()
        self.settings = settings
        self.forced = size is not None
        self.fullscreen = False
        wanted = size or self._on_screen(settings.window_size)
        place = None if self.forced else settings.window_place
        self.asked_place, self.drift = place, (0, 0)
        self.native = pygame.Window("Chronotable", wanted, position=place or pygame.WINDOWPOS_CENTERED,
                                    resizable=True, allow_high_dpi=True)  # fmt: skip
        self.native.minimum_size = tuple(min(a, b) for a, b in zip(SMALLEST_WINDOW, wanted, strict=True))
        self.windowed_size = self.native.size
        self.surface = self.native.get_surface()
        pygame.key.set_repeat(400, 35)
        pygame.key.stop_text_input()
        if settings.fullscreen and not self.forced:
            self.set_fullscreen(True)

    @staticmethod
    def _on_screen(size: tuple[int, int]) -> tuple[int, int]:
        desktops = pygame.display.get_desktop_sizes() or [size]
        return min(size[0], max(d[0] for d in desktops)), min(size[1], max(d[1] for d in desktops))

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def note_settling(self, x: int, y: int) -> None:
        """The window system has put the new window here: frames push it aside, which must not add up."""
        if self.asked_place:
            across, down = x - self.asked_place[0], y - self.asked_place[1]
            if abs(across) <= FRAME_WIDEST and abs(down) <= FRAME_WIDEST:
                self.drift = (across, down)

    def set_icon(self, picture: pygame.Surface) -> None:
        self.native.set_icon(picture)

    def set_fullscreen(self, on: bool) -> None:
        if on == self.fullscreen:
            return
        if on:
            self.windowed_size = self.native.size
            self.native.set_fullscreen(desktop=True)
        else:
            self.native.set_windowed()
        self.fullscreen = on
        self.surface = self.native.get_surface()

    def to_pixels(self, event: pygame.event.Event) -> pygame.event.Event:
        """The same event with its place in pixels, where the system counts in points (macOS)."""
        points = self.native.size
        if points == self.size or not hasattr(event, "pos") or not points[0]:
            return event
        across, down = self.size[0] / points[0], self.size[1] / points[1]
        changed = dict(event.dict, pos=(round(event.pos[0] * across), round(event.pos[1] * down)))
        if "rel" in changed:
            changed["rel"] = (round(event.rel[0] * across), round(event.rel[1] * down))
        return pygame.event.Event(event.type, changed)

    def flip(self) -> None:
        self.native.flip()

    def remember(self) -> None:
        """Keep size, place and fullscreen for the next start."""
        if self.forced:
            return
        if not self.fullscreen:
            self.windowed_size = self.native.size
            place = tuple(at - drift for at, drift in zip(self.native.position, self.drift, strict=True))
            self.settings.set_quietly(window_place=place)
        size = tuple(max(a, b) for a, b in zip(self.windowed_size, SMALLEST_WINDOW, strict=True))
        self.settings.set_quietly(window_size=size, fullscreen=self.fullscreen)
        self.settings.save()

    def close(self) -> None:
        self.native.destroy()


def last_words(words: str) -> None:
    """Say why the program ends, where there is no screen of ours any more: in the terminal and in a box."""
    print(words, file=sys.stderr)
    try:
        pygame.display.message_box("Chronotable", words, "error")
    except pygame.error:
        return


def is_fullscreen_key(event: pygame.event.Event) -> bool:
    """F11, or Alt and Enter."""
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


def run(app: Playable) -> None:
    """Turn the program until it is done: at most sixty frames a second, none that nobody needs."""
    last = time.perf_counter()
    due = last
    while app.running:
        now = time.perf_counter()
        dt, last = min(LONGEST, now - last), now
        app.step(pygame.event.get(), dt)
        app.draw()
        due = max(due + FRAME, time.perf_counter() - FRAME)
        pause = due - time.perf_counter()
        if pause > 0:
            time.sleep(pause)
