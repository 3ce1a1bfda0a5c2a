"""What a game's cards and decks do in games that are played well: `python -m tests.tools.set_report chrono_clash`.

Plays games of one level between the ready decks, all pairings in turn, each game with a seed of its own and the decks
changing seats from game to game. Tells, with 95 % intervals (Wilson): how games ended, how often who began won, how
long they were, in how many games each thing happened (events by their type, and by how they happened), the share that
each deck won and how, in how many of its games a deck did each thing, the share that a seat won when it had seen a
card (in hand or played), rows that failed of those that should have happened, and the cards that nobody ever played.
Few games part decks and pairings by luck alone: beside the shares stands what they most likely are without it.
Prints words, or one JSON object with `--json`; `--keep FILE` adds each game as a line, and `--from FILE` reports on
games that were kept (`.gz` is packed). A game remembers its lists and cards: the report says how many were played with
those that ship now, and with `--current` it tells of these alone. `--decks A,B` plays only the pairings of these ready
decks: for lists that were changed, where the other pairings were played before.

What lies in `tests/tools/kept` was played so, on several days: the same lists and the next seeds add to it.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import multiprocessing
import random
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count, islice
from math import sqrt
from pathlib import Path
from typing import IO, Any

from tqdm import tqdm

from game import decks as shelf
from game.ai.arena import Contestant, contestant, deck_pairings, wilson
from game.kernel import events as ev
from game.kernel.agenda import apply, legal_actions
from game.kernel.deck import Deck, say_deck
from game.kernel.record import Record
from game.kernel.ruleset import OWNER
from game.kernel.state import State
from game.rules import RULESETS

SURE = 4.0  # standard errors from which a card's share is said to be off
OFF = 0.10  # ... and by how much
# events of cards that come from a hand, and those declared
PLAYED = ("CardPlayed", "ActionPlayed", "BattlerSummoned", "SpellCast", "CardTransported")
PLAYED += ("FlashPlayed", "EpisodePosed")
HOW = ("how", "reason", "what")  # fields of an event that tell how it happened
COMMON = 0.95  # of its games, in which a deck does what need not be told
FEW = 30  # games in which a card must have been seen before its share is told


def play(what: tuple[str, str, int | None, int]) -> dict[str, Any]:
    """One game, as what is counted of it: plain data, so that it can be kept as a line of JSON."""
    game, level, simulations, number = what
    pairings = deck_pairings(game)
    pairing = pairings[number % len(pairings)]
    decks = list(pairing[::-1] if number // len(pairings) % 2 else pairing)
    record = Record(game, number, [("report", "")] * 2, {}, 1, decks=decks)
    s, opening = record.begin()
    counting = _Counting(s)
    counting.take(opening)
    luck, player = random.Random(number), _player(level, simulations)
    decisions = 0
    while s.outcome is None:
        legal = legal_actions(s)
        chance = luck.getrandbits(32)
        counting.take(apply(s, legal[0] if len(legal) == 1 else player(s, chance)))
        decisions += len(legal) > 1
    return {
        "game": game,
        "level": level,
        "simulations": simulations,
        "seed": number,
        "decks": [deck.name for deck in decks],
        "lists": [_digest(deck) for deck in decks],
        "cards": s.rules.book.version,
        "winners": list(s.outcome.winners),
        "first": s.first,
        "reason": s.results[-1].reason,
        "turns": s.turn,
        "decisions": decisions,
        **counting.told(),
    }


def numbers(game: str, seed: int, decks: str = "") -> Iterator[int]:
    """The seeds of games from this one on, of those pairings only that one of these decks plays in.

    Raises ValueError for decks that there are not.
    """
    pairings = deck_pairings(game)
    wanted = [shelf.find(game, name).deck for name in decks.split(",")] if decks else []
    if not wanted:
        return count(seed)
    has_one = [any(deck in wanted for deck in pairing) for pairing in pairings]
    if not any(has_one):
        raise ValueError(f"no pairing of ready decks has {decks}")
    return (number for number in count(seed) if has_one[number % len(pairings)])


def _digest(deck: Deck) -> str:
    """What tells two lists apart."""
    return hashlib.blake2b(say_deck(deck).encode(), digest_size=4).hexdigest()


def is_current(one: dict[str, Any]) -> bool:
    """Whether a game was played with the lists and the cards that ship now."""
    now = {_digest(ready.deck) for ready in shelf.shipped(one["game"])}
    return one.get("cards") == RULESETS[one["game"]].book.version and now.issuperset(one["lists"])


def kept(file: Path) -> list[dict[str, Any]]:
    """The games in a file, one a line."""
    with _opened(file, "rt") as lines:
        return [json.loads(line) for line in lines]


def _opened(file: Path, how: str) -> IO[str]:
    return gzip.open(file, how, encoding="utf-8") if file.suffix == ".gz" else file.open(how, encoding="utf-8")


@cache
def _player(level: str, simulations: int | None) -> Contestant:
    return contestant(level, simulations)


class _Counting:
    """What is counted of one game, event by event."""

    def __init__(self, s: State) -> None:
        self.events: Counter[str] = Counter()
        self.seen: list[set[str]] = [set() for _ in s.seats]
        self.played: list[Counter[str]] = [Counter() for _ in s.seats]
        self.did: list[Counter[str]] = [Counter() for _ in s.seats]
        self.failed: Counter[str] = Counter()
        self.resolved: Counter[str] = Counter()

    def take(self, story: Iterable[ev.Step]) -> None:
        for event, s in story:
            name = type(event).__name__
            self._note(name, event)
            for how in HOW:
                said = getattr(event, how, None)
                if isinstance(said, str) and said:
                    self._note(f"{name} {said}", event)
            card = getattr(event, "card", -1)
            if isinstance(event, ev.CardMoved):
                place = s.layout.zones[event.end]
                if place.seen_by == OWNER and place.seat is not None and s.owner(card) == place.seat:
                    self.seen[place.seat].add(s.what[card].key)
                elif place.name in s.rules.fields:
                    self._play(s, card, place.seat if place.seat is not None else event.seat)
            elif name.endswith("Failed") and card >= 0:
                self.failed[s.what[card].key] += 1
            elif name.endswith("Resolved") and card >= 0:
                self.resolved[s.what[card].key] += 1
            elif name in PLAYED and card >= 0:
                self._play(s, card, event.seat)

    def _note(self, name: str, event: Any) -> None:
        """That it happened, and by whom where the event says so."""
        self.events[name] += 1
        seat = getattr(event, "seat", -1)
        if 0 <= seat < len(self.did):
            self.did[seat][name] += 1

    def _play(self, s: State, card: int, seat: int) -> None:
        self.seen[seat].add(s.what[card].key)
        self.played[seat][s.what[card].key] += 1

    def told(self) -> dict[str, Any]:
        return {
            "events": dict(self.events),
            "seen": [sorted(keys) for keys in self.seen],
            "played": [dict(counts) for counts in self.played],
            "did": [dict(counts) for counts in self.did],
            "failed": dict(self.failed),
            "resolved": dict(self.resolved),
        }


class Share:
    """How often something was so, of so many times, with its interval."""

    def __init__(self, hits: float, of: int) -> None:
        self.hits, self.of = hits, of

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.value, self.of) if self.of else (0.0, 1.0)

    def is_off(self, middle: float) -> bool:
        """Whether it lies ten points from the middle, by four standard errors."""
        error = sqrt(middle * (1 - middle) / self.of) if self.of else 1.0
        return abs(self.value - middle) >= max(OFF, SURE * error) - 1e-9

    def as_data(self) -> dict[str, Any]:
        low, high = self.interval
        return {"share": round(self.value, 4), "of": self.of, "interval": [round(low, 4), round(high, 4)]}

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value * 100:5.1f} % [{low * 100:.0f}, {high * 100:.0f}] of {self.of}"


def report(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Everything that is told of these games: shares by name, and lists of what stands out."""
    rules = RULESETS[games[0]["game"]]
    count = len(games)
    won = [(seat in one["winners"]) / len(one["winners"]) for one in games for seat in (0, 1)]
    seats = [(one, seat, won[2 * number + seat]) for number, one in enumerate(games) for seat in (0, 1)]
    names = sorted({name for one in games for name in one["decks"]})
    by_deck = {name: [hit for one, seat, hit in seats if one["decks"] and one["decks"][seat] == name] for name in names}
    mean = {name: statistics.fmean(hits) for name, hits in by_deck.items()}
    cards = {}
    for key in rules.book.cards:
        there = [(hit, mean.get(one["decks"][seat], 0.5) if one["decks"] else 0.5)
                 for one, seat, hit in seats if key in one["seen"][seat]]  # fmt: skip
        if there:
            middle = statistics.fmean(middle for _, middle in there)
            cards[key] = Share(sum(hit for hit, _ in there), len(there)), middle
    brought = _brought(rules, names)
    played = Counter()
    for one in games:
        for counts in one["played"]:
            played.update(counts)
    events = Counter(name for one in games for name in one["events"])
    turns = sorted(one["turns"] for one in games)
    decks, pairings = {name: Share(sum(hits), len(hits)) for name, hits in by_deck.items()}, _pairings(games)
    return {
        "game": rules.name,
        "games": count,
        "current": sum(map(is_current, games)),
        "level": ", ".join(sorted({one["level"] for one in games})),
        "simulations": ", ".join(sorted({str(one["simulations"]) for one in games})),
        "first": Share(sum(one["first"] in one["winners"] for one in games), count),
        "endings": {
            reason: Share(hits, count) for reason, hits in Counter(one["reason"] for one in games).most_common()
        },
        "endings_by_deck": {
            name: _endings([(one, hit) for one, seat, hit in seats if one["decks"] and one["decks"][seat] == name])
            for name in names
        },
        "deeds_by_deck": {
            name: _deeds([one["did"][seat] for one, seat, _ in seats if one["decks"][seat] == name]) for name in names
        },
        "turns": {"median": statistics.median(turns), "tenth": turns[count // 10], "ninetieth": turns[count * 9 // 10]},
        "decisions": statistics.median(one["decisions"] for one in games),
        "decks": decks,
        "pairings": pairings,
        "without_luck": {"decks": without_luck(decks), "pairings": without_luck(pairings)},
        "events": {name: Share(hits, count) for name, hits in sorted(events.items())},
        "cards": {key: {"when seen": share, "its decks": round(middle, 3)} for key, (share, middle) in cards.items()},
        "off": [key for key, (share, middle) in cards.items() if share.of >= FEW and share.is_off(middle)],
        "failed": _failed(games),
        "never_played": sorted(key for key in brought if not played[key]),
        "in_no_deck": sorted(set(rules.book.cards) - brought) if names else [],
    }


def _endings(games: Sequence[tuple[dict[str, Any], float]]) -> dict[str, Share]:
    """In how many of its games a deck won, by how it did."""
    won: Counter[str] = Counter()
    for one, hit in games:
        won[one["reason"]] += hit
    return {reason: Share(hits, len(games)) for reason, hits in won.most_common() if hits}


def _deeds(did: Sequence[dict[str, int]]) -> dict[str, Share]:
    """In how many of its games a deck did each thing."""
    counted = Counter(name for one in did for name in one)
    return {name: Share(hits, len(did)) for name, hits in sorted(counted.items())}


def _failed(games: Sequence[dict[str, Any]]) -> dict[str, Share]:
    """How many of a card's rows came to nothing, the most frequent first."""
    failed: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for one in games:
        failed.update(one["failed"])
        tried.update(one["failed"])
        tried.update(one["resolved"])
    return {key: Share(hits, tried[key]) for key, hits in failed.most_common()}


def _brought(rules, names: Sequence[str]) -> set[str]:
    """The cards that could be played: of the decks, or of the game where nobody brings one."""
    ready = [one.deck for one in shelf.shipped(rules.name) if one.deck.name in names]
    return {key for deck in ready for _, counts in deck.parts for key, _ in counts} if names else set(rules.book.cards)


def _pairings(games: Sequence[dict[str, Any]]) -> dict[str, Share]:
    """How often the first of two decks (by name) beat the second."""
    found: dict[str, list[float]] = {}
    for one in games:
        if one["decks"] and one["decks"][0] != one["decks"][1]:
            first = min(one["decks"])
            hit = (one["decks"].index(first) in one["winners"]) / len(one["winners"])
            found.setdefault(f"{first} : {max(one['decks'])}", []).append(hit)
    return {pair: Share(sum(hits), len(hits)) for pair, hits in sorted(found.items())}


def without_luck(shares: dict[str, Share]) -> dict[str, float]:
    """What shares of equal rivals most likely are: drawn towards one half by as much of their spread as luck explains.

    The spread of the true shares is DerSimonian and Laird's estimate from moments, with the variance of a coin for
    each game.
    """
    weights = {name: 4.0 * share.of for name, share in shares.items()}
    whole = sum(weights.values())
    if len(shares) < 2 or not whole:
        return {name: share.value for name, share in shares.items()}
    seen = sum(weights[name] * (share.value - 0.5) ** 2 for name, share in shares.items())
    scale = whole - sum(weight**2 for weight in weights.values()) / whole
    true = max(0.0, (seen - (len(shares) - 1)) / scale)
    return {
        name: 0.5 + (share.value - 0.5) * true / (true + 1.0 / weights[name]) if weights[name] else 0.5
        for name, share in shares.items()
    }


def _likely(likely: dict[str, float]) -> str:
    low, high = min(likely, key=likely.get), max(likely, key=likely.get)
    if likely[low] == likely[high]:
        return "all even, luck explains what lies between them"
    return f"{likely[low] * 100:.0f} % ({low}) to {likely[high] * 100:.0f} % ({high})"


def words(found: dict[str, Any]) -> str:
    """The report as lines to read."""
    lines = [f"{found['game']}: {found['games']} games, {found['level']} with {found['simulations']} simulations"]
    lines += [f"with the lists and cards that ship now: {found['current']}"]
    lines += [f"who began won {found['first']}", f"turns {found['turns']}, decisions {found['decisions']}"]
    for heading, likely in found["without_luck"].items():
        if likely:
            lines.append(f"{heading} without luck, as far as these games tell: {_likely(likely)}")
    for heading in ("endings", "decks", "pairings", "events"):
        lines += ["", f"{heading}:", *(f"  {name:34} {share}" for name, share in found[heading].items())]
    lines += ["", "how each deck won, of all its games:"]
    for name, endings in found["endings_by_deck"].items():
        lines.append(f"  {name:34} " + ", ".join(f"{reason} {share}" for reason, share in endings.items()))
    lines += ["", "in how many of its games a deck did what not all decks do:"]
    deeds = found["deeds_by_deck"]
    for deed in sorted({deed for shares in deeds.values() for deed in shares}):
        values = [shares[deed].value if deed in shares else 0.0 for shares in deeds.values()]
        if min(values) < COMMON:
            lines.append(f"  {deed:34} " + " ".join(f"{value * 100:3.0f}" for value in values))
    lines += ["", "cards by the share of games won when seen (less its decks' share):"]
    ranked = sorted(
        found["cards"].items(), key=lambda one: one[1]["when seen"].value - one[1]["its decks"], reverse=True
    )
    for key, one in ranked:
        gain = one["when seen"].value - one["its decks"]
        lines.append(f"  {key:34} {gain * 100:+5.1f}  {one['when seen']}{'   OFF' if key in found['off'] else ''}")
    lines += ["", "rows that failed:", *(f"  {name:34} {share}" for name, share in found["failed"].items())]
    lines += ["", f"never played: {', '.join(found['never_played']) or 'none'}"]
    lines += [f"in no ready deck: {', '.join(found['in_no_deck']) or 'none'}"]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.set_report", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=RULESETS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--simulations", type=int, default=100, help="for each decision of a searching level")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--decks", default="", help="only pairings in which one of these ready decks plays")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file to which each game is added as a line")
    parser.add_argument("--from", dest="kept", type=Path, help="report on the games in this file instead")
    parser.add_argument("--current", action="store_true", help="only games with the lists and cards that ship now")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(arguments)
    if args.kept:
        games = [one for one in kept(args.kept) if one["game"] == args.game]
    else:
        searches = args.level not in ("random", "greedy")
        try:
            seeds = list(islice(numbers(args.game, args.seed, args.decks), args.games))
        except ValueError as error:
            print(f"chronotable: {error}", file=sys.stderr)
            return 2
        work = [(args.game, args.level, args.simulations if searches else None, seed) for seed in seeds]
        games = []
        with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
            for one in tqdm(pool.imap(play, work), total=len(work), unit="game", disable=not sys.stderr.isatty()):
                games.append(one)
                if args.keep:
                    with _opened(args.keep, "at") as file:
                        file.write(json.dumps(one) + "\n")
    if args.current:
        games = list(filter(is_current, games))
    if not games:
        print("chronotable: no games to report on", file=sys.stderr)
        return 2
    found = report(games)
    print(json.dumps(found, default=Share.as_data) if args.json else words(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
