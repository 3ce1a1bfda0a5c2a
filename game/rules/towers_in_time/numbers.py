"""What the cards of a domain are worth now: diffused or empowered, with what they bear; and who can be reached.

Nothing that can be worked out is kept. Numbers (7.9) are sections of RULES.md.
"""

from __future__ import annotations

from ...kernel.modifiers import additions
from ...kernel.state import State
from .domain import ELEMENTS, PLACES, is_dead, parts


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


def bonus(s: State, card: int, stat: str) -> int:
    """What holds for a card's number besides itself and what it bears (7.9, 7.10, 13.2)."""
    what, value = s.what, int(is_empowered(s, card)) + additions(s, stat).get(card, 0)
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
    value += additions(s, stat).get(card, 0)
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
