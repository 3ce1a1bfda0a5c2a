"""Decks as XML: Cockatrice (.cod), Magic Online (.dek), Lackey (.dek), OCTGN (.o8d).

They differ in the names of their elements and in what they write as attributes. A card is an element `card` or `cards`
with a name as an attribute, as text, or as an element in it. A zone, section or superzone above it is its place.
"""

from __future__ import annotations

import re
from xml.parsers import expat

from . import texts
from .foreign_sheet import DECK, NAMES, NotRead, Place, Sheet, number_in, other_numbers, place_of, place_of_marks
from .kernel.template import fill
from .line_forms import LONGEST_LINE, MOST_LINES, lines_of, plain, tidy

DEEPEST = 12  # elements: a card of a deck lies four deep
MOST_ELEMENTS = 10 * MOST_LINES
LIKE_XML = re.compile(r"<(?:\?xml|!--|!DOCTYPE|[A-Za-z_])", re.I)
LIKE_PAGE = re.compile(r"\s*(?:<!DOCTYPE html|<html)", re.I)
HEAD = re.compile(r"<\?xml[^>]{0,200}\?>")  # between decks that stand one after the other
CARDS, PLACED = ("card", "cards"), ("zone", "section", "superzone", "board", "pile")
TITLES, ABOUT = ("deckname", "name", "title"), ("comments", "notes", "description")


class Element:
    """An element with plain names: its attributes, what it holds, and its text."""

    __slots__ = ("attributes", "inner", "tag", "words")

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = plain(tag.rpartition(":")[2])
        self.attributes = {plain(key): value for key, value in attributes.items()}
        self.inner: list[Element] = []
        self.words: list[str] = []

    @property
    def lines(self) -> list[str]:
        """Its text line by line; another element parts two lines too."""
        return [tidy(line) for words in self.words for line in lines_of(words) if tidy(line)]

    @property
    def text(self) -> str:
        return tidy("".join(self.words))


def sheets(text: str) -> list[Sheet]:
    """The decks in a text, one after the other; none if it is no XML.

    Raises NotRead for XML that is damaged, nested too deep or too long, or brings definitions of its own.
    """
    if not LIKE_XML.match(text):
        return []
    if LIKE_PAGE.match(text):
        raise NotRead(texts.WEB_PAGE)
    if "<!DOCTYPE" in text or "<!ENTITY" in text:  # what these can do to a parser is not worth it
        raise NotRead(texts.DOCTYPE)
    found = []
    for root in _parsed(text).inner:
        sheet = Sheet()
        _read(sheet, root, DECK if root.tag in CARDS else None, root)
        for words in _strings(root):
            if words != sheet.name:
                sheet.mention(words)
        if sheet.entries:
            found.append(sheet)
    return found


def _parsed(text: str) -> Element:
    """The elements of a text under one that holds them all."""
    open_elements = [Element("", {})]
    number = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal number
        number += 1
        if len(open_elements) > DEEPEST:
            raise NotRead(fill(texts.NESTED, n=DEEPEST))
        if number > MOST_ELEMENTS:
            raise NotRead(fill(texts.MANY_ELEMENTS, n=MOST_ELEMENTS))
        element = Element(tag, attributes)
        open_elements[-1].inner.append(element)
        open_elements.append(element)

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda tag: open_elements.pop()
    parser.CharacterDataHandler = lambda words: open_elements[-1].words.append(words)
    try:
        parser.Parse("<all>", False)
        parser.Parse(HEAD.sub("", text).encode("utf-8", "replace"), False)
        parser.Parse("</all>", True)
    except expat.ExpatError as error:
        raise NotRead(fill(texts.BROKEN_XML, n=error.lineno)) from None
    return open_elements[0].inner[0]


def _read(sheet: Sheet, element: Element, place: Place | None, root: Element) -> None:
    """Take the cards of an element and of those in it, in their order."""
    for each in element.inner:
        if each.tag in CARDS and _is_card(each):
            _take(sheet, each, place or DECK)
        elif element is root and each.tag in TITLES and not each.inner:
            sheet.name = sheet.name or each.text
        elif element is root and each.tag in ABOUT:
            sheet.about = "\n".join(filter(None, (sheet.about, "".join(each.words).strip())))
        else:
            named = each.attributes.get("name", "") if each.tag in PLACED else each.tag
            there = place_of(named)
            is_place = each.tag in PLACED or there.kind != "unknown"
            _read(sheet, each, there if is_place and not (place and there == DECK) else place, root)
    if element is root or element.tag in PLACED:
        for line in element.lines:
            sheet.line(place or DECK, line[:LONGEST_LINE])  # no form has text there
    if element is root and "name" in element.attributes:
        sheet.name = sheet.name or element.attributes["name"]


def _is_card(element: Element) -> bool:
    return not any(each.tag in CARDS for each in element.inner)


def _take(sheet: Sheet, element: Element, place: Place) -> None:
    """One card: how many of it, and where it belongs by what it says itself. Without a number it is one."""
    said = {each.tag: each.text or each.attributes.get("id", "") for each in reversed(element.inner)}
    said |= element.attributes
    has_number, number = number_in(said.items())
    number = number if has_number else "1"
    names = [said[key].strip() for key in NAMES if said.get(key, "").strip()]
    name = names[0] if names else element.text or said.get("id", "")
    marks = [(key, value) for key, value in said.items() if not names or value.strip() != names[0]]
    place = place_of_marks(marks, place)
    if element.text and name != element.text:
        sheet.line(place, element.text[:LONGEST_LINE])
    if name:
        sheet.card(place, number, name)
        for there, other in other_numbers(marks):
            sheet.card(there, other, name)
    elif element.attributes:
        sheet.line(place, tidy(" ".join(f"{key}={value}" for key, value in element.attributes.items()))[:100])


def _strings(element: Element) -> list[str]:
    """All words in an element: attributes and text."""
    found, waiting = [], [element]
    while waiting:
        each = waiting.pop()
        found += [*each.attributes.values(), *each.lines]
        waiting += reversed(each.inner)
    return found
