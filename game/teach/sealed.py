"""Worlds in which a face is decided only when somebody asks for it: so everything hidden can be tried, kind by kind.

A seat's view says which cards it has not seen and what may be printed on them. Here each of these is `Sealed`. Who
reads one, a rule or an eye, is stopped, and the moment before is tried once for each kind that the card can be. What
nobody reads is never told apart, so that a few worlds stand for all. Chance is decided in the same way (`rng.Fate`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import Any

from ..kernel.agenda import Action, options, perform
from ..kernel.book import Printed
from ..kernel.modifiers import known
from ..kernel.rng import Fate, Undecided, below
from ..kernel.state import State
from ..kernel.view import View


class Touched(Exception):
    """Somebody reads a sealed face."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card


class Sealed:
    """The face of a card that is not decided yet."""

    __slots__ = ("sleeve",)

    def __init__(self, card: int) -> None:
        self.sleeve = card

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise Touched(self.sleeve)

    def __repr__(self) -> str:
        return f"?{self.sleeve}"


class Worlds:
    """All worlds that one view allows. A state of them is *partial*: what nobody has read in it is sealed."""

    def __init__(self, view: View) -> None:
        self.seat = view.viewer
        self.bit = 1 << view.viewer
        self.lots = [(cards, Counter(faces)) for cards, faces in view.lots]
        self.lot_of = {card: lot for lot, (cards, _) in enumerate(self.lots) for card in cards}
        s = State.clone(view)
        s.rng = Fate()
        s.seen = view.seers[:]
        s.what = tuple([Sealed(card) if printed is None else printed for card, printed in enumerate(view.what)])
        s.mixed = ()  # without these notes a few worlds more are tried than there can be
        s.lent = None
        self.start = s

    def kinds(self, s: State, lot: int) -> Counter[Printed]:
        """What may still be printed on the sealed cards of a lot, and how often, in the order of the keys."""
        cards, faces = self.lots[lot]
        left = faces - Counter(s.what[card] for card in cards if s.what[card].__class__ is not Sealed)
        return Counter({kind: left[kind] for kind in sorted(left, key=_key)})

    def decided(self, s: State, card: int, is_whole_hand: bool = True) -> list[State]:
        """The same moment once for each kind that a card can be: with all sealed cards of another's hand, if it lies
        there, since in which order they are held makes no difference."""
        lot = self.lot_of[card]
        cards = [card]
        if is_whole_hand and s.layout.is_hand[s.where[card]]:
            hand = s.zones[s.where[card]]
            cards = [c for c in hand if s.what[c].__class__ is Sealed and self.lot_of[c] == lot]
        found = []
        for kinds in _sets(list(self.kinds(s, lot).items()), len(cards)):
            t = s.clone()
            what = list(s.what)
            for each, kind in zip(cards, kinds, strict=True):
                what[each] = kind
            t.what = tuple(what)
            t.lent = None
            found.append(t)
        return found

    def asked(self, s: State, question: Callable[[State], Any]) -> Iterator[tuple[State, Any]]:
        """Every way in which a question about a partial state can be answered, each with the state decided that far."""
        pending = [s]
        while pending:
            t = pending.pop()
            try:
                answer = question(t)
            except Touched as touched:
                pending += reversed(self.decided(t, touched.card))
            else:
                yield t, answer

    def options(self, s: State) -> Iterator[tuple[State, list[Action]]]:
        """What may be done in a partial state, for every way to decide what that depends on."""
        return self.asked(s, options)

    def after(self, s: State, action: Action) -> Iterator[tuple[State, tuple[int, ...]]]:
        """Every state in which this deed can end, and what chance has said for that; what the seat of the view sees
        there is decided."""
        pending = [s]
        while pending:
            before = pending.pop()
            t = before.clone()
            try:
                perform(t, action)
            except Touched as touched:
                has_moved = t.where[touched.card] != before.where[touched.card]
                pending += reversed(self.decided(before, touched.card, not has_moved))
            except Undecided as chance:
                for number in reversed(range(chance.count)):
                    other = before.clone()
                    other.rng = Fate(*before.rng.path, number)
                    pending.append(other)
            else:
                for opened in self.opened(t):
                    yield opened, before.rng.path

    def opened(self, s: State) -> Iterator[State]:
        """A state with every face decided that the seat of the view sees."""
        pending = [s]
        while pending:
            t = pending.pop()
            for card, printed in enumerate(t.what):
                if printed.__class__ is Sealed and t.seen[card] & self.bit:
                    pending += reversed(self.decided(t, card, False))
                    break
            else:
                yield t


def _sets(left: list[tuple[Printed, int]], count: int) -> Iterator[tuple[Printed, ...]]:
    """All ways to take so many of these things, if their order is nothing."""
    if count == 0:
        yield ()
        return
    for at, (kind, most) in enumerate(left):
        for times in range(min(most, count), 0, -1):
            for rest in _sets(left[at + 1 :], count - times):
                yield (kind,) * times + rest


def _key(printed: Printed) -> str:
    return printed.key


def observed(s: State, seat: int) -> Hashable:
    """What a seat sees of a state, whole or partial: equal for two that it cannot tell apart.

    It leaves out the little that only a log would tell, so that it never tells apart too much.
    """
    bit, layout = 1 << seat, s.layout
    faces = tuple([printed if seen & bit else None for printed, seen in zip(s.what, s.seen, strict=True)])
    zones = tuple(
        [
            tuple(sorted(cards)) if layout.is_hand[z] and layout.zones[z].seat != seat else cards
            for z, cards in enumerate(s.zones)
        ]
    )
    situations = tuple([situation if faces[card] is not None else None for card, situation in enumerate(s.cards)])
    top = s.agenda[-1] if s.agenda else None
    if top is not None and top.seat != seat:
        top = top.what, top.seat
    lasting = known(s.lasting, faces) if s.lasting else ()
    return faces, zones, tuple(s.seats), situations, s.on, lasting, top, s.active, s.turn, s.round, s.results


def exact(s: State) -> Hashable:
    """What tells a partial state from every other, apart from what lasts only in a story."""
    return (
        s.what, tuple(s.zones), tuple(s.seats), tuple(s.cards), s.on, s.lasting, tuple(s.agenda), tuple(s.seen),
        s.active, s.turn, s.round, s.results,
    )  # fmt: skip


def completed(worlds: Worlds, s: State, luck: State) -> State:
    """A whole world that a partial state stands for: what is sealed is dealt by chance, from a generator that is
    `luck`'s own."""
    what = list(s.what)
    for lot, (cards, _) in enumerate(worlds.lots):
        left = list(worlds.kinds(s, lot).elements())
        for card in cards:
            if what[card].__class__ is Sealed:
                what[card] = left.pop(below(luck, len(left)))
    t = s.clone()
    t.what, t.lent = tuple(what), None
    return t

