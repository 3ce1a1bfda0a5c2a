"""The window on every system: with and without the graphics card, on screens that come and go, points and pixels."""

import os
from types import SimpleNamespace

import pygame
import pytest

from game import system
from scenes.settings import SettingsScene
from tests.screens.driver import Driver
from ui.base import texts, window
from ui.base.settings import Settings
from ui.base.window import Window
from ui.widgets.entry import Entry


@pytest.fixture(autouse=True)
def display(monkeypatch):
    monkeypatch.setattr(window, "IS_WAY_GIVEN", False)
    monkeypatch.setenv(window.WAY, "unset")
    pygame.display.init()


class Ways:
    """A desktop on which only some ways lead to a surface."""

    def __init__(self, monkeypatch, driver, *open_ways):
        self.tried, self.open, self.really = [], open_ways, pygame.Window
        monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
        monkeypatch.setattr(pygame, "Window", self.window)

    def window(self, *words, **options):
        native = self.really(*words, **options)

        def get_surface():
            self.tried.append(os.environ[window.WAY])
            if self.tried[-1] not in self.open:
                raise pygame.error("Window framebuffer support not available")
            return native.get_surface()

        class Shown:
            def __getattr__(self, name):
                return get_surface if name == "get_surface" else getattr(native, name)

        return Shown()


@pytest.mark.parametrize(
    ("driver", "wants_card", "way"),
    [("x11", False, "0"), ("x11", True, "1"), ("windows", False, "0"), ("windows", True, "1"),
     ("wayland", False, "1"), ("wayland", True, "1"), ("cocoa", False, "1"), ("cocoa", True, "1")],
)  # fmt: skip
def test_each_desktop_shows_windows_in_its_way(monkeypatch, driver, wants_card, way):
    ways = Ways(monkeypatch, driver, way)
    shown = Window(Settings(graphics_card=wants_card), (960, 540))
    assert ways.tried == [way] and not shown.notice
    assert window.WAY not in os.environ, "what this program starts must not take it for somebody's wish"
    shown.close()


@pytest.mark.parametrize(("driver", "works"), [("x11", "1"), ("cocoa", "0"), ("wayland", "0"), ("windows", "1")])
def test_the_other_way_is_tried_once_and_said(monkeypatch, caplog, driver, works):
    ways = Ways(monkeypatch, driver, works)
    with Driver() as player:
        assert player.window.size == (1280, 720)
        said = texts.WITH_GRAPHICS_CARD if works == "1" else texts.WITHOUT_GRAPHICS_CARD
        assert player.says(said.partition(" (")[0])
    assert len(ways.tried) == 2 and ways.tried[1] == works
    assert "framebuffer support not available" in caplog.text


def test_where_no_way_leads_to_a_window_the_reason_is_raised(monkeypatch):
    ways = Ways(monkeypatch, "wayland")
    with pytest.raises(pygame.error, match="framebuffer"):
        Window(Settings(), (960, 540))
    assert ways.tried == ["1", "0"]


def test_the_way_that_somebody_asks_for_is_taken(monkeypatch):
    monkeypatch.setattr(window, "IS_WAY_GIVEN", True)
    monkeypatch.setenv(window.WAY, "opengl")
    ways = Ways(monkeypatch, "x11", "opengl")
    Window(Settings(), (960, 540)).close()
    assert ways.tried == ["opengl"] and os.environ[window.WAY] == "opengl"


def test_the_setting_says_so_where_there_is_no_choice(monkeypatch):
    for driver, is_open in (("x11", True), ("wayland", False)):
        monkeypatch.setattr(pygame.display, "get_driver", lambda driver=driver: driver)
        with Driver() as player:
            player.app.stack.push(SettingsScene())
            player.step()
            switch = player.scene.shown["graphics_card"]
            assert switch.enabled is is_open and switch.value is not is_open
            assert not player.settings.graphics_card


# -- where it opens ----------------------------------------------------------------------------------------------

SCREENS = [(0, 0, 1920, 1040), (1920, -200, 1280, 1024)]


@pytest.mark.parametrize(
    ("place", "is_seen"),
    [((100, 80), True), ((2000, 50), True), ((1900, 500), True), ((-1000, 60), True), ((0, 1010), True),
     ((3300, 80), False), ((-1250, 80), False), ((100, 1200), False), ((100, -900), False), ((2000, 1040), False)],
)  # fmt: skip
def test_a_window_is_seen_where_its_upper_edge_is(monkeypatch, place, is_seen):
    monkeypatch.setattr(system, "screens", lambda extension: SCREENS)
    assert window.is_seen(place, (1280, 720)) is is_seen


def test_a_window_whose_screen_is_gone_comes_back(monkeypatch, caplog):
    settings = Settings(window_size=(960, 540), window_place=(2000, 50))
    monkeypatch.setattr(system, "screens", lambda extension: SCREENS)
    shown = Window(settings)
    assert shown.asked_place == (2000, 50) and not caplog.text
    shown.close()
    monkeypatch.setattr(system, "screens", lambda extension: SCREENS[:1])
    shown = Window(settings)
    assert shown.asked_place is None and "no screen is now" in caplog.text
    assert pygame.Rect(0, 0, 1024, 768).contains((shown.native.position, shown.native.size))
    shown.close()


def test_sdl_tells_the_screens():
    assert system.screens(pygame.base.__file__) == [(0, 0, *pygame.display.get_desktop_sizes()[0])]
    assert system.screens("/nowhere/base.so") == []


