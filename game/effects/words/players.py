"""Words for what happens to players, and who it happens to.

draw = N, who                that many cards, or as many as there are
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from ...kernel.events import AbilityVain
from ...kernel.state import State
from ...kernel.template import Seat
from ...kernel.verbs import announce, draw
from ..choices import Whom
from ..saying import count, counted
from ..takes import Number, OneOf
from .word import Clause, Word

YOU, OPPONENT, OPPONENTS, EVERYBODY = "you", "an opponent", "each opponent", "everybody"


@cache
def players(team: tuple[int, ...], seat: int, who: str) -> tuple[int, ...]:
    """The seats that are meant, clockwise from that of whoever says it."""
    around = [(seat + step) % len(team) for step in range(1 if who == YOU else len(team))]
    if who in (YOU, EVERYBODY):
        return tuple(around)
    return tuple(other for other in around if team[other] != team[seat])


def left_out(s: State, seat: int, card: int, why: str) -> None:
    """It happens as far as it can: why not as often as the card says is told."""
    if s.story is not None:
        announce(s, AbilityVain, seat, card, why, True)


class ForPlayers(Word):
    """It happens to a player: to its own, to an opponent of that player's choice, or to several in turn."""

    takes = Number()
    adverbs: ClassVar = {"who": OneOf(YOU, OPPONENT, OPPONENTS, EVERYBODY)}
    usually = YOU  # who is meant when the card does not say
    choices: ClassVar = {"whom": Whom}

    def can_happen_to(self, s: State, seat: int, clause: Clause) -> bool:
        """Whether it would do anything to that player now."""
        raise NotImplementedError

    def happens_to(self, s: State, seat: int, card: int, clause: Clause, player: int) -> None:
        """Do it to that player."""
        raise NotImplementedError

    def whom(self, s: State, seat: int, clause: Clause) -> list[int]:
        """The players who can be meant, clockwise, and to whom it would do anything."""
        can, who = self.can_happen_to, clause.get("who", self.usually)
        return [other for other in players(s.team, seat, who) if can(s, other, clause)]

    def asked(self, clause):
        return ("whom",) if clause.get("who", self.usually) == OPPONENT else ()

    def may(self, s, seat, card, clause):
        can = self.can_happen_to
        for other in players(s.team, seat, clause.get("who", self.usually)):  # noqa: SIM110 - a generator costs more
            if can(s, other, clause):
                return True
        return False

    def does(self, s, seat, card, clause, targets):
        if clause.get("who", self.usually) == OPPONENT:
            s.push("whom", seat, card, clause)
            return
        for player in self.whom(s, seat, clause):
            self.happens_to(s, seat, card, clause, player)

    def promises(self, clause):
        who = clause.get("who", self.usually)
        return ((self.name if who == self.usually else f"{self.name} {who}", float(clause.amount)),)


class Draw(ForPlayers):
    told = "draws cards"

    def can_happen_to(self, s, seat, clause):
        return bool(s.zones[s.layout.of["deck"][seat]])

    def happens_to(self, s, seat, card, clause, player):
        there = len(s.zones[s.layout.of["deck"][player]])
        if there < clause.amount:
            whose = "the deck" if player == seat else f"{Seat(player)}'s deck"
            left_out(s, seat, card, f"{whose} has only {counted(there, 'card')}")
        draw(s, player, clause.amount)

    def lacks(self, clause):
        return "the deck is empty"

    def says(self, clause):
        cards = count(clause.amount, "card")
        who = clause.get("who", YOU)
        if who == YOU:
            return f"{self.language.you.told('draw', 'draws')} {cards}"
        return f"{'each player' if who == EVERYBODY else who} draws {cards}"

    def worth(self, s, seat, card, clause, targets=()):
        if not self.may(s, seat, card, clause):
            return 0.0
        gain = self.language.values.drawn * clause.amount
        return gain if clause.get("who", YOU) == YOU else 0.0 if clause.get("who") == EVERYBODY else -gain
