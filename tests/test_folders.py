"""The player's folders: made when they are missing, and what happens where they cannot be made."""

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
        folders.data_dir()
