"""The table language with what this game remembers: it must not let pass what is not so, and positions read back."""

import random

import pytest

from game.kernel import notation
from tests.playing import positions

from .laying import RULES, new_game, table

TEXT = "battlefield-0: bear tapped, ox\nhand-0: cat\ntime-0: 2\npoints-1: 3"


@pytest.mark.parametrize(
    "wrong",
    [
        "battlefield-0: bear, ox tapped",
        "battlefield-0: bear tapped fresh, ox",
        "battlefield-0: bear tapped",
        "time-0: 3",
        "points-0: 3",
        "strength bear: 4",
        "cost cat: 3",
        "quests-0: cat on bear",
    ],
)
def test_shows_fails_for_what_is_not_so(wrong):
    with pytest.raises(AssertionError, match="should be"):
        table(TEXT).shows(wrong)


def test_shows_passes_what_is_so():
    table(TEXT).shows(TEXT).shows("battlefield-0: bear, ox\nstrength bear: 5\ncost cat: 2\nis_out-1: 0")


def test_what_is_not_named_is_filled():
    t = table("hand-0: cat").shows("hand-0: cat\nhand-1: -\nbattlefield-0: -")
    t.shows("deck-0: 20 cards\nguardians-1: 5 cards\nextra-1: 6 cards\ndeck-0 top: plain\nextra-0 top: titan")
    table("deck-0: -\nguardians-0: mouse\nextra-0: -").shows("deck-0: -\nguardians-0: mouse\nextra-0: -")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("battlefield-0: bear asleep", "'asleep' is nothing that a card remembers"),
        ("quests-0: mouse on bear", "no 'bear' in play"),
        ("hand-0: mouse on bear\nbattlefield-0: bear", "does not lie on another"),
        ("hand-0: unicorn", "'unicorn' is no card"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text, said):
    with pytest.raises(notation.CannotRead, match=said):
        table(text)


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_random_games_read_back(seed):
    luck = random.Random(seed)
    keys = [printed.key for printed in RULES.book if printed.part == "deck"]
    extra = ", ".join(f"1 {printed.key}" for printed in RULES.book if printed.part == "extra")
    listed = ", ".join(f"2 {key}" for key in luck.sample(keys, 40)) + " / " + extra
    quiet = 0
    for s in positions(new_game(listed, listed, seed=seed).state, seed):
        if s.outcome is None and s.agenda[-1].what == "main" and s.turn > 1:
            said = notation.show(s)
            assert notation.show(notation.lay(RULES, said)) == said
            quiet += 1
    assert quiet > 3
