"""Puzzles on the table: what is certain is done, what is not is shown to fail, and what is solved is remembered."""

import random

import pytest

from game.kernel import notation
from game.kernel.agenda import Action, legal_actions
from game.kernel.template import fill
from game.kernel.view import see
from game.rules import RULESETS
from game.teach.desk import PROVE, TASKS, Told, Verdict
from game.teach.puzzles import of_the_day, shipped
from scenes.learn import texts as learn_texts
from scenes.learn.page import Learn, Tile
from scenes.learn.progress import PUZZLES, Progress
from scenes.learn.puzzle import PuzzleTable
from tests.screens.driver import Driver
from ui.table.lectern import RIGHT, WRONG

GAMES = [game for game in RULESETS if shipped(game)]


class Here:
    """A desk that thinks at once, or as it is told to."""

    def __init__(self, answers=()):
        self.found, self.asked, self.answers = None, [], list(answers)

    def ask(self, task, *given):
        self.asked.append((task, given))
        self.found = self.answers.pop(0) if self.answers else Told(1.0, [*TASKS[task](*given)][-1])

    def poll(self):
        found, self.found = self.found, None
        return found

    def cancel(self):
        self.found = None

    close = cancel


def laid(puzzle, answers=(), **settings):
    player = Driver(lambda: PuzzleTable(puzzle.game, puzzle.key), **({"speed": "instant"} | settings))
    player.table = player.scene
    player.table.desk = Here(answers)
    rest(player)
    return player


def rest(player, seconds=15):
    for _ in range(int(seconds / 0.1)):
        player.step(0.1)
        if not player.scene.story.is_busy and getattr(player.scene, "judged", None) is None:
            break
    player.step(0.2)


def wrong_deed(puzzle, s):
    return next((a for a in legal_actions(s) if notation.short(s, a) not in puzzle.keeps), None)


@pytest.mark.parametrize("game", GAMES)
def test_followed_to_the_end_the_hints_solve_it(game):
    for puzzle in shipped(game)[::8]:
        with laid(puzzle) as player:
            table = player.table
            for _ in range(14):
                if table.match.is_over:
                    break
                assert table.asking.is_asked
                player.press("f1", times=3)
                rest(player)
                assert learn_texts.THIS_WORKS.partition(":")[0] in table.lectern.note and table.lectern.overflow() == ""
                table.act(notation.read(table.match.state, table.proved))
                rest(player)
            assert table.match.is_solved and table.lectern.tone == RIGHT, puzzle.key
            nothing_to_pass = fill(learn_texts.DONE, button=table.go_button.words)
            assert table.go_button.words and table.buttons.slots["pass"].reason == nothing_to_pass
            assert Progress().has(PUZZLES, f"{game}/{puzzle.key}")
            player.press("space")
            assert not player.app.stack.scenes or player.scene.puzzle.key != puzzle.key


def test_whoever_leaves_while_the_end_is_still_told_has_solved_it():
    puzzle = shipped("towers_in_time")[1]
    with laid(puzzle, speed="normal") as player:
        player.table.act(notation.read(player.table.match.state, puzzle.keeps[0]))
        player.step(0.3)
        assert player.table.match.is_solved and not Progress().has(PUZZLES, f"towers_in_time/{puzzle.key}")
        player.table.leave_it()
        player.step(0.1)
        assert Progress().has(PUZZLES, f"towers_in_time/{puzzle.key}")


@pytest.mark.parametrize("game", GAMES)
def test_any_first_deed_that_has_a_proof_is_done_and_any_other_is_shown_to_fail(game):
    for puzzle in shipped(game)[4::13]:
        deeds = legal_actions(puzzle.begin())
        with laid(puzzle) as player:
            for action in deeds:
                if notation.short(puzzle.begin(), action) not in puzzle.keeps:
                    is_shown_to_fail(player, action)
        for action in deeds:
            if notation.short(puzzle.begin(), action) in puzzle.keeps:
                with laid(puzzle) as player:
                    player.table.act(action)
                    rest(player)
                    assert not player.table.match.is_refuted


