"""How good a position of Doctor Who is, in named terms: what the computer players strive for.

Both sides of the three Time Zones are read once (`camp`), each seat's side and what it could do to the other one makes
its `outlook`, and one table weighs that. What a seat cannot know has been dealt at random before it comes here.

A turn that ends leaves Sided what was used in it, and whoever is next may choose any Time Zone: so the terms ask who
could Hit, and who could beat whom, in the turn that comes now and in the one after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import atanh, sqrt, tanh
from operator import mul
from typing import NamedTuple

from ...kernel.state import State
from .domain import ERAS, values

SCALE = 7.0  # so many units of lead are nearly a won game
SURE = 0.98  # and no lead is more than so sure
LAST = 0.5  # what it is worth to beat the only one in a Time Zone besides
FEW = 14  # cards in the deck that are soon drawn
WEIGHTS = {
    "lives": 1.5,
    "last": -1.8,
    "few": -1.5,
    "zones": 0.55,
    "help": 0.06,
    "guards": 0.1,
    "gifts": 0.04,
    "resources": 0.3,
    "hand": 0.1,
    "empty": -0.85,
    "episodes": -1.4,
    "ready": 0.02,
    "strike": 2.7,
    "prey": 0.25,
    "later strike": 1.6,
    "later prey": 0.2,
    "end": 8.0,
}
STYLES = {
    "aggressive": {"strike": 1.4, "later strike": 1.6, "prey": 2.0, "later prey": 2.0, "guards": 0.4, "hand": 0.5},
    "patient": {"guards": 3.0, "hand": 2.5, "few": 1.3, "empty": 1.3, "ready": 3.0, "later strike": 0.8},
    "builder": {"zones": 1.3, "help": 2.5, "resources": 1.8, "gifts": 2.5, "later strike": 0.8},
}


class Body(NamedTuple):
    """A Creature in play: its values, what it is worth, whether it stands, and whether it came in this turn."""

    energy: int
    substance: int
    support: int
    worth: float
    stands: bool
    fresh: bool


class Camp(NamedTuple):
    """A seat's side of the three Time Zones: its Creatures, and how many other cards there are of each sort."""

    bodies: tuple[list[Body], list[Body], list[Body]]
    strength: float  # what comes to a Time Zone that is held already is worth less
    help_: int  # all Support
    guards: int  # Time Zones in which a Creature stands
    gifts: int  # Specials and Innate abilities
    resources: int
    episodes: int
    standing: int


def camp(s: State, seat: int) -> Camp:
    of, zones, what, situations, new = s.layout.of, s.zones, s.what, s.cards, tuple.__new__
    found: tuple[list[Body], list[Body], list[Body]] = ([], [], [])
    gifts = resources = episodes = standing = guards = help_ = 0
    strength = 0.0
    for era, bodies in zip(ERAS, found, strict=True):
        here, is_guarded = 0, False
        for card in zones[of[era][seat]]:
            printed, situation = what[card], situations[card]
            if printed.is_episode:
                episodes += 1
                continue
            stands = situation is None or not situation.sided
            standing += stands
            gifts += len(printed.by_event)
            if not printed.is_creature:
                resources += 1
                continue
            energy, substance, support = values(s, card)
            low = energy if energy < substance else substance
            points = energy + substance + support
            worth = 0.25 + 0.16 * points + 0.12 * low
            here += points
            help_ += support
            is_guarded = is_guarded or stands
            fresh = situation is not None and situation.fresh
            bodies.append(new(Body, (energy, substance, support, worth, stands, fresh)))
        strength += sqrt(here)
        guards += is_guarded
    return Camp(found, strength, help_, guards, gifts, resources, episodes, standing)


