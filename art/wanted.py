"""What can be asked of the painter, as plain data: a face, a back, a table, a title picture.

A `Wanted` names one finished picture completely, so it is at once the request that goes to the painter's
process, the key of the memory cache and, hashed with the painter's fingerprint, the name of the cached file.
"""

from functools import lru_cache
from typing import NamedTuple


class Face(NamedTuple):
    """All that is printed on a card. `marking` is the deck's sign at the foot of a full face, -1 = none.

    `facts` holds, as (name, value) pairs, what the game declares that its faces show; `words` what it declares that
    only the full face says.
    """

    game: str
    key: str
    name: str
    kind: str
    number: int
    text: str = ""
    note: str = ""
    marking: int = -1
    facts: tuple[tuple[str, object], ...] = ()
    words: tuple[tuple[str, object], ...] = ()

    def fact(self, name: str) -> object:
        """What is printed there; LookupError for a fact that the game does not declare."""
        for fact, value in self.facts + self.words:
            if fact == name:
                return value
        raise LookupError(f"the cards of {self.game} declare no {name!r} on their faces")


def face_of(printed: object) -> Face:
    """The face of a printed card of any game (`game.kernel.book.Printed`, or whatever has its attributes)."""
    number = next(iter(printed.stats.values()), 0)
    facts, words = (
        tuple((name, printed.stats[name]) for name in names) for names in (printed.face_shows, printed.face_says)
    )
    return Face(
        printed.game, printed.key, printed.name, printed.kind, number, printed.text, printed.note,
        facts=facts, words=words,
    )  # fmt: skip


class Well(NamedTuple):
    """A place on a table, sunk into it: by which piece of the game's (art/<game>/board.py), and left, top, width and
    height in pixels."""

    piece: str
    box: tuple[int, int, int, int]


class Wanted(NamedTuple):
    """One finished picture: `what` is face, back, surface or title. `wells` are the places of a surface."""

    what: str
    game: str
    size: tuple[int, int]
    style: str = ""
    face: Face | None = None
    marking: int = 0
    wells: tuple[Well, ...] = ()

    @property
    def subject(self) -> tuple:
        """The same picture at any size."""
        return self.what, self.game, self.style, self.face, self.marking, len(self.wells)

    @property
    def unmarked(self) -> "Wanted":
        """The same face without the sign of its deck."""
        if self.face is None or self.face.marking < 0:
            return self
        return self._replace(face=self.face._replace(marking=-1))


@lru_cache(maxsize=1024)  # a match or a wall of cards wants a few hundred; what other windows wanted is let go
def wanted_face(face: Face, style: str, size: tuple[int, int]) -> Wanted:
    """A face as it must be painted: a board face says no words, so it does not depend on them.

    A face with facts shows no deck's sign: by its facts one sees which part of a deck it belongs to.
    """
    if style == "board":
        face = face._replace(text="", note="", marking=-1, words=())
    elif face.facts:
        face = face._replace(marking=-1)
    return Wanted("face", face.game, whole(size), style, face)


def whole(size: tuple[float, float]) -> tuple[int, int]:
    return max(8, round(size[0])), max(8, round(size[1]))
