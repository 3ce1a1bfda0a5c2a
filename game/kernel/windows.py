"""Windows: somebody may answer what is about to happen.

A window is a choice that passes from seat to seat, in the order that the rules say. Whoever is asked answers or passes;
when all have passed in a row, the window closes and what it stands over happens. An answer lies on the agenda above the
window while it happens, and may open a window of its own. When it is done, the window asks anew, in the order that it
says then, or closes: so last in is first out, and what was answered reads from its own frame what became of it.

    what it stands over             opened by one of its own steps: `open_window(s, "respond", seats, card)`
    "answered"                      instead of the window, while an answer happens
    the answer                      a procedure of the ruleset; its steps may open a window again

A kind of window is a subclass of `Window` among the ruleset's choices and an `Answering` of the same name in
`rules.windows`: what the screen says of it. Who wishes to be bothered by which kind, and when, is the screen's
business, seat by seat; `is_wished` says what a wish means. A wish changes nothing of what is legal, and a pass that was
made for somebody stands in the record like any other.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from .agenda import Action, Landing, options
from .choices import Asked as Question
from .events import WindowOpened
from .state import Frame, State, new
from .verbs import announce

ALWAYS, MATTERS, STOPS, NEVER = "always", "matters", "stops", "never"
WISHES = (ALWAYS, MATTERS, STOPS, NEVER)  # when somebody wishes to be asked in windows of one kind
PASS = Action("pass")


class Asked(NamedTuple):
    """The memo of a window: who is asked after this seat if it passes, and how many answers it has given in a row."""

    rest: tuple[int, ...] = ()
    given: int = 0


class Window(Question):
    """One kind of window. A ruleset's own says what answers there are, what they do, and in which order to ask."""

    is_forced = False
    is_window = True
    words = "{}"  # of an answer, with the name of its card
    letting = "Pass"
    idle_verbs = frozenset({"pass"})  # actions that answer nothing: nobody is stopped for them

    def is_asked(self, s: State, seat: int, card: int) -> bool:
        """Whether that seat is asked at all. If it is not for want of an answer, that tells what it holds."""
        return True

    def answers(self, s: State, frame: Frame) -> list[Action]:
        """What the seat can answer with."""
        raise LookupError(f"the window {frame.what!r} says no answers")

    def answer(self, s: State, frame: Frame, action: Action) -> None:
        """Do an answer, or put it on the agenda."""
        raise LookupError(f"the window {frame.what!r} does not say what {action.verb!r} does")

    def after_pass(self, s: State, frame: Frame) -> tuple[int, ...]:
        """Who is asked after a pass of `frame.seat`, in order; nobody: the window closes."""
        return frame.memo.rest

    def after_answer(self, s: State, frame: Frame) -> tuple[int, ...]:
        """Who is asked when an answer of `frame.seat` is done, in order; nobody: the window closes.

        What the window stands over lies on top of the agenda then.
        """
        raise LookupError(f"the window {frame.what!r} does not say who is asked after an answer")

    def place(self, s: State, frame: Frame, card: int) -> int:
        """The zone that a card is dragged to for an answer without a target; -1 for a button."""
        return -1

    def options(self, s: State, frame: Frame) -> list[Action]:
        return [PASS, *self.answers(s, frame)]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            open_window(s, frame.what, self.after_pass(s, frame), frame.card)
        else:
            s.push("answered", frame.seat, frame.card, (frame.what, frame.memo))
            self.answer(s, frame, action)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return self.words.format(s.what[action.card].name) if action.card >= 0 else self.letting

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        zone = self.place(s, frame, action.card) if action.card >= 0 else -1
        return (Landing(zone=zone),) if zone >= 0 else ()


def open_window(s: State, kind: str, seats: tuple[int, ...], card: int = -1, by: int = -1, given: int = 0) -> None:
    """Ask these seats, in this order, about what lies on top of the agenda; `card` is what it is about.

    Nothing happens if none of them is asked. `by` has answered so often in a row before.
    """
    window = s.rules.choices[kind]
    for place, seat in enumerate(seats):
        if window.is_asked(s, seat, card):
            if s.story is not None:
                announce(s, WindowOpened, seat, card)
            memo = new(Asked, (seats[place + 1 :], given if seat == by else 0))  # quicker than Asked(...)
            s.agenda.append(new(Frame, (kind, seat, card, 0, memo)))
            return


