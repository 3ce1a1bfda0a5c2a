"""What was announced and has not happened while somebody may react to it (14.2). A view may be asked."""

from __future__ import annotations

from ...kernel.agenda import has_begun
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from ...kernel.windows import Waiting
from . import texts
from .naming import plain


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
    return fill(texts.WAITS[_kind(s, deed, target)], **_fields(s, deed, target))


def prompt(s: State, deed: Frame, target: int) -> str:
    """The question to a player who may respond to it."""
    return fill(texts.RESPOND_TO[_kind(s, deed, target)], seat=Seat(deed.seat), **_fields(s, deed, target))


def _kind(s: State, deed: Frame, target: int) -> str:
    verb = deed.memo.verb if deed.what == "deed" else "happen"
    is_aimed = target not in (-1, deed.card) and s.what[target] is not None
    return f"{verb} at" if is_aimed else verb if verb in texts.WAITS else "happen"


def _fields(s: State, deed: Frame, target: int) -> dict:
    return {"card": plain(s, deed.card), "target": plain(s, target) if target >= 0 else ""}
