"""The arena: pairs are fair, intervals are right, and the ladder stands at tiny budgets."""

import json

import pytest

from game.ai import arena, tune
from game.ai.arena import Tally, bootstrap, contestant, pairs, play_round, wilson
from game.rules import RULESETS


def share(first: str, second: str, count: int, seed: int = 300) -> float:
    results = pairs("control", seed, count, *(Tally(contestant(name)) for name in (first, second)))
    return sum(results) / count


def test_random_loses_to_greedy_and_greedy_to_a_search():
    assert share("greedy", "random", 6) > 0.9
    assert share("search:100", "greedy", 4) > 0.5


def test_a_player_ties_with_itself():
    """The same player on both sides wins one round of each pair, if the pairs are fair and it is deterministic."""
    assert share("greedy", "greedy", 3) == 0.5


def test_the_same_seed_is_the_same_round():
    players = [Tally(contestant(name, 20)) for name in ("strong", "greedy")]
    assert len({play_round("control", 5, players) for _ in range(2)}) == 1


def test_intervals():
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = bootstrap([0.5] * 50)
    assert (low, high) == (0.5, 0.5)
    low, high = bootstrap([0.0, 1.0] * 50)
    assert 0.38 < low < 0.43 and 0.57 < high < 0.62


def test_the_command_prints_one_line(capsys):
    assert arena.main(["greedy", "random", "--pairs", "2", "--seed", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pairs"] == 2 and len(told["wilson"]) == len(told["paired"]) == 2


def test_an_unknown_player_is_refused(capsys):
    assert arena.main(["clever", "greedy"]) == 2
    assert "there are: random, greedy" in capsys.readouterr().err
    assert arena.main(["greedy/bold", "greedy"]) == 2
    assert "'bold'; choose from: aggressive," in capsys.readouterr().err
    with pytest.raises(ValueError):
        contestant("search")


def test_tuning_moves_every_weight_and_plays_with_both():
    table = {"a": 1.0, "b": 0.0}
    found = list(tune.tune(dict(table), "control", 1, 1, 4, 1, 0.3, 0.1))
    assert len(found) == 1 and set(found[0]) == set(table)


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_weights_to_tune(game):
    assert tune.main(["--game", game, "--steps", "0"]) == 0
