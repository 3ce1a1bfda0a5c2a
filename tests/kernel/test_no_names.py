"""What the games share names none of them: neither a game, nor its cards, nor the words of its rulebook.

What one game alone has stands in its own folders: its rules, its show, its art, its sounds, its tables, its decks.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from game.rules import RULESETS

ROOT = Path(__file__).parents[2]
OWN = {
    "control": (
        "diffuse", "diffused", "diffuses", "fuel", "overtime", "unstable", "stable", "rupture", "rift", "stopped clock",
    ),
    "chrono_clash": (
        "gauge", "guardian", "guardians", "battler", "battlers", "battlefield", "quest", "quests", "pilot", "pilots",
        "walker", "sentinel", "taunt", "protector", "toughness", "reinforcements", "legion", "withdraw", "elusive",
        "leader", "last stand", "sneak attack",
    ),
    "towers_in_time": (
        "tower", "towers", "temper", "totem", "totems", "follower", "followers", "limbo", "sapped", "empowered",
        "nexus", "army", "armies", "barbarians",
    ),
    "doctor_who": (
        "doctor who", "dalek", "daleks", "tardis", "time lord", "time lords", "episode", "episodes", "substance",
        "combatant", "combatants", "supporter", "supporters", "time zone", "bonus zone", "timeless",
    ),
}  # fmt: skip
"""Words of each game, of those to come too."""
EVERYDAY = {
    "mend",
    "halo",
    "flow",
    "knight",
    "lion",
    "owl",
    "wolf",
    "great clock",
    "drain",
    "snake",
    "raven",
    "dove",
    "light",
    "the master",
}
"""Names of cards that are words of everybody's: they give no game away."""
SHARED = (
    *(
        path
        for folder in ("kernel", "effects", "ai", "builder", "teach")
        for path in (ROOT / "game" / folder).rglob("*.py")
    ),
    *(ROOT / "game").glob("*.py"),
    *(path for path in (ROOT / "ui").rglob("*.py") if path.parent.parent != ROOT / "ui" / "shows"),
    *(ROOT / "scenes").rglob("*.py"),
    *(ROOT / "art").glob("*.py"), *(ROOT / "art" / "kit").rglob("*.py"),
    *(ROOT / "sounds").glob("*.py"),
    ROOT / "main.py",
)  # fmt: skip
THINGS = {"art": ("tower", "towers", "reactor", "diffuse"), "sounds": ("tower",)}
"""Words that mean a thing there which anybody may paint or ring, and nothing of a rulebook."""


@cache
def names(game):
    """What would give a game away: its names, its words, the keys and the names of its cards."""
    found = {game, *OWN[game]}
    if game in RULESETS:
        rules = RULESETS[game]
        found |= {rules.title, *(printed.key for printed in rules.book), *(printed.name for printed in rules.book)}
    return frozenset({plain(name) for name in found} - EVERYDAY)


def plain(text):
    """In small letters, words that were written together apart: CardDiffused and card-diffused are "card diffused"."""
    return re.sub(r"[-_]", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)).lower()


@cache
def any_of(known):
    """What finds whether one of these names stands in a text: all at once, for there are hundreds."""
    return re.compile(rf"(?<![a-z])(?:{'|'.join(map(re.escape, sorted(known)))})(?![a-z])")


def given_away(text, game, things=()):
    text, known = plain(text), names(game).difference(things)
    return (
        sorted(name for name in known if any_of(frozenset({name})).search(text)) if any_of(known).search(text) else []
    )


def found_in(path):
    text, things = path.read_text(encoding="utf-8"), THINGS.get(path.relative_to(ROOT).parts[0], ())
    return {game: found for game in OWN if (found := given_away(text, game, things))}


def test_shared_code_names_no_game():
    found = {path.relative_to(ROOT).as_posix(): found_in(path) for path in SHARED}
    assert {path: names for path, names in found.items() if names} == {}


def test_every_game_has_its_words_and_every_folder_is_looked_at():
    assert set(RULESETS) <= set(OWN)
    tops = {path.relative_to(ROOT).parts[0] for path in SHARED}
    assert tops == {"game", "ui", "scenes", "art", "sounds", "main.py"} and len(SHARED) > 150
    assert not any(game in path.parts for path in SHARED for game in RULESETS)


@pytest.mark.parametrize(
    ("text", "game", "found"),
    [
        ("class CardDiffused(NamedTuple):", "control", ["diffused"]),
        ("if rules.name == 'control':", "control", ["control"]),
        ("play force-field", "control", ["force field"]),
        ("settings.time_stop", "control", ["time stop"]),
        ("a Chrono Clash card", "chrono_clash", ["chrono clash"]),
        ("zones['guardians']", "chrono_clash", ["guardians"]),
        ("3 ember-heron", "chrono_clash", ["ember heron"]),
        ("def quest_points(s):", "chrono_clash", ["quest"]),
        ("each TotemPole of an army", "towers_in_time", ["army", "totem"]),
        ("the main combatant", "doctor_who", ["combatant"]),
        ("chronotable asks a question about controls", "control", []),
        ("soft diffuse light", "control", ["diffuse"]),
    ],
)
def test_this_test_finds_names(text, game, found):
    assert given_away(text, game) == found


def test_a_thing_that_anybody_may_paint_is_no_name_there():
    assert given_away("a clock tower in diffuse light", "control", THINGS["art"]) == []
    assert given_away("a clock tower", "towers_in_time", THINGS["art"]) == []
    assert given_away("a follower in a tower", "towers_in_time", THINGS["art"]) == ["follower"]
