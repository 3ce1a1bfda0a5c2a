"""A match that only computers play: at the table of somebody who watches it."""

import random
import re

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.view import laid_open, see
from game.match import Match, Player
from game.rules import RULESETS
from game.teach.primer import primer
from scenes.match import kept, sitting
from scenes.match import texts as match_texts
from scenes.match.result import Result, headline
from scenes.match.watched import WatchedTable
from scenes.past import history
from scenes.past.figures import counted
from scenes.past.look_back import LookBack
from tests.screens.driver import Driver
from tests.screens.tables import NAMES, settle

SHORT = {"control": 10, "chrono_clash": 6, "towers_in_time": 6, "doctor_who": 1}
"""Seeds of matches that are soon over, of each game."""


def watch(game="control", seats=2, seed=5, plays="random", wins=1, **settings):
    """A driver at a table where only computers sit, which choose by chance and at once."""
    match = Match.new(game, [Player(NAMES[n], plays) for n in range(seats)], seed=seed, wins=wins)
    dice = random.Random(seed)
    match.asked = 0

    def poll():
        match.asked += 1
        return match.act(dice.choice(legal_actions(match.state)))

    match.poll = poll
    player = Driver(lambda: WatchedTable(match), **({"speed": "instant", "reduced_motion": True} | settings))
    player.match, player.table = match, next(s for s in player.app.stack.scenes if isinstance(s, WatchedTable))
    player.step(0.05)
    return player


def shown(player):
    """What is seen of every card, by card."""
    return {card: sprite.shown for card, sprite in player.table.board.sprites.items()}


def hands(player):
    s = player.match.state
    return [card for n, zone in enumerate(s.zones) if s.layout.is_hand[n] for card in zone]


def to_the_end(player):
    for _ in range(4000):
        player.step(0.2)
        if player.scene is not player.table:
            return
        if player.table.story.is_held:
            player.table.story.go_on()
    raise AssertionError("the match did not end")


@pytest.mark.parametrize("game", list(RULESETS))
def test_the_table_shows_what_everybody_may_see_or_all_hands_and_comes_to_an_end(game):
    with watch(game, seed=SHORT[game]) as player:
        player.click(match_texts.PAUSE_WATCHING)
        for _ in range(6):
            player.click(match_texts.STEP)
            settle(player)
        state, board = player.match.state, player.table.board
        assert hands(player)
        for open_state in (state, laid_open(state)):
            view = see(open_state, None)
            assert {card: view.what[card] for card in hands(player)} == {
                card: board.sprites[card].shown for card in hands(player)
            }
            player.press("a")
            player.step(0.1)
        player.press("space")
        to_the_end(player)
        assert isinstance(player.scene, Result)
        winners = player.match.outcome.winners
        assert headline(player.match) == f"{' and '.join(NAMES[n] for n in winners)} wins"
        assert not any("You" in line.words or "your" in line.words for line in player.table.story.log.lines)


def test_hidden_hands_tell_nothing_and_shown_ones_are_told_of_in_the_log():
    with watch(seed=8) as player:
        player.press("space")
        settle(player)
        said = [line.words for line in player.table.story.log.lines]
        assert all(player.table.board.sprites[card].shown is None for card in hands(player))
        player.press("a")
        player.step(0.1)
        assert all(player.table.board.sprites[card].shown is not None for card in hands(player))
        draws = 0
        for _ in range(12):
            player.click(match_texts.STEP)
            settle(player)
        new = [line.words for line in player.table.story.log.lines if line.words not in said]
        draws = [words for words in new if " draws " in words]
        assert draws and not any("draws a card" in words for words in draws)
        player.press("a")
        player.step(0.1)
        secret = [card for card in hands(player) if see(player.match.state, None).what[card] is None]
        assert secret and all(player.table.board.sprites[card].shown is None for card in secret)


def test_it_stands_still_and_goes_step_by_step():
    with watch() as player:
        match, table = player.match, player.table
        player.press("space")
        player.step(0.1)
        before, asked = len(match.record.actions), match.asked
        player.step(5)
        assert (len(match.record.actions), match.asked) == (before, asked)
        assert match_texts.PAUSED in table.picture.still.shown().prompt
        assert not table.is_dirty
        player.press("right")
        player.step(3)
        after = len(match.record.actions)
        assert after > before
        player.step(5)
        assert len(match.record.actions) == after
        player.press("space")
        player.step(3)
        assert len(match.record.actions) > after


@pytest.mark.parametrize(("game", "seats"), [("control", 4), ("chrono_clash", 3), ("doctor_who", 2)])
def test_the_table_is_turned_and_shows_the_same_from_every_seat(game, seats):
    with watch(game, seats, seed=6) as player:
        player.press("space")
        settle(player)
        table, seen = player.table, shown(player)
        for n in range(1, seats + 1):
            player.click(match_texts.SWITCH_SIDES)
            player.step(0.3)
            assert table.chair.watcher == n % seats and shown(player) == seen
            hand = table.chair.hand_zone
            assert table.board.layout.zones[hand].seat == n % seats
            assert table.picture.still.shown().plates[0].name == NAMES[n % seats]


