"""Looking back on a match: a curve of chances, what was luck and what was play, and what each decision cost.

It is computed decision by decision from the record, from the view of whoever decided, and is plain data all the while:
it can be shown as it grows, written down, and taken up where it was left. Each action is looked at by itself: whoever
looks at which of them, and in whatever order, the same record gives the same review.

Round by round and seat by seat the sum is open: where it ended less where it began is luck of one's own draws, less
what one's own decisions lost, plus what the others' lost, and a remainder: what others held, what was turned up, and
the error of it all. It is shown, not hidden.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import compress
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ..ai.meaning import merged
from ..ai.playout import round_only
from ..ai.proof.certain import Certainty
from ..files import BadFile, read_text, write_atomically
from ..kernel import notation
from ..kernel.agenda import Action, label, legal_actions
from ..kernel.record import Record, checksum
from ..kernel.state import Frame, State
from ..kernel.template import fill
from ..kernel.view import see
from . import texts
from .averages import mean_and_error
from .chances import Curve, chance, curve, is_fitted, level_of, read
from .reasons import Compared, Study, said
from .shifts import Shift, ended, shifts

FIRST_LINE = "chronotable review 7"
WORLDS = 64  # in which what was done is compared with the best
GLANCE = 20  # worlds after which nobody looks further at a deed that gives away no more than
SMALL = 0.02  # of the chance against any other
CANDIDATES = 2  # others that are tried beside it
DRAWS = 4  # other draws that are imagined for each
ALL = -1  # whose turn it is where all share it, and before the first
SURE = 3.0  # standard errors by which a loss must be beyond the noise
CLASSES = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))  # of the chance lost, by the lower end
LONGEST = 4_000_000
KINDS = {"int": int, "float": (int, float), "str": str, "bool": bool}
"""What may stand in a file, by what the fields of a class are declared as."""


@dataclass(frozen=True)
class Entry:
    """One decision. Chances are its seat's, of winning the round, before it decided; `loss` is what it gave away
    against `best`, and `least` the part of that beyond the noise; `luck` what its draws since its last decision
    brought, and `blur` the standard error of that. `whose` turn it was is a seat, or ALL."""

    number: int  # of the action in the record, from 0
    round: int
    turn: int
    seat: int
    action: str
    label: str
    chance: float
    low: float
    high: float
    loss: float = 0.0
    least: float = 0.0
    best: str = ""
    why: str = ""
    luck: float = 0.0
    blur: float = 0.0
    is_certain: bool = False  # there was a deed that wins for certain, or nothing but what loses
    whose: int = ALL

    @property
    def verdict(self) -> str:
        """What the decision is called: nothing, unless its loss is beyond the noise."""
        return next((name for least, name in CLASSES if self.least >= least), "")


def has_choice(s: State) -> bool:
    """Whether there is more than one thing to be done, as far as that makes a difference."""
    return len(merged(s, legal_actions(s))) > 1


class Lost(NamedTuple):
    """What a deed gives away of the chance to win against another, and between what that lies; below 0 it is better."""

    about: float
    low: float
    high: float

    @classmethod
    def between(
        cls, known: Curve, ours: Sequence[float], theirs: Sequence[float], sure: float | None, rival: float | None
    ) -> Lost:
        """By the values of both in the same worlds, and what is certain of them. Worlds are compared one by one, so
        that what is good or bad for both cancels out; what is certain has no world that could tell more."""
        if sure is None and rival is None:
            mean, error = mean_and_error([a - b for a, b in zip(theirs, ours, strict=True)])
            there = sum(theirs) / len(theirs)
            return cls(*(known(there) - known(there - mean + far * error) for far in (0, SURE, -SURE)))
        mine, other = (_between(known, values, end) for values, end in ((ours, sure), (theirs, rival)))
        return cls(other[0] - mine[0], other[1] - mine[2], other[2] - mine[1])


def _between(known: Curve, values: Sequence[float], certain: float | None) -> tuple[float, ...]:
    """The chance that these values stand for, and between what it lies."""
    if certain is not None:
        return certain, certain, certain
    mean, error = mean_and_error(values)
    return tuple(known(mean + far * error) for far in (0, -SURE, SURE))


class Sum(NamedTuple):
    """What a round came to for one seat: `end - start == luck - own + others + remainder`. The remainder's standard
    error is `blur`, as far as it can be told."""

    start: float
    end: float
    luck: float
    own: float
    others: float
    remainder: float
    blur: float


class Looked(NamedTuple):
    """What comes of looking at one action: an entry where it was a decision, what it changed, and who won the rounds
    that ended with it."""

    number: int  # of the action in the record, from 0
    entry: Entry | None
    shifts: list[Shift]
    results: list[tuple[int, ...]]


class Course:
    """How a match went, as far as somebody asks: its states, before the first action and after each."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._steps = record.replay()
        self._states: list[State] = []
        self._roots: list[int] = []
        self._open: list[tuple[list[Frame], int]] = []  # deeds not done with: what waited below them, their numbers

    def state(self, number: int) -> State:
        """How it stood after so many actions. Raises BadFile as `Record.replay`."""
        while len(self._states) <= number:
            s, _ = next(self._steps)
            if self._states:
                below, done = self._states[-1].agenda[:-1], len(self._states) - 1
                is_open = [len(under) < len(below) and below[: len(under)] == under for under, _ in self._open]
                self._open = [*compress(self._open, is_open), (below, done)]
                self._roots.append(self._open[0][1])
            self._states.append(s.clone())
        return self._states[number]

    def root(self, number: int) -> int:
        """The action that this one belongs to: the first of which something had yet to be done."""
        self.state(number + 1)
        return self._roots[number]

    def last(self, number: int) -> State | None:
        """How it stood right after the last action of whoever decides this one, in the same round; None before."""
        now = self.state(number)
        seat = now.agenda[-1].seat
        for before in range(number - 1, -1, -1):
            then = self._states[before]
            if len(then.results) < len(now.results):
                break
            if then.agenda[-1].seat == seat:
                return self._states[before + 1]
        return None


