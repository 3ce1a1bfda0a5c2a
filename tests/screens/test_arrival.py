"""What has just come cannot be pressed for a moment: a press that skips must not answer what comes behind it."""

import random

import pytest

from game.kernel import notation
from game.kernel.agenda import legal_actions
from game.match import Match, Player
from scenes.arrival import BRIEFLY, MOMENT
from scenes.dialog import Dialog
from scenes.match.curtain import Curtain
from scenes.match.table import Table
from tests.screens.driver import Driver
from tests.screens.tables import QUIET, TIME_STOP, at, card, in_zone, middle, settle, sit, use

LAST = QUIET.replace("play-0: force-field", "play-0: nova, singularity").replace(
    "hand-0: rift, nova", "hand-0: rift, antimatter"
)


def won():
    """A driver at a table whose match is over with the next step."""
    dice, match = random.Random(3), Match.new("control", [Player("Ada", "human"), Player("Boole", "human")], 5, wins=1)
    while match.outcome is None:
        match.act(dice.choice(match.legal_actions()))
    player = Driver(lambda: Table(match), speed="instant")
    player.match, player.looks = match, False
    return player


def won_round():
    """A driver at the moment in which the first of two rounds is over."""
    player = sit(LAST, wins=2, speed="instant")
    player.match.state.goal = 2
    player.drag(at(player, card(player, "antimatter", "hand-0")), middle(player, "play-0"))
    player.looks = False
    return player


def until(player, condition):
    for _ in range(200):
        if condition():
            return
        player.step()
    raise AssertionError("it did not come")


def is_result(player):
    return type(player.scene).__name__ == "Result"


@pytest.mark.parametrize("key", ["space", "return"])
def test_a_key_pressed_as_the_result_comes_starts_no_new_match(key):
    with won() as player:
        until(player, lambda: is_result(player))
        result = player.scene
        player.press(key, times=8)
        player.step(0.1)
        assert player.scene is result
        player.step(MOMENT)
        player.press("return")
        player.step(0.2)
        assert player.scene is not result, "after a moment Enter does what is usual"


def test_space_never_presses_what_is_not_seen_to_have_the_keys():
    with won() as player:
        until(player, lambda: is_result(player))
        result = player.scene
        player.step(2)
        player.press("space")
        player.step(0.1)
        assert player.scene is result
        player.press("tab")
        player.press("shift+tab")
        player.press("space")
        player.step(0.2)
        assert player.scene is not result


def test_a_click_as_the_result_comes_presses_nothing_and_a_later_one_does():
    with won() as player:
        until(player, lambda: is_result(player))
        result = player.scene
        player.click("Menu")
        assert player.scene is result
        player.step(MOMENT)
        player.click("Menu")
        player.step(0.1)
        assert type(player.scene).__name__ == "Menu"


def test_whoever_goes_on_pressing_waits_on():
    with won() as player:
        until(player, lambda: is_result(player))
        result = player.scene
        for _ in range(12):
            player.press("return")
            player.step(BRIEFLY * 0.6)
        assert player.scene is result
        player.step(BRIEFLY + 0.05)
        player.press("return")
        player.step(0.2)
        assert player.scene is not result


def test_the_first_screen_can_be_used_at_once():
    with Driver() as player:
        player.looks = False
        assert not player.app.arrival.is_new
        player.click("Settings")
        player.step()
        assert type(player.scene).__name__ == "SettingsScene" and player.app.arrival.is_new


def test_a_dialog_cannot_be_answered_as_it_comes_but_esc_always_goes_back():
    answers = []
    with Driver() as player:
        player.looks = False
        player.step(1)
        buttons = [("No", None), ("Yes", lambda: answers.append("yes"))]
        player.app.stack.push(Dialog("Sure?", "Really?", buttons))
        player.step()
        dialog = player.scene
        player.press("return")
        player.click("Yes")
        assert player.scene is dialog and not answers
        player.press("escape")
        assert player.scene is not dialog and not answers
        player.app.stack.push(Dialog("Sure?", "Really?", buttons))
        player.step(MOMENT + 0.1)
        player.press("return")
        assert answers == ["yes"]


