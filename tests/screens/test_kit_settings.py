"""Settings: kept, checked, and never at the cost of a file that we do not understand."""

import json
import re
from pathlib import Path

import pygame
import pytest

from scenes.key_words import KEYS
from scenes.settings import SettingsScene
from tests.screens.driver import Driver
from ui.base import text, theme
from ui.base.settings import SENSE, Settings

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def test_no_file_means_the_usual_and_no_complaint(path):
    settings = Settings.load(path)
    assert settings == Settings()
    assert settings.problem == ""
    assert not path.exists()


def test_what_is_changed_comes_back(path):
    Settings.load(path).change(speed="fast", ui_scale=150, window_size=(1600, 900), last_setup={"wins": 2})
    again = Settings.load(path)
    assert (again.speed, again.ui_scale, again.window_size, again.last_setup) == ("fast", 150, (1600, 900), {"wins": 2})


def test_unknown_keys_stay(path):
    path.write_text(json.dumps({"speed": "slow", "of_the_future": [1, 2]}))
    Settings.load(path).change(speed="fast")
    assert json.loads(path.read_text())["of_the_future"] == [1, 2]


@pytest.mark.parametrize("broken", ['{"speed": "slow",', "[1, 2]", "\x00\x01", "", "nonsense"])
def test_a_broken_file_is_named_left_alone_and_kept_aside_on_a_change(path, broken):
    path.write_text(broken)
    settings = Settings.load(path)
    assert settings == Settings()
    assert str(path) in settings.problem
    assert "line" in settings.problem
    assert "\n" not in settings.problem
    settings.save()
    assert path.read_text() == broken
    settings.change(speed="fast")
    assert path.with_name("settings.json.broken").read_text() == broken
    assert Settings.load(path).speed == "fast"


def test_bytes_that_are_no_text(path):
    path.write_bytes(b"\xff\xfe{}")
    assert str(path) in Settings.load(path).problem


def test_a_value_without_sense_is_named_and_stays_until_changed(path):
    path.write_text(json.dumps({"ui_scale": 900, "speed": "fast", "sound_volume": True}))
    settings = Settings.load(path)
    assert settings.ui_scale == 0
    assert settings.speed == "fast"
    assert "ui_scale is 900" in settings.problem
    assert "sound_volume is true" in settings.problem
    settings.change(speed="slow")
    assert json.loads(path.read_text())["ui_scale"] == 900
    settings.change(ui_scale=125)
    assert json.loads(path.read_text())["ui_scale"] == 125


def test_listeners_hear_what_changed(path):
    settings, heard = Settings.load(path), []
    settings.listeners.append(heard.append)
    settings.change(speed="instant", fullscreen=True)
    assert heard == [{"speed", "fullscreen"}]


def test_nonsense_from_ourselves_is_refused(path):
    with pytest.raises(ValueError, match="must be one of"):
        Settings.load(path).change(speed="warp")


def test_every_first_value_makes_sense():
    settings = Settings()
    for name, (is_sense, _) in SENSE.items():
        assert is_sense(getattr(settings, name)), name


