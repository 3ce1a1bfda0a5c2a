"""game/rules/README.md leads from every chapter of every game's rules to files that there are."""

import re
from pathlib import Path

import pytest

from game.rules import RULESETS

RULES = Path(__file__).parents[1] / "game" / "rules"


@pytest.mark.parametrize("game", RULESETS)
def test_every_chapter_has_its_files(game):
    _, _, told = (RULES / "README.md").read_text(encoding="utf-8").partition(f"\n## {RULESETS[game].title}\n")
    rows = re.findall(r"^\| (\d.*?) \| (.*) \|$", told.partition("\n## ")[0], re.M)
    chapters = [chapter for row, _ in rows for chapter in re.split(r", (?=\d)", row)]
    written = re.findall(r"^## (\d+)\. (.*)$", (RULES / game / "RULES.md").read_text(encoding="utf-8"), re.M)
    assert sorted(chapters) == sorted(f"{number} {name}" for number, name in written)
    for _, files in rows:
        for file in re.findall(r"`(.*?)`", files):
            assert (RULES / game / file).exists(), file
