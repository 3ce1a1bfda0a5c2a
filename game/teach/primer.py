"""What a game says of itself to somebody who learns it: a file `primer.toml` in its folder, and nothing more.

[asks]                         goals of puzzles, as sentences
win = "Win this turn."
"points-1 <= #" = "Leave {seat:1} no more than # points{hand-1?, whatever is in hand}."   # if any card lies there

[[measure]]                    what a plan of a turn can be about: the miner looks for the best that can be proved
goal = "points-FOE <= #"
best = "low"                   or "high"

[digging]                      how the miner looks here: see `Digging`
beats = 3

[terms]                        what the appraisal weighs, as words that can end a sentence
race = "how near it is to the end"

[goal]                         what ends the game, in a sentence or two, with the sections of the rules that say it
words = "Whoever has 21 at the end of their turn wins."
watched = "A player with 21 at the end of their turn wins."    the same for a spectator, if `words` address a player
laws = ["1.1", "1.2"]

[places]                       what each zone, and each place of the table that only this game has, is; a sentence each
deck = "What you draw from (3.1)."

[deeds]                        what a deed is, by its verb, or by that and the choice that is asked
draw = "The top card of your deck comes into your hand (4.3)."
"pass answer" = "It is not answered, and happens (8.2)."

[signs]                        what a sign on a card means, by kind, trait or whatever the ruleset calls it
fly = "Only flyers defend against it (8.5)."

[numbers]                      what the numbers on a card are, by its stat; {} is the number
cost = "Corner {}: what it costs (4.1)."

[marks]                        what each number on a face is, by the name that its face gives it; {} is the number.
cost = "Cost {}: what is paid for it (4.1)."            Where there is none of that name, `numbers` says it

[glossary]                     terms, written small if they are no names; after | other ways to write them
"coin|coins" = "what costs are paid in (6.1)."

[[first]]                      a word at the first use, once: `when` is "asked CHOICE", "card KIND" or "lies ZONE"
when = "asked action"
says = "You take one action a turn."
point = "hand-0"               what it is about, if that is a place: seats are counted from the one who looks

[[ruled]]                      what is said instead where a ruling is not read as usual: tables as above, and of
ruling = "hand-limit"          `first` what each `when` says
choice = "after-drawing"
places.hand = "Cards that only their player sees. Seven are kept after drawing (4.7)."
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from ..files import BadFile, read_text
from ..kernel.ruleset import KNOWN
from ..kernel.template import fill
from . import texts

ONLY_WITH = re.compile(r"\{([\w-]+)\?([^}]*)\}")
NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")
NONE, ONE = re.compile(r"\bat most 0\b"), re.compile(r"\b1 ((?:[A-Z]\w+ )?\w+)s\b")
AS_USUAL: Mapping[str, str] = MappingProxyType({})  # no ruling is read otherwise than by default
PLAIN = {"win": texts.GOAL_WIN, "safe": texts.GOAL_SAFE}


class First(NamedTuple):
    """A word that is said once, when something is first met; what lies there, only where it is one's own (`own`)."""

    when: str
    says: str
    point: str = ""
    own: bool = False


class Digging(NamedTuple):
    """How puzzles of a game are dug out: the beats that a plan takes, the cards that a rival may hold (where they hold
    more, their hand is laid back into their deck), the most first deeds, and besides the quiet moments the choices at
    which either seat is asked: whoever moves, or the one that answers. `far` are the beats that are tried as well
    where the rival has hardly anything to do."""

    beats: int = 1
    held: int = 60
    widest: int = 14
    asked: tuple[str, ...] = ()
    far: int = 0


@dataclass(frozen=True, eq=False)
class Primer:
    """The words of a game for those who learn it."""

    sentences: dict[str, str] = field(default_factory=dict)
    measures: tuple[dict[str, str], ...] = ()
    terms: dict[str, str] = field(default_factory=dict)
    goal: str = ""
    places: dict[str, str] = field(default_factory=dict)
    deeds: dict[str, str] = field(default_factory=dict)
    signs: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, str] = field(default_factory=dict)
    glossary: dict[str, str] = field(default_factory=dict)
    first: tuple[First, ...] = ()
    digging: Digging = field(default_factory=Digging)
    marks: dict[str, str] = field(default_factory=dict)
    watched_goal: str = ""

    def goal_for(self, is_watching: bool) -> str:
        """What ends the game, for a player or for a spectator."""
        return self.watched_goal if is_watching and self.watched_goal else self.goal

    def asks(self, goal: str, holds: Callable[[str], bool] = lambda place: True) -> str:
        """A goal as a sentence: `#` in it stands for the number. `holds` says whether any card lies in a place."""
        said = self.sentences.get(goal) or PLAIN.get(goal)
        numbers = () if said else NUMBER.findall(goal)
        said = said or self.sentences.get(NUMBER.sub("#", goal), fill(texts.GOAL_OTHER, goal=goal))
        said = ONLY_WITH.sub(lambda found: found[2] if holds(found[1]) else "", said)
        for number in numbers:
            said = said.replace("#", number, 1)
        return ONE.sub(r"1 \1", NONE.sub("no", said))

    def deed(self, verb: str, asked: str) -> str:
        """What a deed is when this is asked; "" where nothing is said of it."""
        return self.deeds.get(f"{verb} {asked}") or self.deeds.get(verb, "")

    def mark(self, name: str, number: str) -> str:
        """What a number on a face is; "" where nothing is said of it."""
        return (self.marks.get(name) or self.numbers.get(name, "")).format(number)

    def term(self, name: str) -> str:
        """A term of the appraisal in words."""
        return self.terms.get(name, name)


def primer(game: str, rulings: Mapping[str, str] = AS_USUAL) -> Primer:
    """The primer of a game under these rulings; an empty one, where the game has none. Raises BadFile."""
    return _primer(game, frozenset(rulings.items() - KNOWN[game].default_rulings.items()))


@lru_cache(maxsize=32)
def _primer(game: str, unusual: frozenset[tuple[str, str]]) -> Primer:
    path = Path(KNOWN[game].telling.rules_file).parent / "primer.toml"
    if not path.is_file():
        return Primer()
    try:
        found = tomllib.loads(read_text(path, 100_000))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(path, "", str(error)) from None
    for one in found.get("ruled", ()):
        if (one["ruling"], one["choice"]) in unusual:
            _rule(found, one)
    return Primer(
        found.get("asks", {}),
        tuple(found.get("measure", ())),
        found.get("terms", {}),
        found.get("goal", {}).get("words", ""),
        found.get("places", {}),
        found.get("deeds", {}),
        found.get("signs", {}),
        found.get("numbers", {}),
        found.get("glossary", {}),
        tuple(First(**one) for one in found.get("first", ())),
        Digging(**{key: tuple(it) if isinstance(it, list) else it for key, it in found.get("digging", {}).items()}),
        found.get("marks", {}),
        found.get("goal", {}).get("watched", ""),
    )


def _rule(found: dict[str, Any], ruled: Mapping[str, Any]) -> None:
    """Say what is said of a ruling in the place of what is said as usual."""
    for name, words in ruled.items():
        if name == "first":
            for one in found["first"]:
                one["says"] = words.get(one["when"], one["says"])
        elif name not in ("ruling", "choice"):
            found[name] |= words
