"""A review that is made in processes of its own, seen growing, left and taken up; and answers to "why".

There are as many as the machine has processors to spare. Each is given the record, and then one action after the other
to look at; what they find is put in order here, so that the review is the same however many they are. One of them is
told all that was found and writes it down, so that the screen never waits for a disk, and closing loses a few decisions
at most. What one that dies had yet to do, another does. A review that is whole is read, and no process is begun for it
until something is asked.
"""

from __future__ import annotations

import contextlib
import logging
import time
import traceback
from collections.abc import Callable
from heapq import heappop, heappush
from multiprocessing import connection
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from .. import processes
from ..ai.meaning import meaning
from ..ai.proof.certain import Certainty
from ..files import BadFile
from ..kernel import notation
from ..kernel.agenda import apply, label, legal_actions
from ..kernel.record import Record, parse
from ..kernel.state import State
from ..kernel.template import fill
from ..kernel.view import see
from ..system import spare_processors, step_back
from . import texts
from .chances import curve, is_fitted, read
from .reasons import Study, said
from .review import CLASSES, Course, Looked, Lost, Review, at_most, fall, has_choice, load

log = logging.getLogger(__name__)

WEIGH, KEEP, LOOK = range(3)  # what a process is asked for: it does the first of these first, the very first at once
SHARE, FAULT = range(3, 5)  # what it says beside its answers: how far one has come, and what went wrong
AHEAD = 2  # actions that it is given at a time: the one that it looks at, and the next
AT_ONCE = 12  # of what was found is told at a time: a pipe holds 8 kB on some systems, and we never wait
NICENESS = 10  # whoever plays comes first
SAVING = 4.0  # seconds from one time that the review is written down to the next
WORLDS = 128  # in which a deed is compared with another, when somebody asks
A_STEP = 0.05  # of an answer, after which it is told how far it has come
PACE = 12  # actions looked at, before it is said how long the rest will take
ACCEPTED = CLASSES[-1][0]  # a deed that loses less for certain is as good as the best


class Weighed(NamedTuple):
    """One deed weighed beside another at the same decision, in the same imagined worlds.

    `chance` and `rival` are their chances of winning the round; `loss` is what the deed gives away against the other
    (below 0: what it is better by), between `low` and `high`. `better` of `worlds` went better with it. `why` names the
    terms that are clear, from the side of the better one; "" where none is. `sure` and `rival_sure` are 1 where that
    deed wins for certain, 0 where it loses, None where neither is certain. `after` is the label of the worse one
    where its player goes on after it, and so loses less than the deals tell.
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
    after: str = ""

    @property
    def is_clear(self) -> bool:
        """Whether the difference is more than noise."""
        return self.low > 0 or self.high < 0

    @property
    def is_accepted(self) -> bool:
        """Whether it loses nothing that could be told from noise, or next to nothing."""
        return self.low < ACCEPTED

    def at_most(self, change: float) -> Weighed:
        """The same where the chance is only so much less after the worse deed: no more was lost by it."""
        sign = 1 if self.loss > 0 else -1
        least, most = sorted(map(abs, (self.low, self.high)))
        told = {"loss": abs(self.loss), "least": least, "why": self.why}
        left = at_most(told, change)
        if left is told:
            return self
        lost, low, high = sign * left["loss"], *sorted((sign * left.get("least", 0.0), sign * most))
        found = self._replace(loss=lost, low=low, high=high, why="", after=self.label if sign > 0 else self.rival_label)
        return found._replace(chance=self.rival - lost) if sign > 0 else found._replace(rival=self.chance + lost)


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
    chances as among players of that level; None where there is no other. Where its player goes on after the worse one,
    it lost no more than the chance is less then, as in a review. How far it has `come` is told from 0 to 1.
    Raises CannotRead for what cannot be done there."""
    if not has_choice(s):
        return None
    action = notation.read(s, text)
    known = curve(s.rules.name, len(s.seats), level)
    study = Study(see(s, s.agenda[-1].seat), number + 1)
    certain = Certainty(study.view)
    before = read(study, known, certain).chance
    mine = study.meant(s, action)
    others = [one for one in legal_actions(s) if beside and meaning(s, one) != meaning(s, action)]
    named = next((study.meant(s, one) for one in others if label(s, one) == beside), None)
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
    better_one, worse = (other, mine) if lost.about > 0 else (mine, other)
    compared = study.compared(better_one, worse)
    points = 100 * abs(lost.about) if is_fitted(s.rules.name, len(s.seats)) else None
    better = sum(a > b for a, b in zip(ours, theirs, strict=True))
    found = Weighed(
        label(s, action), label(s, other.action), chance, rival, *lost, better, worlds,
        said(s.rules.name, compared, points), *sure,
    )  # fmt: skip
    if not found.is_clear:
        return found
    after = s.clone()
    apply(after, worse.action)
    return found.at_most(fall(s, after, before, number + 2, level))


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


