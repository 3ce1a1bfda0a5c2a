"""Words that ask their player something of their own.

choose = [[...], [...]]      do one of these
play = PHRASE                play a card from your hand
look = N, keep = K           look at the top N of the deck, keep K, put the rest back in any order
"""

from __future__ import annotations

from typing import ClassVar

from ...kernel import events as ev
from ...kernel.selectors import is_any, spoken
from ...kernel.verbs import announce, move, shuffle
from ..choices import Extra, Further, Keep, Option, PutBack
from ..saying import count, counted, number
from ..takes import Number, Options, Phrase
from .players import left_out
from .word import Word


class Choose(Word):
    told = "gives a choice"
    takes = Options()
    asks_itself = True
    choices: ClassVar = {"option": Option}

    def may(self, s, seat, card, clause):
        can = self.language.can
        for option in clause.parts:
            for part in option:
                if can(s, seat, card, part):
                    return True
        return False

    def does(self, s, seat, card, clause, targets):
        s.push("option", seat, card, clause)

    def lacks(self, clause):
        return self.language.lacks([part for option in clause.parts for part in option])

    def says(self, clause):
        """The options one after the other; a verb that they share is said once."""
        said = [self.language.together(option) for option in clause.parts]
        verbs = {words.split()[0] for words in said}
        if len(verbs) == 1:
            return " or ".join([said[0], *(words.partition(" ")[2] for words in said[1:])])
        return ", or ".join(said)

    def spares(self, clause):
        return not all(not self.language.spares(part) for option in clause.parts for part in option)

    def worth(self, s, seat, card, clause, targets=()):
        return max([self.language.worth_of(s, seat, card, option) for option in clause.parts])

    def harms(self, s, victim, seat, card, clause):
        return any([self.language.harm_of(s, victim, seat, card, option) for option in clause.parts])

    def promises(self, clause):
        return tuple(promise for option in clause.parts for promise in self.language.promises_of(option))


class Play(Word):
    told = "plays another card"
    takes = Phrase("hand")
    asks_itself = True
    can_be_declined = True
    choices: ClassVar = {"extra": Extra, "further": Further}

    def may(self, s, seat, card, clause):
        """Hands are hidden: whether there is such a card among those in hand is not told by doing nothing."""
        return bool(s.zones[s.layout.of["hand"][seat]])

    def does(self, s, seat, card, clause, targets):
        s.push("further" if self.language.asks_everybody(s) else "extra", seat, card, clause)

    def lacks(self, clause):
        return "no cards in hand"

    def asks(self, clause):
        return f"{'you may ' if clause.is_optional else ''}play {self._another(clause, where=False)}."

    def says(self, clause):
        return f"play {self._another(clause)}. Use its ability too"

    def _another(self, clause, where=True):
        which = spoken(clause.select, where)
        return f"another {which[2:]}" if which.startswith("a ") else which

    def worth(self, s, seat, card, clause, targets=()):
        return self.language.values.drawn if targets or is_any(s, seat, card, clause.select) else 0.0


class Look(Word):
    told = "looks at the top of a deck"
    takes = Number()
    adverbs: ClassVar = {"keep": Number()}
    needs = ("keep",)
    choices: ClassVar = {"keep": Keep, "put back": PutBack}

    def check(self, values, where):
        if values["keep"] > values[self.name]:
            raise ValueError(f"the word {self.name!r} cannot keep {values['keep']} of {values[self.name]}")

    def may(self, s, seat, card, clause):
        return bool(s.zones[s.layout.of["deck"][seat]])

    def lacks(self, clause):
        return "the deck is empty"

    def does(self, s, seat, card, clause, targets):
        aside, cards = s.layout.of["aside"][seat], s.cards_in(seat, "deck")[-clause.amount :]
        if len(cards) < clause.amount:
            left_out(s, seat, card, f"the deck has only {counted(len(cards), 'card')}")
        for seen in reversed(cards):
            move(s, seen, aside, seat)
        if any([s.seen[other] & ~(1 << seat) for other in s.zones[aside]]):
            shuffle(s, aside, is_quiet=True)  # who knew one of them is not to see which of them is kept
        announce(s, ev.CardsLooked, seat, aside)
        s.push("put back", seat, card, clause)
        for _ in range(min(clause.get("keep"), len(cards))):
            s.push("keep", seat, card, clause)

    def says(self, clause):
        keep, your = number(clause.get("keep")), self.language.you.your
        top = f"look at the top {count(clause.amount, 'card')} of {your} deck"
        return f"{top}. Put {keep} into {your} hand and the rest back on top in any order"
