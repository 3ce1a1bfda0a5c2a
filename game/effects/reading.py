"""Reads cards and their clauses for a language. What is wrong in one is a ValueError that says what there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel.book import Ability, Printed
from ..kernel.phrases import Vocabulary, read
from ..kernel.selectors import Selector
from .cardfile import checked, near, origin_of
from .saying import either
from .takes import Clauses, Flag, Number, Where
from .words import Clause, Terms, Word

if TYPE_CHECKING:
    from .language import Language, Stat

PLAIN = {
    "name": str,
    "kind": str,
    "copies": int,
    "note": str,
    "ours": str,
    "origin": str,
    "only": list,
    "without": list,
    "text": str,
}
COPIES = 4  # of a card of which nothing is said
TERMS = ("may", "must", "if", "unless", "then")


class Reader:
    """Reads the cards of one book: by a language, with the words that phrases about these cards may name."""

    def __init__(self, language: Language, game: str, vocabulary: Vocabulary) -> None:
        self.language = language
        self.game = game
        self.vocabulary = vocabulary
        facts = dict.fromkeys(language.facts, str) | ({"traits": list} if language.traits else {})
        self.wanted = PLAIN | dict.fromkeys(language.names("stats"), int) | facts | dict.fromkeys(language.slots, list)

    # A card

    def card(self, key: str, entry: dict, told: Reader | None = None) -> Printed:
        """The card of an entry; where its kind is told in a voice of its own, `told` says its words in that voice."""
        language = self.language
        checked(entry, self.wanted, ("name", "kind"))
        kind = entry["kind"]
        if kind not in language.kinds:
            raise ValueError(f"kind {kind!r} is none of {', '.join(sorted(language.kinds))}")
        self._in_bounds("copies", entry.get("copies", COPIES), 0, language.most)
        numbers = {stat.name: self._number(stat, kind, entry) for stat in language.stats if _bears(stat, kind, entry)}
        abilities = self.all_abilities(entry)
        standing = [clause for ability in abilities if language.is_standing(ability) for clause in ability.clauses]
        return language.printed(
            self.game,
            key,
            entry["name"],
            kind,
            entry.get("copies", COPIES),
            numbers | self._facts(entry),
            next(iter(numbers.values()), 0),
            abilities,
            text=entry.get("text") or (told.said(entry) if told else language.text(abilities)),
            note=entry.get("note", ""),
            ours=entry.get("ours", ""),
            origin=origin_of(entry),
            only=self._ruled("only", entry),
            without=self._ruled("without", entry),
            standing=tuple(
                modifier for clause in standing for modifier in language.words[clause.word].modifiers(clause)
            ),
            promises=tuple(
                (*one, ability.when) for ability in abilities for one in language.promises_of(ability.clauses)
            ),
        )

    def said(self, entry: dict) -> str:
        """The words on the card of an entry."""
        return self.language.text(self.all_abilities(entry))

    def _number(self, stat: Stat, kind: str, entry: dict) -> int:
        if stat.kinds and kind not in stat.kinds:
            raise ValueError(f"{stat.name!r} stands on {' and '.join(stat.kinds)}, not on {kind}")
        if stat.name not in entry:
            raise ValueError(f"{stat.name!r} is missing")
        self._in_bounds(stat.name, entry[stat.name], stat.least, stat.most)
        return entry[stat.name]

    @staticmethod
    def _in_bounds(word: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            raise ValueError(f"{word!r} is a number from {least} to {most}, not {value}")

    def _facts(self, entry: dict) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for fact, values in self.language.facts.items():
            found[fact] = entry.get(fact, "")
            if fact in entry and entry[fact] not in values:
                raise ValueError(f"{fact} {entry[fact]!r} is none of {', '.join(values)}")
        if self.language.traits:
            found["traits"] = tuple(entry.get("traits", ()))
            for trait in found["traits"]:
                if trait not in self.language.traits:
                    raise ValueError(f"the trait {trait!r} is none of {', '.join(self.language.traits)}")
        return found

    def _ruled(self, word: str, entry: dict) -> tuple[str, str] | None:
        value = entry.get(word)
        if value is None:
            return None
        if len(value) != 2 or not all(isinstance(part, str) for part in value):
            raise ValueError(f'{word!r} should be ["ruling", "choice"], but is {value!r}')
        if not any(value[0] == ruling.key and value[1] in ruling.choices for ruling in self.language.rulings):
            raise ValueError(f"{word!r} depends on the ruling {'='.join(value)}, which does not exist")
        return tuple(value)

    # Its clauses

    def all_abilities(self, entry: dict) -> tuple[Ability, ...]:
        """What stands in all slots of a card, in the order of the language's."""
        slots = [slot for slot in self.language.slots if slot in entry]
        return tuple(ability for slot in slots for ability in self.abilities(slot, entry))

    def abilities(self, slot: str, entry: dict) -> list[Ability]:
        """What stands in a slot: one ability, or where it is a list of lists, several."""
        raw = entry[slot]
        several = raw if raw and all(isinstance(part, list) for part in raw) else [raw]
        return [Ability(self.language.slots[slot].wakes, self.clauses(part, slot)) for part in several]

    def clauses(self, raw: Any, slot: str) -> tuple[Clause, ...]:
        """Clauses from their TOML form. What follows one that must happen becomes part of it."""
        if not isinstance(raw, list) or not raw:
            raise ValueError(f"an ability is a list of clauses, not {raw!r}")
        found: list[Clause] = []
        for entry in reversed(raw):
            clause = self.clause(entry, slot)
            if clause.terms is not None and clause.terms.must:
                if not found:
                    raise ValueError(f"the word {clause.word!r} must happen for nothing: no clause follows it")
                clause = clause._replace(terms=clause.terms._replace(then=(*clause.terms.then, *found)))
                found = []
            found.insert(0, clause)
        return tuple(found)

    def clause(self, entry: Any, slot: str) -> Clause:
        words = self.language.words
        if not isinstance(entry, dict):
            raise ValueError(f"a clause is {{ word = ... }}, not {entry!r}")
        named = [name for name in entry if name in words]
        if len(named) != 1:
            guess = "" if named else near(next(iter(entry), ""), words)
            raise ValueError(f"a clause has one word of {', '.join(sorted(words))}, but here is {entry!r}{guess}")
        (name,) = named
        word = words[name]
        mood = self.language.slots[slot].mood
        if mood not in word.moods:
            slots = [other for other, where in self.language.slots.items() if where.mood in word.moods]
            raise ValueError(f"the word {name!r} stands in {either(slots) or 'no slot'}, not in {slot!r}")
        known = (name, *word.adverbs, *self._terms_of(slot, word))
        unknown = sorted(set(entry) - set(known))
        missing = sorted(set(word.needs) - set(entry))
        if unknown:
            raise ValueError(
                f"the word {name!r} does not know {', '.join(unknown)}{near(unknown[0], known)}; "
                f"it knows: {', '.join(known[1:])}"
            )
        if missing:
            raise ValueError(f"the word {name!r} needs {', '.join(missing)}")
        takes = {name: word.takes, **word.adverbs}
        values = {part: takes[part].read(entry[part], self.where(slot, part)) for part in takes if part in entry}
        word.check(values, self.where(slot, name))
        clause = word.clause(values, None)
        return clause._replace(terms=self.terms(entry, slot, clause))

    def where(self, slot: str, word: str) -> Where:
        return Where(self, slot, word)

    def _terms_of(self, slot: str, word: Word) -> tuple[str, ...]:
        """The adverbs of all words in a slot: what stands needs no leave and has no sequel."""
        per = ("per",) if isinstance(word.takes, Number) else ()
        return ("if", "unless", *per) if self.language.slots[slot].is_standing else (*TERMS, *per)

    def terms(self, entry: dict, slot: str, clause: Clause) -> Terms | None:
        """On what terms a clause happens."""
        here = [name for name in self._terms_of(slot, self.language.words[clause.word]) if name in entry]
        if not here:
            return None
        is_price = isinstance(entry.get("unless"), list)
        if is_price and self.language.slots[slot].is_standing:
            raise ValueError(f"'unless' is a phrase in {slot!r}, where nothing happens that could be prevented")
        if is_price and (clause.select is None or clause.select.count != 1):
            raise ValueError(f"'unless' with clauses goes with a word for one card, which {clause.word!r} is not here")
        return Terms(
            may="may" in here and Flag().read(entry["may"], self.where(slot, "may")),
            must="must" in here and Flag().read(entry["must"], self.where(slot, "must")),
            given=self._condition(entry["if"], slot, "if") if "if" in here else None,
            unless=self._condition(entry["unless"], slot, "unless") if "unless" in here and not is_price else None,
            per=self._condition(entry["per"], slot, "per") if "per" in here else None,
            price=Clauses().read(entry["unless"], self.where(slot, "unless")) if is_price else (),
            then=Clauses().read(entry["then"], self.where(slot, "then")) if "then" in here else (),
        )

    def _condition(self, phrase: Any, slot: str, word: str) -> Selector:
        where = self.where(slot, word)
        if not isinstance(phrase, str) or not phrase:
            raise ValueError(f"the word {word!r} takes a phrase in quotation marks, not {phrase!r}")
        return read(phrase, self.vocabulary, where.is_standing)


def _bears(stat: Stat, kind: str, entry: dict) -> bool:
    """Whether a card of that kind has the number, or claims to."""
    return stat.name in entry or (stat.is_needed and (not stat.kinds or kind in stat.kinds))
