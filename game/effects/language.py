"""Reads a card file, and performs what it says.

A card's ability is a list of clauses; a clause is one word with its adverbs: `{ draw = 2 }`,
`{ discard = "a nova in play" }`. Loading turns clauses into tuples and refuses what it does not know, naming
file, card and word. A clause that needs a card to be chosen waits as a `pick`; nothing here remembers
anything outside the state.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..files import BadFile, read_text
from ..kernel.agenda import Action, Choice, Landing, an_action
from ..kernel.book import Ability, Book, Printed
from ..kernel.events import Chosen
from ..kernel.laws import Ruling
from ..kernel.modifiers import ADD, FORBID, Modifier
from ..kernel.phrases import Vocabulary, read
from ..kernel.selectors import select
from ..kernel.state import Frame, State
from ..kernel.verbs import announce, look
from . import describe
from .words import WORDS, Clause

# The slots of a card, and the event that wakes what stands in them.
SLOTS = {"on_play": "CardPlayed", "on_discard": "CardSpent", "on_answer": "answer", "always": "always"}
KEY = re.compile(r"[a-z]+(-[a-z]+)*")  # what phrases and the notation of actions can read
MOST = 99  # no number on a card is larger
PLAIN = {
    "name": str,
    "kind": str,
    "copies": int,
    "note": str,
    "ours": str,
    "only": list,
    "without": list,
    "text": str,
}


def load(path: Path, game: str, kinds: Iterable[str], measure: str, rulings: Iterable[Ruling] = ()) -> Book:
    """The book of a game from its card file.

    `kinds` are the kinds of card, `measure` the number that every card has and that phrases such as "worth 3 fuel
    or less" compare, `rulings` those that a card may depend on. Raises BadFile.
    """
    text = read_text(path)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # what is no TOML, a number of a thousand digits, a deep nest
        raise BadFile(path, "", f"is not TOML: {error}", "mend the line that is named") from None
    phrases = Vocabulary(kinds, table, (measure,))
    ruled = {(ruling.key, choice) for ruling in rulings for choice in ruling.choices}
    cards = []
    for key, entry in table.items():
        if not isinstance(entry, dict):
            raise BadFile(path, key, "is not a card", "write it as [card-key] with lines below")
        try:
            cards.append(_card(game, key, entry, tuple(kinds), phrases, ruled))
        except ValueError as error:
            raise BadFile(path, f"card {key}", str(error)) from None
    book = Book(game, cards, hashlib.sha256(text.encode()).hexdigest()[:12])
    book.vocabulary = phrases
    return book


def _card(
    game: str, key: str, entry: dict, kinds: tuple[str, ...], phrases: Vocabulary, ruled: set[tuple[str, str]]
) -> Printed:
    measure = phrases.stats[0]
    if not KEY.fullmatch(key):
        raise ValueError("the key of a card is small letters, with a hyphen between words")
    for word, value in entry.items():
        if word not in PLAIN and word not in SLOTS and word != measure:
            raise ValueError(f"unknown word {word!r}; known: {', '.join([*PLAIN, measure, *SLOTS])}")
        wanted = PLAIN.get(word, int if word == measure else list)
        if not isinstance(value, wanted) or isinstance(value, bool):
            raise ValueError(f"{word!r} should be {wanted.__name__}, but is {value!r}")
    for word in ("name", "kind", measure):
        if word not in entry or entry[word] == "":
            raise ValueError(f"{word!r} is missing")
    if entry["kind"] not in kinds:
        raise ValueError(f"kind {entry['kind']!r} is none of {', '.join(sorted(kinds))}")
    for word in ("copies", measure):
        if not 0 <= entry.get(word, 0) <= MOST:
            raise ValueError(f"{word!r} is a number from 0 to {MOST}, not {entry[word]}")
    abilities = tuple(Ability(SLOTS[slot], clauses(entry[slot], slot, phrases)) for slot in SLOTS if slot in entry)
    return Printed(
        game,
        key,
        entry["name"],
        entry["kind"],
        entry.get("copies", 4),
        {measure: entry[measure], "spent": tuple(a for a in abilities if a.when == SLOTS["on_discard"])},
        entry[measure],
        abilities,
        text=entry.get("text") or describe.abilities(abilities),
        note=entry.get("note", ""),
        ours=entry.get("ours", ""),
        only=_ruled("only", entry, ruled),
        without=_ruled("without", entry, ruled),
        standing=tuple(_modifier(c) for a in abilities if a.when == "always" for c in a.clauses),
    )


def _modifier(c: Clause) -> Modifier:
    if c.word == "bonus":
        return Modifier(ADD, c.detail, c.amount, c.select)
    return Modifier(FORBID, c.detail, cards=c.select)


def _ruled(word: str, entry: dict, ruled: set[tuple[str, str]]) -> tuple[str, str] | None:
    value = entry.get(word)
    if value is None:
        return None
    if len(value) != 2 or not all(isinstance(part, str) for part in value):
        raise ValueError(f'{word!r} should be ["ruling", "choice"], but is {value!r}')
    if tuple(value) not in ruled:
        raise ValueError(f"{word!r} depends on the ruling {'='.join(value)}, which does not exist")
    return tuple(value)


def clauses(raw: Any, slot: str, phrases: Vocabulary) -> tuple[Clause, ...]:
    """Clauses in a slot of a card from their TOML form. Raises ValueError, naming the word."""
    if not isinstance(raw, list) or not raw:
        raise ValueError(f"an ability is a list of clauses, not {raw!r}")
    return tuple(_clause(entry, slot, phrases) for entry in raw)


def _clause(entry: Any, slot: str, phrases: Vocabulary) -> Clause:
    if not isinstance(entry, dict):
        raise ValueError(f"a clause is {{ word = ... }}, not {entry!r}")
    named = [word for word in entry if word in WORDS]
    if len(named) != 1:
        raise ValueError(f"a clause has one word of {', '.join(sorted(WORDS))}, but here is {entry!r}")
    name = named[0]
    word = WORDS[name]
    unknown = set(entry) - {name} - set(word.adverbs)
    missing = set(word.needs) - set(entry)
    if unknown or missing:
        trouble = f"does not know {', '.join(sorted(unknown))}" if unknown else f"needs {', '.join(sorted(missing))}"
        raise ValueError(f"the word {name!r} {trouble}")
    if slot not in word.slots:
        raise ValueError(f"the word {name!r} stands in {' or '.join(word.slots)}, not in {slot!r}")
    for part, wanted in {name: word.takes, **word.adverbs}.items():
        if part in entry:
            _check_value(part, entry[part], wanted)
    value = entry[name]
    if entry.get("keep", 1) > (value if word.takes is int else 1):
        raise ValueError(f"the word {name!r} cannot keep {entry['keep']} of {value}")
    if entry.get("stat", phrases.stats[0]) != phrases.stats[0]:
        raise ValueError(f"{entry['stat']!r} is not what cards are measured by: {phrases.stats[0]}")
    phrase = value if word.takes is str and word.is_phrase else entry.get("to")
    selector = read(phrase, phrases, slot == "always") if phrase else None
    if selector is not None and selector.place != word.place:
        raise ValueError(f"the word {name!r} means cards in {word.place}, not {phrase!r}")
    return Clause(
        name,
        amount=value if word.takes is int else entry.get("keep", 1),
        select=selector,
        parts=tuple(clauses(part, slot, phrases) for part in value) if word.takes is list else (),
        is_optional=entry.get("may", False),
        keep=entry.get("keep", 0),
        detail=entry.get("against") or entry.get("stat", ""),
    )


def _check_value(part: str, value: Any, wanted: type) -> None:
    """One value of a clause: of the right type, not empty, and a number in bounds."""
    if not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
        raise ValueError(f"the word {part!r} takes {wanted.__name__}, not {value!r}")
    if wanted is int and not 1 <= value <= MOST:
        raise ValueError(f"the word {part!r} takes a number from 1 to {MOST}, not {value}")
    if wanted in (str, list) and not value:
        raise ValueError(f"the word {part!r} takes something, not {value!r}")


def has_effect(s: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether the ability would do anything now, if `seat` used it with that card."""
    for clause in ability.clauses:  # noqa: SIM110 - a generator costs half as much again
        if WORDS[clause.word].can(s, seat, card, clause):
            return True
    return False


