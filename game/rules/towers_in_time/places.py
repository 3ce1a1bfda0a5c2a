"""Where a card may come to lie: the laws of towers and followers. Numbers (7.2) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.laws import Law
from ...kernel.state import State
from . import laws
from .cards import Card
from .domain import (
    BLACK,
    ELEMENTS,
    LIMBO,
    MAGIC,
    MAJOR,
    MEDIAN,
    MINOR,
    PLACES,
    WHITE,
    Tower,
    is_dead,
    magic_on,
    source_of,
    tower,
)


def misplaced(printed: Card, to: Tower, is_transported: bool) -> Law | None:
    """The law that keeps a creature or an artifact out of a tower (7.1 to 7.6); None if it may stand there."""
    if not printed.level:
        return laws.ON_A_FOLLOWER
    if to.size >= PLACES:
        return laws.TOWER_FULL
    bit = printed.bit
    if bit & ELEMENTS and printed.is_creature:
        if not bit & to.gives:
            return laws.ELEMENT
        if to.schools & ELEMENTS & ~bit:
            return laws.ONE_ELEMENT
    elif (bit == BLACK and to.schools & WHITE) or (bit == WHITE and to.schools & BLACK):
        return laws.BLACK_AND_WHITE
    level = printed.level
    if level > MINOR:
        if to.high >= 2 or (level == MAJOR and to.majors):
            return laws.POSITION
        if is_transported:
            if level == MEDIAN and not to.has_minor:
                return laws.LADDER_MEDIAN
            if level == MAJOR and not to.has_median:
                return laws.LADDER_MAJOR
    return None


def unborne(s: State, printed: Card, follower: int, is_from_limbo: bool, card: int = -1) -> Law | None:
    """The law that keeps a totem or an item off a follower (7.12, 7.13), or what lies on that `card` in play (7.5)."""
    host = s.what[follower]
    if host.kind != "follower" or printed.kind not in ("item", "totem") or is_dead(s, follower):
        return laws.ON_A_FOLLOWER
    source = source_of(s, follower)
    if is_from_limbo and source < 0:
        return laws.ADRIFT
    bit = printed.bit
    magic = bit & MAGIC | (magic_on(s, card) if card in s.load else 0)
    if magic and magic_about(s, follower) & ~magic:
        return laws.BLACK_AND_WHITE
    if not bit & ELEMENTS:
        return None
    borne = 0
    for other in s.load.get(follower, ()):
        if s.what[other].kind in ("item", "totem"):
            borne |= s.what[other].bit & ELEMENTS
    if host.bit & ELEMENTS:
        return None if host.bit == bit else laws.STRANGE_GEAR
    gives = s.what[source].elements if source >= 0 else 0
    return None if gives & bit and not borne & ~bit else laws.STRANGE_GEAR


def burdened(s: State, card: int, to: Tower) -> Law | None:
    """The law by which what a card bears keeps it out of a tower (7.6)."""
    what = s.what
    is_of_element = what[card].bit & ELEMENTS
    for other in s.laden(card):
        printed = what[other]
        bit = printed.bit
        if bit & MAGIC:
            if to.schools & MAGIC & ~bit and s.owner(other) == s.owner(card):
                return laws.BLACK_AND_WHITE
        elif bit and not is_of_element and printed.kind in ("item", "totem") and not bit & to.gives:
            return laws.STRANGE_GEAR
    return None


def misbound(s: State, printed: Card, target: int) -> Law | None:
    """The law that keeps a sustained spell of one's own off a card of one's own (7.5)."""
    magic = printed.bit & MAGIC
    if not magic or printed.kind != "sustained":
        return None
    return laws.BLACK_AND_WHITE if magic_about(s, target) & ~magic else None


def magic_about(s: State, card: int) -> int:
    """The bits of White and Black of the tower in which a card is; of itself where it is in none (7.5)."""
    source = source_of(s, card)
    return MAGIC & (tower(s, source).schools if source >= 0 else s.what[card].bit | magic_on(s, card))


def followers(s: State, seat: int) -> list[int]:
    """The living followers of a seat in play."""
    of, zones, what = s.layout.of, s.zones, s.what
    cards = (*zones[of["towers"][seat]], *zones[of["adrift"][seat]])
    return [card for card in cards if what[card].kind == "follower" and not is_dead(s, card)]


def towers(s: State, seat: int) -> list[Tower]:
    """The towers of a seat, as they stand."""
    return [tower(s, source) for source in s.zones[s.layout.of["sources"][seat]]]


def hosts(s: State, seat: int, printed: Card, is_transported: bool) -> list[int]:
    """Where a creature or an object may lie, costs left aside: sources and followers."""
    found = []
    if printed.level:
        found = [to.source for to in towers(s, seat) if misplaced(printed, to, is_transported) is None]
    if printed.kind in ("item", "totem"):
        found += [card for card in followers(s, seat) if unborne(s, printed, card, is_transported) is None]
    return found


def place_forbidden(s: State, seat: int, printed: Card, host: int, is_transported: bool) -> Law | None:
    """The law that keeps a card from lying on that one."""
    if s.layout.zones[s.where[host]].seat != seat or not s.is_in_field(host):
        return laws.NOTHING_THERE
    if s.what[host].kind == "source":
        return misplaced(printed, tower(s, host), is_transported)
    if printed.kind in ("item", "totem"):
        return unborne(s, printed, host, is_transported)
    return laws.ON_A_SOURCE


def move_forbidden(s: State, seat: int, card: int, host: int) -> Law | None:
    """The law that keeps a card in play from being moved onto that one, with all that it bears."""
    law = place_forbidden(s, seat, s.what[card], host, False)
    if law is not None:
        return law
    if s.what[host].kind == "source":
        return burdened(s, card, tower(s, host))
    return unborne(s, s.what[card], host, False, card)


def has_room(s: State, seat: int) -> bool:
    """Whether limbo has room for another card (5.4)."""
    return len(s.zones[s.layout.of["limbo"][seat]]) < LIMBO


def is_out_of_sight(s: State, seat: int, card: int) -> bool:
    """Whether a seat does not know a card: then no reason may depend on what is printed on it."""
    return s.what[card] is None or not s.seen[card] >> seat & 1
