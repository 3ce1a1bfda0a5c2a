"""Matches that are only practised: each begins from a position that was laid, is not kept, and nobody thinks in it."""

from __future__ import annotations

from itertools import takewhile
from time import monotonic
from typing import NamedTuple

from game.kernel import notation
from game.kernel.agenda import Action, apply, chooser, label, legal_actions
from game.kernel.events import Step
from game.kernel.record import Record
from game.kernel.state import State
from game.kernel.windows import PASS
from game.match import Match
from game.replay import until_won
from game.teach.desk import Verdict
from game.teach.lessons import OPEN, Lesson, Part, Practice, shown
from game.teach.puzzles import Puzzle
from scenes.learn import texts
from scenes.match.plan import STRANGERS, own_name

A_MOMENT = 0.004  # seconds of a frame that may go to what is worked out beside the picture


class Exercise(Match):
    """What the table asks of a match, over a state from elsewhere. One person sits there; `is_open` while they may act.

    It has no outcome: its owner says how it ends. No record plays it again, but like that of a match it holds
    the actions of all seats, and `states_before` the state before each of them.
    """

    is_practice = True

    def __init__(self, state: State, seat: int) -> None:
        rules, others = state.rules, iter(STRANGERS)
        me = own_name()
        players = [
            ("human", me) if n == seat else ("greedy", next(others)) for n in range(len(state.seats))
        ]  # the kind of the others is never asked: they do what the exercise says
        record = Record(rules.name, 1, players, dict(state.rulings), 1, rules.book.version)
        super().__init__(record, state, [], [])
        self.is_trial = True
        self.seat = seat
        self.is_open = True

    def note(self, before: State, action: Action, is_unasked: bool = False) -> None:
        """Record an action of any seat that is about to be done, with the state before it."""
        self._past.append(before.clone())
        self.record.note(before, action, is_unasked)

    def strike_off(self, kept: int) -> None:
        """Keep so many actions of the record, and the states before them."""
        self.record.take_back(len(self.record.actions) - kept)
        del self._past[kept:]

    @property
    def chooser(self) -> int | None:
        return chooser(self.state) if self.is_open else None

    @property
    def outcome(self) -> None:
        return None

    @property
    def is_human_asked(self) -> bool:
        return self.chooser == self.seat

    @property
    def is_thinking(self) -> bool:
        return False

    def poll(self) -> list[Step]:
        return []

    def rounds_over(self) -> None:
        """Nothing: a round that is over ends the exercise."""

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def undo_reach(self) -> int:
        return int(self.can_undo)

    @property
    def undo_marks(self) -> bool:
        return False


class Drill(Exercise):
    """A step of a lesson that somebody does themselves."""

    def __init__(self, lesson: Lesson, part: Part) -> None:
        self.lesson, self.part = lesson, part
        self.practice = Practice(lesson, part)
        super().__init__(self.practice.state, self.practice.seat)
        self.practice.on_action = self.note
        self.begun: list[int] = []  # how many actions the record had before each action of the learner

    def act(self, action: Action, is_unasked: bool = False) -> list[Step]:
        self.begun.append(len(self.record.actions))
        story = self.practice.act(action)
        if is_unasked:
            self.record.unasked.add(self.begun[-1])
        told = until_won(story)
        self.is_open = self.practice.standing[0] == OPEN
        self.state = told[-1].state if len(told) < len(story) else self.practice.state
        return told

    def ponder(self) -> bool:
        """Work out for a moment where to go back to from what has failed. False once that is known."""
        end = monotonic() + A_MOMENT
        while is_open := self.practice.ponder():
            if monotonic() > end:
                break
        return is_open

    @property
    def can_undo(self) -> bool:
        return bool(self.practice.past)

    def undo(self) -> None:
        gone = self.practice.take_back()
        if not gone:
            raise ValueError(texts.NOTHING_TO_UNDO)
        self.strike_off(self.begun[-gone])
        del self.begun[-gone:]
        self.state, self.is_open = self.practice.state, self.practice.standing[0] == OPEN

    @property
    def next_deed(self) -> Action | None:
        """What the lesson would do next, in whatever order it is done; None where that leads no further."""
        done = len(self.practice.deeds)
        before = Practice(self.lesson, self.part)
        if done < len(self.part.solution):
            before.plays(self.part.solution[:done])
            if notation.show(before.state) == notation.show(self.practice.state):
                return notation.read(self.practice.state, self.part.solution[done])
        on = self.practice.way_on(self.part.solution)
        return notation.read(self.practice.state, on[0]) if on else None


def points_at_first(part: Part) -> tuple[str, ...]:
    """What is pointed at from the beginning of a step, before anything is said or done in it."""
    return tuple(words for _, words in takewhile(lambda bit: bit[0] == "point", part.story))


