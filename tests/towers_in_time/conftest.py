"""The game is not among those that the menu offers before it has a screen: here it is one of them."""

import pytest

from game.rules import RULESETS
from game.rules.towers_in_time.rules import RULES


@pytest.fixture(autouse=True, scope="module")
def offered():
    RULESETS["towers_in_time"] = RULES
    yield
    del RULESETS["towers_in_time"]
