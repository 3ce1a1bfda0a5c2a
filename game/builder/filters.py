"""Buttons beside a query: what it says of one facet, and the query that says something else of that facet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..kernel.facet import ICONS, Facet
from ..kernel.ruleset import Ruleset
from .search import LONGEST, OR, PIECE, TERM, facet_named, folded, straight, value_test


def chosen(text: str, rules: Ruleset, facet: Facet, values: Iterable[object]) -> set[object]:
    """Which of these values of a facet the terms of a query leave; none if it does not speak of the facet.

    Of icons: those that it asks for. What stands in brackets or beside an `or` is for the words alone.
    """
    tests, icons = [], set()
    for match, is_not in _terms(text, rules, facet):
        test, *_ = value_test(facet, match["sign"], match["value"].strip('"'))
        if test is None:
            continue
        if facet.kind == ICONS:
            if not is_not and match["sign"] != "!=":
                icons |= {value for value in values if test({value: ()})}
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


def has_term(text: str, term: str) -> bool:
    """Whether all cards that a query means must fulfil this term ("is:legal")."""
    return bool(_spans(text, term))


def with_term(text: str, term: str, is_there: bool) -> str:
    """The query with this term, or without it."""
    spans = _spans(text, term)
    if is_there and not spans:
        return f"{f'({text.strip()})' if _has_or(text) else text.strip()} {term}".strip()
    for start, end in [] if is_there else reversed(spans):
        text = f"{text[:start].rstrip()} {text[end:].lstrip()}".strip()
    return text


def _spans(text: str, term: str) -> list[tuple[int, int]]:
    """Where a term stands that all cards must fulfil: outside of brackets, not turned round, with no alternative."""
    found, depth, before = [], 0, ""
    for match in PIECE.finditer(straight(text[:LONGEST])) if not _has_or(text) else ():
        piece = match["bracket"] or match["piece"]
        depth += (piece == "(") - (piece == ")")
        bare = folded(piece).replace(" ", "").replace("=", ":")
        if depth == 0 and bare == term and before.casefold() not in ("-", "not"):
            found.append(match.span("piece"))
        before = piece
    return found


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
    for match in PIECE.finditer(straight(text[:LONGEST])):
        piece = match["bracket"] or match["piece"]
        depth += (piece == "(") - (piece == ")")
        term = TERM.fullmatch(piece.removeprefix("-"))
        if (
            depth == 0
            and term
            and before.casefold() not in ("-", "not")
            and term["value"]
            and facet_named(rules, term["facet"]) is facet
        ):
            found.append((_Spot(term.groupdict(), match.span("piece")), piece.startswith("-")))
        before = piece
    return found


def _has_or(text: str) -> bool:
    """Whether a query has alternatives outside of brackets."""
    depth = 0
    for match in PIECE.finditer(straight(text[:LONGEST])):
        piece = match["bracket"] or match["piece"]
        depth += (piece == "(") - (piece == ")")
        if depth == 0 and piece.casefold() in OR:
            return True
    return False
