"""How good a position of Doctor Who is, in named terms: what the computer players strive for.

Each seat is looked at once (`outlook`), each term is a small question about what was seen, and one table weighs them.
What a seat cannot know has been dealt at random before it comes here.
"""

from __future__ import annotations

from math import atanh, tanh
from typing import NamedTuple

from ...kernel.modifiers import ADD, kinds
from ...kernel.state import State
from .domain import ERAS, value

SCALE = 7.0  # so many units of lead are nearly a won game
SURE = 0.98  # and no lead is more than so sure
TERMS = {
    "lives": 1.9,
    "might": 0.2,
    "edge": 0.16,
    "help": 0.22,
    "guards": 0.38,
    "spread": 0.35,
    "gifts": 0.22,
    "resources": 0.45,
    "hand": 0.3,
    "deck": 0.02,
    "episodes": -0.75,
    "ready": 0.16,
}


class Outlook(NamedTuple):
    """What there is to see of one seat: a number for each of the TERMS."""

    lives: float  # Time cards
    might: float  # Energy and Substance
    edge: float  # the lesser of the two, which is what wins
    help: float
    guards: float  # Time Zones in which a Creature stands
    spread: float  # Time Zones in which there is more than one Creature
    gifts: float  # Specials and Innate abilities
    resources: float
    hand: float
    deck: float
    episodes: float
    ready: float  # cards that stand


def outlook(s: State, seat: int) -> Outlook:
    """What a seat has."""
    of, zones, what, situations = s.layout.of, s.zones, s.what, s.cards
    is_plain = not any([how == ADD for how, _ in kinds(s)])
    might = edge = help_ = guards = spread = gifts = resources = episodes = ready = 0.0
    for era in ERAS:
        standing = people = 0
        for card in zones[of[era][seat]]:
            printed, situation = what[card], situations[card]
            if printed.is_episode:
                episodes += 1
                continue
            stands = situation is None or not situation.sided
            ready += stands
            gifts += len(printed.by_event)
            if not printed.is_creature:
                resources += 1
                continue
            if is_plain and situation is None:
                energy, substance, support = printed.energy, printed.substance, printed.support
            else:
                energy, substance = value(s, card, "energy"), value(s, card, "substance")
                support = value(s, card, "support")
            might += energy + substance
            edge += energy if energy < substance else substance
            help_ += support
            people += 1
            standing += stands
        guards += standing > 0
        spread += people > 1
    hand = len(zones[of["hand"][seat]])
    return Outlook(
        len(zones[of["time"][seat]]),
        might,
        edge,
        help_,
        guards,
        spread,
        gifts,
        resources,
        min(hand, 8) + 0.2 * max(0, hand - 8),
        min(len(zones[of["deck"][seat]]), 12),
        episodes,
        ready,
    )


def terms(s: State, seat: int) -> dict[str, float]:
    """What a seat has, weighed: by the names of the TERMS, and how near it is to its last Time card."""
    seen = outlook(s, seat)
    found = {name: TERMS[name] * number for name, number in zip(TERMS, seen, strict=True)}
    found["peril"] = -1.5 if seen.lives < 2 else -0.5 if seen.lives < 3 else 0.0
    return found


def appraise(s: State, rounds: int = 0) -> list[float]:
    """A number from -1 to 1 for every seat: 1 if it has won."""
    if len(s.results) > rounds:
        winners = s.results[rounds].winners
        return [1.0 if seat in winners else -1.0 for seat in (0, 1)]
    mine, theirs = (sum(terms(s, seat).values()) for seat in (0, 1))
    lead = SURE * tanh((mine - theirs) / SCALE)
    return [lead, -lead]


def parts(s: State, seat: int) -> dict[str, float]:
    """The same as parts of the value before it is flattened, so that they sum to it."""
    mine, theirs = terms(s, seat), terms(s, 1 - seat)
    found = {name: (mine[name] - theirs[name]) / SCALE for name in mine}
    whole = sum(found.values())
    share = atanh(SURE * tanh(whole)) / whole if whole else 1.0
    return {name: share * amount for name, amount in found.items()}