def is_still_open(s: State, after: State) -> bool:
    """Whether who decided goes on deciding in the same turn, and has seen nothing new meanwhile."""
    if not after.agenda or (after.round, after.turn, len(after.results)) != (s.round, s.turn, len(s.results)):
        return False
    bit = 1 << s.agenda[-1].seat
    return after.agenda[-1].seat == s.agenda[-1].seat and [seen & bit for seen in after.seen] == [
        seen & bit for seen in s.seen
    ]


def fall(
    s: State, after: State, before: float, seed: int, level: str, between: Callable[[], None] | None = None
) -> float:
    """By how much the chance is less after a deed after which its player goes on, and may make up for it; else by all
    that it may have lost."""
    if not is_still_open(s, after):
        return 1.0
    return before - chance(see(after, s.agenda[-1].seat), seed, level, between).chance


def at_most(found: dict[str, Any], change: float) -> dict[str, Any]:
    """What a deed lost, as far as the chance is less after it: often what would have been better can still be done."""
    if change >= found["loss"]:
        return found
    lost = max(0.0, change)
    least = min(found["least"], lost)
    if least < CLASSES[-1][0]:
        return {"loss": lost}
    return found | {"loss": lost, "least": least, "why": ""}


@dataclass
class Review:
    """A review, as far as it has come. `steps` goes on with it; `is_whole` when all decisions are in."""

    record: str  # its digest
    game: str
    seats: int
    decisions: int  # of the record
    done: int = 0  # actions that have been looked at
    entries: list[Entry] = field(default_factory=list)
    results: list[tuple[int, tuple[int, ...]]] = field(
        default_factory=list
    )  # (actions done by then, who won), by round
    shifts: list[Shift] = field(default_factory=list)  # what single actions changed
    teams: tuple[int, ...] = ()
    level: str = ""  # among players of which the chances are told

    @classmethod
    def of(cls, record: Record) -> Review:
        """A review that has yet to be made."""
        seats = len(record.players)
        teams = tuple(record.rules.team_of(seat, seats) for seat in range(seats))
        level = level_of(kind for kind, _ in record.players)
        return cls(record.digest, record.game, seats, len(record.actions), teams=teams, level=level)

    @property
    def is_whole(self) -> bool:
        return self.done >= self.decisions

    # Making it

    def steps(self, record: Record, worlds: int = WORLDS, draws: int = DRAWS, seed: int = 0) -> Iterator[Entry | None]:
        """Go on where it was left: yields each new entry, or None for a decision that was none. With another seed other
        deals are imagined. Raises BadFile as `Record.replay`, and ValueError for another record."""
        if record.digest != self.record:
            raise ValueError("this review is of another match")
        course = Course(record)
        while not self.is_whole:
            looked = self.looked(course, self.done, worlds, draws, seed)
            self.take(looked)
            yield looked.entry

    def take(self, looked: Looked) -> None:
        """Add what came of looking at the next action."""
        if looked.number != self.done:
            raise ValueError("this is not the next action")
        if looked.entry is not None:
            self.entries.append(looked.entry)
        self.shifts += looked.shifts
        self.done += 1
        self.results += [(self.done, winners) for winners in looked.results]

    def looked(
        self,
        course: Course,
        number: int,
        worlds: int = WORLDS,
        draws: int = DRAWS,
        seed: int = 0,
        between: Callable[[], None] | None = None,
    ) -> Looked:
        """What comes of looking at an action, whatever has been looked at before. It takes long: `between` is called
        now and then, for what cannot wait."""
        before, after = course.state(number), course.state(number + 1)
        text = course.record.actions[number][1]
        entry, beside = self._entry(number, before, after, text, course.last(number), worlds, draws, seed, between)
        moved = shifts(before, after, number, course.root(number)) + ended(before, after, number, self.teams, beside)
        return Looked(number, entry, moved, [winners for winners, _ in after.results[len(before.results) :]])

    def _entry(
        self,
        number: int,
        s: State,
        after: State,
        text: str,
        last: State | None,
        worlds: int,
        draws: int,
        seed: int,
        between: Callable[[], None] | None,
    ) -> tuple[Entry | None, Compared | None]:
        """What there is to say of one decision, and what was done beside the best other deed; nothing of either where
        there was nothing to decide."""
        if not has_choice(s):
            return None, None
        seat = s.agenda[-1].seat
        view = see(s, seat)
        action = notation.read(s, text)
        known = curve(self.game, self.seats, self.level)
        study = Study(view, seed + number + 1)
        study.between = between
        certain = Certainty(view)
        reading = read(study, known, certain)
        found, beside = self._loss(s, action, study, known, certain, worlds)
        if found.get("least"):
            found = at_most(found, fall(s, after, reading.chance, seed + number + 2, self.level, between))
        luck, blur = self._luck(s, seat, last, reading.chance, number, draws, between)
        entry = Entry(
            number, s.round, s.turn, seat, text, label(s, action), reading.chance, reading.low, reading.high,
            **found, luck=luck, blur=blur, is_certain=reading.is_certain,
            whose=ALL if s.rules.shares_turns or not s.turn else s.active,
        )  # fmt: skip
        return entry, beside

    def _loss(
        self, s: State, action: Action, study: Study, known: Curve, certain: Certainty, worlds: int
    ) -> tuple[dict[str, Any], Compared | None]:
        """What an action lost against the best, and why, in the same worlds; and it beside the best other there."""
        same = study.meant(s, action)
        won = [study.meant(s, one).action for one in certain.wins]
        if same.action in won:
            return {}, None
        for looked in (min(GLANCE, worlds), worlds):
            chosen = study.level(looked, CANDIDATES, (same.action, *won[:1]))
            found = {
                one: Lost.between(known, same.values[:looked], one.values[:looked],
                                  certain.of(same.action, same.values), certain.of(one.action, one.values))
                for one in chosen
            }  # fmt: skip
            if all(lost.high < SMALL for lost in found.values()):
                break  # more worlds would tell no more than that next to nothing is lost
        best = next((one for one in chosen if one.action in won), chosen[0])
        other = best if best is not same else next((one for one in chosen if one is not same), None)
        beside = study.compared(same, other) if other is not None else None
        if best is same:
            return {}, beside
        lost = found[best]
        if lost.low <= 0:
            return {"loss": lost.about}, beside
        compared = study.compared(best, same)
        why = said(self.game, compared, 100 * lost.about if is_fitted(self.game, self.seats) else None)
        return {"loss": lost.about, "least": lost.low, "best": label(s, best.action), "why": why}, beside

    def _luck(
        self,
        s: State,
        seat: int,
        last: State | None,
        now: float,
        number: int,
        draws: int,
        between: Callable[[], None] | None,
    ) -> tuple[float, float]:
        """What the cards drawn since the seat's last decision are better than others that could have come."""
        bit = 1 << seat
        hand = s.layout.of["hand"][seat]
        if last is None or not draws:
            return 0.0, 0.0
        fresh = [card for card in s.zones[hand] if s.seen[card] & bit and not last.seen[card] & bit]
        if not fresh:
            return 0.0, 0.0
        luck = Random(number)
        found = []
        for _ in range(draws):
            other = s.clone()
            what = list(s.what)
            for card in fresh:
                unseen = [c for c, pool in enumerate(s.pool) if pool == s.pool[card] and not s.seen[c] & bit]
                swapped = luck.choice([card, *unseen])
                what[card], what[swapped] = what[swapped], what[card]
            other.what, other.lent = tuple(what), None
            round_only(other)
            found.append(chance(see(other, seat), number + 1, self.level, between).chance)
        mean, error = mean_and_error(found)
        return now - mean, error

    # Reading it

    @property
    def others_share(self) -> float:
        """How much of what another side gives away falls to each of the rest: they share it, nobody knows how."""
        return 1 / max(1, len(set(self.teams)) - 1)

    def curve(self, seat: int) -> list[tuple[int, float, float, float]]:
        """The chances of a seat: (number of the action, chance, low, high), at its own decisions and, where two sides
        play, at the others' too, as these saw it; and at the end of each round how it ended, before what follows."""
        found = [(number, *[float(seat in winners)] * 3) for number, winners in self.results]
        found += self.points(seat, self.entries)
        return sorted(found, key=lambda point: point[0])

    def points(self, seat: int, entries: list[Entry]) -> list[tuple[int, float, float, float]]:
        """What these decisions tell of the chances of a seat. While a match is set up in secret they tell nothing of
        them: what the others lay is imagined worse than they lay it."""
        two, found = len(set(self.teams)) == 2, []
        for entry in entries:
            if not entry.round:
                continue
            if entry.seat == seat or (two and self.teams[entry.seat] == self.teams[seat]):
                found.append((entry.number, entry.chance, entry.low, entry.high))
            elif two:
                found.append((entry.number, 1 - entry.chance, 1 - entry.high, 1 - entry.low))
        return found

    def sum(self, seat: int, game_round: int) -> Sum | None:
        """What a round came to for a seat; None if it decided nothing in it, or the round is not over. It begins where
        the curve does: what was lost in setting up stands beside each deed, and is no part of it."""
        here = [entry for entry in self.entries if entry.round == game_round]
        mine = [entry for entry in here if entry.seat == seat]
        if not mine or len(self.results) < game_round:
            return None
        _, start, low, high = self.points(seat, here)[0]
        end = float(seat in self.results[game_round - 1][1])
        luck, own = sum(entry.luck for entry in mine), sum(entry.least for entry in mine)
        others = self.others_share * sum(entry.least for entry in here if self.teams[entry.seat] != self.teams[seat])
        change = end - start
        blur = sqrt(sum(entry.blur**2 for entry in mine) + ((high - low) / 4) ** 2)
        return Sum(start, end, luck, own, others, change - luck + own - others, blur)

    # Keeping it

    def dump(self) -> str:
        found = asdict(self)
        return json.dumps({"what": FIRST_LINE, "sum": _summed(found), **found}, ensure_ascii=False)

    def save(self, path: Path | str) -> None:
        """Write it whole. Raises OSError."""
        write_atomically(path, self.dump())


