"""What can be done to a state of Towers in Time and of no other game. Numbers (10.5) are sections of RULES.md."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...kernel.book import Book
from ...kernel.events import CardChanged
from ...kernel.modifiers import Modifier
from ...kernel.ruleset import ALONG
from ...kernel.selectors import root
from ...kernel.state import State
from ...kernel.verbs import announce, at_once, attach, change, detach, mark, move
from . import events as ev
from .domain import (
    DEAD,
    FIGHT_PHASE,
    IN_FIGHT,
    LAID_OPEN,
    LIMBO,
    NOTHING,
    PHASE,
    PLACES,
    fighters,
    seat_of,
    standing_on,
)
from .fight import combat_frame, remember
from .glyphs import is_unharmed, lent_glyphs
from .numbers import bonus, defense

# Using cards up, laying them open


def use(s: State, card: int) -> None:
    """Sap or tax a card (5.2)."""
    mark(s, card, used=True)


def expose(s: State, card: int, by: int = -1) -> None:
    """A card becomes vulnerable by what it has done, or by what that seat does to it (9.2, 9.3, 10.10)."""
    situation = s.cards[card] or NOTHING
    if situation.fights or not s.what[card].is_fighter:
        return
    seat, frame = seat_of(s, card), combat_frame(s)
    if frame is not None and card not in frame.memo.acted:
        remember(s, acted=(*frame.memo.acted, card))
    if frame is None or frame.memo.target < 0:
        bits = sum([1 << other for other in range(len(s.seats)) if other != seat and not s.seats[other].is_out])
        if by == s.active and by != seat:
            bits |= 1 << LAID_OPEN + by
    else:
        bits = 1 << IN_FIGHT + (frame.memo.target if seat == frame.seat else frame.seat)
    if s.rulings["lasting"] == "phase":
        bits |= PHASE if frame is None else FIGHT_PHASE
    if situation.exposed | bits != situation.exposed:
        mark(s, card, exposed=situation.exposed | bits)


def withdraw(s: State, seat: int, is_window: bool = False) -> None:
    """A seat has acted, or its window is over: nobody is vulnerable to it any more for what was done before.

    What its action has laid open is so until its next one.
    """
    bit, laid = 1 << (IN_FIGHT + seat if is_window else seat), 0 if is_window else 1 << LAID_OPEN + seat
    situations, zones = s.cards, s.zones
    for name in ("towers", "adrift"):
        for zone in s.layout.of[name]:
            for card in zones[zone]:
                situation = situations[card]
                if situation is not None and situation.exposed & bit:
                    mark(s, card, exposed=situation.exposed & ~(laid if situation.exposed & laid else bit))


# Damage and death


def hurt(s: State, card: int, amount: int, by: int = -1) -> None:
    """Damage lands on a fighter, and may kill it (10.5)."""
    if amount <= 0:
        return
    situation = s.cards[card] or NOTHING
    mark(s, card, damage=situation.damage + amount)
    announce(s, ev.DamageDealt, seat_of(s, card), card, amount, by)
    if not situation.fate and situation.damage + amount >= max(1, defense(s, card)):
        kill(s, card)


def strike(s: State, card: int, amount: int, by: int) -> None:
    """A shot, a spell or an ability deals damage to a fighter, if that harms it (8.12, 8.13)."""
    if is_unharmed(s, card, by):
        announce(s, ev.DamageTurned, seat_of(s, card), card, by)
    else:
        hurt(s, card, amount, by)


def kill(s: State, card: int, by: int = -1) -> None:
    """A card is killed: it stays until it is saved or removed (10.8)."""
    mark(s, card, fate=DEAD)
    announce(s, ev.CardKilled, seat_of(s, card), card, by)


def heal(s: State, card: int, amount: int) -> None:
    """Take damage off a card; one that was killed may live by that (10.8)."""
    situation = s.cards[card] or NOTHING
    taken = min(amount, situation.damage)
    is_saved = situation.fate > 0 and situation.damage - taken < max(1, defense(s, card))
    mark(s, card, damage=situation.damage - taken, fate=0 if is_saved else situation.fate)
    announce(s, ev.DamageTaken, seat_of(s, card), card, taken)
    if is_saved:
        announce(s, ev.CardSaved, seat_of(s, card), card)


def fall(s: State, card: int, seat: int, by: int = -1) -> None:
    """A card leaves play for its owner's discard pile, with all that lies on it."""
    announce(s, ev.CardFallen, seat, card, by)
    leave(s, card, s.home(card, "discard"), seat)