class Page(NamedTuple):
    """A bit of a step that is watched: what happens first, what is said then, and what that is about."""

    story: list[Step]
    words: str
    points: tuple[str, ...]
    state: State


class Showing(Exercise):
    """A step of a lesson that is watched, page by page."""

    def __init__(self, lesson: Lesson, part: Part) -> None:
        self.pages: list[Page] = []
        story: list[Step] = []
        points: list[str] = []
        last = ""
        for word, words, told, s in shown(lesson, part):
            story += told
            if word == "point":  # what is pointed at after something else takes the place of what was before
                points = [*points, words] if last == "point" else [words]
            elif word == "say":
                self.pages.append(Page(until_won(story), words, tuple(points), s.clone()))
                story, points = [], []
            last = word
        first = points_at_first(part)
        if first and not self.pages[0].points:
            self.pages[0] = self.pages[0]._replace(points=first)
        if story:  # the last deed speaks for itself: what was said before it stays
            self.pages.append(Page(until_won(story), self.pages[-1].words, tuple(points), s.clone()))
        super().__init__(self.pages[0].state, self.pages[0].state.active)
        self.is_open = False
        self.at = 0

    @property
    def page(self) -> Page:
        return self.pages[self.at]

    @property
    def is_last(self) -> bool:
        return self.at == len(self.pages) - 1

    def turn(self) -> list[Step]:
        """Go to the next page: the story of it."""
        self.at += 1
        story = self.page.story
        self.state = story[-1].state if story else self.page.state
        self._past.append(self.state)
        self.record.actions.append((self.seat, "..."))  # so that the table sees that something was done
        return story


class Solving(Exercise):
    """A puzzle that is solved. Deeds that lose its goal are never done: what they lead to is shown in a world apart."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        s = puzzle.begin()
        self.prover = puzzle.prover(s)
        super().__init__(s, chooser(s))
        self.done: list[str] = []  # everybody's deeds
        self.past: list[tuple[State, list[str], int]] = []  # with how many actions the record had then
        self.is_over = self.is_solved = self.is_refuted = False
        self.answers: list[tuple[int, str]] = []  # what others did in a refutation, by seat and label, passes apart
        self.is_missed = False  # it came to nothing by itself: nobody did anything, nothing was turned up or drawn

    def act(self, action: Action, is_unasked: bool = False) -> list[Step]:
        """A deed that keeps the goal, and what the others answer."""
        self._remember()
        story = self._done(action)
        while not self.prover.is_over(self.state) and chooser(self.state) != self.seat:
            story += self._done(legal_actions(self.state)[0])
        self.is_over = self.prover.is_over(self.state)
        self.is_solved = self.is_over and self.prover.is_reached(self.state)
        self.is_open = not self.is_over
        told = until_won(story)
        if len(told) < len(story):
            self.state = told[-1].state
        return told

    def _remember(self) -> None:
        self.past.append((self.state.clone(), list(self.done), len(self.record.actions)))

    def _done(self, action: Action) -> list[Step]:
        self.note(self.state, action)
        self.done.append(notation.say(self.state, action))
        return apply(self.state, action)

    def refute(self, action: Action, verdict: Verdict) -> list[Step]:
        """Show how this deed fails, in a world that one must think possible."""
        self._remember()
        self.note(self.state, action)
        world = verdict.world.clone()
        is_by_chance, bit, seen = bool(world.rng.path), 1 << self.seat, verdict.world.seen
        story: list[Step] = []
        self.answers = []
        for seat, text in verdict.deeds:
            deed = notation.read(world, text)
            if seat != self.seat and deed.verb != PASS.verb:
                self.answers.append((seat, label(world, deed)))
            story += apply(world, deed)
        last = verdict.world  # before all was over: what the next turn turns up has no part in it
        for step in story:
            is_next = self.puzzle.beats == 1 and step.state.turn != verdict.world.turn
            if is_next or self.prover.is_over(step.state):
                break
            last = step.state
        is_learned = any(now & bit and not before & bit for now, before in zip(last.seen, seen, strict=True))
        self.is_missed = not (self.answers or is_by_chance or is_learned)
        told = until_won(story)
        self.state = told[-1].state if len(told) < len(story) else world
        self.is_refuted, self.is_open = True, False
        return told

    @property
    def can_undo(self) -> bool:
        return bool(self.past)

    def undo(self) -> None:
        if not self.past:
            raise ValueError(texts.NOTHING_TO_UNDO)
        self.state, self.done, kept = self.past.pop()
        self.strike_off(kept)
        self.is_over = self.is_solved = self.is_refuted = False
        self.is_open = True
