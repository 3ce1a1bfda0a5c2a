"""What a deed brings for certain, before it is done: as far as the seat that does it can tell.

The deed is done in worlds that are dealt from what the seat knows. What happens alike in all of them is certain, until
a card is turned up that the seat did not know, or others may answer: that would be a guess. Nothing here reads what is
hidden.
"""

from __future__ import annotations

from .agenda import Action, apply
from .conflict import Conflict, conflict
from .events import Step, WindowOpened
from .state import State
from .view import View, determinize, see

WORLDS = (11, 12)  # seeds; worlds that share everything the seat knows, and by chance little else


def foreseen(s: State, seat: int, action: Action) -> list[Step]:
    """The story of a legal action of this seat, as far as it is certain, up to the next choice at most.

    The states in it are dealt ones: what is printed on a card that the seat does not know means nothing there.
    """
    view = see(s, seat)
    stories = [apply(determinize(view, seed), action) for seed in WORLDS]
    found: list[Step] = []
    for steps in zip(*stories, strict=False):
        first = steps[0]
        if any(step.event != first.event for step in steps) or isinstance(first.event, WindowOpened):
            break
        if is_turned_up(view, seat, first.state):
            break
        found.append(first)
    return found


def is_turned_up(view: View, seat: int, after: State) -> bool:
    """Whether the seat sees a card that it did not know, but for one that came to its own hand."""
    bit, hands = 1 << seat, after.layout.is_hand
    return any(
        printed is None and seen & bit and not hands[after.where[card]]
        for card, (printed, seen) in enumerate(zip(view.what, after.seen, strict=True))
    )


def outlook(story: list[Step]) -> Conflict | None:
    """The conflict to which a foreseen story leads, as it stands last before it is decided; None if there is none."""
    return next(filter(None, (conflict(step.state) for step in reversed(story))), None)
