"""What a sensible player of Doctor Who is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, more for what is often good. It
looks at what everybody sees and at the own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.agenda import Action
from ...kernel.selectors import select
from ...kernel.state import Frame, State
from ...kernel.windows import standing
from .actions import PASS, attackers, defenders
from .cards import Mode
from .combat import outcome
from .combat_choices import moment
from .deeds import FLASH, SUPPORT, mode_of
from .domain import ERAS, bars, creatures, is_fighting, is_fresh, side, values
from .fight import combat_frame, combatants
from .laws import NO_ATTACK
from .places import is_bonus_choice, plays_left
from .reckoning import HOLD, WIN, can_hold, can_reach, can_win, helps, places
from .words import altered, value_of

LITTLE = 0.06  # what is wanted less is not worth a thought
CARD, SIDING = 0.35, 0.12  # what a Flash card costs, and to Side a card that could do something else in this turn
MOST = 6  # attacks that are worth a thought
LIFE = 2.2  # what a Time card is worth, in cards


def instinct(s: State, options: Sequence[Action]) -> list[float]:
    """A weight for each option of the waiting choice, none below 0."""
    frame = s.agenda[-1]
    way = WAYS.get(frame.what)
    return [1.0] * len(options) if way is None else way(s, frame, options)


def reflex(s: State) -> Action | None:
    """To pass, in a window where instinct does nothing else whatever there is; else None."""
    frame = s.agenda[-1]
    what, seat = frame.what, frame.seat
    if what == "quiet":
        when = moment(s)
        return PASS if when == "dawn" or (seat == s.active and when != "end") else None
    if what == "prepare":
        return PASS if seat == s.active and not frame.memo.rest else None
    if what != "respond":
        return None
    over = standing(s).over
    if over.what == "deed" and over.seat != seat and over.memo.target in side(s, seat):
        return None  # what is aimed at may be used before it is gone
    printed = s.what
    for card in (*s.zones[s.layout.of["hand"][seat]], *side(s, seat)):
        if any([mode.answers for mode in printed[card].flashes or printed[card].uses]):
            return None
    return PASS


# The Time Zone, plays


def _zone(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [
        _zone_worth(s, frame.seat, action.amount)
        if action.verb == "choose"
        else 0.0  # there is time for it when one has been chosen
        for action in options
    ]


def _zone_worth(s: State, seat: int, zone: int) -> float:
    """How good a Time Zone looks: whom we could Hit or beat there, what could be played, who is missing."""
    of, what, zones = s.layout.of, s.what, s.zones
    era = ERAS[zone - 1]
    mine = [card for card in zones[of[era][seat]] if what[card].is_creature]
    theirs = [card for card in zones[of[era][1 - seat]] if what[card].is_creature]
    guards = [card for card in theirs if stands(s, card)]
    is_bonus = is_bonus_choice(s, seat, zone)
    weight = 0.2 + 0.4 * is_bonus
    ready = [card for card in mine if stands(s, card) and not is_fresh(s, card) and not bars(s, NO_ATTACK, seat, card)]
    if ready and not guards:
        weight += 6.0
    elif ready:
        weight += max([_chance(s, card, guard, mine, guards) for card in ready for guard in guards])
    fit = [
        what[card].energy + what[card].substance + what[card].support
        for card in zones[of["hand"][seat]]
        if what[card].is_creature and what[card].era in (era, "timeless")
    ]
    if len(mine) < 6:
        weight += 0.1 * sum(sorted(fit, reverse=True)[: 1 + is_bonus])
        if fit and theirs and not any([stands(s, card) for card in mine]):
            weight += 1.0
    return weight


def _chance(s: State, card: int, guard: int, ours: list[int], guards: list[int]) -> float:
    """What comes of an attack in a Time Zone that is not chosen yet, roughly."""
    energy, substance = leads(s, card, guard)
    cover = sorted([values(s, one)[2] for one in guards if one != guard], reverse=True)
    reach = sum(cover[: values(s, guard)[2]])
    if energy > 0 and substance > 0:
        return (1.0 if reach < min(energy, substance) else 0.3) * 1.5 * value_of(s, guard)
    help_ = [values(s, one)[2] for one in ours if one != card and stands(s, one)]
    help_.sort(reverse=True)
    if can_win(energy, substance, help_, values(s, card)[2]):
        return (0.2 if reach else 0.8) * value_of(s, guard)
    return 0.0


def stands(s: State, card: int) -> bool:
    situation = s.cards[card]
    return situation is None or not situation.sided


def _act(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    what, seat, weights = s.what, frame.seat, []
    can_play = any([action.verb == "play" for action in options])
    for action in options:
        verb, card, _, amount = action
        if verb == "pass":
            weight = 0.05 if can_play else 0.8
        elif verb == "play":
            printed = what[card]
            weight = 2.0 + 0.5 * (printed.energy + printed.substance + printed.support) + 0.6 * len(printed.by_event)
            if not printed.is_creature:
                weight *= 0.6
        elif verb == "pose":
            weight = 1.6 + 0.4 * bool(s.zones[s.layout.of[ERAS[amount]][1 - seat]])
            if can_play and plays_left(s, seat) > 0:
                weight *= 0.1  # what is to be played is played first (9.1)
        else:
            weight = 0.7 * _act_worth(s, seat, action)
        weights.append(weight)
    return weights


# Specials, Support, Flash cards


def _act_worth(s: State, seat: int, action: Action) -> float:
    """How much a Special or a Flash card is wanted now; 0 for Support, which is for combat."""
    verb, card, target, way = action
    if verb == SUPPORT:
        return 0.0
    printed = s.what[card]
    mode = (printed.flashes if verb == FLASH else printed.uses)[max(0, way)]
    cost = CARD if verb == FLASH else SIDING
    if mode.answers:
        wanted = 2.0 * (_answer_worth(s, seat) - cost)
    else:
        wanted = 2.0 * (_mode_worth(s, seat, card, target, mode) - cost)
    return wanted if wanted > LITTLE else 0.0


def _mode_worth(s: State, seat: int, card: int, target: int, mode: Mode) -> float:
    worth = s.rules.book.language.worth
    total = 0.0
    for at, clause in enumerate(mode.clauses):
        is_aimed = mode.aim is not None and at == mode.aim.at
        total += worth(s, seat, card, clause, (target,) if is_aimed else ())
    return total


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
    return _mode_worth(s, over.seat, over.card, deed.target, mode_of(s, over))


def _turned_by(s: State, seat: int, target: int, way: int, helper: int) -> float:
    """What Support that waits is worth to who has announced it: what it turns in the combat."""
    frame = combat_frame(s)
    if frame is None or frame.memo.is_over or not is_fighting(s, target):
        return 0.0
    pair = combatants(s, frame)
    other = pair[1] if target == pair[0] else pair[0]
    if min(pair) < 0 or other == target:
        return 0.0
    then = list(leads(s, target, other))
    before = _result(s, *then)
    then[way] += values(s, helper)[2]
    after = _result(s, *then)
    if before == after:
        return 0.0
    return value_of(s, target) if before == 0 else value_of(s, other)


def leads(s: State, one: int, other: int) -> tuple[int, int]:
    """By how much a Creature leads another one in Energy and Substance."""
    (energy, substance, _), (their_energy, their_substance, _) = values(s, one), values(s, other)
    return energy - their_energy, substance - their_substance


def _result(s: State, energy: int, substance: int) -> int:
    """1 if it wins by these leads, 0 if it loses, -1 for a draw."""
    return outcome(s.rulings["table"], energy, substance, 1, 0)


def _quiet(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Nothing is lost by waiting before a Time Zone is chosen, nor in one's own turn, which has other moments; what has
    fought may stand up again at its end."""
    seat, when = frame.seat, moment(s)
    weights = []
    for action in options:
        if action.verb == "pass":
            weight = 1.0
        elif when == "dawn" or (seat == s.active and not (when == "end" and _stands_up(s, action))):
            weight = 0.0
        else:
            weight = 0.6 * _act_worth(s, seat, action)
        weights.append(weight)
    return weights