def load(path: Path | str) -> Review:
    """A review from its file. Raises BadFile."""
    try:
        found = json.loads(read_text(path, LONGEST))
        if found.pop("what") != FIRST_LINE:
            raise KeyError("what")
        said = found.pop("sum", "")
        if said and said != _summed(found):
            raise ValueError("sum")
        found["entries"] = [_checked(Entry(**entry)) for entry in found["entries"]]
        found["shifts"] = [_checked(Shift(*shift)) for shift in found["shifts"]]
        found["results"] = [(int(number), tuple(map(int, winners))) for number, winners in found["results"]]
        found["teams"] = tuple(map(int, found["teams"]))
        return _checked(Review(**found))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise BadFile(path, "", fill(texts.NOT_A_REVIEW, fault=type(fault).__name__)) from None


def _summed(found: dict[str, Any]) -> str:
    """What tells a file that is as it was written from a damaged one: a number that was changed is a number still."""
    return checksum([json.dumps(found, ensure_ascii=False)])


def _checked(one: Any) -> Any:
    """It, if its plain fields hold what they are declared to. Raises TypeError."""
    for name, declared in type(one).__annotations__.items():
        kind = getattr(declared, "__forward_arg__", declared)  # a tuple's are wrapped
        if kind in KINDS and not isinstance(getattr(one, name), KINDS[kind]):
            raise TypeError(name)
    return one
