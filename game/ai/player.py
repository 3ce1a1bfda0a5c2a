"""A seat that thinks in a process of its own, so that no frame ever waits for it.

The process is given a view and nothing else. It can be hurried (it answers with the best so far) and cancelled
(its answer is thrown away). If it dies or says nothing for long, a plain rule of thumb answers in its place: that is
written to the log, and `Thinker.notice` says it once to the players. Three times in a row, and no other is begun.

Every question has a number. `hurry` and `cancel` write the number of the question that should come to an end into a
shared integer: the process compares it with the question that it is at, so that nothing is ever reset and a hurry
can neither be lost nor meet the wrong question.
"""

from __future__ import annotations

import contextlib
import logging
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from .. import processes, texts
from ..kernel.agenda import Action
from ..kernel.view import View
from ..system import step_back
from .greedy import greedy
from .levels import LIMITS, choose, is_in_window, patience
from .seats import level_and_style

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds after which a silent process is given up
ASLEEP = 2.0  # seconds between two looks in which the machine itself stood still: a process can say nothing then
WAKING = 30.0  # seconds that it may take to begin, where a virus scanner reads every file first
HOPELESS = 3  # so many plain answers in a row, and no process is begun any more
A_BLINK = 0.01  # seconds
NICENESS = 5  # the screen comes first
GREETING = 0, None, ""  # what a process says when it has begun


def _think(inbox: Connection, ending: Any) -> None:
    """The process: it greets, and answers each (number, view, kind, seed) with (number, action, "").

    In the place of an action it may say what went wrong. It ends when the other end is gone.
    """
    from .. import rules  # noqa: F401 - views find their ruleset by name

    step_back(NICENESS)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        inbox.send(GREETING)
        while True:
            number, view, kind, seed = inbox.recv()
            began = time.monotonic()

            def is_hurried(number: int = number) -> bool:
                return ending.value >= number

            try:
                answer = choose(view, kind, seed, is_hurried), ""
            except Exception as fault:
                answer = None, _place_of(fault)
            _dwell(view, kind, began, is_hurried)
            inbox.send((number, *answer))


def _dwell(view: View, kind: str, began: float, is_hurried: Callable[[], bool]) -> None:
    """Where one may answer or pass, take as long with nothing in hand as with much: a quick pass would tell of it."""
    if level_and_style(kind)[0] in LIMITS and is_in_window(view):
        while time.monotonic() - began < patience(view, kind) and not is_hurried():
            time.sleep(A_BLINK)


def _place_of(fault: Exception) -> str:
    """What kind of fault, and where in the source: nothing of what the computer knows."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {last.name}, {last.filename}:{last.lineno}"


class Thinker:
    """Asks the process, and polls it. One question at a time; a new one makes the old one void."""

    def __init__(self) -> None:
        self.notice = ""  # what the players should know, once; whoever tells it takes it away
        self._number = 0
        self._view: View | None = None
        self._asked_at = self._looked_at = 0.0
        self._question: tuple | None = None  # what is asked as soon as the process has begun
        self._in_vain = 0  # plain answers in a row
        self._is_awake = False
        self._is_hurried = False  # before it has begun to think
        self._process: Any = None
        self._start()

    def _start(self) -> None:
        self._ending = processes.shared_number()  # questions up to this number should come to an end
        try:
            process, self._pipe = processes.begin(_think, self._ending)
        except OSError as wrong:
            self._in_vain, self.notice = HOPELESS, texts.ALL_PLAIN
            log.warning("No process can be begun in which the computer would think: %s", wrong)
            return
        self._process = process
        self._asked_at = time.monotonic()

    def ask(self, view: View, kind: str, seed: int | None = None) -> None:
        """Begin to think about a view. If the process is gone, a new one is begun."""
        if not isinstance(view, View):
            raise TypeError("a player is shown a view, never the state")
        self._ending.value = self._number  # whatever is still being thought about is void
        self._number += 1
        self._view, self._is_hurried = view, False
        self._asked_at = time.monotonic()
        self._question = self._number, view, kind, time.time_ns() & 0x7FFFFFFF if seed is None else seed
        if self._is_awake:
            try:
                self._send()
            except OSError:
                self._restart()

    def _send(self) -> None:
        """Hand the question over, to a process that reads: a pipe holds 8 kB on some systems, and we never wait."""
        if self._question is not None:
            self._pipe.send(self._question)
            self._question = None

    def answer(self) -> Action | None:
        """The action, once there is one. A dead or silent process is replaced and a plain answer given."""
        if self._view is None:
            return None
        if self._process is None or (self._is_hurried and not self._is_awake):
            return self._plain_answer("")
        self._let_sleep()
        try:
            while self._pipe.poll():
                number, action, fault = self._pipe.recv()
                if number == 0:
                    self._greeted()
                elif number == self._number and fault:
                    return self._plain_answer(fault)
                elif number == self._number:
                    self._view, self._in_vain = None, 0
                    return action
        except (EOFError, OSError):
            return self._plain_answer("it has ended")
        if not self._process.is_alive():
            return self._plain_answer("it has ended")
        if time.monotonic() - self._asked_at > (PATIENCE if self._is_awake else WAKING):
            return self._plain_answer("it says nothing")
        return None

    def _let_sleep(self) -> None:
        """Begin to be patient anew after a time in which nobody looked: a computer that was shut slept with us."""
        now = time.monotonic()
        if now - self._looked_at > ASLEEP:
            self._asked_at = now
        self._looked_at = now

    def _greeted(self) -> None:
        self._is_awake = True
        self._asked_at = time.monotonic()
        self._send()

    def wait(self, seconds: float) -> None:
        """Sleep until the process says something, at most so long. Not for the screen."""
        if self._process is None:
            return
        with contextlib.suppress(EOFError, OSError):
            while not self._is_awake and self._pipe.poll(seconds) and self._pipe.recv() == GREETING:
                self._greeted()
            self._pipe.poll(seconds)

    def _plain_answer(self, why: str) -> Action:
        view, self._view, self._question = self._view, None, None
        if why:
            self._in_vain += 1
            log.warning("The computer's thinking failed (%s): a plain answer, %d in a row", why, self._in_vain)
            if self._in_vain >= HOPELESS:
                self.notice = texts.ALL_PLAIN
            elif self._in_vain == 1:
                self.notice = texts.ONE_PLAIN
            if self._in_vain < HOPELESS:
                self._restart()
            else:
                self.close()
        return greedy(view, self._number, worlds=2)

    def _restart(self) -> None:
        self.close()
        self._start()

    def hurry(self) -> None:
        """Answer with the best so far: by a rule of thumb, if it has not woken yet."""
        self._ending.value, self._is_hurried = self._number, True

    def cancel(self) -> None:
        """What is being thought is of no interest any more."""
        self._ending.value = self._number
        self._view = self._question = None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._is_awake = False
        if self._process is not None:
            self._process.kill()  # it holds nothing that would need to be put away
            self._process.join(0.2)
            self._process = None
            self._pipe.close()
