"""The thinking process: it answers, can be hurried and cancelled, and may die without anybody noticing."""

import contextlib
import os
import threading
import time
from multiprocessing import Pipe
from random import Random

import pytest

from game import processes, texts
from game.ai import levels, player
from game.ai.levels import LIMITS, choose, loosely
from game.ai.player import Thinker, _think
from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.view import see
from game.kernel.windows import PASS
from game.rules import RULESETS

from ..playing import begin
from ..table import Table
from ..towers_in_time.laying import table as towers

LONG = 30.0  # seconds: much more than any answer takes


@pytest.fixture
def thinker():
    one = Thinker()
    yield one
    one.close()


def opening(seed: int = 1):
    s = begin("control", 2, seed)
    return s, see(s, chooser(s))


def answer_of(thinker: Thinker):
    thinker.wait(LONG)
    return thinker.answer()


def test_an_answer_comes_and_is_legal(thinker):
    s, view = opening()
    assert thinker.answer() is None  # nobody asked
    thinker.ask(view, "greedy", seed=3)
    assert answer_of(thinker) == choose(view, "greedy", 3)
    assert thinker.answer() is None  # it is told once
    thinker.ask(view, "novice", seed=3)
    assert answer_of(thinker) in legal_actions(s)


def test_a_hurried_search_answers_at_once(thinker, monkeypatch):
    s, view = opening()
    thinker.ask(view, "greedy")
    assert answer_of(thinker)  # the process is awake
    monkeypatch.setattr(player, "PATIENCE", LONG)
    thinker.ask(view, "strong")
    thinker.hurry()
    assert answer_of(thinker) in legal_actions(s)


def test_what_was_cancelled_is_never_told(thinker):
    _, first = opening()
    table = Table("hand-0: rift\ndeck-0: 0 cards\nhand-1: nova")
    lone = legal_actions(table.state)
    thinker.ask(first, "strong")
    thinker.cancel()
    assert thinker.answer() is None
    thinker.ask(see(table.state, 0), "strong")
    while (action := answer_of(thinker)) is None:
        pass  # the void answer was read and dropped; wait on
    assert [action] == lone


@pytest.mark.parametrize("when", ["before the question", "while it thinks"])
def test_a_dead_process_is_replaced(thinker, when):
    s, view = opening()
    if when == "while it thinks":
        thinker.ask(view, "strong")
    thinker._process.kill()
    thinker._process.join()
    if when == "before the question":
        thinker.ask(view, "greedy")
    assert answer_of(thinker) in legal_actions(s)
    thinker.ask(view, "greedy", seed=1)
    assert answer_of(thinker) == choose(view, "greedy", 1)


def test_a_silent_process_is_given_up(thinker, monkeypatch):
    s, view = opening()
    silent = thinker._process
    monkeypatch.setattr(player, "PATIENCE", -1.0)
    monkeypatch.setattr(player, "WAKING", -1.0)
    thinker.ask(view, "strong")
    assert thinker.answer() in legal_actions(s)
    assert thinker.notice == texts.ONE_PLAIN
    silent.join(LONG)
    assert not silent.is_alive()


def mute(inbox, ending):
    """A process that greets, and says nothing to any question."""
    inbox.send(player.GREETING)
    with contextlib.suppress(EOFError):
        while inbox.recv():
            pass


def test_a_machine_that_slept_is_not_a_silent_process(monkeypatch):
    now = [100.0]

    def clock():
        now[0] += 0.001  # a pipe is not polled where time stands still
        return now[0]

    monkeypatch.setattr(player, "_think", mute)
    thinker = Thinker()
    try:
        while not thinker._is_awake:
            thinker.wait(0.1)
        monkeypatch.setattr(player.time, "monotonic", clock)
        thinker.ask(opening()[1], "strong")
        for later in (0.0, 1.0, 8 * 3600.0, 1.0, 1.0):
            now[0] += later
            assert thinker.answer() is None and not thinker.notice
        while thinker.answer() is None:
            now[0] += 1.0
        assert thinker.notice == texts.ONE_PLAIN and now[0] < 100 + 8 * 3600 + 2 * player.PATIENCE
    finally:
        thinker.close()


