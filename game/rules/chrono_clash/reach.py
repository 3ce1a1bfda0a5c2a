"""What a row of icons can reach now: whom its targets can mean, and whether every icon of it can be resolved (12.2).

Nothing here changes a state. Numbers (12.2) are sections of RULES.md.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.state import State
from .icons import CARDS, CHOSEN, MANY, Effect, Group, Row, Target
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


class Stock:
    """The cards of one seat that a row uses up as it goes from left to right: hand, deck, extra deck."""

    __slots__ = ("always_draws", "at_first", "deck", "extra", "hand")

    def __init__(self, s: State, seat: int) -> None:
        zones, of = s.zones, s.layout.of
        self.hand = len(zones[of["hand"][seat]])
        self.deck = len(zones[of["deck"][seat]])
        self.extra = len(zones[of["extra"][seat]])
        self.at_first = self.hand, self.deck, self.extra
        self.always_draws = s.rulings["failed-draw"] == "eliminates"

    def stands(self, effects: tuple[Effect, ...]) -> bool:
        """Whether these effects can be resolved one after the other (12.2, 12.30 to 12.33), with nothing used up."""
        return self.short_of(effects) is None

    def short_of(self, effects: tuple[Effect, ...]) -> Effect | None:
        """What `missing` says, with nothing used up."""
        hand, deck, extra = self.hand, self.deck, self.extra
        effect = self.missing(effects)
        self.hand, self.deck, self.extra = hand, deck, extra
        return effect

    def missing(self, effects: tuple[Effect, ...], home: int = 0) -> Effect | None:
        """The first of these effects for which there are too few cards; None if all can be resolved. `home` cards
        return. The number of what is missing is how many cards there would have to be at first."""
        hand, deck, extra = self.at_first
        for effect in effects:
            icon, amount, _ = effect
            if icon == "draw" and amount > 0:
                self.deck -= amount
                self.hand += amount
                if self.deck < 0 and not self.always_draws:
                    return Effect(icon, deck - self.deck)
            elif icon == "draw":
                self.hand += amount
                if self.hand < 0:
                    return Effect(icon, self.hand - hand)
            elif icon == "extra":
                self.extra -= amount
                self.hand += amount
                if self.extra < 0:
                    return Effect(icon, extra - self.extra)
            elif icon == "guardians" and amount > 0:
                self.deck -= amount
                if self.deck < 0:
                    return Effect(icon, deck - self.deck)
            elif icon == "return":
                self.hand, home = self.hand + home, 0
        return None


class Lack(NamedTuple):
    """Why a row cannot be resolved (12.2): there is nothing for a target, or there are too few cards for an effect.

    `targets` are those for which `seat` has nothing, with what would be done to them; else `effects` is the one for
    which `seat` has too few cards. The seat is -1 where no opponent has enough for all of `effects`.
    """

    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    seat: int = -1
    place: str = "battler"  # where the row stands


def _stock(s: State, seat: int, stocks: dict[int, Stock]) -> Stock:
    """What a row leaves of the cards of a seat so far."""
    stock = stocks.get(seat)
    if stock is None:
        stock = stocks[seat] = Stock(s, seat)
    return stock


def victims(s: State, seat: int, effects: tuple[Effect, ...], stocks: dict[int, Stock] | None = None) -> list[int]:
    """The opponents for whom all these effects can be resolved (12.8): now, or after what a row leaves of `stocks`."""
    stocks = {} if stocks is None else stocks
    return [other for other in opponents(s, seat) if _stock(s, other, stocks).stands(effects)]


def can_happen(s: State, seat: int, card: int, row: Row) -> bool:
    """Whether every icon of the row can be resolved now: otherwise none is (12.2)."""
    return lack(s, seat, card, row) is None


def reach(s: State, seat: int, card: int, row: Row) -> list[list[int]] | None:
    """What each group of the row can mean by its first target now; None if not every icon can be resolved (12.2).

    A list for each group: cards, or the opponents that can be chosen; an empty one for a group without a target.
    """
    every: list[list[int]] = []
    return every if _lack(s, seat, card, row.clauses, row.place, every) is None else None


def lack(s: State, seat: int, card: int, row: Row) -> Lack | None:
    """The first thing that keeps a row from being resolved now; None if nothing does."""
    return _lack(s, seat, card, row.clauses, row.place, [])


def left_out(s: State, seat: int, card: int, group: Group) -> Lack | None:
    """Why a group of a row that has begun finds nothing to mean any more (12.21)."""
    return _lack(s, seat, card, (group,), place_of(s, card), [])


def place_of(s: State, card: int) -> str:
    """Where a row of that card stands, as far as it matters to whom it means (12.9)."""
    return "battler" if copies(s, card) else "action"


def _lack(s: State, seat: int, card: int, groups: tuple[Group, ...], place: str, every: list[list[int]]) -> Lack | None:
    """The first thing that keeps these groups from being resolved, each with what the ones before it use up and bring
    home (12.3). `every` is told what each can mean."""
    stock = Stock(s, seat)
    stocks = {seat: stock}
    for targets, effects in groups:
        icon = targets[0].icon if targets else ""
        if icon == "chosen-opponent":
            found = victims(s, seat, effects, stocks)
            if not found:
                return Lack(tuple(dict.fromkeys([stocks[o].short_of(effects) for o in opponents(s, seat)])))
            if len(found) == 1:  # of several it is not known yet which one it will be
                stocks[found[0]].missing(effects)
        else:
            found = meant(s, seat, card, targets[0], effects) if targets else []
            if icon and icon not in MANY and not _all_found(s, seat, card, targets, effects, found):
                return Lack(effects, targets, seat, place)
            home = 0
            for effect in effects:
                if effect.icon == "destroy" and targets:
                    break  # they are taken away, and come home no more
                if effect.icon == "return":
                    home = coming_home(s, seat, card, targets, found, seat)
                    for other in opponents(s, seat) if icon in MANY else ():
                        _stock(s, other, stocks).hand += coming_home(s, seat, card, targets, found, other)
                    break
            short = stock.missing(effects, home)
            if short is not None:
                return Lack((short,), (), seat)
        every.append(found)
    return None


def coming_home(s: State, seat: int, card: int, targets: tuple[Target, ...], found: list[int], whose: int) -> int:
    """How many cards are sure to come to the hand of `whose` when a group of `seat` returns what it means (12.3)."""
    if not targets:
        is_there = s.owner(card) == whose and s.layout.zones[s.where[card]].name in RETURNING
        return coming_with(s, battler_of(s, card)) if is_there else 0
    icon = targets[0].icon
    if icon in MANY:
        return sum([coming_with(s, c) for c in found if s.owner(c) == whose])
    return len(targets) if icon in HOMING and whose == seat else 0


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
