"""What a sensible player of Doctor Who is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, more for what is often good. It
looks at what everybody sees and at the own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.agenda import Action
from ...kernel.state import Frame, State
from .actions import attackers, defenders
from .combat import outcome
from .domain import ERAS, is_fighting, is_fresh, seat_of, value
from .fight import combat_frame, combatants
from .places import is_bonus_choice
from .verbs import strength
from .words import value_of


def instinct(s: State, options: Sequence[Action]) -> list[float]:
    """A weight for each option of the waiting choice, none below 0."""
    frame = s.agenda[-1]
    way = WAYS.get(frame.what)
    return [1.0] * len(options) if way is None else way(s, frame, options)


# The Time Zone, plays


def _zone(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [
        _zone_worth(s, frame.seat, action.amount)
        if action.verb == "choose"
        else 0.3 * _act_worth(s, frame.seat, action)
        for action in options
    ]


def _zone_worth(s: State, seat: int, zone: int) -> float:
    """How good a Time Zone looks: who of ours could hit or beat somebody there, and what could be played."""
    of, what, zones = s.layout.of, s.what, s.zones
    era = ERAS[zone - 1]
    mine = [card for card in zones[of[era][seat]] if what[card].is_creature]
    theirs = [card for card in zones[of[era][1 - seat]] if what[card].is_creature and stands(s, card)]
    weight = 0.4 + 0.8 * is_bonus_choice(s, seat, zone)
    ready = [card for card in mine if stands(s, card) and not is_fresh(s, card)]
    if ready and not theirs:
        weight += 3.0
    elif ready:
        best = max([sum(strength(s, card)) for card in ready])
        worst = min([sum(strength(s, card)) for card in theirs])
        weight += 0.8 if best > worst + 1 else 0.0
    hand = zones[of["hand"][seat]]
    weight += 0.25 * min(3, sum([what[card].era == era for card in hand]))
    return weight + 0.4 * (len(mine) < 2)


def stands(s: State, card: int) -> bool:
    situation = s.cards[card]
    return situation is None or not situation.sided


def _act(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    what, seat, weights = s.what, frame.seat, []
    can_play = any([action.verb == "play" for action in options])
    for action in options:
        verb, card, _, amount = action
        if verb == "pass":
            weight = 0.1 if can_play else 0.8
        elif verb == "play":
            printed = what[card]
            weight = 2.0 + 0.5 * (printed.energy + printed.substance + printed.support) + 0.6 * len(printed.by_event)
        elif verb == "pose":
            weight = 1.6 + 0.4 * bool(s.zones[s.layout.of[ERAS[amount]][1 - seat]])
        else:
            weight = 0.5 * _act_worth(s, seat, action)
        weights.append(weight)
    return weights


# Specials, Support, Flash cards


def _act_worth(s: State, seat: int, action: Action) -> float:
    """How much a Special, Support or a Flash card is wanted now."""
    verb, card, target, way = action
    if verb == "support":
        return _support_worth(s, seat, card, target, way)
    printed = s.what[card]
    modes = printed.flashes if verb == "flash" else printed.uses
    mode = modes[max(0, way)]
    language, total = s.rules.book.language, 0.0
    for at, clause in enumerate(mode.clauses):
        is_aimed = mode.aim is not None and at == mode.aim.at
        total += language.worth(s, seat, card, clause, (target,) if is_aimed else ())
    total -= 0.35 if verb == "flash" else 0.08
    return max(0.0, 2.0 * total)


def _support_worth(s: State, seat: int, card: int, target: int, way: int) -> float:
    """Support is for combat: where it turns the outcome, or saves from death."""
    if way > 1 or seat_of(s, target) != seat:
        return 0.0
    frame = combat_frame(s)
    if frame is None or frame.memo.is_over or not is_fighting(s, target):
        return 0.01
    attacker, defender = combatants(s, frame)
    if min(attacker, defender) < 0:
        return 0.0
    other = defender if target == attacker else attacker
    now, then = leads(s, target, other), list(leads(s, target, other))
    then[way] += value(s, card, "support")
    table = s.rulings["table"]
    before, after = outcome(table, *now, 1, 0), outcome(table, *then, 1, 0)
    if before != after:
        return 2.0 + value_of(s, target) if before == 0 else 1.5 + value_of(s, other)
    if before == 1:
        return 0.05
    return 0.5 if now[way] <= 0 < then[way] else 0.15


def leads(s: State, one: int, other: int) -> tuple[int, int]:
    """By how much a Creature leads another one in Energy and Substance."""
    (energy, substance), (their_energy, their_substance) = strength(s, one), strength(s, other)
    return energy - their_energy, substance - their_substance


def _quiet(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [1.0 if action.verb == "pass" else 0.25 * _act_worth(s, frame.seat, action) for action in options]


def _respond(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [1.0 if action.verb == "pass" else 0.5 * _act_worth(s, frame.seat, action) for action in options]


def _fight(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [0.5 if action.verb == "pass" else _act_worth(s, frame.seat, action) for action in options]


# Attack and defence


def _attack(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat, weights = frame.seat, []
    guards = defenders(s, 1 - seat, False)
    reserve = _reserve(s, 1 - seat)
    for verb, card, target, _ in options:
        if verb == "pass":
            weight = 0.5
        elif target < 0:
            weight = 6.0 if not guards else _open_attack(s, seat, card, guards, reserve)
        else:
            weight = _duel(s, seat, card, target, reserve)
        weights.append(weight)
    return weights


def _reserve(s: State, seat: int) -> int:
    """The Support that a seat could still give in the chosen Time Zone."""
    return sum([value(s, card, "support") for card in defenders(s, seat, False)])


def _open_attack(s: State, seat: int, card: int, guards: list[int], reserve: int) -> float:
    return min([_duel(s, seat, card, guard, reserve) for guard in guards]) + 0.1


def _duel(s: State, seat: int, card: int, target: int, reserve: int) -> float:
    """How good it looks to fight that Creature with this one, help on both sides in view."""
    helpers = [value(s, one, "support") for one in attackers(s, seat) if one != card]
    helpers = sorted(helpers, reverse=True)[: value(s, card, "support")]
    energy, substance = leads(s, card, target)
    spare = sum(helpers)
    need = max(0, 1 - energy) + max(0, 1 - substance)
    theirs = min(reserve - value(s, target, "support"), 2 * value(s, target, "support"))
    if need <= 0:
        return 2.0 + value_of(s, target) - 0.2 * max(0, theirs)
    if need <= spare:
        return max(0.2, 1.0 + value_of(s, target) - 0.3 * max(0, theirs))
    if energy < 0 and substance < 0:
        return 0.02
    return 0.12


def _defend(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    weights, lives = [], len(s.cards_in(frame.seat, "time"))
    for verb, card, _, _ in options:
        if verb == "pass":
            weights.append(0.02 if lives < 3 else 0.3)
            continue
        energy, substance = leads(s, card, frame.card)
        result = outcome(s.rulings["table"], energy, substance, 1, 0)
        base = 3.0 if result == 1 else 1.6 if result == -1 else 1.0 / (0.6 + value_of(s, card))
        weights.append(base + 0.1 * (energy + substance + 4) / 4)
    return weights


def _accept(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [1.0 if action.verb == "use" else 0.2 for action in options]


def _again(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [1.0 if action.verb == "use" else 0.0 for action in options]


def _bonus_draw(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    left = len(s.cards_in(frame.seat, "deck"))
    return [(1.0 if left > 3 else 0.2) if action.verb == "use" else 0.1 for action in options]


def _solve(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [0.3 if action.verb == "pass" else 2.0 for action in options]


def _solvers(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    weights = [3.0 / (1 + max(0, action.amount)) if action.verb == "settle" else 0.0 for action in options]
    return weights if any(weights) else [1.0] * len(options)


def _arrival(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [0.1 if action.card < 0 else 1.0 + 0.3 * sum([s.what[action.card].energy]) for action in options]


WAYS: dict[str, Callable[[State, Frame, Sequence[Action]], list[float]]] = {
    "zone": _zone,
    "act": _act,
    "quiet": _quiet,
    "respond": _respond,
    "prepare": _respond,
    "fight": _fight,
    "attack": _attack,
    "defend": _defend,
    "accept": _accept,
    "again": _again,
    "bonus draw": _bonus_draw,
    "episodes": _solve,
    "solvers": _solvers,
    "arrival": _arrival,
}