def test_a_process_that_begins_slowly_is_waited_for(thinker, monkeypatch):
    _, view = opening()
    monkeypatch.setattr(player, "PATIENCE", -1.0)
    thinker.ask(view, "greedy", seed=3)
    assert thinker._question is not None and thinker.answer() is None, "nothing is sent to one that does not read yet"
    monkeypatch.setattr(player, "PATIENCE", LONG)
    assert answer_of(thinker) == choose(view, "greedy", 3)
    assert not thinker.notice


def dies(inbox, ending):
    """A process that falls over its first question."""
    inbox.send(player.GREETING)
    inbox.recv()


def faults(inbox, ending):
    """A process in which every answer is a fault."""
    player.choose = lambda *_: {}["nova"]
    _think(inbox, ending)


@pytest.mark.parametrize("process", [dies, faults])
def test_plain_answers_are_told_and_three_in_a_row_are_the_end(monkeypatch, caplog, process):
    begun = []
    monkeypatch.setattr(player, "_think", process)
    monkeypatch.setattr(Thinker, "_start", lambda self, really=Thinker._start: (begun.append(1), really(self)))
    thinker = Thinker()
    s, view = opening()
    told = []
    try:
        for _ in range(5):
            thinker.ask(view, "strong", seed=3)
            assert answer_of(thinker) in legal_actions(s)
            told.append(thinker.notice)
            thinker.notice = ""
    finally:
        thinker.close()
    assert told == [texts.ONE_PLAIN, "", texts.ALL_PLAIN, "", ""]
    assert len(begun) == 3, "no process is begun any more"
    assert len(caplog.messages) == 3 and "3 in a row" in caplog.text
    assert "nova" not in caplog.text, "what the computer knows is nobody's business"
    assert ("KeyError" in caplog.text) == (process is faults)


def test_one_good_answer_makes_up_for_those_before(monkeypatch):
    thinker = Thinker()
    s, view = opening()
    try:
        for _ in range(4):
            thinker.ask(view, "greedy", seed=3)
            assert answer_of(thinker) == choose(view, "greedy", 3)
            thinker._process.kill()
            thinker._process.join()
            thinker._is_awake = False  # it dies before the question is sent
            thinker.ask(view, "greedy", seed=3)
            assert answer_of(thinker) in legal_actions(s)
            assert thinker.notice == texts.ONE_PLAIN
            thinker.notice = ""
    finally:
        thinker.close()


def test_where_no_process_can_be_begun_plain_moves_are_played(monkeypatch, caplog):
    class Full:
        def Value(self, *_, **__):
            return Ending()

        def Pipe(self):
            raise OSError(24, "Too many open files")

    monkeypatch.setattr(processes, "_context", Full())
    thinker = Thinker()
    s, view = opening()
    thinker.ask(view, "strong")
    thinker.hurry()
    assert thinker.answer() in legal_actions(s) and thinker.answer() is None
    assert thinker.notice == texts.ALL_PLAIN and "Too many open files" in caplog.text
    thinker.close()


class Ending:
    """The shared number, in one process."""

    value = 0


def thinking(ending: Ending):
    ours, theirs = Pipe()
    thread = threading.Thread(target=_think, args=(theirs, ending), daemon=True)
    thread.start()
    assert ours.recv() == player.GREETING
    return ours, thread


def test_a_hurry_meets_its_own_question_only(monkeypatch):
    """The number of an older question ends nothing; its own number ends it after none at all."""
    monkeypatch.setattr(player, "step_back", lambda by: None)
    done = []

    class Counted(levels.Search):
        def standing(self):
            done.append(self.done)
            return super().standing()

    monkeypatch.setattr(levels, "Search", Counted)
    monkeypatch.setitem(LIMITS, "strong", levels.Limit(100, LONG))
    _, view = opening()
    ending = Ending()
    ours, thread = thinking(ending)
    ending.value = 4
    for number in (5, 4):
        ours.send((number, view, "strong", 1))
        assert ours.poll(LONG)
        assert ours.recv()[0] == number
    assert done[0] > 0 == done[1]
    ours.close()
    thread.join(LONG)


def test_the_process_ends_with_its_parent(monkeypatch):
    monkeypatch.setattr(player, "step_back", lambda by: None)
    ours, thread = thinking(Ending())
    ours.close()
    thread.join(LONG)
    assert not thread.is_alive()


