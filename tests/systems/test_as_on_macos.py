"""The program as on macOS: few open files, its own keys, points and pixels."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.rules import RULESETS
from scenes.decks.builder import DeckBuilder
from scenes.decks.imports import DeckImport
from scenes.decks.shelf import DeckShelf
from scenes.form_scene import FormScene
from scenes.match.plan import own_folder
from scenes.menu import Menu
from scenes.settings import SettingsScene
from tests.screens.driver import Driver
from tests.screens.tables import QUIET, at, card, middle, settle, sit
from ui.widgets.entry import Entry

RULES = RULESETS["chrono_clash"]

ROOT = Path(__file__).parent.parent.parent

DRAGGED = """
import os, resource, sys
from tests.screens.tables import QUIET, at, card, middle, settle, sit
from ui.base import text
with sit(game="chrono_clash") as player:
    player.step(0.5)
    used = len(os.listdir("/proc/self/fd"))
    resource.setrlimit(resource.RLIMIT_NOFILE, (used + 30, used + 30))
    for wide in range(1000, 1900, 12):
        player.resize((wide, wide * 9 // 16))
    assert not player.app._faults, "a screen met a fault"
    assert len(os.listdir("/proc/self/fd")) <= used + 4
    print("played on at", player.window.size)
"""


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="nothing here tells how many files are open")
def test_dragging_a_corner_opens_no_files(tmp_path):
    environment = os.environ | {"CHRONOTABLE_HOME": str(tmp_path), "CHRONOTABLE_ART": "plain"}
    done = subprocess.run([sys.executable, "-c", DRAGGED], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "played on" in done.stdout, done.stderr[-2000:]


# -- keys --------------------------------------------------------------------------------------------------------


@pytest.fixture
def entry(macos):
    """A line with "one two three", the caret at its end; what is pasted is "PASTED"."""
    with Driver(Writing) as player:
        player.put_on_clipboard("PASTED")
        player.entry = player.scene.entry
        yield player


class Writing(FormScene):
    def build(self):
        self.entry = self.add(Entry("one two three"))
        self.form.focus(self.entry)
        self.heard = []

    def layout(self, scale):
        self.entry.place(scale.rect(20, 20, 600, 40), scale)

    def key(self, event):
        self.heard.append(event.key)


def test_cmd_edits_a_text(entry):
    entry.press("cmd+a")
    assert entry.entry.selected == "one two three"
    entry.press("cmd+x")
    assert entry.entry.value == ""
    entry.press("cmd+v")
    assert entry.entry.value == "one two three"
    entry.press("cmd+a")
    entry.press("cmd+c")
    assert pygame.scrap.get_text() == "one two three"


@pytest.mark.parametrize("keys", ["ctrl+a", "ctrl+v", "ctrl+x", "alt+a", "alt+v"])
def test_ctrl_and_option_with_a_letter_edit_nothing(entry, keys):
    entry.press(keys)
    assert (entry.entry.value, entry.entry.selected) == ("one two three", "")


@pytest.mark.parametrize(
    ("keys", "caret"),
    [("left", 12), ("alt+left", 8), ("cmd+left", 0), ("home", 0), ("alt+right", 13), ("cmd+right", 13)],
)
def test_option_walks_by_words_and_cmd_by_the_line(entry, keys, caret):
    entry.press(keys)
    assert entry.entry.caret == caret and not entry.entry.selected
    entry.press("cmd+left")
    entry.press("alt+right")
    assert entry.entry.caret == 3
    entry.press("cmd+right")
    assert entry.entry.caret == 13


def test_with_shift_they_select(entry):
    entry.press("shift+alt+left")
    assert entry.entry.selected == "three"
    entry.press("shift+cmd+left")
    assert entry.entry.selected == "one two three"


@pytest.mark.parametrize(
    ("keys", "left"), [("backspace", "one two thre"), ("alt+backspace", "one two "), ("cmd+backspace", "")]
)
def test_erasing_goes_as_far(entry, keys, left):
    entry.press(keys)
    assert entry.entry.value == left


def test_cmd_makes_the_shortcuts_of_the_builder(macos):
    draft = Draft(RULES, Deck("Slow Dawn", ()))
    with Driver(lambda: DeckBuilder("chrono_clash", draft), reduced_motion=True) as player:
        player.scene.form.focus(None)
        draft.add("ember-heron")
        player.press("ctrl+z")
        assert draft.count("ember-heron") == 1, "Ctrl is no shortcut here"
        player.press("cmd+z")
        assert draft.count("ember-heron") == 0
        player.press("shift+cmd+z")
        assert draft.count("ember-heron") == 1
        player.press("cmd+f")
        assert player.form.focused is player.scene.search and not player.window.fullscreen


def test_cmd_makes_the_shortcuts_of_the_table(macos):
    with sit(QUIET) as player:
        before = repr(player.match.state)
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        after, hurried = repr(player.match.state), []
        player.match.hurry = lambda: hurried.append(1)
        for keys in ("ctrl+z", "alt+z", "cmd+h", "cmd+d", "ctrl+u"):
            player.press(keys)
        assert not hurried, "Cmd+H hides the program"
        assert repr(player.match.state) == after != before
        player.press("cmd+z")
        settle(player)
        assert repr(player.match.state) == before


def test_cmd_is_let_go_without_a_word(macos):
    """A key that is let go while Cmd is held may never be told of: it must not be taken for held."""
    with Driver(Writing) as player:
        key = {"key": pygame.K_b, "unicode": "", "scancode": 5}
        down = pygame.event.Event(pygame.KEYDOWN, mod=pygame.KMOD_LMETA, **key)
        up = {"key": pygame.K_LMETA, "mod": 0, "unicode": "", "scancode": pygame.KSCAN_LMETA}
        for times in (1, 2):
            pygame.event.post(down)
            player.step()
            assert player.scene.heard == [pygame.K_b] * times
            pygame.event.post(pygame.event.Event(pygame.KEYUP, up))
            player.step()


def test_ctrl_cmd_f_is_fullscreen(macos):
    with Driver(Writing) as player:
        for on in (True, False, True):
            player.press("ctrl+cmd+f")
            assert player.window.fullscreen is on and player.settings.fullscreen is on
        assert player.scene.heard == []


def test_backspace_deletes_a_deck_because_it_is_called_delete(macos):
    draft = Draft(RULES, Deck("Mine", ()))
    draft.add("ember-heron")
    draft.save(own_folder("chrono_clash"))
    with Driver(lambda: DeckShelf("chrono_clash"), reduced_motion=True) as player:
        player.click("Mine")
        player.press("backspace")
        assert not draft.path.exists()
        player.press("cmd+z")
        assert draft.path.exists()


SCENES = {
    "menu": Menu,
    "settings": SettingsScene,
    "shelf": lambda: DeckShelf("chrono_clash"),
    "builder": lambda: DeckBuilder("chrono_clash", Draft(RULES, Deck("Slow Dawn", ()))),
    "import": lambda: DeckImport(RULES, print, None, "", False),
}


@pytest.mark.parametrize("scene", SCENES)
def test_words_and_tips_name_the_keys_that_are_there(macos, scene):
    told = said(SCENES[scene])
    assert not re.search(r"Ctrl\+(?!Cmd)|\bAlt\b|F11", told)
    assert "Cmd" in told, "there is a shortcut to be told"


@pytest.mark.parametrize("scene", SCENES)
def test_elsewhere_they_name_theirs(scene):
    told = said(SCENES[scene])
    assert "Cmd" not in told and re.search(r"Ctrl\+|F11", told)


def said(scene):
    """All words and tips of a scene."""
    with Driver(scene) as player:
        player.step(0.2)
        widgets = [widget for widget, _ in player.form.every()]
        return "\n".join(str(getattr(w, name, "")) for w in widgets for name in ("words", "tip", "reason", "hint"))
