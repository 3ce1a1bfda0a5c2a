"""Card files: TOML, one table a card. Whatever is wrong in one is a BadFile with its file, its card and its word."""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path

from ..files import BadFile, read_text
from ..kernel.book import ORIGINS, Printed

KEY = re.compile(r"[a-z]+(-[a-z]+)*")  # what phrases and the notation of actions can read
TYPES = {str: "text in quotation marks", int: "a whole number", list: "a list in square brackets"}


def read_cards(paths: Iterable[Path], read_card: Callable[[str, dict, dict[str, str]], Printed]) -> tuple[list, str]:
    """The cards of these files in their order, and a digest of what the files say. Raises BadFile.

    `read_card` is given a card's key, what stands below it and the names of all cards by their keys; what it does not
    understand it raises as a ValueError.
    """
    tables, digest = [], hashlib.sha256()
    seen: set[str] = set()
    for path in paths:
        text = read_text(path)
        digest.update(text.encode())
        try:
            table = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # what is no TOML, a number of a thousand digits, a deep nest
            raise BadFile(path, "", f"is not TOML: {error}", "mend the line that is named") from None
        for key, entry in table.items():
            if not isinstance(entry, dict):
                raise BadFile(path, key, "is not a card", "write it as [card-key] with lines below")
            if key in seen:
                raise BadFile(path, f"card {key}", "stands in another file already", "give it another key")
            seen.add(key)
            tables.append((path, key, entry))
    names, cards = {key: str(entry.get("name", key)) for _, key, entry in tables}, []
    for path, key, entry in tables:
        try:
            if not KEY.fullmatch(key):
                raise ValueError("the key of a card is small letters, with a hyphen between words")
            cards.append(read_card(key, entry, names))
        except ValueError as error:
            raise BadFile(path, f"card {key}", str(error)) from None
    return cards, digest.hexdigest()[:12]


def checked(entry: dict, wanted: dict[str, type], needed: Iterable[str]) -> None:
    """What stands on a card: words that are known, each with a value of its type, and those that it needs."""
    for word, value in entry.items():
        if word not in wanted:
            raise ValueError(f"unknown word {word!r}{near(word, wanted)}; known: {', '.join(wanted)}")
        if not isinstance(value, wanted[word]) or isinstance(value, bool):
            raise ValueError(f"{word!r} should be {TYPES[wanted[word]]}, but is {value!r}")
    for word in needed:
        if entry.get(word, "") == "":
            raise ValueError(f"{word!r} is missing")


def origin_of(entry: dict) -> str:
    """Where a card comes from, one of the `ORIGINS`; "" where that need not be said. Raises ValueError."""
    origin = entry.get("origin", "")
    if "origin" in entry and origin not in ORIGINS:
        raise ValueError(f"origin {origin!r}{near(origin, ORIGINS)} is none of {', '.join(ORIGINS)}")
    if origin in ("derived", "ours") and not entry.get("ours"):
        raise ValueError(f"a card with the origin {origin!r} says in 'ours' what of it is")
    return origin


def near(word: str, known: Iterable[str]) -> str:
    """What may have been meant by a word that is not known."""
    found = difflib.get_close_matches(word, list(known), 1, 0.6)
    return f" (did you mean {found[0]!r}?)" if found else ""
