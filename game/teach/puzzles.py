"""Puzzles: a position, a goal that can be reached for certain, and who judges what is tried.

A puzzle is a file in the game's `puzzles` folder:

    chronotable puzzle 1
    game: draughts
    cards: 3f2a            the cards for which it was proved
    goal: win              see game.ai.proof.goals
    beats: 1               turns until the goal is judged
    grade: 2               from 1, easy, to 5
    keeps: play knight; play wizard       every first deed after which the goal is still certain
    line: play knight; strike knight dragon
    opening: strike wizard         what is done in the position first, by whomever; whoever is asked then solves it

    seats: 2               the position, as notation lays it; without an opening the seat to move solves it
    ...
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ..ai.meaning import meaning
from ..ai.proof.goals import CannotJudge, Goal
from ..ai.proof.prover import Prover, Refutation
from ..ai.proof.sealed import OutOfReach, Sealed, fits, observed
from ..files import BadFile, read_text
from ..kernel import notation
from ..kernel.agenda import Action, apply, chooser, legal_actions, perform
from ..kernel.events import Step
from ..kernel.rng import seeded
from ..kernel.ruleset import KNOWN, Ruleset
from ..kernel.state import State
from ..kernel.template import fill
from ..kernel.texts import BEGINS_WITH, NOT_A_PAIR, UNKNOWN_GAME
from ..kernel.view import see
from . import texts
from .primer import primer

FIRST_LINE = "chronotable puzzle 1"
LONGEST = 100_000  # bytes of a file
BUDGET = 400_000  # deeds that are tried for a proof


@dataclass(frozen=True)
class Puzzle:
    """One puzzle as its file says it."""

    key: str
    game: str
    cards: str
    goal: str
    beats: int
    grade: int
    keeps: tuple[str, ...]
    line: tuple[str, ...]
    position: str
    rulings: dict[str, str] = field(default_factory=dict, compare=False)
    found: str = field(default="", compare=False)  # in which game it was found
    opening: tuple[str, ...] = ()
    path: Path = field(default=Path(), compare=False)  # its file, for whoever finds a fault in it

    @property
    def rules(self) -> Ruleset:
        return KNOWN[self.game]

    @property
    def is_current(self) -> bool:
        """Whether it was proved for the cards as they are now."""
        return self.cards == self.rules.book.version

    @property
    def asks(self) -> str:
        """What is to be done, in a sentence."""
        return primer(self.game).asks(self.goal, self.holds)

    def holds(self, place: str) -> bool:
        """Whether any card lies there in the position."""
        found = next((line for line in self.position.splitlines() if line.startswith(f"{place}:")), "")
        return found.partition(":")[2].strip() not in ("", "-", "0 cards")

    def begin(self) -> State:
        """The position, at the first choice. Raises CannotRead if the cards have changed too much."""
        s = notation.lay(self.rules, self.position, self.rulings)
        for deed in self.opening:
            perform(s, notation.read(s, deed))
        return s

    def prover(self, s: State | None = None, budget: int = BUDGET) -> Prover:
        """A proof of it, from what its seat sees."""
        s = self.begin() if s is None else s
        return Prover(see(s, chooser(s)), Goal(self.rules, self.goal, len(s.seats)), self.beats, budget)

    def text(self) -> str:
        head = {
            "game": self.game,
            "cards": self.cards,
            "goal": self.goal,
            "beats": self.beats,
            "grade": self.grade,
            **{f"ruling {key}": choice for key, choice in sorted(self.rulings.items())},
            "keeps": "; ".join(self.keeps),
            "line": "; ".join(self.line),
            "opening": "; ".join(self.opening),
            "found": self.found,
        }
        return "\n".join([FIRST_LINE, *(f"{k}: {v}" for k, v in head.items() if v != ""), "", self.position, ""])


def parse(text: str, path: Path | str) -> Puzzle:
    """A puzzle from its file's text. Raises BadFile."""
    first, _, rest = text.partition("\n")
    top, gap, position = rest.partition("\n\n")
    if first.strip() != FIRST_LINE or not gap:
        raise BadFile(path, "line 1", texts.NOT_A_PUZZLE, fill(BEGINS_WITH, line=FIRST_LINE))
    head = {}
    for number, line in enumerate(top.splitlines(), 2):
        key, colon, value = line.partition(":")
        if not colon:
            raise BadFile(path, f"line {number}", fill(NOT_A_PAIR, text=line[:40]))
        head[key.strip()] = value.strip()
    if head.get("game") not in KNOWN:
        wrong = fill(UNKNOWN_GAME, game=head.get("game", ""), known=", ".join(KNOWN))
        raise BadFile(path, "game", wrong)
    numbers = {}
    for key, most in (("beats", 8), ("grade", 5)):
        if not head.get(key, "").isdecimal() or not 1 <= int(head[key]) <= most:
            raise BadFile(path, key, fill(texts.OUT_OF_RANGE, text=head.get(key, ""), most=most))
        numbers[key] = int(head[key])
    rulings = {key.removeprefix("ruling "): value for key, value in head.items() if key.startswith("ruling ")}
    try:
        Goal(KNOWN[head["game"]], head.get("goal", ""))
        KNOWN[head["game"]].ruled(rulings)
    except (CannotJudge, ValueError) as error:
        raise BadFile(path, "goal", str(error)) from None
    return Puzzle(
        Path(path).stem,
        head["game"],
        head.get("cards", ""),
        head["goal"],
        numbers["beats"],
        numbers["grade"],
        tuple(filter(None, head.get("keeps", "").split("; "))),
        tuple(filter(None, head.get("line", "").split("; "))),
        position.strip(),
        rulings,
        head.get("found", ""),
        tuple(filter(None, head.get("opening", "").split("; "))),
        Path(path),
    )


