"""Terms and icons inside words: which there are in a sentence, and what each of them is.

A term is a line of the table `glossary` in a game's `primer.toml`, or a sign of it that says "Name: what it is (4.2)".
An icon of a card language is explained by the first sentences of the rule whose head shows it. Marked up, a term is a
link to `term:NAME`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ..kernel.ruleset import KNOWN
from .primer import AS_USUAL, Primer, primer

TERM, ICON, MARK = "term:", "icon:", "mark:"
"""What the target of a link to a term begins with, of an icon among the words, and of a number on a card."""
WAYS = "|"
"""Between the ways in which a term is written; the first is its name."""
SENTENCES = 2
"""Of the rule about an icon so many are shown; the rest can be read in the rule, to which the icon leads."""
_SENTENCE_END = re.compile(r"(?<=\.) (?=[A-Z`])")
_SECTION = re.compile(r"\((\d+\.\d+)(?:, [\d., ]+)?\)\.?$")
_HEAD = re.compile(r"^\*\*(\d+\.\d+) ([^*:]+?):?\*\*((?:[ ,]|or|then|`[^`]+`)*):? ?(.*)", re.S)
_REFERENCE = re.compile(r" ?\((?:Rulings? )?\d[\d.]*(?:(?:,| and| to) \d[\d.]*)*\)")
_TICKED = re.compile(r"`([^`]+)`")
_WORD = re.compile(r"\^?([a-z]+(?:-[a-z]+)*)((?:[+-](?=[\dNX]))?)")
_LINK = r"\[[^\]\[]*\|[^\]]*\]|\{[^{}]+\}|\\.|`[^`]*`"
"""What is no word any more: a link, a glyph or an icon, a sign made plain, a row of icons."""


class Term(NamedTuple):
    """One term: its name, what it is in a sentence, and the section of the rules that says more; "" for none."""

    name: str
    words: str
    section: str = ""


class Glossary:
    """The terms of a game. A term that is written small is found large as well; a large one only so."""

    def __init__(
        self, terms: dict[str, Term], icons: dict[str, Term], names: tuple[str, ...] = (),
        mark: Callable[[str, str], str] = lambda name, number: "",
    ) -> None:  # fmt: skip
        self.mark = mark  # what a number on a card is, by the name of what it counts
        self.ways = terms  # by each way in which it is written
        self.icons = icons
        known = [*names, *terms]
        known.sort(key=len, reverse=True)
        ways = "|".join(_anyhow(way) for way in known)
        self.pattern = re.compile(rf"({_LINK})|(?<![\w-])({ways})(?![\w-])") if known else None
        self.names = frozenset(names)
        self.marked = lru_cache(maxsize=512)(self._marked)

    def of(self, words: str) -> Term | None:
        """The term that is written so."""
        return self.ways.get(words) or self.ways.get(words[:1].lower() + words[1:])

    def at(self, target: str) -> Term | None:
        """What the target of a link means; None for one that leads elsewhere."""
        if target.startswith(TERM):
            return self.of(target.removeprefix(TERM))
        if target.startswith(ICON):
            return self.icon(target.removeprefix(ICON))
        if target.startswith(MARK):
            name, _, number = target.removeprefix(MARK).partition(" ")
            return _term(name, words) if (words := self.mark(name, number)) else None
        return None

    def icon(self, word: str) -> Term | None:
        """What an icon is: with its sign where it matters, else as it is named."""
        found = _WORD.match(word.rpartition("/")[2])
        return None if found is None else self.icons.get(found[1] + found[2]) or self.icons.get(found[1])

    def terms(self, words: str, but: str = "") -> Iterator[tuple[int, int, Term]]:
        """The terms in marked-up words, each where it is first met, without those that the section `but` explains."""
        met = {term for term in self.ways.values() if but and term.section == but}
        for found in self.pattern.finditer(words) if self.pattern else ():
            term = None if found[1] or found[2] in self.names else self.of(found[2])
            if term is not None and term not in met:
                met.add(term)
                yield found.start(), found.end(), term

    def _marked(self, words: str, but: str = "") -> str:
        """The words with each term, where it is first met, as a link to it."""
        parts, at = [], 0
        for start, end, _ in self.terms(words, but):
            parts += [words[at:start], f"[{words[start:end]}|{TERM}{words[start:end]}]"]
            at = end
        return "".join([*parts, words[at:]])

    def told(self, words: str) -> list[Term]:
        """The terms and the icons in marked-up words, in the order in which they stand there."""
        found = [(start, term) for start, _, term in self.terms(words)]
        for sign in re.finditer(r"\{([a-z_]+/[^{}\s]+)\}", words):
            term = self.icon(sign[1])
            if term is not None:
                found.append((sign.start(), term))
        return list(dict.fromkeys(term for _, term in sorted(found)))


def _anyhow(way: str) -> str:
    """The pattern of a way to write a term."""
    first = way[:1]
    return (f"[{first}{first.upper()}]" if first.islower() else re.escape(first)) + re.escape(way[1:])


def glossary(game: str, rulings: Mapping[str, str] = AS_USUAL) -> Glossary:
    """The terms of a game under these rulings; of one that says nothing of itself there are none."""
    return _glossary(game, primer(game, rulings))


@lru_cache(maxsize=32)
def _glossary(game: str, known: Primer) -> Glossary:
    terms: dict[str, Term] = {}
    for sentence in known.signs.values():
        name, colon, _ = sentence.partition(": ")
        if colon:
            terms[name] = _term(name, sentence)
    for ways, sentence in known.glossary.items():
        first, *others = ways.split(WAYS)
        term = _term(first, f"{first[:1].upper()}{first[1:]}: {sentence}")
        terms |= dict.fromkeys((first, *others), term)
    names = tuple(card.name for card in KNOWN[game].book)
    return Glossary(terms, dict(_icons(game)), tuple(name for name in names if name not in terms), known.mark)


def _term(name: str, sentence: str) -> Term:
    section = _SECTION.search(sentence)
    return Term(name, sentence, section[1] if section else "")


def _icons(game: str) -> Iterator[tuple[str, Term]]:
    """The icons of a card language, by the word for each, as the heads of the rules have them."""
    try:
        rules = Path(KNOWN[game].telling.rules_file).read_text(encoding="utf-8")
    except OSError:
        return
    met = set()
    for block in re.split(r"\n\s*\n", rules):
        head = _HEAD.match(" ".join(block.split()))
        for row in _TICKED.findall(head[3]) if head else ():
            found = _WORD.match(row.split()[0])
            said = " ".join(_SENTENCE_END.split(_REFERENCE.sub("", head[4]))[:SENTENCES])
            words = f"{head[2]}: {said.removesuffix('.')} ({head[1]})."
            for word in (found[1] + found[2], found[1]) if found else ():
                if word not in met:
                    met.add(word)
                    yield word, Term(head[2], words, head[1])
