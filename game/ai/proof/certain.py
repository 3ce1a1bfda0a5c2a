"""What is certain, and no chance: a deed with which the round is won in this turn by whoever goes on well, or lost
however they go on, whatever the others hold and do and whatever is drawn.

A curve of chances never says 100: it was fitted to what came of values, and the highest of them lost now and then. But
where a deed ends the round there is nothing to be fitted. What wins is sought in every position, whatever imagined
deals made of it, for so long; what loses only where every imagined deal was lost. Either is called certain only if it
is proved in all worlds that the seat's view allows: what rests on a hidden card is not.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property

from ...kernel.agenda import Action, legal_actions
from ...kernel.state import State
from ...kernel.view import View, determinize
from ..meaning import meaning, merged
from .goals import Moment, has_won
from .prover import Prover
from .sealed import OutOfReach, Touched

OVER = 0.98  # a value that nothing has but a round that is over, or as good as that
BUDGET = 1500  # deeds and faces that are tried for one answer: what ends the round ends it soon
SOUGHT = 1500  # the same for all that wins in a position


class Ends:
    """The goal that the round is over, and has gone to the seat; or not to it."""

    def __init__(self, is_won: bool) -> None:
        self.is_won = is_won

    def holds(self, moment: Moment) -> bool:
        return len(moment.s.results) > moment.rounds and has_won(moment) == self.is_won


class Certainty:
    """What is certain of the deeds that a view allows."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._known: dict[tuple, bool] = {}

    @cached_property
    def wins(self) -> tuple[Action, ...]:
        """The deeds that win, one of each meaning, as far as they are found in time."""
        found = []
        try:
            prover = Prover(self.view, Ends(True), budget=SOUGHT)
            for means, action in prover.choices(prover.start).items():
                if prover.keeps(prover.start, means):
                    found.append(action)
        except (OutOfReach, Touched):
            pass
        return tuple(found)

    def of(self, action: Action, values: Sequence[float]) -> float | None:
        """1.0 where this deed wins the round, 0.0 where it loses it, None where neither is certain. `values` are what
        came of it in imagined deals."""
        if self._legal.get(meaning(self._world, action)) in self.wins:
            return 1.0
        if not values or -OVER < min(values) < OVER or (min(values) < 0 < max(values)):
            return None
        is_won = min(values) > 0
        if not is_won and max(values) > -OVER:
            return None
        return float(is_won) if self._is_settled(action, is_won) else None

    def of_all(self, best: Action, values: Sequence[float]) -> float | None:
        """1.0 where a deed wins for certain, 0.0 where every deed loses, None where neither is certain. `values` are
        what came of the best."""
        if self.wins:
            return 1.0
        found = self.of(best, values)
        if found != 0.0:
            return found
        return 0.0 if all(self._is_settled(action, False) for action in self._legal.values()) else None

    @cached_property
    def _world(self) -> State:
        return determinize(self.view, 1)

    @cached_property
    def _legal(self) -> dict[Hashable, Action]:
        """What can be done, one deed of each meaning."""
        return merged(self._world, legal_actions(self._world))

    def is_at_once(self, action: Action) -> bool:
        """Whether this deed wins whatever its seat itself does after it."""
        return self._is_settled(action, True, is_led=False)

    def _is_settled(self, action: Action, is_won: bool, is_led: bool = True) -> bool:
        """Whether the round ends so for certain; `is_led` if its seat goes on as well as it can to win."""
        means = meaning(self._world, action)
        key = means, is_won, is_led
        if key not in self._known:
            self._known[key] = False
            try:
                prover = Prover(self.view, Ends(is_won), budget=BUDGET)
                also = prover.choices(prover.start)
                mine = next((m for m, one in also.items() if one == self._legal.get(means)), None)
                if mine is not None:
                    self._known[key] = prover.keeps(prover.start, mine) if is_won and is_led else prover.befalls(mine)
            except (OutOfReach, Touched):
                pass
        return self._known[key]