def _stands_up(s: State, action: Action) -> bool:
    if action.verb == SUPPORT:
        return False
    printed = s.what[action.card]
    modes = printed.flashes if action.verb == FLASH else printed.uses
    return any([clause.word == "stand" for clause in modes[max(0, action.amount)].clauses])


def _prepare(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Whoever attacks has done what there was to do, unless the other one has answered since."""
    if frame.seat == s.active and not frame.memo.rest:
        return [float(action.verb == "pass") for action in options]
    return [1.0 if action.verb == "pass" else 0.6 * _act_worth(s, frame.seat, action) for action in options]


def _respond(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """What answers something; and what is the aim of something is used before it is gone. The rest can wait."""
    seat, what = frame.seat, s.what
    over = standing(s).over
    aim = over.memo.target if over.what == "deed" and over.seat != seat else -1
    weights = []
    for action in options:
        verb, card, _, way = action
        if verb == "pass":
            weight = 0.8
        elif verb == SUPPORT:
            weight = 0.0
        else:
            mode = (what[card].flashes if verb == FLASH else what[card].uses)[max(0, way)]
            weight = _act_worth(s, seat, action) if mode.answers or card == aim else 0.0
        weights.append(weight)
    return weights


# Combat: to win it, or at least to hold it; a draw is enough for who defends


def _fight(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat = frame.seat
    fight = combat_frame(s)
    pair = combatants(s, fight) if fight is not None and not fight.memo.is_over else (-1, -1)
    if min(pair) < 0:
        return [1.0 if action.verb == "pass" else _act_worth(s, seat, action) for action in options]
    mine, other = pair if fight.seat == seat else (pair[1], pair[0])
    energy, substance = leads(s, mine, other)
    now = _result(s, energy, substance)
    help_, room = helps(s, seat, mine), places(s, mine)
    goal, stake = _goal(s, seat, mine, other, energy, substance, help_, room)
    stakes = value_of(s, mine), value_of(s, other)
    weights = []
    for action in options:
        verb, card, target, way = action
        if verb == "pass":
            weight = 0.5
        elif verb == SUPPORT:
            weight = 0.0
            if target == mine and goal and way < 2:
                weight = _step_worth(s, goal, stake, (energy, substance), card, way, help_, room)
        else:
            weight = _deed_worth(s, seat, action, (mine, other), stakes, (energy, substance), now, bool(goal))
        weights.append(weight)
    return weights


def _goal(
    s: State, seat: int, mine: int, other: int, energy: int, substance: int, help_: list[int], room: int
) -> tuple[str, float]:
    """What Support is given for: to win or to hold the combat, and how much that is worth; "" for nothing."""
    now = _result(s, energy, substance)
    if now == 1:
        return "", 0.0
    if can_win(energy, substance, help_, room):
        # In one's own turn helpers are missed in the other's: not for what the other one could undo.
        cover, their_room = helps(s, 1 - seat, other), places(s, other)
        is_vain = s.active == seat and now == -1 and sum(cover[:their_room]) > 0
        if not is_vain or sum(help_[:room]) - _missing(energy, substance) >= sum(cover[:their_room]):
            return WIN, 1.5 + 1.5 * value_of(s, other)
    if now == 0 and can_hold(energy, substance, help_, room):
        return HOLD, 1.5 + 1.5 * value_of(s, mine)
    return "", 0.0


def _missing(energy: int, substance: int) -> int:
    """How much more is needed to win."""
    return max(0, 1 - energy) + max(0, 1 - substance)


def _step_worth(
    s: State,
    goal: str,
    stake: float,
    lead: tuple[int, int],
    card: int,
    way: int,
    help_: list[int],
    room: int,
) -> float:
    """How good a step this Support is towards the goal: it leaves it within reach, and wastes little."""
    given = values(s, card)[2]
    then = list(lead)
    then[way] += given
    rest = help_[:]
    if given in rest:
        rest.remove(given)
    if not can_reach(goal, *then, rest, room - 1):
        return 0.0
    missing = max(0, 1 - lead[way]) if goal == WIN else -max(lead)
    if missing <= 0 or (goal == HOLD and then[way] < max(lead)):
        return 0.0
    waste = max(0, given - missing) + 0.5 * bool(s.what[card].uses)
    return stake * min(1.0, given / missing) / (1 + 0.3 * waste)


def _deed_worth(
    s: State,
    seat: int,
    action: Action,
    pair: tuple[int, int],
    stakes: tuple[float, float],
    lead: tuple[int, int],
    now: int,
    is_helped: bool,
) -> float:
    """How much a Special or a Flash card is wanted in combat: what it turns there, or what else it does."""
    (mine, other), (loss, prize) = pair, stakes
    verb, card, target, way = action
    printed = s.what[card]
    mode = (printed.flashes if verb == FLASH else printed.uses)[max(0, way)]
    if mode.answers:
        return 0.0
    cost, total = CARD if verb == FLASH else SIDING, 0.0
    then, worth = list(lead), s.rules.book.language.worth
    for at, clause in enumerate(mode.clauses):
        is_aimed = mode.aim is not None and at == mode.aim.at
        if clause.word in ("lose", "gain"):
            hits = (target,) if is_aimed else select(s, seat, card, clause.select)
            sign = 1 if clause.word == "gain" else -1
            for stat in altered(clause):
                if stat != "support":
                    then[stat == "substance"] += sign * clause.amount * ((mine in hits) - (other in hits))
            if is_aimed and target not in (mine, other):
                total += worth(s, seat, card, clause, (target,))
        elif clause.word == "reverse" and target in (mine, other):
            ours, theirs = values(s, mine)[:2], values(s, other)[:2]
            ours, theirs = (ours[::-1], theirs) if target == mine else (ours, theirs[::-1])
            then = [ours[0] - theirs[0], ours[1] - theirs[1]]
        elif clause.word == "part":
            total += loss if now == 0 and not is_helped else -prize if now == 1 else 0.0
        else:
            total += worth(s, seat, card, clause, (target,) if is_aimed else ())
    after = _result(s, *then)
    if after != now:
        gain = (after == 1) * prize - (after == 0) * loss
        gain -= (now == 1) * prize - (now == 0) * loss
        total += gain * (0.6 if is_helped and gain > 0 else 1.0)  # what Support does need cost no card
    elif not is_helped and now != 1 and tuple(then) != lead:
        help_, room = helps(s, seat, mine, card), places(s, mine)
        if can_win(*then, help_, room):
            total += 0.6 * prize
        elif now == 0 and can_hold(*then, help_, room):
            total += 0.6 * loss
    wanted = 2.0 * (total - cost)
    return wanted if wanted > LITTLE else 0.0


# Attack and defence


def _attack(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Only the likeliest attacks are worth a thought."""
    seat = frame.seat
    guards = defenders(s, 1 - seat, False)
    help_, cover = helps(s, seat), helps(s, 1 - seat)
    is_last = len(creatures(s, 1 - seat)) == 1
    known = {card: (*values(s, card), value_of(s, card)) for card in side(s, 1 - seat) if s.what[card].is_creature}
    weights, duels = [], {}
    for verb, card, target, _ in options:
        if verb == "pass":
            weights.append(0.3)
            continue
        if card not in duels:
            mine = values(s, card)
            ours, room = _without(help_, mine[2]), places(s, card)
            duels[card] = {
                foe: _duel(mine, ours, room, theirs, _without(cover, theirs[2]), places(s, foe), is_last)
                for foe, theirs in known.items()
            }
        if target >= 0:
            weight = duels[card][target]
        elif not guards:
            weight = 8.0 - 0.2 * value_of(s, card)
        else:
            weight = 1.05 * min([duels[card][guard] for guard in guards])
        if guards and len(duels) < 2 and weight < 1.5 and len(attackers(s, seat)) < 2:
            weight *= 0.5  # nobody would be left standing there
        weights.append(weight)
    if len(weights) > MOST:
        least = sorted(weights, reverse=True)[MOST]
        weights = [weight if weight > least or place == 0 else 0.0 for place, weight in enumerate(weights)]
    return weights


def _without(help_: list[int], support: int) -> list[int]:
    rest = help_[:]
    if support in rest:
        rest.remove(support)
    return rest


def _duel(
    mine: tuple[int, int, int],
    ours: list[int],
    room: int,
    theirs: tuple[int, int, int, float],
    cover: list[int],
    their_room: int,
    is_last: bool,
) -> float:
    """How good it looks to fight a Creature of these values with one of those, Support on both sides in view.

    `is_last`: it is the only one of its side there, and without it nobody keeps the next Hit off.
    """
    energy, substance, worth = mine[0] - theirs[0], mine[1] - theirs[1], theirs[3]
    reach = sum(cover[:their_room])
    if energy > 0 and substance > 0:
        is_sure = reach < min(energy, substance)
        return 1.5 + 2.0 * worth + 1.5 * is_last if is_sure else 0.8 + 0.5 * worth
    if can_win(energy, substance, ours, room):
        slack = sum(ours[:room]) - _missing(energy, substance)
        return 0.8 + 1.5 * worth if reach <= slack else 0.35 + 0.2 * worth
    if can_win(-energy, -substance, cover, their_room):
        return 0.0 if energy < 0 and substance < 0 else 0.05
    return 0.15 + 0.1 * min(reach, 1)


def _defend(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat, attacker = frame.seat, frame.card
    lives = len(s.cards_in(seat, "time"))
    hit = -LIFE * (4.0 if lives < 2 else 1.5 if lives < 3 else 1.0)
    help_, theirs = helps(s, seat), _without(helps(s, 1 - seat), values(s, attacker)[2])
    their_room = places(s, attacker)
    results = []
    for verb, card, _, _ in options:
        if verb == "pass":
            results.append(hit)
            continue
        energy, substance = leads(s, card, attacker)
        ours, room, worth = _without(help_, values(s, card)[2]), places(s, card), value_of(s, card)
        if can_win(energy, substance, ours, room):
            result = value_of(s, attacker) * (1.0 if energy > 0 and substance > 0 else 0.6)
        elif not can_win(-energy, -substance, theirs, their_room):
            result = 0.3
        elif can_hold(energy, substance, ours, room):
            result = -0.1 if max(energy, substance) + sum(ours[:room]) >= sum(theirs[:their_room]) else -0.5 * worth
        else:
            result = -worth
        results.append(result - 0.08 * worth)
    best = max(results)
    return [max(0.02, 1.0 - 0.6 * (best - result)) ** 2 for result in results]


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
    "prepare": _prepare,
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
