"""Who plays whom, and how a match stands, in half a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kernel.record import Record

if TYPE_CHECKING:
    from game.match import Match


def standing(match: Match) -> str:
    """How the match stands in half a line: by rounds, or if one round decides it, by what that game counts first."""
    state, rules = match.state, match.record.rules
    if state.goal > 1 or not rules.telling.tallies:
        turn = f", turn {state.turn}" if state.turn else ""
        return f"Round {state.round}{turn}, {' : '.join(str(state.seats[seats[0]].wins) for seats in sides(match))}"
    name, tally = next(iter(rules.telling.tallies.items()))
    turn = f"Turn {state.turn}" if state.turn else "The beginning"
    return f"{turn}, {name} {' : '.join(str(tally(state, seat)) for seat in range(len(state.seats)))}"


def sides(match: Match) -> list[list[int]]:
    """The seats that win together, in the order of their first seat."""
    return grouped(match.state.team)


def grouped(team: Sequence[int]) -> list[list[int]]:
    """The seats of each team, in the order of their first seat."""
    found: dict[int, list[int]] = {}
    for seat, each in enumerate(team):
        found.setdefault(each, []).append(seat)
    return list(found.values())


def who_plays(record: Record) -> str:
    """Everybody's name, partners together."""
    count = len(record.players)
    teams = grouped([record.rules.team_of(seat, count) for seat in range(count)])
    return opposed([" and ".join(record.players[seat][1] for seat in seats) for seats in teams])


def opposed(said: Sequence[str]) -> str:
    """Sides that play against each other: of more than two the first against all others."""
    if len(said) < 3:
        return " against ".join(said)
    return f"{said[0]} against {', '.join(said[1:-1])} and {said[-1]}"
