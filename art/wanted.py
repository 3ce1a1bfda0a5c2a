"""What can be asked of the painter, as plain data: a face, a back, a table, a title picture.

A `Wanted` names one finished picture completely, so it is at once the request that goes to the painter's
process, the key of the memory cache and, hashed with the painter's version, the name of the cached file.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

ART = Path(__file__).parent
NOT_PAINTING = ("gallery.py", "wanted.py", "__main__.py")  # they keep and show pictures, and make none


class Face(NamedTuple):
    """All that is printed on a card. `marking` is the deck's sign at the foot of a full face, -1 = none."""

    game: str
    key: str
    name: str
    kind: str
    number: int
    text: str = ""
    note: str = ""
    marking: int = -1


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
    """A face as it must be painted: a board face shows no rules text, so it does not depend on it."""
    if style == "board":
        face = face._replace(text="", note="", marking=-1)
    return Wanted("face", face.game, whole(size), style, face)


def whole(size: tuple[float, float]) -> tuple[int, int]:
    return max(8, round(size[0])), max(8, round(size[1]))


@cache
def version() -> str:
    """A fingerprint of the painters' own code: change a picture and the old files are never met again."""
    print_of = hashlib.sha256()
    for file in sorted(ART.rglob("*.py")):
        if file.name not in NOT_PAINTING:
            print_of.update(file.read_bytes())
    return print_of.hexdigest()[:12]


def file_name(wanted: tuple, ending: str = "png") -> str:
    """The cached file of a picture (or of anything else that is a plain tuple)."""
    print_of = hashlib.sha256(f"{version()} {tuple(wanted)!r}".encode()).hexdigest()[:24]
    return f"{print_of}.{ending}"
