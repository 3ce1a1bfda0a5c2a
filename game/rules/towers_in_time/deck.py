"""What a deck must be, and what another's may hold. Numbers (15.1) are sections of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from ...kernel.book import Book, Printed
from ...kernel.deck import Deck
from ...kernel.laws import Law, Refusal
from ...kernel.state import State
from ...kernel.template import fill
from ...kernel.view import View
from . import laws, texts

LEAST, READY, COPIES = 50, 56, 4  # 15.1, 15.2
SOURCES = 10  # so often a source is thought of where another card is four times: few kinds make a quarter of a deck
ELEMENTAL = frozenset(("air", "earth", "fire", "water"))


def most_copies(printed: Printed) -> tuple[int, Law]:
    """How many of a card a deck may hold, and the law that says so (15.2)."""
    return COPIES, laws.TOO_MANY_COPIES


def deck_laws(book: Book) -> Callable[[Deck], list[Refusal]]:
    """The judge of decks made of this book's cards: the laws that a deck breaks, none for a legal one."""

    def judge(deck: Deck) -> list[Refusal]:
        counts, found = Counter(dict(deck.part("deck"))), []
        if counts.total() < LEAST:
            detail = fill(texts.DECK_TOO_SMALL, least=LEAST, n=counts.total())
            found.append(Refusal(laws.TOO_FEW_CARDS, detail))
        for key, count in counts.items():
            if count > COPIES:
                detail = fill(texts.DECK_TOO_MANY_COPIES, most=COPIES, n=count, card=book[key].name)
                found.append(Refusal(laws.TOO_MANY_COPIES, detail, (key,)))
        return found

    return judge


def could_be(s: State, view: View, owner: int, cards: list[int]) -> tuple[Printed, ...]:
    """What the unseen cards of another player's deck may be: of the schools that were seen of it, and neutral.

    Before a school was seen, any card. A source tells of no school where anything else does. Each is there as often as
    makes the shares of what people bring: nearly a quarter of sources, and few neutral cards but those that were seen.
    """
    return _likely(s.rules.book, view.seen_of(owner), len(cards))


@lru_cache(maxsize=16)
def _likely(book: Book, known: tuple[Printed, ...], many: int) -> tuple[Printed, ...]:
    """The same for a deck of which so many cards are unseen; for all seats and looks at one table it is mostly one."""
    schools = frozenset(p.school for p in known if p.kind != "source") - {"neutral"}
    schools = schools or frozenset(p.school for p in known) - {"neutral"}
    seen = Counter(known)
    of_element = schools & ELEMENTAL  # where there is none, any source serves
    found: list[Printed] = []
    for printed in book:
        is_source, count = printed.kind == "source", seen[printed]
        if count or not schools or printed.school in schools or (is_source and not of_element):
            often = SOURCES if is_source and of_element else COPIES
            found += [printed] * max(0, often - count)
        elif printed.school == "neutral":
            found.append(printed)
    return tuple(found * (1 + (many - 1) // max(len(found), 1)))  # a deck laid by hand may hold more of a card
