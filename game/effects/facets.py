"""What a deck builder can ask of cards written in a language: kinds, numbers, traits, and the words on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from ..kernel.book import Printed
from ..kernel.facet import ICONS, NUMBER, TEXT, WORDS, Facet
from .language import Language
from .saying import capital
from .takes import Number


def facets(language: Language, called: Mapping[str, str] = MappingProxyType({})) -> tuple[Facet, ...]:
    """The facets of the cards of a language, for the ruleset's `decks`; traits as they are `called` on its cards, and
    facts as they are on the screen."""
    found = [Facet("type", "Type", WORDS, _kind, "t", language.kinds)]
    found += [Facet(stat.name, _label(stat.name), NUMBER, partial(_stat, stat.name)) for stat in language.stats]
    found += [
        Facet(fact, called.get(fact) or _label(fact), WORDS, partial(_fact, fact), "", of)
        for fact, of in language.facts.items()
    ]
    if language.traits:
        names = tuple([called.get(trait) or _label(trait) for trait in language.traits])
        found.append(Facet("trait", called.get("trait", "Trait"), ICONS, _traits, "tr", language.traits, names))
    words = tuple(language.words)
    found.append(
        Facet(
            "has",
            "Effect",
            ICONS,
            lambda printed: frozenset(numbers(language, printed)),
            "",
            words,
            tuple(map(_label, words)),
            told=tuple(word.told for word in language.words.values()),
            amounts=partial(numbers, language),
        )
    )
    return (*found, Facet("text", "Text", TEXT, lambda printed: printed.words, "o"))


def numbers(language: Language, printed: Printed) -> dict[str, tuple[int, ...]]:
    """The words that a card is written with, each with the numbers that follow it."""
    found: dict[str, tuple[int, ...]] = {}
    for ability in printed.abilities:
        for clause in language.clauses_within(ability.clauses):
            takes_number = isinstance(language.words[clause.word].takes, Number)
            found[clause.word] = (*found.get(clause.word, ()), *((clause.amount,) if takes_number else ()))
    return found


def _kind(printed: Printed) -> str:
    return printed.kind


def _stat(stat: str, printed: Printed) -> int | None:
    return printed.stats.get(stat)


def _fact(fact: str, printed: Printed) -> str:
    return printed.stats.get(fact, "")


def _traits(printed: Printed) -> frozenset[str]:
    return frozenset(printed.stats.get("traits", ()))


def _label(name: str) -> str:
    return capital(name.replace("_", " ").replace("-", " "))
