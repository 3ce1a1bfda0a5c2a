"""What somebody has learned: lessons done, steps of others to which they came, puzzles solved, words that were said.

It stands in one small file in the player's folder.

Nothing of it is worth a fault: a file that cannot be read counts as an empty one and is set aside before another is
written; one that cannot be written is said once. Two programs with one home take nothing from each other: what is in
the file is read again before it is written, and things are only ever added.
"""

from __future__ import annotations

import json
from pathlib import Path

from game.files import BadFile, read_text, set_aside, stamp, write_atomically
from game.kernel.template import fill
from scenes.learn import texts
from ui.base import folders

NAME = "learned.json"
LONGEST = 500_000  # bytes
LESSONS, STEPS, PUZZLES, WORDS, OFFERED = "lessons", "steps", "puzzles", "words", "offered"
KINDS = (LESSONS, STEPS, PUZZLES, WORDS, OFFERED)


def named(game: str, key: str) -> str:
    """What a lesson, a puzzle or a word of a game is called in the file."""
    return f"{game}/{key}"


def step_named(game: str, key: str, at: int) -> str:
    """What a step of a lesson is called there, counted from 0."""
    return named(game, f"{key}/{at}")


class Progress:
    """`has(kind, name)`, `add(kind, name)`: the name of what was done, by kind. "" or one sentence from `add`."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or folders.data_dir() / NAME
        self.known: dict[str, set[str]] = {kind: set() for kind in KINDS}
        self.unknown: dict[str, object] = {}  # what another version keeps there besides: it stays as it is
        self.stamp: tuple = ("never",)
        self.is_broken = False
        self.look()

    def look(self) -> None:
        """Take in what is in the file, if it has changed since we last looked. Never raises."""
        now = stamp(self.path)
        if now == self.stamp:
            return
        self.stamp = now
        self.is_broken = False
        try:
            found = json.loads(read_text(self.path, LONGEST)) if now else {}
            lists = {kind: found.get(kind, []) for kind in KINDS}
            if not all(isinstance(names, list) and all(isinstance(n, str) for n in names) for names in lists.values()):
                raise ValueError("lists of names are missing")
        except (BadFile, OSError, ValueError, AttributeError, RecursionError):
            self.is_broken = True
            return
        self.unknown = {key: value for key, value in found.items() if key not in KINDS}
        for kind, names in lists.items():
            self.known[kind].update(names)

    def has(self, kind: str, name: str) -> bool:
        return name in self.known[kind]

    def furthest(self, game: str, key: str, steps: int) -> int:
        """The step at which somebody left a lesson of so many, counted from 0; 0 for one that is done or not begun."""
        if self.has(LESSONS, named(game, key)):
            return 0
        return max((at for at in range(1, steps) if self.has(STEPS, step_named(game, key, at))), default=0)

    def count(self, kind: str, game: str) -> int:
        """How many of this kind were done in a game."""
        return sum(name.startswith(f"{game}/") for name in self.known[kind])

    @property
    def is_new(self) -> bool:
        """Whether nothing was ever begun here."""
        return not any(self.known[kind] for kind in (LESSONS, PUZZLES, OFFERED))

    @property
    def problem(self) -> str:
        """What is to be said of a file that cannot be read; "" otherwise."""
        aside = f"{self.path.name}.broken"
        words = fill(texts.PROGRESS_UNREADABLE, file=self.path, aside=aside)
        return words if self.is_broken else ""

    def add(self, kind: str, *names: str) -> str:
        """These are done now. What cannot be written down is known for this sitting, and one sentence says why."""
        self.look()
        if self.known[kind].issuperset(names) and not self.is_broken:
            return ""
        self.known[kind].update(names)
        try:
            if self.is_broken and self.path.exists():
                set_aside(self.path)
            lists = {kind: sorted(self.known[kind]) for kind in KINDS}
            write_atomically(self.path, json.dumps(lists | self.unknown, indent=1))
        except OSError as wrong:
            return fill(texts.PROGRESS_NOT_SAVED, file=self.path, why=wrong.strerror or wrong)
        self.is_broken, self.stamp = False, stamp(self.path)
        return ""
