"""What was announced and has not happened while somebody may react to it (14.2). A view may be asked."""

from __future__ import annotations

from ...kernel.agenda import has_begun
from ...kernel.state import Frame, State
from ...kernel.windows import Waiting

AIMED = {
    "paralyze": "{} is about to paralyze {}",
    "shoot": "{} is about to shoot at {}",
    "cancel": "{} is about to cancel {}",
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
    name = s.what[deed.card].name
    if target in (-1, deed.card) or s.what[target] is None:
        return f"{name} is about to happen."
    return f"{AIMED.get(deed.memo.verb, '{} is aimed at {}').format(name, s.what[target].name)}."
