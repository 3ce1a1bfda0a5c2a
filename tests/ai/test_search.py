"""The search: one answer for one seed, always an answer, and the same name for the same deed."""

import pytest

from game.ai.ismcts import CHECK, Search
from game.ai.meaning import meaning, merged
from game.ai.player import LIMITS, choose
from game.ai.playout import playout, round_only
from game.ai.seats import LEVELS
from game.kernel.agenda import chooser, legal_actions
from game.kernel.view import see

from ..playing import begin, positions
from ..table import Table


def some_views(seats: int, seed: int, every: int = 5):
    for number, s in enumerate(positions(begin("control", seats, seed), seed)):
        if s.outcome is None and number % every == 0:
            yield s, see(s, chooser(s))


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_same_action(kind, seats):
    for seed, (s, view) in enumerate(some_views(seats, 3, every=9)):
        first, second = (choose(view, kind, seed, simulations=20) for _ in range(2))
        assert first == second
        assert first in legal_actions(s)


def test_thinking_leaves_the_view_alone():
    s = begin("control", 3, 5)
    view, before = see(s, chooser(s)), see(s, chooser(s))
    for kind in LEVELS:
        choose(view, kind, 1, simulations=30)
    assert view == before


def test_there_is_always_an_answer():
    """Hurried before the first simulation, or with no simulation at all, the answer is legal and sensible."""
    for s, view in some_views(2, 4):
        assert choose(view, "strong", 1, simulations=0) in legal_actions(s)
        assert choose(view, "strong", 1, hurried=lambda: True) in legal_actions(s)
    table = Table("hand-0: nova, rift\nplay-0: singularity, force-field\nhand-1: rift")
    search = Search(see(table.state, 0), 1)
    assert table.state.what[search.best().card].key == "nova"


def test_a_hurry_ends_the_search_within_a_few_simulations():
    view = see(begin("control", 2, 1), chooser(begin("control", 2, 1)))
    search = Search(view, 1)
    search.run(10_000, lambda: search.done >= 3)
    assert search.done == CHECK


def test_what_cannot_change_any_more_is_not_thought_about():
    table = Table("hand-0: nova, rift\nplay-0: singularity, force-field\nhand-1: rift")
    search = Search(see(table.state, 0), 1)
    search.run(1000)
    assert search.done < 700
    full = Search(see(table.state, 0), 1)
    for _ in range(1000):
        full.simulate()
    assert search.best() == full.best()


def test_a_single_option_takes_no_thought():
    table = Table("hand-0: rift\nhand-1: nova")  # both decks hold cards: so this one is about twins
    assert len(merged(table.state, legal_actions(table.state))) == 2
    lone = Table("hand-0: rift\ndeck-0: 0 cards\nhand-1: nova")
    search = Search(see(lone.state, 0), 1)
    search.run(1000)
    assert search.done == 0
    assert search.best() == legal_actions(lone.state)[0]


def test_equal_deeds_have_one_name():
    table = Table("hand-0: nova, nova, rift, rift\nplay-1: dark-energy, dark-energy\nhand-1: rift")
    legal = legal_actions(table.state)
    by_name = merged(table.state, legal)
    assert len(legal) == 9 and len(by_name) == 4  # draw, two kinds to play, one way to diffuse
    assert len({meaning(table.state, action) for action in legal}) == 4


def test_a_target_that_stands_as_another_card_is_another_target():
    table = Table("active: 1\nhand-1: nova\nplay-0: force-field, reactor, reactor\nhand-0: rift")
    s = table.state
    plain, standing = (card for card in s.cards_in(0, "play") if s.what[card].key == "reactor")
    s.cards[standing] = s.rules.Situation(copied=s.rules.book["force-field"])
    targets = {a.target: meaning(s, a) for a in legal_actions(s) if a.verb == "diffuse"}
    assert plain not in targets  # guarded
    assert len(set(targets.values())) == len(targets)


def test_a_playout_ends_with_the_turn():
    for s, view in some_views(2, 6):
        search = Search(view, 1)
        world = search.deal()
        round_only(world)
        turn = world.turn
        playout(world, search.luck)
        assert world.turn == turn + 1 or len(world.results) > len(s.results)


def test_levels_differ_in_depth_only():
    assert LIMITS["novice"].simulations < LIMITS["skilled"].simulations < LIMITS["strong"].simulations
    assert LIMITS["novice"].seconds < LIMITS["skilled"].seconds < LIMITS["strong"].seconds <= 1
    assert set(LIMITS) | {"random", "greedy"} == set(LEVELS)


@pytest.mark.parametrize(("game", "is_far"), [("control", True), ("chrono_clash", False)])
def test_a_search_looks_as_far_as_the_game_says(game, is_far):
    """In Control at the answers of the others too, in Chrono Clash at the whole of its own turn."""
    deeds = set()

    class Watched(Search):
        def _select(self, node, s):
            deeds.add((s.turn - self.view.turn, node is self.root))
            return super()._select(node, s)

    for number, s in enumerate(positions(begin(game, 2, 4), 4)):
        if s.outcome is None and number % 9 == 8:
            Watched(see(s, chooser(s)), 1).run(80)
    assert {(0, True), (0, False)} <= deeds
    assert is_far == any(ahead for ahead, _ in deeds)
