"""What a player is asked who may stop something, by who did what."""

from __future__ import annotations

from game.kernel.template import Seat, fill
from game.rules.control import texts


def stops_ability(seat: int, card: str) -> str:
    """The prompt to stop an ability that this seat uses."""
    return fill(texts.STOP_ABILITY, seat=Seat(seat), card=card)


def stops_time_stop(seat: int, whose: int, card: str) -> str:
    """The prompt to stop a Time Stop of this seat, by which it stops another card."""
    return fill(texts.STOP_TIME_STOP, seat=Seat(seat), whose=Seat(whose), card=card)
