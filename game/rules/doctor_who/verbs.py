"""What can be done to a state of Doctor Who and of no other game. Numbers (6.2) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.modifiers import ADD, holding
from ...kernel.rounds import win_round
from ...kernel.state import State
from ...kernel.verbs import announce, at_once, change, expire, mark, move, reveal, tell
from . import events as ev
from .domain import ERAS, NOTHING, STRENGTH, Situation, all_creatures, bonus_zone, is_dead, normal, seat_of, value

# Siding and standing


def use_up(s: State, card: int, by: int = -1) -> bool:
    """Side a card; whether it is Sided by that. Main combatants are not (10.7)."""
    situation = s.cards[card] or NOTHING
    if situation.sided or situation.fights:
        return False
    _turn(s, card, True)
    announce(s, ev.CardSided, seat_of(s, card), card, by)
    return True


def stand_up(s: State, card: int, by: int = -1) -> None:
    _turn(s, card, False)
    announce(s, ev.CardStood, seat_of(s, card), card, by)


def _turn(s: State, card: int, is_sided: bool) -> None:
    """Side a card or stand it up. What holds stays as it is, unless ruling 14.2 ends it with Siding."""
    lent = s.lent
    mark(s, card, sided=is_sided)
    if s.rules.lends_alone and s.rulings["innate"] == "always":
        s.lent = lent


# Values


def alter(s: State, card: int, stat: str, amount: int, by: int = -1) -> None:
    """Add to a value, or take from it; what would be below 0 is 0 at once (6.2), unless ruling 14.4 sums it up."""
    before = getattr(s.cards[card] or NOTHING, stat)
    after = before + amount
    if s.rulings["zero"] == "each":
        least = -normal(s, card, stat)
        after = max(max(before, least) + amount, least)
    if after != before:
        mark(s, card, **{stat: after})
        announce(s, ev.ValueChanged, seat_of(s, card), card, stat, value(s, card, stat), by)


def swap(s: State, card: int, by: int = -1) -> None:
    """Energy and Substance change places, as they are now."""
    energy, substance = value(s, card, "energy"), value(s, card, "substance")
    mark(s, card, energy=substance - normal(s, card, "energy"), substance=energy - normal(s, card, "substance"))
    announce(s, ev.ValuesSwapped, seat_of(s, card), card, by)


def normalise(s: State, card: int) -> None:
    """4.15: a card keeps only whether it is Sided, its number, and that it is awake."""
    situation = s.cards[card]
    if situation is None:
        return
    if s.story is None:
        sided, _, number, *_, awake = situation
        plain = Situation(sided=sided, number=number, awake=awake)
        if plain != situation:
            s.cards[card] = plain
            if not s.rules.lends_alone:
                s.lent = None
        return
    left = {name: what for name, what in PASSING.items() if getattr(situation, name) != what}
    if left:
        mark(s, card, **left)


def let_go(s: State) -> None:
    """4.15: all values go back to what is printed, and what was to last this turn ends."""
    situations = s.cards
    for _, zone in s.layout.fields:
        for card in s.zones[zone]:
            situation = situations[card]
            if situation is not None and (situation[1] or situation[3:10] != LASTING_TAIL):
                normalise(s, card)
    expire(s, "turn")


KEPT = ("sided", "number", "awake")
LASTING_TAIL = NOTHING[3:10]  # of a situation that keeps nothing of its turn, if it is not fresh either
PASSING = {name: what for name, what in NOTHING._asdict().items() if name not in KEPT}


# Coming and going


def come(s: State, card: int, zone: int, seat: int) -> None:
    """A card comes into play on that zone; `seat` plays it."""
    number = s.seats[0].number + s.seats[1].number + 1
    change(s, seat, "number", 1)
    if s.story is None:
        move(s, card, zone, seat)
        s.cards[card] = Situation(fresh=True, number=number)
        if not s.rules.lends_alone:
            s.lent = None
        return
    told = len(s.story)
    move(s, card, zone, seat)
    mark(s, card, fresh=True, number=number)
    at_once(s, told)  # it is fresh from the moment in which it comes


def shift(s: State, card: int, zone: int, seat: int, by: int = -1) -> None:
    """A card in play goes to another Time Zone and stays what it was (6.5), but no main combatant (10.11)."""
    situation, told = s.cards[card], len(s.story or ())
    move(s, card, zone, seat)
    if situation is not None:
        values = {name: what for name, what in situation._asdict().items() if what != getattr(NOTHING, name)}
        values.pop("fights", None)
        if values:
            mark(s, card, **values)
            at_once(s, told)
    announce(s, ev.CardShifted, seat, card, ERAS.index(s.layout.zones[zone].name) + 1, by)


def tell_in_play(s: State, card: int, event: type, *what: object) -> None:
    """What a card has done: its own Innate abilities hear of it only if it is still in play (5.2)."""
    (tell if s.is_in_field(card) else announce)(s, event, *what)


def destroy(s: State, card: int, seat: int, by: int = -1) -> None:
    """A card in play goes to its owner's discard pile (6.4)."""
    whose = seat_of(s, card)
    move(s, card, s.home(card, "discard"), seat)
    tell(s, ev.CardDestroyed, whose, card, by)


def could_bury(s: State) -> bool:
    """Whether a Creature's values may have been lowered, so that `bury` must look."""
    now = s.lent
    for held in now if now is not None else holding(s):
        if held[2].amount < 0 and held[2].how == ADD:
            return True
    situations, zones = s.cards, s.zones
    for _, zone in s.layout.fields:
        for card in zones[zone]:
            situation = situations[card]
            if situation is not None and (situation[3] < 0 or situation[4] < 0):  # Energy, Substance
                return True
    return False


def bury(s: State) -> None:
    """Destroy all Creatures whose Energy and Substance are both 0, until there is none (6.3)."""
    what = s.what
    while could_bury(s):
        dead = [card for card in s.in_field() if what[card].is_creature and is_dead(s, card)]
        if not dead:
            return
        for card in dead:
            destroy(s, card, seat_of(s, card), card)


# Time cards


def turn_up(s: State, seat: int) -> None:
    """The top Time card of a seat is turned up (3.1, 11.1)."""
    stack = s.cards_in(seat, "time")
    if stack:
        reveal(s, stack[-1])
        announce(s, ev.TimeRevealed, seat, stack[-1])


def lose_time(s: State, seat: int) -> bool:
    """A Hit takes the top Time card; whether the next one is of the same Time Zone (11.1, 11.2)."""
    stack = s.cards_in(seat, "time")
    if not stack:
        return False
    before = bonus_zone(s, seat)
    move(s, stack[-1], s.layout.of["lost"][seat], seat)
    announce(s, ev.TimeLost, seat, stack[-1])
    if len(stack) == 1:
        win_round(s, 1 - seat, "hits")
        return False
    turn_up(s, seat)
    return bonus_zone(s, seat) == before


def win_longest(s: State) -> None:
    """1.4"""

    def standing(seat: int) -> tuple[int, int, int]:
        return len(s.cards_in(seat, "time")), len(all_creatures(s, seat)), int(seat != s.first)

    win_round(s, max((0, 1), key=standing), "long")


def strength(s: State, card: int) -> tuple[int, int]:
    """Energy and Substance as they are now."""
    energy, substance = STRENGTH
    return value(s, card, energy), value(s, card, substance)
