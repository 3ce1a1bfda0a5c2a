"""What can follow a word or an adverb on a card: a number, a phrase, a name of the game, clauses.

Each says in words what it wants and reads a value from the card file; what is wrong is a ValueError that names the
word, the value, and what could stand there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel.phrases import MOST, read
from ..kernel.selectors import Selector

if TYPE_CHECKING:
    from .reading import Reader

IN_PLAY = "in play"  # any zone in play, or a card itself


class Where(NamedTuple):
    """Where something is read: by whom, in which slot of the card, after which word."""

    reader: Reader
    slot: str
    word: str

    @property
    def is_standing(self) -> bool:
        """Whether it stands on a card in play, instead of happening."""
        return self.reader.language.slots[self.slot].is_standing


class Takes:
    """A kind of value. `said` is what an author of cards reads."""

    said = "something"

    def read(self, value: Any, where: Where) -> Any:
        """The value as a clause keeps it. Raises ValueError."""
        raise NotImplementedError

    def refuse(self, value: Any, where: Where) -> ValueError:
        return ValueError(f"the word {where.word!r} takes {self.said}, not {value!r}")


class Number(Takes):
    """A whole number; 0 only where it may be less than 0 too, and says nothing."""

    def __init__(self, least: int = 1, most: int = MOST) -> None:
        self.least, self.most = least, most
        self.said = f"a whole number from {least} to {most}" + (", but not 0" if least < 0 else "")

    def read(self, value: Any, where: Where) -> int:
        if type(value) is not int or not self.least <= value <= self.most or (self.least < 0 and not value):
            raise self.refuse(value, where)
        return value


class Flag(Takes):
    said = "true or false"

    def read(self, value: Any, where: Where) -> bool:
        if type(value) is not bool:
            raise self.refuse(value, where)
        return value


class Phrase(Takes):
    """Cards: those in a place, by the name of a zone, or anywhere."""

    said = "a phrase in quotation marks"

    def __init__(self, place: str = "") -> None:
        self.place = place

    def read(self, value: Any, where: Where) -> Selector:
        if not isinstance(value, str) or not value:
            raise self.refuse(value, where)
        selector = read(value, where.reader.vocabulary, where.is_standing)
        wanted = where.reader.language.fields if self.place == IN_PLAY else (self.place,)
        if self.place and selector.place and selector.place not in wanted:
            raise ValueError(f"the word {where.word!r} means cards in {' or '.join(wanted)}, not {value!r}")
        return selector


class OneOf(Takes):
    """One of a few words that are the same in all games."""

    def __init__(self, *values: str) -> None:
        self.values = values
        self.said = f"one of {', '.join(values)}"

    def read(self, value: Any, where: Where) -> str:
        if value not in self.values:
            raise self.refuse(value, where)
        return value


class Named(Takes):
    """One of the names that a language has for something: its "stats", "laws", "traits" or "moments"."""

    def __init__(self, what: str) -> None:
        self.what = what

    def read(self, value: Any, where: Where) -> str:
        there = where.reader.language.names(self.what)
        if not isinstance(value, str) or value not in there:
            raise ValueError(
                f"the word {where.word!r} takes one of the {self.what}, not {value!r}; "
                f"there are: {', '.join(there) or 'none'}"
            )
        return value


class SomeNamed(Named):
    """One of these names, or a list of several."""

    def read(self, value: Any, where: Where) -> tuple[str, ...]:
        values = value if isinstance(value, list) else [value]
        read = tuple(super(SomeNamed, self).read(one, where) for one in values)
        if not read or len(set(read)) < len(read):
            raise ValueError(f"the word {where.word!r} takes one of the {self.what} or several of them, not {value!r}")
        return read


class Clauses(Takes):
    """A list of clauses, which happen one after the other."""

    said = "a list of clauses"

    def read(self, value: Any, where: Where) -> tuple:
        if not isinstance(value, list) or not value:
            raise self.refuse(value, where)
        return where.reader.clauses(value, where.slot)


class Options(Takes):
    """Several lists of clauses, of which one is chosen."""

    said = "a list of two or more lists of clauses"

    def read(self, value: Any, where: Where) -> tuple[tuple, ...]:
        if not isinstance(value, list) or len(value) < 2:
            raise self.refuse(value, where)
        return tuple(where.reader.clauses(part, where.slot) for part in value)