def is_shown_to_fail(player, action):
    """And taken back, so that the next one can be tried."""
    table, before = player.table, notation.show(player.table.match.state)
    table.act(action)
    rest(player)
    match, note = table.match, table.lectern.note
    assert match.is_refuted and table.lectern.tone == WRONG and table.lectern.overflow() == ""
    wanted = (
        learn_texts.NOT_ENOUGH
        if match.is_missed
        else learn_texts.REFUTED
        if match.answers
        else learn_texts.FAILED_BY_LUCK
    )
    assert note.splitlines()[0] == wanted
    assert not (match.is_missed and match.answers)
    for seat, _ in match.answers[-1:]:
        assert table.chair.names[seat] in note
    assert not table.asking.is_asked
    player.press("space")
    rest(player)
    assert notation.show(table.match.state) == before and table.asking.is_asked
    assert not table.match.done


def test_what_is_shown_to_fail_is_no_look_into_their_hand():
    """The world of a refutation is made from what one sees: the same whatever they hold."""
    puzzle = next(p for p in shipped("control") if wrong_deed(p, p.begin()) is not None)
    s = puzzle.begin()
    assert puzzle.prover(s).worlds.seat == s.active
    hidden = see(s, s.active)
    with laid(puzzle) as player:
        player.table.act(wrong_deed(puzzle, s))
        player.step(0.1)
        view = see(player.table.match.past[0][0], s.active)
        assert view.what == hidden.what


@pytest.mark.parametrize(
    ("game", "key", "deed"),
    [
        ("chrono_clash", "010", "summon kindlejack"),  # the rival's quest pays off: its card is seen then
        ("towers_in_time", "001", "pass"),  # everybody draws
    ],
)
def test_what_the_next_turn_turns_up_is_not_taken_for_chance_in_this_one(game, key, deed):
    with laid(next(p for p in shipped(game) if p.key == key)) as player:
        table = player.table
        table.act(notation.read(table.match.state, deed))
        rest(player)
        assert table.match.is_missed and table.lectern.note == learn_texts.NOT_ENOUGH


@pytest.mark.parametrize(
    ("key", "deed", "note"),
    [
        ("005", "play reactor", learn_texts.NOT_ENOUGH),  # nobody has to do anything about it
        ("031", "draw", learn_texts.FAILED_BY_LUCK),  # another card could have come
        ("050", "draw", f"{learn_texts.REFUTED}\n*Vesper: Play Antimatter*"),
    ],
)
def test_it_is_said_whether_a_deed_comes_to_nothing_or_is_answered_and_how(key, deed, note):
    with laid(next(p for p in shipped("control") if p.key == key)) as player:
        table = player.table
        table.act(notation.read(table.match.state, deed))
        rest(player)
        assert table.match.is_refuted and table.lectern.note == note


def test_one_deed_at_a_time_is_judged_and_what_follows_of_one_gesture_waits():
    puzzle = next(p for p in shipped("control") if len(p.line) > 1)
    with laid(puzzle) as player:
        table = player.table
        s = table.match.state
        first = next(a for a in legal_actions(s) if notation.short(s, a) in puzzle.keeps)
        table.act(first)
        assert table.judged == first and not table.asking.is_asked
        table.act(Action("draw"))
        assert table.waiting == [Action("draw")] and len(table.desk.asked) == 1
        player.press("u")
        assert table.judged is None and not table.waiting and table.asking.is_asked


def test_where_nothing_can_be_judged_the_deed_is_not_done():
    puzzle = shipped("control")[0]
    for told, words in (
        (Told(1.0, None, "it has ended"), learn_texts.NOT_CHECKED),
        (Told(1.0, Verdict(False, is_open=True)), learn_texts.NOT_PROVED),
    ):
        with laid(puzzle, [told]) as player:
            table = player.table
            table.act(legal_actions(table.match.state)[0])
            rest(player)
            assert player.says(words) and not table.match.done and table.asking.is_asked


def test_a_hint_that_came_to_nothing_says_so_and_can_be_asked_for_again():
    with laid(shipped("control")[0], [Told(1.0, None, "it has ended")]) as player:
        table = player.table
        player.press("f1", times=2)
        rest(player)
        assert table.lectern.note == learn_texts.NO_HINT and table.lectern.overflow() == ""
        player.press("f1")
        rest(player)
        assert learn_texts.THIS_WORKS.partition(":")[0] in table.lectern.note
        assert [task for task, _ in table.desk.asked] == [PROVE, PROVE]


