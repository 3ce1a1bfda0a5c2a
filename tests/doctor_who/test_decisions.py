"""Our sheet's decisions A-1 to A-54: which tests hold each of them; and that every section of RULES.md has a test."""

import re
from pathlib import Path

import pytest

from game.rules.doctor_who.rules import RULES

HERE = Path(__file__).parent
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
TEXT = Path(RULES.telling.rules_file).read_text(encoding="utf-8")
SECTIONS = re.findall(r"^\*\*(\d+\.\d+)", TEXT, re.M)
HELD_BY = {  # decision: tests that would fail without it, by how their names begin
    1: ("4_3_any", "14_1"),
    2: ("4_2",),
    3: ("5_2", "14_2"),
    4: ("5_3_of_several",),
    5: ("5_4_it",),
    6: ("5_6",),
    7: ("5_7", "8_6"),
    8: ("8_2", "8_3", "dw_t1"),
    9: ("7_4", "14_17"),
    10: ("7_5", "14_18"),
    11: ("6_2", "14_4"),
    12: ("6_3", "dw_t1b"),
    13: ("4_5", "14_12", "dw_t7"),
    14: ("4_14", "14_25"),
    15: ("4_7_two",),
    16: ("4_11", "4_12", "13_4", "14_6", "dw_t11"),
    17: ("9_1", "14_7"),
    18: ("9_6", "14_8"),
    19: ("9_8", "dw_t10"),
    20: ("10_9", "14_10", "dw_t5"),
    21: ("10_2",),
    22: ("10_3_a_watcher", "14_22"),
    23: ("10_4", "14_11"),
    24: ("10_6",),
    25: ("10_7",),
    26: ("11_2", "dw_t6"),
    27: ("7_2", "dw_t2"),
    28: ("10_10", "14_14"),
    29: ("10_11", "14_15"),
    30: ("4_14", "dw_t8"),
    31: ("4_15_what_was",),
    32: ("1_1",),
    33: ("1_2",),
    34: ("3_1",),
    35: ("6_5",),
    36: ("8_5",),
    37: ("13_1",),
    38: ("3_3",),
    39: ("13_2",),
    40: ("3_4", "14_19"),
    41: ("10_13", "14_16"),
    42: ("4_4", "14_5"),
    43: ("7_2", "7_6", "14_13"),
    44: ("7_3",),
    45: ("8_2", "8_4", "14_3", "14_24"),
    46: ("4_13_whoever",),
    47: ("9_6_nobody", "14_9"),
    48: ("11_3", "14_26"),
    49: ("4_7_granted",),
    50: ("12_2", "14_21"),
    51: ("10_7",),
    52: ("5_4_not", "14_23"),
    53: ("10_12",),
    54: ("8_6",),
}


@pytest.mark.parametrize("section", [section for section in SECTIONS if not section.startswith("15.")])
def test_every_section_has_a_test(section):
    chapter, number = section.split(".")
    assert re.search(rf"def test_{chapter}_{number}_", TESTS), section


def test_every_decision_is_named_where_it_matters_and_held_to():
    assert sorted(HELD_BY) == list(range(1, 55))
    rules, listed = TEXT[: TEXT.index("**15.2**")], TEXT[TEXT.index("**15.2**") :]
    for decision, tests in HELD_BY.items():
        assert re.search(rf"A-{decision}\b", rules), decision
        assert re.search(rf"A-{decision}\s", listed), decision
        for name in tests:
            assert re.search(rf"def test_{name}", TESTS), (decision, name)


@pytest.mark.parametrize("number", range(1, 13))
def test_every_scenario_is_played(number):
    assert re.search(rf"def test_dw_t{number}_", TESTS)


def test_every_law_and_ruling_cites_a_section():
    for law in RULES.laws:
        assert law.number in SECTIONS and law.source
    for ruling in RULES.rulings:
        assert ruling.section in SECTIONS


def test_every_section_that_code_cites_is_there():
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(RULES.telling.rules_file).parent.glob("*.py"))
    for words in re.findall(r'"""[^"]*?"""', code, re.S):
        for number in re.findall(r"(?<![\d.])\d+\.\d+(?![\d.])", words):
            assert number in SECTIONS, words
