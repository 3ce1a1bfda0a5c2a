"""Proven wins of several actions, and how many of them a level keeps; by hand:

    python -m tests.tools.certain_wins mine control --wanted 60 --minutes 10 --out FILE.jsonl.gz
    python -m tests.tools.certain_wins play FILE.jsonl.gz --level strong --simulations 400
    python -m tests.tools.certain_wins puzzles --level strong --simulations 400

`mine` plays games of the computer against itself and adds positions to the file (`--seed` goes on where others ended):
the seat to move in its own turn has a proven win within the turn. No single action wins, whatever the seat does after
it, and not every legal action keeps the win. There are at most two positions of a game, of different turns. A position
is stored as the record up to it.

`play` lets the level play each turn to its end; the others draw their actions by the rollout policy. A win is kept if
the first action keeps the proof and the round is won at the end of the turn.

`puzzles` lets the level play the shipped puzzles with the goals `win` and `safe`, which judge each of its actions. The
others take the first action that is offered. A puzzle is solved if all actions keep the goal.

Positions come from games in which one of `--players` plays all seats, in turn: `instinct` or any player of
`game.ai.arena`. Positions whose win no playout of the turn found are not proved, and those in which no win is proved
within `--budget` actions are left out: what is mined is easier than what there is. Actions that were not tried within
the budget are proved when a level plays them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
import time
from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path
from typing import Any

from game.ai.arena import contestant, wilson
from game.ai.levels import choose
from game.ai.meaning import meaning
from game.ai.playout import drawn, play_until, round_only
from game.ai.proof.certain import Ends
from game.ai.proof.prover import Prover
from game.ai.proof.sealed import OutOfReach, Touched
from game.decks import bring
from game.kernel import notation
from game.kernel.agenda import Action, chooser, options, perform
from game.kernel.record import Record, parse
from game.kernel.state import State
from game.kernel.view import View, determinize, see
from game.rules import RULESETS
from game.teach.puzzles import Attempt, shipped

PLAYOUTS = 2  # of a turn by the rollout policy, and as many by chance: if none wins, no proof is sought
MOST_OF_A_GAME = 2  # positions
AGAIN = 40_000  # actions tried to prove again what the level has played
MOST_LENGTH = 8  # actions of a proof that are counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    mining = commands.add_parser("mine")
    mining.set_defaults(run=mine)
    mining.add_argument("game", choices=RULESETS)
    mining.add_argument("--wanted", type=int, default=60)
    mining.add_argument("--minutes", type=float, default=10, help="of processor time, at most")
    mining.add_argument("--seed", type=int, default=1, help="of the first game; the next has one more")
    mining.add_argument("--players", default="instinct,greedy")
    mining.add_argument("--budget", type=int, default=6000, help="actions tried for all proofs of a position")
    mining.add_argument("--out", type=Path, required=True)
    playing = commands.add_parser("play")
    playing.set_defaults(run=play)
    playing.add_argument("file", type=Path)
    playing.add_argument("--count", type=int, help="of positions, the first in the file")
    solving = commands.add_parser("puzzles")
    solving.set_defaults(run=puzzles)
    solving.add_argument("--game", choices=RULESETS, help="only this one's")
    for one in (playing, solving):
        one.add_argument("--level", default="strong")
        one.add_argument("--simulations", type=int, help="a fixed budget instead of the level's time")
        one.add_argument("--seeds", type=int, default=1, help="how often each is played")
    args = parser.parse_args()
    args.run(args)


# Mining


def mine(args: argparse.Namespace) -> None:
    found = read_positions(args.out) if args.out.exists() else []
    players = args.players.split(",")
    seed = args.seed
    args.out.parent.mkdir(parents=True, exist_ok=True)
    while len(found) < args.wanted and time.process_time() < args.minutes * 60:
        for one in mined(args.game, seed, players[seed % len(players)], args.budget):
            found.append(one)
            keeps = " | ".join(one["keeps"])
            print(f"{len(found)}: {one['found']}: {keeps} of {one['legal']}, {one['length']}", file=sys.stderr)
        seed += 1
        with gzip.open(args.out, "wt", encoding="utf-8") as file:
            file.writelines(json.dumps(one) + "\n" for one in found)
    games, seconds = seed - args.seed, round(time.process_time())
    print(json.dumps({"game": args.game, "positions": len(found), "games": games, "seconds": seconds}))


def mined(game: str, seed: int, player: str, budget: int) -> Iterator[dict[str, Any]]:
    """The positions of one game with a proven win of several actions, one of a turn at most."""
    rules = RULESETS[game]
    decks = bring(game, None, 2, seed, None)
    record = Record(game, seed, [("arena", player)] * 2, rules.ruled(), 1, rules.book.version, decks=decks)
    s = record.start()
    luck, glances = random.Random(seed), random.Random(seed + 1)
    play = None if player == "instinct" else contestant(player)
    count, beat, last = 0, rules.thinking.beat, None
    while s.outcome is None and count < MOST_OF_A_GAME:
        legal = options(s)
        now = s.round, beat(s)
        if len(legal) > 1 and chooser(s) == s.active and now != last:
            proof = proven(see(s, chooser(s)), budget, glances)
            if proof is not None:
                last = now
                count += 1
                place = f"{player} {seed}, action {len(record.actions)}"
                yield {"game": game, "found": place, "seat": chooser(s), "record": record.dump(), **proof}
        is_asked = len(legal) > 1 and play is not None
        action = play(s, luck.getrandbits(32)) if is_asked else drawn(s, legal, luck)
        record.note(s, action)
        perform(s, action)


def proven(view: View, budget: int, luck: random.Random) -> dict[str, Any] | None:
    """The first actions that keep a proven win of several actions; None if there is none, or if all actions keep it.

    Where the budget ends before all actions are tried, the rest are `unknown`.
    """
    if not any(is_won_by_playout(view, luck, is_wild) for _ in range(PLAYOUTS) for is_wild in (False, True)):
        return None
    keeps: list[Hashable] = []
    tried = 0
    try:
        prover = Prover(view, Ends(True), budget=budget)
        found = prover.choices(prover.start)
        for means in found:
            if prover.keeps(prover.start, means):
                keeps.append(means)
            tried += 1
    except (OutOfReach, Touched):
        if not keeps:
            return None
    if not keeps or len(keeps) == len(found):
        return None
    try:
        again = Prover(view, Ends(True), budget=budget)
        again.choices(again.start)
        if any(again.befalls(means) for means in keeps):
            return None
        length = again.length(MOST_LENGTH) if tried == len(found) else None
    except (OutOfReach, Touched):
        length = None
    world = determinize(view, 1)
    unknown = [] if tried == len(found) else [*found][tried:]
    texts = {
        name: [notation.say(world, found[means]) for means in one]
        for name, one in (("keeps", keeps), ("unknown", unknown))
    }
    return {**texts, "legal": len(found), "length": length}


def is_won_by_playout(view: View, luck: random.Random, is_wild: bool) -> bool:
    """Whether the seat wins in this turn if all play on by the rollout policy, or itself by chance (`is_wild`)."""
    s = determinize(view, luck.getrandbits(48))
    round_only(s)
    rounds, beat, seat = len(s.results), s.rules.thinking.beat, view.viewer

    def decide(s: State) -> Action:
        legal = options(s)
        return luck.choice(legal) if is_wild and chooser(s) == seat else drawn(s, legal, luck)

    play_until(s, beat, beat(s) + 1, decide)
    return len(s.results) > rounds and seat in s.results[rounds].winners


# Playing


def read_positions(path: Path) -> list[dict[str, Any]]:
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def rebuilt(record: Record) -> State:
    """The state after the actions of a record. Raises CannotRead if the rules have changed too much."""
    s = record.start()
    for _, text in record.actions:
        perform(s, notation.read(s, text))
    return s


def play(args: argparse.Namespace) -> None:
    positions = read_positions(args.file)[: args.count]
    kept = first = decisions = 0
    seconds, misses = 0.0, []
    for number, one in enumerate(positions):
        for seed in range(1, args.seeds + 1):
            s = rebuilt(parse(one["record"]))
            began = time.process_time()
            actions, is_won = play_turn(s, args, seed)
            seconds += time.process_time() - began
            decisions += len(actions)
            is_first = is_keeping(rebuilt(parse(one["record"])), actions[0], one, is_won)
            first += is_first
            kept += is_first and is_won
            if not (is_first and is_won):
                told = {"number": number, "found": one["found"], "seed": seed, "keeps": one["keeps"]}
                misses.append(told | {"length": one["length"], "played": actions})
        print(f"{number + 1} of {len(positions)}: {kept} kept", file=sys.stderr, flush=True)
    count = len(positions) * args.seeds
    print(
        json.dumps({
            "game": positions[0]["game"],
            "level": args.level,
            "simulations": args.simulations,
            "positions": len(positions),
            "seeds": args.seeds,
            "kept": kept,
            "share": round(kept / count, 4),
            "wilson": [round(end, 4) for end in wilson(kept / count, count)],
            "first_kept": round(first / count, 4),
            "ms_a_decision": round(seconds / max(decisions, 1) * 1000, 1),
            "misses": misses,
        })
    )  # fmt: skip


def play_turn(s: State, args: argparse.Namespace, seed: int) -> tuple[list[str], bool]:
    """The level plays the turn to its end: its actions as text, and whether its seat has won the round."""
    seat, rounds, beat, luck = chooser(s), len(s.results), s.rules.thinking.beat, random.Random(seed)
    actions: list[str] = []
    end = beat(s) + 1
    while s.outcome is None and len(s.results) == rounds and beat(s) < end:
        legal = options(s)
        if len(legal) == 1:
            action = legal[0]
        elif chooser(s) == seat:
            action = choose(see(s, seat), args.level, seed * 1000 + len(actions), simulations=args.simulations)
            actions.append(notation.say(s, action))
        else:
            action = drawn(s, legal, luck)
        perform(s, action)
    return actions, len(s.results) > rounds and seat in s.results[rounds].winners


def is_keeping(s: State, text: str, one: dict[str, Any], is_won: bool) -> bool:
    """Whether an action keeps the proof. Where that was not tried and takes too long, whether the round was won."""
    if is_meant(s, text, one["keeps"]) or not is_meant(s, text, one.get("unknown", ())):
        return is_meant(s, text, one["keeps"])
    try:
        prover = Prover(see(s, chooser(s)), Ends(True), budget=AGAIN)
        means = meaning(determinize(see(s, chooser(s)), 1), notation.read(s, text))
        return means in prover.choices(prover.start) and prover.keeps(prover.start, means)
    except (OutOfReach, Touched):
        return is_won


def is_meant(s: State, text: str, keeps: Sequence[str]) -> bool:
    """Whether an action means the same as one of those that keep the win."""
    meant = {meaning(s, notation.read(s, one)) for one in keeps}
    return meaning(s, notation.read(s, text)) in meant


# Puzzles


def puzzles(args: argparse.Namespace) -> None:
    solved, failed = 0, []
    games = [args.game] if args.game else list(RULESETS)
    every = [puzzle for game in games for puzzle in shipped(game) if puzzle.goal in ("win", "safe")]
    for puzzle in every:
        for seed in range(1, args.seeds + 1):
            attempt, played = Attempt(puzzle), []
            while not attempt.is_over:
                if not attempt.is_asked:
                    attempt.reply()
                    continue
                legal = options(attempt.state)
                action = legal[0]
                if len(legal) > 1:
                    view = see(attempt.state, attempt.seat)
                    action = choose(view, args.level, seed * 1000 + len(played), simulations=args.simulations)
                played.append(notation.short(attempt.state, action))
                if attempt.tried(action) is not None:
                    break
                attempt.act(action)
            solved += attempt.is_solved
            if not attempt.is_solved:
                told = {"game": puzzle.game, "puzzle": puzzle.key, "goal": puzzle.goal, "seed": seed}
                failed.append(told | {"played": played, "line": puzzle.line})
        print(f"{puzzle.game} {puzzle.key}: {solved} solved", file=sys.stderr, flush=True)
    told = {"level": args.level, "simulations": args.simulations, "puzzles": len(every), "seeds": args.seeds}
    print(json.dumps(told | {"solved": solved, "failed": failed}))


if __name__ == "__main__":
    main()
