"""A lesson on the table: first one watches, then one does it, then one thing is changed."""

from __future__ import annotations

from game.files import BadFile
from game.kernel.agenda import label
from game.kernel.notation import CannotRead
from game.kernel.template import fill
from game.teach.lessons import EXAMPLES, FAILED, LESSONS, OPEN, REACHED, SHOWN, Lesson, shipped
from scenes.learn import progress, texts
from scenes.learn.classroom import Classroom
from scenes.learn.exercise import Drill, Showing, points_at_first
from scenes.learn.progress import Progress, named, step_named
from ui.base import text
from ui.table.lectern import PLAIN, RIGHT, WONDER, WRONG

CALLED = {LESSONS: texts.LESSON, EXAMPLES: texts.EXAMPLE}
HEADED = {LESSONS: texts.LESSON_STEP, EXAMPLES: texts.EXAMPLE_STEP}
NEXT = {LESSONS: texts.NEXT_LESSON, EXAMPLES: texts.NEXT_EXAMPLE}
LEFT = {LESSONS: texts.SOME_LESSONS_LEFT, EXAMPLES: texts.SOME_EXAMPLES_LEFT}


def lesson_of(game: str, key: str) -> Lesson:
    """Raises LookupError if there is none."""
    there = (*shipped(game), *shipped(game, EXAMPLES))
    found = next((lesson for lesson in there if lesson.key == key), None)
    if found is None:
        raise LookupError(f"there is no lesson {key!r} of {game}")
    return found


