"""What is told at the table and what still moves there: the story, its log, its lights, and the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.kernel.events import Step
from game.kernel.notation import teller_of
from game.kernel.state import State
from game.kernel.template import Seat, address, fill, seats
from game.kernel.view import see
from game.kernel.windows import standing
from scenes.arrival import Arrival
from scenes.match import texts
from scenes.match.chair import Chair
from scenes.match.standing import sides
from scenes.match.telling import PONDER, Teller, log_lines
from ui.base import text
from ui.base.animation import LONG, Beat, Director
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.shows.show import Panel
from ui.table.effects import Caption, Chill
from ui.table.log import Line, Log
from ui.table.moment import Moment
from ui.table.painter import TablePainter
from ui.table.round_end import RoundEnd, Standing

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}
THOUGHT = 0.65  # of a while in which a computer may think secretly: then it is to answer
RECENT = 9  # lines that are told under a curtain at most
CUT = "\u2026"  # instead of those before them
CHILL = 0.25  # seconds in which the table becomes cold or warm


class Story:
    """Tells what happened, step by step. Nothing waits for it but the next question.

    To the others: `is_busy` and `is_held` (a round is over, and somebody has to say "go on"), `tell`, `skip`,
    `forget`, `go_on`; `moment` is where a step is told; `aside` takes beats that hold nothing up.
    """

    def __init__(
        self, chair: Chair, painter: TablePainter, panels: Mapping[str, Panel], hear: Callable[[str], None],
        arrival: Arrival, look_back: Callable[[], None],
    ) -> None:  # fmt: skip
        self.chair, self.painter, self.panels, self.hear, self.arrival = chair, painter, panels, hear, arrival
        self.board, self.effects, self.log = painter.board, painter.effects, painter.log
        self.director = Director()
        self.round_end = RoundEnd(self.go_on, look_back)
        self.teller = Teller(
            self.director, self.log, chair.names, self.moment, self.on_view, self.on_round,
            readers=chair.people if chair.is_shared else (), own=chair.show.events, counted=chair.show.plates.counted,
        )  # fmt: skip
        self.teller.ponders = len(chair.people) < len(chair.names)
        self.side: list[Beat] = []
        self.left: dict[int, Line] = {}  # for each seat that gave the mouse away, the last line that it saw
        self.stood: dict[int, Line | None] = {}  # the last line when somebody was asked, by the actions done until then
        self.before: Line | None = None  # the last line before the story that is told now
        self.looked_up: Callable[[], None] = lambda: None  # what is pointed at is put away as a round ends
        self.covered: Callable[[], None] = lambda: None  # nobody has the mouse any more
        self.is_dirty = False

    @property
    def is_pondering(self) -> bool:
        """Whether a while passes in which somebody may think secretly. Before it is over nobody thinks of anything
        else: when they began would be seen."""
        return self.teller.is_pondering

    @property
    def is_pondered_long(self) -> bool:
        """Whether a while in which somebody may think secretly is nearly over."""
        return 0 < self.teller.pondering < PONDER * (1 - THOUGHT)

    @property
    def is_busy(self) -> bool:
        return self.teller.is_busy

    @property
    def is_held(self) -> bool:
        return self.teller.is_held

    # What is told

    def told_now(self) -> str:
        """The last line of the story that is being told; "" while it has none yet."""
        if any(isinstance(effect, Caption) for effect in self.effects.active):
            return ""  # it is said in the middle of the table, and its line comes after
        lines = self.log.readable
        return lines[-1].words if lines and lines[-1] is not self.before else ""

    def tell(self, story) -> None:
        if not self.teller.is_busy:
            self.before = next(reversed(self.log.readable), None)
        steps = [Step(event, self.chair.laid(state)) for event, state in story]
        self.teller.tell(steps, self.chair.eyes)
        self.is_dirty = True

    def skip(self) -> None:
        self.teller.skip()

    def forget(self) -> None:
        """The story is not told to its end, and no round is over: something was taken back."""
        self.teller.forget()
        self.round_end.hide()

    def finish_beat(self) -> None:
        """What moves is where it was going, at once; the rest of the story is still to be told."""
        self.director.skip()

    def note(self, line: Line) -> None:
        """This stands in the log now, though nothing has happened."""
        self.log.add(line)
        self.is_dirty = True

    def note_auto_pass(self, line: Line, state: State, done: int) -> None:
        """Count the open window on this turn's mark of automatic passes; `done` actions were done before."""
        self.log.note_auto_pass(line, done, state.rules.windows[standing(state).kind].is_often)
        self.is_dirty = True

    def turn(self) -> None:
        """Somebody else sits on the chair: the table turns, and the cards are what this seat may know."""
        self.board.watcher = self.chair.watcher
        self.turn_log()
        self.skip()
        self.show(self.chair.now())

    def turn_log(self) -> None:
        """The log is for whoever sits on the chair; while the mouse is passed on, for nobody alone."""
        self.log.turn_to(-1 if self.chair.is_passed else self.chair.watcher)

    def cover(self, view) -> None:
        """Nobody has the mouse: all hands lie face down, and everything is as anybody may see it, which is this view.
        What is still to be told is told so."""
        self.chair.is_passed = self.board.is_covered = True
        self.teller.turn(self.chair.eyes)
        self.board.show(view)
        self.on_view(view)
        self.turn_log()
        self.covered()

    def uncover(self) -> None:
        """Somebody has the mouse: `turn` shows what they may see."""
        self.chair.is_passed = self.board.is_covered = False

    def show(self, view) -> None:
        """Everything as this view has it, at once."""
        self.board.show(view)
        for panel in self.panels.values():
            panel.show(view, self.chair.watcher)
        self.on_view(view)
        self.teller.last = view

    def lie(self, view) -> None:
        """Everything goes to where this view has it; nothing is told of it."""
        self.side += self.moment(view).settle()
        self.on_view(view)
        self.teller.last = view
        self.effects.cold = 0.0
        self.is_dirty = True

    def go_back(self, view, is_own: bool = False) -> None:
        """Everything goes back to this view, as fast as it came, and the log says so: to whoever looks alone, where
        nobody else had seen anything of it (`is_own`)."""
        self.lie(view)
        self.log.undo_auto_passes(self.done)
        said = Line(texts.UNDONE, seat=self.chair.watcher if is_own else -1)
        for line in self.log.after(self.stood[self.done]) if self.done in self.stood else ():
            for one in (line, *line.own.values()):
                one.undone = one.undone or said
        self.note(said)

    def untell(self, before: State, after: State) -> None:
        """What others at this screen would have known by what was taken back, and do not know now, stands in the log
        for none of them: it was told to each alone, and they have not looked yet."""

        def is_lost(line: Line, seat: int) -> bool:
            lost = any(before.seen[int(card)] & ~after.seen[int(card)] & 1 << seat for card in line.cards)
            return lost and seat != self.chair.watcher

        for line in list(self.log.lines):
            if line.seat >= 0 and is_lost(line, line.seat):
                self.log.lines.remove(line)
            for seat, own in list(line.own.items()):
                if is_lost(own, seat):
                    del line.own[seat]

    def read_back(self, passed: Callable[[State], Line | None]) -> None:
        """The log of a match that was taken up again: everything that its record tells.

        `passed` is the line about a window that was passed unasked, from the state in which it was open.
        """
        match = self.chair.match
        record = match.record
        if not record.actions and match.opening:
            self.write_back(match.opening)
        for number, (state, story) in enumerate(record.replay() if record.actions else ()):
            self.write_back(story)
            if number in record.unasked and (line := passed(state)) is not None:
                self.note_auto_pass(line, state, number)
        self.tell_of_the_end()

    def tell_of_the_end(self) -> None:
        """That somebody gave the match up stands in the log, once: it is nothing that happened in the game."""
        giver = self.chair.match.given_up
        if giver is None:
            return
        words = fill(texts.GAVE_UP, seat=Seat(giver))
        line = Line(address(words, self.chair.names.map(text.escape), "**"))
        if line not in self.log.lines:
            self.note(line)

    def write_back(self, story) -> None:
        """The lines of a story stand in the log; nothing of it is shown."""
        for event, after in log_lines(story, self.chair.show.events.flows):
            if teller_of(after, event) is not None:  # of two events in three no line tells, and views take time
                laid = self.chair.laid(after)
                self.teller.write(event, laid, see(laid, None if self.chair.is_shared else self.chair.eyes))

    def lines_of(self, story: Sequence[Step], passed: Sequence[tuple[int, State, Line | None]] = ()) -> list[Line]:
        """The lines that a story would have in the log for whoever looks; each of `passed` is the line about a window
        that was passed unasked before so many steps, and the state in which it was open."""
        before, self.log.lines, told = self.log.lines, [], 0
        try:
            for at, state, line in passed:
                self.write_back(story[told:at])
                told = at
                if line is not None:
                    self.note_auto_pass(line, state, at)
            self.write_back(story[told:])
            return self.log.readable_by(self.chair.watcher)
        finally:
            self.log.lines = before

    def tell_again(self, view, story) -> None:
        """Show once more what happened from this view on; the log has it already, and nothing waits in it."""
        self.forget()
        self.show(view)
        self.teller.log, self.teller.ponders = Log(), False
        self.apply(self.settings)
        self.tell(story)

    @property
    def is_again(self) -> bool:
        """Whether what is told was told before."""
        return self.teller.log is not self.log

    def end_again(self) -> None:
        """What was shown once more is over: from here on everything stands in the log."""
        if self.is_again and not self.teller.is_busy:
            self.teller.log, self.teller.ponders = self.log, len(self.chair.people) < len(self.chair.names)
            self.apply(self.settings)

    def recent(self, seat: int) -> list[str]:
        """The last lines of the log that everybody may read, without those that this seat has seen come, and without
        what came and was taken back meanwhile; where there are too many of them, one sees that."""
        new = self.log.after(self.left.get(seat))
        gone = {id(line.undone) for line in new if line.undone}
        gone -= {id(line.undone) for line in self.log.lines[: len(self.log.lines) - len(new)]}
        lines = [line.words for line in new if line.seat < 0 and line.undone is None and id(line) not in gone]
        return lines if len(lines) <= RECENT else [CUT, *lines[1 - RECENT :]]

    @property
    def done(self) -> int:
        """How many actions were done."""
        return len(self.chair.match.record.actions)

    def asks(self) -> None:
        """Somebody is asked: if this is come back to, what will be told from here on was taken back."""
        self.stood[self.done] = self.log.lines[-1] if self.log.lines else None

    def leave_to(self, seat: int) -> list[str]:
        """Whoever looks gives the mouse away to this seat; what is told to that one under the curtain."""
        told = self.recent(seat)
        if self.log.lines:
            self.left[self.chair.watcher] = self.log.lines[-1]
        return told

    def moment(self, view, is_deal: bool = False, is_flow: bool = False) -> Moment:
        chair = self.chair
        return Moment(
            self.board, self.effects, chair.show, view, chair.watcher, chair.names, self.hear, self.plate_of, is_deal,
            is_flow, self.panels, chair.eyes is None,
        )  # fmt: skip

    def plate_of(self, seat: int):
        return self.painter.place(f"plate-{self.chair.place_of(seat)}")

    def on_view(self, view) -> None:
        self.chair.sees(view)
        self.is_dirty = True

    def on_round(self, event, view) -> None:
        """A round is over: show how it stands, and wait. Where several people play, all of them look there."""
        if self.chair.is_shared:
            self.cover(view)
        rules, names, standings = view.rules, self.chair.names, []
        for side in sides(self.chair.match):
            best = max(side, key=lambda seat: rules.score(view, seat))
            counted = (f"{tally(view, best)} {name}" for name, tally in rules.telling.tallies.items())
            standings.append(Standing(
                " and ".join(names[s] for s in side), " \u00b7 ".join(counted), view.seats[best].wins,
                best in event.winners,
            ))  # fmt: skip
        title = fill(texts.ROUND_GOES_TO, round=event.round, players=seats(event.winners))
        self.round_end.show(
            address(title, names.map(text.escape)),
            rules.telling.reasons[event.reason],
            standings,
            view.goal,
            self.chair.match.rounds_over() is not None,
        )
        self.looked_up()
        self.arrival.begin()
        self.is_dirty = True

    def go_on(self) -> None:
        """The next round may begin."""
        self.round_end.hide()
        self.teller.go_on()
        self.is_dirty = True

    # What moves besides

    def aside(self, *beats: Beat) -> None:
        self.side += beats

    def chill(self, level: float) -> None:
        """The table is cold while an answer is asked for, and warms up after."""
        self.side = [beat for beat in self.side if not isinstance(beat, Chill)]
        if self.effects.cold != level:
            self.side.append(Chill(self.effects, level, CHILL))

    # Time and place

    def apply(self, settings: Settings) -> None:
        self.settings = settings
        self.director.speed = SPEEDS[settings.speed] or (SPEEDS["normal"] if self.is_again else 0.0)
        for part in (self.effects, *self.panels.values()):
            part.is_calm = settings.reduced_motion
        self.board.reduced_motion = settings.reduced_motion

    def layout(self, scale: Scale, k: float) -> None:
        place = self.painter.place
        for name, panel in self.panels.items():
            panel.place(place(name), scale.u)
        if self.chair.show.places.conflict:
            self.effects.duel = place(self.chair.show.places.conflict)
        self.round_end.place(place("middle"), scale, k)
        self.effects.middle, self.effects.u = place("middle"), k
        self.effects.forget()

    def update(self, dt: float) -> None:
        if self.teller.is_moving:
            was_still = self.teller.is_still
            self.teller.update(dt)
            self.is_dirty |= not (was_still and self.teller.is_still)
        self.end_again()
        self.effects.update(dt * (self.director.speed or LONG))
        if self.side:
            self.side = [beat for beat in self.side if not beat.update(dt)]
            self.is_dirty = True
        self.is_dirty |= bool(self.effects.active)
