"""Slow thinking for whoever must not wait: help for a choice and the judging of a puzzle, in a process of their own.

One question at a time; a new one makes the old one void. `poll` is asked now and then, and answers with how far the
thinking has come, and at last with what came of it. If the process dies or cannot be begun, that is the answer.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from .. import processes
from ..ai.proof.sealed import OutOfReach
from ..kernel import notation
from ..kernel.agenda import legal_actions
from ..kernel.view import View
from ..system import step_back
from .hints import advised
from .puzzles import Attempt, shipped

log = logging.getLogger(__name__)

ADVISE, JUDGE, PROVE = "advise", "judge", "prove"
NICENESS = 5  # the screen comes first
LESS = 0.99  # how far it has come before there is an answer, at most
GREETING = 0, 0.0, None, ""


class Told(NamedTuple):
    """What there is to tell of a question: how far it has come (1: it is over), what came of it, what went wrong."""

    share: float
    answer: Any = None
    fault: str = ""

    @property
    def is_over(self) -> bool:
        return self.share >= 1


class Verdict(NamedTuple):
    """Whether a deed keeps the goal of a puzzle, as text what others and oneself do where it does not, and the state in
    which that happens. `is_open` if no proof could be found in time."""

    keeps: bool
    world: Any = None
    deeds: tuple[tuple[int, str], ...] = ()
    is_open: bool = False


def advise(view: View, level: str = "") -> Iterator[Any]:
    yield from advised(view, level=level)


def judge(game: str, key: str, done: Sequence[str], deed: str) -> Iterator[Any]:
    """What is to be said of a deed in a puzzle after these deeds, everybody's."""
    yield 0.1
    attempt = _attempt(game, key, tuple(done))
    action = notation.read(attempt.state, deed)
    try:
        lost = attempt.tried(action)
    except OutOfReach:
        yield Verdict(False, is_open=True)
        return
    yield Verdict(True) if lost is None else Verdict(False, lost.world, lost.deeds)


def prove(game: str, key: str, done: Sequence[str]) -> Iterator[Any]:
    """A deed after these that keeps the goal of a puzzle, as text: what its line does next, if that does; else another;
    "" if none could be found in time."""
    yield 0.1
    attempt = _attempt(game, key, tuple(done))
    s, line = attempt.state, attempt.puzzle.line
    legal = legal_actions(s)
    found = ""
    with contextlib.suppress(OutOfReach):
        for action in sorted(legal, key=lambda action: notation.short(s, action) not in line):
            if attempt.tried(action) is None:
                found = notation.say(s, action)
                break
    yield found


@lru_cache(maxsize=4)
def _begun(game: str, key: str) -> Attempt:
    return Attempt(next(puzzle for puzzle in shipped(game) if puzzle.key == key))


def _attempt(game: str, key: str, done: tuple[str, ...]) -> Attempt:
    """The puzzle after these deeds. What was proved of it stays known."""
    first = _begun(game, key)
    attempt = Attempt(first.puzzle)
    attempt.prover = first.prover
    attempt.belief = attempt.prover.start
    for deed in done:
        action = notation.read(attempt.state, deed)
        if attempt.is_asked:
            attempt.act(action)
        else:
            attempt.reply(action)
    return attempt


TASKS: dict[str, Callable[..., Iterator[Any]]] = {ADVISE: advise, JUDGE: judge, PROVE: prove}


def _work(inbox: Connection, ending: Any) -> None:
    """The process: it greets, and answers each (number, task, what it is given) with (number, share, answer, fault)."""
    from .. import rules  # noqa: F401 - views find their ruleset by name

    step_back(NICENESS)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        inbox.send(GREETING)
        while True:
            number, task, given = inbox.recv()
            try:
                for said in TASKS[task](*given):
                    if ending.value >= number:
                        break
                    inbox.send(
                        (number, min(said, LESS), None, "") if isinstance(said, float) else (number, 1.0, said, "")
                    )
            except Exception as fault:
                inbox.send((number, 1.0, None, f"{type(fault).__name__}: {fault}"))


class Desk:
    """`ask` begins to think, `poll` says how far it is, `cancel` gives it up, `close` ends the process."""

    def __init__(self) -> None:
        self._number = 0
        self._question: tuple | None = None  # what is asked as soon as the process has begun
        self._is_open = False  # something is being thought about
        self.is_awake = False  # the process has begun, and hears what is asked
        self._process: Any = None
        self._pipe: Any = None
        self._ending: Any = None

    def _start(self) -> None:
        self._ending = processes.shared_number()  # questions up to this number should come to an end
        self._process, self._pipe = processes.begin(_work, self._ending)

    def ask(self, task: str, *given: Any) -> None:
        """Begin to think. Whatever was being thought about is void."""
        self.cancel()
        self._number += 1
        try:
            if self._process is None or not self._process.is_alive():
                self.close()
                self._start()
            self._question, self._is_open = (self._number, task, given), True
            if self.is_awake:
                self._send()
        except OSError as wrong:
            log.warning("Nothing can be thought about elsewhere: %s", wrong)
            self._process, self._is_open = None, True

    def _send(self) -> None:
        if self._question is not None:
            self._pipe.send(self._question)
            self._question = None

    def poll(self) -> Told | None:
        """What there is to tell; None if nothing is asked, or nothing has come since."""
        if not self._is_open:
            return None
        if self._process is None:
            return self._over(Told(1.0, None, "no process can be begun"))
        found: Told | None = None
        try:
            while self._pipe.poll():
                number, share, answer, fault = self._pipe.recv()
                if number == 0:
                    self.is_awake = True
                    self._send()
                elif number == self._number:
                    found = Told(share, answer, fault)
                    if found.is_over:
                        return self._over(found)
        except (EOFError, OSError):
            self.close()
            return self._over(Told(1.0, None, "it has ended"))
        if found is None and not self._process.is_alive():
            self.close()
            return self._over(Told(1.0, None, "it has ended"))
        return found

    def _over(self, told: Told) -> Told:
        self._is_open = False
        if told.fault:
            log.warning("Thinking elsewhere failed: %s", told.fault)
        return told

    def wait(self, seconds: float) -> None:
        """Sleep until the process says something, at most so long. Not for the screen."""
        if self._process is not None:
            with contextlib.suppress(EOFError, OSError):
                self._pipe.poll(seconds)

    def cancel(self) -> None:
        """What is being thought about is of no interest any more."""
        if self._ending is not None:
            self._ending.value = self._number
        if self._is_open and isinstance(self._ending, processes.Unshared):
            self.close()  # it would go on with the old question
        self._question, self._is_open = None, False

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self.is_awake = self._is_open = False
        self._question = None
        if self._process is not None:
            self._process.kill()  # it holds nothing that would need to be put away
            self._process.join(0.2)
            self._process = None
            self._pipe.close()
