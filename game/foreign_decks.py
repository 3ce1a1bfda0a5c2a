"""Deck lists as other programs write them, turned into ours: XML, JSON, tables, several decks in one text.

Nothing is judged here: what comes out is text for `decks.read`, which names every line of which it can make nothing.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from . import foreign_json, foreign_xml, texts
from .card_names import index
from .deck_lines import SURELY_NEAR
from .files import BadFile, content, read_text
from .foreign_sheet import (
    DECK,
    IN_DECK_FLAGS,
    NAMES,
    NUMBERS,
    NotRead,
    Sheet,
    counted_place,
    is_true,
    number_in,
    other_numbers,
    place_of,
    place_of_marks,
)  # fmt: skip
from .kernel.template import fill
from .line_forms import FRONT_NUMBER, MOST_LINES, NUMBER_FIRST, lines_of, numbered_groups, plain, tidy, wordings
from .rules import RULESETS

NAME = re.compile(r"#(?!#)\s*\S")
COUNTED = re.compile(r".*[(\[]\d+[)\]]")  # "# Creatures (12)" is no name of a deck
FENCED = re.compile(r"```\w*\n(.*)\n```", re.S)  # as text is marked that a program is to leave alone
DECK_COLUMNS = ("deck", "deckname", "decklist")
MOST_COLUMNS = 200  # of a table that are looked at for numbers and places
MOST_DECKS = 200  # of one text
UNPRINTED = re.compile(r"[\x01-\x08\x0e-\x1f\x7f]")  # in no text; a NUL is what some editors leave behind it


class Turned(NamedTuple):
    """The deck lists of a text in our own lines, and why it is not read: the end of a sentence about it, or ""."""

    texts: tuple[str, ...]
    fault: str = ""


def words_of(path: Path | str, most: int) -> str:
    """The words of a file from elsewhere: UTF-8, or as Windows writes text otherwise. Raises BadFile for no text."""
    try:
        words = read_text(path, most)
        return words if "\0" not in words else decoded(content(path, most))
    except BadFile as fault:
        if not isinstance(fault.__cause__, UnicodeDecodeError):
            raise
        try:
            return decoded(content(path, most))
        except UnicodeDecodeError:
            raise fault from fault.__cause__


def decoded(data: bytes) -> str:
    """The words in the bytes of a text: UTF-8, UTF-16 with or without its mark, or Windows-1252.

    Raises UnicodeDecodeError for what is no text in any of them.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _printed(data, "utf-16")
    if b"\0" in data and len(data) % 2 == 0:
        low, high = data[::2].count(0), data[1::2].count(0)  # every letter of Latin script has one zero
        if max(low, high) * 4 > len(data) // 2 and min(low, high) * 16 <= max(low, high):
            return _printed(data, "utf-16-le" if high > low else "utf-16-be")
    try:
        return data.decode().removeprefix("\ufeff")
    except UnicodeDecodeError:
        return _printed(data, "cp1252")


def _printed(data: bytes, how: str) -> str:
    words = data.decode(how)
    if found := UNPRINTED.search(words):
        raise UnicodeDecodeError(how, data, found.start(), found.end(), texts.NOT_TEXT)
    return words


def lists(text: str) -> list[str]:
    """The deck lists that a text holds, each as lines of ours; the text itself where it is in no other form."""
    return list(turned(text).texts)


def turned(text: str) -> Turned:
    """The deck lists that a text holds, each as lines of ours; the text itself where it is in no other form.

    With a fault, `texts` is the text as it stands.
    """
    bare = text.removeprefix("\ufeff").strip()
    if fenced := FENCED.fullmatch(bare):
        bare = text = fenced[1].strip()
    forms: tuple[Callable[[str], list[Sheet]], ...] = (foreign_xml.sheets, foreign_json.sheets, _table)
    try:
        for form in forms:
            if found := form(bare):
                return _few([sheet.text() for sheet in found])
    except NotRead as fault:
        return Turned((text,), str(fault))
    if sum(1 for line in lines_of(text) if line.strip()) > MOST_LINES:
        return Turned((text,), fill(texts.MANY_LINES, n=MOST_LINES))
    return _few(_several(text))


def _few(written: list[str]) -> Turned:
    """These lists, if there are not too many."""
    if len(written) > MOST_DECKS:
        return Turned(("",), fill(texts.MANY_DECKS, n=MOST_DECKS))
    return Turned(tuple(written))


def _several(text: str) -> list[str]:
    """The lists of a text in which a further deck begins after cards: with its name, or with "Deck" once more."""
    found: list[list[str]] = [[]]
    has_cards = has_head = False
    lines = lines_of(text)
    groups = numbered_groups(lines, lambda words: place_of(words).kind not in ("deck", "unknown"))
    for n, line in enumerate(lines):
        bare = line.strip()
        if has_cards and (bare == "About" or (bare == "Deck" and has_head) or (n not in groups and _is_name(bare))):
            found.append([])
            has_cards = has_head = False
        elif bare and bare[0] != "#" and bare[:2] != "//" and any(map(str.isdigit, bare)):
            has_cards = True
        has_head = has_head or bare == "Deck"
        found[-1].append(line)
    return ["\n".join(lines) for lines in found] if len(found) > 1 else [text]


