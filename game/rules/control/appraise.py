"""How good a position of Control is, in named terms: what the computer players strive for.

Each seat is looked at once (`outlook`), each term is a small question about what was seen, and one table weighs them.
The weights were tuned by matches (`python -m game.ai.tune`); those of the hand and of the fuel in play were then moved
towards a player who waits, who won 60 % of 60 pairs of rounds against one who does not. Positions are appraised between
two turns, when a seat is about to act; what a seat cannot know has been dealt at random before it comes here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import tanh
from typing import NamedTuple

from ...kernel.selectors import identity
from ...kernel.state import State

GOAL = 21
TYPICAL = 5.5  # fuel that a card brings which is not in hand yet


class Outlook(NamedTuple):
    """What there is to see of one seat."""

    fuel: int
    cards: int  # in play
    hand: list  # what is printed on the cards in hand, the most fuel first
    gain: int  # the most fuel that one turn can add
    waits: int  # turns of others before its own: 0 is about to act
    stable: int  # fuel in play by kind: what a Singularity could take
    unstable: int
    guarded: int  # fuel that a Force Field guards
    nova: int  # Novas in play, which a Rift could take
    deck: int  # cards left to draw
    seats: int


def outlook(s: State, seat: int) -> Outlook:
    what, of, zones, situations = s.what, s.layout.of, s.zones, s.cards
    stable = unstable = nova = fields = open_stable = 0
    field = zones[of["play"][seat]]
    for card in field:
        printed = what[card]
        fuel = printed.measure
        if printed.kind == "stable":
            stable += fuel
            if printed.always or (situations[card] is not None and identity(s, card).always):
                fields += 1
            else:
                open_stable += fuel
        else:
            unstable += fuel
            nova += fuel == 10
    hand = [what[card] for card in zones[of["hand"][seat]]]
    hand.sort(key=most_fuel)
    return Outlook(
        stable + unstable,
        len(field),
        hand,
        one_turn(hand, lends(s, hand)),
        (seat - s.active) % len(s.seats),
        stable,
        unstable,
        open_stable if fields else 0,
        nova,
        len(zones[of["deck"][seat]]),
        len(s.seats),
    )


def most_fuel(printed) -> int:
    return -printed.measure


def one_turn(hand: list, lent: int = -1) -> int:
    """The most fuel that one action can bring from this hand (the most first): a card, or a chain of cards. `lent` is
    what `lends` says of the table."""
    best = hand[0].measure if hand else 0
    for place, printed in enumerate(hand):
        if printed.extra >= 0 or (lent >= 0 and printed.is_copy):
            best = max(best, chain(place, hand, lent))
    return best


def chain(place: int, hand: list, lent: int = -1) -> int:
    """The fuel of this card of a hand (the most first) with all that may be played on with it, one after another: an
    Exotic Matter allows a small card, and so does a copy of it, in hand or of one in play."""
    first = hand[place]
    most = first.extra if first.extra >= 0 else lent if first.is_copy else -1
    return first.measure + (played_on(hand[:place] + hand[place + 1 :], most) if most >= 0 else 0)


def played_on(hand: list, most: int) -> int:
    """The fuel of all that may be played besides, one after another, if it is worth so much at most: copies allow one
    more each."""
    total, last = 0, 0
    for printed in hand:
        if printed.measure <= most:
            if printed.is_copy:
                total += printed.measure
            elif not last:
                last = printed.measure
    return total + last


def lends(s: State, hand: list) -> int:
    """The most fuel of a card that may be played besides by who copies a card in play; -1 if nothing in hand copies,
    or no card in play allows it."""
    if not any([printed.is_copy for printed in hand]):
        return -1
    what = s.what
    return max([what[card].extra for zone in s.layout.of["play"] for card in s.zones[zone]], default=-1)


# The terms


def wins_now(x: Outlook) -> float:
    """About to act with enough in hand to end the round."""
    return float(x.waits == 0 and x.fuel + x.gain >= GOAL)


def threatens(x: Outlook) -> float:
    """Would end the round in its next turn, if nobody did anything about it."""
    return float(x.waits > 0 and x.fuel + x.gain >= GOAL)


def fuel(x: Outlook) -> float:
    return min(x.fuel, GOAL) / GOAL


def nearness(x: Outlook) -> float:
    """The last steps count more than the first."""
    return (min(x.fuel, GOAL) / GOAL) ** 2


def race(x: Outlook) -> float:
    """How few turns the seat needs to reach 21 with what it holds; what is missing must be drawn first."""
    need, turns = GOAL - x.fuel, 0.0
    for printed in x.hand:
        if need <= 0:
            break
        need -= printed.measure
        turns += 1
    if need > 0:
        turns += need / TYPICAL
    return -turns / 4


def tempo(x: Outlook) -> float:
    """To act sooner is better."""
    return 1 - x.waits / (x.seats - 1)


def hand(x: Outlook) -> float:
    """Cards to choose from; more than six cannot all be kept."""
    return min(len(x.hand), 6) / 6


def hand_fuel(x: Outlook) -> float:
    """The fuel of the three best cards in hand."""
    return sum([printed.measure for printed in x.hand[:3]]) / GOAL


def held(x: Outlook, weights: Mapping[str, float]) -> float:
    """What the cards in hand can do besides their fuel: every word that they are written with has its weight."""
    return sum([weights.get(word, UNWEIGHED) * times for printed in x.hand for word, times, _ in printed.promises])


def guarded(x: Outlook) -> float:
    """Fuel that a Force Field keeps from being diffused."""
    return x.guarded / GOAL


def lopsided(x: Outlook) -> float:
    """The worst that a Singularity could take."""
    return -max(x.stable, x.unstable) / GOAL


def open_nova(x: Outlook) -> float:
    """A Nova in play, which the smallest card can take."""
    return -x.nova / 2


def overtime(x: Outlook) -> float:
    """With little left to draw the Fuel Count itself decides."""
    return x.fuel / GOAL if x.deck < 3 else 0.0


@cache
def kept(printed) -> float:
    """How gladly a card is kept: a tenth of its fuel, and what its words can do."""
    return printed.measure / 10 + sum([KEPT.get(word, UNKEPT) * times for word, times, _ in printed.promises])


KEPT = {
    "draw": 0.35,
    "discard": 0.5,
    "discard one card": 0.0,
    "discard all": 0.5,
    "copy": 0.3,
    "shield": 0.3,
    "play": 0.4,
    "look": 0.3,
    "take": 0.4,
    "bottom": 0.6,
    "lose_at_random": 0.4,
    "stop": 1.0,
}
UNKEPT = 0.4  # for a word that no card has used yet


TERMS = {
    "wins now": wins_now,
    "threatens": threatens,
    "fuel": fuel,
    "nearness": nearness,
    "race": race,
    "tempo": tempo,
    "hand": hand,
    "hand fuel": hand_fuel,
    "guarded": guarded,
    "lopsided": lopsided,
    "open nova": open_nova,
    "overtime": overtime,
}

WEIGHTS = {
    "wins now": 2.34,
    "threatens": 0.31,
    "fuel": 0.825,
    "nearness": 0.262,
    "race": 0.188,
    "tempo": 0.135,
    "hand": 0.754,
    "hand fuel": 1.184,
    "guarded": 0.87,
    "lopsided": 0.3,
    "open nova": 0.2,
    "overtime": 0.26,
    # held: what a word on a card in hand is worth, for a card of those that it draws, takes or chooses among
    "draw": 0.056,
    "discard": 0.106,
    "discard one card": 0.0875,
    "discard all": 0.0915,
    "copy": 0.121,
    "shield": 0.116,
    "play": 0.147,
    "look": 0.127,
    "take": 0.099,
    "bottom": 0.114,
    "lose_at_random": 0.062,
    "stop": 0.153,
}

UNWEIGHED = 0.11  # for a word that no card has used yet
STYLES = {
    "aggressive": {"race": 3.0, "tempo": 1.5, "threatens": 2.0, "fuel": 1.6, "nearness": 2.0, "hand": 0.5},
    "patient": {"hand": 1.25, "hand fuel": 1.15, "stop": 1.4, "draw": 1.25, "fuel": 0.8, "nearness": 0.6, "race": 0.6},
    "builder": {"guarded": 2.5, "shield": 2.0, "lopsided": 2.5, "open nova": 2.5, "fuel": 1.2},
}
PARTNER = 0.3  # how much of the weaker partner's standing counts


def standing(x: Outlook, weights: Mapping[str, float]) -> float:
    """The weighed sum of all terms for one seat."""
    total = held(x, weights)
    for name, term in TERMS.items():
        total += weights[name] * term(x)
    return total


def weighed(x: Outlook) -> dict[str, float]:
    """What the standing of one seat is the sum of."""
    return {"held": held(x, WEIGHTS), **{name: WEIGHTS[name] * term(x) for name, term in TERMS.items()}}


def parts(s: State, seat: int) -> dict[str, float]:
    """What the value of a seat is the sum of, before it is flattened: its own terms less those of who stands best
    against it."""
    count = len(s.seats)
    single = [weighed(outlook(s, other)) for other in range(count)]
    if count == 4:
        sides = [_side(single[team], single[team + 2]) for team in (0, 1)]
        mine, theirs = sides[seat % 2], sides[1 - seat % 2]
    else:
        mine = single[seat]
        theirs = max(single[:seat] + single[seat + 1 :], key=lambda terms: sum(terms.values()))
    return {name: mine[name] - theirs[name] for name in mine}


def _side(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """The terms of two partners: all of the better one's, a part of the other's."""
    better, weaker = sorted((one, other), key=lambda terms: -sum(terms.values()))
    return {name: better[name] + PARTNER * weaker[name] for name in better}


def appraise(s: State, rounds: int, weights: Mapping[str, float] = WEIGHTS) -> list[float]:
    """How good the position is for each seat, from -1 (lost) to 1 (won), to who weighs the terms so.

    `rounds` is how many rounds were over when somebody began to think: a round that ended since is no guess.
    """
    count = len(s.seats)
    if len(s.results) > rounds:
        winners = s.results[rounds].winners
        return [1.0 if seat in winners else -1.0 for seat in range(count)]
    single = [standing(outlook(s, seat), weights) for seat in range(count)]
    if count == 2:
        value = tanh(single[0] - single[1])
        return [value, -value]
    if count == 4:  # partners sit opposite each other
        teams = [max(a, b) + PARTNER * min(a, b) for a, b in ((single[0], single[2]), (single[1], single[3]))]
        value = tanh(teams[0] - teams[1])
        return [value, -value, value, -value]
    return [tanh(single[seat] - max(single[:seat] + single[seat + 1 :])) for seat in range(count)]
