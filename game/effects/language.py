"""The language that the cards of a game are written in: the words that it has, and what they can speak of.

A card's ability is a list of clauses; a clause is one word with its adverbs: `{ draw = 2 }`,
`{ discard = "a knight in play", may = true }`. Loading turns clauses into tuples and refuses what it does not know,
naming file, card and word. A clause that needs a card to be chosen waits as a choice; nothing here remembers anything
outside the state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from ..kernel.book import Ability, Book, Printed
from ..kernel.choices import Picked
from ..kernel.events import AbilityVain
from ..kernel.laws import Law, Ruling
from ..kernel.modifiers import LEAVES
from ..kernel.phrases import MOST, READER, Person, Vocabulary
from ..kernel.selectors import Selector, holder, is_any, select, spoken
from ..kernel.state import Frame, State
from ..kernel.template import Noun, Seat, fill
from ..kernel.verbs import announce, look
from .binding import bound_to, is_open, speaks_of_it
from .cardfile import read_cards
from .choices import May, Pick, PickSeveral, Price, Spared
from .reading import Reader
from .saying import capital, condition, each_of, lacked, none_of_these
from .words import DEED, STANDING, Clause, Terms, Word

CHOICES = {"pick": Pick, "pick several": PickSeveral, "may": May, "price": Price}
THEN = ", then "
NO_COMMAND = "you may ", "your opponent", "each ", "an opponent ", "if "  # beginnings of clauses that aren't commands
IN_PLAY_AS_WELL = re.compile(r" in play(?= (?:gets?|has|have|is|are|can|can't)\b)")
BRIEFLY_IN_PLAY = re.compile(r"(?<! have)(?<! has) in play")
HOMES = {"hand": "hand", "deck": "deck", "discard": "discard pile"}


class Slot(NamedTuple):
    """A place on a card for clauses: the event that wakes them, what sort of words it takes, how the words on the card
    begin, and whether of several abilities there only one happens."""

    wakes: str
    mood: str = DEED
    says: str = ""
    is_either: bool = False

    @property
    def is_standing(self) -> bool:
        return self.mood == STANDING


ALWAYS = Slot("always", STANDING, "while this is in play, ")


class Stat(NamedTuple):
    """A number on cards: of these kinds, or of all; a card that may have it need not, where it is not needed."""

    name: str
    kinds: tuple[str, ...] = ()
    least: int = 0
    most: int = MOST
    is_needed: bool = True


class Deed(NamedTuple):
    """A law that cards may name, and what it is about: as it happens to cards ("be attacked"), and as a player does it,
    with {} for the cards ("attack {}")."""

    law: Law
    suffered: str
    done: str = ""

    def befalling(self, is_plural: bool) -> str:
        """What happens to one card, or to several: `suffered` with its field `it` filled in."""
        return fill(self.suffered, it=Noun("", is_plural))


class Voice(NamedTuple):
    """How the words on a kind of card are told: of somebody by name, who is "you" in its clauses; and how they begin in
    a slot where it is not as on other cards."""

    name: str
    begins: Mapping[str, str]


class Values(NamedTuple):
    """What a computer player reckons with: a card drawn, a point of a number, a card in play, a card in hand."""

    drawn: float = 0.4
    point: float = 0.15
    lying: Callable[[State, int], float] = lambda s, card: 1.0
    held: Callable[[Printed], float] = lambda printed: 0.4


@dataclass(eq=False)
class Language:
    """The words of a game, and what they speak of.

    The first of the `stats` is what cards are measured by. `traits`, `facts`, `states`, `adjectives` and `places` are
    what phrases can name, `called` and `plurals` how cards say it, see `phrases.Vocabulary`; `fields` the zones in
    play; `homes` the zones that a card can be sent to, with their names. `laws` are those that cards may lay on
    somebody or overrule, `moments` those until which something can last, with how that is said. `not_meant` is the law
    by which another card than the one that is asked for stays where it is. `voices` are the kinds of cards that do not
    speak to their reader, and `you` of whom it speaks itself. `picker` is the seat that picks the cards of a
    clause that happens for a seat; applied twice it gives that seat again.
    """

    words: Mapping[str, type[Word]]
    slots: Mapping[str, Slot]
    stats: tuple[Stat, ...]
    places: Mapping[str, str]
    kinds: tuple[str, ...]
    not_meant: Law
    traits: tuple[str, ...] = ()
    facts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    states: Mapping[str, tuple[str, Any]] = field(default_factory=dict)
    adjectives: Mapping[str, Callable[[State, int], bool]] = field(default_factory=dict)
    plurals: Mapping[str, str] = field(default_factory=dict)
    called: Mapping[str, str] = field(default_factory=dict)
    laws: tuple[Deed, ...] = ()
    moments: Mapping[str, str] = field(default_factory=dict)
    homes: Mapping[str, str] = field(default_factory=lambda: HOMES)
    fields: tuple[str, ...] = ("play",)
    rulings: tuple[Ruling, ...] = ()
    picker: Callable[[State, int, int, Selector], int] = lambda s, seat, card, selector: seat
    asks_everybody: Callable[[State], bool] = lambda s: (
        False
    )  # also who can only say no, so that being asked tells nothing
    values: Values = field(default_factory=Values)
    printed: type[Printed] = Printed
    most: int = MOST  # no number on a card is larger
    voices: Mapping[str, Voice] = field(default_factory=dict)
    you: Person = READER

    def __post_init__(self) -> None:
        self._told = {kind: self._in(voice) for kind, voice in self.voices.items()}
        self.words = {name: word(name, self) for name, word in self.words.items()}
        self.moments = {LEAVES: "while this is in play", **self.moments}
        self.fields = tuple(dict.fromkeys(("play", *self.fields)))
        self._deeds = {deed.law.key: deed for deed in self.laws}
        self._standing = {slot.wakes for slot in self.slots.values() if slot.is_standing}
        self._says = {slot.wakes: slot.says for slot in self.slots.values()}
        self._either = {slot.wakes for slot in self.slots.values() if slot.is_either}

    def _in(self, voice: Voice) -> Language:
        """The same language in that voice."""
        slots = {name: slot._replace(says=voice.begins.get(name, slot.says)) for name, slot in self.slots.items()}
        return replace(self, slots=slots, voices={}, you=Person(voice.name))

    def load(self, game: str, *paths: Path) -> Book:
        """The book of a game from its card files, in that order. Raises BadFile."""

        def card(key: str, entry: dict, names: Mapping[str, str]) -> Printed:
            voice = self._told.get(entry.get("kind"))
            return self._reader(game, names).card(key, entry, voice and voice._reader(game, names))

        book = Book(game, *read_cards(paths, card))
        book.vocabulary, book.language = self.vocabulary({card.key: card.name for card in book}), self
        return book

    def _reader(self, game: str, names: Mapping[str, str]) -> Reader:
        return Reader(self, game, self.vocabulary(names))

    def vocabulary(self, names: Mapping[str, str]) -> Vocabulary:
        """What phrases may name where these are the names of cards, by their keys."""
        stats = self.names("stats")
        return Vocabulary(
            self.kinds,
            names,
            stats,
            self.traits,
            self.facts,
            self.states,
            self.places,
            self.plurals,
            self.adjectives,
            {**names, **self.called},
            self.you,
        )

    def written(self, word: str) -> str:
        """A number as cards say it."""
        return self.called.get(word) or word.replace("-", " ")

    def names(self, what: str) -> tuple[str, ...]:
        """The names that cards may use for "stats", "traits", "laws", "moments" or "homes"."""
        if what == "stats":
            return tuple(stat.name for stat in self.stats)
        return tuple(self._deeds) if what == "laws" else tuple(getattr(self, what))

    def deed(self, law: str) -> Deed:
        """What the law of that key is about."""
        return self._deeds[law]

    def is_standing(self, ability: Ability) -> bool:
        """Whether an ability holds as long as its card is in play."""
        return ability.when in self._standing

    def choices(self, book: Book, own: Mapping[str, type] | None = None) -> dict[str, Any]:
        """The choices that the cards of a book can ask, for the ruleset. `own` are those that the game asks in its own
        way, or beside them."""
        known: dict[str, type] = dict(CHOICES)
        for word in self.words.values():
            known |= word.choices
        asked = {name for card in book for ability in card.abilities for name in self._asked(ability.clauses)}
        return {
            name: choice(self) for name, choice in (known | (own or {})).items() if name in asked or name not in known
        }

    def clauses_within(self, parts: Iterable[Clause]) -> Iterator[Clause]:
        """These clauses and all that stand within them, whatever is chosen, paid or done then."""
        for part in parts:
            yield part
            for option in part.parts:
                yield from self.clauses_within(option)
            if part.terms is not None:
                yield from self.clauses_within((*part.terms.then, *part.terms.price))

    def speaker(self, s: State, card: int, clause: Clause) -> Printed:
        """What is printed on the card of which that clause is said: that card, or what it copies."""
        own = s.what[card]
        if not s.rules.has_copies or self._is_said_by(own, clause):
            return own
        return next((one for one in s.rules.book if self._is_said_by(one, clause)), own)

    def _is_said_by(self, printed: Printed, clause: Clause) -> bool:
        return any(clause in self.clauses_within(ability.clauses) for ability in printed.abilities)

    def _asked(self, parts: Iterable[Clause]) -> Iterator[str]:
        """The choices that clauses can put on the agenda, by name."""
        for part in self.clauses_within(parts):
            word, terms = self.words[part.word], part.terms or Terms()
            yield from word.asked(part)
            if terms.price:
                yield "price"
            if _is_picked(part) and not word.asks_itself and DEED in word.moods:
                yield "pick" if part.select.count == 1 else "pick several"
            elif terms.may and not word.can_be_declined:
                yield "may"

    @property
    def procedures(self) -> dict[str, tuple[Callable, ...]]:
        """The procedures that performing clauses needs, for the ruleset."""
        return {"clause": (self.perform,)}

    # What happens

    def can(self, s: State, seat: int, card: int, clause: Clause) -> bool:
        """Whether the clause would do anything now."""
        if not self.words[clause.word].may(s, seat, card, clause):
            return False
        terms = clause.terms
        if terms is None:
            return True
        if terms.per is not None and not is_any(s, seat, card, terms.per):
            return False
        if terms.must and not any([speaks_of_it(part) or self.can(s, seat, card, part) for part in terms.then]):
            return False
        return is_open(s, seat, card, terms)

    def has_effect(self, s: State, seat: int, card: int, abilities: tuple[Ability, ...]) -> bool:
        """Whether any of these abilities would do anything now, if `seat` used it with that card."""
        words = self.words
        for ability in abilities:
            for clause in ability.clauses:
                if clause.terms is None:
                    if words[clause.word].may(s, seat, card, clause):
                        return True
                elif self.can(s, seat, card, clause):
                    return True
        return False

    @staticmethod
    def resolve(s: State, seat: int, card: int, ability: Ability, that: tuple[int, ...] = ()) -> None:
        """Put the clauses of an ability on the agenda, the first on top. What it calls "that card" are the cards of
        `that`: the one that it was woken by, or that it answers."""
        for clause in reversed(ability.clauses):
            s.push("clause", seat, card, bound_to(clause, that) if that else clause)

    def perform(self, s: State, frame: Frame) -> None:
        """A clause happens; what cannot happen is left out."""
        _, seat, card, _, clause = frame
        word, terms = self.words[clause.word], clause.terms
        if not word.may(s, seat, card, clause):
            if s.story is not None and (why := word.lacks(clause)):
                why = lacked(why, Seat(seat))
                announce(s, AbilityVain, seat, card, why, _is_part(s.what[card], clause))
            return
        if terms is None and (clause.select is None or word.asks_itself):
            word.does(s, seat, card, clause, ())
        elif terms is not None and not is_open(s, seat, card, terms):
            return
        elif clause.is_optional and not word.can_be_declined and (word.asks_itself or not _is_picked(clause)):
            s.push("may", seat, card, clause)
        else:
            self.begin(s, seat, card, clause)

    def begin(self, s: State, seat: int, card: int, clause: Clause) -> None:
        """Find out to which cards it happens, where that is not asked by the word itself."""
        word, selector = self.words[clause.word], clause.select
        if selector is None or word.asks_itself:
            self.happen(s, seat, card, clause, ())
        elif not _is_picked(clause):
            self.happen(s, seat, card, clause, tuple(select(s, seat, card, selector)))
        else:
            if word.looks_through:
                for zone in s.layout.places[selector.place][seat if selector.is_yours else -1]:
                    look(s, seat, zone)
            picker = self.picker(s, seat, card, selector)
            if selector.count == 1:
                s.push("pick", picker, card, clause)
            else:
                s.push("pick several", picker, card, Picked(about=clause))

    def happen(self, s: State, seat: int, card: int, clause: Clause, targets: tuple[int, ...]) -> None:
        """It happens to these cards, unless somebody pays the price."""
        if clause.terms is not None and clause.terms.price and targets:
            s.push("price", holder(s, targets[0]), card, Spared(clause, seat, targets))
        else:
            self.take_hold(s, seat, card, clause, targets)

    def take_hold(self, s: State, seat: int, card: int, clause: Clause, targets: tuple[int, ...]) -> None:
        """It happens to these cards, and then what follows does."""
        if clause.terms is not None:
            for part in reversed(clause.terms.then):
                s.push("clause", seat, card, bound_to(part, targets))
            if clause.terms.per is not None:
                times = len(select(s, seat, card, clause.terms.per))
                if not times:
                    return
                clause = clause._replace(amount=clause.amount * times)
        self.words[clause.word].does(s, seat, card, clause, targets)

    # What it says

    def text(self, abilities: Iterable[Ability]) -> str:
        """The rules text of a card; empty for a card without abilities."""
        said = []
        for when, several in groupby(abilities, key=lambda ability: ability.when):
            ways = [ability.clauses for ability in several]
            sentences = [ways] if when in self._either else [[way] for way in ways]
            said += [self.sentence(*each, when=when) for each in sentences]
        return " ".join(said)

    def sentence(self, *ways: tuple[Clause, ...], when: str = "") -> str:
        """Clauses, or several of which some happen, as one sentence that begins with a capital and ends with a full
        stop."""
        joint = ", and " if when in self._standing else THEN
        said = ", or ".join([_with_it(self._joined(parts, joint, len(ways) == 1)) for parts in ways])
        begins = self._says.get(when, "")
        if " in play" in begins:  # and so are the cards that it is about
            said = IN_PLAY_AS_WELL.sub("", said)
        return capital(begins + said) + "."

    def _own(self, clause: Clause) -> str:
        """A clause that does not spare the cards of its own player says so where it names them."""
        words = self.says(clause)
        if self.spares(clause):
            return words
        cards = spoken(clause.select) if clause.select is not None else words
        if cards not in words:
            cards = cards.removeprefix("all ")
        before, _, after = words.partition(cards)
        return f"{before}{cards}, including {self.you.yours}{',' * bool(after)}{after}"

    def together(self, parts: tuple[Clause, ...]) -> str:
        """Clauses that happen one after the other, without capital and full stop."""
        return _with_it(THEN.join(self._said(parts)))

    def _joined(self, parts: tuple[Clause, ...], joint: str, may_split: bool) -> str:
        """Clauses one after the other; a command after a clause about cards or players begins a sentence of its own."""
        if not may_split or joint != THEN:
            return joint.join(self._said(parts, self._own))
        subjects = [spoken(part.select) for part in parts if part.select is not None]
        starts = (*NO_COMMAND, *subjects, *[one.removeprefix("all ") for one in subjects])
        said = self._said(parts, self._own)
        found = said[:1]
        for before, words in pairwise(said):
            is_split = before.startswith(starts) and not words.startswith((*starts, f"{self.you.name} "))
            found.append(f". {capital(words)}" if is_split else joint + words)
        return "".join(found)

    def _said(self, parts: tuple[Clause, ...], says: Callable[[Clause], str] | None = None) -> list[str]:
        """Clauses in words; what holds of the same cards as the one before is said in one breath with it."""
        found: list[str] = []
        for place, part in enumerate(parts):
            words = (says or self.says)(part)
            both = self.words[part.word].goes_on(parts[place - 1], part, found[-1], words) if place else ""
            found[-1:] = [both] if both else [*found[-1:], words]
        return found

    def briefly(self, parts: tuple[Clause, ...]) -> str:
        """Clauses in the few words that a button has room for."""
        return capital(BRIEFLY_IN_PLAY.sub("", self.together(parts)))

    def says(self, clause: Clause) -> str:
        """One clause in words, with its terms."""
        words, terms = self.words[clause.word].says(clause), clause.terms
        if terms is None:
            return words
        if terms.per is not None:
            words += f" for {each_of(terms.per)}"
        if terms.may:
            words = f"{self.you.does('may', 'may')} {words}"
        if terms.given is not None:
            words = f"if {condition(terms.given)}, {words}"
        if terms.unless is not None:
            words += f" unless {condition(terms.unless)}"
        if terms.price:
            words += f", unless its owner chooses to {self.together(terms.price)}"
        if not terms.then:
            return words
        return _with_it(f"{words}, then {self.together(terms.then)}")

    def lacks(self, parts: Sequence[Clause]) -> str:
        """Why clauses do nothing where none of them can do anything."""
        return none_of_these(list(dict.fromkeys(filter(None, [self.words[part.word].lacks(part) for part in parts]))))

    def spares(self, clause: Clause) -> bool:
        """Whether the clause happens to no card of its player that nobody chose: otherwise they had better be told."""
        return self.words[clause.word].spares(clause)

    # What it is worth to a computer player

    def worth(self, s: State, seat: int, card: int, clause: Clause, targets: tuple[int, ...] = ()) -> float:
        """How much good the clause does that seat now, in what `values` are counted in; nothing if it cannot happen."""
        gain = self.words[clause.word].worth(s, seat, card, clause, targets)
        if clause.terms is None:
            return gain
        if clause.terms.per is not None:
            gain *= len(select(s, seat, card, clause.terms.per))
        if not targets and not self.can(s, seat, card, clause):
            return 0.0
        gain += self.worth_of(s, seat, card, tuple([part for part in clause.terms.then if not speaks_of_it(part)]))
        return max(gain, 0.0) if clause.terms.may else gain

    def worth_of(self, s: State, seat: int, card: int, parts: tuple[Clause, ...]) -> float:
        """How much good these clauses do together."""
        total, worth = 0.0, self.worth
        for part in parts:
            total += worth(s, seat, card, part)
        return total

    def harm_of(self, s: State, victim: int, seat: int, card: int, parts: tuple[Clause, ...]) -> bool:
        """Whether the team of `victim` suffers if these clauses happen for an opponent's `seat`."""
        return any([self.words[part.word].harms(s, victim, seat, card, part) for part in parts])

    def promises_of(self, parts: tuple[Clause, ...]) -> list[tuple[str, float]]:
        """What clauses are worth to whoever holds their card, in names that the game weighs."""
        found = []
        for part in parts:
            found += self.words[part.word].promises(part)
            if part.terms is not None:
                found += self.promises_of(part.terms.then)
        return found


def _with_it(words: str) -> str:
    """The same words with "it" for the card that has just been named."""
    return words.replace(", then that card ", ", and it ")


def _is_part(printed: Printed, clause: Clause) -> bool:
    """Whether a card that does this does something besides, in one ability."""
    return any(len(one.clauses) > 1 and clause.word in [each.word for each in one.clauses] for one in printed.abilities)


def _is_picked(clause: Clause) -> bool:
    """Whether somebody picks the cards that the clause means."""
    return clause.select is not None and not clause.select.is_named and not clause.select.is_all
