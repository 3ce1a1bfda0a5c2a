"""Setting up: the Time stacks, the Watchers, seven cards. Numbers (3.1) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.rng import below
from ...kernel.ruleset import EVERYBODY, NOBODY, OWNER, Layout, Zone
from ...kernel.state import Frame, State
from ...kernel.verbs import begin_round, draw, gather, mark, move, shuffle_faces
from .domain import ERAS, Seat
from .verbs import turn_up

HAND = 7
ZONES = (
    ("deck", NOBODY),
    ("time", NOBODY),
    ("hand", OWNER),
    *((era, EVERYBODY) for era in ERAS),
    ("middle", EVERYBODY),
    ("lost", EVERYBODY),
    ("discard", EVERYBODY),
    ("aside", OWNER),
)


def layout_for(seats: int) -> Layout:
    return Layout(tuple(Zone(name, seat, seen) for seat in range(seats) for name, seen in ZONES), seats)


def set_up(s: State) -> None:
    """The cards that the players brought, all gathered: each part has its own back."""
    book, count = s.rules.book, len(s.seats)
    what, marking = [], []
    for seat, deck in enumerate(s.decks):
        for pack, part in enumerate(s.rules.packs):
            for key, copies in deck.part(part):
                what += [book[key]] * copies
                marking += [pack * count + seat] * copies
    s.what, s.marking = tuple(what), tuple(marking)
    gather(s)


def begin(s: State, _round: Frame) -> None:
    gather(s)
    shuffle_faces(s)
    s.seats = [Seat(wins=seat.wins) for seat in s.seats]
    begin_round(s, below(s, len(s.seats)))  # 3.4


def lay_watchers(s: State, _round: Frame) -> None:
    """3.2"""
    for seat in range(len(s.seats)):
        for era in ERAS:
            deck = s.cards_in(seat, "deck")
            watcher = next((card for card in deck if s.what[card].is_watcher and s.what[card].era == era), None)
            if watcher is not None:
                move(s, watcher, s.layout.of[era][seat], seat)
                if s.rulings["first-attack"] == "no":  # 14.22
                    mark(s, watcher, fresh=True)


def turn_up_stacks(s: State, _round: Frame) -> None:
    """3.1"""
    for seat in range(len(s.seats)):
        turn_up(s, seat)


def deal_hands(s: State, _round: Frame) -> None:
    """3.3"""
    for seat in range(len(s.seats)):
        draw(s, seat, HAND)
