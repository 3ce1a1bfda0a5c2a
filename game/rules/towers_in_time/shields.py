"""Shields: points, falling, and who is banished. Numbers (12.2) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.rounds import win_round
from ...kernel.state import State, changed
from ...kernel.verbs import announce, change, move
from . import events as ev
from .domain import fighters
from .events import A_SHIELD
from .verbs import withdraw


def score(s: State, seat: int, whose: int, amount: int) -> None:
    """Bring points on a player; shields fall at once, and their owner says which (12.2, 12.4)."""
    announce(s, ev.PointsScored, seat, whose, amount)
    change(s, whose, "points", amount)
    falling = min(s.seats[whose].points // A_SHIELD, len(s.cards_in(whose, "shields")))
    if not falling:
        return
    change(s, whose, "points", -A_SHIELD * falling)
    chooser = whose if s.rulings["falling"] == "owner" else seat
    for _ in range(falling):
        s.push("shield falls", chooser, -1, whose)


def fell(s: State, card: int, seat: int) -> None:
    """A shield falls."""
    announce(s, ev.ShieldFell, seat, card)
    move(s, card, s.home(card, "discard"), seat)
    lose_shield(s, seat)


def lose_shield(s: State, seat: int) -> None:
    """1.1, 1.2: see whether that was the last one."""
    if not s.cards_in(seat, "shields") and not s.seats[seat].is_out:
        banish(s, seat)


def banish(s: State, seat: int) -> None:
    """1.3: a player is out, with all cards."""
    s.seats[seat] = changed(s.seats[seat], {"is_out": 1})
    announce(s, ev.PlayerBanished, seat)
    left = [other for other in range(len(s.seats)) if not s.seats[other].is_out]
    if len(left) == 1:
        win_round(s, left[0], "shields")
        return
    withdraw(s, seat)
    gone = s.layout.of["gone"][seat]
    for zone, place in enumerate(s.layout.zones):
        if place.seat == seat and zone != gone:
            for card in s.zones[zone]:
                if s.where[card] == zone:
                    move(s, card, gone if s.owner(card) == seat else s.home(card, "discard"), seat)
    s.agenda[:] = [frame for frame in s.agenda if frame.seat != seat or frame.what in LASTING_FRAMES]


LASTING_FRAMES = ("match", "round", "turn", "acted", "combat", "straighten")


def win_longest(s: State) -> None:
    """1.5"""
    count = len(s.seats)

    def standing(seat: int) -> tuple[int, int, int]:
        return len(s.cards_in(seat, "shields")), len(fighters(s, seat)), (seat - s.active - 1) % count

    left = sorted((seat for seat in range(count) if not s.seats[seat].is_out), key=standing, reverse=True)
    (shields, able, _), (other_shields, others_able, _) = map(standing, left[:2])
    reason = "long" if shields > other_shields else "long-fighters" if able > others_able else "long-last"
    win_round(s, left[0], reason)


def lost_shields(s: State, seat: int) -> int:
    """The shields that the others have lost: what a player races for."""
    return sum([5 - len(s.cards_in(other, "shields")) for other in range(len(s.seats)) if other != seat])
