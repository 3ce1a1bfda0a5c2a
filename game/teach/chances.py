"""Chances of winning: what a value of the search is worth, in a hundred games.

A value says how good a position looks, from -1 to 1; it is no chance. For each game and number of seats a curve was
fitted to games (`python -m game.teach.fit`): it never falls, and stands in the game's folder as `chances.toml`:

    [two]                       the number of seats, in letters
    budget = 32                 simulations of the searches whose values it reads
    values = [-0.9, 0.0, 0.9]   and what they are worth
    chances = [0.05, 0.5, 0.95]
    games = 500                 to which it was fitted
    tenths = [[0.07, 0.06, 412], ...]     on games that it had not seen: said, won, how often

What a value is worth depends on who plays on. A second part behind a hyphen is a level: such a curve is fitted to games
in which that level sat at every seat, and read where all computer players of a match are of it. Where there is none,
that of the number of seats is read, which is fitted to games of searching players. If that one was right on games of
the level, which it had not seen, it is the level's too, and its part says so:

    [two-skilled]
    tried = 110                 games of that level
    tenths = [[0.06, 0.07, 402], ...]     what it said of them
"""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from ..ai.ismcts import Search
from ..ai.proof.certain import Certainty
from ..ai.seats import HUMAN
from ..files import BadFile, read_text
from ..kernel.ruleset import KNOWN
from ..kernel.state import State
from ..kernel.template import fill
from ..kernel.view import View
from . import texts
from .averages import mean_and_error

LETTERS = {2: "two", 3: "three", 4: "four"}
BUDGET = 32  # simulations of a search whose value is read, where no curve says otherwise
KNOTS = 12  # of a curve: with more it follows chance


class Reading(NamedTuple):
    """A chance, and between what it lies as far as the imagined deals can tell (two standard errors). `is_certain`
    where it is none: the round is won, or lost, whatever else happens."""

    chance: float
    low: float
    high: float
    is_certain: bool = False


@dataclass(frozen=True)
class Curve:
    """From values to chances. Between two of its values it runs straight, beyond the last it stays."""

    values: tuple[float, ...]
    chances: tuple[float, ...]
    budget: int = BUDGET
    games: int = 0
    tenths: tuple[tuple[float, float, int], ...] = ()
    level: str = ""  # of the players of those games; "" if they searched
    tried: int = 0  # games of that level, where it was fitted to others and was right on these

    @property
    def worst(self) -> float:
        """By how much it was off in its worst tenth of games that it had not seen."""
        return max((abs(said - won) for said, won, _ in self.tenths), default=0.0)

    def __call__(self, value: float) -> float:
        at = bisect_right(self.values, value)
        if at == 0:
            return self.chances[0]
        if at == len(self.values):
            return self.chances[-1]
        left, right = self.values[at - 1], self.values[at]
        share = (value - left) / (right - left)
        return self.chances[at - 1] + share * (self.chances[at] - self.chances[at - 1])

    def reading(self, values: Sequence[float], certain: float | None = None) -> Reading:
        """The chance that these values of one action in many worlds stand for; or what is `certain` of it."""
        if certain is not None:
            return Reading(certain, certain, certain, True)
        mean, error = mean_and_error(values)
        return Reading(self(mean), self(mean - 2 * error), self(mean + 2 * error))


PLAIN = Curve((-1.0, 1.0), (0.0, 1.0))
"""Where nothing was fitted: a straight line, which says too much at both ends."""


def level_of(kinds: Iterable[str]) -> str:
    """The level of the computer players among these who sit there; "" where there are none, or of several levels."""
    levels = set(kinds) - {HUMAN}
    return levels.pop() if len(levels) == 1 else ""


def letters(seats: int, level: str = "") -> str:
    """Under what a curve stands in its file."""
    return f"{LETTERS[seats]}-{level}" if level else LETTERS[seats]


