"""Every scene at every size and scale: nothing overlaps, nothing leaves its box, no words are cut."""

import pytest

from scenes.dialog import Dialog
from scenes.match.result import Result
from scenes.match.setup import Setup
from scenes.menu import Menu
from scenes.pause import Pause
from scenes.rules import Rules
from scenes.settings import SettingsScene
from tests.screens.around import finished
from tests.screens.driver import Driver
from tests.screens.fitting import assert_fits


def setup_of_four(game="control"):
    scene = Setup(game)

    def build():
        Setup.build(scene)
        scene.plan = scene.plan.with_count(4)
        scene.fill()

    scene.build = build
    return scene


SCENES = {
    "menu": Menu,
    "setup": lambda: Setup("control"),
    "setup of four": setup_of_four,
    "setup with decks": lambda: Setup("chrono_clash"),
    "setup of four with decks": lambda: setup_of_four("chrono_clash"),
    "settings": SettingsScene,
    "rules": lambda: Rules("control", "5.4"),
    "pause": lambda: Pause(finished(2)),
    "result": lambda: Result(finished(2)),
    "result of four": lambda: Result(finished(4)),
    "result with decks": lambda: Result(finished(3, "chrono_clash")),
    "rules with icons": lambda: Rules("chrono_clash", "13.4"),
    "dialog": lambda: Dialog("A match is waiting", "Traveller against Vesper\nRound 3, 1 : 1.",
                             [("Cancel", None), ("Continue it", None), ("Start anew", None)]),
}  # fmt: skip


@pytest.mark.parametrize("name", SCENES)
def test_everything_has_its_place(name):
    with Driver(Menu, size=(960, 540)) as player:
        if name != "menu":
            player.app.stack.push(SCENES[name]())
        player.step()
        assert_fits(player.scene)


@pytest.mark.parametrize("size", [(960, 540), (3840, 2160)])
def test_every_scene_can_be_drawn(size, tmp_path):
    with Driver(Menu, size=size) as player:
        for name, make in SCENES.items():
            player.app.stack.push(make())
            player.step()
            assert type(player.scene).__name__ != "Dialog" or name == "dialog"
            player.press("tab")
            player.app.stack.pop()
            player.step()
