"""Who is asked in a window: each person's wishes, kept and said at the table, and what the others learn of them."""

import random

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.template import fill
from game.match import Match
from game.rules import RULESETS
from game.rules.control import texts as control_texts
from scenes.match import texts as match_texts
from scenes.match.curtain import Curtain
from scenes.match.table import Table
from scenes.match.wishes import Wish, keep_wish, kept_wish
from scenes.settings import SettingsScene
from tests.screens.driver import Driver
from tests.screens.tables import TIME_STOP, USE_TIME_STOP, in_zone, settle, sit, sit_down, use
from ui.base.settings import Settings

RULES = RULESETS["control"]
KIND = "respond"
MENU = match_texts.STOPS
MINE = TIME_STOP.replace("active: 1", "active: 0").replace("time-stop, nova", "time-stop, singularity")
TWICE = TIME_STOP.replace("hand-1: singularity, antimatter", "hand-1: dark-energy, dark-energy, rift")
THREE = """seats: 3
active: 2
hand-0: time-stop, nova, rift, rewind
hand-1: time-stop
hand-2: dark-energy, time-stop
deck: 20 cards
"""
BOTH = TIME_STOP.replace("hand-1: singularity, antimatter", "hand-1: singularity, antimatter, time-stop")
PEOPLE = ("human", "human")


def wishing(when, *stops, person=""):
    words = [when, *stops]
    return {"wishes": {"control": {KIND: {person: words}}}}


def is_asked(player):
    return player.table.asking.window is not None


def from_menu(player, words, button=MENU):
    """What one says in the menu of when to be asked."""
    player.click(button)
    player.click(words)


def passes(player):
    return [say for _, say in player.match.record.actions].count("pass")


def again(player, key):
    """Vesper uses another ability, in her next turn if not now."""
    state = player.match.state
    while state.active != 1 or state.agenda[-1].what != "action":
        player.table.tell(player.match.act(next(a for a in legal_actions(state) if a.verb == "draw")))
        settle(player)
    use(player, key)


# Wishes that are kept


@pytest.mark.parametrize(
    ("wish", "position", "expected"),
    [
        (("always",), TIME_STOP, True),
        (("always",), MINE, True),
        (("matters",), TIME_STOP, True),
        (("matters",), MINE, False),
        (("stops", "singularity"), TIME_STOP, True),
        (("stops", "singularity"), MINE, True),
        (("stops", "rift"), TIME_STOP, False),
        (("stops",), TIME_STOP, False),
        (("never",), TIME_STOP, False),
    ],
)
def test_one_is_asked_where_one_wishes(wish, position, expected):
    with sit(position, **wishing(*wish)) as player:
        use(player, "singularity")
        assert is_asked(player) == expected
        assert passes(player) == (not expected)
        assert "time-stop" in in_zone(player, "hand-0")


def test_without_a_word_one_is_asked_when_it_could_matter():
    assert kept_wish(Settings(), RULES, KIND) == Wish("matters")


def test_what_was_passed_for_somebody_stands_in_the_log_right_under_what_it_was_about():
    with sit(TIME_STOP, **wishing("never")) as player:
        use(player, "singularity")
        lines = player.table.story.log.lines
        (line,) = [line for line in lines if line.details]
        assert line.seat == -1
        assert [printed.key for printed in line.cards.values()] == ["singularity"], "its name leads to the card"
        before = lines[lines.index(line) - 1]
        assert "Singularity" in before.words
        assert [printed.key for printed in before.cards.values()] == ["singularity"]


def test_a_window_that_one_passes_oneself_has_no_such_line():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        player.step(0.5)
        player.press("space")
        settle(player)
        assert passes(player) == 1
        assert not any(line.details for line in player.table.story.log.lines)


def test_undo_goes_back_to_what_was_passed_and_asks_whatever_is_wished():
    with sit(TIME_STOP, **wishing("never")) as player:
        use(player, "singularity")
        assert not is_asked(player)
        player.press("u")
        settle(player)
        assert is_asked(player) and passes(player) == 0
        player.click(USE_TIME_STOP)
        assert "time-stop" not in in_zone(player, "hand-0")


def test_after_an_undo_the_wish_holds_for_the_next_window():
    with sit(TWICE, **wishing("never")) as player:
        use(player, "dark-energy")
        player.press("u")
        settle(player)
        player.step(0.5)
        player.press("space")
        settle(player)
        assert passes(player) == 1 and not is_asked(player)
        again(player, "dark-energy")
        assert passes(player) == 2 and not is_asked(player)


# Wishes that are said at the table