@cache
def curve(game: str, seats: int, level: str = "") -> Curve:
    """The curve of a game for that many seats, among players of that level if there is one of its own; a straight line
    where none was fitted. Raises BadFile."""
    path = Path(KNOWN[game].telling.rules_file).parent / "chances.toml"
    if not path.is_file():
        return PLAIN
    try:
        curves = tomllib.loads(read_text(path, 100_000))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(path, "", str(error)) from None
    own = curves.get(letters(seats, level), {}) if level else {}
    found = curves.get(letters(seats), {}) | own
    if "values" not in found:
        return PLAIN
    if len(found["values"]) != len(found["chances"]) or sorted(found["values"]) != found["values"]:
        raise BadFile(path, letters(seats, level), "values must rise, and have a chance each")
    tenths = tuple((said, won, count) for said, won, count in found["tenths"])
    values, chances = tuple(found["values"]), tuple(found["chances"])
    tried = own.get("tried", 0)
    return Curve(values, chances, found["budget"], found["games"], tenths, level if own else "", tried)


def is_fitted(game: str, seats: int) -> bool:
    """Whether values of this game were fitted to chances: otherwise they say only what looks better."""
    return curve(game, seats) is not PLAIN


def is_told(s: State) -> bool:
    """Whether values are told as chances there: where they were fitted, and not while a match is set up in secret. What
    the others lay is imagined worse than they lay it, and every value is too high."""
    return s.round > 0 and is_fitted(s.rules.name, len(s.seats))


def basis(s: State, level: str = "") -> str:
    """On what chances among players of that level rest there, in a sentence, with how far they were off."""
    if not s.round:
        return texts.BEFORE_THE_GAME
    known = curve(s.rules.name, len(s.seats), level)
    if known is PLAIN:
        return texts.NOT_FITTED
    worst = math.ceil(round(known.worst * 100, 6))
    if known.tried:
        return fill(texts.CHANCES_TRIED, games=known.games, tried=known.tried, level=known.level, worst=worst)
    said = fill(texts.CHANCES_FROM, games=known.games, level=known.level or texts.SEARCHING, worst=worst)
    return f"{said} {fill(texts.NOT_TRIED, level=level)}" if level and not known.level else said


def chance(view: View, seed: int = 1, level: str = "", between: Callable[[], None] | None = None) -> Reading:
    """The chance of winning the round of the seat that is asked, from what it sees, among players of that level.
    `between` is called now and then."""
    search = Search(view, seed)
    search.between = between
    return read(search, curve(view.rules.name, len(view.seats), level))


def read(search: Search, known: Curve, certain: Certainty | None = None) -> Reading:
    """The same by a search that has not begun; it can go on afterwards. `certain` where it is asked more than this."""
    if len(search.contenders) == 1:
        for _ in range(known.budget):
            search.simulate(search.contenders[0])
    else:
        search.run(known.budget)
    best = search.best()
    one = next(one for one in search.contenders if one.action == best)
    if not one.values:
        return Reading(known(one.ahead), 0.0, 1.0)
    return known.reading(one.values, (certain or Certainty(search.view)).of_all(best, one.values))


def rising(points: Sequence[tuple[float, float]], knots: int = KNOTS) -> tuple[list[float], list[float]]:
    """The curve that never falls and is near these points of value and result: so many knots, each the mean of an equal
    share of the points, and where the next ones would lie lower they share their chance. Points of one value are one
    thing: they go into the same knot, and so does a rest that makes less than half of one."""
    shares: list[list[float]] = []  # points, results, values
    for _, same in groupby(sorted(points), key=itemgetter(0)):
        group = list(same)
        if not shares or shares[-1][0] >= len(points) / knots:
            shares.append([0.0, 0.0, 0.0])
        for n, more in enumerate((len(group), sum(won for _, won in group), sum(value for value, _ in group))):
            shares[-1][n] += more
    if len(shares) > 1 and shares[-1][0] < len(points) / knots / 2:
        rest = shares.pop()
        shares[-1] = [sum(both) for both in zip(shares[-1], rest, strict=True)]
    pools: list[list[list[float]]] = []
    for share in shares:
        pools.append([share])
        while len(pools) > 1 and _chance(pools[-2]) >= _chance(pools[-1]):
            last = pools.pop()
            pools[-1] += last
    found = [(round(share[2] / share[0], 4), round(_chance(pool), 4)) for pool in pools for share in pool]
    return [value for value, _ in found], [won for _, won in found]


def _chance(pool: list[list[float]]) -> float:
    return sum(share[1] for share in pool) / sum(share[0] for share in pool)
