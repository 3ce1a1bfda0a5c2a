"""What a deck must be. Numbers (15.1) are sections of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...kernel.book import Book, Printed
from ...kernel.deck import Deck
from ...kernel.laws import Law, Refusal
from ...kernel.template import fill
from . import laws, texts

SIZE = 50  # 15.1
COLOURS = 2  # 15.2
COPIES = 3  # 15.3
EXTRA = 6  # 15.5


def most_copies(printed: Printed) -> tuple[int, Law]:
    """How many of a card a deck may hold, and the law that says so (15.3, 15.6)."""
    return (1, laws.EXTRA_COPIES) if printed.part == "extra" else (COPIES, laws.TOO_MANY_COPIES)


def deck_laws(book: Book) -> Callable[[Deck], list[Refusal]]:
    """The judge of decks made of this book's cards: the laws that a deck breaks, none for a legal one."""

    def judge(deck: Deck) -> list[Refusal]:
        main, extra = Counter(dict(deck.part("deck"))), Counter(dict(deck.part("extra")))
        return [*_main(book, main), *_extra(book, main, extra)]

    return judge


def _main(book: Book, main: Counter[str]) -> list[Refusal]:
    found = []
    size = main.total()
    if size < SIZE:
        found.append(Refusal(laws.TOO_FEW_CARDS, fill(texts.DECK_TOO_SMALL, least=SIZE, n=size)))
    colours = _colours(book, main)
    if len(colours) > COLOURS:
        detail = fill(texts.DECK_COLOURS, colours=_listed(colours))
        found.append(Refusal(laws.TOO_MANY_COLOURS, detail, _of_colours(book, main, _fewest(book, main))))
    for key, count in main.items():
        if book[key].part != "deck":
            found.append(Refusal(laws.WRONG_PART, fill(texts.BELONGS_IN_EXTRA, card=book[key].name), (key,)))
        elif count > COPIES:
            detail = fill(texts.DECK_COPIES, most=COPIES, n=count, card=book[key].name)
            found.append(Refusal(laws.TOO_MANY_COPIES, detail, (key,)))
    return found


def _extra(book: Book, main: Counter[str], extra: Counter[str]) -> list[Refusal]:
    found = []
    size = extra.total()
    if 0 < size < EXTRA:
        detail = fill(texts.EXTRA_TOO_SMALL, least=EXTRA, n=size)
        found.append(Refusal(laws.EXTRA_SIZE, detail))
    for key, count in extra.items():
        if book[key].part != "extra":
            found.append(Refusal(laws.WRONG_PART, fill(texts.NOT_FOR_EXTRA, card=book[key].name), (key,)))
        elif count > 1:
            detail = fill(texts.EXTRA_COPIES, n=count, card=book[key].name)
            found.append(Refusal(laws.EXTRA_COPIES, detail, (key,)))
    strange = [colour for colour in _colours(book, extra) if colour not in _colours(book, main)]
    if strange:
        detail = fill(texts.EXTRA_COLOURS, colours=_listed(strange))
        found.append(Refusal(laws.EXTRA_COLOURS, detail, _of_colours(book, extra, strange)))
    return found


def _colours(book: Book, counts: Counter[str]) -> list[str]:
    return sorted({book[key].colour for key, count in counts.items() if count > 0})


def _fewest(book: Book, counts: Counter[str]) -> list[str]:
    """All colours but the two of which there are the most cards: without these there would be no more than two."""
    held: Counter[str] = Counter()
    for key, count in sorted(counts.items()):
        held[book[key].colour] += count
    return [colour for colour, _ in held.most_common()[COLOURS:]]


def _of_colours(book: Book, counts: Counter[str], colours: list[str]) -> tuple[str, ...]:
    return tuple(key for key, count in counts.items() if count > 0 and book[key].colour in colours)


def _listed(words: list[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last
