"""What somebody has learned is remembered in a file, whose loss is no harm."""

import json

import pytest

from scenes.learn.page import Learn
from scenes.learn.progress import Progress
from scenes.menu import Menu
from tests.screens.driver import Driver


def test_progress_is_written_whole_and_added_to(home):
    one, other = Progress(), Progress()
    assert one.add("lessons", "a/1") == "" and other.add("lessons", "a/2") == ""
    assert Progress().known["lessons"] == {"a/1", "a/2"} and Progress().count("lessons", "a") == 2
    assert not Progress().has("puzzles", "a/1")


def test_what_another_version_keeps_there_stays(home):
    path = home / "data" / "learned.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"lessons": ["a/1"], "dreams": {"a": 3}}')
    assert Progress().add("puzzles", "a/2") == ""
    found = json.loads(path.read_text())
    assert (found["lessons"], found["puzzles"], found["dreams"]) == (["a/1"], ["a/2"], {"a": 3})


@pytest.mark.parametrize("what", ["", "{", "[]", "null", '{"lessons": 3}', '{"lessons": [1]}', "[" * 100_000, "\x00"])
def test_a_broken_file_counts_as_none_and_is_kept(home, what):
    path = home / "data" / "learned.json"
    path.parent.mkdir(parents=True)
    path.write_text(what)
    with Driver(Menu) as player:
        assert player.says(f"{path} can't be read")
    progress = Progress()
    assert progress.is_new and progress.add("lessons", "a/1") == ""
    assert Progress().has("lessons", "a/1")
    assert (home / "data" / "learned.json.broken").read_text() == what
    with Driver(Menu) as player:
        assert player.says("Learn") and not player.says("cannot be read"), "it is said until it was put aside"


def test_a_folder_that_cannot_be_written_into_is_said(home):
    home.mkdir(parents=True, exist_ok=True)
    (home / "data").write_text("a file lies where the folder should be")  # even who may do all can write nothing there
    progress = Progress()
    assert "isn't saved" in progress.add("lessons", "a/1") and progress.has("lessons", "a/1")
    assert (home / "data").read_text() == "a file lies where the folder should be"


def test_a_file_that_cannot_be_written_is_said_and_known_for_now(home, monkeypatch):
    def fails(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("scenes.learn.progress.write_atomically", fails)
    progress = Progress()
    assert "Permission denied" in progress.add("lessons", "a/1") and progress.has("lessons", "a/1")
    with Driver(Menu, speed="instant") as player:
        player.click("Learn")
        player.step(0.3)
        assert isinstance(player.scene, Learn) and player.says("isn't saved")
