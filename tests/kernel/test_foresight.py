"""What a deed brings for certain: told by what its seat knows, alike whatever is hidden, and never a guess."""

import pytest

from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.foresight import foreseen
from game.kernel.notation import show
from game.kernel.record import Record
from game.kernel.view import determinize, see
from game.rules import RULESETS
from tests.playing import some_decks


def begun(game, seed, actions):
    """A match after so many actions, any of the legal ones each time."""
    decks = some_decks(game, 2, seed)
    s, _ = Record(game, seed, [("greedy", "Ada"), ("greedy", "Boole")], {}, 1, decks=decks).begin()
    for n in range(actions):
        found = legal_actions(s)
        if not found:
            break
        apply(s, found[(n * 7 + seed) % len(found)])
    return s


@pytest.mark.parametrize("game", list(RULESETS))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_foreseen_is_how_the_true_story_begins_and_changes_nothing(game, seed):
    s = begun(game, seed, 24)
    before, seat = show(s), chooser(s)
    for action in legal_actions(s):
        story = foreseen(s, seat, action)
        assert show(s) == before, "the match itself is untouched"
        true = s.clone()
        assert [step.event for step in story] == [step.event for step in apply(true, action)][: len(story)]


@pytest.mark.parametrize("game", list(RULESETS))
def test_what_is_foreseen_does_not_tell_what_is_hidden(game):
    """The same table with other hidden cards: the same is foreseen."""
    for seed in (4, 5):
        s = begun(game, seed, 20)
        seat = chooser(s)
        for n in range(3):
            other = determinize(see(s, seat), 100 + n)
            for action in legal_actions(s):
                one, two = ([step.event for step in foreseen(t, seat, action)] for t in (s, other))
                assert one == two
