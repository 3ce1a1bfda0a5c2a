"""What a sensible player is drawn to in combat: to win it, or at least to hold it; a draw is enough for who defends."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.agenda import Action
from ...kernel.selectors import select
from ...kernel.state import Frame, State
from .actions import attackers, defenders
from .deeds import FLASH, SUPPORT
from .domain import side, values
from .fight import combat_frame, combatants
from .openings import life_of
from .pulls import CARD, ENOUGH, IN_HAND, LITTLE, LONELY, REST, SIDING
from .reckoning import HOLD, WIN, can_hold, can_reach, can_win, helps, missing, places
from .wishes import act_worth, leads, result_of
from .words import altered, value_of, worth_of

MOST = 6  # attacks that are worth a thought


def fight(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat = frame.seat
    fight = combat_frame(s)
    pair = combatants(s, fight) if fight is not None and not fight.memo.is_over else (-1, -1)
    if min(pair) < 0:
        return [1.0 if action.verb == "pass" else act_worth(s, seat, action) for action in options]
    mine, other = pair if fight.seat == seat else (pair[1], pair[0])
    energy, substance = leads(s, mine, other)
    now = result_of(s, energy, substance)
    help_, room = helps(s, seat, mine), places(s, mine)
    goal, stake = _goal(s, seat, mine, other, energy, substance, help_, room)
    stakes = value_of(s, mine), value_of(s, other)
    weights = []
    for action in options:
        verb, card, target, way = action
        if verb == "pass":
            weight = REST
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
    now = result_of(s, energy, substance)
    if now == 1:
        return "", 0.0
    if can_win(energy, substance, help_, room):
        # In one's own turn helpers are missed in the other's: not for what the other one could undo.
        cover, their_room = helps(s, 1 - seat, other), places(s, other)
        is_vain = s.active == seat and now == -1 and sum(cover[:their_room]) > 0
        if not is_vain or sum(help_[:room]) - missing(energy, substance) >= sum(cover[:their_room]):
            return WIN, 1.5 + 1.5 * value_of(s, other)
    if now == 0 and can_hold(energy, substance, help_, room):
        return HOLD, 1.5 + 1.5 * value_of(s, mine)
    return "", 0.0


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
    for at, clause in enumerate(mode.happening(s)):
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
        elif clause.get("to") == "hand" and is_aimed and target == mine and now == 0 and not is_helped:
            total += IN_HAND * loss
        elif clause.word == "part":
            total += loss if now == 0 and not is_helped else -prize if now == 1 else 0.0
        else:
            total += worth(s, seat, card, clause, (target,) if is_aimed else ())
    after = result_of(s, *then)
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


def attack(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Only the likeliest attacks are worth a thought."""
    seat = frame.seat
    guards = defenders(s, 1 - seat, False)
    help_, cover = helps(s, seat), helps(s, 1 - seat)
    weights, duels, foes, what = [], {}, {}, s.what
    for foe in side(s, 1 - seat):
        printed = what[foe]
        if printed.is_creature:
            theirs = values(s, foe)
            support, situation = theirs[2], s.cards[foe]
            room = support if situation is None else max(0, support - situation.helped)
            foes[foe] = (*theirs, worth_of(printed, theirs)), _without(cover, support), room
    is_last = len(foes) == 1
    for verb, card, target, _ in options:
        if verb == "pass":
            weights.append(ENOUGH)
            continue
        if card not in duels:
            mine = values(s, card)
            ours, room = _without(help_, mine[2]), places(s, card)
            duels[card] = {
                foe: _duel(mine, ours, room, theirs, support, their_room, is_last)
                for foe, (theirs, support, their_room) in foes.items()
            }
        if target >= 0:
            weight = duels[card][target]
        elif not guards:
            weight = 8.0 - 0.2 * value_of(s, card)
        else:
            weight = 1.05 * min([duels[card][guard] for guard in guards])
        if guards and len(duels) < 2 and weight < 1.5 and len(attackers(s, seat)) < 2:
            weight *= LONELY
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
        slack = sum(ours[:room]) - missing(energy, substance)
        return 0.8 + 1.5 * worth if reach <= slack else 0.35 + 0.2 * worth
    if can_win(-energy, -substance, cover, their_room):
        return 0.0 if energy < 0 and substance < 0 else 0.05
    return 0.15 + 0.1 * min(reach, 1)


def defend(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat, attacker = frame.seat, frame.card
    hit = -life_of(s, seat)
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
