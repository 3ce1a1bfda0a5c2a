"""Choosing, writing and giving up files on every system: names, drives, folders that refuse, files that are held."""

import os
from pathlib import Path, PureWindowsPath

import pytest

from game import decks, system
from game.builder.draft import file_stem, free_path
from game.rules import RULESETS
from scenes import texts as app_texts
from scenes.decks import keeping, texts
from scenes.decks.exports import DeckExport
from scenes.file_choice import FileChoice
from scenes.match import sitting
from tests.screens.around import saved
from tests.screens.driver import Driver
from tests.screens.tables import sit
from ui.base import folders
from ui.base.settings import Settings

from .conftest import SharingViolation

RULES = RULESETS["chrono_clash"]
READY = decks.shipped("chrono_clash")[0]


@pytest.fixture
def player(tmp_path, monkeypatch):
    monkeypatch.setattr(FileChoice, "folder", None)
    monkeypatch.setattr(folders, "documents", lambda: tmp_path)
    with Driver() as one:
        yield one


def choice(player):
    player.app.stack.push(FileChoice("Open", (".txt", ".md"), print))
    player.step()
    return player.scene


def names(scene):
    return [name for _, name, _ in scene.rows.entries]


def refusing(monkeypatch, method, *refused):
    """These paths refuse one thing to be done with them."""
    really = getattr(Path, method)

    def answer(self, *args, **options):
        if self in refused:
            raise PermissionError(13, "Permission denied", str(self))
        return really(self, *args, **options)

    monkeypatch.setattr(Path, method, answer)


# -- choosing a file ---------------------------------------------------------------------------------------------


def test_one_bad_entry_does_not_empty_the_list(player, monkeypatch, tmp_path):
    for name in ("a", "locked", "z"):
        (tmp_path / name).mkdir()
    (tmp_path / "deck.txt").write_text("3 Dawn")
    refusing(monkeypatch, "is_dir", tmp_path / "locked")
    scene = choice(player)
    scene.list_folder(tmp_path)
    assert names(scene) == [app_texts.PARENT_FOLDER, "a", "z", "deck.txt"]


def test_a_refused_folder_at_the_start_leaves_a_way_out(player, monkeypatch, tmp_path):
    refusing(monkeypatch, "iterdir", tmp_path, folders.written("~"))
    scene = choice(player)
    assert "Permission denied" in scene.note.words
    assert names(scene) == [app_texts.PARENT_FOLDER]
    player.click(scene.rows.row_rect(0))
    player.click(app_texts.OPEN_FOLDER)
    assert tmp_path.name in names(scene)


def test_where_the_first_folder_refuses_the_home_folder_is_shown(player, monkeypatch, tmp_path):
    home = tmp_path / "people" / "ada"
    (home / "decks").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    refusing(monkeypatch, "iterdir", tmp_path)
    assert names(choice(player)) == [app_texts.PARENT_FOLDER, "decks"]


def test_a_refused_folder_later_leaves_what_is_shown(player, monkeypatch, tmp_path):
    (tmp_path / "secret").mkdir()
    refusing(monkeypatch, "iterdir", tmp_path / "secret")
    scene = choice(player)
    before = names(scene)
    scene.go(str(tmp_path / "secret"))
    assert names(scene) == before and "read" in scene.note.words


def test_at_the_root_there_are_the_other_drives(player, monkeypatch):
    drives = [Path("C:/"), Path("D:/"), Path("/")]
    monkeypatch.setattr(system, "drives", lambda: drives)
    scene = choice(player)
    scene.list_folder(Path("/"))
    assert names(scene)[:2] == [str(drives[0]), str(drives[1])], "and not the one that is shown"
    assert app_texts.PARENT_FOLDER not in names(scene)
    scene.list_folder(Path("/usr"))
    assert names(scene)[0] == app_texts.PARENT_FOLDER and str(drives[0]) not in names(scene)


@pytest.mark.parametrize("words", ["~nosuchuser", "~nosuchuser/deck.txt"])
def test_the_home_of_nobody(player, tmp_path, words):
    scene = choice(player)
    scene.go(words)
    assert words in scene.note.words and not player.app._faults
    player.app.stack.pop()
    player.app.stack.push(DeckExport(READY.deck, RULES, ""))
    player.step()
    player.scene.path.set("~nosuchuser/none/deck.txt")
    player.scene._changed(player.scene.path.value)
    assert player.find(texts.SAVE_FILE).enabled


def test_a_device_is_not_opened(player, windows, monkeypatch):
    """Reading CON waits for what is typed into a console that nobody sees."""
    monkeypatch.setattr(folders, "written", PureWindowsPath)
    scene = choice(player)
    scene.go("C:\\Users\\Ada\\con.txt")
    assert "con.txt" in scene.note.words and player.scene is scene


