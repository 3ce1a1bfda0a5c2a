"""The kernel holds no name of any game: neither a game's, nor its cards', nor the words of its rulebook."""

import re
from pathlib import Path

import pytest

from game.rules import RULESETS

KERNEL = Path(__file__).parents[2] / "game" / "kernel"
WORDS = {
    "control": ("diffuse", "diffused", "diffuses", "fuel", "overtime", "unstable", "stable", "rupture"),
    "chrono_clash": (
        "gauge", "guardian", "guardians", "battler", "battlers", "battlefield", "quest", "quests", "pilot", "pilots",
        "walker", "sentinel", "taunt", "toughness", "reinforcements", "legion", "withdraw", "elusive", "leader",
    ),
}  # fmt: skip


def names(game):
    """What would give a game away: its names, its words, the keys and the names of its cards."""
    rules = RULESETS[game]
    found = {game, game.replace("_", "-"), rules.title.lower(), *WORDS[game]}
    return found | {printed.key for printed in rules.book} | {printed.name.lower() for printed in rules.book}


def said(text):
    """The text in small letters, words that were written together apart: CardDiffused is "card diffused"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()


def given_away(text, game):
    text = said(text)
    return sorted(name for name in names(game) if re.search(rf"(?<![a-z]){re.escape(name)}(?![a-z])", text))


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("path", sorted(KERNEL.glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_names_no_game(path, game):
    assert given_away(path.read_text(encoding="utf-8"), game) == []


@pytest.mark.parametrize(
    ("text", "game", "found"),
    [
        ("class CardDiffused(NamedTuple):", "control", ["diffused"]),
        ("if rules.name == 'control':", "control", ["control"]),
        ("play force-field", "control", ["force-field"]),
        ("a Chrono Clash card", "chrono_clash", ["chrono clash"]),
        ("zones['guardians']", "chrono_clash", ["guardians"]),
        ("3 ember-heron", "chrono_clash", ["ember-heron"]),
        ("chronotable asks a question about controls", "control", []),
    ],
)
def test_this_test_finds_names(text, game, found):
    assert given_away(text, game) == found
