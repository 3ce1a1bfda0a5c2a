"""How good a position of Towers in Time is, in named terms: what the computer players strive for.

Each seat is looked at once (`outlook.py`), each term is a small question about what was seen, one table weighs them.
The weights were fitted to who won about 220 games of searching players (a logistic regression, with a number for each
deck beside them, so that what good decks have is not taken for what wins), and drawn halfway back to what was guessed
before; they can be tuned further by matches (`python -m game.ai.tune --game towers_in_time`). Positions are appraised
between two actions. What a seat cannot know has been dealt at random before it comes here.
"""

from __future__ import annotations

from math import atanh, tanh

from ...kernel.state import State
from .forecast import through
from .outlook import Outlook, outlooks, wanted

A_SHIELD = 4
SURE = 0.98  # the value of a position in which nothing is left to wish for, but that it were over
LEAST = 4  # shields below which each counts for more than the one before
PLENTY = 7  # cards in hand, sources: more are hardly worth more


# The terms: what x has of it, the foes being the others still in the game


def shields(x: Outlook, foes: list[Outlook]) -> float:
    """What stands between it and the end, the points that lie on it taken off."""
    return (x.shields - x.points / A_SHIELD) / 5


def last_shields(x: Outlook, foes: list[Outlook]) -> float:
    """The last ones count for more than the first."""
    left = x.shields - x.points / A_SHIELD
    return -((max(0.0, LEAST - left) / LEAST) ** 2)


def reach(x: Outlook, foe: Outlook) -> float:
    """The shields that its straight fighters would bring down now, if each straight defender stopped one."""
    attackers = [one for one in x.pieces if one.strikes]
    if not attackers:
        return 0.0
    return (through(attackers, [one for one in foe.pieces if one.stands]) + foe.points) / A_SHIELD


def breach(x: Outlook, foes: list[Outlook]) -> float:
    """What it could bring down in this turn and the others cannot keep."""
    return max([min(reach(x, foe), foe.shields) for foe in foes]) / 5


def fatal(x: Outlook, foes: list[Outlook]) -> float:
    """Whether that would be the end of somebody; surer for who acts next."""
    return max([(1.0 if not x.waits else 0.6) if reach(x, foe) >= foe.shields else 0.0 for foe in foes])


def siege(x: Outlook, foes: list[Outlook]) -> float:
    """What it could bring down in a whole turn, all fighters straight."""
    return max([min(through(x.pieces, foe.pieces) / A_SHIELD, foe.shields) for foe in foes]) / 5


def bodies(x: Outlook, foes: list[Outlook]) -> float:
    return len(x.pieces) / 6


def might(x: Outlook, foes: list[Outlook]) -> float:
    """The attacks of its fighters."""
    return sum([one.power for one in x.pieces]) / 20


def walls(x: Outlook, foes: list[Outlook]) -> float:
    """The damage that they bear."""
    return sum([one.life for one in x.pieces]) / 20


def rank(x: Outlook, foes: list[Outlook]) -> float:
    """The points that they bring."""
    return sum([one.points for one in x.pieces]) / 12


def ready(x: Outlook, foes: list[Outlook]) -> float:
    """What is still straight in this turn."""
    return sum([one.worth for one in x.pieces if one.stands]) / 15


def champion(x: Outlook, foes: list[Outlook]) -> float:
    """The strongest fighter: few stand in its way."""
    return max([one.power + one.life for one in x.pieces], default=0) / 12


def glyphs(x: Outlook, foes: list[Outlook]) -> float:
    """What its fighters can do besides."""
    return x.glyphs / 8


def shots(x: Outlook, foes: list[Outlook]) -> float:
    return sum([one.shot for one in x.pieces]) / 8


def engines(x: Outlook, foes: list[Outlook]) -> float:
    """Artifacts that do not fight, spells that stay, sources that do something besides."""
    return x.engines / 4


def temper(x: Outlook, foes: list[Outlook]) -> float:
    """What it can pay with in a turn."""
    return min(x.temper, 16) / 12


def purse(x: Outlook, foes: list[Outlook]) -> float:
    """What it can still pay with now, as far as there is something to pay for."""
    return min(x.straight, 8) / 8 if x.hand or x.limbo else 0.0


def sources(x: Outlook, foes: list[Outlook]) -> float:
    return min(x.sources, PLENTY) / 4


def rungs(x: Outlook, foes: list[Outlook]) -> float:
    """Towers in which a Median or a Major could take its place."""
    return min(x.rungs, 3) / 3


def hand(x: Outlook, foes: list[Outlook]) -> float:
    """The cards in hand, by how much they are wanted."""
    return min(12.0, sum([wanted(printed, x.sources) for printed in x.hand])) / 7


def spells(x: Outlook, foes: list[Outlook]) -> float:
    """Answers in hand; spells that stay do more the sooner they are cast."""
    return min(3, sum([printed.kind == "instant" for printed in x.hand])) / 3


def limbo(x: Outlook, foes: list[Outlook]) -> float:
    return len(x.limbo) / 6


def saved(x: Outlook, foes: list[Outlook]) -> float:
    """Killed cards that could still be saved."""
    return x.saved / 5


def exposed(x: Outlook, foes: list[Outlook]) -> float:
    """Cards that can be shot at."""
    threat = max([sum([one.shot for one in foe.pieces if one.stands]) for foe in foes])
    return -sum([one.worth for one in x.pieces if one.is_open and one.life <= threat]) / 5


TERMS = {
    "shields": shields,
    "last shields": last_shields,
    "breach": breach,
    "fatal": fatal,
    "siege": siege,
    "bodies": bodies,
    "might": might,
    "walls": walls,
    "rank": rank,
    "ready": ready,
    "champion": champion,
    "glyphs": glyphs,
    "shots": shots,
    "engines": engines,
    "temper": temper,
    "purse": purse,
    "sources": sources,
    "rungs": rungs,
    "hand": hand,
    "spells": spells,
    "limbo": limbo,
    "saved": saved,
    "exposed": exposed,
}
WEIGHTS = {
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
    "sources": 0.05,
    "rungs": 0.12,
    "hand": 0.27,
    "spells": 0.2,
    "limbo": 0.25,
    "saved": 0.5,
    "exposed": 1.0,
}


def leads(s: State) -> list[dict[str, float] | None]:
    """What each seat has of each term more than the others on average; None for who is out."""
    seen = outlooks(s)
    there = [x for x in seen if x is not None]
    found: list[dict[str, float] | None] = [None if x is None else {} for x in seen]
    for name, term in TERMS.items():
        values = [None if x is None else term(x, [foe for foe in there if foe is not x]) for x in seen]
        total = sum([value for value in values if value is not None])
        for lead, value in zip(found, values, strict=True):
            if lead is not None:
                lead[name] = value - (total - value) / (len(there) - 1)
    return found


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


def appraise(s: State, rounds: int = 0) -> list[float]:
    """A number from -1 to 1 for every seat: 1 if it has won."""
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
        totals[id(x)] = sum([WEIGHTS[name] * term(x, foes) for name, term in TERMS.items()])
    everything = sum(totals.values())
    found = []
    for x in seen:
        if x is None:
            found.append(-1.0)
        else:
            mine = totals[id(x)]
            found.append(SURE * tanh(mine - (everything - mine) / count))
    return found
