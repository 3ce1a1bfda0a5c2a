"""What there is at this moment: Time Zones, values, who stands, what cards forbid and allow.

Nothing here changes anything, and nothing that can be worked out is kept. Numbers (4.3) are sections of RULES.md.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import template
from ...kernel.agenda import has_begun
from ...kernel.laws import Law
from ...kernel.modifiers import FORBID, PERMIT, additions, has_trait, holding, kinds, reckoned, sources
from ...kernel.state import State
from . import texts
from .laws import NO_BONUS, NO_SIDING, NOT_SIDED

ERAS = ("past", "present", "future")
TIMELESS = "timeless"
VALUES = ("energy", "substance", "support")
STRENGTH = ("energy", "substance")
ATTACKER, DEFENDER = 1, 2
LATEST = 1 << 20  # the number of what was played last, whatever was played


class Seat(NamedTuple):
    """What a seat counts.

    `zone` is the Time Zone that it chose in its turn, counted from 1, and 0 before it has; `last` that of its last
    turn. `bonus` is 1 if that was its bonus Time Zone. `plays` are the cards that it has played in its turn, `granted`
    the plays that cards have given, `posed` its Episodes; `again` the turns that it takes besides, and `kept` the Time
    Zone of its last turn, if that was the one before this. `number` counts what it has brought into play in the whole
    game.
    """

    zone: int = 0
    last: int = 0
    bonus: int = 0
    plays: int = 0
    granted: int = 0
    posed: int = 0
    again: int = 0
    kept: int = 0
    number: int = 0
    wins: int = 0


class Situation(NamedTuple):
    """What a card remembers while it lies where it lies.

    `fresh` says that it came into play in this turn, `number` is the how-manieth card that did. The next three are what
    effects have added to its values. `helped` counts its supporters in this turn, `backs` is the card
    that it has supported itself, or is about to, or -1. `fights` is ATTACKER or DEFENDER from naming to the outcome,
    `struck` says that it has attacked in this turn, `awake` that an Episode has taken effect.
    """

    sided: bool = False
    fresh: bool = False
    number: int = 0
    energy: int = 0
    substance: int = 0
    support: int = 0
    helped: int = 0
    backs: int = -1
    fights: int = 0
    struck: bool = False
    awake: bool = False


NOTHING = Situation()


# Time Zones (4.3)


def chosen(s: State) -> int:
    """The chosen Time Zone, counted from 1: until one is chosen in this turn, that of the turn before; 0 at first."""
    seats, active = s.seats, s.active
    leaf = seats[active]
    return leaf.zone or leaf.kept or seats[1 - active].zone


def is_open(s: State) -> bool:
    """Whether more than Flash cards can be used (8.6)."""
    return s.seats[s.active].zone > 0


def side(s: State, seat: int) -> tuple[int, ...]:
    """The cards on a seat's side of the chosen Time Zone."""
    zone = chosen(s)
    return s.zones[s.layout.of[ERAS[zone - 1]][seat]] if zone else ()


def era_of(s: State, card: int) -> str:
    """The Time Zone that a card lies in, by name."""
    return s.layout.zones[s.where[card]].name


def is_chosen(s: State, card: int) -> bool:
    """Whether a card lies in the chosen Time Zone."""
    zone = chosen(s)
    return zone > 0 and s.where[card] in s.layout.of[ERAS[zone - 1]]


def seat_of(s: State, card: int) -> int:
    """The seat on whose side a card lies."""
    return s.layout.zones[s.where[card]].seat


def called(s: State, card: int, name: str, seat: int = -1, by: str = "", is_subject: bool = False) -> str:
    """The name of a card in play, with its player where one of the same name is on the other side of its Time Zone.

    Where `seat` acts on it with a card of the name `by`, another card of that name is "another"; where the player is
    the subject of the sentence, its own cards are "their own". The state may be a view.
    """
    zone, printed = s.layout.zones[s.where[card]], s.what[card]
    if zone.name not in ERAS or printed is None:
        return name
    twins = [s.what[other] for other in s.zones[s.layout.of[zone.name][1 - zone.seat]]]
    is_own = zone.seat == seat
    if is_own and by == printed.name and not by.startswith("The "):
        return template.fill(texts.OTHER, card=name)
    if not any(twin is not None and twin.key == printed.key for twin in twins):
        return name
    if is_own and is_subject:
        return template.fill(texts.OWN, card=name, seat=template.Seat(seat))
    return template.fill(texts.OF_SEAT, card=name, seat=template.Seat(zone.seat))


