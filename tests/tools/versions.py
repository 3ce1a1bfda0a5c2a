"""Paired matches between this checkout and another one at an equal processor time per decision; by hand:

    python -m tests.tools.versions OTHER_CHECKOUT --game control --pairs 60 --seconds 0.1

`share` is this checkout's share of the rounds; seats are swapped within a pair, decks go round as in `game.ai.arena`.
One JSON line is printed after every 10 pairs and one at the end; progress goes to standard error.

Each version decides in a process of its own, which imports nothing but its own checkout. Both processes hold the true
state and replay every action; `choose` gets the view of its seat. They stop with an error as soon as their states
differ, so both versions must play by the same rules and cards. Only one process works at a time.

The clock of both processes is their own processor time: other programs on the machine do not cost a decision anything.
`--seconds` replaces the level's limit in seconds; its limit in simulations stays, unless `--endless` lifts it.
With `--simulations` both use this fixed budget and no clock. `ms` and `longest_ms` are the measured times of a
decision, so a version that exceeds its time shows. What a version spends on other limits in seconds of its own is
measured, but not scaled down.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[2]
EVERY = 10  # pairs between two reports


class Version:
    """A checkout's player in a process of its own, and the time that its decisions took."""

    def __init__(self, checkout: Path, args: argparse.Namespace) -> None:
        self.checkout = checkout
        self.seconds: list[float] = []
        if not (checkout / "game" / "ai" / "player.py").is_file():
            raise ValueError(f"{checkout} is no checkout of the program")
        limits = json.dumps([args.level, args.seconds, args.simulations, args.endless])
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, "--worker", limits],
            cwd=checkout,
            env=os.environ | {"PYTHONPATH": str(checkout), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.ask() != str(checkout):
            raise ValueError(f"{checkout} was not imported")

    def ask(self, *message: Any) -> Any:
        """The answer to a message, or the greeting without one. Raises RuntimeError when the process has ended."""
        assert self.process.stdin and self.process.stdout
        if message:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process of {self.checkout} has ended")
        return json.loads(line)

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def play_round(game: str, seed: int, decks: list[str], versions: list[Version]) -> list[int]:
    """The seats that won one round, with one version at each seat."""
    luck = random.Random(seed)
    answers = [one.ask("begin", game, seed, decks) for one in versions]
    while True:
        if answers[0] != answers[1]:
            raise RuntimeError(f"the two versions disagree about {game}, seed {seed}: {answers}")
        winners, seat, _ = answers[0]
        if winners is not None:
            return winners
        action, seconds = versions[seat].ask("choose", luck.getrandbits(32))
        versions[seat].seconds.append(seconds)
        answers = [one.ask("perform", action) for one in versions]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("--game", required=True)
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="of the first pair")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--seconds", type=float, default=0.1, help="processor time of a decision")
    parser.add_argument("--simulations", type=int, help="a fixed budget instead of a time")
    parser.add_argument("--endless", action="store_true", help="only the time ends a search")
    args = parser.parse_args()
    from game.ai.arena import deck_pairings
    from game.kernel.deck import say_deck

    pairings = [[say_deck(deck) for deck in decks] for decks in deck_pairings(args.game)]
    here, there = Version(HERE, args), Version(args.other.resolve(), args)
    won: list[tuple[bool, bool]] = []
    for seed in range(args.seed, args.seed + args.pairs):
        decks = pairings[seed % len(pairings)]
        first = play_round(args.game, seed, decks, [here, there])
        second = play_round(args.game, seed, decks, [there, here])
        won.append((0 in first, 1 in second))
        print(f"pair {len(won)} of {args.pairs}: {sum(map(sum, won))} of {2 * len(won)}", file=sys.stderr, flush=True)
        if len(won) % EVERY == 0 and len(won) < args.pairs:
            print(json.dumps(report(args, won, here, there)), flush=True)
    print(json.dumps(report(args, won, here, there)), flush=True)
    here.close()
    there.close()


def report(args: argparse.Namespace, won: list[tuple[bool, bool]], here: Version, there: Version) -> dict[str, Any]:
    """The result so far; pairs of numbers are of this checkout and of the other one."""
    from game.ai.arena import bootstrap, shares, wilson

    results = shares(won)
    share = sum(results) / len(results)
    both = here.seconds, there.seconds
    return {
        "game": args.game,
        "level": args.level,
        "pairs": len(results),
        "seed": args.seed,
        "seconds": None if args.simulations else args.seconds,
        "simulations": args.simulations,
        "share": round(share, 4),
        "wilson": [round(end, 4) for end in wilson(share, 2 * len(results))],
        "paired": [round(end, 4) for end in bootstrap(results)],
        "decisions": [len(one) for one in both],
        "ms": [round(statistics.fmean(one or [0]) * 1000, 1) for one in both],
        "median_ms": [round(statistics.median(one or [0]) * 1000, 1) for one in both],
        "longest_ms": [round(max(one or [0]) * 1000) for one in both],
    }


# The process of one version


def worker(limits: str) -> None:
    """Answer messages until the pipe is closed. Imports the program from the working directory only."""
    time.monotonic = time.perf_counter = time.process_time  # before anything of the program is imported
    level, seconds, simulations, endless = json.loads(limits)
    from game.ai import player
    from game.kernel.agenda import Action, chooser, options, perform
    from game.kernel.deck import read_deck
    from game.kernel.record import Record
    from game.kernel.view import see
    from game.rules import RULESETS

    if level in player.LIMITS:
        limit = player.LIMITS[level]._replace(seconds=seconds)
        player.LIMITS[level] = limit._replace(simulations=10**9) if endless else limit
    answer(str(Path(player.__file__).resolve().parents[2]))
    s: Any = None
    for line in sys.stdin:
        kind, *rest = json.loads(line)
        if kind == "choose":
            view = see(s, chooser(s))
            began = time.process_time()
            action = player.choose(view, level, rest[0], simulations=simulations)
            answer([action, time.process_time() - began])
            continue
        if kind == "begin":
            game, seed, decks = rest
            players = [("arena", "")] * 2
            s = Record(game, seed, players, RULESETS[game].ruled(), 1, decks=[read_deck(one) for one in decks]).start()
        else:
            perform(s, Action(*rest[0]))
        while s.outcome is None and len(options(s)) == 1:
            perform(s, options(s)[0])
        winners = None if s.outcome is None else list(s.outcome.winners)
        answer([winners, chooser(s), None if winners is not None else len(options(s))])


def answer(value: Any) -> None:
    print(json.dumps(value), flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        worker(sys.argv[2])
    else:
        main()
