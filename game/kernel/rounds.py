"""The rounds of a match, and who is next in one: the same in every game, whatever a round is called there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .state import Frame, State, changed
from .verbs import change, end_match, end_round


def again(s: State, frame: Frame) -> None:
    """Do the step that is under way once more, when all that it puts on the agenda from here on is over."""
    s.agenda[-1] = frame


def remember(s: State, memo: Any) -> None:
    """The steps that follow of what is under way know this from now on."""
    s.agenda[-1] = changed(s.agenda[-1], {"memo": memo})


def play_rounds(s: State, match: Frame, reason: str = "") -> None:
    """A step of the match: rounds until somebody has won enough of them.

    The match is won for that `reason`, or if none is given for the one for which the last round was.
    """
    if s.results:
        last = s.results[-1]
        if s.seats[last.winners[0]].wins == s.goal:
            end_match(s, last.winners, reason or last.reason)
            return
    again(s, match)
    s.push("round", 0)


def take_turns(
    s: State, this_round: Frame, longest: int, win_longest: Callable[[State], None], after: Callable[[State, int], int]
) -> None:
    """A step of the round: turns, until it is won, as the longest is by somebody after so many of them.

    `after(s, seat)` is whose turn follows upon that of a seat.
    """
    if is_round_over(s):
        return
    if s.turn == longest:
        win_longest(s)
        return
    again(s, this_round)
    s.push("turn", s.first if s.turn == 0 else after(s, s.active))


def is_round_over(s: State) -> bool:
    """Whether the round that is under way has been won."""
    return len(s.results) == s.round


def back_to_round(s: State) -> None:
    """Whatever was under way in this turn is over with it."""
    s.waking = ()
    while s.agenda[-1].what != "round":
        s.agenda.pop()


def win_round(s: State, seat: int, reason: str) -> None:
    """The round is over, and with it whatever was under way."""
    back_to_round(s)
    change(s, seat, "wins", 1)
    end_round(s, (seat,), reason)


def in_order(s: State, seat: int) -> list[int]:
    """All who are still in the round, clockwise from that seat on, in a game whose seats say who `is_out`."""
    count = len(s.seats)
    return [other for step in range(count) if not s.seats[other := (seat + step) % count].is_out]


def next_seat(s: State, seat: int) -> int:
    """The next player clockwise who is still in the round."""
    seats = s.seats
    count = len(seats)
    other = (seat + 1) % count
    while seats[other].is_out and other != seat:
        other = (other + 1) % count
    return other
