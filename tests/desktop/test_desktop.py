"""The program as a player meets it: a real window, a real mouse, real keys."""

import json
import re

import pytest

from game.kernel.agenda import lands
from game.kernel.record import load
from tests.desktop.desktop import wait
from tests.desktop.sitting import actions, do, play_out, saved, sit_down
from tests.desktop.twin import MenuTwin, TableTwin


def test_the_program_starts_shows_a_menu_and_ends_when_its_window_is_closed(start, settle_home):
    program = start(settle_home())
    assert program.shape == (1280, 720)
    assert program.colours() > 20
    assert program.end() == 0


def test_the_desktop_knows_whose_window_it_is(start, settle_home, screen):
    program = start(settle_home())
    for part in ("--class", "--classname"):  # as an entry of the desktop names it: chronotable.desktop
        assert screen.run("xdotool", "search", "--onlyvisible", part, "^chronotable$") == program.window


def test_quick_start_begins_a_match(start, settle_home):
    home = settle_home()
    program = start(home)
    program.click(MenuTwin(home, program.size)["Quick start"])
    assert load(saved(home)).players == [("human", "Ada"), ("random", "Boole")]


def test_a_card_is_dragged_into_play(start, settle_home):
    home = settle_home()
    program = sit_down(start, home)
    before = len(actions(home))
    with TableTwin(home, saved(home), program.size) as twin:
        action = next(a for a in twin.match.legal_actions() if a.verb == "play")
        key = twin.match.state.what[action.card].key
        do(program, home, action, twin)
    seat, text = actions(home)[before]
    assert seat == 0
    assert text.split(".")[0] == f"play {key}"


def test_a_card_dropped_where_it_may_not_go_stays_in_hand(start, settle_home):
    home = settle_home()
    program = sit_down(start, home)
    before = actions(home)
    with TableTwin(home, saved(home), program.size) as twin:
        card = twin.match.state.cards_in(0, "hand")[0]
        theirs = twin.match.state.layout.of["deck"][1]
        quiet = program.shot()
        program.drag(twin.card(card), twin.zone(theirs))
        wait(lambda: program.shot() != quiet, "the sentence that says why")
        assert actions(home) == before
        plain = next(a for a in twin.match.legal_actions() if a.verb in ("draw", "pass"))
        do(program, home, plain, twin)  # and the game goes on
    assert actions(home)[len(before)] == (0, plain.verb)


def test_click_and_click_again_does_the_same_as_a_drag(start, settle_home):
    home = settle_home()
    program = sit_down(start, home)
    before = len(actions(home))
    with TableTwin(home, saved(home), program.size) as twin:
        action = next(a for a in twin.match.legal_actions() if a.verb == "play")
        program.click(twin.card(action.card))
        program.click(twin.zone(lands(twin.match.state, action)[0].zone))
    assert actions(home)[before][1].startswith("play ")


def test_the_key_d_draws(start, settle_home):
    home = settle_home()
    program = sit_down(start, home)
    before = len(actions(home))
    with TableTwin(home, saved(home), program.size) as twin:
        key, verb = ("d", "draw") if any(a.verb == "draw" for a in twin.match.legal_actions()) else ("space", "pass")
    program.press(key)
    assert actions(home)[before] == (0, verb)


def test_the_window_is_made_larger_and_the_mouse_still_meets_the_cards(start, settle_home, screen):
    home = settle_home()
    program = sit_down(start, home)
    screen.run("xdotool", "windowsize", "--sync", program.window, "1600", "900")
    wait(lambda: program.told.size == (1600, 900), "the larger window")
    assert program.shape == (1600, 900)
    before = len(actions(home))
    with TableTwin(home, saved(home), (1600, 900)) as twin:
        action = next(a for a in twin.match.legal_actions() if a.verb in ("play", "stop"))
        do(program, home, action, twin)
    assert actions(home)[before][1].startswith(action.verb)


def test_f11_fills_the_screen_and_gives_it_back(start, settle_home):
    program = start(settle_home())
    program.press("F11")
    wait(lambda: program.shape == (1920, 1080), "fullscreen")
    program.press("F11")
    wait(lambda: program.shape == (1280, 720), "the window")


@pytest.mark.parametrize(("game", "left"), [("control", 0), ("chrono_clash", 0), ("doctor_who", 8)])
def test_one_round_is_played_to_its_result_with_the_mouse(start, settle_home, game, left):
    """The long game from its last few decisions on."""
    home = settle_home()
    program = sit_down(start, home, game=game, left=left)
    assert play_out(program, home, game) > 2
    assert program.is_running
    assert program.colours() > 20  # the result


def throw(program, home, action, twin):
    """Drop a card on a battler without resting there: it is asked what is meant, and the second button is the quest."""
    program.drag(*twin.way(action))
    assert len(actions(home)) == len(twin.match.record.actions)
    program.press("2")
    assert len(actions(home)) > len(twin.match.record.actions)


@pytest.mark.parametrize("how", [do, throw], ids=["rested", "thrown"])
def test_a_card_is_dragged_onto_a_battler_and_lies_on_it_as_a_quest(start, settle_home, how):
    home = settle_home()
    program = sit_down(start, home, game="chrono_clash")
    for _ in range(30):
        with TableTwin(home, saved(home), program.size) as twin:
            legal = twin.match.legal_actions()
            quests = [a for a in legal if a.verb == "quest"]
            wanted = quests + [a for verb in ("summon", "pick", "use", "choose", "ignore", "done", "pass")
                               for a in legal if a.verb == verb]  # fmt: skip
            (how if quests else do)(program, home, wanted[0], twin)
        if quests:
            break
    assert any(text.startswith("quest ") for seat, text in actions(home) if seat == 0)


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


def test_f12_puts_the_position_on_the_clipboard(start, settle_home):
    home = settle_home()
    program = sit_down(start, home)
    program.press("F12")
    text = wait(program.clipboard, "the position")
    assert "hand-0:" in text
    assert re.search(r"^hand-1: \d cards$", text, re.M)  # the other hand stays hidden


@pytest.mark.parametrize("broken", ["{", '{"speed": "warp"}', "\x00\x01"])
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
