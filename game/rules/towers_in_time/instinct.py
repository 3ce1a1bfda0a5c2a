"""What a sensible player of Towers in Time is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, more for what is often good. It
looks at what everybody sees and at the own hand. Of payments it sees the proposals and none put together by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.agenda import Action
from ...kernel.state import Frame, State
from .domain import NOTHING, ON_GROUND, attack, defense, fighters, is_able, is_dead, is_flying, points
from .fight import combat_frame, living
from .setup import PUT_DOWN, planned
from .words import value_of

A_SHIELD = 4


def instinct(s: State, options: Sequence[Action]) -> list[float]:
    """A weight for each option of the waiting choice, none below 0."""
    frame = s.agenda[-1]
    way = WAYS.get(frame.what)
    return [1.0] * len(options) if way is None else way(s, frame, options)


def choose_placing(s: State, seat: int, options: Sequence[Action]) -> Action:
    """What a sensible player puts down next."""
    weights = _place(s, Frame("place", seat), options)
    return max(zip(weights, options, strict=True))[1]


def _place(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    what, weights = s.what, []
    down = planned(s, frame.seat)
    grounds = sum([s.cards[card].plan == ON_GROUND for card in down])
    for verb, card, target, _ in options:
        if verb == "done":
            weight = 0.02
        elif verb == "redraw":
            weight = 100.0
        elif verb == "build":
            weight = 20.0 if grounds < 2 else 4.0 if grounds < 4 else 0.5
        elif verb == "limbo":
            weight = 0.2 + (0.4 if len(down) >= PUT_DOWN - 2 else 0.0)
        else:
            printed = what[card]
            height = sum([s.cards[other].plan == target for other in down])
            weight = 3.0 + printed.level * 2.5 + height + 0.2 * (printed.attack + printed.defense)
            if printed.kind == "totem" and what[target].kind == "source":
                weight -= 1.5
        weights.append(weight)
    return weights


def _act(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat, what = frame.seat, s.what
    language = s.rules.book.language
    hand = len(s.cards_in(seat, "hand"))
    sources = len(s.cards_in(seat, "sources"))
    weights = []
    blockers = None
    for verb, card, target, _ in options:
        if verb == "pass":
            weight = 0.25
        elif verb == "transport":
            printed = what[card]
            weight = 1.2 + 0.25 * (printed.attack + printed.defense) + printed.level + printed.temper * 0.3
        elif verb == "build":
            weight = 4.0 if sources < 3 else 1.2 if sources < 5 else 0.2
        elif verb == "attack":
            if blockers is None:
                blockers = _blockers(s, seat)
            weight = _attack(s, seat, card, blockers)
        elif verb in ("shoot", "paralyze"):
            weight = 1.5 + value_of(s, target)
        elif verb == "regenerate":
            weight = 6.0 if is_dead(s, card) else 0.4
        elif verb in ("cast", "use"):
            weight = _worth(s, seat, card, target, language)
        elif verb == "move":
            weight = 0.03 if what[card].kind != "item" else 0.06
        elif verb == "limbo":
            weight = 0.4 if hand > 6 else 0.03
        elif verb == "discard":
            weight = 0.02
        elif verb == "pull":
            weight = 0.0 if len(s.cards_in(seat, "shields")) < 3 else 0.001
        else:  # drop, land
            weight = 0.003
        weights.append(weight)
    return weights


def _worth(s: State, seat: int, card: int, target: int, language) -> float:
    """How much a spell or an ability is wanted at that target."""
    printed = s.what[card]
    abilities = printed.uses if s.is_in_field(card) or printed.kind == "item" else printed.casts
    if not abilities:
        return 0.8
    total = 0.0
    for clause in abilities[0].clauses:
        selector = clause.select
        is_aimed = target >= 0 and selector is not None and not selector.is_all and not selector.is_named
        total += language.worth(s, seat, card, clause, (target,) if is_aimed else ())
    return max(0.0, 2.0 * total)


def _blockers(s: State, seat: int) -> list[int]:
    """The cards of the others that could defend."""
    others = [other for other in range(len(s.seats)) if other != seat]
    return [card for other in others for card in fighters(s, other) if is_able(s, card)]


def _attack(s: State, seat: int, card: int, blockers: list[int]) -> float:
    """How good an attack looks: free ways first, then blows that win."""
    flies = is_flying(s, card)
    foes = [one for one in blockers if not flies or is_flying(s, one)]
    gain = points(s, card)
    if not foes:
        return 4.0 + 2.0 * gain
    power, tough = attack(s, card), defense(s, card)
    worst = max([attack(s, one) for one in foes])
    if worst < tough and power:
        return 1.5 + 0.3 * gain
    return 0.15 + 0.05 * power


def _defend(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    memo, seat = combat_frame(s).memo, frame.seat
    foes = living(s, memo.attackers)
    amount = sum([points(s, card) for card in foes])
    power = sum([attack(s, card) for card in foes])
    tough = sum([defense(s, card) for card in foes])
    threatened = s.seats[seat].points + amount >= A_SHIELD or amount >= 2
    chosen = [card for card, _ in frame.memo.cards]
    strength = sum([attack(s, card) for card in chosen])
    weights = []
    for verb, card, _, whose in options:
        if verb == "done":
            weights.append((0.8 if not threatened else 0.3) if not chosen else 1.0)
            continue
        if whose not in (-1, seat):
            weights.append(0.05)
            continue
        mine, bears = attack(s, card), defense(s, card)
        weight = 0.6 if threatened else 0.2
        if bears > power:
            weight += 1.5
        if strength < tough <= strength + mine:
            weight += 1.5
        if chosen and not strength < tough <= strength + mine:
            weight = 0.1
        weights.append(weight / (1.0 if mine + bears < power + tough else 0.8))
    return weights


def _fight(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    language, weights = s.rules.book.language, []
    for verb, card, target, _ in options:
        if verb == "pass":
            weight = 0.5
        elif verb == "regenerate":
            weight = 8.0 if is_dead(s, card) else 0.02
        elif verb in ("shoot", "paralyze"):
            weight = 1.0 + value_of(s, target) + ((s.cards[target] or NOTHING).fights > 0)
        elif verb == "cancel":
            weight = 2.0
        else:
            weight = 1.5 * _worth(s, frame.seat, card, target, language)
        weights.append(weight)
    return weights


def _pay(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """The proposals; by hand only where there is none left to choose."""
    weights = [3.0 / (1 + max(0, action.amount)) if action.verb == "settle" else 0.0 for action in options]
    if not any(weights):
        return [0.2 if action.verb == "drop" else 1.0 for action in options]
    return [0.4 if action.verb == "drop" else weight for action, weight in zip(options, weights, strict=True)]


def _assign(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    weights = [5.0 if action.verb == "settle" else 0.0 for action in options]
    return weights if any(weights) else [1.0] * len(options)


def _join(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [1.0 if action.verb == "done" else 0.4 + 0.2 * attack(s, action.card) for action in options]


def _shed(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    what, sources = s.what, len(s.cards_in(frame.seat, "sources"))
    return [
        (2.0 if sources > 3 else 0.2) if what[card].kind == "source" else 1.0 / (1 + 0.3 * what[card].points)
        for _, card, _, _ in options
    ]


def _lose(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Of shields, what would be worth little when it is pulled falls first; the attacker wants the other way round."""
    what = s.what
    mine = 1.0 if frame.seat == frame.memo else -1.0
    return [max(0.1, 5.0 - mine * (what[action.card].cost + what[action.card].points)) for action in options]


def _regroup(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [1.0 if action.verb == "done" else 0.1 for action in options]


WAYS: dict[str, Callable[[State, Frame, Sequence[Action]], list[float]]] = {
    "place": _place,
    "act": _act,
    "defend": _defend,
    "fight": _fight,
    "react": _fight,
    "pay": _pay,
    "upkeep": _pay,
    "spread": _assign,
    "join": _join,
    "limit": _shed,
    "overflow": _shed,
    "shield falls": _lose,
    "regroup": _regroup,
}
