"""A seat that thinks in a process of its own, so that no frame ever waits for it.

The process is given a view and nothing else. It can be hurried (it answers with the best so far) and cancelled
(its answer is thrown away). If it dies or says nothing for long, a plain rule of thumb answers in its place.
"""

from __future__ import annotations

import multiprocessing
import random
import time
from multiprocessing.connection import Connection
from typing import Any

from ..kernel.agenda import Action, legal_actions
from ..kernel.view import View, determinize

PATIENCE = 10.0  # seconds after which a silent process is given up


def choose(view: View, kind: str, seed: int, hurried: Any = None) -> Action:
    """The action of a computer player of that kind, from what its seat may see. Blocks: not for the screen."""
    world = determinize(view, seed)
    return random.Random(seed).choice(legal_actions(world))


def _think(inbox: Connection, hurried: Any) -> None:
    """The process: answers each (number, view, kind, seed) with (number, action)."""
    from .. import rules  # noqa: F401 - views find their ruleset by name

    while True:
        try:
            number, view, kind, seed = inbox.recv()
        except (EOFError, KeyboardInterrupt):
            return
        hurried.clear()
        inbox.send((number, choose(view, kind, seed, hurried)))


class Thinker:
    """Asks the process, and polls it. One question at a time; a new one makes the old one void."""

    def __init__(self) -> None:
        self._number = 0
        self._view: View | None = None
        self._asked_at = 0.0
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._hurried = context.Event()
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs, self._hurried), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, view: View, kind: str, seed: int | None = None) -> None:
        """Begin to think about a view. Raises nothing: if the process is gone, a new one is begun."""
        self._number += 1
        self._view = view
        self._asked_at = time.monotonic()
        seed = time.time_ns() & 0x7FFFFFFF if seed is None else seed
        try:
            self._pipe.send((self._number, view, kind, seed))
        except OSError:
            self.close()
            self._start()
            self._pipe.send((self._number, view, kind, seed))

    def answer(self) -> Action | None:
        """The action, once there is one. A dead or silent process is replaced and a plain answer given."""
        try:
            while self._pipe.poll():
                number, action = self._pipe.recv()
                if number == self._number:
                    return action
        except (EOFError, OSError):
            return self._plain_answer()
        if not self._process.is_alive() or time.monotonic() - self._asked_at > PATIENCE:
            return self._plain_answer()
        return None

    def _plain_answer(self) -> Action:
        self.close()
        self._start()
        return choose(self._view, "random", self._number)

    def hurry(self) -> None:
        self._hurried.set()

    def cancel(self) -> None:
        """What is being thought is of no interest any more."""
        self._number += 1
        self._hurried.set()

    def close(self) -> None:
        self._process.terminate()
        self._pipe.close()
