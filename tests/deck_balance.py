"""How the ready decks fare against each other: `python -m tests.deck_balance chrono_clash --games 200`.

Not part of the quick tests. Every pairing plays so many games between two computer players of one level, each game with
a seed of its own; the decks change seats from game to game. A pairing worse than 35 to 65 is marked.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from game import decks as shelf
from game.ai.arena import Contestant, Tally, contestant, play_round, wilson
from game.rules import RULESETS

UNFAIR = 0.65
SOME = 20  # games of each pairing between two reports


def play(what: tuple[str, str, int | None, tuple[str, str], int]) -> tuple[tuple[str, str], float]:
    """One game of a pairing: 1 if the first deck won, 0 if the second did, a half for neither."""
    game, level, simulations, pairing, number = what
    turned = number % 2
    decks = [shelf.find(game, name).deck for name in (pairing[::-1] if turned else pairing)]
    winners = play_round(game, number, [Tally(level_of(level, simulations))] * 2, decks)
    return pairing, 0.5 if len(winners) != 1 else float(winners[0] == turned)


@cache
def level_of(level: str, simulations: int | None) -> Contestant:
    return contestant(level, simulations)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.deck_balance", description=__doc__)
    parser.add_argument("game", choices=[name for name, rules in RULESETS.items() if rules.decks.parts])
    parser.add_argument("--games", type=int, default=200, help="for each pairing")
    parser.add_argument("--level", default="greedy", help="of both players; as in game.ai.arena")
    parser.add_argument("--simulations", type=int, help="a fixed budget for a search")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each has one of its own")
    parser.add_argument("--deck", default="", help="only the pairings of this one")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args(arguments)
    names = [one.slug for one in shelf.shipped(args.game)]
    won: dict[tuple[str, str], list[float]] = {
        pairing: [] for pairing in combinations(names, 2) if args.deck in ("", *pairing)
    }
    # No two pairings share a seed: else one lucky order of a deck would count in all of its pairings.
    tasks = [
        (args.game, args.level, args.simulations, pairing, args.seed + place * args.games + number)
        for number in range(args.games)
        for place, pairing in enumerate(won)
    ]
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for done, (pairing, share) in enumerate(pool.imap_unordered(play, tasks, chunksize=1), 1):
            won[pairing].append(share)
            if done % (len(won) * SOME) == 0 and done < len(tasks):
                print(f"After {done // len(won)} games for each pairing:")
                report(won)
    return report(won)


def report(won: dict[tuple[str, str], list[float]]) -> int:
    """Print decks and pairings; 1 if a pairing is worse than 35 to 65."""
    unfair = 0
    for name in sorted({name for pairing in won for name in pairing}):
        shares = [s if name == pairing[0] else 1 - s for pairing in won if name in pairing for s in won[pairing]]
        print(f"{sum(shares) / len(shares):.3f} of {len(shares)}  {name}")
    for (first, second), shares in sorted(won.items(), key=lambda one: -abs(sum(one[1]) / len(one[1]) - 0.5)):
        share = sum(shares) / len(shares)
        low, high = wilson(share, len(shares))
        is_unfair = not 1 - UNFAIR <= share <= UNFAIR
        unfair += is_unfair
        print(f"{share:.3f} [{low:.2f}, {high:.2f}] of {len(shares)}  {first} : {second}{'  UNFAIR' * is_unfair}")
    print(flush=True)
    return int(unfair > 0)


if __name__ == "__main__":
    raise SystemExit(main())
