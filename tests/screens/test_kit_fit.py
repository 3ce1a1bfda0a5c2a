"""Every scene at every size and scale: nothing overlaps, nothing leaves its box, no words are cut."""

from itertools import combinations

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.match import Match, Player
from scenes.dialog import Dialog
from scenes.doors import Door
from scenes.match.plan import STRANGERS
from scenes.match.result import Result
from scenes.match.setup import Setup
from scenes.menu import Menu
from scenes.pause import Pause
from scenes.rules import Rules
from scenes.settings import SettingsScene
from tests.screens.driver import Driver
from ui.base.scale import Scale
from ui.widgets.scroll import Scroll
from ui.widgets.text import Plate, Rule

SIZES = [(960, 540), (1280, 720), (1366, 768), (1024, 1366), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0, 75, 100, 125, 150, 200, 300]


def finished(seats, game="control"):
    """A match played to its end by taking now this, now that."""
    match = Match.new(game, [Player(n, "human") for n in ("Traveller", *STRANGERS)[:seats]], seed=5)
    turn = 0
    while match.outcome is None:
        legal = legal_actions(match.state)
        turn += 1
        match.act(legal[(turn * 7) % len(legal)])
    return match


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


def faults(scene, scale):
    """What is wrong with how the widgets lie."""
    window = pygame.Rect((0, 0), scale.window)
    found = []
    seen = [(w, pane) for w, pane in scene.form.every() if w.visible and (pane is None or pane.visible)]
    for widget, pane in seen:
        name = f"{type(widget).__name__} {getattr(widget, 'words', '')!s:.30} {widget.rect}"
        if widget.rect.w <= 0 or widget.rect.h <= 0:
            found.append(f"{name} has no size")
        if pane is None and not window.contains(widget.rect):
            found.append(f"{name} leaves the window")
        if pane is not None:
            content = pygame.Rect(pane.rect.x, pane.rect.y - pane.applied, pane.rect.w, max(pane.length, pane.rect.h))
            if not content.contains(widget.rect):
                found.append(f"{name} leaves its pane {content}")
        if said := widget.overflow():
            found.append(f"{name}: {said}")
    grounds = (Plate, Rule, Scroll, Door)
    for (a, pane_a), (b, pane_b) in combinations([s for s in seen if not isinstance(s[0], grounds)], 2):
        if pane_a is pane_b and a.rect.inflate(-2, -2).colliderect(b.rect.inflate(-2, -2)):
            found.append(f"{type(a).__name__} {a.rect} over {type(b).__name__} {b.rect}")
    return found


@pytest.mark.parametrize("name", SCENES)
def test_everything_has_its_place(name):
    with Driver(Menu, size=(960, 540)) as player:
        if name != "menu":
            player.app.stack.push(SCENES[name]())
        player.step()
        scene = player.scene
        wrong = []
        for size in SIZES:
            for percent in SCALES:
                scale = Scale(size, percent)
                scene.scale = scale
                scene.layout(scale)
                wrong += [f"{size} {percent} %: {fault}" for fault in faults(scene, scale)]
        assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:12])


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
