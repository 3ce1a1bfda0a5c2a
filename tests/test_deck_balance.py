"""The balance of ready decks is reckoned right, and what is unfair is marked."""

import pytest

from tests import deck_balance
from tests.deck_balance import play, report

PAIR = ("up-before-everyone", "persons-unknown")


@pytest.mark.parametrize(
    ("number", "winners", "share"), [(2, (0,), 1), (2, (1,), 0), (3, (0,), 0), (3, (1,), 1), (2, (), 0.5)]
)
def test_a_game_is_told_for_the_first_deck_wherever_it_sits(monkeypatch, number, winners, share):
    sat = []

    def won(game, seed, tallies, decks):
        sat.extend(deck.name for deck in decks)
        return winners

    monkeypatch.setattr(deck_balance, "play_round", won)
    assert play(("chrono_clash", "greedy", None, PAIR, number)) == (PAIR, share)
    names = ["Up Before Everyone", "Persons Unknown"]
    assert sat == (names[::-1] if number % 2 else names)


def test_a_pairing_worse_than_35_to_65_is_marked(capsys):
    assert report({PAIR: [1.0] * 65 + [0.0] * 35}) == 0
    assert "UNFAIR" not in capsys.readouterr().out
    assert report({PAIR: [0.0] * 66 + [1.0] * 34}) == 1
    told = capsys.readouterr().out
    assert "0.340" in told and "0.660" in told and told.count("UNFAIR") == 1
