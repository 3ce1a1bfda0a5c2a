"""Reads the card files of Chrono Clash. Rows of icons are read by `icons.py` and said by `words.py`."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from ...effects.cardfile import checked, origin_of, read_cards
from ...kernel.book import Book, Printed
from . import words
from .icons import CARDS, MANY, Effect, Row, Target, read_row

COLOURS = ("red", "blue", "green", "purple")
KINDS = ("battler", "action")
PARTS = ("deck", "extra")
GROUPS = ("walker",)
WORDS = {
    "name": str,
    "colour": str,
    "kind": str,
    "part": str,
    "group": str,
    "cost": int,
    "strength": int,
    "icons": list,
    "guardian": str,
    "note": str,
    "ours": str,
    "origin": str,
}
NEEDED = ("name", "colour", "kind", "cost")
MOST = 20  # no cost or strength is larger


class Card(Printed):
    """A printed card of Chrono Clash."""

    face_shows = ("cost", "strength", "colour", "part", "group", "icons", "guardian")
    face_says = ("rows_text", "guardian_text")
    also_says: ClassVar = {"guardian_text": "Guardian"}
    face_omits = ("guards", "traits", "auras", "summons", "taps", "attacks", "means_others")


def load(game: str, *paths: Path) -> Book:
    """The book of a game from its card files, in that order. Raises BadFile with file, card and word."""
    book = Book(game, *read_cards(paths, lambda key, entry, keys: _card(game, key, entry)))
    brought = {row.when for card in book for row in _brought(card)}
    book.heard |= brought | {"BattlerDestroyed"}  # Legion and Reinforcements wake then too
    book.lends = frozenset(icon for card in book for _, effect in card.auras for icon in _lent(effect))
    return book


def _card(game: str, key: str, entry: dict) -> Card:
    checked(entry, WORDS, NEEDED)
    for word, known in (("colour", COLOURS), ("kind", KINDS), ("part", PARTS), ("group", GROUPS)):
        if word in entry and entry[word] not in known:
            raise ValueError(f"{word} {entry[word]!r} is none of {', '.join(known)}")
    is_battler = entry["kind"] == "battler"
    if is_battler != ("strength" in entry):
        raise ValueError("a battler has a strength" if is_battler else "an action has no strength")
    for word in ("cost", "strength"):
        if not 0 <= entry.get(word, 0) <= MOST:
            raise ValueError(f"{word!r} is a number from 0 to {MOST}, not {entry[word]}")
    if not is_battler and "group" in entry:
        raise ValueError("only battlers are of a group")
    if not all(isinstance(text, str) for text in entry.get("icons", [])):
        raise ValueError("'icons' is a list of rows, each a string")
    rows = tuple(_row(text, entry["kind"], f"row {n}") for n, text in enumerate(entry.get("icons", []), 1))
    if not is_battler and not rows:
        raise ValueError("an action without icons does nothing")
    guardian = _row(entry["guardian"], "guardian", "guardian") if entry.get("guardian") else None
    said = words.texts(rows)
    abilities: dict[str, int] = {}
    for row in rows:
        for icon, amount in row.abilities:
            abilities[icon] = abilities.get(icon, 0) + amount
    return Card(
        game,
        key,
        entry["name"],
        entry["kind"],
        0,
        {
            "cost": entry["cost"],
            "strength": entry.get("strength", 0),
            "colour": entry["colour"],
            "part": entry.get("part", "deck"),
            "group": entry.get("group", ""),
            "icons": tuple(row.text for row in rows),
            "guardian": guardian.text if guardian else "",
            "guards": guardian,  # the row, read
            "rows_text": said,
            "guardian_text": words.sentence(guardian) if guardian else "",
            "traits": abilities,  # its abilities with their numbers, added up
            "auras": tuple(_auras(rows)),
            "summons": tuple(row for row in rows if row.when == "BattlerSummoned"),
            "taps": tuple(row for row in rows if row.when == "tap"),
            "attacks": any(row.when == "BattlerAttacked" for row in rows),
            "means_others": any("other-battlers" in row.icons for row in rows),
        },
        entry["cost"],
        tuple(rows),
        text=" ".join(said),
        note=entry.get("note", ""),
        ours=entry.get("ours", ""),
        origin=origin_of(entry),
    )


def _row(text: str, place: str, where: str) -> Row:
    """A row of the card, read; what is wrong in it is told with where it stands."""
    try:
        return read_row(text, place)
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None


def _auras(rows: tuple[Row, ...]) -> list[tuple[Target, Effect]]:
    """What the card does to others for as long as it is in play."""
    return [
        (part.targets[0], effect)
        for row in rows
        if row.when == "always"
        for part in row.clauses
        if part.targets and part.targets[0].icon in (*MANY, *CARDS)
        for effect in part.effects
    ]


def _lent(effect: Effect) -> list[str]:
    """What an aura lends: abilities by their icons, a row with a trigger by its event, "strength" or "cost"."""
    if effect.icon != "gains":
        return [effect.icon]
    row = effect.rows[0]
    return [row.when, *[icon for icon, _ in row.abilities]]


def _brought(card: Printed) -> list[Row]:
    """The rows that the card gives to others."""
    rows = (*card.abilities, card.guards) if card.guards else card.abilities
    return [row for each in rows for part in each.clauses for effect in part.effects for row in effect.rows]
