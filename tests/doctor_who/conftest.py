"""The game is not among those that the menu offers before it has a screen: here it is one of them."""

import pytest

from game.rules import RULESETS
from game.rules.doctor_who.rules import RULES


@pytest.fixture(autouse=True, scope="module")
def offered():
    RULESETS["doctor_who"] = RULES
    yield
    del RULESETS["doctor_who"]