def leave(s: State, card: int, zone: int, seat: int) -> None:
    """A card leaves play. Bonuses that go with it hold on where they are to (7.11); not those of a spell that lies on
    it since this combat."""
    for other in s.laden(card):
        if has_come(s, other):
            move(s, other, s.home(other, "discard"), seat)
    before = bonuses(s, card, is_leaving=True) if holds_on(s) and not has_come(s, card) else {}
    if s.what[card].kind == "source":
        for other in standing_on(s, card):
            set_adrift(s, other, seat)
    told = len(s.story or ())
    move(s, card, zone, seat)
    if keep(s, before):
        at_once(s, told)  # no step shows numbers that never counted (7.11)


def set_adrift(s: State, card: int, seat: int) -> None:
    """A card loses its source and stays in play as it is (7.8)."""
    situation = s.cards[card]
    move(s, card, s.layout.of["adrift"][seat_of(s, card)], seat)
    if situation is not None:
        _resume(s, card, situation)


def _resume(s: State, card: int, situation) -> None:
    """A card that goes on elsewhere in play remembers what it did."""
    values = {name: value for name, value in situation._asdict().items() if value != getattr(NOTHING, name)}
    if values:
        mark(s, card, **values)


def shift(s: State, card: int, host: int, zone: int, seat: int) -> None:
    """A card in play goes onto another one, in that zone, and stays what it was otherwise."""
    before = bonuses(s, card, host) if holds_on(s) else {}
    told = len(s.story or ())
    if s.where[card] != zone:
        situation = s.cards[card]
        move(s, card, zone, seat)
        if situation is not None:
            _resume(s, card, situation)
    attach(s, card, host)
    if keep(s, before, has_arrived=True):
        at_once(s, told)


def holds_on(s: State) -> bool:
    """Whether bonuses outlast their reason now (7.11, 16.4)."""
    return s.rulings["lasting"] == "phase" or combat_frame(s) is not None


def has_come(s: State, card: int) -> bool:
    """Whether a spell came into play in the combat that is under way: what it gives ends with it."""
    frame = combat_frame(s)
    return frame is not None and card in frame.memo.came


class Bonus(NamedTuple):
    """Bonuses and glyphs of a card besides its own (7.11)."""

    attack: int
    defense: int
    glyphs: set[str]


def bonuses(s: State, card: int, to: int = -1, is_leaving: bool = False) -> dict[int, Bonus]:
    """Bonuses and glyphs of the fighters that are affected when a card comes or goes (onto that one).

    These are all if the card or its load affects others, or may be counted; else those of its tower. A card that leaves
    without lying on another or filling a tower affects none.
    """
    what, going = s.what, (card, *s.laden(card))
    if (
        any([what[one].standing for one in going])
        or any([lasting.source in going or _is_counting(lasting.modifier) for lasting in s.lasting])
        or _counts(s.rules.book)
    ):
        cards = [one for seat in range(len(s.seats)) for one in fighters(s, seat)]
    else:
        at = root(s, card)
        tower = s.load.get(at, ())
        if is_leaving and what[card].kind != "sustained" and sum([what[one].level > 0 for one in tower]) < PLACES:
            return {}
        roots = {at, root(s, to)} if to >= 0 else {at}
        cards = [one for root in roots for one in (root, *s.load.get(root, ())) if what[one].is_fighter]
    return {one: Bonus(bonus(s, one, "attack"), bonus(s, one, "defense"), lent_glyphs(s, one)) for one in cards}


