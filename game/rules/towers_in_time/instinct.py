"""What a sensible player of Towers in Time is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, more for what is often good. It
looks at what everybody sees and at the own hand. Of payments it sees the proposals and none put together by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from ...kernel.agenda import Action
from ...kernel.state import Frame, State
from .cards import Card
from .domain import ELEMENTS, ON_GROUND, is_able, is_dead, seat_of
from .fight import combat_frame
from .forecast import LAST, answers, bareness, prospect
from .glyphs import shot_of
from .numbers import attack, defense
from .outlook import Outlook, outlooks, wanted
from .setup import PUT_DOWN, planned
from .temper import BITS_OF
from .words import value_of

HELD = 6  # cards in hand at the end of a turn, 4.9
PULLS = {
    "pass": 0.25,  # what is weaker than this is rather left alone
    "bring": 2.2,  # bringing any card into play,
    "numbers": 0.25,  # ... by its attack and defense,
    "level": 1.0,  # ... by its status,
    "gives": 0.3,  # ... and by its temper
    "first sources": 3.0,  # building, as long as there are less than three sources,
    "more sources": 1.0,  # ... less than five,
    "spare sources": 0.4,  # ... and beyond
    "bold": 0.8,  # points that make a way of attacking or defending e times as likely
    "bare": 1.0,  # how much of the harm counts that could be done to who lacks a defender, for he has struck
    "shot": 2.0,  # a shot that kills, by what it kills
    "hold": 0.5,  # paralyzing, by whom
    "deed": 3.5,  # a spell or an ability, by what it does,
    "deed in combat": 1.5,  # ... and in a combat
    "hand over": 0.5,  # what is weaker than this is left alone in a combat
}  # matched against each other in games of instinct alone


def instinct(s: State, options: Sequence[Action]) -> list[float]:
    """A weight for each option of the waiting choice, none below 0."""
    frame = s.agenda[-1]
    way = WAYS.get(frame.what)
    return [1.0] * len(options) if way is None else way(s, frame, options)


def choose_placing(s: State, seat: int, options: Sequence[Action]) -> Action:
    """What a sensible player puts down next."""
    weights = _place(s, Frame("place", seat), options)
    return max(zip(weights, options, strict=True))[1]


# Setting up


def _place(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Two sources that suit what is held, then towers from the bottom to the top."""
    what, weights = s.what, []
    hand, down = s.cards_in(frame.seat, "hand"), planned(s, frame.seat)
    left = [what[card] for card in hand if card not in down and what[card].level]
    grounds = [card for card in down if s.cards[card].plan == ON_GROUND]
    room = PUT_DOWN - len(down)
    for verb, card, target, _ in options:
        if verb == "done":
            weight = 0.001
        elif verb == "redraw":
            weight = 100.0
        elif verb == "limbo":
            weight = 0.05 + what[card].level * 0.01 if len(grounds) > 1 else 0.0
        elif verb == "build":
            if len(grounds) < 2:
                weight = (10.0 + _suits(what[card], left, [what[one] for one in grounds])) ** 2
            else:
                weight = 1.0 if len(grounds) == 2 and room > 1 else 0.3
        else:
            printed = what[card]
            there = [what[other] for other in down if s.cards[other].plan == target]
            weight = 2.0 + printed.level * 2.0 + 0.5 * (printed.attack + printed.defense) + 0.3 * len(printed.glyphs)
            if what[target].kind == "source":
                weight += _stands_well(printed, what[target], there, left)
            elif len(grounds) < 2:
                weight = 0.1
            weight = weight * weight / 10
        weights.append(weight)
    return weights


def _suits(source: Card, left: Sequence[Card], others: Sequence[Card]) -> float:
    """How well a source suits the fighters that are still held: a ladder of them, and the temper that it gives."""
    fit = [one for one in left if not one.bit & ELEMENTS or one.bit & source.elements]
    best = 0.0
    for bit in BITS_OF[source.elements]:
        own = [one for one in fit if not one.bit & ELEMENTS or one.bit == bit]
        ladder = len({one.level for one in own if one.is_creature})
        best = max(best, 2.0 * ladder + sum([one.bit == bit for one in own]))
    return best + 1.5 * source.temper - sum([one is source for one in others])


def _stands_well(printed: Card, source: Card, there: Sequence[Card], left: Sequence[Card]) -> float:
    """What speaks for putting a card into this tower and no other: the next rung, a full tower, its element."""
    bonus = 1.0 if printed.bit & source.elements else 0.0
    if len(there) == 2:
        bonus += 2.0
    higher = [one for one in left if one.level == printed.level + 1 and one is not printed]
    if printed.is_creature and not any([one.level == printed.level for one in there]):
        bonus += 2.0 if any([not one.bit & ELEMENTS or one.bit & source.elements for one in higher]) else 0.0
    elif printed.level == 1 and len(there) == 1 and any([one.level == 2 for one in left]):
        bonus -= 2.0  # a Median would find no place above two Minors and itself a Major
    if printed.kind == "totem":
        bonus -= 2.0
    return bonus


# The turn


