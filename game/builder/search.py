"""Looking for cards with a small query language.

    c:red cost<=3 has:fast -type:action "draws a card" (heron or lark) sort:cost

A term is a facet with a value (`c:red`, `cost<=3`, `strength>4`, `has:fast`, `type:action`), with several of which
one must hold (`c:red,blue`, `c:rb`, `cost:1,2`, `cost:1-3`, `cost:4+`), with an icon and its number (`has:draw>=2`); or
`name:` with what a name holds; or a word or a quoted phrase that stands somewhere on the card; or what is so just now
(`in:deck`, `is:legal`). Terms beside each other must all hold; `or`, written `|` too, holds if one side does; `not` or
`-` before a term or a bracket turns it round. `sort:cost` and `sort:-cost` put what is found in order. A query never
fails: what it does not understand it leaves out and says, with what may have been meant.
"""

from __future__ import annotations

import difflib
import operator
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ..kernel.book import Printed
from ..kernel.facet import ICONS, NUMBER, TEXT, WORDS, Facet
from ..kernel.ruleset import Ruleset
from ..kernel.template import fill
from . import texts

Test = Callable[[Printed], bool]
LONGEST = 400  # letters of a query that are read; more is a slip of the clipboard
LEAST = 3  # letters by which a trait can be meant among all words
DEEPEST = 40  # brackets within brackets
_NAME, _SIGN = r"[^\W\d_][\w-]*", r"(?::?(?:<=|>=|!=|[<>\u2264\u2265\u2260])|:|=)"
_NEXT = rf"(?:-|\(|\||(?:or|and|not)\b|{_NAME}\s*{_SIGN})"  # what begins a term of its own, and is no value
_VALUE = r"""(?:[^\s()|"]*"[^"]*"?|[^\s()|"]+)"""
_VALUES = rf"{_VALUE}(?:\|(?!{_NEXT}){_VALUE})*"
PIECE = re.compile(
    rf"\s*(?:(?P<bracket>[()|])|(?P<piece>-?(?:{_NAME}\s*{_SIGN}(?:\s+(?!{_NEXT}))?(?:{_VALUES})?|{_VALUE})))", re.I
)
TERM = re.compile(rf"(?P<facet>{_NAME}?)\s*(?P<sign>{_SIGN})\s*(?P<value>.*)", re.S)
ALIASES = {"color": "colour", "n": "name", "kind": "type"}
OR = ("or", "|")
NOW = ("in", "is", "breaks")  # what begins a term that is so just now
MOST = 9999
_SPAN = re.compile(r"(?P<low>\d{1,4})(?:(?:-|\u2013|\.\.)(?P<high>\d{1,4})|(?P<more>\+))?", re.ASCII)
_COUNTED = re.compile(rf"(?P<icon>[^<>=!:\u2264\u2265\u2260]+)(?P<sign>{_SIGN})(?P<number>\S+)")
_CURLY = str.maketrans(dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb", '"') | dict.fromkeys("\u2018\u2019", "'"))
_MINUS = {ord("\u2212"): "-"}
_SAID = {"\u2264": "<=", "\u2265": ">=", "\u2260": "!="}  # as a phone or a word processor writes them
NAMES = Facet("name", "Name", TEXT, lambda card: card.name)
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


class Complaint(NamedTuple):
    """What was not understood: a sentence, the piece of the query that it is about, and what may have been meant."""

    words: str
    piece: str = ""
    instead: str = ""


class Query(NamedTuple):
    """A query, read: whether a card is meant, what was not understood, and the order that it asks for.

    `sort` is the key of a facet or "name", with a `-` before it for the other way round; "" if it does not say.
    """

    text: str
    matches: Test
    complaints: tuple[Complaint, ...] = ()
    sort: str = ""

    def mended(self, complaint: Complaint) -> str:
        """The query with what may have been meant in the place of what was not understood."""
        return self.text.replace(complaint.piece, complaint.instead, 1) if complaint.piece else self.text


def read(text: str, rules: Ruleset, now: Mapping[str, Test] | None = None) -> Query:
    """The query in a text. Never raises: `complaints` say what was left out, and what may have been meant.

    `now` are terms that hold of a card just now, by what is written for them: {"in:deck": ...}.
    """
    reader = _Reader(_pieces(straight(text[:LONGEST])), rules, now or {})
    if len(text) > LONGEST:
        reader.complain(fill(texts.TOO_LONG, n=LONGEST))
    tests = [reader.either()]
    while reader.pieces:  # a bracket that closes nothing
        reader.pieces.pop()
        reader.complain(texts.UNOPENED_BRACKET, ")")
        tests.append(reader.either())
    return Query(text, _all([test for test in tests if test is not None]), tuple(dict.fromkeys(reader.complaints)),
                 reader.sort)  # fmt: skip


def examples(rules: Ruleset) -> list[str]:
    """A term of each kind, as it may be written for this game; one of them turned round, and an order."""
    facets, found = rules.decks.facets, []
    words = [facet for facet in facets if facet.kind == WORDS and facet.values]
    found += [f"{facet.short or facet.key}:{facet.values[0]}" for facet in words[:1]]
    numbers = [facet.key for facet in facets if facet.kind == NUMBER]
    found += [f"{key}<=3" for key in numbers[:1]]
    found += [f"{facet.key}:{(facet.deeds or facet.values)[0]}" for facet in facets if facet.kind == ICONS][:1]
    found += [f"-{facet.key}:{facet.values[-1]}" for facet in words[1:2]]
    return [*found, *(f"sort:{key}" for key in numbers[:1])]


def hangs_on_now(text: str) -> bool:
    """Whether a query asks for what may be otherwise in a moment (`in:deck`)."""
    return any(
        re.fullmatch(rf"-?({'|'.join(NOW)})\s*[:=].*", piece, re.I) for piece in _pieces(straight(text[:LONGEST]))
    )


@lru_cache(maxsize=20_000)
def folded(words: str) -> str:
    """Words as they are compared: small letters, no accents, straight quotes, a hyphen for a minus."""
    split = unicodedata.normalize("NFKD", words.casefold()).translate(_CURLY | _MINUS)
    if split.isascii():
        return split
    return "".join(sign for sign in split if not unicodedata.combining(sign))


@lru_cache(maxsize=20_000)
def written(card: Printed) -> str:
    """Everything written on a card, folded. Cards are shared and never change, so each is folded once."""
    return folded(card.words)


def warm(rules: Ruleset) -> None:
    """Fold what is written on all cards now, so that the first letter that somebody types need not wait for it."""
    for card in rules.book:
        written(card)


def _pieces(text: str) -> list[str]:
    """Brackets and terms, the last first (they are taken from the end of the list)."""
    return [match["bracket"] or match["piece"] for match in PIECE.finditer(text)][::-1]


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
def _term(rules: Ruleset, piece: str) -> tuple[Test | None, tuple[Complaint, ...]]:
    """The test that a term makes, and what was not understood of it."""
    reader = _Reader([], rules, {})
    test = reader.term(piece)
    return None if test is None else _Known(test).__getitem__, tuple(reader.complaints)


class _Reader:
    """Reads pieces from left to right. A test is None where nothing was said or understood."""

    def __init__(self, pieces: list[str], rules: Ruleset, now: Mapping[str, Test]) -> None:
        self.pieces = pieces
        self.rules = rules
        self.now = now
        self.complaints: list[Complaint] = []
        self.sort = ""
        self.depth = 0

    def complain(self, words: str, piece: str = "", instead: str = "") -> None:
        said = fill(texts.MEANT, words=words, instead=instead) if instead else words
        self.complaints.append(Complaint(said, piece, instead))

    def either(self) -> Test | None:
        """Alternatives with `or` between them, up to a closing bracket or the end."""
        sides = [self.both()]
        while self.pieces and self.pieces[-1].casefold() in OR:
            self.pieces.pop()
            sides.append(self.both())
        told = [side for side in sides if side is not None]
        if len(told) < 2:
            return told[0] if told else None
        return lambda card: any([side(card) for side in told])

    def both(self) -> Test | None:
        tests = []
        while self.pieces and self.pieces[-1] != ")" and self.pieces[-1].casefold() not in OR:
            test = self.one()
            if test is not None:
                tests.append(test)
        return _all(tests) if tests else None

    def one(self) -> Test | None:
        piece = self.pieces.pop()
        if piece == "(":
            return self.bracket()
        if piece == "-" and self.pieces and self.pieces[-1] == "(":
            self.pieces.pop()
            return _turned(self.bracket())
        if piece.casefold() == "not":
            if not self.pieces or self.pieces[-1] == ")" or self.pieces[-1].casefold() in OR:
                self.complain(fill(texts.UNFINISHED, piece=piece), piece)
                return None
            return _turned(self.one())
        if piece.casefold() == "and":
            return None
        if not piece.strip("-"):
            self.complain(fill(texts.UNFINISHED, piece=piece), piece)
            return None
        if piece.startswith("-"):
            return _turned(self.known_term(piece[1:]))
        return self.known_term(piece)

    def known_term(self, piece: str) -> Test | None:
        bare = folded(piece).replace(" ", "").replace("=", ":")
        if bare in self.now:
            return self.now[bare]
        head, colon, rest = bare.partition(":")
        if colon and head in NOW:
            known = [word for word in self.now if word.startswith(f"{head}:")]
            if not rest:
                self.complain(fill(texts.UNFINISHED, piece=piece), piece)
            else:
                near = _likely(bare, known)
                template = texts.NOT_A_TERM if near else texts.NOT_A_STATE if known else texts.NOT_A_STATE_HERE
                said = fill(template, piece=piece, known=", ".join(known))
                self.complain(said, piece, near)
            return None
        if colon and head in ("sort", "order"):
            return self.sorted(piece, rest)
        test, complaints = _term(self.rules, piece)
        self.complaints += complaints
        return test

    def sorted(self, piece: str, by: str) -> None:
        """The order that is asked for: of several the last."""
        named = by.lstrip("-")
        if not named:
            self.complain(fill(texts.UNFINISHED, piece=piece), piece)
            return
        facet = facet_named(self.rules, named)
        if facet is None or (facet.kind in (ICONS, TEXT) and facet is not NAMES):
            known = ["name", *(each.key for each in self.rules.decks.facets if each.kind in (WORDS, NUMBER))]
            near = _likely(named, known)
            self.complain(fill(texts.NOT_A_SORT, piece=piece, known=", ".join(known)), piece, near and f"sort:{near}")
            return
        self.sort = "-" * by.startswith("-") + facet.key

    def bracket(self) -> Test | None:
        self.depth += 1
        if self.depth > DEEPEST:
            self.pieces.clear()
            self.complain(texts.TOO_DEEP)
            return None
        inner = self.either()
        self.depth -= 1
        if self.pieces:
            self.pieces.pop()  # the closing bracket; at the very end one may be missing while somebody types
        return inner

    def term(self, piece: str) -> Test | None:
        match = TERM.fullmatch(piece)
        if match is None or piece.startswith('"'):
            return self.words(piece)
        named, sign, value = match["facet"], match["sign"], match["value"].strip('"')
        facet = facet_named(self.rules, named)
        if facet is None:
            known = ["name", *(word for each in self.rules.decks.facets for word in (each.key, each.short) if word)]
            near = _likely(named, known)
            said = fill(texts.NO_FACET, piece=piece, name=named)
            self.complain(said, piece, near and near + piece[len(named) :])
            return None
        if not value:
            self.complain(fill(texts.UNFINISHED, piece=piece), piece)
            return None
        return self.faceted(piece, facet, sign, value)

    def words(self, piece: str) -> Test | None:
        wanted = folded(piece.strip('"'))
        if not wanted:
            return None
        facet = next((facet for facet in self.rules.decks.facets if facet.key == "trait"), None)
        traits = frozenset() if facet is None else _traits_of(facet, wanted)
        if not traits:
            return lambda card: wanted in written(card)
        return lambda card: wanted in written(card) or not traits.isdisjoint(facet.of(card))

    def faceted(self, piece: str, facet: Facet, sign: str, value: str) -> Test | None:
        test, complaint, near = value_test(facet, sign, value, piece)
        if test is None:
            self.complain(complaint, piece, near and piece.replace(*near))
            return None
        of = facet.amounts or facet.of
        return lambda card: test(of(card))


Meant = tuple[Callable[[Any], bool] | None, str, tuple[str, str] | None]


def value_test(facet: Facet, sign: str, value: str, piece: str = "") -> Meant:
    """Whether a value of a facet is meant by `sign` and these words.

    Or None, what was not understood of the piece, and (word, what may be meant for it) if something like it is known.
    """
    sign = sign.lstrip(":") or ":"  # "cost:>3"
    sign = _SAID.get(sign, sign)
    if facet.kind == NUMBER:
        return _number_test(sign, value, piece)
    named = facet.key if facet.kind == ICONS else facet.label_within
    if sign not in (":", "=", "!="):
        said = fill(texts.NO_NUMBERS, piece=piece, facet=named, key=facet.key, value=value)
        return None, said, None
    if facet.kind == TEXT:
        wanted = folded(value)
        return _signed(sign, lambda found: wanted in folded(str(found))), "", None
    meant: set[str] = set()
    counted: list[tuple[set[str], Callable[[int], bool]]] = []
    for word in filter(None, re.split(r"[,|]", value)):
        bare, number = word, None
        if facet.amounts is not None and (match := _COUNTED.fullmatch(word)):
            bare = match["icon"]
            number = value_test(facet._replace(kind=NUMBER), match["sign"], match["number"], piece)
            if number[0] is None:
                return None, number[1], None
        keys = meant_by(facet, bare)
        if not keys:
            near = _likely(folded(bare), facet.values)
            template = texts.NO_ICON if facet.kind == ICONS else texts.NO_VALUE
            return None, fill(template, piece=piece, facet=named, word=bare), (bare, near) if near else None
        if number is None:
            meant |= keys
        else:
            counted.append((keys, number[0]))
    if facet.kind == ICONS and counted:
        return _signed(sign, lambda found: not meant.isdisjoint(found) or _has_amount(found, counted)), "", None
    return (
        _signed(sign, (lambda found: not meant.isdisjoint(found)) if facet.kind == ICONS else meant.__contains__),
        "",
        None,
    )


def _traits_of(facet: Facet, wanted: str) -> frozenset[str]:
    """The traits that stand on cards by a name of which a word begins so: on its face a card says them besides its
    words."""
    if len(wanted) < LEAST:
        return frozenset()
    names = zip(facet.values, facet.names or facet.values, strict=True)
    return frozenset(key for key, name in names if any(f" {wanted}" in f" {folded(one)}" for one in (key, name)))


def _signed(sign: str, test: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return test if sign != "!=" else lambda found: not test(found)


def _has_amount(found: Mapping[str, Iterable[int]], counted: list[tuple[set[str], Callable[[int], bool]]]) -> bool:
    """Whether one of the icons stands on a card with such a number."""
    return any(test(number) for named, test in counted for icon in named for number in found.get(icon, ()))


def _number_test(sign: str, value: str, piece: str) -> Meant:
    """A number, several, or spans of numbers: 3, 1,2, 1-3, 1..3, 4+."""
    spans: list[tuple[int, int]] = []
    for word in filter(None, re.split(r"[,|]", value)):
        match = _SPAN.fullmatch(word)
        if match is None:
            return None, fill(texts.NOT_A_NUMBER, piece=piece, word=word), None
        low = int(match["low"])
        spans.append((low, MOST if match["more"] else int(match["high"] or low)))
    if not spans:
        return None, fill(texts.UNFINISHED, piece=piece), None
    (low, high), *others = spans
    if sign in (":", "=", "!="):
        is_in = sign != "!="
        return lambda found: found is not None and any(a <= found <= b for a, b in spans) is is_in, "", None
    if others or low != high:
        return None, fill(texts.ONE_NUMBER, piece=piece, sign=sign), None
    compare = SIGNS[sign]
    return lambda found: found is not None and compare(found, low), "", None


def meant_by(facet: Facet, word: str) -> set[str]:
    """The values that a word names. It may be cut short: c:r is red, has:guard is every icon that begins so."""
    wanted = folded(word).replace(" ", "-")
    called = _called(facet.values, facet.names)
    exact = {key for name, key in called if name == wanted}
    begun = exact or {key for name, key in called if name.startswith(wanted)}
    if begun or facet.kind != WORDS or not wanted.isalpha():
        return begun
    each = [{key for name, key in called if name.startswith(letter)} for letter in wanted]  # c:rb is red or blue
    return set().union(*each) if all(len(keys) == 1 for keys in each) else set()


@lru_cache(maxsize=64)
def _called(values: tuple[str, ...], names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What each value can be called, folded."""
    both = [(value, value) for value in values] + list(zip(names, values, strict=False))
    return tuple((folded(name).replace(" ", "-"), value) for name, value in both)


def _turned(test: Test | None) -> Test | None:
    return None if test is None else lambda card: not test(card)


def facet_named(rules: Ruleset, named: str) -> Facet | None:
    named = folded(named)
    named = ALIASES.get(named, named)
    if named == NAMES.key:
        return NAMES
    exact = next((facet for facet in rules.decks.facets if named in (facet.key, facet.short)), None)
    if exact is not None or len(named) < 2:
        return exact
    return next((facet for facet in rules.decks.facets if facet.key.startswith(named)), None)


def _likely(word: str, known: Iterable[str]) -> str:
    """What may have been meant by a word; "" if nothing is like it."""
    near = difflib.get_close_matches(folded(word), list(known), 1, 0.6)
    return near[0] if near else ""


def straight(text: str) -> str:
    """The text with straight quotes for curly ones, as a word processor or a phone writes them."""
    return text.translate(_CURLY)
