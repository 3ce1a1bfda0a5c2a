"""Whether looking back is fair, in figures; by hand: python -m tests.tools.luck_figures GAME --rounds 40

Rounds of two equal players are reviewed, and for each seat the luck of its draws and the remainder are added up: over
many rounds both means should include 0, seat by seat. Each line is the sums so far, with two standard errors.

With `--sampled` only single draws of rounds played by instinct are judged, so many of them: a cheap way to see whether
luck leans to one side, from which all the rest would follow.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random

from game.ai.levels import choose
from game.ai.meaning import merged
from game.ai.playout import drawn
from game.decks import bring
from game.kernel import notation
from game.kernel.agenda import apply, chooser, legal_actions, options, perform
from game.kernel.record import Record
from game.kernel.view import see
from game.rules import RULESETS
from game.teach.averages import mean_and_error
from game.teach.chances import chance
from game.teach.review import Review


def played(game: str, seed: int, level: str, simulations: int | None = None) -> Record:
    """The record of one round between two players of that level, with its time to think or so many simulations."""
    rules = RULESETS[game]
    decks = bring(game, None, 2, seed, None)
    record = Record(game, seed, [(level, "A"), (level, "B")], rules.ruled(), 1, rules.book.version, decks=decks)
    s, _ = record.begin()
    luck = Random(seed)
    while s.outcome is None:
        legal = legal_actions(s)
        action = legal[0]
        if len(legal) > 1:
            action = choose(see(s, chooser(s)), level, luck.getrandbits(30), simulations=simulations)
        record.actions.append((chooser(s), notation.say(s, action)))
        apply(s, action)
    return record


def sampled(game: str, count: int, draws: int, seed: int) -> Iterator[float]:
    """The luck of so many draws, one in three of those that came in rounds played by instinct."""
    rules, found = RULESETS[game], 0
    while True:
        seed += 1
        decks = bring(game, None, 2, seed, None)
        record = Record(game, seed, [("arena", "")] * 2, rules.ruled(), 1, rules.book.version, decks=decks)
        review, s = Review.of(record), record.start()
        luck, last, number = Random(seed), {}, 0
        while s.outcome is None:
            legal, seat = options(s), chooser(s)
            number += 1
            if len(merged(s, legal_actions(s))) > 1 and seat in last and luck.randrange(3) == 0:
                now = chance(see(s, seat), number)
                worth, blur = review._luck(s, seat, last[seat], now.chance, number - 1, draws)
                if blur or worth:
                    found += 1
                    yield worth
                    if found == count:
                        return
            perform(s, drawn(s, legal, luck))
            last[seat] = s.clone()


def mean(values: list[float]) -> str:
    middle, error = mean_and_error(values)
    return f"{middle:+.3f} +- {2 * error:.3f}{'' if abs(middle) <= 2 * error else ' *'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=RULESETS)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--draws", type=int, default=4)
    parser.add_argument("--sampled", type=int, default=0, help="single draws, and nothing else")
    args = parser.parse_args()
    if args.sampled:
        luck = []
        for worth in sampled(args.game, args.sampled, args.draws, args.seed):
            luck.append(worth)
            if len(luck) % 20 == 0:
                print(json.dumps({"game": args.game, "draws": len(luck), "luck": mean(luck)}), flush=True)
        return
    found: dict[str, list[float]] = {f"{what} {seat}": [] for what in ("luck", "remainder") for seat in (0, 1)}
    for seed in range(args.seed, args.seed + args.rounds):
        record = played(args.game, seed, args.level)
        review = Review.of(record)
        for _ in review.steps(record, args.worlds, args.draws):
            pass
        for seat in (0, 1):
            whole = review.sum(seat, 1)
            if whole is not None:
                found[f"luck {seat}"].append(whole.luck)
                found[f"remainder {seat}"].append(whole.remainder)
        told = {name: mean(values) for name, values in found.items() if values}
        print(json.dumps({"game": args.game, "rounds": seed - args.seed + 1, **told}), flush=True)


if __name__ == "__main__":
    main()
