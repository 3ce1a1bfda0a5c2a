"""Lessons: one file is worked example, test and lesson. First one watches, then one does it, then one thing is changed.

    chronotable lesson 1
    game: draughts
    title: How to win
    laws: 1.1, 4.4

    watch: One deed is shown.
    table:
        hand-0: knight
        play-1: dragon
    say: A knight strikes whatever stands alone.
    does: strike knight dragon
    check: not dragon in play-1

    do: Now you: strike the dragon.
    table: ...
    goal: not dragon in play-1
    fail: over = That was your whole turn. Take it back and look at the knight.
    hint: The knight is in your hand.
    solution: strike knight dragon
    wrong: draw

    vary: The same, with a wall in between.
    ...

A game has two shelves of them: `lessons`, which teach it from the beginning, and `examples`, the worked examples of
its rulebook.

A goal is a line of `game/ai/proof/goals.py`. Nothing is fenced off: every legal deed stays possible, and `fail` tells
at once what can no longer be put right. While others are asked, they do what `others` says, as far as it is possible,
or else pass.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ..ai.proof.goals import CannotJudge, Goal, Moment, has_won
from ..files import BadFile, read_text
from ..kernel import notation
from ..kernel.agenda import Action, apply, chooser, legal_actions
from ..kernel.events import Step
from ..kernel.ruleset import KNOWN, Ruleset
from ..kernel.state import State
from ..kernel.template import fill
from ..kernel.texts import BEGINS_WITH, UNKNOWN_GAME
from . import texts

FIRST_LINE = "chronotable lesson 1"
LONGEST = 60_000  # bytes of a file
MOST_TRIED = 200  # places that are tried before one is taken back to: a fraction of a second
LESSONS, EXAMPLES = "lessons", "examples"
SHOWN, DONE, CHANGED = "watch", "do", "vary"
WORDS = ("table", "say", "does", "check", "goal", "fail", "hint", "solution", "wrong", "others", "point", "ruling")
OPEN, REACHED, FAILED = "open", "reached", "failed"


@dataclass
class Part:
    """One step of a lesson: what it is about, in a sentence, and what belongs to it, in the order of the file."""

    kind: str
    words: str
    position: str = ""
    story: list[tuple[str, str]] = field(default_factory=list)  # ("say" | "does" | "check" | "point", text)
    goal: str = ""
    fails: list[tuple[str, str]] = field(default_factory=list)  # (goal, what is said when it holds)
    hints: list[str] = field(default_factory=list)
    solution: list[str] = field(default_factory=list)
    wrong: list[list[str]] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    rulings: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file says it."""

    key: str
    game: str
    title: str
    laws: tuple[str, ...]
    parts: tuple[Part, ...]
    shelf: str = LESSONS
    path: Path = field(default=Path(), compare=False)  # its file, for whoever finds a fault in it

    @property
    def rules(self) -> Ruleset:
        return KNOWN[self.game]


