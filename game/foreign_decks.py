"""Deck lists as other programs write them, turned into ours: Cockatrice's .cod, JSON, tables, several in one text.

Nothing is judged here: what comes out is text for `decks.read`, which names every line of which it can make nothing.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from .deck_lines import OUTSIDE, SIDE, as_name, plain, tidy

NUMBERS = ("count", "quantity", "qty", "amount", "copies", "number", "anzahl", "cards")
NAMES = ("name", "card", "cardname", "title", "key", "card name", "slug")
PARTS = ("part", "section", "board", "zone", "category")
HEADINGS = ("extra", "extradeck", *SIDE, *OUTSIDE)  # keys of JSON that say where cards lie
NAME = re.compile(r"#(?!#)\s*\S")
DEEPEST = 12  # of a JSON text: a deck lies three or four deep


def lists(text: str) -> list[str]:
    """The deck lists that a text holds, each as lines of ours; the text itself where it is in no other form."""
    bare = text.removeprefix("\ufeff").strip()
    for is_like, turned in ((bare[:1] == "<", _cod), (bare[:1] in ("{", "["), _json), (True, _table)):
        found = turned(bare) if is_like else []
        if found:
            return found
    return _several(text)


def _several(text: str) -> list[str]:
    """The lists of a text in which a further name stands after cards: each begins with its name."""
    found: list[list[str]] = [[]]
    has_cards = False
    for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        bare = line.strip()
        if has_cards and (NAME.match(bare) or bare == "About"):
            found.append([])
            has_cards = False
        elif bare and bare[0] != "#" and any(map(str.isdigit, bare)):
            has_cards = True
        found[-1].append(line)
    return ["\n".join(lines) for lines in found] if len(found) > 1 else [text]


def _cod(text: str) -> list[str]:
    """A deck of Cockatrice: zones of <card number="3" name="..."/>."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        return []  # no deck has these, and what they can do to a reader is not worth it
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return []
    if not root.tag.startswith("cockatrice"):
        return []
    lines = _head(root.findtext("deckname") or "", root.findtext("comments") or "")
    for zone in root.iter("zone"):
        lines.append(f"{tidy(zone.get('name') or 'main').capitalize()}:")
        lines += [f"{card.get('number', '1')} {tidy(card.get('name', ''))}" for card in zone.iter("card")]
    return ["\n".join(lines)]


def _json(text: str) -> list[str]:
    """A deck or a list of decks as JSON: anything in which a name stands beside a number."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return []
    several = data if isinstance(data, list) and data and all(map(_is_deck, data)) else [data]
    found = []
    for one in several:
        lines = list(_entries(one, 0))
        if any(line[:1].isdigit() for line in lines):
            about = one.get("description", "") if isinstance(one, dict) else ""
            name = next((one[key] for key in ("name", "title", "deckName") if isinstance(one.get(key), str)), "") \
                if isinstance(one, dict) else ""  # fmt: skip
            found.append("\n".join(_head(name, about if isinstance(about, str) else "") + lines))
    return found


def _is_deck(data: Any) -> bool:
    """Whether it holds cards of its own, and is not one card among others."""
    return isinstance(data, dict) and any(isinstance(value, dict | list) for value in data.values()) and not _card(data)


def _entries(data: Any, depth: int) -> Iterator[str]:
    """The lines that a piece of JSON holds: cards, and the names of what they stand in as headings."""
    if depth > DEEPEST:
        return
    if isinstance(data, list):
        for each in data:
            if isinstance(each, str):
                yield f"1 {tidy(each)}" if not each[:1].isdigit() else tidy(each)
            else:
                yield from _entries(each, depth + 1)
    elif isinstance(data, dict):
        if (card := _card(data)) is not None:
            yield card
            return
        for key, value in data.items():
            if _is_number(value) and plain(key) not in map(plain, NUMBERS) and depth:
                yield f"{value} {tidy(key)}"
            elif isinstance(value, dict | list) and value:
                if isinstance(value, dict) and (number := _number(value)) is not None and _is_flat(value):
                    yield f"{number} {tidy(key)}"  # {"Silver Fox": {"quantity": 3}}
                    continue
                if depth < 3:
                    yield f"{tidy(key).capitalize() if plain(key) in HEADINGS else 'Deck'}:"
                yield from _entries(value, depth + 1)


def _is_flat(data: dict) -> bool:
    """Whether it says something of one card and holds no others."""
    return _card(data) is None and not any(isinstance(value, dict | list) for value in data.values())


def _card(data: dict) -> str | None:
    """A card as JSON: a number and a name side by side, or the name one step further in."""
    number = _number(data)
    if number is None:
        return None
    for key, value in data.items():
        if plain(key) in map(plain, NAMES):
            name = value if isinstance(value, str) else value.get("name") if isinstance(value, dict) else None
            if isinstance(name, str) and name.strip():
                return f"{number} {tidy(name)}"
    return None


def _number(data: dict) -> int | None:
    """How many of a card a piece of JSON says."""
    return next((value for key, value in data.items() if plain(key) in NUMBERS and _is_number(value)), None)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _table(text: str) -> list[str]:
    """Rows under a head that names a column of numbers and one of cards, parted by commas, semicolons or tabs."""
    first = text.split("\n", 1)[0]
    mark = max(",;\t", key=first.count)
    if not first.count(mark):
        return []
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=mark))
    except csv.Error:
        return []
    head = [plain(cell) for cell in rows[0]]
    number = next((n for n, cell in enumerate(head) if cell in NUMBERS), -1)
    name = next((n for n, cell in enumerate(head) if cell in map(plain, NAMES)), -1)
    part = next((n for n, cell in enumerate(head) if cell in PARTS), -1)
    if number < 0 or name < 0:
        return []
    lines, under = [], ""
    for row in rows[1:]:
        if not any(map(str.strip, row)):
            continue
        if len(row) <= max(number, name):
            lines.append(tidy(mark.join(row)))
            continue
        if 0 <= part < len(row) and row[part].strip() not in ("", under):
            under = row[part].strip()
            lines.append(f"{tidy(under)}:")
        lines.append(f"{row[number].strip()} {tidy(row[name])}")
    return ["\n".join(lines)]


def _head(name: str, about: str) -> list[str]:
    """The lines above the cards: the deck's name, and what is said about it."""
    lines = [f"# {as_name(name)}"] if as_name(name) else []
    return lines + [f"## {tidy(line)}" for line in about.splitlines() if tidy(line)]
