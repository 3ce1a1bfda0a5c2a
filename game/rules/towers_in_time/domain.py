"""What a domain is at this moment: towers, the numbers and glyphs of its cards, who is vulnerable, who cannot act.

Nothing here changes anything, and nothing that can be worked out is kept. Numbers (7.9) are sections of RULES.md.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.modifiers import ADD, GRANT, has_trait, holding, reckoned
from ...kernel.selectors import THIS
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


class Situation(NamedTuple):
    """What a card remembers while it lies where it lies.

    `used` is sapped or taxed; `fate` 0, DEAD or LATE; `exposed` one bit for each seat that has still to act before the
    card is safe again, others for a window or a phase that has to be over; `fights` 1 for an attacker and 2 for a
    defender; `coming` damage that has been given out and not landed; `kept_attack` and `kept_defense` bonuses that hold
    though their reason is gone; `pair` the items in use where a follower bears more; `x` what an X was chosen to be.
    `plan` is where a card is to lie that was put down in secret: PLANNED and above.
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
    pair: tuple[int, ...] = ()
    x: int = 0
    plan: int = -9


NOTHING = Situation()
IN_FIGHT = 4  # from this bit on, by seat: whose window in the combat has to be over (10.10)
PHASE, FIGHT_PHASE = 1 << 8, 1 << 9  # the bits of what stays exposed until the turn, or the combat, is over (16.4)
WHOLE_FIGHT = 15 << IN_FIGHT | FIGHT_PHASE
LAID_OPEN = 10  # from this bit on, by seat: whose action lays the card open, and whose next one is still to come (9.3)
NOT_PLANNED, IN_LIMBO, ON_GROUND = -9, -2, -1  # a plan of 0 and above is the card that it is to lie on


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


# Glyphs


def has(s: State, card: int, trait: str) -> bool:
    """Whether a card has a glyph now: its own, one of its parts', or one that something gives it (8.16)."""
    what = s.what
    if trait in what[card].glyphs:
        return True
    if card in s.load:
        for other in parts(s, card):
            if trait in what[other].glyphs:
                return True
    if s.lasting or (GRANT, trait) in s.rules.book.stands:
        for held in holding(s):
            if held[2].what == trait and held[2].how == GRANT:
                return has_trait(s, card, trait)
    return False


def effects(s: State, card: int) -> list[str]:
    """The elements by which an attack, a shot or a spell of this card works (8.11)."""
    return [element for element in ELEMENT_NAMES if has(s, card, f"{element}-effect")]


def is_immune(s: State, target: int, actor: int) -> bool:
    """8.12: to an alignment of the actor, or to all the effects that it works by, if it has any.

    What an item does has the alignment of its follower too.
    """
    if not what_spares(s, target):
        return False
    body = body_of(s, actor)
    for alignment in ("evil", "good"):
        if (has(s, actor, alignment) or has(s, body, alignment)) and has(s, target, f"immune-{alignment}"):
            return True
    works = effects(s, actor)
    return bool(works) and all([has(s, target, f"immune-{element}") for element in works])


def what_spares(s: State, target: int) -> bool:
    """Whether anything could make a card immune: most cards are not, and need not be asked further."""
    if target in s.load or s.what[target].immunities:
        return True
    for held in holding(s):  # noqa: SIM110 - a generator costs half as much again
        if held[2].how == GRANT:
            return True
    return False


def is_unharmed(s: State, target: int, actor: int) -> bool:
    """Whether damage by this actor is none: immune, or spectral and not struck by magic (8.12, 8.13)."""
    if is_immune(s, target, actor):
        return True
    return has(s, target, "spectral") and not s.what[actor].is_spell and not has(s, actor, "magical")


def is_hidden_from(s: State, target: int, actor: int) -> bool:
    """8.10: followers and Minor creatures cannot target what is invisible."""
    printed = s.what[actor]
    if not (printed.kind in ("follower", "item") or (printed.level == MINOR and printed.is_creature)):
        return False
    return has(s, target, "invisible")


def is_flying(s: State, card: int) -> bool:
    situation = s.cards[card]
    return has(s, card, "fly") and (situation is None or not situation.grounded)


def ranged(s: State, card: int) -> int:
    """The strength of a card's shot: its own with that of its totems and spells; an item's is its own (8.6)."""
    what = s.what
    value = what[card].ranged
    if card in s.load:
        value += sum([what[other].ranged for other in parts(s, card) if what[other].kind != "item"])
    return value


def regeneration(s: State, card: int) -> int:
    """What it costs a card to regenerate; -1 if it cannot (8.4)."""
    what, situation = s.what, s.cards[card]
    if card not in s.load:
        cost = what[card].regenerate
        return -1 if cost is None else cost
    is_said = situation is not None and situation.pair  # else any of several items is in use when it is used (10.13)
    borne = parts(s, card) if is_said else s.laden(card)
    costs = [what[other].regenerate for other in (card, *borne) if what[other].regenerate is not None]
    return min(costs, default=-1)


# Numbers


