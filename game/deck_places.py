"""The words for places that are not the deck: one table for headings, tags on a line, keys, values and columns.

A place is "beside" (a sideboard), "outside" (cards that are in no deck), or "" for words that name neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from .line_forms import COMMENT, COUNTED, FRONT_NUMBER, plain

BESIDE, OUTSIDE = "beside", "outside"
SIDE = ("sideboard", "side", "sidedeck", "sb")
# Headings of other programs, which say nothing about where a card belongs.
MAIN = ("main", "maindeck", "mainboard", "deck", "decklist", "cards", "list", "commander", "about")
OUTSIDE_WORDS = frozenset((
    "maybe", "maybes", "maybeboard", "considering", "wishlist", "token", "tokens", "bench", "benched", "cut", "cuts",
    "out", "spare", "spares", "reserve", "reserves", "scratchpad",
    "nodeck", "notindeck", "notinthedeck", "notinmydeck", "notincluded",
))  # fmt: skip
"""Words that are such a place when they stand alone."""
OUTSIDE_STEMS = ("maybe", "token", "consider", "wish", "ignore", "acquire", "trade", "exclu", "unused", "removed",
                 "notin", "outof", "nodeck")  # fmt: skip
"""Letters that make longer words such a place: "Maybe later", "ignoreDeckLimitSlots"."""
COUNTED_WORDS = ("reserve", "reserves")  # "# 1 reserve" over one card counts it: a group of the deck
TAG = re.compile(  # the words of one tag may hold another: "// early #maybe"
    r"[(\[{]\s*(?=([^()\[\]{}]{1,60}))|\|\s*(?=([^|#(\[{]{1,40}))|#\s*(?=([^#(\[{|]{1,60}))"
    r"|\s(?://|--\s)\s*(?=([^#(\[{|]{1,60}))|[*^](?=([A-Za-z ]{2,30})[*^,])"
)
FRONT_TAG = re.compile(r"\A(?:[(\[]\s*([^()\[\]\d]{1,40})[)\]]:?|([^\W\d][\w' -]{0,30}):)\s*(?=[^\s])")
PIECES = re.compile(r"[,;/|+&]")


def place_of_word(words: str) -> str:
    """The place that words name exactly, as a tag does: "maybe", "Sideboard"."""
    said = plain(words)
    if said in SIDE:
        return BESIDE
    return OUTSIDE if said in OUTSIDE_WORDS else ""


def place_of_tag(words: str) -> str:
    """The place that a tag or a cell means: by all of its words, or by the first ("maybe cut one")."""
    first = words.split(maxsplit=1)[:1]
    return place_of_word(words) or (place_of_word(first[0]) if first else "")


def place_of_words(words: str) -> str:
    """The place that a heading, a key or the name of a zone means; its number of cards does not matter."""
    said = without_number(words)
    if said.startswith("side") or said in SIDE or said.endswith("sideboard"):
        return BESIDE
    return OUTSIDE if said in OUTSIDE_WORDS or any(stem in said for stem in OUTSIDE_STEMS) else ""


def without_number(words: str) -> str:
    """The words of a heading in plain letters, without a number of cards before or behind them."""
    bare = COUNTED.sub("", words.strip().strip("[]=*_- ").rstrip(":"))
    return plain(FRONT_NUMBER.sub("", bare, count=1))


def _places(line: str) -> Iterator[tuple[int, str, str]]:
    """The tags on the line of a card that name a place: where they begin, the place, and their words."""
    for found in TAG.finditer(line):
        for piece in PIECES.split(next(filter(None, found.groups()))):
            if place := place_of_tag(piece):
                yield found.start(), place, piece.strip()


def place_of_tags(line: str) -> tuple[str, str]:
    """The place that a tag on the line of a card names, and the words of the tag: "[Sideboard]", "#maybe"."""
    return next(((place, words) for _, place, words in _places(line)), ("", ""))


def tags_begin(line: str) -> int:
    """Where the first tag that names a place, or a comment, begins on the line of a card."""
    comment = COMMENT.search(line)
    return min(next((start for start, _, _ in _places(line)), len(line)), comment.start() if comment else len(line))


def front_tag(line: str) -> tuple[str, str, int]:
    """The place before a card ("SB: 1 Silver Fox"), its words, and where the card begins."""
    found = FRONT_TAG.match(line)
    words = (found[1] or found[2]) if found else ""
    place = place_of_words(words) if words else ""
    is_number = found is not None and line[found.end() :].strip(" ()[]").isdecimal()  # "Sideboard: 15" is a heading
    return (place, words, found.end()) if found and place and not is_number else ("", "", 0)


def names_a_place(words: str) -> bool:
    """Whether one of several words is such a place."""
    return any(map(place_of_word, re.findall(r"\w+", words)))
