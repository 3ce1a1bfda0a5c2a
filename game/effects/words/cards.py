"""Words that move cards.

discard = PHRASE             cards in play leave it, each for its own discard pile
bottom = PHRASE              ... each goes under its own deck
send = PHRASE, to            ... each goes to its owner's place of that name
take = PHRASE                a card from a discard pile into your hand, and nobody sees which
"""

from __future__ import annotations

from typing import ClassVar

from ...kernel import events as ev
from ...kernel.selectors import holder, select, spoken
from ...kernel.verbs import announce, move, move_unseen
from ..saying import many
from ..takes import Named, Phrase
from .word import Word


class Removal(Word):
    """Cards in play leave it. That is good for whoever loses the least by it."""

    def remove(self, s, seat, card, target, home, under=False):
        """One of them goes there, and it is told by what."""
        whose = holder(s, target)
        move(s, target, s.home(target, home), seat, under)
        announce(s, ev.CardRemoved, seat, target, card, whose)

    def worth(self, s, seat, card, clause, targets=()):
        """The best of the cards that can be chosen; of all cards, what the worst hit opponent loses, less what the own
        team does."""
        found = targets or select(s, seat, card, clause.select)
        if not found:
            return 0.0
        team, lying, where, zones = s.team, self.language.values.lying, s.where, s.layout.zones
        if clause.select.count:
            mine = team[seat]
            return max([-lying(s, one) if team[holder(s, one)] == mine else lying(s, one) for one in found])
        losses = [0.0] * len(team)
        for one in found:
            whose = zones[where[one]].seat
            losses[whose if whose is not None else s.owner(one)] += lying(s, one)
        ours, worst = 0.0, 0.0
        for whose, lost in enumerate(losses):
            if team[whose] == team[seat]:
                ours += lost
            elif lost > worst:
                worst = lost
        return worst - ours

    def harms(self, s, victim, seat, card, clause):
        """Whether it can mean a card of that team."""
        team = s.team
        return any([team[holder(s, one)] == team[victim] for one in select(s, seat, card, clause.select)])

    def promises(self, clause):
        selector = clause.select
        kind = " all" if selector.is_all else " one card" if selector.wants("key") else ""
        return ((self.name + kind, float(selector.count or 1)),)


class Discard(Removal):
    told = "discards cards"
    picks = "Discard {}"

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            self.remove(s, seat, card, target, "discard")

    def asks(self, clause):
        return f"choose {spoken(clause.select)} to discard."

    def says(self, clause):
        return f"discard {spoken(clause.select)}"

    def spares(self, clause):
        selector = clause.select
        return not selector.is_all or selector.is_yours or selector.wants("enemy") is not None


class Bottom(Removal):
    told = "puts cards on the bottom of decks"
    picks = "Put {} on the bottom of the deck"

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            self.remove(s, seat, card, target, "deck", under=True)

    def asks(self, clause):
        return f"put {spoken(clause.select, where=False)} under its deck."

    def says(self, clause):
        return f"put {spoken(clause.select)} on the bottom of its deck"


class Send(Removal):
    told = "moves cards"
    adverbs: ClassVar = {"to": Named("homes")}
    needs = ("to",)

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            self.remove(s, seat, card, target, clause.get("to"))

    def asks(self, clause):
        return f"choose {spoken(clause.select)} to {self._puts(clause)} {self._home(clause)}."

    def says(self, clause):
        verb, into = self._puts(clause).split()
        return f"{verb} {spoken(clause.select)} {into} {self._home(clause)}"

    def _puts(self, clause):
        return "return to" if clause.get("to") == "hand" else "put into"

    def _home(self, clause):
        home = self.language.homes[clause.get("to")]
        return many(clause.select, f"its owner's {home}", f"their owners' {home}s")


class Take(Word):
    told = "takes a card from a pile"
    takes = Phrase("discard")
    picks = "Take {}"
    looks_through = True

    def does(self, s, seat, card, clause, targets):
        among = tuple(select(s, seat, card, clause.select))
        for target in targets:
            move_unseen(s, target, s.layout.of["hand"][seat], seat, among)

    def asks(self, clause):
        return f"take a card from {self.language.you.your} discard pile."

    def lacks(self, clause):
        return f"there is no {spoken(clause.select, where=False).partition(' ')[2]} in the discard pile"

    def says(self, clause):
        taken = spoken(clause.select, where=False)
        return f"secretly put {taken} from {self.language.you.your} discard pile into {self.language.you.your} hand"

    def worth(self, s, seat, card, clause, targets=()):
        if targets:
            return max([self.language.values.held(s.what[one]) for one in targets])
        return super().worth(s, seat, card, clause)
