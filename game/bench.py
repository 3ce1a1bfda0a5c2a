"""Measures the engine. Times are processor time on one core: compare ratios, not machines.

`calibration_us` is a fixed piece of plain Python; `python_chess_us` a random move in python-chess, if that is
installed (`pip install chess`): both in the same run, so that figures of two machines can be held together.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable

from .ai.ismcts import Search
from .ai.playout import playout
from .decks import bring
from .kernel.agenda import chooser, options, perform
from .kernel.deck import Deck
from .kernel.record import Record
from .kernel.ruleset import Ruleset
from .kernel.state import State
from .kernel.view import see
from .rules import RULESETS

ENDLESS = 1 << 40  # simulations: it is the time that ends a search
TABLES = 16  # sets of decks that are played in turn


def main(seconds: float = 1.0) -> int:
    """Print one JSON object: microseconds (us) and numbers a second (_per_s), medians where several were taken."""
    figures = {
        "calibration_us": round(_median_us(_calibrate, 1, seconds / 2), 1),
        "python_chess_us": _chess(seconds),
        "games": {name: _game(rules, seconds) for name, rules in RULESETS.items()},
    }
    print(json.dumps(figures))
    return 0


def _game(rules: Ruleset, seconds: float) -> dict[str, float]:
    tables = [_decks(rules, seed) for seed in range(TABLES)]
    middles = [_middle(rules, seed, tables[seed]) for seed in range(8)]
    decision, decisions = _random_games(rules, seconds, tables)
    clone = statistics.median(_median_us(s.clone, 200, seconds / 40) for s in middles)
    return {
        "clone_us": round(clone, 3),
        "decision_us": round(decision, 2),
        "decisions_per_game": round(decisions, 1),
        "playouts_per_s": round(1e6 / statistics.median(_median_us(_plays(s), 5, seconds / 10) for s in middles)),
        "search_iterations_per_s": round(_search(middles, seconds)),
    }


def _decks(rules: Ruleset, seed: int) -> list[Deck]:
    """Ready decks by chance, one a seat, in a game to which players bring them."""
    return bring(rules.name, None, rules.seat_counts[0], seed)


def _begin(rules: Ruleset, seed: int, decks: list[Deck]) -> State:
    seats = rules.seat_counts[0]
    return Record(rules.name, seed, [("random", "")] * seats, {}, rules.wins_needed(seats), decks=decks).start()


def _middle(rules: Ruleset, seed: int, decks: list[Deck]) -> State:
    """A position about the middle of the first round, where there is something to choose: else nothing is searched."""
    s, luck = _begin(rules, seed, decks), random.Random(seed)
    for _ in range(14):
        perform(s, luck.choice(options(s)))
    while len(legal := options(s)) < 2:
        perform(s, legal[0])
    return s


def _random_games(rules: Ruleset, seconds: float, tables: list[list[Deck]]) -> tuple[float, float]:
    """Microseconds a decision and decisions a match, in random play, listing and choosing included."""
    luck = random.Random(1).random
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        s = _begin(rules, games, tables[games % len(tables)])
        games += 1
        while s.outcome is None:
            legal = options(s)
            perform(s, legal[int(luck() * len(legal))])
            decisions += 1
    return (time.process_time() - began) / decisions * 1e6, decisions / games


def _plays(s: State) -> Callable[[], None]:
    """A playout from this position, as the search plays it."""
    luck = random.Random(1)
    return lambda: playout(s.clone(), luck)


def _search(positions: list[State], seconds: float) -> float:
    """Simulations a second of the search, over the positions."""
    done, spent = 0, 0.0
    for s in positions:
        search = Search(see(s, chooser(s)), seed=1)
        began = time.process_time()
        search.run(ENDLESS, lambda began=began: (time.process_time() - began) * len(positions) / seconds)
        done += search.done
        spent += time.process_time() - began
    return done / spent


def _median_us(work: Callable[[], object], times: int, seconds: float) -> float:
    """The median of several rounds, in microseconds for one call."""
    rounds = []
    end = time.process_time() + seconds
    while len(rounds) < 3 or time.process_time() < end:
        began = time.process_time()
        for _ in range(times):
            work()
        rounds.append((time.process_time() - began) / times * 1e6)
    return statistics.median(rounds)


def _calibrate() -> int:
    total = 0
    for number in range(20_000):
        total += number & 7
    return total


def _chess(seconds: float) -> float | None:
    """Microseconds for listing the legal moves, choosing one and making it; None without python-chess."""
    try:
        import chess
    except ImportError:
        return None
    luck = random.Random(1).random
    moves = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        board = chess.Board()
        while not board.is_game_over() and len(board.move_stack) < 330:
            legal = list(board.legal_moves)
            board.push(legal[int(luck() * len(legal))])
            moves += 1
    return round((time.process_time() - began) / moves * 1e6, 2)
