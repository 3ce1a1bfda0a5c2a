"""The window and its beat: real pixels, own pacing, and not a frame more than somebody asked for.

`import ui.base.window` sets the hints that SDL reads before it starts, so it comes before other pygame calls.
"""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from game import system

HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_IME_SHOW_UI": "1",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
}
for _name, _value in HINTS.items():
    os.environ.setdefault(_name, _value)
WAY = "SDL_FRAMEBUFFER_ACCELERATION"
"""How SDL shows the picture: "1" through the graphics card, "0" without."""
IS_WAY_GIVEN = WAY in os.environ
"""The person who started the program knows better."""

import pygame  # noqa: E402

from game.kernel.template import fill  # noqa: E402
from ui.base import texts  # noqa: E402
from ui.base.settings import SMALLEST_WINDOW, Settings  # noqa: E402

log = logging.getLogger(__name__)

FRAME, SLOW_FRAME = 1 / 60, 1 / 10
LOOK = 1 / 20
"""Seconds after which somebody looks for events where frames are slow. What a program at rest takes of the processor is
for waking up, far more than for what it then does: this is as long as a hand does not notice, and twice in a frame."""
RESTLESS = 1.5
"""Seconds without an event or a change after which they become slow."""
FRAME_WIDEST = 96
"""Pixels; a title bar is not higher."""
WITH = {"0": "without", "1": "with"}
INVISIBLE = ("offscreen", "dummy")
"""Drivers that SDL falls back on where no screen answers: the program would run where nobody sees it."""
HANDLE = (64, 16)
"""Pixels of a window's upper edge that must be on a screen, so that it can be seen and moved."""
OF_THE_SCREEN = 0.8
"""What a first window takes of a large screen, across or down."""
LONGEST = 0.1
"""No frame tells the scenes that more time has passed: moving a window on Windows stops the loop."""


class Playable(Protocol):
    """What the loop drives: scenes/app.py."""

    running: bool

    def step(self, events: list[pygame.event.Event], dt: float) -> None: ...

    def draw(self) -> bool: ...

    def idle(self, seconds: float) -> bool: ...


class Window:
    """One resizable window. `surface` always fits it; `size` is in pixels of that surface."""

    def __init__(self, settings: Settings, size: tuple[int, int] | None = None) -> None:
        """`size` opens it windowed at that size, whatever is remembered."""
        global _shown
        pygame.display.init()
        if pygame.display.get_driver() in INVISIBLE and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error(system.why_no_screen())
        pygame.font.init()
        self.settings = settings
        self.notice = ""
        self.forced = size is not None
        self.fullscreen = False
        wanted = size or self._on_screen(settings.window_size)
        place = None if self.forced else settings.window_place
        if place is None and not self.forced:
            wanted = self._first(wanted)
        elif place is not None and not is_seen(place, wanted):
            log.warning("The window was at %s, where no screen is now: it is put in the middle", place)
            place = None
        self.asked_place, self.drift = place, (0, 0)
        self.native, self.surface = self._opened(wanted, place)
        self._show_parts = system.shows_parts(pygame.base.__file__, self.native.id)
        self.native.minimum_size = tuple(min(a, b) for a, b in zip(SMALLEST_WINDOW, wanted, strict=True))
        if not self.forced and self._is_too_tall(wanted) and (place is None or self._is_as_wide(wanted)):
            self.native.maximize()  # it is new, or filled the screen before and would be pushed down by its frame
        self.windowed_size = self.native.size
        _shown = self
        pygame.key.set_repeat(400, 35)
        pygame.key.stop_text_input()
        if settings.fullscreen and not self.forced:
            self.set_fullscreen(True)

    def _opened(self, size: tuple[int, int], place: tuple[int, int] | None) -> tuple[pygame.Window, pygame.Surface]:
        """A window and its surface, in the way that is wanted or, if need be, in the other."""
        ways = ("1", "0") if self.needs_graphics_card or self.settings.graphics_card else ("0", "1")
        for number, way in enumerate(ways):
            if not IS_WAY_GIVEN:
                os.environ[WAY] = way
            native = pygame.Window("Chronotable", size, position=place or pygame.WINDOWPOS_CENTERED,
                                   resizable=True, allow_high_dpi=True)  # fmt: skip
            try:
                return native, native.get_surface()
            except pygame.error as wrong:
                native.destroy()
                if number or IS_WAY_GIVEN:
                    raise
                log.warning("No window could be shown %s the graphics card: %s", WITH[way], wrong)
                used = texts.WITH_GRAPHICS_CARD if ways[1] == "1" else texts.WITHOUT_GRAPHICS_CARD
                self.notice = fill(used, why=wrong)
                pygame.display.quit()  # SDL asks for the way only once
                pygame.display.init()
            finally:
                if not IS_WAY_GIVEN:
                    del os.environ[WAY]  # those that we start are not to think that somebody has given it
        raise AssertionError("there are two ways")

    @property
    def needs_graphics_card(self) -> bool:
        """Whether nothing else can show a window on this desktop."""
        return not system.is_software_window(pygame.display.get_driver())

    @staticmethod
    def _first(size: tuple[int, int]) -> tuple[int, int]:
        """The size of the very first window: as large as a screen has room for, in the shape of the design. Where
        windows have no places that could be remembered, one that was given another size keeps it."""
        if size != Settings().window_size:
            return size
        room = (pygame.display.get_desktop_sizes() or [size])[0]
        larger = max(1.0, OF_THE_SCREEN * min(most / side for side, most in zip(size, room, strict=True)))
        return round(size[0] * larger), round(size[1] * larger)

    @staticmethod
    def _is_too_tall(size: tuple[int, int]) -> bool:
        """Whether a frame, or a bar of the desktop, would push the foot of a window of that size off the screen."""
        return size[1] + FRAME_WIDEST > (pygame.display.get_desktop_sizes() or [size])[0][1]

    @staticmethod
    def _is_as_wide(size: tuple[int, int]) -> bool:
        """Whether a window of that size takes the whole width of the screen."""
        return size[0] >= (pygame.display.get_desktop_sizes() or [size])[0][0]

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

    def to_points(self, rect: pygame.Rect) -> pygame.Rect:
        """The opposite for a part of the surface: where the system has it."""
        points = self.native.size
        if points == self.size or not points[0]:
            return rect
        across, down = points[0] / self.size[0], points[1] / self.size[1]
        return pygame.Rect(round(rect.x * across), round(rect.y * down), round(rect.w * across), round(rect.h * down))

    def show(self, parts: Sequence[pygame.Rect] | None = None) -> None:
        """Bring the surface to the screen, or only these parts of it, where the system can."""
        if parts is None or self._show_parts is None or not self._show_parts(parts):
            self.native.flip()

    def remember(self) -> None:
        """Keep size, place and fullscreen for the next start."""
        if self.forced:
            return
        if not self.fullscreen:
            self.windowed_size = self.native.size
            if system.knows_places(pygame.display.get_driver()):
                place = tuple(at - drift for at, drift in zip(self.native.position, self.drift, strict=True))
                self.settings.set_quietly(window_place=place)
        size = tuple(max(a, b) for a, b in zip(self.windowed_size, SMALLEST_WINDOW, strict=True))
        self.settings.set_quietly(window_size=size, fullscreen=self.fullscreen)
        self.settings.save()

    def close(self) -> None:
        global _shown
        _shown = None
        self.native.destroy()


