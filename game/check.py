"""Checks everything that is data: cards, laws, rulings, decks, table maps. Every fault is a line with its place."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from . import decks, texts
from .kernel.ruleset import Ruleset
from .kernel.selectors import SAME_STACK, SAME_ZONE
from .kernel.template import fill
from .rules import FAULTS, RULESETS

TABLES = Path(__file__).parent.parent / "art" / "tables"


def main() -> int:
    """Print every fault and a last line; 0 if there was none, 1 otherwise."""
    faults = [str(fault) for fault in FAULTS.values()]
    faults += [fault for rules in RULESETS.values() for fault in faults_of(rules)]
    for fault in faults:
        print(fault, file=sys.stderr)
    cards = sum(len(rules.book) for rules in RULESETS.values())
    ready = sum(len(decks.shipped(game)) for game in RULESETS)
    print(fill(texts.CHECKED, games=len(RULESETS), cards=cards, decks=ready, faults=len(faults)))
    return 1 if faults else 0


def faults_of(rules: Ruleset, tables: Path = TABLES, ready: Path = decks.SHIPPED) -> Iterator[str]:
    """All faults of one game's data. (A card file that cannot be read is in FAULTS.)"""
    yield from _sections(rules)
    yield from _cards(rules)
    yield from _language(rules)
    yield from _decks(rules, ready / rules.name)
    for seats in rules.seat_counts:
        yield from _table(rules, seats, tables / f"{rules.name}-{seats}.tmx")


def _sections(rules: Ruleset) -> Iterator[str]:
    """Every law and ruling cites a section that stands in RULES.md."""
    text = Path(rules.telling.rules_file).read_text(encoding="utf-8")
    sections = set(re.findall(r"^\*\*(\d+\.\d+)", text, re.M))
    for law in rules.laws:
        if law.number not in sections:
            yield f"{rules.telling.rules_file}: the law {law.words!r} cites a missing section, {law.number}"
        if not law.source:
            yield f"{rules.name}: the law {law.number} ({law.words!r}) names no source"
    for ruling in rules.rulings:
        if ruling.section not in sections:
            yield f"{rules.telling.rules_file}: the ruling {ruling.key!r} cites a missing section, {ruling.section}"
        if ruling.default not in ruling.choices:
            yield f"{rules.name}: the ruling {ruling.key!r} has the default {ruling.default!r}, which is not a choice"


def _cards(rules: Ruleset) -> Iterator[str]:
    """Cards have words, and names of their own."""
    names: dict[str, str] = {}
    for card in rules.book:
        place = f"{_card_file(rules, card.key)}, card {card.key}"
        if card.name in names:
            yield f"{place}: has the same name as {names[card.name]}"
        names[card.name] = card.key
        if card.abilities and not card.text:
            yield f"{place}: has abilities but no text"
    unsaid = dict.fromkeys((type(card).__name__, stat) for card in rules.book for stat in card.undeclared)
    for kind, stat in unsaid:
        yield f"{rules.name}: {kind}.face_shows, face_says and face_omits do not match what cards have: {stat!r}"


def _language(rules: Ruleset) -> Iterator[str]:
    """What cards may name is there: the laws of the ruleset, the zones of every table, the choices that they ask."""
    language = rules.book.language
    if language is None:
        return
    for deed in language.laws:
        if deed.law not in rules.laws:
            yield f"{rules.name}: cards may name {deed.law.key!r}, which is not a law of the ruleset"
    places = [place if isinstance(place, str) else place[0] for place in language.places.values()]
    for name in dict.fromkeys([*places, *language.homes, *language.fields]):
        if name not in (SAME_ZONE, SAME_STACK) and any(name not in rules.layout(n).places for n in rules.seat_counts):
            yield f"{rules.name}: cards may name {name!r}, which is not a zone"
    for name in sorted(set(language.choices(rules.book)) - set(rules.choices)):
        yield f"{rules.name}: cards ask {name!r}, which is not a choice of the ruleset"


def _card_file(rules: Ruleset, key: str) -> Path:
    """The file that a card stands in: cards.toml, or one of a folder."""
    folder = Path(rules.telling.rules_file).parent
    files = sorted((folder / "cards").glob("*.toml"))
    found = (file for file in files if re.search(rf"^\[{re.escape(key)}\]", file.read_text(encoding="utf-8"), re.M))
    return next(found, folder / "cards.toml")


def _decks(rules: Ruleset, folder: Path) -> Iterator[str]:
    """Ready decks are read to the last line, may be played, and say what they are in one sentence."""
    if not rules.decks.parts:
        return
    ready, faults = decks.in_folder(folder, rules)
    yield from map(str, faults)
    if not ready:
        yield f"{folder}: has no deck"
    names: dict[str, Path] = {}
    for one in ready:
        for unread in one.unread:
            yield f"{one.path}, {unread}"
        for wrong in decks.why_not(one.deck, rules):
            yield f"{one.path}: {wrong}"
        if not one.about:
            yield f"{one.path}: has no description (a line with ##)"
        if one.deck.name in names:
            yield f"{one.path}: has the same name as {names[one.deck.name].name}"
        names[one.deck.name] = one.path


def _table(rules: Ruleset, seats: int, path: Path) -> Iterator[str]:
    """The map has exactly the zones of the game, each once and inside the map."""
    try:
        root = ET.parse(path).getroot()
    except FileNotFoundError:
        yield f"{path}: {texts.NOT_FOUND}"
        return
    except (ET.ParseError, LookupError, ValueError) as error:  # no XML, or in no known encoding
        yield f"{path}: not a Tiled map: {error}"
        return
    size = root.attrib
    try:
        width = int(size["width"]) * int(size["tilewidth"])
        height = int(size["height"]) * int(size["tileheight"])
    except (KeyError, ValueError):
        yield f"{path}: its width, height, tilewidth and tileheight must be whole numbers"
        return
    found = root.findall("objectgroup[@name='zones']/object")
    names = [item.get("name", "") for item in found]
    wanted = {str(zone) for zone in rules.layout(seats).zones}
    for name in sorted(wanted - set(names)):
        yield f"{path}, layer zones: the zone {name} is missing"
    for name in sorted(set(names) - wanted):
        yield f"{path}, layer zones: {name!r} is not a zone of {rules.title} for {seats}"
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{path}, layer zones: {name} is there more than once"
    yield from _rectangles(root, path, width, height)


def _rectangles(root: ET.Element, path: Path, width: int, height: int) -> Iterator[str]:
    """Zones and places lie inside the map; zones say how cards lie in them, and do not overlap.

    Which places the screen needs besides, it knows itself (`ui/table/layout.py`), and says when the table is opened.
    """
    zones = {}
    for layer in ("zones", "places"):
        for item in root.findall(f"objectgroup[@name='{layer}']/object"):
            place = f"{path}, layer {layer}, {item.get('name', 'an unnamed object')}"
            try:
                x, y, w, h = (float(item.get(side, 0)) for side in ("x", "y", "width", "height"))
            except ValueError as error:
                yield f"{place}: {error}"
                continue
            if not (0 <= x < x + w <= width and 0 <= y < y + h <= height):
                yield f"{place}: it is not inside the map"
            if layer == "zones":
                layout = item.find("properties/property[@name='layout']")
                if layout is None:
                    yield f"{place}: it has no property 'layout'"
                elif layout.get("value") != "attached":  # such cards lie at others, wherever these lie
                    zones[item.get("name", "")] = (x, y, x + w, y + h)
    for (name, a), (other, b) in combinations(zones.items(), 2):
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            yield f"{path}, layer zones: {name} and {other} overlap"
