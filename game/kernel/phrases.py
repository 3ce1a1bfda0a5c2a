"""Reads phrases. What stands in square brackets may be left out, and several adjectives may follow each other:

    a | an | any | another | N | up to N | all | all other | every | each | your | your other
    the                                  of which there is no more than one: "the king in play"
    [ADJECTIVE] NAME | card(s)           a kind, a card by its key, a trait or a fact; also "enemy", and how it lies
    KEY                                  as "the" is read, of a card that is somebody: "king-arthur in this zone"
    [worth N STAT or less | worth N STAT or more | worth exactly N STAT]
    [of yours] [with a NAME on it | without a NAME on it | with nothing on it]
    in | from [your | an opponent's | the] PLACE    or    in this | in that PLACE    or    on this card | that card | it
    [, not a NAME | , not KEY]

    this card | that card | it | its host           with adjectives as well: "this standing card"

"A small card from your hand", "all creatures worth 3 attack or less in play", "another standing card in this zone",
"an item on that card".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from .selectors import ONE, SAME_STACK, SAME_ZONE, SEVERAL, SOMEBODY, THAT, THIS, Selector

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
MOST = 99  # no number on a card is larger


class How(NamedTuple):
    """What the first words of a phrase say: how many cards it means, 0 for all of them, and what it speaks of."""

    count: int
    speaks_of: str
    is_up_to: bool = False
    is_other: bool = False  # the card itself is not meant
    is_yours: bool = False


HOW = {
    "a": How(1, ONE),
    "an": How(1, ONE),
    "any": How(1, ONE),
    "another": How(1, ONE, is_other=True),
    "all": How(0, SEVERAL),
    "all other": How(0, SEVERAL, is_other=True),
    "every": How(0, ONE),
    "every other": How(0, ONE, is_other=True),
    "each": How(0, ONE),
    "the": How(0, SOMEBODY),
    "your": How(0, SEVERAL, is_yours=True),
    "your other": How(0, SEVERAL, is_other=True, is_yours=True),
}
CERTAIN = {  # certain cards, and how a filter finds them
    "this card": ("these", THIS),
    "this": ("these", THIS),
    "that card": ("these", THAT),
    "that": ("these", THAT),
    "it": ("these", THAT),
    "its host": ("host", THIS),
}
NEAR = {SAME_ZONE: "near", SAME_STACK: "together"}
SIGNS = {"less": "<=", "more": ">="}
WHOSE = {"your": "your", "an opponent's": "enemy", "the": "", "a": "", "any": ""}


class Person(NamedTuple):
    """Who is "you" in the words of a card: its reader, or somebody else of whom they tell by this name."""

    name: str = ""

    @property
    def your(self) -> str:
        return f"{self.name}'s" if self.name else "your"

    @property
    def yours(self) -> str:
        return f"{self.name}'s" if self.name else "yours"

    def does(self, do: str, does: str) -> str:
        """What they do, as something that befalls them: "you take", "the Keeper takes"."""
        return f"{self.name} {does}" if self.name else f"you {do}"

    def told(self, do: str, does: str) -> str:
        """What they do, as they are bidden: "discard", "the Keeper discards"."""
        return f"{self.name} {does}" if self.name else do


READER = Person()


class Vocabulary:
    """What the phrases of one game may name: kinds, keys, numbers, traits, facts, states and places.

    `facts` maps what is printed on a card beside its kind to the values that it can have ("element": "fire", "air");
    `states` a word to a field of the situation and its value ("standing": ("is_used", False)); `adjectives` one to a
    question about a card, (s, card), and so does a whole sentence where a card speaks of what is "if" or "unless".
    `places` is the name that a phrase gives to "play", to a zone's name, to SAME_ZONE or SAME_STACK; or to "play" or a
    zone with an adjective ("chosen-zone": ("play", "chosen")). `plurals` are those that are not made with s; `called`
    is how a word is written on cards where that does not follow from it, of one and of several by themselves; `you` who
    is meant by "your" and "yours".
    """

    def __init__(
        self,
        kinds: Iterable[str],
        keys: Iterable[str],
        stats: Iterable[str],
        traits: Iterable[str] = (),
        facts: Mapping[str, Iterable[str]] | None = None,
        states: Mapping[str, tuple[str, object]] | None = None,
        places: Mapping[str, str | tuple[str, str]] | None = None,
        plurals: Mapping[str, str] | None = None,
        adjectives: Mapping[str, Callable[..., bool]] | None = None,
        called: Mapping[str, str] | None = None,
        you: Person = READER,
    ) -> None:
        self.stats = tuple(stats)
        self.adjectives = dict(adjectives or {})
        self.lying = {word: ("situated", *state) for word, state in (states or {}).items()}
        self.lying |= {word: ("asked", word) for word in self.adjectives}
        self.places = dict(places or {"play": "play", "hand": "hand", "discard": "discard"})
        self.names: dict[str, tuple] = {key: ("key", key) for key in keys}
        self.names |= {trait: ("trait", trait) for trait in traits}
        for fact, values in (facts or {}).items():
            self.names |= {value: ("printed", fact, value) for value in values}
        self.names |= {kind: ("kind", kind) for kind in kinds}
        self.plurals = dict(plurals or {})
        self.called = dict(called or {})
        self.you = you
        several = {self.plural(name): name for name in self.names}
        self.singular = several | {name: name for name in self.names}

    def plural(self, name: str) -> str:
        """Several of what bears that name."""
        if name in self.plurals:
            return self.plurals[name]
        return f"{name[:-1]}ies" if name.endswith("y") and name[-2:-1] not in tuple("aeiou") else f"{name}s"

    def written(self, word: str) -> str:
        """A number, or how a card lies, as a card says it."""
        return self.called.get(word) or word.replace("-", " ")

    def title(self, name: str) -> str:
        """A name, of one or of several, as a card says it."""
        return self.called.get(name) or name.replace("-", " ").title()

    def is_key(self, name: str) -> bool:
        """Whether that is one kind of card, and no trait or fact of several."""
        return self.names.get(name, ("",))[0] == "key"


def read(phrase: str, words: Vocabulary, is_standing: bool = False) -> Selector:
    """The selector of a phrase. Raises ValueError, naming what is not understood, and what there is.

    Where it `is_standing`, on a card that adds to the numbers of others, it compares printed numbers: otherwise a
    number would depend on itself.
    """
    return _Reader(phrase, words, is_standing).selector()


class _Reader:
    """Reads one phrase from left to right."""

    def __init__(self, phrase: str, words: Vocabulary, is_standing: bool) -> None:
        self.phrase = phrase
        self.words = words
        self.number = "plain number" if is_standing else "number"
        main, *nots = phrase.split(", not ")
        self.nots = nots
        self.rest = main.split(" ")[::-1]  # what is still to be read, the last word first
        self.filters: list[tuple] = []
        self.how_many = ""
        self.which: list[str] = []  # the cards in words
        self.whose = ""
        self.place: str | None = None
        self.placed = ""
        self.besides = ""
        self.is_yours = False

    def selector(self) -> Selector:
        if self.phrase in self.words.adjectives:
            self.filters, self.which = [("these", THIS), ("asked", self.phrase)], [self.phrase]
            return self.read(How(1, ONE), "")
        if self.rest[-1] in ("this", "that", "it", "its"):
            self.itself()
            return self.read(How(1, ONE), "")
        how = self.how()
        self.is_yours = how.is_yours
        if how.is_other:
            self.filters.append(("other",))
        self.noun()
        while self.rest:
            self.tail()
        if self.place is None:
            places = ", ".join(self.words.places)
            raise ValueError(f"{self.phrase!r} does not say where: in or from {places}, or on this card, that card, it")
        if self.is_yours and not self.place:
            self.filters.append(("yours",))
        self.besides += self.exceptions(how.count)
        return self.read(how, self.place)

    def read(self, how: How, place: str) -> Selector:
        """What has been read, as a whole."""
        said = (self.how_many, " ".join(self.which), self.whose, self.placed, self.besides)
        is_yours, filters = self.is_yours, tuple(self.filters)
        return Selector(self.phrase, said, how.speaks_of, how.count, how.is_up_to, place, is_yours, filters)

    def next(self, *wanted: str) -> str:
        """The next words if they are one of these, and are read with that; else nothing. The longest goes first."""
        for words in sorted(wanted, key=len, reverse=True):
            parts = words.split(" ")
            if self.rest[-len(parts) :][::-1] == parts:
                del self.rest[-len(parts) :]
                return words
        return ""

    def refuse(self, there_is: Iterable[str]) -> ValueError:
        word = repr(self.rest[-1]) if self.rest else "the end"
        return ValueError(f"cannot read {word} in the phrase {self.phrase!r}; there could be: {', '.join(there_is)}")

    def how(self) -> How:
        """How many are meant; a card that is somebody begins the phrase by its name."""
        is_up_to = bool(self.next("up to"))
        if not is_up_to and (word := self.next(*HOW)):
            self.how_many = word
            if HOW[word].is_yours:
                self.how_many = self.words.you.your + word.removeprefix("your")
            return HOW[word]
        if not is_up_to and self.words.is_key(self.rest[-1]):
            return How(0, SOMEBODY)
        word = self.rest[-1] if self.rest else ""
        count = NUMBERS.index(word) if word in NUMBERS else int(word) if word.isdecimal() else 0
        if not 1 <= count <= MOST:
            raise self.refuse([*HOW, "up to", "two", "this card", "that card", "it", "its host"])
        self.rest.pop()
        self.how_many = f"up to {word}" if is_up_to else word
        return How(count, ONE if count == 1 else SEVERAL, is_up_to)

    def itself(self) -> None:
        """This card, that card, it; perhaps only while it lies in some way."""
        which = self.next("this", "that", "it", "its host")
        if not which:
            raise self.refuse(CERTAIN)
        self.filters.append(CERTAIN[which])
        if self.rest and which in ("this", "that"):
            self.how_many = which
            while word := self.next(*self.words.lying):
                self.filters.append(self.words.lying[word])
                self.which.append(self.words.written(word))
            if not self.next("card"):
                raise self.refuse(["card", *self.words.lying])
            self.which.append("card")
        else:
            self.which.append(which)
        if self.rest or self.nots:
            raise self.refuse(["nothing after it"])

    def noun(self) -> None:
        """Adjectives and a name; each narrows what is meant."""
        known, many = self.words.names, ("card", "cards")
        is_named = False
        while self.rest:
            word = self.rest[-1]
            if word in many:
                self.which.append(word)
            elif word == "enemy":
                self.filters.append(("enemy",))
                self.which.append(word)
            elif word in self.words.lying:
                self.filters.append(self.words.lying[word])
                self.which.append(self.words.written(word))
            elif word in self.words.singular:
                self.filters.append(known[self.words.singular[word]])
                self.which.append(self.words.title(word))
            else:
                break
            is_named = word in many or word in self.words.singular
            self.rest.pop()
        if not is_named:
            word = repr(self.rest[-1]) if self.rest else "nothing"
            there = ", ".join(["card", *known, *self.words.lying])
            raise ValueError(f"{word} in {self.phrase!r} is neither a kind nor a card; there are: {there}")

    def tail(self) -> None:
        """What follows the name."""
        if self.next("worth"):
            self.worth()
        elif self.next("of yours"):
            self.is_yours = True
            self.whose = f" of {self.words.you.yours}"
        elif how := self.next("with nothing", "with", "without"):
            self.bearing(how)
        elif self.place is None and (how := self.next("in", "from")):
            self.lying(how)
        elif self.place is None and self.next("on"):
            self.lying_on()
        else:
            where = [] if self.place is not None else ["in", "from", "on"]
            raise self.refuse(["worth", "of yours", "with", "without", *where, ", not a"])

    def bearing(self, how: str) -> None:
        """What lies on the cards that are meant."""
        filters, outer, self.which = self.filters, self.which, []
        self.filters = []
        if how != "with nothing":
            if not self.next("a", "an"):
                raise self.refuse(["a", "an"])
            self.noun()
        inner, self.filters = tuple(self.filters), filters
        name, self.which = " ".join(self.which), outer
        if not self.next("on it"):
            raise self.refuse(["on it"])
        self.filters.append(("bears" if how == "with" else "bare", inner))
        article = "an" if name[:1] in tuple("AEIOUaeiou") else "a"
        self.besides += f" {how} on it" if how == "with nothing" else f" {how} {article} {name} on it"

    def lying_on(self) -> None:
        """Cards on a certain one: there they are, in whatever zone."""
        which = self.next("this card", "that card", "it")
        if not which:
            raise self.refuse(["this card", "that card", "it"])
        self.filters.insert(0, ("on", CERTAIN[which][1]))
        self.place, self.placed = "", f" on {which}"

    def worth(self) -> None:
        is_exact = bool(self.next("exactly"))
        text = self.rest.pop() if self.rest else ""
        if not (text.isascii() and text.isdecimal()) or int(text) > MOST:
            raise ValueError(f"{text!r} after 'worth' in {self.phrase!r} is no number from 0 to {MOST}")
        stat = self.rest.pop() if self.rest else ""
        if stat not in self.words.stats:
            there = ", ".join(self.words.stats)
            raise ValueError(f"{stat!r} in {self.phrase!r} is not what cards are measured by: {there}")
        sign = "="
        if not is_exact:
            if not self.next("or") or not self.rest or self.rest[-1] not in SIGNS:
                raise self.refuse([f"or {word}" for word in SIGNS])
            sign = SIGNS[self.rest.pop()]
        self.filters.append((self.number, stat, sign, int(text)))
        ends = {"=": "", "<=": " or less", ">=": " or more"}
        self.which.append(f"worth {'exactly ' if is_exact else ''}{text} {self.words.written(stat)}{ends[sign]}")

    def lying(self, how: str) -> None:
        places = self.words.places
        which = self.next("this", "that")
        whose = "" if which else self.next(*WHOSE)
        name = self.rest.pop() if self.rest else ""
        if name not in places:
            there = ", ".join(places)
            raise ValueError(f"{name!r} in the phrase {self.phrase!r} is no place; there are: {there}")
        place, adjective = places[name] if isinstance(places[name], tuple) else (places[name], "")
        if bool(which) != (place in NEAR):
            ones = ", ".join(name for name, place in places.items() if (place in NEAR) is bool(which))
            trouble = f"{which!r} goes with: {ones or 'nothing'}" if which else f"it is this or that {name}"
            raise ValueError(f"cannot read {name!r} in the phrase {self.phrase!r}; {trouble}")
        if which:
            self.filters.append((NEAR[place], THIS if which == "this" else THAT))
        if whose and WHOSE[whose] == "enemy":
            self.filters.append(("enemy",))
        self.is_yours = self.is_yours or (bool(whose) and WHOSE[whose] == "your")
        if adjective:
            self.filters.append(("asked", adjective))
        self.place = "play" if which else place
        whose = self.words.you.your if whose == "your" else whose
        self.placed = f" {how} " + " ".join(filter(None, (which, whose, self.words.written(name))))

    def exceptions(self, count: int) -> str:
        """What is not meant, and how that is said."""
        nots = [self.exception(name) for name in self.nots]
        if not nots:
            return ""
        titles = [
            self.words.title(self.words.plural(word) if article and count == 0 else word) for article, word in nots
        ]
        if count == 0:
            return f" except {' and '.join(titles)}"
        *most, last = titles  # "a Wall, Well or Gate"
        others = f"{', '.join(most)} or {last}" if most else last
        but = "that isn't" if self.how_many == "another" else "other than"  # not "another ... other than"
        return f" {but} {nots[0][0]} {others}".replace("  ", " ")

    def exception(self, name: str) -> tuple[str, str]:
        """The article and the name of what is not meant; without an article it is a card that is somebody."""
        article, _, word = name.rpartition(" ")
        if word not in self.words.names or not (article in ("a", "an") or (not article and self.words.is_key(word))):
            there = ", ".join(self.words.names)
            raise ValueError(f"{word!r} in {self.phrase!r} is not a card; there are: {there}")
        self.filters.append(("not", self.words.names[word]))
        return article, word
