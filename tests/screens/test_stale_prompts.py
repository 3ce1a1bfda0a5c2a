"""Prompts and notices of a table go with it: no old prompt or notice is left when a step or a test game is over."""

import pytest

from game import decks
from game.builder.draft import Draft
from game.rules import RULESETS
from game.teach.lessons import shipped
from scenes.decks.builder import DeckBuilder
from scenes.learn.lesson import LessonTable
from scenes.match import trial
from scenes.match.table import Table
from tests.screens.driver import Driver
from tests.screens.lessons import do, rest, taught
from ui.table.lectern import RIGHT, WRONG


def wrong_step():
    """A step of a lesson that has a wrong way."""
    found = ((g, one.key, n, part) for g in RULESETS for one in shipped(g) for n, part in enumerate(one.parts))
    return next((game, key, n, part) for game, key, n, part in found if part.wrong and part.solution)


@pytest.mark.parametrize("is_right", [False, True])
def test_prompt_about_an_attempt_goes_when_it_is_taken_back(is_right):
    game, key, at, part = wrong_step()
    with taught(game, key, at) as player:
        table = player.scene
        rest(player)
        do(player, part.solution if is_right else part.wrong[0])
        assert table.lectern.tone == (RIGHT if is_right else WRONG) and table.asking.aside
        table.undo()
        rest(player)
        assert table.asking.is_asked and not table.asking.aside
        table.stop_asking()
        assert "lead" not in table.buttons.slots["pass"].reason and not table.asking.aside


def test_notice_of_a_lesson_step_goes_with_it():
    with taught("control", part=1) as player:
        rest(player)
        player.press("b")
        assert player.says("Nothing has happened")
        player.scene.instead("lesson", "control", player.scene.lesson.key, 2)
        player.step(0.5)
        assert isinstance(player.scene, LessonTable) and not player.app.toasts.words


def test_notice_of_a_test_game_goes_with_it():
    rules = RULESETS["chrono_clash"]
    deck = decks.shipped("chrono_clash")[0].deck
    with Driver(lambda: DeckBuilder("chrono_clash", Draft(rules, deck)), speed="instant") as player:
        builder = player.scene
        assert trial.begin(player.app, "chrono_clash", deck)
        player.step(0.1)
        table = player.scene
        assert isinstance(table, Table)
        player.press("f12")
        player.app.toast("Of the table.", seconds=60, warning=True, of=table)
        player.app.toast("Of everything.", seconds=60, warning=True)
        trial.go_back(player.app, table.match)
        player.step(0.5)
        assert player.scene is builder and player.app.toasts.words == ["Of everything."]