def test_at_the_end_of_a_round_nothing_of_the_next_one_is_seen_until_one_goes_on():
    with watch(seed=4, wins=2) as player:
        table, match = player.table, player.match
        for _ in range(4000):
            if table.story.is_held:
                break
            player.step(0.2)
        assert table.story.round_end.is_shown and match.state.round == 2
        seen, lines = shown(player), len(table.story.log.lines)
        for key in ("a", "3"):
            player.press(key)
            player.step(0.5)
            assert shown(player) == seen and len(table.story.log.lines) == lines and table.chair.watcher == 0
            assert match_texts.FINISH_ROUND_FIRST in player.app.toasts.notices[-1].words
        done = len(match.record.actions)
        player.click(match_texts.STEP)
        player.step(4)
        assert not table.story.is_held and done < len(match.record.actions) < done + 6 and table.is_still


def test_one_action_rests_before_the_next_comes():
    with watch(speed="normal") as player:
        table = player.table
        for _ in range(600):
            player.step(1 / 30)
            if player.match.record.actions and not table.story.is_busy:
                break
        done = len(player.match.record.actions)
        player.step(0.3)
        assert len(player.match.record.actions) == done or table.asking.is_answer_secret


def test_nobody_rests_after_what_is_not_seen_and_a_step_ends_with_something_that_is():
    """While wizards lay out their domains in secret there is nothing to follow, for half a minute at four seats."""
    with watch("towers_in_time", 3, speed="normal") as player:
        match, table = player.match, player.table
        player.press("space")
        player.press("right")
        for _ in range(900):
            player.step(1 / 30)
            if not table.one_more:
                break
        assert match.state.turn >= 1 and table.is_still
        settle(player)
        assert any(line.is_heading for line in table.story.log.lines)


def test_nothing_is_asked_of_whoever_watches():
    with watch() as player:
        player.press("space")
        settle(player)
        player.press("f1")
        assert match_texts.NO_HINT_TO_WATCH in player.app.toasts.notices[-1].words
        assert not player.table.tutor.help.lectern.visible and not player.match.record.helped
        player.move(player.table.painter.place("prompt").center)
        player.step(1)
        assert match_texts.OF_WATCHING in player.table.hints.words
        plate = player.table.hints.of_player(0) + player.table.hints.of_zone(player.match.state.layout.of["hand"][0])
        assert "you" not in plate.lower()
        player.press("escape")
        player.step(0.1)
        words = {button.words for button in player.scene.buttons}
        assert words == {"Resume", "Rules", "Learn", "Settings", "Keys", "Save and leave"}


@pytest.mark.parametrize("game", list(RULESETS))
def test_the_goal_addresses_no_spectator(game):
    with Driver(
        lambda: WatchedTable(Match.new(game, [Player(name, "random") for name in NAMES[:2]], seed=4))
    ) as player:
        hints = player.scene.tutor.hints
        shown = f"{hints.of_goal}\n{hints.of_player(0)}"
    goal = primer(game).goal_for(is_watching=True)
    assert goal in shown and re.search(r"\byou", goal, re.I) is None


def test_it_waits_is_kept_and_counts_for_nobody():
    with watch(seed=9) as player:
        match = player.match
        player.press("space")
        settle(player)
        assert not sitting.keep(match)
        (one,) = kept.waiting()
        assert one.is_watched
        player.app.go("matches")
        player.step(0.1)
        assert [button.words for button in player.scene.rows[0].buttons] == ["Continue", "Delete"]
        player.press("escape")
        player.step(0.1)
        player.press("space")
        to_the_end(player)
        assert not kept.waiting()
        (played,) = history.played()
        assert played.result == "watched" and not counted([played])
        assert player.scene.ways[-1].words == "Watch another"
        player.click(match_texts.REVIEW)
        player.step(0.2)
        assert isinstance(player.scene, LookBack)


def test_who_sits_down_to_a_match_of_computers_watches_it():
    match = Match.new("control", [Player("Ada", "greedy"), Player("Vesper", "greedy")], seed=1)
    with Driver() as player:
        sitting.sit_down(player.app, match)
        player.step(0.1)
        assert isinstance(player.scene, WatchedTable)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 1366), (3840, 2160)])
@pytest.mark.parametrize("scale", [75, 100, 150, 300])
def test_its_buttons_hold_their_words_at_every_size(size, scale):
    with watch(size=size, ui_scale=scale) as player:
        for _ in range(2):
            player.step(0.2)
            assert [b.overflow() for b in player.table.buttons.shown if b.overflow()] == []
            player.press("space")
            player.press("a")
