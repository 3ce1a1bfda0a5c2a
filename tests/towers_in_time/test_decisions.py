"""Our sheet's decisions A-1 to A-73: which tests hold each of them; and that every section of RULES.md has a test."""

import re
from pathlib import Path

import pytest

from game.rules.towers_in_time.rules import RULES

HERE = Path(__file__).parent
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
TEXT = Path(RULES.telling.rules_file).read_text(encoding="utf-8")
SECTIONS = re.findall(r"^\*\*(\d+\.\d+)", TEXT, re.M)
HELD_BY = {  # decision: tests that would fail without it, by how their names begin
    1: ("15_2",),
    2: ("3_2",),
    3: ("3_3", "tt_t17"),
    4: ("3_4",),
    5: ("3_5",),
    6: ("3_6",),
    7: ("3_8", "16_1"),
    8: ("4_3_maintenance", "16_2"),
    9: ("4_1", "4_5"),
    10: ("4_7", "tt_t18"),
    11: ("4_4",),
    12: ("4_9",),
    13: ("6_7", "6_8", "16_3", "tt_t21"),
    14: ("6_6",),
    15: ("6_1",),
    16: ("6_2", "6_12"),
    17: ("6_4", "tt_t11"),
    18: ("6_5",),
    19: ("5_7",),
    20: ("7_6",),
    21: ("7_6", "5_9"),
    22: ("7_7",),
    23: ("7_9", "16_5", "tt_t10"),
    24: ("7_9",),
    25: ("7_11", "16_4_how_long_bonuses", "tt_t10_bonuses"),
    26: ("7_4", "7_5_what_a_follower", "tt_t20"),
    27: ("10_3", "10_6"),
    28: ("10_6",),
    29: ("10_8",),
    30: ("10_4", "11_3"),
    31: ("11_2",),
    32: ("11_1",),
    33: ("12_2", "tt_t3"),
    34: ("12_4", "16_6"),
    35: ("5_14",),
    36: ("5_13",),
    37: ("9_3", "16_4"),
    38: ("5_2",),
    39: ("8_4", "10_5_who_is_killed_outright"),
    40: ("4_2", "16_7"),
    41: ("13_1",),
    42: ("13_2",),
    43: ("10_13", "10_13_a_spell_asks"),
    44: ("2_8",),
    45: ("2_7",),
    46: ("2_11", "2_12", "6_2"),
    47: ("8_9", "tt_t7"),
    48: ("8_10",),
    49: ("5_15", "8_5"),
    50: ("8_1",),
    51: ("5_12",),
    52: ("5_5",),
    53: ("10_7", "10_7_a_bystander_is_not_healed"),
    54: ("8_15",),
    55: ("7_8",),
    56: ("14_1", "14_2", "14_2_reactions_are_between", "14_3", "tt_t15"),
    57: ("10_11",),
    58: ("9_1",),
    59: ("10_9", "10_9_what_heals_several", "16_8"),
    60: ("9_3_with_three", "16_4"),
    61: ("7_11", "10_5", "tt_t16"),
    62: ("6_5", "7_4", "7_9"),
    63: ("14_4",),
    64: ("1_3", "4_7_and_not", "4_7_with_two", "12_5", "14_2_with_two"),
    65: ("4_8",),
    66: ("10_13",),
    67: ("8_10",),
    68: ("8_12", "tt_t14"),
    69: ("6_9",),
    70: ("13_5", "14_2", "16_9"),
    71: ("10_9_the_dead_of_who_has_no_part", "10_12"),
    72: ("8_4", "8_9"),
    73: ("2_11", "5_13", "6_3", "6_7", "7_12", "11_2", "11_4", "12_3"),
}


@pytest.mark.parametrize("section", [section for section in SECTIONS if not section.startswith("17.")])
def test_every_section_has_a_test(section):
    chapter, number = section.split(".")
    assert re.search(rf"def test_(8_3_and_)?{chapter}_{number}_", TESTS), section


def test_every_decision_is_named_where_it_matters_and_held_to():
    assert sorted(HELD_BY) == list(range(1, 74))
    listed = TEXT[TEXT.index("**17.2**") :]
    for decision, tests in HELD_BY.items():
        assert re.search(rf"A-{decision}\b", TEXT[: TEXT.index("**17.2**")]), decision
        assert re.search(rf"A-{decision}\b", listed), decision
        for name in tests:
            assert re.search(rf"def test_{name}", TESTS), (decision, name)


@pytest.mark.parametrize("number", range(1, 23))
def test_every_scenario_is_played(number):
    assert re.search(rf"def test_tt_t{number}_", TESTS)


def test_every_law_and_ruling_cites_a_section():
    for law in RULES.laws:
        assert law.number in SECTIONS and law.source
    for ruling in RULES.rulings:
        assert ruling.section in SECTIONS
