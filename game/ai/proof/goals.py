"""Goals: what a puzzle or a lesson asks for, as one line that a program can judge.

    win                                 the round goes to the seat
    safe                                it goes to nobody else, and the seat is still in it
    points-0 >= 15 and hand-0 > hand-1  a number of a seat: what results count, what a seat counts, cards in a place
    knight in play-0, or not dragon in play-1     (written without the comma)
    done strike dragon                  the seat has done this since the step began, whatever else it named
    over                                the turn is over

`and` binds closer than `or`, `not` closest. Whoever has won has reached every goal that is not about losing.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...kernel.ruleset import Ruleset
from ...kernel.state import State

SIGNS = {">=": operator.ge, "<=": operator.le, "==": operator.eq, ">": operator.gt, "<": operator.lt}
COMPARED = re.compile(r"(\S+)\s*(>=|<=|==|>|<)\s*(\S+)")


class Moment(NamedTuple):
    """A state as a goal looks at it: whose goal it is, how many rounds were over when it was set, what its seat has
    done since, and whether the turn is over."""

    s: State
    seat: int
    rounds: int
    deeds: Sequence[str] = ()
    is_over: bool = False


class CannotJudge(ValueError):
    """A line that is no goal; says what would be."""


Judge = Callable[[Moment], bool]


class Goal:
    """A goal read from its line. Raises CannotJudge."""

    def __init__(self, rules: Ruleset, text: str, seats: int = 2) -> None:
        self.text = " ".join(text.split())
        self.rules = rules
        self.seats = seats
        self._ways = [[self._one(part) for part in way.split(" and ")] for way in self.text.split(" or ")]

    def holds(self, moment: Moment) -> bool:
        return any(all(judge(moment) for judge in way) for way in self._ways)

    def __repr__(self) -> str:
        return f"<goal {self.text}>"

    def _one(self, text: str) -> Judge:
        text = text.strip()
        if text.startswith("not "):
            judge = self._one(text.removeprefix("not "))
            return lambda moment: not judge(moment)
        if text in WORDS:
            return WORDS[text]
        if text.startswith("done "):
            wanted = text.removeprefix("done ").split()
            return lambda moment: any(_is_deed(deed.split(), wanted) for deed in moment.deeds)
        if compared := COMPARED.fullmatch(text):
            first, sign, second = self._number(compared[1]), SIGNS[compared[2]], self._number(compared[3])
            return lambda moment: sign(first(moment.s), second(moment.s))
        if " in " in text:
            return self._lying(*text.split(" in ", 1))
        raise CannotJudge(
            f"{text!r} is no goal; there are: {', '.join(WORDS)}, done DEED, NUMBER >= NUMBER, CARD in PLACE"
        )

    def _number(self, text: str) -> Callable[[State], int]:
        if text.isdecimal():
            return lambda s: int(text)
        zones = self.rules.layout(self.seats).named
        if text in zones:
            zone = zones[text]
            return lambda s: len(s.zones[zone])
        name, _, seat = text.rpartition("-")
        tally = self.rules.telling.tallies.get(name)
        if seat.isdecimal() and int(seat) < self.seats:
            whose = int(seat)
            if tally is not None:
                return lambda s: tally(s, whose)
            if name in self.rules.Seat._fields:
                return lambda s: getattr(s.seats[whose], name)
        raise CannotJudge(f"{text!r} is no number here: a tally or a place and a seat, as {next(iter(zones))}")

    def _lying(self, key: str, place: str) -> Judge:
        zones = self.rules.layout(self.seats).named
        key, _, remembers = key.partition(" ")
        if key not in self.rules.book.cards:
            raise CannotJudge(f"{key!r} is no card of {self.rules.title}")
        if place not in zones:
            raise CannotJudge(f"{place!r} is no place; there are: {', '.join(zones)}")
        zone = zones[place]
        said = self.rules.writing.lying

        def judge(moment: Moment) -> bool:
            s = moment.s
            cards = [card for card in s.zones[zone] if s.what[card].key == key]
            return any(not remembers or (said is not None and remembers in said(s, card).split()) for card in cards)

        return judge


def _is_deed(deed: list[str], wanted: list[str]) -> bool:
    """Whether a deed is the one that is meant: its verb, and after it every word that is wanted, in any place."""
    return deed[0] == wanted[0] and all(word in [part.split(".")[0] for part in deed[1:]] for word in wanted[1:])


def has_won(moment: Moment) -> bool:
    results = moment.s.results
    return len(results) > moment.rounds and moment.seat in results[moment.rounds].winners


def is_safe(moment: Moment) -> bool:
    results = moment.s.results
    if len(results) > moment.rounds and moment.seat not in results[moment.rounds].winners:
        return False
    return not getattr(moment.s.seats[moment.seat], "is_out", 0)


WORDS: dict[str, Judge] = {
    "win": has_won,
    "safe": is_safe,
    "over": lambda moment: moment.is_over,
}
