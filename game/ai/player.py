"""A seat that thinks in a process of its own, so that no frame ever waits for it.

The process is given a view and nothing else. It can be hurried (it answers with the best so far) and cancelled
(its answer is thrown away). If it dies or says nothing for long, a plain rule of thumb answers in its place.

Every question has a number. `hurry` and `cancel` write the number of the question that should come to an end into a
shared integer: the process compares it with the question that it is at, so that nothing is ever reset and a hurry
can neither be lost nor meet the wrong question.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import time
from collections.abc import Callable
from math import atanh, exp
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from ..kernel.agenda import Action, legal_actions
from ..kernel.view import View, determinize
from .greedy import greedy
from .ismcts import Search

PATIENCE = 10.0  # seconds after which a silent process is given up
MARGIN = 0.4  # of stretched value: what is worse by more is never played loosely
SURE = 0.99  # a value that is as good as won: nothing is played loosely then, and never what is as good as lost
NICENESS = 5  # the screen comes first


class Limit(NamedTuple):
    """How far a level thinks: so many simulations or seconds, whichever ends first."""

    simulations: int
    seconds: float
    looseness: float = 0.0  # above 0, what is nearly as good is sometimes played; of stretched value


LIMITS = {
    "novice": Limit(16, 0.1, 0.4),
    "skilled": Limit(120, 0.25),
    "strong": Limit(4000, 0.9),
}


def choose(
    view: View,
    kind: str,
    seed: int,
    hurried: Callable[[], bool] | None = None,
    simulations: int | None = None,
) -> Action:
    """The action of a computer player of that kind, from what its seat may see. Blocks: not for the screen.

    With a fixed number of simulations there is no clock: the same view and seed give the same action.
    """
    if not isinstance(view, View):
        raise TypeError("a player is shown a view, never the state")
    if kind == "random":
        return random.Random(seed).choice(legal_actions(determinize(view, seed)))
    if kind == "greedy":
        return greedy(view, seed)
    limit = LIMITS[kind]
    began = time.monotonic()
    search = Search(view, seed)

    def spent() -> float:
        if hurried is not None and hurried():
            return 1.0
        return (time.monotonic() - began) / limit.seconds if simulations is None else 0.0

    search.run(limit.simulations if simulations is None else simulations, spent)
    return loosely(search, limit.looseness) if limit.looseness else search.best()


def loosely(search: Search, looseness: float) -> Action:
    """One of the actions that look nearly as good as the best: after many tries, or else one step ahead."""
    standing = search.standing()
    best, _, value = standing[0]
    if abs(value) > SURE:
        return best
    behind = [(action, _stretched(value) - _stretched(mean)) for action, _, mean in standing if mean > -SURE]
    near = [(action, exp(-less / looseness)) for action, less in behind if less < MARGIN]
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
    """The process: answers each (number, view, kind, seed) with (number, action), until the other end is gone."""
    from .. import rules  # noqa: F401 - views find their ruleset by name

    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    while True:
        try:
            number, view, kind, seed = inbox.recv()
            inbox.send((number, choose(view, kind, seed, lambda number=number: ending.value >= number)))
        except (EOFError, OSError, KeyboardInterrupt):
            return


class Thinker:
    """Asks the process, and polls it. One question at a time; a new one makes the old one void."""

    def __init__(self) -> None:
        self._number = 0
        self._view: View | None = None
        self._asked_at = 0.0
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ending = context.Value("q", 0, lock=False)  # questions up to this number should come to an end
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs, self._ending), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, view: View, kind: str, seed: int | None = None) -> None:
        """Begin to think about a view. If the process is gone, a new one is begun."""
        if not isinstance(view, View):
            raise TypeError("a player is shown a view, never the state")
        self._ending.value = self._number  # whatever is still being thought about is void
        self._number += 1
        self._view = view
        self._asked_at = time.monotonic()
        question = self._number, view, kind, time.time_ns() & 0x7FFFFFFF if seed is None else seed
        try:
            self._pipe.send(question)
        except OSError:
            self._restart()
            self._pipe.send(question)

    def answer(self) -> Action | None:
        """The action, once there is one. A dead or silent process is replaced and a plain answer given."""
        if self._view is None:
            return None
        try:
            while self._pipe.poll():
                number, action = self._pipe.recv()
                if number == self._number:
                    self._view = None
                    return action
        except (EOFError, OSError):
            return self._plain_answer()
        if not self._process.is_alive() or time.monotonic() - self._asked_at > PATIENCE:
            return self._plain_answer()
        return None

    def wait(self, seconds: float) -> None:
        """Sleep until the process says something, at most so long. Not for the screen."""
        with contextlib.suppress(EOFError, OSError):
            self._pipe.poll(seconds)

    def _plain_answer(self) -> Action:
        view, self._view = self._view, None
        self._restart()
        return greedy(view, self._number, worlds=2)

    def _restart(self) -> None:
        self.close()
        self._start()

    def hurry(self) -> None:
        """Answer with the best so far."""
        self._ending.value = self._number

    def cancel(self) -> None:
        """What is being thought is of no interest any more."""
        self._ending.value = self._number
        self._view = None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()  # it holds nothing that would need to be put away
        self._process.join(0.2)
        self._pipe.close()
