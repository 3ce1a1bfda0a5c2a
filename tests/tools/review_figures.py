"""Whether what a review says of play can be relied on; by hand: python -m tests.tools.review_figures GAME --rounds 10

Rounds of two players of a level are played and reviewed twice, with other imagined deals the second time. A line for
each level: how many points of a hundred a decision lost (all that was found, and what lies beyond the noise), how many
inaccuracies, mistakes and blunders a round had, and how many decisions in a hundred the second review calls otherwise.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

from game.ai.levels import LIMITS
from game.rules import RULESETS
from game.teach.review import Review
from tests.tools.luck_figures import played

HELD = 400  # simulations at most: a clock would make the same level play otherwise on another machine
OTHERWISE = 7_000_003  # the seed of the second review


def told(game: str, level: str, rounds: int, seed: int, others: bool) -> dict[str, float]:
    """What the reviews of so many rounds between two players of a level say."""
    limit = min(HELD, LIMITS[level].simulations) if level in LIMITS else None
    loss = least = 0.0
    classes, decisions, changed = Counter(), 0, 0
    for n in range(seed, seed + rounds):
        record = played(game, n, level, limit)
        review = Review.of(record)
        for entry in review.steps(record, draws=0):
            if entry is not None:
                loss, least, decisions = loss + entry.loss, least + entry.least, decisions + 1
                classes[entry.verdict] += 1
        if others:
            second = Review.of(record)
            for _ in second.steps(record, draws=0, seed=OTHERWISE):
                pass
            changed += sum(a.verdict != b.verdict for a, b in zip(review.entries, second.entries, strict=True))
    found = {"rounds": rounds, "decisions": decisions}
    found |= {"lost": round(100 * loss / decisions, 2), "beyond_noise": round(100 * least / decisions, 2)}
    found |= {name: round(classes[name] / rounds, 2) for name in ("inaccuracy", "mistake", "blunder")}
    return found | ({"called_otherwise": round(100 * changed / decisions, 2)} if others else {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=RULESETS)
    parser.add_argument("--levels", nargs="+", default=["random", "novice", "skilled", "strong"])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--once", action="store_true", help="no second review")
    args = parser.parse_args()
    for level in args.levels:
        found = told(args.game, level, args.rounds, args.seed, not args.once)
        print(json.dumps({"game": args.game, "level": level, **found}), flush=True)


if __name__ == "__main__":
    main()
