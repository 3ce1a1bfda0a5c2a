"""Chance: one integer in the state, so that a copy of the state costs nothing more and repeats the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import Struct

MASK = (1 << 64) - 1
FACTOR, STEP = 6364136223846793005, 1442695040888963407  # of a 64-bit linear congruential generator


def seeded(seed: int) -> int:
    """A well-mixed first value from any integer (the finaliser of splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Undecided(Exception):
    """Chance is asked, and whoever tries all that can come of it has not said: one of `count` numbers."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class Unshuffled(Exception):
    """Chance is to order many things: more ways than anybody tries one by one."""


class Fate:
    """In the place of the generator: what chance will say, number by number. After the last it is `Undecided`."""

    __slots__ = ("path",)

    def __init__(self, *path: int) -> None:
        self.path = path

    def __and__(self, mask: int) -> int:
        raise Unshuffled

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fate) and self.path == other.path

    def __hash__(self) -> int:
        return hash(self.path)

    def __repr__(self) -> str:
        return f"Fate{self.path}"


def below(s, n: int) -> int:
    """A number from 0 to n - 1. Uses the high bits of the generator."""
    if s.rng.__class__ is Fate:
        return _fated(s, n)
    s.rng = rng = (s.rng * FACTOR + STEP) & MASK
    return ((rng >> 32) * n) >> 32


def _fated(s, n: int) -> int:
    if n == 1:
        return 0
    if not s.rng.path:
        raise Undecided(n)
    first, *rest = s.rng.path
    s.rng = Fate(*rest)
    return first


def many(s, count: int) -> tuple[int, ...]:
    """The high bits of the next values of the generator, so many: the same as one after the other, only quicker.

    The value n steps on is a linear function of the present one. So one product of large integers gives all of them,
    each in 16 bytes of its own.
    """
    factors, steps, form, factor, step = _ahead(count)
    rng = s.rng & MASK
    s.rng = (rng * factor + step) & MASK
    return form.unpack((rng * factors + steps).to_bytes(form.size, "little"))


@cache
def _ahead(count: int) -> tuple[int, int, Struct, int, int]:
    """The linear functions for 1 to `count` steps, 128 bits apart; how to read the results; and the last function."""
    factor, step, factors, steps = 1, 0, 0, 0
    for place in range(count):
        factor, step = factor * FACTOR & MASK, (step * FACTOR + STEP) & MASK
        factors |= factor << 128 * place
        steps |= step << 128 * place
    return factors, steps, Struct("<" + "4xI8x" * count), factor, step


def dealt(s, things: Sequence, count: int) -> list:
    """So many of the things, chosen at random, in a random order."""
    if count == len(things):
        return shuffled(s, things)
    things = list(things)
    left = len(things)
    for place, high in enumerate(many(s, count)):
        other = place + (high * left >> 32)
        left -= 1
        things[place], things[other] = things[other], things[place]
    return things[:count]


def shuffled(s, things: Sequence) -> list:
    """The same things in a random order."""
    things = list(things)
    left = len(things)
    for high in many(s, max(left - 1, 0)):
        other = high * left >> 32
        left -= 1
        things[left], things[other] = things[other], things[left]
    return things
