"""The worked examples of the rulesheet and of our sheet: fixture files, played to the letter."""

from pathlib import Path

import pytest

from game.rules import RULESETS
from tests.table import play_scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))
RULES_MD = Path(RULESETS["control"].telling.rules_file).read_text(encoding="utf-8")


def test_all_thirteen_are_there():
    assert [path.stem for path in FILES] == [f"CT-T{number:02}" for number in range(1, 14)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario(path):
    assert play_scenario(path.read_text(encoding="utf-8")) >= 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_cites_sections_of_rules_md(path):
    lines = dict(line.split(": ", 1) for line in path.read_text(encoding="utf-8").splitlines()[:3])
    assert lines["scenario"].startswith(path.stem.replace("T0", "T") + ", ")
    for number in lines["laws"].split(", "):
        assert f"**{number}" in RULES_MD, f"{number} is no section of RULES.md"