def test_the_curtain_is_not_drawn_by_a_key_meant_for_what_was_before():
    with sit(QUIET, kinds=("human", "human")) as player:
        player.step(1)
        player.looks = False
        player.press("return")
        player.step(0.3)
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        until(player, lambda: isinstance(player.scene, Curtain))
        player.press("return", times=3)
        assert isinstance(player.scene, Curtain) and player.table.board.is_covered


def test_the_second_click_of_two_does_not_reach_the_screen_behind():
    with sit(QUIET) as player:
        player.press("escape")
        player.step(1)
        player.looks = False
        at_button = player.place("Save and leave")
        player.click(at_button)
        player.click(at_button)
        player.step(0.1)
        assert type(player.scene).__name__ == "Menu"


def test_the_end_of_a_round_is_not_sent_away_by_a_key_that_skips():
    with won_round() as player:
        until(player, lambda: player.table.story.is_held)
        player.press("space", times=4)
        player.click(player.table.story.round_end.button)
        assert player.table.story.is_held
        player.step(MOMENT + 0.1)
        player.press("space")
        assert not player.table.story.is_held


def read_large(player, lying):
    """Point at a card that lies there, and keep it large."""
    reading = player.table.reading
    reading.hover(lying)
    reading.keep()
    assert reading.preview.is_shown


def test_no_large_card_stays_beside_the_end_of_a_round():
    with sit(LAST, wins=2) as player:
        table, lying, player.match.state.goal = player.table, card(player, "nova", "play-0"), 2
        table.act(notation.read(player.match.state, "play antimatter"))
        read_large(player, lying)
        player.looks = False
        until(player, lambda: table.story.round_end.is_shown)
        assert not table.reading.preview.is_shown


# What the table asks


def test_a_click_as_a_window_opens_does_not_answer_it():
    with sit(TIME_STOP, speed="instant") as player:
        use(player, "singularity")
        player.looks = False
        until(player, lambda: player.table.asking.mode == "window")
        button = player.table.buttons.slots["pass"]
        player.click(button)
        assert player.table.asking.mode == "window"
        player.press("1")
        player.press("space")
        assert player.table.asking.mode == "window" and "time-stop" in in_zone(player, "hand-0")
        player.step(MOMENT + 0.1)
        player.click(button)
        assert player.table.asking.mode != "window"


def test_a_card_that_one_is_asked_to_choose_cannot_be_chosen_as_the_question_comes():
    with sit(QUIET, speed="instant") as player:
        player.step(1)
        player.drag(at(player, card(player, "wormhole", "hand-0")), middle(player, "discard-0"))
        player.looks = False
        until(player, lambda: player.table.reading.spread.is_open)
        pick = player.table.reading.spread.rects[card(player, "rewind", "discard-0")]
        player.click(pick.center)
        assert player.table.reading.spread.is_open
        player.step(MOMENT + 0.1)
        player.click(pick.center)
        assert "rewind" in in_zone(player, "hand-0")


def test_a_card_can_be_dragged_at_once_and_what_is_asked_again_waits_for_nobody():
    with sit(QUIET, speed="instant") as player:
        player.step(BRIEFLY)
        player.looks = False
        assert player.table.arrival.is_new
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        assert "nova" in in_zone(player, "play-0")
    with sit(QUIET, speed="instant") as player:
        player.step(BRIEFLY)
        player.looks = False
        player.click(at(player, card(player, "nova", "hand-0")))
        player.click(middle(player, "play-0"))
        assert "nova" in in_zone(player, "play-0"), "a card that one has lifted oneself is laid down as well"
    with sit(QUIET) as player:
        player.step(1)
        table = player.table
        table.asking.end()
        table.ask(legal_actions(player.match.state))
        assert not table.arrival.is_new, "it is the same question"


def test_space_after_a_click_on_a_button_lets_be_and_does_not_press_that_button_again():
    with sit(QUIET) as player:
        settle(player)
        player.click(player.table.buttons.tools["menu"])
        player.step(0.5)
        player.press("escape")
        player.step(0.5)
        player.press("return")
        player.press("space")
        player.step(0.2)
        assert player.scene is player.table, "the pause button is not pressed by a key that nobody sees on it"