def _is_counting(modifier: Modifier) -> bool:
    """Whether what it adds depends on which cards are there."""
    return modifier.per is not None or modifier.given is not None or modifier.unless is not None


@cache
def _counts(book: Book) -> bool:
    """Whether anything in this book does so."""
    return any(_is_counting(modifier) for card in book for modifier in card.standing)


def keep(s: State, before: dict[int, Bonus], has_arrived: bool = False) -> bool:
    """Make up for the bonuses that have gone since; when a card has arrived, no longer for those that came back.
    Whether there was anything to do."""
    places, has_changed = s.layout.in_play, False
    for card, (old_attack, old_defense, old_glyphs) in before.items():
        if s.where[card] in places:
            situation = s.cards[card] or NOTHING
            gone = old_glyphs - lent_glyphs(s, card) if old_glyphs else old_glyphs
            glyphs = tuple(sorted(gone.union(situation.kept_glyphs)))
            had = situation.kept_attack, situation.kept_defense
            lost = old_attack - bonus(s, card, "attack"), old_defense - bonus(s, card, "defense")
            if not has_arrived:
                lost = max(0, lost[0]), max(0, lost[1])
            kept = max(0, had[0] + lost[0]), max(0, had[1] + lost[1])
            if kept != had or glyphs != situation.kept_glyphs:
                mark(s, card, kept_attack=kept[0], kept_defense=kept[1], kept_glyphs=glyphs)
                has_changed = True
    return has_changed


def goes_with(s: State, card: int, host: int, zone: int) -> int:
    """Where a card goes that lies on one which goes there (2.13, 7.8, 13.2)."""
    of = s.layout.of
    if zone in s.layout.in_play or zone in of["gear"]:
        return ALONG
    if zone in of["gone"]:
        return s.home(card, "gone" if s.owner(card) == s.owner(host) else "discard")
    return s.home(card, "discard")


def end_spell(s: State, card: int, seat: int, why: str) -> None:
    """A sustained spell leaves play (5.12, 13.3)."""
    announce(s, ev.SpellEnded, seat, card, why)
    leave(s, card, s.home(card, "discard"), seat)


def drop_spell(s: State, seat: int, card: int) -> None:
    """A player ends a sustained spell of theirs (5.12)."""
    end_spell(s, card, seat, "")


def collapse(s: State, source: int, seat: int, by: int = -1) -> None:
    """A source is destroyed with its tower and everything in it (8.15)."""
    for card in reversed(standing_on(s, source)):
        fall(s, card, seat, by)
    fall(s, source, seat, by)


def recall(s: State, card: int, seat: int) -> None:
    """A card goes back to its owner's limbo; if that holds too many then, its owner discards one of them (5.5)."""
    limbo = s.home(card, "limbo")
    announce(s, ev.CardRecalled, s.owner(card), card)
    leave(s, card, limbo, seat)
    if len(s.zones[limbo]) > LIMBO:
        s.push("overflow", s.owner(card))


def release(s: State, card: int) -> None:
    """Take a card off what it lies on, before it lies elsewhere."""
    if s.on[card] >= 0:
        detach(s, card)


def count_action(s: State, seat: int) -> None:
    """A regular action has been taken: the row of passes is broken (4.8)."""
    change(s, seat, "passes", -s.seats[seat].passes)


def refresh(s: State, card: int) -> None:
    """A card begins a turn anew: straight, healed, safe behind walls (4.2)."""
    situation = s.cards[card]
    if situation is not None:
        s.cards[card] = s.lent = None
        if situation.used:
            announce(s, CardChanged, card, "used", False)
        announce(s, CardChanged, card, "damage", 0)
