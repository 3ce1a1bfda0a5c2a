"""What stands on a screen is copied as text with one key, whatever screen it is."""

import pygame
import pytest

from scenes import texts as app_texts
from scenes.decks.shelf import DeckShelf
from scenes.dialog import Dialog
from scenes.learn.page import Learn
from scenes.match.matches import Matches
from scenes.match.setup import Setup
from scenes.menu import Menu
from scenes.past.figures import Figures
from scenes.past.texts import COUNTED
from scenes.settings import SettingsScene
from tests.screens.around import begun, waits
from tests.screens.driver import Driver
from tests.screens.tables import QUIET, sit
from tests.screens.test_played import fill

SCREENS = {
    "menu": (Menu, ["Towers in Time", "Quick start\nvs. Vesper (novice)", app_texts.HISTORY]),
    "learn": (lambda: Learn("control"), ["Learn\n", "Lessons  0 of 5 done\n1.  The way out\n", "Worked examples"]),
    "settings": (SettingsScene, ["Settings\n", f"{app_texts.LESS_MOTION}  Off", "F1  hint; "]),
    "setup": (lambda: Setup("chrono_clash"), ["Vesper  Novice", "Do Reinforcements cost time?\nNo, they are free"]),
    "matches": (Matches, ["Unfinished matches\nControl: Ada vs. Boole\n", "Continue  Concede  Delete"]),
    "shelf": (lambda: DeckShelf("chrono_clash"), ["Up Before Everyone\nRed. Small, cheap and already running"]),
    "dialog": (lambda: Dialog("Something went wrong", "It is in *this* file.", [("Back", None)]),
               ["Something went wrong", "It is in this file.", "Back"]),
}  # fmt: skip


@pytest.fixture
def copied(monkeypatch):
    """What came on the clipboard, the last at the end."""
    found = []
    monkeypatch.setattr(pygame.scrap, "put_text", found.append)
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_all_that_stands_there_is_copied_with_what_is_warned_of(name, copied):
    home, said = SCREENS[name]
    waits(begun())
    with Driver(home) as player:
        player.step(0.2)
        before = len(player.scene.boxes) if name == "shelf" else 0
        player.app.toast("/home/*me* [a|b].match: it is full.", warning=True)
        player.press("ctrl+c")
        for words in said:
            assert words in copied[-1]
        assert copied[-1].endswith("/home/*me* [a|b].match: it is full.")
        assert name != "shelf" or len(player.scene.boxes) == before, "no deck is copied"


def test_what_a_puzzle_asks_is_copied_with_it_and_whether_it_is_solved(copied):
    with Driver(lambda: Learn("control")) as player:
        tiles = [widget for what, row in player.scene.rows if what == "tiles" for widget in row[1:]]
        tiles[1].chosen = True
        player.press("ctrl+c")
        lines = copied[-1].split("\n")
        first = lines.index(tiles[0].plain())
        assert lines[first - 1] == "Easy" and lines[first] == f"1. {tiles[0].tip}"
        assert lines[first + 1] == f"2. {tiles[1].tip} (solved)"


def test_figures_are_copied_with_how_it_went_and_the_keys_come_to_what_counts(copied):
    fill(4)
    with Driver(Figures) as player:
        player.step(0.3)
        player.press("ctrl+c")
        assert copied[-1].endswith("\nMarch 20, Control: won, 50% of the last 4 won")
        assert copied[-1].count(": lost, ") == 2 and "Over time" in copied[-1]
        for _ in range(9):
            player.press("tab")
            if player.form._tip()[1] == COUNTED:
                break
        assert player.form.focused is player.scene.numbers[0]


def test_at_the_table_a_warning_and_why_a_button_is_off_are_copied(copied):
    with sit(QUIET) as player:
        player.app.toast("The disk is full.", warning=True)
        player.press("ctrl+c")
        assert "The disk is full." in copied[-1]
        player.app.toasts.notices.clear()
        button = next(widget for widget in player.widgets() if widget.tip and widget.rect.w)
        button.enable(False, "Not *now*.")
        player.move(button)
        player.press("ctrl+c")
        assert copied[-1].split("\n")[0] == "Not now."
