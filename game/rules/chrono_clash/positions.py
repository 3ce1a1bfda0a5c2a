"""Limits of the numbers in a laid position of Chrono Clash. Numbers (4.1) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.state import State

ONLY_IN_ONES_TURN = ("time", "leader", "touched")  # a seat counts these in its own turn alone


def impossible(s: State) -> str:
    """The first number of a seat that cannot be, with its line; "" if all can."""
    for seat, leaf in enumerate(s.seats):
        for name in ONLY_IN_ONES_TURN:
            if seat != s.active and getattr(leaf, name):
                return f"{name}-{seat}: {getattr(leaf, name)} cannot be in the turn of seat {s.active}; it is 0 then"
    return ""
