"""Settings: kept, checked, and never at the cost of a file that we do not understand."""

import json

import pytest

from ui.base.settings import SENSE, Settings


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
    assert "cannot be put aside" in settings.problem
