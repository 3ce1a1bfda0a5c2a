"""The command line of the rules, without a screen: play, replay, check, bench."""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import sys
import time
from collections.abc import Callable, Sequence

from tqdm import tqdm

from . import check, decks, texts
from .ai.levels import choose
from .ai.seats import LEVELS
from .files import BadFile, printable, shortened
from .kernel import notation
from .kernel.agenda import Action, chooser, options, perform
from .kernel.deck import Deck
from .kernel.record import MOST_WINS, Record, load
from .kernel.state import State
from .kernel.template import address, fill
from .kernel.view import see
from .rules import FAULTS, GAMES, RULESETS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 2 for a fault of the input, which is told in one line."""
    args = _parser().parse_args(arguments)
    try:
        done = args.run(args)
        sys.stdout.flush()
        return done
    except BrokenPipeError:  # whoever read our lines has had enough, as `head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (BadFile, ValueError, OSError) as error:
        print(printable(fill(texts.FAULT, why=error)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game", description=texts.ABOUT_COMMANDS)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help=texts.HELP["play"])
    play.add_argument("game", choices=GAMES)
    play.add_argument("--seats", default="random,random", help=fill(texts.HELP["seats"], levels=", ".join(LEVELS)))
    play.add_argument("--games", type=_at_least(1), default=1, metavar="N", help=texts.HELP["games"])
    play.add_argument("--seed", type=_seed, default=1, metavar="N", help=texts.HELP["seed"])
    play.add_argument("--wins", type=_at_least(1, MOST_WINS), metavar="N", help=texts.HELP["wins"])
    play.add_argument("--ruling", action="append", default=[], metavar="KEY=CHOICE", help=texts.HELP["ruling"])
    play.add_argument("--decks", metavar="NAME,NAME", help=texts.HELP["decks"])
    play.add_argument("--save", metavar="FILE", help=texts.HELP["save"])
    play.add_argument("--json", action="store_true", help=texts.HELP["json"])
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help=texts.HELP["replay"])
    replay.add_argument("file", help=texts.HELP["file"])
    replay.add_argument("--json", action="store_true", help=texts.HELP["json"])
    replay.set_defaults(run=_replay)

    checking = commands.add_parser("check", help=texts.HELP["check"])
    checking.set_defaults(run=lambda args: check.main())

    measure = commands.add_parser("bench", help=texts.HELP["bench"])
    measure.add_argument("--seconds", type=_seconds, default=1.0, metavar="S", help=texts.HELP["seconds"])
    measure.set_defaults(run=_bench)
    return parser


def _at_least(least: int, most: int = 1_000_000_000) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,10}", text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(fill(texts.NOT_IN_RANGE, text=shortened(text), least=least, most=most))
        return int(text)

    return number


def _seed(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,39}", text):  # a digit fewer than a record can hold: the next game has one more
        raise argparse.ArgumentTypeError(fill(texts.NOT_A_SEED, text=shortened(text)))
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 600:
        raise argparse.ArgumentTypeError(fill(texts.NOT_SECONDS, text=text))
    return seconds


def _bench(args: argparse.Namespace) -> int:
    from . import bench

    return bench.main(args.seconds)


# play


def _play(args: argparse.Namespace) -> int:
    if args.game in FAULTS:
        raise FAULTS[args.game]
    kinds = [kind.strip() for kind in args.seats.split(",")]
    rules = RULESETS[args.game]
    for kind in kinds:
        if kind not in LEVELS:
            raise ValueError(fill(texts.NO_PLAYER, name=kind, known=", ".join(LEVELS)))
    if len(kinds) not in rules.seat_counts:
        raise ValueError(fill(texts.WRONG_SEATS, game=rules.title, seats=rules.seats_said, n=len(kinds)))
    rulings = dict(_pair(text) for text in args.ruling)
    rules.ruled(rulings)
    wanted = [_deck(args.game, name.strip()) for name in args.decks.split(",")] if args.decks else None
    for number in tqdm(range(args.games), unit="game", disable=not sys.stderr.isatty()):
        seed = args.seed + number
        began = time.perf_counter()
        wins = args.wins or rules.wins_needed(len(kinds))
        players = [(kind, kind.capitalize()) for kind in kinds]
        brought = decks.bring(args.game, wanted, len(kinds), seed, rulings)
        record = Record(args.game, seed, players, rulings, wins, decks=brought)
        s, decisions = play_out(record, kinds, keep=bool(args.save))
        result = {
            "game": args.game,
            "seed": seed,
            "seats": kinds,
            **_named(record),
            "winner": list(s.outcome.winners),
            "reason": s.results[-1].reason,
            "rounds": s.round,
            "decisions": decisions,
            "seconds": round(time.perf_counter() - began, 4),
        }
        if args.json:
            print(json.dumps(result), flush=True)
        else:
            winners = texts.AND.join(_winner(seat, kinds, brought) for seat in s.outcome.winners)
            template = texts.GAME_OVER if winners else texts.GAME_DRAWN
            print(fill(template, seed=seed, winners=winners, n=s.round, decisions=decisions), flush=True)
        if args.save and number == args.games - 1:
            _save(record, args.save)
    return 0


def _winner(seat: int, kinds: Sequence[str], brought: Sequence[Deck]) -> str:
    if not brought:
        return fill(texts.WINNER, seat=seat, kind=kinds[seat])
    return fill(texts.WINNER_WITH_DECK, seat=seat, kind=kinds[seat], deck=brought[seat].name)


def _deck(game: str, name: str) -> Deck:
    """A ready deck or one in a file; the lines of the file that are not in the deck are said."""
    found = decks.find(game, name)
    for line in found.unread:
        print(printable(fill(texts.FAULT_AT, path=found.path, why=line)), file=sys.stderr)
    return found.deck


def _named(record: Record) -> dict[str, list[str]]:
    """The names of the decks, in games to which players bring them."""
    return {"decks": [deck.name for deck in record.decks]} if record.decks else {}


def _save(record: Record, path: str) -> None:
    try:
        record.save(path)
    except OSError as error:
        raise BadFile(path, "", fill(texts.UNWRITABLE, why=error.strerror)) from None


def _pair(text: str) -> tuple[str, str]:
    key, sign, choice = text.partition("=")
    if not sign:
        raise ValueError(fill(texts.NOT_A_RULING, text=text))
    return key, choice


def play_out(record: Record, kinds: Sequence[str], keep: bool = False) -> tuple[State, int]:
    """Play a record's match to its end with these players: the last state, and how many decisions it took.

    The same seed gives the same luck to the game; a player with a limit of time may play differently each time.
    """
    s, _ = record.begin()
    luck = random.Random(record.seed)
    decisions = 0
    while s.outcome is None:
        action = _decide(s, kinds[chooser(s)], luck)
        if keep:
            record.note(s, action)
        perform(s, action)
        decisions += 1
    return s, decisions


def _decide(s: State, kind: str, luck: random.Random) -> Action:
    if kind == "random":  # needs no eyes: the legal actions are the seat's own
        legal = options(s)
        return legal[int(luck.random() * len(legal))]
    return choose(see(s, chooser(s)), kind, luck.getrandbits(32))


# replay


def _replay(args: argparse.Namespace) -> int:
    record = load(args.file)
    if record.cards and record.cards != record.rules.book.version:
        print(fill(texts.OTHER_CARDS, path=args.file, why=record.why_changed()), file=sys.stderr)
    names = [name for _, name in record.players]
    for s, story in record.replay(args.file):  # noqa: B007 - the last state is wanted below
        for event, after in filter(None, notation.log_steps(story)):
            line = address(notation.tell(after, event), names)
            if line and not args.json:
                print(printable(line))
    outcome = record.outcome(s)
    result = {
        "game": record.game,
        "seed": record.seed,
        "seats": [kind for kind, _ in record.players],
        **_named(record),
        "winner": list(outcome.winners) if outcome else [],
        "reason": s.results[-1].reason if s.outcome else outcome.reason if outcome else "unfinished",
        "rounds": s.round,
        "decisions": len(record.actions),
    }
    if args.json:
        print(json.dumps(result))
    elif record.given_up is not None:
        winners = texts.AND.join(names[seat] for seat in outcome.winners)
        template = texts.GAVE_UP if winners else texts.GAVE_UP_ALL
        print(printable(fill(template, name=names[record.given_up], winners=winners)))
    elif not s.outcome:
        print(printable(fill(texts.UNFINISHED, name=names[chooser(s)])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
