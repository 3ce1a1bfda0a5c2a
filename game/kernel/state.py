"""The state of a match at one instant: plain data, copied in about a microsecond.

A mutable shell of flat lists around immutable leaves. A card is an int, the same all match long, and
means a sleeve: everybody sees that it is there, what is printed on it (`what`) only some know. Each zone
is a tuple of cards, last on top, replaced and never edited. So `clone` copies a few short lists.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .deck import Deck
from .mixing import Mixed
from .ruleset import Layout, Ruleset


class Frame(NamedTuple):
    """One thing on the agenda: a procedure at a step, or a choice that waits for its seat."""

    what: str
    seat: int
    card: int = -1
    step: int = 0
    memo: Any = None


class Outcome(NamedTuple):
    """How a round or a match ended: the seats that won, and the reason's key in the ruleset."""

    winners: tuple[int, ...]
    reason: str


class State:
    """One instant of a match. Once it has been set up, it is written by `verbs` alone; the agenda is the rules' own."""

    __slots__ = (
        "active",
        "agenda",
        "cards",
        "decks",
        "first",
        "goal",
        "lasting",
        "layout",
        "lent",
        "load",
        "marking",
        "mixed",
        "on",
        "outcome",
        "pool",
        "results",
        "rng",
        "round",
        "rules",
        "rulings",
        "seats",
        "seen",
        "story",
        "team",
        "turn",
        "waking",
        "what",
        "where",
        "zones",
    )

    def __init__(
        self, rules: Ruleset, seats: int, rulings: dict[str, str], seed: int, wins: int, decks: tuple[Deck, ...] = ()
    ) -> None:
        self.rules = rules
        self.layout: Layout = rules.layout(seats)
        self.rulings = rulings
        self.team = tuple(rules.team_of(seat, seats) for seat in range(seats))
        self.decks = decks  # what each seat brought; empty where nobody brings a deck
        self.goal = wins  # rounds that a team must win
        self.seats: list = [rules.Seat() for _ in range(seats)]
        self.zones: list[tuple[int, ...]] = [()] * len(self.layout.zones)
        self.what: tuple = ()  # what is printed on each card; None where a view does not know
        self.marking: tuple[int, ...] = ()  # the back of each card: pack * seats + its owner's seat
        self.where: list[int] = []  # the zone of each card
        self.seen: list[int] = []  # one bit a seat: who knows what is printed on the card
        self.pool: tuple[int, ...] = ()  # cards of one pool may be confused with each other
        self.mixed: tuple[Mixed, ...] = ()  # what stays known of cards that were shuffled
        self.on: tuple[int, ...] = ()  # the card that each card lies on, or -1; any card may lie on any, to any depth
        self.load: dict[int, tuple[int, ...]] = {}  # for each card on which others lie, these, the last on top
        self.cards: list = []  # the situation of each card
        self.lasting: tuple = ()  # what was made to hold until some moment: `modifiers.Lasting`
        self.agenda: list[Frame] = []
        self.waking: tuple = ()
        self.active = 0  # whose turn it is
        self.first = 0  # who began this round
        self.turn = 0  # turns begun in this round
        self.round = 0
        self.results: tuple[Outcome, ...] = ()  # of the rounds that are over
        self.outcome: Outcome | None = None
        self.rng = seed
        self.story: list | None = None  # what happened since somebody asked; None in playouts
        self.lent: list | None = None  # what cards in play do to others, if asked for since a card last moved

    def clone(self) -> State:
        """A copy that shares nothing which can change. Measured by `python -m game bench`."""
        t = State.__new__(State)
        t.rules = self.rules
        t.layout = self.layout
        t.rulings = self.rulings
        t.team = self.team
        t.decks = self.decks
        t.goal = self.goal
        t.seats = self.seats[:]
        t.zones = self.zones[:]
        t.what = self.what
        t.marking = self.marking
        t.where = self.where[:]
        t.seen = self.seen[:]
        t.pool = self.pool
        t.mixed = self.mixed
        t.on = self.on
        t.load = self.load  # never edited, like all else that is shared
        t.cards = self.cards[:]
        t.lasting = self.lasting
        t.agenda = self.agenda[:]
        t.waking = self.waking
        t.active = self.active
        t.first = self.first
        t.turn = self.turn
        t.round = self.round
        t.results = self.results
        t.outcome = self.outcome
        t.rng = self.rng
        t.story = None
        t.lent = self.lent
        return t

    def cards_in(self, seat: int, name: str) -> tuple[int, ...]:
        """The cards of a seat's zone (or of the shared zone of that name), last on top."""
        return self.zones[self.layout.of[name][seat]]

    def home(self, card: int, name: str) -> int:
        """The zone of that name that the card belongs to by its back (its own deck, its own discard pile)."""
        return self.layout.of[name][self.marking[card] % len(self.seats)]

    def owner(self, card: int) -> int:
        """The seat whose card it is, by its back."""
        return self.marking[card] % len(self.seats)

    def in_field(self) -> list[int]:
        """All cards in play, by seat and in the order in which they came."""
        zones = self.zones
        return [card for _, zone in self.layout.fields for card in zones[zone]]

    def is_in_field(self, card: int) -> bool:
        """Whether a card is in play."""
        return self.where[card] in self.layout.in_play

    def loads(self, card: int, name: str) -> tuple[int, ...]:
        """The cards of the zones of that name that lie on a card, the last on top."""
        load = self.load.get(card)
        if load is None:
            return ()
        zones, where = self.layout.of[name], self.where
        return tuple([other for other in load if where[other] in zones])

    def laden(self, card: int) -> list[int]:
        """All that lies on a card, and on what lies on it: each card before what it carries."""
        found = []
        for other in self.load.get(card, ()):
            found += [other, *self.laden(other)]
        return found

    def push(self, what: str, seat: int, card: int = -1, memo: Any = None) -> None:
        """Put something on top of the agenda: it happens before what is there already."""
        self.agenda.append(new(Frame, (what, seat, card, 0, memo)))  # quicker than Frame(...)

    def __getstate__(self) -> dict:
        return {name: getattr(self, name) for name in FIELDS}

    def __setstate__(self, data: dict) -> None:
        self.lent = None
        for name, value in data.items():
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in FIELDS if name != "story"
        )

    __hash__ = None  # a state changes

    def __repr__(self) -> str:
        return "\n".join(f"{name}: {getattr(self, name)!r}" for name in FIELDS if name != "story")


def changed(leaf: Any, values: dict[str, Any]) -> Any:
    """A leaf with other values in the fields that are named: what `_replace` does, in half the time."""
    kind = type(leaf)
    places = PLACES.get(kind) or _places(kind)
    found = [*leaf]
    for name in values:
        found[places[name]] = values[name]
    return new(kind, found)


def _places(kind: type) -> dict[str, int]:
    return PLACES.setdefault(kind, {name: at for at, name in enumerate(kind._fields)})


FIELDS = tuple(name for name in State.__slots__ if name != "lent")  # which follows from the others
PLACES: dict[type, dict[str, int]] = {}  # of the fields of each kind of leaf
new = tuple.__new__
