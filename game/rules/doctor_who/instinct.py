"""What a sensible player of Doctor Who is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, or could be done later as well; more
for what is often good. It looks at what everybody sees and at the own hand. What is wanted of cards stands in
`wishes.py`, combat in `instinct_in_combat.py`, how much each thing weighs in `pulls.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.agenda import Action
from ...kernel.modifiers import FORBID
from ...kernel.selectors import holder
from ...kernel.state import Frame, State
from ...kernel.windows import standing
from .actions import PASS
from .deeds import FLASH, SUPPORT
from .domain import ERAS, TIMELESS, bars, is_held, moment, side, values
from .instinct_in_combat import attack, defend, fight
from .laws import NO_ATTACK
from .openings import could_open, guards, life_of
from .places import is_bonus_choice, plays_left
from .pulls import (
    ACT,
    ANY_ZONE,
    BONUS,
    COULD_OPEN,
    ELSE,
    FIT,
    HOLE,
    LEAVE,
    POSE,
    POSE_AT_SOMEBODY,
    POSE_FIRST,
    RACE,
    STOP,
    STOP_EARLY,
    SURE_HIT,
)
from .reckoning import can_win
from .wishes import act_worth
from .words import worth_of


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
    over = s.agenda[-2]
    if over.what == "deed" and over.seat != seat and over.memo.target in side(s, seat):
        return None  # what is aimed at may be used before it is gone
    printed = s.what
    for card in s.zones[s.layout.of["hand"][seat]]:
        if printed[card].can_answer:
            return None
    for card in side(s, seat):
        if printed[card].can_answer:
            return None
    return PASS


# The Time Zone, plays


def _zone(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [
        zone_worth(s, frame.seat, action.amount)
        if action.verb == "choose"
        else 0.0  # there is time for it when one has been chosen
        for action in options
    ]


def zone_worth(s: State, seat: int, zone: int) -> float:
    """How good a Time Zone looks: whom we could Hit or beat there, what could be played, who is missing."""
    of, what, zones = s.layout.of, s.what, s.zones
    era = ERAS[zone - 1]
    mine = [card for card in zones[of[era][seat]] if what[card].is_creature]
    theirs = [card for card in zones[of[era][1 - seat]] if what[card].is_creature]
    keepers = [card for card in theirs if stands(s, card)]
    is_bonus = is_bonus_choice(s, seat, zone)
    weight = ANY_ZONE + BONUS * is_bonus
    situations, is_barred = s.cards, is_held(s, FORBID, NO_ATTACK)
    ready = [
        card
        for card in mine
        if ((one := situations[card]) is None or not (one.sided or one.fresh))
        and not (is_barred and bars(s, NO_ATTACK, seat, card))
    ]
    if ready and not keepers:
        weight += SURE_HIT * life_of(s, 1 - seat)
    elif ready:
        if len(keepers) == 1 and any([could_open(what[card]) for card in zones[of["hand"][seat]]]):
            weight += COULD_OPEN
        numbers = {card: values(s, card) for card in mine}
        best = sorted(ready, key=lambda card: -sum(numbers[card][:2]))[:2]
        weight += _best_chance(s, best, numbers, keepers)
    if len(mine) < 6:
        fit = [
            sum(printed.values)
            for card in zones[of["hand"][seat]]
            if (printed := what[card]).is_creature and (printed.era == era or printed.era == TIMELESS)
        ]
        weight += FIT * sum(sorted(fit, reverse=True)[: 1 + is_bonus])
        if fit and theirs and not any([stands(s, card) for card in mine]):
            weight += HOLE
            if len(zones[of["time"][seat]]) < len(zones[of["time"][1 - seat]]):
                weight += RACE * life_of(s, seat)  # Hit for Hit would lose
    return weight


def _whither(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """One's own go where nobody stands against the others; the other's go where somebody stands already."""
    of, seat, owner = s.layout.of, frame.seat, holder(s, frame.card)
    weights = []
    for action in options:
        era = ERAS[action.amount - 1]
        here = guards(s, of[era][owner])
        is_good = bool(here) if owner != seat else not here and bool(s.zones[of[era][1 - seat]])
        weights.append(2.0 if is_good else 0.5)
    return weights


def _best_chance(s: State, cards: list[int], ours: dict[int, tuple[int, int, int]], guards: list[int]) -> float:
    """What comes of the best attack in a Time Zone that is not chosen yet, roughly. `ours` are the values of all
    Creatures of the attacker there."""
    what, best = s.what, 0.0
    theirs = {guard: values(s, guard) for guard in guards}
    helpers = [one for one in ours if stands(s, one)]
    helps = [sorted([ours[one][2] for one in helpers if one != card], reverse=True) for card in cards]
    for guard, (energy, substance, support) in theirs.items():
        cover = sorted([theirs[one][2] for one in guards if one != guard], reverse=True)
        reach, worth = sum(cover[:support]), worth_of(what[guard], theirs[guard])
        for card, help_ in zip(cards, helps, strict=True):
            own_energy, own_substance, room = ours[card]
            lead, other_lead = own_energy - energy, own_substance - substance
            if lead > 0 and other_lead > 0:
                chance = (1.0 if reach < min(lead, other_lead) else 0.3) * 1.5 * worth
            elif can_win(lead, other_lead, help_, room):
                chance = (0.2 if reach else 0.8) * worth
            else:
                continue
            if chance > best:
                best = chance
    return best


def stands(s: State, card: int) -> bool:
    situation = s.cards[card]
    return situation is None or not situation.sided


def _act(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    what, seat, weights = s.what, frame.seat, []
    can_play = any([action.verb == "play" for action in options])
    for action in options:
        verb, card, _, amount = action
        if verb == "pass":
            weight = STOP_EARLY if can_play else STOP
        elif verb == "play":
            weight = what[card].pull
        elif verb == "pose":
            weight = POSE + POSE_AT_SOMEBODY * bool(s.zones[s.layout.of[ERAS[amount]][1 - seat]])
            if can_play and plays_left(s, seat) > 0:
                weight *= POSE_FIRST
        else:
            weight = ACT * act_worth(s, seat, action)
        weights.append(weight)
    return weights


# Windows


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
            weight = ELSE * act_worth(s, seat, action)
        weights.append(weight)
    return weights


def _stands_up(s: State, action: Action) -> bool:
    if action.verb == SUPPORT:
        return False
    printed = s.what[action.card]
    modes = printed.flashes if action.verb == FLASH else printed.uses
    return modes[max(0, action.amount)].is_rousing


def _prepare(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Whoever attacks has done what there was to do, unless the other one has answered since."""
    if frame.seat == s.active and not frame.memo.rest:
        return [float(action.verb == "pass") for action in options]
    return [1.0 if action.verb == "pass" else ELSE * act_worth(s, frame.seat, action) for action in options]


def _respond(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """What answers something; and what is the aim of something is used before it is gone. The rest can wait."""
    seat, what = frame.seat, s.what
    over = standing(s).over
    aim = over.memo.target if over.what == "deed" and over.seat != seat else -1
    weights = []
    for action in options:
        verb, card, _, way = action
        if verb == "pass":
            weight = LEAVE
        elif verb == SUPPORT:
            weight = 0.0
        else:
            mode = (what[card].flashes if verb == FLASH else what[card].uses)[max(0, way)]
            weight = act_worth(s, seat, action) if mode.answers or card == aim else 0.0
        weights.append(weight)
    return weights


# Smaller choices


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
    "fight": fight,
    "attack": attack,
    "defend": defend,
    "accept": _accept,
    "again": _again,
    "bonus draw": _bonus_draw,
    "episodes": _solve,
    "solvers": _solvers,
    "arrival": _arrival,
    "whither": _whither,
}
