"""Chance: one integer in the state, so that a copy of the state costs nothing more and repeats the same luck."""

from __future__ import annotations

from collections.abc import Sequence

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """A well-mixed first value from any integer (the finaliser of splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(s, n: int) -> int:
    """A number from 0 to n - 1. Uses the high bits of a 64-bit linear congruential generator."""
    s.rng = rng = (s.rng * 6364136223846793005 + 1442695040888963407) & MASK
    return ((rng >> 32) * n) >> 32


def dealt(s, things: Sequence, count: int) -> list:
    """So many of the things, chosen at random, in a random order."""
    if count == len(things):
        return shuffled(s, things)
    things = list(things)
    rng, size = s.rng, len(things)
    for place in range(count):
        rng = (rng * 6364136223846793005 + 1442695040888963407) & MASK
        other = place + (((rng >> 32) * (size - place)) >> 32)
        things[place], things[other] = things[other], things[place]
    s.rng = rng
    return things[:count]


def shuffled(s, things: Sequence) -> list:
    """The same things in a random order."""
    things = list(things)
    rng = s.rng
    for last in range(len(things) - 1, 0, -1):
        rng = (rng * 6364136223846793005 + 1442695040888963407) & MASK  # `below`, in place
        other = ((rng >> 32) * (last + 1)) >> 32
        things[last], things[other] = things[other], things[last]
    s.rng = rng
    return things