def bonus_zone(s: State, seat: int) -> int:
    """The Time Zone of the top Time card, counted from 1; 0 if there is none (4.4)."""
    stack = s.zones[s.layout.of["time"][seat]]
    if not stack:
        return 0
    printed = s.what[stack[-1]]
    return ERAS.index(printed.era) + 1 if printed is not None else 0


def has_bonus(s: State, seat: int) -> bool:
    """Whether it is the seat's bonus Time Zone in which it acts (4.4, 14.5)."""
    leaf = s.seats[seat]
    is_it = leaf.bonus > 0 if s.rulings["bonus"] == "choice" else leaf.zone > 0 and leaf.zone == bonus_zone(s, seat)
    return is_it and not bars(s, NO_BONUS, seat)


# Values (chapter 6)


def value(s: State, card: int, stat: str) -> int:
    """Energy, Substance or Support of a Creature as it is now."""
    now, situation = s.lent, s.cards[card]
    base = getattr(s.what[card], stat)
    if now is None or now.numbers is None or (more := now.numbers.get(stat)) is None:
        more = additions(s, stat)
    if card in more:
        base += more[card]
    if base < 0 and s.rulings["zero"] == "each":
        base = 0
    if situation is not None:
        base += getattr(situation, stat)
    return base if base > 0 else 0


def values(s: State, card: int) -> tuple[int, int, int]:
    """Energy, Substance and Support at once: those who think ahead ask for nothing more often."""
    situation, now = s.cards[card], s.lent
    if now is None or (sums := now.sums) is None:
        sums = _sums(s)
    if card in sums:
        printed, more = s.what[card], sums[card]
        energy, substance, support = printed.energy + more[0], printed.substance + more[1], printed.support + more[2]
        if (energy < 0 or substance < 0 or support < 0) and s.rulings["zero"] == "each":
            energy, substance, support = max(energy, 0), max(substance, 0), max(support, 0)
    elif situation is None:
        return s.what[card].values
    else:
        energy, substance, support = s.what[card].values
    if situation is not None:
        _, _, _, more_energy, more_substance, more_support, *_ = situation
        energy, substance, support = energy + more_energy, substance + more_substance, support + more_support
    if energy < 0 or substance < 0 or support < 0:
        return max(energy, 0), max(substance, 0), max(support, 0)
    return energy, substance, support


def _sums(s: State) -> dict[int, tuple[int, int, int]]:
    """What Innate abilities and what lasts add to the three values, by card; only cards that something is added to."""
    now = holding(s)
    if not now:
        found = {}
    else:
        more = additions(s, "energy"), additions(s, "substance"), additions(s, "support")
        cards = {card for part in more for card in part}
        found = {card: tuple([part.get(card, 0) for part in more]) for card in cards}
    now.sums = found
    return found


def normal(s: State, card: int, stat: str) -> int:
    """The value without what effects have added to it: printed, and what Innate abilities make of it."""
    found = reckoned(s, card, stat)
    return found if found > 0 or s.rulings["zero"] == "sum" else 0


def worth(s: State, card: int, stat: str) -> int:
    """A number of a card as it is now, as phrases and faces ask for it."""
    if stat in VALUES and s.what[card].is_creature:
        return value(s, card, stat)
    return getattr(s.what[card], stat)


def is_dead(s: State, card: int) -> bool:
    """6.3"""
    return not value(s, card, "energy") and not value(s, card, "substance")


# Who stands, who may act


def is_sided(s: State, card: int) -> bool:
    situation = s.cards[card]
    return situation is not None and situation.sided


def is_fresh(s: State, card: int) -> bool:
    """4.13"""
    situation = s.cards[card]
    return situation is not None and situation.fresh


def counts_as_fresh(s: State, card: int) -> bool:
    """Whether it is a Watcher of the beginning, fresh in the first turn by ruling 14.22."""
    is_first = s.turn == 1 and s.rulings["first-attack"] == "no"
    return is_first and is_fresh(s, card) and s.what[card].is_watcher and not s.cards[card].number


