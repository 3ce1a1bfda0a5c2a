"""Decks as JSON: of deck builders on the web, and of whatever keeps a name beside a number.

There is no one form. An entry is an object with a name and a number, a key with a number, a pair, or a text of both.
The keys above it say where it belongs. Cards that are named anywhere else in the data are named too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from typing import Any

from . import texts
from .foreign_sheet import (
    FLAGS,
    GROUPS,
    IDS,
    NAMES,
    NUMBERS,
    PLACES,
    NotRead,
    Place,
    Sheet,
    count_of,
    is_known,
    number_in,
    other_numbers,
    place_of,
    place_of_marks,
)  # fmt: skip
from .kernel.template import fill
from .line_forms import MOST_LINES, plain, tidy

DEEPEST = 32  # of the data: a deck lies three or four deep, and a whole page of the web some ten
MOST_STRINGS = 20 * MOST_LINES  # keys and values
MOST_VALUES = 1000  # that stand one after the other
HOLDERS = {"cards", "boards", "slots", "list", "decks", "deck", "main", "maindeck", "mainboard", "sideboard", "zones",
           "sections", "extra", "extradeck", "maybeboard", "entries", "contents"}  # fmt: skip
WRAPPERS = {"boards", "decks", "data", "result", "results", "props", "pageprops", "payload", "zones", "sections",
            "parts", "piles", "groups", "deckdata"}  # fmt: skip
"""Keys that hold places, and say nothing of what lies in them."""
TITLES, ABOUT = ("name", "title", "deckname"), ("description", "about", "notes", "comments")
BETWEEN = re.compile(r"[\s,]*")
LIKE_JSON = re.compile(r'\{|\[\s*(?:[\[{"\d\]-]|true|false|null)')
WITH_NUMBER = re.compile(
    r"[-*(\[]?\s*[xX\u00d7]?\d+[xX\u00d7]?[)\]]?[\s,;].*|.*[\s(\[,;:][xX\u00d7]?\s?\d+[xX\u00d7]?[)\]]?", re.S
)
IMPLIED = Place("deck", "")  # nothing says yet where it belongs


class Object(tuple):
    """A JSON object as its pairs: a key may stand there twice."""

    @cached_property
    def plainly(self) -> dict[str, Any]:
        """The values by their keys in plain letters; of a key that stands there twice the first."""
        return {plain(key): value for key, value in reversed(self)}

    def get(self, *keys: str) -> Any:
        """The value of the first of these keys, in plain letters, that is there; None if none is."""
        return next((self.plainly[key] for key in keys if key in self.plainly), None)

    def has(self, *keys: str) -> bool:
        return any(key in self.plainly for key in keys)


def sheets(text: str) -> list[Sheet]:
    """The decks in a text: one, several in a list, or one after the other; none if it is no JSON.

    Raises NotRead for JSON that breaks off, is nested too deep, or has too many entries.
    """
    if not LIKE_JSON.match(text):
        return []
    found, values = [], _values(text)
    if len(values) > 1 and all(map(_is_entry, values)):
        values = [values]  # a card on each line
    for data in values:
        decks = _decks(data)
        sheets_ = [Sheet() for _ in decks]
        for sheet, deck in zip(sheets_, decks, strict=True):
            _Reader(sheet, deck).read()
        if len(decks) > 1 or decks[0] is not data:
            _mention_rest(sheets_, data)
        found += [sheet for sheet in sheets_ if sheet.entries]
    return found


def _mention_rest(read: list[Sheet], data: Any) -> None:
    """Name the cards that stand beside the decks of one value, in its first deck."""
    first = read[0]
    for sheet in read:
        first.named |= sheet.named
        first.said |= sheet.said | {tidy(sheet.name), tidy(sheet.about)}
    for words in islice(_strings(data), MOST_STRINGS):
        if tidy(words) not in first.said:
            first.mention(words)


def _values(text: str) -> list[Any]:
    """The JSON values of a text that stand one after the other."""
    reader = json.JSONDecoder(object_pairs_hook=Object, parse_int=_whole, parse_constant=str)
    found, at = [], 0
    try:
        while at < len(text):
            data, end = reader.raw_decode(text, at)
            found.append(data)
            if len(found) > MOST_VALUES:
                raise NotRead(fill(texts.MANY_DECKS, n=MOST_VALUES))
            at = BETWEEN.match(text, end).end()
    except json.JSONDecodeError as error:
        raise NotRead(fill(texts.BROKEN_JSON, n=error.lineno)) from None
    except RecursionError:
        raise NotRead(fill(texts.NESTED, n=DEEPEST)) from None
    return found


def _whole(digits: str) -> Any:
    return int(digits) if len(digits) < 10 else digits


def _decks(data: Any) -> list[Any]:
    """The decks that one value holds, or itself."""
    while isinstance(data, Object) and _holds(inside := data.get("decks", "decklists")):
        inside = _by_name(inside) if isinstance(inside, Object) else inside
        if not (inside and isinstance(inside, list) and all(map(_is_deck, inside))):
            break
        data = inside
    if isinstance(data, Object) and _is_entry(data):
        return [[data]]
    if isinstance(data, Object) and len(named := [pair for pair in data if isinstance(pair[1], Object)]) > 1:
        inside = _by_name(Object(named)) if len(named) == sum(_holds(value) for _, value in data) else []
        if inside and all(map(_is_deck, inside)):
            return inside
    if by_mark := _by_mark(data):
        return by_mark
    return data if isinstance(data, list) and data and all(map(_is_deck, data)) else [data]


def _by_name(data: Object) -> list[Any]:
    """Decks that stand under their names, each with its name; none if the keys are places of one deck."""
    if any(place_of(key).kind != "unknown" or is_known(key) for key, _ in data):
        return []
    return [
        Object((*value, ("name", key))) if isinstance(value, Object) and not isinstance(value.get("name"), str)
        else Object((("name", key), ("cards", value))) if isinstance(value, list) else value
        for key, value in data
    ]  # fmt: skip


def _by_mark(data: Any) -> list[Any]:
    """Decks of which each card says the name; none if not all cards do, or they say places of one deck."""
    held = [value for _, value in data if _holds(value)] if isinstance(data, Object) else [data]
    cards = held[0] if len(held) == 1 and isinstance(held[0], list) else []
    if not all(isinstance(each, Object) and isinstance(each.get("deck", "deckname"), str) for each in cards):
        return []
    names = list(dict.fromkeys(each.get("deck", "deckname") for each in cards))
    if len(names) < 2 or any(place_of(name).kind != "unknown" for name in names):
        return []
    return [
        Object((("name", name), ("cards", [
            Object(pair for pair in each if plain(pair[0]) not in ("deck", "deckname"))
            for each in cards if each.get("deck", "deckname") == name
        ])))
        for name in names
    ]  # fmt: skip


def _is_entry(data: Any) -> bool:
    """Whether a value is one card and no deck."""
    if isinstance(data, list):
        return bool(_pairs(data)) and len(data) <= 3
    return isinstance(data, Object) and _card(data) is not None and not _is_map(data)


def _is_deck(data: Any) -> bool:
    """Whether it holds cards of its own, and is not one card among others."""
    is_plain = isinstance(data, Object) and _card(data) is None
    return is_plain and (any(_holds(value) for _, value in data) or _is_map(data))


def _holds(value: Any) -> bool:
    return isinstance(value, Object | list)


class _Reader:
    """Reads one deck into a sheet."""

    def __init__(self, sheet: Sheet, data: Any) -> None:
        self.sheet, self.data = sheet, data
        self.excluded: set[str] = set()  # categories that say of themselves that they are not in the deck

    def read(self) -> None:
        strings = list(islice(_strings(self.data), MOST_STRINGS + 1))
        if len(strings) > MOST_STRINGS:
            raise NotRead(texts.TOO_LONG_FOR_A_DECK)
        if isinstance(self.data, Object):
            name, about = self.data.get(*TITLES), self.data.get(*ABOUT)
            self.sheet.name = name if isinstance(name, str) else ""
            self.sheet.about = about if isinstance(about, str) else ""
            for each in self.data.get("categories") or () if isinstance(self.data.get("categories"), list) else ():
                if isinstance(each, Object) and each.get("includedindeck") is False:
                    self.excluded.add(plain(str(each.get("name"))))
            self.object(self.data, IMPLIED, is_top=True)
        else:
            self.any(self.data, IMPLIED)
        for words in strings:
            if words not in (self.sheet.name, self.sheet.about):
                self.sheet.mention(words)

    def any(self, data: Any, place: Place, key: str = "") -> None:
        if isinstance(data, Object):
            self.object(data, place, key=key)
        elif isinstance(data, list):
            self.list(data, place, key)

    # Objects

    def object(self, data: Object, place: Place, is_top: bool = False, key: str = "", is_item: bool = False) -> None:
        card = _card(data, is_item and place.kind != "unknown")
        if card is not None and not (is_top and _is_map(data)):
            self.take(data, place, *card)
            return
        if is_item and data.has(*PLACES):
            place = self.place_of_entry(data, place)
        elif is_item and plain(key) in WRAPPERS and isinstance(data.get("name"), str):
            place = place_of(data.get("name"))
        is_flat = not any(_holds(value) for _, value in data)
        is_map = is_flat and not is_item and _is_map(data)
        is_sure = place.kind != "unknown" and place is not IMPLIED
        for name, value in data:
            if _holds(value):
                self.inner(name, value, place)
            elif is_known(name) and not (is_top and plain(name) in TITLES):
                self.sheet.card(place, value, name)
            elif plain(name) in (*NUMBERS, *NAMES, *IDS, *PLACES, *GROUPS, *ABOUT, *FLAGS):
                continue  # it says something about the cards
            elif (is_map or is_sure) and (count_of(value) or not is_top):
                self.sheet.card(place, value, name)

    def inner(self, key: str, value: Any, place: Place) -> None:
        """What stands under a key: one card, or cards in a place that the key may name."""
        there = place_of(key)
        if isinstance(value, Object) and there.kind == "unknown":
            is_flat = not any(_holds(each) for _, each in value)
            if (number := _number(value))[0] and is_flat and _name(value) is None:
                self.take(value, place, number[1], key)  # {"Silver Fox": {"quantity": 3}}
                return
            if (card := _card(value, place.kind != "unknown" and place is not IMPLIED)) is not None:
                self.take(value, place, *card)
                return
            if is_known(key) and is_flat:
                self.sheet.card(place, json.dumps(dict(value), default=str), key)
                return
        is_within = place is not IMPLIED and there.kind in ("deck", "unknown")
        if plain(key) in WRAPPERS or is_within or (there.is_deck and not place.is_deck):
            there = place
        self.any(value, there, key)

    def place_of_entry(self, data: Object, place: Place) -> Place:
        """Where one entry belongs: what it and the objects in it say themselves, or else what stands above it."""
        for value in data.plainly.get("categories"), data.plainly.get("category"):
            for one in value if isinstance(value, list) else [value]:
                words = one.get("name") if isinstance(one, Object) else one
                if isinstance(words, str) and plain(words) in self.excluded:
                    return Place("outside", tidy(words))
        there = place_of_marks(data, place)
        if there.is_deck:  # "card": {"layout": "token"}
            marks = [(key, value) for _, inner in data if isinstance(inner, Object) for key, value in inner]
            there = place_of_marks(((key, value) for key, value in marks if plain(key) not in PLACES), there)
        return there

    def take(self, data: Object, place: Place, number: Any, name: str) -> None:
        """One entry, and what it says of the same card in other places."""
        self.sheet.card(self.place_of_entry(data, place), number, name)
        for there, other in other_numbers(data):
            self.sheet.card(there, other, name)

    # Lists

    def list(self, data: list, place: Place, key: str, is_inner: bool = False) -> None:
        is_sure = place.kind != "unknown"
        if is_sure and (pairs := _pairs(data)):
            for number, name in pairs:
                self.sheet.card(place, number, name)
            return
        has_words = any(isinstance(each, str) for each in data)
        for each in data:
            if isinstance(each, Object):
                self.object(each, place, key=key, is_item=True)
            elif isinstance(each, list):
                self.list(each, place, key, is_inner=True)
            elif isinstance(each, str):
                if is_inner and is_known(each):
                    self.sheet.card(place, "", each)  # an entry, and its number is missing
                elif is_known(each) or (is_sure and each.strip() and not WITH_NUMBER.fullmatch(each)):
                    self.sheet.card(place, 1, each)
                elif WITH_NUMBER.fullmatch(each):
                    self.sheet.line(place, tidy(each))
            elif is_sure and has_words:
                self.sheet.line(place, json.dumps(each))


def _pairs(data: list) -> list[tuple[Any, str]]:
    """Numbers and names that stand in a list by turns: [3, "Silver Fox"], ["Silver Fox", 3, "Lamp", 1]. Or one
    number with several words, of which the card is one: [3, "Silver Fox", "CCS"]."""
    words = [each for each in data if isinstance(each, str)]
    numbers = [each for each in data if isinstance(each, int | float) and not isinstance(each, bool)]
    if len(words) + len(numbers) != len(data) or not words:
        return []
    if len(numbers) == 1:
        name = next(filter(is_known, words), next((each for each in words if not count_of(each)), words[0]))
        return [(numbers[0], name)]
    firsts, seconds = data[::2], data[1::2]
    counts, names = (seconds, firsts) if isinstance(data[0], str) else (firsts, seconds)
    is_by_turns = len(counts) == len(names) and all(isinstance(each, str) for each in names)
    return list(zip(counts, names, strict=True)) if is_by_turns and not any(isinstance(c, str) for c in counts) else []


# Cards


def _card(data: Object, is_entry: bool = False) -> tuple[Any, str] | None:
    """The number and the name of a card, as they are written; None if it is none.

    `is_entry` is true where every object is an entry: then a name alone is one too, and a number without a name.
    """
    if any(_holds(value) and plain(key) in HOLDERS for key, value in data):
        return None
    has_number, number = _number(data)
    name = _name(data, 0 if has_number else 3 if is_entry else 5)
    if name is None and has_number:
        ident = data.get(*IDS)
        name = str(ident) if isinstance(ident, str | int) else None
    if (has_number or is_entry) and name is not None and not is_known(name) and any(map(_has_entries, data)):
        return None  # "Creatures", with the creatures below
    if name is not None and (has_number or is_entry or is_known(name)):
        return number if has_number else "", name
    if has_number and is_entry:
        return "", json.dumps(dict(data), ensure_ascii=False, default=str)[:80]
    return None


def _has_entries(pair: tuple[str, Any]) -> bool:
    """Whether a list of entries stands under a key."""
    value = pair[1]
    return isinstance(value, list) and any(isinstance(each, Object) and _number(each)[0] for each in value)


def _number(data: Object) -> tuple[bool, Any]:
    """Whether an object says a number of cards, and which: the surest key with a number, or else what stands there."""
    return number_in((key, value) for key, value in data if not _holds(value))


def _name(data: Object, depth: int = 0) -> str | None:
    """The name of a card in an object, or in the objects within it."""
    name = next((value for key in NAMES if isinstance(value := data.get(key), str) and value.strip()), None)
    if name is not None or depth >= 5:
        return name
    inner = [(plain(key), value) for key, value in data if isinstance(value, Object)]
    inner.sort(key=lambda pair: "card" not in pair[0])
    names = [name for _, value in inner if (name := _name(value, depth + 1))]
    return next(filter(is_known, names), names[0] if names else None)


def _is_map(data: Object) -> bool:
    """Whether its keys are cards: one of them names one, or all values are numbers."""
    rest = [(key, value) for key, value in data if plain(key) not in (*NAMES, *ABOUT, *TITLES) and not _holds(value)]
    return any(is_known(key) for key, _ in rest) or any(
        count_of(value) and plain(key) not in (*NUMBERS, *IDS, *PLACES) for key, value in rest
    )


def _strings(data: Any) -> Iterator[str]:
    """All words in the data, keys and values. Raises NotRead for what is nested too deep."""
    level = [data]
    for _ in range(DEEPEST):
        below: list[Any] = []
        for each in level:
            if isinstance(each, Object):
                yield from (key for key, _ in each)
                below += [value for _, value in each]
            elif isinstance(each, list):
                below += each
            elif isinstance(each, str):
                yield each
        level = below
    if level:
        raise NotRead(fill(texts.NESTED, n=DEEPEST))
