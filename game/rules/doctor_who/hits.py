"""Hits: announced, answered, taken, and following each other. Numbers (11.1) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.state import Frame, State
from ...kernel.verbs import announce
from ...kernel.windows import open_window
from . import events as ev
from .domain import bars, bonus_zone
from .fight import Hit
from .laws import NO_HIT, NO_ROW
from .verbs import lose_time, tell_in_play


def threaten(s: State, frame: Frame) -> None:
    """8.1"""
    announce(s, ev.HitThreatened, frame.seat, frame.card, frame.memo.by)
    by = 1 - frame.seat
    seats = (frame.seat, by) if s.rulings["own-answers"] == "always" else (frame.seat,)
    open_window(s, "respond", seats, frame.card)


def take(s: State, frame: Frame) -> None:
    """11.1 to 11.3"""
    victim, card, hit = frame.seat, frame.card, frame.memo
    if hit.is_cancelled or bars(s, NO_HIT, victim):
        announce(s, ev.HitPrevented, victim, card)
        may_retry = card >= 0 and s.rulings["prevented"] == "goes-on"  # nobody tries again for want of cards
        is_same = may_retry and hit.lost > 0 and hit.lost == bonus_zone(s, victim)
    else:
        lost = bonus_zone(s, victim)
        is_same = lose_time(s, victim)
        if s.agenda[-1].what == "round":
            return
        hit = hit._replace(lost=lost, is_cancelled=False)
        if card >= 0:
            tell_in_play(s, card, ev.HitMade, 1 - victim, card)
    if is_same and hit.is_row and not bars(s, NO_ROW, victim):
        further = hit._replace(is_cancelled=False)
        if card >= 0:
            s.push("again", 1 - victim, card, further)
        else:
            s.push("hit", victim, -1, further)


def for_empty_deck(s: State, seat: int) -> None:
    """4.5, 14.12"""
    s.push("hit", seat, -1, Hit(is_row=s.rulings["empty-deck"] == "row"))


PROCEDURES = {"hit": (threaten, take)}
