"""A puzzle on the table: any way that is certain is accepted, and what is not certain is shown to fail.

Each deed is judged before it is done, in another process; a deed that loses the goal is played out in a world that one
must think possible, and taken back.
"""

from __future__ import annotations

from game.files import BadFile
from game.kernel import notation
from game.kernel.agenda import Action, label
from game.kernel.template import fill
from game.kernel.windows import PASS
from game.teach.desk import JUDGE, PROVE, Desk, Told
from game.teach.puzzles import Puzzle, shipped
from scenes.learn import texts
from scenes.learn.classroom import Classroom
from scenes.learn.exercise import Solving
from scenes.learn.progress import PUZZLES, Progress, named
from scenes.match.hand import TAKE_BACK
from scenes.match.sharing import GIVE, UNGIVE
from ui.base import text
from ui.table.lectern import PLAIN, RIGHT, WONDER, WRONG

GRADES = texts.GRADES
TOLD = 2  # of the answers in a refutation
NO_DEEDS = (TAKE_BACK, GIVE, UNGIVE)


def puzzle_of(game: str, key: str) -> Puzzle:
    """Raises LookupError if there is none."""
    found = next((puzzle for puzzle in shipped(game) if puzzle.key == key), None)
    if found is None:
        raise LookupError(f"there is no puzzle {key!r} of {game}")
    return found