def test_it_is_judged_in_another_process():
    puzzle = shipped("control")[0]
    with Driver(lambda: PuzzleTable("control", puzzle.key), speed="instant") as player:
        rest(player)
        table = player.scene
        s = table.match.state
        table.act(next(a for a in legal_actions(s) if notation.short(s, a) in puzzle.keeps))
        for _ in range(60):
            player.step(0.1)
            if table.judged is None:
                break
            table.desk.wait(1.0)
        assert table.match.done
        process = table.desk._process
    assert not process.is_alive()


@pytest.mark.parametrize("game", GAMES)
def test_mashing_keys_never_hangs_a_puzzle(game):
    luck = random.Random(game)
    keys = ("space", "return", "tab", "shift+tab", "f1", "u", "d", "1", "2", "3", "s", "l", "r", "i", "right", "up")
    with laid(shipped(game)[3]) as player:
        player.looks = False
        for _ in range(150):
            player.press(luck.choice(keys))
            player.step(0.05)
            if not isinstance(player.scene, PuzzleTable):
                break
            player.scene.desk = player.scene.desk if isinstance(player.scene.desk, Here) else Here()
        assert player.app._faults == 0


def test_the_page_tells_what_is_solved_and_leads_to_the_puzzle_of_the_day():
    from datetime import date

    there = shipped("control")
    Progress().add(PUZZLES, f"control/{there[0].key}", f"control/{there[5].key}", "chrono_clash/001")
    with Driver(lambda: Learn("control"), speed="instant") as player:
        assert player.says(f"2 of {len(there)} solved")
        solved = [tile for tile in player.scene.pane.inside if isinstance(tile, Tile) and tile.chosen]
        assert [tile.words for tile in solved] == ["1", "6"] and not any(tile.overflow() for tile in solved)
        today = of_the_day("control", date.today().toordinal())
        pane = player.scene.pane
        tile = next(w for w in pane.inside if getattr(w, "words", "") == str(len(there)))
        pane.scroll_to(tile.rect.y - pane.rect.centery, at_once=True)
        player.step(0.2)
        player.click(tile)
        player.step(0.5)
        assert isinstance(player.scene, PuzzleTable) and player.scene.puzzle == there[-1]
        player.scene.leave_it()
        player.step(0.3)
        player.scene.open_puzzle(today.key)
        player.step(0.5)
        assert player.scene.puzzle is today


def test_when_the_day_turns_over_the_open_page_it_offers_the_puzzle_of_the_new_day(monkeypatch):
    from datetime import date

    from scenes.learn import page

    class Calendar(date):
        now = (2026, 11, 25)

        @classmethod
        def today(cls):
            return date(*cls.now)

    monkeypatch.setattr(page, "date", Calendar)
    old, new = (of_the_day("control", date(2026, 11, day).toordinal()) for day in (25, 26))
    assert old is not new
    with Driver(lambda: Learn("control"), speed="instant") as player:
        player.step(0.2)
        pane = player.scene.pane
        pane.scroll_to(200, at_once=True)
        assert player.says("November 25")
        Calendar.now = (2026, 11, 26)
        player.scene.look_round()
        player.step(0.2)
        assert player.says("November 26") and not player.says("November 25") and pane.goal == 200
        shown = [getattr(widget, "words", "") for widget in pane.inside]
        assert new.asks in shown and (old.asks not in shown or old.asks == new.asks)
        Progress().add(PUZZLES, f"control/{new.key}")  # as another window would
        player.scene.look_round()
        player.step(0.2)
        assert player.says(f"1 of {len(shipped('control'))} solved")
        Calendar.now = (2025, 11, 26)  # and so does a clock that is set back
        player.scene.look_round()
        then = of_the_day("control", date(2025, 11, 26).toordinal())
        assert then.asks in [getattr(widget, "words", "") for widget in pane.inside]


def test_how_long_a_way_is_is_told_without_passes_and_from_where_it_is_counted():
    puzzle = next(one for one in shipped("doctor_who") if len([d for d in one.line if d != "pass"]) == 2)
    with laid(puzzle) as player:
        table = player.table
        player.press("f1")
        assert table.lectern.note == fill(learn_texts.MOVES_NEEDED_PASSES, n=2)
        table.act(notation.read(table.match.state, puzzle.keeps[0]))
        rest(player)
        table.hinted = 0
        player.press("f1")
        assert table.lectern.note == fill(learn_texts.MOVES_FROM_START_PASSES, n=2)
