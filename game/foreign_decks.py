"""Deck lists as other programs write them, turned into ours: Cockatrice's .cod, JSON, tables, several in one text.

Nothing is judged here: what comes out is text for `decks.read`, which names every line of which it can make nothing.
"""

from __future__ import annotations

import codecs
import contextlib
import csv
import io
import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from .deck_lines import OUTSIDE, SIDE, as_name, plain, tidy
from .files import BadFile, content, read_text
from .rules import RULESETS

NUMBERS = ("count", "quantity", "qty", "amount", "copies", "number", "anzahl", "cards")
NAMES = ("name", "card", "cardname", "title", "key", "card name", "slug")
PARTS = ("part", "section", "board", "zone", "category")
BESIDE = tuple(map(plain, (*NUMBERS, *NAMES)))  # keys that are no names of cards
HEADINGS = ("extra", "extradeck", *SIDE, *OUTSIDE)  # keys of JSON that say where cards lie
HOLDERS = {"cards", "boards", "slots", "list", "decks", "deck", "main", "maindeck", "mainboard", *HEADINGS}
NAME = re.compile(r"#(?!#)\s*\S")
COUNTED = re.compile(r".*[(\[]\d+[)\]]")  # "# Creatures (12)" is no name of a deck
WITH_NUMBER = re.compile(
    r"[-*(\[]?\s*[xX\u00d7]?\d+[xX\u00d7]?[)\]]?[\s,;].*|.*[\s(\[,;:][xX\u00d7]?\s?\d+[xX\u00d7]?[)\]]?", re.S
)
FENCED = re.compile(r"```\w*\n(.*)\n```", re.S)  # as text is marked that a program is to leave alone
UNPRINTED = re.compile(r"[\x01-\x08\x0b\x0e-\x1f\x7f]")  # in no text; a NUL is what some editors leave behind it
DEEPEST = 12  # of a JSON text: a deck lies three or four deep


def words_of(path: Path | str, most: int) -> str:
    """The words of a file from elsewhere: UTF-8, or as Windows writes text otherwise. Raises BadFile for no text."""
    try:
        return read_text(path, most)
    except BadFile as fault:
        if not isinstance(fault.__cause__, UnicodeDecodeError):
            raise
        found = content(path, most)
        is_wide = found.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
        with contextlib.suppress(UnicodeDecodeError):
            words = found.decode("utf-16" if is_wide else "cp1252")
            if not UNPRINTED.search(words):
                return words
        raise


def lists(text: str) -> list[str]:
    """The deck lists that a text holds, each as lines of ours; the text itself where it is in no other form."""
    bare = text.removeprefix("\ufeff").strip()
    if fenced := FENCED.fullmatch(bare):
        bare = text = fenced[1].strip()
    for is_like, turned in ((bare[:1] == "<", _cod), (bare[:1] in ("{", "["), _json), (True, _table)):
        found = turned(bare) if is_like else []
        if found:
            return found
    return _several(text)


def _several(text: str) -> list[str]:
    """The lists of a text in which a further deck begins after cards: with its name, or with "Deck" once more."""
    found: list[list[str]] = [[]]
    has_cards = has_head = False
    for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        bare = line.strip()
        if has_cards and (bare == "About" or (bare == "Deck" and has_head) or _is_name(bare)):
            found.append([])
            has_cards = has_head = False
        elif bare and bare[0] != "#" and any(map(str.isdigit, bare)):
            has_cards = True
        has_head = has_head or bare == "Deck"
        found[-1].append(line)
    return ["\n".join(lines) for lines in found] if len(found) > 1 else [text]


def _is_name(line: str) -> bool:
    """Whether a line names a deck, and is no heading of some of its cards: "# Actions", "# Spells (12)"."""
    said = plain(line)
    return bool(NAME.match(line)) and not COUNTED.fullmatch(line) and said not in HEADINGS and said not in _kinds()


@lru_cache(maxsize=1)
def _kinds() -> frozenset[str]:
    """What the cards of all games are, one or many."""
    said = {plain(card.kind) for rules in RULESETS.values() for card in rules.book} | {"creature", "spell", "land"}
    return frozenset(kind + ending for kind in said for ending in ("", "s", "es"))


