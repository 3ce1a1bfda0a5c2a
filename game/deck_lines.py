"""The lines of a deck list: so many of a card, a heading, a name, a description; or nothing that is known.

The likeliest meaning that names a card is taken. A card that knows its part of a deck lies there, unless its heading
or a tag on its line says that it is not in the deck (`deck_places.py`).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import NamedTuple

from . import texts
from .card_names import index
from .deck_places import (
    BESIDE,
    COUNTED_WORDS,
    MAIN,
    OUTSIDE,
    PIECES,
    SIDE,
    front_tag,
    names_a_place,
    place_of_tags,
    place_of_word,
    place_of_words,
    tags_begin,
    without_number,
)  # fmt: skip
from .files import shortened
from .kernel.book import Book
from .kernel.facet import WORDS
from .kernel.ruleset import Ruleset
from .kernel.template import fill
from .line_forms import (
    BARE_HEADING,
    BETWEEN,
    COMMENT,
    COUNTED,
    FRONT_NUMBER,
    HAS_COMMENT,
    LONGEST_HEADING,
    LONGEST_LINE,
    LONGEST_NAME,
    MARKED,
    MOST,
    NUMBER_FIRST,
    ORDINAL,
    SPACES,
    TOTAL,
    UNSEEN,
    WAYS,
    as_name,
    bared,
    numbered_groups,
    ordered_lines,
    plain,
    tidy,
    wordings,
)  # fmt: skip

NEARBY = 25  # so many unknown cards of one text are given a likely name; looking further would take long in noise
MOST_HEADINGS = 100  # so many unknown lines of one text are compared with headings
APART = re.compile(r"[+/|&;()\[\]]|\s-\s|\sand\s")  # what may stand between two cards
SURELY_NEAR = 0.8  # how like a card's name words in a comment must be (1: the same)
UNREAD = "Not read"  # the heading under which a deck's file keeps the lines of which nothing could be made
SET_ASIDE = "Set aside"  # the heading of lines that could be read and are not in the deck: they never join it


class Unread(NamedTuple):
    """A line of a deck list that is not in the deck: its number from 1, its text, why, and the words it may mean.

    `is_aside` is true for a line that could be read, and stands where cards are not in the deck.
    """

    line: int
    text: str
    why: str
    near: str = ""
    is_aside: bool = False

    def __str__(self) -> str:
        shown = self.text if len(self.text) <= 60 else f"{self.text[:59]}…"
        template = texts.UNREAD_LINE_NEAR if self.near else texts.UNREAD_LINE
        return fill(template, line=self.line, text=shown, why=self.why, near=self.near)


def with_near(line: Unread) -> str:
    """The line with its likely meaning in the place of the unread words. Its count, place and comment stay."""
    if line.near.endswith(":"):
        return line.near
    front = line.text[: front_tag(line.text)[2]]
    words = line.text[len(front) :]
    number = None if re.match(r"\d+ ", line.near) else re.match(r"\D{0,3}(\d+)", words)
    count = f"{int(number[1]) if len(number[1]) <= 4 else number[1]} " if number else ""
    behind = words[tags_begin(words) :].strip()
    return f"{front}{count}{line.near} {behind}".rstrip()


class Reading:
    """What has been read of a text so far: the counts of each part, a name, a description, and what was not read."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules, self.index = rules, index(rules.book)
        self.parts: dict[str, dict[str, int]] = {part: {} for part in rules.decks.parts}
        self.headings = {
            said: part for part in reversed(rules.decks.parts) for said in (plain(part), f"{plain(part)}deck")
        }
        self.groups = _groups(rules)
        self.plain_lines: dict[str, str] = {}  # why a line that changes nothing cannot be read: noise repeats itself
        self.known = texts.OR.join(f"{part.capitalize()}:" for part in rules.decks.parts)
        self.part: str | None = rules.decks.parts[0]
        self.aside = ""  # the heading above, if what stands below it is not in the deck
        self.keeps_aside = False  # below "Set aside": whatever stands there, to the next heading
        self.is_beside = self.is_about = False  # below the heading of a sideboard; of what is said about the deck
        self.name = ""
        self.about: list[str] = []
        self.unread: list[Unread] = []
        self.asked = self.asked_headings = 0

    def take_all(self, lines: Sequence[str]) -> None:
        """All lines of a text; every line that is not empty goes somewhere, or among the unread."""
        groups = numbered_groups(lines, lambda words: plain(words) not in (*MAIN, *SIDE) and bool(self.heading(words)))
        places = ordered_lines([_stripped(line) for line in lines])
        for n, line in enumerate(lines):
            if line.strip():
                below = lines[n + 1].strip() if n + 1 < len(lines) else ""
                self.take(n + 1, line.strip(), n in groups, bool(below) and below[0] != "#", places.get(n, 0))

    def take(self, number: int, line: str, is_group: bool = False, is_above: bool = False, behind: int = 0) -> None:
        """One line that is not empty: it goes somewhere, or among the unread.

        `is_group` is true for a "#" that heads a group of cards, `is_above` for a line directly above another. The
        first `behind` letters may be a place in a list.
        """
        why, near, is_aside = self._taken(_stripped(line), is_group, is_above, behind)
        if why:
            self.unread.append(Unread(number, line, why, near, is_aside))

    def _taken(self, line: str, is_group: bool, is_above: bool, behind: int) -> tuple[str, str, bool]:
        """Why a line is not in the deck, what it may mean, and whether it is set aside."""
        if self.keeps_aside and not self.heading(line):
            return fill(texts.UNDER, heading=self.aside), "", True
        if mark := MARKED.match(line):
            return *self._marked(mark[1], mark[2].strip(), is_group, is_above), False
        if self.is_about and line.startswith("Name "):
            return self.call(tidy(line[5:])), "", False
        if self.aside and not self.heading(line) and not TOTAL.fullmatch(line):
            return fill(texts.UNDER, heading=self.aside), "", True
        front, words, start = front_tag(line)
        bare = line[max(start, 0 if start else behind) :]
        if ordinal := ORDINAL.match(bare):
            bare = bare[ordinal.end() :]
        return self._taken_bare(line, bare, (front, words), bool(ordinal or (behind and not start)))

    def _taken_bare(self, line: str, bare: str, front: tuple[str, str], is_listed: bool) -> tuple[str, str, bool]:
        """The same for a line of which `bare` stands behind a tag ("SB:") and a place in a list."""
        pieces = [found] if (found := self.card(bare)) else self.several(bare)
        has_number = any(map(str.isdigit, bare[:2]))
        place, tag = front if front[0] or not (pieces or has_number) else place_of_tags(bare)
        if place and (place == OUTSIDE or not (pieces or front[0])):
            return fill(texts.TAGGED, tag=tag), "", True
        is_card = bool(pieces) or has_number
        remark = COMMENT.search(bare) if is_card and len(bare) <= LONGEST_LINE and HAS_COMMENT.search(bare) else None
        if remark and self.holds_card(remark["words"], {key for _, key in pieces}):
            return texts.CARD_IN_COMMENT, "", False
        if pieces:
            why, is_aside = self.add(pieces, self.is_beside or place == BESIDE)
            return why, "", is_aside
        if is_listed:
            return *self._listed(bare), False
        is_total = TOTAL.fullmatch(bare) or self.heading(line)
        if has_number and not is_total and (plainly := WAYS[0].fullmatch(bare)):
            if key := self.index.find(bare):
                return texts.NO_COUNT, f"1 {self.index.said(key)}", False
            return *self.unknown(plainly["name"]), False
        return *self.turn_to(line), False

    def _marked(self, mark: str, words: str, is_group: bool, is_above: bool) -> tuple[str, str]:
        """A line behind "#" is the name of the deck, behind "##" or "//" a description. In all three forms a heading
        is a heading, and a card is named: somebody took it out. A backslash before the words says that they are
        neither."""
        is_name, is_free = mark == "#", words.startswith("\\")
        has_cards = any(self.parts.values())
        place = place_of_word(without_number(words))
        if not is_free and not (is_group and without_number(words) in COUNTED_WORDS):
            is_heading = not is_name or self.name or is_group or has_cards or place or self.aside or self.is_beside
            is_loose = is_name or has_cards  # above the cards a description may say "Maybe slow, but strong"
            if is_heading and (is_loose or self._is_known(without_number(words))) and self.is_heading(words, is_name):
                return "", ""
        why = fill(texts.NO_HEADING, game=self.rules.title, known=self.known)
        if is_group:
            return why, ""
        is_loose = not is_free and mark[0] == "#" and has_cards and not any(map(str.isdigit, words))
        if is_loose and len(words) <= LONGEST_NAME and place_of_words(words):
            self.aside = tidy(words)  # "## Maybe later"
            return why, ""
        if not is_free and self._is_card_behind(is_name, words, is_above or has_cards):
            return fill(texts.COMMENTED_OUT, mark=mark), ""
        words = tidy(words[1:] if is_free else words)
        if is_name:
            return self.call(words), ""
        self.about.append(words)
        return "", ""

    def _is_card_behind(self, is_name: bool, words: str, is_among_cards: bool) -> bool:
        """Whether these words behind a comment sign are a card that was taken out of the list."""
        if NUMBER_FIRST.match(words):
            is_card = self.whole(wordings(words, self.index.signs)) or self.several(words)
            return bool(is_card or (is_name and is_among_cards and self.card(words)) or self.is_nearly(words))
        if is_name:
            return is_among_cards and self.card(words) is not None
        return bool(self.index.find(words) or self.whole(wordings(words, self.index.signs)))

    def holds_card(self, remark: str, but: Container[str] = ()) -> bool:
        """Whether a comment behind a card holds another card, also one that is nearly written right."""
        for words in filter(None, map(str.strip, PIECES.split(remark)[:20])):
            found = self.whole(wordings(words, self.index.signs))
            key = found[1] if found else self.index.find(words)
            if (key not in but) if key else self.is_nearly(words):
                return True
        return bool(self.several(remark))

    def is_nearly(self, words: str) -> bool:
        """Whether words in a comment are so near a card that they are hardly anything else."""
        if self.asked >= NEARBY:
            return NUMBER_FIRST.match(words) is not None  # looking further would take long
        self.asked += 1
        numbered = WAYS[0].fullmatch(words)
        return bool(self.index.nearest(bared(numbered["name"] if numbered else words)[-1], SURELY_NEAR))

    def _listed(self, words: str) -> tuple[str, str]:
        """Words behind a place in a list ("2. Silver Fox"), which is no number of cards."""
        key = self.index.find(words) or next(iter(self.index.begun(words)), None)
        if key is None:
            why, near = self.unknown(words)
            return why, f"1 {near}" if near else ""
        return texts.LIST_POSITION, f"1 {self.index.said(key)}"

    def call(self, name: str) -> str:
        if self.name:
            return fill(texts.SECOND_NAME, name=self.name)
        self.name = as_name(name)
        return fill(texts.LONG_NAME, n=LONGEST_NAME) if len(name) > LONGEST_NAME else ""

    def card(self, line: str) -> tuple[str, str] | None:
        """How many of which card a line means: the number as it is written, and the key."""
        meant = list(wordings(line, self.index.signs))
        if found := self.whole(meant):
            return found
        if not NUMBER_FIRST.match(line):
            return None  # "First: 2" is no pair of a card whose name begins with first
        for number, name in meant:
            keys = self.index.begun(name)
            if len(keys) == 1:
                return None if self.heading(line) else (number, keys[0])
        return None

    def whole(self, meant: Iterable[tuple[str, str]]) -> tuple[str, str] | None:
        """The first of these meanings in which the name of a card is written out."""
        return next(((number, key) for number, name in meant if (key := self.index.find(name)) is not None), None)

    def several(self, line: str) -> list[tuple[str, str]]:
        """The cards of a line that holds more than one: "3 Silver Fox, 2 Lamp-Bearer". None if one is no card."""
        pieces = BETWEEN.split(SPACES.sub(" ", line)) if len(line) <= LONGEST_LINE else []
        signs = self.index.signs
        found = [self.whole(wordings(piece, signs)) for piece in pieces] if 1 < len(pieces) <= 20 else []
        return [card for card in found if card] if all(found) else []

    def heading(self, line: str, has_number: bool = False) -> str:
        """The heading that a line is, in plain letters and without its number of cards; "" if it is none we know.

        With `has_number` the number may stand in front: "5 knights".
        """
        if len(line) > LONGEST_HEADING or TOTAL.fullmatch(line):
            return ""
        bare = line.strip().strip("[]=*_- ").rstrip(":")
        said = plain(COUNTED.sub("", bare))
        if said.startswith(plain(SET_ASIDE)) or self._is_known(said):
            return said
        is_loose = BARE_HEADING.fullmatch(line) and not any(map(str.isdigit, said))
        if is_loose and place_of_words(line):
            return said  # "Maybe later:"
        said = plain(FRONT_NUMBER.sub("", bare, count=1))
        has_number = has_number or said in MAIN or bool(place_of_word(said))  # "15 Sideboard"
        return said if has_number and self._is_known(said) else ""

    def _is_known(self, said: str) -> bool:
        known = said in MAIN or said in self.headings or said in self.groups or place_of_word(said)
        return bool(said) and bool(known or said == plain(UNREAD))

    def is_heading(self, line: str, has_number: bool = False) -> bool:
        """Whether a line is a heading that is known; then what follows stands below it."""
        said = self.heading(line, has_number)
        if not said:
            return False
        self.aside, self.is_about, self.is_beside = "", said == "about", False
        self.keeps_aside = said.startswith(plain(SET_ASIDE))
        if self.keeps_aside:
            self.aside = tidy(line.partition(":")[2]) or SET_ASIDE
            return True
        is_ours = said in self.headings or said in self.groups or said == plain(UNREAD)
        place = "" if is_ours else place_of_words(said)
        if place == OUTSIDE:
            self.aside = tidy(COUNTED.sub("", line.strip("[]=*_- :"))) or line
            return True
        self.is_beside = place == BESIDE
        self.part = self.headings.get(said, self.rules.decks.parts[0])
        return True

    def turn_to(self, line: str) -> tuple[str, str]:
        """A heading; or else a card without its number, or nothing we know."""
        if line in self.plain_lines:
            return self.plain_lines[line], ""
        bare = bared(line, self.index.signs)[-1] if len(line) <= LONGEST_HEADING else line
        untagged = line[: tags_begin(line)].strip() if len(line) <= LONGEST_HEADING else line
        key = next(filter(None, map(self.index.find, (line, bare, untagged))), None)
        key = None if plain(line) in self.headings else key
        if key is not None:
            return texts.NO_COUNT, f"1 {self.index.said(key)}"
        if TOTAL.fullmatch(line) or self.is_heading(line):
            return "", ""
        card, colon, number = line.rpartition(": ")
        if colon and self.index.find(card):
            return fill(texts.NOT_A_COUNT, number=shortened(number, 20)), ""
        if line.endswith(":"):
            self.part = None  # below the heading of a sideboard its cards stay beside the deck
            why = fill(texts.NO_HEADING, game=self.rules.title, known=self.known)
        else:
            why = fill(texts.NO_CARD_LINE, known=self.known)
        is_place = names_a_place(line) and len(line) <= LONGEST_NAME and not any(map(str.isdigit, line))
        if is_place and not names_a_place(self.index.nearest(line)):
            self.aside = tidy(line)  # "My bench"
            return why, ""
        near = []
        if len(line) <= LONGEST_NAME and self.asked_headings < MOST_HEADINGS:
            self.asked_headings += 1
            near = difflib.get_close_matches(plain(line), self.headings, 1, 0.7)
        if near:
            return why, f"{self.headings[near[0]].capitalize()}:"
        if not line.endswith(":"):
            self.plain_lines[line] = why
        return why, ""

    def add(self, pieces: Sequence[tuple[str, str]], is_beside: bool = False) -> tuple[str, bool]:
        """So many of each card, or of none: why not, and whether they are set aside."""
        sums: dict[tuple[str, str], int] = {}
        for number, key in pieces:
            count = int(number) if len(number) <= 4 else MOST + 1
            part = getattr(self.rules.book[key], "part", None if is_beside else self.part)
            if is_beside and part in (None, self.rules.decks.parts[0]):
                # Elsewhere a card of an extra deck stands in the sideboard: such a card is at home in its own part.
                return fill(texts.SIDEBOARD, game=self.rules.title), True
            if part is None:
                return fill(texts.UNDER_UNKNOWN, game=self.rules.title), True
            if count < 1:
                return texts.COUNT_FROM_ONE, False
            sums[part, key] = sums.get((part, key), self.parts[part].get(key, 0)) + count
            if sums[part, key] > MOST:
                return fill(texts.TOO_MANY_COPIES, n=MOST), False
        for (part, key), count in sums.items():
            self.parts[part][key] = count
        return "", False

    def unknown(self, named: str) -> tuple[str, str]:
        several = self.index.several(named)
        if several:
            return fill(texts.SAME_NAMES, cards=texts.OR.join(several[:3])), ""
        begun = self.index.begun(named)
        if begun:
            return fill(texts.BEGUN_NAMES, cards=texts.OR.join(self.index.said(key) for key in begun[:3])), ""
        self.asked += 1
        near = self.index.nearest(bared(named, self.index.signs)[-1]) if self.asked <= NEARBY else ""
        pieces = [piece for piece in APART.split(COMMENT.sub("", named)) if piece.strip()] if near else []
        if len(pieces) > 1 and sum(bool(self.index.nearest(piece, SURELY_NEAR)) for piece in pieces[:20]) > 1:
            return texts.SEVERAL_CARDS, ""
        if names_a_place(named) and not names_a_place(near):
            near = ""  # the words say where the card belongs, and no likely name may take their place
        return fill(texts.NO_SUCH_CARD, game=self.rules.title), near


def _stripped(line: str) -> str:
    return line.strip().strip(UNSEEN).strip() or line.strip()


_known_groups: dict[Book, frozenset[str]] = {}


def _groups(rules: Ruleset) -> frozenset[str]:
    """What people head groups of cards with: kinds, colours and whatever else of a card has names, one or many."""
    if rules.book not in _known_groups:
        _known_groups[rules.book] = frozenset(_names_of_groups(rules))
    return _known_groups[rules.book]


def _names_of_groups(rules: Ruleset) -> Iterator[str]:
    said = {card.kind for card in rules.book} | {getattr(card, "colour", "") for card in rules.book}
    said |= {word for facet in rules.decks.facets if facet.kind == WORDS for word in (*facet.values, *facet.names)}
    return (plain(word) + ending for word in said if word for ending in ("", "s", "es"))
