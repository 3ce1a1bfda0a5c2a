"""RULES.md and these tests, side by side: no section without a test that names it, no number that is none."""

import re
from pathlib import Path

import pytest

from game.rules import RULESETS
from game.rules.chrono_clash.icons import LEGEND

REAL = RULESETS["chrono_clash"]
TEXTS = dict(
    re.findall(
        r"^\*\*(\d+\.\d+)\b(.*?)(?=^\*\*\d|^## |\Z)",
        Path(REAL.telling.rules_file).read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
)
SOURCES = {path: path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")}
WORDS_ONLY = {
    "2.1": "says what battlers are; what they do stands in 6, 7, 9 and 10",
    "2.2": "says what actions are: 6.6",
    "2.3": "says what extra-deck cards are: 11",
    "2.4": "says what is printed on a card: the card file and its reader",
}
WEIGHING = (
    "appraise.py",
    "gains.py",
    "instinct.py",
    "merit.py",
)  # their comments hold weights, which look like sections
CODE = [path for path in Path(REAL.telling.rules_file).parent.glob("*.py") if path.name not in WEIGHING]


def sections_of(name: str) -> set[str]:
    """The sections in the name of a test: test_12_23_and_12_24_numbers, test_3_1_to_3_4_shuffled."""
    found = {f"{a}.{b}" for a, b in re.findall(r"_(?=(\d+)_(\d+)(?:_|$))", name)}
    if span := re.search(r"_(\d+)_(\d+)_to_\1_(\d+)", name):
        found |= {f"{span[1]}.{number}" for number in range(int(span[2]), int(span[3]) + 1)}
    return found


CITED = {
    section
    for text in SOURCES.values()
    for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)
    if not re.match(r"test_(a\d|cc_)", name)
    for section in sections_of(name)
}


def test_the_rules_are_found():
    assert len(TEXTS) > 180
    assert {number.split(".")[0] for number in TEXTS} == {str(chapter) for chapter in range(1, 17)}


@pytest.mark.parametrize("section", [number for number in TEXTS if not number.startswith("16.")])
def test_each_section_has_a_test_that_names_it(section):
    assert (section in CITED) != (section in WORDS_ONLY)


def test_no_test_names_a_section_that_is_not_there():
    assert set(TEXTS) >= CITED


@pytest.mark.parametrize("section", [number for number in TEXTS if number.startswith("16.")])
def test_each_decision_says_where_it_is_played_and_that_is_tested(section):
    named = set(re.findall(r"(?<=[( ])(\d+\.\d+)(?=[,).; ])", TEXTS[section])) - {section}
    assert named
    assert {number for number in named if not number.startswith("16.")} <= CITED


@pytest.mark.parametrize("ruling", REAL.rulings, ids=lambda ruling: ruling.key)
def test_each_ruling_is_played_in_each_choice(ruling):
    every = "\n".join(SOURCES.values())
    assert ruling.section in TEXTS
    for choice in set(ruling.choices) - {ruling.default}:
        said = (f'{ruling.key.replace("-", "_")}="{choice}"', f'{{"{ruling.key.replace("-", "_")}": "{choice}"}}')
        assert any(words in every for words in said), choice


def test_every_number_in_the_code_is_a_section():
    for law in REAL.laws:
        assert law.number in TEXTS, law
    for icon in LEGEND.values():
        assert icon.section in TEXTS, icon
    for path in CODE:
        text = path.read_text("utf-8")
        said = re.findall(
            r"(?<![\d.:=+-])(\d{1,2}\.\d{1,2})(?![\d.])", "\n".join(re.findall(r'""".*?"""|#.*', text, re.DOTALL))
        )
        strange = [number for number in said if number not in TEXTS]
        assert not strange, (path.name, strange)
