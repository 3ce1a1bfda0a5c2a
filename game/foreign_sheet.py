"""A deck of another program while it is read: its entries, each with the place where that program keeps it.

A place is part of the deck, or set aside, or unknown. An unknown place is set aside too, unless the deck has no other.
`text` gives our own lines, in which every entry stands: as a card, as a set-aside line, or as a line to be named.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from . import texts
from .card_names import index
from .deck_lines import SET_ASIDE
from .deck_places import BESIDE, OUTSIDE, OUTSIDE_WORDS, PIECES, SIDE, place_of_tag, place_of_words
from .kernel.template import fill
from .line_forms import COUNTED, MOST_LINES, NUMBER_FIRST, TOTAL, as_name, lines_of, plain, tidy, wordings
from .rules import RULESETS

NUMBERS = ("count", "quantity", "qty", "amount", "copies", "anzahl", "number", "cards")  # the surest first
NAMES = ("name", "cardname", "card", "title", "key", "slug", "text")
IDS = ("id", "code", "cardid", "cardcode", "databaseid", "uuid")
UNSURE = ("number", "cards")  # beside a surer one they mean something else: the number of a print
COUNT_WORDS = ("quantity", "count", "amount", "copies", "qty")
OTHER_COUNTS = ("own", "total", "max", "limit")  # they say nothing of this deck
PLACES = ("list", "deck", "decklist", "slot", "board", "zone", "section", "part", "place", "pile", "location",
          "loadgroupid", "boardtype")  # fmt: skip
GROUPS = ("category", "categories", "tag", "tags", "type", "types", "label", "labels", "group")
"""Of cards by what they do; some of them are places outside the deck."""
NO_MARKS = (*NAMES, *IDS, "set", "setcode", "setname", "edition", "rarity", "artist", "color", "colour",
            "colors", "description")  # fmt: skip
"""What is said about a card and never about its place."""
IN_DECK_FLAGS = ("include", "included", "includedindeck", "isincluded", "indeck", "isindeck", "inmain", "inmaindeck",
                 "active", "enabled", "played", "used", "main", "maindeck", "mainboard", "ismain")  # fmt: skip
FLAGS = {"sideboard": SIDE[0], "sideboarded": SIDE[0], "issideboard": SIDE[0], "insideboard": SIDE[0], "side": SIDE[0]}
FLAGS |= {word + more: word for word in OUTSIDE_WORDS for more in ("", "ed")}
FLAGS |= {f"is{word}": word for word in OUTSIDE_WORDS}
IN_DECK = ("", "main", "maindeck", "mainboard", "deck", "decklist", "cards", "list", "slots", "commander", "commanders",
           "playerdeck", "maincards", "entries", "items", "contents")  # fmt: skip
FALSE = ("false", "no", "0", "n", "nein", "non", "off")
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
ELSEWHERE = Place(OUTSIDE, "named elsewhere in the file")


def place_of(words: str) -> Place:
    """The place that a word means: a key, the name of a zone or section, or the value of a column."""
    said = plain(COUNTED.sub("", words))
    if said in IN_DECK:
        return DECK
    if place := place_of_words(words):
        return Place(place, "Sideboard" if place == BESIDE else tidy(words))
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


def is_false(value: Any) -> bool:
    """Whether a flag is plainly not set: false, 0, "No"."""
    return value is False or (isinstance(value, str | int) and str(value).strip().casefold() in FALSE)


def place_of_marks(marks: Iterable[tuple[str, Any]], place: Place) -> Place:
    """Where an entry belongs by its own marks, keys with values or columns with cells; else the `place` above it.

    A place that is not the deck wins over all others, whichever mark names it.
    """
    found = place
    for key, value in marks:
        there = _place_of_mark(plain(key), value)
        if there is None or (there == DECK and place.is_deck):
            continue
        if there.kind in (BESIDE, OUTSIDE):
            return there
        found = there
    return found


def _place_of_mark(said: str, value: Any) -> Place | None:
    """The place that one mark names; None if it names none."""
    if said in FLAGS and is_true(value):
        return place_of(FLAGS[said])
    if said in IN_DECK_FLAGS and is_false(value):
        return Place(OUTSIDE, f"{said}: no")
    if isinstance(value, str) and said in PLACES and value.strip():
        return place_of(value)
    if said in NO_MARKS:
        return None
    for each in value if type(value) is list else (value,):
        each = each.get("name") if hasattr(each, "get") else each  # {"name": "Maybeboard"}
        pieces = PIECES.split(each) if isinstance(each, str) and len(each) <= 200 else ()
        for piece in pieces:
            kind = place_of_words(piece) if said in GROUPS else place_of_tag(piece)
            if kind:
                return Place(kind, tidy(piece))
    return None


def number_in(marks: Iterable[tuple[str, Any]]) -> tuple[bool, Any]:
    """Whether an entry says a number of cards, and which: that of the surest mark. Two that disagree are no number."""
    said: dict[str, list[Any]] = {}
    for key, value in marks:
        name = plain(key)
        name = "count" if counted_place(name) == DECK else name
        if name in NUMBERS and value is not None and not isinstance(value, list | tuple):
            said.setdefault(name, []).append(value)
        elif name in NUMBERS and value is None:
            said.setdefault(name, [])
    values = [value for name in NUMBERS if name not in UNSURE for value in said.get(name, ())]
    if len(numbers := list(dict.fromkeys(filter(None, map(count_of, values))))) > 1:
        return True, texts.OR.join(numbers)
    if not said.keys() - set(UNSURE):
        values = [value for name in UNSURE for value in said.get(name, ())]
    return bool(said), next((value for value in values if count_of(value)), values[0] if values else None)


def other_numbers(marks: Iterable[tuple[str, Any]]) -> Iterator[tuple[Place, Any]]:
    """Numbers of the same card in other places: "sideboardCount", "Foil Count", or "sideboard" with a number."""
    for key, value in marks:
        said = plain(key)
        count = count_of(value)
        if not count or count.strip("0") == "":
            continue
        if said in FLAGS and not is_true(value):
            yield place_of(FLAGS[said]), count
        elif (place := counted_place(said)) is not None and place != DECK:
            yield place, count


def counted_place(said: str) -> Place | None:
    """The place in the name of a number: of "sideboardcount" the sideboard; None for "count" or any other name."""
    word = next((word for word in COUNT_WORDS if word in said and said != word), "")
    rest = said.replace(word, "", 1) if word else ""
    is_none = not rest or said in NUMBERS or any(part in rest for part in OTHER_COUNTS)
    return None if is_none else place_of(rest)


class Sheet:
    """A deck as it is read, entry by entry. Raises NotRead for more entries than a deck can have."""

    def __init__(self) -> None:
        self.name = self.about = ""
        self.entries: list[tuple[Place, str]] = []
        self.named: set[str] = set()  # plain names that stand among the entries
        self.said: set[str] = set()  # lines that stand there

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
                line = f'{name}: "{_shown(number)}"'  # else "Knight: 2]" would be a heading of two knights
        self.line(place, line)

    def line(self, place: Place, line: str) -> None:
        """A line of which nothing is known; what would be read as a name or a heading is put in quotation marks."""
        if len(self.entries) >= MOST_LINES:
            raise NotRead(fill(texts.MANY_ENTRIES, n=MOST_LINES))
        place = DECK if place.kind == "deck" else place
        self.said.add(tidy(line))
        if line.strip():
            self.entries.append((place, line if line[:1].isdigit() or _is_harmless(line) else f'"{line}"'))

    def mention(self, words: str) -> None:
        """Words from anywhere in the file: a card that stands among no entries is named, and set aside."""
        if len(words) > 10_000:
            return
        for line in lines_of(words) if not words.isprintable() else (words,):
            said = known_cards().get(plain(line), "") if len(line) <= 100 else ""
            if (said and said not in self.named) or (not said and self._is_new_line(line)):
                self.named.add(said)
                self.line(ELSEWHERE, tidy(line))

    def _is_new_line(self, line: str) -> bool:
        """Whether words are a card with its number, and no entry is written so."""
        has_number = any(map(str.isdigit, line)) and any(map(str.isalpha, line))
        return has_number and tidy(line) not in self.said and any(is_known(name) for _, name in wordings(line))

    def text(self) -> str:
        """The deck in our own lines."""
        lines = [f"# {_free(as_name(self.name))}"] if as_name(self.name) else []
        lines += [f"## {_free(tidy(line))}" for line in self.about.splitlines() if tidy(line)]
        has_deck = any(place.is_deck for place, _ in self.entries)
        under = DECK
        for place, line in self.entries:
            if place != under:
                under = place
                lines.append(_heading(place, has_deck))
            lines.append(line)
        return "\n".join(lines)


def _free(words: str) -> str:
    """Words behind "#" that are never a heading or a card, whatever they say."""
    is_plain = words[:1].isalpha() and place_of(words).kind == "unknown" and not is_known(words)
    return words if is_plain and not NUMBER_FIRST.match(words) else f"\\{words}"


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
