"""Fits the curve from values to chances of winning to games, and tries it on games that it has not seen.

    python -m game.teach.fit GAME --games 500 --seats 2 --budget 32 --every 1

Every decision of every game gives a value and, at the end, whether its seat won. The games are parted in five; each
part is foretold by the curve of the four others, and in no tenth of all that was foretold may it be off by more than
five points. The curve of all of them is written. Where a game has many decisions, only every so many of them are
searched: the others, which are much like their neighbours, are played one step ahead.

With `--keep` what each game told is added to a file, a line a game, and games that are there are not played again: a
curve that takes hours comes about in pieces. Games that wait for others lie in `tests/tools/chances.jsonl`.

With `--level` players of that level decide, every time, and the search only reads values: a value is not worth the
same among all. Nobody looks at the clock: where it ends a level's thinking before its simulations are done, as it does
with `strong`, `--simulations` says how many it comes to; beside each such curve stands how many they were. With
`--shipped` nothing is fitted, and the curve of the number of seats is tried on all games: if it is right, it needs no
other for that level, and what is written says only that.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from random import Random

from tqdm import tqdm

from ..ai.greedy import greedy
from ..ai.ismcts import Search
from ..ai.levels import LIMITS, choose
from ..decks import bring
from ..kernel.agenda import chooser, options, perform
from ..kernel.record import Record
from ..kernel.view import see
from ..rules import RULESETS
from .chances import BUDGET, KNOTS, LETTERS, Curve, curve, letters, rising

PARTS = 5
MOST_KNOTS, A_KNOT = 24, 20  # with more games a curve may bend more often: once for so many of them
FEW = 3  # worlds in which a decision is tried that is not searched
Points = list[tuple[float, float]]


def told(game: str, seed: int, seats: int, budget: int, every: int = 1, level: str = "", deep: int = 0) -> Points:
    """The values of every so many decisions of one game, each with whether its seat won. Who plays: whoever searches,
    or players of that level, with so many simulations a decision (0: as many as it may have)."""
    rules = RULESETS[game]
    decks = bring(game, None, seats, seed, None)
    s = Record(game, seed, [("arena", "")] * seats, rules.ruled(), 1, decks=decks).start()
    luck, values, count = Random(seed), [], seed
    while s.outcome is None:
        legal, seat = options(s), chooser(s)
        if len(legal) == 1:
            perform(s, legal[0])
            continue
        count += 1
        action = None
        if count % every == 0:
            search = Search(see(s, seat), luck.getrandbits(32))
            search.run(budget)
            action, tried, value = search.standing()[0]
            if tried:
                values.append((seat, value))
        if level:
            simulations = deep or LIMITS[level].simulations if level in LIMITS else None
            action = choose(see(s, seat), level, luck.getrandbits(32), simulations=simulations)
        perform(s, action or greedy(see(s, seat), luck.getrandbits(32), worlds=FEW))
    return [(value, float(seat in s.outcome.winners)) for seat, value in values]


def tenths(foretold: Points) -> list[tuple[float, float, int]]:
    """In tenths of what was foretold: what was said, what was won, and how often. Where the same was said of many they
    are parted by chance: by what came of them some tenths would have all who lost, and others all who won."""
    order = list(foretold)
    Random(len(order)).shuffle(order)
    order.sort(key=itemgetter(0))
    cut = [order[len(order) * n // 10 : len(order) * (n + 1) // 10] for n in range(10)]
    return [
        (round(sum(p for p, _ in part) / len(part), 4), round(sum(w for _, w in part) / len(part), 4), len(part))
        for part in cut
        if part
    ]


def fitted(games: Sequence[Points], budget: int) -> Curve:
    """The curve of these games, with what it says of each part from the others alone."""
    foretold: Points = []
    knots = min(MOST_KNOTS, max(KNOTS, len(games) // A_KNOT))
    for part in range(PARTS):
        others = [point for n, points in enumerate(games) if n % PARTS != part for point in points]
        known = Curve(*map(tuple, rising(others, knots)))
        foretold += [(known(value), won) for points in games[part::PARTS] for value, won in points]
    values, chances = rising([point for points in games for point in points], knots)
    return Curve(tuple(values), tuple(chances), budget, len(games), tuple(tenths(foretold)))


def kept(path: Path, kind: str) -> dict[int, Points]:
    """The games of this kind in a file, by seed; none where it is not there yet."""
    if not path.exists():
        return {}
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {seed: [(value, won) for value, won in points] for named, seed, points in lines if named == kind}


def keep(path: Path, kind: str, seed: int, points: Points) -> None:
    """Add a game to a file."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps([kind, seed, [(round(value, 4), won) for value, won in points]]) + "\n")


def text(seats: int, curve: Curve, level: str = "", deep: int = 0) -> str:
    """A curve as its part of the file; of one that was fitted to other games, only on how many it was tried."""
    lines = [f"# they played with {deep} simulations a decision"] if deep else []
    lines += [f"[{letters(seats, level)}]"]
    if curve.tried:
        lines += [f"tried = {curve.tried}"]
    else:
        lines += [f"budget = {curve.budget}", f"values = {list(curve.values)}", f"chances = {list(curve.chances)}"]
        lines += [f"games = {curve.games}"]
    lines += [f"tenths = {[list(tenth) for tenth in curve.tenths]}", ""]
    return "\n".join(lines)


def tried(known: Curve, games: Sequence[Points]) -> Curve:
    """A curve with what it says of these games, which it has not seen."""
    foretold = [(known(value), won) for points in games for value, won in points]
    return replace(known, tenths=tuple(tenths(foretold)), tried=len(games))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.teach.fit", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=RULESETS)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, choices=LETTERS, default=2)
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--every", type=int, default=1, help="of so many decisions one is searched")
    parser.add_argument("--level", choices=["greedy", *LIMITS], default="", help="who plays (default: who searches)")
    parser.add_argument("--simulations", type=int, default=0, help="of a decision of that level (default: its most)")
    parser.add_argument("--shipped", action="store_true", help="try the curve of the seats")
    parser.add_argument("--out", type=Path, help="a file to write (default: only told)")
    parser.add_argument("--keep", type=Path, help="a file of games of any kind, to be read and added to")
    args = parser.parse_args(arguments)
    kind = f"{args.game} {letters(args.seats, args.level)} of {args.budget}"
    kind += f", {args.simulations} a decision" if args.simulations else ""
    there = kept(args.keep, kind) if args.keep else {}
    seeds = range(args.seed, args.seed + args.games)
    games = [points for seed, points in there.items() if seed not in seeds]

    def found() -> Curve:
        return tried(curve(args.game, args.seats), games) if args.shipped else fitted(games, args.budget)

    for seed in tqdm(seeds, unit="game", disable=not sys.stderr.isatty()):
        points = there.get(seed)
        if points is None:
            points = told(args.game, seed, args.seats, args.budget, args.every, args.level, args.simulations)
            if args.keep:
                keep(args.keep, kind, seed, points)
        games.append(points)
        if args.out and (len(games) % 50 == 0 or seed == seeds[-1]):
            args.out.write_text(text(args.seats, found(), args.level, args.simulations), encoding="utf-8", newline="\n")
    parts = found().tenths
    worst = max(abs(said - won) for said, won, _ in parts)
    told_of = {"games": len(games), "points": sum(map(len, games)), "worst_tenth": round(worst, 4)}
    print(json.dumps({**told_of, "tenths": parts} if args.shipped else told_of))
    return 0


if __name__ == "__main__":
    sys.exit(main())
