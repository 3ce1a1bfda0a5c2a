"""What stays known when cards are mixed: which faces lie somewhere among these sleeves.

Shuffling takes from everybody where each card lies, and leaves what lies in the pile. That is kept in `s.mixed`, as two
sorts of notes: "among these sleeves are these faces, as these seats know" and "these sleeves hold none but these
faces". They are read where a world is dealt (`view`), and never say more than what each seat could have written down.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from .book import Printed
from .rng import below

Lot = tuple[tuple[int, ...], tuple[Printed, ...]]  # unseen sleeves, and what is or may be printed on them
Known = tuple[Printed, int]  # a face, and a bit for each seat that knows it


class Mixed(NamedTuple):
    """One note: these sleeves hold these faces, for the seats that know it; or, if `is_only`, no others than these."""

    cards: frozenset[int]
    faces: tuple[Known, ...]
    is_only: bool = False


def settled(s, cards: Collection[int]) -> tuple[Mixed, ...]:
    """The notes without what those seats that see these cards know better now: before the cards are mixed again."""
    notes = []
    for note in s.mixed:
        faces = list(note.faces)
        for card in () if note.is_only else note.cards.intersection(cards):
            for place, (face, bits) in enumerate(faces):
                if face is s.what[card] and bits & s.seen[card]:
                    faces[place] = face, bits & ~s.seen[card]
                    break
        notes.append(note._replace(faces=tuple(known for known in faces if known[1] or note.is_only)))
    return tuple(note for note in notes if note.faces)


def confused(notes: Iterable[Mixed], cards: frozenset[int]) -> tuple[Mixed, ...]:
    """The notes after these cards were mixed with each other: what lay in a part of them may lie in all of them."""
    found = []
    for note in notes:
        if not note.cards & cards:
            found.append(note)
        elif not note.is_only:
            found.append(note._replace(cards=note.cards | cards))
        elif note.cards - cards:
            found.append(note._replace(cards=note.cards - cards))
    return tuple(found)


def shuffled_notes(s, cards: Collection[int]) -> tuple[tuple[Mixed, ...], tuple[int, ...]]:
    """The notes and the pools when these cards of one back are shuffled, asked before they are.

    Cards of several pools become cards of one, with all others of these pools. What lay outside the pile still holds
    nothing but what its own pool held; who knew all that a pool had in the pile still knows that it is there.
    """
    pile = frozenset(cards)
    pools = sorted({s.pool[card] for card in pile})
    bits = {card: s.seen[card] for card in pile}
    notes = list(confused(settled(s, pile), pile))
    pool = s.pool
    if len(pools) > 1:
        for each in pools:
            whole = [card for card, its in enumerate(pool) if its == each]
            outside = [card for card in whole if card not in pile]
            if outside:
                notes.append(Mixed(frozenset(outside), tuple((s.what[card], 0) for card in whole), True))
            for seat in range(len(s.seats)):
                is_listed = s.rules.could_be is None or s.owner(whole[0]) == seat
                if is_listed and all(s.seen[card] >> seat & 1 for card in outside):
                    for card in pile.intersection(whole):
                        bits[card] |= 1 << seat
        pool = tuple(pools[0] if its in pools else its for its in pool)
    known = tuple((s.what[card], bits[card]) for card in sorted(pile) if bits[card])
    if known:
        notes.append(Mixed(pile, known))
    return tuple(notes), pool


def noted_for(s, seat: int | None, what: tuple[Printed | None, ...]) -> tuple[Mixed, ...]:
    """The notes as that seat has them (None: what all know), but for those of which it sees every face again.

    Faces that it sees again stay in a note: in a dealt world they are seen again, too, and the note is the same.
    """
    everybody = (1 << len(s.seats)) - 1
    mine = everybody if seat is None else 1 << seat
    found = []
    for note in s.mixed:
        if note.is_only:
            if s.rules.could_be is None or s.owner(next(iter(note.cards))) == seat:
                found.append(note)
            continue
        known = note._replace(faces=tuple([(face, mine) for face, bits in note.faces if bits & mine == mine]))
        if unseen(known, what):
            found.append(known)
    return tuple(found)


def unseen(note: Mixed, what: tuple[Printed | None, ...]) -> list[Printed]:
    """The faces of a note that are not seen again on one of its sleeves."""
    seen = [what[card] for card in note.cards if what[card] is not None]
    left = []
    for face, _ in note.faces:
        if face in seen:
            seen.remove(face)
        else:
            left.append(face)
    return left


def placed(s, notes: Iterable[Mixed], lots: Iterable[Lot]) -> tuple[dict[int, Printed], list[Lot]]:
    """Faces by chance for the sleeves that the notes speak of, and the lots without these sleeves and faces."""
    found: dict[int, Printed] = {}
    left = [(list(cards), list(lot)) for cards, lot in lots]

    def lay(open_ones: list[tuple[int, Printed, int]]) -> None:
        """One of these, by chance: a sleeve, a face, and the place of their lot."""
        if open_ones:
            card, face, place = open_ones[below(s, len(open_ones))]
            found[card] = face
            left[place][0].remove(card)
            left[place][1].remove(face)

    for note in sorted(notes, key=lambda note: (note.is_only, len(note.cards))):
        if note.is_only:
            faces = [face for face, _ in note.faces]
            for card in sorted(note.cards):
                lay([(card, face, n) for n, (cards, lot) in enumerate(left) if card in cards
                     for face in lot if face in faces])  # fmt: skip
        else:
            for face in unseen(note, s.what):
                lay([(card, face, n) for n, (cards, lot) in enumerate(left) if face in lot
                     for card in cards if card in note.cards])  # fmt: skip
    return found, [(tuple(cards), tuple(lot)) for cards, lot in left]
