"""What a card has now that is not printed on it, in sentences for whoever reads it large.

The numbers and rows are those of `worth.py`, with where each comes from. Asked of a view, this says no more than that
view knows: a card whose face is hidden is "a card".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.naming import signed
from ...kernel.state import State
from ...kernel.template import fill
from . import texts, words
from .icons import Row
from .worth import amount, has, lent, lent_in_hand, pilot_of, worth


def remarks(s: State, card: int) -> list[str]:
    """The sentences, in which a seat is named as `{seat:1}`; none for a card that is as it is printed."""
    place = s.layout.zones[s.where[card]]
    if s.what[card] is None:
        return []
    if place.name in texts.CARRIED:
        return [fill(texts.CARRIED[place.name], card=_name(s, s.on[card]))]
    found = [_number(s, card, stat) for stat in ("strength", "cost")]
    found += [_pilot(s, card), *_gained(s, card)]
    if place.name == "battlefield":
        found += [*_lent(s, card), *_load(s, card), _rest(s, card)]
    elif place.name == "hand" and (less := s.seats[place.seat].leader):
        printed = s.what[card]
        if printed.kind == "battler" and printed.part == "deck":  # a help in time, 13.6
            found.append(fill(texts.LEADER_HELPS, n=less))
    if s.rulings["reinforcements"] == "paid" and has(s, card, "reinforcements"):
        found.append(texts.REINFORCEMENTS_COST)
    return [said for said in found if said]


def _number(s: State, card: int, stat: str) -> str:
    """Why the strength or the cost is not as it is printed: "Strength 7, printed 4: +2 from Banner, +1 from Ace."."""
    situation, parts = s.cards[card], []
    zone = s.layout.zones[s.where[card]].name
    if situation is not None and getattr(situation, stat):
        parts.append((getattr(situation, stat), texts.UNTIL_TURN_ENDS))
    if stat == "strength" and (pilot := pilot_of(s, card)) >= 0:
        parts.append((s.what[pilot].strength, texts.FROM_PILOT))
    if zone == "battlefield":
        loans: Iterable = lent(s, card)
    else:
        loans = lent_in_hand(s, card) if zone == "hand" and stat == "cost" else ()
    parts += [(amount(effect, stat), fill(texts.FROM_CARD, card=_whose(s, source, card))) for source, effect in loans]
    parts = [part for part in parts if part[0]]
    if not parts:
        return ""
    printed = getattr(s.what[card], stat)
    whole = printed + sum(number for number, _ in parts)
    now = worth(s, card, stat) if zone in ("battlefield", "hand") else max(0, whole)  # a guardian lends and borrows not
    why = ", ".join(fill(texts.CHANGE, amount=signed(number), source=source) for number, source in parts)
    template = texts.NUMBER_NOT_NEGATIVE if whole < 0 else texts.NUMBER
    return fill(template, stat=stat.capitalize(), now=now, printed=printed, changes=why)


def _pilot(s: State, card: int) -> str:
    """Who is aboard, and which abilities that lends."""
    pilot = pilot_of(s, card)
    if pilot < 0:
        return ""
    printed = s.what[pilot]
    has = _listed(said for row in printed.abilities for said in _has(row))
    return fill(texts.PILOTED_WITH if has else texts.PILOTED, card=printed.name, abilities=has)


def _gained(s: State, card: int) -> list[str]:
    situation = s.cards[card]
    has = _listed(said for row in (situation.gained if situation is not None else ()) for said in _has(row))
    return [fill(texts.HAS_THIS_TURN, abilities=has)] if has else []


def _lent(s: State, card: int) -> list[str]:
    """The abilities that it has from others in play, a sentence for each of them."""
    by: dict[int, list[str]] = {}
    for source, effect in lent(s, card):
        if effect.icon == "gains":
            by.setdefault(source, []).extend(_has(effect.rows[0]))
    found = [(_listed(said), _whose(s, source, card)) for source, said in by.items() if said]
    return [fill(texts.HAS_FROM, abilities=abilities, card=source) for abilities, source in found]


def _load(s: State, card: int) -> list[str]:
    """What lies under it, and with what it is on a quest."""
    said = []
    if under := s.loads(card, "under"):
        said.append(fill(texts.HAS_UNDER, cards=_listed(_name(s, other) for other in under)))
    if quests := s.loads(card, "quests"):
        said.append(fill(texts.ON_QUEST_WITH, cards=_listed(_name(s, other) for other in quests)))
    return said


def _rest(s: State, card: int) -> str:
    situation = s.cards[card]
    if situation is None:
        return ""
    is_new = 0 < situation.came == s.turn
    if situation.is_tapped:
        return texts.TAPPED_AND_NEW if is_new else texts.TAPPED
    return texts.SUMMONED_THIS_TURN if is_new else ""


def _has(row: Row) -> Iterator[str]:
    """The abilities of a row by their names, and what it does at an event in quotation marks; numbers are not in it."""
    if row.when != "always":
        yield f"\u201c{words.sentence(row).removesuffix('.')}\u201d"
        return
    for icon, number in row.abilities:
        if icon != "pilot":  # a pilot aboard is what it is
            yield words.ability(icon, number)


def _whose(s: State, source: int, card: int) -> str:
    owner = s.owner(source)
    return _name(s, source) if owner == s.owner(card) else f"{{seat:{owner}}}'s {_name(s, source)}"


def _name(s: State, card: int) -> str:
    printed = s.what[card]
    return "a card" if printed is None else printed.name


def _listed(said: Iterable[str]) -> str:
    """ "Fast, Elusive and Taunt"; what comes twice is said once."""
    *most, last = list(dict.fromkeys(said)) or [""]
    return f"{', '.join(most)} and {last}" if most else last
