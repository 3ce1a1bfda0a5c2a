"""Worlds in which a face is decided only as far as somebody reads it: so everything hidden can be tried.

A seat's view says which cards it has not seen and what may be printed on them. Here each of these is `Sealed`: one of
several kinds, nobody has said which. Who reads something of it in which these kinds differ, a rule or a goal, is
stopped, and the moment before is tried once for each answer. Kinds of which nobody has read a difference stay together,
and what nobody reads is never told apart: so few worlds stand for all. Chance is decided alike (`rng.Fate`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Set
from typing import Any

from ...kernel.agenda import Action, options, perform
from ...kernel.book import Printed
from ...kernel.modifiers import known
from ...kernel.rng import Fate, Undecided, below
from ...kernel.state import Frame, State
from ...kernel.view import View

Kinds = tuple[Printed, ...]


class OutOfReach(Exception):
    """A proof that would take longer than it is worth, or in which many things are put in an order by chance."""


class TooLong(OutOfReach):
    """A proof that has used up its budget or its time: whatever else is tried with it would end so, too."""


MOST_WAYS = 1500  # in which what is read of a hand is decided


class Touched(Exception):
    """Somebody reads something of a sealed face in which its kinds differ."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(card, name)
        self.card = card
        self.name = name


class Sealed:
    """The face of a card that is not decided: one of these kinds."""

    __slots__ = ("among", "read", "sleeve")

    def __init__(self, card: int, among: Kinds) -> None:
        self.sleeve = card
        self.among = among
        self.read: dict[str, Any] = {}  # what all of them agree on, as far as somebody has asked

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if name in self.read:
            return self.read[name]
        if len({_told(kind, name) for kind in self.among}) > 1:
            raise Touched(self.sleeve, name)
        self.read[name] = value = getattr(self.among[0], name)
        return value

    def __repr__(self) -> str:
        return f"?{self.sleeve}"


def _told(kind: Printed, name: str) -> Hashable:
    """What tells a kind from others by what it has under this name."""
    value = getattr(kind, name)
    if callable(value):
        return id(kind)
    try:
        hash(value)
    except TypeError:
        return repr(value)
    return value


class Worlds:
    """All worlds that one view allows. A state of them is *partial*: what nobody has read in it is sealed. Faces are
    decided in `most` ways at most; whoever needs more is out of reach."""

    def __init__(self, view: View, most: int) -> None:
        self.seat = view.viewer
        self.bit = 1 << view.viewer
        self.lots = [(cards, Counter(faces)) for cards, faces in view.lots]
        self.lot_of = {card: lot for lot, (cards, _) in enumerate(self.lots) for card in cards}
        self.most = most
        self.ways = 0  # in which faces were decided
        self.made: dict[tuple[int, Kinds], Sealed] = {}
        s = State.clone(view)
        s.rng = Fate()
        s.seen = view.seers[:]
        s.mixed = ()  # without these notes a few worlds more are tried than there can be
        s.lent = None
        every = [tuple(sorted(faces, key=_key)) for _, faces in self.lots]
        s.what = tuple(
            [
                self.face(card, every[self.lot_of[card]]) if printed is None else printed
                for card, printed in enumerate(view.what)
            ]
        )
        self.start = s

    def face(self, card: int, among: Kinds) -> Any:
        """The face of a card that is one of these kinds."""
        if len(among) == 1:
            return among[0]
        made = self.made.get((card, among))
        if made is None:
            made = self.made[card, among] = Sealed(card, among)
        return made

    def decided(self, s: State, touched: Touched, is_whole_hand: bool = True) -> list[State]:
        """The same moment once for each answer to what was read of a card: with all cards like it in another's hand, if
        it lies there, since in which order they are held makes no difference."""
        card, name = touched.card, touched.name
        lot, face = self.lot_of[card], s.what[card]
        cards = [card]
        if is_whole_hand and s.layout.is_hand[s.where[card]] and not s.seen[card] & self.bit:
            hand = s.zones[s.where[card]]
            cards = [
                c
                for c in hand
                if s.what[c].__class__ is Sealed
                and self.lot_of[c] == lot
                and s.what[c].among == face.among
                and not s.seen[c] & self.bit
            ]
        sorts: dict[Hashable, list[Printed]] = {}
        is_mine = s.seen[card] & self.bit  # then it will be read to the last letter in any case
        for kind in face.among:
            sorts.setdefault(id(kind) if is_mine else _told(kind, name), []).append(kind)
        room = self._room(s, lot, [tuple(kinds) for kinds in sorts.values()], cards)
        found = []
        for chosen in _sets([one for one in room if one[1] > 0], len(cards)):
            if len(found) == MOST_WAYS:
                raise OutOfReach(f"more than {MOST_WAYS} hands")
            if self.ways + len(found) >= self.most:
                raise TooLong(f"more than {self.most} faces")
            t = s.clone()
            what = list(s.what)
            for each, among in zip(cards, chosen, strict=True):
                what[each] = self.face(each, among)
            t.what, t.lent = tuple(what), None
            found.append(t)
        self.ways += len(found)
        return found

    def _room(self, s: State, lot: int, sorts: list[Kinds], apart: list[int]) -> list[tuple[Kinds, int]]:
        """Of each sort how many cards of a lot, but for those set apart, it can at most still be on."""
        cards, faces = self.lots[lot]
        what, used, groups = s.what, {}, {}
        for card in cards:
            if card not in apart:
                face = what[card]
                if face.__class__ is Sealed:
                    groups[face.among] = groups.get(face.among, 0) + 1
                else:
                    used[face] = used.get(face, 0) + 1
        found = []
        for among in sorts:
            count = sum([faces[kind] - used.get(kind, 0) for kind in among])
            for other, times in groups.items():
                if len(other) <= len(among) and all([kind in among for kind in other]):
                    count -= times
            found.append((among, count))
        return found

    def asked(self, s: State, question: Callable[[State], Any]) -> Iterator[tuple[State, Any]]:
        """Every way in which a question about a partial state can be answered, each with the state decided that far."""
        pending = [s]
        while pending:
            t = pending.pop()
            try:
                answer = question(t)
            except Touched as touched:
                pending += reversed(self.decided(t, touched))
            else:
                yield t, answer

    def options(self, s: State) -> Iterator[tuple[State, list[Action]]]:
        """What may be done in a partial state, for every way to decide what that depends on."""
        return self.asked(s, options)

    def after(self, s: State, action: Action) -> Iterator[tuple[State, tuple[int, ...]]]:
        """Every state in which this deed can end, and what chance has said for that."""
        pending = [s]
        while pending:
            before = pending.pop()
            t = before.clone()
            try:
                perform(t, action)
            except Touched as touched:
                has_moved = t.where[touched.card] != before.where[touched.card]
                pending += reversed(self.decided(before, touched, not has_moved))
            except Undecided as chance:
                for number in reversed(range(chance.count)):
                    other = before.clone()
                    other.rng = Fate(*before.rng.path, number)
                    pending.append(other)
            else:
                yield t, before.rng.path

    def forgotten(self, s: State) -> State:
        """The same with everything sealed again that the seat of the view does not see: it has learned nothing of it
        but what others chose to do, and from that it concludes nothing."""
        what = [
            now if seen & self.bit or first.__class__ is not Sealed else first
            for now, seen, first in zip(s.what, s.seen, self.start.what, strict=True)
        ]
        t = s.clone()
        t.what, t.lent = tuple(what), None
        return t

    def completed(self, s: State) -> State:
        """A whole world that a partial state stands for, always the same one."""
        what, luck = list(s.what), _Luck()
        for cards, faces in self.lots:
            left = faces - Counter(what[card] for card in cards if what[card].__class__ is not Sealed)
            sealed = [card for card in cards if what[card].__class__ is Sealed]
            for card in sorted(sealed, key=lambda card: len(what[card].among)):
                among = [kind for kind in left.elements() if kind in what[card].among] or list(what[card].among)
                what[card] = kind = among[below(luck, len(among))]
                left[kind] -= left[kind] > 0
        t = s.clone()
        t.what, t.lent = tuple(what), None
        return t


