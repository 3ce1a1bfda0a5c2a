"""What a word is. A clause of a card is one word with what follows it and its adverbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ...kernel.selectors import Selector, is_any, select, spoken
from ...kernel.state import State
from .. import texts
from ..saying import none_of
from ..takes import IN_PLAY, Clauses, Options, Phrase, Takes, Where

if TYPE_CHECKING:
    from ..language import Language

DEED, STANDING, ANSWER = "deed", "standing", "answer"  # what happens; what holds in play; what answers something


class Terms(NamedTuple):
    """On what terms a clause happens: adverbs that every deed can have."""

    may: bool = False  # its player may leave it
    must: bool = False  # if it cannot happen, what follows does not happen either
    given: Selector | None = None  # "if": only if there are such cards
    unless: Selector | None = None  # only if there are none
    per: Selector | None = None  # so much for each of these cards
    price: tuple[Clause, ...] = ()  # "unless" with clauses: whose card it would happen to may do these instead
    then: tuple[Clause, ...] = ()  # what happens then, to "it" or "that card"


class Clause(NamedTuple):
    """One word of a card with its adverbs, ready to be performed: plain data."""

    word: str
    amount: int = 1
    select: Selector | None = None
    parts: tuple = ()
    adverbs: tuple[tuple[str, Any], ...] = ()
    terms: Terms | None = None

    def get(self, adverb: str, otherwise: Any = None) -> Any:
        """What an adverb of the word itself says, or what follows a word that is neither a number nor cards."""
        for name, value in self.adverbs:
            if name == adverb:
                return value
        return otherwise

    @property
    def is_optional(self) -> bool:
        return self.terms is not None and self.terms.may


class Word:
    """One word of a language: what it takes, whether it may happen, what it does, asks, says and is worth.

    A class is the word as such; a language makes one object of it, which remembers nothing of a match. `takes` is what
    follows the word, `adverbs` what can stand beside it, `needs` those that must. The phrase for the cards that it is
    done to follows the word itself, or the adverb `cards_in`.
    """

    told = ""  # what a card with it does, in few words after "it"
    takes: Takes = Phrase(IN_PLAY)
    adverbs: ClassVar[Mapping[str, Takes]] = {}
    needs: tuple[str, ...] = ()
    moods: tuple[str, ...] = (DEED,)
    cards_in = ""
    picks = texts.CHOOSE  # what picking one of its cards is called, with the name of the card
    looks_through = False  # its player sees the whole pile before a card of it is picked
    asks_itself = False  # puts a choice of its own on the agenda instead of a pick
    can_be_declined = False  # ... in which it can be left, if it may be
    choices: ClassVar[Mapping[str, type]] = {}  # the choices that it puts there, by their names

    def __init__(self, name: str, language: Language) -> None:
        self.name = name
        self.language = language

    def check(self, values: Mapping[str, Any], where: Where) -> None:
        """Raise ValueError where values that are right by themselves do not go together."""

    def clause(self, values: Mapping[str, Any], terms: Terms | None) -> Clause:
        """The clause with these values, which have been read."""
        amount, selector, parts, others = 1, None, (), []
        for name, value in values.items():
            if isinstance(value, Selector) and name in (self.name, self.cards_in):
                selector = value
            elif name == self.name and type(value) is int:
                amount = value
            elif name == self.name and isinstance(self.takes, (Clauses, Options)):
                parts = value
            else:
                others.append((name, value))
        return Clause(self.name, amount, selector, parts, tuple(others), terms)

    def asked(self, clause: Clause) -> tuple[str, ...]:
        """The choices of its own that a clause can put on the agenda."""
        return tuple(self.choices)

    def may(self, s: State, seat: int, card: int, clause: Clause) -> bool:
        """Whether it would do anything now."""
        return clause.select is None or is_any(s, seat, card, clause.select)

    def does(self, s: State, seat: int, card: int, clause: Clause, targets: tuple[int, ...]) -> None:
        """Do it, to the chosen cards."""
        raise NotImplementedError(f"the word {self.name!r} does nothing")

    def asks(self, clause: Clause) -> str:
        """The question which card is meant."""
        return f"choose {spoken(clause.select)}."

    def says(self, clause: Clause) -> str:
        """The clause in words, as a command to its player, without capital and full stop."""
        raise NotImplementedError(f"the word {self.name!r} says nothing")

    def goes_on(self, before: Clause, clause: Clause, said: str, more: str) -> str:
        """The clause, `more` in words, in one with that before it, `said`; "" if each has words of its own."""
        return ""

    def among(self, s: State, seat: int, card: int, clause: Clause) -> list[int]:
        """The cards of which one is picked."""
        return select(s, seat, card, clause.select)

    def lacks(self, clause: Clause) -> str:
        """Why it does nothing where it can do nothing: words that everybody may read, without capital and full stop."""
        return "" if clause.select is None else none_of(clause.select)

    def spares(self, clause: Clause) -> bool:
        """Whether its player's own cards are safe, or chosen by somebody: where they are not, the card says so."""
        return True

    # What a computer player makes of it

    def worth(self, s: State, seat: int, card: int, clause: Clause, targets: tuple[int, ...] = ()) -> float:
        """How much good it does that seat to have it happen now, to these cards or to the best that there are.

        It is counted as the language's `Values` are; 0 where it cannot happen, below 0 where it does harm.
        """
        return self.language.values.drawn if targets or self.may(s, seat, card, clause) else 0.0

    def harms(self, s: State, victim: int, seat: int, card: int, clause: Clause) -> bool:
        """Whether the team of `victim` suffers when it happens for an opponent's `seat`."""
        return True

    def promises(self, clause: Clause) -> tuple[tuple[str, float], ...]:
        """What the clause is worth to whoever holds the card: names that a game weighs, and how often each counts."""
        return ((self.name, 1.0),)
