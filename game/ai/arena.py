"""Who plays better: paired rounds between two kinds of player, with intervals that say how sure it is.

    python -m game.ai.arena strong greedy --pairs 200 --seed 1

A pair is two rounds with the same cards in the same order and the same beginner, seats swapped; one JSON line tells
the result for the first kind. A level may have a style (`strong/patient`) and a fixed number of simulations a decision
(`strong:400`). Besides the levels there are `search:N`, which searches without proofs and filters, and `oracle` or
`oracle:N`: the same search with all cards open, a ceiling that nobody at the table can have.
With `--simulations` every search has that fixed budget, and the same command gives the same result.

Where players bring decks, a pair has two of the ready ones, all pairings in turn; they stay at their seats, so that
each player plays both. `--decks up-before-everyone,persons-unknown` fixes them.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

from tqdm import tqdm

from .. import decks as shelf
from ..kernel.agenda import Action, chooser, options, perform
from ..kernel.deck import Deck
from ..kernel.record import Record
from ..kernel.rng import seeded
from ..kernel.state import State
from ..kernel.view import see
from ..rules import RULESETS
from .ismcts import Search
from .levels import LIMITS, choose
from .seats import LEVELS, level_and_style

Contestant = Callable[[State, int], Action]  # the true state and a seed; all but the oracle look at a view of it


class Oracle(Search):
    """The search with open cards. Only luck that is still to come differs from simulation to simulation."""

    def __init__(self, truth: State, seed: int) -> None:
        self.truth = truth
        super().__init__(see(truth, chooser(truth)), seed)

    def deal(self, chance: int) -> State:
        world = self.truth.clone()
        world.rng = seeded(chance)
        return world


def contestant(name: str, simulations: int | None = None) -> Contestant:
    """The player of that name. Raises ValueError, naming what there is."""
    kind, _, number = name.partition(":")
    budget = int(number) if number.isdecimal() else simulations
    if kind == "oracle":
        return partial(_open_search, simulations=budget or LIMITS["strong"].simulations)
    if kind == "search" and budget:
        return partial(_search, simulations=budget)
    if level_and_style(kind)[0] not in LEVELS or (number and not number.isdecimal()):
        raise ValueError(f"{name!r} is no player; there are: {', '.join(LEVELS)}, strong:N, search:N, oracle, oracle:N")
    return partial(_level, kind=kind, simulations=budget)


def _level(s: State, seed: int, kind: str, simulations: int | None) -> Action:
    return choose(see(s, chooser(s)), kind, seed, simulations=simulations)


def _search(s: State, seed: int, simulations: int) -> Action:
    search = Search(see(s, chooser(s)), seed)
    search.run(simulations)
    return search.best()


def _open_search(s: State, seed: int, simulations: int) -> Action:
    search = Oracle(s, seed)
    search.run(simulations)
    return search.best()


class Tally:
    """How long a contestant took, in processor time, and for how many decisions."""

    def __init__(self, play: Contestant) -> None:
        self.play = play
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def decide(self, s: State, seed: int) -> Action:
        began = time.process_time()
        action = self.play(s, seed)
        took = time.process_time() - began
        self.decisions += 1
        self.seconds += took
        self.longest = max(self.longest, took)
        return action


def deck_pairings(game: str, named: str = "") -> list[tuple[Deck, ...]]:
    """The decks for two seats, pair by pair: all pairings of ready ones in turn, or the two that are named.

    One pairing of no decks where nobody brings one. Raises ValueError for decks that there are not.
    """
    if not RULESETS[game].decks.parts:
        if named:
            raise ValueError(f"nobody brings a deck to {RULESETS[game].title}")
        return [()]
    if not named:
        return list(combinations([one.deck for one in shelf.shipped(game)], 2))
    found = tuple(shelf.find(game, name).deck for name in named.split(","))
    if len(found) != 2:
        raise ValueError(f"a pair has two decks, like first,second; not {named!r}")
    return [found]


def play_round(game: str, seed: int, tallies: Sequence[Tally], decks: Sequence[Deck] = ()) -> tuple[int, ...]:
    """One round between these players; the seats that won it."""
    s = Record(game, seed, [("arena", "")] * len(tallies), {}, 1, decks=list(decks)).start()
    luck = random.Random(seed)
    while s.outcome is None:
        legal = options(s)
        chance = luck.getrandbits(32)
        perform(s, legal[0] if len(legal) == 1 else tallies[chooser(s)].decide(s, chance))
    return s.outcome.winners


def rounds(
    game: str,
    seed: int,
    count: int,
    first: Tally,
    second: Tally,
    pairings: Sequence[Sequence[Deck]],
    shown: bool = False,
) -> list[tuple[bool, bool]]:
    """Pair by pair, whether the first player won from seat 0, and whether from seat 1."""
    found = []
    for number in tqdm(range(seed, seed + count), unit="pair", disable=not shown):
        decks = pairings[number % len(pairings)]
        found.append(
            (
                0 in play_round(game, number, [first, second], decks),
                1 in play_round(game, number, [second, first], decks),
            )
        )
    return found


def shares(won: Sequence[tuple[bool, bool]]) -> list[float]:
    """The share of rounds that the first player won, pair by pair: 0, a half or 1."""
    return [(here + there) / 2 for here, there in won]


def pairs(game: str, seed: int, count: int, first: Tally, second: Tally) -> list[float]:
    """The first player's shares of so many pairs; where players bring decks, all pairings of ready ones in turn."""
    return shares(rounds(game, seed, count, first, second, deck_pairings(game)))


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of independent games."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - reach, middle + reach