def prospects(mine: Camp, theirs: Camp, is_now: bool) -> tuple[int, float]:
    """In how many Time Zones a side could Hit somebody who has nobody to defend, and the most that it could beat.

    `is_now`: in the turn that is there, with who stands and is not fresh; else in its next one, when all of it stands.
    """
    open_, prey = 0, 0.0
    for bodies, foes in zip(mine.bodies, theirs.bodies, strict=True):
        fighters = [one for one in bodies if one.stands and not one.fresh] if is_now else bodies
        if not fighters:
            continue
        guards = [one for one in foes if one.stands]
        if not guards:
            open_ += 1
            continue
        help_ = sorted([one.support for one in bodies if one.stands or not is_now], reverse=True)
        cover = sorted([one.support for one in guards], reverse=True)
        is_last = len(foes) == 1
        targets = [(*guard[:4], _from_others(cover, guard.support)) for guard in guards]
        for fighter in fighters:
            own_energy, own_substance, own_support, *_ = fighter
            ours = _from_others(help_, own_support)
            for their_energy, their_substance, _, worth, theirs_ in targets:
                energy, substance = own_energy - their_energy, own_substance - their_substance
                lead = energy if energy < substance else substance
                if lead > 0:
                    found = worth if theirs_ < lead else 0.35 * worth
                elif (1 - energy if energy < 1 else 0) + (1 - substance if substance < 1 else 0) <= ours:
                    found = (0.25 if theirs_ else 0.6) * worth
                else:
                    continue
                if is_last:
                    found += LAST
                if found > prey:
                    prey = found
    return open_, prey


def _from_others(help_: list[int], own: int) -> int:
    """The greatest Support that the others give together; `own` is how many may, and what the one that is helped has
    itself. The list is sorted, the greatest first."""
    if not own:
        return 0
    most = help_[: own + 1]
    return sum(most) - (own if own in most else most[-1] if len(most) > own else 0)


def outlook(s: State, seat: int, mine: Camp, theirs: Camp) -> tuple[float, ...]:
    """What a seat has: a number for each of the WEIGHTS, in their order."""
    of, zones = s.layout.of, s.zones
    lives = len(zones[of["time"][seat]])
    hand = len(zones[of["hand"][seat]])
    is_next = s.active == seat
    open_, prey = prospects(mine, theirs, is_next)
    return (
        lives,
        lives < 2,
        lives < 3,
        mine.strength,
        mine.help_,
        mine.guards,
        mine.gifts,
        mine.resources,
        min(hand, 8) + 0.2 * max(0, hand - 8),
        max(0, FEW - len(zones[of["deck"][seat]])),
        mine.episodes,
        mine.standing,
        float(open_ > 0 and is_next),
        prey if is_next and not open_ else 0.0,
        0.0 if is_next else min(2, open_),
        0.0 if is_next else prey,
        float(open_ > 0 and is_next and len(zones[of["time"][1 - seat]]) < 2),
    )


def terms(s: State, weights: Mapping[str, float] = WEIGHTS) -> tuple[list[float], list[float]]:
    """What each seat has, weighed: in the order of the WEIGHTS."""
    one, other = camp(s, 0), camp(s, 1)
    factors = weights.values()
    return list(map(mul, factors, outlook(s, 0, one, other))), list(map(mul, factors, outlook(s, 1, other, one)))


def appraise(s: State, rounds: int = 0, weights: Mapping[str, float] = WEIGHTS) -> list[float]:
    """A number from -1 to 1 for every seat: 1 if it has won. `weights` are in the order of WEIGHTS."""
    if len(s.results) > rounds:
        winners = s.results[rounds].winners
        return [1.0 if seat in winners else -1.0 for seat in (0, 1)]
    mine, theirs = terms(s, weights)
    lead = SURE * tanh((sum(mine) - sum(theirs)) / SCALE)
    return [lead, -lead]


def parts(s: State, seat: int) -> dict[str, float]:
    """The same as parts of the value before it is flattened, so that they sum to it."""
    both = terms(s)
    mine, theirs = both[seat], both[1 - seat]
    found = {name: (own - other) / SCALE for name, own, other in zip(WEIGHTS, mine, theirs, strict=True)}
    whole = sum(found.values())
    share = atanh(SURE * tanh(whole)) / whole if whole else 1.0
    return {name: share * amount for name, amount in found.items()}
