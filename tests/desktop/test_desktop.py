"""The program as a player meets it: a real window, a real mouse, real keys."""

import json
import re

import pytest

from game.kernel.agenda import lands
from game.kernel.record import load
from tests.desktop.desktop import wait
from tests.desktop.sitting import actions, begin_late, begin_where, do, play_out, saved, sit_down
from tests.desktop.twin import MenuTwin, TableTwin


def test_the_program_starts_fills_the_screen_begins_a_match_and_ends_when_its_window_is_closed(
    start, settle_home, screen
):
    home = settle_home()
    program = start(home)
    assert program.told.scene == "Menu" and program.shape == program.told.size == (1280, 720)
    for part in ("--class", "--classname"):  # as an entry of the desktop names it: chronotable.desktop
        assert screen.run("xdotool", "search", "--onlyvisible", part, "^chronotable$") == program.window
    program.press("F11")
    wait(lambda: program.shape == program.told.size == (1920, 1080), "fullscreen")
    program.press("F11")
    wait(lambda: program.shape == program.told.size == (1280, 720), "the window")
    program.click(MenuTwin(home, program.size)["Quick start"])
    assert load(saved(home)).players == [("human", "Ada"), ("random", "Boole")]
    assert program.told.scene == "Table" and program.colours() > 20
    assert program.end() == 0


def test_a_card_is_played_by_a_drag_by_clicks_by_keys_and_in_a_larger_window(start, settle_home, screen):
    """And where it may not go it is not played."""
    home = settle_home()
    program = sit_down(start, home, wins=3)
    before = actions(home)
    assert before[0][0] == 0 and before[0][1].startswith("play ")  # by a drag, when one sat down

    with TableTwin(home, saved(home), program.size) as twin:
        card = twin.match.state.cards_in(0, "hand")[0]
        theirs = twin.match.state.layout.of["deck"][1]
        quiet = program.shot()
        program.drag(twin.card(card), twin.zone(theirs))
        assert program.shot() != quiet  # a sentence says why
        assert actions(home) == before

        program.press("F12")
        text = wait(lambda: program.screen.clipboard, "the position")
        assert "hand-0:" in text
        assert re.search(r"^hand-1: \d cards$", text, re.M)  # the other hand stays hidden

        action = next(a for a in twin.match.legal_actions() if a.verb == "play")
        key = twin.match.state.what[action.card].key
        program.click(twin.card(action.card))
        program.click(twin.zone(lands(twin.match.state, action)[0].zone))
        seat, said = actions(home)[len(before)]
        assert (seat, said.split(".")[0]) == (0, f"play {key}")

        before = actions(home)
        twin.look(saved(home))
        assert any(a.verb == "draw" for a in twin.match.legal_actions())
        program.press("d")
        assert actions(home)[len(before)] == (0, "draw")

    screen.do("xdotool", "windowsize", "--sync", program.window, "1600", "900")
    wait(lambda: program.told.size == program.shape == (1600, 900), "the larger window")
    before = actions(home)
    with TableTwin(home, saved(home), (1600, 900)) as twin:
        action = next(a for a in twin.match.legal_actions() if a.verb in ("play", "stop"))
        do(program, home, action, twin)
    assert actions(home)[len(before)][1].startswith(action.verb)


@pytest.mark.parametrize(("game", "left"), [("control", 0), ("chrono_clash", 0), ("doctor_who", 8)])
def test_one_round_is_played_to_its_result_with_the_mouse(start, settle_home, game, left):
    """The long game from its last few decisions on."""
    home = settle_home()
    program = sit_down(start, home, game=game, begin=begin_late(left) if left else None)
    assert play_out(program, home, game) > 2
    assert program.is_running
    assert program.colours() > 20  # the result


def throw(program, home, action, twin):
    """Drop a card on a battler without resting there: it is asked what is meant, and the second button is the quest."""
    program.drag(*twin.way(action))
    assert len(actions(home)) == len(twin.match.record.actions)
    program.press("2")
    assert len(actions(home)) > len(twin.match.record.actions)


def has_quest(match):
    return any(action.verb == "quest" for action in match.legal_actions())


@pytest.mark.parametrize("how", [do, throw], ids=["rested", "thrown"])
def test_a_card_is_dragged_onto_a_battler_and_lies_on_it_as_a_quest(start, settle_home, how):
    home = settle_home()
    program = sit_down(start, home, game="chrono_clash", begin=begin_where(has_quest))
    before = actions(home)
    with TableTwin(home, saved(home), program.size) as twin:
        quest = next(action for action in twin.match.legal_actions() if action.verb == "quest")
        how(program, home, quest, twin)
    seat, said = actions(home)[len(before)]
    assert seat == 0 and said.startswith("quest ")


def test_a_killed_match_is_continued_exactly_where_it_was(start, settle_home):
    home = settle_home()
    program = sit_down(start, home, "greedy", wins=3)
    assert len(actions(home)) > 1  # the computer has answered
    program.kill()
    kept = actions(home)
    again = start(home)
    again.click(MenuTwin(home, again.size)["Continue"])
    with TableTwin(home, saved(home), again.size) as twin:
        action = next(a for a in twin.match.legal_actions() if a.verb in ("draw", "play"))
        do(again, home, action, twin)
    assert actions(home)[: len(kept)] == kept


@pytest.mark.parametrize("broken", ['{"speed": "warp"}', "\x00\x01"])
def test_broken_settings_do_not_keep_the_program_from_starting(start, home, broken):
    file = home / "data" / "settings.json"
    file.parent.mkdir(parents=True)
    file.write_text(broken)
    program = start(home)
    assert program.end() == 0
    if broken != '{"speed": "warp"}':
        assert file.read_text() == broken
    else:
        assert json.loads(file.read_text())["speed"] == "warp"  # ours is used, theirs is kept
