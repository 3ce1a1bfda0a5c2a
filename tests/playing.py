"""Random games for tests: every position on the way is handed out."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.kernel.agenda import apply, legal_actions
from game.kernel.record import Record
from game.kernel.state import State
from game.rules import RULESETS

MOST = 6000  # decisions in a match: more means that it does not end


def begin(game: str, seats: int, seed: int, rulings: dict[str, str] | None = None, wins: int = 1) -> State:
    return Record(game, seed, [("random", "")] * seats, rulings or {}, wins).begin()[0]


def some_rulings(game: str, seed: int) -> dict[str, str]:
    """A choice for every ruling, by chance; seed 0 plays by the defaults."""
    luck = random.Random(f"rulings {seed}")
    return {r.key: r.default if seed == 0 else luck.choice(list(r.choices)) for r in RULESETS[game].rulings}


def positions(s: State, seed: int) -> Iterator[State]:
    """Play on by chance; yields the state before every choice, and once at the end. Treat it as read only."""
    luck = random.Random(seed)
    for _ in range(MOST):
        yield s
        if s.outcome is not None:
            return
        apply(s, luck.choice(legal_actions(s)))
    raise AssertionError(f"not over after {MOST} decisions")