def _is_name(line: str) -> bool:
    """Whether a line names a deck, and is no heading of some of its cards ("# Actions", "# Spells (12)"), nor a card
    that somebody took out of the list ("# 3 Silver Fox")."""
    words = FRONT_NUMBER.sub("", line.strip("# "), count=1)
    is_heading = COUNTED.fullmatch(line) or place_of(words).kind != "unknown"
    return bool(NAME.match(line)) and not is_heading and not _is_card(line.strip("# "))


def _is_card(line: str) -> bool:
    """Whether a line is a card with its number, or so near one that it is hardly the name of a deck."""
    known = [index(rules.book) for rules in RULESETS.values() if rules.decks.parts]
    if any(each.find(name) for _, name in wordings(line) for each in known):
        return True
    is_numbered = NUMBER_FIRST.match(line) and FRONT_NUMBER.match(line)
    return bool(is_numbered and any(each.nearest(FRONT_NUMBER.sub("", line), SURELY_NEAR) for each in known))


def _table(text: str) -> list[Sheet]:
    """Rows under a head that names a column of numbers and one of cards, parted by commas, semicolons or tabs."""
    text = re.sub(r"\Asep=.\r?\n", "", text)  # as Excel marks what parts the cells
    first = text.split("\n", 1)[0]
    mark = max(",;\t", key=first.count)
    if not first.count(mark):
        return []
    rows = _rows(text, mark)
    if not rows:
        return []
    head = [plain(cell) for cell in rows[0]]
    number, name = (_column(head, names) for names in (NUMBERS, NAMES))
    if name < 0 or (number < 0 and not any(map(counted_place, head))):
        return []
    if any("\n" in cell for row in rows for n, cell in enumerate(row) if n in (number, name)):
        rows = _rows(text, mark, csv.QUOTE_NONE)  # a stray quotation mark has swallowed rows
    by_deck = _deck_column(head, rows[1:])
    ticked = [n for n, said in enumerate(head) if said in IN_DECK_FLAGS and any(is_true(c) for c in _cells(rows, n))]
    found: dict[str, Sheet] = {}
    for row in rows[1:]:
        deck = tidy(row[by_deck]) if 0 <= by_deck < len(row) else ""
        sheet = found.setdefault(deck, Sheet())
        sheet.name = deck
        _take_row(sheet, head, row, name, ticked, mark)
    rest = next(iter(found.values()), Sheet())
    for sheet in found.values():
        rest.named |= sheet.named
    for row in rows:
        for cell in row:
            for words in re.split(rf'[\n"{mark}]', cell) if "\n" in cell else (cell,):
                rest.mention(words.strip())
    return list(found.values())


def _take_row(sheet: Sheet, head: list[str], row: list[str], name: int, ticked: list[int], mark: str) -> None:
    """One row of a table: a card in its place, or a line to be named. An empty cell in a `ticked` column means no."""
    cells = zip_longest(head[:MOST_COLUMNS], row[:MOST_COLUMNS], fillvalue="")
    marks = [(said, cell.strip()) for n, (said, cell) in enumerate(cells) if n != name]
    has_number, number = number_in(marks)
    others = list(other_numbers(marks))
    if len(row) > name and row[name].strip() and (has_number or others):
        by_marks = [mark for mark in marks if mark[0] not in DECK_COLUMNS or place_of(mark[1]).kind != "unknown"]
        by_marks += [(head[n], "no") for n in ticked if n >= len(row) or not row[n].strip()]
        if has_number:
            sheet.card(place_of_marks(by_marks, DECK), number, row[name])
        for place, other in others:
            sheet.card(place, other, row[name])
    elif any(map(str.strip, row)):
        sheet.line(DECK, tidy(mark.join(row)))


def _cells(rows: list[list[str]], column: int) -> list[str]:
    """The cells of a column that have words."""
    return [row[column] for row in rows[1:] if column < len(row) and row[column].strip()]


def _deck_column(head: list[str], rows: list[list[str]]) -> int:
    """The column with the names of several decks; -1 if there is none, or its cells are places in one deck."""
    column = _column(head, DECK_COLUMNS)
    cells = _cells([head, *rows], column) if column >= 0 else []
    return column if cells and all(place_of(cell).kind == "unknown" for cell in cells) else -1


def _rows(text: str, mark: str, quoting: int = csv.QUOTE_MINIMAL) -> list[list[str]]:
    """The cells of a table, row by row; none if it is no table."""
    try:
        return list(csv.reader(io.StringIO(text, newline=""), delimiter=mark, quoting=quoting))
    except csv.Error:
        return []


def _column(head: list[str], names: tuple[str, ...]) -> int:
    """The column with the surest of these names; -1 if there is none. "Number" beside "Count" is that of a print."""
    return next((head.index(name) for name in names if name in head), -1)
