"""What the worked examples and lessons of Towers in Time say of the numbers on the table."""

import re

import pytest

from game.kernel.notation import lay
from game.rules import RULESETS
from game.rules.towers_in_time.numbers import worth
from game.teach.lessons import EXAMPLES, LESSONS, REACHED, Practice, shipped

RULES = RULESETS["towers_in_time"]
STRIKES = re.compile(r"(?<![+\d\N{MINUS SIGN}])(\d+) attack\b(?! becomes)")


def told(part):
    """All sentences of a step that are said whatever one does."""
    return "\n".join((part.words, *part.hints, *(text for kind, text in part.story if kind == "say")))


COUNTED = [
    pytest.param(part, id=f"{lesson.key}-{part.kind}")
    for shelf in (LESSONS, EXAMPLES)
    for lesson in shipped(RULES.name, shelf)
    for part in lesson.parts
    if part.position and STRIKES.search(told(part))
]


@pytest.mark.parametrize("part", COUNTED)
def test_with_what_somebody_is_said_to_strike_stands_there(part):
    state = lay(RULES, part.position)
    open_to = [zone for name, zone in state.layout.named.items() if name.startswith(("towers-", "hand-"))]
    attacks = {worth(state, card, "attack") for zone in open_to for card in state.zones[zone]}
    assert {int(number) for number in STRIKES.findall(told(part))} <= attacks


def test_some_say_it():
    assert len(COUNTED) >= 4


@pytest.mark.parametrize(
    ("key", "attack"), [("e06-a-wand", "knight"), ("e16-it-gives-what-it-stands-on", "orc-pikes"),
                        ("e18-nothing-left-of-it", "elf-scout")]
)  # fmt: skip
def test_no_attack_does_what_a_step_is_about_because_somebody_was_kind_enough_to_defend(key, attack):
    lesson = next(one for one in shipped(RULES.name, EXAMPLES) if one.key == key)
    part = next(one for one in lesson.parts if one.kind == "do")
    assert Practice(lesson, part).plays([f"attack {attack}"])[0] != REACHED
