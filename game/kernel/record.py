"""A match as text: what it began with, then one action a line. Saved game, undo, replay and bug report in one.

chronotable 1
checksum: 77aa...         tells a damaged file from one that was changed by hand, without this line
game: draughts
cards: 3f2a...            a digest: if the cards changed since, loading says so
seed: 7
wins: 3
ruling taking: must
stands: Turn 3          in words, for whoever looks at many matches without playing them through
note ended: 2026-11-22  what is said of the match and plays no part in it: how it ended, of which it is a branch
seat 0: human Ada
seat 1: skilled Boole
deck 0: Slow Fire = deck: 3 dragon, ...; extra: ...      in games to which players bring decks

0 play dragon
1 pass  # unasked       for somebody who was not asked, as they wished or for nothing; played like any other
0 play wall  # help 3   after help in so many levels was asked for; played like any other
1 draw
0 give up               the last line, where a person ended the match: no action of the game
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import takewhile
from pathlib import Path

from ..files import BadFile, NotForUs, printable, read_text, shortened, write_atomically
from . import notation, rng, texts
from .agenda import Action, advance, apply, chooser
from .deck import Deck, read_deck, say_deck
from .events import Step
from .ruleset import KNOWN, Ruleset
from .state import Outcome, State
from .template import fill

FIRST_LINE = "chronotable 1"
ANY_FIRST_LINE = re.compile(r"chronotable [0-9]{1,9}")  # of this version or another
CHECKSUM = "checksum"
DAMAGED = "damaged"  # in the place of a checksum: what was read when this was written belied its own
UNASKED = "  # unasked"
HELPED = re.compile(r"  # help ([1-9])$")
GIVE_UP = "give up"
GIVEN_UP = "given-up"  # the reason of an outcome
LONGEST = 2_000_000  # bytes of a file: 99 rounds won take 150,000
LONGEST_NAME = 80  # letters of a player's name that are kept
MOST_MARKS = 20
MOST_WINS = 99  # rounds that win a match
MOST_NOTES, LONGEST_NOTE = 20, 300
NUMBER = re.compile(r"-?[0-9]{1,40}")


@dataclass
class Record:
    """How a match began and what was done in it. `players` are (kind, name), one a seat."""

    game: str
    seed: int
    players: list[tuple[str, str]]
    rulings: dict[str, str]
    wins: int
    cards: str = ""
    marks: list[str] = field(default_factory=list)  # what the match is marked with, such as "undo"
    actions: list[tuple[int, str]] = field(default_factory=list)  # (seat, action as text)
    decks: list[Deck] = field(default_factory=list)  # one a seat, in games to which players bring decks
    given_up: int | None = None  # the seat whose person plays no further: the match is over
    unasked: set[int] = field(default_factory=set, compare=False)  # actions done for somebody who was not asked
    helped: dict[int, int] = field(default_factory=dict, compare=False)  # the level of help before so many actions
    stands: str = field(default="", compare=False)  # how it stood when it was written, in words
    notes: dict[str, str] = field(default_factory=dict, compare=False)  # what is said of it, by name; never played
    is_damaged: bool = field(default=False, compare=False)  # whether it was read from a text that belies its checksum
    is_whole: bool = field(default=False, compare=False)  # whether it was read from a text that has its own checksum

    @property
    def rules(self) -> Ruleset:
        return KNOWN[self.game]

    def begin(self) -> tuple[State, list[Step]]:
        """The state in which the first choice waits, and the story until there. Raises ValueError as `dealt` does."""
        s = self.dealt()
        s.story = []
        advance(s)
        story, s.story = s.story, None
        return s, story

    def start(self) -> State:
        """The state in which the first choice waits, for programs that play many matches and look at none."""
        s = self.dealt()
        advance(s)
        return s

    def dealt(self) -> State:
        """The state before anything has happened. Raises ValueError for a match that no game could have, or that could
        not be written down."""
        if not 1 <= self.wins <= MOST_WINS:
            raise ValueError(fill(texts.WRONG_WINS, n=self.wins, most=MOST_WINS))
        if not NUMBER.fullmatch(str(self.seed)):
            raise ValueError(texts.SEED_TOO_LONG)
        rulings, decks = self.rules.ruled(self.rulings), tuple(self.decks)
        s = State(self.rules, len(self.players), rulings, rng.seeded(self.seed), self.wins, decks)
        self.rules.set_up(s)
        s.push(self.rules.opening, 0)
        return s

    def note(self, s: State, action: Action, is_unasked: bool = False) -> None:
        """Write down an action that is about to be done, `is_unasked` for somebody who was not asked. Whoever goes on
        with a match does so with the cards of today, and from what could be read."""
        self.cards, self.is_damaged = self.rules.book.version, False
        if is_unasked:
            self.unasked.add(len(self.actions))
        self.actions.append((s.agenda[-1].seat, notation.say(s, action)))

    def note_help(self, level: int) -> None:
        """Write down that help up to this level was asked for with the decision that is open."""
        number = len(self.actions)
        self.helped[number] = max(level, self.helped.get(number, 0))

    def take_back(self, count: int) -> None:
        """Strike out the last actions. Whoever decides the first of them again has had the help for it."""
        del self.actions[len(self.actions) - count :]
        self.unasked = {number for number in self.unasked if number < len(self.actions)}
        self.helped = {number: level for number, level in self.helped.items() if number <= len(self.actions)}

    def outcome(self, s: State) -> Outcome | None:
        """How the match has ended that stands like this after the last action of the record; None while it goes on.

        Where one of two sides gives up, the other wins; where one of several does, nobody.
        """
        if self.given_up is None:
            return s.outcome
        others = tuple(seat for seat, team in enumerate(s.team) if team != s.team[self.given_up])
        return Outcome(others if len({s.team[seat] for seat in others}) == 1 else (), GIVEN_UP)

    def replay(self, path: Path | str = "record"):
        """Play the record: yields (state, story) after set-up and after each action. Raises BadFile."""
        s, story = self.begin()
        yield s, story
        for number, (seat, text) in enumerate(self.actions, 1):
            where = f"action {number} ({seat} {shortened(text)})"
            asked = chooser(s)
            if asked != seat:
                who = texts.NO_CHOICE_LEFT if asked is None else fill(texts.NOT_THEIR_CHOICE, seat=asked)
                raise self.unusable(path, where, who)
            try:
                action = notation.read(s, text)
            except notation.CannotRead as error:
                raise self.unusable(path, where, str(error)) from None
            yield s, apply(s, action)
        if self.given_up is not None and s.outcome is not None:
            raise self.unusable(path, f"{self.given_up} {GIVE_UP}", texts.ALREADY_OVER)

    def unusable(self, path: Path | str, where: str, wrong: str) -> BadFile:
        """The error that says why this record cannot be played; a NotForUs if another version of the program can."""
        is_foreign = is_of_another_version(self.is_whole, self.is_damaged, self.cards, self.rules)
        return (NotForUs if is_foreign else BadFile)(path, where, wrong, self.why_changed())

    def why_changed(self) -> str:
        """Why a record that was written whole cannot be played as it is."""
        if self.is_damaged:
            return texts.FILE_DAMAGED
        if self.cards and self.cards != self.rules.book.version:
            return texts.CARDS_CHANGED
        return texts.WRITTEN_ELSEWHERE if self.is_whole else texts.EDITED

    @property
    def doubt(self) -> str:
        """Why what is played from it may not be how it went, though it can be played; "" where nothing says so."""
        is_old = bool(self.cards) and self.cards != self.rules.book.version
        why = self.why_changed()
        return fill(texts.IN_DOUBT, why=f"{why[:1].upper()}{why[1:]}") if self.is_damaged or is_old else ""

    @property
    def digest(self) -> str:
        """What tells this match, as far as it has gone and with the cards of today, from every other."""
        lines = self._lines(self.rules.book.version)
        return checksum(line for line in lines if not line.startswith(("stands:", "note ")))

    def dump(self) -> str:
        """The record as text, with a checksum of everything else in it; what is damaged stays known as that."""
        lines = self._lines(self.cards or self.rules.book.version)
        return "\n".join([FIRST_LINE, f"{CHECKSUM}: {DAMAGED if self.is_damaged else checksum(lines)}", *lines])

    def _lines(self, cards: str) -> list[str]:
        lines = [f"game: {self.game}", f"cards: {cards}"]
        lines += [f"seed: {self.seed}", f"wins: {self.wins}"]
        lines += [f"ruling {key}: {choice}" for key, choice in sorted(self.rulings.items())]
        lines += [f"mark: {mark}" for mark in self.marks]
        lines += [f"stands: {self.stands}"] if self.stands else []
        lines += [f"note {name}: {shortened(printable(words), LONGEST_NOTE)}" for name, words in self.notes.items()]
        lines += [f"seat {seat}: {kind} {name}" for seat, (kind, name) in enumerate(self.players)]
        lines += [f"deck {seat}: {say_deck(deck)}" for seat, deck in enumerate(self.decks)]
        said = (f"{seat} {text}{self._remark(n)}" for n, (seat, text) in enumerate(self.actions))
        last = [f"{self.given_up} {GIVE_UP}"] if self.given_up is not None else []
        return [*lines, "", *said, *last, ""]

    def _remark(self, number: int) -> str:
        """What is said of an action behind it: never both, for where nobody was asked nobody asked for help."""
        if number in self.unasked:
            return UNASKED
        return f"  # help {self.helped[number]}" if number in self.helped else ""

    def save(self, path: Path | str) -> None:
        """Write the record whole. Raises OSError."""
        write_atomically(path, self.dump())


def load(path: Path | str) -> Record:
    """The record in a file. Raises BadFile with the line that is wrong, or the law that a deck of it breaks.

    Whether its actions are legal, replay says.
    """
    record = parse(read_text(path, LONGEST), path)
    for seat, deck in enumerate(record.decks):
        for refusal in record.rules.decks.broken(deck, record.rulings):
            raise record.unusable(path, f"deck {seat}", fill(texts.CANNOT_PLAY_DECK, why=refusal))
    return record


def parse(text: str, path: Path | str = "record") -> Record:
    lines = text.splitlines()
    if wrong := why_no_record(lines[0] if lines else ""):
        raise (NotForUs if wrong == texts.FROM_ANOTHER_VERSION else BadFile)(
            path, "line 1", wrong, fill(texts.BEGINS_WITH, line=FIRST_LINE)
        )
    try:
        return _parsed(lines, path)
    except NotForUs:
        raise
    except BadFile as error:
        if not _is_foreign(lines):
            raise
        wrong, _, _ = error.wrong.partition("; choose from")  # what this version has is no remedy
        raise NotForUs(path, error.where, wrong, texts.WRITTEN_ELSEWHERE) from error


def _is_foreign(lines: Sequence[str]) -> bool:
    """Whether another version of the program wrote these lines, none of which is damaged."""
    stated, actual = _sums(lines)
    pairs = (line.partition(":") for line in takewhile(str.strip, lines))
    head = {key.strip(): value.strip() for key, _, value in pairs}
    rules = KNOWN.get(head.get("game", ""))
    return is_of_another_version(stated == actual, stated not in ("", actual), head.get("cards", ""), rules)


def is_of_another_version(is_whole: bool, is_damaged: bool, cards: str, rules: Ruleset | None) -> bool:
    """Whether a record that cannot be used was written so by another version of the program.

    The checksum proves it. A record of a version that wrote none shows it by the version of its cards.
    """
    has_other_cards = rules is not None and cards not in ("", rules.book.version)
    return is_whole or (has_other_cards and not is_damaged)


def _parsed(lines: list[str], path: Path | str) -> Record:
    head: dict[str, str] = {}
    marks: list[str] = []
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon:
            raise BadFile(path, f"line {at + 1}", fill(texts.NOT_A_PAIR, text=lines[at]))
        if key.strip() == "mark":
            marks.append(value.strip())
        else:
            head[key.strip()] = value.strip()
        at += 1
    record = _head(head, path)
    stated, actual = _sums(lines)
    record.is_damaged, record.is_whole = stated not in ("", actual), stated == actual
    record.marks = list(dict.fromkeys(marks))[:MOST_MARKS]
    seats = [str(seat) for seat in range(len(record.players))]
    for number, line in enumerate(lines[at:], at + 1):
        if line.strip():
            seat, _, action = line.strip().partition(" ")
            if seat not in seats or not action:
                raise BadFile(path, f"line {number}", fill(texts.NOT_AN_ACTION, text=line[:40]))
            if record.given_up is not None:
                raise BadFile(path, f"line {number}", fill(texts.ALREADY_CONCEDED, seat=record.given_up))
            if action == GIVE_UP:
                record.given_up = int(seat)
                continue
            if action.endswith(UNASKED):
                record.unasked.add(len(record.actions))
            if help_before := HELPED.search(action):
                record.note_help(int(help_before[1]))
            record.actions.append((int(seat), HELPED.sub("", action.removesuffix(UNASKED))))
    return record


def why_no_record(first: str) -> str:
    """Why what begins with this line cannot be read as a record; "" where it can."""
    if first.strip() == FIRST_LINE:
        return ""
    is_another = ANY_FIRST_LINE.fullmatch(first.strip()) is not None
    return texts.FROM_ANOTHER_VERSION if is_another else texts.NOT_A_MATCH


def checksum(lines: Iterable[str]) -> str:
    """What tells a damaged record from one that was changed by hand, who would not leave the old sum standing."""
    return sha256("\n".join(line.strip() for line in lines).strip().encode("utf-8", "replace")).hexdigest()[:16]


def is_damaged(lines: Sequence[str]) -> bool:
    """Whether the checksum in a record belies its other lines; not where it has none."""
    stated, actual = _sums(lines)
    return stated not in ("", actual)


def _sums(lines: Sequence[str]) -> tuple[str, str]:
    """The checksum that a record states ("" if none), and that of its other lines."""
    sign = f"{CHECKSUM}:"
    stated = next((line.removeprefix(sign).strip() for line in lines if line.startswith(sign)), "")
    return stated, checksum(line for line in lines[1:] if not line.startswith(sign))


def _head(head: dict[str, str], path: Path | str) -> Record:
    game = head.get("game", "")
    if game not in KNOWN:
        known = ", ".join(KNOWN) or texts.NO_GAMES
        raise NotForUs(path, "game", fill(texts.UNKNOWN_GAME, game=game, known=known))
    rules = KNOWN[game]
    numbers = {}
    for key in ("seed", "wins"):
        value = head.get(key, "")
        if not NUMBER.fullmatch(value):
            raise BadFile(path, key, fill(texts.NOT_A_NUMBER, text=value[:40]))
        numbers[key] = int(value)
    if not 1 <= numbers["wins"] <= MOST_WINS:
        raise BadFile(path, "wins", fill(texts.WINS_OUT_OF_RANGE, n=numbers["wins"], most=MOST_WINS))
    players = []
    while f"seat {len(players)}" in head:
        kind, _, name = head[f"seat {len(players)}"].partition(" ")
        players.append((kind, shortened(printable(name), LONGEST_NAME)))
    if len(players) not in rules.seat_counts:
        wrong = fill(texts.WRONG_SEATS, game=rules.title, seats=rules.seats_said, n=len(players))
        raise BadFile(path, "seats", wrong)
    rulings = {key.removeprefix("ruling "): v for key, v in head.items() if key.startswith("ruling ")}
    try:
        rules.ruled(rulings)
    except ValueError as error:
        raise BadFile(path, "rulings", str(error)) from None
    record = Record(game, numbers["seed"], players, rulings, numbers["wins"])
    record.cards = shortened(printable(head.get("cards", "")), LONGEST_NAME)
    record.stands = shortened(printable(head.get("stands", "")), LONGEST_NAME)
    notes = [(key.removeprefix("note "), words) for key, words in head.items() if key.startswith("note ")]
    record.notes = {name: shortened(printable(words), LONGEST_NOTE) for name, words in notes[:MOST_NOTES]}
    if rules.decks.parts:
        record.decks = [_deck(rules, head.get(f"deck {seat}"), seat, path) for seat in range(len(players))]
    return record


def _deck(rules: Ruleset, line: str | None, seat: int, path: Path | str) -> Deck:
    where = f"deck {seat}"
    if line is None:
        raise BadFile(path, where, fill(texts.DECK_MISSING, game=rules.title))
    try:
        deck = read_deck(line)
    except ValueError as error:
        raise BadFile(path, where, str(error)) from None
    for part, counts in deck.parts:
        if part not in rules.decks.parts:
            wrong = fill(texts.NO_DECK_PART, part=part, known=", ".join(rules.decks.parts))
            raise BadFile(path, where, wrong)
        for key, _ in counts:
            if key not in rules.book.cards:
                wrong = fill(texts.NO_CARD, game=rules.title, card=key)
                raise BadFile(path, where, wrong, texts.CARDS_CHANGED)
    return deck
