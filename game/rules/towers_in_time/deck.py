"""What a deck must be, and what another's may hold. Numbers (15.1) are sections of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from ...kernel.book import Book, Printed
from ...kernel.deck import Deck
from ...kernel.laws import Law, Refusal
from ...kernel.state import State
from . import laws

LEAST, READY, COPIES = 50, 56, 4  # 15.1, 15.2


def most_copies(printed: Printed) -> tuple[int, Law]:
    """How many of a card a deck may hold, and the law that says so (15.2)."""
    return COPIES, laws.TOO_MANY_COPIES


def deck_laws(book: Book) -> Callable[[Deck], list[Refusal]]:
    """The judge of decks made of this book's cards: the laws that a deck breaks, none for a legal one."""

    def judge(deck: Deck) -> list[Refusal]:
        counts, found = Counter(dict(deck.part("deck"))), []
        if counts.total() < LEAST:
            detail = f"A deck has at least {LEAST} cards; you have {counts.total()}."
            found.append(Refusal(laws.TOO_FEW_CARDS, detail))
        for key, count in counts.items():
            if count > COPIES:
                detail = f"Not more than {COPIES} of one card; you have {count} {book[key].name}."
                found.append(Refusal(laws.TOO_MANY_COPIES, detail, (key,)))
        return found

    return judge


def could_be(s: State, view: State, owner: int, cards: list[int]) -> tuple[Printed, ...]:
    """What the unseen cards of another player's deck may be: of the schools that were seen of it, and neutral.

    Four of each, but for those that the view knows. Before a school was seen, any card.
    """
    known = [printed for card, printed in enumerate(view.what) if printed is not None and view.owner(card) == owner]
    schools = frozenset(printed.school for printed in known) - {"neutral"}
    seen = Counter(known)
    found = tuple(p for p in _of_schools(s.rules.book, schools) for _ in range(max(0, COPIES - seen[p])))
    if len(found) >= len(cards):
        return found
    return found * (len(cards) // max(len(found), 1) + 1)  # a deck laid by hand may hold more than the rules allow


@cache
def _of_schools(book: Book, schools: frozenset[str]) -> tuple[Printed, ...]:
    return tuple(p for p in book if not schools or p.school in schools or p.school == "neutral")
