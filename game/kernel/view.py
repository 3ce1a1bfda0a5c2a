"""What a seat may know. The screen and the computer players both ask here, and nowhere else.

Everybody sees where every card lies and what its back is. What is printed on a card is known to the seats whose
bit is set in `s.seen`. The rest is known only as lots: which cards are still out, pool by pool.
"""

from __future__ import annotations

from collections.abc import Callable

from . import rng
from .book import Printed
from .deck import Deck
from .mixing import noted_for, placed
from .modifiers import known
from .ruleset import HIDDEN
from .state import FIELDS, Frame, State

UNKNOWN = Deck("", ())  # another's deck: at a table nobody tells so much as its name


class View(State):
    """A state with the eyes of one seat: unseen cards have `what` None, chance is hidden.

    `lots` holds, for every pool, its unseen cards, and what is printed on them, in no order. Of another seat's deck,
    where lists are not open, it holds what may be printed on them: then there is more of it than cards.
    """

    __slots__ = ("dealt", "lots", "seers", "viewer")

    def seen_of(self, owner: int) -> tuple[Printed, ...]:
        """What is printed on those cards of a player that this seat knows, wherever they lie."""
        seats = len(self.seats)
        return tuple([
            printed for printed, marking in zip(self.what, self.marking, strict=True)
            if printed is not None and marking % seats == owner
        ])  # fmt: skip

    def __getstate__(self) -> dict:
        return {name: getattr(self, name) for name in (*FIELDS, *View.__slots__) if name != "dealt"}

    def __setstate__(self, data: dict) -> None:
        self.dealt = None
        super().__setstate__(data)


def see(s: State, seat: int | None) -> View:
    """The state as that seat may know it; None is a spectator, who knows what everybody knows."""
    view = View.__new__(View)
    for name in FIELDS:
        setattr(view, name, getattr(s, name))
    bits = (1 << len(s.seats)) - 1 if seat is None else 1 << seat
    view.seats, view.zones, view.where = s.seats[:], s.zones[:], s.where[:]
    view.cards, view.agenda = s.cards[:], s.agenda[:]
    for zone, is_hand in enumerate(s.layout.is_hand):
        if is_hand and len(s.zones[zone]) > 1 and s.layout.zones[zone].seat != seat:
            view.zones[zone] = _in_no_order(s.zones[zone])
    view.what = tuple(printed if seen & bits == bits else None for printed, seen in zip(s.what, s.seen, strict=True))
    view.seen = [bits if seen & bits == bits else 0 for seen in s.seen]  # what others know is not for this seat
    view.seers = _seers(s, view, seat)
    if s.lasting:
        view.lasting = known(s.lasting, view.what)
    _hide(s, view, seat)
    lots: dict[int, list[int]] = {}
    for card, printed in enumerate(view.what):
        if printed is None:
            lots.setdefault(s.pool[card], []).append(card)
    if s.decks:
        view.decks = tuple(deck if owner == seat else UNKNOWN for owner, deck in enumerate(s.decks))
    view.lots = tuple((tuple(cards), _lot(s, view, seat, cards)) for cards in lots.values())
    view.viewer = seat
    view.dealt = None
    view.rng = 0
    view.story = None
    view.lent = None
    return view


def is_same_table(one: View, other: View) -> bool:
    """Whether everything lies and counts in both as whoever looks may know it; who is asked what is another matter."""
    return (one.zones, one.cards, one.on, one.seats, one.what) == (
        other.zones, other.cards, other.on, other.seats, other.what,
    )  # fmt: skip


def laid_open(s: State) -> State:
    """The state as if everybody knew what anybody knows: for those who look back on a match that is over."""
    return _as_seen(s, lambda seen, everybody: everybody if seen else 0)


def shared(s: State) -> State:
    """The state as if everybody knew only what all know: for several people at one screen."""
    return _as_seen(s, lambda seen, everybody: everybody if seen == everybody else 0)


def _as_seen(s: State, sees: Callable[[int, int], int]) -> State:
    found = s.clone()
    everybody = (1 << len(s.seats)) - 1
    found.seen = [sees(seen, everybody) for seen in s.seen]
    return found


def _in_no_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of another's hand as they are shown: in an order that tells nothing, and is another for other cards.

    In the order in which they came, one could see that it was the card drawn last which was played.
    """
    salt = sum([card * card + 1 for card in cards])
    return tuple(sorted(cards, key=lambda card: (card + salt) * 2654435761 & 0xFFFFFFFF))


def determinize(view: View, seed: int) -> State:
    """A whole state that this view allows: unseen cards dealt anew within their pools, with luck of its own.

    The last one is kept, because a search tries each of its actions in the same worlds.
    """
    if view.dealt is not None and view.dealt[0] == seed:
        return view.dealt[1].clone()
    s = _deal(view, seed)
    view.dealt = seed, s
    return s.clone()


def _deal(view: View, seed: int) -> State:
    s = State.clone(view)
    s.rng = rng.seeded(seed)
    s.seen = view.seers[:]
    what = list(view.what)
    lots = view.lots
    if view.mixed:
        known, lots = placed(s, view.mixed, lots)
        for card, printed in known.items():
            what[card] = printed
    for cards, lot in lots:
        for card, printed in zip(cards, rng.dealt(s, lot, len(cards)), strict=True):
            what[card] = printed
    s.what = tuple(what)
    s.lent = None  # of what the view did not know, nobody has asked yet
    if s.rules.hiding.deal is not None:
        s.rules.hiding.deal(s)
    return s


def _seers(s: State, view: View, seat: int | None) -> list[int]:
    """Who knows each card for sure, as far as the seat can tell: itself, and whoever may look where it lies."""
    everybody = (1 << len(s.seats)) - 1
    known, mine = (everybody, 0) if seat is None else (1 << seat, 1 << seat)
    seers = [known if printed is not None else 0 for printed in view.what]
    for cards, watchers in zip(s.zones, s.layout.watchers, strict=True):
        if watchers:
            for card in cards:
                if watchers != everybody or seers[card]:  # of an open pile somebody may have taken a card unseen
                    seers[card] |= watchers & ~mine
    return seers


def _hide(s: State, view: View, seat: int | None) -> None:
    """Leave out what the seat may not read of situations, memos, questions, and what stays known of shuffled cards."""
    hiding = s.rules.hiding
    for card, situation in enumerate(s.cards):
        if situation is not None and view.what[card] is None:
            view.cards[card] = None if hiding.situation is None else hiding.situation(s, card, seat)
    if hiding.memos:
        view.agenda = [
            frame._replace(memo=None) if frame.what in hiding.memos and frame.seat != seat else frame
            for frame in s.agenda
        ]
    top = view.agenda[-1] if view.agenda else None
    if top is not None and top.seat != seat and top.what in s.rules.hidden_choices:
        view.agenda[-1] = Frame(HIDDEN, -1)
    view.waking = ()  # nobody is asked while something wakes, and it holds what the cards say
    view.mixed = noted_for(s, seat, view.what) if s.mixed else ()


def _lot(s: State, view: View, seat: int | None, cards: list[int]) -> tuple[Printed, ...]:
    """What is, or may be, printed on the unseen cards of one pool."""
    owner = s.owner(cards[0])
    if s.rules.could_be is not None and owner != seat:
        return s.rules.could_be(s, view, owner, cards)
    return tuple(sorted((s.what[card] for card in cards), key=_key))


def _key(printed: Printed) -> str:
    return printed.key