class Stands:
    """A search that has come to these values, the best first."""

    def __init__(self, *values: float) -> None:
        self.values = values
        self.luck = Random(1)

    def standing(self):
        return [(place, 10 - place, value) for place, value in enumerate(self.values)]


@pytest.mark.parametrize(
    ("values", "played"),
    [
        ((0.1, 0.0, -0.2, -0.5), {0, 1, 2}),  # what is clearly worse is never played
        ((0.97, 0.8, 0.95), {0, 2}),  # near the end a little less is much less
        ((0.995, 0.99, 0.9), {0}),  # a win is taken
        ((-0.98, -0.991), {0}),  # what is as good as lost is not played while something else is left
        ((-0.995, -0.999), {0}),
    ],
)
def test_a_novice_plays_loosely_among_what_is_nearly_as_good(values, played):
    search = Stands(*values)
    assert {loosely(search, 0.4) for _ in range(300)} == played


def test_where_a_game_gives_less_slack_a_novice_keeps_nearer_to_the_best():
    search = Stands(0.1, 0.05, 0.0, -0.2)
    assert {loosely(search, 0.4) for _ in range(300)} == {0, 1, 2, 3}
    assert {loosely(search, 0.4, 0.25) for _ in range(300)} == {0, 1}


@pytest.mark.parametrize("game", RULESETS)
def test_a_novice_plays_as_loosely_as_its_game_bears(game, monkeypatch):
    s, heard = begin(game, 2, 5), []
    view = see(s, chooser(s))
    monkeypatch.setattr("game.ai.levels.loosely", lambda search, looseness, slack: heard.append((looseness, slack)))
    choose(view, "novice", 1, simulations=2)
    assert heard == [(LIMITS["novice"].looseness, RULESETS[game].thinking.slack)]


@pytest.mark.parametrize("hand", ["minor-earth-elemental", "hold-fast"])
def test_where_one_may_answer_it_takes_as_long_with_nothing_in_hand_as_with_much(thinker, hand):
    s = towers("sources-0: deep-quarry\ntowers-0: stone-giant on deep-quarry\nsources-1: deep-quarry, deep-quarry\n"
               f"towers-1: stone-giant on deep-quarry, dwarf on deep-quarry.2\nhand-1: {hand}").state  # fmt: skip
    apply(s, next(action for action in legal_actions(s) if action.verb == "attack"))
    while s.agenda[-1].what != "fight":
        apply(s, next(a for a in legal_actions(s) if a.verb in ("defend", "settle", "done", "choose")))
    view = see(s, chooser(s))
    assert (legal_actions(view) == [PASS]) == (hand != "hold-fast")
    thinker.ask(view, "greedy")
    assert answer_of(thinker)  # the process is awake
    began = time.monotonic()
    thinker.ask(view, "skilled")
    thinker.wait(LONG)
    assert thinker.answer() is not None
    assert time.monotonic() - began >= LIMITS["skilled"].seconds


def no_room(*_, **__):
    raise OSError(28, "No space left on device")


def test_without_room_for_a_shared_number_the_computer_still_thinks(monkeypatch, caplog):
    monkeypatch.setattr(processes._context, "Value", no_room, raising=False)
    s = begin("control", 2, 5)
    view = see(s, chooser(s))
    thinker = Thinker()
    try:
        thinker.ask(view, "novice", 3)
        thinker.cancel()
        thinker.ask(view, "novice", 4)
        thinker.hurry()
        thinker.wait(60)
        answer = None
        while answer is None:
            answer = thinker.answer()
        assert answer in legal_actions(s) and not thinker.notice
    finally:
        thinker.close()
    assert len(caplog.records) == 1 and "No space left" in caplog.text


def test_process_that_cannot_be_begun_leaves_nothing_open(monkeypatch):
    monkeypatch.setattr(processes._context.Process, "start", no_room)
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    thinker = Thinker()
    assert thinker.notice == texts.ALL_PLAIN
    s = begin("control", 2, 5)
    thinker.ask(see(s, chooser(s)), "strong", 3)
    assert thinker.answer() in legal_actions(s)
    thinker.close()
    assert not before or len(os.listdir("/proc/self/fd")) <= before + 2, "the helper of Python may have begun"
