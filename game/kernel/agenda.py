"""The agenda: procedures run, choices wait. One door in (`apply`), one list out (the story).

A procedure is a tuple of step functions. The step counter moves before the step runs, so what a step pushes
happens before the next step. A choice says what may be done (`options`) and what doing it does (`take`);
its options are made from the state when asked, never stored.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..files import shortened
from . import texts
from .book import Printed
from .events import Step
from .laws import Law, Refusal
from .ruleset import HIDDEN, OWNER
from .state import Frame, State
from .template import Seat, fill
from .triggers import to_agenda


class Action(NamedTuple):
    """One atomic deed: a verb, and the card, target and number that it needs (-1 for none)."""

    verb: str
    card: int = -1
    target: int = -1
    amount: int = -1


an_action = cache(Action)  # the same few actions are offered again and again: this makes each of them once


class Deeds(dict):
    """The actions of one verb with one target and number, by card: what `an_action` makes, in a third of the time."""

    def __init__(self, verb: str, target: int = -1, amount: int = -1) -> None:
        self.verb, self.target, self.amount = verb, target, amount

    def __missing__(self, card: int) -> Action:
        self[card] = made = an_action(self.verb, card, self.target, self.amount)
        return made


deeds = cache(Deeds)


def forget_actions() -> None:
    """Make actions anew from here on: what a match offered is kept as long as it is played, and not for ever."""
    an_action.cache_clear()
    deeds.cache_clear()


class Landing(NamedTuple):
    """A place where a card comes down when it is dragged for an action: a card, or a zone (-1 for none).

    `is_bare`: only where no card lies in that zone; a drop on one of its cards means that card, and nothing else.
    """

    card: int = -1
    zone: int = -1
    is_bare: bool = False


class IllegalAction(ValueError):
    """An action that the rules do not allow now."""


class Choice:
    """What every choice offers; a ruleset's choices override what differs for them.

    A choice marked `is_forced` is taken by the kernel when only one option is left: it carries no decision
    and does not stand in the record.
    """

    is_forced = False
    is_window = False  # whether others are asked by it to answer something: see `windows`
    is_resting = False  # whether it comes back again and again in a turn, and one may pass it for the rest of that turn
    is_secret = False  # whether being asked tells what one holds: then nobody says who is asked
    is_hidden = False  # whether views of other seats hide it: only a seat that holds certain cards is asked

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        raise LookupError(f"the choice {frame.what!r} says no options")

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        raise LookupError(f"the choice {frame.what!r} does not say what {action.verb!r} does")

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        raise LookupError(f"the choice {frame.what!r} asks nothing")

    @staticmethod
    def speaker(s: State, frame: Frame) -> Printed | None:
        """What is printed on the card whose words ask; None where no card does."""
        return s.what[frame.card] if frame.card >= 0 else None

    @staticmethod
    def so_far(s: State, frame: Frame) -> tuple[int, ...]:
        """The cards that were picked by the answers so far, where it goes on after them."""
        return ()

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return action.verb.capitalize()

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        """Where a drag for an action without a target may end; nowhere for a button."""
        return ()

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        raise LookupError(f"the choice {frame.what!r} does not explain itself")


def advance(s: State) -> None:
    """Run the agenda until somebody must choose or the match is over."""
    rules = s.rules
    procedures, choices, agenda, new = rules.procedures, rules.choices, s.agenda, tuple.__new__
    while agenda and s.outcome is None:
        frame = agenda[-1]
        if s.waking:
            to_agenda(s, s.active)
            continue
        what, seat, card, step, memo = frame
        steps = procedures.get(what)
        if steps is None:
            choice = choices[what]
            if not choice.is_forced:
                return
            options = choice.options(s, frame)
            if len(options) > 1:
                return
            agenda.pop()
            if options:
                choice.take(s, frame, options[0])
        else:
            count = len(steps)
            while step < count:
                run = steps[step]
                step += 1
                agenda[-1] = following = new(Frame, (what, seat, card, step, memo))  # quicker than Frame(...)
                run(s, frame)
                if not agenda or agenda[-1] is not following or s.waking or s.outcome is not None:
                    break  # something else comes first
                frame = following
            else:
                agenda.pop()


def has_begun(s: State, frame: Frame, step: str) -> bool:
    """Whether a step of the procedure that the frame runs has begun, by the name of its function."""
    return frame.step > s.rules.steps[frame.what][step]


def options(s: State) -> list[Action]:
    """What the waiting choice offers, in the order in which the rules think of it (for playouts)."""
    frame = s.agenda[-1]
    return s.rules.choices[frame.what].options(s, frame)


def legal_actions(s: State) -> list[Action]:
    """All legal actions, sorted; none when the match is over."""
    return [] if s.outcome is not None else sorted(options(s))


def chooser(s: State) -> int | None:
    """The seat that must choose now; None when the match is over."""
    return None if s.outcome is not None or not s.agenda else s.agenda[-1].seat


def perform(s: State, action: Action) -> None:
    """Do an action that is known to be legal: the unchecked door, for search and playouts."""
    frame = s.agenda.pop()
    s.rules.choices[frame.what].take(s, frame, action)
    advance(s)


def apply(s: State, action: Action) -> list[Step]:
    """Do a legal action and tell what happened. Raises IllegalAction and leaves the state as it was.

    What equals a legal action stands for it: a plain tuple, say, from a program that plays through this door.
    """
    found = next((legal for legal in legal_actions(s) if legal == action), None)
    if found is None:
        raise IllegalAction(f"{shortened(str(action))} is not legal now")
    s.story = []
    perform(s, found)
    story, s.story = s.story, None
    return story


def asks(s: State) -> str:
    """What the waiting choice asks, in a sentence; for the eyes of another seat only who is to choose."""
    if s.outcome is not None or not s.agenda:
        return MATCH_IS_OVER.words
    frame = s.agenda[-1]
    if frame.what == HIDDEN:
        return texts.WAITING_FOR_SOMEONE
    if getattr(s, "viewer", frame.seat) != frame.seat:
        return fill(texts.WAITING_FOR, seat=Seat(frame.seat))
    return s.rules.choices[frame.what].asks(s, frame)


def label(s: State, action: Action) -> str:
    """The words for an action: what its button says. Raises IllegalAction when nothing can be done any more."""
    if s.outcome is not None or not s.agenda:
        raise IllegalAction(MATCH_IS_OVER.words)
    frame = s.agenda[-1]
    return s.rules.choices[frame.what].label(s, frame, action)


def lands(s: State, action: Action) -> tuple[Landing, ...]:
    """Where a drag for this action may end: on its target, or where the choice says."""
    if action.target >= 0:
        return (Landing(card=action.target),)
    if s.outcome is not None or not s.agenda:
        return ()
    frame = s.agenda[-1]
    return s.rules.choices[frame.what].lands(s, frame, action)


def lifts(s: State, action: Action) -> int:
    """The card that is taken up for this action: for a draw the top one of the deck; -1 for a button."""
    if action.verb == "draw":
        return s.cards_in(s.agenda[-1].seat, "deck")[-1]
    return action.card


def explain(s: State, card: int, target: int = -1, zone: int = -1) -> list[Refusal]:
    """Why this card cannot be dropped there now: the laws that forbid, never an empty list.

    An empty answer would mean that the drop is legal: so this raises ValueError for a legal drop. A view of a seat
    that is not asked may be given: that is the answer then.
    """
    if s.outcome is not None or not s.agenda:
        return [Refusal(MATCH_IS_OVER)]
    frame = s.agenda[-1]
    lies = s.layout.zones[s.where[card]]
    if getattr(s, "viewer", frame.seat) != frame.seat:
        return [Refusal(s.rules.not_asked)]
    if lies.seen_by == OWNER and lies.seat != frame.seat:
        return [Refusal(s.rules.not_yours)]
    place = Landing(target, -1 if target >= 0 else zone)[:2]
    for action in legal_actions(s):
        if lifts(s, action) == card and any(landing[:2] == place for landing in lands(s, action)):
            raise ValueError(f"{action} is legal: there is nothing to explain")
    return s.rules.choices[frame.what].forbids(s, frame, card, target, zone)


MATCH_IS_OVER = Law("0", texts.MATCH_IS_OVER, "")
