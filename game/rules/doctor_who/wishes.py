"""How much a Special, Support or a Flash card is wanted now, without thinking ahead, counted in cards."""

from __future__ import annotations

from ...kernel.agenda import Action
from ...kernel.selectors import holder
from ...kernel.state import State
from ...kernel.windows import standing
from .cards import Mode
from .combat import outcome
from .deeds import FLASH, SUPPORT, mode_of
from .domain import VALUES, is_fighting, is_sided, values
from .fight import combat_frame, combatants
from .openings import opening, takes_away
from .pulls import CARD, LIFE, LITTLE, SIDING, STANDS_ANEW
from .words import altered, value_of


def act_worth(s: State, seat: int, action: Action) -> float:
    """How much a Special or a Flash card is wanted now; 0 for Support, which is for combat."""
    verb, card, target, way = action
    if verb == SUPPORT:
        return 0.0
    printed = s.what[card]
    mode = (printed.flashes if verb == FLASH else printed.uses)[max(0, way)]
    cost = CARD if verb == FLASH else SIDING
    if mode.answers:
        wanted = 2.0 * (_answer_worth(s, seat) - cost)
    elif _changes_little(s, target, mode):
        return 0.0
    else:
        wanted = 2.0 * (mode_worth(s, seat, card, target, mode) - cost)
    return wanted if wanted > LITTLE else 0.0


def _changes_little(s: State, target: int, mode: Mode) -> bool:
    """Whether it only changes values of one card that survives: that is for combat, where `fight` reckons with it."""
    if mode.aim is None or len(mode.clauses) != 1:
        return False
    clause = mode.clauses[0]
    if clause.word == "gain":
        return True
    if clause.word != "lose" or not s.what[target].is_creature:
        return False
    left = list(values(s, target))
    for stat in altered(clause):
        left[VALUES.index(stat)] -= clause.amount
    return left[0] > 0 or left[1] > 0


def mode_worth(s: State, seat: int, card: int, target: int, mode: Mode) -> float:
    worth = s.rules.book.language.worth
    total = 0.0
    for at, clause in enumerate(mode.happening(s)):
        is_aimed = mode.aim is not None and at == mode.aim.at
        if is_aimed and _comes_back(s, seat, target, mode):
            total += STANDS_ANEW * is_sided(s, target) * value_of(s, target)
        else:
            total += worth(s, seat, card, clause, (target,) if is_aimed else ())
    return total + opening(s, seat, target) if target >= 0 and takes_away(s, mode, target) else total


def _comes_back(s: State, seat: int, target: int, mode: Mode) -> bool:
    """Whether who goes back to the own hand makes room for one that arrives from there at once, itself or another."""
    sent = mode.clauses[mode.aim.at]
    is_home = sent.get("to") == "hand" and holder(s, target) == seat
    return is_home and any([clause.word == "arrive" for clause in mode.clauses[mode.aim.at + 1 :]])


def _answer_worth(s: State, seat: int) -> float:
    """How much it is worth to a seat that what waits does not happen."""
    waiting = standing(s)
    if waiting is None:
        return 0.0
    over = waiting.over
    if over.what == "hit":
        return 0.0 if over.seat != seat else LIFE if len(s.cards_in(seat, "time")) > 1 else 3 * LIFE
    if over.what != "deed" or over.seat == seat or over.memo.is_cancelled:
        return 0.0
    deed = over.memo
    if deed.verb == SUPPORT:
        return _turned_by(s, over.seat, deed.target, deed.way, over.card)
    return mode_worth(s, over.seat, over.card, deed.target, mode_of(s, over))


def _turned_by(s: State, seat: int, target: int, way: int, helper: int) -> float:
    """What Support that waits is worth to who has announced it: what it turns in the combat."""
    frame = combat_frame(s)
    if frame is None or frame.memo.is_over or not is_fighting(s, target) or VALUES[way] == "support":
        return 0.0  # more of a Support value (14.17) decides nothing between the two
    pair = combatants(s, frame)
    other = pair[1] if target == pair[0] else pair[0]
    if min(pair) < 0 or other == target:
        return 0.0
    then = list(leads(s, target, other))
    before = result_of(s, *then)
    then[way] += values(s, helper)[2]
    after = result_of(s, *then)
    if before == after:
        return 0.0
    return value_of(s, target) if before == 0 else value_of(s, other)


def leads(s: State, one: int, other: int) -> tuple[int, int]:
    """By how much a Creature leads another one in Energy and Substance."""
    (energy, substance, _), (their_energy, their_substance, _) = values(s, one), values(s, other)
    return energy - their_energy, substance - their_substance


def result_of(s: State, energy: int, substance: int) -> int:
    """1 if it wins by these leads, 0 if it loses, -1 for a draw."""
    return outcome(s.rulings["table"], energy, substance, 1, 0)
