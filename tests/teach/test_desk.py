"""Thinking elsewhere: what comes back is what would have been thought here, and a process that dies is told of."""

import time

import pytest

from game import processes
from game.kernel import notation
from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.view import see
from game.rules import RULESETS
from game.teach import desk
from game.teach.desk import ADVISE, JUDGE, Desk, judge
from game.teach.hints import Advice, advice
from game.teach.puzzles import shipped


def told(one, seconds=60):
    """Everything that is told until it is over."""
    found, began = [], time.monotonic()
    while time.monotonic() - began < seconds:
        one.wait(1.0)
        if (said := one.poll()) is not None:
            found.append(said)
            if said.is_over:
                return found
    raise AssertionError("it never ends")


@pytest.fixture
def one():
    made = Desk()
    yield made
    made.close()


def test_help_is_what_it_would_be_here_and_says_how_far_it_is(one):
    view = see(notation.lay(RULESETS["control"], "hand-0: rift, nova\nplay-0: nova, rift\nhand-1: 2 cards"), 0)
    one.ask(ADVISE, view)
    found = told(one)
    assert isinstance(found[-1].answer, Advice) and found[-1].answer == advice(view) and found[-1].fault == ""
    shares = [said.share for said in found]
    assert shares == sorted(shares) and one.poll() is None


def test_a_new_question_makes_the_old_one_void(one):
    rules = RULESETS["control"]
    first = see(notation.lay(rules, "hand-0: 5 cards\nhand-1: 5 cards"), 0)
    second = see(notation.lay(rules, "hand-0: rift\ndeck-0: 0 cards\nhand-1: 2 cards"), 0)
    one.ask(ADVISE, first)
    one.ask(ADVISE, second)
    assert told(one)[-1].answer == advice(second)
    one.ask(ADVISE, first)
    one.cancel()
    assert one.poll() is None


def test_a_process_that_dies_is_told_and_another_is_begun(one):
    view = see(notation.lay(RULESETS["control"], "hand-0: rift\ndeck-0: 0 cards\nhand-1: 2 cards"), 0)
    one.ask(ADVISE, view)
    one._process.kill()
    one._process.join()
    assert told(one)[-1].fault == "it has ended"
    assert one._process is None, "nothing of it lingers"
    one.ask(ADVISE, view)
    assert told(one)[-1].answer is not None


def test_where_no_process_can_be_begun_that_is_the_answer(one, monkeypatch):
    def fails(*_):
        raise OSError("no more processes")

    monkeypatch.setattr(Desk, "_start", fails)
    one.ask(JUDGE, "control", "001", [], "draw")
    assert one.poll().fault and one.poll() is None


def test_a_fault_there_is_told_here(one):
    one.ask(JUDGE, "control", "no such puzzle", [], "draw")
    assert told(one)[-1].fault


@pytest.mark.parametrize("game", [game for game in RULESETS if shipped(game)])
def test_a_deed_is_judged_as_the_puzzle_says_and_what_fails_can_be_shown(game):
    for puzzle in shipped(game)[::9]:
        s = puzzle.begin()
        for action in legal_actions(s):
            *_, verdict = judge(game, puzzle.key, (), notation.say(s, action))
            assert verdict.keeps == (notation.short(s, action) in puzzle.keeps), action
            if not verdict.keeps:
                world = verdict.world.clone()
                assert any([apply(world, notation.read(world, deed)) for _, deed in verdict.deeds])


def test_deeds_before_are_done_first():
    puzzle = next(one for one in shipped("control") if len(one.line) > 1)
    s, done = puzzle.begin(), []
    seat = s.active
    for deed in puzzle.line:
        while chooser(s) != seat:
            action = legal_actions(s)[0]
            done.append(notation.say(s, action))
            apply(s, action)
        action = notation.read(s, deed)
        assert [*judge("control", puzzle.key, tuple(done), notation.say(s, action))][-1].keeps
        done.append(notation.say(s, action))
        apply(s, action)
    assert desk._begun.cache_info().currsize <= 4


def test_without_a_shared_number_a_new_question_does_not_wait_for_the_old_one(one, monkeypatch):
    def no_room(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(processes._context, "Value", no_room, raising=False)
    one.ask(JUDGE, "control", "001", [], "draw")
    first = one._process
    one.ask(JUDGE, "control", "no such puzzle", [], "draw")
    assert one._process is not first and told(one)[-1].fault
