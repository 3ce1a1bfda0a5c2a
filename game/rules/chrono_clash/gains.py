"""What a play would bring now, in cards: what a battler in play is worth, what a row and each of its icons would do.

It looks at what everybody sees and at the own hand, and never at what has been dealt face down: how strong guardians
are on average, it knows from the card file.
"""

from __future__ import annotations

from functools import cache

from ...kernel.book import Book
from ...kernel.state import State
from .icons import MANY, Effect, Group, Row
from .merit import STRONG, keep, merit
from .reach import opponents, reach
from .worth import has, pilot_of, strength

A_GUARDIAN = 1.1  # what a guardian and a space of time are worth, in cards
A_TIME = 0.22
A_SPARE = 0.5  # a card that is discarded: the least wanted one


def worth_now(s: State, card: int) -> float:
    """What a battler in play is worth to its player, with what hangs on it."""
    printed, situation = s.what[card], s.cards[card]
    value = 0.4 + merit(printed)
    power = printed.strength
    if situation is not None:
        power += situation.strength
    if card in s.load:
        if (aboard := pilot_of(s, card)) >= 0:
            pilot = s.what[aboard]
            value += merit(pilot) + 0.3
            power += pilot.strength
        value += 0.9 * len(s.loads(card, "quests")) + 0.3 * len(s.loads(card, "under"))
    return value + STRONG * power


@cache
def odds(book: Book) -> tuple[float, ...]:
    """For each strength, how likely an attacker survives a guardian that nobody knows."""
    cards = [printed for printed in book if printed.part == "deck"]
    strengths = [
        printed.strength + sum([e.amount for g in printed.guards.clauses for e in g.effects if e.icon == "strength"])
        if printed.guards is not None and not any(g.targets for g in printed.guards.clauses)
        else printed.strength
        for printed in cards
        if printed.kind == "battler"
    ]
    return tuple((len(cards) - sum(s >= power for s in strengths)) / len(cards) for power in range(41))


def stands(s: State, power: int) -> float:
    return odds(s.rules.book)[min(power, 40)]


# What a row would do now


def row_gain(s: State, seat: int, card: int, row: Row) -> float:
    """What a row does for a seat now, in cards; 0 if it cannot be resolved."""
    every = reach(s, seat, card, row)
    if every is None:
        return 0.0
    return sum([group_gain(s, seat, group, found) for group, found in zip(row.clauses, every, strict=True)])


def group_gain(s: State, seat: int, group: Group, found: list[int]) -> float:
    """What a group does for a seat, if these are the cards that it can mean."""
    targets, effects = group
    if not targets:
        return sum([self_gain(s, seat, effect) for effect in effects])
    target = targets[0]
    if target.icon == "chosen-opponent":
        return max([rival_gain(s, other, effects) for other in opponents(s, seat)], default=0.0)
    gains = [aim_gain(s, seat, other, effects) for other in found]
    if target.icon in MANY or target.place == "hand":
        return sum(gains) if target.place != "hand" else max(gains, default=0.0)
    gains.sort(reverse=True)
    return sum(gains[: len(targets)])


def self_gain(s: State, seat: int, effect: Effect) -> float:
    icon, amount, _ = effect
    if icon == "time":
        return A_TIME * amount
    if icon == "draw":
        return (0.8 if amount > 0 else A_SPARE) * amount
    if icon == "extra":
        return 0.7 * amount
    if icon == "guardians":
        few = len(s.cards_in(seat, "guardians")) < 3
        return (A_GUARDIAN + 0.4 * few) * amount if amount > 0 or few else 0.9 * amount
    return 0.1 * amount if icon in ("strength", "cost") else 0.3


def rival_gain(s: State, other: int, effects: tuple[Effect, ...]) -> float:
    """What it is worth that these effects happen to an opponent."""
    total = 0.0
    for icon, amount, _ in effects:
        if icon == "guardians":
            total -= A_GUARDIAN * max(amount, -len(s.cards_in(other, "guardians")))
        elif icon == "draw":
            total -= 0.7 * amount
        elif icon == "extra":
            total -= 0.6 * amount
    return total


def aim_gain(s: State, seat: int, card: int, effects: tuple[Effect, ...]) -> float:
    """What it is worth to a seat that these effects happen to that card."""
    zone = s.layout.zones[s.where[card]]
    if zone.name == "discard":
        return 0.85 * keep(s.what[card]) if s.what[card].part == "deck" else 0.8
    if zone.name == "hand":
        amount = effects[0].amount
        return A_TIME * min(-amount, s.what[card].cost) if amount < 0 else -0.1
    is_ours = zone.seat == seat
    return sum([one_gain(s, seat, card, effect, is_ours) for effect in effects])


def one_gain(s: State, seat: int, card: int, effect: Effect, is_ours: bool) -> float:
    icon, amount, rows = effect
    situation = s.cards[card]
    is_tapped = situation is not None and situation.is_tapped
    if icon == "destroy":
        lost = worth_now(s, card)
        return -lost if is_ours else lost
    if icon == "return":  # it comes back to hand, and must be paid for again
        printed = s.what[card]
        lost = A_TIME * printed.cost + 0.05 if printed.part == "deck" else 0.9
        if s.loads(card, "quests"):
            lost += 0.4
        again = 0.0
        if is_ours:  # what returns others when it comes is not followed up: they might return each other for ever
            again = sum([0.3 if "return" in row.icons else row_gain(s, seat, card, row) for row in printed.summons])
        return 0.5 * again - lost if is_ours else lost
    if icon == "tap":
        if is_tapped:
            return 0.0
        if is_ours:
            return -0.45
        return 0.15 + 0.1 * strength(s, card)  # now it can be attacked, or cannot attack
    if icon == "untap":
        return (0.4 + 0.05 * s.what[card].strength if is_ours else -0.4) if is_tapped else 0.0
    if icon == "strength":
        return 0.08 * amount * (1 if is_ours else -1)
    if icon == "gains":
        return _gained(s, card, rows[0], is_ours, is_tapped)
    if icon == "play-summon":
        return max([row_gain(s, seat, card, row) for row in s.what[card].summons], default=0.0)
    return 0.05


def _gained(s: State, card: int, row: Row, is_ours: bool, is_tapped: bool) -> float:
    """What icons are worth until the end of the turn: to a battler that attacks, or attacks no more."""
    abilities = dict(row.abilities)
    if "cant-attack" in abilities:
        return -0.5 if is_ours else 0.0 if is_tapped or has(s, card, "cant-attack") else 0.1 * s.what[card].strength
    if not is_ours:
        return -0.1
    situation = s.cards[card]
    fresh = situation is not None and situation.came >= s.turn
    if is_tapped or (fresh and "fast" not in abilities and not has(s, card, "fast")) or has(s, card, "cant-attack"):
        return 0.0
    value = 0.5 if fresh and "fast" in abilities else 0.0
    value += 0.5 * abilities.get("guardian-attack", 0)
    if row.when == "BattlerAttacked":
        value += 0.7
    value += 0.06 * sum([e.amount for group in row.clauses for e in group.effects if e.icon == "strength"])
    return value