class LessonTable(Classroom):
    """`app.go("lesson", game, key)`; `part` is its step, counted from 0. Raises LookupError, MapFault, BadFile."""

    def __init__(self, game: str, key: str, part: int = 0) -> None:
        self.lesson, self.at = lesson_of(game, key), part
        self.part = self.lesson.parts[part]
        try:
            match = Showing(self.lesson, self.part) if self.is_watched else Drill(self.lesson, self.part)
        except CannotRead as wrong:
            raise BadFile(self.lesson.path, f"step {part + 1}", str(wrong)) from None
        super().__init__(match)
        self.hinted = 0  # hints that were asked for
        self.is_going_back = False  # as soon as it is known where to

    @property
    def practised(self) -> tuple[str, str, str, int]:
        """How this is opened."""
        return "lesson", self.lesson.game, self.lesson.key, self.at

    @property
    def is_watched(self) -> bool:
        return self.part.kind == SHOWN

    @property
    def number(self) -> int:
        return [lesson.key for lesson in self.shelf].index(self.lesson.key) + 1

    @property
    def shelf(self) -> tuple[Lesson, ...]:
        """Where it stands, with the others."""
        return shipped(self.lesson.game, self.lesson.shelf)

    @property
    def called(self) -> str:
        return CALLED[self.lesson.shelf]

    def make_parts(self) -> None:
        super().make_parts()
        self.back_button.tip = texts.UNDO_FURTHER_TIP
        self.lectern.head = self.lesson.title
        steps, kind = len(self.lesson.parts), texts.STEP_KINDS[self.part.kind]
        step = fill(HEADED[self.lesson.shelf], number=self.number, step=self.at + 1, steps=steps, kind=kind)
        self.lectern.under = step
        self.lectern.say(self.words_now())
        self.lectern.show()

    def words_now(self) -> str:
        return text.escape(self.match.page.words if self.is_watched else self.part.words)

    # How it stands

    def settled(self) -> None:
        self.stop_asking()
        if self.is_watched:
            self.lectern.say(self.words_now())
            self.lectern.show(self.go_button)
            self.asking.aside = texts.WATCH
            self.read(*self.match.page.points)
            return
        standing, said = self.match.practice.standing
        if standing == OPEN:
            self.ask_on()
        elif standing == FAILED:
            self.hear("refuse")
            self.lectern.say(self.words_now(), text.escape(said), WRONG)
            self.lectern.show(self.back_button)
            self.asking.aside = texts.WONT_WORK
            self.read()
        else:
            self.reached()

    def update(self, dt: float) -> None:
        is_known = self.is_watched or self.match.is_open or not self.match.ponder()
        if self.is_going_back and is_known:
            super().undo()
            self.is_going_back = False
        super().update(dt)

    def undo(self) -> None:
        """What has failed is taken back to where it can be reached: where that is may still be worked out."""
        if self.is_watched or self.match.is_open:
            super().undo()
        else:
            self.is_going_back = True

    def ask_on(self) -> None:
        """It is still to be done."""
        self.lectern.say(self.words_now(), *self.hint_words())
        self.lectern.show(self.hint_button)
        if not self.match.practice.deeds and not self.hinted:
            self.points = points_at_first(self.part)
        self.ask(self.match.legal_actions())

    def reached(self) -> None:
        words = texts.WELL_DONE
        if problem := self.note():
            self.app.toast(problem, seconds=10, warning=True)
        if self.is_last_part:
            words = fill(texts.LESSON_DONE, lesson=self.called.capitalize()) if self.next_lesson else self.undone()
        self.go_button.say(self.leads_to())
        self.lectern.say("", words, RIGHT)
        self.asking.aside = fill(texts.DONE, button=self.go_button.words)
        self.lectern.show(self.go_button)
        self.read()

    def undone(self) -> str:
        """What the last lesson says: how many before it are left."""
        known = Progress()
        left = sum(not known.has(progress.LESSONS, named(one.game, one.key)) for one in self.shelf)
        if not left:
            return fill(texts.ALL_DONE, lesson=self.called.capitalize())
        return fill(LEFT[self.lesson.shelf], n=left)

    def note(self) -> str:
        """The step is done, or with it all of them. "" or why that is not kept."""
        if self.is_last_part:
            return Progress().add(progress.LESSONS, named(self.lesson.game, self.lesson.key))
        self.note_next()
        return ""

    def leave(self) -> None:
        if not self.is_watched and self.match.practice.standing[0] == REACHED:
            self.note()  # also for those who go while the end is still told
        super().leave()

    def note_next(self) -> None:
        """Whoever leaves the lesson now goes on with its next step another time."""
        Progress().add(progress.STEPS, step_named(self.lesson.game, self.lesson.key, self.at + 1))

    # Hints

    def hint_words(self) -> tuple[str, str]:
        """The hints that were asked for, the last of them in words."""
        if not self.hinted:
            return "", PLAIN
        hints = self.part.hints
        if self.hinted <= len(hints):
            return text.escape(hints[self.hinted - 1]), WONDER
        deed = self.match.next_deed
        if deed is None:
            return texts.ANOTHER_WAY, WONDER
        self.cards = (deed.card,) if deed.card >= 0 else ()
        return fill(texts.THIS_WORKS, move=self.chair.plain(label(self.match.state, deed))), WONDER

    def hint(self) -> None:
        """One more hint; after the last one what works is named, deed by deed."""
        if self.is_watched or not self.asking.is_asked:
            return
        self.hinted = min(self.hinted + 1, len(self.part.hints) + 1)
        self.cards = ()
        self.lectern.say(self.words_now(), *self.hint_words())
        self.is_dirty = True

    # What follows

    @property
    def is_last_part(self) -> bool:
        return self.at == len(self.lesson.parts) - 1

    @property
    def next_lesson(self) -> Lesson | None:
        return self.shelf[self.number] if self.number < len(self.shelf) else None

    def leads_to(self) -> str:
        if not self.is_last_part:
            return texts.CONTINUE
        return NEXT[self.lesson.shelf] if self.next_lesson else texts.TO_LESSONS

    def go_on(self) -> None:
        match, lesson = self.match, self.lesson
        if self.is_watched and not match.is_last:
            self.points = ()
            self.lectern.show()
            story = match.turn()
            if story:
                self.tell(story)
            else:
                self.known = len(match.record.actions)
                self.settled()
        elif not self.is_last_part:
            self.note_next()
            self.instead("lesson", lesson.game, lesson.key, self.at + 1)
        elif self.next_lesson:
            upcoming = self.next_lesson
            at = Progress().furthest(upcoming.game, upcoming.key, len(upcoming.parts))
            self.instead("lesson", upcoming.game, upcoming.key, at)
        else:
            self.leave_it()