def test_sdl_shows_parts_of_a_window_it_knows_and_nobody_else_does():
    shown = Window(Settings(), (960, 540))
    show = system.shows_parts(pygame.base.__file__, shown.native.id)
    assert show([pygame.Rect(0, 0, 10, 10), pygame.Rect(900, 500, 60, 40)]) and show([])
    assert system.shows_parts(pygame.base.__file__, 99_999) is None, "no such window"
    assert system.shows_parts("/nowhere/base.so", shown.native.id) is None
    shown.close()


@pytest.mark.parametrize("can", [True, False, None])
def test_where_parts_cannot_be_shown_all_of_it_is(can):
    shown = Window(Settings(), (960, 540))
    really, flips, parts = shown.native, [], [pygame.Rect(0, 0, 10, 10)]
    shown.native = SimpleNamespace(flip=lambda: flips.append(1), destroy=really.destroy)
    shown._show_parts = None if can is None else lambda rects: can
    shown.show(parts)
    assert len(flips) == (0 if can else 1)
    shown.show()
    assert len(flips) == (1 if can else 2)
    shown.close()


def test_without_that_one_screen_is_known_and_several_are_trusted(monkeypatch):
    monkeypatch.setattr(system, "screens", lambda extension: [])
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    assert window.is_seen((100, 80), (1280, 720)) and not window.is_seen((2000, 80), (1280, 720))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1280, 1024)])
    assert window.is_seen((2000, 80), (1280, 720))


@pytest.mark.parametrize(
    ("desktop", "size"),
    [((1366, 768), (1280, 720)), ((1920, 1080), (1536, 864)), ((2560, 1440), (2048, 1152)),
     ((3840, 2160), (3072, 1728)), ((5120, 1440), (2048, 1152)), ((1080, 1920), (1080, 720))],
)  # fmt: skip
def test_the_first_window_is_as_large_as_the_screen_has_room_for(monkeypatch, desktop, size):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    shown = Window(Settings())
    assert shown.native.size == size
    shown.close()
    for kept in ({"window_place": (10, 10)}, {}):
        shown = Window(Settings(window_size=(1000, 600), **kept))
        assert shown.native.size == (1000, 600), "later it is as the player left it"
        shown.close()


def test_elsewhere_windows_are_measured_in_points(macos):
    shown = Window(Settings())
    assert shown.native.size == (1024, 720), "as large as the screen allows"
    shown.close()


@pytest.mark.parametrize(("driver", "kept"), [("x11", True), ("windows", True), ("cocoa", True), ("wayland", False)])
def test_a_place_is_kept_where_there_is_one(monkeypatch, driver, kept):
    settings = Settings(window_place=(30, 40))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    shown = Window(settings)
    shown.native.position = (70, 80)
    shown.remember()
    assert settings.window_place == ((70, 80) if kept else (30, 40))
    shown.close()


# -- points and pixels -------------------------------------------------------------------------------------------


def retina(player):
    """A surface of twice as many pixels as the window has points."""
    really = player.window.native
    player.window.native = SimpleNamespace(
        size=(640, 360), flip=really.flip, destroy=really.destroy, position=(0, 0), surface=player.window.surface
    )


@pytest.mark.parametrize("is_retina", [True, False])
def test_the_input_methods_rectangle_is_in_points(monkeypatch, is_retina):
    told = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: told.append(tuple(rect)))
    with Driver() as player:
        if is_retina:
            retina(player)
        entry = Entry("Ada").place(pygame.Rect(400, 200, 300, 40), player.app.scale)
        entry.focused = True
        entry.compose("か")
        caret = entry._room().x + entry._x(3)
        half = 2 if is_retina else 1
        (x, y, wide, high), *more = told
        assert not more and (y, high) == (200 // half, 40 // half) and wide >= 1
        assert x == round(caret / half)
    entry.compose("か")
    assert told[-1] == (caret, 200, 2, 40), "without a window of ours they are as they are"


def test_a_click_on_a_retina_screen_meets_what_is_under_it():
    with Driver() as player:
        retina(player)
        event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=1)
        assert player.window.to_pixels(event).pos == (200, 100)
        assert player.window.to_points(pygame.Rect(200, 100, 40, 20)) == (100, 50, 20, 10)


@pytest.mark.parametrize(
    ("desktop", "given", "fills"),
    [((1280, 720), {}, True), ((1366, 768), {}, True), ((1280, 800), {}, True), ((1920, 1080), {}, False),
     ((1366, 768), {"window_place": (10, 10)}, False), ((1366, 768), {"window_size": (1000, 600)}, False),
     ((1280, 720), {"window_place": (0, 19), "window_size": (1280, 701)}, True),  # it filled the screen before
     ((1920, 1080), {"window_place": (0, 19), "window_size": (1280, 1061)}, False),
     ((1280, 720), {"window_place": (0, 19), "window_size": (1280, 600)}, False)],
)  # fmt: skip
def test_a_window_whose_foot_would_be_pushed_off_the_screen_fills_it(monkeypatch, desktop, given, fills):
    filled = []

    class Seen(pygame.Window):
        def maximize(self):
            filled.append(self)

    monkeypatch.setattr(pygame, "Window", Seen)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    Window(Settings(**given)).close()
    assert bool(filled) == fills
    filled.clear()
    Window(Settings(), (1280, 720)).close()
    assert not filled, "a size that is asked for is given"