# The processes


def _work(pipe: connection.Connection, text: str, path: str) -> None:
    """Answer each (task, key, what it is given) with (task, key, what came of it)."""
    from .. import rules  # noqa: F401 - records find their ruleset by name

    step_back(NICENESS)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        record = parse(text)
        course, review = Course(record), Review.of(record)
        keeper: Keeper | None = None
        jobs: list[tuple] = []

        def weigh(key: Any, given: list[Any]) -> None:
            pipe.send((WEIGH, key, _weighed(pipe, course, review.level, key, *given)))

        def between() -> None:
            """A question does not wait for the action that is looked at: that goes on after it, and nothing is lost."""
            while pipe.poll():
                task, key, *given = job = pipe.recv()
                if task == WEIGH:
                    weigh(key, given)
                else:
                    jobs.append(job)

        while True:
            while not jobs or pipe.poll():
                jobs.append(pipe.recv())
            jobs.sort(key=itemgetter(0))
            task, key, *given = jobs.pop(0)
            if task == WEIGH:
                weigh(key, given)
            elif task == LOOK:
                found = _told(pipe, lambda number=key: review.looked(course, number, between=between))
                pipe.send((LOOK, key, found))
            else:
                keeper = keeper or Keeper(record, path)
                keeper.keep(*given)
                pipe.send((KEEP, key, None))


def _told(pipe: connection.Connection, work: Callable[[], Any]) -> Any:
    """What the work comes to; where it fails, that is told, and it comes to None."""
    try:
        return work()
    except (EOFError, OSError):
        raise
    except Exception as fault:
        last = traceback.extract_tb(fault.__traceback__)[-1]
        pipe.send((FAULT, f"{type(fault).__name__} in {last.name}", None))
        return None


def _weighed(
    pipe: connection.Connection, course: Course, level: str, key: Any, number: int, text: str, beside: str
) -> Weighed | None:
    """The answer to a question, while it is told how far that has come."""
    told = 0.0

    def tell(share: float) -> None:
        nonlocal told
        if share >= told + A_STEP:
            told = share
            pipe.send((SHARE, key, share))

    return _told(pipe, lambda: weighed(course.state(number), number, text, beside=beside, level=level, come=tell))


class Keeper:
    """Writes a review down now and then, and when it is whole."""

    def __init__(self, record: Record, path: str) -> None:
        self.review, self.path = kept(record, path), path
        self.saved = time.monotonic()

    def keep(self, found: list[Looked]) -> None:
        """Add what was found; what is known already may be among it."""
        for looked in found:
            if looked.number == self.review.done:
                self.review.take(looked)
        if self.review.is_whole or time.monotonic() - self.saved > SAVING:
            self.saved = time.monotonic()
            with contextlib.suppress(OSError):  # it is shown all the same
                save(self.review, self.path)


class Worker:
    """A process, and the jobs that it has been given and not yet answered. Raises OSError if none can be begun."""

    def __init__(self, record: Record, path: Path) -> None:
        self.process, self.pipe = processes.begin(_work, record.dump(), str(path))
        self.jobs: dict[tuple[int, Any], tuple] = {}  # by task and key
        self.since = time.monotonic()  # it is at what it does now

    def give(self, task: int, key: Any, *given: Any) -> None:
        """Ask for something. If it has died, `Reviewer.poll` will find that."""
        job = self.jobs[task, key] = task, key, *given
        with contextlib.suppress(OSError):
            self.pipe.send(job)

    def answered(self, task: int, key: Any) -> None:
        self.jobs.pop((task, key), None)
        self.since = time.monotonic()

    def count(self, wanted: int) -> int:
        """How many jobs of this kind it has."""
        return sum(task == wanted for task, _ in self.jobs)


