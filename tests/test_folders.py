"""The player's folders: made when they are missing, and what happens where they cannot be made."""

import logging
import sys

import pytest

from tests.screens.driver import Driver
from ui.base import folders


def test_one_variable_moves_everything(home):
    assert folders.data_dir() == home / "data"
    assert folders.cache_dir() == home / "cache"
    assert (home / "data").is_dir() and (home / "cache").is_dir()


def test_without_it_they_lie_where_the_system_wants_them(monkeypatch, tmp_path):
    monkeypatch.delenv("CHRONOTABLE_HOME")
    monkeypatch.setattr(folders.platformdirs, "user_data_dir", lambda name, appauthor: str(tmp_path / "d" / name))
    monkeypatch.setattr(folders.platformdirs, "user_cache_dir", lambda name, appauthor: str(tmp_path / "c" / name))
    assert folders.data_dir() == tmp_path / "d" / "chronotable"
    assert folders.cache_dir() == tmp_path / "c" / "chronotable"


def test_without_a_cache_the_menu_comes_up_all_the_same(home, caplog, monkeypatch):
    monkeypatch.setenv("CHRONOTABLE_ART", "plain")
    home.mkdir()
    (home / "cache").write_text("in the way")
    with Driver() as player:
        player.app._gallery = None  # the real one is opened in its place
        player.step(0.5)
        assert player.app.gallery.folder.parent == folders.cache_dir()
        assert player.find("Quick start").enabled
        assert not player.app._faults
    assert folders.cache_dir().is_dir() and folders.cache_dir() == folders.cache_dir()
    assert "cannot be kept" in caplog.text
    assert (home / "cache").read_text() == "in the way"


def test_without_a_place_for_matches_it_is_said(home):
    home.mkdir()
    (home / "data").write_text("in the way")
    with pytest.raises(OSError, match="data"):
        folders.make_data_dir()
    assert folders.data_dir() == home / "data", "and a program that runs goes on"


@pytest.fixture
def log(monkeypatch):
    """A log of this test's own."""
    monkeypatch.setattr(logging.root, "handlers", [])
    yield logging.getLogger("somewhere")
    for handler in logging.root.handlers:
        handler.close()


def test_what_goes_wrong_quietly_stands_in_a_file_and_in_the_terminal(home, log, capsys):
    folders.keep_log()
    log.warning("the painter has stopped")
    log.info("nobody asked")
    words = (home / "data" / folders.LOG).read_text(encoding="utf-8")
    assert words.endswith("the painter has stopped\n") and words[:2] == "20" and words.count("\n") == 1
    assert capsys.readouterr().err == "the painter has stopped\n"


def test_a_long_log_begins_anew(home, log):
    path = folders.data_dir() / folders.LOG
    path.write_text("old " * folders.LONGEST_LOG)
    folders.keep_log()
    log.warning("new")
    assert "old" not in path.read_text() and "new" in path.read_text()


def test_a_log_that_cannot_be_kept_keeps_nothing_else_from_being(home, log, monkeypatch):
    (folders.data_dir() / folders.LOG).mkdir()
    monkeypatch.setattr(sys, "stderr", None)
    folders.keep_log()
    log.warning("unheard")


def test_a_home_of_nobody_is_a_folder_of_that_name(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(folders.VARIABLE, "")
    folders.choose_home("~nosuchuser")
    assert folders.data_dir() == tmp_path / "~nosuchuser" / "data"
