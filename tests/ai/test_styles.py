"""A style changes what a player strives for: by name, in every game, and nothing else."""

from itertools import islice

import pytest

from game.ai.levels import choose
from game.kernel.agenda import chooser, legal_actions
from game.kernel.view import see
from game.rules import RULESETS

from ..playing import begin, positions


def places(game, seed):
    """Some positions of a random game where there is something to choose."""
    open_ones = (s for s in positions(begin(game, 2, seed), seed) if len(legal_actions(s)) > 2)
    return [s.clone() for number, s in enumerate(islice(open_ones, 60)) if number % 15 == 4]


@pytest.mark.parametrize("game", RULESETS)
def test_every_style_weighs_terms_that_there_are_and_values_otherwise(game):
    thinking = RULESETS[game].thinking
    assert {"aggressive", "patient", "builder"} <= set(thinking.styles)
    found = places(game, 1) + places(game, 2)
    plain = [thinking.appraise(s, 0) for s in found]
    weighed = dict.fromkeys(thinking.weights, 1.0)
    assert [thinking.appraise_as("")(s, 0) for s in found] == plain
    for style, factors in thinking.styles.items():
        assert set(factors) <= set(weighed), style
        values = [thinking.appraise_as(style)(s, 0) for s in found]
        assert values != plain and all(-1 <= value <= 1 for each in values for value in each)
    with pytest.raises(ValueError, match="choose from: aggressive"):
        thinking.appraise_as("reckless")


@pytest.mark.parametrize("game", RULESETS)
def test_a_level_plays_by_a_named_style(game, monkeypatch):
    s, heard = places(game, 1)[0], []
    kind = type(RULESETS[game].thinking)
    asked = kind.appraise_as
    monkeypatch.setattr(kind, "appraise_as", lambda self, style: heard.append(style) or asked(self, style))
    for level in ("greedy", "novice", "strong"):
        heard.clear()
        action = choose(see(s, chooser(s)), f"{level}/patient", 1, simulations=4)
        assert action in legal_actions(s) and set(heard) <= {"patient"}
    assert heard