def resolve(s: State, seat: int, card: int, ability: Ability) -> None:
    """Put the clauses of an ability on the agenda, the first on top."""
    for clause in reversed(ability.clauses):
        s.push("clause", seat, card, clause)


def perform(s: State, frame: Frame) -> None:
    """A clause happens; what cannot happen is left out."""
    clause = frame.memo
    word = WORDS[clause.word]
    if not word.can(s, frame.seat, frame.card, clause):
        return
    selector = clause.select
    if selector is None or word.asks_itself:
        word.do(s, frame.seat, frame.card, clause, ())
    elif selector.is_all:
        word.do(s, frame.seat, frame.card, clause, tuple(select(s, frame.seat, frame.card, selector)))
    else:
        if selector.place == "discard":
            look(s, frame.seat, s.layout.of["discard"][frame.seat])
        s.push("pick", frame.seat, frame.card, clause)


class Pick(Choice):
    """Which card a clause means. The only candidate is taken without asking."""

    is_forced = True

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [an_action("pick", card) for card in select(s, frame.seat, frame.card, frame.memo.select)]

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        word = WORDS[frame.memo.word]
        word.do(s, frame.seat, frame.card, frame.memo, (action.card,))

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: {WORDS[frame.memo.word].asks(frame.memo)}"

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return s.what[action.card].name

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(card=action.card),)


class Option(Choice):
    """One of several things that a card may do; what would do nothing is not offered beside what would."""

    is_forced = True

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [
            Action("choose", amount=place)
            for place, part in enumerate(frame.memo.parts)
            if any(WORDS[clause.word].can(s, frame.seat, frame.card, clause) for clause in part)
        ]

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        announce(s, Chosen(frame.seat, frame.card, action.amount))
        for clause in reversed(frame.memo.parts[action.amount]):
            s.push("clause", frame.seat, frame.card, clause)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: choose what it does."

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return describe.briefly(frame.memo.parts[action.amount])