def bootstrap(results: Sequence[float], draws: int = 4000) -> tuple[float, float]:
    """The 95 % interval of the mean over pairs, by drawing pairs again."""
    luck = random.Random(1)
    means = sorted(sum(luck.choices(results, k=len(results))) / len(results) for _ in range(draws))
    return means[int(draws * 0.025)], means[int(draws * 0.975)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.ai.arena", description=__doc__.splitlines()[0])
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", choices=RULESETS, default=next(iter(RULESETS)))
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1, help="of the first pair; the next has one more")
    parser.add_argument("--simulations", type=int, help="a fixed budget for every search instead of its own")
    parser.add_argument("--decks", default="", help="the two of every pair, with a comma; else all pairings in turn")
    args = parser.parse_args(arguments)
    try:
        players = [Tally(contestant(name, args.simulations)) for name in (args.first, args.second)]
        for name in (args.first, args.second):
            RULESETS[args.game].thinking.appraise_as(level_and_style(name.partition(":")[0])[1])
        pairings = deck_pairings(args.game, args.decks)
    except ValueError as error:
        print(f"chronotable: {error}", file=sys.stderr)
        return 2
    won = rounds(args.game, args.seed, args.pairs, *players, pairings, shown=sys.stderr.isatty())
    print(json.dumps(report(args, won, players)), flush=True)
    return 0


def report(args: argparse.Namespace, won: Sequence[tuple[bool, bool]], players: Sequence[Tally]) -> dict:
    """`share` is the first player's; `seat_0` is how often seat 0 won, whoever sat there: the first deck's share."""
    results = shares(won)
    share = sum(results) / len(results)
    return {
        "first": args.first,
        "second": args.second,
        "game": args.game,
        "decks": args.decks,
        "pairs": len(results),
        "seed": args.seed,
        "simulations": args.simulations,
        "share": round(share, 4),
        "seat_0": round(sum(here + (not there) for here, there in won) / 2 / len(won), 4),
        "wilson": [round(end, 4) for end in wilson(share, 2 * len(results))],
        "paired": [round(end, 4) for end in bootstrap(results)],
        "ms_a_decision": [round(p.seconds / max(p.decisions, 1) * 1000, 2) for p in players],
        "longest_ms": [round(p.longest * 1000) for p in players],
        "decisions_a_round": round(sum(p.decisions for p in players) / 2 / len(results), 1),
    }


if __name__ == "__main__":
    sys.exit(main())
