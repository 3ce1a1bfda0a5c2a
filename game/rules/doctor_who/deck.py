"""What a deck must be, and what another's may hold. Numbers (13.1) are sections of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache

from ...kernel.book import Book, Printed
from ...kernel.deck import Deck
from ...kernel.laws import Law, Refusal
from ...kernel.state import State
from ...kernel.template import fill
from ...kernel.view import View
from . import laws, texts
from .domain import ERAS

LEAST, TIME, EACH, COPIES, SOLVE = 55, 6, 2, 4, 25
READY = 60  # cards that a deck is finished to besides its Time cards, as most ready ones have


def most_copies(printed: Printed) -> tuple[int, Law]:
    """How many of a card a deck may hold, and the law that says so (13.2, 13.4)."""
    return (EACH, laws.TIME_CARDS) if printed.kind == "time" else (COPIES, laws.FOUR)


def deck_laws(book: Book) -> Callable[[Deck], list[Refusal]]:
    """The judge of decks made of this book's cards: the laws that a deck breaks, none for a legal one."""

    def judge(deck: Deck) -> list[Refusal]:
        main, time, found = Counter(dict(deck.part("deck"))), Counter(dict(deck.part("time"))), []
        total = main.total() + time.total()
        if total < LEAST:
            found.append(Refusal(laws.TOO_FEW_CARDS, fill(texts.DECK_TOO_SMALL, least=LEAST, n=total)))
        by_era = Counter()
        for key, count in time.items():
            by_era[book[key].era] += count
        if any(by_era[era] != EACH for era in ERAS):
            has = ", ".join(f"{by_era[era]} {era.capitalize()}" for era in ERAS)
            over = tuple(key for key in time if by_era[book[key].era] > EACH)
            found.append(Refusal(laws.TIME_CARDS, fill(texts.DECK_TIME_CARDS, has=has), over))
        for zone, era in enumerate(ERAS, 1):
            if not any(book[key].is_watcher and book[key].era == era for key in main):
                found.append(Refusal(laws.WATCHERS, fill(texts.DECK_NO_WATCHER, zone=texts.ZONES[zone])))
        for key, count in main.items():
            if count > COPIES:
                detail = fill(texts.DECK_COPIES, most=COPIES, n=count, card=book[key].name)
                found.append(Refusal(laws.FOUR, detail, (key,)))
        doctors = {key: count for key, count in main.items() if book[key].is_doctor}
        if sum(doctors.values()) > COPIES:
            detail = fill(texts.DECK_DOCTORS, most=COPIES, n=sum(doctors.values()))
            found.append(Refusal(laws.FOUR_DOCTORS, detail, tuple(doctors)))
        episodes = {key: count for key, count in main.items() if book[key].is_episode}
        solve = sum(book[key].solve * count for key, count in episodes.items())
        if solve > SOLVE:
            detail = fill(texts.DECK_SOLVE, most=SOLVE, n=solve)
            found.append(Refusal(laws.SOLVE_SUM, detail, tuple(episodes)))
        return found

    return judge


def could_be(s: State, view: View, owner: int, cards: list[int]) -> tuple[Printed, ...]:
    """What the unseen cards of another player's deck may be: of Time cards two of each, of others four of each, but for
    those that the view knows."""
    book = s.rules.book
    is_time = s.marking[cards[0]] // len(s.seats) == s.rules.packs.index("time")
    return _left(book, is_time, view.seen_of(owner), len(cards))


@lru_cache(maxsize=32)
def _left(book: Book, is_time: bool, known: tuple[Printed, ...], many: int) -> tuple[Printed, ...]:
    """The same, of Time cards or of others, for a deck of which so many cards are unseen; it is asked for again and
    again."""
    counts, kinds = Counter(known), _of(book, is_time)
    most = EACH if is_time else COPIES
    found = tuple([p for p in kinds for _ in range(max(0, most - counts[p]))])
    if len(found) >= many:
        return found
    return found + kinds * (many // len(kinds) + 1)  # a deck laid by hand may hold more than the rules allow


@cache
def _of(book: Book, is_time: bool) -> tuple[Printed, ...]:
    """The Time cards of a book, or all others."""
    return tuple(p for p in book if (p.kind == "time") == is_time)
