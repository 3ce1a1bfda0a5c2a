"""What the program tells of itself to whoever plays it from outside."""

import json

import pygame
import pytest

from scenes.telltale import VARIABLE
from tests.screens.driver import Driver
from tests.screens.tables import QUIET, sit


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "telltale"))
    return tmp_path / "telltale"


def told(file):
    return json.loads(file.read_text(encoding="utf-8"))


def test_nothing_is_written_or_counted_if_nobody_wants_it(tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    with Driver() as player:
        player.press("tab")
        assert player.app.telltale is None


def test_the_scene_on_top_and_the_size_of_the_window_are_told(file):
    with Driver(size=(1280, 720)) as player:
        player.step(0.5)
        assert (told(file)["scene"], told(file)["size"]) == ("Menu", [1280, 720])
        player.click("Settings")
        assert told(file)["scene"] == "SettingsScene"
        player.press("escape")
        assert told(file)["scene"] == "Menu"


def test_each_press_and_release_is_counted_and_keys_that_are_held_for_others_are_not(file):
    with Driver() as player:
        before = told(file)["taken"]
        player.move((3, 3))
        assert told(file)["taken"] == before
        player.down()
        assert told(file)["taken"] == before + 1
        player.up()
        assert told(file)["taken"] == before + 2
        player.press("tab")
        assert told(file)["taken"] == before + 3
        shift = {"key": pygame.K_LSHIFT, "mod": pygame.KMOD_LSHIFT, "unicode": "", "scancode": 0}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, **shift))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, **shift))
        player.step()
        assert told(file)["taken"] == before + 3


def test_a_screen_that_has_just_come_is_not_calm_before_it_can_be_pressed(file):
    with Driver() as player:
        player.step(1.0)
        assert told(file)["calm"]
        player.click("Settings")
        while player.app.arrival.is_new:
            assert not told(file)["calm"]
            player.step()
        player.step(0.5)
        assert told(file)["calm"]


def test_a_frame_that_draws_is_not_calm(file):
    with Driver() as player:
        player.step(1.0)
        player.scene.is_dirty = True
        player.step()
        assert not told(file)["calm"]
        player.step()
        assert told(file)["calm"]


def test_a_window_of_another_size_is_not_calm_before_all_is_made_for_it(file):
    with Driver() as player:
        player.step(1.0)
        player.window.native.size = (1600, 900)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
        player.step()
        assert (told(file)["size"], told(file)["calm"]) == ([1600, 900], False)
        player.step(1.0)
        assert told(file)["calm"]


def test_a_table_is_calm_when_the_person_is_asked_and_not_while_the_other_thinks(file):
    for active in (0, 1):
        with sit(QUIET.replace("active: 0", f"active: {active}"), speed="instant") as player:
            player.step(3.0)
            assert player.table.asking.is_asked == (active == 0)
            assert told(file)["calm"] == (active == 0)


def test_a_table_is_not_calm_while_its_story_is_told(file):
    with sit(QUIET, speed="slow") as player:
        player.step(3.0)
        assert told(file)["calm"]
        player.press("d")
        assert player.table.story.is_busy
        while player.table.story.is_busy:
            assert not told(file)["calm"]
            player.step()