def test_not_for_this_one_ends_with_it():
    with sit(TWICE) as player:
        use(player, "dark-energy")
        from_menu(player, match_texts.RESOLVE_THIS)
        settle(player)
        assert player.table.wishes.hushes == []
        again(player, "dark-energy")
        assert is_asked(player)


def test_not_for_this_one_holds_while_it_is_fought_over():
    """Ada lets Orrin's ability happen. Vesper stops it, Orrin stops Vesper: Ada is asked about neither, nor again."""
    with sit(THREE, kinds=("human", "greedy", "greedy"), **wishing("always")) as player:
        use(player, "dark-energy")
        assert is_asked(player)
        from_menu(player, match_texts.RESOLVE_THIS)
        for seat in (1, 2):
            settle(player)
            assert player.match.chooser == seat and not is_asked(player)
            player.table.tell(player.match.act(next(a for a in legal_actions(player.match.state) if a.verb == "stop")))
        settle(player)
        assert [seat for seat, said in player.match.record.actions if said == "pass"] == [0, 0, 0]
        assert player.table.wishes.hushes == [] and player.match.state.agenda[-1].what != KIND


def test_not_again_this_turn_ends_with_the_turn():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        from_menu(player, match_texts.PASS_UNTIL_END)
        settle(player)
        assert player.table.wishes.is_quiet(0) and player.table.buttons.tools["ask"].chosen
        for _ in range(40):
            if player.match.state.active == 0:
                break
            player.table.tell(player.match.act(legal_actions(player.match.state)[0]))
            settle(player)
        assert not player.table.wishes.is_quiet(0) and not player.table.buttons.tools["ask"].chosen


def test_what_was_said_with_a_pass_is_taken_back_with_it():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        from_menu(player, match_texts.PASS_UNTIL_END)
        settle(player)
        player.press("u")
        settle(player)
        assert is_asked(player) and not player.table.wishes.is_quiet(0)


def test_the_button_at_the_side_hushes_and_asks_again():
    with sit(TIME_STOP) as player:
        tool = player.table.buttons.tools["ask"]
        assert (
            tool.visible
            and fill(match_texts.STOPS_TIP, windows="Time Stop", when=match_texts.STOPS_WHEN_NEEDED) in tool.tip
        ), "nobody has wished"
        from_menu(player, match_texts.DO_NOT_STOP, tool)
        assert tool.chosen
        use(player, "singularity")
        assert not is_asked(player) and passes(player) == 1
        from_menu(player, "Ask me again", tool)
        assert not tool.chosen


def test_who_has_chosen_when_to_be_asked_is_told_so():
    with sit(TIME_STOP) as player:
        keep_wish(player.app.settings, player.match.state.rules, KIND, Wish("always"))
        player.table.buttons.say_tools()
        assert (
            fill(match_texts.STOPS_TIP, windows="Time Stop", when=match_texts.STOPS_AS_CHOSEN)
            in player.table.buttons.tools["ask"].tip
        )


def test_a_window_has_one_way_to_let_it_happen_and_a_menu_for_the_rest():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        shown = [button.words for button in player.table.buttons.shown if button.enabled]
        assert shown == [control_texts.PASS, MENU, USE_TIME_STOP]
        player.click(MENU)
        choice = player.table.hand.choice
        assert choice.is_open and len(choice.buttons) == 3 and is_asked(player)
        assert not choice.panel.collidelistall([b.rect for b in player.table.buttons.shown if b.words == MENU])
        player.press("escape")
        assert not choice.is_open and is_asked(player) and player.scene is player.table
        player.click(MENU)
        player.click(MENU)
        assert not choice.is_open, "the same button puts the menu away"
        player.click(MENU)
        player.click(match_texts.OPEN_SETTINGS)
        player.step(0.3)
        assert isinstance(player.scene, SettingsScene)
        kinds = [right for what, left, right in player.scene.rows if getattr(left, "words", "").startswith(RULES.title)]
        assert kinds and all(player.scene.pane.rect.contains(kind.rect) for kind in kinds), "what was asked for is seen"
        player.press("escape")
        player.step(0.3)
        assert is_asked(player) and passes(player) == 0
        player.press("2")
        player.press("2")
        assert player.table.wishes.is_quiet(0) and passes(player) == 1, "by the numbers of its lines"


def test_the_menu_goes_with_the_question():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        player.click(MENU)
        player.press("space")
        settle(player)
        assert not is_asked(player) and not player.table.hand.choice.is_open


def test_a_game_without_windows_has_no_such_button():
    with sit(None, game="chrono_clash") as player:
        assert not player.table.buttons.tools["ask"].visible


