"""Who plays whom, and how a match stands, in half a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kernel.record import Record
from game.kernel.template import fill
from scenes.match import texts

if TYPE_CHECKING:
    from game.match import Match


def standing(match: Match) -> str:
    """How the match stands in half a line: by rounds, or if one round decides it, by what that game counts first."""
    state, rules = match.state, match.record.rules
    if state.goal > 1 or not rules.telling.tallies:
        score = texts.SCORE.join(str(state.seats[seats[0]].wins) for seats in sides(match))
        template = texts.ROUND_TURN_SCORE if state.turn else texts.ROUND_SCORE
        return fill(template, round=state.round, turn=state.turn, score=score)
    name, tally = next(iter(rules.telling.tallies.items()))
    score = texts.SCORE.join(str(tally(state, seat)) for seat in range(len(state.seats)))
    return fill(texts.TURN_SCORE if state.turn else texts.START_SCORE, turn=state.turn, name=name, score=score)


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
        return texts.VERSUS.join(said)
    return fill(texts.AGAINST_MANY, first=said[0], others=", ".join(said[1:-1]), last=said[-1])
