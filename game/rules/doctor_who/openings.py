"""What it is worth to take away the last one that keeps a Time Zone: where nobody stands, an attack is a Hit (10.6).

Counted in cards, as in `wishes.py`. Numbers: RULES.md.
"""

from __future__ import annotations

from functools import cache

from ...kernel.agenda import has_begun
from ...kernel.book import Printed
from ...kernel.selectors import holder
from ...kernel.state import State
from .actions import attackers
from .cards import Mode
from .domain import ERAS, is_chosen, is_sided, values
from .pulls import ALONE, LATER, LIFE
from .words import altered

TAKING = frozenset(("destroy", "shift", "side"))


def takes_away(s: State, mode: Mode, target: int) -> bool:
    """Whether a card that is used on that Creature takes it from where it stands, or Sides it."""
    if mode.aim is None:
        return False
    clause = mode.clauses[mode.aim.at]
    if clause.word in TAKING:
        return True
    if clause.word != "lose":
        return False
    energy, substance, _ = values(s, target)
    lost, of = clause.amount, altered(clause)
    return energy <= lost * ("energy" in of) and substance <= lost * ("substance" in of)


@cache
def could_open(printed: Printed) -> bool:
    """Whether it is a Flash card that takes away a Creature of the other side, whatever its values are."""
    return any(
        [
            mode.aim is not None and mode.aim.whose != "yours" and mode.clauses[mode.aim.at].word in TAKING
            for mode in printed.flashes
        ]
    )


def opening(s: State, seat: int, target: int) -> float:
    """What it is worth to a seat that this Creature stands where it does no longer, besides what it is worth itself."""
    printed = s.what[target]
    if not printed.is_creature or is_sided(s, target):
        return 0.0
    other = holder(s, target)
    here = guards(s, s.where[target])
    if other == seat:
        return -ALONE if here == [target] else 0.0
    if is_chosen(s, target) and is_before_attack(s):
        if s.active == seat:
            return life_of(s, other) if here == [target] and attackers(s, seat) else 0.0
        mine = guards(s, s.layout.of[ERAS[s.seats[s.active].zone - 1]][seat])
        return life_of(s, seat) if not mine and attackers(s, other) == [target] else 0.0
    return LATER if here == [target] else 0.0


def life_of(s: State, seat: int) -> float:
    """What a Hit on that seat is worth: the last ones are worth more."""
    lives = len(s.zones[s.layout.of["time"][seat]])
    return LIFE * (4.0 if lives < 2 else 1.5 if lives < 3 else 1.0)


def guards(s: State, zone: int) -> list[int]:
    """The Creatures that stand in a zone."""
    return [card for card in s.zones[zone] if s.what[card].is_creature and not is_sided(s, card)]


def is_before_attack(s: State) -> bool:
    """Whether the attack of this turn is still to come."""
    for frame in s.agenda:
        if frame.what == "turn":
            return not has_begun(s, frame, "rouse_idle")
    return False