def ask_again(s: State, answered: Frame) -> None:
    """An answer is done: the window that it was given in asks anew, or closes."""
    kind, asked = answered.memo
    s.agenda.pop()
    seats = s.rules.choices[kind].after_answer(s, Frame(kind, answered.seat, answered.card, 0, asked))
    open_window(s, kind, seats, answered.card, answered.seat, asked.given + 1)


def place_answered(s: State) -> int:
    """The place on the agenda of what the answer on top of it answers: below it and its window."""
    return len(s.agenda) - 3


PROCEDURES = {"answered": (ask_again,)}


# For those who are asked


class Standing(NamedTuple):
    """A window that waits: its kind, who is asked, the card that it is about, and what it stands over.

    `over` is the frame that happens when all have passed: whose deed it is and with which card. `stop` is the place in
    the game, among the `stops` of its kind; "" where it has none.
    """

    kind: str
    seat: int
    card: int
    over: Frame
    stop: str


class Waiting(NamedTuple):
    """Something that was announced and has not happened: whose doing, by which card (-1 for none), at which card or -1.

    `words` say what will happen, `brief` only by what, where there is little room; they name a seat as `{seat:1}`.
    `is_cancelled`: it will do nothing.
    """

    seat: int
    card: int
    target: int
    words: str
    is_cancelled: bool = False
    brief: str = ""


def waiting(s: State) -> tuple[Waiting, ...]:
    """All that waits while somebody may answer it, what happens first before the rest. A view may be asked."""
    read = s.rules.telling.waiting
    return tuple(read(s)) if read is not None else ()


def standing(s: State) -> Standing | None:
    """The window that waits for an answer now; None if another choice waits, or none. A view may be asked."""
    if s.outcome is not None or not s.agenda:
        return None
    frame = s.agenda[-1]
    choice = s.rules.choices.get(frame.what)
    if choice is None or not choice.is_window:
        return None
    said = s.rules.windows[frame.what]
    return Standing(frame.what, frame.seat, frame.card, s.agenda[-2], said.stop_at(s) if said.stop_at else "")


def could_matter(s: State, is_watched: bool = False) -> bool:
    """Whether an answer of the seat that is asked in the open window could matter: there is one, and it is not in vain.

    It says what that seat knows, and is for that seat alone. Its view may be asked. Where being asked is a secret, or
    `is_watched` by others at the same screen, that there is no answer is one too: then it could matter as it could to
    one who has an answer.
    """
    frame = s.agenda[-1]
    if not (is_watched or s.rules.choices[frame.what].is_secret) and is_vain(s):
        return False
    matters = s.rules.windows[frame.what].matters
    return matters is None or matters(s)


def does_concern(s: State) -> bool:
    """Whether what is about to happen strikes at the seat that is asked in the open window. Its view may be asked."""
    concerns = s.rules.windows[s.agenda[-1].what].concerns
    return could_matter(s) if concerns is None else concerns(s)


def is_vain(s: State) -> bool:
    """Whether the seat that is asked in the open window can give no answer, and only pass or do what is always free."""
    idle_verbs = s.rules.choices[s.agenda[-1].what].idle_verbs
    return all(action.verb in idle_verbs for action in options(s))


def is_openly_vain(s: State) -> bool:
    """Whether everybody can tell that who is asked can only pass: it holds nothing that another has not seen."""
    everybody, zone = (1 << len(s.seats)) - 1, s.layout.of["hand"][s.agenda[-1].seat]
    return all(s.seen[card] == everybody for card in s.zones[zone]) and is_vain(s)


def is_wished(s: State, wish: str, stops: Collection[str] = (), is_watched: bool = False) -> bool:
    """Whether the seat that is asked in the open window is to be bothered, if that is its wish for this kind; whether
    it `is_watched` there by others bears on whether it could matter.

    "always" and, at a place that it has chosen, "stops" ask although there is nothing but to pass: so that nobody who
    watches can tell. Raises ValueError for no wish.
    """
    if wish not in WISHES:
        raise ValueError(f"{wish!r} is no wish; there are: {', '.join(WISHES)}")
    if wish == MATTERS:
        return could_matter(s, is_watched)
    return wish == ALWAYS or (wish == STOPS and standing(s).stop in stops)
