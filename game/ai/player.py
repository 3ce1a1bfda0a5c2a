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
import random
import time
import traceback
from collections.abc import Callable
from math import atanh, exp
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from .. import processes
from ..kernel.agenda import Action, legal_actions, options
from ..kernel.view import View, determinize
from ..kernel.windows import PASS
from ..system import step_back
from .greedy import greedy
from .harm import suspects
from .ismcts import Search
from .seats import level_and_style
from .sure import is_losing, stopping, winning

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds after which a silent process is given up
ASLEEP = 2.0  # seconds between two looks in which the machine itself stood still: a process can say nothing then
WAKING = 30.0  # seconds that it may take to begin, where a virus scanner reads every file first
HOPELESS = 3  # so many plain answers in a row, and no process is begun any more
ONE_PLAIN = "The computer's thinking came to nothing: this was a plain move. From the next one on it thinks again."
ALL_PLAIN = "The computer cannot think: from here on it plays plain moves, whatever its level."
MARGIN = 0.4  # of stretched value: what is worse by more is never played loosely
SURE = 0.99  # a value that is as good as won: nothing is played loosely then, and never what is as good as lost
IN_A_WINDOW = 0.4  # seconds for an answer or a pass
A_BLINK = 0.01  # seconds
NICENESS = 5  # the screen comes first
GREETING = 0, None, ""  # what a process says when it has begun


class Limit(NamedTuple):
    """How far a level thinks: so many simulations or seconds, whichever ends first."""

    simulations: int
    seconds: float
    looseness: float = 0.0  # above 0, what is nearly as good is sometimes played; of stretched value
    budget: int = 0  # actions and faces tried to prove a win or a stop
    is_planned: bool = True  # whether wins of several actions are looked for, and stops


LIMITS = {
    "novice": Limit(16, 0.1, 0.4, 300, False),
    "skilled": Limit(120, 0.25, 0.0, 1500),
    "strong": Limit(4000, 0.9, 0.0, 6000),
}
SEARCHING = 0.9  # of the time for a decision
DESPERATE = -0.6  # a value
GLANCE = 100  # actions and faces tried to prove a win where no imagined line has won yet


def choose(
    view: View,
    kind: str,
    seed: int,
    hurried: Callable[[], bool] | None = None,
    simulations: int | None = None,
) -> Action:
    """The action of a computer player of that kind, from what its seat may see: a level, after a slash a style if it
    has one ("strong/patient"). Blocks: not for the screen. Raises ValueError for a style that the game has not.

    With a fixed number of simulations there is no clock: the same view and seed give the same action.
    """
    if not isinstance(view, View):
        raise TypeError("a player is shown a view, never the state")
    level, style = level_and_style(kind)
    if level == "random":
        return random.Random(seed).choice(legal_actions(determinize(view, seed)))
    if level == "greedy":
        return greedy(view, seed, style=style)
    limit = LIMITS[level]
    deadline = Deadline(_patience(view, kind) if simulations is None else 0.0, hurried)
    search = Search(view, seed, style=style)
    suspected = suspects(view, [one.action for one in search.contenders])
    if not search.leave_out(suspected.harmful):
        return PASS
    if not search.has_won and limit.is_planned and view.active == search.seat and (win := winning(view, GLANCE)):
        return win
    steps = search.steps(limit.simulations if simulations is None else simulations, deadline.searched)
    while not search.has_won and next(steps, None) is not None:
        pass
    if search.has_won and (win := winning(view, limit.budget, limit.is_planned, deadline.half())):
        return win
    for _ in steps:
        pass
    if limit.looseness:
        return loosely(search, limit.looseness, view.rules.thinking.slack)
    standing = search.standing()
    best, tries, value = standing[0]
    if best in suspected.doubtful and PASS in [action for action, _, _ in standing] and not search.is_ahead(best, PASS):
        best = PASS
    if len(options(determinize(view, 1))) > 1 and (is_desperate(view, value, tries) or is_losing(view, best)):
        preferred = [best, *(action for action, _, _ in standing)]
        return stopping(view, preferred, limit.budget, deadline.is_over) or best
    return best


def is_desperate(view: View, value: float, tries: int) -> bool:
    """Whether the best action has this value after so many tries, or without a try the position, and that is so bad
    that it comes first to live through the next turn."""
    if not tries:
        world = determinize(view, 1)
        value = view.rules.thinking.appraise(world, len(view.results))[view.agenda[-1].seat]
    return value < DESPERATE


class Deadline:
    """How much of the time for a decision is spent; with 0 seconds there is no clock."""

    def __init__(self, seconds: float, hurried: Callable[[], bool] | None) -> None:
        self.seconds = seconds
        self.hurried = hurried
        self.began = time.monotonic()

    def spent(self, part: float = 1.0) -> float:
        """Of this part of the time, from 0 to 1 or more."""
        if self.hurried is not None and self.hurried():
            return 1.0
        return (time.monotonic() - self.began) / self.seconds / part if self.seconds else 0.0

    def searched(self) -> float:
        """The same of the time for the search: some is kept for the proof of a stop."""
        return self.spent(SEARCHING)

    def is_over(self) -> bool:
        return self.spent() >= 1

    def half(self) -> Callable[[], bool]:
        """Whether half of what is left now has been spent, too."""
        end = (1 + self.spent()) / 2
        return lambda: self.spent() >= end


def loosely(search: Search, looseness: float, slack: float = 1.0) -> Action:
    """One of the actions that look nearly as good as the best: after many tries, or else one step ahead. With less
    slack only what is nearer to it."""
    standing = search.standing()
    best, _, value = standing[0]
    if abs(value) > SURE:
        return best
    behind = [(action, _stretched(value) - _stretched(mean)) for action, _, mean in standing if mean > -SURE]
    near = [(action, exp(-less / looseness / slack)) for action, less in behind if less < MARGIN * slack]
    point = search.luck.random() * sum(weight for _, weight in near)
    for action, weight in near:
        point -= weight
        if point < 0:
            return action
    return best


def _stretched(value: float) -> float:
    """A value without the ends at -1 and 1 towards which appraisals flatten: there a little less is much less."""
    return atanh(max(-SURE, min(SURE, value)))


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


def _patience(view: View, kind: str) -> float:
    """The seconds that a level has for this decision: fewer in a window, of which many are passed in a row."""
    seconds = LIMITS[level_and_style(kind)[0]].seconds
    return min(seconds, IN_A_WINDOW) if _is_in_window(view) else seconds


def _is_in_window(view: View) -> bool:
    return view.rules.choices[view.agenda[-1].what].is_window


def _dwell(view: View, kind: str, began: float, is_hurried: Callable[[], bool]) -> None:
    """Where one may answer or pass, take as long with nothing in hand as with much: a quick pass would tell of it."""
    if level_and_style(kind)[0] in LIMITS and _is_in_window(view):
        while time.monotonic() - began < _patience(view, kind) and not is_hurried():
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
            self._in_vain, self.notice = HOPELESS, ALL_PLAIN
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
            self.notice = ALL_PLAIN if self._in_vain >= HOPELESS else ONE_PLAIN if self._in_vain == 1 else self.notice
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
