"""The shortcuts of rollouts answer as the slow way does: what instinct wants, what holds, what an action leaves."""

from __future__ import annotations

import random

import pytest

from game.ai.playout import drawn
from game.decks import bring
from game.kernel.agenda import apply, options, perform
from game.kernel.modifiers import additions, holding
from game.kernel.record import Record
from game.kernel.view import determinize, see
from game.rules.doctor_who.domain import VALUES, values
from game.rules.doctor_who.foremost import foremost, likely
from game.rules.doctor_who.instinct import instinct, reflex
from game.rules.doctor_who.rules import RULES

RULINGS = [{}, {"innate": "standing"}, {"support-when": "combat", "zero": "sum", "itself": "yes"}]


def positions(seed, rulings, length=250):
    """Positions of one match between players that mostly follow instinct."""
    luck = random.Random(seed)
    decks = bring("doctor_who", None, 2, seed)
    s = Record("doctor_who", seed, [("random", "")] * 2, RULES.ruled(rulings), 1, decks=decks).start()
    for _ in range(length):
        if s.outcome is not None:
            return
        yield s
        legal = options(s)
        perform(s, luck.choice(legal) if luck.random() < 0.25 else drawn(s, legal, luck))


@pytest.mark.parametrize("rulings", RULINGS)
def test_quick_rollout_choice_is_the_first_that_instinct_weighs_most(rulings):
    met = set()
    for seed in range(4):
        for s in positions(seed, rulings):
            legal = options(s)
            weights = instinct(s, legal)
            wanted = reflex(s) or legal[weights.index(max(weights))]
            assert foremost(s) == wanted, (s.agenda[-1], legal, weights)
            met.add((s.agenda[-1].what, wanted.verb))
    assert {("act", "play"), ("act", "pass"), ("zone", "choose"), ("attack", "attack"), ("quiet", "pass")} <= met


@pytest.mark.parametrize("rulings", RULINGS)
def test_likely_options_hold_all_that_instinct_weighs_in_their_order(rulings):
    left_out = 0
    for s in positions(5, rulings):
        legal, found = options(s), likely(s)
        assert found == [action for action in legal if action in found]
        wanted = [action for action, weight in zip(legal, instinct(s, legal), strict=True) if weight]
        assert reflex(s) or set(wanted) <= set(found)
        left_out += len(legal) - len(found)
    assert left_out


@pytest.mark.parametrize("rulings", RULINGS)
def test_what_holds_is_kept_as_it_would_be_found_anew(rulings):
    is_held = False
    for seed in range(6):
        for s in positions(seed, rulings):
            anew = s.clone()
            anew.lent = None
            assert holding(s) == holding(anew)
            for stat in VALUES:
                assert additions(s, stat) == additions(anew, stat)
            creatures = [card for card in s.in_field() if s.what[card].is_creature]
            assert [values(s, card) for card in creatures] == [values(anew, card) for card in creatures]
            is_held = is_held or bool(additions(s, "energy"))
    assert is_held


def test_action_leaves_the_same_state_with_and_without_a_log():
    for s in positions(2, {}):
        legal = options(s)
        action = legal[s.turn % len(legal)]
        logged, quiet = s.clone(), s.clone()
        apply(logged, action)
        perform(quiet, action)
        assert logged == quiet, action


def test_same_chance_deals_the_same_world_each_time_it_is_asked_for():
    for s in positions(3, {}, 60):
        view = see(s, s.agenda[-1].seat)
        one = determinize(view, 7)
        before = one.clone()
        perform(one, options(one)[0])
        assert determinize(view, 7) == before == determinize(see(s, s.agenda[-1].seat), 7)
