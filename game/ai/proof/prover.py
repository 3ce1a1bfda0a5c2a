"""Proofs: whether a seat reaches a goal whatever the others do, whatever they hold and whatever is drawn.

The seat knows its view and nothing else. A node of the proof is a set of partial worlds that look alike to it; it does
one and the same deed in all of them. What chance, hidden cards and others make of the deed is tried in every way, and
sorted by what the seat sees then. A goal is proved if one deed keeps it so in every such group, down to the end.

What the others might do to their own harm is tried as well, and what somebody would conclude from what they did or did
not do is left out: so a proof holds, and what has none may still be very likely.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple

from ...kernel import notation
from ...kernel.agenda import Action, chooser, options, perform
from ...kernel.rng import Fate, Unshuffled
from ...kernel.state import State
from ...kernel.view import View
from ...kernel.windows import PASS
from ..meaning import merged
from ..playout import round_only
from .goals import Goal, Moment
from .sealed import OutOfReach, TooLong, Touched, Worlds, exact, observed

Way = tuple[tuple[State, Action, tuple[int, ...]], ...]  # deed by deed: the state before, the deed, what chance said
Belief = tuple[State, ...]  # partial worlds that look alike to the seat, which is asked in all of them


MOST_KEPT = 3000  # states of which it is remembered what can be done in them
LEFT_ALONE = 60  # deeds, passes mostly, after which a turn is over if it ever is


class Refutation(NamedTuple):
    """How a deed fails: a whole world that the seat must think possible, and the deeds in it, its own the first, up to
    where the goal is lost. `apply` plays them: what chance says is in the world as well."""

    world: State
    deeds: tuple[tuple[int, str], ...]


class Prover:
    """Proofs of one goal from one view. `beats` is how many turns it takes until the goal is judged.

    A proof ends with TooLong after `budget` deeds and faces, and as soon as `is_late` says so.
    """

    def __init__(
        self, view: View, goal: Goal, beats: int = 1, budget: int = 60_000, is_late: Callable[[], bool] | None = None
    ) -> None:
        secret = view.rules.hiding.memos
        if any(frame.what in secret and frame.seat != view.viewer for frame in view.agenda):
            raise OutOfReach("something was done secretly")
        self.goal = goal
        self.seat = view.viewer
        self.rounds = len(view.results)
        self.beat = view.rules.thinking.beat
        self.end = self.beat(view) + beats
        self.budget = budget
        self.is_late = is_late
        self.done = 0  # deeds tried
        self.worlds = Worlds(view, budget)
        round_only(self.worlds.start)
        self.known: dict[Hashable, bool] = {}
        self.legal: dict[int, tuple[State, dict[Hashable, Action]]] = {}  # by the state, which it holds on to
        self.short: dict[Hashable, bool] = {}
        self.start: Belief = (self.worlds.start,)

    # What is asked of it

    def holds(self, belief: Belief | None = None) -> bool:
        """Whether the goal can be reached for certain from here. Raises OutOfReach."""
        belief = self.start if belief is None else belief
        key = frozenset([exact(s) for s in belief])
        found = self.known.get(key)
        if found is None:
            self.known[key] = False  # who comes here again on the way has won nothing by it
            found = self.known[key] = any(self.keeps(belief, means) for means in self.choices(belief))
        return found

    def proofs(self, belief: Belief | None = None) -> list[Action]:
        """The deeds that keep the goal, one of each meaning: as actions of the first world."""
        belief = self.start if belief is None else belief
        return [action for means, action in self.choices(belief).items() if self.keeps(belief, means)]

    def keeps(self, belief: Belief, means: Hashable) -> bool:
        """Whether the goal is still certain after this deed."""
        groups: dict[Hashable, dict[Hashable, State]] = {}
        for s in belief:
            for after in self._after(s, means):
                if self.is_over(after):
                    if not self.is_reached(after):
                        return False
                else:
                    self._grouped(groups, after)
        return all(self.holds(tuple(group.values())) for group in sorted(groups.values(), key=len))

    def befalls(self, means: Hashable, belief: Belief | None = None) -> bool:
        """Whether the goal comes about with this deed whatever happens, and whatever the seat does after it. Raises
        OutOfReach."""
        groups: dict[Hashable, dict[Hashable, State]] = {}
        for s in self.start if belief is None else belief:
            for after in self._after(s, means):
                if not self.is_over(after):
                    self._grouped(groups, after)
                elif not self.is_reached(after):
                    return False
        for group in groups.values():
            left = tuple(group.values())
            if not all(self.befalls(choice, left) for choice in self.choices(left)):
                return False
        return True

    def is_proved(self, means: Hashable, is_led: bool = True) -> bool:
        """Whether it is proved that the goal comes about with this deed, if the seat goes on well (`is_led`) or however
        it goes on. A way that is out of reach is one without a proof. Raises TooLong."""
        try:
            return self.keeps(self.start, means) if is_led else self.befalls(means)
        except TooLong:
            raise
        except (OutOfReach, Touched):
            return False

    def length(self, most: int = 8) -> int:
        """How many deeds of the seat the shortest proof takes at most, whatever happens; `most` + 1 for more."""
        return next((count for count in range(1, most + 1) if self._within(self.start, count)), most + 1)

    def _within(self, belief: Belief, count: int) -> bool:
        if count == 0:
            return False
        key = count, frozenset([exact(s) for s in belief])
        found = self.short.get(key)
        if found is None:
            self.short[key] = False
            found = self.short[key] = any(self.is_short(belief, means, count) for means in self.choices(belief))
        return found

    def is_short(self, belief: Belief, means: Hashable, count: int) -> bool:
        """Whether this deed leads to the goal for certain, with so many deeds of the seat at most, itself the first."""
        return self.keeps(belief, means) and all(
            self._within(group, count - 1) for group in self.groups(belief, means).values()
        )

    def line(self, count: int) -> list[str]:
        """The deeds of the seat in a shortest proof of that length, where the others make it as long as they can: up to
        where a card is named that is still to be drawn."""
        belief, deeds = self.start, []
        while True:
            means, action = next(
                (m, action) for m, action in self.choices(belief).items() if self.is_short(belief, m, count)
            )
            try:
                deeds.append(notation.short(belief[0], action))
            except Touched:
                return deeds
            groups = list(self.groups(belief, means).values())
            if not groups:
                return deeds
            left = [next(n for n in range(1, count) if self._within(group, n)) for group in groups]
            count = max(left)
            belief = groups[left.index(count)]

    def groups(self, belief: Belief, means: Hashable, done: Action | None = None) -> dict[Hashable, Belief]:
        """Where the seat can be asked next after a deed, by what it sees then; `done` is which one was done."""
        found: dict[Hashable, dict[Hashable, State]] = {}
        for s in belief:
            for after in self._after(s, means, done):
                if not self.is_over(after):
                    self._grouped(found, after)
        return {seen: tuple(group.values()) for seen, group in found.items()}

    def _grouped(self, groups: dict[Hashable, dict[Hashable, State]], after: State) -> None:
        """Put a state where the seat is asked with those that look alike to it."""
        group = groups.setdefault(observed(after, self.seat), {})
        after = self.worlds.forgotten(after)
        group.setdefault(exact(after), after)

    # Trying

    def choices(self, belief: Belief) -> dict[Hashable, Action]:
        """What the seat can do in all these worlds, by meaning; what instinct likes comes first."""
        found: dict[Hashable, Action] | None = None
        for s in belief:
            legal = self._legal(s)
            found = legal if found is None else {means: action for means, action in found.items() if means in legal}
        assert found is not None
        first = belief[0]
        try:
            weights = first.rules.thinking.instinct(first, list(found.values()))
        except Touched:
            return found
        order = sorted(zip(weights, range(len(found)), found.items(), strict=True), key=lambda one: (-one[0], one[1]))
        return dict(pair for _, _, pair in order)

    def is_over(self, s: State) -> bool:
        return s.outcome is not None or not s.agenda or len(s.results) > self.rounds or self.beat(s) >= self.end

    def is_reached(self, s: State) -> bool:
        """Whether the goal is reached in a state where all is over, whatever is sealed in it."""
        return all(reached for _, reached in self.worlds.asked(s, self._judged))

    def _judged(self, s: State) -> bool:
        return self.goal.holds(Moment(s, self.seat, self.rounds, (), True))

    def _after(self, s: State, means: Hashable, done: Action | None = None) -> Iterator[State]:
        """Every state after a deed of that meaning in which the seat is asked again or all is over."""
        return (state for state, _ in self._settled(self._tried(s, done or self._legal(s)[means], ())))

    def _legal(self, s: State) -> dict[Hashable, Action]:
        """What the seat can do in a state, by meaning."""
        found = self.legal.get(id(s))
        if found is None:
            if len(self.legal) > MOST_KEPT:
                self.legal.clear()
            try:
                found = s, merged(s, options(s))
            except Touched as touched:  # what is open to a seat does not hang on what it cannot see
                raise OutOfReach(f"card {touched.card} is read by who cannot see it") from None
            self.legal[id(s)] = found
        return found[1]

    def _tried(self, s: State, action: Action, path: Way) -> Iterator[tuple[State, Way]]:
        """The states right after a deed, each with the way that led there."""
        try:
            for after, chance in self.worlds.after(s, action):
                self.done += 1
                if self.done + self.worlds.ways > self.budget:
                    raise TooLong(f"more than {self.budget} deeds and faces")
                if self.is_late is not None and self.is_late():
                    raise TooLong("no time is left")
                yield after, (*path, (s, action, chance))
        except Unshuffled:
            raise OutOfReach("cards are shuffled") from None

    def _settled(self, states: Iterator[tuple[State, Way]]) -> Iterator[tuple[State, Way]]:
        """These states after all that the others can do before the seat is asked again, each one once."""
        met = set()
        pending = [states]
        while pending:
            state, path = next(pending[-1], (None, ()))
            if state is None:
                pending.pop()
            elif self.is_over(state):
                yield state, path
            elif chooser(state) == self.seat:
                yield from ((known, path) for known, _ in self.worlds.options(state))
            elif (key := exact(state)) not in met:
                met.add(key)
                pending.append(self._answered(state, path))

    def _answered(self, s: State, path: Way) -> Iterator[tuple[State, Way]]:
        """What others can make of a state in which one of them is asked."""
        for known, legal in self.worlds.options(s):
            for action in merged(known, legal).values():
                yield from self._tried(known, action, path)

    # Showing

    def refutation(self, belief: Belief, means: Hashable) -> Refutation | None:
        """A way in which this deed fails although the seat goes on sensibly; None if it keeps the goal."""
        led: list[tuple[State, Way]] = [(s, ()) for s in belief]
        while True:
            failing = self._failing(led, means)
            if failing is None:
                return None
            if isinstance(failing, tuple):
                return self._shown(*failing)
            led = failing
            found = self.choices(tuple(state for state, _ in led))
            if not found:
                return self._shown(*led[0])
            means = self._promising(led[0][0], found)

    def _promising(self, s: State, found: dict[Hashable, Action]) -> Hashable:
        """What the seat would go on with who means well: the first with which the goal is reached if all only pass from
        there, or else the first."""
        return next((means for means, action in found.items() if self._is_left_alone(s, action)), next(iter(found)))

    def _is_left_alone(self, s: State, action: Action) -> bool:
        """Whether this deed reaches the goal if nobody does anything after it; not if what is unknown decides."""
        try:
            for _ in range(LEFT_ALONE):
                s, _ = next(self.worlds.after(s, action))
                if self.is_over(s):
                    return self.is_reached(s)
                legal = options(s)
                action = next((one for one in legal if one.verb == PASS.verb), legal[0])
        except (Touched, Unshuffled, OutOfReach):
            pass
        return False

    def _failing(
        self, led: Sequence[tuple[State, Way]], means: Hashable
    ) -> tuple[State, Way] | list[tuple[State, Way]] | None:
        """A state after this deed in which the goal is lost, or a group of states that has no proof any more."""
        groups: dict[Hashable, dict[Hashable, tuple[State, Way]]] = {}
        for s, path in led:
            for after, way in self._settled(self._tried(s, self._legal(s)[means], path)):
                if not self.is_over(after):
                    group = groups.setdefault(observed(after, self.seat), {})
                    after = self.worlds.forgotten(after)
                    group.setdefault(exact(after), (after, way))
                elif not self.is_reached(after):
                    return after, way
        for group in groups.values():
            if not self.holds(tuple(state for state, _ in group.values())):
                return list(group.values())
        return None

    def _shown(self, last: State, way: Way) -> Refutation:
        """The deeds of a way in the world where it ends, from its first state on.

        On the way it was forgotten what others could not do: in that world they may be asked where they were not, and
        then they pass.
        """
        what = self.worlds.completed(last).what
        world = way[0][0].clone() if way else self.worlds.start.clone()
        world.what, world.lent = what, None
        world.rng = Fate(*(number for _, _, chance in way for number in chance))
        now, deeds = world.clone(), []
        for before, action, _ in way:
            seat = before.agenda[-1].seat
            deeds += self._passed(now, seat)
            if chooser(now) != seat and action == PASS:
                continue  # that one is not asked here
            known = before.clone()
            known.what, known.lent = what, None
            text = notation.say(known, action)
            deeds.append((seat, text))
            perform(now, notation.read(now, text))
        if self.is_over(last):
            deeds += self._passed(now, self.seat)
        return Refutation(world, tuple(deeds))

    def _passed(self, s: State, seat: int) -> list[tuple[int, str]]:
        """Others than this seat pass, as long as they are asked whether they answer."""
        found = []
        while not self.is_over(s) and (asked := chooser(s)) != seat and PASS in options(s):
            found.append((asked, notation.say(s, PASS)))
            perform(s, PASS)
        return found
