"""What a game says of itself to somebody who learns it: a file `primer.toml` in its folder, and nothing more.

[asks]                         goals of puzzles, as sentences
win = "Win this turn."
"points-1 <= #" = "Leave {seat:1} no more than # points."

[[measure]]                    what a plan of a turn can be about: the miner looks for the best that can be proved
goal = "points-FOE <= #"
best = "low"                   or "high"

[terms]                        what the appraisal weighs, as words that can end a sentence
race = "how near it is to the end"
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ..files import BadFile, read_text
from ..kernel.ruleset import KNOWN

NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")
PLAIN = {"win": "Win this turn.", "safe": "See to it that nobody else has won before your next turn."}


@dataclass(frozen=True)
class Primer:
    """The words of a game for those who learn it."""

    sentences: dict[str, str] = field(default_factory=dict)
    measures: tuple[dict[str, str], ...] = ()
    terms: dict[str, str] = field(default_factory=dict)

    def asks(self, goal: str, beats: int = 1) -> str:
        """A goal as a sentence: `#` in it stands for the number."""
        if goal in self.sentences or goal in PLAIN:
            return self.sentences.get(goal) or PLAIN[goal]
        numbers = NUMBER.findall(goal)
        said = self.sentences.get(NUMBER.sub("#", goal), f"Reach this: {goal}.")
        for number in numbers:
            said = said.replace("#", number, 1)
        return said

    def term(self, name: str) -> str:
        """A term of the appraisal in words."""
        return self.terms.get(name, name)


@cache
def primer(game: str) -> Primer:
    """The primer of a game; an empty one, where the game has none. Raises BadFile."""
    path = Path(KNOWN[game].telling.rules_file).parent / "primer.toml"
    if not path.is_file():
        return Primer()
    try:
        found = tomllib.loads(read_text(path, 100_000))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(path, "", str(error)) from None
    return Primer(found.get("asks", {}), tuple(found.get("measure", ())), found.get("terms", {}))
