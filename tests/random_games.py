"""Random games at scale, held to what must always be so: `python -m tests.random_games chrono_clash --games 10000`.

Not part of the quick tests. Seats, rulings, decks and the way of playing come from the seed of each game. A game that
goes wrong is told with its seed: `--games 1 --seed N` plays it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import traceback
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.kernel.agenda import apply, asks, label, legal_actions
from game.kernel.events import TurnBegan
from game.rules import RULESETS
from tests.icon_use import NAMES, Counting, use_of
from tests.invariants import faults, lasting
from tests.playing import MOST, WAYS, drawn, recorded, some_rulings

RARE = 100


class Played(NamedTuple):
    """One game: its seed, seats, decisions, how it ended, what went wrong, how often each icon came to something."""

    seed: int
    seats: int
    decisions: int
    reason: str
    wrong: tuple[str, ...]
    icons: Counter[str]


def play(game: str, seed: int) -> Played:
    """A whole game of that seed, with every choice looked at."""
    rules = RULESETS[game]
    seats = rules.seat_counts[seed % len(rules.seat_counts)]
    luck = random.Random(seed)
    way = WAYS[seed // len(rules.seat_counts) % len(WAYS)]
    counting = Counting() if game == "chrono_clash" else None
    wrong: list[str] = []
    decisions, reason = 0, ""
    try:
        s, story = recorded(game, seats, seed, some_rulings(game, seed)).begin()
        while True:
            wrong += [f"decision {decisions}, {fault}" for fault in faults(s)]
            if counting is not None:
                wrong += [
                    f"turn {e.turn}: {fault}" for e, now in story if isinstance(e, TurnBegan) for fault in lasting(now)
                ]
                use_of(story, s, counting)
            if s.outcome is not None or wrong:
                reason = s.outcome.reason if s.outcome is not None else "wrong"
                break
            legal = legal_actions(s)
            if not legal or not asks(s) or decisions == MOST:
                raise AssertionError(f"{s.agenda[-1]} offers {len(legal)} actions after {decisions} decisions")
            action = drawn(s, legal, luck, way)
            label(s, action)
            story = apply(s, action)
            decisions += 1
    except Exception:
        wrong.append(f"decision {decisions}: {traceback.format_exc()}")
        reason = "broken"
    return Played(seed, seats, decisions, reason, tuple(wrong), counting.count if counting else Counter())


def _play(what: tuple[str, int]) -> Played:
    return play(*what)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.random_games", description=__doc__)
    parser.add_argument("game", choices=list(RULESETS))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next game has the next seed")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args(arguments)
    todo = [(wanted.game, seed) for seed in range(wanted.seed, wanted.seed + wanted.games)]
    ends: Counter[str] = Counter()
    icons: Counter[str] = Counter()
    decisions = bad = 0
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        for number, played in enumerate(pool.imap_unordered(_play, todo, chunksize=10), 1):
            decisions += played.decisions
            ends[f"{played.seats} seats, {played.reason}"] += 1
            icons += played.icons
            if played.wrong:
                bad += 1
                print(f"seed {played.seed}, {played.seats} seats:", *played.wrong[:3], sep="\n  ", flush=True)
            if number % 500 == 0:
                print(f"{number} games, {bad} went wrong", flush=True)
    print(f"{len(todo)} games, {decisions} decisions, {bad} went wrong")
    print("\n".join(f"  {end}: {count}" for end, count in sorted(ends.items())))
    if wanted.game == "chrono_clash":
        print("\n".join(f"  {icons[name]:8} {name}{'  RARE' if icons[name] < RARE else ''}" for name in sorted(NAMES)))
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
