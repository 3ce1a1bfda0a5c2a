"""Finds better weights for an appraisal by playing: all are moved a little at once, both ways, and the two play.

    python -m game.ai.tune --steps 200 --seed 1

Each step draws a direction, lets the weights moved along it play paired rounds against the weights moved the other
way, and takes a small step towards the winner (simultaneous perturbation, Spall 1992). Prints one JSON line every
few steps with the weights so far; a person puts them into the game's `appraise.py` if the arena agrees.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
from collections.abc import Sequence

from ..kernel.agenda import Action, chooser
from ..kernel.state import State
from ..kernel.view import see
from ..rules import RULESETS
from .arena import Contestant, Tally, pairs
from .greedy import greedy
from .ismcts import Search

REPORT = 10  # steps between two lines
LEAST = 0.04  # what a weight near 0 is moved by, as if it were this large


def with_weights(table: dict[str, float], weights: dict[str, float], simulations: int) -> Contestant:
    """A player that appraises by these weights: a search, or without simulations the greedy one, which is quick."""

    def play(s: State, seed: int) -> Action:
        table.update(weights)
        view = see(s, chooser(s))
        if not simulations:
            return greedy(view, seed)
        search = Search(view, seed)
        search.run(simulations)
        return search.best()

    return play


def tune(
    table: dict[str, float], game: str, steps: int, rounds: int, simulations: int, seed: int, reach: float, rate: float
):
    """Yields the weights after each step. `reach` is how far they are moved for a trial, `rate` how far for good."""
    luck = random.Random(seed)
    weights = dict(table)
    for step in range(steps):
        signs = {name: luck.choice((-1, 1)) for name in weights}
        sizes = {name: max(abs(weight), LEAST) for name, weight in weights.items()}
        up, down = (
            Tally(
                with_weights(
                    table,
                    {name: weights[name] + way * reach * signs[name] * sizes[name] for name in weights},
                    simulations,
                )
            )
            for way in (1, -1)
        )
        results = pairs(game, seed * 1_000_003 + step * rounds, rounds, up, down)
        lead = 2 * sum(results) / len(results) - 1  # from -1 to 1
        weights = {name: weights[name] + rate * lead * signs[name] * sizes[name] for name in weights}
        yield weights


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.ai.tune", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=RULESETS, default=next(iter(RULESETS)))
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=6, help="paired rounds a step")
    parser.add_argument("--simulations", type=int, default=60, help="of the search that plays; 0 is greedy play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reach", type=float, default=0.3)
    parser.add_argument("--rate", type=float, default=0.08)
    args = parser.parse_args(arguments)
    table = importlib.import_module(f"..rules.{args.game}.appraise", __package__).WEIGHTS
    found = tune(table, args.game, args.steps, args.pairs, args.simulations, args.seed, args.reach, args.rate)
    for step, weights in enumerate(found, 1):
        if step % REPORT == 0 or step == args.steps:
            rounded = {name: round(weight, 4) for name, weight in weights.items()}
            print(json.dumps({"step": step, "weights": rounded}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
