"""What was announced and has not happened while somebody may react to it (14.2). A view may be asked."""

from __future__ import annotations

from ...kernel.agenda import has_begun
from ...kernel.state import Frame, State
from ...kernel.windows import Waiting
from .naming import agreeing

AIMED = {
    "paralyze": "about to paralyze {}",
    "shoot": "about to shoot at {}",
    "cancel": "about to cancel {}",
}
"""How an action is said that is about to happen to something."""


def waiting(s: State) -> list[Waiting]:
    """All actions that somebody may react to or has reacted to, in the order in which they will happen."""
    found = []
    for place in reversed(range(len(s.agenda))):
        frame = s.agenda[place]
        if frame.what == "deed" and has_begun(s, frame, "react") and not has_begun(s, frame, "happen"):
            target = meant(s, frame, place)
            found.append(Waiting(frame.seat, frame.card, target, impending(s, frame, target), frame.memo.is_cancelled))
    return found


def meant(s: State, deed: Frame, place: int) -> int:
    """The card that an action there on the agenda is aimed at, or that it answers; -1 for none."""
    return s.agenda[place - 2].card if deed.memo.verb == "cancel" else deed.memo.target


def impending(s: State, deed: Frame, target: int) -> str:
    """What is about to happen, in a sentence."""
    what = f"{s.what[deed.card].name} {agreeing(s, deed.card, 'is|are')}"
    if deed.memo.verb == "use":
        what = f"{what} about to use {agreeing(s, deed.card, 'its|their')} ability"
        return f"{what}." if target < 0 else f"{what} on {s.what[target].name}."
    if target in (-1, deed.card) or s.what[target] is None:
        return f"{what} about to happen."
    return f"{what} {AIMED.get(deed.memo.verb, 'aimed at {}').format(s.what[target].name)}."
