"""What is measured is worth measuring."""

import pytest

from game import bench
from game.kernel.agenda import options
from game.rules import RULESETS


@pytest.mark.parametrize("game", RULESETS)
def test_a_search_is_measured_where_there_is_something_to_choose(game):
    rules = RULESETS[game]
    for seed in range(8):
        assert len(options(bench._middle(rules, seed, bench._decks(rules, seed)))) > 1
