"""How a story becomes beats: each step is a view and an event; cards glide to the view, the event adds its flourish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from game.kernel import events as ev
from game.kernel.events import Step
from game.kernel.naming import signed
from game.kernel.notation import tell
from game.kernel.state import State
from game.kernel.view import View, see
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


def is_asked_of_another(event, watcher: int | None) -> bool:
    return isinstance(event, ev.WindowOpened) and event.seat != watcher


def run_of(story: Sequence[Step], is_one: Callable[[Step], bool]) -> list[Step]:
    """The steps from the first one on that are all of one sort."""
    return list(takewhile(is_one, story))


def is_laid(step: Step) -> bool:
    """Whether the table is still being laid: afterwards every card that is drawn is told."""
    return step.state.turn == 0


def untold_deals(story: Sequence[Step], flows: Sequence[Flow]) -> list[Step]:
    """The story without the cards that are dealt in a row: the log does not count them out."""
    kept: list[Step] = []
    rest = list(story)
    while rest:
        run = run_of(rest, lambda step: is_laid(step) and any(flow.is_deal and flow.is_one(step) for flow in flows))
        kept += run if len(run) <= MANY else []
        kept += rest[len(run) : len(run) + 1]
        rest = rest[len(run) + 1 :]
    return kept


class Teller:
    """Tells steps one after another; each becomes a beat only when its turn comes, so the window may change between.

    `moment(view)` makes the Moment of a step, `on_view(view)` shows the numbers of a view, `on_round(event, view)`
    is told at the end of a round; then the story is held until `go_on`.
    """

    def __init__(
        self, director: Director, log: Log, names: list[str], moment: Callable[..., Moment],
        on_view: Callable, on_round: Callable, readers: Sequence[int], own: Events,
        counted: Callable[..., tuple[int, int]],
    ) -> None:  # fmt: skip
        self.director, self.log, self.names = director, log, names
        self.moment, self.on_view, self.on_round = moment, on_view, on_round
        self.own, self.counted = own, counted  # of the game's show
        self.readers = readers  # where several people read the log, who: it says what all know, and to each the rest
        self.waiting: list[tuple[Step, int | None]] = []  # with the seat whose knowledge is shown; None: a spectator
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
        self.waiting += [(step, watcher) for step in story if not is_asked_of_another(step.event, watcher)]

    def turn(self, watcher: int | None) -> None:
        """What is still to be told is told as this seat may know it."""
        self.waiting = [(step, watcher) for step, _ in self.waiting]

    @property
    def is_pondering(self) -> bool:
        """Whether a while passes in which somebody may think secretly, or is still to pass."""
        return self.pondering > 0 or any(self.pauses(step) for step, _ in self.waiting)

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
        watcher = self.waiting[0][1]
        story = [step for step, seat in self.waiting if seat == watcher]
        for flow in self.own.flows:
            run = run_of(story, flow.is_one)
            if len(run) > MANY:
                del self.waiting[: len(run)]
                self.director.play(self.cascade(run, watcher, min(flow.gap, LONGEST / len(run)), flow.is_deal))
                return
        step, after = story[0], story[1] if len(story) > 1 else None
        del self.waiting[0]
        self.director.play(self.beat(step, after, watcher))
        if self.pauses(step):
            self.pondering = PONDER
        is_last = any(isinstance(s.event, ev.MatchWon) for s in story)
        if isinstance(step.event, ev.RoundWon) and not is_last:
            self.is_held = True
            view = self.public(step, see(step.state, watcher))
            self.director.play(Call(lambda: self.on_round(step.event, view)))

    def cascade(self, steps: Sequence[Step], watcher: int | None, gap: float, is_deal: bool) -> Cascade:
        """Many cards that go the same way: each sets out before the last has arrived."""
        self.moment(see(steps[-1].state, watcher)).foresee()
        return Cascade([Late(lambda step=step: self.one_of_many(step, watcher, is_deal)) for step in steps], gap)

    def one_of_many(self, step: Step, watcher: int | None, is_deal: bool) -> Together:
        event, view = step.event, see(step.state, watcher)
        moment = self.moment(view, is_deal=is_deal, is_flow=True)
        public = self.public(step, view)
        told = [] if is_deal and is_laid(step) else [Call(lambda: self.write(event, step.state, public))]
        rises = self.rises(view, moment) if isinstance(event, ev.CardMoved) and self.last is not None else []
        self.last = view
        return Together([
            Call(lambda: self.on_view(view)), *told, *moment.settle(), *rises, *flourish(event, moment),
        ])  # fmt: skip

    def beat(self, step: Step, after: Step | None, watcher: int | None) -> InARow:
        event, view = step.event, see(step.state, watcher)
        moment = self.moment(view)
        before: list = []
        public = self.public(step, view)
        told: list = [Call(lambda: self.write(event, step.state, public))]
        if isinstance(event, ev.CardMoved) and after is not None:
            meant = after.event
            if is_announced(meant, moment) and meant.card == event.card:
                before = announce(meant, moment)
                told = []  # the next line says it
        if isinstance(event, ev.CardMoved) and told and not before:
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

    def write(self, event, state: State, view: View) -> None:
        """The event's line in the log, if it has one and the line before does not say it already: as whoever reads it
        sees it in `view`, or if they are several as all of them do, and in words of their own who knows more of the
        state."""
        words = tell(view, event)
        is_said = (
            isinstance(event, view.rules.telling.passes)
            and self.log.lines[-1:]
            and (self.log.lines[-1].passed == event.seat)
        )
        if words and not is_said:
            line = self.line(event, view)
            for seat in self.readers:
                if (own := self.line(event, see(state, seat))).words != line.words:
                    line.own[seat] = own
            self.log.add(line)

    def line(self, event, view) -> Line:
        return line_of(tell(view, event), view, self.names, isinstance(event, self.own.headings))