_shown: Window | None = None


def show_typing_at(rect: pygame.Rect) -> None:
    """Tell the input method which part of the surface is typed into, so that its list of words lies beside it."""
    pygame.key.set_text_input_rect(_shown.to_points(rect) if _shown is not None else rect)


def is_seen(place: tuple[int, int], size: tuple[int, int]) -> bool:
    """Whether enough of a window at this place lies on a screen; a place on a screen that is gone does not."""
    screens = [pygame.Rect(screen) for screen in system.screens(pygame.base.__file__)]
    if not screens:
        sizes = pygame.display.get_desktop_sizes()
        screens = [pygame.Rect((0, 0), sizes[0])] if len(sizes) == 1 else []
    edge = pygame.Rect(place, (size[0], 2 * HANDLE[1]))
    parts = [edge.clip(screen) for screen in screens]
    return not screens or any(part.w >= HANDLE[0] and part.h >= HANDLE[1] for part in parts)


def last_words(words: str) -> None:
    """Say why the program ends, where there is no screen of ours any more: in the terminal and in a box."""
    print(words, file=sys.stderr)
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)  # nobody asks for events while the box is shown
    try:
        pygame.display.message_box("Chronotable", words, "error")
    except pygame.error:
        return


def is_fullscreen_key(event: pygame.event.Event) -> bool:
    """F11, or Alt and Enter."""
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


class Pace:
    """When the next frame is due: sixty a second, and few once nothing has happened for a while."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.due = self.stirred = clock()

    def count(self, is_stirring: bool) -> None:
        """A frame is over, in which something happened or nothing did."""
        now = self.clock()
        if is_stirring:
            self.stirred = now
        frame = SLOW_FRAME if self.is_at_rest else FRAME
        self.due = min(max(self.due + frame, now - FRAME), now + frame)

    @property
    def is_at_rest(self) -> bool:
        return self.clock() - self.stirred >= RESTLESS

    @property
    def left(self) -> float:
        """Seconds until the next frame is due."""
        return max(0.0, self.due - self.clock())


def run(app: Playable) -> None:
    """Turn the program until it is done: at most sixty frames a second, none that nobody needs."""
    pace, last = Pace(), time.perf_counter()
    while app.running:
        now = time.perf_counter()
        dt, last = min(LONGEST, now - last), now
        turn(app, pace, pygame.event.get(), dt)
        wait(pace)


def turn(app: Playable, pace: Pace, events: list[pygame.event.Event], dt: float) -> bool:
    """One frame, and what there is time for after it; True if it drew something."""
    app.step(events, dt)
    has_drawn = app.draw()
    is_stirring = has_drawn or bool(events)
    pace.count(is_stirring)
    left = min(FRAME, pace.left)
    if app.idle(left if is_stirring else max(left, FRAME / 2)):  # frames that come late leave nothing over
        pace.stirred = pace.clock()
    return has_drawn


def wait(pace: Pace) -> None:
    """Sleep until the next frame is due. At rest an event ends the sleep."""
    while (left := pace.left) > 0:
        time.sleep(left if left < 1.5 * LOOK else LOOK)  # not once more for what is left of a frame
        if pace.left > 0 and pace.is_at_rest and pygame.event.peek():
            break