def is_fighting(s: State, card: int) -> bool:
    situation = s.cards[card]
    return situation is not None and situation.fights > 0


def creatures(s: State, seat: int) -> list[int]:
    """The Creatures of a seat in the chosen Time Zone."""
    what = s.what
    return [card for card in side(s, seat) if what[card].is_creature]


def all_creatures(s: State, seat: int) -> list[int]:
    """The Creatures of a seat in play."""
    of, zones, what = s.layout.of, s.zones, s.what
    return [card for era in ERAS for card in zones[of[era][seat]] if what[card].is_creature]


def counted(s: State, zone: int) -> int:
    """The Creatures and Resources in a zone (4.8)."""
    what = s.what
    return sum([what[card].kind != "episode" for card in s.zones[zone]])


def has(s: State, card: int, trait: str) -> bool:
    """Whether a card has a race or a trait now."""
    return trait in s.what[card].traits or has_trait(s, card, trait)


# Cards against rules (chapter 12)


def is_held(s: State, how: str, law: Law) -> bool:
    """Whether any card says this of that law now: most laws no card speaks of."""
    now = s.lent
    if now is None or (held := now.kinds) is None:
        held = kinds(s)
    return (how, law.key) in held


def bars(s: State, law: Law, seat: int, card: int = -1) -> bool:
    """Whether a card lays this law on the seat, or on that card, and none that prevails lifts it (12.2)."""
    now = s.lent
    if now is None or (held := now.kinds) is None:
        held = kinds(s)
    if (FORBID, law.key) not in held:
        return False
    forbidding = sources(s, FORBID, law, seat, card)
    if not forbidding:
        return False
    allowing = sources(s, PERMIT, law, seat, card)
    return not allowing or s.rulings["dispute"] == "forbids" or latest(s, forbidding) > latest(s, allowing)


def barring(s: State, law: Law, seat: int, card: int = -1) -> int:
    """The card that `bars`: of several the one that was played last."""
    return max(sources(s, FORBID, law, seat, card), key=lambda one: number_of(s, one))


BY_CARD = "A card"  # so begins what only cards forbid


def kept_by(s: State, law: Law, seat: int, card: int = -1) -> str:
    """What a law says that a card lays on the seat, or on that card, with which card does; "" if that is not known."""
    by = barring(s, law, seat, card)
    if by < 0 or s.what[by] is None:
        return ""
    name = s.what[by].name
    return law.words.replace(BY_CARD, f"{name}'s own ability" if by == card else name, 1)


def lifts(s: State, law: Law, seat: int, card: int = -1) -> bool:
    """Whether a card frees the seat, or that card, from this law, and none that prevails lays it on again."""
    now = s.lent
    if now is None or (held := now.kinds) is None:
        held = kinds(s)
    if (PERMIT, law.key) not in held:
        return False
    allowing = sources(s, PERMIT, law, seat, card)
    if not allowing:
        return False
    forbidding = sources(s, FORBID, law, seat, card)
    return not forbidding or (s.rulings["dispute"] == "last" and latest(s, allowing) >= latest(s, forbidding))


def keeps_standing(s: State, card: int, by: int = -1) -> bool:
    """Whether a card keeps it from being Sided, by another one as `by` is (5.5)."""
    seat = seat_of(s, card)
    return bars(s, NO_SIDING, seat, card) or (by != card and bars(s, NOT_SIDED, seat, card))


def latest(s: State, cards: list[int]) -> int:
    """The number of the one that was played last; what is not in play any more was a Flash card of this turn."""
    return max([number_of(s, card) for card in cards])


def number_of(s: State, card: int) -> int:
    if card < 0 or not s.is_in_field(card):
        return LATEST
    situation = s.cards[card]
    return 0 if situation is None else situation.number


def moment(s: State) -> str:
    """Which of the moments it is: before the Time Zone is chosen, when it has been chosen, before phase 5."""
    if not s.seats[s.active].zone:
        return "dawn"
    for frame in s.agenda:
        if frame.what == "turn":
            return "end" if has_begun(s, frame, "draw_card") else "zone"
    return "end"