def _cod(text: str) -> list[str]:
    """Decks of Cockatrice: zones of <card number="3" name="..."/>."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        return []  # no deck has these, and what they can do to a reader is not worth it
    found = []
    for deck in filter(None, map(str.strip, re.split(r"(?<=</cockatrice_deck>)", text))):
        try:
            root = ElementTree.fromstring(deck)
        except ElementTree.ParseError:
            return []
        if not root.tag.startswith("cockatrice"):
            return []
        lines = _head(root.findtext("deckname") or "", root.findtext("comments") or "")
        for zone in root.iter("zone"):
            lines.append(f"{tidy(zone.get('name') or 'main').capitalize()}:")
            lines += [f"{card.get('number', '1')} {tidy(card.get('name', ''))}" for card in zone.iter("card")]
        found.append("\n".join(lines))
    return found


def _json(text: str) -> list[str]:
    """A deck or decks as JSON, in a list or one after the other: anything in which a name stands beside a number."""
    texts, at, reader = [], 0, json.JSONDecoder()
    try:
        while at < len(text):
            data, end = reader.raw_decode(text, at)
            texts.append(data)
            at = len(text) - len(text[end:].lstrip(" \t\n,"))
    except (ValueError, RecursionError):
        return []
    found = []
    for data in texts:
        for one in data if isinstance(data, list) and data and all(map(_is_deck, data)) else [data]:
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
        if pairs := _pairs(data):
            yield from pairs
            return
        for each in data:
            if isinstance(each, str):
                yield tidy(each) if WITH_NUMBER.fullmatch(each) else f"1 {tidy(each)}" if tidy(each) else ""
            else:
                yield from _entries(each, depth + 1)
    elif isinstance(data, dict):
        if (card := _card(data)) is not None:
            yield card
            return
        is_whole = depth == 0 and not any(isinstance(value, dict | list) for value in data.values())
        for key, value in data.items():
            if _count(value) and not isinstance(value, str) and plain(key) not in BESIDE and (depth or is_whole):
                yield f"{_count(value)} {tidy(key)}"
            elif isinstance(value, dict | list) and value:
                if isinstance(value, dict) and (number := _number(value)) and _is_flat(value):
                    yield f"{number} {tidy(key)}"  # {"Silver Fox": {"quantity": 3}}
                    continue
                if depth < 3:
                    yield f"{tidy(key).capitalize() if plain(key) in HEADINGS else 'Deck'}:"
                yield from _entries(value, depth + 1)


def _pairs(data: list) -> list[str]:
    """Numbers and names that stand in a list by turns: [3, "Silver Fox"], ["Silver Fox", 3, "Lamp", 1]."""
    if not data or len(data) % 2 or {type(each) for each in data} != {int, str}:
        return []
    firsts, seconds = data[::2], data[1::2]
    numbers, names = (firsts, seconds) if isinstance(firsts[0], int) else (seconds, firsts)
    if not all(isinstance(each, int) for each in numbers) or not all(isinstance(each, str) for each in names):
        return []
    return [f"{number} {tidy(name)}" for number, name in zip(numbers, names, strict=True)]


def _is_flat(data: dict) -> bool:
    """Whether it says something of one card and holds no others."""
    return _card(data) is None and not any(isinstance(value, dict | list) for value in data.values())


def _card(data: dict) -> str | None:
    """A card as JSON: a number and a name side by side, or the name one step further in.

    Where the number is none, the name stands alone: nothing that may be a card is left out without a word.
    """
    beyond = {plain(key) for key, value in data.items() if isinstance(value, dict | list)}
    if beyond & HOLDERS or not {plain(key) for key in data}.intersection(NUMBERS) - beyond:
        return None
    for key, value in data.items():
        if plain(key) in map(plain, NAMES):
            name = value if isinstance(value, str) else value.get("name") if isinstance(value, dict) else None
            if isinstance(name, str) and name.strip():
                return f"{_number(data)} {tidy(name)}".strip()
    return None


def _number(data: dict) -> str:
    """How many of a card a piece of JSON says; "" if it does not."""
    return next((said for key, value in data.items() if plain(key) in NUMBERS and (said := _count(value))), "")


def _count(value: Any) -> str:
    """A number of cards as it may stand in JSON: 3, 3.0, "3", "3x"; "" if it is none."""
    if isinstance(value, bool):
        return ""
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e6 else ""
    if isinstance(value, str):
        bare = value.strip().strip("xX\u00d7").strip()
        return bare if bare.isdecimal() and len(bare) < 5 else ""
    return str(value) if isinstance(value, int) else ""


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
    lines, under = [], "Deck"
    for row in rows[1:]:
        if not any(map(str.strip, row)):
            continue
        if len(row) <= max(number, name):
            lines.append(tidy(mark.join(row)))
            continue
        said = row[part].strip() if 0 <= part < len(row) else ""
        where = tidy(said) if plain(said) in HEADINGS else "Deck"  # what else it may say is no place: "Removal"
        if where != under:
            under = where
            lines.append(f"{under}:")
        lines.append(f"{row[number].strip()} {tidy(row[name])}")
    return ["\n".join(lines)]


def _head(name: str, about: str) -> list[str]:
    """The lines above the cards: the deck's name, and what is said about it."""
    lines = [f"# {as_name(name)}"] if as_name(name) else []
    return lines + [f"## {tidy(line)}" for line in about.splitlines() if tidy(line)]
