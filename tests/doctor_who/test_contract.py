"""What every game must keep is asked of this one, too, in tests/test_contract.py; here is its fairness."""

from tests.ai import test_fairness as fairness


def test_hidden_cards_change_nothing():
    fairness.test_hidden_cards_change_nothing("doctor_who", 3, 17, "greedy", 2)
