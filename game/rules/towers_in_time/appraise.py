"""How good a position of Towers in Time is, in named terms: what the computer players strive for.

Each seat is looked at once (`outlook`), each term is a small question about what was seen, and one table weighs them.
Positions are appraised between two actions. What a seat cannot know has been dealt at random before it comes here.
"""

from __future__ import annotations

from math import tanh
from typing import NamedTuple

from ...kernel.state import State
from .domain import attack, defense, is_empowered, is_vulnerable, parts, points, ranged, temper

SCALE = 9.0  # so many units of lead are nearly a won game
TERMS = {
    "shields": 2.6,
    "points": 0.35,
    "might": 0.16,
    "walls": 0.1,
    "presence": 0.3,
    "status": 0.18,
    "glyphs": 0.12,
    "shots": 0.12,
    "temper": 0.16,
    "sources": 0.35,
    "hand": 0.3,
    "limbo": 0.3,
    "ready": 0.12,
    "empowered": 0.15,
    "wounds": -0.9,
    "exposed": -0.1,
}


class Outlook(NamedTuple):
    """What there is to see of one seat: a number for each of the TERMS."""

    shields: float
    points: float
    might: float
    walls: float
    presence: float
    status: float
    glyphs: float
    shots: float
    temper: float
    sources: float
    hand: float
    limbo: float
    ready: float
    empowered: float
    wounds: float
    exposed: float


def outlook(s: State, seat: int) -> Outlook:
    """What a seat has."""
    of, zones, what, situations = s.layout.of, s.zones, s.what, s.cards
    sources = zones[of["sources"][seat]]
    might = walls = status = glyphs = shots = tempers = ready = empowered = wounds = exposed = 0.0
    presence = 0
    for card in (*zones[of["towers"][seat]], *zones[of["adrift"][seat]]):
        printed, situation = what[card], situations[card]
        tempers += temper(s, card)
        if not printed.is_fighter:
            glyphs += 1 + len(printed.glyphs)
            continue
        presence += 1
        power, tough = attack(s, card), defense(s, card)
        might += power
        walls += tough
        status += points(s, card)
        glyphs += len(printed.glyphs) + sum([len(what[other].glyphs) for other in parts(s, card)])
        shots += ranged(s, card)
        empowered += is_empowered(s, card)
        if situation is None or not situation.used:
            ready += 1
        if situation is not None:
            if situation.fate:
                wounds += 1 + 0.3 * (power + tough)
            elif is_vulnerable(s, card):
                exposed += 1
    for card in sources:
        tempers += what[card].temper
        glyphs -= situations[card] is not None and situations[card].used
    return Outlook(
        len(zones[of["shields"][seat]]),
        -s.seats[seat].points,
        might,
        walls,
        presence,
        status,
        glyphs,
        shots,
        tempers,
        min(len(sources), 5),
        min(len(zones[of["hand"][seat]]), 7),
        min(len(zones[of["limbo"][seat]]), 4),
        ready,
        empowered,
        wounds,
        exposed,
    )


def appraise(s: State, rounds: int = 0) -> list[float]:
    """A number from -1 to 1 for every seat: 1 if it has won."""
    if len(s.results) > rounds:
        winners = s.results[rounds].winners
        return [1.0 if seat in winners else -1.0 for seat in range(len(s.seats))]
    totals = []
    for seat in range(len(s.seats)):
        if s.seats[seat].is_out:
            totals.append(-99.0)
        else:
            seen = outlook(s, seat)
            totals.append(sum([TERMS[name] * value for name, value in zip(TERMS, seen, strict=True)]))
    alive = [total for total in totals if total > -99.0]
    found = []
    for total in totals:
        if total <= -99.0:
            found.append(-1.0)
            continue
        others = (sum(alive) - total) / max(1, len(alive) - 1)
        found.append(0.98 * tanh((total - others) / SCALE))
    return found
