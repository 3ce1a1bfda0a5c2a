"""The combat that is under way and the Hit that waits, as they are remembered on the agenda (chapters 10 and 11)."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.state import Frame, State
from ...kernel.verbs import announce, mark
from . import events as ev
from .domain import ATTACKER, DEFENDER


class Combat(NamedTuple):
    """The frame's card attacks; `defender` is the other main combatant, -1 for none. `is_over`: nothing is compared."""

    defender: int = -1
    is_named: bool = False
    is_over: bool = False


class Hit(NamedTuple):
    """A Hit on the frame's seat; its card makes it, or -1. `lost` is the Time Zone of the Time card that was lost
    before in the same row, counted from 1, and `is_row` whether others may follow. `by` is the card whose words bring
    it where none makes it; where there is none either, it comes of an empty deck."""

    is_row: bool = False
    lost: int = 0
    is_cancelled: bool = False
    by: int = -1


def doer(frame: Frame) -> int:
    """Whose doing a deed or a Hit is that waits: of a Hit for want of cards, nobody else's."""
    is_dealt = frame.what == "hit" and max(frame.card, frame.memo.by) >= 0
    return 1 - frame.seat if is_dealt else frame.seat


def combat_frame(s: State) -> Frame | None:
    """The frame of the combat that is under way."""
    for frame in reversed(s.agenda):
        if frame.what == "combat":
            return frame
    return None


def remember(s: State, **what) -> None:
    """Change what is remembered of the combat that is under way."""
    for place in range(len(s.agenda) - 1, -1, -1):
        if s.agenda[place].what == "combat":
            frame = s.agenda[place]
            s.agenda[place] = frame._replace(memo=frame.memo._replace(**what))
            return


def combatants(s: State, frame: Frame) -> tuple[int, int]:
    """The two main combatants, -1 for one that is none any more: it has left play, or was moved (10.11)."""
    return _still(s, frame.card, ATTACKER), _still(s, frame.memo.defender, DEFENDER)


def _still(s: State, card: int, fights: int) -> int:
    if card < 0 or not s.is_in_field(card):
        return -1
    situation = s.cards[card]
    return card if situation is not None and situation.fights == fights else -1


def release(s: State, card: int) -> None:
    """A card is a main combatant no longer."""
    situation = s.cards[card]
    if s.is_in_field(card) and situation is not None and situation.fights:
        mark(s, card, fights=0)


def part(s: State) -> None:
    """The combat is over without an outcome."""
    frame = combat_frame(s)
    if frame is not None and not frame.memo.is_over:
        announce(s, ev.CombatBroken, frame.seat, frame.card)
        remember(s, is_over=True)
        for card in (frame.card, frame.memo.defender):
            if card >= 0:
                release(s, card)
