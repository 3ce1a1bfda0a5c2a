"""What a row of icons can reach now: whom its targets can mean, and whether every icon of it can be resolved (12.2).

Nothing here changes a state. Numbers (12.2) are sections of RULES.md.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.state import State
from .icons import CARDS, CHOSEN, MANY, Effect, Row, Target
from .worth import cost, fits_hand, has, means_others, rows, strength

HOMING = ("other-battler", *CARDS)  # what comes into the own hand when it returns
RETURNING = ("battlefield", "pilots", "discard", "gone", "resolving")  # from where a card can return (12.28)


def battler_of(s: State, card: int) -> int:
    """The card itself, or the walker of a pilot aboard: what that does to itself it does to both (13.19)."""
    return s.on[card] if s.where[card] in s.layout.of["pilots"] else card


def opponents(s: State, seat: int) -> list[int]:
    """The other seats that are still in the game, clockwise (14.3)."""
    count = len(s.seats)
    return [other for step in range(1, count) if not s.seats[other := (seat + step) % count].is_out]


def protected(s: State, seat: int) -> set[int]:
    """The battlers that no effect of `seat` can choose: a Protector stands beside them (13.4)."""
    found: set[int] = set()
    for owner, zone in enumerate(s.layout.of["battlefield"]):
        if owner != seat:
            guards = [card for card in s.zones[zone] if has(s, card, "protector")]
            if guards:
                found.update(card for card in s.zones[zone] if card not in guards)
    return found


def fits(s: State, card: int, target: Target) -> bool:
    """Whether a battler in play passes the filters of a target (12.14)."""
    if 0 <= target.most_cost < cost(s, card) or 0 <= target.most_strength < strength(s, card):
        return False
    return not target.having or has(s, card, target.having) > 0


def suits(s: State, card: int, effect: Effect) -> bool:
    """Whether an effect can choose that battler: none is tapped twice (10.3), and a summon ability must be there."""
    if effect.icon == "tap":
        situation = s.cards[card]
        return situation is None or not situation.is_tapped
    if effect.icon == "play-summon":
        return bool(summon_rows(s, card))
    return True


def summon_rows(s: State, card: int) -> list[Row]:
    return rows(s, card, "BattlerSummoned")


def meant(s: State, seat: int, card: int, target: Target, effects: tuple[Effect, ...]) -> list[int]:
    """The cards that a target can mean when `seat` says it; `card` is the one that it is printed on (12.7 to 12.14)."""
    if target.icon in CARDS:
        zone = s.layout.of[target.place][seat]
        return [other for other in s.zones[zone] if fits_hand(s, other, target)]
    zones = s.zones
    battlefields = s.layout.of["battlefield"]
    if target.icon in ("other-battler", "other-battlers"):
        found = list(zones[battlefields[seat]])
        if target.icon == "other-battler":
            own = copies(s, card)
            found = [other for other in found if s.what[other].key not in own]
        else:
            found = [other for other in found if other != card and not means_others(s, other)]
    else:
        found = [other for zone in battlefields for other in zones[zone]]
    if target.most_cost >= 0 or target.most_strength >= 0 or target.having:
        found = [other for other in found if fits(s, other, target)]
    if target.icon in CHOSEN:
        if target.icon == "chosen-battler":
            shielded = protected(s, seat)
            if shielded:
                found = [other for other in found if other not in shielded]
        for effect in effects:
            if effect.icon in ("tap", "play-summon"):
                found = [other for other in found if suits(s, other, effect)]
    return found


def copies(s: State, card: int) -> tuple[str, ...]:
    """The keys of what "one of your other battlers" is not: the card that says it, and with a pilot its walker (12.9).

    None for a guardian that is revealed: it is no battler, and means any.
    """
    zone = s.layout.zones[s.where[card]].name
    if zone == "resolving":
        return ()
    key = s.what[card].key
    return (key, s.what[s.on[card]].key) if zone == "pilots" else (key,)


def victims(s: State, seat: int, effects: tuple[Effect, ...]) -> list[int]:
    """The opponents for whom all these effects can be resolved."""
    return [other for other in opponents(s, seat) if Stock(s, other).stands(effects)]


class Stock:
    """The cards of one seat that a row uses up as it goes from left to right: hand, deck, extra deck."""

    __slots__ = ("always_draws", "deck", "extra", "hand")

    def __init__(self, s: State, seat: int) -> None:
        zones, of = s.zones, s.layout.of
        self.hand = len(zones[of["hand"][seat]])
        self.deck = len(zones[of["deck"][seat]])
        self.extra = len(zones[of["extra"][seat]])
        self.always_draws = s.rulings["failed-draw"] == "eliminates"

    def stands(self, effects: tuple[Effect, ...], home: int = 0) -> bool:
        """Whether these effects can be resolved one after the other (12.2, 12.30 to 12.33). `home` cards return."""
        return self.missing(effects, home) is None

    def missing(self, effects: tuple[Effect, ...], home: int = 0) -> Effect | None:
        """The first of these effects for which there are too few cards; None if all can be resolved."""
        for effect in effects:
            icon, amount, _ = effect
            if icon == "draw" and amount > 0:
                if self.deck < amount and not self.always_draws:
                    return effect
                self.deck -= amount
                self.hand += amount
            elif icon == "draw":
                self.hand += amount
                if self.hand < 0:
                    return effect
            elif icon == "extra":
                self.extra -= amount
                self.hand += amount
                if self.extra < 0:
                    return effect
            elif icon == "guardians" and amount > 0:
                self.deck -= amount
                if self.deck < 0:
                    return effect
            elif icon == "return":
                self.hand += home
        return None


class Lack(NamedTuple):
    """Why a row cannot be resolved (12.2): there is nothing for a target, or there are too few cards for an effect.

    `targets` are those for which `seat` has nothing, with what would be done to them; else `effects` is the one for
    which `seat` has too few cards. The seat is -1 where it holds for every opponent.
    """

    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    seat: int = -1
    place: str = "battler"  # where the row stands


def lack(s: State, seat: int, card: int, row: Row) -> Lack | None:
    """The first thing that keeps a row from being resolved now; None if nothing does, as `reach` says it."""
    stock = Stock(s, seat)
    for targets, effects in row.clauses:
        icon = targets[0].icon if targets else ""
        if icon == "chosen-opponent":
            if not victims(s, seat, effects):
                short = [Stock(s, other).missing(effects) for other in opponents(s, seat)]
                return Lack((short[0],))
            continue
        found = meant(s, seat, card, targets[0], effects) if targets else []
        if icon and icon not in MANY and not _all_found(s, seat, card, targets, effects, found):
            return Lack(effects, targets, seat, row.place)
        home = coming_home(s, seat, card, targets, effects) if "return" in row.icons else 0
        short_of = stock.missing(effects, home)
        if short_of is not None:
            return Lack((short_of,), (), seat)
    return None


def can_happen(s: State, seat: int, card: int, row: Row) -> bool:
    """Whether every icon of the row can be resolved now: otherwise none is (12.2)."""
    return reach(s, seat, card, row) is not None


def reach(s: State, seat: int, card: int, row: Row) -> list[list[int]] | None:
    """What each group of the row can mean by its first target now; None if not every icon can be resolved (12.2).

    A list for each group: cards, or the opponents that can be chosen; an empty one for a group without a target.
    """
    stock = Stock(s, seat)
    every: list[list[int]] = []
    for targets, effects in row.clauses:
        icon = targets[0].icon if targets else ""
        if icon == "chosen-opponent":
            found = victims(s, seat, effects)
            if not found:
                return None
            every.append(found)
            continue
        found = meant(s, seat, card, targets[0], effects) if targets else []
        if icon and icon not in MANY and not _all_found(s, seat, card, targets, effects, found):
            return None
        home = coming_home(s, seat, card, targets, effects) if "return" in row.icons else 0
        if not stock.stands(effects, home):
            return None
        every.append(found)
    return every


def coming_home(s: State, seat: int, card: int, targets: tuple[Target, ...], effects: tuple[Effect, ...]) -> int:
    """How many cards are sure to come to the hand of `seat` when that group returns what it means (12.3)."""
    if not targets:
        is_there = s.owner(card) == seat and s.layout.zones[s.where[card]].name in RETURNING
        return coming_with(s, battler_of(s, card)) if is_there else 0
    icon = targets[0].icon
    if icon in MANY:
        return sum([coming_with(s, c) for c in meant(s, seat, card, targets[0], effects) if s.owner(c) == seat])
    return len(targets) if icon in HOMING else 0


def coming_with(s: State, card: int) -> int:
    """How many cards go to hand when a battler returns: itself, its pilot, and what lies on its quests (12.28)."""
    return 1 + len(s.loads(card, "quests")) + len(s.loads(card, "pilots"))


def _all_found(
    s: State, seat: int, card: int, targets: tuple[Target, ...], effects: tuple[Effect, ...], first: list[int]
) -> bool:
    """Whether each target icon can have a target of its own (12.6), where the first can have these."""
    if len(targets) == 1:
        return bool(first)
    return can_follow([first, *[meant(s, seat, card, target, effects) for target in targets[1:]]], ())


def can_follow(found: list[list[int]], taken: tuple[int, ...]) -> bool:
    """Whether each of these lists has a card of its own, of none that is taken."""
    if not found:
        return True
    return any(can_follow(found[1:], (*taken, card)) for card in found[0] if card not in taken)
