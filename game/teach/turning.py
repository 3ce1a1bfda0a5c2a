"""The turning points of a match that is looked back on: where a seat's curve moved for good, and what moved it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, sqrt
from typing import NamedTuple

from .averages import mean_and_error
from .review import ALL, CLASSES, Review
from .shifts import FELT, Shift

TURNING = 3
END = inf  # what stands for the number of a turn where a round has ended
OWN, DRAW, OTHER, THEIRS, DEED, HELD, LEFT = "own", "draw", "other", "theirs", "deed", "held", "left"
"""What turns a curve: what one's own decision gave away, what one drew, what the others gave away, what they drew,
something that was done and was no fault of anybody's, what only others could know where it is seen with their eyes, and
what none of these explains."""


class Turn(NamedTuple):
    """A turning point of a seat's curve: the decisions between which it lies, by how much, what caused it most, and the
    action at which that is seen: what was decided, or where one first decided with what was drawn or held. `part` is
    what a deed changed most, and `left` what neither a draw nor a fault explains of the change."""

    first: int
    second: int
    change: float
    cause: str
    at: int
    part: str = ""
    left: float = 0.0


class Level(NamedTuple):
    """How a curve stood in one turn: the mean of its points there, the standard error of that, where they lie, and
    whose turn it was."""

    mean: float
    error: float
    numbers: tuple[int, ...]
    whose: int = ALL

    @classmethod
    def of(cls, points: Sequence[tuple[int, float, float, float]], whose: int) -> Level:
        """One point is as sure as its interval says; several disagree by as much as one sees."""
        _, chance, low, high = points[0]
        about = mean_and_error([point[1] for point in points]) if len(points) > 1 else (chance, (high - low) / 4)
        return cls(*about, tuple(point[0] for point in points), whose)


def turning_points(review: Review, seat: int) -> list[Turn]:
    """The largest moves from a turn of a seat's curve to the next one of the same player, or else to the end of the
    round, if that is more than the curve wavers in either, and as large as what is called an inaccuracy.

    Whole turns are compared, and like with like: a curve wavers from decision to decision, for it looks as far
    ahead as the next turn, and who is asked as a turn ends sees another piece of what comes than who begins one. A turn
    that all share is like any other; setting up leads to one's own first turn.
    """
    moves = []
    for here in _levels(review, seat):
        turns = sorted(here)
        for first in turns:
            alike, later = (here[first].whose if first else seat, ALL), [turn for turn in turns if turn > first]
            second = next((turn for turn in later if here[turn].whose in alike), None)
            if second is not None and (second != END or len(later) <= review.seats):  # else that player was out before
                change = here[second].mean - here[first].mean
                noise = 2 * sqrt(here[first].error ** 2 + here[second].error ** 2)
                if abs(change) > noise and abs(change) >= CLASSES[-1][0]:
                    moves.append((change, here[first], here[second]))
    moves.sort(key=lambda move: -abs(move[0]))
    chosen: list[tuple[float, Level, Level]] = []
    for change, one, two in moves:  # what lies in a larger one is that same one
        if all(two.numbers[0] <= a.numbers[0] or b.numbers[0] <= one.numbers[0] for _, a, b in chosen):
            chosen.append((change, one, two))
        if len(chosen) == TURNING:
            break
    return sorted(_turn(review, seat, *move) for move in chosen)


def _levels(review: Review, seat: int) -> list[dict[float, Level]]:
    """How the curve of a seat stood in each turn, and at the end, round by round."""
    rounds: dict[int, dict[int, list]] = {}
    at = {entry.number: entry for entry in review.entries}
    for point in review.points(seat, review.entries):
        entry = at[point[0]]
        rounds.setdefault(entry.round, {}).setdefault(entry.turn, []).append(point)
    ends = {n: {END: Level(float(seat in won), 0.0, (number,))} for n, (number, won) in enumerate(review.results, 1)}
    return [
        {turn: Level.of(points, at[points[0][0]].whose) for turn, points in here.items()} | ends.get(n, {})
        for n, here in rounds.items()
    ]


def _turn(review: Review, seat: int, change: float, one: Level, two: Level) -> Turn:
    """What a move was caused by, and where."""
    first, last = one.numbers[0], two.numbers[-1]
    here = {entry.round for entry in review.entries if entry.number == first}
    eyes = {entry.number: entry.seat for entry in review.entries if entry.round in here}  # the end, everybody sees

    def moves(number: int, seen_by: int | None = None) -> float:
        """How much of what an action does moves the one level to the other; or of what one seat alone sees, which is
        there before that action."""

        def share(level: Level) -> float:
            if seen_by is None:
                return sum(at > number for at in level.numbers) / len(level.numbers)
            return sum(at >= number and eyes.get(at, seen_by) == seen_by for at in level.numbers) / len(level.numbers)

        return share(two) - share(one)

    parts: dict[str, dict[int, float]] = {OWN: {}, DRAW: {}, OTHER: {}, THEIRS: {}}
    for entry in review.entries:
        if not (first <= entry.number <= last and entry.number in eyes):
            continue
        drawn = entry.luck * moves(entry.number, entry.seat)
        if entry.seat == seat:
            parts[OWN][entry.number] = -entry.least * moves(entry.number)
            parts[DRAW][entry.number] = drawn
        elif review.teams[entry.seat] != review.teams[seat]:
            parts[OTHER][entry.number] = review.others_share * entry.least * moves(entry.number)
            parts[THEIRS][entry.number] = -drawn
    sums = {cause: sum(found.values()) for cause, found in parts.items()}
    sums[LEFT] = change - sum(sums.values())
    way = 1 if change > 0 else -1
    cause = max(sums, key=lambda name: sums[name] * way)
    if cause != LEFT:
        at = max(parts[cause], key=lambda number: parts[cause][number] * way)
        return Turn(first, last, change, cause, at, left=sums[LEFT])
    deeds: dict[int, list[tuple[float, Shift]]] = {}
    for shift in review.shifts:
        if shift.seat == seat and first <= shift.number <= last and (weight := moves(shift.number)):
            deeds.setdefault(shift.root, []).append((shift.amount * weight * way, shift))
    at = max(deeds, key=lambda root: sum(amount for amount, _ in deeds[root]), default=-1)
    if at >= first and sum(amount for amount, _ in deeds[at]) >= FELT:
        return Turn(first, last, change, DEED, at, max(deeds[at])[1].part, sums[LEFT])
    theirs = [
        [at for at in level.numbers if at in eyes and review.teams[eyes[at]] != review.teams[seat]]
        for level in (one, two)
    ]
    if all(2 * len(seen) > len(level.numbers) for seen, level in zip(theirs, (one, two), strict=True)):
        return Turn(first, last, change, HELD, theirs[1][0], left=sums[LEFT])
    return Turn(first, last, change, LEFT, _steepest(review, seat, first, last, way), left=sums[LEFT])


def _steepest(review: Review, seat: int, first: int, last: int, way: int) -> int:
    """The decision between two after which the curve of a seat moved most in a way."""
    line = [point for point in review.curve(seat) if first <= point[0] <= last]
    steps = [two for two in pairwise(line) if two[0][0] < two[1][0]]  # from the end of a round to the next leads none
    return max(steps, key=lambda two: (two[1][1] - two[0][1]) * way)[0][0]
