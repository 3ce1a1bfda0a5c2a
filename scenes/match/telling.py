"""How a story becomes beats: each step is a view and an event; cards glide to the view, the event adds its flourish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from game.kernel import events as ev
from game.kernel.events import Step
from game.kernel.naming import signed
from game.kernel.notation import log_steps, tell
from game.kernel.state import State
from game.kernel.template import Names, address, fill, seats
from game.kernel.view import View, see
from scenes.match import texts
from ui.base import text
from ui.base.animation import Call, Cascade, Director, Hold, Late, Together
from ui.base.animation import Sequence as InARow
from ui.shows.show import Events, Flow
from ui.table.effects import Rise
from ui.table.flourish import announce, flourish, is_announced
from ui.table.log import Line, Log, line_of
from ui.table.moment import Moment

LONGEST = 2.2  # seconds in which all cards of a deal or a sweep have set out
MANY = 2  # cards that go the same way; more than these are a deal or a sweep
PAUSE = 0.18  # after a card that somebody else moved
PONDER = 0.9  # seconds that pass where somebody may think secretly, whether somebody does or not


class Waiting(NamedTuple):
    """A step that is still to be shown, to which seat (None: a spectator), and what the log tells of it."""

    step: Step
    watcher: int | None
    logged: Step | None


def is_asked_of_another(event, watcher: int | None) -> bool:
    return isinstance(event, ev.WindowOpened) and event.seat != watcher


def run_of(story: Sequence[Step], is_one: Callable[[Step], bool]) -> list[Step]:
    """The steps from the first one on that are all of one sort."""
    return list(takewhile(is_one, story))


def is_laid(step: Step) -> bool:
    """Whether the table is still being laid: afterwards every card that is drawn is told."""
    return step.state.turn == 0


def log_lines(story: Sequence[Step], flows: Sequence[Flow]) -> list[Step]:
    """The steps of an action's events that the log tells, without the cards that are dealt in a row."""
    kept: list[Step | None] = []
    rest = list(zip(story, log_steps(story), strict=True))
    while rest:
        dealt = run_of([step for step, _ in rest], lambda step: is_laid(step) and _is_dealt(step, flows))
        kept += [logged for _, logged in rest[: len(dealt)]] if len(dealt) <= MANY else []
        kept += [logged for _, logged in rest[len(dealt) : len(dealt) + 1]]
        rest = rest[len(dealt) + 1 :]
    return [logged for logged in kept if logged is not None]


def _is_dealt(step: Step, flows: Sequence[Flow]) -> bool:
    return any(flow.is_deal and flow.is_one(step) for flow in flows)


