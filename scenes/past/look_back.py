"""A match played again on the real table, with a time line under it: stepped, dragged, played; what was luck and what
was play; what one would do now; and going on from anywhere in a match of its own.

While a match is not over, only what its player may know is seen, and nothing is found out about it, but of the rounds
that are over where nobody brings a deck.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from game.kernel import notation
from game.kernel.agenda import Action
from game.kernel.record import Record
from game.kernel.template import fill
from game.replay import OPEN, Replay
from game.teach.reviewer import Reviewer
from scenes.form_scene import FormScene
from scenes.match import sitting
from scenes.past import history, texts
from scenes.past.aside import Aside, Deed, round_at
from scenes.past.asked import Asked
from scenes.past.past_table import PastTable, table_scale
from scenes.past.row import EDGE, GAP, HIGH, Row
from scenes.past.saying import Saying
from scenes.registry import named
from ui.base import clipboard, text
from ui.base.scale import Scale
from ui.past.timeline import TimeLine
from ui.widgets.form import Form
from ui.widgets.text import Plate
from ui.widgets.tooltip import TipRoom

LINE = 124  # logical units: the time line
LOW = 640  # units under which it is lower
ASIDE = 0.75  # of the table's right side that is not the log
NARROWEST = 205  # units that the words beside the table need
REST = 0.55  # seconds between two actions that are played one after the other


class LookBack(FormScene):
    """`LookBack(record)`; `at` is where one stands first (the end), `is_capsule` whether it was sent with a report.

    Raises BadFile for a record of which nothing can be played, MapFault for a table that cannot be shown.
    """

    def __init__(self, record: Record, path: Path | str = "record", at: int | None = None, is_capsule: bool = False):
        self.replay = Replay(record, path)
        self.replay.go(self.replay.length if at is None else at)
        people = self.replay.people
        self.watcher = people[0] if people else 0
        self.is_capsule = is_capsule
        self.table = PastTable(self.replay, self.watcher, self.tried, self.go)
        self._is_dirty = True
        self.is_playing, self.rest = False, 0.0
        self.high = 0  # of the table, in pixels

    # The scene

    def enter(self, app) -> None:
        self.table.app, self.table.scale = app, app.scale
        self.table.enter(app)
        is_known = self.replay.is_over and not self.replay.problem
        path = history.review_of(self.replay.record.digest)
        self.reviewer = Reviewer(self.replay.record, path) if is_known else None
        self.asked = Asked(self.reviewer)
        super().enter(app)
        if self.replay.problem:
            app.toast(self.replay.problem, seconds=15, warning=True)
        elif doubt := self.replay.record.doubt:
            app.toast(doubt, seconds=12, warning=True)

    def build(self) -> None:
        self.ground = self.add(Plate("dialog", raised=16, radius=0))
        self.line = self.add(TimeLine(self.go, self.words_at))
        self.aside = Aside(self.add, self.table.read_rule)
        self.row = Row(self.add, self, self.replay, self.watcher)
        self.form.focus(self.line)
        self.table.reading.beside = self.aside.told
        self.table.picture.over = self.aside.seen_at
        self.form.tip_room = lambda: TipRoom([button.rect for button in self.aside.buttons if button.visible])
        self.make_saying()

    def make_saying(self) -> None:
        review = self.reviewer.review if self.reviewer is not None else None
        self.saying = Saying(self.replay, review, self.watcher, self.table.chair.named)
        self.say()

    def leave(self) -> None:
        if self.reviewer is not None:
            self.reviewer.close()
        self.table.leave()

    def resume(self) -> None:
        super().resume()
        self.table.apply_settings()

    @property
    def is_dirty(self) -> bool:
        return self._is_dirty or self.table.is_dirty

    @is_dirty.setter
    def is_dirty(self, wanted: bool) -> None:
        self._is_dirty = wanted
        if not wanted:
            self.table.is_dirty = False

    # What is said

    def say(self) -> None:
        """Everything that is said, as it is where one stands now."""
        at, saying, replay, reviewer = self.replay.at, self.saying, self.replay, self.reviewer
        review, is_trying = saying.review, replay.is_trying
        saying.is_weighing = reviewer is not None and not reviewer.review.is_whole and not reviewer.fault
        saying.seconds_left = reviewer.seconds_left if saying.is_weighing else 0.0
        self.line.show(saying.track(), at)
        self.row.say(saying.place(at), self.is_playing, self.why_not_on())
        self.table.say("" if is_trying else saying.deed(at))
        self.aside.hide(is_trying)
        self._is_dirty = True
        if is_trying:
            self.aside.offer()
            return
        found = None
        if review is not None and at >= replay.length and review.results:
            found = review.sum(self.watcher, round_at(review, at))
        self.asked.note_found(at)
        self.aside.say(saying.decision(at, at in self.asked.shown), self.asked.said(at, saying), found, saying.is_you)
        self.aside.offer(*self.deeds())

    def deeds(self) -> list[Deed]:
        """What can be pressed beside the table."""
        at, entry = self.replay.at, self.saying.entry(self.replay.at)
        if entry is None or not self.saying.may_know(at):
            return []
        words = texts.WHY if entry.seat == self.watcher else texts.WHY_THEY
        why = (words, "question", self.compare, texts.WHY_TIP)
        if entry.seat != self.watcher:
            return [why]
        again = (texts.TRY_IT, "undo", self.try_it, texts.TRY_IT_TIP)
        if entry.verdict and at not in self.asked.shown:
            return [again, (texts.SHOW_ME, "eye", self.show_better, texts.SHOW_ME_TIP)]
        return [again, why]

    def words_at(self, number: int) -> str:
        """What lies under the mouse on the time line."""
        if number >= self.replay.length:
            return self.saying.place(number)
        who = self.saying.called(self.replay.actor(number))
        if said := self.replay.said(number, self.watcher):
            deed = fill(texts.ACTION, player=who, action=text.escape(self.table.chair.named(said)))
        else:  # what the log says of whoever did it, not of whom it came to next
            lines = [line.words for line in self.table.lines.get(number) or () if not line.is_heading]
            deed = next((words for words in lines if words.startswith(f"**{who}**")), self.saying.decides(number))
        words = f"{text.escape(self.saying.turn_of(number))}.  {deed}{self.saying.chance_at(number)}"
        return "  \u00b7  ".join([words, *self.saying.marks_at(number)])

    # Going

    def go(self, number: int) -> None:
        """Stand there."""
        self.is_playing = False
        self.asked.forget()
        self.replay.go(number)
        self.table.stand()
        self.say()

    def by(self, step: int) -> None:
        """One action on, which is told, or one back."""
        at = self.replay.at
        if step > 0 and not self.table.story.is_busy and not self.replay.is_trying:
            self.is_playing = False
            self.asked.forget()
            self.table.play()
            self.say()
        elif 0 <= at + step <= self.replay.length:
            self.go(at + step)

    def turn(self, step: int) -> None:
        """To the beginning of a turn."""
        at, turns = self.replay.at, [*self.replay.turns(), self.replay.length]
        found = [n for n in turns if n > at][:1] if step > 0 else [n for n in turns if n < at][-1:]
        self.go(found[0] if found else 0 if step < 0 else self.replay.length)

    def play(self) -> None:
        """Let it go on by itself; at the end, from the beginning."""
        if self.replay.is_trying:
            return
        if not self.is_playing and self.replay.at >= self.replay.length:
            self.go(0)
        self.is_playing, self.rest = not self.is_playing, 0.0
        self.say()

    def sit(self, seat: int) -> None:
        """See it through the eyes of another seat."""
        self.watcher = seat
        self.table.sit(seat)
        self.make_saying()

    def open_all(self) -> None:
        """Lay all cards open that anybody knows, or see again what one seat sees."""
        if self.replay.may_open():
            self.replay.look(self.replay.usual_eyes if self.replay.eyes == OPEN else OPEN)
            self.table.sit(self.watcher)
            self.say()

    # Deeds

    def try_it(self) -> None:
        """Ask at the table what one would do now."""
        entry = self.saying.entry(self.replay.at)
        if entry is not None and entry.seat == self.watcher:
            self.is_playing, self.asked.comparison = False, None
            self.hand_keys(self.form, self.table.form)
            self.table.try_it()
            self.say()
        else:
            self.app.toast(texts.NOTHING_TO_TRY)

    def hand_keys(self, giver: Form, taker: Form) -> None:
        """While something is tried the keys are on the table, and are seen there alone."""
        taker.by_keys, giver.by_keys = giver.by_keys, False

    def tried(self, action: Action) -> None:
        """This is what one would do: it is weighed up."""
        at = self.replay.at
        words = notation.say(self.replay.states[at], action)
        self.replay.go(at)
        self.table.stand()
        self.hand_keys(self.table.form, self.form)
        self.asked.try_this(at, words)
        self.say()

    def stop_trying(self) -> None:
        self.replay.go(self.replay.at)
        self.table.stand()
        self.hand_keys(self.table.form, self.form)
        self.say()

    def show_better(self) -> None:
        self.asked.show_better(self.replay.at)
        self.say()

    def compare(self) -> None:
        """Set what was done beside the deed that is called better, what was tried instead, or the best other one."""
        at = self.replay.at
        entry = self.saying.entry(at)
        if entry is not None and self.saying.may_know(at):
            self.asked.compare(at, self.replay.record.actions[at][1], entry.best if entry.verdict else "")
            self.say()

    def why_not_on(self) -> str:
        """Why one cannot play on from where one stands, or ""."""
        replay = self.replay
        if not (replay.is_whole or self.is_capsule):
            return texts.FINISH_FIRST
        return texts.CANNOT_PLAY_ON if replay.states[replay.at].outcome is not None else ""

    def branch(self) -> None:
        """Play on from here, in a match of its own."""
        if self.replay.is_trying:
            self.stop_trying()
        elif not self.why_not_on():
            match = self.replay.branch(self.replay.at, self.watcher)
            self.app.toast(texts.BRANCHED, 7)
            sitting.begin(self.app, match)

    def copy(self) -> None:
        """All that is said here, as text."""
        words = "\n".join((self.saying.place(self.replay.at), self.table.asking.aside, self.aside.plain()))
        clipboard.write(text.plain(words))
        self.app.toast(texts.COPIED)

    # Events and time

    def back(self) -> None:
        if self.replay.is_trying:
            self.stop_trying()
        elif not (self.table.reading.hide_slip() or self.table.reading.stop_reading()):
            super().back()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.on_key(event)
        elif event.type == pygame.MOUSEWHEEL or self.is_ours(event):
            if event.type == pygame.MOUSEMOTION:
                self.table.mouse.motion((-9, -9))
            over_table = event.type == pygame.MOUSEWHEEL and self.form.at(self.form.mouse) is None
            (self.table.mouse.handle if over_table else self.form.handle)(event)
        else:
            self.form.handle(event)
            self.table.mouse.handle(event)
        self._note()

    def cancel_drag(self) -> None:
        self.table.cancel_drag()
        super().cancel_drag()

    def drop(self, event: pygame.event.Event) -> bool:
        return named("what was dropped")(self.app, event)

    def is_ours(self, event: pygame.event.Event) -> bool:
        """Whether this belongs to what lies on and under the table."""
        pos = getattr(event, "pos", None)
        if pos is None:
            return False
        is_held = self.form.captured is not None or self.form.popup is not None
        return is_held or pos[1] >= self.high or self.form.at(pos) is not None

    def on_key(self, event: pygame.event.Event) -> None:
        key, on_line = event.key, self.form.focused in (None, self.line)
        with_ctrl = event.mod & pygame.KMOD_CTRL
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if self.replay.is_trying and key != pygame.K_ESCAPE:
            self.table.keys.handle(event)
        elif self.table.reading.takes(event):
            self._is_dirty = True
        elif key == pygame.K_ESCAPE and self.form.popup is None:
            self.back()
        elif with_ctrl and key == pygame.K_c:
            self.copy()
        elif (on_line or self.form.focused in self.row.transport) and key in steps:
            self.by(steps[key])  # also on the buttons that say so of these keys
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn(-1 if key == pygame.K_PAGEUP else 1)
        elif on_line and key in (pygame.K_HOME, pygame.K_END):
            self.go(0 if key == pygame.K_HOME else self.replay.length)
        elif on_line and key == pygame.K_SPACE:
            self.play()
        elif on_line and key in (pygame.K_UP, pygame.K_DOWN) and self.aside.turn(-1 if key == pygame.K_UP else 1):
            self._is_dirty = True
        elif not self.form.handle(event):
            deeds = {pygame.K_HOME: lambda: self.go(0), pygame.K_END: lambda: self.go(self.replay.length),
                     pygame.K_a: self.open_all, pygame.K_b: self.branch, pygame.K_d: self.try_it,
                     pygame.K_w: self.press_last, pygame.K_i: self.table.reading.read_now,
                     pygame.K_F1: self.help, pygame.K_F12: self.table.copy_position}  # fmt: skip
            deeds.get(key, lambda: None)()

    def help(self) -> None:
        """What can be asked of this decision: here one finds out by that."""
        found = [f"{words.rstrip('?')}: {tip[0].lower()}{tip[1:]}." for words, _, _, tip in self.deeds()]
        self.app.toast(" ".join(found) or texts.NOTHING_TO_ASK, seconds=8)

    def press_last(self) -> None:
        """The last button beside the table: what would have been better, or else why."""
        if deeds := self.deeds():
            deeds[-1][2]()
        else:
            self.app.toast(texts.NOTHING_TO_ASK)

    lives_below = True
    """It is weighed on while something else lies on top."""

    def update(self, dt: float) -> None:
        self.weigh_on()
        if self.app.stack.top is self:
            self.go_on(dt)

    def weigh_on(self) -> None:
        """Take what has been found out."""
        known = self.reviewer.fault if self.reviewer is not None else ""
        if self.reviewer is not None and self.reviewer.poll():
            if self.reviewer.fault != known:
                self.app.toast(fill(texts.CANNOT_ANALYSE, why=self.reviewer.fault), warning=True)
            self.say()

    def go_on(self, dt: float) -> None:
        self.table.update(dt)
        if self.is_playing and not self.table.story.is_busy:
            self.rest -= dt
            if self.rest <= 0:
                self.rest = REST
                self.is_playing = self.replay.at < self.replay.length
                self.table.play()
                self.say()
        if self.table.story.is_held:
            self.table.story.go_on()
        super().update(dt)

    def go_ahead(self, seconds: float) -> bool:
        return self.table.go_ahead(seconds)

    def settle_layout(self) -> None:
        self.table.settle_layout()

    # Where it lies

    def layout(self, scale: Scale) -> None:
        line = LINE if scale.size[1] >= LOW else round(LINE * 0.82)
        self.high = scale.window[1] - scale.px(line + HIGH + 3 * GAP)
        self.table.panel_top = 0
        self.table.layout(table_scale(scale, self.high))
        place = self.table.painter.place
        log, foot = place("log"), place("buttons").bottom
        top = log.y + round((foot - log.y) * (1 - ASIDE))
        self.table.panel_top = top - scale.px(8)
        self.table.place_log()
        beside = Scale(scale.window)
        beside.u = min(scale.u, log.w / NARROWEST)  # the column beside the table does not grow with the size of type
        self.aside.place(pygame.Rect(log.x, top, log.w, foot - top), beside)
        self.ground.place(pygame.Rect(0, self.high, scale.window[0], scale.window[1] - self.high), scale)
        y = scale.units(self.high) + GAP
        self.row.place(scale, y)
        self.line.place(scale.rect(EDGE, y + HIGH + GAP - 4, scale.size[0] - 2 * EDGE, line), scale)

    def draw(self, surface: pygame.Surface) -> None:
        area = pygame.Rect(0, 0, surface.get_width(), self.high)
        self.table.draw(surface.subsurface(area))
        self.form.draw(surface)
        self.line.draw_over(surface, self.row.place_label.rect)
        self.table.draw_last(surface.subsurface(area))