class PuzzleTable(Classroom):
    """`app.go("puzzle", game, key)`. Raises LookupError, MapFault, BadFile."""

    WAY_OUT = texts.BACK_TO_PUZZLES

    def __init__(self, game: str, key: str) -> None:
        self.puzzle = puzzle_of(game, key)
        self.desk = Desk()
        self.judged: Action | None = None  # what is being judged now
        self.waiting: list[Action] = []  # what is meant to follow it, where one gesture is several deeds
        self.hinted = 0
        self.proved: str | None = None  # a deed that keeps the goal, "" if none was found
        self.proved_for: tuple[str, ...] = ()  # after these
        self.is_proving = self.is_lost = False  # something is being proved; or came to nothing
        try:
            match = Solving(self.puzzle)
        except notation.CannotRead as wrong:
            raise BadFile(self.puzzle.path, "position", str(wrong)) from None
        super().__init__(match)

    def make_parts(self) -> None:
        super().make_parts()
        keys = [puzzle.key for puzzle in shipped(self.puzzle.game)]
        number = keys.index(self.puzzle.key) + 1
        grade = GRADES[self.puzzle.grade - 1].lower()
        self.lectern.head = fill(texts.PUZZLE, number=number)
        self.lectern.under = fill(texts.OF_PUZZLES, count=len(keys), grade=grade)
        self.lectern.say(self.asks)
        self.lectern.show()

    @property
    def practised(self) -> tuple[str, str, str]:
        """How this is opened."""
        return "puzzle", self.puzzle.game, self.puzzle.key

    def leave(self) -> None:
        self.desk.close()
        if self.match.is_solved:
            self.note()  # also for those who go while the end is still told
        super().leave()

    @property
    def asks(self) -> str:
        return text.escape(self.puzzle.asks)

    # Judging

    def act(self, action: Action) -> None:
        if action.verb in NO_DEEDS:
            super().act(action)
        elif self.judged is not None:
            self.waiting.append(action)
        else:
            self.judge(action)

    def judge(self, action: Action) -> None:
        self.reading.hide_slip()
        self.stop_asking()
        self.points, self.cards = (), ()
        self.judged, self.is_proving = action, False
        match, puzzle = self.match, self.puzzle
        self.desk.ask(JUDGE, puzzle.game, puzzle.key, tuple(match.done), notation.say(match.state, action))
        self.asking.aside = texts.CHECKING
        self.lectern.say(self.asks, *self.hint_words())
        self.lectern.show()
        self.is_dirty = True

    def hear_of(self, told: Told) -> None:
        """What came of the judging."""
        action, self.judged = self.judged, None
        verdict = told.answer
        if told.fault or verdict is None or verdict.is_open:
            self.waiting.clear()
            self.app.toast(texts.NOT_CHECKED if told.fault else texts.NOT_PROVED, seconds=8, warning=True, of=self)
            self.settled()
        elif verdict.keeps:
            self.asking.aside = ""
            self.lectern.say(self.asks)
            super().act(action)
        else:
            self.waiting.clear()
            story = self.match.refute(action, verdict)
            self.asking.aside = texts.NOT_ENOUGH_WATCH if self.match.is_missed else texts.REFUTING
            self.lectern.say(self.asks, self.asking.aside, WRONG)
            self.tell(story)

    def update(self, dt: float) -> None:
        is_thinking = self.judged is not None or self.is_proving
        if is_thinking and (told := self.desk.poll()) is not None and told.is_over:
            if self.judged is not None:
                self.hear_of(told)
            else:
                self.hear_proof(told)
        super().update(dt)

    def undo(self) -> None:
        if self.judged is not None:
            self.desk.cancel()
            self.judged = None
            self.waiting.clear()
            self.settled()
            return
        super().undo()

    # How it stands

    def settled(self) -> None:
        if self.judged is not None:
            return
        self.stop_asking()
        match = self.match
        if match.is_refuted or (match.is_over and not match.is_solved):
            self.hear("refuse")
            self.asking.aside = texts.TRY_AGAIN
            self.lectern.say(self.asks, self.how_it_failed(), WRONG)
            self.lectern.show(self.back_button)
            self.read()
        elif match.is_solved:
            self.solved()
        elif self.waiting:
            self.judge(self.waiting.pop(0))
        else:
            self.asking.aside, self.cards = "", ()
            self.look_for_a_way()
            self.lectern.say(self.asks, *self.hint_words())
            self.lectern.show(self.hint_button)
            self.ask(match.legal_actions())

    def how_it_failed(self) -> str:
        """What is said of a deed that was shown to fail: whether somebody answered it, and how they did so last."""
        match = self.match
        if match.is_missed:
            return texts.NOT_ENOUGH
        if not match.answers:
            return texts.FAILED_BY_LUCK
        names = [text.escape(name) for name in self.chair.names]
        said = [fill(texts.ANSWER, player=names[seat], move=self.chair.plain(words)) for seat, words in match.answers]
        return "\n".join((texts.REFUTED, *said[-TOLD:]))

    def note(self) -> str:
        """It is solved. "" or why that is not kept."""
        return Progress().add(PUZZLES, named(self.puzzle.game, self.puzzle.key))

    def solved(self) -> None:
        if problem := self.note():
            self.app.toast(problem, seconds=10, warning=True)
        self.go_button.say(texts.NEXT_PUZZLE if self.next_puzzle(Progress()) else texts.TO_PUZZLES)
        self.asking.aside = fill(texts.DONE, button=self.go_button.words)
        self.lectern.say(self.asks, texts.SOLVED, RIGHT)
        self.lectern.show(self.go_button)
        self.read()

    def next_puzzle(self, progress: Progress) -> Puzzle | None:
        """The next one that is not solved, in their order, from this one on and round."""
        there = shipped(self.puzzle.game)
        at = there.index(self.puzzle)
        order = (*there[at + 1 :], *there[:at])
        return next((one for one in order if not progress.has(PUZZLES, named(one.game, one.key))), None)

    def go_on(self) -> None:
        following = self.next_puzzle(Progress())
        if following is not None:
            self.instead("puzzle", following.game, following.key)
        else:
            self.leave_it()

    # Hints

    def hint_words(self) -> tuple[str, str]:
        """How long a way is, then a card, then a deed: these are proved from where one is."""
        if not self.hinted:
            return "", PLAIN
        if self.hinted == 1:
            return self.how_long(), WONDER
        if self.is_lost:
            return texts.NO_HINT, WONDER
        if self.proved is None:
            return texts.SEARCHING, WONDER
        if not self.proved:
            return texts.NOTHING_FOUND, WONDER
        deed = notation.read(self.match.state, self.proved)
        self.cards = (deed.card,) if deed.card >= 0 else ()
        if self.hinted == 2:
            return (texts.THIS_CARD if self.cards else texts.NO_CARD), WONDER
        return fill(texts.THIS_WORKS, move=self.chair.plain(label(self.match.state, deed))), WONDER

    def how_long(self) -> str:
        """How many deeds a way takes that was found, from the first one on."""
        deeds = [deed for deed in self.puzzle.line if deed != PASS.verb]
        count = len(deeds) or len(self.puzzle.line)
        if 0 < len(deeds) < len(self.puzzle.line):
            template = texts.MOVES_FROM_START_PASSES if self.match.done else texts.MOVES_NEEDED_PASSES
        else:
            template = texts.MOVES_FROM_START if self.match.done else texts.MOVES_NEEDED
        return fill(template, n=count)

    def hint(self) -> None:
        if not self.asking.is_asked:
            return
        self.hinted, self.cards = min(self.hinted + 1, 3), ()
        self.look_for_a_way()
        self.lectern.say(self.asks, *self.hint_words())
        self.is_dirty = True

    def look_for_a_way(self) -> None:
        """Have a deed proved, if a hint wants one and none is known here."""
        done = tuple(self.match.done)
        if self.hinted > 1 and (self.proved is None or self.proved_for != done):
            self.proved, self.proved_for, self.is_proving, self.is_lost = None, done, True, False
            self.desk.ask(PROVE, self.puzzle.game, self.puzzle.key, done)

    def hear_proof(self, told: Told) -> None:
        self.is_proving, self.is_lost = False, bool(told.fault)
        self.proved = told.answer
        if self.asking.is_asked:
            self.lectern.say(self.asks, *self.hint_words())
            self.is_dirty = True
