"""Why one deed rather than another: both are followed in the same imagined worlds, and what came of them is compared.

What a value is the sum of (`Thinking.parts`) is averaged before it is flattened, and the end of the round has a part of
its own: so the parts of a difference sum to it. What it rests on is told with it: hidden cards taken to be equally
likely, whatever was played, and turns that are finished as the search finishes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import atanh
from typing import NamedTuple

from ..ai.ismcts import Contender, Node, Search
from ..ai.meaning import meaning
from ..kernel.agenda import Action
from ..kernel.naming import signed
from ..kernel.state import State
from ..kernel.template import fill
from ..kernel.view import View
from . import texts
from .averages import mean_and_error
from .primer import primer

FLAT = 0.99  # a value beyond which nothing is told apart, as where a round is over
OVER = texts.OUTRIGHT  # the part of a world in which the round was won or lost
CLEAR = 2.0  # standard errors that make a difference one
NAMED = 2  # parts that are named; the others are "the rest"


class Part(NamedTuple):
    """One part of a difference: its name, how much it makes, and the standard error of that."""

    name: str
    amount: float
    error: float

    @property
    def is_clear(self) -> bool:
        return abs(self.amount) > CLEAR * self.error


class Compared(NamedTuple):
    """One deed against another: the difference of their values before they are flattened, its error, and its parts, the
    largest first; in how many worlds it did better, and in how many both were tried."""

    difference: float
    error: float
    parts: tuple[Part, ...]
    better: int
    worlds: int

    @property
    def is_clear(self) -> bool:
        return abs(self.difference) > CLEAR * self.error

    @property
    def for_it(self) -> list[Part]:
        """The parts that make the difference what it is: clear, of its sign, the largest first."""
        return [part for part in self.parts if part.is_clear and part.name and part.amount * self.difference > 0]

    @property
    def named(self) -> list[Part]:
        """The parts that are told: at most two clear ones, what makes the difference so first; none without that."""
        reasons = self.for_it
        if not reasons:
            return []
        others = [part for part in self.parts if part.is_clear and part.name and part is not reasons[0]]
        return [reasons[0], *sorted(others, key=lambda part: -abs(part.amount))[: NAMED - 1]]


class Study(Search):
    """A search that remembers what the values of its candidates were the sum of, world by world."""

    def __init__(self, view: View, seed: int) -> None:
        self.summed: dict[Action, list[dict[str, float]]] = {}
        self._last: dict[str, float] = {}
        super().__init__(view, seed)
        weigh = view.rules.thinking.appraise

        def remembered(s: State, rounds: int) -> list[float]:
            self._last = parts_of(s, self.seat, rounds)
            return weigh(s, rounds)

        self.appraise = remembered

    def simulate(self, contender: Contender) -> None:
        super().simulate(contender)
        self.summed.setdefault(contender.action, []).append(self._last)

    def admit(self, action: Action, ahead: float = -1.0) -> Contender:
        """A candidate that a sensible player would not have thought of, and how good it looks one step ahead."""
        made = Contender(action, ahead, Node(len(self.view.seats), 1.0))
        self.contenders.append(made)
        return made

    def meant(self, s: State, action: Action) -> Contender:
        """The candidate that means this action of the state; one that nobody thought of is looked at all the same."""
        mine = meaning(s, action)
        same = next((one for one in self.contenders if meaning(s, one.action) == mine), None)
        return self.admit(action) if same is None else same

    def level(
        self, worlds: int, most: int, also: Sequence[Action] = (), come: Callable[[float], None] | None = None
    ) -> list[Contender]:
        """The best candidates and those named, each tried in at least so many worlds, the same ones; the best first.
        How far it has `come` is told from 0 to 1."""
        order = [action for action, _, _ in self.standing()]
        chosen = [one for one in self.contenders if one.action in (*order[:most], *also)]
        for share in self._tried(chosen, worlds):
            if come is not None:
                come(share)
        return sorted(chosen, key=lambda one: (-sum(one.values[:worlds]), order.index(one.action)))

    def studied(self, worlds: int, most: int) -> Iterator[float]:
        """The best candidates tried in small steps, each with how far it has come, from 0 to 1."""
        order = [action for action, _, _ in self.standing()][:most]
        yield from self._tried([one for one in self.contenders if one.action in order], worlds)

    def _tried(self, chosen: Sequence[Contender], worlds: int) -> Iterator[float]:
        for done in range(worlds):
            for one in chosen:
                if len(one.values) <= done:
                    self.simulate(one)
            yield (done + 1) / worlds

    def compared(self, one: Contender, other: Contender) -> Compared:
        """Two candidates in the worlds in which both were tried."""
        mine, theirs = self.summed.get(one.action, []), self.summed.get(other.action, [])
        count = min(len(mine), len(theirs))
        names = dict.fromkeys(name for found in (*mine[:count], *theirs[:count]) for name in found)
        gaps = {
            name: [a.get(name, 0.0) - b.get(name, 0.0) for a, b in zip(mine, theirs, strict=False)] for name in names
        }
        found = [Part(name, *mean_and_error(gap)) for name, gap in gaps.items()]
        found.sort(key=lambda part: -abs(part.amount))
        totals = [sum(gaps[name][world] for name in names) for world in range(count)]
        better = sum(a > b for a, b in zip(one.values[:count], other.values[:count], strict=True))
        return Compared(*mean_and_error(totals), tuple(found), better, count)


def parts_of(s: State, seat: int, rounds: int) -> dict[str, float]:
    """What the value of a state is the sum of, for a seat, before it is flattened."""
    value = s.rules.thinking.appraise(s, rounds)[seat]
    flat = atanh(max(-FLAT, min(FLAT, value)))
    parts = s.rules.thinking.parts
    if parts is None or len(s.results) > rounds:
        return {OVER if len(s.results) > rounds else "": flat}
    return {name: amount for name, amount in parts(s, seat).items() if amount} or {OVER: flat}


def said(game: str, compared: Compared, points: float | None = None) -> str:
    """The parts of a difference in a line: at most two that are clear, what makes it so first; "" where nothing that
    makes it so is clear. They have no numbers, for those of the appraisal have no unit; unless it is known how many
    `points` of a hundred of the chance to win the whole makes: then each has its share of them, and so has the rest.
    """
    named, reasons = compared.named, compared.for_it
    if not named or (points or 0.0) * compared.difference < 0:
        return ""
    terms = [primer(game).term(part.name) for part in named]
    each = points / compared.difference if points and compared.is_clear else 0.0
    shares = [round(part.amount * each) for part in named]
    if not all(shares):
        words = terms[0]
        for part, term in zip(named[1:], terms[1:], strict=True):
            words = fill(texts.REASON_AND if part in reasons else texts.REASON_DESPITE, reason=words, other=term)
        return words
    words = [fill(texts.SHARE, reason=terms[0], share=signed(shares[0]), n=abs(shares[0]))]
    for part, term, share in zip(named[1:], terms[1:], shares[1:], strict=True):
        template = texts.MORE_SHARE if part in reasons else texts.BUT_SHARE
        words.append(fill(template, reason=term, share=signed(share)))
    if rest := round(points) - sum(shares):
        words.append(fill(texts.REST, share=signed(rest)))
    return ", ".join(words)


def because(game: str, compared: Compared) -> str:
    """The same as a sentence without numbers: "Mostly because of ...", if what is named makes half of it or more."""
    words = said(game, compared)
    if not words or words == OVER:
        return ""
    told = sum(part.amount for part in compared.named if part in compared.for_it)
    return fill(texts.MAINLY if 2 * abs(told) >= abs(compared.difference) else texts.PARTLY, reasons=words)
