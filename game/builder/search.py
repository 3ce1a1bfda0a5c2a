"""Looking for cards with a small query language.

    c:red cost<=3 has:protector -type:action "draws a card" (heron or lark)

A term is a facet with a value (`c:red`, `cost<=3`, `strength>4`, `has:taunt`, `guardian:draw`), or with several of
which one must hold (`c:red,blue`, `cost:1,2`), or `name:` with what a name holds, or a word or a quoted phrase that
stands somewhere on the card. Terms beside each other must all hold; `or` holds if one side does; `-` before a term or
a bracket turns it round. A query never fails: what it does not understand it leaves out and says.
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
_NAME, _SIGN = r"[^\W\d_][\w-]*", r"(?:<=|>=|!=|:|=|<|>)"
_NEXT = rf"(?:-|\(|(?:or|and)\b|{_NAME}\s*{_SIGN})"  # what begins a term of its own, and is no value
_VALUE = r"""(?:[^\s()"]*"[^"]*"?|[^\s()"]+)"""
_PIECE = re.compile(
    rf"\s*(?:(?P<bracket>[()])|(?P<piece>-?(?:{_NAME}\s*{_SIGN}(?:\s+(?!{_NEXT}))?(?:{_VALUE})?|{_VALUE})))", re.I
)
_TERM = re.compile(rf"(?P<facet>{_NAME}?)\s*(?P<sign>{_SIGN})\s*(?P<value>.*)", re.S)
ALIASES = {"color": "colour", "n": "name", "kind": "type"}
_NAMES = Facet("name", "Name", TEXT, lambda card: card.name)
"""All games name their cards, so this is none of their facets."""
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


def sorted_by(rules: Ruleset, cards: Iterable[Printed], sort: str) -> list[Printed]:
    """Cards in the order of a facet, those without it last; of the book, if no facet of that name is there."""
    facet = next((facet for facet in rules.decks.facets if facet.key == sort), None)
    if sort == "name":
        return sorted(cards, key=lambda card: folded(card.name))
    if facet is None:
        return list(cards)
    return sorted(cards, key=lambda card: (*place(facet, card), folded(card.name)))


def place(facet: Facet, card: Printed) -> tuple[int, object]:
    """Where a card stands among others by a facet; what has no such value comes last."""
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
    if split.isascii():
        return split
    return "".join(sign for sign in split if not unicodedata.combining(sign))


@lru_cache(maxsize=20_000)
def written(card: Printed) -> str:
    """Everything written on a card, folded. Cards are shared and never change, so each is folded once."""
    guardian = card.__dict__.get("guardian_text", "")
    return folded(" ".join((card.name, card.text, guardian, card.note)))


def warm(rules: Ruleset) -> None:
    """Fold what is written on all cards now, so that the first letter that somebody types need not wait for it."""
    for card in rules.book:
        written(card)


def _pieces(text: str) -> list[str]:
    """Brackets and terms, the last first (they are taken from the end of the list)."""
    return [match["bracket"] or match["piece"] for match in _PIECE.finditer(text)][::-1]


def _all(tests: list[Test]) -> Test:
    if not tests:
        return lambda card: True
    first, *others = tests
    if not others:
        return first
    rest = _all(others)
    return lambda card: first(card) and rest(card)


class _Known(dict):
    """What a test has said of each card: somebody who types asks the same of the same cards again and again."""

    def __init__(self, test: Test) -> None:
        super().__init__()
        self.test = test

    def __missing__(self, card: Printed) -> bool:
        said = self[card] = bool(self.test(card))
        return said


@lru_cache(maxsize=64)
def _term(rules: Ruleset, piece: str) -> tuple[Test | None, tuple[str, ...]]:
    """The test that a term makes, and what was not understood of it."""
    reader = _Reader([], rules)
    test = reader.term(piece)
    return None if test is None else _Known(test).__getitem__, tuple(reader.complaints)


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
        if not piece.strip("-"):
            self.complaints.append(f"{piece!r} is not finished")
            return None
        if piece.startswith("-"):
            return _turned(self.known_term(piece[1:]))
        return self.known_term(piece)

    def known_term(self, piece: str) -> Test | None:
        test, complaints = _term(self.rules, piece)
        self.complaints += complaints
        return test

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
            known = ["name", *(word for each in self.rules.decks.facets for word in (each.key, each.short) if word)]
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
        test, complaint = value_test(facet, sign, value)
        if test is None:
            self.complaints.append(f"{piece!r}{complaint}")
            return None
        of = facet.of
        return lambda card: test(of(card))


def value_test(facet: Facet, sign: str, value: str) -> tuple[Callable[[object], bool] | None, str]:
    """Whether a value of a facet is meant by `sign` and these words; or None, and what was not understood."""
    if facet.kind == NUMBER:
        return _number_test(sign, value)
    if sign not in (":", "=", "!="):
        return None, f": {facet.label.lower()} is no number; write {facet.key}:{value}"
    if facet.kind == TEXT:
        wanted = folded(value)
        test = lambda found: wanted in folded(str(found))  # noqa: E731
    else:
        meant: set[str] = set()
        for word in filter(None, value.split(",")):
            named = meant_by(facet, word)
            if not named:
                return None, f": no {facet.label.lower()} is {word!r}{_near(folded(word), facet.values)}"
            meant |= named
        test = (lambda found: not meant.isdisjoint(found)) if facet.kind == ICONS else meant.__contains__
    return (test if sign != "!=" else lambda found: not test(found)), ""


def _number_test(sign: str, value: str) -> tuple[Callable[[object], bool] | None, str]:
    wanted = [word for word in value.split(",") if word]
    for word in wanted:
        if not re.fullmatch(r"\d{1,4}", word, re.ASCII):
            return None, f": {word!r} is no number"
    numbers = {int(word) for word in wanted}
    if len(numbers) > 1 or sign in (":", "="):
        if sign not in (":", "=", "!="):
            return None, f": {sign} goes with one number"
        is_in = sign != "!="
        return lambda found: found is not None and (found in numbers) is is_in, ""
    if not numbers:
        return None, " is not finished"
    compare, only = SIGNS[sign], numbers.pop()
    return lambda found: found is not None and compare(found, only), ""


def meant_by(facet: Facet, word: str) -> set[str]:
    """The values that a word names. It may be cut short: c:r is red, has:guard is every icon that begins so."""
    wanted = folded(word).replace(" ", "-")
    called = _called(facet.values, facet.names)
    exact = {key for name, key in called if name == wanted}
    return exact or {key for name, key in called if name.startswith(wanted)}


@lru_cache(maxsize=64)
def _called(values: tuple[str, ...], names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What each value can be called, folded."""
    both = [(value, value) for value in values] + list(zip(names, values, strict=False))
    return tuple((folded(name).replace(" ", "-"), value) for name, value in both)


# Buttons: what a query says of one facet, and the query that says something else of it


def chosen(text: str, rules: Ruleset, facet: Facet, values: Iterable[object]) -> set[object]:
    """Which of these values of a facet the terms of a query leave; none if it does not speak of the facet.

    Of icons: those that it asks for. What stands in brackets or beside an `or` is for the words alone.
    """
    tests, icons = [], set()
    for match, is_not in _terms(text, rules, facet):
        test, _ = value_test(facet, match["sign"], match["value"].strip('"'))
        if test is None:
            continue
        if facet.kind == ICONS:
            if not is_not and match["sign"] != "!=":
                icons |= {value for value in values if test((value,))}
        else:
            tests.append(lambda value, test=test, is_not=is_not: test(value) is not is_not)
    if facet.kind == ICONS:
        return icons
    return {value for value in values if all(test(value) for test in tests)} if tests else set()


def with_chosen(text: str, rules: Ruleset, facet: Facet, values: Iterable[object]) -> str:
    """The query with these values of a facet in the place of what it said of that facet."""
    said = [str(value) for value in values]
    named = facet.short or facet.key
    words = [f"{named}:{value}" for value in said] if facet.kind == ICONS else []
    words = words or ([f"{named}:{','.join(said)}"] if said else [])
    spans = []
    for match, is_not in _terms(text, rules, facet):
        if facet.kind != ICONS or not (is_not or match["sign"] == "!="):
            spans.append(match.span)
    if _has_or(text) and words and not spans:
        text = f"({text.strip()})"
    at = spans[0][0] if spans else len(text)
    for start, end in reversed(spans):
        text = text[:start] + text[end:]
    text = f"{text[:at].rstrip()} {' '.join(words)} {text[at:].lstrip()}"
    return text.strip()


class _Spot(NamedTuple):
    """A term of a query and where it stands."""

    parts: dict[str, str]
    span: tuple[int, int]

    def __getitem__(self, name: str) -> str:
        return self.parts[name]


def _terms(text: str, rules: Ruleset, facet: Facet) -> list[tuple[_Spot, bool]]:
    """The terms of a query about a facet that all cards must fulfil, and whether they are turned round."""
    found, depth = [], 0
    if _has_or(text):
        return []
    before = ""
    for match in _PIECE.finditer(text[:LONGEST]):
        piece = match["bracket"] or match["piece"]
        depth += (piece == "(") - (piece == ")")
        term = _TERM.fullmatch(piece.removeprefix("-"))
        if depth == 0 and term and before != "-" and term["value"] and _facet(rules, term["facet"]) is facet:
            found.append((_Spot(term.groupdict(), match.span("piece")), piece.startswith("-")))
        before = piece
    return found


def _has_or(text: str) -> bool:
    """Whether a query has alternatives outside of brackets."""
    depth = 0
    for match in _PIECE.finditer(text[:LONGEST]):
        piece = match["bracket"] or match["piece"]
        depth += (piece == "(") - (piece == ")")
        if depth == 0 and piece.casefold() == "or":
            return True
    return False


def _turned(test: Test | None) -> Test | None:
    return None if test is None else lambda card: not test(card)


def _facet(rules: Ruleset, named: str) -> Facet | None:
    named = folded(named)
    named = ALIASES.get(named, named)
    if named == _NAMES.key:
        return _NAMES
    exact = next((facet for facet in rules.decks.facets if named in (facet.key, facet.short)), None)
    if exact is not None or len(named) < 2:
        return exact
    return next((facet for facet in rules.decks.facets if facet.key.startswith(named)), None)


def _near(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(folded(word), list(known), 1, 0.6)
    return f"; did you mean {near[0]!r}?" if near else ""
