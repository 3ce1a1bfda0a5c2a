"""A deck of another program while it is read: its entries, each with the place where that program keeps it.

A place is part of the deck, or set aside, or unknown. An unknown place is set aside too, unless the deck has no other.
`text` gives our own lines, in which every entry stands: as a card, as a set-aside line, or as a line to be named.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, NamedTuple

from .card_names import index
from .deck_lines import SET_ASIDE
from .line_forms import COUNTED, MOST_LINES, OUTSIDE, OUTSIDE_WORDS, SIDE, TOTAL, as_name, plain, tidy
from .rules import RULESETS

NUMBERS = ("count", "quantity", "qty", "amount", "copies", "anzahl", "number", "cards")  # the surest first
NAMES = ("name", "cardname", "card", "title", "key", "slug", "text")
IDS = ("id", "code", "cardid", "cardcode", "databaseid", "uuid")
PLACES = ("board", "zone", "section", "part", "place", "pile", "location", "loadgroupid", "boardtype")
GROUPS = ("category", "categories")  # of cards by what they do; some of them are places outside the deck
FLAGS = {"sideboard": SIDE[0], "sideboarded": SIDE[0], "issideboard": SIDE[0], "insideboard": SIDE[0], "side": SIDE[0]}
FLAGS |= {word + more: word for word in OUTSIDE for more in ("", "ed")} | {f"is{word}": word for word in OUTSIDE}
IN_DECK = ("", "main", "maindeck", "mainboard", "deck", "decklist", "cards", "list", "slots", "commander", "commanders",
           "playerdeck", "maincards", "entries", "items", "contents")  # fmt: skip
TRUE = ("true", "yes", "1", "x", "y", "ja", "oui", "si", "sí")
LONGEST_VALUE = 40  # letters of a value that is shown where a number should stand


class NotRead(ValueError):
    """Why a list of another program is not read, as the end of a sentence about it."""


class Place(NamedTuple):
    """Where another program keeps some cards: "deck", "heading" (a known one), "beside", "outside" or "unknown"."""

    kind: str
    words: str

    @property
    def is_deck(self) -> bool:
        return self.kind in ("deck", "heading")


DECK = Place("deck", "Deck")
ELSEWHERE = Place("outside", "named elsewhere in the file")


def place_of(words: str) -> Place:
    """The place that a word means: a key, the name of a zone or section, or the value of a column."""
    said = plain(COUNTED.sub("", words))
    if said in IN_DECK:
        return DECK
    if said.startswith("side") or said.endswith("sideboard"):
        return Place("beside", "Sideboard")
    if any(part in said for part in OUTSIDE_WORDS):
        return Place("outside", tidy(words))
    return Place("heading" if said in headings() else "unknown", tidy(words))


@lru_cache(maxsize=1)
def kinds() -> frozenset[str]:
    """What the cards of all games are, one or many."""
    said = {plain(card.kind) for rules in RULESETS.values() for card in rules.book} | {"creature", "spell", "land"}
    return frozenset(kind + ending for kind in said for ending in ("", "s", "es"))


@lru_cache(maxsize=1)
def headings() -> frozenset[str]:
    """What may stand over cards that are in the deck: parts of a deck, and kinds of cards."""
    parts = {plain(part) for rules in RULESETS.values() for part in rules.decks.parts}
    return kinds() | parts | {f"{part}deck" for part in parts}


@lru_cache(maxsize=1)
def known_cards() -> dict[str, str]:
    """The cards of all games to which players bring decks: name or key in plain letters, and the plain key."""
    books = [rules.book for rules in RULESETS.values() if rules.decks.parts]
    return {plain(said): plain(card.key) for book in books for card in book for said in (card.name, card.key)}


def is_known(words: str) -> bool:
    """Whether these words are a card of one of the games."""
    return plain(words) in known_cards() or any(
        index(rules.book).find(words) for rules in RULESETS.values() if "," in words and rules.decks.parts
    )


def count_of(value: Any) -> str:
    """A number of cards as another program may write it: 3, 3.0, "3", "3x", "x3"; "" if it is none."""
    if isinstance(value, bool):
        return ""
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and 0 <= value < 1e6 else ""
    if isinstance(value, str):
        bare = value.strip().strip("xX\u00d7").strip()
        whole, point, rest = bare.partition(".")
        bare = whole if point and rest and not rest.strip("0") else bare
        return bare if bare.isdecimal() and len(bare) < 5 else ""
    return str(value) if isinstance(value, int) and 0 <= value < 1_000_000 else ""


def is_true(value: Any) -> bool:
    """Whether a flag is set: true, 1, "Yes"."""
    return value is True or (isinstance(value, str | int) and str(value).strip().casefold() in TRUE)


class Sheet:
    """A deck as it is read, entry by entry. Raises NotRead for more entries than a deck can have."""

    def __init__(self) -> None:
        self.name = self.about = ""
        self.entries: list[tuple[Place, str]] = []
        self.named: set[str] = set()  # plain names that stand among the entries

    def card(self, place: Place, number: Any, name: str) -> None:
        """So many of a card. Without a readable number the name stands there with what was written."""
        name = tidy(name)
        self.named.add(known_cards().get(plain(name), ""))
        if count := count_of(number):
            line = f"{count} {name}"
            line = f'{count} "{name}"' if TOTAL.fullmatch(line) else line
        elif number is None or number == "":
            line = name
        else:
            line = f"{name}: {_shown(number)}"
            if COUNTED.search(line.strip("[]=*_- :")):
                line = f'{name}: "{_shown(number)}"'  # else "Dwarf: 2]" would be a heading of two dwarves
        self.line(place, line)

    def line(self, place: Place, line: str) -> None:
        """A line of which nothing is known; what would be read as a name or a heading is put in quotation marks."""
        if len(self.entries) >= MOST_LINES:
            raise NotRead(f"it has more than {MOST_LINES:,} entries")
        place = DECK if place.kind == "deck" else place
        if line.strip():
            self.entries.append((place, line if line[:1].isdigit() or _is_harmless(line) else f'"{line}"'))

    def mention(self, words: str) -> None:
        """Words from anywhere in the file: a card that stands among no entries is named, and set aside."""
        said = known_cards().get(plain(words), "") if len(words) <= 100 else ""
        if said and said not in self.named:
            self.named.add(said)
            self.line(ELSEWHERE, tidy(words))

    def text(self) -> str:
        """The deck in our own lines."""
        lines = [f"# {as_name(self.name)}"] if as_name(self.name) else []
        lines += [f"## {tidy(line)}" for line in self.about.splitlines() if tidy(line)]
        has_deck = any(place.is_deck for place, _ in self.entries)
        under = DECK
        for place, line in self.entries:
            if place != under:
                under = place
                lines.append(_heading(place, has_deck))
            lines.append(line)
        return "\n".join(lines)


def _heading(place: Place, has_deck: bool) -> str:
    words = place.words.strip("[]=*_-: ") or "?"
    if place.kind == "outside" or (place.kind == "unknown" and has_deck):
        return f"{SET_ASIDE}: {words}"
    return f"{words[:1].upper()}{words[1:]}:"


def _is_harmless(line: str) -> bool:
    """Whether a line without a number in front is no name, description or heading to whoever reads it."""
    said = plain(COUNTED.sub("", line.rstrip(":")))
    marks = line[:1] in "#[=*_-(" or line.startswith(("//", "SB:"))
    return not (marks or place_of(said).kind != "unknown" or said.startswith((plain(SET_ASIDE), "notread", "about")))


def _shown(value: Any) -> str:
    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=list)
    return tidy(words)[:LONGEST_VALUE]