def test_documents_are_where_the_system_has_them(monkeypatch, tmp_path):
    cloud, home = tmp_path / "OneDrive" / "Dokumente", tmp_path / "home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr(folders.platformdirs, "user_documents_dir", lambda: str(cloud))
    monkeypatch.setattr(folders.platformdirs, "user_downloads_dir", lambda: str(tmp_path / "none"))
    home.mkdir()
    assert folders.documents() == home
    (home / "Downloads").mkdir()
    assert folders.documents() == home / "Downloads"
    (home / "Documents").mkdir()
    assert folders.documents() == home / "Documents"
    cloud.mkdir(parents=True)
    assert folders.documents() == cloud


# -- names of decks and exports ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Con", "con-deck"),
        ("NUL", "nul-deck"),
        ("Com1", "com1-deck"),
        ("Aux Armes", "aux-armes"),
        ("Console", "console"),
    ],
)
def test_no_deck_has_the_name_of_a_device(tmp_path, name, stem):
    assert file_stem(name) == stem
    assert free_path(tmp_path, name) == tmp_path / f"{stem}.txt"
    assert not system.is_device(free_path(tmp_path, name).name)


def test_an_export_says_which_names_windows_keeps(player, windows, tmp_path, monkeypatch):
    player.app.stack.push(DeckExport(READY.deck, RULES, ""))
    player.step()
    scene = player.scene
    scene.path.set(str(tmp_path / "aux.txt"))
    scene._changed(scene.path.value)
    assert "aux.txt" in scene.note.words and not scene.file_button.enabled
    scene.write()
    assert not (tmp_path / "aux.txt").exists()
    scene.path.set(str(tmp_path / "mine.txt"))
    scene._changed(scene.path.value)
    player.click(texts.SAVE_FILE)
    assert decks.read_file(tmp_path / "mine.txt", RULES).deck == READY.deck


# -- files that are held -----------------------------------------------------------------------------------------


def held(monkeypatch, method, words, times):
    """Another program has such a file open, so many times."""
    really, left = getattr(Path, method), [times]

    def answer(self, *args, **options):
        if words in self.name and left[0] > 0:
            left[0] -= 1
            raise SharingViolation(self)
        return really(self, *args, **options)

    monkeypatch.setattr(Path, method, answer)


def held_open(monkeypatch, words, times):
    """Another program has such a file open, so that it cannot be opened, so many times."""
    really, left = os.open, [times]

    def answer(path, *args, **options):
        if str(path).endswith(words) and left[0] > 0:
            left[0] -= 1
            raise SharingViolation(path)
        return really(path, *args, **options)

    monkeypatch.setattr(os, "open", answer)


@pytest.mark.parametrize(("times", "is_gone"), [(3, True), (10**6, False)])
def test_a_match_is_given_up_though_its_file_is_held(monkeypatch, clock, times, is_gone):
    with sit() as player:
        assert sitting.keep(player.match) == "" and saved()
        held(monkeypatch, "rename", ".match", times)
        player.match.give_up(0)
        assert bool(sitting.keep(player.match)) != is_gone and not player.app._faults
    assert bool(saved()) != is_gone


def test_a_save_that_fails_is_said_and_made_up_for(monkeypatch, holders):
    with sit() as player:
        assert sitting.keep(player.match) == ""
        holders.hold(".match")
        assert sitting.keep(player.match)
        holders.held.clear()
        assert sitting.keep(player.match) == ""
    path = player.match.kept.path
    assert os.listdir(path.parent) == [path.name]


def test_decks_are_put_away_and_brought_back_though_held_for_a_moment(monkeypatch, clock, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("3 Dawn")
    held(monkeypatch, "rename", "mine", 4)
    there = keeping.put_away(path)
    assert there.parent.name == keeping.DELETED and not path.exists()
    assert keeping.bring_back(there, path) == path and path.read_text() == "3 Dawn"


# -- the computer's plain moves ----------------------------------------------------------------------------------


def test_a_plain_answer_is_told_at_the_table_once():
    with sit(kinds=("greedy", "human")) as player:
        news = ["It cannot think."]
        player.match.news = lambda: news.pop() if news else ""
        player.step(0.5)
        assert [notice.words for notice in player.app.toasts.notices].count("It cannot think.") == 1


def test_settings_and_decks_that_are_held_for_a_moment_are_read(monkeypatch, clock, tmp_path):
    Settings(path=folders.data_dir() / "settings.json", speed="slow").save()
    held_open(monkeypatch, "settings.json", 3)
    settings = Settings.load()
    assert settings.speed == "slow" and not settings.problem
    path = tmp_path / "mine.txt"
    decks.save(path, READY.deck, RULES, "")
    held_open(monkeypatch, "mine.txt", 3)
    decks.save(path, READY.deck, RULES, "Another word on it")
    assert (tmp_path / "mine.txt.bak").exists() and decks.read_file(path, RULES).about == "Another word on it"
