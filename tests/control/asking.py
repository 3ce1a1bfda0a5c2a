"""What a player is asked who may stop something, by who did what."""

from __future__ import annotations

from game.kernel.template import Seat, fill
from game.rules.control import texts


def stops_ability(seat: int, card: str) -> str:
    """The prompt to stop an ability that this seat uses."""
    return fill(texts.STOP_ABILITY, seat=Seat(seat), card=card)


def stops_own_ability(seat: int, card: str) -> str:
    """The prompt to stop an ability that this seat itself uses."""
    return fill(texts.STOP_OWN_ABILITY, seat=Seat(seat), card=card)


def stops_time_stop(seat: int, whose: int, card: str) -> str:
    """The prompt to stop a Time Stop of this seat, by which it stops another card."""
    template = texts.STOP_TIME_STOP_ON_OWN if seat == whose else texts.STOP_TIME_STOP
    return fill(template, seat=Seat(seat), whose=Seat(whose), card=card)
