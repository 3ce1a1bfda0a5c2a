"""What can be asked of the painter, as plain data: a face, a back, a table, a title picture.

A `Wanted` names one finished picture completely, so it is at once the request that goes to the painter's
process, the key of the memory cache and, hashed with the painter's fingerprint, the name of the cached file.
"""

import hashlib
from typing import NamedTuple

from art import fingerprint

# What a card may have printed on it beyond what every card has; those of the second line are words for reading.
FACTS = ("cost", "strength", "colour", "part", "group", "icons", "guardian")
FACTS_IN_WORDS = ("rows_text", "guardian_text")


class Face(NamedTuple):
    """All that is printed on a card. `marking` is the deck's sign at the foot of a full face, -1 = none.

    `facts` holds, as (name, value) pairs in the order of `FACTS`, what only some games print.
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

    def fact(self, name: str, default: object = None) -> object:
        return next((value for fact, value in self.facts if fact == name), default)


def face_of(printed: object) -> Face:
    """The face of a printed card of any game (`game.kernel.book.Printed`, or whatever has its attributes)."""
    number = next(iter(printed.stats.values()), 0)
    named = {name: getattr(printed, name, None) for name in FACTS + FACTS_IN_WORDS}
    facts = tuple((name, value) for name, value in named.items() if value not in (None, "", ()))
    return Face(printed.game, printed.key, printed.name, printed.kind, number, printed.text, printed.note, facts=facts)


class Wanted(NamedTuple):
    """One finished picture: `what` is face, back, surface or title."""

    what: str
    game: str
    size: tuple[int, int]
    style: str = ""
    face: Face | None = None
    marking: int = 0

    @property
    def subject(self) -> tuple:
        """The same picture at any size."""
        return self.what, self.game, self.style, self.face, self.marking

    @property
    def unmarked(self) -> "Wanted":
        """The same face without the sign of its deck."""
        if self.face is None or self.face.marking < 0:
            return self
        return self._replace(face=self.face._replace(marking=-1))


def wanted_face(face: Face, style: str, size: tuple[int, int]) -> Wanted:
    """A face as it must be painted: a board face shows no rules text, so it does not depend on it.

    A face with facts shows no deck's sign: by its facts one sees which part of a deck it belongs to.
    """
    if style == "board":
        facts = tuple(fact for fact in face.facts if fact[0] not in FACTS_IN_WORDS)
        face = face._replace(text="", note="", marking=-1, facts=facts)
    elif face.facts:
        face = face._replace(marking=-1)
    return Wanted("face", face.game, whole(size), style, face)


def whole(size: tuple[float, float]) -> tuple[int, int]:
    return max(8, round(size[0])), max(8, round(size[1]))


def file_name(wanted: tuple, ending: str = "png") -> str:
    """The cached file of a `Wanted`, or of the picture of a kind: (game, key, width).

    The name tells what was painted and from which sources, so what was painted from others is never met again.
    """
    if not isinstance(wanted, Wanted):
        sources = fingerprint.of_picture(*wanted[:2])
    elif wanted.face is None:
        sources = fingerprint.of_part(wanted.game, wanted.what)
    else:
        sources = fingerprint.of_part(wanted.game, "face") + fingerprint.of_picture(wanted.game, wanted.face.key)
    print_of = hashlib.sha256(f"{sources} {tuple(wanted)!r}".encode()).hexdigest()[:24]
    return f"{print_of}.{ending}"
