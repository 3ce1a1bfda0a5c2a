"""What the show reads off a view: Time Zones are counted from 1, 0 is none."""

from __future__ import annotations

ERAS = ("past", "present", "future")
VALUES = ("energy", "substance", "support")


def chosen(view) -> int:
    """The chosen Time Zone: until one is chosen in this turn, that of the turn before."""
    if not view.turn:
        return 0
    seats, active = view.seats, view.active
    return seats[active].zone or seats[active].kept or seats[1 - active].zone


def bonus_zone(view, seat: int) -> int:
    """The Time Zone of a player's top Time card."""
    stack = view.cards_in(seat, "time")
    printed = view.what[stack[-1]] if stack else None
    return ERAS.index(printed.era) + 1 if printed is not None else 0


def episode_on(view, seat: int, zone: int) -> int:
    """The Episode on a player's side of a Time Zone, or -1."""
    what = view.what
    return next((card for card in view.cards_in(seat, ERAS[zone - 1]) if what[card].is_episode), -1)