def test_a_folder_that_cannot_be_written_does_not_stop_anybody(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    settings = Settings.load(blocked / "settings.json")
    settings.change(speed="fast")
    assert settings.speed == "fast"
    assert settings.problem


@pytest.mark.parametrize("broken", ["9" * 5000, "[" * 100_000])
def test_what_no_reader_takes_is_named_too(path, broken):
    path.write_text(broken)
    assert str(path) in Settings.load(path).problem


def test_what_was_kept_aside_before_stays(path):
    for broken in ("{one", "{two"):
        path.write_text(broken)
        Settings.load(path).change(speed="fast")
    assert path.with_name("settings.json.broken").read_text() == "{one"
    assert path.with_name("settings.json.broken-2").read_text() == "{two"


def test_a_full_disk_keeps_the_old_file_and_is_said_by_those_who_listen(path, monkeypatch):
    settings = Settings.load(path)
    settings.change(speed="slow")
    before, heard = path.read_text(), []
    settings.listeners.append(lambda names: heard.append(settings.problem))

    def full(*names):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.files.os.replace", full)
    settings.change(speed="fast")
    assert path.read_text() == before
    assert "settings.json: No space left on device" in heard[0]
    assert list(path.parent.iterdir()) == [path]


def test_a_broken_file_that_cannot_be_put_aside_is_not_written_over(path, monkeypatch):
    path.write_text("{")
    settings = Settings.load(path)
    monkeypatch.setattr("game.files.os.replace", lambda *names: (_ for _ in ()).throw(PermissionError(13, "no")))
    settings.change(speed="fast")
    assert path.read_text() == "{"
    assert str(path) in settings.problem


# Two programs with one home


def test_what_another_program_changes_is_kept_and_taken_over(path):
    one, two = Settings.load(path), Settings.load(path)
    heard = []
    one.change(speed="fast", last_setup={"game": "a", "a": {"wins": 2}})
    two.listeners.append(lambda names: heard.append((names, two.speed)))
    two.change(sound_volume=10)
    assert two.speed == "fast" and ({"speed", "last_setup"}, "fast") in heard
    two.change(last_setup=two.last_setup | {"game": "b", "b": {"wins": 3}})
    one.change(last_setup=one.last_setup | {"game": "a", "a": {"wins": 4}})
    written = Settings.load(path)
    assert (written.speed, written.sound_volume) == ("fast", 10)
    assert written.last_setup == {"game": "b", "a": {"wins": 4}, "b": {"wins": 3}}, "each game's plan is its own"
    two.look()
    assert two.last_setup == written.last_setup and heard[-1][0] == {"last_setup"}
    count = len(heard)
    two.look()
    assert len(heard) == count, "said once"


def test_both_change_the_same_and_the_last_one_holds(path):
    one, two = Settings.load(path), Settings.load(path)
    one.change(speed="fast")
    two.change(speed="slow")
    assert two.speed == "slow" and Settings.load(path).speed == "slow"
    one.look()
    assert one.speed == "slow"


def test_what_is_a_windows_own_no_other_window_follows(path):
    one, two = Settings.load(path), Settings.load(path)
    one.change(fullscreen=True, window_size=(1600, 900))
    heard = []
    two.listeners.append(heard.append)
    two.look()
    assert not two.fullscreen and two.window_size == (1280, 720) and not heard


def test_what_was_not_saved_yet_survives_a_look(path):
    one, two = Settings.load(path), Settings.load(path)
    two.set_quietly(sound_volume=33)
    one.change(speed="fast", ambience_volume=1)
    two.look()
    assert (two.sound_volume, two.speed) == (33, "fast")
    two.save()
    assert Settings.load(path).sound_volume == 33


def test_a_file_that_another_program_broke_is_kept_aside(path):
    settings = Settings.load(path)
    settings.change(speed="fast")
    path.write_text('{"speed": "sl')
    settings.look()
    assert settings.speed == "fast" and "line 1" in settings.problem
    settings.save()
    assert path.read_text() == '{"speed": "sl', "nobody has changed a setting here"
    settings.change(sound_volume=5)
    assert path.with_name("settings.json.broken").read_text() == '{"speed": "sl'
    assert (Settings.load(path).speed, Settings.load(path).sound_volume) == ("fast", 5)


def test_a_key_that_the_other_takes_out_goes_and_one_that_it_brings_stays(path):
    path.write_text(json.dumps({"of_the_future": 1, "theirs": 2}))
    settings = Settings.load(path)
    path.write_text(json.dumps({"theirs": 2, "new": 3, "ui_scale": 900}))
    settings.change(speed="fast")
    written = json.loads(path.read_text())
    assert (written["theirs"], written["new"], written["ui_scale"]) == (2, 3, 900) and settings.ui_scale == 0
    assert "of_the_future" not in written and "ui_scale is 900" in settings.problem


def test_the_program_looks_now_and_then_and_when_it_is_come_back_to():
    with Driver() as player:
        other = Settings.load(player.settings.path)
        other.change(sound_volume=7)
        player.step(0.1)
        assert player.settings.sound_volume != 7
        player.step(2.1)
        assert player.settings.sound_volume == 7
        other.change(sound_volume=9)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        player.step(0.05)
        assert player.settings.sound_volume == 9 and not player.app._faults


def test_every_key_that_the_readme_tells_of_is_told_in_the_program():
    told = [names.replace(" + ", "+") for rows in KEYS.values() for names, _ in rows]
    table = re.search(r"\| key \| \|\n\|---\|---\|\n((?:\|.*\n)+)", README.read_text(encoding="utf-8")).group(1)
    named = [re.split(r", | or ", line.split("|")[1].strip()) for line in table.splitlines()]
    lacking = [
        key
        for row in named
        for key in row
        if not any(re.search(rf"(?<![\w+]){re.escape(plain(key))}(?!\w)", one, re.IGNORECASE) for one in told)
    ]
    assert len(named) > 20 and not lacking


def plain(key: str) -> str:
    """One key of a row: of several digits the first, and a key alone where it does the same with Ctrl."""
    return {"1 to 6": "1", "1 to 4": "1"}.get(key, key.replace(" + ", "+"))


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_no_heading_is_smaller_than_the_others_and_its_line_begins_where_it_ends(size):
    with Driver(SettingsScene, size=size) as player:
        player.step()
        heads = [(label, line) for what, label, line in player.scene.rows if what == "head"]
        assert len(heads) > len(KEYS)
        for label, line in heads:
            wide = text.width_of(label.words, "display", label.px(theme.SUBHEADING))
            assert wide <= label.rect.w and label.rect.x + wide < line.rect.x
