"""A review that is made in a process of its own, seen growing, left and taken up; and answers to "why".

The process is given the record and where its review is kept. It writes that down itself as it comes along, so that the
screen never waits for a disk, and closing it loses a few decisions at most. A review that is whole is read, and no
process is begun for it until something is asked.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from ..ai.meaning import meaning
from ..files import BadFile
from ..kernel import notation
from ..kernel.agenda import label, legal_actions
from ..kernel.record import Record, parse
from ..kernel.state import State
from ..kernel.view import see
from ..system import step_back
from .certain import Certainty
from .chances import curve, is_fitted, level_of
from .reasons import Study, said
from .review import CLASSES, Entry, Lost, Review, has_choice, load

NICENESS = 10  # whoever plays comes first
SAVING = 4.0  # seconds from one time that the review is written down to the next
WORLDS = 128  # in which a deed is compared with another, when somebody asks
A_STEP = 0.05  # of an answer, after which it is told how far it has come
ACCEPTED = CLASSES[-1][0]  # a deed that loses less for certain is as good as the best


class Weighed(NamedTuple):
    """One deed weighed beside another at the same decision, in the same imagined worlds.

    `chance` and `rival` are their chances of winning the round; `loss` is what the deed gives away against the other
    (below 0: what it is better by), between `low` and `high`. `better` of `worlds` went better with it. `why` names the
    terms that are clear, from the side of the better one; "" where none is. `sure` and `rival_sure` are 1 where that
    deed wins for certain, 0 where it loses, None where neither is certain.
    """

    label: str
    rival_label: str
    chance: float
    rival: float
    loss: float
    low: float
    high: float
    better: int
    worlds: int
    why: str
    sure: float | None = None
    rival_sure: float | None = None

    @property
    def is_clear(self) -> bool:
        """Whether the difference is more than noise."""
        return self.low > 0 or self.high < 0

    @property
    def is_accepted(self) -> bool:
        """Whether it loses nothing that could be told from noise, or next to nothing."""
        return self.low < ACCEPTED


def weighed(
    s: State,
    number: int,
    text: str,
    worlds: int = WORLDS,
    beside: str = "",
    level: str = "",
    come: Callable[[float], None] | None = None,
) -> Weighed | None:
    """A deed beside that of the label `beside`, or else beside the best other one, from what its seat may see, with
    chances as among players of that level; None where there is no other. How far it has `come` is told from 0 to 1.
    Raises CannotRead for what cannot be done there."""
    if not has_choice(s):
        return None
    action = notation.read(s, text)
    known = curve(s.rules.name, len(s.seats), level)
    study = Study(see(s, s.agenda[-1].seat), number + 1)
    study.run(known.budget)
    mine = study.meant(s, action)
    others = [one for one in legal_actions(s) if beside and meaning(s, one) != meaning(s, action)]
    named = next((study.meant(s, one) for one in others if label(s, one) == beside), None)
    certain = Certainty(study.view)
    won = next((study.meant(s, one) for one in certain.wins if meaning(s, one) != meaning(s, action)), None)
    ranked = study.level(worlds, 3, [one.action for one in (mine, named, won) if one is not None], come)
    other = named or won or next((one for one in ranked if meaning(s, one.action) != meaning(s, action)), None)
    if other is None:
        return None
    ours, theirs = mine.values[:worlds], other.values[:worlds]
    sure = [certain.of(one.action, values) for one, values in ((mine, ours), (other, theirs))]
    chance, rival = (
        known(sum(values) / worlds) if end is None else end for values, end in zip((ours, theirs), sure, strict=True)
    )
    lost = Lost.between(known, ours, theirs, *sure)
    compared = study.compared(*((other, mine) if lost.about > 0 else (mine, other)))
    points = 100 * abs(lost.about) if is_fitted(s.rules.name, len(s.seats)) else None
    better = sum(a > b for a, b in zip(ours, theirs, strict=True))
    return Weighed(
        label(s, action), label(s, other.action), chance, rival, *lost, better, worlds,
        said(s.rules.name, compared, points), *sure,
    )  # fmt: skip


def kept(record: Record, path: Path | str) -> Review:
    """The review of this match as far as it is kept; one that has yet to be made where nothing fits is there."""
    with contextlib.suppress(BadFile):
        found = load(path)
        if found.record == record.digest and found.game == record.game:
            return found
    return Review.of(record)


def save(review: Review, path: Path | str) -> None:
    """Write it down, unless another program has come further. Raises OSError."""
    with contextlib.suppress(BadFile):
        there = load(path)
        if there.record == review.record and there.done > review.done:
            return
    review.save(path)


# The process


def _work(pipe: Connection, text: str, path: str, is_wanted: bool) -> None:
    """Go on with the review as far as it is kept, tell each step, and answer what is asked in between."""
    from .. import rules  # noqa: F401 - records find their ruleset by name

    step_back(NICENESS)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        record = parse(text)
        review = kept(record, path)
        states: list[State] = []
        steps = review.steps(record) if is_wanted else iter(())
        saved, is_done = time.monotonic(), False
        while True:
            while pipe.poll(None if is_done else 0):
                _answer(pipe, record, states, *pipe.recv())
            before = len(review.results), len(review.shifts)
            entry = _told(pipe, lambda: next(steps, OVER))
            if entry is OVER or time.monotonic() - saved > SAVING:
                saved = time.monotonic()
                with contextlib.suppress(OSError):  # it is shown all the same
                    save(review, path)
            if entry is OVER:
                is_done = True
                continue
            new = review.results[before[0] :], review.shifts[before[1] :]
            pipe.send(("step", review.done, entry, new))


OVER = object()


def _told(pipe: Connection, work: Callable[[], Any]) -> Any:
    """What the work comes to; where it fails, that is told, and there is no more of it."""
    try:
        return work()
    except (EOFError, OSError):
        raise
    except Exception as fault:
        last = traceback.extract_tb(fault.__traceback__)[-1]
        pipe.send(("fault", f"{type(fault).__name__} in {last.name}", None, ()))
        return OVER


def _answer(
    pipe: Connection, record: Record, states: list[State], key: Any, number: int, text: str, beside: str
) -> None:
    if not states:
        with contextlib.suppress(BadFile):  # what can be played of it is enough
            for s, _ in record.replay():
                states.append(s.clone())
    level = level_of(kind for kind, _ in record.players)
    told = 0.0

    def tell(share: float) -> None:
        nonlocal told
        if share >= told + A_STEP:
            told = share
            pipe.send(("share", key, share, ()))

    found = _told(pipe, lambda: weighed(states[number], number, text, beside=beside, level=level, come=tell))
    pipe.send(("answer", key, None if found is OVER else found, ()))


class Reviewer:
    """`review` grows by `poll`; `ask` compares a deed, and its answer comes into `answers` under its key; until then
    `shares` says how far it has come, from 0 to 1.

    Only for matches that are over. `close` ends the process; what it has found out so far is kept.
    """

    def __init__(self, record: Record, path: Path | str) -> None:
        self.record, self.path = record, Path(path)
        self.review = kept(record, path)
        self.answers: dict[Any, Weighed | None] = {}
        self.shares: dict[Any, float] = {}
        self.asked: set[Any] = set()
        self.fault = ""
        self._process: Any = None
        self._pipe: Any = None
        if not self.review.is_whole:
            self._start(is_wanted=True)

    def _start(self, is_wanted: bool) -> None:
        context = multiprocessing.get_context("spawn")
        try:
            self._pipe, theirs = context.Pipe()
            given = theirs, self.record.dump(), str(self.path), is_wanted
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
        except OSError as wrong:
            self.fault = f"no process can be begun: {wrong}"
            return
        self._process = process

    def ask(self, key: Any, number: int, text: str, beside: str = "") -> None:
        """Compare this deed with that of the label `beside`, or else with the best other one. The answer comes
        when it comes; what is lost with a process that dies is no longer `asked`."""
        if key in self.asked:
            return
        if self._process is None:
            self._start(is_wanted=False)
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._pipe.send((key, number, text, beside))
                self.asked.add(key)

    def poll(self) -> bool:
        """Take what has come; True if there was anything."""
        if self._process is None:
            return False
        is_new = False
        try:
            while self._pipe.poll():
                self._take(*self._pipe.recv())
                is_new = True
        except (EOFError, OSError):
            self.fault = self.fault or "what weighs it up has stopped; open the match again to go on"
            self.asked.intersection_update(self.answers)
            self.close()
            return True
        return is_new

    def _take(self, what: str, where: Any, found: Any, new: Any) -> None:
        if what == "step":
            if isinstance(found, Entry):
                self.review.entries.append(found)
            self.review.done = where
            for known, more in zip((self.review.results, self.review.shifts), new, strict=True):
                known += more
        elif what == "share":
            self.shares[where] = found
        elif what == "answer":
            self.answers[where] = found
            self.shares.pop(where, None)
        else:
            self.fault = where

    def wait(self, seconds: float) -> None:
        """Sleep until something comes, at most so long. Not for the screen."""
        if self._process is not None:
            with contextlib.suppress(EOFError, OSError):
                self._pipe.poll(seconds)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.join(0.2)
            self._process = None
            self._pipe.close()
