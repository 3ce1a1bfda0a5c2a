"""How good a position of Towers in Time is, in named terms: what the computer players strive for.

Each seat is looked at once (`outlook.py`), `measures` reads the terms from what was seen, one table weighs them.
The weights were fitted to who won about 220 games of searching players (a logistic regression, with a number for each
deck beside them, so that what good decks have is not taken for what wins), and drawn halfway back to what was guessed
before; they can be tuned further by matches (`python -m game.ai.tune --game towers_in_time`). Positions are appraised
between two actions. What a seat cannot know has been dealt at random before it comes here.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import atanh, tanh
from operator import mul

from ...kernel.state import State
from .forecast import by_points, past
from .outlook import Outlook, ground, merit, outlooks

A_SHIELD = 4
SURE = 0.98  # the value of a position in which nothing is left to wish for, but that it were over
LEAST = 4  # shields below which each counts for more than the one before


# The terms

TERMS = (
    "shields", "last shields", "breach", "fatal", "siege", "bodies", "might", "walls", "rank", "ready", "champion",
    "glyphs", "shots", "engines", "temper", "purse", "sources", "rungs", "hand", "spells", "limbo", "saved", "exposed",
)  # fmt: skip


def measures(x: Outlook, foes: list[Outlook]) -> tuple[float, ...]:
    """The value of each term for x, in the order of `TERMS`. The foes are the other players still in the game.

    One function for all terms: a search asks for them thousands of times a second.
    """
    left = x.shields - x.points / A_SHIELD  # shields, less the points that lie on them
    ranked = sorted(x.pieces, key=by_points, reverse=True)
    strikers = [one for one in ranked if one.strikes]
    breach = siege = fatal = 0.0
    threat = 0
    for foe in foes:
        reach = 0.0
        if strikers:
            reach = (past(strikers, foe.guards - foe.wings_up, foe.wings_up) + foe.points) / A_SHIELD
            breach = max(breach, min(reach, foe.shields))
        if ranked:
            siege = max(siege, min(past(ranked, len(foe.pieces) - foe.wings, foe.wings) / A_SHIELD, foe.shields))
        if reach >= foe.shields:
            fatal = 0.6 if x.waits else 1.0
        if foe.volley > threat:
            threat = foe.volley
    held, answers, unbuilt, limbo = 0.0, 0, 0, len(x.limbo)
    for printed in x.hand:
        if printed.kind == "source":
            unbuilt += 1
        else:
            held += merit(printed)
            answers += printed.kind == "instant"
    for printed in x.limbo:
        if printed.kind == "source":
            unbuilt += 1
            limbo -= 1
    grounds = ground(x.sources)
    if unbuilt:
        held += ground(x.sources + unbuilt) - grounds  # what they would add: each is worth as much here as in play
    exposed = 0.0  # cards that can be shot at
    if threat:
        exposed = -sum([one.worth for one in x.pieces if one.is_open and one.life <= threat])
    return (
        left / 5,
        -(((LEAST - left) / LEAST) ** 2) if left < LEAST else 0.0,  # the last shields count for more than the first
        breach / 5,  # shields that it could bring down in this turn and the others cannot keep
        fatal,  # whether that would put another player out; surer for the player who acts next
        siege / 5,  # shields that it could bring down in a whole turn, all fighters straight
        len(x.pieces) / 6,
        x.might / 20,
        x.life / 20,
        x.rank / 12,
        x.ready / 15,
        x.champion / 12,  # few fighters stand in the way of the strongest
        x.glyphs / 8,
        x.shots / 8,
        x.engines / 4,
        min(x.temper, 16) / 12,  # what it can pay with in a turn
        min(x.straight, 8) / 8 if len(x.hand) + len(x.limbo) > unbuilt else 0.0,  # ... now; sources cost nothing
        grounds / 7,
        min(x.rungs, 3) / 3,  # towers in which a Median or a Major could take its place
        min(12.0, held) / 7,
        min(3, answers) / 3,
        limbo / 6,
        x.saved / 5,  # killed cards that could still be saved
        exposed / 5,
    )


WEIGHTS = {  # in the order of TERMS
    "shields": 1.6,
    "last shields": 0.6,
    "breach": 0.4,
    "fatal": 0.45,
    "siege": 1.0,
    "bodies": 0.25,
    "might": 0.32,
    "walls": 0.28,
    "rank": 0.8,
    "ready": 0.05,
    "champion": 0.4,
    "glyphs": 0.42,
    "shots": 0.46,
    "engines": 0.1,
    "temper": 0.15,
    "purse": 0.12,
    "sources": 0.27,  # that of the hand: building a source never costs more than it brings
    "rungs": 0.12,
    "hand": 0.27,
    "spells": 0.2,
    "limbo": 0.25,
    "saved": 0.5,
    "exposed": 1.0,
}
STYLES = {
    "aggressive": {"breach": 2.0, "siege": 1.7, "might": 1.8, "fatal": 1.6, "walls": 0.4, "hand": 0.6, "sources": 0.7},
    "patient": {"walls": 1.8, "last shields": 1.8, "hand": 1.5, "spells": 2.0, "exposed": 1.5, "siege": 0.6},
    "builder": {"rank": 1.4, "rungs": 2.5, "sources": 1.6, "temper": 2.0, "engines": 2.5, "glyphs": 1.4, "breach": 0.6},
}


def leads(s: State) -> list[dict[str, float] | None]:
    """What each seat has of each term more than the others on average; None for who is out."""
    seen = outlooks(s)
    there = [x for x in seen if x is not None]
    rows = [None if x is None else measures(x, [foe for foe in there if foe is not x]) for x in seen]
    totals = [sum(values) for values in zip(*[row for row in rows if row is not None], strict=True)]
    count = len(there) - 1
    return [
        None
        if row is None
        else {name: value - (total - value) / count for name, value, total in zip(TERMS, row, totals, strict=True)}
        for row in rows
    ]


def reasons(s: State, seat: int) -> dict[str, float]:
    """What speaks for a seat and what against it, by term: together what its value is made of."""
    lead = leads(s)[seat]
    return {} if lead is None else {name: WEIGHTS[name] * value for name, value in lead.items()}


def parts(s: State, seat: int) -> dict[str, float]:
    """The same as parts of the value before it is flattened, so that they sum to it; nothing for who is out."""
    found = reasons(s, seat)
    whole = sum(found.values())
    share = atanh(SURE * tanh(whole)) / whole if whole else 1.0
    return {name: share * amount for name, amount in found.items()}


def appraise(s: State, rounds: int = 0, weights: Mapping[str, float] = WEIGHTS) -> list[float]:
    """A number from -1 to 1 for every seat: 1 if it has won. `weights` are in the order of TERMS."""
    if len(s.results) > rounds:
        winners = s.results[rounds].winners
        return [1.0 if seat in winners else -1.0 for seat in range(len(s.seats))]
    seen = outlooks(s)
    there = [x for x in seen if x is not None]
    count = len(there) - 1
    if not count:
        return [-1.0 if x is None else SURE for x in seen]
    totals = {}
    for x in there:
        foes = [foe for foe in there if foe is not x]
        totals[id(x)] = sum(map(mul, weights.values(), measures(x, foes)))
    everything = sum(totals.values())
    found = []
    for x in seen:
        if x is None:
            found.append(-1.0)
        else:
            mine = totals[id(x)]
            found.append(SURE * tanh(mine - (everything - mine) / count))
    return found