def _act(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat, what = frame.seat, s.what
    language = s.rules.book.language
    hand = len(s.cards_in(seat, "hand"))
    sources = len(s.cards_in(seat, "sources"))
    seen: list[Outlook] = []
    pull = PULLS
    bring, numbers, level, gives = pull["bring"], pull["numbers"], pull["level"], pull["gives"]
    weights = []
    for verb, card, target, _ in options:
        if verb == "pass":
            weight = pull["pass"]
        elif verb == "transport":
            printed = what[card]
            weight = bring + numbers * (printed.attack + printed.defense) + level * printed.level
            weight += gives * printed.temper
        elif verb == "build":
            weight = pull["first sources" if sources < 3 else "more sources" if sources < 5 else "spare sources"]
        elif verb == "attack":
            seen = seen or [x for x in outlooks(s) if x is not None]
            weight = _attack(seat, card, seen)
        elif verb in ("shoot", "paralyze"):
            weight = _aimed(s, verb, card, target)
        elif verb == "regenerate":
            weight = 6.0 if is_dead(s, card) else 0.1
        elif verb in ("cast", "use"):
            weight = pull["deed"] * _worth(s, seat, card, target, language)
        elif verb == "move":
            weight = _move(s, card, target)
        elif verb == "limbo":
            weight = 0.3 if hand > HELD else 0.0  # what is brought into play comes through limbo by itself
        elif verb == "discard":
            weight = 0.02 if hand > HELD else 0.0
        elif verb == "pull":
            weight = 0.0 if len(s.cards_in(seat, "shields")) < 3 or what[card].level < 2 else 0.01
        else:  # drop, land
            weight = 0.0
        weights.append(weight)
    return weights


def _attack(seat: int, card: int, seen: Sequence[Outlook]) -> float:
    """How good an attack looks if it is answered as well as it can be, and then as strongly as it can be."""
    own = next(x for x in seen if x.seat == seat)
    mine = [one for one in own.pieces if one.card == card]
    if not mine:
        return 0.0
    foes = [x for x in seen if x.seat != seat]
    value = max([prospect(mine, x.pieces, x.points, x.shields) for x in foes])
    if value < LAST / 2:
        value -= PULLS["bare"] * max([bareness(mine, x.pieces, own) for x in foes])
    return min(50.0, 0.1 + exp(min(4.0, value / PULLS["bold"])))


def _aimed(s: State, verb: str, card: int, target: int) -> float:
    """How good a shot looks, or holding somebody still: what a shot does not kill heals."""
    value = value_of(s, target)
    if seat_of(s, target) == s.agenda[-1].seat:
        return 0.0
    if verb == "paralyze":
        return 0.3 + PULLS["hold"] * value * is_able(s, target)
    situation = s.cards[target]
    left = max(1, defense(s, target)) - (situation.damage if situation is not None else 0)
    return 1.0 + PULLS["shot"] * value if shot_of(s, card) >= left else 0.25


def _move(s: State, card: int, target: int) -> float:
    """Moving uses a card up: it is for those without a tower, for gear, and for filling one."""
    printed = s.what[card]
    if not printed.level or s.what[target].kind != "source":
        return 0.05
    if s.on[card] < 0 or not (printed.bit & s.what[s.on[card]].elements or not printed.bit & ELEMENTS):
        return 0.5
    return 0.03 if len(s.load.get(target, ())) == 2 and printed.bit & s.what[target].elements else 0.0


def _worth(s: State, seat: int, card: int, target: int, language) -> float:
    """How much a spell or an ability is wanted at that target."""
    printed = s.what[card]
    abilities = printed.uses if s.is_in_field(card) or printed.kind == "item" else printed.casts
    if not abilities:
        return 0.4
    total = 0.0
    for clause in abilities[0].clauses:
        selector = clause.select
        is_aimed = target >= 0 and selector is not None and not selector.is_all and not selector.is_named
        total += language.worth(s, seat, card, clause, (target,) if is_aimed else ())
    return max(0.0, total)


# Combat


def _defend(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """The best ways to answer, with what has been named already, and one or two more."""
    memo, seat = combat_frame(s).memo, frame.seat
    sides = {seat, *[seat_of(s, card) for card in memo.attackers]}
    seen = {one.card: one for x in outlooks(s, sides) if x is not None for one in x.pieces}
    leaf, shields = s.seats[seat], len(s.cards_in(seat, "shields"))
    attackers = [seen[card] for card in memo.attackers if card in seen]
    chosen = tuple([seen[card] for card, _ in frame.memo.cards if card in seen])
    could = [seen[action.card] for action in options if action.card in seen and action.amount in (-1, seat)]
    best: dict[int, float] = {}
    for value, way in answers(attackers, could, leaf.points, shields, chosen):
        for card in [one.card for one in way] or [-1]:
            best[card] = max(value, best.get(card, value))
    top = max(best.values())
    return [
        exp(max(-30.0, (best[card] - top) / PULLS["bold"])) if card in best and amount in (-1, seat) else 0.0
        for _, card, _, amount in options
    ]


def _fight(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    language, weights = s.rules.book.language, []
    for verb, card, target, _ in options:
        if verb == "pass":
            weight = PULLS["hand over"]
        elif verb == "regenerate":
            weight = 8.0 if is_dead(s, card) else 0.02
        elif verb in ("shoot", "paralyze"):
            weight = _aimed(s, verb, card, target)
        elif verb == "cancel":
            weight = 2.0
        elif verb == "drop":
            weight = 0.0
        else:
            weight = 2.0 * PULLS["deed in combat"] * _worth(s, frame.seat, card, target, language)
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
    """What is least wanted goes: sources beyond what is needed, then small cards; answers stay."""
    what, sources = s.what, len(s.cards_in(frame.seat, "sources"))
    return [exp(-2.0 * wanted(what[action.card], sources)) for action in options]


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
