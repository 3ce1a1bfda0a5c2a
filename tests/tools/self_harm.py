"""How often a level harms its own side, judged apart from the filter that players use; by hand:

    python -m tests.tools.self_harm novice towers_in_time --decisions 1000 --seed 1

The level plays both seats of whole rounds, by default with a small fixed budget. Each decision with a choice is judged
in 12 dealt worlds. A decision is harmful if in every one of them

own      the action leaves its seat's value lower than passing does, at the end of the turn and, where the game has a
         `stretch`, at the end of that, all seats going on by the rollout policy; and a card or a number of its own side
         is worse off than with passing, or an own card is the target where an opponent's could be.
attack   an attack leaves the value at the end of the turn lower than passing does, the attacker is gone or lower, and
         nothing of the opponent is gone or lower, compared with passing. Damage that destroys nothing does not count.
payment  a part of the payment alone would have sufficed (`needless`), or another payment of a smaller sum leaves the
         value higher at the end of the turn and of the stretch (`dear`).

A card or a number is worse off if it is gone, elsewhere or lower both than with passing and than before the action:
else what passing itself brings about, such as the end of a turn, would count.

`in vain` counts actions that are worse than passing like `own`, while nothing of the own side but the hand is worse
off: they are listed, but are no harm in this sense.

What the judge cannot see: harm where one cannot pass (all actions of a turn in Control); harm that shows only after the
stretch; harm in some worlds and not in others. It calls an action harmful that prepares something which neither the
rollout policy would do next nor the value shows: `came` of a case tells what the level did in the rest of the turn.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.ai.arena import wilson
from game.ai.levels import choose
from game.ai.playout import foremost, play_until, round_only
from game.decks import bring
from game.kernel import notation
from game.kernel.agenda import Action, chooser, options, perform
from game.kernel.choices import PickSeveral
from game.kernel.modifiers import worth
from game.kernel.record import Record
from game.kernel.state import State
from game.kernel.view import View, determinize, see
from game.rules import RULESETS

WORLDS = 12
SIMULATIONS = {"novice": 16, "skilled": 60, "strong": 60}
LEAST = 1e-9  # difference of two values
MOST_PAYMENTS = 40  # other payments that are tried
HARM = ("own", "attack", "needless", "dear")


class Side(NamedTuple):
    """What a side has: its cards in play with their places and numbers, and the numbers of its seat."""

    cards: dict[int, tuple[int, ...]]
    numbers: tuple[int, ...]

    @property
    def undamaged(self) -> Side:
        return Side({card: known[:-1] for card, known in self.cards.items()}, self.numbers)

    def worse_than(self, other: Side, s: State) -> list[str]:
        """What is gone, elsewhere or lower here, and is not in the other."""
        found = [
            s.what[card].key
            for card, (place, *numbers) in other.cards.items()
            if card not in self.cards
            or self.cards[card][0] != place
            or any(mine < theirs for mine, theirs in zip(self.cards[card][1:], numbers, strict=True))
        ]
        names = s.rules.telling.tallies
        lower = zip(names, self.numbers, other.numbers, strict=True)
        return found + [name for name, mine, theirs in lower if mine < theirs]


class Line(NamedTuple):
    """What came of an action in a world: values at the end of the turn and of the stretch, and both sides then."""

    value: float
    later: float
    own: Side
    foe: Side
    end: State


class Judge:
    """The judge of the actions of one decision, from the view of its seat."""

    def __init__(self, view: View, worlds: int = WORLDS) -> None:
        self.view = view
        self.seat = view.agenda[-1].seat
        self.worlds = [determinize(view, 7000 + number) for number in range(worlds)]
        for world in self.worlds:
            round_only(world)
        legal = options(self.worlds[0])
        self.nothing = next((action for action in legal if action.verb == "pass"), None)
        aimed = [one for one in legal if one.card >= 0 and one.target >= 0]
        theirs = {one[:2] for one in aimed if holder(self.worlds[0], one.target) != self.seat}
        self.misaimed = {
            one for one in aimed if one[:2] in theirs and holder(self.worlds[0], one.target) == self.seat
        }  # at an own card, while an opponent's could be the target
        self.known: dict[tuple, Line] = {}

    def line(self, number: int, actions: Sequence[Action]) -> Line:
        """What comes of these actions in a world if all seats go on by the rollout policy."""
        key = number, tuple(actions)
        if key not in self.known:
            self.known[key] = self._played(self.worlds[number], actions)
        return self.known[key]

    def _played(self, world: State, actions: Sequence[Action]) -> Line:
        s, thinking, rounds = world.clone(), world.rules.thinking, len(world.results)
        beat, stretch = thinking.beat, thinking.stretch
        end = beat(world) + 1
        for action in actions:
            perform(s, action)

        play_until(s, beat, end, lambda s: foremost(s, options(s)))
        value = later = thinking.appraise(s, rounds)[self.seat]
        own, foe = side(s, self.seat), side(s, 1 - self.seat)
        ended = s.clone()
        if stretch is not None and len(s.results) == rounds:
            play_until(s, stretch, stretch(world) + 1, lambda s: foremost(s, options(s)))
            later = thinking.appraise(s, rounds)[self.seat]
        return Line(value, later, own, foe, ended)

    def verdict(self, action: Action) -> tuple[str, list[str]]:
        """The kind of harm of an action, "in vain" or "", and what is worse off for it in the first world."""
        if self.nothing is None or action == self.nothing:
            return "", []
        kinds = {"own", "attack", "in vain"} if action.verb == "attack" else {"own", "in vain"}
        worse: list[str] = []
        for number in range(len(self.worlds)):
            if "attack" in kinds and not self._is_lost_for_nothing(number, action):
                kinds.discard("attack")
            if kinds - {"attack"}:
                here, idle = self.line(number, [action]), self.line(number, [self.nothing])
                lost = self._lost(number, here, idle)
                worse = worse or lost
                if here.value >= idle.value - LEAST or here.later >= idle.later - LEAST:
                    kinds &= {"attack"}
                elif not lost and action not in self.misaimed:
                    kinds.discard("own")
            if not kinds:
                return "", []
        return next(kind for kind in ("attack", "own", "in vain") if kind in kinds), worse

    def _is_lost_for_nothing(self, number: int, attack: Action) -> bool:
        """Whether an attack only costs the attacker in this world. Damage to a card that stays counts as nothing."""
        assert self.nothing is not None
        here, idle = self.line(number, [attack]), self.line(number, [self.nothing])
        before = idle.own.cards.get(attack.card)
        is_lost = before is not None and _is_lower(here.own.cards.get(attack.card, ()), before)
        foe = here.foe.undamaged.worse_than(idle.foe.undamaged, here.end)
        return here.value < idle.value - LEAST and is_lost and not foe

    def _lost(self, number: int, here: Line, idle: Line) -> list[str]:
        """What of the own side is worse off than with passing, and than before."""
        before = here.own.worse_than(side(self.worlds[number], self.seat), here.end)
        return [name for name in here.own.worse_than(idle.own, here.end) if name in before]

    def payment(self, picks: Sequence[Action], paid: Sequence[int]) -> tuple[str, list[str]]:
        """The kind of harm of a payment, which is made by these picks with these cards, and the better picks."""
        world = self.worlds[0]
        weights = weights_of(world)
        total = sum(weights.get(card, 0) for card in paid)
        others = [
            (picked, cards)
            for picked, cards in payments(world)
            if sum(weights.get(card, 0) for card in cards) < total or set(cards) < set(paid)
        ][:MOST_PAYMENTS]
        for picked, cards in others:
            if set(cards) < set(paid):
                return "needless", [notation.short(world, one) for one in picked]
        for picked, _ in others:
            if all(self._is_better(number, picked, picks) for number in range(len(self.worlds))):
                return "dear", [notation.short(world, one) for one in picked]
        return "", []

    def _is_better(self, number: int, picks: Sequence[Action], than: Sequence[Action]) -> bool:
        one, other = self.line(number, picks), self.line(number, than)
        return one.value > other.value + LEAST and one.later > other.later + LEAST


def _is_lower(now: Sequence[int], before: Sequence[int]) -> bool:
    """Whether a card is gone, elsewhere, or lower in a number."""
    return not now or now[0] != before[0] or any(one < other for one, other in zip(now[1:], before[1:], strict=True))


def side(s: State, seat: int) -> Side:
    cards = {card: (s.where[card], *numbers_of(s, card)) for card in s.in_field() if holder(s, card) == seat}
    return Side(cards, tuple(tally(s, seat) for tally in s.rules.telling.tallies.values()))


def holder(s: State, card: int) -> int:
    whose = s.layout.zones[s.where[card]].seat
    return s.owner(card) if whose is None else whose


def numbers_of(s: State, card: int) -> list[int]:
    """The numbers of a card as they are now, and less for more damage."""
    numbers = [worth(s, card, stat) for stat, value in s.what[card].stats.items() if type(value) is int]
    return [*numbers, -getattr(s.cards[card], "damage", 0)]


# Payments


def is_paying(s: State) -> bool:
    """Whether the seat begins to choose the cards of a payment."""
    frame = s.agenda[-1]
    return frame.what in ("pay", "upkeep", "payment") and isinstance(s.rules.choices[frame.what], PickSeveral)


def weights_of(s: State) -> dict[int, int]:
    """How much each card pays."""
    frame = s.agenda[-1]
    choice: Any = s.rules.choices[frame.what]
    if hasattr(choice, "payers"):
        return {payer.card: payer.temper for payer in choice.payers(s, frame)}
    return {card: choice.weight(s, frame, card) for card in choice.cards(s, frame)}


def payments(s: State) -> Iterator[tuple[list[Action], tuple[int, ...]]]:
    """The payments that can be made card by card, each set of cards once: the picks and the cards. Where a last card is
    taken by itself, because no other is left, the set is not among them."""
    frame = s.agenda[-1]
    choice: Any = s.rules.choices[frame.what]
    must = frame.memo.cards
    pending: list[tuple[State, list[Action], tuple[int, ...]]] = [(s, [], must)]
    while pending:
        at, picks, cards = pending.pop()
        for action in options(at):
            if action.verb in ("settle", "drop") or (action.card >= 0 and picks and action.card < picks[-1].card):
                continue
            after = at.clone()
            perform(after, action)
            now = (*cards, action.card) if action.card >= 0 else cards
            if action.card >= 0 and after.agenda and after.agenda[-1][:3] == frame[:3]:
                pending.append((after, [*picks, action], now))
            elif choice.is_enough(s, frame, now):
                yield [*picks, action], now


# Playing


def judged(args: argparse.Namespace) -> tuple[Counter, list[dict[str, Any]]]:
    """Counts of decisions and of harm by kind, and the cases."""
    counts: Counter = Counter()
    cases: list[dict[str, Any]] = []
    seed = args.seed
    while counts["decisions"] < args.decisions:
        play_round(args, seed, counts, cases)
        counts["rounds"] += 1
        seed += 1
    return counts, cases


def play_round(args: argparse.Namespace, seed: int, counts: Counter, cases: list[dict[str, Any]]) -> None:
    rules, luck = RULESETS[args.game], random.Random(seed)
    decks = bring(args.game, None, 2, seed, None)
    s = Record(args.game, seed, [("arena", "")] * 2, rules.ruled(), 1, decks=decks).start()
    following: list[dict[str, Any]] = []  # cases of this turn, of which it is told what came of them
    paying: tuple[Judge, State, list[Action]] | None = None
    number, turn = 0, (s.round, s.turn)
    while s.outcome is None and counts["decisions"] < args.decisions:
        legal, seat = options(s), chooser(s)
        if (s.round, s.turn) != turn:
            turn, following = (s.round, s.turn), []
        chance = luck.getrandbits(32)
        view, judge = see(s, seat), None
        action = legal[0]
        if len(legal) > 1:
            action = choose(view, args.level, chance, simulations=args.simulations)
            counts["decisions"] += 1
            began = time.process_time()
            judge = Judge(view, args.worlds)
            kind, worse = judge.verdict(action)
            counts["judging"] += round((time.process_time() - began) * 1000)
            if kind:
                cases.append(case(args, s, seed, number, action, kind, worse, judge))
                following.append(cases[-1])
                counts[kind] += 1
        text = notation.short(s, action)
        for one in following:
            if one["number"] < number:
                one["came"].append(f"{seat} {text}")
        if paying is None and judge is not None and is_paying(s):
            paying = judge, s.clone(), []
        before = s.agenda[-1][:3]
        perform(s, action)
        if paying is not None:
            paying[2].append(action)
            if not (s.agenda and s.agenda[-1][:3] == before):
                settled = paid(paying[1], paying[2])
                kind, better = paying[0].payment(paying[2], settled) if settled is not None else ("", [])
                if kind:
                    found = case(args, paying[1], seed, number, paying[2][0], kind, better, paying[0])
                    cases.append(found | {"paid": [s.what[card].key for card in settled or ()]})
                    counts[kind] += 1
                paying = None
        number += 1
        if counts["decisions"] % 50 == 0 and len(legal) > 1:
            print(dict(counts), file=sys.stderr, flush=True)


def paid(s: State, picks: Sequence[Action]) -> tuple[int, ...] | None:
    """The cards of a payment that was made by these picks; None where nothing was paid."""
    choice: Any = s.rules.choices[s.agenda[-1].what]
    if any(action.verb == "drop" for action in picks):
        return None
    if picks[-1].verb == "settle":
        return choice.proposals(s, s.agenda[-1])[max(picks[-1].amount, 0)]
    return (*s.agenda[-1].memo.cards, *(action.card for action in picks if action.card >= 0))


def case(
    args: argparse.Namespace,
    s: State,
    seed: int,
    number: int,
    action: Action,
    kind: str,
    worse: list[str],
    judge: Judge,
) -> dict[str, Any]:
    """One case, as a person can look at it."""
    found = {
        "kind": kind,
        "seed": seed,
        "number": number,
        "seat": judge.seat,
        "choice": s.agenda[-1].what,
        "action": notation.short(s, action),
        "worse": worse,
        "legal": sorted({notation.short(s, one) for one in options(s)})[:30],
        "came": [],
        "position": notation.show(judge.view).splitlines(),
    }
    if judge.nothing is not None and kind not in ("needless", "dear"):
        lines = [judge.line(0, [one]) for one in (action, judge.nothing)]
        found["values"] = [[round(line.value, 4), round(line.later, 4)] for line in lines]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("level")
    parser.add_argument("game", choices=RULESETS)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--simulations", type=int, help="a fixed budget (default: 16 for novice, else 60)")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    args = parser.parse_args()
    args.simulations = args.simulations or SIMULATIONS.get(args.level)
    counts, cases = judged(args)
    harmful, decisions = sum(counts[kind] for kind in HARM), counts["decisions"]
    told = {
        "level": args.level,
        "game": args.game,
        "simulations": args.simulations,
        "decisions": decisions,
        "harmful": harmful,
        "per_1000": round(harmful / decisions * 1000, 2),
        "wilson_per_1000": [round(end * 1000, 2) for end in wilson(harmful / decisions, decisions)],
        "kinds": {kind: counts[kind] for kind in HARM},
        "in_vain": counts["in vain"],
        "cases": cases,
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