def is_diffused(s: State, card: int) -> bool:
    """7.7: a creature without a source, or on one without its element."""
    printed = s.what[card]
    if not printed.is_creature:
        return False
    host = s.on[card]
    if host < 0:
        return s.where[card] in s.layout.of["adrift"]
    return bool(printed.bit & ELEMENTS) and s.what[host].kind == "source" and not printed.bit & s.what[host].elements


def is_empowered(s: State, card: int) -> bool:
    """7.9: by its full tower; under ruling 16.5 perhaps whatever its school."""
    host, printed = s.on[card], s.what[card]
    if host < 0 or not printed.is_creature:
        return False
    base = s.what[host]
    if base.kind != "source" or not (printed.bit & base.elements or s.rulings["empowered"] == "all"):
        return False
    what, size = s.what, 0
    for other in s.load[host]:
        size += what[other].level > 0
    return size >= PLACES


def added(s: State, card: int, stat: str) -> int:
    """What holds adds to a number of a card. What speaks of another tower than that of the card is told at a glance."""
    root = -1
    for held in holding(s):
        modifier = held[2]
        if modifier.how == ADD and modifier.what == stat:
            if held[3] or modifier.cards is None or SAME_TOWER not in modifier.cards.filters:
                break
            if root < 0:
                root = root_of(s, card)
            if root_of(s, held[1]) == root:
                break
    else:
        return 0
    return reckoned(s, card, stat) - getattr(s.what[card], stat)


SAME_TOWER = ("together", THIS)


def root_of(s: State, card: int) -> int:
    """The card at the foot of the stack."""
    on = s.on
    while on[card] >= 0:
        card = on[card]
    return card


def bonus(s: State, card: int, stat: str) -> int:
    """What holds for a card's number besides itself and what it bears (7.9, 7.10, 13.2)."""
    what, value = s.what, int(is_empowered(s, card)) + added(s, card, stat)
    if card in s.load:
        value += sum([getattr(what[other], stat) for other in parts(s, card) if what[other].kind == "sustained"])
    return value


def number(s: State, card: int, stat: str) -> int:
    """Attack or defense of a card as it is now. Defense may fall below 0, attack may not."""
    what, situation = s.what, s.cards[card]
    printed = what[card]
    value = getattr(printed, stat)
    if card in s.load:
        for other in parts(s, card):
            value += getattr(what[other], stat)
    value += added(s, card, stat)
    if printed.is_creature:
        value += is_empowered(s, card) - is_diffused(s, card)
    if situation is not None:
        value += situation.kept_attack if stat == "attack" else situation.kept_defense
    return value if stat == "defense" or value > 0 else 0


def attack(s: State, card: int) -> int:
    return number(s, card, "attack")


def defense(s: State, card: int) -> int:
    return number(s, card, "defense")


def temper(s: State, card: int) -> int:
    """The temper that a card gives (6.1, 6.11)."""
    what = s.what
    value = what[card].temper
    if card in s.load:
        for other in parts(s, card):
            value += what[other].temper
    if value and is_diffused(s, card):
        value -= 1
    return value if value > 0 else 0


def points(s: State, card: int) -> int:
    """The shield points that a card brings, totems that it bears included (2.4, 12.3)."""
    what = s.what
    if not what[card].is_creature and s.rulings["artifacts"] == "none":
        return 0
    return what[card].points + sum([what[other].points for other in parts(s, card) if what[other].kind == "totem"])


def worth(s: State, card: int, stat: str) -> int:
    """A number of a card as it is now, as phrases and faces ask for it."""
    if stat in ("attack", "defense"):
        return number(s, card, stat)
    if stat == "temper":
        return temper(s, card)
    return getattr(s.what[card], stat) or 0


# Who can act, who can be reached


def is_dead(s: State, card: int) -> bool:
    situation = s.cards[card]
    return situation is not None and situation.fate > 0


def is_able(s: State, card: int) -> bool:
    """Whether a card can act: straight, alive, not paralyzed (5.2, 5.17)."""
    situation = s.cards[card]
    return situation is None or not (situation.used or situation.fate or situation.paralyzed)


def is_vulnerable(s: State, card: int) -> bool:
    """9.2 to 9.4, 10.10"""
    situation = s.cards[card]
    if situation is not None and (situation.exposed or situation.fights):
        return True
    return is_diffused(s, card)


def vulnerable_fighters(s: State, seat: int) -> list[int]:
    """The living fighters of a seat that can be reached."""
    of, zones, what, situations, on = s.layout.of, s.zones, s.what, s.cards, s.on
    found = []
    for card in zones[of["towers"][seat]]:
        printed, situation = what[card], situations[card]
        if situation is not None:
            if situation.fate:
                continue
            if (situation.exposed or situation.fights) and printed.is_fighter:
                found.append(card)
                continue
        element = printed.bit & ELEMENTS
        if element and printed.is_creature and not element & what[on[card]].elements:  # diffused
            found.append(card)
    found += [card for card in zones[of["adrift"][seat]] if what[card].is_fighter and _is_open_adrift(s, card)]
    return found


def _is_open_adrift(s: State, card: int) -> bool:
    return not is_dead(s, card) and is_vulnerable(s, card)
