"""Beats that the shows of several games are made of: an event's sound, its line of the log said over the table."""

from __future__ import annotations

import re

from game.kernel.notation import tell
from ui.base.animation import Beat, Hold
from ui.table.arrow import Arrow
from ui.table.effects import Ring
from ui.table.log import line_of
from ui.table.moment import Moment


def sound_of(event) -> str:
    """The name of an event's sound: CardMoved is heard as card-moved."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()


def heard(moment: Moment, event) -> Beat:
    return moment.sound(sound_of(event))


def line(moment: Moment, event) -> str:
    """The event's line of the log, as words over the table."""
    return line_of(tell(moment.view, event), moment.view, moment.names).words


def told(moment: Moment, event, seconds: float = 1.0) -> list[Beat]:
    """What somebody else does is said over the table, if there is anything to say of it."""
    if moment.is_mine(event.seat) or not (words := line(moment, event)):
        return []
    return [moment.say(words, seconds, 0.93), Hold(seconds * 0.45)]


def aimed(moment: Moment, card: int, target: int) -> list[Beat]:
    """An arrow of the card's own light to what it means."""
    if target < 0 or target == card:
        return []
    start, end = moment.rect(card).center, moment.rect(target)
    return [
        Arrow(moment.effects, start, end.center, moment.colour(card), 0.8),
        Ring(moment.effects, end, moment.colour(card), 0.6),
        Hold(0.5),
    ]
