"""A game whose cards cannot be read: one clear line with file and place, and the program still starts."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CARDS = Path("game/rules/control/cards.toml")
RED = Path("game/rules/chrono_clash/cards/red.toml")
FAULTS = {
    "fuel = 1\n": ('fuel = "one"\n', "cards.toml, card rift: 'fuel' should be a whole number, but is 'one'"),
    "{ draw = 2 }": ("{ drawn = 2 }", "cards.toml, card dark-energy: a clause has one word of"),
    "[nova]": ("[nova", "cards.toml: is not TOML:"),
    'kind = "unstable"\nfuel = 10': (
        'kind = "unstable"\ncopies = 3\nfuel = 10',
        "cards.toml, card nova: copies = 3 (an even number: half with each mark, 2.4)",
    ),
}
RED_FAULTS = {
    'colour = "red"\nkind = "battler"\ncost = 1\n': (
        'colour = "pink"\nkind = "battler"\ncost = 1\n',
        "red.toml, card tilly-twomatch: colour 'pink' is none of red, blue, green, purple",
    ),
    "[ember-heron]": ("[ember-heron", "red.toml: is not TOML:"),
    'icons = ["leader:1"]': (
        'icons = ["leader"]',
        "red.toml, card unpaid-rooster: row 1: 'leader' should be written leader:1",
    ),
    'icons = ["summon draw-1 extra+1"]': (
        'icons = ["summon draw-1 extra"]',
        "red.toml, card nine-edition-ned: row 1: 'extra' should be written extra+1",
    ),
    'guardian = "other-battlers untap"': (
        'guardian = "attack other-battlers untap"',
        "red.toml, card unpaid-rooster: guardian: 'attack other-battlers untap': a guardian ability has no trigger",
    ),
}


@pytest.fixture
def copy(tmp_path):
    """The program in a folder of its own, so that its cards can be broken."""
    folder = tmp_path / "program"
    keep = shutil.ignore_patterns(".*", "__pycache__", "tests")
    shutil.copytree(ROOT, folder, ignore=keep)
    return folder


def run(folder, *command):
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "CHRONOTABLE_ART": "plain"}
    return subprocess.run([sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("sound", FAULTS)
def test_a_broken_card_is_told_in_one_line(copy, sound):
    broken, line = FAULTS[sound]
    text = (copy / CARDS).read_text()
    assert sound in text
    (copy / CARDS).write_text(text.replace(sound, broken, 1))
    for command in (("-m", "game", "check"), ("-m", "game", "play", "control")):
        done = run(copy, *command)
        assert done.returncode in (1, 2)
        assert line in done.stderr
        assert "Traceback" not in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("sound", RED_FAULTS)
def test_a_broken_row_of_icons_is_told_in_one_line_and_the_other_game_is_played(copy, sound):
    broken, line = RED_FAULTS[sound]
    text = (copy / RED).read_text()
    assert sound in text
    (copy / RED).write_text(text.replace(sound, broken, 1))
    done = run(copy, "-m", "game", "check")
    assert done.returncode in (1, 2)
    assert line in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    done = run(copy, "-m", "game", "play", "control", "--games", "1")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_menu_comes_up_and_says_what_is_wrong(copy):
    (copy / CARDS).write_text("[rift]\nname = 3\n")
    look = """
from tests.screens.driver import Driver
with Driver() as player:
    assert player.says("card rift: 'name' should be text"), [n.words for n in player.app.toasts.notices]
    shut, *others = player.scene.doors
    assert [door.game for door in (shut, *others)] == ["control", "chrono_clash", "towers_in_time", "doctor_who"]
    assert not any(widget.enabled for widget in (shut, *shut.standing[2:]))
    assert all(widget.enabled for door in others for widget in (door, *door.standing[2:]))
    assert player.find("Settings").enabled
print("seen")
"""
    shutil.copytree(ROOT / "tests" / "screens", copy / "tests" / "screens")
    (copy / "tests" / "__init__.py").write_text("")
    done = run(copy, "-c", look)
    assert done.stdout.endswith("seen\n"), done.stderr


def test_a_sound_copy_has_no_fault(copy):
    done = run(copy, "-m", "game", "check")
    assert (done.returncode, done.stderr) == (0, "")