def parse(text: str, path: Path | str) -> Lesson:
    """A lesson from its file's text. Raises BadFile with the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadFile(path, "line 1", texts.NOT_A_LESSON, fill(BEGINS_WITH, line=FIRST_LINE))
    head: dict[str, str] = {}
    parts: list[Part] = []
    for number, word, rest, block in _statements(lines[1:]):
        if word in (SHOWN, DONE, CHANGED):
            parts.append(Part(word, rest))
        elif not parts and word in ("game", "title", "laws"):
            head[word] = rest
        elif parts and word in WORDS:
            _put(parts, word, rest, block)
        else:
            raise BadFile(path, f"line {number}", fill(texts.NOT_A_LESSON_LINE, word=word[:40]))
    if head.get("game") not in KNOWN:
        wrong = fill(UNKNOWN_GAME, game=head.get("game", ""), known=", ".join(KNOWN))
        raise BadFile(path, "game", wrong)
    rules = KNOWN[head["game"]]
    for at, part in enumerate(parts, 1):
        try:
            seats = len(notation.lay(rules, part.position, part.rulings).seats)
            for line in filter(None, [part.goal, *(goal for goal, _ in part.fails), *_checks(part)]):
                Goal(rules, line, seats)
        except (CannotJudge, notation.CannotRead, ValueError) as error:
            raise BadFile(path, f"step {at}", str(error)) from None
        if part.kind != SHOWN and not (part.goal and part.solution):
            raise BadFile(path, f"step {at}", texts.NO_GOAL)
    laws = tuple(law.strip() for law in head.get("laws", "").split(",") if law.strip())
    shelf = EXAMPLES if Path(path).parent.name == EXAMPLES else LESSONS
    return Lesson(Path(path).stem, head["game"], head.get("title", ""), laws, tuple(parts), shelf, Path(path))


def _checks(part: Part) -> list[str]:
    return [text for word, text in part.story if word == "check"]


def _put(parts: list[Part], word: str, rest: str, block: str) -> None:
    part = parts[-1]
    several = [deed.strip() for deed in rest.split(";") if deed.strip()]
    if word == "table":
        part.position = block or (parts[-2].position if rest == "the same" and len(parts) > 1 else rest)
    elif word == "fail":
        goal, _, said = rest.partition(" = ")
        part.fails.append((goal.strip(), said.strip()))
    elif word == "hint":
        part.hints.append(rest)
    elif word == "wrong":
        part.wrong.append(several)
    elif word in ("solution", "others"):
        getattr(part, word).extend(several)
    elif word == "goal":
        part.goal = rest
    elif word == "ruling":
        key, _, choice = rest.partition(" ")
        part.rulings[key] = choice.strip()
    elif word == "does":
        part.story += [("does", deed) for deed in several]
    else:
        part.story.append((word, rest))


def _statements(lines: list[str]) -> list[tuple[int, str, str, str]]:
    """(number, word, the rest of its line, the indented lines below it), comments left out."""
    found: list[tuple[int, str, str, str]] = []
    for number, line in enumerate(lines, 2):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace() and found:
            at, word, rest, block = found[-1]
            found[-1] = at, word, rest, block + line + "\n"
        else:
            word, _, rest = line.partition(":")
            found.append((number, word.strip(), rest.strip(), ""))
    return found


@cache
def shipped(game: str, shelf: str = LESSONS) -> tuple[Lesson, ...]:
    """The lessons of a game on one shelf, in order. Raises BadFile."""
    folder = Path(KNOWN[game].telling.rules_file).parent / shelf
    return tuple(parse(read_text(path, LONGEST), path) for path in sorted(folder.glob("*.txt")))


class Practice:
    """Somebody at one step of a lesson. `act` does a deed, `take_back` undoes it, `standing` says how it stands."""

    def __init__(self, lesson: Lesson, part: Part) -> None:
        rules = lesson.rules
        self.part = part
        self.state = notation.lay(rules, part.position, part.rulings)
        self.seat = self.state.active
        seats = len(self.state.seats)
        self.rounds = len(self.state.results)
        self.beat = rules.thinking.beat(self.state)
        self.goal = Goal(rules, part.goal, seats) if part.goal else None
        self.fails = [(Goal(rules, line, seats), said) for line, said in part.fails]
        self.deeds: list[str] = []
        self.past: list[tuple[State, list[str], int]] = []
        self.said = 0  # how many of `others` have been done
        self.returned: set[str] = set()  # places to which one was led back from what had failed
        self.on_action: Callable[[State, Action], None] | None = None  # gets each action, and the state before it
        self._stand_anew()

    # How it stands

    @property
    def moment(self) -> Moment:
        s = self.state
        is_over = len(s.results) > self.rounds or s.rules.thinking.beat(s) > self.beat
        return Moment(s, self.seat, self.rounds, self.deeds, is_over)

    @property
    def standing(self) -> tuple[str, str]:
        """Open, reached or failed, and what is said then. Who has won the round has reached what was asked, unless a
        word of the step says what is still missing."""
        moment = self.moment
        if self.goal is not None and self.goal.holds(moment):
            return REACHED, ""
        said = next((said for goal, said in self.fails if goal.holds(moment)), None)
        if said is not None:
            return FAILED, said
        if has_won(moment):
            return REACHED, ""
        if self.state.outcome is not None or len(self.state.results) > self.rounds:
            return FAILED, texts.ROUND_OVER
        return OPEN, ""

    @property
    def is_asked(self) -> bool:
        return chooser(self.state) == self.seat

    # Doing

    def act(self, action: Action) -> list[Step]:
        """Do a deed for the learner, and what the others answer to it. Raises IllegalAction."""
        before = self.state.clone(), list(self.deeds), self.said
        deed = notation.say(self.state, action)
        story = self._apply(action)
        self.past.append(before)
        self.deeds.append(deed)
        while self.standing[0] == OPEN and not self.is_asked:
            story += self._apply(self._answer())
        self._stand_anew()
        return story

    def _apply(self, action: Action) -> list[Step]:
        if self.on_action is not None:
            self.on_action(self.state, action)
        return apply(self.state, action)

    def _answer(self) -> Action:
        """What somebody else does: what the lesson says next, if it is possible, or else they pass, or the first."""
        legal = legal_actions(self.state)
        if self.said < len(self.part.others):
            wanted = self.part.others[self.said]
            for action in legal:
                if notation.short(self.state, action) == wanted:
                    self.said += 1
                    return action
        return next((action for action in legal if action.verb == "pass"), legal[0])

    def take_back(self) -> int:
        """Take back the last deed, with those before it that were all one could do: a way that leads nowhere is left
        where it parted from another. Where it has failed, that is where the goal can be reached from; whoever was led
        back there already, and did not find how, is led further back. How many deeds they were; 0 if there is none."""
        while self.ponder():
            pass
        gone, has_failed = self._gone, self.standing[0] == FAILED
        for _ in range(gone):
            self.state, self.deeds, self.said = self.past.pop()
        if has_failed:
            self.returned.add(self.place)
        self._stand_anew()
        return gone

    def ponder(self) -> bool:
        """Try one thing more to know where to go back to. False once that is known."""
        try:
            next(self._retreat)
        except StopIteration as end:
            self._gone = self._gone if end.value is None else end.value
            return False
        return True

    def _stand_anew(self) -> None:
        self._retreat, self._gone = self._retreating(), 0

    def _retreating(self) -> Generator[None, None, int]:
        """How many deeds are to be taken back. It is asked bit by bit, since much may have to be tried."""
        has_failed, lost = self.standing[0] == FAILED, set()
        for gone, (state, deeds, said) in enumerate(reversed(self.past), 1):
            if len(legal_actions(state)) > 1:
                if not has_failed:
                    return gone
                there = copy(self)
                there.state, there.deeds, there.said = state, deeds, said
                if there.place not in self.returned and (yield from there._leads_on(lost)):
                    return gone
        return len(self.past)

    def _leads_on(self, lost: set[str]) -> Generator[None, None, bool]:
        """Whether the goal can be reached from here, or may be: not all is tried. `lost` are places from where it
        cannot, and gets more of them."""
        tried, pending = {self.place}, [self]
        while pending:
            here = pending.pop()
            for action in legal_actions(here.state):
                way = here.apart()
                way.act(action)
                standing, place = way.standing[0], way.place
                if standing == REACHED:
                    return True
                if standing == OPEN and place not in tried and place not in lost:
                    tried.add(place)
                    pending.append(way)
                yield
            if len(tried) > MOST_TRIED:
                return True
        lost |= tried
        return False

    def way_on(self, deeds: list[str]) -> list[str]:
        """Some of these deeds, in an order that reaches the goal from here; none if there is no such order."""
        for n, deed in enumerate(deeds):
            way = self.apart()
            try:
                standing = way.plays([deed])[0]
            except notation.CannotRead:
                continue
            further = [] if standing != OPEN else way.way_on(deeds[:n] + deeds[n + 1 :])
            if standing == REACHED or further:
                return [deed, *further]
        return []

    def apart(self) -> Practice:
        """The same place, to go on from without anything happening here."""
        apart = copy(self)
        apart.state, apart.deeds, apart.past = self.state.clone(), list(self.deeds), []
        apart.on_action = None
        return apart

    @property
    def place(self) -> str:
        """What tells this place from another: the table, and what a goal may ask of the way there."""
        s = self.state
        done = sorted(set(self.deeds)) if "done " in f"{self.part.goal} {self.part.fails}" else ()
        top = s.agenda[-1] if s.agenda else None
        hands = [card for zone in s.layout.of["hand"] for card in s.zones[zone]]
        planned = [(card, s.cards[card]) for card in hands if s.cards[card] is not None]
        return repr((notation.show(s), s.turn, s.results, top, self.said, done, planned))

    def plays(self, deeds: list[str]) -> tuple[str, str]:
        """Do deeds given as text, and how it stands then. Raises CannotRead."""
        for deed in deeds:
            self.act(notation.read(self.state, deed))
        return self.standing


def shown(lesson: Lesson, part: Part) -> Iterator[tuple[str, str, list[Step], State]]:
    """A step that is watched, bit by bit: what is said or done, the story of it, and the table then."""
    s = notation.lay(lesson.rules, part.position, part.rulings)
    yield "say", part.words, [], s
    for word, text in part.story:
        story = apply(s, notation.read(s, text)) if word == "does" else []
        yield word, text, story, s
