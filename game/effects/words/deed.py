"""Words that do something to each of their cards: what all of them weigh alike."""

from __future__ import annotations

from ...kernel.selectors import holder, select
from .word import Word


def side(s, seat, card):
    """1 for a card of that seat's team, -1 for one of another."""
    return 1 if s.team[holder(s, card)] == s.team[seat] else -1


class Deed(Word):
    """A word that does something to each of its cards. `good` says whether they are glad of it."""

    good = -1.0

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            if s.is_in_field(target):
                self.befalls(s, seat, card, clause, target)

    def befalls(self, s, seat, card, clause, target):
        raise LookupError(f"the word {self.name!r} does not say what befalls its cards")

    def merit(self, s, card, clause, target):
        """How much it is worth to do this to that card, whosever it is."""
        return self.language.values.lying(s, target)

    def worth(self, s, seat, card, clause, targets=()):
        found = targets or select(s, seat, card, clause.select)
        gains = [self.good * side(s, seat, one) * self.merit(s, card, clause, one) for one in found]
        if not gains:
            return 0.0
        return sum(gains) if targets or clause.select.is_all else max(gains)

    def spares(self, clause):
        selector = clause.select
        return not selector.is_all or selector.is_yours or selector.wants("enemy") is not None