def folder(game: str) -> Path:
    return Path(KNOWN[game].telling.rules_file).parent / "puzzles"


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first. Raises BadFile."""
    found = [parse(read_text(path, LONGEST), path) for path in sorted(folder(game).glob("*.txt"))]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.grade, puzzle.key)))


def of_the_day(game: str, day: int) -> Puzzle | None:
    """The puzzle for a day (`date.toordinal()`): all in turn, in no order; None where there is none."""
    there = shipped(game)
    if not there:
        return None
    turn, place = divmod(day, len(there))
    return sorted(there, key=lambda puzzle: seeded(hash_of(puzzle.key) + turn))[place]


def hash_of(text: str) -> int:
    return int.from_bytes(text.encode()[-7:], "big")


class Attempt:
    """Somebody solves a puzzle: deeds are judged before they are done, and the others do their worst.

    `state` is the world on the table. `tried` gives the refutation of a deed that loses the goal, and None for any that
    keeps it. `act` does a deed; `reply` does one for the others while they are asked. `is_solved` when all is done.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.state = puzzle.begin()
        self.seat = chooser(self.state)
        self.prover = puzzle.prover(self.state)
        self.belief = self.prover.start
        self.failed = 0  # deeds tried that lose the goal
        s, hands = self.prover.worlds.start, self.state.layout.is_hand
        self.twins = frozenset(
            card for card, face in enumerate(s.what) if face.__class__ is Sealed and hands[s.where[card]]
        )

    @property
    def is_over(self) -> bool:
        return self.prover.is_over(self.state)

    @property
    def is_solved(self) -> bool:
        return self.is_over and self.prover.is_reached(self.state)

    @property
    def is_asked(self) -> bool:
        """Whether the one who solves is to choose."""
        return not self.is_over and chooser(self.state) == self.seat

    def tried(self, action: Action) -> Refutation | None:
        """How this deed fails; None if the goal is as certain after it as before. Raises OutOfReach, hardly ever."""
        means = meaning(self._mine(), action)
        if self.prover.keeps(self.belief, means):
            return None
        self.failed += 1
        return self.prover.refutation(self.belief, means)

    def _mine(self) -> State:
        """The state with the faces that the one who solves knows: deeds mean the same in it as in the proof."""
        s, first = self.state.clone(), self.belief[0]
        s.what = tuple(
            face if seen >> self.seat & 1 and sealed.__class__ is not Sealed else sealed
            for face, sealed, seen in zip(s.what, first.what, s.seen, strict=True)
        )
        return s

    def act(self, action: Action) -> list[Step]:
        """Do a deed that keeps the goal, and tell what happened. Raises IllegalAction."""
        means = meaning(self._mine(), action)
        groups = self.prover.groups(self.belief, means, action)
        story = apply(self.state, action)
        self._answered(groups)
        return story

    def reply(self, action: Action | None = None) -> list[Step]:
        """What the others answer, one deed: the first that there is, if none is named."""
        story = apply(self.state, action or legal_actions(self.state)[0])
        self._answered(self._groups)
        return story

    def _answered(self, groups: dict) -> None:
        self._groups = groups
        if self.is_asked:
            seen = observed(self.state, self.seat)
            self.belief = next(belief for partial, belief in groups.items() if fits(partial, seen, self.twins))


def is_provable(puzzle: Puzzle) -> bool:
    """Whether the puzzle is what it says, with the cards as they are."""
    try:
        s = puzzle.begin()
        kept = {notation.short(s, action) for action in puzzle.prover(s).proofs()}
    except (notation.CannotRead, OutOfReach):
        return False
    return kept == set(puzzle.keeps) and bool(kept)