class Teller:
    """Tells steps one after another; each becomes a beat only when its turn comes, so the window may change between.

    `moment(view)` makes the Moment of a step, `on_view(view)` shows the numbers of a view, `on_round(event, view)`
    is told at the end of a round; then the story is held until `go_on`.
    """

    def __init__(
        self, director: Director, log: Log, names: Sequence[str], moment: Callable[..., Moment],
        on_view: Callable, on_round: Callable, readers: Sequence[int], own: Events,
        counted: Callable[..., tuple[int, int]],
    ) -> None:  # fmt: skip
        self.director, self.log, self.names = director, log, names
        self.moment, self.on_view, self.on_round = moment, on_view, on_round
        self.own, self.counted = own, counted  # of the game's show
        self.readers = readers  # where several people read the log, who: it says what all know, and to each the rest
        self.waiting: list[Waiting] = []
        self.is_held = False
        self.ponders = False  # a computer sits at the table: how long it thinks is not to be seen
        self.pondering = 0.0  # seconds that are left of such a while; nothing shortens it
        self.last = None  # the view after the last step that was told
        self.rising: dict[int, tuple[Any, int]] = {}  # by seat, what rises from its plate, and how much it says

    @property
    def is_busy(self) -> bool:
        return self.director.is_busy or bool(self.waiting) or self.is_held or self.pondering > 0

    @property
    def is_moving(self) -> bool:
        """Whether time changes what is seen: not while the end of a round waits for a press."""
        return self.director.is_busy or self.pondering > 0 or (bool(self.waiting) and not self.is_held)

    @property
    def is_still(self) -> bool:
        """Whether only a while passes in which somebody may think secretly: nothing is seen of it."""
        return self.pondering > 0 and not self.director.is_busy

    def tell(self, story: Sequence[Step], watcher: int | None) -> None:
        """Tell this as well; that somebody else is asked for an answer is not told."""
        steps = [Waiting(step, watcher, logged) for step, logged in zip(story, log_steps(story), strict=True)]
        self.waiting += [one for one in steps if not is_asked_of_another(one.step.event, watcher)]

    def turn(self, watcher: int | None) -> None:
        """What is still to be told is told as this seat may know it."""
        self.waiting = [one._replace(watcher=watcher) for one in self.waiting]

    @property
    def is_pondering(self) -> bool:
        """Whether a while passes in which somebody may think secretly, or is still to pass."""
        return self.pondering > 0 or any(self.pauses(one.step) for one in self.waiting)

    def pauses(self, step: Step) -> bool:
        pauses = step.state.rules.telling.pauses
        return self.ponders and pauses is not None and pauses(step.state, step.event)

    def update(self, dt: float) -> None:
        """Let the beat go on, and begin the next one when it is over."""
        self.director.update(dt)
        self.pondering = max(0.0, self.pondering - dt)
        self.begin_next()
        while not self.director.speed and not self.director.is_busy and self.waiting and not self.is_stopped:
            self.begin_next()

    @property
    def is_stopped(self) -> bool:
        """Whether the story goes no further now, however fast it is told."""
        return self.is_held or self.pondering > 0

    def skip(self) -> None:
        """Tell the rest at once, up to the end of a round or to where somebody may think secretly."""
        self.director.skip()
        while self.waiting and not self.is_stopped:
            self.begin_next()
            self.director.skip()

    def go_on(self) -> None:
        """The next round may begin."""
        self.is_held = False

    def forget(self) -> None:
        """The story is not told to its end: something was taken back."""
        self.director.skip()
        self.waiting.clear()
        self.is_held, self.pondering = False, 0.0

    def begin_next(self) -> None:
        if self.director.is_busy or self.is_stopped or not self.waiting:
            return
        watcher = self.waiting[0].watcher
        story = [one.step for one in self.waiting if one.watcher == watcher]
        for flow in self.own.flows:
            run = run_of(story, flow.is_one)
            if len(run) > MANY:
                many = self.waiting[: len(run)]
                del self.waiting[: len(run)]
                self.director.play(self.cascade(many, min(flow.gap, LONGEST / len(run)), flow.is_deal))
                return
        step, after = story[0], story[1] if len(story) > 1 else None
        self.director.play(self.beat(self.waiting.pop(0), after))
        if self.pauses(step):
            self.pondering = PONDER
        is_last = any(isinstance(s.event, ev.MatchWon) for s in story)
        if isinstance(step.event, ev.RoundWon) and not is_last:
            self.is_held = True
            view = self.public(step, see(step.state, watcher))
            self.director.play(Call(lambda: self.on_round(step.event, view)))

    def cascade(self, steps: Sequence[Waiting], gap: float, is_deal: bool) -> Cascade:
        """Many cards that go the same way: each sets out before the last has arrived."""
        self.moment(see(steps[-1].step.state, steps[-1].watcher)).foresee()
        return Cascade([Late(lambda one=one: self.one_of_many(one, is_deal)) for one in steps], gap)

    def one_of_many(self, one: Waiting, is_deal: bool) -> Together:
        step, watcher, logged = one
        event, view = step.event, see(step.state, watcher)
        moment = self.moment(view, is_deal=is_deal, is_flow=True)
        told = [] if is_deal and is_laid(step) else self.writing(logged, watcher)
        rises = self.rises(view, moment) if isinstance(event, ev.CardMoved) and self.last is not None else []
        self.last = view
        return Together([
            Call(lambda: self.on_view(view)), *told, *moment.settle(), *rises, *flourish(event, moment),
        ])  # fmt: skip

    def beat(self, one: Waiting, after: Step | None) -> InARow:
        step, watcher, logged = one
        event, view = step.event, see(step.state, watcher)
        moment = self.moment(view)
        before: list = []
        is_told_next = False
        told = self.writing(logged, watcher)
        if isinstance(event, ev.CardMoved) and after is not None:
            meant = after.event
            if is_announced(meant, moment) and meant.card == event.card:
                before = announce(meant, moment)
                told, is_told_next = [], True
        if isinstance(event, ev.CardMoved) and not is_told_next:
            before = announce(event, moment)
        glides = moment.settle()
        may_count = isinstance(event, ev.CardMoved | ev.Changed) and self.last is not None
        rises = self.rises(view, moment) if may_count else []
        self.last = view
        if not before:
            glides, told = [*told, *glides], []
        during = Together([Call(lambda: self.on_view(view)), *glides, *rises, *flourish(event, moment)])
        pause = [Hold(PAUSE)] if isinstance(event, ev.CardMoved) and event.seat != watcher and not before else []
        return InARow([*told, *before, during, *pause])

    def rises(self, view, moment: Moment) -> list:
        """What the plates count more or less of by this step, rising from them; what still rises there counts on."""
        out = []
        for seat in range(len(view.seats)):
            change = self.counted(view, seat)[0] - self.counted(self.last, seat)[0]
            if not change:
                continue
            rising, sum_so_far = self.rising.get(seat, (None, 0))
            if rising in moment.effects.active and change * sum_so_far > 0:
                change += sum_so_far
                rising.count_on(signed(change))
            else:
                colour = (255, 226, 140) if change > 0 else (240, 130, 110)
                plate = moment.plate(seat)
                at = (plate.x + plate.h * 0.55, plate.centery - plate.h * 0.1)
                rising = Rise(moment.effects, at, signed(change), colour)
                out.append(rising)
            self.rising[seat] = rising, change
        return out

    def public(self, step: Step, view: View) -> View:
        """What the log may tell of a step to everybody who reads it."""
        return see(step.state, None) if self.readers else view

    def writing(self, logged: Step | None, watcher: int | None) -> list[Call]:
        """What writes this step into the log, as this seat may know it."""
        if logged is None:
            return []
        public = self.public(logged, see(logged.state, watcher))
        return [Call(lambda: self.write(logged.event, logged.state, public))]

    def write(self, event, state: State, view: View) -> None:
        """The event's line in the log, if it has one and the line before does not say it already: as whoever reads it
        sees it in `view`, or if they are several as all of them do, and in words of their own who knows more of the
        state."""
        if not tell(view, event):
            self.write_to_readers(event, state)
            return
        if isinstance(event, view.rules.telling.passes):
            self.write_pass(event.seat)
            return
        line = self.line(event, view)
        for seat in self.readers:
            if (own := self.line(event, see(state, seat))).words != line.words:
                line.own[seat] = own
        self.log.add(line)

    def write_to_readers(self, event, state: State) -> None:
        """Add a line for each reader who alone knows enough of the event to have one."""
        for seat in self.readers:
            own = self.line(event, see(state, seat))
            if own.words:
                own.seat = seat
                self.log.add(own)

    def write_pass(self, seat: int) -> None:
        """Add a pass to the log: to the line before if that only says who passed, to none if it was automatic."""
        log = self.log
        if log.auto_passed == seat:
            log.auto_passed = -1
            return
        before = log.lines[-1] if log.lines and not log.lines[-1].undone else None
        passers = before.passers if before is not None else ()
        if seat in passers:
            return
        if passers:
            log.lines.pop()
        names = Names.of(self.names).map(text.escape)
        words = address(fill(texts.PASSED, players=seats([*passers, seat], names.you)), names, "**")
        log.add(Line(words, passers=(*passers, seat)))

    def line(self, event, view) -> Line:
        return line_of(tell(view, event), view, self.names, isinstance(event, self.own.headings))