class _Luck:
    """A generator of its own, always the same."""

    rng = 1


def _sets(left: list[tuple[Kinds, int]], count: int) -> Iterator[tuple[Kinds, ...]]:
    """All ways to take so many of these things, if their order is nothing."""
    if count == 0:
        yield ()
        return
    for at, (among, most) in enumerate(left):
        for times in range(min(most, count), 0, -1):
            for rest in _sets(left[at + 1 :], count - times):
                yield (among,) * times + rest


def _key(printed: Printed) -> str:
    return printed.key


def observed(s: State, seat: int) -> tuple:
    """What a seat sees of a state, whole or partial: equal for two that it cannot tell apart.

    It leaves out the little that only a log would tell, so that it never tells apart too much. Of a card that is not
    decided it sees one of so many kinds.
    """
    bit, layout = 1 << seat, s.layout
    faces = tuple(
        [
            None if not seen & bit else printed.among if printed.__class__ is Sealed else printed
            for printed, seen in zip(s.what, s.seen, strict=True)
        ]
    )
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


def fits(partial: tuple, whole: tuple, twins: Set[int] = frozenset()) -> bool:
    """Whether what is seen of a whole state can be what is seen of a partial one, whichever of the `twins` is which:
    cards that lay in others' hands, and of which nobody has tried every way to be on these sleeves."""
    named = _paired(partial[1], whole[1], twins) if twins else {}
    if named is None:
        return False
    zones, on, top = partial[1], partial[4], whole[6]
    if named:
        zones = whole[1]
        on = tuple(partial[4][named.get(card, card)] for card in range(len(partial[4]))) if partial[4] else partial[4]
        top = top._replace(card=named.get(top.card, top.card)) if isinstance(top, Frame) else top
    faces = [partial[0][named.get(card, card)] for card in range(len(partial[0]))]
    situations = tuple(partial[3][named.get(card, card)] for card in range(len(partial[3])))
    rest = partial[2], situations, on, *partial[5:]
    return (
        zones == whole[1]
        and rest == (*whole[2:6], top, *whole[7:])
        and all(a is b or (isinstance(a, tuple) and b in a) for a, b in zip(faces, whole[0], strict=True))
    )


def _paired(partial: tuple, whole: tuple, twins: Set[int]) -> dict[int, int] | None:
    """Which twin of a partial state each of a whole one is, zone by zone; None where something else differs."""
    found: dict[int, int] = {}
    for theirs, ours in zip(partial, whole, strict=True):
        if [card for card in theirs if card not in twins] != [card for card in ours if card not in twins]:
            return None
        mine = [card for card in ours if card in twins]
        others = [card for card in theirs if card in twins]
        if len(mine) != len(others):
            return None
        found |= dict(zip(mine, others, strict=True))
    return found


def exact(s: State) -> Hashable:
    """What tells a partial state from every other, apart from what lasts only in a story."""
    return (
        s.what, tuple(s.zones), tuple(s.seats), tuple(s.cards), s.on, s.lasting, tuple(s.agenda), tuple(s.seen),
        s.active, s.turn, s.round, s.results,
    )  # fmt: skip