# Several people at one screen


def test_what_one_person_says_holds_for_that_seat_alone():
    with sit(BOTH, kinds=PEOPLE) as player:
        player.table.wishes.hush_turn(1, (KIND,))
        sit_down(player, "Vesper")
        use(player, "singularity")
        sit_down(player, "Ada")
        assert is_asked(player) and not player.table.buttons.tools["ask"].chosen
        assert player.table.wishes.is_quiet(1) and not player.table.wishes.is_quiet(0)


def test_a_kept_wish_of_one_person_is_nobody_elses():
    with sit(TIME_STOP, kinds=PEOPLE, **wishing("never", person="Vesper")) as player:
        sit_down(player, "Vesper")
        use(player, "singularity")
        sit_down(player, "Ada")
        assert is_asked(player)


def test_nobody_else_learns_that_somebody_was_not_asked():
    with sit(TIME_STOP, kinds=PEOPLE, **wishing("never", person="Ada")) as player:
        table = player.table
        sit_down(player, "Vesper")
        use(player, "singularity")
        assert passes(player) == 1 and player.scene is table, "no curtain tells that Ada holds something"
        assert not any(line.details for line in table.story.log.readable)
        assert "auto-pass" not in table.picture.still.prompt() + " ".join(table.story.recent(0))
        before = len(player.match.record.actions)
        player.press("u")
        assert len(player.match.record.actions) == before, "nobody takes back another's decision"
        table.watch(0)
        assert any(line.details for line in table.story.log.readable)
        assert "auto-pass" not in " ".join(table.story.recent(1))
        table.draw_curtain(1)
        assert not any(line.details for line in table.story.log.readable), "nor under the curtain"


# 10.8: everybody is asked


def all_asked(player):
    player.match.state.rulings = {**player.match.state.rulings, "asking": "everybody"}


@pytest.mark.parametrize("held", ["time-stop, nova", "nova, rewind"])
def test_10_8_at_one_screen_the_other_is_called_whether_they_hold_one_or_not(held):
    laid = TIME_STOP.replace("hand-0: time-stop, nova, dark-energy, wormhole", f"hand-0: {held}")
    assert held in laid
    with sit(laid, kinds=PEOPLE, **wishing("matters")) as player:
        all_asked(player)
        sit_down(player, "Vesper")
        use(player, "singularity")
        assert isinstance(player.scene, Curtain) and player.match.chooser == 0
        assert passes(player) == 0


def test_10_8_one_person_alone_is_not_bothered_where_they_can_only_pass():
    laid = TIME_STOP.replace("hand-0: time-stop, nova, dark-energy, wormhole", "hand-0: nova, rewind")
    with sit(laid) as player:
        all_asked(player)
        use(player, "singularity")
        settle(player)
        assert (0, "pass") in player.match.record.actions
        assert not is_asked(player) and not any(line.details for line in player.table.story.log.lines)


# Taken up again


def play_on(player, seed, passed=2, most=400):
    """By chance, until so many windows have been passed unasked."""
    luck, match = random.Random(seed), player.match
    for _ in range(most):
        if len(match.record.unasked) >= passed or match.outcome is not None:
            return
        if isinstance(player.scene, Curtain):
            player.scene.go()
            player.step(0.2)
        elif match.is_human_asked and not player.table.story.is_busy and player.table.asking.actions:
            player.table.act(luck.choice(match.legal_actions()))
        player.step(0.1)


def log(table):
    return [(line.words, line.seat, line.details) for line in table.story.log.lines]


@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "greedy")])
def test_what_was_passed_unasked_stands_in_the_log_of_a_match_that_is_taken_up_again(tmp_path, kinds):
    with sit(kinds=kinds, seed=8, speed="instant", **wishing("never")) as player:
        if kinds[1] != "human":
            luck, match = random.Random(4), player.match
            match.poll = lambda: match.act(luck.choice(legal_actions(match.state))) if match.is_thinking else []
        play_on(player, 3)
        settle(player)
        match, before = player.match, log(player.table)
        match.save(tmp_path / "match")
    assert match.record.unasked and sum(len(details) for *_, details in before) == len(match.record.unasked)
    again = Match.load(tmp_path / "match")
    assert again.record.unasked == match.record.unasked and again.state == match.state
    with Driver(lambda: Table(again), speed="instant", **wishing("always")) as player:
        table = next(scene for scene in player.app.stack.scenes if isinstance(scene, Table))
        assert log(table) == before, "line for line, though other wishes hold by now"
