"""What a card of Chrono Clash is worth by what is printed on it, in cards: its body, its icons, what it is kept for."""

from __future__ import annotations

from functools import cache

from ...kernel.book import Printed
from .icons import MANY, Row


@cache
def merit(printed: Printed) -> float:
    """What the abilities of a battler in play are worth, in cards; without its strength and without its summon row."""
    total = sum([TRAITS.get(icon, 0.0) * amount for icon, amount in printed.traits.items()])
    for row in printed.abilities:
        if row.when in ROWS:
            total += ROWS[row.when] * gain(row)
    for target, effect in printed.auras:
        if effect.icon == "strength":
            each = 0.35 * effect.amount if target.icon != "all-battlers" else -0.15 * effect.amount
        elif effect.icon == "gains":
            each = 0.5 if target.icon != "all-battlers" else 0.2
        else:
            each = 0.1
        total += each
    return total


@cache
def gain(row: Row) -> float:
    """What happens once when this row is resolved, in cards, if its targets are there."""
    total = 0.0
    for group in row.clauses:
        icon = group.targets[0].icon if group.targets else ""
        many = 1.5 if icon in MANY else len(group.targets) or 1
        if group.targets and group.targets[0].having:
            many *= SELDOM
        for effect in group.effects:
            worth = EFFECTS.get(effect.icon, 0.0) * (effect.amount or 1)
            if effect.icon == "gains":
                worth = 0.4
            elif icon == "chosen-opponent" or (icon == "chosen-battler" and effect.icon == "strength"):
                worth = -worth
            elif effect.icon == "cost":
                worth = abs(worth)
            total += worth * many
    return total


TRAITS = {
    "guardian-attack": 0.55,
    "cant-attack": -0.4,
    "cant-attack-battlers": -0.15,
    "protector": 0.4,
    "recovery": 0.5,
    "leader": 0.25,
    "last-stand": -0.1,
    "reinforcements": 0.5,
    "legion": 0.45,
    "sentinel": 0.35,
    "withdraw": 0.4,
    "toughness": 0.3,
    "elusive": 0.5,
    "taunt": 0.15,
}
ROWS = {"BattlerAttacked": 0.9, "tap": 0.8, "QuestCompleted": 0.6, "BattlerDestroyed": 0.6}
EFFECTS = {
    "draw": 0.8,
    "extra": 0.35,
    "guardians": 1.2,
    "time": 0.27,
    "destroy": 1.3,
    "return": 0.8,
    "tap": 0.5,
    "untap": 0.4,
    "strength": 0.12,
    "cost": 0.1,
    "play-summon": 0.7,
}


SELDOM = 0.3  # how often there is a target that must have an ability


@cache
def body(printed: Printed) -> float:
    """What a battler is worth in play, in cards, with its printed strength."""
    return 0.4 + STRONG * printed.strength + merit(printed)


@cache
def keep(printed: Printed) -> float:
    """How gladly a standard card is kept in hand, in cards: about 1, a little more for what is big."""
    if printed.kind == "battler":
        worth = body(printed) + sum([gain(row) for row in printed.summons])
    else:
        worth = sum([gain(row) for row in printed.abilities])
    return max(0.4, min(1.6, 0.6 + 0.12 * min(printed.cost, 7) + 0.25 * (worth - 0.27 * printed.cost - 0.4)))


STRONG = 0.2  # of a card for each strength
