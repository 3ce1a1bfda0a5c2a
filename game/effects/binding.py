"""On which cards and conditions a clause stands: "if there is a Wall", and "it" once it is known which card that is."""

from __future__ import annotations

from typing import Any

from ..kernel.selectors import THAT, Selector, bound, is_any, select
from ..kernel.state import State
from .words import Clause, Terms


def is_open(s: State, seat: int, card: int, terms: Terms) -> bool:
    """Whether the conditions of a clause hold."""
    if terms.given is not None and not are_there(s, seat, card, terms.given):
        return False
    return terms.unless is None or not are_there(s, seat, card, terms.unless)


def are_there(s: State, seat: int, card: int, selector: Selector) -> bool:
    """Whether there are as many cards as a phrase says; one, where it speaks of all."""
    if selector.count < 2:
        return is_any(s, seat, card, selector)
    return len(select(s, seat, card, selector)) >= selector.count


def bound_to(clause: Clause, cards: tuple[int, ...]) -> Clause:
    """The clause with these cards for what it calls "it" or "that card". What follows it is bound when it happens."""

    def filled(value: Any) -> Any:
        return bound(value, cards) if isinstance(value, Selector) else value

    terms = clause.terms
    if terms is not None:
        terms = terms._replace(given=filled(terms.given), unless=filled(terms.unless), per=filled(terms.per))
    return clause._replace(
        select=filled(clause.select),
        parts=tuple(tuple(bound_to(part, cards) for part in option) for option in clause.parts),
        adverbs=tuple((name, filled(value)) for name, value in clause.adverbs),
        terms=terms,
    )


def speaks_of_it(clause: Clause) -> bool:
    return clause.select is not None and any(THAT in wanted for wanted in clause.select.filters)
