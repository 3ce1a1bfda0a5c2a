"""A match played again: it stands at any of its actions, seen through the eyes of a seat, and nobody is asked.

What may be seen of it follows `view.see` as at the table; only when the match is over, or the round with which the
record ends, may all hands be laid open. Where it cannot be played to its end (the cards have changed, the file was
damaged), what can be played is there, and `problem` says why it goes no further.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import texts
from .ai.seats import HUMAN, KINDS
from .files import BadFile
from .kernel import events as ev
from .kernel import notation
from .kernel.agenda import Action, apply, label, legal_actions
from .kernel.events import Step
from .kernel.record import Record, parse
from .kernel.state import State
from .kernel.template import fill
from .kernel.view import laid_open, shared
from .match import Match

OWN, OPEN, SHARED = "own", "open", "shared"
"""Through which eyes it is seen: those of the seat that watches, all cards that anybody knows, what everybody knows."""


class Replay(Match):
    """`at` is how many actions were done; `go` stands elsewhere, `step` tells the next one.

    `is_over` if nothing in it is secret any more: the match is over (`is_whole`), or the record ends with a round, and
    another is to come (`is_between`).

    While somebody tries what they would have done (`is_trying`), the seat that chose there is asked as at the table;
    nothing is done with the answer here.
    """

    def __init__(self, record: Record, path="record") -> None:
        for kind, _ in record.players:
            if kind not in KINDS:
                raise BadFile(path, "seats", fill(texts.NO_KIND_OF_PLAYER, kind=kind, known=", ".join(KINDS)))
        self.problem = ""
        self.states: list[State] = []
        story: list[Step] = []
        try:
            for state, told in record.replay(path):
                self.states.append(state.clone())
                story = told
        except BadFile as wrong:
            if not self.states:
                raise
            self.problem = str(wrong)
        except Exception as fault:  # a fault of ours, but the player is not to be locked out by a file
            if not self.states:
                wrong = fill(texts.UNPLAYABLE_MATCH, fault=repr(fault))
                raise BadFile(path, "", wrong, record.why_changed()) from fault
            wrong = fill(texts.UNPLAYABLE_MATCH, fault=repr(fault))
            self.problem = str(BadFile(path, f"action {len(self.states)}", wrong))
        self.eyes = OWN
        self.at = 0
        self.is_trying = False
        super().__init__(record, self.states[0], [], [])
        is_noted = "ended" in record.notes  # what is written of a match only when it is over
        self.is_whole = is_noted if self.problem else record.outcome(self.states[-1]) is not None
        past = until_won(story)
        self.is_between = not (self.is_whole or self.problem or record.decks or len(past) == len(story))
        self._dealt = self.states[-1]  # where a match stands that goes on from the end
        if self.is_between:  # what the next round deals is not seen yet
            self.states[-1] = past[-1].state
        self.is_over = self.is_whole or self.is_between
        self.eyes = self.usual_eyes
        self.go(self.length)

    @property
    def length(self) -> int:
        """How many of its actions can be played."""
        return len(self.states) - 1

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.kind == HUMAN]

    # What may be seen

    @property
    def usual_eyes(self) -> str:
        return OWN if self.is_over or len(self.people) == 1 else SHARED

    def may_open(self) -> bool:
        """Whether all hands may be laid open, and other seats taken."""
        return self.is_over

    def seats_to_watch(self) -> list[int]:
        """The seats through whose eyes it may be seen."""
        if self.is_over or self.usual_eyes == SHARED:
            return list(range(len(self.players)))
        return self.people

    def look(self, eyes: str) -> None:
        """Look through other eyes. Raises ValueError for what may not be seen yet."""
        if eyes != self.usual_eyes and not (eyes == OPEN and self.is_over):
            raise ValueError("while a match goes on, only what its player may know is shown")
        self.eyes = eyes
        self.go(self.at)

    def seen(self, s: State) -> State:
        """A state as these eyes may have it shown."""
        return laid_open(s) if self.eyes == OPEN else shared(s) if self.eyes == SHARED else s

    # Where it stands

    def go(self, at: int) -> None:
        """Stand after so many actions."""
        self.at = max(0, min(self.length, at))
        self.is_trying = False
        self.state = self.seen(self.states[self.at])

    def step(self) -> list[Step]:
        """The next action, and what happened by it; nothing at the end."""
        if self.at >= self.length:
            return []
        story = self.story(self.at)
        self.go(self.at + 1)
        return story

    def story(self, number: int) -> list[Step]:
        """What happened by this action, or before the first one for -1."""
        if number < 0:
            _, story = self.record.begin()
        else:
            s = self.states[number].clone()
            story = apply(s, notation.read(s, self.record.actions[number][1]))
            if self.is_between and number == self.length - 1:
                story = until_won(story)
        return [Step(event, self.seen(state)) for event, state in story]

    def action(self, number: int) -> Action | None:
        """What was done there; None at the end."""
        if not 0 <= number < self.length:
            return None
        return notation.read(self.states[number], self.record.actions[number][1])

    def said(self, number: int, watcher: int) -> str:
        """What was done there in the words of its chooser, where that is who watches or all is open; "" otherwise."""
        action = self.action(number)
        if action is None or not (self.eyes == OPEN or (self.eyes == OWN and self.actor(number) == watcher)):
            return ""
        return label(self.states[number], action)

    def actor(self, number: int) -> int:
        """Whose action it is."""
        return self.record.actions[number][0]

    def turns(self) -> list[int]:
        """The actions with which another turn or round begins."""
        found, before = [0], self.states[0]
        for number, s in enumerate(self.states[1:], 1):
            if (s.round, s.turn) != (before.round, before.turn):
                found.append(number)
            before = s
        return found

    # As a match at the table

    @property
    def chooser(self) -> int | None:
        return super().chooser if self.is_trying else None

    @property
    def outcome(self):
        return None

    @property
    def undo_reach(self) -> int:
        return 0

    def why_kept(self, seat: int | None = None) -> str:
        return texts.IN_REVIEW

    def ask(self) -> list[Action]:
        """Somebody tries what they would do here: what they may."""
        self.is_trying = True
        return legal_actions(self.state)

    @property
    def is_human_asked(self) -> bool:
        return self.is_trying

    def legal_actions(self) -> list[Action]:
        return legal_actions(self.state) if self.is_trying else []

    # A branch

    def branch(self, at: int, watcher: int) -> Match:
        """A new match that goes on from after so many actions, played by who watches; nothing is written over."""
        at = max(0, min(self.length, at))
        record = parse(self.record.dump())
        record.take_back(len(record.actions) - at)
        record.given_up = None
        record.marks = [mark for mark in record.marks if mark != BRANCHED] + [BRANCHED]
        parent = self.record.notes.get("id") or self.record.digest
        record.notes = {"branch": f"{parent} {at}"}
        record.helped.pop(at, None)  # what is decided there is decided anew
        if not any(kind == HUMAN for kind, _ in record.players):
            kind, name = HUMAN, record.players[watcher][1]
            record.players[watcher] = kind, name
        record.stands = ""
        states = [s.clone() for s in (*self.states[:at], self._dealt if at == self.length else self.states[at])]
        match = Match(record, states[-1], states[:-1], [] if at else record.begin()[1])
        match._told = [True] * at  # who plays on knows what came
        return match


def until_won(story: Sequence[Step]) -> list[Step]:
    """The story up to the end of the round that is won in it, without what is dealt for the next one."""
    for n, step in enumerate(story):
        if isinstance(step.event, ev.RoundWon):
            last = next((m for m in range(n, len(story)) if isinstance(story[m].event, ev.MatchWon)), n)
            return list(story[: last + 1])
    return list(story)


BRANCHED = "branch"
"""The mark of a match that went on from another: its players may have known what comes."""