class Reviewer:
    """`review` grows by `poll`; `ask` compares a deed, and its answer comes into `answers` under its key; until then
    `shares` says how far it has come, from 0 to 1.

    Only for matches that are over. `close` ends the processes; what they have found out so far is kept.
    """

    def __init__(self, record: Record, path: Path | str) -> None:
        self.record, self.path = record, Path(path)
        self.review = kept(record, path)
        self.answers: dict[Any, Weighed | None] = {}
        self.shares: dict[Any, float] = {}
        self.asked: set[Any] = set()
        self.fault = ""
        self.workers: list[Worker] = []  # the first keeps what is found
        self._ended: list[Any] = []  # processes that were told to
        self._waiting = list(range(self.review.done, self.review.decisions))  # actions that nobody has: a heap
        self._ahead: dict[int, Looked] = {}  # what was found of actions of which an earlier one is not done yet
        self._found: list[Looked] = []  # in order, what the review has grown by
        self._kept = 0  # how many of these the first process was told
        self._begun = time.monotonic(), self.review.done
        if self._waiting:
            self._begin(min(spare_processors(), len(self._waiting)))

    def _begin(self, count: int) -> None:
        try:
            for _ in range(count):
                self.workers.append(Worker(self.record, self.path))
        except OSError as wrong:
            if not self.workers:
                self.fault = fill(texts.CANNOT_START, why=wrong)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give everybody something to do, and end who is not needed any more."""
        for many in range(AHEAD):
            for worker in self.workers:
                if self._waiting and worker.count(LOOK) <= many:
                    worker.give(LOOK, heappop(self._waiting))
        for keeper in self.workers[:1]:
            if self._kept < len(self._found) and not keeper.count(KEEP):
                news = self._found[self._kept : self._kept + AT_ONCE]
                self._kept += len(news)
                keeper.give(KEEP, self._kept, news)
        if not self._waiting and not any(worker.count(LOOK) for worker in self.workers):
            for worker in [one for one in self.workers[1:] if not one.jobs]:
                self._end(worker)

    def ask(self, key: Any, number: int, text: str, beside: str = "") -> None:
        """Compare this deed with that of the label `beside`, or else with the best other one. The answer comes
        when it comes; what is lost with the last process is no longer `asked`."""
        if key in self.asked:
            return
        if not self.workers:
            self._begin(1)
        if self.workers:
            self.asked.add(key)
            self._soonest().give(WEIGH, key, number, text, beside)

    def _soonest(self) -> Worker:
        """Who will answer first, as far as one can tell: by questions, by having nothing to do, by time at work."""
        return min(self.workers, key=lambda one: (one.count(WEIGH), bool(one.jobs), one.since))

    def poll(self) -> bool:
        """Take what has come; True if there was anything to be shown."""
        is_new = False
        self._ended = [process for process in self._ended if process.is_alive()]  # asking takes note of its end
        for worker in self.workers[:]:
            try:
                while worker.pipe.poll():
                    is_new |= self._take(worker, *worker.pipe.recv())
            except (EOFError, OSError):
                self._lose(worker)
                is_new |= not self.workers
        self._hand_out()
        return is_new

    def _take(self, worker: Worker, what: int, key: Any, found: Any) -> bool:
        """Something that a process has said; whether there is anything new to be shown."""
        if what == FAULT:
            self.fault = key
        elif what == SHARE:
            self.shares[key] = found
        else:
            worker.answered(what, key)
            if what == WEIGH:
                self.answers[key] = found
                self.shares.pop(key, None)
            elif what == LOOK and found is None:
                self._waiting.clear()  # no further than this
            elif what == LOOK:
                self._ahead[key] = found
                return self._grow()
            return what == WEIGH
        return True

    def _grow(self) -> bool:
        """Let the review grow by what was found, in order; whether it did."""
        done = self.review.done
        while (looked := self._ahead.pop(self.review.done, None)) is not None:
            self.review.take(looked)
            self._found.append(looked)
        return self.review.done > done

    def _lose(self, worker: Worker) -> None:
        """A process has died: the others do what it had yet to do, if there are any."""
        log.warning("A process that looked back on a match has ended.")
        if worker is self.workers[0]:
            self._kept = 0  # whoever keeps it now is told everything
        self._end(worker)
        if not self.workers:
            self.fault = self.fault or texts.ANALYSIS_STOPPED
            self.asked.intersection_update(self.answers)
            self._waiting.clear()
        for task, key, *given in worker.jobs.values() if self.workers else ():
            if task == LOOK:
                heappush(self._waiting, key)
            elif task == WEIGH:
                self._soonest().give(task, key, *given)

    @property
    def seconds_left(self) -> float:
        """How long the rest will take, if it goes on as it has gone; 0 while that cannot be told."""
        since, had = self._begun
        done = self.review.done - had
        return (time.monotonic() - since) / done * (self.review.decisions - self.review.done) if done >= PACE else 0.0

    def wait(self, seconds: float) -> None:
        """Sleep until something comes, at most so long. Not for the screen."""
        if self.workers:
            connection.wait([worker.pipe for worker in self.workers], seconds)

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for worker in self.workers[:]:
            self._end(worker)
        for process in self._ended:
            process.join(0.2 / len(self._ended))
        self._ended.clear()

    def _end(self, worker: Worker) -> None:
        """Its process is not waited for before `close`: a frame may depend on it."""
        self.workers.remove(worker)
        self._ended.append(worker.process)
        worker.process.kill()
        worker.pipe.close()
