"""What single actions changed, for looking back: not whether they were well done, but what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.state import State
from ..kernel.view import determinize, see
from .reasons import OVER, Compared, parts_of

FELT = 0.05  # of a value before it is flattened: what a deed changes by less is not kept


class Shift(NamedTuple):
    """By how much an action, and whatever happened until the next, made a position better for a seat, as it saw it: an
    amount of the value before it is flattened, and the part of it that changed most in that way. `root` is the deed
    that it belongs to: a combat is the attack's, whoever passed last in it."""

    number: int
    root: int
    seat: int
    amount: float
    part: str


def shifts(before: State, after: State, number: int, root: int) -> list[Shift]:
    """What an action changed for each seat, also where a round ended with it. Not where but a turn did: what is open to
    whoever is next looks different then, whatever was done. There `ended` tells what it changed."""
    rounds = len(before.results)
    if (before.round, before.turn) != (after.round, after.turn) and rounds == len(after.results):
        return []
    found = []
    for seat in range(len(before.seats)):
        was, now = (parts_of(determinize(see(s, seat), 1), seat, rounds) for s in (before, after))
        gaps = {name: now.get(name, 0.0) - was.get(name, 0.0) for name in {**was, **now}}
        amount = sum(gaps.values())
        if rounds < len(after.results):  # whoever was sure to win has not become less so
            amount = now[OVER] - max(-abs(now[OVER]), min(abs(now[OVER]), sum(was.values())))
            gaps = {OVER: amount}
        if abs(amount) >= FELT:
            part = max(gaps, key=lambda name: gaps[name] * (1 if amount > 0 else -1))
            found.append(Shift(number, root, seat, amount, part))
    return found


def ended(before: State, after: State, number: int, teams: Sequence[int], beside: Compared | None) -> list[Shift]:
    """What an action changed with which a turn ended: how much more it came to than the best other deed `beside` it, in
    the same worlds, so that the next turn is looked at in both. For its own side, and the other where there is but one;
    nothing within the noise, and where a round ended. It is a deed by itself, whatever began before it."""
    if before.round != after.round or before.turn == after.turn or len(before.results) < len(after.results):
        return []
    if beside is None or not beside.is_clear or abs(beside.difference) < FELT:
        return []
    own, part = teams[before.agenda[-1].seat], next((part.name for part in beside.for_it), "")
    return [
        Shift(number, number, seat, beside.difference * (1 if team == own else -1), part)
        for seat, team in enumerate(teams)
        if team == own or len(set(teams)) == 2
    ]
