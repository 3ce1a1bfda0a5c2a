"""What a printed card can say.

Printed cards are shared by every state and never copied: a state refers to them, and they refer to
nothing that changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

ORIGINS = ("on record", "derived", "ours")  # a fact of the published game; some of it is, or follows from it; none is


class Ability(NamedTuple):
    """What a card does, and when: `when` is the name of the event that wakes it, or "always"."""

    when: str
    clauses: tuple


class Printed:
    """One kind of card: its key, its name, its kind, its numbers, its abilities and its words.

    The numbers of a game (`power`, `cost`, ...) and what else it prints (a colour) are plain attributes.
    """

    # A game says of each of its `stats` where it can be seen; the first is the number of every face. `undeclared`
    # finds those of which nothing is said: they would be missing on the card, and nobody would know.
    face_shows: ClassVar[tuple[str, ...]] = ()  # on the board face and on the face for reading
    face_says: ClassVar[tuple[str, ...]] = ()  # words: on the face for reading alone
    also_says: ClassVar[Mapping[str, str]] = {}  # those of them that hold a text apart from `text`, with its heading
    face_omits: ClassVar[tuple[str, ...]] = ()  # on none: worked out from what is printed

    def __init__(
        self,
        game: str,
        key: str,
        name: str,
        kind: str,
        copies: int,
        stats: Mapping[str, Any],
        measure: int,
        abilities: tuple[Ability, ...] = (),
        text: str = "",
        note: str = "",
        ours: str = "",
        origin: str = "",
        only: tuple[str, str] | None = None,
        without: tuple[str, str] | None = None,
        standing: tuple = (),
        promises: tuple[tuple[str, float, str], ...] = (),
    ) -> None:
        self.game = game
        self.key = key
        self.name = name
        self.kind = kind
        self.copies = copies
        self.measure = measure  # the number that phrases such as "worth 3 power or less" compare
        self.abilities = abilities
        self.text = text
        self.note = note  # a line of colour under the rules text
        self.ours = ours  # what of the card is ours, and what is known of it, as sentences
        self.origin = origin or ("ours" if ours else "on record")  # one of the `ORIGINS`
        self.only = only  # (ruling, choice) under which the card is in the deck
        self.without = without  # (ruling, choice) under which it is not
        self.stats = dict(stats)
        self.is_answer = any(a.when == "answer" for a in abilities)
        self.by_event = {a.when: tuple(b for b in abilities if b.when == a.when) for a in abilities}
        self.always = tuple(clause for a in abilities if a.when == "always" for clause in a.clauses)
        # what its abilities are worth to whoever holds it: a name that its game weighs, how often it counts, and when
        self.promises = promises
        self.standing = standing  # what it does to others while it is in play: `modifiers.Modifier`
        for stat, value in self.stats.items():
            setattr(self, stat, value)

    @property
    def undeclared(self) -> tuple[str, ...]:
        """The stats of which the card's class does not say whether its face shows them, and those that it lacks."""
        shown = (*self.face_shows, *self.face_says)
        unsaid = [stat for stat in list(self.stats)[1:] if stat not in (*shown, *self.face_omits)]
        return (*unsaid, *(stat for stat in shown if stat not in self.stats))

    @property
    def words(self) -> str:
        """Everything that is written on the card."""
        return " ".join((self.name, self.text, *(getattr(self, stat) for stat in self.also_says), self.note))

    @property
    def elsewhere(self) -> tuple[tuple[str, str], ...]:
        """What it can do elsewhere than in play, as its game prints that: headings with their words."""
        return tuple((head, said) for stat, head in self.also_says.items() if (said := getattr(self, stat)))

    def hears(self, event: str) -> tuple[Ability, ...]:
        """The abilities of this card that an event of that name wakes."""
        return self.by_event.get(event, ())

    def is_in(self, rulings: Mapping[str, str]) -> bool:
        """Whether these rulings put the card into the deck."""
        if self.only is not None and rulings[self.only[0]] != self.only[1]:
            return False
        return self.without is None or rulings[self.without[0]] != self.without[1]

    def __repr__(self) -> str:
        return self.key

    def __reduce__(self) -> tuple:
        return printed, (self.game, self.key)


class Book:
    """All printed cards of one game, by key, in the order of their file."""

    def __init__(self, game: str, cards: Iterable[Printed], version: str) -> None:
        self.game = game
        self.version = version  # a digest of what the cards do; a record remembers it
        self.cards = {card.key: card for card in cards}
        self.heard = frozenset(a.when for card in self.cards.values() for a in card.abilities)
        # what cards in play can do to others, as (how, what): of anything else nobody need look for it
        self.stands = frozenset(modifier[:2] for card in self.cards.values() for modifier in card.standing)
        self.hearing: dict[type, tuple] = {}  # of each kind of event, what `triggers` has found out about it
        self.lends: frozenset[str] = frozenset()  # what cards in play can lend to others; the game fills it
        self.language: Any = None  # what its cards are written in, if they are clauses: `effects.Language`
        self.vocabulary: Any = None  # what phrases about its cards may name: `phrases.Vocabulary`
        BOOKS[game] = self

    def __getitem__(self, key: str) -> Printed:
        return self.cards[key]

    def __iter__(self):
        return iter(self.cards.values())

    def __len__(self) -> int:
        return len(self.cards)


BOOKS: dict[str, Book] = {}


def printed(game: str, key: str) -> Printed:
    """The printed card of that key: how a pickled card finds itself again."""
    return BOOKS[game][key]
