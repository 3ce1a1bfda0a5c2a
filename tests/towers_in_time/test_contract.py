"""What every game must keep is asked of this one, too, in tests/test_contract.py; here is its fairness."""

import pytest

from tests.ai import test_fairness as fairness


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_hidden_cards_change_nothing(seats):
    fairness.test_hidden_cards_change_nothing("towers_in_time", 3, 17, "greedy", seats)
