"""Looking for cards with a small query language.

    c:red cost<=3 has:protector -type:action "draws a card" (heron or lark)

A term is a facet with a value (`c:red`, `cost<=3`, `strength>4`, `has:taunt`, `guardian:draw`), a word or a quoted
phrase that stands somewhere on the card. Terms beside each other must all hold; `or` holds if one side does; `-` before
a term or a bracket turns it round. A query never fails: what it does not understand it leaves out and says.
"""

from __future__ import annotations

import difflib
import operator
import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from ..kernel.book import Printed
from ..kernel.facet import ICONS, NUMBER, TEXT, Facet
from ..kernel.ruleset import Ruleset

Test = Callable[[Printed], bool]
LONGEST = 400  # letters of a query that are read; more is a slip of the clipboard
DEEPEST = 40  # brackets within brackets
_PIECE = re.compile(r"""\s*(?:(?P<bracket>[()])|(?P<piece>-?(?:[^\s()"]*"[^"]*"?|[^\s()"]+)))""")
_TERM = re.compile(r"(?P<facet>[^\W\d_][\w-]*?)(?P<sign><=|>=|!=|:|=|<|>)(?P<value>.*)", re.S)
SIGNS: dict[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


class Query(NamedTuple):
    """A query, read: whether a card is meant, and what was not understood."""

    text: str
    matches: Test
    complaints: tuple[str, ...] = ()


def read(text: str, rules: Ruleset) -> Query:
    """The query in a text. Never raises: `complaints` say what was left out, and what may have been meant."""
    reader = _Reader(_pieces(text[:LONGEST]), rules)
    if len(text) > LONGEST:
        reader.complaints.append(f"only the first {LONGEST} letters are read")
    tests = [reader.either()]
    while reader.pieces:  # a bracket that closes nothing
        reader.pieces.pop()
        reader.complaints.append("')' closes no bracket")
        tests.append(reader.either())
    return Query(text, _all([test for test in tests if test is not None]), tuple(dict.fromkeys(reader.complaints)))


def find(rules: Ruleset, query: Query, sort: str = "") -> list[Printed]:
    """The cards of the game that a query means, by a facet (its own order if none is named), then by name."""
    return sorted_by(rules, filter(query.matches, rules.book), sort)


def sorted_by(rules: Ruleset, cards: Iterable[Printed], sort: str) -> list[Printed]:
    """Cards in the order of a facet, those without it last; of the book, if no facet of that name is there."""
    facet = next((facet for facet in rules.facets if facet.key == sort), None)
    if sort == "name":
        return sorted(cards, key=lambda card: folded(card.name))
    if facet is None:
        return list(cards)
    return sorted(cards, key=lambda card: (*_place(facet, card), folded(card.name)))


def _place(facet: Facet, card: Printed) -> tuple[int, object]:
    value = facet.of(card)
    if facet.kind == NUMBER:
        return (1, 0) if value is None else (0, value)
    if facet.values:
        return (0, facet.values.index(value)) if value in facet.values else (1, 0)
    return (0, str(value))


def heading(facet: Facet, card: Printed) -> str:
    """Under which words a card stands when cards are grouped by a facet."""
    value = facet.of(card)
    if facet.kind == NUMBER:
        return f"No {facet.label.lower()}" if value is None else f"{facet.label} {value}"
    if value in facet.values:
        return facet.names[facet.values.index(value)] if facet.names else str(value).capitalize()
    return "Others"


@lru_cache(maxsize=20_000)
def folded(words: str) -> str:
    """Words as they are compared: small letters, no accents."""
    split = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


@lru_cache(maxsize=20_000)
def written(card: Printed) -> str:
    """Everything written on a card, folded. Cards are shared and never change, so each is folded once."""
    guardian = card.__dict__.get("guardian_text", "")
    return folded(" ".join((card.name, card.text, guardian, card.note)))


def _pieces(text: str) -> list[str]:
    """Brackets and terms, the last first (they are taken from the end of the list)."""
    return [match["bracket"] or match["piece"] for match in _PIECE.finditer(text)][::-1]


def _all(tests: list[Test]) -> Test:
    if len(tests) == 1:
        return tests[0]
    return lambda card: all([test(card) for test in tests])


class _Reader:
    """Reads pieces from left to right. A test is None where nothing was said or understood."""

    def __init__(self, pieces: list[str], rules: Ruleset) -> None:
        self.pieces = pieces
        self.rules = rules
        self.complaints: list[str] = []
        self.depth = 0

    def either(self) -> Test | None:
        """Alternatives with `or` between them, up to a closing bracket or the end."""
        sides = [self.both()]
        while self.pieces and self.pieces[-1].casefold() == "or":
            self.pieces.pop()
            sides.append(self.both())
        told = [side for side in sides if side is not None]
        if len(told) < 2:
            return told[0] if told else None
        return lambda card: any([side(card) for side in told])

    def both(self) -> Test | None:
        tests = []
        while self.pieces and self.pieces[-1] != ")" and self.pieces[-1].casefold() != "or":
            test = self.one()
            if test is not None:
                tests.append(test)
        return _all(tests) if tests else None

    def one(self) -> Test | None:
        piece = self.pieces.pop()
        if piece == "(" or (piece == "-" and self.pieces and self.pieces[-1] == "("):
            if piece == "-":
                self.pieces.pop()
            inner = self.bracket()
            return _turned(inner) if piece == "-" else inner
        if piece.casefold() == "and":
            return None
        if piece.startswith("-") and len(piece) > 1:
            return _turned(self.term(piece[1:]))
        return self.term(piece)

    def bracket(self) -> Test | None:
        self.depth += 1
        if self.depth > DEEPEST:
            self.pieces.clear()
            self.complaints.append("too many brackets within brackets")
            return None
        inner = self.either()
        self.depth -= 1
        if self.pieces:
            self.pieces.pop()  # the closing bracket; at the very end one may be missing while somebody types
        return inner

    def term(self, piece: str) -> Test | None:
        match = _TERM.fullmatch(piece)
        if match is None or piece.startswith('"'):
            return self.words(piece)
        named, sign, value = match["facet"], match["sign"], match["value"].strip('"')
        facet = _facet(self.rules, named)
        if facet is None:
            known = [word for each in self.rules.facets for word in (each.key, each.short) if word]
            self.complaints.append(f"{piece!r}: cards have no {named!r}{_near(named, known)}")
            return None
        if not value:
            self.complaints.append(f"{piece!r} is not finished")
            return None
        return self.faceted(piece, facet, sign, value)

    def words(self, piece: str) -> Test | None:
        wanted = folded(piece.strip('"'))
        if not wanted:
            return None
        return lambda card: wanted in written(card)

    def faceted(self, piece: str, facet: Facet, sign: str, value: str) -> Test | None:
        if facet.kind == NUMBER:
            return self.number(piece, facet, sign, value)
        if sign not in (":", "=", "!="):
            self.complaints.append(f"{piece!r}: {facet.label.lower()} is no number; write {facet.key}:{value}")
            return None
        test = self.text(facet, value) if facet.kind == TEXT else self.valued(piece, facet, value)
        return _turned(test) if sign == "!=" else test

    def number(self, piece: str, facet: Facet, sign: str, value: str) -> Test | None:
        if not re.fullmatch(r"\d{1,4}", value, re.ASCII):
            self.complaints.append(f"{piece!r}: {value!r} is no number")
            return None
        compare, wanted = SIGNS[sign], int(value)
        return lambda card: (found := facet.of(card)) is not None and compare(found, wanted)

    def text(self, facet: Facet, value: str) -> Test:
        wanted = folded(value)
        return lambda card: wanted in folded(str(facet.of(card)))

    def valued(self, piece: str, facet: Facet, value: str) -> Test | None:
        """Words may be cut short: c:r is red, has:guard is every icon that begins so."""
        wanted = folded(value).replace(" ", "-")
        names = facet.names or facet.values
        called = {folded(name).replace(" ", "-"): key for key, name in zip(facet.values, names, strict=True)}
        exact = {key for key in facet.values if key == wanted} | {key for name, key in called.items() if name == wanted}
        begun = {key for key in facet.values if key.startswith(wanted)}
        begun |= {key for name, key in called.items() if name.startswith(wanted)}
        meant = exact or begun
        if not meant:
            self.complaints.append(f"{piece!r}: no {facet.label.lower()} is {value!r}{_near(wanted, facet.values)}")
            return None
        if facet.kind == ICONS:
            return lambda card: not meant.isdisjoint(facet.of(card))
        return lambda card: facet.of(card) in meant


def _turned(test: Test | None) -> Test | None:
    return None if test is None else lambda card: not test(card)


def _facet(rules: Ruleset, named: str) -> Facet | None:
    named = folded(named)
    exact = next((facet for facet in rules.facets if named in (facet.key, facet.short)), None)
    if exact is not None or len(named) < 2:
        return exact
    return next((facet for facet in rules.facets if facet.key.startswith(named)), None)


def _near(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(folded(word), list(known), 1, 0.6)
    return f"; did you mean {near[0]!r}?" if near else ""
