"""What a domain consists of at this moment: towers, what stands and lies where in them, and who can act.

What glyphs its cards have stands in `glyphs.py`, what they are worth in `numbers.py`.

Nothing here changes anything, and nothing that can be worked out is kept. Numbers (7.9) are sections of RULES.md.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.state import State

AIR, EARTH, FIRE, WATER, WHITE, BLACK = 1, 2, 4, 8, 16, 32
BITS = {"air": AIR, "earth": EARTH, "fire": FIRE, "water": WATER, "white": WHITE, "black": BLACK, "neutral": 0}
ELEMENTS = AIR | EARTH | FIRE | WATER
MAGIC = WHITE | BLACK
ELEMENT_NAMES = ("air", "earth", "fire", "water")
MINOR, MEDIAN, MAJOR = 1, 2, 3
LEVELS = {"": 0, "minor": MINOR, "median": MEDIAN, "major": MAJOR}
PLACES = 3  # 7.1
LIMBO = 6  # 5.4
ITEMS = 2  # 2.10
DEAD, LATE = 1, 2  # killed; killed before its owner's present action began
NOT_PLANNED, IN_LIMBO, ON_GROUND = -9, -2, -1  # a plan of 0 and above is the card that it is to lie on


class Situation(NamedTuple):
    """What a card remembers while it lies where it lies.

    `used` is sapped or taxed; `fate` 0, DEAD or LATE; `exposed` one bit for each seat that has still to act before the
    card is safe again, others for a window or a phase that has to be over; `fights` 1 for an attacker and 2 for a
    defender; `coming` damage that has been given out and not landed; `kept_attack`, `kept_defense` and `kept_glyphs`
    bonuses that hold though their reason is gone ("fly", "regenerate-1"); `pair` the items in use where a follower
    bears more; `x` what an X was chosen to be. `plan` is where a card is to lie that was put down in secret: IN_LIMBO
    and above.
    """

    used: bool = False
    damage: int = 0
    fate: int = 0
    exposed: int = 0
    paralyzed: bool = False
    grounded: bool = False
    charged: bool = False
    fights: int = 0
    coming: int = 0
    kept_attack: int = 0
    kept_defense: int = 0
    kept_glyphs: tuple[str, ...] = ()
    pair: tuple[int, ...] = ()
    x: int = 0
    plan: int = NOT_PLANNED


NOTHING = Situation()
IN_FIGHT = 4  # from this bit on, by seat: whose window in the combat has to be over (10.10)
PHASE, FIGHT_PHASE = 1 << 8, 1 << 9  # the bits of what stays exposed until the turn, or the combat, is over (16.4)
WHOLE_FIGHT = 15 << IN_FIGHT | FIGHT_PHASE
LAID_OPEN = 10  # from this bit on, by seat: whose action lays the card open, and whose next one is still to come (9.3)


# Towers


class Tower(NamedTuple):
    """A source and what stands on it. `schools` are bits of the creatures' schools, and of White and Black whatever
    has brought them there (7.5); `high` the Medians and Majors."""

    source: int
    gives: int
    is_straight: bool
    size: int
    schools: int
    high: int
    majors: int
    has_minor: bool
    has_median: bool


def tower(s: State, source: int) -> Tower:
    """A tower as it stands."""
    what, printed, situation = s.what, s.what[source], s.cards[source]
    size = schools = high = majors = 0
    has_minor = has_median = False
    load = s.load.get(source)
    if load is not None:
        for card in load:
            other = what[card]
            if other.level:
                size += 1
                schools |= other.bit if card not in s.load else other.bit | magic_on(s, card)
                level = other.level
                if level == MINOR:
                    has_minor = has_minor or other.is_creature
                else:
                    high += 1
                    if level == MAJOR:
                        majors += 1
                    elif other.is_creature:
                        has_median = True
            elif other.bit & MAGIC and s.owner(card) == s.owner(source):
                schools |= other.bit
    return Tower(
        source, printed.elements, situation is None or not situation.used, size, schools, high, majors, has_minor,
        has_median,
    )  # fmt: skip


def magic_on(s: State, card: int) -> int:
    """The bits of White and Black that a card of a tower has on it by its own player (7.5)."""
    what, found = s.what, 0
    for other in s.laden(card):
        if what[other].bit & MAGIC and s.owner(other) == s.owner(card):
            found |= what[other].bit
    return found


def standing_on(s: State, source: int) -> list[int]:
    """The creatures and artifacts of a tower, from the bottom to the top (7.3)."""
    what = s.what
    cards = [card for card in s.load.get(source, ()) if what[card].level]
    return sorted(cards, key=lambda card: what[card].level)


def source_of(s: State, card: int) -> int:
    """The source at the foot of the stack that a card lies in; -1 where there is none."""
    on = s.on
    while on[card] >= 0:
        card = on[card]
    return card if s.what[card] is not None and s.what[card].kind == "source" else -1


def body_of(s: State, card: int) -> int:
    """The card that this one is a part of: the follower of a totem or item, itself otherwise (2.13)."""
    on, gear = s.on, s.layout.of["gear"]
    while s.where[card] in gear and on[card] >= 0:  # it comes there before it is taken up
        card = on[card]
    return card


def fighters(s: State, seat: int) -> list[int]:
    """The fighters of a seat in play (2.12), the dead among them."""
    of, zones, what = s.layout.of, s.zones, s.what
    return [card for card in (*zones[of["towers"][seat]], *zones[of["adrift"][seat]]) if what[card].is_fighter]


def players_left(s: State) -> int:
    """The number of players that are not out."""
    return sum([not leaf.is_out for leaf in s.seats])


def seat_of(s: State, card: int) -> int:
    """The seat in whose zone a card lies."""
    return s.layout.zones[s.where[card]].seat


# What a card consists of


def items_of(s: State, follower: int) -> list[int]:
    """The items that a follower bears, in use or not."""
    what = s.what
    return [card for card in s.load.get(follower, ()) if what[card].kind == "item"]


def in_use(s: State, follower: int) -> tuple[int, ...]:
    """The items that a follower uses: two, those with the highest attack if it has not been said (10.13)."""
    items = items_of(s, follower)
    if len(items) <= ITEMS:
        return tuple(items)
    situation = s.cards[follower]
    if situation is not None and situation.pair:
        chosen = tuple(card for card in situation.pair if card in items)
        if chosen:
            return chosen
    what = s.what
    return tuple(sorted(items, key=lambda card: (-what[card].attack, -what[card].defense, card))[:ITEMS])


def parts(s: State, card: int) -> list[int]:
    """What adds its numbers and glyphs to a card: totems, items in use, spells, and what lies on these."""
    what, found, items = s.what, [], 0
    is_source = what[card].kind == "source"
    for other in s.load.get(card, ()):
        kind = what[other].kind
        if is_source and kind != "sustained":
            continue
        items += kind == "item"
        found.append(other)
        if other in s.load:
            found += parts(s, other)
    if items > ITEMS:
        used = in_use(s, card)
        found = [other for other in found if what[other].kind != "item" or other in used]
    return found


# Who can act


def is_dead(s: State, card: int) -> bool:
    situation = s.cards[card]
    return situation is not None and situation.fate > 0


def is_held(s: State, card: int) -> bool:
    """Whether a card is a totem that a paralyzed follower bears: it does not go off it, whoever moves it (5.11)."""
    body = body_of(s, card) if s.what[card].kind == "totem" else card
    return body != card and s.cards[body] is not None and s.cards[body].paralyzed


def is_able(s: State, card: int) -> bool:
    """Whether a card can act: straight, alive, not paralyzed (5.2, 5.17)."""
    situation = s.cards[card]
    return situation is None or not (situation.used or situation.fate or situation.paralyzed)
